"""Whether a model's moment is the one that the user's own words say. Pure; asked where a call is planned.

Only where these words say one moment. Of hours from one to another that is the first; of several days ("next week")
any of them. Of what is changed, or found again, it is the new one alone ("move it to 7pm"): where the rest of it was
is nobody's word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from steward.contracts.calls import PreparedCall
from steward.contracts.tool import Effect, ToolSpec
from steward.language.moments.asked import time_near
from steward.language.moments.names import WEEKDAYS
from steward.language.moments.reader import resolve
from steward.language.moments.spans import MomentSpan, moment_spans
from steward.language.moments.written import in_words
from steward.language.phrases import days_in_words, phrase
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of

_SLACK: Final = timedelta(minutes=5)
"""The time that passes while a plan is made: "in an hour"."""
_DAY: Final = timedelta(days=1)
_HALF_A_DAY: Final = timedelta(hours=12)
_AWAKE: Final = range(6, 12)
"""Hours that "wake me tomorrow at half past six" may mean; "tomorrow at 3" means none of the night."""
_DATE_LENGTH: Final = len("2026-03-02")
_UNTIL: Final = rf"(?:{any_of('until', 'item_joints')}|[-–])"
_AT: Final = rf"(?:{any_of('at', 'day_articles')})"
_RANGE_BEFORE: Final = re.compile(rf"\d(?: ?(?:[ap]\.?m\.?|uhr|h))? ?{_UNTIL} ?(?:{_AT} )?$", re.I)
"""Matches what stands before the end of a range: "from 2 to ", "14-", "de 2 a las "; not "meeting at "."""
_NEW_BEFORE: Final = re.compile(rf"(?<!\w)(?:{any_of('change_to', 'until')}) (?:{_AT} )?$|(?<!\w)a las? $", re.I)
"""Matches what stands before the new moment of something: "move it to ", "auf den "; not "on "."""
_APART_BEFORE: Final = re.compile(rf"(?<!\w)(?:{any_of('before_after')}) (?:\w{{1,20}} ){{0,3}}$", re.I)
"""Matches what stands before the moment of something else: "an hour before my "."""
_OF_ONE: Final = re.compile(rf" (?:(?:{any_of('at', 'part_leads')}|de la|por la) ?)?", re.I)
"""Matches what stands between the two halves of one time: "8 in the evening", "tonight at 8", "7 de la tarde"."""


@dataclass(frozen=True, slots=True)
class _Stated:
    """The one moment that the user's words say: its day and its time of day, of which one may be empty."""

    day: str
    time: str

    @property
    def words(self) -> str:
        return " ".join(filter(None, [self.day, self.time]))


def moment_doubt(
    call: PreparedCall,
    spec: ToolSpec,
    said: Sequence[str],
    timezone: str,
    now: datetime,
    earlier: Sequence[str] = (),
    lang: str = "en",
) -> str:
    """Why a human is asked about a call's moment, in a sentence; empty where it is the user's, or none can tell.

    `earlier` is the conversation before: a time alone may be of a day that it names.
    """
    begins = [name for name in spec.dates if name not in spec.ends]
    finds = any(name == "id" or name.endswith("_id") for name in spec.required())
    if call.effect is Effect.READ or len(begins) != 1 or call.args.get("repeat"):
        return ""
    planned = call.args.get(begins[0])
    stated = _moment_in(said, new=finds)
    if stated is None or not isinstance(planned, str):
        return ""
    try:
        meant, wanted = resolve(stated.words, timezone, now).begin, datetime.fromisoformat(planned)
        days = resolve(stated.day, timezone, now).days if stated.day else None
    except ValueError:
        return ""
    several = days if days is not None and days.first < days.last else None
    if wanted.tzinfo is None:
        if days is None or len(planned) > _DATE_LENGTH or days.first <= wanted.date() <= days.last:
            return ""
        told = days_in_words(lang, [days.first, days.last], now.date())
        day = in_words(wanted.date(), lang, now.date())
        return phrase(lang, "moments_differ", words=stated.day, meant=told, planned=day)
    wanted = wanted.astimezone(meant.tzinfo)
    if finds and not stated.time and _is_weekday(stated.day) and meant.weekday() == wanted.weekday():
        # "It was moved to Sunday": the one after what it was, which these words alone do not tell.
        return ""
    free = finds or several is not None or any(span.kind == "day" for text in earlier for span in moment_spans(text))
    is_within = several is not None and several.first <= wanted.date() <= several.last
    if _is_meant(replace(stated, day="") if is_within else stated, meant, wanted, now, any_day=free):
        return ""
    told = in_words(meant, lang, now.date())
    if several is not None:
        told = " ".join(filter(None, [days_in_words(lang, [several.first, several.last], now.date()), stated.time]))
    return phrase(lang, "moments_differ", words=stated.words, meant=told, planned=in_words(wanted, lang, now.date()))


def _is_meant(stated: _Stated, meant: datetime, wanted: datetime, now: datetime, *, any_day: bool) -> bool:
    """Whether a plan's moment is one that the words may mean. A part of a day is no time, and an hour without a half of
    the day is either; with a day it is the usual one, or the morning. Without a day it is the next such time, or of
    `any_day`."""
    clock = time_near(stated.time, wanted) if stated.time else None
    exact = clock is not None or any(map(str.isdigit, stated.time))
    is_morning = wanted.hour in _AWAKE and meant - wanted == _HALF_A_DAY
    if clock is not None and stated.day and is_morning:
        return abs(clock - wanted) <= _SLACK
    if stated.day or (exact and clock is None):
        return abs(meant - wanted) <= _SLACK if exact else meant.date() == wanted.date()
    if clock is None:
        return True
    return abs(clock - wanted) <= _SLACK and (any_day or wanted - now <= _DAY)


def _is_weekday(words: str) -> bool:
    return caseless(words).split()[-1:][0] in WEEKDAYS if words else False


def _moment_in(said: Sequence[str], *, new: bool) -> _Stated | None:
    """The moment that the user's words say, if they say one and no more. `new`: of what is there already."""
    if any(_APART_BEFORE.search(text[: span.start]) for text in said for span in moment_spans(text)):
        return None
    found = [one for text in said for one in _spans_of(text, new=new)]
    days = [words for kind, words in found if kind == "day"]
    times = [words for kind, words in found if kind == "time"]
    if len(days) > 1 or len(times) > 1 or not found:
        return None
    time = next(iter(times), "")
    return _Stated(next(iter(days), ""), f"at {time}" if time[:1].isdigit() and " " not in time else time)


def _spans_of(text: str, *, new: bool) -> Iterator[tuple[str, str]]:
    """The days and times of a text, each with its words; the end of a range is none, nor is what begins one that is
    not read as a time by itself."""
    spans = moment_spans(text)
    if new:
        first = next((n for n, span in enumerate(spans) if _NEW_BEFORE.search(text[: span.start])), len(spans))
        spans = spans[first:]
    at = 0
    while at < len(spans):
        span, end = spans[at], spans[at].end
        if span.kind == "time":
            while at + 1 < len(spans) and _is_half(text, end, spans[at + 1]):
                at, end = at + 1, spans[at + 1].end
        at += 1
        if span.kind == "day" or not _RANGE_BEFORE.search(text[: span.start]):
            yield span.kind, text[span.start : end]


def _is_half(text: str, end: int, later: MomentSpan) -> bool:
    """Whether the time that comes later is the other half of the one before it."""
    return later.kind == "time" and _OF_ONE.fullmatch(text[end : later.start]) is not None
