"""What the error that ended a call proves about its effect. Pure; used by calls.py.

Only these prove that nothing happened, and only when they were said to that very request:

- It never left: no connection (TCP or TLS) stood when its own POST was to be written.
- JSON-RPC 2.0, 5.1: -32601 there is no such method, -32602 its parameters are invalid. MCP 2026-07-28: -32021 and
  -32022, the request asks for what client or server does not have; 2025-11-25: -32042, the user must visit a page.
- The status of its own POST: 401 "has not been applied", 403 "refuses to fulfill it", 404 no such resource, 405 not
  supported by the target, 413 and 415 "refusing" to process (RFC 9110, 15.5); 429 (RFC 6585, 4).
- 404 to a POST that named a session: MCP 2025-11-25 (transports, session management) lets a server say so in place of
  processing a request, of a session that it has ended. The request is then made in a new one.

Everything else is a doubt: a 400 (that many servers also say of a session they have forgotten), any 5xx (a proxy says
502 to 504 also after it has handed the request on), a redirect, a 202, an answer that cannot be read, a connection that
ended, and all other errors of the server's own, -32603 among them: they say that something failed, not that nothing
happened.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from mcp_types import (
    CONNECTION_CLOSED,
    INTERNAL_ERROR,
    INVALID_PARAMS,
    METHOD_NOT_FOUND,
    MISSING_REQUIRED_CLIENT_CAPABILITY,
    UNSUPPORTED_PROTOCOL_VERSION,
    URL_ELICITATION_REQUIRED,
)

from steward.tools.mcp.requests import SentRequest

_REFUSING_CODES: Final = frozenset(
    {
        METHOD_NOT_FOUND,
        INVALID_PARAMS,
        MISSING_REQUIRED_CLIENT_CAPABILITY,
        UNSUPPORTED_PROTOCOL_VERSION,
        URL_ELICITATION_REQUIRED,
    }
)
_REFUSING_STATUSES: Final = frozenset({401, 403, 404, 405, 413, 415})
_TOO_MANY: Final = 429
_NOT_FOUND: Final = 404


class Verdict(Enum):
    """What is proved."""

    UNSENT = auto()
    BUSY = auto()
    """Refused for now."""
    REFUSED = auto()
    SESSION_LOST = auto()
    UNKNOWN = auto()


def verdict_on(request: SentRequest, code: int, *, was_sent: bool) -> Verdict:
    """What an error with this JSON-RPC code, which ended `request`, proves.

    The SDK makes up -32601 for a 404 without a session; no other code of refusal is ever its own word.
    """
    if not was_sent:
        return Verdict.UNSENT
    if request.status == _TOO_MANY:
        return Verdict.BUSY
    if code in _REFUSING_CODES:
        return Verdict.REFUSED
    if request.status == _NOT_FOUND and request.in_session:
        return Verdict.SESSION_LOST
    return Verdict.REFUSED if request.status in _REFUSING_STATUSES else Verdict.UNKNOWN


def is_permanent(request: SentRequest, code: int) -> bool:
    """Whether a read would meet the same again."""
    if request.status is not None and request.status >= 300:
        return request.status < 500
    return code not in (CONNECTION_CLOSED, INTERNAL_ERROR)
