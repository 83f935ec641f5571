"""Every endpoint of every door, tried by everybody who is a stranger: nothing leaks, nothing changes.

A new endpoint without a row fails `test_every_endpoint_has_a_row`. A new door adds its rows in
tests/support/foreign_<door>.py, and a line in `ENDPOINTS`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx
import pytest
from a2a.server.routes.jsonrpc_dispatcher import JsonRpcDispatcher
from fastapi import FastAPI
from starlette.routing import BaseRoute, Route

from steward.api.app import create_app
from steward.api.composition import open_gateway
from steward.api.credentials.identity import Principal
from steward.api.stdio import StdioDoor
from steward.sql.database import Database
from tests.doors.conftest import DoorStack
from tests.support import foreign_a2a, foreign_chat, foreign_mcp, foreign_problems
from tests.support.foreign import AS_OWNER, NOBODYS, OWNER, SECRET, STRANGERS, Attempt, Doors, Row, Target
from tests.support.foreign_things import everything, owned_things

ROWS = [*foreign_problems.ROWS, *foreign_chat.ROWS, *foreign_a2a.ROWS, *foreign_mcp.ROWS]
NOT_THERE = {"404", "unknown_problem", "TASK_NOT_FOUND"}
"""How each protocol says that something does not exist."""
BROKEN = {"internal", "INTERNAL_ERROR", "-32603"}


def routes_of(app: FastAPI) -> set[str]:
    """METHOD and path of every route; a mounted application counts as one endpoint, MOUNT and its path."""
    return set(_endpoints(app.routes))


def _endpoints(routes: list[BaseRoute]) -> Iterator[str]:
    for route in routes:
        included = getattr(route, "original_router", None)
        if included is not None:
            yield from _endpoints(included.routes)
        elif isinstance(route, Route):
            # HEAD is served by what serves GET; an application of its own takes every method.
            yield from (f"{method} {route.path_format}" for method in sorted((route.methods or {"ANY"}) - {"HEAD"}))
        else:
            yield f"MOUNT {getattr(route, 'path', route)}"


def commands_of(app: FastAPI) -> set[str]:
    """The commands of the STDIO door."""

    async def nothing() -> Any:
        raise AssertionError

    return set(StdioDoor(nothing, OWNER).commands)


def a2a_methods_of(app: FastAPI) -> set[str]:
    """The methods that the SDK's dispatcher takes at each agent's address."""
    return set(JsonRpcDispatcher.METHOD_TO_MODEL)


def mcp_methods_of(app: FastAPI) -> set[str]:
    """The methods of the MCP server, in whatever era."""
    return set(app.state.mcp.server._lowlevel_server._request_handlers)


ENDPOINTS: dict[str, Callable[[FastAPI], set[str]]] = {
    "http": routes_of,
    "stdio": commands_of,
    "a2a": a2a_methods_of,
    "mcp": mcp_methods_of,
}
"""By door, what it serves, as its rows name it."""


@pytest.mark.requirement("foreign.every-endpoint")
@pytest.mark.parametrize("door", ENDPOINTS)
def test_every_endpoint_has_a_row(door: str, stack: DoorStack) -> None:
    named = [row.endpoint for row in ROWS if row.door == door]
    assert sorted(named) == sorted(ENDPOINTS[door](create_app(stack.settings)))
    assert all(row.hidden or row.silent or row.why for row in ROWS)


@pytest.fixture
async def doors(stack: DoorStack, people_url: str) -> AsyncIterator[Doors]:
    """Every door to one stack."""
    async with (
        open_gateway(stack.settings) as gateway,
        httpx.AsyncClient(base_url=people_url, timeout=60, trust_env=False) as client,
    ):
        yield Doors(client, gateway)


async def shown_as_there(
    doors: Doors, who: Principal, row: Row, attempt: Attempt, targets: list[Target]
) -> list[object]:
    """What gives the targets away: answers that are not, word for word, that of something that does not exist."""
    nobodys = targets[0].nobodys()
    absent = await attempt(doors, who, nobodys)
    asked = [(target, await attempt(doors, who, target)) for target in targets]
    return [
        (row.endpoint, answer, absent)
        for target, answer in asked
        if answer.like(target) != absent.like(nobodys) or answer.code not in NOT_THERE or SECRET in answer.text
    ]


async def injection_remark(doors: Doors, who: Principal, row: Row, attempt: Attempt, target: Target) -> object:
    """What tells of the owner's things, or breaks the door."""
    asked = await attempt(doors, who, target)
    broken = asked.code.startswith("5") or asked.code in BROKEN
    return (row.endpoint, asked) if broken or SECRET in asked.text else None


