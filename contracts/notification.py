"""What a user is told without having asked just then, and the reminder that says when."""

from __future__ import annotations

from pydantic import Field

from steward.contracts.base import Message
from steward.contracts.owner import OwnedMessage


class NotificationOption(Message):
    """A button: deciding `approval_id` as `confirmed` says."""

    label: str
    approval_id: str
    confirmed: bool


class NotificationInput(OwnedMessage):
    """A notification to a user, recorded as a step of `problem_id` and delivered by the user's channels."""

    problem_id: int | None
    notification_key: str
    """Unique; a repeat is harmless."""
    text: str
    source: str = "reminder"
    options: list[NotificationOption] = Field(default_factory=list)
    """What the user may decide about it, at POST /problems/{problem_id}/confirm."""


class ReminderInput(OwnedMessage):
    """What opens a ReminderWorkflow. `due_at` is ISO 8601 with offset."""

    reminder_id: str
    problem_id: int | None
    due_at: str
    text: str
    repeats: bool = False
    """It comes again after each firing, until it is canceled or its rule ends."""
    firing: str = ""
    """Tells this firing from earlier ones of the same reminder: none for the first, else the moment it is due."""


class ReminderFired(Message):
    """Asks when a reminder that has just fired comes again."""

    reminder_id: str


class ReminderDue(Message):
    """When a reminder comes again, ISO 8601 with offset; None when it does not."""

    due_at: str | None
