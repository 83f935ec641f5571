"""What signals bring, read: anybody with access to Temporal may send anything. Pure.

A payload that is no JSON, or nested beyond what is read, arrives as a RawValue (sql/converter.py); it must neither be
lost without a word nor stop the workflow.
"""

from __future__ import annotations

from datetime import datetime
from typing import TypeVar

from pydantic import BaseModel, ValidationError
from temporalio.common import RawValue

from steward.contracts.base import Json
from steward.contracts.step import Action, Actor
from steward.decisions.state import ProblemState

T = TypeVar("T", bound=BaseModel)

_LONGEST = 500


def read(kind: type[T], payloads: tuple[Json, ...]) -> T | str:
    """The one payload of a signal as a message, or in words why it is none. No payload, or null, is an empty object."""
    if len(payloads) > 1:
        return f"a signal takes one payload, not {len(payloads)}"
    given = payloads[0] if payloads and payloads[0] is not None else {}
    if isinstance(given, RawValue):
        return "its payload cannot be read: no JSON, or nested beyond reason"
    try:
        return kind.model_validate(given)
    except ValidationError as error:
        return "; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors())[:_LONGEST]


def ignore(state: ProblemState, now: datetime, name: str, why: str) -> None:
    """Record a signal that changed nothing, with why."""
    state.add_step(now, Actor.USER, Action.SIGNAL_IGNORED, f"A signal {name} was ignored: {why}", {"signal": name})
