"""The actions `decide` chooses from; the workflow carries them out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from steward.contracts.plan import ToolCall
from steward.contracts.problem import ProblemError, ProblemStatus


@dataclass(frozen=True)
class Open:
    """Record the request, guard it, load its context."""


@dataclass(frozen=True)
class ListTools:
    """Have the MCP server that the request named list its tools."""

    url: str


@dataclass(frozen=True)
class Absorb:
    """Take the oldest message out of the inbox."""


@dataclass(frozen=True)
class Prepare:
    """Validate proposed calls and ask their guards."""

    calls: tuple[ToolCall, ...]


@dataclass(frozen=True)
class Dispatch:
    """Start these calls, in parallel."""

    call_ids: tuple[str, ...]


@dataclass(frozen=True)
class Retrieve:
    """Embed the text and find candidate tools for it."""

    text: str


@dataclass(frozen=True)
class Plan:
    """Ask the planner for the next action."""


@dataclass(frozen=True)
class Propose:
    """Take up what the analysis of an event proposes."""


@dataclass(frozen=True)
class Notify:
    """Tell the user of an event, with what they may decide."""


@dataclass(frozen=True)
class Inquire:
    """Ask the user what a tool wants to know."""


@dataclass(frozen=True)
class ActOnWaiting:
    """Do the next thing that the plan wants of what waits in another problem."""


@dataclass(frozen=True)
class Wait:
    """Wait for a running call, a human or an expiry."""


@dataclass(frozen=True)
class Finish:
    """Reach the terminal state."""

    status: ProblemStatus
    message: str
    error: ProblemError | None = None


NextAction: TypeAlias = (
    Open
    | ListTools
    | Absorb
    | Prepare
    | Dispatch
    | Retrieve
    | Plan
    | ActOnWaiting
    | Propose
    | Notify
    | Inquire
    | Wait
    | Finish
)
