"""Whose messages are: nested in one value, and read alike from histories in which the members stood flat."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from steward.contracts.activities import OpenProblemInput, PrepareCallsInput, RetrieveToolsInput
from steward.contracts.calls import CallToolInput, FindOutcomeInput
from steward.contracts.camera_ticket import CameraTicket
from steward.contracts.defaults import TIMEZONE
from steward.contracts.memory import RememberInput
from steward.contracts.notification import NotificationInput, ReminderInput
from steward.contracts.owner import OwnedMessage, Owner, Reach, Requester, RequestMessage
from steward.contracts.plan import PlanRequest
from steward.contracts.problem import Opening, ProblemInput
from tests.support.mirror import a_write

ANN = Owner("acme", "ann")
FLAT = {
    "problem_id": 7,
    "tenant_id": "acme",
    "user_id": "ann",
    "conversation_id": "c",
    "timezone": "Europe/Berlin",
    "now": "2026-03-01T12:00:00+00:00",
    "calls": [],
    "text": "hi",
    "embedding": {"model": "none", "dimension": 0},
    "user_message": "hi",
    "agent_response": "Hello.",
    "said_at": "2026-03-01T12:00:00+00:00",
    "call_id": "c1",
    "tool_name": "probe",
    "args": {},
    "args_sha256": "0",
    "notification_key": "n1",
    "reminder_id": "r1",
    "due_at": "2026-03-01T12:00:00+00:00",
    "installation_id": "here",
    "opening": "o1",
    "camera": "camera.gate",
    "expires_at": 1,
}
"""The members of every message as the versions before wrote them; each message takes its own."""
REQUESTS = [ProblemInput, PlanRequest, PrepareCallsInput, CallToolInput]
OWNED = [RetrieveToolsInput, RememberInput, NotificationInput, ReminderInput, Opening, CameraTicket]


@pytest.mark.requirement("inv.replay.flat-identity")
@pytest.mark.parametrize("kind", REQUESTS)
def test_a_request_with_flat_members_is_read_as_a_nested_one(kind: type[RequestMessage]) -> None:
    found = kind.model_validate_json(json.dumps(FLAT))
    assert found.requester == Requester(ANN, 7, "c", "Europe/Berlin")
    assert (found.owner, found.problem_id) == (ANN, 7)
    assert kind.model_validate_json(found.model_dump_json()) == found


@pytest.mark.requirement("inv.replay.flat-identity")
@pytest.mark.parametrize("kind", OWNED)
def test_an_owned_message_with_flat_members_is_read_as_a_nested_one(kind: type[OwnedMessage]) -> None:
    found = kind.model_validate_json(json.dumps(FLAT))
    assert found.owner == ANN
    assert kind.model_validate_json(found.model_dump_json()) == found


@pytest.mark.requirement("inv.replay.flat-identity")
def test_flat_members_are_read_inside_another_message_and_without_what_came_later() -> None:
    before = {name: FLAT[name] for name in ("problem_id", "tenant_id", "user_id", "text", "now")}
    assert PlanRequest.model_validate(before).requester == Requester(ANN, 7, "", TIMEZONE)
    write = a_write(7).model_dump(mode="json")
    opened = OpenProblemInput.model_validate({"problem": FLAT, "write": write, "now": FLAT["now"]})
    assert opened.problem.owner == ANN
    found = FindOutcomeInput.model_validate({"call": FLAT, "effect": "once", "why": "it was lost"})
    assert found.call.owner == ANN


@pytest.mark.parametrize("missing", ["tenant_id", "user_id", "problem_id"])
def test_a_message_that_says_not_whose_it_is_is_refused(missing: str) -> None:
    fields: dict[str, Any] = {name: value for name, value in FLAT.items() if name != missing}
    with pytest.raises(ValidationError):
        ProblemInput.model_validate(fields)


def test_only_what_is_nested_counts_once_it_is_nested() -> None:
    nested = {"requester": {"owner": {"tenant_id": "acme", "user_id": "ann"}, "problem_id": 7}}
    assert ProblemInput.model_validate({**FLAT, "user_id": "eve", **nested}).owner == ANN


@pytest.mark.requirement("sql.reads.tenant-and-user")
@pytest.mark.parametrize(
    ("reach", "covered"),
    [
        (Reach("acme", "ann"), True),
        (Reach("acme", None), True),
        (Reach("acme", "bob"), False),
        (Reach("acme", ""), False),
        (Reach("other", "ann"), False),
        (Reach("other", None), False),
    ],
)
def test_a_reach_covers_its_own_user_or_its_whole_tenant(reach: Reach, covered: bool) -> None:
    assert reach.covers(ANN) is covered
