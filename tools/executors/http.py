"""Calls a JSON service as its catalogue entry describes it, and nothing the entry does not allow.

Used by the runner. What is known about the effect decides the error: before sending nothing happened; after sending,
silence or a 5xx of anything but a read is an unknown outcome. Secrets go into headers and nowhere else.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import quote, urljoin, urlsplit

import httpx

from contracts.base import Json, canonical_json
from contracts.errors import ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from contracts.tool import Effect, HttpExecutor, ToolSpec
from tools.context import ToolContext, ToolResult
from tools.placeholders import fill, names_in, sole_name

MAX_RESPONSE_BYTES = 8 << 20
MAX_REDIRECTS = 3
_EXCERPT = 300
_LONGEST_RETRY_AFTER_S = 3_600
_NOT_SENT = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.UnsupportedProtocol, httpx.ProxyError)


@dataclass(frozen=True, slots=True)
class Reply:
    """A whole response."""

    status: int
    headers: httpx.Headers
    body: bytes


class HttpCaller:
    """Makes the calls. `secrets` gives a secret by name, or None. Reads share kept connections; every effect gets a
    fresh one, because a kept one that the server has just closed would look like an unknown outcome."""

    def __init__(self, secrets: Callable[[str], str | None]) -> None:
        self._secrets = secrets
        self._pools: dict[bool, httpx.AsyncClient] = {}

    async def call(self, spec: ToolSpec, executor: HttpExecutor, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
        """Send one request and read its JSON answer.

        Raises:
            ToolFailed: 4xx, an answer that is no JSON or a redirect of a read, a missing secret.
            ToolUnavailable: not connected, 429, 503; for a read also any 5xx or broken connection.
            ToolOutcomeUnknown: 3xx, 5xx, a broken connection or an unreadable answer, of anything but a read.
        """
        secrets = self._secret_headers(spec, executor)
        request = self._pool(spec).build_request(
            executor.method,
            _url(spec, executor, args),
            params=_query(executor, args) or None,
            headers=_headers(spec, executor, ctx, args) | secrets,
            content=_content(executor, args),
            timeout=spec.timeout_s,
        )
        reply = await self._send(spec, request)
        if not 200 <= reply.status < 300:
            raise _refused(spec, reply, secrets.values())
        return ToolResult(result=_result(spec, executor, reply))

    async def aclose(self) -> None:
        """Close the connections."""
        for pool in self._pools.values():
            await pool.aclose()

    def _pool(self, spec: ToolSpec) -> httpx.AsyncClient:
        keep = spec.effect is Effect.READ
        if keep not in self._pools:
            limits = httpx.Limits(max_connections=100, max_keepalive_connections=20 if keep else 0)
            self._pools[keep] = httpx.AsyncClient(follow_redirects=False, limits=limits)
        return self._pools[keep]

    def _secret_headers(self, spec: ToolSpec, executor: HttpExecutor) -> dict[str, str]:
        headers = {}
        for header, name in executor.secret_headers.items():
            value = self._secrets(name)
            if value is None:
                raise ToolFailed(f"{spec.name} needs the secret {name}, and it is not set")
            headers[header] = value
        return headers

    async def _send(self, spec: ToolSpec, request: httpx.Request) -> Reply:
        for _ in range(MAX_REDIRECTS + 1):
            reply = await self._exchange(spec, request)
            following = _redirect(spec, request, reply)
            if following is None:
                return reply
            request = following
        raise _after_sending(spec, f"{spec.name} was redirected more than {MAX_REDIRECTS} times")

    async def _exchange(self, spec: ToolSpec, request: httpx.Request) -> Reply:
        host = request.url.host
        try:
            response = await self._pool(spec).send(request, stream=True)
        except _NOT_SENT as error:
            raise ToolUnavailable(f"{host} cannot be reached: {type(error).__name__}") from error
        except httpx.HTTPError as error:
            raise _after_sending(spec, f"{host} broke off: {type(error).__name__}") from error
        try:
            body = bytearray()
            async for chunk in response.aiter_bytes():
                body += chunk
                if len(body) > MAX_RESPONSE_BYTES:
                    raise _after_sending(
                        spec, f"{host} answered with more than {MAX_RESPONSE_BYTES >> 20} MiB", permanent=True
                    )
        except httpx.HTTPError as error:
            raise _after_sending(spec, f"{host} broke off: {type(error).__name__}") from error
        finally:
            await response.aclose()
        return Reply(response.status_code, response.headers, bytes(body))


def _url(spec: ToolSpec, executor: HttpExecutor, args: dict[str, Json]) -> str:
    def value_of(name: str) -> str:
        text = _text(args.get(name, ""))
        if text in ("", ".", ".."):
            raise ToolFailed(f"{spec.name}: `{name}` cannot be part of an address: “{text}”")
        return quote(text, safe="")

    return fill(executor.url, value_of)


def _query(executor: HttpExecutor, args: dict[str, Json]) -> dict[str, str]:
    """The query of the entry; a part whose arguments were not given is left out."""
    return {
        name: fill(template, lambda key: _text(args[key]))
        for name, template in executor.query.items()
        if names_in(template) <= set(args)
    }


def _headers(spec: ToolSpec, executor: HttpExecutor, ctx: ToolContext, args: dict[str, Json]) -> dict[str, str]:
    headers = {"Accept": "application/json"}
    for name, template in executor.headers.items():
        if names_in(template) <= set(args):
            value = fill(template, lambda key: _text(args[key]))
            if not value.isprintable():
                raise ToolFailed(f"{spec.name}: the header {name} cannot hold that value")
            headers[name] = value if value.isascii() else quote(value, safe=" ")
    if executor.method != "GET" and (executor.body is not None or _remaining(executor, args)):
        headers["Content-Type"] = "application/json"
    if spec.effect is not Effect.READ:
        headers[executor.idempotency_header] = ctx.idempotency_key
    return headers


def _content(executor: HttpExecutor, args: dict[str, Json]) -> bytes | None:
    """The body of the entry, or every argument that is used nowhere else; GET sends none."""
    if executor.method == "GET":
        return None
    if executor.body is not None:
        return canonical_json(_filled(executor.body, args)).encode()
    rest = _remaining(executor, args)
    return canonical_json(rest).encode() if rest else None


def _remaining(executor: HttpExecutor, args: dict[str, Json]) -> dict[str, Json]:
    texts = [executor.url, *executor.query.values(), *executor.headers.values()]
    used = set().union(*(names_in(text) for text in texts))
    return {name: value for name, value in args.items() if name not in used}


def _filled(template: Json, args: dict[str, Json]) -> Json:
    """A body template with values in place. A text that is one placeholder takes the value's own type; members whose
    argument was not given are left out."""
    if isinstance(template, str):
        name = sole_name(template)
        return args.get(name) if name else fill(template, lambda key: _text(args.get(key, "")))
    if isinstance(template, dict):
        return {key: _filled(item, args) for key, item in template.items() if not _not_given(item, args)}
    if isinstance(template, list):
        return [_filled(item, args) for item in template if not _not_given(item, args)]
    return template


def _not_given(template: Json, args: dict[str, Json]) -> bool:
    name = sole_name(template) if isinstance(template, str) else None
    return name is not None and name not in args


def _text(value: Json) -> str:
    return value if isinstance(value, str) else canonical_json(value)


def _redirect(spec: ToolSpec, request: httpx.Request, reply: Reply) -> httpx.Request | None:
    """The request to make instead, for a redirected read that stays on its host. A redirect of anything else is not
    followed: it may tell that the effect has happened."""
    location = reply.headers.get("Location")
    if reply.status not in (301, 302, 303, 307, 308) or location is None:
        return None
    if spec.effect is not Effect.READ or request.method != "GET":
        return None
    target = urljoin(str(request.url), location)
    old, new = urlsplit(str(request.url)), urlsplit(target)
    if (old.scheme, old.netloc) != (new.scheme, new.netloc):
        raise ToolFailed(f"{spec.name} was sent on to another host, {new.netloc or new.scheme}, which is not followed")
    headers = {name: value for name, value in request.headers.items() if name.lower() != "host"}
    return httpx.Request("GET", target, headers=headers, extensions=request.extensions)


def _refused(spec: ToolSpec, reply: Reply, secrets: Iterable[str]) -> ToolError:
    text = f"{spec.name} was answered {reply.status}"
    excerpt = _excerpt(reply.body, secrets)
    detail = f"{text}: {excerpt}" if excerpt else text
    if reply.status in (429, 503):
        return ToolUnavailable(detail, retry_after_s=_retry_after(reply.headers.get("Retry-After")))
    if reply.status >= 500:
        return _after_sending(spec, detail)
    if reply.status < 400:
        return _after_sending(spec, detail, permanent=True)
    return ToolFailed(detail)


def _after_sending(spec: ToolSpec, detail: str, *, permanent: bool = False) -> ToolError:
    if spec.effect is not Effect.READ:
        return ToolOutcomeUnknown(detail)
    return ToolFailed(detail) if permanent else ToolUnavailable(detail)


def _excerpt(body: bytes, secrets: Iterable[str]) -> str:
    text = " ".join(body[: _EXCERPT * 4].decode("utf-8", "replace").split())
    for secret in secrets:
        text = text.replace(secret, "***")
    return "".join(ch for ch in text if ch.isprintable())[:_EXCERPT]


def _retry_after(value: str | None) -> int | None:
    """Seconds to wait, from a number or a date; an hour at most."""
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


def _result(spec: ToolSpec, executor: HttpExecutor, reply: Reply) -> Json:
    if not reply.body.strip():
        return None
    try:
        result = json.loads(reply.body, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise _after_sending(spec, f"{spec.name} answered with something that is not JSON", permanent=True) from error
    return _at_path(spec, result, executor.result_path) if executor.result_path else result


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _at_path(spec: ToolSpec, result: Json, path: str) -> Json:
    """The part of the answer at a dotted path such as `data.items.0`."""
    for key in path.split("."):
        if isinstance(result, dict) and key in result:
            result = result[key]
        elif isinstance(result, list) and key.isdecimal() and int(key) < len(result):
            result = result[int(key)]
        else:
            raise _after_sending(spec, f"{spec.name}: the answer has nothing at {path}", permanent=True)
    return result
