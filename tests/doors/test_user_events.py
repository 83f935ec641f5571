"""GET /events: what a user must hear of, over real HTTP, resumed at an API that was started anew."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.config.settings import Settings
from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from tests.doors.test_credentials import TOKEN, a_key, an_api, bearer
from tests.support.mirror import a_write
from tests.support.stacks import serving
from tests.support.waiting import an_approval, asking

Told = dict[str, str]


@contextmanager
def watching(api: httpx.Client, headers: dict[str, str], **params: str) -> Iterator[Iterator[Told]]:
    """The events of a stream, one at a time."""
    with api.stream("GET", "/events", headers=headers, params=params) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("text/event-stream")
        yield _events(response)


def _events(response: httpx.Response) -> Iterator[Told]:
    current: Told = {}
    for line in response.iter_lines():
        if not line and current:
            yield current
            current = {}
        elif line and not line.startswith(":"):
            name, _, value = line.partition(": ")
            current[name] = value


def seen(event: Told) -> tuple[str, int]:
    """Its type and its problem."""
    return event["event"], json.loads(event["data"])["data"]["problem_id"]


async def record(dsn: str, *numbers: int, **changes: Any) -> None:
    """Problems that ended."""
    async with Database(dsn) as database:
        for number in numbers:
            write = a_write(number, after_s=number, status=ProblemStatus.DONE, closed=True, tenant_id="default")
            view = write.view.model_copy(update=changes)
            await ProblemStore(database).record(write.model_copy(update={"view": view}))


@pytest.mark.requirement("push.stream.resume")
async def test_a_stream_is_resumed_at_a_new_api_without_loss_or_repeats(database_dsn: str, tmp_path: Path) -> None:
    settings = Settings(home=tmp_path, postgres_dsn=database_dsn, temporal_address="127.0.0.1:9")
    await record(database_dsn, 1)
    ids: list[str] = []
    problems: list[int] = []

    def look(url: str, last: str | None, count: int) -> None:
        headers = {} if last is None else {"Last-Event-ID": last}
        with (
            httpx.Client(base_url=url, timeout=20, trust_env=False) as api,
            watching(api, headers, user_id="ann") as events,
        ):
            opened = next(events)
            assert opened["event"] == "open"
            ids.append(opened["id"])
            for _ in range(count):
                event = next(events)
                ids.append(event["id"])
                problems.append(seen(event)[1])

    with serving(settings) as url:
        await asyncio.to_thread(look, url, None, 0)
        await record(database_dsn, 2, 3, 4)
        await asyncio.to_thread(look, url, ids[-1], 2)
    await record(database_dsn, 5)
    with serving(settings) as url:
        later = asyncio.create_task(asyncio.to_thread(look, url, ids[-1], 3))
        await record(database_dsn, 6)
        await later
    assert problems == [2, 3, 4, 5, 6]
    assert len(set(ids)) == len(ids) - 2, "only the two resumed views begin with an id that was seen"


@pytest.mark.requirement("push.stream.resume")
async def test_every_event_from_the_first_on_is_told_after_zero(database_dsn: str, tmp_path: Path) -> None:
    await record(database_dsn, *range(1, 251))
    with an_api(database_dsn, tmp_path) as api, watching(api, {"Last-Event-ID": "0"}, user_id="ann") as events:
        assert next(events)["id"] == "0"
        assert [seen(next(events))[1] for _ in range(250)] == list(range(1, 251))


@pytest.mark.requirement("push.stream.own")
async def test_a_user_hears_of_their_own_and_of_what_they_may_decide(database_dsn: str, tmp_path: Path) -> None:
    dsn = database_dsn
    async with Database(dsn) as database:
        store = ProblemStore(database)
        for number, owner, approvers in (
            (1, "ann", []),
            (2, "ann", ["user", "user:bob"]),
            (3, "bob", ["user", "user:bob", "not:requester"]),
            (4, "ann", ["role:finance"]),
        ):
            approval = an_approval(number, approvers=approvers)
            write = asking(number, approval, tenant_id="default", user_id=owner, conversation_id="attic")
            await store.record(write)
        await store.record(asking(5, an_approval(5, approvers=["user:bob"]), tenant_id="other", user_id="ann"))
    await record(dsn, 9)
    finance = {"roles": ["finance"]}
    with an_api(dsn, tmp_path, api_token=TOKEN) as api:
        cases: list[tuple[str, dict[str, list[str]], list[int]]] = [
            ("ann", {}, [1, 2, 4, 9]),
            ("bob", {}, [2, 3]),
            ("carol", {}, []),
            ("carol", finance, [4]),
        ]
        for mark, (user, roles, expected) in enumerate(cases, 101):
            key = bearer(a_key(api, "call", user_id=user, **roles))
            assert api.get("/events", headers=key, params={"user_id": "dave"}).status_code == 403
            with watching(api, key | {"Last-Event-ID": "0"}) as events:
                next(events)
                await record(dsn, mark, user_id=user)
                found = _until_ended(events)
            assert [problem for problem, _ in found] == expected, (user, roles)
            others = {place for problem, place in found if (user, problem) in {("bob", 2), ("carol", 4)}}
            assert others <= {None}
        with watching(api, bearer(TOKEN) | {"Last-Event-ID": "0"}) as events:
            next(events)
            assert [seen(next(events))[1] for _ in range(5)] == [1, 2, 3, 4, 9]


def _until_ended(events: Iterator[Told]) -> list[tuple[int, str | None]]:
    """Problem and conversation of what comes before the user's own mark, whose number is past a hundred."""
    found: list[tuple[int, str | None]] = []
    for event in events:
        data = json.loads(event["data"])["data"]
        if data["problem_id"] > 100:
            break
        found.append((data["problem_id"], data["conversation_id"]))
    return found


async def test_too_many_views_of_a_user_are_refused(database_dsn: str, tmp_path: Path) -> None:
    with an_api(database_dsn, tmp_path, live_views_per_user=1) as api, watching(api, {}, user_id="ann") as events:
        next(events)
        refused = api.get("/events", params={"user_id": "ann"})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")
        wrong = api.get("/events", params={"user_id": "bob"}, headers={"Last-Event-ID": "x"})
        assert wrong.status_code == 400
