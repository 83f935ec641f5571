"""Finds the running stack's addresses for a door that `steward up` did not start, and opens a gateway to them.

Used by the STDIO door. Reads the settings and home/run.json; says what to do when there is nothing to reach.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Self

from pydantic import SecretStr

from steward.api.composition import open_gateway
from steward.api.gateway import Gateway
from steward.config.settings import Settings
from steward.contracts.errors import ErrorCode, Unavailable


class GatewayOfRunningStack:
    """The gateway, opened at its first use and again whenever the stack has come up at other addresses."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._stack = AsyncExitStack()
        self._opening = asyncio.Lock()
        self._opened: tuple[Settings, Gateway] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._stack.aclose()

    async def gateway(self) -> Gateway:
        """The gateway to the stack as it runs now.

        Raises:
            Unavailable: TEMPORAL_UNAVAILABLE, when the settings name no stack and none runs on this data folder.
        """
        found = addresses(self._settings)
        async with self._opening:
            if self._opened is None or self._opened[0] != found:
                self._opened = None
                await self._stack.aclose()
                self._stack = AsyncExitStack()
                self._opened = (found, await self._stack.enter_async_context(open_gateway(found)))
            return self._opened[1]


def addresses(settings: Settings) -> Settings:
    """The settings with the addresses of the stack that runs on their data folder, where they name none themselves.

    Raises:
        Unavailable: there is neither.
    """
    if settings.postgres_dsn is not None:
        return settings
    try:
        document = json.loads((settings.home / "run.json").read_text(encoding="utf-8"))
        dsn, address = SecretStr(document["postgres_dsn"]), str(document["temporal_address"])
    except (OSError, ValueError, KeyError, TypeError):
        raise Unavailable(
            f"Steward does not run on the data folder {settings.home}: start it with `steward up`",
            code=ErrorCode.TEMPORAL_UNAVAILABLE,
            retry_after_s=5,
        ) from None
    namespace = str(document.get("temporal_namespace", settings.temporal_namespace))
    return settings.model_copy(
        update={"postgres_dsn": dsn, "temporal_address": address, "temporal_namespace": namespace}
    )
