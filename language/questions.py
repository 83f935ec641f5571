"""What a question wants to know, by the words that ask: yes or no, when, where, how many, how much. Pure.

Called where results are put into words. What does not ask one of these is open: a list of what was found answers it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from steward.language.gloss import in_english, language_of
from steward.language.moments.elements import MOST
from steward.language.moments.spans import moment_spans
from steward.language.unicode_text import caseless
from steward.language.word_lists import LANGUAGES, any_of, by_language, by_word, single_words, values_in


class Wanted(StrEnum):
    """What would answer a question."""

    YES_OR_NO = "yes_or_no"
    WHEN = "when"
    WHERE = "where"
    HOW_MANY = "how_many"
    HOW_MUCH = "how_much"
    OPEN = "open"


def _whole(words: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{words})(?!\w)")


_LEADS: Final = re.compile(rf"^(?:[¿¡ ]|(?:{any_of('polite_openings')})[ ,]+)+")
_SAYS: Final = {
    kind: _whole(any_of(kind))
    for kind in (
        *("asks_how_many", "asks_how_much", "asks_when", "asks_where", "asks_indirectly", "asks_of_now", "at_night"),
        *("free", "busy", "have_time", "open_tasks", "done_tasks", "dry_words", "all_of_them", "now"),
    )
}
_YES_OR_NO: Final = {
    lang: re.compile(rf"(?:{'|'.join(words)})(?!\w)") for lang, words in by_language("asks_yes_or_no").items()
}
"""By language: the German for "what" is the English "was"."""
_LATEST: Final = _whole(rf"(?:{any_of('latest')}) (?:\w+ )?(?:{any_of('one_record')})")
_NEXT: Final = _whole(rf"(?:{any_of('next_one')}) (?:\w+ )?(?:{any_of('one_record')})")
"""Matches "my next meeting" and "the next team meeting"; not "next week" or "my next meetings"."""
_ORDER: Final = (
    ("asks_how_many", Wanted.HOW_MANY),
    ("asks_how_much", Wanted.HOW_MUCH),
    ("asks_when", Wanted.WHEN),
    ("asks_where", Wanted.WHERE),
    ("asks_indirectly", Wanted.YES_OR_NO),
)
_WORD: Final = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_NO_TOPIC: Final = single_words(
    "small_words", "mail_words", "question_fillers", "asking", "records", "places_of_records", "at"
)
_NAMES_ONLY: Final = ("en", "es")
_ASPECTS: Final = by_word("weather_aspects")
_ASPECT: Final = _whole(any_of("weather_aspects"))
_STATES: Final = {
    lang: {word: state for state, words in values_in("device_states", lang).items() for word in words}
    for lang in LANGUAGES
}
_STATE: Final = {lang: _whole("|".join(sorted(words, key=len, reverse=True))) for lang, words in _STATES.items()}
"""By language: the German for "on" is the English "an"."""


@dataclass(frozen=True)
class Question:
    """A question as it was asked."""

    text: str

    @cached_property
    def plain(self) -> str:
        """Without case; of a long text its first 2,000 characters."""
        return caseless(self.text[:MOST])

    @cached_property
    def lang(self) -> str:
        """The language it is asked in."""
        return language_of(self.text)

    @cached_property
    def wanted(self) -> Wanted:
        """What would answer it."""
        asked = next((wanted for kind, wanted in _ORDER if self.says(kind)), None)
        if asked is not None:
            return asked
        begins = _YES_OR_NO[self.lang].match(_LEADS.sub("", self.plain))
        return Wanted.YES_OR_NO if begins else Wanted.OPEN

    def says(self, kind: str) -> bool:
        """Whether it has a word of a kind."""
        return _SAYS[kind].search(self.plain) is not None

    @property
    def of_latest(self) -> bool:
        """Whether it is about the latest of something."""
        return _LATEST.search(self.plain) is not None

    @property
    def of_next(self) -> bool:
        """Whether it is about the next of something."""
        return _NEXT.search(self.plain) is not None

    @property
    def weather_aspects(self) -> list[str]:
        """What of the weather it names, in order: "rain", "cold"."""
        return [_ASPECTS[match[0]] for match in _ASPECT.finditer(self.plain)]

    @property
    def device_states(self) -> list[str]:
        """The states of devices it names, in order: "locked"."""
        return [_STATES[self.lang][match[0]] for match in _STATE[self.lang].finditer(self.plain)]

    @cached_property
    def topic(self) -> list[str]:
        """The words that say which one is meant: no moments, no words that ask, no names of kinds of things."""
        return _topic(self.text[:MOST])

    @cached_property
    def names(self) -> list[str]:
        """Those of its words that are names by their capital; German writes one on every noun."""
        first = self.text.lstrip("¿¡ ")
        return [
            word for word in self.topic if word[0].isupper() and not first.startswith(word) and self.lang in _NAMES_ONLY
        ]

    @cached_property
    def topic_in_english(self) -> list[str]:
        """The same of what it is in English."""
        return _topic(in_english(self.text).text[:MOST]) if self.lang != "en" else []


def _topic(text: str) -> list[str]:
    for span in reversed(moment_spans(text)):
        text = f"{text[: span.start]} {text[span.end :]}"
    words = [word.replace("’", "'").removesuffix("'s") for word in _WORD.findall(text)]
    return [word for word in words if not word.isdigit() and len(word) > 1 and word.casefold() not in _NO_TOPIC]
