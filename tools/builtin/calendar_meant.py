"""The calendar family, which event is meant: by its id, or by its title and when it is; of one that repeats, which
occurrence. What a caller left open is asked, never chosen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from steward.contracts.errors import ArgumentUnclear, ToolFailed
from steward.language.moments.asked import time_alone
from steward.language.moments.clock import nearest
from steward.language.moments.days import end_of, start_of
from steward.language.moments.lengths import resolve_days
from steward.language.moments.spans import moment_spans
from steward.language.moments.written import in_words
from steward.language.phrases import phrase
from steward.language.word_lists import any_of, words_for
from steward.tools.calendar.attendance import calendars_of
from steward.tools.calendar.events import Event, Occurrences, Which
from steward.tools.context import ToolContext
from steward.tools.named_things import Thing, things_called

_WHAT = ("event", "in your calendar")
_BACK = timedelta(days=30)
_AHEAD = timedelta(days=365)
"""How far names are looked for; what lies outside is not known by name."""
_LISTED = 6
_ID = re.compile(r"(?P<series>e[0-9a-f]{16})(?:@(?P<recurrence>\d{8}(?:T\d{6}Z?)?))?")
"""The id of an event, and of one that repeats the occurrence."""
_BEFORE_TIMES = any_of("day_leads", "at", "moved_from", "before_things")
_LEADS = re.compile(rf"^(?:{any_of('day_leads', 'at', 'day_articles')}|['’]s)\s+|\s(?:{_BEFORE_TIMES})$", re.I)
_ANY = frozenset((*words_for("one_record"), *words_for("before_things")))
_OWNS = re.compile(r"^['’]s(?=\s|$)")


@dataclass(frozen=True, slots=True)
class When:
    """The time in which an event is meant to be: a moment, or days."""

    start: datetime
    end: datetime
    words: str

    def holds(self, event: Event, ctx: ToolContext) -> bool:
        """Whether an event is then; of a moment whether it is on."""
        begins, ends = event.span(ctx.zone)
        if self.start == self.end:
            return begins <= self.start < max(ends, begins + timedelta(seconds=1))
        return begins < self.end and (ends > self.start or begins == ends == self.start)


@dataclass(frozen=True, slots=True)
class Meant:
    """The events that are meant, of those that repeat each occurrence, and which of its occurrences with it."""

    events: Sequence[Event]
    which: Which | None


def parts_of(event_ids: Sequence[str], which: Which | None) -> dict[str, tuple[str, Occurrences | None]]:
    """The events of some ids, each with one of the ids and what of it is meant; None where that is all there is."""
    named: dict[str, tuple[str, list[str]]] = {}
    for event_id in event_ids:
        found = _ID.fullmatch(event_id)
        series = found["series"] if found else event_id
        named.setdefault(series, (event_id, []))[1].extend(
            [found["recurrence"]] if found and found["recurrence"] else []
        )
    return {
        series: (event_id, Occurrences(which or "one", tuple(recurrences)) if recurrences else None)
        for series, (event_id, recurrences) in named.items()
    }


async def meant(ctx: ToolContext, given: str | list[str], on: str | None, which: Which | None, *, many: bool) -> Meant:
    """The events that a caller names, near now. With `many` all occurrences in the time that was said are meant.

    Raises:
        ArgumentUnclear: of what repeats it was not said which occurrence.
        ToolFailed: nothing is called so, or several events are.
    """
    near = [event for event in (await near_events(ctx)) if event.uid]
    when = when_of(ctx, on) if on else None
    events: list[Event] = []
    for name in given if isinstance(given, list) else [given]:
        events += _named(ctx, near, name.strip(), when, which, many=many)
    if any(event.recurrence for event in events):
        return Meant(events, which or "one")
    return Meant(events, None)


async def near_events(ctx: ToolContext) -> Sequence[Event]:
    """The events in the time that names are looked for in."""
    return (await calendars_of(ctx).events(ctx.now - _BACK, ctx.now + _AHEAD, ctx.zone)).events


def when_of(ctx: ToolContext, words: str) -> When:
    """The time that words name. Raises ToolFailed: they name none."""
    try:
        found = resolve_days(words, ctx.requester.timezone, ctx.now)
    except (ValueError, OverflowError) as error:
        raise ToolFailed(f"`current_day`: {error}") from error
    if found.days is None:
        return When(found.begin, found.end or found.begin, in_words(found.begin))
    first, last = found.days.first, found.days.last
    shown = in_words(first) if first == last else f"{in_words(first)} to {in_words(last)}"
    return When(start_of(first, ctx.zone), end_of(last, ctx.zone), shown)


def _named(
    ctx: ToolContext, near: Sequence[Event], name: str, when: When | None, which: Which | None, *, many: bool
) -> list[Event]:
    """The occurrences of the events of a name, or the one of an id. Whoever knows the id of one occurrence alone may
    say by its day which other of the series is meant."""
    if (known := _ID.fullmatch(name)) and known["recurrence"]:
        events = [event for event in near if event.event_id == name]
        if not events:
            raise ToolFailed("there is no such event in your calendar any more")
        if when is None or when.holds(events[0], ctx):
            return events
        name = known["series"]
    series, when = _series_called(ctx, near, name, when)
    found: list[Event] = []
    for series_id in series:
        own = [event for event in near if event.series_id == series_id]
        fitting = [event for event in own if when is None or when.holds(event, ctx)]
        if not fitting:
            raise ToolFailed(_not_then(ctx, own, when))
        found += _chosen(ctx, fitting, when, which, many=many)
    return found


def _series_called(
    ctx: ToolContext, near: Sequence[Event], name: str, when: When | None
) -> tuple[list[str], When | None]:
    """The ids of the events that are called so, and when they are meant to be, which may stand in the name: "Monday's
    yoga"."""
    try:
        return _ids_called(ctx, near, name, when), when
    except ToolFailed:
        rest, words = _without_moment(name)
        if when is not None or not words or not rest:
            raise
        when = _next_at(ctx, near, rest, words) or when_of(ctx, words)
        return _ids_called(ctx, near, rest, when), when


