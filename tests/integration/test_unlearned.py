"""What was said is kept with a problem's last record, and learned from afterwards, by one worker, until it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from temporalio.client import Client

from steward.activities.learning import LearningActivities, LearnMode
from steward.activities.memory import Memories
from steward.contracts.errors import Unavailable
from steward.contracts.memory import Learned, RememberInput
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner
from steward.contracts.problem import ProblemStatus
from steward.planners.chain import PlannerChain
from steward.search.memory_index import MemoryIndex
from steward.sql.database import Database
from steward.sql.memory import MemoryStore
from steward.sql.memory_review import MemoryReview
from steward.sql.problems import ProblemStore
from steward.sql.unlearned import UnlearnedStore
from steward.workers.learning import LEASE_S, Learner, learning_from
from tests.support.embedding import general_embedder
from tests.support.mirror import MOMENT, a_step, a_view
from tests.support.planners import ScriptedPlanner

ANN = Owner("acme", "ann")
pytestmark = pytest.mark.requirement("memory.exchange.remembered")


def an_end(problem_id: int, said: str, answered: str, seq: int = 1, after_s: float = 1.0) -> MirrorWrite:
    """The last record of a problem that ended well."""
    ended = {"status": ProblemStatus.DONE, "closed": True, "message": answered}
    exchange = RememberInput(
        owner=ANN, problem_id=problem_id, user_message=said, agent_response=answered, said_at=MOMENT.isoformat()
    )
    view = a_view(problem_id, after_s=after_s, **ended)
    return MirrorWrite(view=view, steps=[a_step(seq)], exchange=exchange)


class Room:
    """Learning over real stores; without Temporal, which only models are asked through."""

    def __init__(self, database: Database, index: MemoryIndex, mode: LearnMode = "rules") -> None:
        self.database = database
        self.problems = ProblemStore(database)
        self.memory = MemoryStore(database)
        self.unlearned = UnlearnedStore(database)
        self.memories = Memories(self.memory, index)
        planner = PlannerChain([ScriptedPlanner()])
        self.learning = LearningActivities(self.memories, MemoryReview(database), planner, mode)
        self.learner = Learner(self.unlearned, self.learning, cast(Client, None))

    async def said(self) -> list[tuple[str, str]]:
        """What is kept, oldest first."""
        kept = await self.memory.list_exchanges(ANN, 10)
        return [(one.user_message, one.agent_response) for one in reversed(kept)]

    async def waiting(self) -> int:
        """How many exchanges are still to be learned from."""
        return int(await self.database.fetchval("SELECT count(*) FROM unlearned_exchanges"))

    async def facts(self) -> list[str]:
        return [fact.fact for fact in await self.memory.list_facts(ANN)]


@pytest.fixture
def room(database: Database, tmp_path: Path) -> Iterator[Room]:
    index = MemoryIndex(general_embedder(), path=tmp_path / "qdrant")
    yield Room(database, index)
    index.close()


async def test_the_last_record_keeps_what_was_said_once_and_it_is_learned_from(room: Room) -> None:
    end = an_end(1, "I live in Hamburg. What's up?", "Nothing much.")
    assert await room.problems.record(end)
    assert await room.problems.record(end)
    assert await room.said() == [("I live in Hamburg. What's up?", "Nothing much.")]
    assert await room.waiting() == 1
    assert await room.learner.work() == 1
    assert (await room.facts(), await room.waiting()) == (["I live in Hamburg"], 0)
    assert await room.learner.work() == 0
    assert await room.problems.record(end)
    assert await room.waiting() == 0


@pytest.mark.requirement("memory.learned.not-beside-the-planner")
async def test_what_the_planner_kept_facts_of_is_remembered_and_not_learned_from(room: Room) -> None:
    end = an_end(1, "My mum's name is Ruth, she lives in Ulm", "Noted.")
    assert end.exchange is not None
    kept = end.exchange.model_copy(update={"facts_kept": True})
    assert await room.problems.record(end.model_copy(update={"exchange": kept}))
    assert await room.said() == [("My mum's name is Ruth, she lives in Ulm", "Noted.")]
    assert await room.waiting() == 0


async def test_an_end_that_was_taken_back_is_told_anew_and_an_older_one_changes_nothing(room: Room) -> None:
    first, second = an_end(1, "hi", "Hello."), an_end(1, "hi\nI live in Ulm", "Noted.", seq=2, after_s=2.0)
    await room.problems.record(first)
    await room.problems.record(second)
    await room.problems.record(first)
    assert await room.said() == [("hi\nI live in Ulm", "Noted.")]
    await room.learner.work()
    assert await room.facts() == ["I live in Ulm"]


async def test_a_write_that_the_ledger_refuses_keeps_nothing(room: Room) -> None:
    await room.problems.record(MirrorWrite(view=a_view(1), steps=[a_step(1)]))
    await room.database.execute(
        """
        INSERT INTO tool_dispatches
            (problem_id, call_id, tool_name, effect, args_sha256, state, attempt_token, started_at)
        VALUES (1, 'c9', 'send', 'once', 'x', 'started', 't', now())
        """
    )
    end = an_end(1, "hi", "Hello.").model_copy(update={"known": ["c1"]})
    assert not await room.problems.record(end)
    assert (await room.said(), await room.waiting()) == ([], 0)


async def test_nothing_is_kept_of_who_is_being_forgotten(room: Room) -> None:
    await room.problems.record(MirrorWrite(view=a_view(1), steps=[a_step(1)]))
    await room.database.execute(
        "INSERT INTO forgettings (tenant_id, user_id, pseudonym, asked_by, stage)"
        " VALUES ('acme', 'ann', 'x', 'user', 'erasing')"
    )
    await room.problems.record(an_end(1, "I live in Hamburg", "Noted."))
    assert await room.waiting() == 0
    assert await room.database.fetchval("SELECT count(*) FROM memory_exchanges") == 0


async def test_of_several_workers_each_takes_others_and_what_was_not_finished_comes_again(room: Room) -> None:
    for number in range(1, 9):
        await room.problems.record(an_end(number, f"I live in town {number}", "Noted."))
    claims = await asyncio.gather(*(room.unlearned.claim(3, LEASE_S) for _ in range(3)))
    taken = [one.exchange.problem_id for claim in claims for one in claim]
    assert sorted(taken) == list(range(1, 9))
    assert await room.unlearned.claim(10, LEASE_S) == []
    await room.database.execute("UPDATE unlearned_exchanges SET due_at = due_at - $1::interval", timedelta(seconds=61))
    again = await room.unlearned.claim(10, LEASE_S)
    assert sorted(one.exchange.problem_id for one in again) == list(range(1, 9))
    await room.database.execute("DELETE FROM memory_exchanges")
    assert await room.waiting() == 0


async def test_what_cannot_be_learned_now_waits_and_keeps_nobody(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    learn = room.learning.learn

    async def away(request: RememberInput) -> Learned:
        if request.problem_id == 1:
            raise Unavailable("the index is away")
        return await learn(request)

    monkeypatch.setattr(room.learning, "learn", away)
    await room.problems.record(an_end(1, "I live in Hamburg", "Noted."))
    await room.problems.record(an_end(2, "I live in Ulm", "Noted."))
    assert await room.learner.work() == 2
    assert (await room.facts(), await room.waiting()) == (["I live in Ulm"], 1)


async def test_the_loop_learns_at_once_when_it_is_woken(room: Room) -> None:
    kept = asyncio.Event()
    learned = asyncio.Event()
    done: Any = room.unlearned.learned

    async def note(exchange_ids: Sequence[int]) -> None:
        await done(exchange_ids)
        learned.set()

    room.unlearned.learned = note  # type: ignore[method-assign]
    async with learning_from(room.learner, kept), asyncio.timeout(4):
        await room.problems.record(an_end(1, "I live in Hamburg", "Noted."))
        kept.set()
        await learned.wait()
    assert await room.facts() == ["I live in Hamburg"]
