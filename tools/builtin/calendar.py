"""The calendar family: the user's events, and new ones, wherever the user's calendars lie."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from typing import Any

from steward.contracts.base import Json
from steward.contracts.errors import EffectAbsent, ToolFailed
from steward.contracts.provenance import FROM_OUTSIDE
from steward.language.moments.days import end_of, start_of
from steward.language.moments.written import in_words, span_in_words
from steward.language.phrases import phrase
from steward.tools.builtin.calendar_guests import bind_invited, host_of, listed
from steward.tools.builtin.calendar_notices import are_told, tell
from steward.tools.calendar.attendance import calendars_of, look_at
from steward.tools.calendar.events import Draft, Event, Look, checked_span, uid_for
from steward.tools.calendar.guests import Guest
from steward.tools.calendar.itip import of_draft
from steward.tools.calendar.mailed_answers import with_mailed_answers
from steward.tools.context import DayOrMoment, ToolArgs, ToolContext, ToolResult
from steward.tools.functions import Bound, Spoken, binding, builtin, reconciler
from steward.tools.repeats import in_plain_words

MOST_EVENTS = 200
_DEFAULT_SPAN = timedelta(days=7)
_DEFAULT_LENGTH = timedelta(hours=1)
_SHOWN_DESCRIPTION = 2_000
_SHOWN_GUESTS = 10
_IN_EVERY_MONTH = 28
_PROVIDERS = frozenset({"google", "apple"})
"""By these, callers choose a service. A calendar that is called so comes first."""


class GetEventsArgs(ToolArgs):
    """Arguments of get_calendar_events; a date without a time is the whole day."""

    start_date: DayOrMoment | None = None
    end_date: DayOrMoment | None = None
    calendar_source: str | None = None


class CreateEventArgs(ToolArgs):
    """Arguments of create_calendar_event; both times are instants and `repeat` a recurrence rule by now."""

    title: str
    start_time: datetime
    end_time: datetime | None = None
    description: str | None = None
    location: str | None = None
    repeat: str | None = None
    all_day: bool = False
    attendees: str | None = None

    @property
    def end(self) -> datetime:
        """When it ends: an hour after it starts, or on the last of its whole days, unless that is given."""
        return self.end_time or (self.start_time if self.all_day else self.start_time + _DEFAULT_LENGTH)


@builtin("calendar.get_calendar_events")
async def get_calendar_events(ctx: ToolContext, args: GetEventsArgs) -> ToolResult:
    """{count, events: [{event_id, title, start_time, end_time, all_day, calendar, location?, description?, guests?},
    with `busy: false` where it takes no time and `declined: true` where the user does not come], start_date, end_date,
    truncated?, note?}, by start. A guest is {email, name?, answer: accepted | declined | tentative | none}. The end of
    an all-day event is the day after (RFC 5545, 3.6.1); the dates of the answer are its first and last day when it is
    whole days, else instants."""
    start, end = checked_span(*_span(ctx, args))
    look, note = await _look(ctx, start, end, args.calendar_source)
    found = look.events
    shown = found[:MOST_EVENTS]
    first, last = _as_days(start, end)
    result: dict[str, Any] = {
        "count": len(found),
        "events": [as_json(event) for event in shown],
        "start_date": first.isoformat(),
        "end_date": last.isoformat(),
    }
    if len(found) > len(shown):
        result["truncated"] = True
    if note:
        result["note"] = note
    message = _in_words(shown, len(found), first, last)
    return ToolResult(result=result, message=f"{message}\n{note}" if note else message, degraded=look.degraded)


async def _look(ctx: ToolContext, start: datetime, end: datetime, calendar: str | None) -> tuple[Look, str]:
    """What happens in a calendar, or in all; where only a provider is named, in all of the user's, which is said."""
    try:
        return await with_mailed_answers(ctx, await look_at(ctx, start, end, calendar)), ""
    except ToolFailed:
        if calendar is None or calendar.casefold() not in _PROVIDERS:
            raise
    look = await with_mailed_answers(ctx, await look_at(ctx, start, end))
    return look, f"There is no calendar called {calendar}; these are all of yours."


