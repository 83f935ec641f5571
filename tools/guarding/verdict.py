"""What a guard is, and what it says: allow, confirm or deny, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from steward.contracts.base import Json
from steward.contracts.security import SecurityNote

Args = Mapping[str, Json]
Facts = Mapping[str, Json]


class Ruling(StrEnum):
    """What a guard says."""

    ALLOW = "allow"
    CONFIRM = "confirm"
    DENY = "deny"


@dataclass(frozen=True, slots=True)
class GuardVerdict:
    """A ruling with its reason in words for the human; an allowance needs none. `facts` are those it rests on.
    `approvers` are those who may confirm (contracts/approvers.py); empty: whoever reaches the problem."""

    ruling: Ruling
    reason: str = ""
    facts: Facts = field(default_factory=dict, compare=False)
    approvers: tuple[str, ...] = ()
    flow_reason: str = ""
    """The part of the reason that is the flow rule's."""
    own_reason: str = ""
    """The rest of it."""
    any_origin: bool = False
    """An allowance by a rule that names origins: the flow rule has no say in it."""
    secrets: tuple[SecurityNote, ...] = field(default=(), compare=False)
    """Secrets and personal numbers that the call would take out of the house."""


Guard = Callable[[Args, Facts], GuardVerdict]

ALLOW = GuardVerdict(Ruling.ALLOW)


def confirm(reason: str) -> GuardVerdict:
    """A human must say yes."""
    return GuardVerdict(Ruling.CONFIRM, reason)


def deny(reason: str) -> GuardVerdict:
    """Not at all."""
    return GuardVerdict(Ruling.DENY, reason)


def with_flow(verdict: GuardVerdict, why: str) -> GuardVerdict:
    """The verdict once the flow rule has said why a human must be asked, if so."""
    known = replace(verdict, own_reason=verdict.reason)
    if not why or verdict.ruling is Ruling.DENY:
        return known
    reason = "; ".join(filter(None, [verdict.reason, why]))
    return replace(known, ruling=Ruling.CONFIRM, reason=reason, flow_reason=why)
