"""Everything an answer may rest on: the request, the conversation, what is remembered, and what the tools returned.

Pure; built once for an answer that a model phrased. What the deterministic renderers would say counts as known too, so
that their ways of writing days and amounts never raise an alarm.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from decimal import Decimal, InvalidOperation
from difflib import get_close_matches
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final

from steward.activities.answer_days import days_from, days_told
from steward.activities.answer_entities import Named, StatedDate, StatedTime, bare_url, named_in
from steward.activities.answer_numbers import KnownNumbers, StatedNumber, currencies_in, numbers_in
from steward.activities.answer_sums import (
    MOST_COUNTED,
    OF_CHANGES,
    OF_SPANS,
    OF_TOTALS,
    added_times_over,
    changes,
    chosen_sums,
    columns_of,
    converted,
    counts_in,
    follows_from,
    lengths_of,
    products,
    structured,
    times_over,
    totals,
)
from steward.activities.answer_times import lengths_in, times_that_follow, zones_in
from steward.contracts.base import Json
from steward.contracts.plan import PlanRequest
from steward.contracts.waiting import WaitingApproval
from steward.language.moments.names import DAYS
from steward.language.moments.written import from_epoch, local, moment_of, zone_named
from steward.language.unicode_text import unaccented
from steward.language.word_lists import any_of
from steward.wording import render_answer

_NEAR_MINUTES: Final = 15
_HALF_AN_HOUR: Final = 30
_INSTANTS: Final = 30
_AMOUNTS: Final = 6
_ASKED: Final = 3
_BARE_HOURS: Final = re.compile(
    rf"\b(?:{any_of('at_hours', 'until', 'about_an_hour', 'from_hours')})\s+(\d{{1,2}})(?!\d|[.,:]\d|\s?(?:%|°|€|\$))",
    re.I,
)
"""Matches the 4 of "moved to 4", which may be an hour; not that of "up to 4 %"."""
_LEAST_COUNTED: Final = 20
_ALIKE, _ALIKE_ABROAD = 0.85, 0.6
"""How alike two spellings of a name are, as difflib measures it."""


@lru_cache(maxsize=1_000)
def _named_in_definition(text: str) -> Named:
    """Of a tool, whose definition every answer rests on anew."""
    return named_in(text)


class Evidence:
    """What is known. Built from a request's own parts; holds folded text, words, days, times and numbers."""

    def __init__(self, request: PlanRequest) -> None:
        self.zone: tzinfo = zone_named(request.requester.timezone) or UTC
        self.now = _instant(request.now)
        self.today = self.now.astimezone(self.zone).date() if self.now is not None else None
        self.words: set[str] = set()
        self._names: set[str] = set()
        self.dates: set[date] = set()
        self.said_dates: list[StatedDate] = []
        self._times: set[int] = set()
        self._instants: set[datetime] = set()
        self._values: set[Decimal] = set()
        self._totals: set[Decimal] = set()
        self._changes: set[Decimal] = set()
        self._exchanged: set[Decimal] = set()
        self._spans: set[timedelta] = set()
        self._lasting: list[timedelta] = []
        self._texts: list[str] = []
        self._longest = 0
        self.any_dates = False
        """Whether a result named a day."""
        self._request = request
        self._gather(request)
        self.text = " \n ".join(unaccented(text) for text in self._texts)
        self.currencies = currencies_in(" ".join(self._texts))
        self._numbers = KnownNumbers(self._values, self._longest)
        self._money = KnownNumbers(self._exchanged)
        self._question = request.text
        self._said = [request.text, *(turn.text for turn in request.turns)]
        asked = numbers_in(named_in(request.text).rest)
        self._asked = asked[:_ASKED]
        self._counts = counts_in(request.text, asked)
        self._counted = KnownNumbers(times_over(self._read, self._counts))
        self._by_context = (
            (OF_TOTALS, KnownNumbers(self._totals)),
            (OF_CHANGES, KnownNumbers(self._changes)),
            (OF_SPANS, KnownNumbers(self._durations())),
        )

    def _gather(self, request: PlanRequest) -> None:
        amounts = [value for message in numbers_in(named_in(request.text).rest) for value, _ in message.readings][
            :_AMOUNTS
        ]
        for seen in request.observations:
            for outcome in (seen.result, seen.message, seen.error):
                self._take(outcome)
            result = structured(seen.result)
            columns = columns_of(result)
            self._totals.update(totals(columns))
            self._changes.update(changes(result, columns))
            self._lasting += [span for span in lengths_of(result) if span]
            self._exchanged.update(products(amounts, result))
        self._read = sorted(self._values)[:MOST_COUNTED]
        self.any_dates = bool(self.dates or self.said_dates)
        self._take(render_answer(request.observations, request.requester.timezone))
        for seen in request.observations:
            self._take(seen.args)
        for call in request.recent:
            for told in (call.args, call.result, call.message):
                self._take(told)
        for waits in request.waiting.everything:
            self._take(waits.args)
            for told in [field.value for field in waits.shown] if isinstance(waits, WaitingApproval) else [waits.text]:
                self._take(told)
        for message in (
            request.text,
            *request.settled,
            *request.said,
            *(turn.text for turn in request.turns),
            *request.memories,
            request.profile,
        ):
            self._take(message)
        for candidate in request.tools:
            for definition in (candidate.name, candidate.description):
                self._text(definition, _named_in_definition(definition))
        if self.today is not None and self.now is not None:
            self.dates.add(self.today)
            self._values.add(Decimal(self.now.year))

    def _take(self, value: Json) -> None:
        """Remember everything a JSON value says."""
        if isinstance(value, dict):
            for key, inner in value.items():
                self._take(str(key))
                self._take(inner)
        elif isinstance(value, list | tuple):
            self._longest = max(self._longest, len(value))
            self._values.add(Decimal(len(value)))
            for inner in value:
                self._take(inner)
        elif isinstance(value, str):
            self._text(value)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            self._number(value)

    def _text(self, text: str, named: Named | None = None) -> None:
        self._texts.append(text)
        self.words.update(re.findall(r"[^\W_]+", unaccented(text)))
        self._names.update(unaccented(word) for word in re.findall(r"\b[^\W\d_]{3,}", text) if word[0].isupper())
        moment = moment_of(text)
        if moment is not None:
            self._moment(moment)
            return
        named = named or named_in(text)
        self.said_dates += named.dates
        self._times.update(minutes for message in named.times for minutes in message.minutes())
        hours = [int(digits) % 24 * 60 for digits in _BARE_HOURS.findall(named.rest) if int(digits) <= 24]
        self._times.update(minutes for hour in hours for minutes in (hour, (hour + 720) % 1440))
        if len(named.times) == 2:
            begins, ends = (message.minutes()[0] for message in named.times)
            self._lasting.append(timedelta(minutes=(ends - begins) % 720))
        self._values.update(Decimal(message.year) for message in named.dates if message.year)
        self._values.update(value for message in numbers_in(named.rest) for value, _ in message.readings)
        for place in (named.rest, *named.urls, *named.emails):
            self._values.update(Decimal(digits) for digits in re.findall(r"\d{1,15}(?:\.\d{1,9})?", place))

    def _number(self, value: int | float) -> None:
        try:
            self._values.add(Decimal(str(value)))
        except InvalidOperation:
            return
        self._texts.append(str(value))
        moment = from_epoch(value)
        if moment is not None:
            self._moment(moment)

    def _moment(self, moment: date) -> None:
        if not isinstance(moment, datetime):
            self.dates.add(moment)
            self._values.add(Decimal(moment.year))
            return
        here = local(moment, self.zone)
        for seen in (moment, here):
            self.dates.add(seen.date())
            self._values.add(Decimal(seen.year))
            self._times.add(seen.hour * 60 + seen.minute)
        offset = moment.utcoffset()
        if offset is not None:
            there = here.utcoffset() or timedelta(0)
            self._spans.update((abs(offset), abs(offset - there)))
        self._instants.add(moment if moment.tzinfo is not None else moment.replace(tzinfo=self.zone))

    def _durations(self) -> Iterator[Decimal]:
        """How long from now, or from one instant to another, in minutes, hours, days and weeks."""
        instants = sorted(self._instants)[:_INSTANTS]
        years = sorted(
            {day.year for day in self.dates} | {message.year for message in self.said_dates if message.year}
        )[:_INSTANTS]
        for one, other in combinations(years, 2):
            yield from (Decimal(other - one), Decimal(other - one - 1))
        spans = [*self._spans, *(abs(one - other) for one, other in combinations(instants, 2))]
        seconds = [Decimal(int(span.total_seconds())) for span in self._lasting]
        lasting = [*self._lasting, sum(self._lasting, timedelta(0))]
        lasting += [timedelta(seconds=int(length)) for length in chosen_sums(seconds)]
        yield from (Decimal(span % timedelta(hours=1) // timedelta(minutes=1)) for span in lasting)
        spans += lasting
        spans += [abs(instant - self.now) for instant in instants if self.now is not None]
        spans += [abs(day - self.today) for day in self.dates if self.today is not None]
        for span in spans:
            for unit in (timedelta(minutes=1), timedelta(hours=1), timedelta(days=1), timedelta(weeks=1)):
                yield Decimal(span // unit)
                yield Decimal(str(round(span / unit, 2)))

    def knows_number(self, number: StatedNumber) -> bool:
        """Whether a number is known, as precisely as it was said."""
        if number.money and self._money.knows(number):
            return True
        if number.hour:
            return any(value == int(value) and int(value) * 60 in self._times for value, _ in number.readings)
        return self._numbers.knows(number) or (number.day and self._is_known_day(number))

    def follows(self, number: StatedNumber, stated: Sequence[StatedNumber], answer: str) -> bool:
        """Whether a number comes of what is known by simple arithmetic. `stated` are the known numbers that the answer
        tells beside it; of all others what has to be worked out counts only where the words of the answer or of the
        question tell that it was: a total, a change, a span of time."""
        cues = f"{number.text} {number.around} \n {self._question}"
        if any(cue.search(cues) and known.knows(number) for cue, known in self._by_context):
            return True
        if KnownNumbers(follows_from(number, [*self._asked, *stated])).knows(number):
            return True
        if self._counts and number.readings[0][0] >= _LEAST_COUNTED and self._counted.knows(number):
            return True
        told = [one.readings[0][0] for one in stated]
        if OF_TOTALS.search(cues) and KnownNumbers(added_times_over(told, self._counts)).knows(number):
            return True
        return KnownNumbers(converted(self._values, self.text, answer)).knows(number)

    def _is_known_day(self, number: StatedNumber) -> bool:
        return any(
            self.knows_date(StatedDate(number.text, day=int(value))) for value, _ in number.readings if 1 <= value <= 31
        )

    def knows_time(self, moment: StatedTime, *, near: bool = False, now: bool = False) -> bool:
        """Whether a time of day is known; `near` allows for some minutes more or less, `now` for the present one."""
        slack = _NEAR_MINUTES if near else 0
        if now and self.now is not None:
            here = self.now.astimezone(self.zone)
            apart = ((minutes, abs(minutes - here.hour * 60 - here.minute)) for minutes in moment.minutes())
            # "It is past 16:00 now" is true at 16:12.
            if any(off <= 1 or (off < _HALF_AN_HOUR and minutes % _HALF_AN_HOUR == 0) for minutes, off in apart):
                return True
        return any(abs(minutes - known) <= slack for minutes in moment.minutes() for known in self._times)

    def follows_time(self, moment: StatedTime, answer: str) -> bool:
        """Whether a time of day comes of one that is known: so much later as the answer or the user says, or
        in a zone that is named."""
        if self.now is None:
            return False
        wanted = zones_in([answer]) or [self.zone, *zones_in([self._question])]
        lengths, spoken = lengths_in([answer, *self._said]), [self.zone, *zones_in(self._said)]
        follows = times_that_follow(self.now, self._times, sorted(self._instants), lengths, wanted, spoken)
        return any(minutes in follows for minutes in moment.minutes())

    def knows_date(self, day: StatedDate) -> bool:
        """Whether a day is known as far as it was said."""
        if any(day.fits(known) for known in self.dates) or any(self._same(day, other) for other in self.said_dates):
            return True
        return any(day.fits(known) for known in self._meant)

    @cached_property
    def _meant(self) -> set[date]:
        """The days meant by words such as "until Wednesday": read only where an answer names a day that is not told."""
        said = (self._request.text, *self._request.said) if self.today is not None else ()
        meant = {day for text in said for day in days_from(text, *filter(None, [self.today]))}
        for seen in self._request.observations:
            meant.update(days_told(structured(seen.result)))
        return meant

    def _same(self, day: StatedDate, other: StatedDate) -> bool:
        """Whether another mention means this day: "Tuesday" is known from "March 3" of this year, and the reverse."""
        if other.month and other.day:
            year = other.year or (self.now.year if self.now else None)
            try:
                return year is not None and day.fits(date(year, other.month, other.day))
            except ValueError:
                return False
        return day.fits(other)

    def knows_day_word(self, word: str) -> bool:
        """Whether "tomorrow" or the like is known: it was said, or a known day is that day."""
        offset = DAYS.get(word.lower())
        if unaccented(word) in self.words or offset is None or self.today is None or not self.any_dates:
            return True
        return (self.today + timedelta(days=offset)) in self.dates

    def knows_email(self, email: str) -> bool:
        """Whether an address is known, letter case apart."""
        return bool(re.search(rf"(?<![\w.+-]){re.escape(unaccented(email))}(?![\w-])", self.text))

    def knows_url(self, url: str) -> bool:
        """Whether an address of the web is known, or only its beginning up to a host or a part of its path was said."""
        wanted = bare_url(url)
        return any(
            self.text[place + len(wanted) : place + len(wanted) + 1] in ("", *" /?#.,;:)]}>\"'\n")
            for place in _places(self.text, wanted)
        )

    def knows_code(self, code: str) -> bool:
        """Whether a word of letters and digits is known as a whole."""
        return bool(re.search(rf"(?<![^\W_]){re.escape(unaccented(code))}(?![^\W_])", self.text))

    def knows_name(self, word: str, language: str = "en") -> bool:
        """Whether a name is known: plurals, possessives and spellings apart, "Berliner" being known from "Berlin".

        In another language than English names of places differ more: "Tokio", "Noruega".
        """
        plain = re.sub(r"'s?$", "", unaccented(word))
        if plain in self.words or plain.rstrip("s") in self.words or f"{plain}s" in self.words:
            return True
        stem = plain[: max(5, len(plain) - 2)]
        if len(plain) > 5 and any(known.startswith(stem) for known in self.words):
            return True
        alike = _ALIKE if language == "en" else _ALIKE_ABROAD
        return bool(get_close_matches(plain, self._names, n=1, cutoff=alike))


def _instant(text: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def _places(text: str, wanted: str) -> Iterator[int]:
    """Where an address begins: after its scheme, `www.`, or anything that is no part of one."""
    start = text.find(wanted) if wanted else -1
    while start >= 0:
        if start == 0 or not (text[start - 1].isalnum() or text[start - 1] in "-_") or text[:start].endswith("www."):
            yield start
        start = text.find(wanted, start + 1)
