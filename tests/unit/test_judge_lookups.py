"""What a request leaves out and an earlier result holds: ids, and what a step before was about."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from steward import wording
from steward.contracts.base import Message
from steward.contracts.plan import Asked, Observation, PlanRequest, ToolCall
from steward.contracts.tool import Candidate
from steward.planners.embedded.item_questions import ItemQuestion, question_text
from steward.planners.embedded.judge.layout import ToolText
from steward.planners.embedded.judge.model import Judge
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.lookups import Found, Lookups, claim_outcome, with_step_before
from steward.planners.embedded.replies import settle_replies
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.tool_questions import ToolQuestion
from steward.planners.embedded.tool_reader import ToolReader
from tests.support.judges import WordSimilarity
from tests.support.meanings import meaning_of
from tests.support.toolbox import candidates, request

TASKS = [{"id": 3, "title": "buy milk"}, {"id": 4, "title": "call the dentist"}]


class Points(Judge):
    """A judge that points at one word for a tool's first parameter."""

    def __init__(self, word: str = "") -> None:
        super().__init__(Path("nowhere"))
        self._word = word

    def knows(self, word: str) -> bool:
        """Every word."""
        return True

    def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
        at = request.find(self._word)
        if not self._word or at < 0:
            return []
        return [Reading(tool.params[0].name, 0.0, (Span(at, at + len(self._word), 1.0),))]


def reader(word: str = "") -> ToolReader:
    return ToolReader(Points(word), WordSimilarity())


def part(tool: str, text: str, **args: Any) -> Part:
    [candidate] = candidates(tool)
    return Part(text, candidate, 0.9, args)


def seen(tool: str, result: Any, **args: Any) -> Observation:
    return Observation(tool_name=tool, args=args, ok=True, result=result)


def lookups(asked: PlanRequest, reads: ToolReader, left: list[Observation] | None = None) -> Lookups:
    return Lookups(asked, settle_replies(asked), reads, asked.observations if left is None else left)


def looked_up(asking: Part, asked: PlanRequest, word: str = "", left: list[Observation] | None = None) -> Found:
    return lookups(asked, reader(word), left).find_ids(asking)


def found(asking: Part, asked: PlanRequest, word: str = "") -> dict[str, Any]:
    return looked_up(asking, asked, word).args


def choices(asking: Part, asked: PlanRequest, word: str = "") -> list[dict[str, Any]]:
    return looked_up(asking, asked, word).items


@pytest.mark.requirement("planners.judge.lookups")
@pytest.mark.parametrize(("text", "task_id"), [("complete the milk task", 3), ("the dentist one is done", 4)])
def test_an_id_is_that_of_the_item_the_text_speaks_of(text: str, task_id: int) -> None:
    asked = request(text, observations=[seen("list_tasks", {"tasks": TASKS})])
    assert found(part("complete_task", text), asked) == {"task_id": task_id}


@pytest.mark.requirement("planners.judge.lookups")
def test_no_id_is_taken_from_items_the_text_does_not_speak_of() -> None:
    asked = request("complete the garden task", observations=[seen("list_tasks", [{"id": 3, "title": "buy milk"}])])
    assert found(part("complete_task", "complete the garden one"), asked) == {}


@pytest.mark.requirement("planners.judge.lookups")
def test_a_search_for_it_found_it_whatever_it_is_called() -> None:
    asked = request("summarize it", observations=[seen("search_email", {"emails": [{"id": "m1", "subject": "Hello"}]})])
    assert found(part("summarize_email", "summarize it"), asked) == {"email_id": "m1"}


@pytest.mark.requirement("documented.examples.first")
def test_the_first_one_is_the_first_of_the_list_and_not_what_is_called_so() -> None:
    mails = [{"id": "m2", "subject": "Report, final"}, {"id": "m1", "subject": "Report, first draft"}]
    asked = request("open the first one", observations=[seen("search_email", {"emails": mails})])
    assert found(part("summarize_email", "open the first one"), asked) == {"email_id": "m2"}


def test_the_latest_result_comes_first_and_given_ids_stay() -> None:
    asked = request(
        "complete milk",
        observations=[seen("list_tasks", TASKS), seen("list_tasks", [{"id": 9, "title": "milk the cow"}])],
    )
    assert found(part("complete_task", "complete milk"), asked) == {"task_id": 9}
    assert found(part("complete_task", "complete milk", task_id=1), asked) == {"task_id": 1}


