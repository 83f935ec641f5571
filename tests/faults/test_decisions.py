"""Decisions that come twice, race, come too late or too early: one wins, the others change nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest
from temporalio.client import Client, WorkflowUpdateFailedError
from temporalio.service import RPCError

from steward.contracts.approval import Decision
from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import ProblemInput
from steward.contracts.queues import PROBLEMS, problem_workflow_id
from steward.sql.database import Database
from steward.stack.temporal import temporal_binary
from steward.workflows.problem import ProblemWorkflow
from tests.faults.effect_ledger import EffectLedger, Script
from tests.faults.records import check_records
from tests.faults.steward import Steward, eventually
from tests.support.live import LiveStack

pytestmark = pytest.mark.timeout(120)
DECIDED = ("approval_approved", "approval_denied", "approval_expired")


async def asked(steward: Steward, label: str, tool_name: str = "effect_once_confirmed") -> int:
    """A problem that waits for an approval."""
    answer = await steward.call(tool_name, label=label)
    assert answer["status"] == "awaiting_confirmation", answer
    return int(answer["problem_id"])


@pytest.mark.requirement("faults.decisions.twice")
async def test_the_same_confirmation_twice_has_one_effect(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: an approval is used once, whether its repeat comes at once or after the end."""
    problem_id = await asked(steward, label)
    first, second = await asyncio.gather(steward.confirm(problem_id, True), steward.confirm(problem_id, True))
    assert sorted((first.status_code, second.status_code)) == [200, 409], (first.text, second.text)
    late = await steward.confirm(problem_id, True)
    for refusal in (late, first if first.status_code == 409 else second):
        assert (refusal.status_code, refusal.json()["error"]) == (409, "already_decided"), refusal.text
    assert len(effects.of(label)) == 1
    await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("faults.decisions.race")
