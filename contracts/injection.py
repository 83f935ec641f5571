"""What a detector of prompt injection saw in a text: carried by activities' results, shown in steps.

A mark, no verdict: what may follow from a text is the flow rule's alone (contracts/flow.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from steward.contracts.base import Message
from steward.contracts.security import EventKind, SecurityNote


class InjectionFinding(Message):
    """An attempt to take over the assistant. `path` is a JSON pointer to the text, where it stands in a value; `start`
    and `end` are its characters; `disguise` says how its words were hidden, empty where they were not."""

    family: str
    reason: str
    path: str = ""
    start: int
    end: int
    disguise: str = ""


def as_notes(findings: Iterable[InjectionFinding], place: str) -> list[SecurityNote]:
    """What a step tells of them as security events; `place` says in words where they were seen."""
    return [SecurityNote(kind=EventKind.INJECTION_DETECTED, family=found.family, place=place) for found in findings]