@pytest.mark.parametrize("result", [None, [], {"tasks": []}, "text", {"count": 2}, [1, 2], [{"title": "milk"}]])
def test_results_without_items_give_nothing(result: Any) -> None:
    asked = request("complete milk", observations=[seen("list_tasks", result)])
    assert found(part("complete_task", "complete milk"), asked) == {}


@pytest.mark.requirement("planners.judge.lookups")
def test_what_an_id_is_missing_for_is_searched_in_its_own_family() -> None:
    asked = request("summarize the mail about the merger")
    search = lookups(asked, reader("merger")).next_search(part("summarize_email", asked.text))
    assert search == ToolCall(tool_name="search_email", args={"query": "merger"})


@pytest.mark.requirement("planners.judge.lookups")
@pytest.mark.parametrize(("word", "args"), [("kim", {"query": "kim"}), ("bob@example.com", None), ("look soon", None)])
def test_what_a_call_itself_takes_is_nothing_to_search_by(word: str, args: dict[str, Any] | None) -> None:
    asked = request("pass on what kim sent to bob@example.com saying look soon")
    asking = part("summarize_email", asked.text, to="bob@example.com", body="look soon")
    assert asking.candidate is not None
    passing_on = replace(asking, candidate=asking.candidate.model_copy(update={"verbatim": ["to"]}))
    search = lookups(asked, reader(word)).next_search(passing_on)
    assert search == (ToolCall(tool_name="search_email", args=args) if args else None)


@pytest.mark.requirement("planners.judge.lookups")
def test_a_search_is_not_made_twice_nor_without_its_words_nor_for_other_things() -> None:
    text = "summarize the mail about the merger"
    again = request(text, observations=[seen("search_email", {"emails": []}, query="merger", limit=10)])
    assert lookups(again, reader("merger")).next_search(part("summarize_email", text)) is None
    assert lookups(request(text), reader()).next_search(part("summarize_email", text)) is None
    assert lookups(request(text), reader("merger")).next_search(part("compose_email", text)) is None
    alone = request(text, "summarize_email", "list_tasks")
    assert lookups(alone, reader("merger")).next_search(part("summarize_email", text)) is None


@pytest.mark.requirement("planners.judge.lookups")
@pytest.mark.parametrize(("text", "listed"), [("complete the dentist one", True), ("complete a task", False)])
def test_a_list_is_asked_only_when_the_text_says_which_is_meant(text: str, listed: bool) -> None:
    assert (lookups(request(text), reader()).next_search(part("complete_task", text)) is not None) == listed


def test_a_reminder_after_a_step_is_about_that_step() -> None:
    later = part("schedule_reminder", "remind me at 6pm", when="6pm")
    assert with_step_before(later, "please call Bob", later.args) == {"when": "6pm", "message": "call Bob"}
    assert with_step_before(later, "", later.args) == {"when": "6pm"}
    both = part("schedule_reminder", "remind me")
    assert with_step_before(both, "call Bob", {}) == {}


def test_each_observation_is_the_outcome_of_one_part() -> None:
    left = [seen("list_tasks", []), seen("add_task", {})]
    assert claim_outcome(part("add_task", "add milk"), left)
    assert not claim_outcome(part("add_task", "add bread"), left)
    assert [observation.tool_name for observation in left] == ["list_tasks"]
    assert claim_outcome(Part("hm", None, 1.0), left)


def test_a_search_with_other_words_is_not_the_outcome_of_a_part() -> None:
    left = [seen("search_email", {}, query="merger", limit=10)]
    assert not claim_outcome(part("search_email", "find mail about the budget", query="budget"), left)
    assert claim_outcome(part("search_email", "find mail about the merger", query="merger"), left)
    assert left == []


BUDGET = "summarize the mail about the budget"
MERGER = {"id": "m1", "subject": "Merger", "snippet": "about next year"}


@pytest.mark.requirement("planners.judge.lookups")
def test_each_part_makes_its_own_search_and_takes_from_no_other() -> None:
    text = f"summarize the mail about the merger and {BUDGET}"
    asked = request(text, observations=[seen("search_email", {"emails": [MERGER]}, query="merger")])
    second = part("summarize_email", BUDGET)
    assert found(second, asked, "budget") == {}
    assert lookups(asked, reader("budget")).next_search(second) == ToolCall(
        tool_name="search_email", args={"query": "budget"}
    )


