"""Tells the log of security events of refusals at the HTTP doors. Called where errors become answers; never fails."""

from __future__ import annotations

from fastapi import Request

from steward.api.credentials.identity import BadSignature, Principal
from steward.api.http import Doors
from steward.contracts.errors import ErrorCode, Forbidden


async def note_refusal(request: Request, error: Exception) -> None:
    """Write it down, if known credentials asked for what they do not allow, or a signature was wrong."""
    doors = getattr(request.app.state, "doors", None)
    if not isinstance(doors, Doors):
        return
    log, place = doors.gateway.security, _place(request)
    caller = getattr(request.state, "caller", None)
    if isinstance(error, BadSignature):
        await log.signature_failed(doors.gateway.config.tenant_id, "Authorization", error.detail)
    elif isinstance(error, Forbidden) and error.code is ErrorCode.FORBIDDEN and isinstance(caller, Principal):
        await log.forbidden(caller, place, error.detail)


def _place(request: Request) -> str:
    """The method and the address's pattern: of these there are few, whatever callers put into them."""
    pattern = getattr(request.scope.get("route"), "path", "")
    return f"{request.method} {pattern}".strip()
