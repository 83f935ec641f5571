"""The calendar family, what exists already: events moved and changed, by id or by what they are called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from steward.contracts.base import Json
from steward.contracts.errors import ArgumentUnclear, ToolFailed
from steward.contracts.shown import Shown, ShownField
from steward.language.moments.asked import first_after, moved_near, says_time, time_near
from steward.language.moments.lengths import length_of, resolve_end
from steward.language.phrases import phrase, word
from steward.tools.builtin.calendar import (
    as_json,
    clean_text,
    in_words_with_end,
    whole_days,
)
from steward.tools.builtin.calendar_guests import (
    Hosted,
    bind_invited,
    bind_uninvited,
    check_told,
    guests_in,
    hosted,
    listed,
    shown_guests,
    shown_told,
)
from steward.tools.builtin.calendar_meant import meant, near_events, parts_of
from steward.tools.builtin.calendar_notices import tell
from steward.tools.builtin.calendar_shift import Direction, moment_instead, moved, shift_of, without_to
from steward.tools.builtin.calendar_shown import check_of, shown_events
from steward.tools.calendar.attendance import calendars_of
from steward.tools.calendar.events import Change, Event, Occurrences, Which
from steward.tools.calendar.guests import Guest
from steward.tools.calendar.itip import Notice, changes_more_than_guests, of_change
from steward.tools.calendar.series import listed_rules
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import Bound, Spoken, binding, builtin, preview, reconciler
from steward.tools.repeats import ONCE, first_time, fitted, in_plain_words


class UpdateEventArgs(ToolArgs):
    """Arguments of update_calendar_event; what is not given stays. Both times are instants by now."""

    event_id: str
    title: str | None = None
    start_time: datetime | None = None
    end_time: datetime | None = None
    description: str | None = None
    location: str | None = None
    all_day: bool | None = None
    shift: str | None = None
    direction: Direction | None = None
    current_day: str | None = None
    which: Which | None = None
    attendees: str | None = None
    remove_attendees: str | None = None
    repeat: str | None = None


_CHANGING = frozenset({"title", "start_time", "end_time", "description", "location", "all_day", "shift", "repeat"}) | {
    "attendees",
    "remove_attendees",
}
"""What changes an event; the other arguments say which it is."""


@binding("calendar.update_calendar_event")
async def bind_updated(ctx: ToolContext, args: UpdateEventArgs) -> Bound:
    """The event that is meant, of one that repeats the occurrence. Its length stays where only its start moves, its
    start where only its end does, its time of day where only its day does; whole days stay so until a time is given."""
    found = await meant(ctx, args.event_id, args.current_day, _which(args), many=False)
    event = found.events[0]
    bound: dict[str, Json | Spoken] = {
        "event_id": event.event_id,
        "which": found.which,
        "current_day": None,
        "shift": None,
        "direction": None,
        **await _bound_guests(ctx, args, event),
    }
    start, end = (moment.astimezone(ctx.zone) for moment in event.span(ctx.zone))
    if not _CHANGING & args.model_fields_set:
        where = word(ctx.lang, "moved", args.direction or "other")
        raise ArgumentUnclear("shift", phrase(ctx.lang, "ask_by_how_much", title=event.title, where=where))
    args = _from_first(args, event, start)
    bound |= _bound_rule(args.repeat, args.start_time or start)
    if args.shift is not None and (args.start_time is not None or args.end_time is not None):
        raise ToolFailed("say either how much later it is, or when it is")
    if args.shift is not None and (begin := moment_instead(args.shift, ctx)) is not None:
        ctx = replace(ctx, date_words={**ctx.date_words, "start_time": without_to(args.shift)})
        args = args.model_copy(update={"start_time": begin, "shift": None})
    if args.shift is not None:
        by = shift_of(args.shift, args.direction)
        if event.all_day and by % timedelta(days=1):
            raise ToolFailed(f"“{event.title}” is of whole days; it cannot be moved by {args.shift}")
        args = args.model_copy(update={"start_time": moved(start, by), "end_time": moved(end, by)})
        if event.all_day:
            days = whole_days(moved(start, by), moved(end, by) - timedelta(seconds=1), ctx)
            return {**bound, "all_day": True, **days}
    if _stays_days(ctx, args, event):
        first, last = args.start_time or start, end - timedelta(seconds=1)
        if args.start_time is not None:
            last = first + timedelta(days=(last.date() - start.date()).days)
        return {**bound, "all_day": True, **whole_days(first, args.end_time or last, ctx)}
    if args.all_day is False and event.all_day and args.start_time is None:
        raise ToolFailed("say from when until when it is, for it had no times")
    begins, stops = _on_own_day(ctx, args, start)
    if begins is not None and stops is None:
        stops = begins + (timedelta(hours=1) if event.all_day else end - start)
    elif stops is not None and begins is None:
        begins = start
    bound |= {name: moment.isoformat() for name, moment in (("start_time", begins), ("end_time", stops)) if moment}
    return bound


def _from_first(args: UpdateEventArgs, event: Event, start: datetime) -> UpdateEventArgs:
    """A new rule begins on the first of its days, unless it was said when."""
    if args.repeat is None:
        return args
    if args.repeat == ONCE:
        if not event.recurrence:
            raise ToolFailed(f"“{event.title}” does not come again")
        return args
    first = first_time(args.repeat, start)
    moves = args.start_time is not None or args.shift is not None or first == start
    return args if moves else args.model_copy(update={"start_time": first})


def _bound_rule(rule: str | None, start: datetime) -> Bound:
    """The rule so that it leaves no month out, and then in words for it; nothing where it is kept as it is."""
    covered = rule if rule in (None, ONCE) else fitted(str(rule), start)
    return {} if covered == rule else {"repeat": Spoken(covered, in_plain_words(str(rule)))}


def _which(args: UpdateEventArgs) -> Which | None:
    """Which of it is meant: a rule is of all that follow, and what has been stays, unless the whole series was said."""
    if args.repeat is None or (args.which == "all" and args.repeat != ONCE):
        return args.which
    return "following"


async def _bound_guests(ctx: ToolContext, args: UpdateEventArgs, event: Event) -> dict[str, Json | Spoken]:
    """Who is invited besides, and who no longer."""
    if args.attendees is None and args.remove_attendees is None:
        return {}
    found = await hosted(ctx, event.series_id, inviting=True)
    guests = list(event.guests) if args.which != "all" or found is None else guests_in(found.text)
    gone = bind_uninvited(ctx, args.remove_attendees, guests, event.title)
    new = await bind_invited(ctx, args.attendees, guests)
    if new is None and gone is None and not (_CHANGING - {"attendees", "remove_attendees"}) & args.model_fields_set:
        raise ToolFailed(f"whom you name is invited to “{event.title}” already, or is you")
    return {"attendees": new, "remove_attendees": gone}


def _stays_days(ctx: ToolContext, args: UpdateEventArgs, event: Event) -> bool:
    """Whether the event is of whole days afterwards and is moved or made so."""
    if args.all_day is not None:
        return args.all_day
    given = [name for name in ("start_time", "end_time") if getattr(args, name) is not None]
    return event.all_day and bool(given) and not any(says_time(ctx.date_words.get(name, "")) for name in given)


def _on_own_day(ctx: ToolContext, args: UpdateEventArgs, start: datetime) -> tuple[datetime | None, datetime | None]:
    """When the event is to begin and to end. A time of day alone is one of the day that the event is on ("move the team
    meeting to 15:00"), and a day alone keeps its time of day ("move yoga to Tuesday")."""
    begins, stops = args.start_time, args.end_time
    words = ctx.date_words.get("start_time", "")
    if begins is not None:
        later = first_after(words, begins, start)
        begins, stops = later, stops + (later - begins) if stops else stops
    if begins is not None and (on_day := moved_near(words, begins, start)) is not None:
        if stops is not None and on_day.date() == begins.date() == start.date() and not says_time(words):
            raise ArgumentUnclear("start_time", phrase(ctx.lang, "ask_begin_or_end", time=f"{stops:%H:%M}"))
        ends_by_length = length_of(ctx.date_words.get("end_time", "")) is not None
        stops = stops + (on_day - begins) if stops and (ends_by_length or says_time(words)) else stops
        begins = on_day
    elif stops is not None and begins is None:
        said = ctx.date_words.get("end_time", "")
        if length_of(said) is not None:
            return begins, resolve_end(said, start, ctx.requester.timezone, ctx.now).begin
        stops = time_near(said, start) or stops
    return begins, stops


@preview("calendar.update_calendar_event")
async def preview_updated(ctx: ToolContext, args: UpdateEventArgs) -> Shown:
    """The event as it is now; of one that repeats, which of it is changed, and its rule where that changes; which
    guests are told, and what those who are new to it read of it."""
    shown = await shown_events(ctx, "changes", [args.event_id], args.which)
    [(event_id, (_, part))] = parts_of([args.event_id], args.which).items()
    change = _change(args)
    text = await calendars_of(ctx).text(event_id) if change.repeat is not None else None
    rules = listed_rules(text.whole) if text is not None else []
    shown.fields += [ShownField(label="repetition so far", value=in_plain_words(rule)) for rule in rules]
    found = await hosted(ctx, event_id, inviting=bool(change.invite or change.uninvite))
    if found is not None:
        shown.fields += shown_guests(_told_of_change(found, part, change))
        details = str(found.text.whole.get("DESCRIPTION", "")).strip()
        shown.fields += [ShownField(label="description", value=details)] if change.invite and details else []
    return shown


@builtin("calendar.update_calendar_event")
async def update_calendar_event(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult:
    """The event as it is afterwards; of one that repeats the occurrence that was named, or the first of the changed."""
    [(event_id, (_, part))] = parts_of([args.event_id], args.which).items()
    change = _change(args)
    found = await hosted(ctx, event_id, inviting=bool(change.invite or change.uninvite))
    notices: list[Notice] = []
    if found is not None:
        check_told(ctx.shown, told := _told_of_change(found, part, change))
        if told or change.invite or change.uninvite:
            change = replace(change, organizer=found.host.address)
            notices = of_change(found.text, change, part, ctx.zone, found.host.own, ctx.services.clock())
    event = await calendars_of(ctx).revise(event_id, change, ctx.zone, check_of(ctx, args.event_id, found), part)
    if event is None:
        raise ToolFailed("the event is not in your calendar any more")
    changed = _changed(event, args.which, ctx.lang)
    return (await tell(ctx, found.host, notices)).added_to(changed, "told", ctx.lang) if found and notices else changed


def _told_of_change(found: Hosted, part: Occurrences | None, change: Change) -> list[Guest]:
    """Who hears of a change, beside those who are invited to the event or taken off it."""
    return found.told(part, change.uninvite) if changes_more_than_guests(change) else []


@reconciler("calendar.update_calendar_event")
async def updated(ctx: ToolContext, args: UpdateEventArgs) -> ToolResult | None:
    """The event, if everything is as it should become. Whether its guests heard of it all, nobody can tell."""
    if args.attendees or args.remove_attendees or shown_told(ctx.shown):
        return None
    near = {event.event_id: event for event in await near_events(ctx)}
    if args.which == "following":
        return _divided(near, args, ctx.lang)
    event = near.get(args.event_id)
    # Whole days and whole series are not compared: a repeat writes the same once more.
    alone = args.which != "all" and args.repeat is None
    return (
        _changed(event, args.which, ctx.lang) if event is not None and alone and _is_as(event, _change(args)) else None
    )


def _divided(near: Mapping[str, Event], args: UpdateEventArgs, lang: str) -> ToolResult | None:
    """The series that begins with the change, once the old one has ended before it."""
    if args.event_id in near:
        return None
    change, at = _change(args), args.event_id.partition("@")[2]
    begun = (one for one in near.values() if one.recurrence and (change.start or one.recurrence == at))
    found = next((one for one in begun if _is_as(one, change)), None)
    return _changed(found, args.which, lang) if found is not None else None


def _is_as(event: Event, change: Change) -> bool:
    wanted = {name: getattr(change, name) for name in ("title", "start", "end", "description", "location")}
    return not change.all_day and all(
        getattr(event, name) == value for name, value in wanted.items() if value is not None
    )


def _changed(event: Event, which: Which | None, lang: str) -> ToolResult:
    whole = phrase(lang, f"which_after_{which}") if which in ("following", "all") else ""
    result = as_json(event) | ({"which": which} if which else {})
    when = in_words_with_end(event, lang) + whole
    return ToolResult(result=result, message=phrase(lang, "event_changed", title=event.title, when=when))


def _change(args: UpdateEventArgs) -> Change:
    start, end = args.start_time, args.end_time
    days = bool(args.all_day)
    gone = tuple(guest.email for guest in listed(args.remove_attendees))
    texts = clean_text(args.title), start, end, clean_text(args.description), clean_text(args.location)
    rule = "" if args.repeat == ONCE else args.repeat
    change = Change(*texts, all_day=days, invite=listed(args.attendees), uninvite=gone, repeat=rule)
    if change == Change():
        raise ToolFailed(
            "nothing to change was given: title, start_time, end_time, description, location, repeat or guests"
        )
    if (start is None) != (end is None) or (start and end and (end < start or (end == start and not days))):
        raise ToolFailed("the event would end before it starts")
    return change
