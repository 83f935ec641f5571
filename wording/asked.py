"""A question beside the call that was made for it, as the renderers of answers see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime, tzinfo
from functools import cached_property

from steward.contracts.base import Json
from steward.language.moments.days import Days
from steward.language.moments.spans import days_meant
from steward.language.moments.written import local, moment_of
from steward.language.phrases import day_in_words, phrase
from steward.language.questions import Question


@dataclass(frozen=True)
class Asked:
    """`now` is the moment of the question, `args` are those of the call."""

    question: Question
    now: datetime
    args: Mapping[str, Json]
    zone: tzinfo | None = None

    @property
    def lang(self) -> str:
        """The language of the answer."""
        return self.question.lang

    @cached_property
    def today(self) -> date:
        """The day of the question where the reader is."""
        return local(self.now, self.zone).date()

    def days(self, *, past: bool = False) -> Days | None:
        """The days it speaks of."""
        return days_meant(self.question.text, self.today, past=past)

    def moment(self, value: Json) -> date | datetime | None:
        """A field's day or instant where the reader is."""
        found = moment_of(value)
        return local(found, self.zone) if isinstance(found, datetime) else found

    def say(self, name: str, /, **values: object) -> str:
        """A phrase in the language of the answer."""
        return phrase(self.lang, name, **values)

    def on(self, moment: date | datetime) -> str:
        """ "on Tuesday 24 November at 10:00"."""
        day = day_in_words(self.lang, moment, self.today)
        if not isinstance(moment, datetime):
            return self.say("on_day", day=day)
        return self.say("on_day_at", day=day, time=f"{moment:%H:%M}")

    def at(self, moment: date | datetime) -> str:
        """ "Tuesday 24 November, 10:00"."""
        day = day_in_words(self.lang, moment, self.today)
        return self.say("day_at", day=day, time=f"{moment:%H:%M}") if isinstance(moment, datetime) else day


def day_of(moment: date | datetime) -> date:
    """The day of a day or an instant."""
    return moment.date() if isinstance(moment, datetime) else moment
