"""What a language model wants of what waits: done about other problems once and exactly, and brought back where it
waits no more. No form approves."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from temporalio.client import WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError
from temporalio.testing import WorkflowEnvironment

from steward.contracts.approval import Decision
from steward.contracts.dialogue import MESSAGE_NOT_MINE
from steward.contracts.errors import ErrorCode
from steward.contracts.flow import Flow
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall, WaitingAct, WaitingPlan
from steward.contracts.problem import ProblemStatus, SettleRequest, UserMessage
from steward.contracts.provenance import ArgumentOrigin, Source, all_stated
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
AT_ONE = MAIL | {"body": "At one?"}
FROM_MODEL = [ArgumentOrigin(path="/body", source=Source.MODEL)]


def amend(approval_id: str = "1-1", args: dict[str, Any] = AT_ONE, problem_id: int = 1) -> WaitingPlan:
    call = ToolCall(tool_name="send", args=args, origins=FROM_MODEL)
    return WaitingPlan(acts=[WaitingAct(act="amend", problem_id=problem_id, approval_id=approval_id, call=call)])


def about(act: Any, approval_id: str = "1-1") -> WaitingPlan:
    return WaitingPlan(acts=[WaitingAct(act=act, problem_id=1, approval_id=approval_id)])


async def now(handle: Any) -> Any:
    return await handle.execute_update(ProblemWorkflow.settle, SettleRequest())


@pytest.mark.requirement("waiting.amend")
async def test_an_amended_approval_is_withdrawn_and_shown_anew_in_one_step(problems: Any, room: FakeRoom) -> None:
    room.flows["send"] = Flow(labels=all_stated(MAIL))
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    room.plans = [amend()]
    _, acted = await problems.settle(text="make it one", by_model=True)
    assert (acted.status, acted.closed, acted.shows) == (ProblemStatus.DONE, True, [1])
    view = await now(mail)
    [again] = view.approvals
    assert (again.approval_id, again.args, acted.message) == ("1-2", AT_ONE, view.message)
    assert room.calls == []
    labels = {label.path: label.source for label in room.prepared_calls[-1].origins}
    assert (labels["/body"], labels["/to"]) == (Source.MODEL, Source.USER)
    result = await mail.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, approval_id="1-2", wait=True))
    assert (result.view.status, [call.args for call in room.calls]) == (ProblemStatus.DONE, [AT_ONE])


@pytest.mark.requirement("planners.prompt.settled")
async def test_the_planner_knows_the_words_that_changed_a_call(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)])]
    mail, _ = await problems.settle(text="invite Bob for lunch", by_model=True)
    room.plans = [amend()]
    await problems.settle(text="make it one", by_model=True)
    room.plans = [AnswerPlan(text="Well.")]
    await now(mail)
    await mail.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, approval_id="1-2", wait=True))
    known = room.plan_requests[-1]
    assert (known.text, known.settled) == ("invite Bob for lunch", ["make it one"])
    assert known.said == ["invite Bob for lunch", "make it one"]


@pytest.mark.requirement("waiting.beside")
async def test_what_is_changed_beside_a_call_that_waits_is_shown_with_it(problems: Any, room: FakeRoom) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    other = ToolCall(tool_name="send", args=MAIL | {"to": "kim@example.com"})
    both = amend().model_copy(update={"calls": [other], "words": "Both, then."})
    room.plans = [both, AnswerPlan(text="Sent to kim.")]
    handle, acted = await problems.settle(text="make it one, and write the same to kim", by_model=True)
    assert (acted.closed, acted.shows, acted.preface) == (False, [1], "Both, then.")
    assert [one.args for one in acted.approvals] == [other.args]
    assert [one.args for one in (await now(mail)).approvals] == [AT_ONE]
    assert (room.calls, len(room.plan_requests)) == ([], 1)
    yes = Decision(confirmed=True, approval_id=acted.approvals[0].approval_id, wait=True)
    view = (await handle.execute_update(ProblemWorkflow.decide, yes)).view
    assert (view.message, view.shows, [call.args for call in room.calls]) == ("Sent to kim.", [], [other.args])


@pytest.mark.requirement("waiting.beside")
async def test_what_is_taken_back_beside_a_call_is_told_before_what_waits(problems: Any, room: FakeRoom) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    room.plans = [about("withdraw").model_copy(update={"calls": [ToolCall(tool_name="send", args=AT_ONE)]})]
    _, acted = await problems.settle(text="forget that one, write at one instead", by_model=True)
    assert (await mail.result()).status is ProblemStatus.CANCELED
    assert acted.preface.startswith("I will not do this: Run send with")
    assert ([one.args for one in acted.approvals], room.calls) == ([AT_ONE], [])


@pytest.mark.requirement("waiting.beside")
async def test_a_look_up_beside_a_change_goes_back_to_the_model_and_both_are_told(
    problems: Any, room: FakeRoom
) -> None:
    await problems.settle(tool_name="send", args=MAIL)
    look = amend().model_copy(update={"calls": [ToolCall(tool_name="look", args={})]})
    room.plans = [look, AnswerPlan(text="Nothing new.")]
    _, acted = await problems.settle(text="make it one, and is there mail?", by_model=True)
    assert (acted.status, acted.shows, acted.message) == (ProblemStatus.DONE, [1], "Nothing new.")
    assert [seen.tool_name for seen in room.plan_requests[-1].observations] == ["amend", "look"]


@pytest.mark.requirement("waiting.withdraw")
async def test_a_withdrawn_approval_can_be_decided_no_more(problems: Any, room: FakeRoom) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    room.plans = [about("withdraw")]
    _, acted = await problems.settle(text="forget it", by_model=True)
    view = await mail.result()
    assert (acted.status, acted.shows, view.status) == (ProblemStatus.DONE, [], ProblemStatus.CANCELED)
    assert (view.error.code, room.calls) == (ErrorCode.APPROVAL_DENIED, [])
    assert acted.message.startswith("I will not do this: Run send with")
    assert not acted.message.endswith("?")


@pytest.mark.requirement("waiting.left")
async def test_what_still_waits_beside_what_was_taken_back_is_told_and_shown(problems: Any, room: FakeRoom) -> None:
    mails = [MAIL | {"subject": subject} for subject in ("one", "two", "three")]
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=args) for args in mails])]
    several, view = await problems.settle(text="send all three", by_model=True)
    assert len(view.approvals) == 3
    room.plans = [about("withdraw", "1-3").model_copy(update={"words": "Fine, without the third."})]
    _, acted = await problems.settle(text="yes. but leave the third one out", by_model=True)
    left = await now(several)
    assert [one.approval_id for one in left.approvals] == ["1-1", "1-2"]
    assert (acted.shows, acted.message) == ([1], f"Fine, without the third.\n\n{left.message}")
    assert "A yes is for both" in acted.message
    assert room.calls == []
    gone = [WaitingAct(act="withdraw", problem_id=1, approval_id=one) for one in ("1-1", "1-2")]
    room.plans = [WaitingPlan(acts=gone), AnswerPlan(text="Nothing is left.")]
    _, acted = await problems.settle(text="those neither", by_model=True)
    assert (acted.shows, "A yes is" in acted.message) == ([], False)


@pytest.mark.requirement("waiting.withdraw")
async def test_what_the_model_says_of_what_it_took_back_is_the_answer(problems: Any, room: FakeRoom) -> None:
    await problems.settle(tool_name="send", args=MAIL)
    room.plans = [about("withdraw").model_copy(update={"words": "Fine, the mail stays here."})]
    _, acted = await problems.settle(text="forget it", by_model=True)
    assert acted.message == "Fine, the mail stays here."


@pytest.mark.requirement("waiting.show")
async def test_what_waits_is_said_again_and_stays_as_it_is(problems: Any, room: FakeRoom) -> None:
    mail, before = await problems.settle(tool_name="send", args=MAIL)
    room.plans = [about("show")]
    _, acted = await problems.settle(text="what was that mail again?", by_model=True)
    lead = "This is not done yet and waits for your yes:"
    assert (acted.message, acted.shows) == (f"{lead}\n{before.message}", [1])
    assert [one.approval_id for one in (await now(mail)).approvals] == ["1-1"]


@pytest.mark.requirement("waiting.fill")
async def test_an_open_question_is_answered_with_several_arguments_at_once(problems: Any, room: FakeRoom) -> None:
    mail, asked = await problems.settle(tool_name="send", args={"to": "bob@example.com"})
    call = ToolCall(tool_name="send", args=MAIL, origins=FROM_MODEL)
    question = asked.question.text
    room.plans = [WaitingPlan(acts=[WaitingAct(act="fill", problem_id=1, question=question, call=call)])]
    _, acted = await problems.settle(text="lunch, at noon?", by_model=True)
    view = await now(mail)
    assert (view.approvals[0].args, view.question, acted.shows, room.calls) == (MAIL, None, [1], [])


@pytest.mark.requirement("waiting.fill")
async def test_another_question_than_the_one_that_was_shown_is_not_answered(problems: Any, room: FakeRoom) -> None:
    mail, asked = await problems.settle(tool_name="send", args={"to": "bob@example.com"})
    call = ToolCall(tool_name="send", args=MAIL)
    stale = WaitingAct(act="fill", problem_id=1, question="Which light?", call=call)
    room.plans = [WaitingPlan(acts=[stale]), AnswerPlan(text="That is not asked any more.")]
    await problems.settle(text="the hallway", by_model=True)
    assert (await now(mail)).question == asked.question
    assert "not open any more" in (room.plan_requests[-1].observations[0].error or "")


@pytest.mark.requirement("waiting.stale")
@pytest.mark.parametrize("plan", [amend(), about("withdraw"), about("show")])
async def test_what_was_decided_meanwhile_comes_back_to_the_model(
    problems: Any, room: FakeRoom, plan: WaitingPlan
) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    await mail.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, wait=True))
    room.plans = [plan, AnswerPlan(text="It was sent already.")]
    _, acted = await problems.settle(text="no, at one", by_model=True)
    assert (acted.status, acted.message, acted.shows) == (ProblemStatus.DONE, "It was sent already.", [])
    [seen] = room.plan_requests[-1].observations
    assert (seen.form, seen.ok, seen.tool_name) == (True, False, plan.acts[0].act)
    assert len(room.calls) == 1


@pytest.mark.requirement("waiting.stale")
async def test_what_expired_meanwhile_comes_back_to_the_model(
    problems: Any, room: FakeRoom, env: WorkflowEnvironment
) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    await env.sleep(timedelta(hours=25))
    assert (await mail.result()).error.code == ErrorCode.APPROVAL_EXPIRED
    room.plans = [amend(), AnswerPlan(text="Shall I write it again?")]
    _, acted = await problems.settle(text="at one", by_model=True)
    assert (acted.message, room.calls) == ("Shall I write it again?", [])


@pytest.mark.requirement("waiting.stale")
async def test_arguments_that_do_not_fit_leave_what_waits_as_it_is(problems: Any, room: FakeRoom) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    room.plans = [amend(args=MAIL | {"body": 7}), AnswerPlan(text="That did not work.")]
    await problems.settle(text="make it seven", by_model=True)
    assert room.plan_requests[-1].observations[0].error == "body: is not a string"
    assert [one.approval_id for one in (await now(mail)).approvals] == ["1-1"]


@pytest.mark.requirement("waiting.stale")
async def test_a_model_that_keeps_wanting_what_is_gone_ends_the_request(problems: Any, room: FakeRoom) -> None:
    room.plans = [about("show", "77-1")] * 5
    _, acted = await problems.settle(text="show it", by_model=True)
    assert (acted.status, len(room.plan_requests)) == (ProblemStatus.FAILED, 3)
    assert acted.error.code == ErrorCode.PLANNING_FAILED


@pytest.mark.requirement("waiting.once")
async def test_an_act_whose_answer_was_lost_is_done_once(problems: Any, room: FakeRoom) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    room.plans, room.lost_acts = [amend()], 2
    _, acted = await problems.settle(text="make it one", by_model=True)
    assert (acted.status, len(room.acted), len({one.key for one in room.acted})) == (ProblemStatus.DONE, 3, 1)
    assert [one.approval_id for one in (await now(mail)).approvals] == ["1-2"]
    assert room.mirrored().count("approval_withdrawn") == 1


@pytest.mark.requirement("waiting.once")
async def test_an_act_that_ended_its_problem_before_its_answer_was_lost_is_known(problems: Any, room: FakeRoom) -> None:
    await problems.settle(tool_name="send", args=MAIL)
    room.plans, room.lost_acts = [about("withdraw")], 1
    _, acted = await problems.settle(text="forget it", by_model=True)
    assert (acted.status, len(room.acted)) == (ProblemStatus.DONE, 2)
    assert acted.message.startswith("I will not do this: ")


@pytest.mark.requirement("waiting.owner")
@pytest.mark.parametrize("whose", ["user", "conversation"])
async def test_what_waits_elsewhere_is_out_of_reach(problems: Any, room: FakeRoom, whose: str) -> None:
    mail, _ = await problems.settle(tool_name="send", args=MAIL)
    write = room.writes[-1]
    changed = {"user_id": "bob"} if whose == "user" else {"conversation_id": "elsewhere"}
    room.writes.append(write.model_copy(update={"view": write.view.model_copy(update=changed)}))
    room.plans = [amend(), AnswerPlan(text="There is nothing of that.")]
    await problems.settle(text="make it one", by_model=True)
    assert "waits in this conversation" in (room.plan_requests[-1].observations[0].error or "")
    assert [one.approval_id for one in (await now(mail)).approvals] == ["1-1"]


@pytest.mark.requirement("waiting.own")
async def test_words_to_a_problem_take_back_what_waits_and_its_model_shows_it_changed(
    problems: Any, room: FakeRoom
) -> None:
    first = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)])
    room.plans = [first, amend(), AnswerPlan(text="Sent.")]
    mail, _ = await problems.settle(text="ask bob to lunch", by_model=True)
    said = SettleRequest(message=UserMessage(text="make it one", message_id="m"))
    view = await mail.execute_update(ProblemWorkflow.settle, said)
    assert [(one.approval_id, one.args) for one in view.approvals] == [("1-2", AT_ONE)]
    [waited] = room.plan_requests[1].waiting.approvals
    assert (waited.approval_id, waited.taken_back, waited.args, room.read) == ("1-1", True, MAIL, [])
    view = (
        await mail.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, approval_id="1-2", wait=True))
    ).view
    assert (view.message, [call.args for call in room.calls]) == ("Sent.", [AT_ONE])


@pytest.mark.requirement("waiting.own")
async def test_what_was_taken_back_may_be_given_up(problems: Any, room: FakeRoom) -> None:
    room.plans = [CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)]), about("withdraw")]
    mail, _ = await problems.settle(text="ask bob to lunch", by_model=True)
    said = SettleRequest(message=UserMessage(text="ah no", message_id="m"))
    view = await mail.execute_update(ProblemWorkflow.settle, said)
    assert (view.status, view.closed, room.calls) == (ProblemStatus.CANCELED, True, [])


@pytest.mark.requirement("waiting.reads")
async def test_only_a_listed_value_overheard_answers_a_draft_by_rule(problems: Any, room: FakeRoom) -> None:
    draft = ToolCall(tool_name="send", args={"to": "bob@example.com", "subject": "Lunch"})
    room.plans = [AskPlan(question="What should it say?", draft=draft, missing=["body"])]
    mail, asked = await problems.settle(text="mail bob about lunch", by_model=True)
    said = SettleRequest(message=UserMessage(text="ask whether noon is fine", message_id="m", overheard=True))
    with pytest.raises(WorkflowUpdateFailedError) as refused:
        await mail.execute_update(ProblemWorkflow.settle, said)
    assert isinstance(refused.value.cause, ApplicationError)
    assert refused.value.cause.type == MESSAGE_NOT_MINE
    assert ((await now(mail)).question, room.read) == (asked.question, [])
    room.plans = [WaitingPlan(acts=[WaitingAct(act="withdraw", problem_id=1, question=asked.question.text)])]
    await problems.settle(text="he knows by now", by_model=True)
    assert (await mail.result()).status is ProblemStatus.CANCELED


@pytest.mark.requirement("waiting.reads")
async def test_the_answer_to_a_question_in_words_is_the_models_to_read(problems: Any, room: FakeRoom) -> None:
    draft = ToolCall(tool_name="send", args={"to": "bob@example.com", "subject": "Lunch"})
    whole = CallsPlan(calls=[ToolCall(tool_name="send", args=MAIL)])
    room.plans = [AskPlan(question="What should it say?", draft=draft, missing=["body"]), whole]
    mail, asked = await problems.settle(text="mail bob about lunch", by_model=True)
    said = SettleRequest(message=UserMessage(text="ask whether noon is fine", message_id="m"))
    view = await mail.execute_update(ProblemWorkflow.settle, said)
    [followed] = room.plan_requests[-1].waiting.questions
    assert (followed.text, followed.args, followed.followed) == (asked.question.text, draft.args, True)
    assert (view.approvals[0].args, room.read) == (MAIL, [])


@pytest.mark.requirement("planning.plain.alone")
async def test_what_needs_no_model_is_planned_by_rules_until_something_is_added(problems: Any, room: FakeRoom) -> None:
    room.known = {"by_rules": True}
    room.plans = [AskPlan(question="Yes?"), AnswerPlan(text="Done.")]
    thanks, _ = await problems.settle(text="thanks", by_model=True)
    await thanks.execute_update(ProblemWorkflow.settle, SettleRequest(message=UserMessage(text="and add milk")))
    by_rules, by_model = room.plan_requests
    assert (by_rules.model.planner, by_rules.by_model) == ("embedded", False)
    assert (by_model.model.planner, by_model.by_model) == (None, True)
    assert [search.model.planner for search in room.retrievals] == ["embedded", None]
