"""Rules about what is moved: when it is now, when it is to be, by how much, and from which occurrence on. Pure.

`registry` lists them. They read the order of the words ("move yoga on Monday to 7pm"), which the judge does not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.record_names import is_id_name
from steward.language.moments.spans import moment_spans
from steward.language.moods import without_opening
from steward.language.numbers import HALF_MORE
from steward.language.word_lists import any_of, by_value
from steward.planners.embedded.judge.evidence import Evidence, is_free
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.judge.schemas import enumeration
from steward.planners.embedded.judge.values import typed

_NOW: Final = "current_day"
_NEW: Final = "start_time"
_END: Final = "end_time"
_SHIFT: Final = "shift"
_JOINED: Final = re.compile(rf"(?:,|\s|\b(?:{any_of('at', 'day_leads')})\b)*", re.I)
"""What may stand between a day and its hour: "Monday at 6pm"."""
_TO: Final = re.compile(
    rf"\b(?:{any_of('moved_to')})\s{{1,3}}(?:(?:{any_of('day_leads', 'at')})\s{{1,3}}){{0,3}}$", re.I
)
_TO_HOUR: Final = re.compile(rf"\b(?:{any_of('moved_to')})\s{{1,3}}(?:{any_of('at_hours')})\s{{1,3}}$", re.I)
"""Matches the "a las" of "adelanta la reunión a las 10", which says both "to" and "at"."""
_TO_FIGURE: Final = re.compile(rf"\b(?:{any_of('moved_to')})\s{{1,3}}(?P<hour>\d{{1,2}})(?=[\s.!?]*$)", re.I)
"""Matches the end of "bring the dentist forward to 10"."""
_FROM: Final = re.compile(rf"\b(?:{any_of('moved_from')})\s{{1,3}}$", re.I)
_UNIT: Final = "|".join(word for name in ("minute", "hour", "day", "week") for word in by_value("units")[name])
_BY: Final = re.compile(
    rf"(?:\b(?:{any_of('moved_by')})\s+)?(?<!\w)(?:\d+(?:[.,]\d+)?|{any_of('small_amounts')})(?:\s+an?)?\s?-?(?:{_UNIT})\b"
    rf"(?:{HALF_MORE.pattern})?(?:\s+(?:{any_of('later', 'earlier')})\b)?",
    re.I,
)
"""Matches "half an hour later", "by 20 minutes" and "eine Stunde früher"."""
_LATER: Final = re.compile(rf"\b(?:{any_of('later', 'earlier')})\b", re.I)
_LATER_AT_END: Final = re.compile(rf"\b(?:{any_of('later', 'earlier')})[\s.!?]*$", re.I)
_PUTS_OFF: Final = re.compile(rf"(?:{any_of('putting_off', 'putting_forward')})(?!\w)", re.I)
_PUTS_FORWARD: Final = re.compile(rf"(?:{any_of('putting_forward')})(?!\w)", re.I)
_END_OF_TEXT: Final = re.compile(r"[\s.!?]*$")
_NAMED_BEHIND: Final = re.compile(rf"\s*(?:{any_of('one_record', 'event_words')})(?!\w)", re.I)
_BETWEEN: Final = any_of("at", "moved_from", "before_things", "day_articles")
_NAMED_BEFORE: Final = re.compile(rf"(?<!\w)(?:{any_of('one_record')})(?:\s+(?:{_BETWEEN})){{0,3}}\s+$", re.I)
_OTHERS: Final = [word for kind, words in by_value("kept_things").items() if kind != "event" for word in words]
_OF_OTHERS: Final = re.compile(rf"(?<!\w)(?:{'|'.join(_OTHERS)})(?!\w)", re.I)
"""Matches the "reminder" of "put off the dentist reminder", which is no event."""
_LED: Final = re.compile(rf"^(?:{any_of('moved_by')})\b", re.I)
_FOLLOWING: Final = re.compile(rf"\b(?:{any_of('from_then_on')})(?!\w)", re.I)


@dataclass(frozen=True, slots=True)
class _Moment:
    start: int
    end: int
    has_day: bool
    """An hour alone names no occurrence: the "3pm" of "push my 3pm meeting back" is what the event is called by."""


def times_of_move(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """Each time of a move where it belongs: what stands behind "to" is when it will be, what stands before when it is
    now. "move yoga on Monday to 7pm" changes Monday's yoga, and nothing ends at seven."""
    if not {_NOW, _NEW}.issubset(evidence.properties):
        return spans
    moments = _moments(evidence.text)
    if (shift := _shift(evidence.text)) is not None and _SHIFT in evidence.properties:
        rest = {name: span for name, span in spans.items() if name not in (_NOW, _NEW, _END)}
        before = [moment for moment in moments if moment.end <= shift.start or moment.start >= shift.end]
        before = [moment for moment in before if moment.has_day]
        return {**rest, _SHIFT: shift, **({_NOW: _span(before[0])} if before else {})}
    aimed = [moment for moment in moments if _TO.search(evidence.text, 0, moment.start)]
    if not aimed and _is_put_off(evidence.text):
        aimed = _hours_aimed_at(evidence.text, moments)
    if not aimed and _is_put_off(evidence.text):
        # Nobody said by how much: what is said is when it is now.
        rest = {name: span for name, span in spans.items() if name not in (_NOW, _NEW, _END)}
        days = [moment for moment in moments if moment.has_day]
        return {**rest, **({_NOW: _span(days[0])} if days else {})}
    if not aimed:
        return spans
    target = aimed[0]
    if any(_FROM.search(evidence.text, 0, moment.start) for moment in moments if moment.start > target.end):
        return spans  # "to Friday from 1pm to 3pm" says a start and an end.
    own = [m for m in moments if m.end <= target.start and m.has_day]
    rest = {name: span for name, span in spans.items() if name not in (_NOW, _NEW, _END)}
    if _END in spans and len(aimed) > 1:
        rest[_END] = _span(aimed[1])
    return {**rest, _NEW: _span(target), **({_NOW: _span(own[-1])} if own else {})}


