"""One HTTP exchange of a tool, and what its failure says about the effect.

Shared by catalogue entries that are HTTP services and by the clients of internet services. Before sending, nothing has
happened; after sending, silence, a 5xx or an unreadable answer of anything but a read is an unknown outcome.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final
from urllib.parse import urljoin, urlsplit

import httpx

from steward.contracts.base import Json
from steward.contracts.bodies import ACCEPT_ENCODING, UnreadableBody, read_body
from steward.contracts.errors import NotReached, ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.plain_json import parse_json
from steward.contracts.redaction import REDACTOR

MAX_REDIRECTS = 3
_EXCERPT = 300
_LONGEST_RETRY_AFTER_S = 3_600
_SAFE = ("GET", "PROPFIND", "REPORT")
"""Methods that change nothing (RFC 9110, 9.2.1; RFC 4918, 9.1; RFC 3253, 3.6), so that they may be sent on."""
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol, httpx.ProxyError)
_BROKEN: Final = (
    (httpx.ConnectTimeout, "no connection in time"),
    (httpx.TimeoutException, "no answer in time"),
    (httpx.ConnectError, "no connection"),
    (httpx.ProxyError, "the proxy refused"),
)
"""In a user's words; the rest is told by its class. The text of an error may hold what was sent."""


class SaidNo(ToolFailed):
    """The tool answered, and said that it failed: the text is its own."""


class NotThere(ToolFailed):
    """The other side has no such thing (404, 410); a client that knows what that means says it in better words."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole response."""

    status: int
    headers: httpx.Headers
    body: bytes


@dataclass(frozen=True, slots=True)
class Exchange:
    """Requests on behalf of `name` (a tool or a service, for the errors); `read` when they have no effect."""

    name: str
    read: bool

    async def send(self, client: httpx.AsyncClient, request: httpx.Request) -> Reply:
        """The answer of the 200 family, read whole. A read is followed to other places of its host.

        Raises:
            ToolFailed: 4xx (404 and 410 as `NotThere`), or for a read a redirect that is not followed or an answer
                that is too large or encoded in a way that is not taken.
            NotReached: not connected.
            ToolUnavailable: 429, 503; for a read also any 5xx or broken connection.
            ToolOutcomeUnknown: 3xx, 5xx or a broken connection of anything but a read.
        """
        for _ in range(MAX_REDIRECTS + 1):
            reply = await self._once(client, request)
            following = self._redirect(request, reply)
            if following is None:
                if not 200 <= reply.status < 300:
                    raise self._refused(reply)
                return reply
            request = following
        raise self.after_sending(f"{self.name} was redirected more than {MAX_REDIRECTS} times")

    def after_sending(self, detail: str, *, permanent: bool = False) -> ToolError:
        """The error for a fault after sending; `permanent` when a read would meet it again."""
        if not self.read:
            return ToolOutcomeUnknown(detail)
        return ToolFailed(detail) if permanent else ToolUnavailable(detail)

    def json_of(self, reply: Reply) -> Json:
        """The body as JSON; None when it is empty. Raises as `after_sending`."""
        if not reply.body.strip():
            return None
        try:
            return parse_json(reply.body, _no_constant)
        except ValueError as error:
            text = f"{self.name} answered with something that is not JSON"
            raise self.after_sending(text, permanent=True) from error

    async def _once(self, client: httpx.AsyncClient, request: httpx.Request) -> Reply:
        host = request.url.host
        request.headers["Accept-Encoding"] = ACCEPT_ENCODING
        try:
            response = await client.send(request, stream=True)
        except _NOT_SENT as error:
            raise NotReached(f"{host} cannot be reached: {_what_broke(error)}") from error
        except httpx.HTTPError as error:
            raise self.after_sending(f"{host} broke off: {_what_broke(error)}") from error
        try:
            body = await read_body(response.headers.get("Content-Encoding"), response.aiter_raw())
        except UnreadableBody as error:
            raise self.after_sending(f"{host}: {error}", permanent=True) from error
        except httpx.HTTPError as error:
            raise self.after_sending(f"{host} broke off: {_what_broke(error)}") from error
        finally:
            await response.aclose()
        return Reply(response.status_code, response.headers, body)

    def _redirect(self, request: httpx.Request, reply: Reply) -> httpx.Request | None:
        """The request to make instead, for a redirected read that stays on its host. A redirect of anything else is
        not followed: it may tell that the effect has happened."""
        location = reply.headers.get("Location")
        if reply.status not in (301, 302, 303, 307, 308) or location is None:
            return None
        if not self.read or request.method not in _SAFE:
            return None
        target = urljoin(str(request.url), location)
        old, new = urlsplit(str(request.url)), urlsplit(target)
        if (old.scheme, old.netloc) != (new.scheme, new.netloc):
            text = f"{self.name} was sent on to another host, {new.netloc or new.scheme}, which is not followed"
            raise ToolFailed(text)
        headers = {name: value for name, value in request.headers.items() if name.lower() != "host"}
        return httpx.Request(
            request.method, target, headers=headers, content=request.content, extensions=request.extensions
        )

    def _refused(self, reply: Reply) -> ToolError:
        text = f"{self.name} was answered {reply.status}"
        excerpt = self._excerpt(reply.body)
        detail = f"{text}: {excerpt}" if excerpt else text
        if reply.status in (429, 503):
            return ToolUnavailable(detail, retry_after_s=retry_after(reply.headers.get("Retry-After")))
        if reply.status >= 500:
            return self.after_sending(detail)
        if reply.status < 400:
            return self.after_sending(detail, permanent=True)
        return NotThere(detail) if reply.status in (404, 410) else ToolFailed(detail)

    def _excerpt(self, body: bytes) -> str:
        # Masked before it is cut: half a secret would not be found any more.
        text = " ".join(REDACTOR.text(body.decode("utf-8", "replace")).split())
        return "".join(ch for ch in text if ch.isprintable())[:_EXCERPT]


def retry_after(value: str | None) -> int | None:
    """Seconds to wait, from a number or a date (RFC 9110, 10.2.3); an hour at most."""
    if value is None:
        return None
    if value.strip().isdecimal():
        seconds = int(value.strip()[:9])
    else:
        try:
            moment = parsedate_to_datetime(value)
        except (TypeError, ValueError):
            return None
        aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
        seconds = int((aware - datetime.now(UTC)).total_seconds())
    return min(max(seconds, 1), _LONGEST_RETRY_AFTER_S)


def _what_broke(error: httpx.HTTPError) -> str:
    return next((words for kind, words in _BROKEN if isinstance(error, kind)), type(error).__name__)


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")
