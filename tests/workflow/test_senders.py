"""Who decided is who Temporal says it was, unless a gateway vouches for a user."""

from __future__ import annotations

from typing import Any

import pytest
from temporalio.client import Client
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Replayer

from steward.contracts import queues
from steward.contracts.actors import GATEWAY_IDENTITY
from steward.contracts.approval import Decision
from steward.contracts.problem import SettleRequest, UserMessage
from steward.workers.temporal import workflow_runner
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


async def client_of(env: WorkflowEnvironment, identity: str) -> Client:
    target = env.client.service_client.config.target_host
    return await Client.connect(target, identity=identity, data_converter=pydantic_data_converter)


async def deciders(handle: Any) -> list[str]:
    steps = (await handle.query(ProblemWorkflow.steps)).steps
    return [s.detail["decided_by"] for s in steps if s.action in ("approval_approved", "approval_denied")]


@pytest.mark.requirement("attacks.a9.sender-is-proven")
@pytest.mark.parametrize("claimed", ["ann", "operator", "temporal:somebody", None, 5, ["ann"]])
async def test_a_signal_is_recorded_under_its_senders_identity(
    env: WorkflowEnvironment, problems: Any, room: FakeRoom, claimed: Any
) -> None:
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    mallory = await client_of(env, "mallory@laptop")
    signal = mallory.get_workflow_handle(handle.id)
    await signal.signal("confirm", {"confirmed": False, "actor": claimed})
    await handle.result()
    assert await deciders(handle) == ["temporal:mallory@laptop"]


@pytest.mark.requirement("attacks.a9.sender-is-proven")
async def test_an_update_is_recorded_under_its_senders_identity_and_a_gateway_is_believed(
    env: WorkflowEnvironment, problems: Any, room: FakeRoom
) -> None:
    for identity, recorded in (("mallory@laptop", "temporal:mallory@laptop"), (f"{GATEWAY_IDENTITY}:7@host", "ann")):
        handle, _ = await problems.settle(tool_name="send", args=MAIL)
        sender = (await client_of(env, identity)).get_workflow_handle_for(ProblemWorkflow.run, handle.id)
        await sender.execute_update(ProblemWorkflow.decide, Decision(confirmed=True, actor="ann", wait=True))
        assert await deciders(handle) == [recorded]
        assert room.calls[-1].approval is not None
        assert room.calls[-1].approval.decided_by == recorded


@pytest.mark.requirement("attacks.a9.sender-is-proven")
async def test_messages_and_cancellations_are_recorded_so_too_and_replay_alike(
    env: WorkflowEnvironment, problems: Any, room: FakeRoom
) -> None:
    handle, _ = await problems.settle(tool_name="send", args={"to": "bob@example.com"})
    mallory = (await client_of(env, "mallory@laptop")).get_workflow_handle_for(ProblemWorkflow.run, handle.id)
    await mallory.signal("message", {"text": "Lunch", "actor": "ann"})
    said = SettleRequest(message=UserMessage(text="At noon?", actor="ann"))
    await mallory.execute_update(ProblemWorkflow.settle, said)
    await mallory.signal("cancel_problem", {"reason": "enough", "actor": "ann"})
    await handle.result()
    steps = (await handle.query(ProblemWorkflow.steps)).steps
    actors = [s.detail["actor"] for s in steps if s.action == "message_received"]
    assert actors == ["temporal:mallory@laptop"] * 2
    history = await env.client.get_workflow_handle(queues.problem_workflow_id(problems.count)).fetch_history()
    replayer = Replayer(
        workflows=[ProblemWorkflow],
        workflow_runner=workflow_runner(sandboxed=True),
        data_converter=pydantic_data_converter,
    )
    assert (await replayer.replay_workflow(history)).replay_failure is None
