"""The one HTTP client of internet services: base URLs and keys by name, rate limits, typed answers.

The client modules of this package call it; workers build it from the settings. A service's own host names appear in the
settings' defaults alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import httpx
from aiolimiter import AsyncLimiter
from pydantic import BaseModel, TypeAdapter, ValidationError

from steward.contracts.base import Json
from steward.contracts.certificates import certificates
from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.contracts.redaction import REDACTOR
from steward.tools.exchange import Exchange, Reply

T = TypeVar("T")

LONGEST_QUEUE_S = 5.0
"""A call that would wait longer for its turn at a service is told to come back later."""


class Answer(BaseModel):
    """Base of a service's answer as it is read: what is not named is ignored, what is named must fit."""


@dataclass(frozen=True, slots=True)
class Service:
    """One service. `setting` names what is to be set when `url` is None. `headers` may hold keys and never show."""

    url: str | None
    setting: str
    headers: Mapping[str, str] = field(default_factory=dict)
    per_minute: int = 60
    timeout_s: float = 10.0


class Internet:
    """Requests to the configured services. Nothing is repeated here: retries belong to Temporal."""

    def __init__(self, services: Mapping[str, Service], user_agent: str) -> None:
        self._services = dict(services)
        self._limiters = {name: AsyncLimiter(service.per_minute) for name, service in services.items()}
        REDACTOR.learn(value for service in services.values() for value in service.headers.values())
        agent = {"User-Agent": user_agent}
        # A kept connection that the server has just closed would make an effect look like an unknown outcome.
        self._reads = httpx.AsyncClient(headers=agent, verify=certificates())
        limits = httpx.Limits(max_keepalive_connections=0)
        self._effects = httpx.AsyncClient(headers=agent, limits=limits, verify=certificates())

    async def get(
        self, name: str, path: str, answer: type[T], params: Mapping[str, str | int | float] | None = None
    ) -> T:
        """The JSON answer of `path` below the service's URL, checked against the type `answer`.

        Raises:
            ToolFailed: not configured, refused (4xx), or an answer that does not fit.
            ToolUnavailable: not reached, busy (429, 503 with their Retry-After), failing (5xx) or asked too often.
        """
        exchange, reply = await self._exchange(name, "GET", path, params, read=True)
        return _fitting(exchange, exchange.json_of(reply), answer)

    async def get_bytes(self, name: str, path: str, params: Mapping[str, str | int | float] | None = None) -> bytes:
        """The body as it came, for feeds. Raises as `get`."""
        _, reply = await self._exchange(name, "GET", path, params, read=True)
        return reply.body

    async def post(self, name: str, path: str, answer: type[T], body: Json) -> T:
        """An effect. Raises as `get`, and ToolOutcomeUnknown where `Exchange.send` does."""
        exchange, reply = await self._exchange(name, "POST", path, None, read=False, body=body)
        return _fitting(exchange, exchange.json_of(reply), answer)

    def url(self, name: str) -> str:
        """The service's base URL without a final slash. Raises ToolFailed: not configured."""
        return self._base(self._service(name))

    def names(self, prefix: str = "") -> list[str]:
        """The known services whose names begin with `prefix`, without it, in the order of the settings."""
        return [name.removeprefix(prefix) for name in self._services if name.startswith(prefix)]

    async def aclose(self) -> None:
        """Close the connections."""
        await self._reads.aclose()
        await self._effects.aclose()

    async def _exchange(
        self,
        name: str,
        method: str,
        path: str,
        params: Mapping[str, str | int | float] | None,
        *,
        read: bool,
        body: Json = None,
    ) -> tuple[Exchange, Reply]:
        service = self._service(name)
        client = self._reads if read else self._effects
        request = client.build_request(
            method,
            self._base(service) + path,
            params=params,
            headers=dict(service.headers),
            json=body,
            timeout=service.timeout_s,
        )
        exchange = Exchange(name, read)
        try:
            async with asyncio.timeout(LONGEST_QUEUE_S):
                await self._limiters[name].acquire()
        except TimeoutError as error:
            text = f"{name} is asked more often than {service.per_minute} times a minute; try again later"
            raise ToolUnavailable(text, retry_after_s=60) from error
        return exchange, await exchange.send(client, request)

    def _service(self, name: str) -> Service:
        service = self._services.get(name)
        if service is None:
            raise ToolFailed(f"the service {name} is not known to this worker")
        return service

    def _base(self, service: Service) -> str:
        if service.url is None:
            raise ToolFailed(f"this needs configuration: set STEWARD_{service.setting.upper()}")
        return service.url.rstrip("/")


def _fitting(exchange: Exchange, value: Json, answer: type[T]) -> T:
    try:
        return TypeAdapter(answer).validate_python(value)
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"])) or "its answer"
        text = f"{exchange.name} answered in another form than expected: {place}: {first['msg']}"
        raise exchange.after_sending(text, permanent=True) from error
