"""Where the policy names who decides, nobody else does, by whatever way they come; the steps say who tried."""

from __future__ import annotations

from typing import Any

import pytest
from temporalio.client import Client, WorkflowUpdateFailedError
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.exceptions import ApplicationError
from temporalio.testing import WorkflowEnvironment

from steward.contracts.actors import GATEWAY_IDENTITY, OPERATOR
from steward.contracts.approval import Decision
from steward.contracts.calls import CallToolOutput
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.problem import ProblemStatus
from steward.workflows.problem import ProblemWorkflow
from tests.support.fake_room import FakeRoom

MAIL = {"to": "bob@example.com", "subject": "Hi", "body": "Hello"}
FINANCE = ["user", "role:finance", "not:requester"]


@pytest.fixture
async def gateway(env: WorkflowEnvironment) -> Client:
    """A client that is believed whom it names."""
    target = env.client.service_client.config.target_host
    return await Client.connect(target, identity=f"{GATEWAY_IDENTITY}:1@host", data_converter=pydantic_data_converter)


async def decide(client: Client, handle: Any, **decision: Any) -> Any:
    """An update from this client."""
    sender = client.get_workflow_handle_for(ProblemWorkflow.run, handle.id)
    return await sender.execute_update(ProblemWorkflow.decide, Decision(**{"confirmed": True, "wait": True} | decision))


async def refused(client: Client, handle: Any, **decision: Any) -> tuple[str | None, str]:
    """Code and words of a refusal."""
    with pytest.raises(WorkflowUpdateFailedError) as error:
        await decide(client, handle, **decision)
    assert isinstance(error.value.cause, ApplicationError)
    return error.value.cause.type, error.value.cause.message


async def ignored(handle: Any) -> list[tuple[str, str]]:
    """Code and actor of every decision that changed nothing."""
    steps = (await handle.query(ProblemWorkflow.steps)).steps
    return [(s.detail["code"], s.detail["actor"]) for s in steps if s.action == "decision_ignored"]


@pytest.mark.requirement("approvers.enforced")
async def test_only_a_fitting_role_decides_and_the_steps_say_who_tried(
    problems: Any, room: FakeRoom, gateway: Client
) -> None:
    room.approvers = {"send": FINANCE}
    handle, view = await problems.settle(tool_name="send", args=MAIL)
    assert view.approvals[0].approvers == FINANCE
    for actor, roles in (("alice", ["finance"]), ("bob", ["sales"]), (OPERATOR, ["finance"]), (None, ["finance"])):
        code, words = await refused(gateway, handle, actor=actor, roles=roles)
        assert code == ErrorCode.FORBIDDEN
        assert "anyone with the role finance, but not alice" in words
    assert (await refused(gateway, handle, actor="bob", roles=["sales"]))[0] == ErrorCode.FORBIDDEN
    assert await ignored(handle) == [("forbidden", a) for a in ("alice", "bob", OPERATOR, None)]
    result = await decide(gateway, handle, actor="carol", roles=["finance"])
    assert (result.view.status, len(room.calls)) == (ProblemStatus.DONE, 1)
    proof = room.calls[0].approval
    assert proof is not None
    assert (proof.decided_by, proof.decided_roles) == ("carol", ["finance"])
    steps = (await handle.query(ProblemWorkflow.steps)).steps
    approved = next(s.detail for s in steps if s.action == "approval_approved")
    assert (approved["approvers"], approved["decided_roles"]) == (FINANCE, ["finance"])


@pytest.mark.requirement("approvers.temporal-side")
@pytest.mark.parametrize("approvers", [["user"], FINANCE, ["role:finance"], ["user:alice"]])
async def test_whoever_speaks_to_temporal_directly_decides_nothing_that_has_approvers_and_may_cancel(
    problems: Any, room: FakeRoom, approvers: list[str]
) -> None:
    room.approvers = {"send": approvers}
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal("confirm", {"confirmed": True, "actor": "alice", "roles": ["finance"]})
    await handle.signal("confirm", {"confirmed": False, "actor": "carol", "roles": ["finance"]})
    code, _ = await refused(problems.client, handle, actor="carol", roles=["finance"])
    assert code == ErrorCode.FORBIDDEN
    view = await handle.query(ProblemWorkflow.status)
    assert (view.status, len(view.approvals), room.calls) == (ProblemStatus.AWAITING_CONFIRMATION, 1, [])
    assert [code for code, _ in await ignored(handle)] == ["forbidden"] * 2
    await handle.signal("cancel_problem", {"reason": "enough"})
    assert (await handle.result()).status is ProblemStatus.CANCELED


@pytest.mark.requirement("approvers.edits")
async def test_an_edit_is_decided_by_those_whom_the_policy_names_for_the_new_arguments(
    problems: Any, room: FakeRoom, gateway: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = room.prepared

    def prepared(call: ToolCall) -> Any:
        large = call.args["subject"] == "1,000,000"
        return plain(call).model_copy(update={"approvers": ["role:board"] if large else ["role:finance"]})

    monkeypatch.setattr(room, "prepared", prepared)
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    large = MAIL | {"subject": "1,000,000"}
    code, words = await refused(gateway, handle, actor="carol", roles=["finance"], arguments=large)
    assert (code, "the role board" in words, room.calls) == (ErrorCode.FORBIDDEN, True, [])
    await decide(gateway, handle, actor="dora", roles=["finance", "board"], arguments=large)
    code, _ = await refused(gateway, handle, actor="carol", roles=["finance"], approval_id="1-2")
    assert (code, room.calls) == (ErrorCode.FORBIDDEN, [])
    await decide(gateway, handle, actor="dora", roles=["finance", "board"], approval_id="1-2")
    assert [c.args for c in room.calls] == [large]


@pytest.mark.requirement("approvers.repeats")
async def test_a_repeat_of_an_unknown_outcome_is_decided_by_the_same_people(
    problems: Any, room: FakeRoom, gateway: Client
) -> None:
    room.approvers = {"send": ["role:finance"]}
    room.results["send"] = lambda r: {"sent": True} if r.repeats else CallToolOutput(state="unknown", error="?")
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    result = await decide(gateway, handle, actor="carol", roles=["finance"])
    repeat = result.view.approvals[0]
    assert (repeat.kind, repeat.approvers) == ("repeat", ["role:finance"])
    assert (await refused(gateway, handle, actor="alice", approval_id=repeat.approval_id))[0] == ErrorCode.FORBIDDEN
    result = await decide(gateway, handle, actor="carol", roles=["finance"], approval_id=repeat.approval_id)
    assert result.view.status is ProblemStatus.DONE


@pytest.mark.requirement("approvers.none-as-before")
async def test_without_approvers_everybody_who_reaches_the_problem_decides(
    problems: Any, room: FakeRoom, gateway: Client
) -> None:
    for actor in ("alice", OPERATOR):
        handle, _ = await problems.settle(tool_name="send", args=MAIL)
        assert (await decide(gateway, handle, actor=actor)).view.status is ProblemStatus.DONE
    handle, _ = await problems.settle(tool_name="send", args=MAIL)
    await handle.signal("confirm", {"confirmed": True})
    assert (await handle.result()).status is ProblemStatus.DONE
