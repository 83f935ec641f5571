"""Every endpoint of every door, tried by everybody who is a stranger: nothing leaks, nothing changes.

A new endpoint without a row fails `test_every_endpoint_has_a_row`. A new door adds rows, and a line in `ENDPOINTS`.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute, Route

from api.app import create_app
from api.composition import open_gateway
from api.identity import Principal
from api.stdio import StdioDoor
from contracts.mirror import MirrorWrite
from contracts.problem import ProblemStatus
from sql.database import Database
from sql.problems import ProblemStore
from sql.results import ResultStore
from tests.doors.conftest import DoorStack
from tests.support.foreign import NOBODYS, OWNER, SECRET, STRANGERS, Asked, Attempt, Doors, Row, Target
from tests.support.mirror import a_step, a_view

MAIL = {"to": "bob@example.com", "subject": SECRET, "body": "Nobody may know."}
NO_WAIT = {"Prefer": "wait=5"}


def http(method: str, path: str, body: Any = None, **given: Any) -> Attempt:
    """A request whose path and body name the target's things in braces; with what else httpx takes."""

    async def attempt(doors: Doors, who: Principal, target: Target) -> Asked:
        more = {name: _filled(value, target) for name, value in given.items()}
        if body is not None:
            more["json"] = _filled(body, target)
        more.setdefault("headers", NO_WAIT)
        return await doors.http(who, method, _filled(path, target), **more)

    return attempt


def stdio(line: dict[str, Any]) -> Attempt:
    """A line."""

    async def attempt(doors: Doors, who: Principal, target: Target) -> Asked:
        async def gateway() -> Any:
            return doors.gateway

        answer = await StdioDoor(gateway, who).answer({**_filled(line, target), "wait_s": 5})
        return Asked(str(answer.get("error")), json.dumps(answer))

    return attempt


def _filled(value: Any, target: Target) -> Any:
    """With the target's things in place of {problem_id}, {approval_id} ...; a text that is one alone becomes it."""
    if isinstance(value, dict):
        return {name: _filled(item, target) for name, item in value.items()}
    if not isinstance(value, str):
        return value
    if value == "{problem_id}":
        return target.problem_id
    for name, given in vars(target).items():
        value = value.replace("{" + name + "}", str(given))
    return value


PROBLEM = "/problems/{problem_id}"
DECISIONS: list[dict[str, Any]] = [
    {"confirmed": True},
    {"confirmed": False},
    {"confirmed": True, "approval_id": "{approval_id}"},
    {"confirmed": True, "approval_id": "{approval_id}", "arguments": MAIL | {"to": "eve@example.com", "subject": "x"}},
]
CALLS: list[dict[str, Any]] = [
    {"text": "yes", "problem_id": "{problem_id}"},
    {"text": "make the subject Hello", "problem_id": "{problem_id}"},
    {"problem_id": "{problem_id}", "confirm": True},
    {"problem_id": "{problem_id}", "confirm": True, "tool_name": "compose_email", "args": MAIL | {"subject": "x"}},
    *({"tool_name": "confirm_action", "args": {"problem_id": "{problem_id}", **decision}} for decision in DECISIONS),
]
OPENINGS: list[dict[str, Any]] = [
    {"text": "yes", "conversation_id": "{conversation_id}"},
    {"text": "what did I just ask for?", "conversation_id": "{conversation_id}"},
    {"tool_name": "calculate", "args": {"expression": "1+2"}, "idempotency_key": "{key}"},
    {"tool_name": "search_email", "args": {"query": SECRET[:4]}},
]
AS_OWNER = {"params": {"user_id": OWNER.user_id}}

