"""What the embedded planner makes of a judge's readings: what it asks, what it leaves alone, and what it says of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import numpy as np
import pytest

from steward import wording
from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Reading
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import (
    MAX_STATE,
    AnswerPlan,
    Asked,
    AskPlan,
    CallsPlan,
    Mend,
    Observation,
    Plan,
    PlanRequest,
    ToolCall,
    Turn,
    calls_of,
)
from steward.contracts.planning_activities import PlanOutput, RetrieveToolsOutput
from steward.contracts.problem import ProblemInput, ProblemStatus, UserMessage
from steward.decisions import outcomes, replies
from steward.decisions import requests as told
from steward.decisions.actions import Absorb, Prepare, Retrieve, Wait
from steward.decisions.decide import decide
from steward.decisions.state import ProblemState
from steward.planners.chain import PlanControl
from steward.planners.check import plan_errors
from steward.planners.embedded import answers
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.planners.embedded.item_questions import ItemQuestion
from steward.planners.embedded.judge import model
from steward.planners.embedded.judge.layout import MAX_REQUEST, Layout
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.tool_questions import ToolQuestion, purpose, tool_question
from steward.search.embedder import Vectors
from tests.support.judges import Told
from tests.support.toolbox import candidates, request

NOW = datetime(2026, 1, 1, tzinfo=UTC)
TASKS = ("add_task", "list_tasks", "schedule_reminder", "compose_email", "search_email")
DOUBT = "I am not sure what “milk for the weekend” asks for. "
ONE = f"{DOUBT}Is it this: Add a task to the user's todo list?"
TWO = f"{DOUBT}Which is it: (1) List the tasks of the user's todo list, or (2) Add a task to the user's todo list?"
UNSURE = ToolQuestion(text="milk for the weekend", tools={"add_task": purpose(*candidates("add_task"))})
TORN = tool_question("milk for the weekend", *candidates("list_tasks"), *candidates("add_task"))
LIST = CallsPlan(calls=[ToolCall(tool_name="list_tasks")], left=[])
ADD = CallsPlan(calls=[ToolCall(tool_name="add_task", args={"title": "milk for the weekend"})], left=[])


class Even:
    """An embedder to which all texts are alike."""

    model, dimension, version = "even", 1, "1"

    def embed(self, texts: Sequence[str]) -> Vectors:
        return np.ones((len(texts), 1), dtype=np.float32)


async def plan(judge: Told, asked: PlanRequest) -> Plan:
    """What is planned, without where its arguments are from."""
    made = (await EmbeddedPlanner(judge, Even(), wording).plan(asked, PlanControl())).plan
    for call in calls_of(made):
        call.origins = []
    return made


WHICH = ItemQuestion(text="complete the call task", tool="complete_task", parameter="task_id", ids=[3, 4])
CALLS: list[Json] = [{"id": 3, "title": "call Bob"}, {"id": 4, "title": "call Ann"}]


@pytest.mark.requirement("planners.embedded.question-state")
@pytest.mark.parametrize("reply", ["no", "no thanks", "never mind", "nein"])
async def test_a_no_to_which_one_leaves_all_as_it_is(reply: str) -> None:
    listed = Observation(tool_name="list_tasks", args={}, ok=True, result={"tasks": CALLS})
    asked = [Asked(question="?", state=WHICH.model_dump(mode="json"), replies=[reply])]
    given = request(f"{WHICH.text}\n{reply}", "complete_task", *TASKS, asked=asked, observations=[listed])
    made = await plan(Told({WHICH.text: "complete_task"}), given)
    assert isinstance(made, AnswerPlan)
    assert made.text.startswith("All right. ")


@pytest.mark.requirement("documented.examples.which")
@pytest.mark.parametrize("reply", ["2", "(2)", "the second one", "die zweite", "la segunda", "Ann", "el de Ann"])
async def test_a_place_or_a_word_in_any_language_chooses_one_of_the_list(reply: str) -> None:
    listed = Observation(tool_name="list_tasks", args={}, ok=True, result={"tasks": CALLS})
    asked = [Asked(question="?", state=WHICH.model_dump(mode="json"), replies=[reply])]
    given = request(f"{WHICH.text}\n{reply}", "complete_task", *TASKS, asked=asked, observations=[listed])
    made = await plan(Told({WHICH.text: "complete_task"}), given)
    assert isinstance(made, CallsPlan)
    assert [(call.tool_name, call.args) for call in made.calls] == [("complete_task", {"task_id": 4})]


@pytest.mark.requirement("documented.answers.language")
@pytest.mark.parametrize(
    ("text", "head"),
    [
        ("what can you do?", "You can say, for example:\n- “"),
        ("Was kannst du?", "Sie können zum Beispiel sagen:\n- „"),
        ("¿Qué puedes hacer?", "Puede decir, por ejemplo:\n- «"),
    ],
)
async def test_what_it_can_do_is_told_by_examples_of_the_language(text: str, head: str) -> None:
    made = await plan(Told({}), request(text, "list_tasks", "add_task", "get_weather"))
    assert isinstance(made, AnswerPlan)
    assert made.text.startswith(head)


def unsure(*tools: str) -> Told:
    return Told({"milk for the weekend": tools[0], **({"milk": tools[1]} if tools[1:] else {})}, likely=0.25)


def asked_before(state: Json, *lines: str, text: str = "milk for the weekend") -> PlanRequest:
    asked = [Asked(question="?", state=state, replies=list(lines))]
    return request("\n".join([text, *lines]), *TASKS, asked=asked)


async def reply(doubt: ToolQuestion, *lines: str, judge: Told | None = None) -> Plan:
    return await plan(judge or unsure("add_task"), asked_before(doubt.model_dump(), *lines))


@pytest.mark.requirement("planners.embedded.doubt")
@pytest.mark.parametrize(("tools", "question", "meant"), [(TASKS[:1], ONE, ADD), (TASKS[:2], TWO, LIST)])
async def test_what_it_is_unsure_of_is_asked_and_never_run(
    tools: tuple[str, ...], question: str, meant: CallsPlan
) -> None:
    judge, retrieved = unsure(*tools), RetrieveToolsOutput(candidates=candidates(*tools), source="qdrant")
    given = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), text="milk for the weekend")
    state = ProblemState(input=given, created_at=NOW, updated_at=NOW, opened=True)
    outcomes.request_received(state, NOW)
    outcomes.retrieved(state, "milk for the weekend", retrieved, NOW)
    asked = await plan(judge, told.plan_request(state, NOW.isoformat()))
    outcomes.planned(state, PlanOutput(plan=asked, backend="embedded"), NOW)
    assert decide(state) == Wait()
    assert (state.status, state.calls, state.proposed) == (ProblemStatus.AWAITING_USER, [], [])
    assert state.question is not None
    assert state.question.text == question
    replies.receive(state, UserMessage(text="the first one"), NOW)
    assert decide(state) == Absorb()
    replies.absorb(state, NOW)
    again = decide(state)
    assert again == Retrieve("milk for the weekend\nthe first one")
    outcomes.retrieved(state, again.text, retrieved, NOW)
    made = await plan(judge, told.plan_request(state, NOW.isoformat()))
    assert made == meant
    outcomes.planned(state, PlanOutput(plan=made, backend="embedded"), NOW)
    assert decide(state) == Prepare(tuple(meant.calls))


@pytest.mark.requirement("planners.embedded.doubt")
async def test_a_doubted_tool_with_something_missing_is_not_asked_for_its_arguments() -> None:
    asked = await plan(Told({"Bob": "compose_email"}, likely=0.25), request("Bob", *TASKS))
    assert isinstance(asked, AskPlan)
    assert (asked.draft, asked.missing) == (None, [])


@pytest.mark.requirement("planners.embedded.doubt")
@pytest.mark.parametrize("said", ["yes", "Yes, please do.", "ja bitte", "sí", "1", "add a task"])
async def test_a_yes_settles_what_one_tool_was_proposed_for(said: str) -> None:
    assert await reply(UNSURE, said) == ADD


@pytest.mark.requirement("planners.embedded.doubt")
@pytest.mark.parametrize(
    "said", ["(2)", "2.", "the second", "das zweite", "la segunda", "add it as a task", "I mean add them"]
)
async def test_one_of_two_is_chosen_by_its_place_or_its_words(said: str) -> None:
    assert await reply(TORN, said) == ADD


@pytest.mark.requirement("planners.embedded.doubt")
@pytest.mark.parametrize("said", ["no", "Neither of them!", "nein danke"])
async def test_what_is_declined_is_left_alone_and_said(said: str) -> None:
    assert await reply(TORN, said) == AnswerPlan(text="All right. I did nothing about “milk for the weekend”.")


@pytest.mark.requirement("planners.embedded.doubt")
async def test_what_waits_for_a_declined_piece_is_left_alone_too() -> None:
    asked = asked_before(tool_question("find mail", *candidates("search_email")).model_dump(), "no", text=THEN)
    assert await plan(two_steps(), asked) == AnswerPlan(
        text="All right. I did nothing about “find mail” and “remind me”."
    )


@pytest.mark.requirement("planners.embedded.doubt")
@pytest.mark.parametrize("said", ["find mail from Kim", "no, find mail from Kim"])
async def test_other_words_take_the_place_of_those_not_understood(said: str) -> None:
    plain = Told({"mail": "search_email"})
    expected = CallsPlan(calls=[ToolCall(tool_name="search_email", args={"query": "find mail from Kim"})], left=[])
    assert await reply(TORN, said, judge=plain) == expected


@pytest.mark.requirement("planners.embedded.doubt")
async def test_what_was_added_meanwhile_is_no_reply_and_stays() -> None:
    judge = Told({"milk": "add_task", "mail": "search_email"}, ["find"])
    assert await reply(UNSURE, "yes", "and find mail", judge=judge) == CallsPlan(
        calls=[*ADD.calls, ToolCall(tool_name="search_email", args={"query": "find mail"})], left=[]
    )


@pytest.mark.requirement("planners.embedded.doubt")
async def test_a_yes_to_two_tools_and_other_doubtful_words_are_asked_about_again() -> None:
    asked = await reply(
        UNSURE, "remind me no later than noon", judge=Told({"no later": "schedule_reminder"}, likely=0.25)
    )
    assert isinstance(asked, AskPlan)
    assert "“remind me no later than noon”" in asked.question
    again = await reply(TORN, "yes", judge=unsure("add_task", "list_tasks"))
    assert isinstance(again, AskPlan)
    assert "“milk for the weekend”" in again.question


@pytest.mark.requirement("planners.embedded.question-state")
@pytest.mark.parametrize("state", [None, "doubt", {"kind": "other"}, {"kind": "doubt", "text": 3}, [1]])
async def test_a_question_of_another_planner_leaves_its_reply_a_line_of_the_request(state: Json) -> None:
    both = [*ADD.calls, ToolCall(tool_name="search_email", args={"query": "find mail"})]
    judge = Told({"milk": "add_task", "mail": "search_email"}, ["find"])
    assert await plan(judge, asked_before(state, "and find mail")) == CallsPlan(calls=both, left=[])


@pytest.mark.requirement("planners.embedded.question-state")
async def test_what_a_version_before_asked_is_asked_again_and_never_run() -> None:
    turns = [Turn(role="assistant", text=ONE)]
    again = await plan(unsure("add_task"), request("milk for the weekend\nyes", *TASKS, turns=turns))
    assert isinstance(again, AskPlan)


@pytest.mark.requirement("planners.embedded.question-state")
async def test_several_questions_of_one_problem_are_each_settled_by_their_reply() -> None:
    mail = tool_question("find mail", *candidates("search_email")).model_dump()
    remind = tool_question("remind me", *candidates("add_task")).model_dump()
    first = asked_before(mail, "find the budget", text=THEN)
    both = request(
        f"{first.text}\nyes", *TASKS, asked=[*first.asked, Asked(question="?", state=remind, replies=["yes"])]
    )
    judge = Told({"budget": "search_email", "remind": "schedule_reminder"}, ["remind"])
    found = Observation(tool_name="search_email", args={"query": "find the budget"}, ok=True, message="1 e-mail.")
    made = await plan(judge, both.model_copy(update={"observations": [found]}))
    assert made == CallsPlan(calls=[ToolCall(tool_name="add_task", args={"title": "remind me"})], left=[])


@pytest.mark.requirement("planners.embedded.question-state")
async def test_a_question_whose_state_would_be_too_large_has_none() -> None:
    [tool] = candidates("add_task")
    wordy = request("milk for the weekend").model_copy(
        update={"candidates": [tool.model_copy(update={"description": "word " * MAX_STATE})]}
    )
    made = await plan(unsure("add_task"), wordy)
    assert isinstance(made, AskPlan)
    assert made.state is None
    huge = AskPlan(question="Which?", state="x" * MAX_STATE)
    assert plan_errors(huge, wordy) == ["the question's state is too large"]


THEN = "find mail, then remind me"
FOUND = Observation(tool_name="search_email", args={"query": "find mail"}, ok=True, message="1 e-mail.")
AWAY = Observation(tool_name="search_email", args={"query": "find mail"}, ok=False, error="the mailbox is away")


def two_steps() -> Told:
    return Told({"mail": "search_email", "remind": "schedule_reminder", "tasks": "list_tasks"}, ["remind", "show"])


@pytest.mark.requirement("planners.embedded.stops")
async def test_what_waits_for_a_step_that_failed_is_not_begun() -> None:
    made = await plan(two_steps(), request(THEN, *TASKS, observations=[AWAY]))
    assert made == AnswerPlan(text="I could not search email: the mailbox is away\n\nI did nothing about “remind me”.")
    assert isinstance(await plan(two_steps(), request(THEN, *TASKS, observations=[FOUND])), CallsPlan)


@pytest.mark.requirement("planners.embedded.stops")
async def test_a_plan_says_what_of_the_request_later_rounds_are_for() -> None:
    first = await plan(two_steps(), request(THEN, *TASKS))
    assert isinstance(first, CallsPlan)
    assert first.left == ["remind me"]
    last = await plan(two_steps(), request(THEN, *TASKS, observations=[FOUND]))
    assert isinstance(last, CallsPlan)
    assert last.left == []


@pytest.mark.requirement("planners.embedded.stops")
async def test_a_failure_does_not_stop_what_stands_beside_it() -> None:
    beside = request("find mail and show my tasks", *TASKS, observations=[AWAY])
    assert await plan(two_steps(), beside) == LIST


@pytest.mark.requirement("planners.embedded.stops")
async def test_after_another_planner_began_nothing_is_said_to_be_undone() -> None:
    other = Observation(tool_name="calculate", ok=True, message="It is 4.")
    made = await plan(two_steps(), request(THEN, observations=[AWAY, other]))
    assert made == AnswerPlan(text="I could not search email: the mailbox is away")


@pytest.mark.requirement("planners.embedded.unserved")
@pytest.mark.parametrize(
    ("text", "said"), [("list my tasks", "list_tasks, is switched off"), ("bake bread", "no tool")]
)
async def test_a_tool_that_is_switched_off_is_no_tool_that_does_not_exist(text: str, said: str) -> None:
    judge, off = Told({"tasks": "list_tasks"}), candidates("list_tasks")
    made = await plan(judge, request(text, "add_task", switched_off=off))
    assert isinstance(made, AnswerPlan)
    assert said in made.text


@pytest.mark.requirement("dialogue.amendments")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("make it nicer", "I took that back"),
        ("nein, schreib es netter", "Ich habe das zurückgezogen"),
        ("no, escríbelo mejor", "He retirado eso"),
    ],
)
async def test_a_change_that_cannot_be_told_is_answered_in_its_own_language(text: str, said: str) -> None:
    reading = Reading(act=Act.AMENDMENT, text=text, why="")
    made = await plan(Told({}), request("mail bob hello", *TASKS, reading=reading))
    assert isinstance(made, AnswerPlan)
    assert made.text.startswith(said)


@pytest.mark.requirement("planners.embedded.unserved")
async def test_what_no_tool_does_is_said_beside_what_was_done() -> None:
    text = "sing a song and show my tasks"
    assert await plan(two_steps(), request(text, *TASKS)) == LIST
    listed = Observation(tool_name="list_tasks", ok=True, message="You have no tasks.")
    assert await plan(two_steps(), request(text, *TASKS, observations=[listed])) == AnswerPlan(
        text="You have no tasks.\n\nI did nothing about “sing a song”."
    )
    polite = request("hello there and show my tasks", *TASKS, observations=[listed])
    assert await plan(two_steps(), polite) == AnswerPlan(text="You have no tasks.")


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize(
    "text", ["yes to the others", "no to the second", "approve all", "send both", "ja zu beiden", "sí a todos"]
)
async def test_a_decision_while_nothing_waits_is_planned_for_no_tool(text: str) -> None:
    made = await plan(Told({text: "compose_email"}), request(text, *TASKS))
    assert isinstance(made, AnswerPlan)
    assert made.text.startswith(("Nothing waits here", "Hier wartet nichts", "Aquí nada espera"))


@pytest.mark.requirement("planners.embedded.unserved")
async def test_what_nothing_has_the_name_of_is_said_beside_what_was_done() -> None:
    judge = Told({"add": "add_task", "mark": "complete_task", "mail": "search_email"}, ["done", "find"])
    tools = (*TASKS, "complete_task")
    text = "add a task, done with the invoice and find mail"
    added = Observation(tool_name="add_task", args={"title": text.split(",")[0]}, ok=True, message="Added milk.")
    none = Observation(tool_name="list_tasks", ok=True, result={"tasks": []}, message="You have no tasks.")
    found = Observation(tool_name="search_email", args={"query": "find mail"}, ok=True, message="You have no mail.")
    made = await plan(judge, request(text, *tools, observations=[added, found, none]))
    absent = "I found nothing open that fits “done with the invoice”"
    assert made == AnswerPlan(text=f"Added milk.\n\nYou have no mail.\n\n{absent}.")
    alone = await plan(judge, request("done with the invoice", *tools, observations=[none]))
    assert alone == AnswerPlan(text=f"{absent}, so I changed nothing.")


@pytest.mark.requirement("planners.embedded.unserved")
async def test_what_may_be_several_mails_is_not_sent_and_that_is_said() -> None:
    judge, text = Told({"email": "compose_email"}), "email bob@example.com hi, then email carol saying bye"
    assert await plan(judge, request(text, *TASKS)) == AnswerPlan(
        text=answers.nothing_done([Part(text, None, 1, mixed=True)])
    )


@pytest.mark.requirement("planners.embedded.bounded")
async def test_no_text_is_planned_from_its_beginning_alone() -> None:
    long = "find mail " + "word " * 60
    refused = await plan(two_steps(), request(long, *TASKS))
    assert isinstance(refused, AnswerPlan)
    assert refused.text.startswith("That is too long to plan without a language model.")
    half = await plan(two_steps(), request(long, *TASKS, observations=[FOUND]))
    assert isinstance(half, AnswerPlan)
    assert half.text.startswith("1 e-mail.\n\nI stopped there: the request is too long")
    last = request(long, observations=[FOUND]).model_copy(update={"candidates": []})
    assert await plan(two_steps(), last) == AnswerPlan(text="1 e-mail.")


@pytest.mark.requirement("planners.embedded.bounded")
def test_an_argument_may_be_as_long_as_the_request() -> None:
    layout = Layout(offsets=[(at, at + 1) for at in range(MAX_REQUEST)])
    ask, tells = np.zeros(257, dtype=np.float32), np.zeros((MAX_REQUEST, 256), dtype=np.float32)
    ask[[0, 128]] = tells[0, 0] = tells[-1, 128] = 20.0
    [best, *_] = model._point("body", ask, tells, layout).spans
    assert (best.start, best.end) == (0, MAX_REQUEST)


@pytest.mark.requirement("planners.embedded.last")
@pytest.mark.parametrize("ok", [True, False])
async def test_how_things_stand_is_asked_last_whatever_came_of_the_change(ok: bool) -> None:
    judge = Told({"finish": "complete_task", "show": "list_tasks", "mail": "search_email"}, ["show", "find"])
    asked = request("finish 3, show tasks and find mail", "complete_task", *TASKS)
    first = await plan(judge, asked)
    assert isinstance(first, CallsPlan)
    assert [call.tool_name for call in first.calls] == ["complete_task", "search_email"]
    seen = [Observation(tool_name=call.tool_name, args=call.args, ok=ok, error="no") for call in first.calls]
    assert await plan(judge, asked.model_copy(update={"observations": seen})) == LIST


@pytest.mark.requirement("answers.mended-later")
def test_an_answer_that_was_refused_is_told_to_the_next_round() -> None:
    given = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), text="milk for the weekend")
    state = ProblemState(input=given, created_at=NOW, updated_at=NOW, opened=True)
    outcomes.request_received(state, NOW)
    mend, look = Mend(answer="It is done.", doubts=["no"]), CallsPlan(calls=[ToolCall(tool_name="list_tasks", args={})])
    outcomes.planned(state, PlanOutput(plan=look, backend="openai", mend=mend), NOW)
    assert told.plan_request(state, NOW.isoformat()).mends == [mend]
