"""What a problem starts with: the profile, its time zone, and the facts its words are about."""

from __future__ import annotations

import pytest

from steward.activities.problem_steps import ProblemStepActivities
from steward.contracts.activities import OpenProblemInput
from steward.contracts.dialogue import RecentCall
from steward.contracts.memory import LONGEST_MEMORY, MEMORIES
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Turn
from steward.contracts.problem import ProblemInput, ProblemView, Question
from steward.contracts.waiting import Waiting
from steward.sql.database import Database
from steward.sql.memory import MemoryStore
from steward.sql.problems import ProblemStore
from steward.tools.ports import Services
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW

ANN = Owner("acme", "ann")


def opening(text: str | None = None, owner: Owner = ANN, **changes: object) -> OpenProblemInput:
    requester = Requester(owner, 7, "c", "Europe/Berlin")
    problem = ProblemInput.model_validate({"requester": requester, "text": text, **changes})
    return OpenProblemInput(problem=problem, now=NOW.isoformat())


@pytest.fixture
def memory(database: Database) -> MemoryStore:
    return MemoryStore(database)


@pytest.fixture
def steps(database: Database, memory: MemoryStore) -> ProblemStepActivities:
    return ProblemStepActivities(ProblemStore(database), Registry(), None, memory)


@pytest.mark.requirement("memory.context")
async def test_profile_and_fitting_facts_are_there_and_only_the_users_own(
    steps: ProblemStepActivities, memory: MemoryStore
) -> None:
    await memory.update_profile(ANN, {"name": "Ann", "timezone": "Asia/Tokyo"})
    await memory.add_fact(ANN, "1", "my locker code is 4411", None)
    await memory.add_fact(ANN, "2", "the alarm goes off at noon", None)
    await memory.add_fact(Owner("acme", "bob"), "1", "bob's locker code is 1", None)
    opened = await steps.open_problem(opening("open my locker with its code"))
    assert opened.memories == ["my locker code is 4411"]
    assert (opened.profile, opened.timezone) == ({"name": "Ann", "timezone": "Asia/Tokyo"}, "Asia/Tokyo")
    nobody = await steps.open_problem(opening("locker code", Owner("acme", "eve")))
    assert (nobody.memories, nobody.profile, nobody.timezone) == ([], {}, None)


@pytest.mark.requirement("memory.context")
async def test_a_direct_call_understands_times_in_the_zone_of_the_profile(
    steps: ProblemStepActivities, memory: MemoryStore
) -> None:
    call = opening(tool_name="schedule_reminder", args={"when": "tomorrow at 9am", "message": "up"})
    before = await steps.open_problem(call)
    await memory.update_profile(ANN, {"timezone": "Asia/Tokyo"})
    after = await steps.open_problem(call)
    assert before.prepared is not None
    assert after.prepared is not None
    assert before.prepared.args["when"].endswith("09:00:00+01:00")
    assert after.prepared.args["when"].endswith("09:00:00+09:00")
    await memory.update_profile(ANN, {"timezone": "no zone at all"})
    assert (await steps.open_problem(call)).timezone is None


@pytest.mark.requirement("memory.context")
async def test_what_is_loaded_is_bounded(steps: ProblemStepActivities, memory: MemoryStore) -> None:
    for number in range(MEMORIES + 3):
        await memory.add_fact(ANN, str(number), f"tea {number} " + "x" * 2_000, None)
    opened = await steps.open_problem(opening("tea"))
    assert len(opened.memories) == MEMORIES
    assert max(map(len, opened.memories)) == LONGEST_MEMORY


def waiting_for(owner: Owner, conversation_id: str, **waits: object) -> MirrorWrite:
    """The row of another problem of the conversation, which waits for its user."""
    view = {"problem_id": 6, "tenant_id": owner.tenant_id, "user_id": owner.user_id, "created_at": NOW, **waits}
    view |= {"conversation_id": conversation_id, "status": "awaiting_user", "text": "book a table", "updated_at": NOW}
    return MirrorWrite(view=ProblemView.model_validate(view))


@pytest.mark.requirement("planning.plain.alone")
@pytest.mark.parametrize("text", ["hello", "vielen Dank", "¿qué hora es?"])
async def test_what_needs_no_model_is_answered_without_one_while_nothing_waits(
    steps: ProblemStepActivities, database: Database, text: str
) -> None:
    assert (await steps.open_problem(opening(text, by_model=True))).by_rules
    assert not (await steps.open_problem(opening(text))).by_rules
    question = Question(text="How long?")
    await ProblemStore(database).record(waiting_for(ANN, "elsewhere", question=question))
    assert (await steps.open_problem(opening(text, by_model=True))).by_rules
    await database.execute("UPDATE problems SET conversation_id = 'c'")
    assert not (await steps.open_problem(opening(text, by_model=True))).by_rules


@pytest.mark.requirement("planning.plain.alone")
@pytest.mark.parametrize("text", ["ok", "add milk", "what time is it in Tokyo?", "help me, I cannot breathe"])
async def test_anything_else_is_for_the_model(steps: ProblemStepActivities, text: str) -> None:
    assert not (await steps.open_problem(opening(text, by_model=True))).by_rules


@pytest.mark.requirement("planning.plain.alone")
async def test_the_time_needs_the_clock(database: Database) -> None:
    async def off() -> dict[str, str | None]:
        return {"get_current_time": None}

    steps = ProblemStepActivities(ProblemStore(database), Registry(), Services(switched_off=off))
    assert not (await steps.open_problem(opening("what time is it?", by_model=True))).by_rules
    assert (await steps.open_problem(opening("thanks", by_model=True))).by_rules


@pytest.mark.requirement("planning.plain.alone")
async def test_thanks_after_a_question_of_the_assistant_may_be_the_reply_to_it() -> None:
    class Talk(ProblemStore):
        async def conversation_turns(self, *_: object, **__: object) -> list[Turn]:
            return [Turn(role="user", text="my tasks?"), Turn(role="assistant", text="Three. Shall I mail them?")]

        async def waiting_calls(self, *_: object) -> Waiting:
            return Waiting()

        async def recent_calls(self, *_: object) -> list[RecentCall]:
            return []

    steps = ProblemStepActivities(Talk(None), Registry())  # type: ignore[arg-type]
    assert not (await steps.open_problem(opening("thanks", by_model=True))).by_rules
    assert (await steps.open_problem(opening("what time is it?", by_model=True))).by_rules


@pytest.mark.requirement("life.end-language")
@pytest.mark.parametrize(
    ("text", "language"),
    [("find my invoices", "en"), ("suche meine Rechnungen", "de"), ("busca mis facturas", "es")],
)
async def test_the_language_of_a_request_is_known_from_its_opening(
    steps: ProblemStepActivities, text: str, language: str
) -> None:
    assert (await steps.open_problem(opening(text))).language == language
