"""What a guard is, and what it says: allow, confirm or deny, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from steward.contracts.base import Json
from steward.contracts.security import SecurityNote
from steward.language.phrases import phrase

Args = Mapping[str, Json]
Facts = Mapping[str, Json]


class Ruling(StrEnum):
    """What a guard says."""

    ALLOW = "allow"
    CONFIRM = "confirm"
    DENY = "deny"


@dataclass(frozen=True, slots=True)
class Why:
    """Why a human is asked: the name of a phrase and its blanks, those that depend on the language as functions of
    it."""

    name: str
    blanks: Mapping[str, str | int | Callable[[str], str]] = field(default_factory=dict)

    def __call__(self, lang: str) -> str:
        """The sentence in a language."""
        filled = {name: value(lang) if callable(value) else value for name, value in self.blanks.items()}
        return phrase(lang, self.name, **filled)


def in_sentences(whys: Sequence[Why], lang: str) -> str:
    """All of them, as a person reads them."""
    return " ".join(why(lang) for why in whys)


@dataclass(frozen=True, slots=True)
class GuardVerdict:
    """A ruling with its reason for the record, in English; an allowance needs none. `whys` say the reason of a
    confirmation to the human, but for what the flow rule says. `facts` are those it rests on.
    `approvers` are those who may confirm (contracts/approvers.py); empty: whoever reaches the problem."""

    ruling: Ruling
    reason: str = ""
    facts: Facts = field(default_factory=dict, compare=False)
    approvers: tuple[str, ...] = ()
    whys: tuple[Why, ...] = ()
    flow_reason: str = ""
    """The part of the reason that is the flow rule's."""
    any_origin: bool = False
    """An allowance by a rule that names origins: the flow rule has no say in it."""
    secrets: tuple[SecurityNote, ...] = field(default=(), compare=False)
    """Secrets and personal numbers that the call would take out of the house."""


Guard = Callable[[Args, Facts], GuardVerdict]

ALLOW = GuardVerdict(Ruling.ALLOW)


def confirm(name: str, /, **blanks: str | int | Callable[[str], str]) -> GuardVerdict:
    """A human must say yes, for the reason that the phrase of that name says."""
    return confirm_all(Why(name, blanks))


def confirm_all(*whys: Why) -> GuardVerdict:
    """A human must say yes, for each of these reasons."""
    return GuardVerdict(Ruling.CONFIRM, in_sentences(whys, "en"), whys=whys)


def deny(reason: str) -> GuardVerdict:
    """Not at all."""
    return GuardVerdict(Ruling.DENY, reason)


def with_flow(verdict: GuardVerdict, why: str) -> GuardVerdict:
    """The verdict once the flow rule has said why a human must be asked, if so."""
    if not why or verdict.ruling is Ruling.DENY:
        return verdict
    reason = " ".join(filter(None, [verdict.reason, why]))
    return replace(verdict, ruling=Ruling.CONFIRM, reason=reason, flow_reason=why)
