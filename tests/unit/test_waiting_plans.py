"""What waits, in a prompt and in the plans that models write about it; which messages a model is left to read."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from steward.api.core.acts import Decide, DecideNamed, Reply, Unclear
from steward.api.core.closed_acts import closed_act_in_conversation, closed_act_on_problem
from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import PlanRequest, WaitingAct, WaitingPlan
from steward.contracts.problem import ProblemStatus, ProblemView, Question
from steward.contracts.tool import Candidate, Permission
from steward.contracts.waiting import Waiting, WaitingApproval, WaitingQuestion
from steward.planners.check import argument_errors, plan_errors
from steward.planners.grammar import plan_grammar
from steward.planners.openai.native import ToolNames, tools_of
from steward.planners.plan_json import plan_schema, read_plan
from steward.planners.prompt import PromptHistory, prompts
from steward.sql.shown import Shown

AT = datetime(2026, 11, 27, 9, 5, tzinfo=UTC)
SEND = Candidate(
    name="send",
    description="Send a mail.",
    parameters={
        "type": "object",
        "required": ["to", "body"],
        "properties": {"to": {"type": "string"}, "body": {"type": "string"}, "cc": {"type": "string"}},
    },
    permission=Permission.PERMISSION_REQUIRED,
    tool_type="mail",
    verbatim=["to"],
)
MAIL = {"to": "kim@example.com", "body": "At noon?", "cc": "bob@example.com"}
APPROVAL = WaitingApproval(problem_id=7, approval_id="7-1", tool_name="send", args=MAIL, at=AT, tool=SEND)
AGAIN = APPROVAL.model_copy(update={"approval_id": "9-1", "problem_id": 9, "kind": ApprovalKind.REPEAT})
QUESTION = WaitingQuestion(
    problem_id=8, text="What should it say?", tool_name="send", parameter="body", args={"to": "kim@example.com"}, at=AT
)
BOTH = Waiting(approvals=[APPROVAL, AGAIN], questions=[QUESTION])


def request(waiting: Waiting = BOTH, text: str = "make it one") -> PlanRequest:
    requester = Requester(Owner("t", "ann"), 10, "c", "Europe/Berlin")
    return PlanRequest(requester=requester, text=text, now=AT.isoformat(), waiting=waiting, by_model=True)


def read(value: Any, waiting: Waiting = BOTH) -> list[WaitingAct]:
    plan = read_plan(value if isinstance(value, str) else json.dumps(value), request(waiting))
    assert isinstance(plan, WaitingPlan)
    return plan.acts


@pytest.mark.requirement("waiting.amend")
@pytest.mark.parametrize(
    "written",
    [
        {"amend": {"approval": "7-1", "arguments": {"body": "At one?", "cc": None}}},
        {"amend": {"approval_id": "7-1", "args": '{"body": "At one?", "cc": null}'}},
        {"amend": [{"approval": 7, "arguments": {"body": "At one?", "cc": None}}]},
        {"amend": [{"approval": 7, "arguments": {"body": "At one?", "cc": ""}}]},
        {
            "tool_calls": [
                {
                    "function": {
                        "name": "amend",
                        "arguments": {"approval": "7-1", "arguments": {"body": "At one?", "cc": None}},
                    }
                }
            ]
        },
        'Sure: ```json\n{"amend":{"approval":"7-1","arguments":{"body":"At one?","cc":null}}}\n```',
    ],
)
def test_an_amendment_is_the_call_as_shown_with_what_changes(written: Any) -> None:
    [act] = read(written)
    assert (act.act, act.problem_id, act.approval_id) == ("amend", 7, "7-1")
    assert act.call is not None
    assert (act.call.tool_name, act.call.args) == ("send", {"to": "kim@example.com", "body": "At one?"})


@pytest.mark.requirement("waiting.beside")
@pytest.mark.parametrize(
    "written",
    [
        {
            "amend": {"approval": "7-1", "arguments": {"body": "At one?"}},
            "calls": [{"tool": "send", "args": {"to": "kim@example.com", "body": "Hi"}}],
        },
        {
            "tool_calls": [
                {"function": {"name": "send", "arguments": {"to": "kim@example.com", "body": "Hi"}}},
                {"function": {"name": "amend", "arguments": {"approval": "7-1", "arguments": {"body": "At one?"}}}},
            ]
        },
    ],
)
def test_calls_beside_what_is_done_about_what_waits_are_of_the_same_plan(written: Any) -> None:
    asked = request().model_copy(update={"candidates": [SEND]})
    plan = read_plan(json.dumps(written), asked)
    assert isinstance(plan, WaitingPlan)
    assert [(act.act, act.approval_id) for act in plan.acts] == [("amend", "7-1")]
    assert [(call.tool_name, call.args["body"]) for call in plan.calls] == [("send", "Hi")]
    assert plan_errors(plan, asked) == []
    unknown = plan.model_copy(update={"calls": [plan.calls[0].model_copy(update={"tool_name": "fly"})]})
    assert "is not one of the candidates" in plan_errors(unknown, asked)[0]


@pytest.mark.requirement("waiting.show")
def test_an_amendment_that_changes_nothing_or_cannot_be_shows_it_again() -> None:
    assert [act.act for act in read({"amend": {"approval": "7-1", "arguments": {}}})] == ["show"]
    assert [act.act for act in read({"amend": {"approval": "9-1", "arguments": {"body": "x"}}})] == ["show"]


@pytest.mark.requirement("waiting.fill")
@pytest.mark.requirement("waiting.withdraw")
def test_questions_are_filled_and_given_up_by_their_problem() -> None:
    [act] = read({"fill": {"problem": 8, "arguments": {"body": "Hello"}}})
    assert act.call is not None
    assert (act.question, act.call.args) == (QUESTION.text, {"to": "kim@example.com", "body": "Hello"})
    assert read({"withdraw": {"problem": 8}})[0].question == QUESTION.text
    assert [one.in_words for one in read({"withdraw": [{"approval": "7-1"}, {"problem": 8}]})] == [
        "withdraw 7-1",
        "withdraw problem 8",
    ]
    own = Waiting(questions=[QUESTION.model_copy(update={"own": True})])
    assert read({"fill": {"problem": 8, "arguments": {"body": "Hello"}}}, own)[0].call is None


@pytest.mark.requirement("waiting.stale")
def test_an_id_that_does_not_wait_is_left_to_whoever_looks() -> None:
    [act] = read({"withdraw": {"approval": "12-3"}})
    assert (act.problem_id, act.approval_id) == (12, "12-3")
    assert read({"amend": {"approval": "nothing", "arguments": {"a": 1}}})[0].call is None


@pytest.mark.requirement("waiting.amend")
def test_an_address_nobody_said_and_arguments_that_miss_the_schema_are_wrong() -> None:
    invented = read_plan('{"amend":{"approval":"7-1","arguments":{"to":"eve@example.com"}}}', request())
    assert "must be taken as it is" in plan_errors(invented, request())[0]
    told = request(text="to eve@example.com instead")
    assert plan_errors(invented, told) == []
    wrong = read_plan('{"amend":{"approval":"7-1","arguments":{"body":7}}}', request())
    assert plan_errors(wrong, request()) == []
    assert argument_errors(wrong, request()) != []


@pytest.mark.requirement("waiting.amend")
def test_the_forms_are_offered_as_far_as_something_waits() -> None:
    def forms(waiting: Waiting) -> set[str]:
        return {next(iter(form["properties"])) for form in plan_schema([SEND], waiting=waiting)["anyOf"]}

    assert forms(Waiting()) == {"answer", "ask", "calls"}
    assert forms(Waiting(approvals=[AGAIN])) == {"answer", "ask", "calls", "show"}
    assert forms(BOTH) == {"answer", "ask", "calls", "amend", "withdraw", "show", "fill"}
    assert "amend" not in plan_grammar([SEND])
    grammar = plan_grammar([SEND], ["kim@example.com"], waiting=BOTH)
    assert r'"{\"approval\":\"7-1\","' in grammar
    assert r'(",\"calls\":" several-calls)? "}"' in grammar
    assert "amend" not in plan_grammar([SEND], waiting=BOTH, answers_only=True)


@pytest.mark.requirement("waiting.show")
def test_a_prompt_says_what_waits_beside_the_newest_message_and_once() -> None:
    history = PromptHistory()
    [first, *_] = prompts(request(), history)
    assert "7-1" not in first.messages[0].content
    said = first.messages[-1].content
    assert '- approval 7-1, for the user\'s yes, since 2026-11-27 10:05: send({"to":"kim@example.com"' in said
    assert "- approval 9-1, to be run again, its outcome is unknown" in said
    assert '- problem 8, open question since 2026-11-27 10:05: "What should it say?", for send({"to"' in said
    assert "the forms for it are amend, withdraw, show, fill. Nothing is approved by you" in said
    empty = next(iter(prompts(request(Waiting()), PromptHistory())))
    assert empty.messages[0] == first.messages[0], "the front is the same whether or not something waits"
    assert "waits" not in empty.messages[-1].content


def view(
    *ids: str, question: Question | None = None, problem_id: int = 7, text: str | None = "mail kim"
) -> ProblemView:
    approvals = [
        Approval(
            approval_id=one,
            call_id="c1",
            tool_name="compose_email",
            args={"to": "kim@example.com", "subject": "Lunch", "body": "At noon?"},
            args_sha256="x",
            reason="r",
            message="Send?",
            requested_at=AT,
            expires_at=AT,
        )
        for one in ids
    ]
    status = ProblemStatus.AWAITING_USER if question else ProblemStatus.AWAITING_CONFIRMATION
    return ProblemView(
        problem_id=problem_id,
        tenant_id="t",
        user_id="ann",
        conversation_id="c",
        status=status,
        text=text,
        approvals=approvals,
        question=question,
        created_at=AT,
        updated_at=AT,
    )


MAIL_WAITS = view("7-1")
SHOWN = [Shown(problem_id=7, approvals=["7-1"])]


@pytest.mark.requirement("waiting.reads")
@pytest.mark.parametrize(
    "text",
    [
        *("make it 5pm", "to Kim instead", "what was that mail again?", "yes but to alice", "no, at one", "thanks!"),
        *("change the subject to Hello", "with a note: see below", "add that I land at 10", "what's the weather?"),
    ],
)
def test_what_has_to_be_read_is_left_to_the_model(text: str) -> None:
    assert closed_act_in_conversation(text, [MAIL_WAITS], SHOWN) is None


@pytest.mark.requirement("waiting.closed-values")
def test_closed_values_decide_as_ever() -> None:
    assert closed_act_in_conversation("yes", [MAIL_WAITS], SHOWN) == Decide(MAIL_WAITS, MAIL_WAITS.approvals[0], True)
    beside = closed_act_in_conversation("yes, and remind me at 5", [MAIL_WAITS], SHOWN)
    assert isinstance(beside, Decide)
    assert beside.rest == "remind me at 5"
    assert isinstance(closed_act_in_conversation("yes", [MAIL_WAITS], []), Unclear)
    assert closed_act_in_conversation("hm no leave it, evidence", [MAIL_WAITS], []) is None
    named = closed_act_in_conversation("no to 7-1", [MAIL_WAITS], [])
    assert isinstance(named, DecideNamed)
    asking = view(question=Question(text="Which light?"), problem_id=8)
    assert closed_act_in_conversation("hallway", [asking], [Shown(problem_id=8, question=True)]) == Reply(asking)
    assert closed_act_in_conversation("hallway", [asking], []) is None


@pytest.mark.requirement("waiting.own")
def test_words_to_a_problem_are_its_models_to_read() -> None:
    assert closed_act_on_problem("make it 5pm", MAIL_WAITS, SHOWN) == Reply(MAIL_WAITS)
    assert closed_act_on_problem("yes", MAIL_WAITS, SHOWN) == Decide(MAIL_WAITS, MAIL_WAITS.approvals[0], True)


@pytest.mark.requirement("waiting.beside")
@pytest.mark.parametrize("read", [closed_act_in_conversation, closed_act_on_problem])
def test_a_yes_to_a_list_takes_what_is_beside_it(read: Any) -> None:
    both = view("7-1", "7-2")
    shown = [Shown(problem_id=7, approvals=["7-1", "7-2"])]
    asked = [both] if read is closed_act_in_conversation else both
    act = read("yes, and remind me at 5 to call mom", asked, shown)
    assert isinstance(act, DecideNamed)
    assert ([one.approval_id for _, one in act.pending], act.rest) == (["7-1", "7-2"], "remind me at 5 to call mom")
    changed = read("yes, but to frank", asked, shown)
    assert not isinstance(changed, DecideNamed)


@pytest.mark.requirement("waiting.show")
def test_an_endpoint_with_tools_gets_the_forms_as_tools_of_one_object_each() -> None:
    asked = request()
    offered = {tool["function"]["name"]: tool["function"] for tool in tools_of(asked, ToolNames(asked.tools))}
    assert offered["amend"]["parameters"]["properties"]["approval"] == {"enum": ["7-1"]}
    assert set(offered["withdraw"]["parameters"]["properties"]) == {"approval", "problem"}
    assert {offered[form]["parameters"]["type"] for form in ("amend", "withdraw", "show", "fill")} == {"object"}
    nothing = request(Waiting())
    assert "amend" not in {tool["function"]["name"] for tool in tools_of(nothing, ToolNames(nothing.tools))}
    said = "\n".join(message.content for message in next(iter(prompts(asked, style="native"))).messages)
    assert "call amend, withdraw, show, fill" in said


@pytest.mark.requirement("waiting.show")
def test_an_answer_about_what_waits_may_show_it_again_below() -> None:
    plan = read_plan('{"answer":"To Alice.","show":{"approval":"7-1"}}', request())
    assert isinstance(plan, WaitingPlan)
    assert (plan.words, [act.act for act in plan.acts]) == ("To Alice.", ["show"])
    form = '{"answer":TEXT,"show":{"approval":ID}}'
    with_house = request(Waiting()).model_copy(update={"house": [SEND]})
    assert form in next(prompts(with_house)).messages[0].content
    small, nothing = (next(prompts(one)).messages for one in (request(), request(Waiting())))
    assert form in small[-1].content
    assert all(form not in message.content for message in nothing), "a small context has no room for what is not needed"