@binding("calendar.create_calendar_event")
async def bind_end(ctx: ToolContext, args: CreateEventArgs) -> Bound:
    """When it ends, so that the guard and whoever approves it know; the first and the last of whole days. What comes
    every month on a day that not every month has comes on the last day of the others."""
    bound: dict[str, Json | Spoken | None] = {}
    if args.attendees is not None:
        bound["attendees"] = await bind_invited(ctx, args.attendees)
    if args.repeat and (covered := _in_short_months(args.repeat, args.start_time.astimezone(ctx.zone))):
        bound["repeat"] = Spoken(covered, f"{in_plain_words(args.repeat)}, in shorter months on their last day")
    if args.all_day:
        return {**bound, **whole_days(args.start_time, args.end, ctx)}
    return bound if args.end_time else {**bound, "end_time": args.end.isoformat()}


def _in_short_months(rule: str, start: date) -> str | None:
    """A rule that goes by a day that not every month, or year, has, so that it leaves none out; None for any other."""
    frequency = "MONTHLY" if "FREQ=MONTHLY" in rule else "YEARLY" if "FREQ=YEARLY" in rule else ""
    if not frequency or "BY" in rule or start.day <= _IN_EVERY_MONTH or (frequency == "YEARLY" and start.month != 2):
        return None
    days = ",".join(str(day) for day in range(_IN_EVERY_MONTH, start.day + 1))
    month = ";BYMONTH=2" if frequency == "YEARLY" else ""
    return f"{rule}{month};BYMONTHDAY={days};BYSETPOS=-1"


def whole_days(first: datetime, last: datetime, ctx: ToolContext) -> Bound:
    """The arguments for an event of whole days, as instants and in words: where the first and the last of them
    begin."""
    days = {"start_time": first.astimezone(ctx.zone).date(), "end_time": last.astimezone(ctx.zone).date()}
    return {
        name: Spoken(start_of(day, ctx.zone).isoformat(), phrase(ctx.lang, "whole_day", day=ctx.in_words(day)))
        for name, day in days.items()
    }


@builtin("calendar.create_calendar_event")
async def create_calendar_event(ctx: ToolContext, args: CreateEventArgs) -> ToolResult:
    """{event_id, title, start_time, end_time, all_day, calendar, location?, description?, guests?, told?: [address],
    not_told?: {address: why}} of the event. Its uid is made from the call's key, so that a repeat finds it."""
    if args.end < args.start_time or (args.end == args.start_time and not args.all_day):
        raise ToolFailed(f"the event would end ({in_words(args.end)}) before it starts")
    start, end = checked_span(args.start_time, args.end)
    host = await host_of(ctx) if args.attendees else None
    draft = Draft(
        uid=uid_for(ctx.owner.tenant_id, ctx.idempotency_key),
        title=_title(args),
        start=start.astimezone(ctx.zone),
        end=end.astimezone(ctx.zone),
        description=clean_text(args.description),
        location=clean_text(args.location),
        repeat=args.repeat,
        source=ctx.source,
        all_day=args.all_day,
        organizer=host.address if host else "",
        guests=listed(args.attendees),
    )
    created = _created(await calendars_of(ctx).create(draft, ctx.zone), args.repeat, ctx.lang)
    if host is None:
        return created
    return (await tell(ctx, host, of_draft(draft, ctx.services.clock()))).added_to(created, "invited", ctx.lang)


@reconciler("calendar.create_calendar_event")
async def find_created_event(ctx: ToolContext, args: CreateEventArgs) -> ToolResult | None:
    """The event, if it is in the calendar and its guests are invited. Raises EffectAbsent: it is not there."""
    event = await calendars_of(ctx).find(uid_for(ctx.owner.tenant_id, ctx.idempotency_key), ctx.zone)
    if event is None:
        raise EffectAbsent(f"“{_title(args)}” is not in the calendar")
    if args.attendees and not await are_told(ctx, await host_of(ctx), 1):
        return None
    return _created(event, args.repeat, ctx.lang)


def _title(args: CreateEventArgs) -> str:
    title = " ".join((clean_text(args.title) or "").split())
    if not title:
        raise ToolFailed("the event needs a title")
    return title


def clean_text(text: str | None) -> str | None:
    """A text without the characters that iCalendar does not know (RFC 5545, 3.1: no controls but tab and newline)."""
    lines = (text or "").replace("\r\n", "\n").replace("\r", "\n")
    return "".join(ch for ch in lines if ch.isprintable() or ch in "\n\t").strip() or None