async def test_approve_and_deny_racing_over_http_update_and_signal_have_one_winner(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: first decision wins, whatever way it came; an effect follows only an approval that won, once."""
    winners = set()
    for number in range(8):
        problem_id = await asked(steward, f"{label}-{number}")
        yes = number % 2 == 0
        first, second, *_ = await asyncio.gather(
            steward.confirm(problem_id, yes),
            steward.confirm(problem_id, not yes),
            signaled(temporal, problem_id, yes),
            updated(temporal, problem_id, not yes),
        )
        answered = sorted((first.status_code, second.status_code))
        assert answered in ([200, 409], [409, 409]), (first.text, second.text)
        view = await steward.closed(problem_id)
        actions = await steward.actions(problem_id)
        decided = [action for action in actions if action in DECIDED]
        assert len(decided) == 1, actions
        winners.add(decided[0])
        expected = {"approval_approved": ("done", 1), "approval_denied": ("canceled", 0)}[decided[0]]
        assert (view["status"], len(effects.of(f"{label}-{number}"))) == expected
        await check_records(temporal, mirror, problem_id)
    assert winners <= {"approval_approved", "approval_denied"}


async def signaled(temporal: Client, problem_id: int, confirmed: bool) -> None:
    """Decide as the command line does; a problem that has ended takes no signal."""
    handle = temporal.get_workflow_handle(problem_workflow_id(problem_id))
    with contextlib.suppress(RPCError):
        await handle.signal("confirm", {"confirmed": confirmed})


async def updated(temporal: Client, problem_id: int, confirmed: bool) -> None:
    """Decide by update; being refused, or not taken because the problem just ended, is an outcome too."""
    handle = temporal.get_workflow_handle_for(ProblemWorkflow.run, problem_workflow_id(problem_id))
    with contextlib.suppress(RPCError, WorkflowUpdateFailedError):
        await handle.execute_update(ProblemWorkflow.decide, Decision(confirmed=confirmed))


@pytest.mark.requirement("faults.decisions.expired")
async def test_a_confirmation_after_the_expiry_is_refused_and_has_no_effect(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: an expired approval is a denial: the problem ended without an effect, and the late yes is told so."""
    problem_id = await asked(steward, label, "effect_once_soon")
    view = await steward.closed(problem_id, 30)
    assert (view["status"], view["error"]["code"]) == ("canceled", "approval_expired")
    for approval_id in (None, f"{problem_id}-1"):
        late = await steward.confirm(problem_id, True, approval_id=approval_id)
        assert (late.status_code, late.json()["error"]) == (409, "approval_expired"), late.text
    assert effects.of(label) == []
    assert "approval_expired" in await steward.actions(problem_id)
    await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("faults.decisions.expired-without-worker")
async def test_an_approval_that_expired_while_no_worker_ran_cannot_be_used_by_a_waiting_signal(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, label: str
) -> None:
    """Invariant: what counts is the moment a decision is taken up: a yes that lay about past the expiry is no yes."""
    problem_id = await asked(steward, label, "effect_once_soon")
    expires = (await steward.view(problem_id))["approvals"][0]["expires_at"]
    stack.workers[0].kill()
    await eventually(lambda: past(temporal, problem_id), 30, f"the expiry at {expires}")
    await signaled(temporal, problem_id, True)
    stack.spawn_worker(stack.workers[0])
    await asyncio.to_thread(stack.workers[0].wait_ready)
    view = await steward.closed(problem_id)
    assert (view["status"], view["error"]["code"]) == ("canceled", "approval_expired")
    assert effects.of(label) == []


async def past(temporal: Client, problem_id: int) -> bool:
    """Whether the expiry's timer has fired in the history."""
    handle = temporal.get_workflow_handle(problem_workflow_id(problem_id))
    return any([event.HasField("timer_fired_event_attributes") async for event in handle.fetch_history_events()])


@pytest.mark.requirement("faults.decisions.early")
async def test_a_confirmation_before_the_question_is_recorded_as_ignored_and_the_question_still_asked(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: a yes to nothing is a yes to nothing: it approves neither what is running nor what comes next."""
    problem_id = int(await mirror.fetchval("SELECT nextval('problem_ids')"))
    given = ProblemInput(
        requester=Requester(Owner("default", steward.user), problem_id, "default"),
        tool_name="effect_once_confirmed",
        args={"label": label},
    )
    await temporal.start_workflow(
        ProblemWorkflow.run,
        given,
        id=problem_workflow_id(problem_id),
        task_queue=PROBLEMS,
        start_signal="confirm",
        start_signal_args=[{"confirmed": True}],
    )
    await steward.until(problem_id, "awaiting_confirmation")
    actions = await steward.actions(problem_id)
    assert actions.count("decision_ignored") == 1
    assert "approval_approved" not in actions
    assert effects.of(label) == []
    assert (await steward.confirm(problem_id, False)).json()["status"] == "canceled"
    await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("faults.decisions.early")
async def test_a_confirmation_while_a_read_is_running_is_refused(
    steward: Steward, effects: EffectLedger, label: str
) -> None:
    """Invariant: the same over HTTP: 409, and the approval that comes later is still asked for."""
    read = effects.script(f"{label}-read", Script.held())
    plan = {
        "script": [
            [{"tool": "read_ledger", "args": {"label": f"{label}-read"}}],
            [{"tool": "effect_once_confirmed", "args": {"label": label}}],
        ]
    }
    problem_id = (await steward.plan(plan, wait_s=0))["problem_id"]
    assert await asyncio.to_thread(read.arrived.wait, 30)
    early = await steward.confirm(problem_id, True)
    assert (early.status_code, early.json()["error"]) == (409, "nothing_to_confirm"), early.text
    read.answer.set()
    await steward.until(problem_id, "awaiting_confirmation")
    assert effects.of(label) == []
    assert (await steward.confirm(problem_id, True)).json()["status"] == "done"
    assert len(effects.of(label)) == 1


async def run_cli(stack: LiveStack, *arguments: str) -> str:
    """The real `temporal` program against the stack; its standard output."""
    binary = temporal_binary()
    assert binary is not None
    process = await asyncio.create_subprocess_exec(
        binary,
        *arguments,
        "--address",
        stack.temporal_address,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(30):
        out, err = await process.communicate()
    assert process.returncode == 0, (out.decode(), err.decode())
    return out.decode()


@pytest.mark.requirement("faults.temporal-cli")
async def test_the_temporal_command_line_asks_approves_and_denies(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: the handlers' names are a contract an operator can use by hand."""
    problem_id = await asked(steward, label)
    workflow_id = problem_workflow_id(problem_id)
    shown = await run_cli(stack, "workflow", "query", "-w", workflow_id, "--type", "status", "-o", "json")
    assert result_of(shown)["status"] == "awaiting_confirmation"
    await run_cli(stack, "workflow", "signal", "-w", workflow_id, "--name", "confirm", "--input", '{"confirmed": true}')
    assert (await steward.closed(problem_id))["status"] == "done"
    assert (await decider(steward, problem_id)).startswith("temporal:")
    assert len(effects.of(label)) == 1
    shown = await run_cli(stack, "workflow", "query", "-w", workflow_id, "--type", "steps", "-o", "json")
    assert [step["action"] for step in result_of(shown)["steps"]] == await steward.actions(problem_id)

    denied = await asked(steward, f"{label}-denied")
    answer = await run_cli(
        stack,
        *("workflow", "update", "execute", "-w", problem_workflow_id(denied), "--name", "decide"),
        *("--input", '{"confirmed": false, "reason": "not today"}', "-o", "json"),
    )
    assert "not today" in json.dumps(await steward.steps(denied)), answer
    assert (await steward.closed(denied))["status"] == "canceled"
    assert effects.of(f"{label}-denied") == []
    for number in (problem_id, denied):
        await check_records(temporal, mirror, number)


@pytest.mark.requirement("attacks.a9.sender-is-proven")
@pytest.mark.parametrize("kind", ["signal", "update"])
async def test_the_temporal_command_line_decides_under_no_name_it_claims(
    stack: LiveStack, steward: Steward, effects: EffectLedger, label: str, kind: str
) -> None:
    """Invariant: what Temporal recorded of the sender is on record; the name in the payload is not believed."""
    problem_id = await asked(steward, label)
    command = ("signal", "--name", "confirm") if kind == "signal" else ("update", "execute", "--name", "decide")
    payload = json.dumps({"confirmed": True, "actor": steward.user, "approval_id": f"{problem_id}-1"})
    headers = ("--headers", 'steward-sender="steward-api:1@host"')
    named = ("-w", problem_workflow_id(problem_id), "--input", payload, "--identity", "mallory@laptop", *headers)
    await run_cli(stack, "workflow", *command, *named)
    assert (await steward.closed(problem_id))["status"] == "done"
    assert await decider(steward, problem_id) == "temporal:mallory@laptop"
    vouched = await asked(steward, f"{label}-vouched")
    await steward.confirm(vouched, True)
    assert await decider(steward, vouched) == steward.user


async def decider(steward: Steward, problem_id: int) -> str:
    """Who is on record for having approved the problem's call."""
    [step] = [step for step in await steward.steps(problem_id) if step["action"] == "approval_approved"]
    return str(step["detail"]["decided_by"])


def result_of(output: str) -> dict[str, Any]:
    """The result in what `temporal workflow query -o json` prints."""
    printed = json.loads(output)
    results = printed["queryResult"]
    result: dict[str, Any] = results[0] if isinstance(results, list) else results
    return result


@pytest.mark.requirement("faults.decisions.not-waited-for")
async def test_a_decision_and_a_message_nobody_waits_for_are_still_delivered(
    steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: 202 means taken: a caller that does not wait for what follows loses nothing but the answer."""
    problem_id = await asked(steward, label)
    response = await steward.confirm(problem_id, True, wait_s=0)
    assert response.status_code in (200, 202), response.text
    assert (await steward.closed(problem_id, 20))["status"] == "done"
    assert len(effects.of(label)) == 1
    refused = await steward.confirm(problem_id, False, wait_s=0)
    assert (refused.status_code, refused.json()["error"]) == (409, "already_decided")

    asking = await steward.plan({"ask": "Which one?", "answer": "that one"}, conversation=label)
    assert asking["status"] == "awaiting_user", asking
    response = await steward.post({"problem_id": asking["problem_id"], "text": "the red one"}, wait_s=0)
    assert response.status_code in (200, 202), response.text
    assert (await steward.closed(asking["problem_id"], 20))["message"] == "that one"
    await check_records(temporal, mirror, problem_id)


@pytest.mark.requirement("faults.decisions.one-approval-each")
async def test_a_yes_that_could_not_be_taken_at_once_never_approves_the_next_question(
    stack: LiveStack, steward: Steward, effects: EffectLedger, temporal: Client, mirror: Database, label: str
) -> None:
    """Invariant: one yes, one approval, even when it had to be left for a worker that was away and arrives twice."""
    plan = {"script": [[{"tool": "effect_once_confirmed", "args": {"label": f"{label}-{n}"}}] for n in (1, 2)]}
    answer = await steward.plan(plan)
    problem_id = answer["problem_id"]
    assert answer["status"] == "awaiting_confirmation", answer
    stack.workers[0].pause()
    left = await steward.confirm(problem_id, True, wait_s=3)
    assert left.status_code == 202, left.text
    stack.workers[0].resume()
    await eventually(lambda: first_done(effects, f"{label}-1"), 30, "the first effect")
    await steward.until(problem_id, "awaiting_confirmation")
    actions = await steward.actions(problem_id)
    assert (actions.count("approval_requested"), actions.count("approval_approved")) == (2, 1)
    assert effects.of(f"{label}-2") == []
    assert (await steward.confirm(problem_id, False)).json()["status"] == "done"
    await check_records(temporal, mirror, problem_id)


async def first_done(effects: EffectLedger, label: str) -> bool:
    """Whether the effect has been counted."""
    return len(effects.of(label)) == 1
