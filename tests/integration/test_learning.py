"""Facts learned when a problem is over: on a real PostgreSQL and Qdrant, by rules and by a model over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.learning import ALIKE, LearningActivities, LearnMode
from steward.activities.memory import Memories
from steward.contracts.memory import Learned, RememberInput
from steward.contracts.owner import Owner
from steward.planners.chain import PlannerBackend, PlannerChain
from steward.planners.llama.chat_template import ChatTemplate
from steward.planners.llama.model import LlamaModel
from steward.planners.openai.backend import OpenAIPlanner
from steward.planners.prompt import prompts
from steward.search.memory_index import MemoryIndex
from steward.sql.database import Database
from steward.sql.memory import Fact, MemoryStore
from steward.sql.memory_review import MemoryReview
from steward.weights import smollm2
from tests.support.embedding import general_embedder
from tests.support.openai_endpoint import Endpoint
from tests.support.planners import ScriptedPlanner

ANN = Owner("acme", "ann")


class Room:
    """Learning over real stores."""

    def __init__(self, database: Database, index: MemoryIndex) -> None:
        self.memories = Memories(MemoryStore(database), index)
        self.review = MemoryReview(database)
        self.problem = 0

    async def say(
        self, *messages: str, planners: Sequence[PlannerBackend] = (), mode: LearnMode = "model", find: bool = False
    ) -> Learned:
        """Let a problem with these messages be over; what it taught, by rules or, `find`, by the model."""
        self.problem += 1
        learning = LearningActivities(self.memories, self.review, PlannerChain(planners or [ScriptedPlanner()]), mode)
        over = RememberInput(
            owner=ANN,
            problem_id=self.problem,
            user_message="\n".join(messages),
            agent_response="I live in Paris. My sister is called Eve.",
            said_at="2026-11-20T10:00:00+01:00",
        )
        return await ActivityEnvironment().run(learning.find_facts if find else learning.learn_facts, over)

    async def facts(self) -> list[Fact]:
        """All there is, oldest first."""
        return list((await self.review.state(ANN)).facts)

    async def texts(self) -> list[str]:
        return [fact.fact for fact in await self.facts()]


@pytest.fixture
def room(database: Database, tmp_path: Path) -> Iterator[Room]:
    index = MemoryIndex(general_embedder(), path=tmp_path / "qdrant")
    yield Room(database, index)
    index.close()


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with closing(Endpoint()) as running:
        yield running


@pytest.mark.requirement("memory.learned.rules")
async def test_what_is_told_in_passing_is_kept_as_the_users_word_with_its_problem(room: Room) -> None:
    learned = await room.say("I live in Hamburg. What's the weather like?", "Meine Schwester heißt Anna")
    facts = await room.facts()
    assert learned.added == [fact.fact_id for fact in facts]
    assert [(f.fact, f.category, f.source, f.origin, f.problem_id) for f in facts] == [
        ("I live in Hamburg", "home", None, "rule", 1),
        ("Meine Schwester heißt Anna", "family", None, "rule", 1),
    ]


@pytest.mark.requirement("memory.learned.once")
async def test_a_repeat_of_the_workflow_learns_nothing_twice_and_nothing_that_was_forgotten(room: Room) -> None:
    learned = await room.say("I live in Hamburg. What time is it?")
    room.problem -= 1
    assert await room.say("I live in Hamburg. What time is it?") == Learned()
    await room.review.forget_facts(ANN, learned.added)
    room.problem -= 1
    assert await room.say("I live in Hamburg. What time is it?") == Learned()
    assert await room.texts() == []


@pytest.mark.requirement("memory.learned.once")
@pytest.mark.parametrize("forgotten", [False, True])
async def test_what_a_problem_kept_itself_is_not_learned_in_pieces(room: Room, *, forgotten: bool) -> None:
    said = "my sister is called Anna and I live in Hamburg"
    kept = await room.memories.add_fact(ANN, "1:c1", said, None, problem_id=1)
    if forgotten:
        await room.review.forget_facts(ANN, [kept.fact_id])
    assert await room.say(said) == Learned()
    assert await room.texts() == ([] if forgotten else [said])


@pytest.mark.requirement("memory.learned.once")
@pytest.mark.parametrize(
    ("before", "after", "kept"),
    [
        (["I live in Hamburg"], "I live in Berlin now and then", ["I live in Hamburg"]),
        (["I live in Hamburg"], "I live in Berlin", ["I live in Berlin"]),
        (["I LIVE in hamburg"], "I live in Hamburg", ["I LIVE in hamburg"]),
        (["my sister is called Anna"], "my sister's name is Anna", ["my sister is called Anna"]),
        (
            ["my sister is called Anna"],
            "my sister is called Eva",
            ["my sister is called Anna", "my sister is called Eva"],
        ),
        (["I prefer tea"], "I really prefer tea", ["I really prefer tea"]),
        (["I like jazz"], "I like techno", ["I like jazz", "I like techno"]),
        (
            ["my locker code is 4411", "my door code is 12"],
            "my locker code is 9921",
            ["my locker code is 9921", "my door code is 12"],
        ),
    ],
)
async def test_what_says_the_same_or_something_newer_is_an_update(
    room: Room, before: list[str], after: str, kept: list[str]
) -> None:
    for text in before:
        await room.memories.add_fact(ANN, f"k-{text}", text, None)
    await room.say(after)
    assert await room.texts() == kept


@pytest.mark.requirement("memory.learned.once")
async def test_what_a_tool_kept_in_the_same_problem_stays_and_the_older_answer_goes(room: Room) -> None:
    old = await room.memories.add_fact(ANN, "old", "I live in Hamburg", "home")
    new = await room.memories.add_fact(ANN, "new", "I live in Berlin", "home", problem_id=1)
    assert await room.say("I live in Berlin") == Learned()
    assert [(fact.fact_id, fact.fact) for fact in await room.facts()] == [(new.fact_id, "I live in Berlin")]
    assert old.fact_id != new.fact_id


@pytest.mark.requirement("memory.learned.once")
async def test_the_users_word_takes_the_place_of_a_tools(room: Room) -> None:
    await room.memories.add_fact(ANN, "t", "I live in Rome", None, source="web_search")
    await room.say("I live in Berlin")
    assert [(fact.fact, fact.source) for fact in await room.facts()] == [("I live in Berlin", None)]


@pytest.mark.requirement("memory.learned.once")
def test_only_facts_that_say_the_same_lie_that_near() -> None:
    same = [
        ("I prefer tea", "I really prefer tea"),
        ("I'm a vegetarian", "I am vegetarian"),
        ("I live in Hamburg", "I'm living in Hamburg"),
        ("my locker code is 4411", "the code of my locker is 4411"),
    ]
    other = [
        ("I like tea", "I don't like tea"),
        ("I never eat meat", "I never eat fish"),
        ("I prefer window seats", "I prefer aisle seats"),
        ("my dog is called Rex", "my cat is called Rex"),
        ("I live in Hamburg", "my sister lives in Hamburg"),
        ("ich mag Tee", "ich mag Kaffee"),
        ("I am allergic to nuts", "I am allergic to cats"),
    ]
    embedder = general_embedder()
    near = [float(one @ two) for one, two in (embedder.embed(list(pair)) for pair in same)]
    far = [float(one @ two) for one, two in (embedder.embed(list(pair)) for pair in other)]
    assert min(near) >= ALIKE > max(far), (near, far)


@pytest.mark.requirement("memory.learned.once")
async def test_while_qdrant_is_away_facts_are_learned_all_the_same(database: Database) -> None:
    room = Room(database, MemoryIndex(general_embedder(), url="http://127.0.0.1:9"))
    await room.say("I live in Hamburg. Thanks")
    await room.say("I live in Berlin. Thanks")
    assert await room.texts() == ["I live in Berlin"]


def noted(*facts: tuple[str, str], tool: str = "note_facts") -> str:
    """What a model answers that picks these."""
    entries = [{"quote": quote, "category": category} for quote, category in facts]
    call = {"tool": tool, "args": {"facts": entries}}
    return json.dumps({"calls": [call]})


def a_model(endpoint: Endpoint) -> list[PlannerBackend]:
    return [OpenAIPlanner(endpoint.url, "plain", timeout_s=10), ScriptedPlanner()]


@pytest.mark.requirement("memory.learned.model")
async def test_a_model_that_plans_picks_pieces_of_the_users_own_words(room: Room, endpoint: Endpoint) -> None:
    message = "Since I have two kids at the Elm School I need a table for four. Anything free?"
    learned = await room.say(message, planners=a_model(endpoint))
    assert learned == Learned(ask_model=True)
    endpoint.replies = [
        noted(
            ("I have two kids at the Elm School", "family"),
            ("The user is rich", "other"),
            ("I live in Paris", "home"),
            ("Anything free?", "other"),
        )
    ]
    learned = await room.say(message, planners=a_model(endpoint), find=True)
    assert [(f.fact, f.category, f.source, f.origin, f.problem_id) for f in await room.facts()] == [
        ("I have two kids at the Elm School", "family", None, "model", 2)
    ]
    [asked] = endpoint.bodies
    sent = json.dumps(asked)
    assert "Elm School" in sent
    # The answer, which may hold what tools said, is never shown.
    assert "Eve" not in sent
    system, user = asked["messages"]
    assert (system["role"], user["content"]) == (
        "system",
        "Since I have two kids at the Elm School I need a table for four.",
    )
    assert "You are Steward" not in sent
    assert '"note_facts"' in json.dumps(asked["response_format"])


@pytest.mark.requirement("memory.learned.short")
def test_a_model_reads_at_most_four_hundred_tokens_to_find_facts() -> None:
    longest = "Ich habe zwei Kinder, die in die Grundschule am Bahnhof gehen, und wir sind Vegetarier. " * 20
    learning = LearningActivities(None, None, PlannerChain([OpenAIPlanner("", "")]))  # type: ignore[arg-type]
    over = RememberInput(
        owner=ANN, problem_id=1, user_message=longest, agent_response="", said_at="2026-11-20T10:00:00+01:00"
    )
    model = LlamaModel(smollm2.model_file(), context=512, threads=1)
    try:
        prompts_made = list(prompts(learning._question(over)))
        assert len(ChatTemplate(model).tokens(prompts_made[0].messages, thinks=False)) <= 400
    finally:
        model.close()
    assert len(prompts_made) == 1


@pytest.mark.requirement("memory.learned.speaks-of-user")
@pytest.mark.parametrize(
    ("message", "asked"),
    [
        ("Since I have two kids I need a table for four. Anything free?", True),
        ("My sister is called Eve, invite her", True),
        ("find a recipe, we are vegetarians", True),
        ("Meine Frau heißt Anna", True),
        ("tengo dos hijos y busco una mesa", True),
        ("show my open tasks", False),
        ("can I cancel it?", False),
        ("I want two tickets", False),
        ("ich brauche zwei Karten für Samstag", False),
        ("find emails from Alice", False),
        ("He said “I live in Rome”", False),
        ("thanks", False),
    ],
)
def test_a_model_is_asked_only_about_what_speaks_of_the_user(message: str, asked: bool) -> None:
    learning = LearningActivities(None, None, PlannerChain([OpenAIPlanner("", "")]))  # type: ignore[arg-type]
    assert learning.asks_model(message) is asked


@pytest.mark.requirement("memory.learned.model")
@pytest.mark.parametrize("reply", [json.dumps({"answer": "none"}), "no JSON at all", (500, "down")])
async def test_a_model_that_finds_nothing_or_fails_teaches_nothing(room: Room, endpoint: Endpoint, reply: Any) -> None:
    endpoint.replies = [reply] * 4
    assert await room.say("I have two kids", planners=a_model(endpoint), find=True) == Learned()
    assert await room.texts() == []


@pytest.mark.requirement("memory.learned.model")
@pytest.mark.parametrize(("mode", "first"), [("rules", "openai"), ("none", "openai"), ("model", "scripted")])
async def test_no_model_is_told_a_word_that_would_not_have_planned(
    room: Room, endpoint: Endpoint, mode: LearnMode, first: str
) -> None:
    planners = a_model(endpoint)
    planners.sort(key=lambda planner: planner.name != first)
    learned = await room.say("I live in Hamburg", planners=planners, mode=mode)
    assert not learned.ask_model
    assert await room.texts() == ([] if mode == "none" else ["I live in Hamburg"])
