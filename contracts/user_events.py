"""What a user must hear of, in the one form in which live views and webhooks tell it.

Pure; made from the rows of sql/user_events.py by `event_of`. Arguments are never in it, the problem itself shows them.
"""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any, Final, Literal
from uuid import UUID, uuid5

from pydantic import Field

from steward.contracts.approval import ApprovalKind
from steward.contracts.base import Message

VERSION: Final = 1
"""Of this schema. Members are added without a new one; a member that goes or changes its meaning makes it 2."""
MAX_TEXT: Final = 16_000
"""Characters of text an event carries. Beyond them it is cut, and nothing can be decided from the event itself."""


class EventKind(StrEnum):
    """What happened."""

    APPROVAL_REQUESTED = "approval_requested"
    APPROVAL_DECIDED = "approval_decided"
    """Approved, denied, edited, expired or withdrawn: `approval.decision` says which."""
    APPROVAL_EXPIRING = "approval_expiring"
    QUESTION_ASKED = "question_asked"
    PROBLEM_ENDED = "problem_ended"
    NOTIFICATION = "notification"
    OUTCOME_UNKNOWN = "outcome_unknown"


WAITING: Final = frozenset({EventKind.APPROVAL_REQUESTED, EventKind.APPROVAL_EXPIRING})
"""Events of an approval that can still be decided."""


class EventApproval(Message):
    """An approval as an event tells it. `decision` and `decided_by` are null while it is pending."""

    approval_id: str
    kind: ApprovalKind = ApprovalKind.PERMISSION
    tool_name: str
    args_sha256: str
    reason: str | None = None
    approvers: list[str] = Field(default_factory=list)
    expires_at: datetime
    decision: Literal["approved", "denied", "edited", "expired", "withdrawn"] | None = None
    decided_by: str | None = None


class EventAction(Message):
    """A button. `decide` is POST `url` with `{"confirmed": ..., "approval_id": ...}` and credentials of somebody who
    may decide; the approval stands for the arguments with this hash and no others. `view` opens `url` in a browser."""

    kind: Literal["decide", "view"]
    label: str
    url: str
    confirmed: bool | None = None
    approval_id: str | None = None
    args_sha256: str | None = None


class EventData(Message):
    """What happened and to whom. `text` is in words for people; `text_cut` says that it is not all of it."""

    tenant_id: str
    user_id: str
    """Whose problem it is."""
    recipient: str
    """Who is told: its user, or another who may decide the approval."""
    problem_id: int | None
    conversation_id: str | None = None
    gateway: str | None = None
    text: str
    text_cut: bool = False
    tool_name: str | None = None
    status: str | None = None
    """Of a problem that ended."""
    error: str | None = None
    """The code of why it ended badly."""
    source: str | None = None
    """Of a notification: reminder, an incoming event, a tool."""
    notification_id: int | None = None
    approval: EventApproval | None = None
    link: str | None = None
    """The page on which a human, once signed in, sees and decides it. Opening it decides nothing."""
    actions: list[EventAction] = Field(default_factory=list)


class UserEvent(Message):
    """An event. `id` is the same at every delivery to one user and in every channel."""

    version: Literal[1] = 1
    id: str
    type: EventKind
    timestamp: datetime
    data: EventData


def event_of(
    event_id: str,
    kind: EventKind,
    at: datetime,
    owner: tuple[str, str],
    problem_id: int | None,
    detail: dict[str, Any],
    base_url: str,
    *,
    recipient: str | None = None,
    decides: bool = True,
) -> UserEvent:
    """The event of a row, as `recipient` (None: its user) is told it. `base_url` is where users reach the API, without
    a slash at its end. Whoever does not decide is offered no decision."""
    reported = recipient or owner[1]
    text = str(detail.get("text") or "")
    data = EventData(
        **{**detail, "text": text[:MAX_TEXT]},
        text_cut=len(text) > MAX_TEXT,
        tenant_id=owner[0],
        user_id=owner[1],
        recipient=reported,
        problem_id=problem_id,
    )
    data.link = _link(data, kind, base_url)
    if reported != owner[1]:
        data.conversation_id = data.gateway = None
        event_id = str(uuid5(UUID(event_id), reported))
    data.actions = _actions(data, kind, detail.get("options") or [], base_url) if decides else _view(data)
    return UserEvent(id=event_id, type=kind, timestamp=at, data=data)


def _link(data: EventData, kind: EventKind, base_url: str) -> str | None:
    if data.approval is not None and kind in WAITING:
        return f"{base_url}/console/approvals/{data.approval.approval_id}/{data.approval.args_sha256}"
    return None if data.problem_id is None else f"{base_url}/console/problems/{data.problem_id}"


def _actions(data: EventData, kind: EventKind, options: list[dict[str, Any]], base_url: str) -> list[EventAction]:
    url = f"{base_url}/problems/{data.problem_id}/confirm"
    buttons = [(str(o["label"]), bool(o["confirmed"]), str(o["approval_id"]), o.get("args_sha256")) for o in options]
    if data.approval is not None and kind in WAITING:
        which = data.approval.approval_id, data.approval.args_sha256
        buttons = [("Approve", True, *which), ("Deny", False, *which)]
    actions = [
        EventAction(kind="decide", label=label, url=url, confirmed=confirmed, approval_id=number, args_sha256=sha256)
        for label, confirmed, number, sha256 in buttons
        if not data.text_cut
    ]
    return actions + _view(data)


def _view(data: EventData) -> list[EventAction]:
    return [EventAction(kind="view", label="Open", url=data.link)] if data.link else []
