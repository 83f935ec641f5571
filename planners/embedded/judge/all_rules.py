"""The rule for orders about all the things of a kind: "delete all my tasks", "clear my todo list". Pure.

`registry` lists it. Which things those are its tool finds, and whoever approves it sees each.
"""

from __future__ import annotations

import re
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.record_names import is_id_name
from steward.language.word_lists import any_of, single_words, words_for
from steward.planners.embedded.judge.evidence import Evidence

_ALL: Final = frozenset(words_for("all_of_them"))
_NOTHING_MORE: Final = single_words("thing_words", "small_words", "own_lists")
_EMPTIES: Final = re.compile(rf"(?:{any_of('emptying')})\b", re.I)
_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_TAKES_ALL: Final = re.compile(r"\ball\b")
_MOST_BEFORE: Final = 3
"""Words before the one for all: "could you delete"."""


def every_one(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """ "all" for the things that an order is about, where the tool takes that and the order says no more of them:
    nothing in "delete all tasks that are done"."""
    takes_all = "array" in schema.get("type", ()) and _TAKES_ALL.search(str(schema.get("description", "")))
    if name not in evidence.required or not (is_id_name(name) and takes_all):
        return None
    words = [word.casefold() for word in _WORD.findall(evidence.text)]
    if _EMPTIES.match(evidence.text):
        return "all" if _NOTHING_MORE.issuperset(words[1:]) else None
    at = next((place for place, word in enumerate(words[: _MOST_BEFORE + 1]) if word in _ALL), None)
    return "all" if at is not None and _NOTHING_MORE.issuperset(words[at + 1 :]) else None
