"""How well a piece of text fits each candidate. Called by the embedded planner, and the part of it to replace first.

By meaning (the embedder's cosine with the description and the examples) where there is an embedder, by shared words
otherwise. The scale is 0 to 1; `threshold` says from where on a fit is clear.
"""

from __future__ import annotations

import logging
import re
import threading
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from contracts.errors import Unavailable
from contracts.tool import Candidate
from models.clauses import POLITE
from models.embedder import Embedder, Vectors

log = logging.getLogger(__name__)

_KEPT_VECTORS = 20_000
_BY_MEANING, _BY_WORDS = 0.46, 0.34
_WORD_BONUS = 0.12


def words_of(text: str) -> frozenset[str]:
    """The words of a line, as a set."""
    return frozenset(text.split())


_STOP = words_of(
    "a an and any are at be by can could do does for from get give have how i in is it many me much my of on or our "
    "please show some tell that the this to us was we what when which will with would you your"
)


@dataclass(frozen=True, slots=True)
class Scores:
    """One row per text, one column per candidate; a fit of `threshold` or more is clear."""

    values: Vectors
    threshold: float


class Scorer:
    """Scores texts against candidates. Thread-safe; keeps the vectors of the candidates' texts."""

    def __init__(self, embedder: Embedder | None) -> None:
        self._embedder = embedder
        self._vectors: OrderedDict[str, Vectors] = OrderedDict()
        self._lock = threading.Lock()

    def score(self, texts: Sequence[str], candidates: Sequence[Candidate]) -> Scores:
        """Fits of every text with every candidate; never raises for a missing embedder."""
        words = np.array([[_shared(text, candidate) for candidate in candidates] for text in texts], dtype=np.float32)
        words = words.reshape(len(texts), len(candidates))
        if self._embedder is None or not candidates:
            return Scores(words, _BY_WORDS)
        try:
            meaning = self._meaning(texts, candidates)
        except Unavailable as away:
            log.warning("planning by words alone: %s", away.detail)
            return Scores(words, _BY_WORDS)
        return Scores(np.clip(meaning + _WORD_BONUS * words, 0.0, 1.0).astype(np.float32), _BY_MEANING)

    def _meaning(self, texts: Sequence[str], candidates: Sequence[Candidate]) -> Vectors:
        asked = self._embed(texts)
        best = [self._embed(utterances(candidate)) for candidate in candidates]
        return np.stack([(asked @ vectors.T).max(axis=1) for vectors in best], axis=1)

    def _embed(self, texts: Sequence[str]) -> Vectors:
        assert self._embedder is not None
        with self._lock:
            unknown = [text for text in dict.fromkeys(texts) if text not in self._vectors]
            if unknown:
                self._vectors.update(zip(unknown, self._embedder.embed(unknown), strict=True))
            for text in texts:
                self._vectors.move_to_end(text)
            found = np.stack([self._vectors[text] for text in texts])
            while len(self._vectors) > _KEPT_VECTORS:
                self._vectors.popitem(last=False)
            return found


def utterances(candidate: Candidate) -> list[str]:
    """The texts a candidate is recognised by."""
    return [f"{candidate.name.replace('_', ' ')}: {candidate.description}", *candidate.examples]


def content_words(text: str) -> set[str]:
    """The words that carry meaning, lower case, with common endings taken off."""
    words = re.findall(r"[^\W_]+", re.sub(r"['’]\w{1,2}\b", "", text.casefold()))
    return {_stem(word) for word in words if word not in _STOP}


def own_words(candidate: Candidate) -> set[str]:
    """The words a candidate is talked about with: its name, family, description, and what several examples share."""
    own = content_words(f"{candidate.name.replace('_', ' ')} {candidate.tool_type} {candidate.description}")
    told = Counter(word for example in candidate.examples for word in content_words(example))
    return own | {word for word, times in told.items() if times > 1}


def first_word(text: str) -> str:
    """The word a request begins with, after courtesies; mostly its verb."""
    words = POLITE.sub("", text).split()
    return words[0].casefold().strip(",.:!?") if words else ""


def _stem(word: str) -> str:
    for ending in ("ings", "ing", "ers", "er", "es", "ed", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _shared(text: str, candidate: Candidate) -> float:
    """The share of the text's words the candidate's best text has, or half that over all its texts."""
    asked = content_words(text)
    if not asked:
        return 0.0
    known = [content_words(utterance) for utterance in utterances(candidate)]
    best = max(2 * len(asked & words) / (len(asked) + len(words) or 1) for words in known)
    return max(best, 0.5 * len(asked & set().union(*known)) / len(asked))
