"""Why tools failed, which they say in English, in the language of a request: by templates (phrases/outcomes.yaml).

Called by the room `wording` and for questions. What no template fits stays as it is; names and texts of users and of
others pass through the blanks unread.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from steward.language.moments.written import in_words, span_in_words
from steward.language.word_lists import LANGUAGES

_FILE: Final = Path(__file__).with_name("phrases") / "outcomes.yaml"
_BLANK: Final = re.compile(r"\{(\w+)\}")
_LONGEST: Final = 2_000
_MOMENT: Final = re.compile(
    r"[A-Z][a-z]{2,9} (\d{1,2} [A-Z][a-z]{2,9})(?: (\d{4}))?(?:,? (\d\d:\d\d)(?:-(\d\d:\d\d))?)?"
)
"""Matches "Friday 27 November 2026, 22:00", "Fri 27 Nov 2026 22:00", "Monday 30 November" and "..., 14:00-14:45"."""
_YEARS: Final = range(2024, 2040)


@dataclass(frozen=True, slots=True)
class _Template:
    """`between` are the texts around the blanks `names`."""

    between: tuple[str, ...]
    names: tuple[str, ...]
    others: Mapping[str, str]

    def blanks(self, text: str) -> dict[str, str] | None:
        """What stands in its blanks, the shortest that fits from the left; None where the text is another. Linear."""
        first, *rest = self.between
        if not text.startswith(first) or not (rest or text == first):
            return None
        found, at = [], len(first)
        for number, part in enumerate(rest):
            if self.names[number] == "when":
                end = moment.end() if (moment := _MOMENT.match(text, at)) else -1
            elif number == len(rest) - 1:
                end = len(text) - len(part)
            else:
                end = text.find(part, at + 1)
            if end <= at or not text.startswith(part, end):
                return None
            found.append(text[at:end])
            at = end + len(part)
        return None if at < len(text) else dict(zip(self.names, found, strict=True))


def outcome_in(lang: str, text: str) -> str:
    """An outcome in that language, as far as templates have it: its first line, and those below that say the same of
    other things."""
    if lang == LANGUAGES[0]:
        return text
    head, *more = text.split("\n")
    template, told = _translated(lang, head)
    if template is None:
        return text
    return "\n".join([told, *(_by(template, lang, one) or one for one in more)])


def _translated(lang: str, line: str) -> tuple[_Template | None, str]:
    if len(line) <= _LONGEST:
        for template in _templates():
            if (told := _by(template, lang, line)) is not None:
                return template, told
    return None, line


def _by(template: _Template, lang: str, line: str) -> str | None:
    blanks = template.blanks(line)
    if blanks is None:
        return None
    return template.others[lang].format(**{name: _told(lang, name, text) for name, text in blanks.items()})


def _told(lang: str, name: str, text: str) -> str:
    match name:
        case "when":
            return _moment(lang, text) or text
        case "why":
            return _translated(lang, text)[1]
        case "near":
            return _MOMENT.sub(lambda found: _moment(lang, found[0]) or found[0], text)
    return text


def _moment(lang: str, text: str) -> str | None:
    """A day, moment or span as English writes it, in another language; None where it is none."""
    found = _MOMENT.fullmatch(text)
    if found is None:
        return None
    years = [int(found[2])] if found[2] else _YEARS
    for year in years:
        try:
            day = _day(f"{found[1]} {year}")
        except ValueError:
            continue
        if text.startswith(day.strftime("%a")):
            today = None if found[2] else day.date()
            if not found[3]:
                return in_words(day.date(), lang, today)
            start, end = (day + _clock(hour or found[3]) for hour in (found[3], found[4]))
            return span_in_words(start, end, lang, today)
    return None


def _day(text: str) -> datetime:
    """Raises ValueError where it is no day."""
    day, month, year = text.split()
    return datetime.strptime(f"{day} {month[:3]} {year} +0000", "%d %b %Y %z")


def _clock(text: str) -> timedelta:
    hours, minutes = text.split(":")
    return timedelta(hours=int(hours), minutes=int(minutes))


@cache
def _templates() -> tuple[_Template, ...]:
    entries = yaml.safe_load(_FILE.read_text("utf-8"))
    return tuple(
        _Template(
            tuple(_BLANK.split(english)[::2]),
            tuple(_BLANK.findall(english)),
            dict(zip(LANGUAGES[1:], others, strict=True)),
        )
        for english, *others in entries
    )
