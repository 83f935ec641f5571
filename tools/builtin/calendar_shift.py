"""By how much an event is moved, in words: a length with its direction, or the moment that is said instead."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Final, Literal, TypeAlias

from steward.contracts.errors import ToolFailed
from steward.language.moments.lengths import length_of
from steward.language.moments.reader import resolve
from steward.language.word_lists import any_of
from steward.tools.context import ToolContext

Direction: TypeAlias = Literal["later", "earlier"]
_NO_LENGTH: Final = re.compile(rf"\b(?:{any_of('later', 'earlier')})\b|^[+-]|\b(?:by|um|por)\b", re.I)
_LATER: Final = re.compile(rf"\b(?:{any_of('later')})\b|^\s*\+", re.I)
_EARLIER: Final = re.compile(rf"\b(?:{any_of('earlier')})\b|^\s*-", re.I)
_TO: Final = re.compile(rf"^(?:{any_of('moved_to')})\s+", re.I)


def shift_of(words: str, direction: Direction | None) -> timedelta:
    """How much later an event is to be; less than nothing for earlier, which the words say, or else the direction of
    the order. Raises ToolFailed: they say no length of time."""
    length = _length_in(words)
    if length is None:
        raise ToolFailed(f"“{words[:60]}” does not say how much later or earlier; say, for example, 30 minutes later")
    earlier = direction == "earlier" and not _LATER.search(words)
    return -length if earlier or _EARLIER.search(words) else length


def moment_instead(words: str, ctx: ToolContext) -> datetime | None:
    """The moment that is said where it was asked by how much an event is moved: "to 3pm"; None for a length."""
    if _length_in(words) is not None:
        return None
    try:
        return resolve(without_to(words), ctx.zone.key, ctx.now).begin
    except ValueError:
        return None


def without_to(words: str) -> str:
    """Words for a moment without what leads to it: the "to" of "to 3pm"."""
    return _TO.sub("", words.strip())


def moved(moment: datetime, by: timedelta) -> datetime:
    """Whole days keep the time of day across a clock change; hours are counted in real time."""
    if by % timedelta(days=1):
        return (moment.astimezone(UTC) + by).astimezone(moment.tzinfo)
    return moment + by


def _length_in(words: str) -> timedelta | None:
    return length_of(_NO_LENGTH.sub("", words).strip())
