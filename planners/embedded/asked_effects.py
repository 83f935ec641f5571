"""Whether the words of a request ask for what a tool does. Pure; asked before an effect is planned.

An effect needs an order whose verb and object the tool serves: questions, reports and what is not to be done ask for
none. The words stand in language/*.yaml; what no list tells is left to the judge, which chose the tool.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from contracts.tool import Candidate, Effect
from language.gloss import in_english
from language.moods import Mood, mood_of, without_opening
from language.statements import read_statement
from language.word_lists import any_of, by_value, words_for
from planners.embedded.judge.schemas import is_id, name_in_words


class Asked(StrEnum):
    """Whether a tool's deed is asked for."""

    YES = "yes"
    UNSURE = "unsure"
    """It may be meant; the user is asked."""
    NO = "no"


def _whole(kind: str) -> dict[str, re.Pattern[str]]:
    return {value: re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for value, words in by_value(kind).items()}


_DEED_TOOLS: Final = {name: deed for deed, names in by_value("deed_tools").items() for name in names}
_DEED_WORDS: Final = _whole("deed_words")
_OTHER_ORDERS: Final = _whole("other_orders")
_KEEP_TOOLS: Final = frozenset(words_for("keep_tools"))
_KEEP_WORDS: Final = re.compile(rf"\b(?:{any_of('keep_words')})\b", re.I)
_CLOCK_TOOLS: Final = frozenset(words_for("clock_tools"))
_CLOCK_WORDS: Final = re.compile(rf"\b(?:{any_of('clock_words')})\b", re.I)
_THINGS: Final = _whole("kept_things")
_MEMORY: Final = "memory"


def asked_for(text: str, tool: Candidate) -> Asked:
    """Whether one request or remark asks for what the tool does."""
    named = name_in_words(tool.name).split()
    said = f"{text} {in_english(text).text}"
    if tool.effect is Effect.READ:
        return Asked.NO if _CLOCK_TOOLS & set(named) and not _CLOCK_WORDS.search(said) else Asked.YES
    match mood_of(text):
        case Mood.NEGATION | Mood.QUESTION:
            return Asked.NO
        case Mood.REPORT | Mood.STATEMENT:
            stated = tool.tool_type == _MEMORY or read_statement(text) is not None
            return Asked.YES if stated else Asked.UNSURE
    return _ordered(without_opening(text), said, tool, named)


def _ordered(order: str, said: str, tool: Candidate, named: list[str]) -> Asked:
    """The same of an order: its verb must be one for the tool's deed, and what it names a thing of the tool's."""
    if _names_other_things(said, tool):
        return Asked.NO
    if named[0] in _KEEP_TOOLS and not _KEEP_WORDS.search(_after_first_word(said)):
        begun = any(verbs.match(order) for verbs in _OTHER_ORDERS.values())
        return Asked.NO if begun else Asked.YES
    deed = _DEED_TOOLS.get(named[0])
    return Asked.YES if deed is None or _DEED_WORDS[deed].search(said) else Asked.UNSURE


def _names_other_things(said: str, tool: Candidate) -> bool:
    """Whether a request that means one of the things there are names things of another kind alone: "delete all orders
    from the database" is for no tool that deletes tasks."""
    if not any(is_id(name) for name in tool.parameters.get("required", [])):
        return False
    told = f"{name_in_words(tool.name)} {tool.description}"
    named = [words for words in _THINGS.values() if words.search(said)]
    return bool(named) and not any(words.search(told) for words in named)


def _after_first_word(said: str) -> str:
    return said.partition(" ")[2] if any(verbs.match(said) for verbs in _OTHER_ORDERS.values()) else said
