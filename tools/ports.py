"""What built-in tools need from outside: small protocols that workers fulfil with stores and clients.

Tools call these; nothing here runs. A field of `Services` left empty makes the tools that need it say so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from contracts.activities import NotificationInput, ReminderInput
from contracts.errors import ToolFailed
from contracts.problem import ProblemStatus, ProblemView
from tools.internet.upstream import Internet

T = TypeVar("T")


TaskStatus: TypeAlias = Literal["open", "done"]
TaskPriority: TypeAlias = Literal["low", "normal", "high"]


class TaskRecord(Protocol):
    """A todo item as a store returns it. Times carry their offset."""

    @property
    def task_id(self) -> int: ...
    @property
    def title(self) -> str: ...
    @property
    def description(self) -> str | None: ...
    @property
    def status(self) -> TaskStatus: ...
    @property
    def priority(self) -> TaskPriority: ...
    @property
    def due_date(self) -> datetime | None: ...


class TodoStore(Protocol):
    """One user's todo items; None and False mean that the task is not this user's. `key` makes a repeat harmless."""

    async def add(
        self,
        tenant_id: str,
        user_id: str,
        key: str,
        title: str,
        *,
        description: str | None = None,
        priority: TaskPriority = "normal",
        due_date: datetime | None = None,
    ) -> TaskRecord: ...
    async def list(
        self,
        tenant_id: str,
        user_id: str,
        *,
        status: TaskStatus | None = None,
        priority: TaskPriority | None = None,
        limit: int = 200,
    ) -> Sequence[TaskRecord]: ...
    async def get(self, tenant_id: str, user_id: str, task_id: int) -> TaskRecord | None: ...
    async def update(
        self,
        tenant_id: str,
        user_id: str,
        task_id: int,
        *,
        title: str | None = None,
        description: str | None = None,
        status: TaskStatus | None = None,
        priority: TaskPriority | None = None,
        due_date: datetime | None = None,
    ) -> TaskRecord | None: ...
    async def delete(self, tenant_id: str, user_id: str, task_id: int, key: str) -> bool: ...


class ReminderRecord(Protocol):
    """A reminder as a store returns it."""

    @property
    def reminder_id(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def due_at(self) -> datetime: ...
    @property
    def status(self) -> Literal["scheduled", "fired", "canceled"]: ...


class ReminderStore(Protocol):
    """One user's reminders as they are listed; the timers are elsewhere. `key` makes a repeat harmless."""

    async def add(
        self, tenant_id: str, user_id: str, key: str, due_at: datetime, text: str, problem_id: int | None = None
    ) -> ReminderRecord: ...
    async def list(self, tenant_id: str, user_id: str) -> Sequence[ReminderRecord]: ...
    async def cancel(self, tenant_id: str, user_id: str, reminder_id: str) -> ReminderRecord | None: ...


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
        user_id: str | None = None,
        statuses: Sequence[ProblemStatus] | None = None,
        conversation_id: str | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> Sequence[ProblemView]: ...


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
    internet: Internet | None = None
    clock: Callable[[], datetime] = field(default=utc_now)


def needed(part: T | None, name: str) -> T:
    """`part`, if it was injected.

    Raises:
        ToolFailed: naming what is missing; nothing has happened.
    """
    if part is None:
        raise ToolFailed(f"{name} is not set up on this worker")
    return part
