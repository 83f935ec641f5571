"""Whether the words of a request ask for what a tool does. Pure; asked before an effect is planned.

An effect needs an order whose verb and object the tool serves: questions, reports and what is not to be done ask for
none. The words stand in language/*.yaml; what no list tells is left to the judge, which chose the tool.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from steward.contracts.tool import Candidate, Effect
from steward.contracts.tool_meaning import CHANGES, MAIL, SENDS, Does, Role
from steward.language.moods import Mood, mood_of, without_opening
from steward.language.named_values import currency
from steward.language.statements import read_statement
from steward.language.sums import names_measure
from steward.language.word_lists import any_of, by_value
from steward.planners.embedded.judge.schemas import enumeration


class Asked(StrEnum):
    """Whether a tool's deed is asked for."""

    YES = "yes"
    UNSURE = "unsure"
    """It may be meant; the user is asked."""
    NO = "no"


def _whole(kind: str) -> dict[str, re.Pattern[str]]:
    return {value: re.compile(rf"\b(?:{'|'.join(words)})\b", re.I) for value, words in by_value(kind).items()}


_DEEDS: Final = {
    Does.REMOVE: "delete",
    **dict.fromkeys(SENDS, "send"),
    Does.COMPLETE: "complete",
    Does.SWITCH: "switch",
    **dict.fromkeys(CHANGES, "change"),
    Does.ADD: "keep",
}
"""The list of words (`deed_words`) in which people order what tools do. What a tool runs has no words of its own."""
_DEED_WORDS: Final = _whole("deed_words")
_OTHER_ORDERS: Final = re.compile(rf"(?:{any_of('other_orders')})\b", re.I)
_KEPT_ASIDE: Final = re.compile(rf"\b(?:{any_of('keep_asides')})\b", re.I)
_CLOCK: Final = "time"
_CLOCK_WORDS: Final = re.compile(rf"\b(?:{any_of('clock_words')})\b", re.I)
_THINGS: Final = _whole("kept_things")
_INCOMING: Final = (MAIL, "task", "agenda")
_SENT_BY_USER: Final = re.compile(rf"[¿\s]*(?:{any_of('asks_what_i_sent')})(?!\w)", re.I)
"""Matches the beginning of "what mails did I send?": an inbox and a list of tasks tell nothing of that."""
_EVENT: Final = "event"
_RESERVING: Final = re.compile("|".join(by_value("rare_deeds")["book"]), re.I)
"""Matches the beginning of "book a table at Luigi's", which no entry in a calendar does; not of "book an hour"."""
_OWN: Final = re.compile(rf"\b(?:{any_of('own')})\b", re.I)
_SHOWING: Final = re.compile(rf"(?:{any_of('showing_orders')})\b", re.I)
"""Matches the beginning of "show me my unread mail": whoever asks to see changes nothing."""
_CLAUSES: Final = re.compile(r"[,.;:!?–]\s+|\s-\s")
_MEMORY: Final = "memory"


def asked_for(text: str, read: str, tool: Candidate) -> Asked:
    """Whether one request or remark asks for what the tool does. `read`: the same in English, without slips."""
    message = f"{text} {read}"
    if tool.effect is Effect.READ:
        if tool.meaning.of in _INCOMING and asks_what_was_sent(text):
            return Asked.NO
        if _is_of_money(tool) and names_measure(text):
            return Asked.NO
        return Asked.NO if tool.meaning.of == _CLOCK and not _CLOCK_WORDS.search(message) else Asked.YES
    mood, deed = mood_of(text), _DEEDS.get(tool.does) if tool.does else None
    if mood is Mood.NEGATION:
        return Asked.NO
    if mood is Mood.ORDER:
        return _ordered(text, message, tool, deed)
    if tool.does is None or tool.meaning.looks:
        # Nothing tells that it changes anything: a server need not say that its tool only reads.
        return Asked.YES
    if _ends_with_order(text, read, deed):
        return Asked.YES
    if mood is Mood.QUESTION:
        return Asked.NO
    return Asked.YES if tool.tool_type == _MEMORY or read_statement(text) is not None else Asked.UNSURE


def asks_what_was_sent(text: str) -> bool:
    """Whether words ask for mail that the user sent or answered, of which no tool of the house knows."""
    return _SENT_BY_USER.match(without_opening(text)) is not None


def names_own_things(text: str) -> bool:
    """Whether a question names what the user keeps here: mail, events, tasks, or anything with "my" before it."""
    return any(words.search(text) for words in _THINGS.values()) or _OWN.search(text) is not None


def _is_of_money(tool: Candidate) -> bool:
    """Whether all that a tool must know are currencies: it converts money and nothing else."""
    known = tool.parameters.get("properties", {})
    needed = [enumeration(known.get(name, {})) for name in tool.parameters.get("required", [])]
    return bool(needed) and all(values and all(currency(str(one)) == one for one in values) for values in needed)


def _ordered(text: str, message: str, tool: Candidate, deed: str | None) -> Asked:
    """The same of an order: its verb must be one for the tool's deed, and what it names a thing of the tool's."""
    if _SHOWING.match(without_opening(text)) is not None and not _KEPT_ASIDE.search(text):
        return Asked.NO
    if deed is None:
        return Asked.YES
    if _names_other_things(message, tool):
        return Asked.NO
    if deed == "keep":
        order = without_opening(text)
        other = _OTHER_ORDERS.match(order) or (_RESERVING.match(order) if tool.meaning.of == _EVENT else None)
        return Asked.NO if other and not _KEPT_ASIDE.search(text, other.end()) else Asked.YES
    return Asked.YES if deed == "change" or _DEED_WORDS[deed].search(message) else Asked.UNSURE


def _ends_with_order(text: str, read: str, deed: str | None) -> bool:
    """Whether what is told ends with an order for the deed: "I'm freezing, make it 22"."""
    words = _DEED_WORDS.get(deed or "")
    clauses = [clause for message in (text, read) for clause in _CLAUSES.split(message)[1:]]
    return words is not None and any(words.match(without_opening(clause)) for clause in clauses)


def _names_other_things(message: str, tool: Candidate) -> bool:
    """Whether a request that means one of the things there are names things of another kind alone: "delete all orders
    from the database" is for no tool that deletes tasks."""
    if not tool.needed(Role.ID):
        return False
    named = {kind: words for kind, words in _THINGS.items() if words.search(message)}
    if tool.meaning.of in _THINGS:
        return bool(named) and tool.meaning.of not in named
    return bool(named) and not any(words.search(tool.description) for words in named.values())