ROWS = [
    Row("GET /problems", silent=(http("GET", "/problems"), http("GET", "/problems", **AS_OWNER))),
    Row(f"GET {PROBLEM}", hidden=(http("GET", PROBLEM),), silent=(http("GET", PROBLEM, **AS_OWNER),)),
    Row(f"GET {PROBLEM}/steps", hidden=(http("GET", f"{PROBLEM}/steps"),)),
    Row(f"GET {PROBLEM}/events", hidden=(http("GET", f"{PROBLEM}/events"),)),
    Row(f"GET {PROBLEM}/result", hidden=(http("GET", f"{PROBLEM}/result"),)),
    Row(f"GET {PROBLEM}/results/{{sha256}}", hidden=(http("GET", f"{PROBLEM}/results/{{sha256}}"),)),
    Row(f"POST {PROBLEM}/confirm", hidden=tuple(http("POST", f"{PROBLEM}/confirm", body) for body in DECISIONS)),
    Row(
        f"POST {PROBLEM}/message",
        hidden=tuple(http("POST", f"{PROBLEM}/message", {"text": text}) for text in ("yes", "stop", "to eve instead")),
        silent=(http("POST", f"{PROBLEM}/message", {"text": "yes", "user_id": OWNER.user_id}),),
    ),
    Row(f"POST {PROBLEM}/cancel", hidden=(http("POST", f"{PROBLEM}/cancel", {}),)),
    Row("GET /approvals", silent=(http("GET", "/approvals"), http("GET", "/approvals", **AS_OWNER))),
    Row(
        "POST /tool/call",
        hidden=tuple(http("POST", "/tool/call", body) for body in CALLS),
        silent=(
            *(http("POST", "/tool/call", body) for body in OPENINGS),
            http("POST", "/tool/call", {"text": "yes", "problem_id": "{problem_id}", "user_id": OWNER.user_id}),
        ),
    ),
    Row(
        "POST /events",
        silent=(
            http(
                "POST",
                "/events",
                {
                    "type": "email",
                    "dedupe_key": "{key}",
                    "notify": OWNER.user_id,
                    "email": {"from": "eve@example.com", "subject": "Hi", "body": "Read me."},
                },
            ),
        ),
    ),
    Row("GET /notifications", silent=(http("GET", "/notifications"), http("GET", "/notifications", **AS_OWNER))),
    Row(
        "POST /notifications/{notification_id}/resend",
        hidden=(http("POST", "/notifications/{notification_id}/resend"),),
    ),
    Row("GET /tool/list", why="the tools of the installation, the same for everybody"),
    Row("POST /admin/tools/reload", why="the installation's, for its administrators"),
    Row("POST /admin/tools/switches", why="the installation's, for its administrators"),
    Row("GET /admin/mcp", why="the installation's, for its administrators"),
    Row("POST /admin/mcp/decisions", why="the installation's, for its administrators"),
    Row("POST /admin/keys", why="the tenant's, for its administrators: tests/doors/test_identity.py"),
    Row("GET /admin/keys", why="the tenant's, for its administrators: tests/doors/test_identity.py"),
    Row("POST /admin/keys/{key_id}/revoke", why="the tenant's, for its administrators: tests/doors/test_identity.py"),
    Row("POST /login/codes", why="a new secret of a gateway: tests/doors/test_identity.py"),
    Row("POST /login/codes/claim", why="opened by the secret: tests/doors/test_identity.py"),
    Row("GET /login/pairs", silent=(http("GET", "/login/pairs"), http("GET", "/login/pairs", **AS_OWNER))),
    Row("DELETE /login/pairs/{pair_id}", hidden=(http("DELETE", "/login/pairs/{pair_id}"),)),
    Row("GET /home/cameras/{ticket}", why="opened by a signed ticket: tests/integration/test_camera_addresses.py"),
    Row("GET /home/cameras/{ticket}/stream", why="opened by a signed ticket, as the picture is"),
    *(Row(f"GET /{name}", why="how the process is, nothing of a user") for name in ("", "livez", "readyz", "health")),
    Row("GET /metrics", why="numbers over all tenants, no names"),
    *(
        Row(f"GET /{name}", why="describes the API")
        for name in ("openapi.json", "docs", "docs/oauth2-redirect", "redoc")
    ),
    Row(
        "tool/call",
        hidden=tuple(stdio({"cmd": "tool/call", **body}) for body in CALLS),
        silent=tuple(stdio({"cmd": "tool/call", **body}) for body in OPENINGS),
        door="stdio",
    ),
    Row("approvals", silent=(stdio({"cmd": "approvals"}),), door="stdio"),
    Row("status", hidden=(stdio({"cmd": "status", "problem_id": "{problem_id}"}),), door="stdio"),
    Row("tool/list", why="the tools of the installation, the same for everybody", door="stdio"),
]


def routes_of(app: FastAPI) -> set[str]:
    """METHOD and path of every route; a mounted application counts as one endpoint, MOUNT and its path."""
    return set(_endpoints(app.routes))


def _endpoints(routes: list[BaseRoute]) -> Iterator[str]:
    for route in routes:
        included = getattr(route, "original_router", None)
        if included is not None:
            yield from _endpoints(included.routes)
        elif isinstance(route, Route):
            # HEAD is served by what serves GET.
            yield from (f"{method} {route.path}" for method in sorted((route.methods or set()) - {"HEAD"}))
        else:
            yield f"MOUNT {getattr(route, 'path', route)}"


def commands_of(app: FastAPI) -> set[str]:
    """The commands of the STDIO door."""

    async def nothing() -> Any:
        raise AssertionError

    return set(StdioDoor(nothing, OWNER).commands)


ENDPOINTS: dict[str, Callable[[FastAPI], set[str]]] = {"http": routes_of, "stdio": commands_of}
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


