"""Whether somebody is free, as the events of a calendar say. Pure; called by the answers of lists."""

from __future__ import annotations

from datetime import datetime

from steward.contracts.base import Json
from steward.language.moments.names import PARTS_OF_DAY
from steward.language.moments.spans import moment_spans
from steward.language.unicode_text import caseless
from steward.wording.asked import Asked
from steward.wording.fields import Record
from steward.wording.listings import SHORT, Listing, end_of, listed
from steward.wording.ranges import days_of, span_in_words, span_of
from steward.wording.topics import meant_in


def free_answer(asked: Asked, listing: Listing, result: Json) -> str | None:
    """Yes or no to "am I free ...?" and "am I busy ...?"; None for another question, and where nothing says when."""
    question, span = asked.question, span_of(asked, result)
    is_free = question.says("free") or question.says("have_time")
    if span is None or not (is_free or question.says("busy")):
        return None
    listing = listing.of([item for item in listing.items if item.get("busy") is not False])
    if (moment := _moment(asked)) is not None:
        return _at_moment(asked, listing, moment, is_free=is_free)
    days = meant_in(asked, listing, days_of(span)).days
    if days is not None:
        span, listing = (days.first, days.last), listing.on(asked, days)
    when = span_in_words(asked, span)
    if not listing.items:
        return asked.say("free_yes" if is_free else "busy_no", range=when)
    return asked.say("partly" if is_free else "busy_partly", list=listed(asked, listing, f" {when}", SHORT))


def _moment(asked: Asked) -> datetime | None:
    """The instant that is asked about: the question says an hour, at which the call begins without an end."""
    moment = asked.moment(asked.args.get("start_date"))
    if not isinstance(moment, datetime) or asked.args.get("end_date") is not None:
        return None
    text = asked.question.text
    times = [caseless(text[span.start : span.end]) for span in moment_spans(text) if span.kind == "time"]
    return moment if any(time not in PARTS_OF_DAY for time in times) else None


def _at_moment(asked: Asked, listing: Listing, moment: datetime, *, is_free: bool) -> str:
    when = asked.on(moment)
    if held := [item for item in listing.items if _holds(asked, item, moment)]:
        what = "; ".join(_briefly(asked, listing, item) for item in held[:SHORT])
        return asked.say("free_no" if is_free else "busy_yes", range=when, what=what)
    later = [item for item in listing.items if _begins_later(asked, item, moment)]
    message = asked.say("free_yes" if is_free else "busy_no", range=when)
    return f"{message} {asked.say('free_next', what=_briefly(asked, listing, later[0]))}" if later else message


def _briefly(asked: Asked, listing: Listing, item: Record) -> str:
    """An event of a day that is named beside it."""
    start, end, title = asked.moment(item.get("start_time")), end_of(asked, item), listing.title(item)
    if not isinstance(start, datetime) or not isinstance(end, datetime):
        return f"{title} ({asked.say('all_day')})"
    return asked.say("held", title=title, start=f"{start:%H:%M}", end=f"{end:%H:%M}")


def _holds(asked: Asked, item: Record, moment: datetime) -> bool:
    """Whether an event is on at a moment."""
    start, end = asked.moment(item.get("start_time")), end_of(asked, item)
    if not isinstance(start, datetime):
        return start is not None and start <= moment.date() <= (end or start)
    return isinstance(end, datetime) and start <= moment < end


def _begins_later(asked: Asked, item: Record, moment: datetime) -> bool:
    start = asked.moment(item.get("start_time"))
    return isinstance(start, datetime) and start > moment and start.date() == moment.date()
