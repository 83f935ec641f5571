"""The API's connection to Temporal: a client that comes up without a server, and whether the server can be reached.

Asked before something is sent that must not be sent twice: a server that is known to be away is sent nothing, so that
whoever is refused then may try again.
"""

from __future__ import annotations

import math
import os
import socket
import time
from datetime import timedelta
from typing import Final

from temporalio.api.workflowservice.v1 import GetSystemInfoRequest
from temporalio.client import Client
from temporalio.service import GrpcCompression, RetryConfig

from steward.api.temporal.errors import NotSent, translated
from steward.config.settings import Settings
from steward.config.temporal_connection import connection_options
from steward.config.tracing import tracing_interceptors
from steward.config.values import keys_of
from steward.contracts.actors import GATEWAY_IDENTITY
from steward.contracts.errors import StewardError, Unavailable
from steward.sql.converter import data_converter
from steward.sql.database import Database

CONNECT_S: Final = 2.0
_LOOK_S: Final = 1.0
_TRUSTED_S: Final = 1.0
"""A server that answered so recently is not asked again whether it is there."""


async def lazy_client(settings: Settings, database: Database) -> Client:
    """A client that connects with its first call, so that the process starts while Temporal is away. By its identity
    workflows know that whoever it names was authenticated."""
    return await Client.connect(
        settings.temporal_target,
        namespace=settings.temporal_namespace,
        **connection_options(settings),
        data_converter=data_converter(database, keys_of(settings.temporal_payload_keys)),
        identity=f"{GATEWAY_IDENTITY}:{os.getpid()}@{socket.gethostname()}",
        interceptors=tracing_interceptors(settings),
        lazy=True,
        connect_timeout=timedelta(seconds=CONNECT_S),
        retry_config=RetryConfig(max_elapsed_time_millis=1500, max_retries=4),
        grpc_compression=GrpcCompression.NONE,
    )


class Reachability:
    """Whether the server behind a client answers, from what its calls have met."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._heard_at = -math.inf

    def heard(self) -> None:
        """A call was answered."""
        self._heard_at = time.monotonic()

    def lost(self) -> None:
        """A call was not answered."""
        self._heard_at = -math.inf

    async def check(self) -> None:
        """Raise NotSent unless the server answered a moment ago or does so now."""
        if time.monotonic() - self._heard_at < _TRUSTED_S:
            return
        try:
            with translated():
                await self._client.workflow_service.get_system_info(
                    GetSystemInfoRequest(), timeout=timedelta(seconds=_LOOK_S)
                )
        except Unavailable as error:
            raise NotSent(error.detail) from error
        except StewardError:
            pass
        self.heard()
