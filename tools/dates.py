"""Date words to instants: "next Tuesday 10am" in a user's time zone becomes one moment with an offset.

Used when arguments are settled. Prefers the future, reads English, German and Spanish, leaves calendar dates and other
languages to dateparser, and refuses what it would have to guess.
"""

from __future__ import annotations

import calendar
import re
import threading
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import dateparser

from steward.language.days import DAYS, FIXED_DAYS, WEEKDAYS, ZONES
from steward.language.phrases import day_in_words, phrase
from steward.language.unicode_text import caseless
from steward.language.units import says_unit_of_time, times_in
from steward.language.word_lists import LANGUAGES, any_of, words_for
from steward.tools.clock_words import TimeOfDay, take_time
from steward.tools.date_slips import put_right
from steward.tools.periods import first_of_weekend

LONGEST_WORDS = 200
"""Characters of words for a moment or a span of time; dateparser's time grows with their square."""
_DATEPARSER = threading.Lock()
"""dateparser keeps what it learns of languages without a lock of its own."""
_DEFAULT_MINUTES = (9 * 60, 18 * 60, 23 * 60 + 59)
_LANGUAGES = ["en", "de", "es", "fr", "it", "pt", "nl"]
_HALF_DAY = 12 * 60
_EARLY = 7 * 60
"""Before this hour one half of the day is as likely as the other only where the other is nearer."""
_NOW = frozenset(words_for("now"))
_MINUTES = {"millisecond": 1 / 60_000, "second": 1 / 60, "minute": 1, "hour": 60}
_DAYS = {"day": 1, "week": 7, "fortnight": 14}
_AHEAD = re.compile(rf"^(?:{any_of('ahead')})\s+(.*)$")
_FROM_NOW = re.compile(rf"(?<!\s)\s++(?:{any_of('from_now')})$")
_ARTICLE = rf"(?:(?:{any_of('day_articles')}) )?"
_ORDINAL = re.compile(rf"^{_ARTICLE}(\d{{1,2}})(?:st|nd|rd|th)$")
_DATED_WEEKDAY = re.compile(rf"^([^\W\d_]+),?\s+{_ARTICLE}(\d{{1,2}})(?:st|nd|rd|th|\.)?$")
_FILLER = re.compile(rf"^(?:{any_of('day_leads')}|,)\s+|(?<!\s)\s++(?:{any_of('at')}|,)$")
_LED_ORDINAL = re.compile(rf"((?:^|\s)(?:{any_of('ordinal_leads')}) \d{{1,2}})$")
_LEADS = frozenset((*words_for("day_leads"), *words_for("at")))
_NEXT = re.compile(rf"^(?:{any_of('next')})\s+")
_THIS = re.compile(rf"^(?:{any_of('this')})\s+")


def resolve_date(words: str, timezone: str, now: datetime) -> datetime:
    """The moment `words` name for a user in `timezone` (IANA) at `now` (with offset), in that zone.

    A day without a time of day means 9:00 there (later when that has passed today).

    Raises:
        ValueError: in words for the user, when they name no moment.
    """
    zone = ZoneInfo(timezone)
    if len(words) > LONGEST_WORDS:
        raise ValueError(f"“{words[:60]}…” is too long for a date or time")
    given = _iso(words.strip(), zone)
    if given is not None:
        return given
    text, spoken_zone = _take_zone(normalised(words))
    here = spoken_zone or zone
    found = _resolve(text, now.astimezone(here))
    if found is None and (meant := put_right(text)) != text:
        found = _resolve(meant, now.astimezone(here))
    if found is None:
        raise ValueError(f"“{words}” is not a date or time I understand")
    return found.astimezone(UTC).astimezone(zone)


def normalised(words: str) -> str:
    """Date words in the one form they are read in: lower case, single spaces, no final punctuation."""
    return caseless(words).replace("a.m.", "am").replace("p.m.", "pm").strip(" .!?")


def says_weekday_alone(text: str) -> bool:
    """Whether a normalised phrase is the name of a weekday and nothing else."""
    return _THIS.sub("", _trimmed(text)) in WEEKDAYS


def says_time(words: str) -> bool:
    """Whether the words of a moment say a time of day, or how many hours or minutes away it is."""
    text, _ = _take_zone(normalised(words))
    times, _ = _times_ahead(text)
    return text in _NOW or take_time(text)[0] is not None or any(unit in _MINUTES for _, unit in times or ())


