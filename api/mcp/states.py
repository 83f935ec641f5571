"""What a call that waits for input carries to its next round, and the keys that seal it on the way through the client.

All API processes of an installation seal with the same key, so any of them may serve the next round.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from mcp.server.context import CallNext, HandlerResult
from mcp.server.request_state import AESGCMRequestStateCodec, InvalidRequestState, RequestStateSecurity
from mcp_types.methods import INPUT_REQUIRED_METHODS
from pydantic import ValidationError

from steward.api.mcp.callers import Callers, Context
from steward.contracts.base import Message
from steward.contracts.errors import BadRequest, StewardError

SECRET: Final = "mcp.request_state"
"""The name of the installation's secret the key is made from when no keys are configured."""


class AskedState(Message):
    """The problem that asked. What it asked is read from the problem itself, so nothing here can grow stale."""

    problem_id: int

    @classmethod
    def read(cls, text: str) -> AskedState:
        """Raises BadRequest for the state of something else."""
        try:
            return cls.model_validate_json(text)
        except ValidationError:
            raise BadRequest("requestState: is not of this tool") from None


class InstallationCodec:
    """Seals with the configured keys, the first one first; without any, with the installation's secret, which is
    fetched once PostgreSQL is there."""

    def __init__(self, keys: list[str], secret: Callable[[], Awaitable[bytes]]) -> None:
        self._codec = AESGCMRequestStateCodec(keys) if keys else None
        self._secret = secret

    async def load(self) -> None:
        """Fetch the secret if it is still needed. Raises Unavailable."""
        if self._codec is None:
            self._codec = AESGCMRequestStateCodec([await self._secret()])

    def seal(self, payload: bytes) -> str:
        """The token of a payload."""
        if self._codec is None:
            raise RuntimeError("the key was not fetched before a state was sealed")
        return self._codec.seal(payload)

    def unseal(self, token: str) -> bytes:
        """The payload of a token. Raises InvalidRequestState."""
        if self._codec is None:
            raise InvalidRequestState("no key yet")
        return self._codec.unseal(token)


class LoadKeys:
    """Server middleware, outermost: no request that may carry or get a state runs before there is a key."""

    def __init__(self, codec: InstallationCodec, refused: Callable[[StewardError], Exception]) -> None:
        self._codec = codec
        self._refused = refused

    async def __call__(self, ctx: Context, call_next: CallNext) -> HandlerResult:
        """Serve one message."""
        if ctx.method in INPUT_REQUIRED_METHODS:
            try:
                await self._codec.load()
            except StewardError as error:
                raise self._refused(error) from error
        return await call_next(ctx)


def security(codec: InstallationCodec, callers: Callers, ttl_s: float) -> RequestStateSecurity:
    """A state belongs to its caller and its call, and lives as long as an approval may wait."""
    return RequestStateSecurity(codec=codec, ttl=ttl_s, bind_principal=callers.name_of)
