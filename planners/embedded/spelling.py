"""Slips of the finger, corrected by the words of the offered tools: "delte tsak" is "delete task". Pure.

The tool reader calls it. The judge reads the corrected text; arguments stay as typed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from steward.contracts.tool import Candidate
from steward.language.reread import Change, Reread, reread
from steward.language.word_lists import words_for
from steward.search.tool_index import utterances

_LEAST: Final = 4
"""Words with fewer letters are not corrected: a slip could make any other word of them. In a word of just so many only
two letters that changed places are."""
_WORD: Final = re.compile(r"(?<![\w@/._-])[^\W\d_]{4,}(?![\w@/_]|[.-]\w)")
_DAYS: Final = " ".join(words_for("common_days"))


def correct_spelling(text: str, candidates: Sequence[Candidate], is_word: Callable[[str], bool]) -> Reread:
    """The text with each unknown word replaced by the only word of the tools that is one slip away from it.

    `is_word`: whether a word is known. A word with a capital in the middle of a sentence is a name and stays.
    """
    strange = [
        match
        for match in _WORD.finditer(text)
        if not is_word(match[0].lower()) and (match[0].islower() or not text[: match.start()].strip(" ¿¡\"'"))
    ]
    if not strange:
        return Reread(text)
    meant = _words_of(candidates)
    changes = []
    for match in strange:
        near = [] if match[0].lower() in meant else [word for word in meant if _one_slip(match[0].lower(), word)]
        if len(near) == 1:
            changes.append(Change(match.start(), match.end(), near[0]))
    return reread(text, changes)


def _words_of(candidates: Sequence[Candidate]) -> set[str]:
    reported = " ".join(text for candidate in candidates for text in utterances(candidate))
    return {word for word in re.findall(r"[^\W\d_]+", f"{_DAYS} {reported.lower()}") if len(word) >= _LEAST}


def _one_slip(typed: str, meant: str) -> bool:
    """Whether one letter inside is left out, too many or another, or two beside each other changed places.

    The first letter is seldom wrong, and another last one is often the word's own ending ("lists", "lista").
    """
    if typed[0] != meant[0] or typed[-1] != meant[-1] or abs(len(typed) - len(meant)) > 1:
        return sorted(typed) == sorted(meant) and typed[:-2] == meant[:-2] and typed[-1] == meant[-2]
    short = len(typed) == _LEAST
    while typed and meant and typed[0] == meant[0]:
        typed, meant = typed[1:], meant[1:]
    while typed and meant and typed[-1] == meant[-1]:
        typed, meant = typed[:-1], meant[:-1]
    swapped = len(typed) == 2 and typed == meant[::-1]
    return swapped or (not short and max(len(typed), len(meant)) == 1)