def _hours_aimed_at(text: str, moments: list[_Moment]) -> list[_Moment]:
    """The hour that something is moved to, which elsewhere names what it is: "a las 10", "to 10"."""
    figure = _TO_FIGURE.search(text)
    bare = [_Moment(figure.start("hour"), figure.end("hour"), has_day=False)] if figure else []
    return [moment for moment in moments if _TO_HOUR.search(text, 0, moment.start)] or bare


def _is_put_off(text: str) -> bool:
    """Whether something is moved to a later or an earlier time which nobody said: "push my 3pm meeting back"."""
    ordered = _PUTS_OFF.match(without_opening(text)) or _LATER_AT_END.search(text)
    return ordered is not None and _shift(text) is None


def moves_event(request: str) -> bool:
    """Whether a request orders that something is put off, which is an event where no reminder, alarm or task is named:
    "push the standup back", "postpone the dentist"."""
    return _PUTS_OFF.match(without_opening(request)) is not None and _OF_OTHERS.search(request) is None


def event_at_hour(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The "3pm meeting" of "push my 3pm meeting back", the "meeting at 3pm" of another order: its hour tells which."""
    if not is_id_name(name) or not {_NOW, _NEW}.issubset(evidence.properties):
        return None
    text = evidence.text
    for hour in [moment for moment in _moments(text) if not moment.has_day]:
        if behind := _NAMED_BEHIND.match(text, hour.end):
            return typed(text[hour.start : behind.end()], name, schema)
        is_new = _NEW in evidence.spans and not is_free(hour.start, hour.end, [evidence.spans[_NEW]])
        if not is_new and (before := _NAMED_BEFORE.search(text[: hour.start])):
            return typed(text[before.start() : hour.end], name, schema)
    return None


def drop_unsaid_following(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without the occurrences from one on where the text does not say so: what repeats is asked about."""
    schema = evidence.properties[reading.param]
    if not {"one", "following"}.issubset(enumeration(schema)) or which_follow(evidence, reading.param, schema):
        return reading
    values = enumeration(schema)
    if reading.value_place is None or values[reading.value_place] != "following":
        return reading
    return replace(reading, absent=1.0, spans=(), value_place=None)


def which_follow(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The occurrences from one on, where the text says so: "cancel yoga from 7 December on"."""
    values = enumeration(schema)
    if "following" not in values or "one" not in values:
        return None
    return "following" if _FOLLOWING.search(evidence.text) else None


def drop_unsaid_direction(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without a direction: the order says it, or the words for how much."""
    if enumeration(evidence.properties[reading.param]) != ["later", "earlier"]:
        return reading
    return replace(reading, absent=1.0, spans=(), value_place=None)


def brought_forward(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """That something is to be earlier, where the order says so: "bring the dentist forward"."""
    if enumeration(schema) != ["later", "earlier"]:
        return None
    return "earlier" if _PUTS_FORWARD.match(without_opening(evidence.text)) else None


def _moments(text: str) -> list[_Moment]:
    """The days and hours of a text, those that belong together as one."""
    found: list[_Moment] = []
    for span in moment_spans(text):
        between = text[found[-1].end : span.start] if found else ""
        if found and _JOINED.fullmatch(between):
            found[-1] = _Moment(found[-1].start, span.end, found[-1].has_day or span.kind == "day")
        else:
            found.append(_Moment(span.start, span.end, span.kind == "day"))
    return found


def _shift(text: str) -> Span | None:
    """Where a text says by how much something is moved: "half an hour later", or "back by an hour"."""
    later = len(text) - len(without_opening(text))
    order = _PUTS_OFF.match(text, later)
    for match in _BY.finditer(text):
        if _LATER.search(match[0]):
            return Span(match.start(), match.end(), 1.0)
        if _LED.match(match[0]):
            before = re.search(rf"\b(?:{any_of('later', 'earlier')})\s+$", text[: match.start()], re.I)
            return Span(before.start() if before else match.start(), match.end(), 1.0)
        if order is not None and match.start() >= order.end() and _END_OF_TEXT.match(text, match.end()):
            return Span(match.start(), match.end(), 1.0)
    return None


def _span(moment: _Moment) -> Span:
    return Span(moment.start, moment.end, 1.0)
