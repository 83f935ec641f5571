"""Whether an argument of a call is what an expectation asks for. The matchers of README.md; pure.

Called by the loader, which refuses matchers that mean nothing, and by the verdicts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal, InvalidOperation
from typing import Any, Final, TypeAlias

from bench.dialogues.moments import moment

Matcher: TypeAlias = Any
"""Text, a number, a truth, null, a list of matchers, {item: title}, or the matchers of an object's members."""
Id: TypeAlias = int | str
"""Of a thing, as the product gives and takes it."""
_EMPTY: Final[tuple[Any, ...]] = (None, "", [], {})


@dataclass(frozen=True, slots=True)
class Situation:
    """What matchers are read with: the moment the turn began, in the user's zone, and the ids of the things that items
    name, by title."""

    now: datetime
    ids: Mapping[str, Set[Id]] = field(default_factory=dict)


def fits(matcher: Matcher, value: Any, situation: Situation) -> bool:
    """Whether the value is what the matcher asks for."""
    match matcher:
        case None:
            return value in _EMPTY
        case bool():
            return value is matcher or _folded(value) == str(matcher).lower()
        case int() | float():
            return not isinstance(value, bool) and _number(value) == _number(matcher)
        case list():
            return any(fits(one, value, situation) for one in matcher)
        case {"item": title}:
            return str(value) in map(str, situation.ids.get(str(title), ()))
        case dict():
            known = value if isinstance(value, dict) else {}
            return all(fits(one, known.get(name), situation) for name, one in matcher.items())
    return _text_fits(str(matcher), value, situation)


def check(matcher: Matcher) -> None:
    """Raises ValueError: a regular expression or a moment that cannot be read, an item without a title."""
    match matcher:
        case list():
            for one in matcher:
                check(one)
        case {"item": title, **others}:
            if others or not isinstance(title, str | int | float):
                raise ValueError("an item is written {item: its title}")
        case dict():
            check(list(matcher.values()))
        case str() if _is_expression(matcher):
            try:
                re.compile(matcher[1:-1])
            except re.error as error:
                raise ValueError(f"{matcher} is not a regular expression: {error}") from error
        case str() if matcher.startswith("@"):
            moment(matcher[1:])


def items_of(matcher: Matcher) -> set[str]:
    """The titles of the things that a matcher, or a member of an argument, names by {item: title}."""
    match matcher:
        case {"item": title, **others} if not others:
            return {str(title)}
        case dict():
            return items_of(list(matcher.values()))
        case list():
            return set().union(*map(items_of, matcher))
    return set()


def same_text(one: Any, other: Any) -> bool:
    """Whether two texts are the same but for case, spaces and a final full stop."""
    return _plain(one) == _plain(other)


def contains(text: str, part: str) -> bool:
    """Whether the part is in the text, whatever case and spaces."""
    return _folded(part) in _folded(text)


def _text_fits(wanted: str, value: Any, situation: Situation) -> bool:
    if value in _EMPTY:
        return False
    if wanted == "*":
        return True
    if isinstance(value, list):
        return any(_text_fits(wanted, one, situation) for one in value)
    if wanted.startswith("@"):
        return moment(wanted[1:]).is_meant_by(value, situation.now)
    if wanted.startswith("~"):
        return contains(str(value), wanted[1:])
    if _is_expression(wanted):
        return re.search(wanted[1:-1], str(value), re.IGNORECASE) is not None
    return same_text(wanted, value)


def _is_expression(text: str) -> bool:
    return len(text) > 2 and text.startswith("/") and text.endswith("/")


def _number(value: Any) -> Decimal | None:
    try:
        return Decimal(str(value).strip())
    except InvalidOperation:
        return None


def _plain(value: Any) -> str:
    return _folded(value).rstrip(".").rstrip()


def _folded(value: Any) -> str:
    return " ".join(str(value).replace("’", "'").casefold().split())
