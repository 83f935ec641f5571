"""What callers ask of the mirror with 10,000, 100,000 and 1,000,000 problems in it: how long it takes, by which plan.

Through the product's own stores on one PostgreSQL, and the main questions again over HTTP through a real API process.
The aim is a p95 under AIM_MS at a million for listing, searching and what is active.
"""

from __future__ import annotations

import random
import re
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import asyncpg

from bench.live import another_api, running_stack
from bench.measure import Timed, latencies
from bench.scale.filled_mirror import Mirror, filled_mirror, running_postgres
from bench.scale.tables import Curve, Part, Table
from steward.contracts.owner import Owner, Reach
from steward.contracts.problem import ProblemStatus
from steward.sql.activity import ActivityStore
from steward.sql.database import Database
from steward.sql.measures import MeasureStore
from steward.sql.mendings import MendingStore
from steward.sql.notifications import NotificationStore
from steward.sql.problems import PageFilter, ProblemStore
from steward.sql.user_events import UserEventStore

AIM_MS: Final = 20.0
SIZES: Final = (10_000, 100_000, 1_000_000)
_TENANT: Final = Reach("acme", None)
_OPEN: Final = [ProblemStatus.IN_PROGRESS, ProblemStatus.AWAITING_CONFIRMATION, ProblemStatus.AWAITING_USER]
_TIMES: Final = 100
_ENOUGH_S: Final = 5.0
"""A question that takes longer than this altogether is asked less often."""


@dataclass(frozen=True)
class Asker:
    """Somebody who asks, a problem of theirs with its conversation, and words of its request."""

    owner: Owner
    problem_id: int
    conversation_id: str
    words: list[str]


Question = Callable[[Asker], Awaitable[object]]


