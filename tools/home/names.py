"""Which device do the user's words mean? Matched over names and entity ids; nothing is guessed where two fit.

Pure; used by the client of Home Assistant.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from language.stems import SMALL_WORDS
from language.unicode_text import unaccented
from language.word_lists import by_value, words_for
from tools.home.entity import Entity

_KIND_WORDS: Final = by_value("device_kinds")
"""Users' words for a domain or device class, in the three languages of the catalogue's examples."""
_FILLERS: Final = SMALL_WORDS.union(words_for("home_words"))
_SUGGESTED = 5


def words_of(text: str) -> frozenset[str]:
    """The words of a text, folded, plurals with their singular."""
    return frozenset(_singular(word) for word in re.findall(r"\w+", unaccented(text).replace("_", " ")))


def fitting(words: str, entities: Sequence[Entity], domains: Collection[str] | None = None) -> list[Entity]:
    """The entities (of these domains, if given) that the words fit; one alone when they are its id or whole name.

    An entity fits when each of the words is in its name, in its id or among the words for its kind.
    """
    within = [entity for entity in entities if domains is None or entity.domain in domains]
    told = words.strip()
    named = [entity for entity in within if entity.entity_id == told.lower()]
    wanted = words_of(told) - _FILLERS or words_of(told)
    if named or not wanted:
        return named
    exact = [entity for entity in within if wanted == words_of(entity.name) - _FILLERS]
    return exact or [entity for entity in within if wanted <= _words_for(entity)]


def nearest(words: str, entities: Iterable[Entity]) -> list[str]:
    """Names that look like the words, to suggest and never to use."""
    names = {unaccented(entity.name): entity.name for entity in entities}
    close = difflib.get_close_matches(unaccented(words), names, n=_SUGGESTED, cutoff=0.5)
    return [names[name] for name in close]


def _words_for(entity: Entity) -> frozenset[str]:
    kinds = " ".join(word for kind in (entity.domain, entity.device_class or "") for word in _KIND_WORDS.get(kind, ()))
    return words_of(entity.name) | words_of(entity.object_id) | words_of(kinds)


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word
