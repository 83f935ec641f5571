"""Questions that no tool is for: what was told answers them, else documents; neither is said to be missing wrongly."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.plan import Observation, PlanRequest, ToolCall
from steward.planners.embedded.answers import no_tool
from steward.planners.embedded.known_answers import HELD, answer_found, look_for_answer, told_by_documents
from steward.planners.embedded.request_parts import Part
from steward.search.retrieval import as_candidate
from steward.tools.registry import Registry
from tests.support.toolbox import request

NAMES = ("retrieve_memories", "ask_knowledge_base", "add_task", "search_email")
TOOLS = [as_candidate(tool, 0.0) for tool in Registry().specs() if tool.name in NAMES]


def seen(tool: str, **result: Any) -> Observation:
    return Observation(call_id="c", tool_name=tool, args={}, ok=True, result=result)


def asked(text: str, *observations: Observation) -> PlanRequest:
    return request(text, observations=list(observations)).model_copy(update={"candidates": TOOLS})


def looked(text: str, *observations: Observation, tool: str | None = None) -> ToolCall | None:
    made = asked(text, *observations)
    candidate = next((one for one in made.candidates if one.name == tool), None)
    return look_for_answer(made, [Part(text, candidate, 1.0)])


@pytest.mark.requirement("documented.knowledge.kept")
def test_memories_are_asked_before_documents_and_what_answers_ends_it() -> None:
    text = "where do I live?"
    near, far = {"text": "I live in Rome", "score": 0.59}, {"text": "I live in Rome", "score": 0.46}
    first = looked(text)
    assert first is not None
    assert (first.tool_name, first.args) == ("retrieve_memories", {"query": text})
    assert looked(text, seen("retrieve_memories", memories=[near])) is None
    second = looked(text, seen("retrieve_memories", memories=[far]))
    assert second is not None
    assert second.tool_name == "ask_knowledge_base"
    none = seen("ask_knowledge_base", answered=False, documents_searched=3)
    assert looked(text, seen("retrieve_memories", memories=[]), none) is None
    told = seen("ask_knowledge_base", answered=True, documents_searched=3)
    found = answer_found(asked(text, seen("retrieve_memories", memories=[far]), told))
    assert found is not None
    assert found.tool_name == "ask_knowledge_base"


@pytest.mark.requirement("documented.knowledge.kept")
@pytest.mark.parametrize(
    ("text", "tool"),
    [("book a flight to New York", None), ("any mail from Bob?", "search_email"), ("add milk to my list", "add_task")],
)
def test_what_is_no_question_or_has_a_tool_is_not_looked_for(text: str, tool: str | None) -> None:
    assert looked(text, tool=tool) is None


@pytest.mark.requirement("documented.answers.language")
@pytest.mark.parametrize(
    ("text", "said", "offer"),
    [
        ("sing a song", "I have no tool for that, so I did nothing.", "You can say, for example, “"),
        ("sing mir ein Lied vor", "Dafür habe ich kein Werkzeug", "Sie können zum Beispiel sagen: „"),
        ("cántame una canción por favor", "No tengo ninguna herramienta para eso", "Puede decir, por ejemplo, «"),
    ],
)
def test_what_nothing_does_is_told_in_the_language_of_the_request(text: str, said: str, offer: str) -> None:
    told = no_tool(asked(text))
    assert told.startswith(said)
    assert offer in told
    assert len(told.splitlines()) == 1


@pytest.mark.requirement("documented.knowledge.held")
@pytest.mark.parametrize(
    ("text", "held", "tool"),
    [
        ("when does the school gate open?", 0.7, "ask_knowledge_base"),
        ("when does the school gate open?", 0.4, "search_email"),
        ("any mail about the school gate?", 0.7, "search_email"),
        ("when does my school gate open?", 0.7, "search_email"),
        ("open the school gate", 0.7, "search_email"),
    ],
)
def test_what_documents_hold_is_asked_of_them(text: str, held: float, tool: str) -> None:
    score = {"ask_knowledge_base": HELD + held}
    offered = [one.model_copy(update={"score": score.get(one.name, 0.4)}) for one in TOOLS]
    made = asked(text).model_copy(update={"candidates": offered})
    chosen = next(one for one in offered if one.name == "search_email")
    [part] = told_by_documents(made, [Part(text, chosen, 0.9)])
    assert part.candidate is not None
    assert part.candidate.name == tool
