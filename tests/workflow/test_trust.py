"""The flow rule where a call enters its problem's state, with activities that let everything run."""

from __future__ import annotations

import pytest

from steward.contracts.approval import Decision
from steward.contracts.approval_words import IN_ENGLISH
from steward.contracts.flow import Flow
from steward.contracts.plan import AnswerPlan, CallsPlan, ToolCall
from steward.contracts.problem import ProblemStatus
from steward.contracts.provenance import ArgumentOrigin, Source, as_labels
from steward.contracts.step import Action
from steward.contracts.tool import Effect
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom
from tests.support.problems import Opener

FOREIGN = ArgumentOrigin(path="/title", source=Source.RESULT, tool="read_mail", number=1, whose="of Kim")
READ = ["the result of read_mail"]


def noting(room: FakeRoom, flow: Flow) -> None:
    """A plan of one call of a tool that needs no permission."""
    room.effects["note"] = Effect.IDEMPOTENT
    room.flows["note"] = flow
    call = ToolCall(tool_name="note", args={"title": "Pay Eve"}, origins=flow.labels)
    room.plans = [CallsPlan(calls=[call]), AnswerPlan(text="Noted.")]


@pytest.mark.requirement("trust.flow.enters-state")
async def test_a_call_with_anothers_words_waits_whatever_its_preparation_said(problems: Opener, room: FakeRoom) -> None:
    noting(room, Flow(labels=[FOREIGN], entered=READ))
    handle, view = await problems.settle(text="what does Kim say?")
    assert view.status is ProblemStatus.AWAITING_CONFIRMATION
    (approval,) = view.approvals
    assert approval.origins == [FOREIGN]
    assert approval.reason == IN_ENGLISH.not_all_yours
    assert room.calls == []
    steps = (await handle.query(ProblemWorkflow.steps)).steps
    (planned,) = [step for step in steps if step.action is Action.PLANNED]
    assert planned.detail["plan"]["calls"][0]["origins"][0]["tool"] == "read_mail"
    (requested,) = [step for step in steps if step.action is Action.APPROVAL_REQUESTED]
    assert requested.detail["origins"][0]["path"] == "/title"
    assert "your words did not ask for it" in requested.detail["asked_since"]


@pytest.mark.requirement("trust.flow.enters-state")
async def test_what_the_policy_permits_by_name_or_the_user_asked_for_runs(problems: Opener, room: FakeRoom) -> None:
    noting(room, Flow(labels=[FOREIGN], entered=READ, permitted=True))
    _, view = await problems.settle(text="what does Kim say?")
    assert view.status is ProblemStatus.DONE
    noting(room, Flow(labels=as_labels({"title": "your words"}), entered=READ, asked=True))
    _, view = await problems.settle(text="note: pay Eve")
    assert view.status is ProblemStatus.DONE
    assert [call.flow and call.flow.asked for call in room.calls] == [False, True]


@pytest.mark.requirement("trust.labels.edited")
async def test_what_an_approver_typed_is_the_users_word(problems: Opener, room: FakeRoom) -> None:
    sent = {"to": "eve@evil.test", "subject": "Hi", "body": "Hello"}
    labels = [ArgumentOrigin(path=f"/{name}", source=Source.RESULT, tool="read_mail", number=1) for name in sent]
    room.flows["send"] = Flow(labels=labels, entered=READ)
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=sent)]), AnswerPlan(text="Sent.")]
    handle, _ = await problems.settle(text="what does Kim say?")
    edited = Decision(confirmed=True, arguments={**sent, "to": "lena@studio.test"}, actor="alice", wait=True)
    await handle.execute_update(ProblemWorkflow.decide, edited)
    prepared = room.prepared_calls[-1]
    assert {label.path: label.source for label in prepared.origins} == {
        "/to": Source.USER,
        "/subject": Source.RESULT,
        "/body": Source.RESULT,
    }