def time_on(words: str, start: datetime) -> datetime | None:
    """The moment on the day of `start` that words for a time of day alone name, of an hour that may be in either half
    of the day the one nearer to `start`; None for words that name a day, a part of one or no time."""
    if len(words) > LONGEST_WORDS or _iso(words.strip(), ZoneInfo("UTC")) is not None:
        return None
    text, spoken_zone = _take_zone(normalised(words))
    clock, rest = take_time(text)
    if clock is None or clock.until is not None or spoken_zone is not None or _trimmed(rest):
        return None
    minute = clock.minute
    if clock.either_half:
        known = start.hour * 60 + start.minute
        halves = (minute + _HALF_DAY, minute) if minute < _EARLY else (minute, minute + _HALF_DAY)
        minute = min(halves, key=lambda half: abs(half - known))
    return _local(start.date(), minute, start)


def names_time(words: str) -> bool:
    """Whether date words say a time of day; a day alone says none."""
    if (moment := _iso(words.strip(), ZoneInfo("UTC"))) is not None:
        return ":" in words or moment.time() != time(0)
    return len(words) <= LONGEST_WORDS and take_time(_take_zone(normalised(words))[0])[0] is not None


def in_words(moment: date, lang: str = LANGUAGES[0], today: date | None = None) -> str:
    """A day or an instant as people write it: "Tuesday 25 November, 10:00". An instant is in its reader's zone; the
    year stands there unless it is that of `today`."""
    day = day_in_words(lang, moment, today)
    return phrase(lang, "day_at", day=day, time=f"{moment:%H:%M}") if isinstance(moment, datetime) else day


def span_in_words(start: date, end: date, lang: str = LANGUAGES[0], today: date | None = None) -> str:
    """From when until when: "Tuesday 25 November, 10:00-11:00"; the day once where it is the same."""
    first = in_words(start, lang, today)
    if end <= start:
        return first
    if isinstance(start, datetime) and isinstance(end, datetime) and start.date() == end.date():
        return f"{first}-{end:%H:%M}"
    return phrase(lang, "from_to", first=first, last=in_words(end, lang, today))


def _iso(text: str, zone: ZoneInfo) -> datetime | None:
    if not re.match(r"\d{4}-\d{2}-\d{2}", text):
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    if len(text) == 10:
        moment = datetime.combine(moment.date(), time(9, 0))
    return (moment if moment.tzinfo else moment.replace(tzinfo=zone)).astimezone(UTC).astimezone(zone)


def _take_zone(text: str) -> tuple[str, ZoneInfo | None]:
    words = text.split()
    zones = [word for word in words if word in ZONES]
    if len(zones) != 1 or len(words) == 1:
        return text, None
    return " ".join(word for word in words if word not in ZONES), ZoneInfo(ZONES[zones[0]])


def _resolve(text: str, now: datetime) -> datetime | None:
    if text in _NOW:
        return now
    clock, rest = take_time(text)
    rest = _trimmed(_LED_ORDINAL.sub(r"\1th", rest))
    times, at = _times_ahead(text)
    if times is not None:
        return _after(times, at, now)
    if _AHEAD.match(text) and says_unit_of_time(text):
        return None
    if not rest:
        return _next_time(clock, now) if clock else None
    day, today_if_later = _day(rest, now)
    if day is None:
        return None
    moment = _at(day, clock, now)
    if today_if_later and moment <= now:
        moment = _at(day + timedelta(days=7), clock, now)
    return moment


def _times_ahead(text: str) -> tuple[list[tuple[float, str]] | None, TimeOfDay | None]:
    """The amounts of time that a normalised phrase says something is away, with the time of day that it says besides:
    "in an hour and a half", "3 days from now at noon"."""
    ahead = _AHEAD.match(text)
    clock = None
    if ahead is None:
        clock, text = (None, text) if _FROM_NOW.search(text) else take_time(text)
        words = _FROM_NOW.sub("", _trimmed(text))
        return (times_in(words), clock) if words != text else (None, None)
    words = ahead[1]
    if (times := times_in(words)) is None:
        clock, words = take_time(words)
        times = times_in(_trimmed(words))
    return times, clock


def _trimmed(text: str) -> str:
    while (shorter := _FILLER.sub("", text).strip(" ,")) != text:
        text = shorter
    return "" if text in _LEADS else text


def _after(times: list[tuple[float, str]], clock: TimeOfDay | None, now: datetime) -> datetime | None:
    minutes = sum(number * _MINUTES[unit] for number, unit in times if unit in _MINUTES)
    days = [(int(number), unit) for number, unit in times if unit not in _MINUTES]
    moment = now
    if days:
        day: date | None = now.date()
        for number, unit in days:
            day = _shift(day, number, unit) if day else None
        if day is None:
            return None
        moment = _at(day, clock or TimeOfDay(now.hour * 60 + now.minute), now)
    if clock and (minutes or not days):
        return None
    return moment.astimezone(UTC) + timedelta(minutes=minutes) if minutes or not days else moment


