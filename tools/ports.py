"""What built-in tools need from outside: small protocols that workers fulfil with stores and clients.

Tools call these; nothing here runs. A field of `Services` left empty makes the tools that need it say so.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol, TypeVar

from contracts.activities import NotificationInput, ReminderInput
from contracts.errors import ToolFailed
from contracts.problem import ProblemStatus, ProblemView

T = TypeVar("T")


class TaskRecord(Protocol):
    """A todo item as a store returns it."""

    @property
    def task_id(self) -> int: ...
    @property
    def title(self) -> str: ...
    @property
    def description(self) -> str | None: ...
    @property
    def status(self) -> str: ...
    @property
    def priority(self) -> str: ...
    @property
    def due_date(self) -> datetime | None: ...


class ReminderRecord(Protocol):
    """A reminder as a store returns it. `state` is scheduled, fired or canceled."""

    @property
    def reminder_id(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def due_at(self) -> datetime: ...
    @property
    def state(self) -> str: ...


class ReminderStarter(Protocol):
    """Starts and stops the durable timer behind a reminder; both may be repeated without harm."""

    async def start(self, reminder: ReminderInput) -> None: ...
    async def cancel(self, reminder_id: str) -> None: ...


class NotificationSender(Protocol):
    """Records a notification and sends it on; the same `notification_key` twice is one notification."""

    async def deliver(self, notification: NotificationInput) -> None: ...


class ProblemReader(Protocol):
    """Reads problems from the mirror, filtered by tenant and user."""

    async def get(self, problem_id: int, tenant_id: str, user_id: str | None) -> ProblemView | None: ...
    async def list(
        self,
        tenant_id: str,
        user_id: str | None,
        statuses: list[ProblemStatus] | None = None,
        conversation_id: str | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> list[ProblemView]: ...


class QueryRunner(Protocol):
    """Runs one SELECT read-only and answers {columns, rows, row_count, truncated}, JSON-safe."""

    async def query(self, sql: str, limit: int, timeout_s: float) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class MailSettings:
    """Where mailboxes lie and who sends. `demo` seeds sample mail for a user who has no mailbox."""

    root: Path
    from_address: str | None = None
    demo: bool = False


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Services:
    """The parts built-in tools work with; workers inject what is there."""

    mail: MailSettings | None = None
    todos: TodoStore | None = None
    reminders: ReminderStore | None = None
    reminder_starter: ReminderStarter | None = None
    notifications: NotificationSender | None = None
    problems: ProblemReader | None = None
    sql: QueryRunner | None = None
    clock: Callable[[], datetime] = field(default=utc_now)


def needed(part: T | None, name: str) -> T:
    """`part`, if it was injected.

    Raises:
        ToolFailed: naming what is missing; nothing has happened.
    """
    if part is None:
        raise ToolFailed(f"{name} is not set up on this worker")
    return part