async def owned_things(doors: Doors, database: Database) -> list[Target]:
    """What the owner has: a mail that waits for approval, a question, something done, and a large result kept apart."""
    key, conversation = f"key-{uuid.uuid4().hex}", f"attic-{uuid.uuid4().hex[:8]}"
    bodies: list[dict[str, Any]] = [
        {"tool_name": "compose_email", "args": MAIL, "conversation_id": conversation},
        {"tool_name": "compose_email", "args": {"to": f"{SECRET}@example.com"}, "conversation_id": f"{conversation}-2"},
        {"tool_name": "add_task", "args": {"title": SECRET}, "idempotency_key": key},
    ]
    ids = []
    for body in bodies:
        opened = await doors.http(OWNER, "POST", "/tool/call", json=body)
        ids.append(int(json.loads(opened.text)["problem_id"]))
    large, sha256 = await _kept_apart(database)
    targets = [
        Target(
            problem_id=problem_id,
            approval_id=f"{problem_id}-1",
            conversation_id=conversation,
            notification_id=await _notified(database, problem_id),
            pair_id=await _paired(database),
            sha256=sha256,
            key=key,
        )
        for problem_id in (*ids, large)
    ]
    views = [json.loads((await _look(doors, target)).text) for target in targets]
    assert [view["status"] for view in views] == ["awaiting_confirmation", "awaiting_user", "done", "done"]
    return targets


async def _kept_apart(database: Database) -> tuple[int, str]:
    """A problem of the owner whose result has an address of its own."""
    problem_id = await ProblemStore(database).next_problem_id()
    stored = await ResultStore(database).keep(problem_id, json.dumps([SECRET] * 10_000))
    view = a_view(
        problem_id,
        tenant_id=OWNER.tenant_id,
        user_id=OWNER.user_id,
        status=ProblemStatus.DONE,
        closed=True,
        result=stored.as_result(),
    )
    await ProblemStore(database).record(MirrorWrite(view=view, steps=[a_step(1)]))
    return problem_id, stored.sha256


async def _notified(database: Database, problem_id: int) -> int:
    return int(
        await database.fetchval(
            "INSERT INTO notifications (tenant_id, user_id, notification_key, problem_id, text, source) "
            "VALUES ($1, $2, $3, $4, $5, 'test') RETURNING id",
            OWNER.tenant_id,
            OWNER.user_id,
            uuid.uuid4().hex,
            problem_id,
            SECRET,
        )
    )


async def _paired(database: Database) -> int:
    return int(
        await database.fetchval(
            "INSERT INTO chat_users (tenant_id, gateway, external_id, user_id) "
            "VALUES ($1, $2, $3, $4) RETURNING pair_id",
            OWNER.tenant_id,
            SECRET,
            uuid.uuid4().hex,
            OWNER.user_id,
        )
    )


async def _look(doors: Doors, target: Target) -> Asked:
    return await doors.http(OWNER, "GET", f"/problems/{target.problem_id}")


async def everything(doors: Doors, targets: list[Target]) -> list[Asked]:
    """All that the owner has, as the owner sees it."""
    looks = [await _look(doors, target) for target in targets]
    looks += [await doors.http(OWNER, "GET", f"/problems/{target.problem_id}/steps") for target in targets]
    large = targets[-1]
    result = await doors.http(OWNER, "GET", f"/problems/{large.problem_id}/results/{large.sha256}")
    assert SECRET in result.text
    looks += [
        await doors.http(OWNER, "GET", path) for path in ("/problems", "/approvals", "/notifications", "/login/pairs")
    ]
    return looks


@pytest.mark.requirement("foreign.nothing-leaks-or-changes")
@pytest.mark.parametrize("name", STRANGERS)
async def test_a_stranger_is_told_nothing_and_changes_nothing(name: str, doors: Doors, door_dsn: str) -> None:
    stranger = STRANGERS[name]
    async with Database(door_dsn) as database:
        targets = await owned_things(doors, database)
        before = await everything(doors, targets)
        assert SECRET in before[0].text
        for row in ROWS:
            for target in targets:
                nobodys = Target(**{**vars(target), "problem_id": NOBODYS, "approval_id": f"{NOBODYS}-1"})
                nobodys = Target(**{**vars(nobodys), "notification_id": NOBODYS, "pair_id": NOBODYS})
                for attempt in row.hidden:
                    asked = await attempt(doors, stranger, target)
                    absent = await attempt(doors, stranger, nobodys)
                    assert asked.like(target) == absent.like(nobodys), (row.endpoint, asked, absent)
                    assert asked.code in ("404", "unknown_problem"), (row.endpoint, asked)
                    assert SECRET not in asked.text, row.endpoint
                for attempt in row.silent:
                    asked = await attempt(doors, stranger, target)
                    assert SECRET not in asked.text, (row.endpoint, asked)
                    assert asked.code[0] != "5", (row.endpoint, asked)
        assert await everything(doors, targets) == before


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