class Watched(Database):
    """A database that notes the statements it is given, so that their plans can be shown."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.seen: dict[str, tuple[object, ...]] = {}

    async def fetch(self, query: str, *args: object) -> list[asyncpg.Record]:
        """All rows."""
        self.seen[query] = args
        return await super().fetch(query, *args)

    async def fetchrow(self, query: str, *args: object) -> asyncpg.Record | None:
        """The first row, or None."""
        self.seen[query] = args
        return await super().fetchrow(query, *args)

    async def fetchval(self, query: str, *args: object) -> Any:
        """The first column of the first row, or None."""
        self.seen[query] = args
        return await super().fetchval(query, *args)


def _aimed(problems: ProblemStore) -> dict[str, Question]:
    """Listing, searching and what is active: AIM_MS is for these."""
    return {
        "list, a user's": lambda a: problems.list(a.owner),
        "list, a user's, a later page": lambda a: problems.list(a.owner, before=a.problem_id),
        "list, the tenant's": lambda a: problems.list(_TENANT),
        "list, the tenant's, a later page": lambda a: problems.list(_TENANT, before=a.problem_id),
        "list, a conversation's": lambda a: problems.list(a.owner, None, a.conversation_id),
        "list, a user's that failed": lambda a: problems.list(a.owner, [ProblemStatus.FAILED]),
        "awaiting_confirmation, a user's": lambda a: problems.list(a.owner, [ProblemStatus.AWAITING_CONFIRMATION]),
        "awaiting_confirmation, the tenant's": lambda a: problems.list(_TENANT, [ProblemStatus.AWAITING_CONFIRMATION]),
        "active, a user's": lambda a: problems.list(a.owner, _OPEN),
        "active, the tenant's": lambda a: problems.list(_TENANT, _OPEN),
        "search a word, a user's": lambda a: problems.search(a.owner, a.words[0], None, 50, None),
        "search a word, the tenant's": lambda a: problems.search(_TENANT, a.words[0], None, 50, None),
        "search two words, the tenant's": lambda a: problems.search(_TENANT, " ".join(a.words), None, 50, None),
        "search the beginning of a word": lambda a: problems.search(_TENANT, a.words[0][:-1], None, 50, None),
        "search a word that nobody used": lambda a: problems.search(_TENANT, "zeppelin", None, 50, None),
        "search a number": lambda a: problems.search(_TENANT, str(a.problem_id), None, 50, None),
        "search a word, active": lambda a: problems.search(_TENANT, a.words[0], _OPEN, 50, None),
        "approvals inbox, a user's": lambda a: problems.with_approvals(a.owner, ["role:finance"], 50, None),
        "approvals inbox, the tenant's": lambda a: problems.with_approvals(_TENANT, [], 50, None),
    }


def _others(database: Database, problems: ProblemStore, mirror: Mirror) -> dict[str, Question]:
    """One problem, the pages of the console, what workers look up and the metrics count."""
    activity, mendings, measures = ActivityStore(database), MendingStore(database), MeasureStore(database)
    notifications, events = NotificationStore(database), UserEventStore(database)
    now, tenant = datetime.now(UTC), _TENANT.tenant_id
    last = mirror.problems * mirror.steps
    return {
        "one problem": lambda a: problems.get(a.problem_id, a.owner),
        "its steps": lambda a: problems.ordered_steps(a.problem_id),
        "its idempotency key": lambda a: problems.reserved(a.owner, f"key-{a.problem_id}"),
        "turns of a conversation": lambda a: problems.conversation_turns(a.owner, a.conversation_id),
        "A2A page and total, a user's": lambda a: problems.page(a.owner, PageFilter(), 50),
        "A2A page and total, the tenant's": lambda a: problems.page(_TENANT, PageFilter(), 50),
        "activity by hour": lambda a: activity.by_hour(tenant, now - timedelta(hours=24), "nobody"),
        "decisions by day": lambda a: activity.decided(tenant, (now - timedelta(days=13)).date(), "UTC"),
        "approvals that wait": lambda a: activity.waiting(tenant),
        "notifications given up": lambda a: notifications.list(_TENANT, "dead", None, 20),
        "last 2,000 events, a user's": lambda a: events.page(a.owner, [], mirror.problems - 2_000, 100),
        "a worker's open problems": lambda a: mendings.open_problems(int(mirror.problems * 0.97), 100),
        "rows of 100 problems": lambda a: mendings.rows(range(max(1, a.problem_id - 100), a.problem_id)),
        "metrics: counts by status": lambda a: problems.counts_by_status(),
        "metrics: backlog": lambda a: mendings.backlog(),
        "metrics: new steps": lambda a: measures.after(last - 500, older_than_s=5, limit=1_000),
        "health: reads": lambda a: problems.probe_reads(),
    }


async def _askers(database: Database, problems: int) -> list[Asker]:
    """Drawn by their problems: whoever has many asks often."""
    draw = random.Random(7)
    wanted = [draw.randint(1, problems) for _ in range(2 * _TIMES)]
    rows = await database.fetch(
        "SELECT tenant_id, user_id, problem_id, conversation_id, text FROM problems "
        "WHERE problem_id = ANY ($1::bigint[])",
        wanted,
    )
    askers = []
    for row in rows:
        words = [word for word in re.findall(r"\w+", row["text"]) if len(word) > 3]
        owner = Owner(row["tenant_id"], row["user_id"])
        askers.append(Asker(owner, row["problem_id"], row["conversation_id"], draw.sample(words, min(2, len(words)))))
    draw.shuffle(askers)
    return askers


async def _timed(question: Question, askers: Sequence[Asker]) -> list[float]:
    """Milliseconds of each, one after the other, after as many others as warm the caches."""
    following = iter([*askers, *askers])

    async def ask() -> Timed:
        asker = next(following)

        async def timed() -> None:
            await question(asker)

        return timed

    began = time.perf_counter()
    await latencies(ask, 5)
    times = max(10, min(_TIMES, int(_TIMES * _ENOUGH_S / max(20 * (time.perf_counter() - began), 0.001))))
    return await latencies(ask, times)


async def _plan(database: Watched, question: Question, asker: Asker) -> tuple[str, str]:
    """How the question is answered: in short, and in full."""
    database.seen = {}
    await question(asker)
    plans = []
    for query, args in list(database.seen.items()):
        rows = await database.fetch(f"EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) {query}", *args)
        plans.append([row["QUERY PLAN"] for row in rows])
    nodes = [line for plan in plans for line in plan if " Scan" in line and "never executed" not in line]
    short = [re.sub(r"^[\s>-]*| \(actual.*| on \w+ \w+$", "", line) for line in nodes]
    return "; ".join(dict.fromkeys(short)) or "Result", "\n".join(line for plan in plans for line in plan)


def _row(name: str, size: int, times: Sequence[float], plan: str, aimed: bool) -> list[str]:
    p50, p95 = statistics.median(times), statistics.quantiles(times, n=20)[-1]
    verdict = "" if not aimed else "yes" if p95 < AIM_MS else "NO"
    return [name, f"{size:,}", f"{p50:.2f}", f"{p95:.2f}", verdict, plan]


async def _asked(mirror: Mirror, plans: list[str], curves: dict[str, list[float]]) -> list[list[str]]:
    """All questions at one size. Adds the full plans to `plans`, the p95 of the aimed ones to `curves`."""
    rows = []
    database = Watched(mirror.dsn)
    async with database:
        problems = ProblemStore(database)
        askers = await _askers(database, mirror.problems)
        aimed = _aimed(problems)
        for name, question in {**aimed, **_others(database, problems, mirror)}.items():
            times = await _timed(question, askers)
            short, full = await _plan(database, question, askers[0])
            plans.append(f"{name}, {mirror.problems:,} problems\n{full}")
            rows.append(_row(name, mirror.problems, times, short, name in aimed))
            if name in aimed:
                curves.setdefault(name, []).append(statistics.quantiles(times, n=20)[-1])
    return rows


async def _over_http(mirror: Mirror, home: Path) -> list[list[str]]:
    """The main questions through an API process of a stack that has this mirror in place of its own."""
    rows = []
    async with running_stack(home, sandboxed=False) as stack, Database(mirror.dsn) as database:
        askers = [a for a in await _askers(database, mirror.problems) if a.owner.tenant_id == _TENANT.tenant_id]
        async with another_api(stack, postgres_dsn=mirror.dsn, tenant_id=_TENANT.tenant_id) as caller:
            asked: dict[str, Callable[[Asker], str]] = {
                "list": lambda a: f"/problems?user_id={a.owner.user_id}",
                "a later page": lambda a: f"/problems?user_id={a.owner.user_id}&before={a.problem_id}",
                "waiting": lambda a: f"/problems?user_id={a.owner.user_id}&status=awaiting_confirmation",
                "its steps": lambda a: f"/problems/{a.problem_id}/steps?user_id={a.owner.user_id}",
            }
            for name, path in asked.items():

                async def question(asker: Asker, path: Callable[[Asker], str] = path) -> None:
                    await caller.get(path(asker))

                times = await _timed(question, askers)
                rows.append(_row(f"HTTP: {name}", mirror.problems, times, "as above", name != "its steps"))
    return rows


async def measure(quick: bool, plans_shown: bool = False) -> Part:
    """The questions at every size; with `quick` at the smallest alone. `plans_shown` prints every plan in full."""
    rows: list[list[str]] = []
    plans: list[str] = []
    notes: list[str] = []
    curves: dict[str, list[float]] = {}
    sizes = SIZES[:1] if quick else SIZES
    with tempfile.TemporaryDirectory(prefix="steward-", ignore_cleanup_errors=True) as folder:
        async with running_postgres(Path(folder)) as server:
            for size in sizes:
                async with filled_mirror(server, size) as mirror:
                    notes.append(
                        f"{size:,} problems with {mirror.steps} steps each: filled in {mirror.fill_s:.0f} s, "
                        f"{mirror.gigabytes:.2f} GB."
                    )
                    rows += await _asked(mirror, plans, curves)
                    if size == sizes[-1]:
                        rows += await _over_http(mirror, Path(folder) / "stack")
    if plans_shown:
        print("\n\n".join(plans))
    notes.append(
        "A search is the function search_problems: within it the words are asked of the index problems_by_words."
    )
    columns = ["question", "problems", "p50 ms", "p95 ms", f"p95 < {AIM_MS:g}", "plan"]
    table = Table("Problems in the mirror", columns, sorted(rows, key=lambda row: row[0]), notes)
    xs = [float(size) for size in sizes]
    return Part([table], [Curve("Problems in the mirror", "problems", "p95 in ms", xs, curves)])
