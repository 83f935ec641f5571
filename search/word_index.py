"""Finds tools by the words they share with a request: BM25 over all a tool says of itself. Called by the retriever
and, over the candidates, by the planner.

An embedding blurs exactly what tells neighbouring tools apart, a name, a rare noun, a value of an enumeration; words
keep it. Built in memory from the catalogue, in some 50 ms for a thousand tools; knows nothing of meaning.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from steward.contracts.tool import Candidate, ToolSpec
from steward.language.stems import stems_in

# A second mention of a word says little more of a tool, so it saturates early; measured on bench.planning.retrieval.
_SATURATION: Final = 0.5
_LENGTH_WEIGHT: Final = 0.5
# The BM25 score that counts a half: about three rare words.
_HALF_SURE: Final = 10.0


class WordIndex:
    """The words of a catalogue. Immutable: another catalogue is another index."""

    def __init__(self, specs: Sequence[ToolSpec] | Sequence[Candidate]) -> None:
        counts = [Counter(stems_in(" ".join(_texts(spec)))) for spec in specs]
        lengths = [sum(count.values()) for count in counts]
        usual = sum(lengths) / len(lengths) if any(lengths) else 1.0
        self._names = [spec.name for spec in specs]
        self._weights: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for number, (count, length) in enumerate(zip(counts, lengths, strict=True)):
            damped = _SATURATION * (1 - _LENGTH_WEIGHT + _LENGTH_WEIGHT * length / usual)
            for word, times in count.items():
                self._weights[word].append((number, times * (_SATURATION + 1) / (times + damped)))
        for word, tools in self._weights.items():
            rarity = math.log(1 + (len(specs) - len(tools) + 0.5) / (len(tools) + 0.5))
            self._weights[word] = [(number, rarity * weight) for number, weight in tools]

    def scores(self, text: str) -> dict[str, float]:
        """How well each tool that shares a word fits, from 0 to below 1; empty when none shares any.

        Not relative to the best of them: where nothing but a common word is shared, even the best is low.
        """
        found: dict[int, float] = defaultdict(float)
        for word in dict.fromkeys(stems_in(text)):
            for number, weight in self._weights.get(word, ()):
                found[number] += weight
        return {self._names[number]: score / (score + _HALF_SURE) for number, score in found.items()}


def content_words(text: str) -> set[str]:
    """The words that carry meaning, without what an apostrophe joins to them."""
    return set(stems_in(re.sub(r"['’]\w{1,2}\b", "", text)))


def _texts(spec: ToolSpec | Candidate) -> Iterator[str]:
    """Everything a tool says of itself, its parameters and their values included."""
    yield from (spec.name, spec.description, *spec.examples, *(spec.tags if isinstance(spec, ToolSpec) else ()))
    for name, schema in spec.parameters.get("properties", {}).items():
        yield name
        if isinstance(schema, dict):
            yield from _schema_texts(schema)


def _schema_texts(schema: dict[str, Any]) -> Iterable[str]:
    values = schema.get("enum")
    return [str(schema.get("description", "")), *(map(str, values) if isinstance(values, list) else ())]
