"""What built-in tools need from outside: small protocols that workers fulfil with stores and clients.

Tools call these; nothing here runs. A field of `Services` left empty makes the tools that need it say so.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from steward.contracts.errors import ToolFailed
from steward.contracts.notification import NotificationInput, ReminderInput
from steward.contracts.owner import Owner, Reach
from steward.contracts.problem import ProblemStatus, ProblemView
from steward.contracts.tool import ToolSpec
from steward.tools.calendar.events import Calendars
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.home.assistant import HomeAssistant
from steward.tools.home.pictures import CameraDoor
from steward.tools.internet.upstream import Internet
from steward.tools.knowledge_port import KnowledgeBase
from steward.tools.mail.account import Account
from steward.tools.memory_port import MemoryFolders, MemoryKeeper
from steward.tools.own_calls import OwnCalls

T = TypeVar("T")


TaskStatus: TypeAlias = Literal["open", "done", "cancelled"]
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
    def due_date(self) -> date | None: ...
    @property
    def source(self) -> str | None: ...


class TodoStore(Protocol):
    """One user's todo items; None and False mean that the task is not this user's. `key` makes a repeat harmless."""

    async def add(
        self,
        owner: Owner,
        key: str,
        title: str,
        *,
        description: str | None = None,
        priority: TaskPriority = "normal",
        due_date: date | None = None,
        source: str | None = None,
    ) -> TaskRecord: ...
    async def list(
        self,
        owner: Owner,
        *,
        status: TaskStatus | None = None,
        priority: TaskPriority | None = None,
        limit: int = 200,
    ) -> Sequence[TaskRecord]: ...
    async def get(self, owner: Owner, task_id: int) -> TaskRecord | None: ...
    async def update(
        self,
        owner: Owner,
        task_id: int,
        *,
        title: str | None = None,
        description: str | None = None,
        status: TaskStatus | None = None,
        priority: TaskPriority | None = None,
        due_date: date | None = None,
        source: str | None = None,
    ) -> TaskRecord | None: ...
    async def delete(self, owner: Owner, task_id: int, key: str) -> bool: ...
    async def added_by(self, owner: Owner, key: str) -> TaskRecord | None: ...
    async def deleted_by(self, owner: Owner, task_id: int, key: str) -> bool: ...


class ContactRecord(Protocol):
    """A contact as a store returns it."""

    @property
    def contact_id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def email(self) -> str | None: ...
    @property
    def phone(self) -> str | None: ...
    @property
    def source(self) -> str | None: ...


class ContactStore(Protocol):
    """One user's contacts; None and False mean that the contact is not this user's. `key` makes a repeat harmless."""

    async def add(
        self, owner: Owner, key: str, name: str, email: str | None, phone: str | None, source: str | None = None
    ) -> ContactRecord: ...
    async def list(self, owner: Owner) -> Sequence[ContactRecord]: ...
    async def update(
        self,
        owner: Owner,
        contact_id: int,
        name: str | None,
        email: str | None,
        phone: str | None,
        source: str | None = None,
    ) -> ContactRecord | None: ...
    async def delete(self, owner: Owner, contact_id: int, key: str) -> bool: ...
    async def added_by(self, owner: Owner, key: str) -> ContactRecord | None: ...
    async def deleted_by(self, owner: Owner, contact_id: int, key: str) -> bool: ...


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
    @property
    def repeat(self) -> str | None: ...
    @property
    def fired_at(self) -> datetime | None: ...
    @property
    def source(self) -> str | None: ...


class ReminderStore(Protocol):
    """One user's reminders as they are listed; the timers are elsewhere. `key` makes a repeat harmless."""

    async def add(
        self,
        owner: Owner,
        key: str,
        due_at: datetime,
        text: str,
        problem_id: int | None = None,
        *,
        repeat: str | None = None,
        timezone: str | None = None,
        source: str | None = None,
    ) -> ReminderRecord: ...
    async def list(self, owner: Owner, *, include_closed: bool = False) -> Sequence[ReminderRecord]: ...
    async def snooze(self, owner: Owner, reminder_id: str, due_at: datetime, key: str) -> ReminderRecord | None: ...
    async def change(
        self,
        owner: Owner,
        reminder_id: str,
        key: str,
        due_at: datetime,
        text: str,
        *,
        repeat: str | None,
        timezone: str | None,
        source: str | None = None,
    ) -> ReminderRecord | None: ...
    async def cancel(self, owner: Owner, reminder_id: str) -> ReminderRecord | None: ...
    async def added_by(self, owner: Owner, key: str) -> ReminderRecord | None: ...
    async def get(self, owner: Owner, reminder_id: str) -> ReminderRecord | None: ...


class ReminderStarter(Protocol):
    """Starts, puts off, changes and stops the durable timer behind a reminder; each may be repeated without harm."""

    async def start(self, reminder: ReminderInput) -> None: ...
    async def snooze(self, reminder: ReminderInput) -> None: ...
    async def change(self, reminder: ReminderInput) -> None: ...
    async def cancel(self, reminder_id: str) -> None: ...
    async def runs(self, reminder_id: str) -> bool: ...


