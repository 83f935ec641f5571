"""Answers on their way from a worker to those who watch: through a real PostgreSQL, which keeps nothing of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

import pytest

from steward.activities.answer_drafts import AnswerDrafts
from steward.api.core.problem_changes import ProblemChanges, Written
from steward.api.credentials.identity import Principal
from steward.contracts.dialogue import RecentCall
from steward.contracts.drafts import LOCKS, Draft
from steward.contracts.memory import quoted_memory
from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.problem import ProblemStatus
from steward.contracts.redaction import REDACTOR
from steward.planners.chain import PlanControl
from steward.sql.database import Database
from steward.sql.drafts import DraftChannel
from steward.sql.listen import ProblemListener
from steward.sql.problems import ProblemStore
from steward.stack.postgres import EmbeddedPostgres
from steward.tools.evidence import Trust
from steward.tools.registry import Registry
from tests.support.mirror import MOMENT, a_write
from tests.support.toolbox import request

SECRET = "correct-horse-battery"


@pytest.fixture
async def listener(database_dsn: str) -> AsyncIterator[ProblemListener]:
    listening = ProblemListener(database_dsn)
    await listening.start()
    assert await listening.wait_connected(5)
    yield listening
    await listening.stop()


async def until_watched(channel: DraftChannel, problem_id: int, expected: bool = True) -> None:
    async with asyncio.timeout(10):
        while await channel.watched(problem_id) is not expected:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.requirement("drafts.costs-nothing")
async def test_a_worker_knows_whether_a_problem_is_watched(database: Database, listener: ProblemListener) -> None:
    channel = DraftChannel(database)
    assert not await channel.watched(7)
    with listener.subscribe(7) as one, listener.watch_drafts(7, one):
        await until_watched(channel, 7)
        with listener.subscribe(7) as two, listener.watch_drafts(7 + LOCKS, two):
            assert await channel.watched(7)
        assert await channel.watched(7)
        assert not await channel.watched(8)
    await until_watched(channel, 7, expected=False)


@pytest.mark.requirement("drafts.transport")
async def test_a_draft_reaches_those_who_want_it_and_wakes_nobody_else(
    database: Database, listener: ProblemListener
) -> None:
    channel = DraftChannel(database)
    with listener.subscribe(7) as mine, listener.subscribe(7) as plain, listener.watch_drafts(7, mine):
        for text in ("Par", "Paris is"):
            await channel.write(Draft(7, text))
        await channel.write(Draft(8, "of another"))
        seen: list[Draft] = []
        while not seen or seen[-1].text != "Paris is":
            assert not await mine.wait(5), "a draft is no change"
            seen += mine.drafts()
        assert {draft.problem_id for draft in seen} == {7}
        assert not await plain.wait(0.05)
        assert plain.drafts() == []


@pytest.mark.requirement("drafts.transport")
async def test_it_is_watched_again_after_postgres_was_away(own_postgres: EmbeddedPostgres) -> None:
    listener = ProblemListener(own_postgres.dsn)
    await listener.start()
    try:
        async with Database(own_postgres.dsn) as database:
            with listener.subscribe(7) as watcher, listener.watch_drafts(7, watcher):
                await until_watched(DraftChannel(database), 7)
                await asyncio.to_thread(own_postgres.stop)
                await asyncio.to_thread(own_postgres.start)
                assert await watcher.wait(15)
                await until_watched(DraftChannel(database), 7)
    finally:
        await listener.stop()


@pytest.mark.requirement("drafts.foreign")
async def test_a_conversation_gets_the_answers_of_its_own_user_alone(
    database: Database, listener: ProblemListener
) -> None:
    await ProblemStore(database).record(a_write(7, 1))
    [row] = await database.fetch("SELECT tenant_id, user_id FROM problems WHERE problem_id = 7")
    changes = ProblemChanges(ProblemStore(database), listener, cast(Any, None))
    owners = Principal(row["tenant_id"], row["user_id"])
    seen: dict[str, asyncio.Queue[object]] = {name: asyncio.Queue() for name in ("mine", "other", "tenant")}

    async def follow(name: str, principal: Principal) -> None:
        async for one in changes.follow_talk(principal):
            seen[name].put_nowait(one)

    others = Principal(row["tenant_id"], "somebody-else")
    elsewhere = Principal("another", row["user_id"])
    following = [
        asyncio.create_task(follow(name, who))
        for name, who in (("mine", owners), ("other", others), ("tenant", elsewhere))
    ]
    async with asyncio.timeout(10):
        assert [await queue.get() for queue in seen.values()] == [None, None, None]
        await DraftChannel(database).write(Draft(7, "Paris is"))
        # What was recorded before may be told late.
        while not isinstance(written := await seen["mine"].get(), Written):
            pass
    await asyncio.sleep(0.1)
    for one in following:
        one.cancel()
    assert (written.text, written.view.problem_id) == ("Paris is", 7)
    assert seen["other"].empty()
    assert seen["tenant"].empty()


@pytest.mark.requirement("drafts.late")
async def test_a_conversation_has_the_answers_written_of_what_goes_on_and_of_what_begins(
    database: Database, listener: ProblemListener
) -> None:
    store, channel = ProblemStore(database), DraftChannel(database)
    before = a_write(17, 1, status=ProblemStatus.IN_PROGRESS)
    await store.record(before)
    changes = ProblemChanges(store, listener, cast(Any, None))

    async def follow() -> None:
        async for _ in changes.follow_talk(Principal(before.view.tenant_id, before.view.user_id)):
            pass

    following = asyncio.create_task(follow())
    async with asyncio.timeout(10):
        await until_watched(channel, 17)
        await store.record(a_write(18, 1, status=ProblemStatus.IN_PROGRESS))
        await until_watched(channel, 18)
        await store.record(a_write(17, 2, after_s=1, status=ProblemStatus.DONE))
        await until_watched(channel, 17, expected=False)
        assert await channel.watched(18)
        following.cancel()
        await until_watched(channel, 18, expected=False)


class Kept:
    """A channel that keeps what it was given; `watched_at` is the look that first finds a watcher, 0 none."""

    def __init__(self, watched_at: int = 1) -> None:
        self.texts: list[str] = []
        self.more = asyncio.Event()
        self.looks = 0
        self.looked = asyncio.Event()
        self._watched_at = watched_at

    async def watched(self, problem_id: int) -> bool:
        self.looks += 1
        self.looked.set()
        return 0 < self._watched_at <= self.looks

    async def write(self, draft: Draft) -> None:
        self.texts.append(draft.text)
        self.more.set()


async def shown(asked: PlanRequest, *said: str, grounded: bool = False) -> list[str]:
    """What is shown of an answer that grows so."""
    channel, control = Kept(), PlanControl()
    drafts = AnswerDrafts(cast(DraftChannel, channel), grounding_required=grounded)
    async with drafts.shown(asked, Trust(Registry()), (), control):
        for words in said:
            channel.more.clear()
            control.draft(lambda words=words: words)  # type: ignore[misc]
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(channel.more.wait(), 0.6)
    assert control.on_draft is None
    return channel.texts


ASKED = request("what is the capital of France?")
MAIL = Observation(tool_name="search_email", args={}, ok=True, result={"emails": []})
TASKS = Observation(tool_name="list_tasks", args={}, ok=True, result={"tasks": []})
READ = RecentCall(
    problem_id=1, request="mail", tool_name="search_email", args={}, ok=True, result={"emails": []}, at=MOMENT
)


@pytest.mark.requirement("drafts.guarded")
async def test_whole_words_are_shown_that_the_guards_would_pass() -> None:
    said = (
        "The capital of Fr",
        "The capital of France is Paris.",
        "The capital of France is Paris. I have sent the mail",
    )
    assert await shown(ASKED, *said) == ["The capital of", "The capital of France is"]
    assert await shown(ASKED, "The capital of France is Paris today, and", grounded=True) == []


async def written_to(channel: Kept, text: str) -> None:
    """An answer that is written up to there while the channel is looked at for the second time."""
    control = PlanControl()
    async with AnswerDrafts(cast(DraftChannel, channel)).shown(ASKED, Trust(Registry()), (), control):
        control.draft(lambda: text)
        while channel.looks < 2:
            channel.looked.clear()
            await asyncio.wait_for(channel.looked.wait(), 5)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(channel.more.wait(), 0.6)


@pytest.mark.requirement("drafts.late")
async def test_who_comes_while_it_is_written_sees_what_is_there_although_no_word_follows() -> None:
    channel = Kept(watched_at=2)
    await written_to(channel, "The capital of France is Paris.")
    assert channel.texts == ["The capital of France is"]


@pytest.mark.requirement("drafts.costs-nothing")
async def test_where_nobody_watches_nothing_is_sent() -> None:
    channel = Kept(watched_at=0)
    await written_to(channel, "The capital of France is Paris.")
    assert channel.texts == []


@pytest.mark.requirement("drafts.secrets")
async def test_no_secret_is_shown_nor_the_beginning_of_one() -> None:
    REDACTOR.learn([SECRET])
    text = f"My key is {SECRET} and it is secret, so"
    assert await shown(ASKED, "My key is correct-ho", text) == ["My key is", "My key is *** and it is secret,"]


@pytest.mark.requirement("drafts.untrusted")
@pytest.mark.parametrize(
    "changes",
    [
        {"observations": [MAIL]},
        {"recent": [READ]},
        {"memories": [quoted_memory("what it says", "a web page")]},
        {"emergency": "112"},
    ],
    ids=str,
)
async def test_no_word_is_shown_that_may_come_from_somebody_else(changes: dict[str, Any]) -> None:
    asked = ASKED.model_copy(update=changes)
    assert await shown(asked, "The capital of France", "The capital of France is Paris,") == [""]


async def test_what_the_users_own_tools_returned_is_no_hindrance() -> None:
    asked = ASKED.model_copy(update={"observations": [TASKS]})
    assert await shown(asked, "You have no open task") == ["You have no open"]
