"""What a tool function is given (`ToolContext`) and what it gives back (`ToolResult`).

Built by activities, one per call; tools read it and never change it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Annotated, Final, TypeAlias
from zoneinfo import ZoneInfo

from pydantic import BaseModel, BeforeValidator, ConfigDict

from steward.contracts.base import Json, Message
from steward.contracts.errors import ShownChanged
from steward.contracts.flow import Flow, teller_of, written_by
from steward.contracts.owner import Owner, Requester
from steward.contracts.shown import Shown
from steward.contracts.tool_input import ToolAnswer
from steward.language.moments.written import in_words
from steward.tools.ports import Services

_DATE_LENGTH: Final = len("2026-03-02")


def _day_or_moment(value: object) -> object:
    if not isinstance(value, str):
        return value
    return datetime.fromisoformat(value) if len(value) > _DATE_LENGTH else date.fromisoformat(value)


DayOrMoment: TypeAlias = Annotated[datetime | date, BeforeValidator(_day_or_moment)]
"""An argument in ISO 8601: a date alone is that day and no midnight."""


class ToolArgs(BaseModel):
    """Base of the typed arguments of a built-in tool. The JSON Schema of the catalogue has been checked before."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ToolResult(Message):
    """What a tool answers: `result` is JSON, `message` the same in words for a human.

    `degraded` names a part that was away while a lesser answer was given.
    """

    result: Json = None
    message: str = ""
    degraded: str | None = None


@dataclass(frozen=True, slots=True)
class ToolContext:
    """For whom a call is made. Identity comes from here, never from the arguments. `now` is the moment of the call with
    offset."""

    requester: Requester
    call_id: str
    now: datetime
    services: Services
    answer: ToolAnswer | None = None
    """What the user said to the question (InputRequired) that an earlier attempt of this call ended with."""
    installation_id: str = ""
    """Empty where a tool is called by itself, of no installation."""
    date_words: Mapping[str, str] = field(default_factory=dict)
    """Dates and times in the words they were given in, by parameter, while a call is prepared."""
    flow: Flow | None = None
    """Where the arguments come from; None where nobody labelled them."""
    keyed_as: str = ""
    """The call whose key a repeat that a human ordered sends, where the backend deduplicates."""
    shown: Shown | None = None
    """What was shown to whoever approved the call; None where nobody was asked."""

    lang: str = "en"
    """The language in which a human is shown the call."""
    today: date | None = None
    """The day on which they are shown it."""

    @property
    def owner(self) -> Owner:
        """The user for whom the call is made."""
        return self.requester.owner

    @property
    def idempotency_key(self) -> str:
        """The same for every attempt of this call and for no other call, of this installation or any other."""
        call = f"{self.requester.problem_id}:{self.keyed_as or self.call_id}"
        return f"{self.installation_id}:{call}" if self.installation_id else call

    def check_shown(self, object_id: str, sha256: str) -> None:
        """Called by a tool with the very bytes it is about to work on, so that nothing comes in between.

        Raises:
            ShownChanged: the object of that id is not the one that was shown.
        """
        if self.shown is not None and self.shown.objects.get(object_id) != sha256:
            raise ShownChanged

    def teller(self, *path: str) -> str | None:
        """Whose word the argument at that path is, if not the user's own."""
        return teller_of(self.flow, *path) if self.flow else None

    @property
    def source(self) -> str | None:
        """Whose words the call keeps, if any are not the user's own: those of a tool, or the planner's that had read
        them. What it makes carries this along."""
        return written_by(self.flow) if self.flow else None

    def in_words(self, moment: date) -> str:
        """A day or an instant as the human who is shown the call reads it."""
        return in_words(moment.astimezone(self.zone) if isinstance(moment, datetime) else moment, self.lang, self.today)

    @property
    def zone(self) -> ZoneInfo:
        """The user's time zone."""
        return ZoneInfo(self.requester.timezone)
