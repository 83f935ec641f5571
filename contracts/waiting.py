"""What waits in a conversation, as a language model is shown it: approvals and open questions, also of other problems.

Read from the mirror before each plan, so a model never sees more than the user was shown. What it may do about it is a
`WaitingPlan` (contracts/plan.py); saying yes is not among that.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any

from pydantic import Field

from steward.contracts.approval import Approval, ApprovalKind
from steward.contracts.base import Message
from steward.contracts.provenance import ArgumentOrigin
from steward.contracts.shown import ShownField
from steward.contracts.tool import Candidate


class WaitingApproval(Message):
    """A call that was shown and waits for the user's yes. `tool` describes what it calls, where that is known here."""

    problem_id: int
    approval_id: str
    tool_name: str
    args: dict[str, Any] = Field(default_factory=dict)
    shown: list[ShownField] = Field(default_factory=list)
    origins: list[ArgumentOrigin] = Field(default_factory=list)
    at: datetime
    kind: ApprovalKind = ApprovalKind.PERMISSION
    taken_back: bool = False
    """The newest message took it back: it waits no more unless it is shown again."""
    foreign: bool = False
    """Whether whoever planned it had untrusted content before it."""
    tool: Candidate | None = None

    @classmethod
    def of(cls, problem_id: int, approval: Approval, **known: bool) -> WaitingApproval:
        """The part of an approval that was shown."""
        return cls(
            problem_id=problem_id,
            approval_id=approval.approval_id,
            tool_name=approval.tool_name,
            args=approval.args,
            shown=approval.shown,
            origins=approval.origins,
            at=approval.requested_at,
            kind=approval.kind,
            **known,
        )


class WaitingQuestion(Message):
    """A question that is open. `args` is what its draft of a call of `tool_name` has so far; without a tool the planner
    asked it freely. `own`: the tool itself asks, and none but the user's own words answer it."""

    problem_id: int
    text: str
    tool_name: str | None = None
    parameter: str | None = None
    args: dict[str, Any] = Field(default_factory=dict)
    origins: list[ArgumentOrigin] = Field(default_factory=list)
    at: datetime
    own: bool = False
    followed: bool = False
    """The newest message was said to it: it is open no more."""
    foreign: bool = False
    tool: Candidate | None = None


class Waiting(Message):
    """All that waits in the conversation of a request, oldest first."""

    approvals: list[WaitingApproval] = Field(default_factory=list)
    questions: list[WaitingQuestion] = Field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.approvals or self.questions)

    def approval(self, approval_id: object) -> WaitingApproval | None:
        """The approval of that id."""
        return next((one for one in self.approvals if one.approval_id == str(approval_id)), None)

    def question(self, problem_id: object) -> WaitingQuestion | None:
        """The question of that problem."""
        return next((one for one in self.questions if str(one.problem_id) == str(problem_id)), None)

    def __or__(self, other: Waiting) -> Waiting:
        """Both, without what is there twice: this one's counts."""
        ids = {one.approval_id for one in self.approvals}
        asking = {one.problem_id for one in self.questions}
        return Waiting(
            approvals=[*(one for one in other.approvals if one.approval_id not in ids), *self.approvals],
            questions=[*(one for one in other.questions if one.problem_id not in asking), *self.questions],
        )

    @property
    def everything(self) -> list[WaitingApproval | WaitingQuestion]:
        """The approvals, then the questions."""
        return [*self.approvals, *self.questions]

    def calls(self) -> Iterator[WaitingApproval | WaitingQuestion]:
        """Everything of it that has a call."""
        yield from self.approvals
        yield from (one for one in self.questions if one.tool_name is not None)
