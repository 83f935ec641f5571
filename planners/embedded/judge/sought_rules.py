"""Rules about what a noun names: "find the report", "summarize my events", "a meeting with Bob". Pure.

`registry` lists them. The judge knows such nouns by the tools' examples alone.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.tool_meaning import MAIL
from steward.language.word_lists import any_of, by_value
from steward.planners.embedded.judge.evidence import Evidence, is_free
from steward.planners.embedded.judge.readings import Reading, Span
from steward.planners.embedded.judge.schemas import enumeration, is_boolean

_SUMS_UP: Final = re.compile(
    rf"\W*(?:(?:{any_of('order_openings', 'courtesies')})\W+)*+(?:{any_of('summing_up')})\b", re.I
)
_KINDS: Final = {
    kind: re.compile(rf"\b(?:{'|'.join(nouns)})\b", re.I)
    for kind, nouns in by_value("kind_nouns").items()
    if kind in (MAIL, "event", "task", "reminder")
}
_SOUGHT: Final = re.compile(
    rf"(?:{any_of('seeking')})\s+(?:{any_of('definite', 'own', 'before_things')})\s+"
    rf"(?P<what>(?:[^\W\d_][\w-]{{0,30}} ){{0,2}}(?:{any_of('written_things')}))\b",
    re.I,
)
"""Matches "find the report" and "look for my hosting invoice"; not "find a restaurant"."""
_HELD: Final = re.compile(rf"(?<!\w)(?:{any_of('event_words')}) (?:{any_of('held_with')}) $", re.I)
"""Matches the "meeting with " before "Bob"."""
_STILL: Final = re.compile(rf"\b(?:{any_of('still_to_do')})\b", re.I)

_ASKS_WHAT_IS_OPEN: Final = re.compile(rf"\W*(?:{any_of('asks_what_is_open')})\W*", re.I)
"""Matches "is there anything left to do?" whole, not "is anything still open near me?"."""
_ASKS_WHO_WROTE: Final = re.compile(rf"\W*(?:{any_of('asks_who_wrote')})(?!\w)", re.I)
_UNREAD: Final = "unread"
_NEW: Final = re.compile(rf"\b(?:{any_of('new_mails')})(?!\w)", re.I)
_CANCELLED: Final = "cancelled"
_SAYS_CANCELLED: Final = re.compile(rf"\b(?:{'|'.join(by_value('value_words')[_CANCELLED])})\b", re.I)


def kind_looked_for(text: str) -> str | None:
    """The kind of things whose list a text surely asks for: what is summed up by its noun, mails for something
    written that is sought and for who wrote, tasks for what is still open."""
    if _SOUGHT.search(text) or _ASKS_WHO_WROTE.match(text):
        return MAIL
    if _ASKS_WHAT_IS_OPEN.fullmatch(text):
        return "task"
    if not _SUMS_UP.match(text):
        return None
    named = [kind for kind, nouns in _KINDS.items() if nouns.search(text)]
    return named[0] if len(named) == 1 and named[0] != MAIL else None


def extend_to_event_word(evidence: Evidence, name: str, span: Span) -> Span:
    """A title with the word for what is held: "meeting with Bob" where the judge pointed at "Bob"."""
    before = _HELD.search(evidence.text, 0, span.start) if name == "title" else None
    if before is None or not is_free(before.start(), span.end, evidence.other_spans(name)):
        return span
    return replace(span, start=before.start())


def words_sought(evidence: Evidence, name: str, _: dict[str, Any]) -> Json:
    """What is looked for, for a search that was given no words: the "report" of "find the report from last quarter"."""
    found = _SOUGHT.search(evidence.text) if name == "query" else None
    return found["what"] if found else None


def what_is_open(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The open ones, where a text asks what there is still to do."""
    if "open" not in enumeration(schema) or name in evidence.required:
        return None
    asked = _STILL.search(evidence.text) or _ASKS_WHAT_IS_OPEN.fullmatch(evidence.text)
    return "open" if asked else None


def only_unread(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The unread ones alone, where a text asks for new mail."""
    return True if name == _UNREAD and is_boolean(schema) and _NEW.search(evidence.text) else None


def drop_unsaid_cancellation(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without the cancelled ones, where nothing in the text says so: they would hide what there is."""
    values = enumeration(evidence.properties[reading.param])
    if _CANCELLED not in values or reading.value_place is None or values[reading.value_place] != _CANCELLED:
        return reading
    if _SAYS_CANCELLED.search(evidence.text) is not None:
        return reading
    return replace(reading, absent=1.0, spans=(), value_place=None)
