"""Messages that order to tell somebody something: what they say to the assistant, and what they dictate. Pure.

Read where a message may change what waits: "not", "rather" and "don't" in "tell Alice that I am not coming" are words
for Alice, and change nothing. Read too where a mail is written, so that no word of what it is to say is lost. Who it is
for is not read here.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import Final, NamedTuple

from steward.language.mail_orders import without_quotations
from steward.language.pointing import POINTING
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of

OPENING: Final = rf"[\s¡¿]*(?:(?:{any_of('order_openings', 'polite_openings', 'padding')})\b[\s,.!]*+){{0,4}}"
_THAT: Final = any_of("asking_if", "saying_that", "that_clauses")
_CLAUSE: Final = rf"(?:{_THAT}|{any_of('told_clauses')})(?!\w)(?! (?:{any_of('kind_nouns')})(?!\w))"
"""Matches the "that" of "tell Kim that I am ill", not that of "answer that e-mail"."""
_TELLING: Final = re.compile(rf"{OPENING}(?:{any_of('telling_verbs', 'mail_orders')})(?!\w)", re.I)
_WRITING: Final = re.compile(rf"{OPENING}(?:{any_of('telling_verbs', 'mail_orders', 'reply_orders')})(?!\w)", re.I)
_LED: Final = re.compile(rf"(?:(?<=[\w'’]):(?![\d/])|(?<=\w),?\s(?={_CLAUSE}))", re.I)
"""Matches what is before the "that" of "tell Alice that ..." and the ":" of "schreib Alice: ...", no "9:30"."""
_JOINING: Final = any_of("joining", "following")
_BEGINS: Final = re.compile(rf"^|[,;.!?]\s+(?:(?:{_JOINING})\s+)*|(?<=\w)\s+(?:(?:{_JOINING})\s+)+", re.I)
"""Matches where an order may begin: "read it and reply: ..."."""
_HEAD: Final = re.compile(
    rf"(?!\W*(?:{any_of('oneself')})(?!\w))"
    rf"(?:(?![,;.!?]\s|\s(?:{_JOINING})\s+(?-i:[^\W\d_A-ZÄÖÜÁÉÍÓÚÑ])|(?<!\w)(?:{any_of('subject_leads')})(?!\w))[^:\n])"
    r"{0,100}:\s*(?=\S)",
    re.I,
)
"""Matches the " to Alice's last mail: " behind "reply"; not " me: ", nor " Bob and add a task: "."""
_HEAD_CLAUSE: Final = re.compile(rf"\s{_CLAUSE}", re.I)
_FIELD: Final = re.compile(rf"(?:{any_of('subject_leads', 'whole_texts')})\s*[:=]", re.I)
_MOST_BEGINS: Final = 8
_TOLD: Final = (
    rf"{OPENING}(?:{any_of('telling_verbs')})(?:\s+(?:{any_of('recipient_leads', 'owned_leads', 'clause_articles')}))?"
    r"\s+[^\W\d_][\w.@+'’-]{0,80}(?:\s[^\W\d_][\w'’-]{0,40})??"
)
_BARE: Final = re.compile(
    rf"{_TOLD}(?:,?\s(?=(?:{any_of('telling_openings')})(?!\w))|\s(?=(?:{any_of('told_not_to')})(?!\w)))", re.I
)
"""Matches the beginning of "tell Alice I can't come" and "ask Kim Park not to wait"; not of "mail all, not to Kim"."""
_NOTED: Final = re.compile(
    rf"{OPENING}(?:{any_of('noting_verbs', 'reminding_orders')}),?\s+"
    rf"(?:{any_of('reminder_leads', 'saying_that', 'that_clauses')})\s",
    re.I,
)
"""Matches the beginning of "remember that Alice eats no fish" and "erinnere mich daran, dass ..."."""
_CONJUNCTION: Final = re.compile(rf"(?:{_THAT})\s+", re.I)
_SENTENCE_END: Final = re.compile(r"(?<!\d)[.!?…](?=\s)")
"""Matches the "." of "I come. Thanks", not that of "am 5. Mai"."""
_FEWEST: Final = 2
"""Words; what is shorter is hardly a sentence for somebody: "tell bob that instead"."""


def without_dictation(text: str) -> str:
    """The message up to what it wants somebody told, asked or reminded of; all of it where it dictates nothing.

    A note or reminder that points to something ("remember that Bob should not get it") may be about what waits, and
    dictates nothing.
    """
    end = _dictated_from(text)
    if end is None or len(re.findall(r"\w+", text[end:])) <= _FEWEST:
        return text
    return text[:end]


class Dictation(NamedTuple):
    """Places in a message: of an order to write or answer, and of the text that it gives behind a colon."""

    order: int
    start: int


def dictation(text: str) -> Dictation | None:
    """The first order that gives its text behind a colon: "reply to it: thanks, ..."; None without one.

    All that stands there is that text. What is given field by field ("mail Bob: subject: ...") is none.
    """
    plain = without_quotations(text)
    for begin in islice(_BEGINS.finditer(plain), _MOST_BEGINS):
        order = _WRITING.match(plain, begin.end())
        head = _HEAD.match(plain, order.end()) if order is not None else None
        if head is None or order is None:
            continue
        if _FIELD.match(plain, begin.end()) or _FIELD.match(plain, head.end()):
            return None
        begun = _BARE.match(plain, begin.end())
        if _HEAD_CLAUSE.search(head[0]) is None and (begun is None or begun.end() >= head.end()):
            return Dictation(begin.end(), head.end())
    return None


class DictatedClause(NamedTuple):
    """Places in a message: of the word that leads a clause ("that"), of the clause, and of its end."""

    lead: int
    start: int
    end: int


def dictated_clause(text: str, least_end: int = 0) -> DictatedClause | None:
    """The clause that somebody is to be told or asked: "I am ill" of "tell Kim that I am ill."; None without one.

    It ends with the first sentence that does not end before `least_end`. The mark of a lone sentence is the order's.
    """
    lead = _dictated_from(text)
    conjunction = _CONJUNCTION.match(text, lead) if lead is not None and _TELLING.match(text) else None
    if lead is None or conjunction is None:
        return None
    start = conjunction.end()
    stop = _SENTENCE_END.search(text, max(start, least_end - 1))
    end = len(text.rstrip()) if stop is None else stop.start()
    if _SENTENCE_END.search(text, start, end) is None:
        end = start + len(text[start:end].rstrip(" .!?…"))
    return DictatedClause(lead, start, end) if start < end else None


def _dictated_from(text: str) -> int | None:
    if (order := _TELLING.match(text)) is not None:
        places = (_BARE.match(text), _LED.search(text, order.end()))
        return min((found.end() for found in places if found is not None), default=None)
    noted = _NOTED.match(text)
    return None if noted is None or POINTING.search(caseless(text[noted.end() :])) else noted.end()
