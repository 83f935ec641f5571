"""What a guard is, and what it says: allow, confirm or deny, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
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
