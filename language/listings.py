"""Several things that one message lists: "three things for my list: a, b, c", "milk, eggs and bread on my list". Pure.

Called by the embedded planner, which makes a call of each. What stands in quotation marks is one thing.
"""

from __future__ import annotations

import re
from typing import Final

from steward.language.moments.spans import moment_spans
from steward.language.moods import Mood, mood_of
from steward.language.word_lists import any_of, by_value

_LONGEST: Final = 400
_MOST: Final = 8
_HEAD: Final = re.compile(rf"\b(?:{any_of('listing_heads')})\b", re.I)
_PLACE: Final = rf"(?:{any_of('listing_places')})"
_ORDER: Final = re.compile(rf"(?:{any_of('listing_orders')})\s+", re.I)
"""Matches the "put " of "put milk and eggs on my list"."""
_OTHER_ORDER: Final = re.compile(rf"(?:{any_of('listing_orders', 'deed_verbs')})\b", re.I)
_OF_A_BARE_THING: Final = 2
"""Words: what is listed without an order ("milk, eggs on my list") is named shortly."""
_AT_END: Final = re.compile(rf"(?<=\S) {_PLACE}$", re.I)
_AND: Final = rf"(?:{any_of('joining', 'item_joints')}|&)"
_COMMA: Final = re.compile(rf"[,;](?!\d)\s*+(?:{_AND}\s++)?|\n", re.I)
_LAST_AND: Final = re.compile(rf"(?<=\S) {_AND} (?=\S)", re.I)
_QUOTED: Final = re.compile(r"[\"“”„«»]|(?<!\w)['‘]|['’](?!\w)")
_VERBS: Final = frozenset(verb.casefold() for verb in by_value("errands"))
_TASK: Final = re.compile(rf"(?:{any_of('errand_orders')})\s+(?=\S)", re.I)
"""Matches the "add task to " of "add task to buy milk and call Ann"."""


def listed_things(text: str) -> list[str]:
    """The things that a message puts on a list, at least two; none for what lists nothing, or one thing."""
    message = " ".join(text.split()).strip(" .!")
    if len(message) > _LONGEST or _QUOTED.search(message):
        return []
    if mood_of(message) is Mood.QUESTION:
        return []
    if (errands := _errands(message)) is not None:
        return errands
    head, colon, after = message.partition(": ")
    headed = bool(colon) and _HEAD.search(head) is not None
    items = items_of(after) if headed else _before_place(message)
    if not 2 <= len(items) <= _MOST or _is_one_errand(items):
        return []
    return items if headed or not any(_OTHER_ORDER.match(item) for item in items) else []


def _errands(message: str) -> list[str] | None:
    """What there is to do after "add task to", where each piece says it with a verb of its own; None for anything else.
    A day or a time may be for all of them."""
    order = _TASK.match(message)
    items = [piece for item in items_of(message[order.end() :]) for piece in _LAST_AND.split(item)] if order else []
    return items if _are_errands(items) and not moment_spans(message) else None


def _are_errands(items: list[str]) -> bool:
    """Whether there are several things, each with a verb of its own: "buy stamps", "Briefmarken kaufen"."""
    ends = [{words[0].casefold(), words[-1].casefold()} for words in map(str.split, items)]
    return len(items) > 1 and not any(map(_VERBS.isdisjoint, ends))


def items_of(words: str) -> list[str]:
    """The things between commas, the last of them after "and"; one thing where there is no comma."""
    items = [item.strip() for item in _COMMA.split(words) if item.strip()]
    if len(items) < 2:
        return items
    return [*items[:-1], *(part.strip() for part in _LAST_AND.split(items[-1], maxsplit=1))]


def _before_place(message: str) -> list[str]:
    """The things before "on my list", after an order or named shortly; none where no list is named."""
    order, place = _ORDER.match(message), _AT_END.search(message)
    if place is None:
        return []
    words = message[order.end() if order else 0 : place.start()]
    items, two = items_of(words), _LAST_AND.split(words)
    if len(items) < 2 and _are_errands(two) and not moment_spans(words):
        return two
    return items if order or all(len(item.split()) <= _OF_A_BARE_THING for item in items) else []


def _is_one_errand(items: list[str]) -> bool:
    """Whether the first thing alone tells what to do: "buy milk, eggs and bread" is one task."""
    begins = [item.split()[0].casefold() in _VERBS for item in items]
    return begins[0] and not any(begins[1:])
