"""Rules about what an order is for where a message says more than the order: "tooth's fine again, cancel the dentist".
Pure.

`registry` lists them. They speak of ids and names of things that are there.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from steward.contracts.record_names import is_id_name
from steward.language.moods import without_opening
from steward.language.word_lists import any_of, by_value
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.judge.schemas import is_text

_CLAUSE: Final = re.compile(r"[,;.!?–] +| - ")
_ORDERS: Final = re.compile(rf"(?:{'|'.join(by_value('orders')['delete'])}|{any_of('clause_orders')})\b *", re.I)
"""Matches the "cancel " of "cancel the dentist"."""
_ARTICLES: Final = re.compile(rf"^(?:(?:{any_of('before_things')}) )+", re.I)
_CHANGE: Final = re.compile(
    rf"^(?:{'|'.join(by_value('deed_words')['change'])})\s+(?:(?:{any_of('before_things')})\s+)+(?=\w)", re.I
)
"""Matches the "move my " of "move my dentist appointment"."""
_POINTS: Final = re.compile(rf"\b(?:{any_of('pointing')}|{any_of('referring')})\b", re.I)
_CHANGED: Final = re.compile(rf"(?<=\w) (?:{any_of('change_to')})(?!\w)", re.I)
"""Matches the " to" of "the dentist to friday": what a thing is to become is none of its name."""
_COURTESY: Final = re.compile(rf"(?<=\w),? (?:{any_of('switch_tails', 'courtesies')})$", re.I)


def words_of_order(evidence: Evidence, reading: Reading) -> Reading:
    """A reading of a thing by its name without words of other clauses than the one that orders something; where none
    are left, what that clause names. Not where the order points elsewhere ("cancel it")."""
    if not is_id_name(reading.param) or not is_text(evidence.properties[reading.param]):
        return reading
    breaks = list(_CLAUSE.finditer(evidence.text))
    begins = [0, *(found.end() for found in breaks)]
    spans = zip(begins, [*(found.start() for found in breaks), len(evidence.text)], strict=True)
    clauses = [(begin, end) for begin, end in spans if _named(evidence.text[begin:end]) is not None]
    if len(begins) < 2 or len(clauses) != 1:
        return reading
    begin, end = clauses[0]
    named = _named(evidence.text[begin:end]) or ""
    kept = tuple(span for span in reading.spans if begin <= span.start and span.end <= end)
    if not named or _POINTS.search(named) or (reading.spans and reading.spans[0] in kept):
        return reading
    start = evidence.text.index(named, begin)
    whole = Span(start, start + len(named), 1.0 - min(reading.absent, 0.5), named)
    return replace(reading, spans=(whole,))


def drop_order(evidence: Evidence, name: str, span: Span, words: str) -> str:
    """The name of a thing without the order that the text begins with: of "verschieb die Zahnarzt-Erinnerung auf
    Freitag" it is "Zahnarzt-Erinnerung"."""
    if not is_id_name(name) or not is_text(evidence.properties[name]):
        return words
    if span.start != len(evidence.text) - len(without_opening(evidence.text)):
        return words
    return _CHANGE.sub("", words) or words


def _named(clause: str) -> str | None:
    """What an order names; None for a clause that is no order."""
    message = without_opening(clause)
    order = _ORDERS.match(message)
    if order is None:
        return None
    named = _CHANGED.split(_ARTICLES.sub("", message[order.end() :], count=1), maxsplit=1)[0].strip()
    return _COURTESY.sub("", named)
