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

from language.unicode_text import normalized
from tools.clock_words import TimeOfDay, take_time

LONGEST_WORDS = 200
"""Characters of words for a moment or a span of time; dateparser's time grows with their square."""
_DATEPARSER = threading.Lock()
"""dateparser keeps what it learns of languages without a lock of its own."""
_DEFAULT_MINUTES = (9 * 60, 18 * 60, 23 * 60 + 59)
_LANGUAGES = ["en", "de", "es", "fr", "it", "pt", "nl"]
_WEEKDAYS = {
    name: number
    for number, names in enumerate(
        (
            "monday mon montag lunes",
            "tuesday tue tues dienstag martes",
            "wednesday wed mittwoch miércoles miercoles",
            "thursday thu thur thurs donnerstag jueves",
            "friday fri freitag viernes",
            "saturday sat samstag sonnabend sábado sabado",
            "sunday sun sonntag domingo",
        )
    )
    for name in names.split()
}
_DAY_OFFSETS = {
    "today": 0,
    "heute": 0,
    "hoy": 0,
    "tomorrow": 1,
    "tmrw": 1,
    "morgen": 1,
    "mañana": 1,
    "day after tomorrow": 2,
    "übermorgen": 2,
    "pasado mañana": 2,
    "yesterday": -1,
    "gestern": -1,
    "ayer": -1,
    "next week": 7,
    "nächste woche": 7,
    "la próxima semana": 7,
}
_ZONES = {
    "utc": "UTC",
    "gmt": "UTC",
    "est": "America/New_York",
    "edt": "America/New_York",
    "cst": "America/Chicago",
    "cdt": "America/Chicago",
    "pst": "America/Los_Angeles",
    "pdt": "America/Los_Angeles",
    "cet": "Europe/Berlin",
    "cest": "Europe/Berlin",
    "mez": "Europe/Berlin",
    "mesz": "Europe/Berlin",
}
NUMBER_WORDS = {
    word: number
    for number, words in {
        0.5: "half",
        1: "a an one ein eine einer einem un una",
        2: "two zwei dos",
        3: "three drei tres",
        4: "four vier cuatro",
        5: "five fünf cinco",
        6: "six sechs seis",
        7: "seven sieben",
        8: "eight acht",
        9: "nine neun",
        10: "ten zehn diez",
        12: "twelve zwölf",
    }.items()
    for word in words.split()
}
UNITS = {
    "second": re.compile(r"s|secs?|seconds?|sekunden?|segundos?"),
    "minute": re.compile(r"min(?:ute|uten|uto)?s?"),
    "hour": re.compile(r"h(?:ou)?rs?|hours?|stunden?|horas?"),
    "day": re.compile(r"days?|tag(?:en|e)?|días?|dias?"),
    "week": re.compile(r"weeks?|wochen?|semanas?"),
    "month": re.compile(r"months?|monat(?:en|e)?|mes(?:es)?"),
    "year": re.compile(r"years?|jahr(?:en|e)?|años?"),
}
_MINUTES = {"second": 1 / 60, "minute": 1, "hour": 60}
_DURATION = re.compile(r"^(?:in|en|dentro de)\s+(half an?|[^\W_]+(?:\.\d+)?)\s+([^\W\d_]+)\b(.*)$")
_FROM_NOW = re.compile(r"^([^\W_]+(?:\.\d+)?)\s+([^\W\d_]+) from now\b(.*)$")
_AND_MINUTES = re.compile(r"^,?\s*+(?:(?:and|und|y)\s*+)?(\d{1,3})\s++(?:min(?:ute|uten|uto)?s?)$")
_ORDINAL = re.compile(r"^(?:the )?(\d{1,2})(?:st|nd|rd|th)$")
_DATED_WEEKDAY = re.compile(r"^([^\W\d_]+),?\s+(?:(?:the )?(\d{1,2})(?:st|nd|rd|th)|(?:den |el )?(\d{1,2})\.?)$")
_FILLER = re.compile(r"^(?:on|the|am|den|el|at|um|by|until|bis|,)\s+|(?<!\s)\s++(?:at|um|a las|,)$")
_NEXT = re.compile(r"^(?:next|coming|this coming|nächsten?|nächster|kommenden?|el próximo|próximo)\s+")
_THIS = re.compile(r"^(?:this|diesen?|este)\s+")


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
    if found is None:
        raise ValueError(f"“{words}” is not a date or time I understand")
    return found.astimezone(UTC).astimezone(zone)


def normalised(words: str) -> str:
    """Date words in the one form they are read in: lower case, single spaces, no final punctuation."""
    folded = normalized("NFKC", words).casefold().replace("a.m.", "am").replace("p.m.", "pm")
    return " ".join(folded.split()).strip(" .!?")


def says_weekday_alone(text: str) -> bool:
    """Whether a normalised phrase is the name of a weekday and nothing else."""
    return _THIS.sub("", _trimmed(text)) in _WEEKDAYS


