"""What a problem starts with: the profile, its time zone, and the facts its words are about."""

from __future__ import annotations

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.memory import Memories, MemoryActivities
from steward.activities.problem_steps import LONGEST_MEMORY, MEMORIES, ProblemStepActivities
from steward.contracts.activities import OpenProblemInput
from steward.contracts.memory import RememberInput
from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import ProblemInput
from steward.search.memory_index import MemoryIndex
from steward.sql.database import Database
from steward.sql.memory import MemoryStore
from steward.sql.problems import ProblemStore
from steward.tools.registry import Registry
from tests.support.embedding import general_embedder
from tests.support.mirror import a_write
from tests.support.tool_bench import NOW

ANN = Owner("acme", "ann")


def opening(text: str | None = None, owner: Owner = ANN, **changes: object) -> OpenProblemInput:
    requester = Requester(owner, 7, "c", "Europe/Berlin")
    problem = ProblemInput.model_validate({"requester": requester, "text": text, **changes})
    return OpenProblemInput(problem=problem, write=a_write(7, 1), now=NOW.isoformat())


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
    opened = await ActivityEnvironment().run(steps.open_problem, opening("open my locker with its code"))
    assert opened.memories == ["my locker code is 4411"]
    assert (opened.profile, opened.timezone) == ({"name": "Ann", "timezone": "Asia/Tokyo"}, "Asia/Tokyo")
    nobody = await ActivityEnvironment().run(steps.open_problem, opening("locker code", Owner("acme", "eve")))
    assert (nobody.memories, nobody.profile, nobody.timezone) == ([], {}, None)


@pytest.mark.requirement("memory.context")
async def test_a_direct_call_understands_times_in_the_zone_of_the_profile(
    steps: ProblemStepActivities, memory: MemoryStore
) -> None:
    call = opening(tool_name="schedule_reminder", args={"when": "tomorrow at 9am", "message": "up"})
    before = await ActivityEnvironment().run(steps.open_problem, call)
    await memory.update_profile(ANN, {"timezone": "Asia/Tokyo"})
    after = await ActivityEnvironment().run(steps.open_problem, call)
    assert before.prepared is not None
    assert after.prepared is not None
    assert before.prepared.args["when"].endswith("09:00:00+01:00")
    assert after.prepared.args["when"].endswith("09:00:00+09:00")
    await memory.update_profile(ANN, {"timezone": "a zone from before zones were checked"})
    assert (await ActivityEnvironment().run(steps.open_problem, call)).timezone is None


@pytest.mark.requirement("memory.context")
async def test_what_is_loaded_is_bounded(steps: ProblemStepActivities, memory: MemoryStore) -> None:
    for number in range(MEMORIES + 3):
        await memory.add_fact(ANN, str(number), f"tea {number} " + "x" * 2_000, None)
    opened = await ActivityEnvironment().run(steps.open_problem, opening("tea"))
    assert len(opened.memories) == MEMORIES
    assert max(map(len, opened.memories)) == LONGEST_MEMORY


@pytest.mark.requirement("memory.exchange.remembered")
async def test_an_exchange_is_kept_once(memory: MemoryStore) -> None:
    memories = Memories(memory, MemoryIndex(general_embedder(), url="http://127.0.0.1:1"))
    activities = MemoryActivities(memories)
    said = RememberInput(
        problem_id=7,
        owner=Owner("acme", "ann"),
        user_message="hi",
        agent_response="Hello.",
        said_at=NOW.isoformat(),
    )
    for _ in range(2):
        await ActivityEnvironment().run(activities.remember_exchange, said)
    [kept] = await memory.list_exchanges(ANN, 10)
    assert (kept.user_message, kept.agent_response, kept.said_at) == ("hi", "Hello.", NOW)
    assert memories.written.is_set()
