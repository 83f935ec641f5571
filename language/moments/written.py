"""What a day or an instant is, as programs write them: ISO 8601, the dates of mails and feeds, Unix time. Pure."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta, tzinfo
from email.utils import parsedate_to_datetime
from typing import Final
from zoneinfo import ZoneInfo

from steward.language.phrases import day_in_words, phrase
from steward.language.word_lists import LANGUAGES

_ISO: Final = re.compile(
    r"(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?(Z|[+-]\d{2}:?\d{2})?)?", re.IGNORECASE
)
"""Matches 2026-11-05, 2026-11-05T14:30, 2026-11-05 14:30:00.5+01:00, ...Z; not 2026-11-5."""
_MAIL: Final = re.compile(
    r"(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(?::\d{2})?(?: [A-Z+-][\w:]{0,5})?"
)
"""Matches Thu, 05 Nov 2026 14:30:00 +0100; 5 Nov 2026 14:30."""
_EPOCH: Final = (946_684_800, 4_102_444_800)
"""Unix times of the years 2000 to 2100; in milliseconds a thousand times that."""


def zone_named(name: str | None) -> tzinfo | None:
    """The zone of that name, or None when there is none."""
    if not name:
        return None
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # ZoneInfoNotFoundError is a KeyError.
        return None


def moment_of(value: object) -> date | datetime | None:
    """The day or the instant a value names, or None. A day is a `date` that is no `datetime`."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return from_epoch(value)
    if not isinstance(value, str) or len(value) > 40:
        return None
    text = value.strip()
    try:
        found = _ISO.fullmatch(text)
        if found:
            if not found[2]:
                return date.fromisoformat(found[1])
            offset = "+00:00" if (found[4] or "").upper() == "Z" else found[4] or ""
            return datetime.fromisoformat(f"{found[1]}T{found[2]}{found[3] or ''}{offset}")
        return parsedate_to_datetime(text) if _MAIL.fullmatch(text) else None
    except ValueError:
        return None


def from_epoch(value: float) -> datetime | None:
    """The instant of a Unix time in seconds or milliseconds, when it lies between 2000 and 2100."""
    seconds = value / 1000 if _EPOCH[0] * 1000 <= value < _EPOCH[1] * 1000 else value
    return datetime.fromtimestamp(seconds, UTC) if _EPOCH[0] <= seconds < _EPOCH[1] else None


def local(moment: datetime, zone: tzinfo | None) -> datetime:
    """The instant in `zone`; as it stands without a zone, or where the calendar ends before it gets there."""
    if zone is None or moment.tzinfo is None:
        return moment
    try:
        return moment.astimezone(zone)
    except OverflowError:
        return moment


def local_day(value: object, zone: tzinfo | None = None) -> date | None:
    """The day on which a moment falls for the reader."""
    moment = moment_of(value)
    return local(moment, zone).date() if isinstance(moment, datetime) else moment


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


def in_short(moment: date, zone: tzinfo | None = None) -> str:
    """A day, or an instant in `zone` when it is given: "Wed 4 Mar 2026, 10:00"."""
    if not isinstance(moment, datetime):
        return f"{moment:%a} {moment.day} {moment:%b %Y}"
    shown = local(moment, zone)
    in_utc = shown.tzinfo is moment.tzinfo and shown.utcoffset() == timedelta(0)
    return f"{in_short(shown.date())}, {shown:%H:%M}" + (" UTC" if in_utc else "")
