"""Cuts a text into messages that Telegram takes, at places where a reader would pause. Pure.

Telegram counts UTF-16 units. Nothing is lost: the parts put together are the text, but for the white space at the cuts.
"""

from __future__ import annotations

from typing import Final

LIMIT: Final = 4096
_PAUSES: Final = ("\n\n", "\n", ". ", "! ", "? ", "; ", ", ", " ")
_SHORTEST: Final = 2
"""A part is at least the limit divided by this: an early paragraph is no reason for a short message."""


def units(text: str) -> int:
    """How long Telegram takes a text to be."""
    return len(text) + sum(1 for letter in text if ord(letter) > 0xFFFF)


def split(text: str, limit: int = LIMIT) -> list[str]:
    """The text in parts of at most `limit` units; none for a text of white space alone."""
    parts, rest = list[str](), text.strip()
    while rest:
        end = _fitting(rest, limit)
        if end < len(rest):
            end = _pause(rest, end)
        if part := rest[:end].rstrip():
            parts.append(part)
        rest = rest[end:].lstrip("\n").lstrip(" ")
    return parts


def shortened(text: str, limit: int) -> str:
    """The beginning of a text that is only a notice; an ellipsis says that there is more."""
    return text if units(text) <= limit else text[: _fitting(text, limit - 1)] + "…"


def _fitting(text: str, limit: int) -> int:
    """How many characters from the beginning fit."""
    if units(text[:limit]) <= limit:
        return min(limit, len(text))
    count = 0
    for at, letter in enumerate(text):
        count += 1 + (ord(letter) > 0xFFFF)
        if count > limit:
            return at
    return len(text)


def _pause(text: str, end: int) -> int:
    for pause in _PAUSES:
        at = text.rfind(pause, 0, end)
        if at > 0 and at + len(pause) >= end // _SHORTEST:
            return at + len(pause)
    # No mark of a letter alone, and none that joins two: a picture of several letters stays whole.
    while end > 1 and (_joins(text[end]) or _joins(text[end - 1])) and end > 1:
        end -= 1
    return end


def _joins(letter: str) -> bool:
    return letter in "\u200d\ufe0f" or "\u0300" <= letter <= "\u036f" or "\U0001f3fb" <= letter <= "\U0001f3ff"
