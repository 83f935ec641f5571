"""Results by their own address, lists and live views without them, and the bound on live views."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import httpx
import pytest

from steward.api.core.live_views import LiveViews
from steward.config.settings import Settings
from steward.contracts.errors import TooManyRequests
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.jsontext import dump_value
from steward.sql.named import load_queries
from steward.sql.problems import ProblemStore
from steward.sql.results import CHUNK_BYTES, ResultStore
from tests.doors.conftest import DoorStack
from tests.support.doors import READY_S, wait_for
from tests.support.mirror import a_step, a_view
from tests.support.stacks import serving

TEXT = dump_value({"rows": [f"row {number} ä" for number in range(250_000)]})
DATA = TEXT.encode()


@pytest.fixture
async def mirror(door_dsn: str) -> AsyncIterator[Database]:
    async with Database(door_dsn) as database:
        yield database


@pytest.fixture
async def large(stack: DoorStack, mirror: Database, user: str) -> int:
    """A closed problem of `user` with one large result."""
    problem_id = await ProblemStore(mirror).next_problem_id()
    stored = await ResultStore(mirror).keep(problem_id, TEXT)
    view = a_view(
        problem_id,
        tenant_id=stack.settings.tenant_id,
        user_id=user,
        status=ProblemStatus.DONE,
        closed=True,
        tool_executed=True,
        result=stored.as_result(),
        message="m" * 5_000,
    )
    await ProblemStore(mirror).record(MirrorWrite(view=view, steps=[a_step(1)]))
    return problem_id


async def addresses(http: httpx.AsyncClient, large: int, sha256: str) -> list[str]:
    return [f"/problems/{large}/result", f"/problems/{large}/results/{sha256}"]


def sha256_of(response: httpx.Response) -> str:
    return response.headers["etag"].strip('"')


@pytest.mark.requirement("attacks.b5.own-address")
async def test_a_large_result_has_its_own_address_and_is_read_whole_or_in_ranges(
    http: httpx.AsyncClient, large: int, user: str
) -> None:
    assert len(DATA) > 2 * CHUNK_BYTES
    asked = {"user_id": user}
    whole = await http.get(f"/problems/{large}/result", params=asked)
    assert (whole.status_code, whole.headers["content-type"], whole.content) == (200, "application/json", DATA)
    for address in await addresses(http, large, sha256_of(whole)):
        for first, last in [(0, 0), (0, 99), (CHUNK_BYTES - 1, CHUNK_BYTES), (5, 2 * CHUNK_BYTES + 5)]:
            part = await http.get(address, params=asked, headers={"Range": f"bytes={first}-{last}"})
            assert (part.status_code, part.content) == (206, DATA[first : last + 1])
            assert part.headers["content-range"] == f"bytes {first}-{last}/{len(DATA)}"
        tail = await http.get(address, params=asked, headers={"Range": "bytes=-10"})
        assert (tail.status_code, tail.content) == (206, DATA[-10:])
        rest = await http.get(address, params=asked, headers={"Range": f"bytes={len(DATA) - 3}-"})
        assert (rest.status_code, rest.content) == (206, DATA[-3:])
        outside = await http.get(address, params=asked, headers={"Range": f"bytes={len(DATA)}-"})
        assert (outside.status_code, outside.headers["content-range"]) == (416, f"bytes */{len(DATA)}")
        odd = await http.get(address, params=asked, headers={"Range": "lines=1-2"})
        assert (odd.status_code, len(odd.content)) == (200, len(DATA))
        known = await http.get(address, params=asked, headers={"If-None-Match": whole.headers["etag"]})
        assert (known.status_code, known.content) == (304, b"")
        other = await http.get(address, params=asked, headers={"Range": "bytes=0-9", "If-Range": '"other"'})
        assert (other.status_code, len(other.content)) == (200, len(DATA))


@pytest.mark.requirement("attacks.b5.own-address")
async def test_nobody_else_can_read_a_result_nor_guess_one(http: httpx.AsyncClient, large: int, user: str) -> None:
    sha256 = sha256_of(await http.get(f"/problems/{large}/result", params={"user_id": user}))
    for address in await addresses(http, large, sha256):
        refused = await http.get(address, params={"user_id": f"{user}-other"})
        assert (refused.status_code, refused.json()["error"]) == (404, "unknown_problem")
    elsewhere = await http.get(f"/problems/{large}/results/{'0' * 64}", params={"user_id": user})
    assert (elsewhere.status_code, elsewhere.json()["error"]) == (404, "not_found")
    assert (await http.get(f"/problems/{large}/results/x", params={"user_id": user})).status_code == 400


@pytest.mark.requirement("attacks.b5.small-lists")
async def test_a_list_and_a_live_view_hold_no_result_and_the_problem_itself_does(
    http: httpx.AsyncClient, large: int, user: str
) -> None:
    listed = await http.get("/problems", params={"user_id": user, "limit": 200})
    [item] = listed.json()["problems"]
    assert (item["problem_id"], item["result"], item["result_size"]) == (large, None, len(DATA))
    assert len(item["message"]) == 1_000
    live = await http.get(f"/problems/{large}/events", params={"user_id": user})
    [event] = re.findall(r"^event: problem\r?\ndata: (.*?)\r?$", live.text, re.MULTILINE)
    assert (json.loads(event)["result"], json.loads(event)["result_size"]) == (None, len(DATA))
    assert len(json.loads(event)["message"]) == 5_000
    view = (await http.get(f"/problems/{large}", params={"user_id": user})).json()
    assert (view["result"], view["closed"]) == (json.loads(TEXT), True)


@pytest.mark.requirement("attacks.b5.small-lists")
async def test_lists_and_live_views_never_read_the_view_itself(mirror: Database, large: int, user: str) -> None:
    """What PostgreSQL reads for them names the column `summary`, and a row that was not written again is not read."""
    store = ProblemStore(mirror)
    query = load_queries("problems")["list"]
    arguments = ("default", None, None, None, 5, None, None)
    async with mirror.connection() as connection:
        plan = [row[0] for row in await connection.fetch(f"EXPLAIN (VERBOSE) {query}", *arguments)]
    assert "summary" in "".join(plan)
    assert not re.search(r"\bview\b", "".join(plan))
    row = await store.summary(large, Owner("default", user))
    assert row is not None
    assert await store.summary(large, Owner("default", user), row.revision) is None


@pytest.mark.requirement("attacks.b5.bounded-live-views")
async def test_a_user_has_a_bounded_number_of_live_views_and_gets_them_back(stack: DoorStack, user: str) -> None:
    settings = Settings.model_validate({**stack.settings.model_dump(), "live_views_per_user": 2})
    with serving(settings) as url:
        wait_for(lambda: httpx.get(f"{url}/readyz", trust_env=False).status_code == 200, READY_S, "the API")
        async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as http:
            asked = await http.post(
                "/tool/call",
                json={
                    "cmd": "tool/call",
                    "tool_name": "compose_email",
                    "args": {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"},
                    "user_id": user,
                },
            )
            address = f"/problems/{asked.json()['problem_id']}/events"
            async with AsyncExitStack() as views:
                for _ in range(2):
                    response = await views.enter_async_context(http.stream("GET", address, params={"user_id": user}))
                    assert response.status_code == 200
                refused = await http.get(address, params={"user_id": user})
                assert (refused.status_code, refused.json()["error"]) == (429, "rate_limited")
                assert int(refused.headers["retry-after"]) >= 1
                other = await http.get(address, params={"user_id": f"{user}-other"})
                assert other.status_code == 404
            async with asyncio.timeout(20):
                while True:
                    async with http.stream("GET", address, params={"user_id": user}) as again:
                        if again.status_code == 200:
                            break
                    await asyncio.sleep(0.05)


@pytest.mark.requirement("attacks.b5.bounded-live-views")
def test_a_place_is_given_back_once() -> None:
    views = LiveViews(1)
    close = views.open(Owner("t", "ann"))
    with pytest.raises(TooManyRequests):
        views.open(Owner("t", "ann"))
    views.open(Owner("t", "bob"))
    close()
    close()
    views.open(Owner("t", "ann"))
    with pytest.raises(TooManyRequests):
        views.open(Owner("t", "ann"))
    assert views.count == 2
