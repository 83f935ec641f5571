"""Random lives of a problem through the pure core: whatever happens, it ends once and nothing runs unapproved."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.contracts.activities import OpenProblemOutput
from steward.contracts.approval import ApprovalKind, ApprovalState, Decision
from steward.contracts.base import sha256_of
from steward.contracts.calls import CallToolOutput, PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall
from steward.contracts.planning_activities import PlanOutput, RetrieveToolsOutput
from steward.contracts.problem import CancelRequest, ProblemInput, ProblemStatus, UserMessage
from steward.contracts.step import Action
from steward.contracts.tool import Effect
from steward.decisions import amendments, approvals, outcomes, preparation, replies
from steward.decisions.actions import Absorb, Dispatch, Finish, Open, Plan, Prepare, Retrieve, Wait
from steward.decisions.call_records import CallState
from steward.decisions.decide import decide
from steward.decisions.state import ProblemState
from steward.decisions.typing_words import typed
from steward.decisions.view import view_of

START = datetime(2026, 1, 1, tzinfo=UTC)


class Walk:
    """One life. The data source chooses what every activity answers and what people do while it waits."""

    def __init__(self, data: st.DataObject, *, direct: bool) -> None:
        self.data = data
        self.now = START
        words = {"tool_name": "send"} if direct else {"text": "do it"}
        given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), **words)
        self.state = ProblemState(input=given_input, created_at=START, updated_at=START)
        outcomes.request_received(self.state, self.now)
        self.dispatched: list[str] = []

    def pick(self, *options: object) -> object:
        return self.data.draw(st.sampled_from(options))

    def prepared(self, call: ToolCall) -> PreparedCall:
        verdict = self.data.draw(st.sampled_from(list(Verdict)))
        missing = ["body"] if verdict is Verdict.MISSING else []
        args = call.args
        return PreparedCall(
            tool_name=call.tool_name, args=args, args_sha256=sha256_of(args), verdict=verdict, missing=missing
        )

    def step(self) -> None:
        state, now = self.state, self.now
        match decide(state):
            case Open():
                first = self.prepared(ToolCall(tool_name="send")) if state.direct else None
                outcomes.opened(state, OpenProblemOutput(prepared=first), now)
            case Absorb():
                replies.absorb(state, now)
            case Prepare(calls=calls):
                preparation.prepared(state, [self.prepared(c) for c in calls], now)
            case Retrieve(text=text):
                outcomes.retrieved(state, text, RetrieveToolsOutput(candidates=[], source="qdrant"), now)
            case Plan():
                outcomes.planned(state, PlanOutput(plan=self._plan(), backend="walk"), now)
            case Dispatch(call_ids=ids):
                for call_id in ids:
                    self._dispatch(call_id)
            case Wait():
                self._while_waiting()
            case Finish() as end:
                outcomes.finish(state, end, now)

    def _plan(self) -> AnswerPlan | AskPlan | CallsPlan:
        call = ToolCall(tool_name="send", args={"n": self.data.draw(st.integers(0, 3))})
        plans: list[AnswerPlan | AskPlan | CallsPlan] = [
            AnswerPlan(text="done"),
            AskPlan(question="which?"),
            AskPlan(question="what?", draft=call),
            CallsPlan(calls=[call]),
            CallsPlan(calls=[call, call]),
        ]
        return self.data.draw(st.sampled_from(plans))

    def _dispatch(self, call_id: str) -> None:
        call = self.state.call(call_id)
        self.dispatched.append(call_id)
        if call.prepared.verdict is Verdict.CONFIRM or call.repeat_of or call.approval_id:
            approval = self.state.approval(call.approval_id)
            assert approval is not None
            assert approval.state is ApprovalState.APPROVED
            assert approval.args_sha256 == call.prepared.args_sha256 == sha256_of(call.prepared.args)
        else:
            assert call.prepared.verdict is Verdict.RUN
        outcomes.dispatched(self.state, call, self.now)

    def _while_waiting(self) -> None:
        running = self.state.in_state(CallState.RUNNING)
        if running and self.pick(True, False):
            ended = self.data.draw(st.sampled_from(["succeeded", "failed", "unknown", "changed"]))
            code = ErrorCode.SHOWN_CHANGED if ended == "changed" else None
            output = CallToolOutput(state="failed" if code else ended, code=code, error="x")
            outcomes.called(self.state, running[0], output, self.now)
            return
        match self.pick("confirm", "deny", "edit", "stray", "say", "change", "cancel", "time"):
            case "confirm" | "deny" | "edit" | "stray" as what:
                self._decide(str(what))
            case "say":
                replies.receive(self.state, self._message(), self.now)
            case "change":
                self._change()
            case "cancel":
                self.state.cancel = self.state.cancel or CancelRequest()
            case _:
                self.now += timedelta(hours=13)
                approvals.expire_due(self.state, self.now)

    def _message(self) -> UserMessage:
        text = str(self.pick("hello", "stop", "5", "yes"))
        return UserMessage(text=text, flag={"yes": True}.get(text), stops=text == "stop")

    def _change(self) -> None:
        named = str(self.pick(*[a.approval_id for a in self.state.approvals], "1-99"))
        arguments = {"n": 7} if self.pick(True, False) else None
        replies.receive(self.state, UserMessage(text="make it 7", amends=named, arguments=arguments), self.now)
        approval = self.state.approval(named)
        assert approval is None or approval.state is not ApprovalState.PENDING or approval.kind is ApprovalKind.REPEAT

    def _decide(self, what: str) -> None:
        known = [a.approval_id for a in self.state.approvals] or ["1-1"]
        named = None if what == "stray" else self.data.draw(st.sampled_from(known))
        arguments = {"n": 9} if what == "edit" else None
        edited = None
        if arguments is not None:
            edited = PreparedCall(
                tool_name="send", args=arguments, args_sha256=sha256_of(arguments), verdict=Verdict.CONFIRM
            )
        decision = Decision(confirmed=what != "deny", approval_id=named, arguments=arguments)
        approvals.apply(self.state, decision, self.now, edited)


@pytest.mark.requirement("inv.one-terminal-state")
@settings(max_examples=300)
@given(data=st.data(), direct=st.booleans())
def test_every_life_ends_once_and_leaves_nothing_pending(data: st.DataObject, direct: bool) -> None:
    walk = Walk(data, direct=direct)
    for _ in range(400):
        if walk.state.final_status is not None:
            break
        walk.step()
    else:
        walk.state.cancel = CancelRequest()
        while walk.state.final_status is None:
            walk.step()
    state = walk.state
    ends = [s for s in state.steps if s.action in (Action.COMPLETED, Action.CANCELED, Action.BLOCKED, Action.FAILED)]
    assert len(ends) == 1
    assert state.steps[-1] is ends[0]
    assert not state.pending
    assert not state.in_state(CallState.RUNNING)
    assert len(walk.dispatched) == len(set(walk.dispatched)), "a call is dispatched once"
    assert [s.seq for s in state.steps] == list(range(1, len(state.steps) + 1))
    view = view_of(state)
    assert view.closed
    assert (view.error is None) == (view.status is ProblemStatus.DONE)


@pytest.mark.requirement("life.approval-binding")
def test_a_refused_decision_changes_nothing_but_the_record() -> None:
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), tool_name="send")
    state = ProblemState(input=given_input, created_at=START, updated_at=START)
    outcome = approvals.apply(state, Decision(confirmed=True), START)
    assert (outcome.accepted, outcome.code) == (False, ErrorCode.NOTHING_TO_CONFIRM)
    assert [s.action for s in state.steps] == [Action.DECISION_IGNORED]


@pytest.mark.requirement("life.first-decision-wins")
def test_a_later_decision_is_told_what_was_decided_and_by_whom() -> None:
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), tool_name="send")
    state = ProblemState(input=given_input, created_at=START, updated_at=START)
    waiting = PreparedCall(tool_name="send", args_sha256="x", verdict=Verdict.CONFIRM)
    outcomes.opened(state, OpenProblemOutput(prepared=waiting), START)
    assert approvals.apply(state, Decision(confirmed=True, actor="anna"), START).accepted
    for late in (Decision(confirmed=False, actor="bob"), Decision(confirmed=True, approval_id="1-1")):
        assert approvals.check(state, late, START).detail == "approval 1-1 is approved, decided by anna"


@pytest.mark.requirement("life.approval-binding")
def test_what_was_done_before_a_refusal_is_told() -> None:
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), text="x")
    state = ProblemState(input=given_input, created_at=START, updated_at=START, opened=True)
    for tool, verdict in (("add", Verdict.RUN), ("remove", Verdict.CONFIRM)):
        state.rounds_used += 1
        state.proposed = [ToolCall(tool_name=tool)]
        prepared = PreparedCall(tool_name=tool, args_sha256=tool, verdict=verdict, effect=Effect.IDEMPOTENT)
        preparation.prepared(state, [prepared], START)
        if verdict is Verdict.RUN:
            outcomes.called(
                state, state.calls[-1], CallToolOutput(state="succeeded", message="The new one stands."), START
            )
    state.left = []
    assert approvals.apply(state, Decision(confirmed=False), START).accepted
    end = decide(state)
    assert isinstance(end, Finish)
    assert end.message == "The new one stands.\nCanceled, this was not done: “remove”. You said no."


@pytest.mark.requirement("life.typed-replies")
def test_a_reply_that_does_not_fit_is_asked_for_again_before_what_is_missing() -> None:
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), text="x")
    state = ProblemState(input=given_input, created_at=START, updated_at=START)
    draft = ToolCall(tool_name="rate")
    state.proposed = [draft]
    missing = PreparedCall(tool_name="rate", verdict=Verdict.MISSING, missing=["from", "to"], question="From?")
    preparation.prepared(state, [missing], START)
    state.proposed, state.question = [draft], None
    wrong = PreparedCall(tool_name="rate", verdict=Verdict.INVALID, missing=["to"], errors=["`from` is none of them"])
    preparation.prepared(state, [wrong], START)
    asked = [step.detail["parameter"] for step in state.steps if step.action is Action.QUESTION_ASKED]
    assert asked == ["from", "from"]


@pytest.mark.requirement("waiting.question-behind")
def test_a_question_is_shown_once_what_waits_for_a_yes_is_decided() -> None:
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), text="x")
    state = ProblemState(input=given_input, created_at=START, updated_at=START)
    state.proposed = [ToolCall(tool_name="send"), ToolCall(tool_name="rate")]
    asked = PreparedCall(tool_name="send", verdict=Verdict.CONFIRM, args_sha256=sha256_of({}))
    missing = PreparedCall(tool_name="rate", verdict=Verdict.MISSING, missing=["from"], question="From?")
    preparation.prepared(state, [asked, missing], START)
    before = view_of(state)
    [approval] = before.approvals
    assert (before.question, before.message) == (None, approval.message)
    message = UserMessage(text="sooner", message_id="m")
    assert [one.approval_id for one in amendments.withdrawn_by(state, message)] == ["1-1"]
    assert replies.is_unnamed_change(state, UserMessage(text="sooner"))
    assert approvals.apply(state, Decision(confirmed=False), START).accepted
    after = view_of(state)
    assert after.question is not None
    assert (after.question.text, after.status) == ("From?", ProblemStatus.AWAITING_USER)


@pytest.mark.requirement("documented.examples.asked-again")
def test_a_question_asked_again_says_why_and_never_more_than_the_question() -> None:
    given_input = ProblemInput(requester=Requester(Owner("t", "u"), 1, "c"), text="x")
    state = ProblemState(input=given_input, created_at=START, updated_at=START)
    draft = ToolCall(tool_name="remove")
    missing = PreparedCall(tool_name="remove", verdict=Verdict.MISSING, missing=["task_id"], question="Which task?")
    for result in (missing, *(_unfit(name) for name in ("the first one", "the other"))):
        state.proposed, state.question = [draft], None
        preparation.prepared(state, [result], START)
    asked = [step.description for step in state.steps if step.action is Action.QUESTION_ASKED]
    assert asked == [
        "Which task?",
        "There is no task the first one. Which task?",
        "There is no task the other. Which task?",
    ]


def _unfit(name: str) -> PreparedCall:
    return PreparedCall(tool_name="remove", verdict=Verdict.INVALID, errors=[f"there is no task {name}"])


@pytest.mark.requirement("life.typed-replies")
@pytest.mark.parametrize(
    ("words", "schema", "value"),
    [
        ("5", {"type": "integer"}, 5),
        ("five", {"type": "integer"}, "five"),
        ("007", {"type": "string"}, "007"),
        ("2.5", {"type": "number"}, 2.5),
        ("HIGH", {"enum": ["low", "high"]}, "high"),
        ("true", {"type": "boolean"}, True),
        ("yes", {"type": "boolean"}, "yes"),
        ("a@x.org, b@x.org", {"type": "array", "items": {"type": "string"}}, ["a@x.org", "b@x.org"]),
    ],
)
def test_a_reply_is_typed_by_the_schema_of_what_was_asked(words: str, schema: dict[str, object], value: object) -> None:
    assert typed(words, schema) == value


@pytest.mark.requirement("life.typed-replies")
@pytest.mark.parametrize("flag", [True, False])
def test_a_yes_is_the_one_that_the_gateway_read(flag: bool) -> None:
    assert typed("wie gesagt", {"type": "boolean"}, flag) is flag
    assert typed("wie gesagt", {"type": "string"}, flag) == "wie gesagt"