@pytest.mark.requirement("planners.judge.lookups")
def test_what_the_user_had_searched_may_serve_a_part_that_speaks_of_it_alone() -> None:
    mails = [MERGER, {"id": "m2", "subject": "Budget"}]
    asked = request("find mails and " + BUDGET, observations=[seen("search_email", mails, query="kim")])
    second = part("summarize_email", BUDGET)
    assert looked_up(second, asked, "budget", []).args == {"email_id": "m2"}
    elsewhere = asked.model_copy(update={"observations": [seen("search_email", [MERGER], query="kim")]})
    assert looked_up(second, elsewhere, "budget", []).args == {}


@pytest.mark.requirement("planners.judge.lookups")
def test_no_id_is_taken_from_another_family() -> None:
    mails = seen("search_email", {"emails": [{"id": "m2", "subject": "the milk task"}]}, query="milk")
    text = "complete the milk task"
    assert found(part("complete_task", text), request(text, observations=[mails])) == {}
    linked = seen("search_email", {"emails": [{"id": "m2", "task_id": 7, "subject": "the milk task"}]})
    assert found(part("complete_task", text), request(text, observations=[linked])) == {"task_id": 7}


@pytest.mark.requirement("planners.judge.lookups")
def test_items_without_an_id_are_passed_over() -> None:
    items = [{"id": None, "title": "buy milk today"}, {"task_id": None, "id": 5, "title": "milk"}]
    asked = request("complete the milk task", observations=[seen("list_tasks", items)])
    assert found(part("complete_task", asked.text), asked) == {"task_id": 5}


CALLS = [{"id": 3, "title": "call Bob"}, {"id": 4, "title": "call Ann"}, {"id": 5, "title": "buy milk"}]


@pytest.mark.requirement("planners.judge.lookups")
def test_items_that_fit_equally_well_are_asked_about() -> None:
    asked = request("complete the call task", observations=[seen("list_tasks", {"tasks": CALLS})])
    made = looked_up(part("complete_task", asked.text), asked)
    assert (made.args, made.items) == ({}, CALLS[:2])
    assert made.question == ItemQuestion(text=asked.text, tool="complete_task", parameter="task_id", ids=[3, 4])
    assert question_text(made.items, wording, "en") == "Which one do you mean?\n(1) call Bob\n(2) call Ann"
    assert question_text(made.items, wording, "de").startswith("Was davon ist gemeint?")


CALL = "complete the call task"
WHICH = ItemQuestion(text=CALL, tool="complete_task", parameter="task_id", ids=[3, 4])
OTHER = ToolQuestion(text="it", tools={"complete_task": "Mark a task as done"})


def replied(*asked: tuple[Message, str], text: str = CALL, seen: Observation) -> PlanRequest:
    before = [Asked(question="?", state=state.model_dump(), replies=[reply]) for state, reply in asked]
    return request("\n".join([text, *(reply for _, reply in asked)]), observations=[seen], asked=before)


@pytest.mark.requirement("planners.judge.lookups", "planners.embedded.question-state")
@pytest.mark.parametrize("reply", ["Ann", "the second one", "4", "call Ann please"])
def test_a_reply_chooses_among_them(reply: str) -> None:
    asked = replied((WHICH, reply), seen=seen("list_tasks", {"tasks": CALLS}))
    assert found(part("complete_task", CALL), asked) == {"task_id": 4}
    assert settle_replies(asked).text == CALL


@pytest.mark.parametrize("reply", ["the third one", "call", "show my tasks"])
def test_a_reply_that_chooses_none_is_more_of_the_request(reply: str) -> None:
    asked = replied((WHICH, reply), seen=seen("list_tasks", {"tasks": CALLS}))
    assert settle_replies(asked).text == f"{CALL}\n{reply}"
    gone = replied((WHICH, "Ann"), seen=seen("list_tasks", {"tasks": CALLS[1:]}))
    assert settle_replies(gone).ids == {}


@pytest.mark.requirement("planners.embedded.question-state")
def test_a_reply_to_another_question_does_not_choose() -> None:
    observed = seen("list_tasks", {"tasks": CALLS})
    assert choices(part("complete_task", CALL), replied((OTHER, "the second"), seen=observed)) == CALLS[:2]
    both = replied((WHICH, "Ann"), (OTHER, "the first"), seen=observed)
    assert found(part("complete_task", CALL), both) == {"task_id": 4}


