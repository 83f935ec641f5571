"""A step: one audited line of a problem's life, mirrored exactly once into `problem_steps`."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

from pydantic import Field

from steward.contracts.base import Message


class Actor(StrEnum):
    """Who acted."""

    USER = "user"
    AGENT = "agent"
    SYSTEM = "system"


class Action(StrEnum):
    """What happened; stable, so that gateways can match on it."""

    REQUEST = "request"
    INPUT_BLOCKED = "input_blocked"
    EMERGENCY_HEARD = "emergency_heard"
    """The request may tell of an emergency: its answers begin with whom to call."""
    INJECTION_SEEN = "injection_seen"
    """The request looks like an attempt to take over the assistant, and goes on without tools."""
    TOOLS_LISTED = "tools_listed"
    """The MCP server that a request named for itself told its tools."""
    TOOLS_RETRIEVED = "tools_retrieved"
    MESSAGE_READ = "message_read"
    """A message was read against what its conversation had talked about or asked."""
    PLANNED = "planned"
    PLANNING_FAILED = "planning_failed"
    ARGUMENTS_INVALID = "arguments_invalid"
    CALL_NOT_REPEATED = "call_not_repeated"
    """A planner wanted a call again that had succeeded with the same arguments."""
    APPROVAL_REQUESTED = "approval_requested"
    APPROVAL_APPROVED = "approval_approved"
    APPROVAL_DENIED = "approval_denied"
    APPROVAL_EDITED = "approval_edited"
    APPROVAL_EXPIRED = "approval_expired"
    APPROVAL_WITHDRAWN = "approval_withdrawn"
    DECISION_IGNORED = "decision_ignored"
    SIGNAL_IGNORED = "signal_ignored"
    TOOL_DISPATCHED = "tool_dispatched"
    TOOL_SUCCEEDED = "tool_succeeded"
    TOOL_FAILED = "tool_failed"
    TOOL_OUTCOME_UNKNOWN = "tool_outcome_unknown"
    GUARD_DENIED = "guard_denied"
    WAITING_ACTED = "waiting_acted"
    """What waited in the conversation was changed, taken back, answered or shown again, as a planner wanted."""
    WAITING_UNCHANGED = "waiting_unchanged"
    """A planner wanted that of something that waits no more, or in a way that does not fit it."""
    REFUSED_BEFORE = "refused_before"
    """A planner wanted again what the user had said no to; nobody was asked."""
    QUESTION_ASKED = "question_asked"
    MESSAGE_RECEIVED = "message_received"
    DEGRADED = "degraded"
    COMPLETED = "completed"
    CANCELED = "canceled"
    BLOCKED = "blocked"
    FAILED = "failed"
    NOTIFICATION = "notification"
    HISTORY_ROLLED_BACK = "history_rolled_back"
    """Temporal's store was set back: the ledger knows of calls that the workflow does not know of."""
    HISTORY_RESET = "history_reset"
    """The workflow could not go on and was taken up again from an earlier point of its history."""


class Step(Message):
    """`seq` counts from 1 within the problem's workflow; None for a step added by another process (a notification).

    `step_key` is unique within the problem and makes recording idempotent. `detail` is JSON without secrets.
    """

    step_key: str
    seq: int | None = None
    actor: Actor
    action: Action
    description: str
    detail: dict[str, Any] = Field(default_factory=dict)
    at: datetime
