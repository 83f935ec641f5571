"""What a text names: addresses, dates, times, numbers, codes and names, each as something that can be compared.

Pure; used by the guard of answers on the answer and on everything it may rest on. Matching takes linear time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final, TypeVar

from steward.language.moments.names import MINUTES_PAST, MONTHS, TWELVES, WEEKDAYS
from steward.language.named_values import COUNTS
from steward.language.word_lists import any_of

EMAIL: Final = re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,6}")
URL: Final = re.compile(r"(?:https?://|www\.)[^\s<>\"“”')\]]+", re.IGNORECASE)
DOMAIN: Final = re.compile(
    r"(?<![\w.@-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|eu|info|edu|gov|co|uk|de|es|fr|it|us|ch|at|example)\b(?!@)",
    re.IGNORECASE,
)


def _alternatives(names: dict[str, int]) -> str:
    return "|".join(sorted(names, key=len, reverse=True))


_WEEKDAY: Final = rf"(?P<weekday>{_alternatives(WEEKDAYS)})"
_MONTH: Final = rf"(?P<month>{_alternatives(MONTHS)})"
_NTH: Final = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_YEAR: Final = r"(?:,?\s+(?:de\s+)?(?P<year>\d{4}))?"
_LED: Final = rf"\b(?:{_WEEKDAY}s?\b\.?,?\s+(?:the\s+|den\s+|el\s+)?)?"
DATES: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"\b(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})(?!\d)",
        _LED + rf"{_NTH}\.?\s+(?:of\s+|de\s+)?{_MONTH}\b\.?{_YEAR}(?!\w)",
        _LED + rf"{_MONTH}\.?\s+{_NTH}(?!\d|[:.,]\d){_YEAR}(?!\w)",
        _LED + r"(?P<day>\d{1,2})[./](?P<month>\d{1,2})[./](?P<year>\d{4}|\d{2})\b",
        _LED + r"(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.(?!\d)",
        rf"\b{_WEEKDAY}s?\b",
    )
)
_JOINT: Final = rf"\.?\s?(?:[-–]|(?:to|and|bis|und|y|al|{any_of('until')})\s(?:zum\s|den\s|the\s|el\s)?)\s?"
_FIRST: Final = (
    rf"\b(?:(?P<first_weekday>{_alternatives(WEEKDAYS)})\b\.?,?\s+)?(?:the\s+|den\s+|el\s+)?"
    rf"(?P<first>\d{{1,2}})(?:st|nd|rd|th)?{_JOINT}"
)
_AND_LAST: Final = _FIRST + _LED.removeprefix(r"\b")
_SPANS: Final = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        _AND_LAST + rf"{_NTH}\.?\s+(?:of\s+|de\s+)?{_MONTH}\b\.?{_YEAR}(?!\w)",
        rf"\b{_MONTH}\.?\s+(?P<first>\d{{1,2}})(?:st|nd|rd|th)?{_JOINT}{_NTH}(?!\d|[:.,]\d){_YEAR}(?!\w)",
        _AND_LAST + r"(?P<day>\d{1,2})\.\s?(?P<month>\d{1,2})\.(?P<year>\d{4}|)(?!\d)",
    )
)
"""Match "22. bis zum 31. Dezember", "Friday 4 to Sunday 6 December" and "December 22-31": two days of one month."""
_MONTH_ALONE: Final = re.compile(
    rf"\b(?:{any_of('month_leads')})\s+"
    rf"(?P<month>{_alternatives({n: m for n, m in MONTHS.items() if len(n) > 2})})\b(?:\s+(?P<year>\d{{4}}))?",
    re.IGNORECASE,
)
_HOUR_WORD: Final = rf"(?P<word>\d{{1,2}}|{_alternatives(COUNTS)})\b"
TIMES: Final = (
    re.compile(rf"\b(?P<part>{'|'.join(MINUTES_PAST)})\s+{_HOUR_WORD}", re.IGNORECASE),
    re.compile(
        rf"\b(?!(?:{any_of('no_hours')})\b)(?:{any_of('at_hours')})\s+{_HOUR_WORD}"
        rf"(?=\s*(?:[.,;!?)\n]|$|o['’]clock|uhr\b|and\b|on\b|in the\b))",
        re.IGNORECASE,
    ),
    re.compile(
        r"(?<![\d:.,])(?P<hour>\d{1,2})[:h.](?P<minute>\d{2})(?::\d{2})?\s?(?P<half>[ap]\.?m\b\.?)", re.IGNORECASE
    ),
    re.compile(r"(?<![\d:.,])(?P<hour>\d{1,2})[:h](?P<minute>\d{2})(?::\d{2}(?:\.\d+)?)?(?!:?\d)", re.IGNORECASE),
    re.compile(r"(?<![\d:.,])(?P<hour>\d{1,2})\s?(?P<half>[ap]\.?m\b\.?|o['’]clock|uhr\b)", re.IGNORECASE),
    re.compile(rf"\b(?P<named>{_alternatives(TWELVES)})s?\b", re.IGNORECASE),
)


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class StatedDate:
    """A day as far as it was said. At least one part is known; `text` is how it was said."""

    text: str
    year: int | None = None
    month: int | None = None
    day: int | None = None
    weekday: int | None = None
    either_way: bool = False
    """Written with slashes: the first number may be the month."""

    @property
    def vague(self) -> bool:
        """A weekday's abbreviation alone, which may be another word."""
        return self.month is None and self.day is None and len(self.text) < 6

    def fits(self, other: StatedDate | date) -> bool:
        """Whether nothing that both say differs, and they say something in common."""
        if isinstance(other, date):
            other = StatedDate("", other.year, other.month, other.day, other.weekday())
        if self.either_way and replace(self, month=self.day, day=self.month, either_way=False).fits(other):
            return True
        shared = [
            (mine, theirs)
            for mine, theirs in (
                *((self.year, other.year), (self.month, other.month)),
                *((self.day, other.day), (self.weekday, other.weekday)),
            )
            if mine is not None and theirs is not None
        ]
        return bool(shared) and all(mine == theirs for mine, theirs in shared)