def _span(ctx: ToolContext, args: GetEventsArgs) -> tuple[datetime, datetime]:
    """From when until when. Only a start means its day, neither the next seven days."""
    first, last = args.start_date, args.end_date
    if first is None:
        start = ctx.services.clock().astimezone(ctx.zone)
    else:
        start = first.astimezone(ctx.zone) if isinstance(first, datetime) else start_of(first, ctx.zone)
    if last is None:
        end = start + _DEFAULT_SPAN if first is None else end_of(start.date(), ctx.zone)
    else:
        end = last.astimezone(ctx.zone) if isinstance(last, datetime) else end_of(last, ctx.zone)
    if end == start:
        return start, end_of(start.date(), ctx.zone)
    return start, end


def _as_days(start: datetime, end: datetime) -> tuple[date, date]:
    """The first and the last day of a span of whole days, or the span."""
    if start.time() == end.time() == time(0):
        return start.date(), (end - timedelta(days=1)).date()
    return start, end


def _created(event: Event, repeat: str | None, lang: str) -> ToolResult:
    again = phrase(lang, "again_after", rule=in_plain_words(repeat)) if repeat else ""
    if repeat and repeat.endswith("BYSETPOS=-1"):
        again += ", in shorter months on their last day"
    when = in_words_with_end(event, lang) + again
    message = phrase(lang, "event_created", title=event.title, when=when)
    return ToolResult(result=as_json(event) | ({"repeat": repeat} if repeat else {}), message=message)


def in_words_with_end(event: Event, lang: str) -> str:
    """From when until when an event lasts, as a confirmation shows it."""
    if not event.all_day:
        return span_in_words(event.start, event.end, lang)
    last = event.end - timedelta(days=1)
    if last <= event.start:
        return f"{in_words(event.start, lang)}, {phrase(lang, 'all_day')}"
    return span_in_words(event.start, last, lang)


def as_json(event: Event) -> dict[str, Any]:
    """The event as the tools of the family answer it."""
    fields: dict[str, Any] = {
        "event_id": event.event_id,
        "title": event.title,
        "start_time": event.start.isoformat(),
        "end_time": event.end.isoformat(),
        "all_day": event.all_day,
        "calendar": event.calendar,
    }
    if event.location:
        fields["location"] = event.location
    if event.description:
        fields["description"] = event.description[:_SHOWN_DESCRIPTION]
    if not event.busy:
        fields["busy"] = False
    if event.declined:
        fields["declined"] = True
    if event.guests:
        fields["guests"] = [_guest(guest) for guest in event.guests]
    if event.invited:
        fields[FROM_OUTSIDE] = True
    return fields


def _guest(guest: Guest) -> dict[str, Any]:
    return {"email": guest.email, **({"name": guest.name} if guest.name else {}), "answer": guest.answer}


def _in_words(events: Sequence[Event], total: int, first: date, last: date) -> str:
    period = f"on {in_words(first)}" if first == last else f"from {in_words(first)} to {in_words(last)}"
    if not events:
        return f"No events {period}."
    head = f"{total} event{'s' if total != 1 else ''} {period}"
    if total > len(events):
        head += f", the first {len(events)} shown"
    return "\n".join([f"{head}:", *map(_line, events)])


def _line(event: Event) -> str:
    place = f" ({event.location})" if event.location else ""
    known = [f"{guest} ({'no answer' if guest.answer == 'none' else guest.answer})" for guest in event.guests]
    more = f", and {len(known) - _SHOWN_GUESTS} more" if len(known) > _SHOWN_GUESTS else ""
    guests = f"; guests: {', '.join(known[:_SHOWN_GUESTS])}{more}" if known else ""
    return f"{_when(event)}: {event.title}{place}{' (declined)' if event.declined else ''}{guests}"


def _when(event: Event) -> str:
    if not isinstance(event.start, datetime) or not isinstance(event.end, datetime):
        return f"{event.start:%a %d %b %Y}, all day"
    same = event.start.date() == event.end.date()
    return f"{event.start:%a %d %b %Y %H:%M}-{event.end:{'%H:%M' if same else '%a %d %b %Y %H:%M'}}"
