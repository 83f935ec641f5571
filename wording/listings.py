"""Lists of events, tasks, reminders and e-mails: which one a result holds, and its things in words. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Final

from steward.contracts.base import Json
from steward.language.moments.days import Days
from steward.language.phrases import counted, has_word, sentence, word
from steward.language.questions import Wanted
from steward.wording.asked import Asked, day_of
from steward.wording.fields import Record, details
from steward.wording.words import SHOWN_ITEMS, line

SHORT: Final = 5
"""How many are shown beside an answer that says more than the list."""


@dataclass(frozen=True, slots=True)
class Fields:
    """What a kind of thing calls its title and its moment, and its id where people use that."""

    noun: str
    title: str
    moment: str
    number: str = ""


_KINDS: Final = {
    "events": Fields("event", "title", "start_time"),
    "tasks": Fields("task", "title", "due_date", "task_id"),
    "reminders": Fields("reminder", "message", "due_at", "reminder_id"),
    "emails": Fields("email", "subject", "date"),
}


@dataclass(frozen=True, slots=True)
class Listing:
    """Things of one kind. `total` counts those that the result does not hold too."""

    fields: Fields
    items: list[Record]
    total: int

    @property
    def is_whole(self) -> bool:
        """Whether the result holds all there are."""
        return self.total <= len(self.items)

    def of(self, items: Sequence[Record]) -> Listing:
        """Some of them."""
        return self if len(items) == len(self.items) else replace(self, items=list(items), total=len(items))

    def on(self, asked: Asked, days: Days) -> Listing:
        """Those of some days: what lies on one of them, and what goes on then."""
        return self.of([item for item in self.items if _is_on(asked, item, self.fields, days)])

    def title(self, item: Record) -> str:
        """What one of them is called."""
        return line(item.get(self.fields.title) or "-", 160)


def listing_in(result: Json) -> Listing | None:
    """The list of a result, or None where it is none of these."""
    if not isinstance(result, dict):
        return None
    for key, fields in _KINDS.items():
        items = result.get(key)
        if isinstance(items, list) and all(isinstance(item, dict) for item in items):
            totals = [result[name] for name in ("total_found", "total", "count") if isinstance(result.get(name), int)]
            return Listing(fields, items, max([len(items), *totals]))
    return None


def listed(asked: Asked, listing: Listing, about: str, most: int = SHOWN_ITEMS, *, at_least: bool = False) -> str:
    """How many there are, then the first of them, one a line; there must be some."""
    number = listing.fields.number
    marks = [f"{line(item[number], 40)}: " if item.get(number) else "- " for item in listing.items[:most]]
    shown = [mark + in_words(asked, listing, item) for mark, item in zip(marks, listing.items, strict=False)]
    head = counted(asked.lang, listing.fields.noun, listing.total) + about
    head = asked.say("at_least", head=head) if at_least else head
    head = asked.say("first_of", head=head, shown=len(shown)) if listing.total > len(shown) > 1 else head
    return "\n".join([asked.say("headed", head=head), *shown])


def in_words(asked: Asked, listing: Listing, item: Record) -> str:
    """One of them on a line."""
    title, moment = listing.title(item), asked.moment(item.get(listing.fields.moment))
    match listing.fields.noun:
        case "event":
            return f"{_span(asked, item, moment)}: {title}{place_of(asked, item)}{guests_of(asked, item)}"
        case "reminder":
            return f"{asked.at(moment)}: {title}" if moment else title
        case "email":
            return f"{line(item.get('from') or '-', 120)}: {title}{details(asked.at(moment) if moment else '')}"
        case _:
            return title + details(*_task_marks(asked, item, moment))


def place_of(asked: Asked, item: Record) -> str:
    """Where an event is, in brackets behind a space; "" where nothing says."""
    return asked.say("at_place", place=line(item["location"], 120)) if item.get("location") else ""


def guests_of(asked: Asked, item: Record) -> str:
    """Who is invited to an event and what they answered; "" where nobody is."""
    guests = item.get("guests")
    people = [one for one in guests if isinstance(one, dict)] if isinstance(guests, list) else []
    known = [f"{line(one.get('name') or one.get('email') or '-', 120)} ({_answer(asked, one)})" for one in people]
    more = f" (+{len(known) - SHOWN_ITEMS})" if len(known) > SHOWN_ITEMS else ""
    return asked.say("with_guests", who=", ".join(known[:SHOWN_ITEMS]) + more) if known else ""


def _answer(asked: Asked, guest: Record) -> str:
    answer = str(guest.get("answer"))
    return word(asked.lang, "guest_answers", answer if has_word("guest_answers", answer) else "none")


def end_of(asked: Asked, item: Record) -> date | datetime | None:
    """When an event ends; the last day of one that takes whole days."""
    end = asked.moment(item.get("end_time"))
    return end if end is None or isinstance(end, datetime) else end - timedelta(days=1)


def _is_on(asked: Asked, item: Record, fields: Fields, days: Days) -> bool:
    start = asked.moment(item.get(fields.moment))
    end = end_of(asked, item) or start
    return start is not None and end is not None and day_of(start) <= days.last and day_of(end) >= days.first


def _span(asked: Asked, item: Record, start: date | datetime | None) -> str:
    if start is None:
        return "-"
    if not isinstance(start, datetime):
        return f"{asked.at(start)}, {asked.say('all_day')}"
    end = end_of(asked, item)
    if not isinstance(end, datetime):
        return asked.at(start)
    return f"{asked.at(start)}-{f'{end:%H:%M}' if end.date() == start.date() else asked.at(end)}"


def _task_marks(asked: Asked, item: Record, due: date | datetime | None) -> list[str]:
    priority = item.get("priority")
    return [
        asked.say("with_priority", priority=asked.say(priority)) if priority in ("low", "high") else "",
        asked.say("due", day=asked.at(due)) if due else "",
        asked.say(status) if (status := item.get("status")) in ("done", "cancelled") else "",
    ]


def nothing(asked: Asked, listing: Listing, about: str, *, sure: bool = True) -> str:
    """That there is none, with what was looked at. Not `sure` where things may be called by other words: then it is no
    answer "no"."""
    none = asked.say(f"none_{listing.fields.noun}", about=about)
    no = f"{asked.say('no')}: " if sure and asked.question.wanted is Wanted.YES_OR_NO else ""
    return f"{no}{none}." if no else f"{sentence(none)}."
