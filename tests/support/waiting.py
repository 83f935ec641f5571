"""Builders of problems that wait for a human, as the workflow would mirror them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from steward.contracts.approval import Approval
from steward.contracts.base import sha256_of
from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemStatus
from steward.contracts.step import Action, Step
from tests.support.mirror import MOMENT, a_step, a_view

MAIL = {"to": "bob@example.com", "subject": "Pay", "body": "1,000 euro"}


def an_approval(problem_id: int, **changes: Any) -> Approval:
    """A mail that waits, for a day."""
    fields: dict[str, Any] = {
        "approval_id": f"{problem_id}-1",
        "call_id": "c1",
        "tool_name": "compose_email",
        "args": MAIL,
        "args_sha256": sha256_of(MAIL),
        "reason": "I never do this without your yes.",
        "message": "Send an e-mail to bob@example.com: Pay?",
        "requested_at": MOMENT,
        "expires_at": datetime.now(UTC) + timedelta(days=1),
    }
    return Approval(**{**fields, **changes})


def of_approval(seq: int, approval: Approval, action: Action) -> Step:
    """The step that says what became of an approval, as decisions/approvals.py writes it."""
    detail = approval.model_dump(
        mode="json",
        include={"approval_id", "call_id", "kind", "tool_name", "args", "args_sha256", "approvers", "decided_by"},
    )
    text = approval.message if action is Action.APPROVAL_REQUESTED else action.value
    detail["expires_at"] = approval.expires_at.isoformat()
    return a_step(seq, key=f"{approval.approval_id}:{seq}", action=action, description=text, detail=detail)


def asking(problem_id: int, approval: Approval, *, after_s: float = 1, **changes: Any) -> MirrorWrite:
    """The write with which a problem begins to wait for an approval."""
    status = ProblemStatus.AWAITING_CONFIRMATION
    view = a_view(problem_id, after_s=after_s, status=status, approvals=[approval], **changes)
    return MirrorWrite(view=view, steps=[of_approval(1, approval, Action.APPROVAL_REQUESTED)])
