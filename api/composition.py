"""Builds the gateway from the settings and closes what it opened. Called by the processes that have a door.

Opens without PostgreSQL or Temporal: calls answer 503 until they are there.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import httpx

from api.camera_proxy import CameraProxy
from api.config import GatewayConfig
from api.conversations import Conversations
from api.gateway import Gateway
from api.identity import Identity
from api.mcp_desk import McpDesk
from api.notifying import NotificationDesk
from api.owner import Owner
from api.parts import PartsCheck
from api.push_addresses import PushAddresses
from api.rate_limits import RateLimits
from api.reading import ProblemReader
from api.results import ResultReader
from api.speaking import ProblemSpeaker
from api.temporal import TemporalProblems
from api.temporal_client import lazy_client
from api.tool_catalogue import ToolCatalogue
from api.tool_reload import ToolReload
from api.waits import Waits
from config.secrets import know_secrets
from config.settings import Settings
from contracts.errors import ErrorCode, Unavailable
from sql.database import Database
from sql.installation import Installation
from sql.listen import ProblemListener
from sql.mcp import McpHealthStore, McpToolStore
from sql.mendings import MendingStore
from sql.notifications import NotificationStore
from sql.planner_health import PlannerHealthStore
from sql.policy_findings import PolicyFindingStore
from sql.problems import ProblemStore
from sql.pushes import PushStore
from sql.results import ResultStore
from sql.shown import ShownStore
from sql.tools import ToolStore

_CONNECTIONS: Final = 16
_STATEMENT_S: Final = 3.0


def identity_of(settings: Settings) -> Identity:
    """Who may come in."""
    token = settings.api_token.get_secret_value() if settings.api_token else None
    return Identity(settings.auth_mode, settings.tenant_id, token)


def camera_proxy(settings: Settings, client: httpx.AsyncClient) -> CameraProxy:
    """What the door of cameras looks through."""
    token = settings.home_assistant_token
    return CameraProxy(settings.home_assistant_url, token.get_secret_value() if token else None, client)


@asynccontextmanager
async def open_gateway(settings: Settings, waits: Waits | None = None) -> AsyncIterator[Gateway]:
    """The gateway of this process. Ending `waits` ends the waits of its callers.

    Raises:
        Unavailable: the settings name no database.
    """
    if settings.postgres_dsn is None:
        raise Unavailable(
            "no database: set STEWARD_POSTGRES_DSN (`steward up` does so for its own)",
            code=ErrorCode.POSTGRES_UNAVAILABLE,
        )
    know_secrets(settings)
    waits = waits or Waits()
    dsn = settings.postgres_dsn.get_secret_value()
    config = GatewayConfig.of(settings)
    limits = None
    if settings.auth_mode != "none":
        limits = RateLimits(settings.rate_per_minute, settings.rate_per_hour)
    database = Database(dsn, max_size=_CONNECTIONS, command_timeout_s=_STATEMENT_S, application_name="steward-api")
    listener = ProblemListener(dsn)
    async with database:
        client = await lazy_client(settings, database)
        store, temporal = ProblemStore(database), TemporalProblems(client, waits)
        owner = Owner(client, Installation(database))
        with contextlib.suppress(Unavailable):
            await owner.id()
        reader = ProblemReader(config, store, temporal, listener, owner, waits)
        catalogue = ToolCatalogue(ToolStore(database))
        await listener.start()
        try:
            yield Gateway(
                config,
                reader=reader,
                speaker=ProblemSpeaker(store, temporal, reader, owner, Conversations(ShownStore(database)), catalogue),
                catalogue=catalogue,
                reload=ToolReload(client),
                parts=PartsCheck(
                    store,
                    PlannerHealthStore(database),
                    client,
                    settings.temporal_namespace,
                    McpHealthStore(database),
                    MendingStore(database),
                    owner,
                    PolicyFindingStore(database),
                ),
                mcp=McpDesk(McpToolStore(database), McpHealthStore(database)),
                pushes=PushAddresses(PushStore(database), reader),
                notifications=NotificationDesk(NotificationStore(database), client),
                results=ResultReader(ResultStore(database)),
                limits=limits,
            )
        finally:
            await listener.stop()