def in_words(moment: date) -> str:
    """An instant as a confirmation shows it: weekday, date, time, offset. A whole day without the last two."""
    if not isinstance(moment, datetime):
        return f"{moment:%A %d %B %Y}"
    offset = moment.strftime("%z")
    return f"{moment:%A %d %B %Y, %H:%M} (UTC{offset[:3]}:{offset[3:5]})"


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
    zones = [word for word in words if word in _ZONES]
    if len(zones) != 1 or len(words) == 1:
        return text, None
    return " ".join(word for word in words if word not in _ZONES), ZoneInfo(_ZONES[zones[0]])


def _resolve(text: str, now: datetime) -> datetime | None:
    if text in ("now", "jetzt", "ahora", "right now"):
        return now
    duration = _DURATION.match(text) or _FROM_NOW.match(text)
    if duration is not None:
        return _after(duration.group(1), duration.group(2), duration.group(3), now)
    clock, rest = take_time(text)
    rest = _trimmed(rest)
    if not rest:
        return _next_time(clock, now) if clock else None
    day, today_if_later = _day(rest, now)
    if day is None:
        return None
    moment = _at(day, clock, now)
    if today_if_later and moment <= now:
        moment = _at(day + timedelta(days=7), clock, now)
    return moment


def _trimmed(text: str) -> str:
    while (shorter := _FILLER.sub("", text).strip(" ,")) != text:
        text = shorter
    return text


def _after(amount: str, unit: str, rest: str, now: datetime) -> datetime | None:
    number = number_of(amount)
    name = next((n for n, pattern in UNITS.items() if pattern.fullmatch(unit)), None)
    if number is None or name is None or number > 10_000:
        return None
    if name in _MINUTES:
        return _after_minutes(number * _MINUTES[name], rest, now)
    clock, leftover = take_time(rest)
    if _trimmed(leftover.strip()) or number != int(number):
        return None
    day = _shift(now.date(), int(number), name)
    return _at(day, clock or TimeOfDay(now.hour * 60 + now.minute), now) if day else None


def _after_minutes(minutes: float, rest: str, now: datetime) -> datetime | None:
    if rest.strip():
        more = _AND_MINUTES.match(rest)
        if more is None:
            return None
        minutes += int(more.group(1))
    return now.astimezone(UTC) + timedelta(minutes=minutes)


def number_of(text: str) -> float | None:
    """A number in figures or words, or None."""
    text = text.removesuffix(" an").removesuffix(" a")
    if text in NUMBER_WORDS:
        return NUMBER_WORDS[text]
    try:
        return float(text) if text[0].isdecimal() else None
    except ValueError:
        return None


def _shift(day: date, number: int, unit: str) -> date | None:
    try:
        if unit in ("day", "week"):
            return day + timedelta(days=number * (7 if unit == "week" else 1))
        months = day.year * 12 + day.month - 1 + number * (12 if unit == "year" else 1)
        year, month = divmod(months, 12)
        return date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))
    except (ValueError, OverflowError, calendar.IllegalMonthError):
        return None


def _day(text: str, now: datetime) -> tuple[date | None, bool]:
    """The day a phrase names, and whether it is today's weekday, which means next week once the time has passed."""
    today = now.date()
    if text in _DAY_OFFSETS:
        return today + timedelta(days=_DAY_OFFSETS[text]), False
    named = _NEXT.sub("", text)
    after_today = named != text
    named = _THIS.sub("", named)
    if named in _WEEKDAYS:
        ahead = (_WEEKDAYS[named] - today.weekday()) % 7
        return today + timedelta(days=ahead or (7 if after_today else 0)), ahead == 0 and not after_today
    if named in ("month", "monat", "mes") and after_today:
        return _shift(today, 1, "month"), False
    if named in ("year", "jahr", "año") and after_today:
        return _shift(today, 1, "year"), False
    if text in ("end of the month", "end of month", "ende des monats", "monatsende"):
        return today.replace(day=calendar.monthrange(today.year, today.month)[1]), False
    if ordinal := _ORDINAL.match(text):
        return _day_of_month(int(ordinal.group(1)), today), False
    if (dated := _DATED_WEEKDAY.match(text)) and dated.group(1) in _WEEKDAYS:
        found = _day_of_month(int(dated.group(2) or dated.group(3)), today)
        return (found if found and found.weekday() == _WEEKDAYS[dated.group(1)] else None), False
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
        return _local(day, minute, now)
    for minute in _DEFAULT_MINUTES:
        moment = _local(day, minute, now)
        if day != now.date() or moment > now:
            return moment
    return _local(day, _DEFAULT_MINUTES[-1], now)


def _next_time(clock: TimeOfDay, now: datetime) -> datetime:
    minutes = [clock.minute, clock.minute + 12 * 60] if clock.either_half else [clock.minute]
    moments = [_local(now.date() + timedelta(days=ahead), minute, now) for ahead in (0, 1) for minute in minutes]
    return next(moment for moment in moments if moment > now)


def _local(day: date, minute: int, now: datetime) -> datetime:
    extra, minute = divmod(minute, 24 * 60)
    local = datetime.combine(day + timedelta(days=extra), time(minute // 60, minute % 60), tzinfo=now.tzinfo)
    return local.astimezone(UTC).astimezone(now.tzinfo)
