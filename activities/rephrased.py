"""Whether a planner's own words say what the user said in other words: another order, form or spelling of them, or a
moment in figures.

Pure; used for the labels of calls. It is no test of meaning: words count by how they are spelt, and a word that only
somebody else wrote makes a text theirs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from difflib import get_close_matches
from itertools import islice
from typing import Final
from zoneinfo import ZoneInfo

from steward.contracts.base import Json
from steward.contracts.evidence import Evidence
from steward.language.moments.asked import time_near
from steward.language.moments.reader import resolve
from steward.language.moments.spans import moment_spans
from steward.language.unicode_text import unaccented
from steward.language.word_lists import words_for
from steward.planners.verbatim_spans import stated_numbers

_WORD: Final = re.compile(r"[^\W_]{3,}")
_SMALL: Final = frozenset(map(unaccented, words_for("small_words")))
_STEM: Final = 5
_ALIKE: Final = 0.6
"""How alike two spellings are, as difflib measures it: "Munich" and "München", "Kopenhagen" and "Copenhagen"."""
_MOST_WORDS: Final = 60
_LONGEST: Final = 4_000
_CLOCK: Final = re.compile(r"\d{1,2}[:.]\d{2}")
_HOURS: Final = 24
_MINUTES: Final = 60
_DAY_ALONE: Final = len("2026-05-04")
_MINUTE: Final = timedelta(minutes=1)


def is_rephrased(value: Json, evidence: Evidence) -> bool:
    """Whether at least half of a text's words are the user's, of this problem or known of them, and none of the others
    stands in what somebody else wrote, but codes, which have labels of their own; of a number, whether the user said it
    in words."""
    if isinstance(value, bool) or value is None:
        return False
    said = [text[:_LONGEST] for text in evidence.said]
    if isinstance(value, int | float):
        return any(value in stated_numbers(text) for text in said)
    words = list(islice(_words([str(value)]), _MOST_WORDS + 1))
    if not words or len(words) > _MOST_WORDS:
        return False
    known = _words([*said, *(text[:_LONGEST] for text in evidence.told)])
    others = [word for word in words if not _is_among(word, known)]
    texts = [word for word in others if not any(map(str.isdigit, word))]
    return 2 * len(others) <= len(words) and not any(evidence.foreign.find(word) for word in texts)


def adds_only_said(value: str, before: str, said: Sequence[str]) -> bool:
    """Whether each word of a text stands in the one before it or is among the user's."""
    known = _words([before[:_LONGEST], *(text[:_LONGEST] for text in said)])
    words = list(islice(_words([value]), _MOST_WORDS + 1))
    return len(words) <= _MOST_WORDS and all(word in known for word in words)


def moment_said(value: str, said: Sequence[str], timezone: str, now: datetime) -> tuple[int, int, int] | None:
    """Where the user said the day of a moment that is written in figures (the number of the utterance from 1, begin and
    end), where they said its time of day too; None where either is nobody's word but the planner's."""
    try:
        wanted = datetime.fromisoformat(value)
    except ValueError:
        return None
    zone = ZoneInfo(timezone)
    wanted = wanted.astimezone(zone) if wanted.tzinfo else wanted.replace(tzinfo=zone)
    spans = [(number, text, span) for number, text in enumerate(said, start=1) for span in moment_spans(text)]
    times = [text[span.start : span.end] for _, text, span in spans if span.kind == "time"]
    if len(value) > _DAY_ALONE and not any(_is_time(words, wanted) for words in times):
        return None
    days = ((number, text, span) for number, text, span in spans if span.kind == "day")
    found = (one for one in days if _day_of(one[1][one[2].start : one[2].end], timezone, now) == wanted.date())
    return next(((number, span.start, span.end) for number, _, span in found), None)


def time_said(value: str, said: Sequence[str]) -> int | None:
    """In which utterance (from 1) the user said a time of day that is written in figures, in whatever form: "15 Uhr"
    for "15:00"; None where they did not."""
    if _CLOCK.fullmatch(value) is None:
        return None
    hour, minute = (int(part) for part in re.split("[:.]", value))
    if hour >= _HOURS or minute >= _MINUTES:
        return None
    wanted = datetime(2000, 1, 1, hour, minute, tzinfo=UTC)
    for number, text in enumerate(said, start=1):
        times = (text[span.start : span.end] for span in moment_spans(text) if span.kind == "time")
        if any(_is_time(words, wanted) for words in times):
            return number
    return None


def _is_time(words: str, wanted: datetime) -> bool:
    near = time_near(f"at {words}" if words[:1].isdigit() and " " not in words else words, wanted)
    return near is not None and abs(near - wanted) < _MINUTE


def _day_of(words: str, timezone: str, now: datetime) -> date | None:
    """The one day that words say."""
    try:
        meant = resolve(words, timezone, now)
    except ValueError:
        return None
    return meant.begin.date() if meant.days is None or meant.days.first == meant.days.last else None


def _words(texts: Sequence[str]) -> list[str]:
    return [word for text in texts for word in _WORD.findall(unaccented(text)) if word not in _SMALL]


def _is_among(word: str, known: Sequence[str]) -> bool:
    if any(word[:_STEM] == other[:_STEM] for other in known):
        return True
    return len(word) > _STEM - 2 and bool(get_close_matches(word, known, n=1, cutoff=_ALIKE))
