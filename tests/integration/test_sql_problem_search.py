"""Finding problems in a mirror of many: by words, by status within a user, by change, and by which index."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from steward.contracts.owner import Owner, Reach
from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.problems import PageFilter, ProblemStore
from tests.support.mirror import a_write

ACME = Reach("acme", None)
MANY, PORTION = 50_000, 5_000


@pytest.fixture
def problems(database: Database) -> ProblemStore:
    return ProblemStore(database)


@pytest.fixture
async def many(database: Database) -> ProblemStore:
    """A mirror of 50,000 closed problems of a hundred users; every other one is about rain, one about a zeppelin."""
    async with database.transaction() as connection:
        await connection.execute("SET LOCAL session_replication_role = replica")
        insert = (
            "INSERT INTO problems (problem_id, tenant_id, user_id, conversation_id, status, closed, text, view, "
            "created_at, updated_at) "
            "SELECT n, 'acme', 'user' || n % 100, 'c', s.status, true, s.text, jsonb_build_object('problem_id', n, "
            "'tenant_id', 'acme', 'user_id', 'user' || n % 100, 'conversation_id', 'c', 'status', s.status, "
            "'closed', true, 'text', s.text, 'result', NULL, 'message', 'It is done.', 'approvals', '[]'::jsonb, "
            "'created_at', now(), 'updated_at', now()), now(), now() "
            "FROM generate_series($1::bigint, $2::bigint) AS n CROSS JOIN LATERAL (SELECT "
            "CASE WHEN n % 21 = 0 THEN 'failed' ELSE 'done' END AS status, CASE WHEN n = 700 THEN 'a zeppelin?' "
            "WHEN n % 2 = 0 THEN 'will it rain?' ELSE 'what time is it?' END AS text) AS s"
        )
        for first in range(1, MANY, PORTION):
            await connection.execute(insert, first, first + PORTION - 1)
    await database.execute("ANALYZE problems")
    return ProblemStore(database)


async def found(
    problems: ProblemStore,
    words: str,
    reach: Reach = ACME,
    statuses: list[ProblemStatus] | None = None,
    before: int | None = None,
) -> list[int]:
    views = await problems.search(reach, words, statuses, 50, before)
    return [view.problem_id for view in views]


async def test_every_word_of_a_search_is_in_what_it_finds_in_any_order(problems: ProblemStore) -> None:
    await problems.record(a_write(1, text="Find the mails from Alice about the Q3 report"))
    await problems.record(
        a_write(2, text="Find the mails from Bob", message="Alice wrote one: https://example.com/a-b?q=1")
    )
    assert await found(problems, "alice") == [2, 1]
    assert await found(problems, "REPORT, Alice") == [1]
    assert await found(problems, "example.com") == [2]
    assert await found(problems, "alice zeppelin") == []
    assert await found(problems, "?!") == []


async def test_what_is_still_typed_finds_words_that_begin_so_and_a_whole_word_comes_first(
    problems: ProblemStore,
) -> None:
    await problems.record(a_write(1, text="the reports"))
    assert await found(problems, "report") == [1]
    await problems.record(a_write(2, text="the report"))
    assert await found(problems, "report") == [2]
    assert await found(problems, "repor") == [2, 1]


async def test_a_problem_is_found_by_its_number_its_tool_and_its_user(problems: ProblemStore) -> None:
    await problems.record(a_write(77, tool_name="search_email", user_id="telegram_12345"))
    await problems.record(a_write(770))
    assert await found(problems, "77") == [77]
    assert await found(problems, "search_email") == [77]
    assert await found(problems, "telegram_12345") == [77]


@pytest.mark.parametrize(
    "odd", ["it's", "a\\b", "o'neil\\", "#acme", "@acme ann", "^0", "!done", "<b>x", "🙂", "x" * 5_000]
)
async def test_a_search_is_words_and_never_a_query(problems: ProblemStore, odd: str) -> None:
    await problems.record(a_write(1, text="what time is it?"))
    assert await found(problems, f"zeppelin {odd}") == []
    assert await found(problems, odd, Owner("ac'me", "b\\'ob")) == []


@pytest.mark.requirement("sql.reads.tenant-and-user")
async def test_a_search_stays_within_tenant_and_user(problems: ProblemStore) -> None:
    await problems.record(a_write(1, text="rain"))
    await problems.record(a_write(2, text="rain", user_id="bob"))
    await problems.record(a_write(3, text="rain", tenant_id="other"))
    assert await found(problems, "rain") == [2, 1]
    assert await found(problems, "rain", Owner("acme", "ann")) == [1]
    assert await found(problems, "rain", Owner("other", "ann")) == [3]
    assert [v.problem_id for v in await problems.search(ACME, "rain", None, 50, None, "bob")] == [1]


async def test_pages_of_a_search_hold_everything_once_newest_first(many: ProblemStore) -> None:
    pages: list[int] = []
    while page := await found(many, "rain", Owner("acme", "user2"), before=min(pages, default=None)):
        pages += page
    assert pages == [n for n in range(MANY, 0, -1) if n % 100 == 2]


async def test_a_search_finds_what_is_old_and_rare_and_what_has_a_status(many: ProblemStore) -> None:
    assert await found(many, "zeppelin") == [700]
    assert await found(many, "zeppelin", before=700) == []
    assert (
        await found(many, "rain", statuses=[ProblemStatus.FAILED])
        == [n for n in range(MANY, 0, -1) if n % 42 == 0][:50]
    )
    assert await found(many, "zeppelin", statuses=[ProblemStatus.IN_PROGRESS]) == []


async def test_questions_to_a_large_mirror_use_its_indexes(database: Database, many: ProblemStore) -> None:
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        "problems_by_words": lambda: many.search(ACME, "zeppelin", None, 50, None),
        "problems_by_user": lambda: many.list(Owner("acme", "user0"), [ProblemStatus.FAILED]),
        "problems_by_change": lambda: many.page(ACME, PageFilter(), 50),
    }
    for index, question in asked.items():
        before = await _scans(database)
        await question()
        after = await _scans(database)
        assert after[index] > before[index], index
        # The total of a page counts every problem of its tenant, which is all there are here.
        if index != "problems_by_change":
            assert after["rows of whole scans"] == before["rows of whole scans"], index


async def _scans(database: Database) -> dict[str, int]:
    """How often each index of the problems was used, and how many rows were read without one."""
    await database.execute("SELECT pg_stat_force_next_flush()")
    rows = await database.fetch(
        "SELECT indexrelname AS name, idx_scan AS times FROM pg_stat_user_indexes WHERE relname = 'problems' UNION ALL "
        "SELECT 'rows of whole scans', seq_tup_read FROM pg_stat_user_tables WHERE relname = 'problems'"
    )
    return {row["name"]: row["times"] for row in rows}


async def test_a_piece_of_a_word_is_found_in_the_newest_problems_where_nothing_else_is(problems: ProblemStore) -> None:
    await problems.record(a_write(1, text="Zahl die Stromrechnung"))
    await problems.record(a_write(2, text="明天下雨吗"))
    assert await found(problems, "rechnung") == [1]
    assert await found(problems, "下雨") == [2]
    await problems.record(a_write(3, text="Zahl die Rechnung"))
    assert await found(problems, "rechnung") == [3]
