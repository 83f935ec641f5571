"""What happened that concerns security: one line an event, without the secret. Written by activities, read by doors."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Any, Final, Literal, TypeAlias

from pydantic import Field

from steward.contracts.base import Message
from steward.contracts.owner import OwnedMessage

KIND_FORM: Final = r"^[a-z][a-z_]{1,39}$"


class EventKind(StrEnum):
    """The kinds there are so far; a store takes any word of this form."""

    SECRET_FOUND = "secret_found"
    """A secret or personal number left, for the policy allows it."""
    MASKED = "masked"
    ASKED = "asked"
    DENIED = "denied"
    INJECTION_DETECTED = "injection_detected"
    EMERGENCY = "emergency"
    SIGNATURE_FAILED = "signature_failed"
    FORBIDDEN = "forbidden"


SecretsToModels: TypeAlias = Literal["mask", "mask_all", "allow"]
"""What models see of secrets and personal numbers: masks where the endpoint is not on this machine, masks everywhere,
or all."""


class SecurityNote(Message):
    """What a step tells of an event, under `security` in its detail; recording the step writes the event. No word of it
    holds the secret."""

    kind: str = Field(pattern=KIND_FORM)
    family: str = ""
    place: str = ""
    detail: str = ""


def in_detail(notes: Iterable[SecurityNote]) -> dict[str, Any]:
    """What to add to a step's detail; nothing where there is nothing to tell."""
    reported = [note.model_dump(mode="json") for note in notes]
    return {"security": reported} if reported else {}


class SecurityEvent(OwnedMessage):
    """One event. `key` makes writing it again harmless: it is unique within the tenant. `place` says where, `detail`
    what, in words that hold no secret."""

    key: str = Field(max_length=300)
    kind: str = Field(pattern=KIND_FORM)
    problem_id: int | None = None
    at: datetime
    family: str = ""
    place: str = ""
    detail: str = ""
