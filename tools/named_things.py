"""Things of a user by what the user calls them: an id, a title, several of these, or all there are. Pure.

Used by the bindings of tools that take an id, so that what a human approves, and what runs, is certain things.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.language.stems import SMALL_WORDS, bare_stem, stem
from steward.language.unicode_text import normalized
from steward.language.word_lists import any_of, words_for

MOST_THINGS = 100
"""In one call."""
_SHOWN = 10
_LONGEST_LABEL = 80
_LONGEST_WORDS = 500
_WORD = re.compile(r"[^\W_]+")
_AND = any_of("joining")
_BETWEEN = re.compile(rf",\s*+(?:(?:{_AND})\s++)?|(?<!\s)\s++(?:{_AND}|&)\s++")
_EVERYTHING = frozenset(words_for("everything"))
_KINDS = words_for("thing_words")
_FILLERS = frozenset(_KINDS) | SMALL_WORDS
_JOINTS = _FILLERS.union(words_for("name_joints"))
_SHORTEST_KIND = 6
_OF_A_KIND = re.compile(
    rf"(?P<name>[^\W\d_]{{3,}}?)(?:{'|'.join(kind for kind in _KINDS if len(kind) >= _SHORTEST_KIND)})"
)
"""Matches "friseurtermin", which is a "termin" called "friseur"."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing of a user: the id tools know it by, its title, and what else tells it from others of that title."""

    thing_id: str
    title: str
    note: str = ""

    def __str__(self) -> str:
        """As an approval and an error show it."""
        return self.title[:_LONGEST_LABEL] + (f" ({self.note})" if self.note else "")


def things_called(given: Json, things: Sequence[Thing], kind: str, place: str) -> list[Thing]:
    """The things that `given` names: an id or words, a list of these, or a word for all of them. `kind` is what one is
    called, `place` where they are ("on your list").

    Raises:
        ToolFailed: in words for the user, when nothing or more than one thing fits one name.
    """
    names = given if isinstance(given, list) else [given]
    if isinstance(given, str) and _means_all(given):
        if not things:
            raise ToolFailed(f"there is no {kind} {place}")
        found = list(things)
    else:
        found = [thing for name in names for thing in _called(str(name), things, kind, place)]
    if len(found) > MOST_THINGS:
        raise ToolFailed(f"these are more than {MOST_THINGS} {kind}s; name fewer")
    return list(dict.fromkeys(found))


def thing_called(given: Json, things: Sequence[Thing], kind: str, place: str) -> Thing:
    """The one thing that `given` names. Raises ToolFailed as `things_called`, and when it names several."""
    found = things_called(given, things, kind, place)
    if len(found) != 1:
        raise ToolFailed(f"name one {kind}, not {len(found)}")
    return found[0]


def _called(name: str, things: Sequence[Thing], kind: str, place: str) -> list[Thing]:
    fitting = _fitting(name, things)
    if len(fitting) == 1:
        return fitting
    parts = _BETWEEN.split(name[:_LONGEST_WORDS])
    each = [_fitting(part, things) for part in parts]
    if len(parts) > 1 and all(len(found) == 1 for found in each):
        return [found[0] for found in each]
    shown = name.strip()[:_LONGEST_LABEL]
    if fitting:
        raise ToolFailed(f"several {kind}s fit “{shown}”: {_listed(fitting)}; say which one")
    there_are = f"; there are {_listed(things)}" if things else ""
    raise ToolFailed(f"there is no {kind} {shown} {place}{there_are}")


def _fitting(name: str, things: Sequence[Thing]) -> list[Thing]:
    """The things of that id, else of that title, else with all the words of the name in their title."""
    words = _words(name)
    for own in ({name.strip().lstrip("#")}, {word for word in words if word.isdecimal()} if _is_number(words) else ()):
        if by_id := [thing for thing in things if thing.thing_id in own]:
            return by_id
    if titled := [thing for thing in things if _words(thing.title) == words]:
        return titled
    for wanted in (_stems(words, SMALL_WORDS), _stems(words, _FILLERS)):
        if wanted and (having := [thing for thing in things if wanted <= _stems(_words(thing.title), frozenset())]):
            return having
    wanted = _telling(word for word in words if word not in _JOINTS)
    return [thing for thing in things if wanted and wanted <= _telling(_words(thing.title))]


def _telling(words: Iterable[str]) -> set[str]:
    """What tells one thing from another: "Termin beim Friseur" is the same as "Friseurtermin"."""
    named = ((_OF_A_KIND.fullmatch(word), word) for word in words)
    return {bare_stem(found["name"] if found is not None else word) for found, word in named}


def _is_number(words: Sequence[str]) -> bool:
    """Whether a name is a number and what such things are called: "task 3", "number 3"."""
    return sum(word.isdecimal() for word in words) == 1 and all(word.isdecimal() or word in _FILLERS for word in words)


def _means_all(name: str) -> bool:
    words = _words(name)
    return any(word in _EVERYTHING for word in words) and all(word in _EVERYTHING | _FILLERS for word in words)


def _words(text: str) -> list[str]:
    return _WORD.findall(normalized("NFKC", text[:_LONGEST_WORDS]).casefold())


def _stems(words: Sequence[str], without: frozenset[str]) -> set[str]:
    return {stem(word) for word in words if word not in without}


def _listed(things: Sequence[Thing]) -> str:
    more = f" and {len(things) - _SHOWN} more" if len(things) > _SHOWN else ""
    shown = (f"{thing.thing_id}: {thing}" if thing.thing_id.isdecimal() else str(thing) for thing in things[:_SHOWN])
    return "; ".join(shown) + more