@pytest.mark.requirement("planners.embedded.question-state")
def test_each_of_two_choices_has_its_own_reply() -> None:
    observed = seen("list_tasks", {"tasks": CALLS})
    again = WHICH.model_copy(update={"text": "delete the call task"})
    both = replied((WHICH, "the second one"), (again, "Bob"), text=f"{CALL} and {again.text}", seen=observed)
    assert found(part("complete_task", CALL), both) == {"task_id": 4}
    assert found(part("complete_task", again.text), both) == {"task_id": 3}


MAILS = [
    {"id": "m1", "subject": "Hello", "date": "2026-03-01T23:30:00-05:00"},
    {"id": "m2", "subject": "Logo", "date": "2026-03-02T01:00:00+00:00"},
]


def test_a_reply_adds_nothing_to_what_was_searched() -> None:
    class Whole(Points):
        def read_parameters(self, request: str, tool: ToolText) -> list[Reading]:
            return [Reading("query", 0.0, (Span(0, len(request), 1.0),))]

    whole = ToolReader(Whole(), WordSimilarity())
    observed = [seen("search_email", MAILS, query=BUDGET)]
    which = ItemQuestion(text=BUDGET, tool="summarize_email", parameter="email_id", ids=["m1", "m2"])
    asked = replied((which, "the Logo one"), text=BUDGET, seen=observed[0])
    asking = part("summarize_email", settle_replies(asked).text)
    assert lookups(asked, whole).next_search(asking) is None
    assert lookups(asked, whole, observed).find_ids(asking).args == {"email_id": "m2"}


@pytest.mark.requirement("planners.judge.lookups")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("open the mail from kim", {}),
        ("open the last mail from kim", {"email_id": "m1"}),
        ("open the mail from kim last week", {}),
        ("open the second mail from kim", {"email_id": "m2"}),
        ("open the third one", {}),
    ],
)
def test_of_several_that_were_found_the_text_must_name_one(text: str, expected: dict[str, str]) -> None:
    asked = request(text, observations=[seen("search_email", {"emails": MAILS}, query="kim")])
    assert found(part("summarize_email", text), asked, "kim") == expected
    assert choices(part("summarize_email", text), asked, "kim") == ([] if expected else MAILS)


def test_the_newest_is_not_told_by_dates_that_are_equal_or_absent() -> None:
    text = "open the last mail from kim"
    for dates in (["2026-03-01", "2026-03-01"], ["2026-03-01", None], ["soon", "later"]):
        mails = [{"id": f"m{place}", "date": told} for place, told in enumerate(dates)]
        asked = request(text, observations=[seen("search_email", mails, query="kim")])
        assert choices(part("summarize_email", text), asked, "kim") == mails


def test_words_that_are_arguments_say_nothing_of_the_item() -> None:
    mails = [{"id": "m1", "from": "Kim"}, {"id": "m2", "from": "Ann"}]
    known = Candidate.model_validate(
        {**candidates("summarize_email")[0].model_dump(), "name": "reply_email", "description": "Reply."}
    )
    reply = Part("reply to Kim that Ann is late", known, 0.9, {"body": "Ann is late"})
    asked = request(reply.text, observations=[seen("search_email", mails, query="kim")])
    asked.candidates.append(known)
    lacking = replace(reply, candidate=known.model_copy(update={"parameters": {"required": ["email_id", "body"]}}))
    assert found(lacking, asked) == {"body": "Ann is late", "email_id": "m1"}


@pytest.mark.requirement("planners.judge.lookups")
@pytest.mark.parametrize(("found_by", "email_id"), [("search_email", "m2"), ("search_web", None)])
def test_an_id_may_come_from_a_tool_that_is_offered_no_more(found_by: str, email_id: str | None) -> None:
    schema = {"type": "object", "properties": {"email_id": {"type": "string"}}, "required": ["email_id"]}
    known = candidates("add_task")[0].model_copy(
        update={
            "name": "get_email_details",
            "description": "Read one e-mail",
            "parameters": schema,
            "meaning": meaning_of("get_email_details"),
        }
    )
    asking = Part("open the second one", known, 0.9, {})
    result = {"emails": [{"id": "m1", "subject": "Parents"}, {"id": "m2", "subject": "Choir"}]}
    asked = request("open the second one", observations=[seen(found_by, result)])
    asked = asked.model_copy(update={"candidates": [known]})
    assert found(asking, asked) == ({"email_id": email_id} if email_id else {})