def _next_at(ctx: ToolContext, near: Sequence[Event], name: str, words: str) -> When | None:
    """When the next event of a name begins that begins at an hour; None for words that say more than an hour, and where
    there is none."""
    if (clock := time_alone(words)) is None:
        return None
    coming = [event for event in near if event.span(ctx.zone)[0] > ctx.now and not event.all_day]
    starts = sorted(event.span(ctx.zone)[0].astimezone(ctx.zone) for event in coming if _is_called(ctx, event, name))
    begins = next((start for start in starts if nearest(clock, start) == start), None)
    return When(begins, begins, in_words(begins)) if begins is not None else None


def _is_called(ctx: ToolContext, event: Event, name: str) -> bool:
    return _is_any(name) or any(_fits(name, thing) for thing in _things(ctx, [event]))


def _is_any(name: str) -> bool:
    """Whether a name says only that it is an event: "my meeting"."""
    return bool(name) and all(word in _ANY for word in name.casefold().split())


def _ids_called(ctx: ToolContext, near: Sequence[Event], name: str, when: When | None) -> list[str]:
    """The ids of the events that are called so; where a time was said, among those that are then, if any fits."""
    then = [event for event in near if when is not None and when.holds(event, ctx)]
    if len({event.series_id for event in then}) == 1 and _is_any(name):
        return [then[0].series_id]
    try:
        return [thing.thing_id for thing in things_called(name, _things(ctx, then), *_WHAT)]
    except ToolFailed:
        if then and _several(name, then, ctx):
            raise
        return [thing.thing_id for thing in things_called(name, _things(ctx, near), *_WHAT)]


def _several(name: str, events: Sequence[Event], ctx: ToolContext) -> bool:
    """Whether several of the events fit the name, so that it is no use to look further."""
    things = _things(ctx, events)
    return sum(_fits(name, thing) for thing in things) > 1


def _fits(name: str, thing: Thing) -> bool:
    try:
        return bool(things_called(name, [thing], *_WHAT))
    except ToolFailed:
        return False


def _things(ctx: ToolContext, events: Sequence[Event]) -> list[Thing]:
    """The events as things with names, each as it comes next."""
    nearest: dict[str, Event] = {}
    for event in events:
        known = nearest.get(event.series_id)
        if known is None or known.span(ctx.zone)[1] < ctx.now:
            nearest[event.series_id] = event
    return [Thing(event.series_id, event.title, _briefly(event)) for event in nearest.values()]


def _chosen(
    ctx: ToolContext, fitting: Sequence[Event], when: When | None, which: Which | None, *, many: bool
) -> list[Event]:
    """Of the occurrences of one event in the time that was said those that are meant."""
    coming = [event for event in fitting if event.span(ctx.zone)[1] > ctx.now] or fitting[-1:]
    if not coming[0].recurrence or which in ("following", "all"):
        return [coming[0]]
    if when is None:
        if which is None:
            raise ArgumentUnclear("which", _which_question(ctx, coming[0]))
        return [coming[0]]
    if len(fitting) == 1 or (which is None and many):
        return list(fitting)
    listed = ", ".join(_briefly(event) for event in fitting[:_LISTED])
    raise ArgumentUnclear("current_day", phrase(ctx.lang, "ask_which_time", title=fitting[0].title, listed=listed))


def _which_question(ctx: ToolContext, event: Event) -> str:
    return phrase(ctx.lang, "ask_which_of_series", title=event.title, when=ctx.in_words(event.start))


def _not_then(ctx: ToolContext, own: Sequence[Event], when: When | None) -> str:
    coming = [event for event in own if event.span(ctx.zone)[1] > ctx.now] or own[-1:]
    then = f" on {when.words}" if when else ""
    return f"“{coming[0].title}” is not in your calendar{then}; it comes on {in_words(coming[0].start)}"


def _briefly(event: Event) -> str:
    return f"{event.start:%a %d %b %Y %H:%M}" if isinstance(event.start, datetime) else f"{event.start:%a %d %b %Y}"


def _without_moment(name: str) -> tuple[str, str]:
    """A name without the days and times that stand in it, and these: "yoga" and "Monday" of "Monday's yoga"."""
    rest, words, place = "", [], 0
    for span in moment_spans(name):
        rest += name[place : span.start]
        words.append(name[span.start : span.end])
        place = span.end + (2 if _OWNS.match(name, span.end) or _OWNS.match(name[span.end :]) else 0)
    rest = " ".join((rest + name[place:]).split())
    while (shorter := _LEADS.sub("", rest).strip(" ,")) != rest:
        rest = shorter
    return rest, " ".join(words)
