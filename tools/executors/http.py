"""Calls a JSON service as its catalogue entry describes it, and nothing the entry does not allow.

Used by the runner. Secrets go into headers and nowhere else. What a failure says about the effect is told by
tools/exchange.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import quote

import httpx

from steward.contracts.base import Json, canonical_json
from steward.contracts.certificates import certificates
from steward.contracts.errors import ToolFailed
from steward.contracts.redaction import REDACTOR
from steward.contracts.tool import STORE, Effect, HttpExecutor, ToolSpec
from steward.tools.context import ToolContext, ToolResult
from steward.tools.exchange import Exchange
from steward.tools.placeholders import fill, names_in, sole_name

_LARGE: Final = 1 << 20
"""Bytes of an answer that is read in a thread, so that the loop beats on."""


class HttpCaller:
    """Makes the calls. `secrets` gives a secret by name, or None; `stored` a header's value with one of the secret
    store's in it. Reads share kept connections; every effect gets a
    fresh one, because a kept one that the server has just closed would look like an unknown outcome."""

    def __init__(
        self, secrets: Callable[[str], str | None], stored: Callable[[str], Awaitable[str]] | None = None
    ) -> None:
        self._secrets = secrets
        self._stored = stored
        self._pools: dict[bool, httpx.AsyncClient] = {}

    async def call(self, spec: ToolSpec, executor: HttpExecutor, ctx: ToolContext, args: dict[str, Json]) -> ToolResult:
        """Send one request and read its JSON answer.

        Raises:
            ToolFailed: 4xx, an answer that is no JSON or a redirect of a read, a missing secret.
            ToolUnavailable: not connected, 429, 503; for a read also any 5xx or broken connection.
            ToolOutcomeUnknown: 3xx, 5xx, a broken connection or an unreadable answer, of anything but a read.
        """
        secrets = await self._secret_headers(spec, executor)
        request = self._pool(spec).build_request(
            executor.method,
            _url(spec, executor, args),
            params=_query(executor, args) or None,
            headers=_headers(spec, executor, ctx, args) | secrets,
            content=_content(executor, args),
            timeout=spec.timeout_s,
        )
        exchange = Exchange(spec.name, spec.effect is Effect.READ)
        reply = await exchange.send(self._pool(spec), request)
        large = len(reply.body) > _LARGE
        result = await asyncio.to_thread(exchange.json_of, reply) if large else exchange.json_of(reply)
        if result is not None and executor.result_path:
            result = _at_path(exchange, result, executor.result_path)
        return ToolResult(result=result)

    async def aclose(self) -> None:
        """Close the connections."""
        for pool in self._pools.values():
            await pool.aclose()

    def _pool(self, spec: ToolSpec) -> httpx.AsyncClient:
        keep = spec.effect is Effect.READ
        if keep not in self._pools:
            limits = httpx.Limits(max_connections=100, max_keepalive_connections=20 if keep else 0)
            self._pools[keep] = httpx.AsyncClient(follow_redirects=False, limits=limits, verify=certificates())
        return self._pools[keep]

    async def _secret_headers(self, spec: ToolSpec, executor: HttpExecutor) -> dict[str, str]:
        headers = {}
        for header, name in executor.secret_headers.items():
            value = await self._secret(name)
            if value is None:
                raise ToolFailed(f"{spec.name} needs the secret {name}, and it is not set")
            headers[header] = value
        REDACTOR.learn(headers.values())
        return headers

    async def _secret(self, name: str) -> str | None:
        if STORE not in name:
            return self._secrets(name)
        return await self._stored(name) if self._stored else None


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


def _at_path(exchange: Exchange, result: Json, path: str) -> Json:
    """The part of the answer at a dotted path such as `data.items.0`."""
    for key in path.split("."):
        if isinstance(result, dict) and key in result:
            result = result[key]
        elif isinstance(result, list) and key.isdecimal() and int(key) < len(result):
            result = result[int(key)]
        else:
            raise exchange.after_sending(f"{exchange.name}: the answer has nothing at {path}", permanent=True)
    return result
