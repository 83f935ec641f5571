"""What answers are made of in each language: the texts of phrases/en.yaml, de.yaml and es.yaml, and days in words.

Called by the room `wording`. Words that are read stand in the lists of word_lists; what is said stands here.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from steward.language.word_lists import LANGUAGES, values_in

_FOLDER: Final = Path(__file__).with_name("phrases")
_CAPITAL: Final = ("en", "de")
"""Where the names of days and months have a capital."""


def phrase(lang: str, name: str, /, **values: object) -> str:
    """The text of that name with its blanks filled in."""
    return str(_phrases()[lang][name]).format(**values)


def counted(lang: str, noun: str, count: int) -> str:
    """ "1 event", "3 Termine"."""
    one, several = _phrases()[lang][noun]
    return phrase(lang, "counted", count=count, noun=one if count == 1 else several)


def sky(lang: str, condition: str) -> str:
    """The weather's words, which services say in English."""
    return str(_phrases()[lang]["sky"].get(condition, condition))


def has_word(group: str, name: str) -> bool:
    """Whether a group of words has that one."""
    return name in _phrases()[LANGUAGES[0]][group]


def word(lang: str, group: str, name: str, /, **values: object) -> str:
    """A word of a group of them, with its blanks filled in; the name itself where the group has none for it."""
    text = str(_phrases()[lang][group].get(name, name))
    return text.format(**values) if values else text


def field_word(lang: str, label: str) -> str:
    """What a field of a call is called, with a capital; one that has no word in the language by its own."""
    return sentence(word(lang, "fields", label.casefold()) if len(label) < 40 and "(" not in label else label)


def state_word(lang: str, state: str) -> str:
    """A state of Home Assistant as people call it: "abgeschlossen" for locked; unknown ones in its own words."""
    known = values_in("device_states", lang).get(state)
    return known[0] if known else word(lang, "more_device_states", state).replace("_", " ")


def day_in_words(lang: str, day: date, today: date | None) -> str:
    """ "Tuesday 24 November"; with the year where it is another than today's, or no day is given for today."""
    name = "day" if today is not None and day.year == today.year else "day_with_year"
    weekday, month = _name(lang, "weekdays", day.weekday()), _name(lang, "months", day.month)
    return phrase(lang, name, weekday=weekday, day=day.day, month=month, year=day.year)


def days_in_words(lang: str, days: Sequence[date], today: date) -> str:
    """ "on Tuesday 24 November", "from Monday 23 November to Sunday 29 November"."""
    first, last = (day_in_words(lang, day, today) for day in (days[0], days[-1]))
    return phrase(lang, "on_day", day=first) if first == last else phrase(lang, "from_to", first=first, last=last)


def sentence(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def _name(lang: str, kind: str, value: int) -> str:
    word = (values_in(kind, lang).get(str(value)) or values_in(kind, LANGUAGES[0])[str(value)])[0]
    return word.capitalize() if lang in _CAPITAL else word


@cache
def _phrases() -> dict[str, dict[str, Any]]:
    return {
        lang: yaml.load((_FOLDER / f"{lang}.yaml").read_text(encoding="utf-8"), yaml.CBaseLoader) for lang in LANGUAGES
    }


def text_of_kind(lang: str, kind: str, tool: str) -> str:
    """What a tool's result is called, by the kind of things that it is of: "the e-mail", else "what “x” returned"."""
    if has_word("texts", kind):
        return word(lang, "texts", kind)
    return word(lang, "texts", "other", tool=tool) if tool else phrase(lang, "text_unknown")
