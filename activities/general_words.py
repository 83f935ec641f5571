"""The parts of an answer that rest on general knowledge because the user asked for such a text: an essay, a meaning.

Pure. The figures and names of these parts are no claims about results: "write the essay about the Berlin Wall" may be
answered with 13 August 1961. A part is a paragraph that does not speak to the user, and names nothing that a
call took or returned; whatever does is held to the results, as every answer to another request is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from steward.contracts.base import canonical_json
from steward.contracts.plan import Observation, PlanRequest
from steward.language.decision_words import nouns_of
from steward.language.unicode_text import caseless, unaccented
from steward.language.word_lists import any_of

_WRITES: Final = rf"(?<!\w)(?:{any_of('writing_words')})(?!\w)"
_TEXTS: Final = rf"(?<!\w)(?:{any_of('texts_to_write')})(?!\w)"
_WRITTEN: Final = re.compile(rf"{_WRITES}[^.!?\n]{{1,60}}?{_TEXTS}|{_TEXTS}[^.!?\n]{{1,80}}?{_WRITES}")
_EXPLAINED: Final = re.compile(rf"(?<!\w)(?:{any_of('explaining_words')})(?!\w)")
_TO_USER: Final = re.compile(rf"(?<!\w)(?:{any_of('user_words')})(?!\w)")
_WORDS: Final = re.compile(r"[^\W\d_]{4,}")
_STEM: Final = 5
_LONGEST: Final = 4_000


def general_parts(message: str, request: PlanRequest) -> list[str]:
    """The paragraphs of an answer that are general knowledge; none where the user asked for no such text."""
    asked = caseless(request.said[-1] if request.said else request.text)[:_LONGEST]
    if _WRITTEN.search(asked) is None and _EXPLAINED.search(asked) is None:
        return []
    named = _named_by([seen for seen in request.observations if seen.ok])
    return [part for part in message.split("\n") if part.strip() and not _speaks_of(part, named)]


def _speaks_of(part: str, named: frozenset[str]) -> bool:
    return _TO_USER.search(part) is not None or not named.isdisjoint(_stems(part))


def _named_by(seen: Sequence[Observation]) -> frozenset[str]:
    """The stems of all words that calls took or returned, and of what such things are called."""
    texts = [f"{one.tool_name} {one.message} {canonical_json(one.args)} {canonical_json(one.result)}" for one in seen]
    nouns = [noun for one in seen for noun in nouns_of(one.meaning.deed)]
    return _stems(" ".join([*texts, *nouns]))


def _stems(text: str) -> frozenset[str]:
    return frozenset(word[:_STEM] for word in _WORDS.findall(unaccented(text).replace("_", " ")))
