"""Finding tools by what they do, for the tool `find_tools`: by meaning, else by words. Composed by workers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Final

from steward.contracts.errors import Unavailable
from steward.contracts.owner import Owner
from steward.contracts.tool import Candidate
from steward.contracts.tool_meaning import Does
from steward.language.decision_words import nouns_of
from steward.language.gloss import in_english
from steward.language.unicode_text import caseless
from steward.language.word_lists import by_value, words_for
from steward.search.embedder import Embedder
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import ToolFilter
from steward.sql.tools import ToolStore

_MOST: Final = 8
_NEAREST: Final = 3
_FITS: Final = 0.55
"""The least score of a tool that fits. Of 22 wishes that a tool serves the best had 0.57 and more, of 20 others 15 less
than 0.55 (0.66 at most); tests/integration/test_retrieval_activities.py has some of either."""
_REMOVING: Final = frozenset(words_for("removing_words"))
_RARE: Final = [re.compile("|".join(patterns)) for patterns in by_value("rare_deeds").values()]
_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def removes_what_is_meant(text: str, found: Iterable[Candidate]) -> bool:
    """Whether one of these tools removes the thing that a wish is to remove; True for any other wish. What removes
    contacts is near to "delete an email" by its words, and removes none."""
    words = {*_WORD.findall(caseless(text)), *_WORD.findall(caseless(in_english(text).text))}
    if words.isdisjoint(_REMOVING):
        return True
    removers = [one.meaning.of for one in found if one.does is Does.REMOVE]
    return any(of is None or not words.isdisjoint(_names_of(of)) for of in removers)


def does_what_is_rare(text: str, found: Iterable[Candidate]) -> bool:
    """Whether one of these tools says that it does a deed that few do, such as to pay; True for any other wish. What
    finds mails about invoices pays none."""
    rare = [pattern for pattern in _RARE if pattern.search(caseless(text))]
    told = [caseless(words) for tool in found for words in (tool.description, *tool.examples)] if rare else []
    return all(any(pattern.search(words) for words in told) for pattern in rare)


def _names_of(kind: str) -> set[str]:
    """What people call things of a kind."""
    names = {kind, *nouns_of([kind])}
    return {*names, *(f"{name}s" for name in names)}


def _does_it(text: str, found: Sequence[Candidate]) -> bool:
    return removes_what_is_meant(text, found) and does_what_is_rare(text, found)


class ToolFinding:
    """`switched_off` names the tools that are never found."""

    def __init__(
        self,
        embedder: Embedder,
        retriever: ToolRetriever,
        tools: ToolStore,
        switched_off: Callable[[], Awaitable[Collection[str]]],
    ) -> None:
        self._embedder = embedder
        self._retriever = retriever
        self._tools = tools
        self._switched_off = switched_off

    async def find(self, owner: Owner, text: str) -> tuple[list[str], bool]:
        """The names of the tools that fit, best first; those nearest to it, and False, where none does. Raises
        Unavailable where nothing can be searched."""
        off = await self._switched_off()
        limit = _MOST + len(off)
        try:
            [vector] = await asyncio.to_thread(self._embedder.embed, [text])
            hits = await self._retriever.find(text, vector, limit, ToolFilter(owner.tenant_id))
        except Unavailable:
            hits = []
        hits = [hit for hit in hits if hit.tool not in off]
        fitting = self._retriever.offer([hit for hit in hits if hit.score >= _FITS], len(hits))
        if hits and (hits[0].score < _FITS or not _does_it(text, fitting)):
            return [hit.tool for hit in hits[:_NEAREST]], False
        found = [hit.tool for hit in hits] or [name for name, _ in await self._tools.search(text, limit)]
        named = [name for name in found if name not in off][:_MOST]
        return named, bool(named)