@dataclass(frozen=True, slots=True)
class StatedTime:
    """A time of day. Without am or pm an hour up to 12 may be either half."""

    text: str
    hour: int
    minute: int
    exact: bool

    def minutes(self) -> tuple[int, ...]:
        """Minutes after midnight that it can mean."""
        first = (self.hour % 24) * 60 + self.minute
        return (first,) if self.exact or self.hour > 12 else (first, (first + 720) % 1440)


@dataclass(slots=True)
class Named:
    """Everything a text names but numbers, codes and names; `rest` is the text with those places blanked."""

    emails: list[str] = field(default_factory=list)
    urls: list[str] = field(default_factory=list)
    dates: list[StatedDate] = field(default_factory=list)
    times: list[StatedTime] = field(default_factory=list)
    rest: str = ""


def named_in(text: str) -> Named:
    """What a text names, each place counted once: an address is no date, a date is no number."""
    found = Named(rest=text)
    found.emails = [match.rstrip(".") for match in _take(found, EMAIL, lambda match: match.group())]
    found.urls = [bare_url(url) for url in _take(found, URL, lambda match: match.group())]
    found.urls += [bare_url(url) for url in _take(found, DOMAIN, lambda match: match.group())]
    for pattern in _SPANS:
        for first, last in _take(found, pattern, _two_dates):
            found.dates += [first, last]
    for pattern in DATES:
        found.dates += [message for message in _take(found, pattern, _date) if message is not None]
    found.dates += [message for message in _take(found, _MONTH_ALONE, _date) if message is not None]
    for pattern in TIMES:
        found.times += [message for message in _take(found, pattern, _time) if message is not None]
    return found


def bare_url(url: str) -> str:
    """An address as it is compared: no scheme, no `www.`, no trailing punctuation."""
    text = re.sub(r"^(?:https?://)?(?:www\.)?", "", url.strip().casefold())
    return text.rstrip(".,;:!?/*_`")


def _take(found: Named, pattern: re.Pattern[str], read: Callable[[re.Match[str]], T | None]) -> Iterator[T]:
    """The readings of every match; what was read is blanked out in `rest`."""
    taken: list[T] = []

    def blank(match: re.Match[str]) -> str:
        value = read(match)
        if value is None:
            return match.group()
        taken.append(value)
        # The point of "2 December." may end the sentence.
        ends = match.group()[-1] if match.group()[-1] in ".!?" else " "
        return " " * (len(match.group()) - 1) + ends

    found.rest = pattern.sub(blank, found.rest)
    return iter(taken)


def _two_dates(match: re.Match[str]) -> tuple[StatedDate, StatedDate] | None:
    """The days that a span begins and ends with; the month is said of both, once."""
    last = _date(match)
    if last is None or last.day is None or not 1 <= int(match["first"]) <= last.day <= 31:
        return None
    weekday = WEEKDAYS.get((match.groupdict().get("first_weekday") or "").lower())
    return replace(last, day=int(match["first"]), weekday=weekday), last


def _date(match: re.Match[str]) -> StatedDate | None:
    parts = match.groupdict()
    day, month, year = parts.get("day"), parts.get("month"), parts.get("year")
    weekday = WEEKDAYS.get((parts.get("weekday") or "").lower())
    if not (day or month) and not match.group()[:1].isupper() and len(match.group()) < 6:
        return None
    number = None if month is None else int(month) if month.isdecimal() else MONTHS[month.lower()]
    if day is None and month is not None and not month[:1].isupper():
        return None
    if number is not None and day is not None and number > 12 and "/" in match.group():
        number, day = int(day), str(number)
    if (number is not None and not 1 <= number <= 12) or (day is not None and not 1 <= int(day) <= 31):
        return None
    full = None if not year else int(year) + (2000 if len(year) == 2 else 0)
    message = match.group().strip()
    return StatedDate(message, full, number, int(day) if day else None, weekday, "/" in message)


def _time(match: re.Match[str]) -> StatedTime | None:
    parts = match.groupdict()
    if parts.get("named"):
        return StatedTime(match.group(), TWELVES[parts["named"].lower()] % 24, 0, True)
    if parts.get("word"):
        word, shift = parts["word"].lower(), MINUTES_PAST.get((parts.get("part") or "").lower(), 0)
        minutes = (60 * (COUNTS.get(word) or int(word)) + shift) % 1440
        return StatedTime(match.group(), *divmod(minutes, 60), False)
    hour, minute, half = int(parts["hour"]), int(parts.get("minute") or 0), (parts.get("half") or "").lower()
    if hour > 24 or minute > 59:
        return None
    if half.startswith(("a", "p")):
        return None if hour > 12 else StatedTime(match.group(), hour % 12 + (12 if half[0] == "p" else 0), minute, True)
    return StatedTime(match.group(), hour, minute, half == "uhr" or parts["hour"].startswith("0"))