class NotificationSender(Protocol):
    """Records a notification and sends it on; the same `notification_key` twice is one notification."""

    async def deliver(self, notification: NotificationInput) -> None: ...


class ProblemReader(Protocol):
    """Reads problems from the mirror, filtered by tenant and user."""

    async def get(self, problem_id: int, reach: Reach) -> ProblemView | None: ...
    async def list(
        self,
        reach: Reach,
        statuses: Sequence[ProblemStatus] | None = None,
        conversation_id: str | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> Sequence[ProblemView]: ...
    async def waiting(self, owner: Owner, limit: int) -> tuple[Sequence[ProblemView], int]: ...


class QueryRunner(Protocol):
    """Runs one SELECT read-only and answers {columns, rows, row_count, truncated}, JSON-safe."""

    async def query(self, sql: str, limit: int, timeout_s: float) -> dict[str, Any]: ...


class Spending(Protocol):
    """(tool, arguments) of a user's calls with an effect since a moment, but for the call `but` (problem_id, call_id):
    those that succeeded, that still run, and whose outcome is unknown."""

    async def since(
        self, owner: Owner, moment: datetime, but: tuple[int, str]
    ) -> Sequence[tuple[str, Mapping[str, Any]]]: ...


@dataclass(frozen=True, slots=True)
class MailSettings:
    """Where mailboxes lie and who sends. `demo` seeds sample mail for a user who has no mailbox. `accounts` are those
    on servers; whoever has none has a local mailbox."""

    root: Path
    from_address: str | None = None
    demo: bool = False
    accounts: Mapping[Owner, Account] = field(default_factory=dict)


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


async def _nothing_switched_off() -> Mapping[str, str | None]:
    return {}


def _nothing_unset(spec: ToolSpec) -> list[str]:
    return []


class MessageSender(Protocol):
    """Hands a chat message to the outbound gateway and says which id it has there; the same `key` is one message."""

    async def send(self, owner: Owner, key: str, chat_id: str, text: str, problem_id: int | None = None) -> str: ...


class Credentials(Protocol):
    """The secret store: the value of an item, or None. Raises ToolFailed, ToolUnavailable."""

    async def get(self, item: str, vault: str | None = None) -> str | None: ...


@dataclass(frozen=True, slots=True)
class Services:
    """The parts built-in tools work with; workers inject what is there."""

    mail: MailSettings | None = None
    todos: TodoStore | None = None
    contacts: ContactStore | None = None
    reminders: ReminderStore | None = None
    reminder_starter: ReminderStarter | None = None
    notifications: NotificationSender | None = None
    problems: ProblemReader | None = None
    sql: QueryRunner | None = None
    internet: Internet | None = None
    home: HomeAssistant | None = None
    cameras: CameraDoor | None = None
    policy: PolicyFile | None = None
    spending: Spending | None = None
    granted_folders: tuple[Path, ...] = ()
    """Where tools that write files may do so."""
    calendars: Calendars | None = None
    memory: MemoryKeeper | None = None
    memory_folders: MemoryFolders | None = None
    knowledge: KnowledgeBase | None = None
    messages: MessageSender | None = None
    credentials: Credentials | None = None
    told_where: Callable[[Owner], Awaitable[Sequence[str]]] | None = None
    """Where a user is told what comes by itself: "console", "email", "telegram"."""
    paired_chats: Callable[[Owner], Awaitable[Collection[str]]] | None = None
    """The gateways, such as "telegram", in whose chats a user has said who they are."""
    own_calls: OwnCalls = field(default_factory=OwnCalls)
    """Runs the functions of the operator's own tools."""
    find_tools: Callable[[Owner, str], Awaitable[tuple[Sequence[str], bool]]] | None = None
    """The names of the tools that fit some words, best first, and whether any fits; else of those nearest to it."""
    tagged: Callable[[str], Sequence[ToolSpec]] = field(default=lambda _: ())
    """The tools whose entries have a tag."""
    clock: Callable[[], datetime] = field(default=utc_now)
    unset: Callable[[ToolSpec], list[str]] = field(default=_nothing_unset)
    """The environment variables that an entry needs and that are not set here."""
    switched_off: Callable[[], Awaitable[Mapping[str, str | None]]] = field(default=_nothing_switched_off)
    """The tools that are switched off, as of now, and why Steward did it itself; never raises."""


def unset_words(names: Sequence[str]) -> str:
    """Says which environment variables have to be set."""
    return f"this needs configuration: set {', '.join(names)}"


def needed(part: T | None, name: str) -> T:
    """`part`, if it was injected.

    Raises:
        ToolFailed: naming what is missing; nothing has happened.
    """
    if part is None:
        raise ToolFailed(f"{name} is not set up on this worker")
    return part
