"""The words of language/en.yaml, de.yaml and es.yaml by what they are for. Read once; called by the other readers.

A kind is a list of words ("articles": a, an), or lists by the value they stand for ("weekdays": monday for 0). Every
language adds to a kind what it has of it. A word may be a piece of a regular expression where any_of reads its kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

LANGUAGES: Final = ("en", "de", "es")


def words_for(kind: str) -> tuple[str, ...]:
    """The words of a kind in every language, in order, each once. Raises KeyError where no language has it."""
    found = dict.fromkeys(word for known in _files() for word in _flat(known.get(kind, ())))
    if not found:
        raise KeyError(kind)
    return tuple(found)


def by_language(kind: str) -> dict[str, tuple[str, ...]]:
    """The words of a kind by language."""
    return {lang: tuple(_flat(known.get(kind, ()))) for lang, known in zip(LANGUAGES, _files(), strict=True)}


def values_in(kind: str, lang: str) -> dict[str, Sequence[str]]:
    """The words of a kind by the value they stand for, in one language."""
    return dict(_files()[LANGUAGES.index(lang)].get(kind, {}))


def kinds() -> tuple[str, ...]:
    """Every kind that a language has."""
    return tuple(dict.fromkeys(kind for known in _files() for kind in known))


def by_value(kind: str) -> dict[str, tuple[str, ...]]:
    """The words of a kind by the value they stand for. Raises KeyError where no language has it."""
    found: dict[str, tuple[str, ...]] = {}
    for known in _files():
        for value, words in known.get(kind, {}).items():
            found[value] = (*found.get(value, ()), *words)
    if not found:
        raise KeyError(kind)
    return found


def by_word(kind: str) -> dict[str, str]:
    """The values of a kind by the words for them."""
    return {word: value for value, words in by_value(kind).items() for word in words}


def values_by_language(kind: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """The words of a kind by language and by the value they stand for."""
    files = zip(LANGUAGES, _files(), strict=True)
    return {lang: {value: tuple(words) for value, words in known.get(kind, {}).items()} for lang, known in files}


def single_words(*kinds: str) -> frozenset[str]:
    """The words that the phrases of these kinds are made of: "last", "week" of "last week"."""
    return frozenset(word for kind in kinds for phrase in words_for(kind) for word in phrase.split())


def any_of(*kinds: str) -> str:
    """A piece of a regular expression for any word of these kinds, the longest first."""
    found = dict.fromkeys(word for kind in kinds for word in words_for(kind))
    return "|".join(sorted(found, key=len, reverse=True))


def _flat(kind: Sequence[str] | Mapping[str, Sequence[str]]) -> Iterable[str]:
    return (word for words in kind.values() for word in words) if isinstance(kind, Mapping) else kind


@cache
def _files() -> tuple[dict[str, Any], ...]:
    """The files as they stand, each scalar as text: `yes` and `on` are words here."""
    folder = Path(__file__).parent
    return tuple(
        yaml.load((folder / f"{lang}.yaml").read_text(encoding="utf-8"), yaml.CBaseLoader) for lang in LANGUAGES
    )
