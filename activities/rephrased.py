"""Whether a planner's own words say what the user said in other words: another order, form or spelling of them.

Pure; used for the labels of calls. It is no test of meaning: words count by how they are spelt, and a word that only
somebody else wrote makes a text theirs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import islice
from typing import Final

from steward.contracts.base import Json
from steward.contracts.evidence import Evidence
from steward.language.unicode_text import unaccented
from steward.language.word_lists import words_for
from steward.planners.verbatim_spans import stated_numbers

_WORD: Final = re.compile(r"[^\W_]{3,}")
_SMALL: Final = frozenset(map(unaccented, words_for("small_words")))
_STEM: Final = 5
_ALIKE: Final = 0.6
"""How alike two spellings are, as difflib measures it: "Munich" and "München", "Kopenhagen" and "Copenhagen"."""
_MOST_WORDS: Final = 60
_LONGEST: Final = 4_000


def is_rephrased(value: Json, evidence: Evidence) -> bool:
    """Whether at least half of a text's words are the user's, of this problem or known of them, and none of the others
    stands in what somebody else wrote; of a number, whether the user said it in words."""
    if isinstance(value, bool) or value is None:
        return False
    said = [text[:_LONGEST] for text in evidence.said]
    if isinstance(value, int | float):
        return any(value in stated_numbers(text) for text in said)
    words = list(islice(_words([str(value)]), _MOST_WORDS + 1))
    if not words or len(words) > _MOST_WORDS:
        return False
    known = _words([*said, *(text[:_LONGEST] for text in evidence.told)])
    others = [word for word in words if not _is_among(word, known)]
    return 2 * len(others) <= len(words) and not any(evidence.foreign.find(word) for word in others)


def _words(texts: Sequence[str]) -> list[str]:
    return [word for text in texts for word in _WORD.findall(unaccented(text)) if word not in _SMALL]


def _is_among(word: str, known: Sequence[str]) -> bool:
    if any(word[:_STEM] == other[:_STEM] for other in known):
        return True
    return len(word) > _STEM - 2 and bool(get_close_matches(word, known, n=1, cutoff=_ALIKE))