def _shift(day: date, number: int, unit: str) -> date | None:
    try:
        if unit in _DAYS:
            return day + timedelta(days=number * _DAYS[unit])
        months = day.year * 12 + day.month - 1 + number * (12 if unit == "year" else 1)
        year, month = divmod(months, 12)
        return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))
    except (ValueError, OverflowError, calendar.IllegalMonthError):
        return None


def _day(text: str, now: datetime) -> tuple[date | None, bool]:
    """The day a phrase names, and whether it is today's weekday, which means next week once the time has passed."""
    today = now.date()
    if text in DAYS:
        return today + timedelta(days=DAYS[text]), False
    if text in FIXED_DAYS:
        this_year = date(today.year, *FIXED_DAYS[text])
        return this_year if this_year >= today else date(today.year + 1, *FIXED_DAYS[text]), False
    named = _NEXT.sub("", text)
    after_today = named != text
    named = _THIS.sub("", named)
    if named in WEEKDAYS:
        ahead = (WEEKDAYS[named] - today.weekday()) % 7
        return today + timedelta(days=ahead or (7 if after_today else 0)), ahead == 0 and not after_today
    for unit in ("month", "year"):
        if after_today and named in words_for(unit):
            return _shift(today, 1, unit), False
    if text in words_for("month_ends"):
        return today.replace(day=calendar.monthrange(today.year, today.month)[1]), False
    if weekend := first_of_weekend(text, today):
        return weekend, False
    if ordinal := _ORDINAL.match(text):
        return _day_of_month(int(ordinal.group(1)), today), False
    if (dated := _DATED_WEEKDAY.match(text)) and dated.group(1) in WEEKDAYS:
        found = _day_of_month(int(dated.group(2)), today)
        return (found if found and found.weekday() == WEEKDAYS[dated.group(1)] else None), False
    return _calendar_date(text, now), False


def _day_of_month(day: int, today: date) -> date | None:
    for ahead in range(1 if day < today.day else 0, 13):
        year, month = divmod(today.year * 12 + today.month - 1 + ahead, 12)
        if 1 <= day <= calendar.monthrange(year, month + 1)[1]:
            return date(year, month + 1, day)
    return None


def _calendar_date(text: str, now: datetime) -> date | None:
    """A day and month in figures or words, or a single relative word of another language."""
    dotted = re.search(r"\d\s*\.\s*\d", text) is not None
    figures = any(ch.isdecimal() for ch in text)
    if not figures and len(text.split()) > 2:
        return None
    settings = {
        "PREFER_DATES_FROM": "future",
        "RELATIVE_BASE": now.replace(tzinfo=None),
        "REQUIRE_PARTS": ["day", "month"],
        "PARSERS": ["absolute-time"] if figures else ["relative-time", "absolute-time"],
        **({"DATE_ORDER": "DMY"} if dotted else {}),
    }
    with _DATEPARSER:
        found = dateparser.parse(text, languages=_LANGUAGES, settings=settings)
    return found.date() if found else None


def _at(day: date, clock: TimeOfDay | None, now: datetime) -> datetime:
    if clock is not None:
        minute = clock.minute + 12 * 60 if clock.either_half and clock.minute < 7 * 60 else clock.minute
        moment = _local(day, minute, now)
        if day != now.date() or moment > now:
            return moment
        if clock.either_half and clock.minute >= 7 * 60:
            return _local(day, clock.minute + 12 * 60, now)
        return _within_part(clock, now) or moment
    for minute in _DEFAULT_MINUTES:
        moment = _local(day, minute, now)
        if day != now.date() or moment > now:
            return moment
    return _local(day, _DEFAULT_MINUTES[-1], now)


def _within_part(clock: TimeOfDay, now: datetime) -> datetime | None:
    """The next full hour, where a part of the day is meant that has begun and is not over by then."""
    hour = (now.hour + 1) * 60
    return _local(now.date(), hour, now) if clock.until is not None and clock.minute < hour <= clock.until else None


def _next_time(clock: TimeOfDay, now: datetime) -> datetime:
    if within := _within_part(clock, now):
        return within
    minutes = [clock.minute, clock.minute + 12 * 60] if clock.either_half else [clock.minute]
    moments = [_local(now.date() + timedelta(days=ahead), minute, now) for ahead in (0, 1) for minute in minutes]
    return next(moment for moment in moments if moment > now)


def _local(day: date, minute: int, now: datetime) -> datetime:
    extra, minute = divmod(minute, 24 * 60)
    local = datetime.combine(day + timedelta(days=extra), time(minute // 60, minute % 60), tzinfo=now.tzinfo)
    return local.astimezone(UTC).astimezone(now.tzinfo)
