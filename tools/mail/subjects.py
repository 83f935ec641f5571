"""The subject of a mail that was given none, made from its first words. Pure; used when a mail is prepared."""

from __future__ import annotations

import re
from typing import Final

from steward.language.word_lists import any_of

_MOST: Final = 60
_FEWEST_WORDS: Final = 3
_LOOKED_AT: Final = 500
_GREETING: Final = re.compile(rf"(?:{any_of('greetings')})\b[^,.!\n]{{0,40}}[,.!\n]", re.IGNORECASE)
"""Matches "Hi Bob," and "Good morning!", not "Hiking is off"."""
_BREAK: Final = re.compile(r"[.!?;:,](?=\s|$)|\n|\s[-–—]\s")
"""Matches what ends a clause: the comma of "I'm late, start", not the point of "3.5"."""


def subject_of(body: str) -> str:
    """The first clause of a text, without its greeting, in at most 60 characters; a very short one with the next."""
    whole = body[:_LOOKED_AT].strip()
    greeting = _GREETING.match(whole)
    text = whole[greeting.end() :].strip() if greeting else ""
    text = text or whole
    ends = [found.start() for found in _BREAK.finditer(text)] + [len(text)]
    end = next((end for end in ends if len(text[:end].split()) >= _FEWEST_WORDS), len(text))
    words = " ".join(text[:end].split())
    if len(words) > _MOST:
        words = words[: _MOST - 1].rsplit(" ", 1)[0].rstrip(" ,;:-") + "…"
    return words[:1].upper() + words[1:]
