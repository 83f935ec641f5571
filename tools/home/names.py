"""Which device do the user's words mean? Matched over names and entity ids; nothing is guessed where two fit.

Rooms, things and kinds of devices have words in three languages: "luz del pasillo" and "Flurlicht" are the "Hallway
light". Pure; used by the client of Home Assistant.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final

from steward.language.stems import SMALL_WORDS
from steward.language.unicode_text import unaccented
from steward.language.word_lists import by_value, by_word, words_for
from steward.tools.home.entity import Entity

_KIND_WORDS: Final = by_value("device_kinds")
"""Users' words for a domain or device class, in the three languages of the catalogue's examples."""
_SUGGESTED = 8
_WORD: Final = re.compile(r"[^\W_]+")
_LONGEST_TEXT: Final = 400
"""Characters in which names are looked for; ids with commas between them are no names."""
_SHORTEST_PART: Final = 3
_PART_ENDS: Final = ("", "n", "s")
"""What may stand between the parts of a German compound: "Küchenlicht"."""


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def _words(text: str) -> tuple[str, ...]:
    return tuple(_singular(word) for word in _WORD.findall(unaccented(text[:_LONGEST_TEXT])))


_FILLERS: Final = SMALL_WORDS.union(
    word for said in words_for("home_words") for word in (unaccented(said), *_words(said))
)
_NAMED: Final = {
    _words(said): f"<{meant}>" for kind in ("home_places", "home_things") for said, meant in by_word(kind).items()
}
"""Rooms and things by the words for them: ("living", "room"), ("salon",) and ("wohnzimmer",) are one."""
_PLACES: Final = frozenset(f"<{meant}>" for meant in by_value("home_places"))
_MOST_WORDS: Final = max(map(len, _NAMED))
_KINDS: Final = frozenset(_singular(word) for words in _KIND_WORDS.values() for word in words)

Unit = frozenset[frozenset[str]]
"""The ways in which one or more words of a name may be read; each is words that a device must have."""


def words_of(text: str) -> frozenset[str]:
    """The words of a text, folded, plurals with their singular."""
    return frozenset(_words(text))


def fitting(words: str, entities: Sequence[Entity], domains: Collection[str] | None = None) -> list[Entity]:
    """The entities (of these domains, if given) that the words fit; one alone when they are its id or whole name.

    An entity fits when each of the words is in its name, in its id or among the words for its kind, in any language.
    """
    within = [entity for entity in entities if domains is None or entity.domain in domains]
    reported = words.strip()
    named = [entity for entity in within if entity.entity_id == reported.lower()]
    wanted = _units(reported)
    if named or not wanted:
        return named
    exact = [entity for entity in within if wanted == _units(entity.name)]
    return exact or [entity for entity in within if all(_is_met(unit, entity) for unit in wanted)]


def names_only_places(words: str) -> bool:
    """Whether the words name rooms and nothing in them: "the kitchen"."""
    units = _units(words)
    return bool(units) and all(any(reading <= _PLACES for reading in unit) for unit in units)


def nearest(words: str, entities: Sequence[Entity], domains: Collection[str] | None = None) -> list[Entity]:
    """Devices to suggest and never to use: those whose names look like the words (where these name more than a room),
    else those that share a word with them, those of the kinds that the words name, and those of these domains, lights
    first. Where neither says a kind all lights are, if they are few."""
    names = {unaccented(entity.name): entity for entity in reversed(entities)}
    spelt = names if not names_only_places(words) else {}
    close = difflib.get_close_matches(unaccented(words), spelt, n=_SUGGESTED, cutoff=0.5)
    wanted = frozenset(word for unit in _units(words) for reading in unit for word in reading)
    within = [entity for entity in entities if domains is None or entity.domain in domains]
    kinds = _domains_in(words)
    sharing, alike = (
        [entity for entity in within if wanted & _words_for(entity.name, entity.entity_id, entity.device_class)],
        [entity for entity in within if entity.domain in kinds or entity.device_class in kinds],
    )
    ids = {entity.entity_id for entity in alike}
    both = [entity for entity in sharing if entity.entity_id in ids]
    found = [*(names[name] for name in close), *both, *(alike or sharing), *sharing]
    if not found:
        lights = [entity for entity in within if entity.domain == "light"]
        found = [*lights, *within] if domains is not None else lights if len(lights) <= _SUGGESTED else []
    return list({entity.entity_id: entity for entity in found}.values())[:_SUGGESTED]


def _domains_in(words: str) -> frozenset[str]:
    """The kinds of devices that words name, alone or at the end of a compound: "Leselicht" names a light."""
    said = [word for word in _words(words) if len(word) > _SHORTEST_PART]
    return frozenset(
        kind
        for kind, known in _KIND_WORDS.items()
        if any(
            word.endswith(one) for word in said for name in known for one in _words(name) if len(one) > _SHORTEST_PART
        )
    )


@lru_cache(maxsize=4096)
def _units(text: str) -> frozenset[Unit]:
    """What a text names: rooms and things by all their words, else single words; small words only where there are no
    others."""
    words, units, at = _words(text), [], 0
    while at < len(words):
        sizes = range(min(_MOST_WORDS, len(words) - at), 0, -1)
        size = next((size for size in sizes if words[at : at + size] in _NAMED), 0)
        if size:
            plain = frozenset(words[at : at + size]) - _FILLERS
            units.append(frozenset({frozenset({_NAMED[words[at : at + size]]}), plain or frozenset(words)}))
        elif words[at] not in _FILLERS:
            units.append(frozenset({frozenset({words[at]}), *_compounds(words[at])}))
        at += size or 1
    return frozenset(units or (frozenset({frozenset({word})}) for word in words))


def _compounds(word: str) -> Iterable[frozenset[str]]:
    """What a German word is that a room and a thing or a kind of device make: "Flurlicht"."""
    for at in range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1):
        first, last = word[:at], _singular(word[at:])
        room = next(
            (_NAMED[known] for end in _PART_ENDS if (known := (first.removesuffix(end),)) in _NAMED),
            None,
        )
        if room is not None and (last in _KINDS or (last,) in _NAMED):
            yield frozenset({room, _NAMED.get((last,), last)})


def _is_met(unit: Unit, entity: Entity) -> bool:
    return any(reading <= _words_for(entity.name, entity.entity_id, entity.device_class) for reading in unit)


@lru_cache(maxsize=4096)
def _words_for(name: str, entity_id: str, device_class: str | None) -> frozenset[str]:
    """All words that a device is known by."""
    domain, _, object_id = entity_id.partition(".")
    kinds = " ".join(word for kind in (domain, device_class or "") for word in _KIND_WORDS.get(kind, ()))
    meant = (
        word for text in (name, object_id.replace("_", " ")) for unit in _units(text) for one in unit for word in one
    )
    return words_of(f"{name} {object_id.replace('_', ' ')} {kinds}").union(meant)
