"""Approvals and the decisions about them.

An approval is bound to the hash of the validated arguments and of everything that was looked up and shown for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from pydantic import Field

from steward.contracts.approval_words import IN_ENGLISH
from steward.contracts.base import Message, WireMessage
from steward.contracts.errors import ErrorCode
from steward.contracts.provenance import ArgumentOrigin
from steward.contracts.shown import ShownField
from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning

_ASKS: Final = "Shall I "


class ApprovalState(StrEnum):
    """First decision wins; every state but PENDING is final."""

    PENDING = "pending"
    APPROVED = "approved"
    DENIED = "denied"
    EDITED = "edited"
    EXPIRED = "expired"
    WITHDRAWN = "withdrawn"
    """The user asked for something else before it was decided."""


class ApprovalKind(StrEnum):
    """PERMISSION asks to run a call; REPEAT asks to run again a call whose outcome is unknown."""

    PERMISSION = "permission"
    REPEAT = "repeat"


class Approval(Message):
    """One question to a human: may this tool run with exactly these arguments, on exactly what is shown?"""

    approval_id: str
    """`<problem_id>-<n>`; unique for ever."""
    call_id: str
    kind: ApprovalKind = ApprovalKind.PERMISSION
    tool_name: str
    meaning: Meaning = NOTHING_KNOWN
    """What its tool does, to what, and what its arguments stand for."""
    args: dict[str, Any]
    shown: list[ShownField] = Field(default_factory=list)
    """What was looked up: whom a reply goes to, which mail is forwarded, title and date of what is deleted."""
    args_sha256: str
    """The hash of the arguments, of what is shown and of the content of the things the call works on. Where they are
    not the same any more when the call is to run, it does not run and is asked anew."""
    asked_sha256: str = ""
    """`wording_sha256` of the arguments as they were asked for."""
    args_left_out: bool = False
    """In lists and live events, arguments of many thousand characters are left out; the problem itself has them."""
    origins: list[ArgumentOrigin] = Field(default_factory=list)
    """Where each argument comes from (contracts/provenance.py)."""
    reason: str
    message: str
    """What the human reads: recipient, subject, resolved instants."""
    together: str = IN_ENGLISH.yes_for_all
    """What stands below several that are asked at the same time."""
    both: str = IN_ENGLISH.yes_for_both
    """What stands below two of them."""
    approvers: list[str] = Field(default_factory=list)
    """Who may decide, as the policy names them (contracts/approvers.py); empty: whoever reaches the problem."""
    renews: str | None = None
    """The approval whose place it takes: that was edited, or what it showed had changed before the call ran. A yes that
    names no approval may have been said to that one, and does not count for this."""
    requested_at: datetime
    expires_at: datetime
    state: ApprovalState = ApprovalState.PENDING
    decided_at: datetime | None = None
    decided_by: str | None = None
    decided_roles: list[str] = Field(default_factory=list)
    """The roles of whoever decided, as their credentials gave them."""
    decision_reason: str | None = None

    @property
    def deed(self) -> str:
        """What it asks to do, as its first line says, without what makes it a question."""
        asked = self.message.partition("\n")[0].strip("¿? ")
        deed = asked.removeprefix(_ASKS)
        return asked if deed == asked else f"{deed[:1].upper()}{deed[1:]}"

    @property
    def needs_its_name(self) -> bool:
        """Whether a yes counts only with its id: one without may have been meant for what was there before."""
        return self.kind is ApprovalKind.REPEAT or self.renews is not None


def asked_together(approvals: Sequence[Approval]) -> str:
    """What a human reads of approvals that one problem asks at the same time, each by its place in the list."""
    if len(approvals) < 2:
        return "".join(one.message for one in approvals)
    lines = [f"{place}. {one.message}" for place, one in enumerate(approvals, 1)]
    if all(one.kind is ApprovalKind.PERMISSION for one in approvals):
        lines.append(approvals[0].both if len(approvals) == 2 else approvals[0].together.format(count=len(approvals)))
    return "\n".join(lines)


class Decision(WireMessage):
    """Payload of the signal `confirm` and the update `decide`.

    Without `approval_id` it applies only if exactly one approval is pending. `arguments` (with confirmed true) edits:
    they are resolved and shown in a new approval, which takes the place of the old one and waits to be decided.
    `actor` and `roles` are believed of a gateway alone, which has them from credentials.
    `wait` makes the update answer only once the problem has settled again; a signal ignores it.
    """

    confirmed: bool = Field(strict=True)
    approval_id: str | None = None
    arguments: dict[str, Any] | None = None
    reason: str | None = None
    actor: str | None = None
    roles: list[str] = Field(default_factory=list)
    wait: bool = False


class DecisionOutcome(Message):
    """What a decision came to. `accepted` false carries the code that says why and changed nothing."""

    accepted: bool
    approval_id: str | None = None
    code: ErrorCode | None = None
    detail: str = ""