@pytest.mark.requirement("foreign.nothing-leaks-or-changes")
@pytest.mark.timeout(480)  # a thousand requests
@pytest.mark.parametrize("name", STRANGERS)
async def test_a_stranger_is_told_nothing_and_changes_nothing(name: str, doors: Doors, door_dsn: str) -> None:
    stranger = STRANGERS[name]
    async with Database(door_dsn) as database:
        targets = await owned_things(doors, database)
        before = await everything(doors, targets)
        assert SECRET in before[0].text
        hidden = [(row, attempt) for row in ROWS for attempt in row.hidden]
        shown = [one for each in hidden for one in await shown_as_there(doors, stranger, *each, targets)]
        # These may give the stranger things of the owner's names, so they come after. The first two targets wait for
        # their owner: words could have an effect there.
        silent = [(row, attempt, target) for row in ROWS for attempt in row.silent for target in targets[:2]]
        told = [one for each in silent if (one := await injection_remark(doors, stranger, *each))]
        assert (shown, told) == ([], [])
        assert await everything(doors, targets) == before


@pytest.mark.requirement("foreign.nothing-leaks-or-changes")
async def test_what_is_hidden_from_strangers_is_there_for_its_owner(doors: Doors, door_dsn: str) -> None:
    async with Database(door_dsn) as database:
        targets = await owned_things(doors, database)
        # What is deleted is not there any more.
        rows = sorted(ROWS, key=lambda row: "delete" in row.endpoint.lower() or row.endpoint == "ANY /mcp")
        hidden = [(row.endpoint, attempt) for row in rows for attempt in row.hidden]
        missed = [endpoint for endpoint, attempt in hidden if not await there_for_owner(doors, attempt, targets)]
    assert missed == []


async def there_for_owner(doors: Doors, attempt: Attempt, targets: list[Target]) -> bool:
    """Whether an attempt on any of these gets an answer about it; a stream that goes on is one."""
    for target in targets:
        try:
            async with asyncio.timeout(2):
                asked = await attempt(doors, OWNER, target)
        except TimeoutError:
            return True
        if asked.code not in NOT_THERE:
            return True
    return False


@pytest.mark.requirement("foreign.no-speaking-for-others")
async def test_a_user_who_names_another_is_refused_before_anything_is_looked_up(doors: Doors, door_dsn: str) -> None:
    async with Database(door_dsn) as database:
        [waiting, *_] = await owned_things(doors, database)
    stranger = STRANGERS["another user"]
    for problem_id in (waiting.problem_id, NOBODYS):
        asked = [
            await doors.http(stranger, "GET", f"/problems/{problem_id}", **AS_OWNER),
            await doors.http(stranger, "GET", "/approvals", **AS_OWNER),
            await doors.http(
                stranger, "POST", f"/problems/{problem_id}/confirm", json={"confirmed": True, "user_id": OWNER.user_id}
            ),
            await doors.http(
                stranger,
                "POST",
                "/tool/call",
                json={"text": "yes", "problem_id": problem_id, "user_id": OWNER.user_id},
            ),
        ]
        assert [one.code for one in asked] == ["403"] * 4
