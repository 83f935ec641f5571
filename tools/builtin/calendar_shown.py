"""The calendar family, what a human is shown of an event that changes or goes, and that it is still so then."""

from __future__ import annotations

from collections.abc import Sequence

from steward.contracts.errors import ShownChanged, ToolFailed
from steward.contracts.shown import Shown, ShownField
from steward.language.phrases import phrase, word
from steward.tools.builtin.calendar_guests import Hosted
from steward.tools.builtin.calendar_meant import near_events, parts_of
from steward.tools.calendar.attendance import calendars_of
from steward.tools.calendar.described import in_words as series_in_words
from steward.tools.calendar.events import Check, Event, Occurrences, Which
from steward.tools.context import ToolContext


async def shown_events(ctx: ToolContext, label: str, ids: Sequence[str], which: Which | None) -> Shown:
    """Each event by title and time; of one that repeats, what of it is meant.

    Raises:
        ToolFailed: one is not there any more.
    """
    shown = Shown()
    near = {event.event_id: event for event in await near_events(ctx)} if which in ("one", "following") else {}
    for event_id, (named, part) in parts_of(ids, which).items():
        event = await calendars_of(ctx).describe(event_id, ctx.zone)
        if event is None or (part and part.which != "all" and any(one not in near for one in _of(ids, event_id))):
            raise ToolFailed("the event is not in your calendar any more")
        when = series_in_words(event, ctx.lang, ctx.today)
        if part is not None and part.which != "all":
            when = _part_in_words(ctx, [near[one] for one in _of(ids, event_id)], part)
        words = phrase(ctx.lang, "event_is", title=event.title, when=when)
        words += " " + phrase(ctx.lang, "of_calendar", name=word(ctx.lang, "calendars", event.calendar))
        shown.fields.append(ShownField(label=label, value=words, says=["event_id", "which"]))
        shown.objects[named] = event.sha256
    return shown


def _of(ids: Sequence[str], series_id: str) -> list[str]:
    return [one for one in ids if one.partition("@")[0] == series_id]


def _part_in_words(ctx: ToolContext, events: Sequence[Event], part: Occurrences) -> str:
    starts = ", ".join(ctx.in_words(event.start) for event in events)
    return phrase(ctx.lang, "which_following" if part.which == "following" else "which_one", when=starts)


def check_of(ctx: ToolContext, named: str, found: Hosted | None) -> Check:
    """That the event is the one that was shown, and that guests hear of."""

    def check(sha256: str) -> None:
        ctx.check_shown(named, sha256)
        if found is not None and sha256 != found.text.sha256:
            raise ShownChanged

    return check
