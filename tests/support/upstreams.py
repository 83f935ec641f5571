"""The internet as tools meet it in tests: services at a local peer that gives recorded answers, or goes wrong.

Every service has a folder of its own at the peer: what tools ask of `openmeteo` arrives below `/openmeteo`. A path with
no answer is a 404. Recorded answers lie in `tests/support/recorded/<service>/`. A contract test of a tool:

    async with a_world("openmeteo") as world:
        world.serve("/openmeteo/v1/forecast", "open_meteo/forecast.json")
        result = await world.call("get_weather_openmeteo", latitude=52.52, longitude=13.41)

    @every_fault
    async def test_a_fault_is_told(fault: Fault) -> None:
        async with a_world("openmeteo", timeout_s=fault.timeout_s) as world:
            world.break_off("/openmeteo/v1/forecast", fault)
            await world.expect(fault, "get_weather_openmeteo", latitude=52.52, longitude=13.41)
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from steward.contracts.bodies import MAX_BODY_BYTES
from steward.contracts.errors import ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.tools.catalogue import SHIPPED
from steward.tools.context import ToolContext, ToolResult
from steward.tools.executors.builtin import run_builtin
from steward.tools.internet.upstream import Internet, Service
from steward.tools.ports import Services
from tests.support.http_peer import Asked, Peer, a_peer, an_answer
from tests.support.tool_bench import NOW, a_context

RECORDED = Path(__file__).parent / "recorded"


@dataclass(frozen=True, slots=True)
class Fault:
    """A way a service goes wrong, and the error a read or an effect must end with."""

    name: str
    answer: bytes | None
    read: type[ToolError]
    effect: type[ToolError] = ToolOutcomeUnknown
    timeout_s: float = 10.0
    retry_after_s: int | None = None


FAULTS = (
    Fault("empty", an_answer(body=b""), ToolFailed),
    Fault("garbage", an_answer(body=b"<html>It works!</html>", Content_Type="text/html"), ToolFailed),
    Fault("another-shape", an_answer(body=b'[{"unexpected": 1}]', Content_Type="application/json"), ToolFailed),
    Fault("slow", None, ToolUnavailable, timeout_s=0.2),
    Fault("broken-off", b"", ToolUnavailable),
    Fault("429", an_answer(429, b"slow down", Retry_After="7"), ToolUnavailable, ToolUnavailable, retry_after_s=7),
    Fault("500", an_answer(500, b"oh no"), ToolUnavailable),
    Fault("huge", an_answer(body=b" " * (MAX_BODY_BYTES + 1)), ToolFailed),
)
every_fault = pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
"""Runs a test once with each `fault`."""


@dataclass(frozen=True, slots=True)
class World:
    """The peer, the client that reaches its services, and a context to call tools in."""

    peer: Peer
    internet: Internet
    ctx: ToolContext

    def serve(self, path: str, recorded: str, status: int = 200, content_type: str = "application/json") -> None:
        """Answer requests of `path` (without query) with a file of `recorded/`."""
        body = (RECORDED / recorded).read_bytes()
        self.peer.answers[path] = an_answer(status, body, Content_Type=content_type)

    def serve_by(self, path: str, parameter: str, recorded: Mapping[str, str]) -> None:
        """Answer requests of `path` with a file of `recorded/` by the value of a query parameter; another value gets
        the 404 of a path that is not there."""
        bodies = {value: an_answer(200, (RECORDED / name).read_bytes()) for value, name in recorded.items()}
        self.peer.answers[path] = lambda asked: bodies.get(asked.query.get(parameter, ""), self.peer.answer)

    def serve_text(self, path: str, text: str, status: int = 200, content_type: str = "application/json") -> None:
        """Answer requests of `path` with `text`."""
        self.peer.answers[path] = an_answer(status, text.encode(), Content_Type=content_type)

    def break_off(self, path: str, fault: Fault) -> None:
        """Meet requests of `path` with `fault`."""
        self.peer.answers[path] = fault.answer

    @property
    def asked(self) -> list[Asked]:
        """The requests that arrived, oldest first."""
        return self.peer.asked

    async def call(self, tool: str, **args: Any) -> ToolResult:
        """Run the built-in function of the shipped tool once."""
        return await run_builtin(tool, _functions()[tool], self.ctx, args)

    async def refusal(self, tool: str, **args: Any) -> ToolError:
        """The error the call ends with."""
        with pytest.raises(ToolError) as caught:
            await self.call(tool, **args)
        return caught.value

    async def expect(self, fault: Fault, tool: str, **args: Any) -> ToolError:
        """The error of a read that meets `fault`, checked to be of the right class and to tell when to come back."""
        error = await self.refusal(tool, **args)
        assert type(error) is fault.read, error
        assert error.retry_after_s == fault.retry_after_s
        return error


@cache
def _functions() -> dict[str, str]:
    """The built-in functions by the shipped tools' names, read past the catalogue: a fault in one family's entries is
    the concern of the catalogue's tests and not of every other family's."""
    entries = (entry for file in SHIPPED.glob("*.yaml") for entry in yaml.safe_load(file.read_text("utf-8"))["tools"])
    return {entry["name"]: entry["executor"]["function"] for entry in entries}


@asynccontextmanager
async def a_world(
    *names: str,
    unset: Collection[str] = (),
    headers: Mapping[str, str] | None = None,
    timeout_s: float = 10.0,
    per_minute: int = 600,
) -> AsyncIterator[World]:
    """The services `names`, each sent `headers`; those of `unset` are known and have no URL."""
    async with a_peer() as peer:
        peer.answer = an_answer(404, b'{"error": "no such path"}', Content_Type="application/json")
        services = {
            name: Service(f"{peer.url}/{name}", f"{name}_url", headers or {}, per_minute, timeout_s) for name in names
        } | {name: Service(None, f"{name}_url") for name in unset}
        internet = Internet(services, "steward-tests/1")
        try:
            yield World(peer, internet, a_context(Services(internet=internet, clock=lambda: NOW)))
        finally:
            await internet.aclose()
