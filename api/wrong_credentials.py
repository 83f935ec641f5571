"""Wrong credentials are limited: an address may try so many a minute, then nothing it tries is looked at for a while.

A part of the application around every door. Counts answers of 401 to requests that carry credentials, in this process
alone. Credentials that were good here pass whatever else comes from their address, so that nobody behind the same proxy
is locked out by a stranger's guesses.
"""

from __future__ import annotations

import hashlib
import ipaddress
import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from steward.api.core.request_notes import NOTES
from steward.api.errors import problem_response
from steward.contracts.errors import ErrorCode

MOST_WRONG: Final = 20
WINDOW_S: Final = 60.0
_ADDRESSES: Final = 10_000
_GOOD: Final = 10_000
_SIGN_IN: Final = "/console/login"
_UNAUTHORIZED: Final = 401


class LimitWrongCredentials:
    """Answers 429 to an address that sent MOST_WRONG wrong credentials in WINDOW_S seconds. `clock` counts seconds."""

    def __init__(self, app: ASGIApp, clock: Callable[[], float] = time.monotonic) -> None:
        self._app = app
        self._clock = clock
        self._wrong: OrderedDict[str, deque[float]] = OrderedDict()
        self._good: OrderedDict[bytes, None] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        credentials = _credentials(scope) if scope["type"] == "http" else None
        if credentials is None:
            await self._app(scope, receive, send)
            return
        address = _address(scope)
        if credentials not in self._good and (wait_s := self._wait_s(address)) > 0:
            detail = f"too many wrong tokens from this address: at most {MOST_WRONG} in a minute"
            refusal = problem_response(
                ErrorCode.RATE_LIMITED, detail, scope["path"], retry_after_s=max(1, math.ceil(wait_s))
            )
            await refusal(scope, receive, send)
            return

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._note(address, credentials, wrong=message["status"] == _UNAUTHORIZED)
            await send(message)

        await self._app(scope, receive, watched)

    def _wait_s(self, address: str) -> float:
        tried = self._wrong.get(address)
        if tried is None or len(tried) < MOST_WRONG:
            return 0.0
        return tried[0] + WINDOW_S - self._clock()

    def _note(self, address: str, credentials: bytes, *, wrong: bool) -> None:
        # An open address answers 200 whatever credentials it is sent: good are those that somebody is known by.
        if wrong:
            self._good.pop(credentials, None)
            self._wrong.setdefault(address, deque(maxlen=MOST_WRONG)).append(self._clock())
            self._wrong.move_to_end(address)
        elif credentials != _NO_HEADER and (notes := NOTES.get()) is not None and notes.tenant_id is not None:
            self._good[credentials] = None
            self._good.move_to_end(credentials)
        for kept, most in ((self._wrong, _ADDRESSES), (self._good, _GOOD)):
            if len(kept) > most:
                kept.popitem(last=False)


_NO_HEADER: Final = b"form"
"""In place of credentials that stand in a form's body, which only its page reads."""


def _credentials(scope: Scope) -> bytes | None:
    """What a request's credentials are known again by; None where it has none."""
    header = next((value for name, value in scope["headers"] if name == b"authorization"), None)
    if header is not None:
        return hashlib.sha256(header).digest()
    return _NO_HEADER if scope["method"] == "POST" and scope["path"] == _SIGN_IN else None


def _address(scope: Scope) -> str:
    """The caller's address; of IPv6 the network, for one host has as many addresses as it likes."""
    host = scope["client"][0] if scope.get("client") else ""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    return str(ip) if ip.version == 4 else str(ipaddress.ip_network((ip, 64), strict=False))
