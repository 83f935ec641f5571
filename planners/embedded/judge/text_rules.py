"""Rules about the words that are to be told: of what to remind, the subject of a mail, a reported clause. Pure.

`registry` lists them. The words arrive whole, as they were said; a reported clause becomes the sentence it reports.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.record_names import is_id_name
from steward.language.clauses import as_main_clause, as_question
from steward.language.dictations import dictated_clause, dictation
from steward.language.moments.repeats import repeat_place
from steward.language.moments.spans import phrases
from steward.language.word_lists import any_of, by_language
from steward.planners.embedded.judge.evidence import Evidence, is_free
from steward.planners.embedded.judge.people_rules import MESSAGES
from steward.planners.embedded.judge.readings import Span
from steward.planners.embedded.judge.schemas import is_address
from steward.planners.embedded.judge.time_rules import is_moment
from steward.planners.embedded.judge.values import typed

_REMINDING: Final = re.compile(rf"(?:[^.:!?\n]{{0,40}}?\b)??(?:{any_of('reminding_orders')})\b", re.I)
_TIME_LEADS: Final = re.compile(rf"[\s,:]*(?:(?:{any_of('reminder_time_leads')})\b\s*)*", re.I)
_LEAD: Final = re.compile(rf"[\s,:]*(?:(?:{any_of('reminder_leads')})\b[\s,:]*)?", re.I)
_COURTESY: Final = re.compile(rf"(?:^|(?<![\s,])[\s,]+)(?:{any_of('courtesies')})\W*$", re.I)
_WORD: Final = re.compile(r"\w")
_QUOTES: Final = " ,\"'“”„«»‘’"
_QUOTED: Final = re.compile(r"(?<!\w)[\"'“„«‘]([^\"'”“»’]{1,100})[\"'”“»’](?!\w)")
_RULED_OUT: Final = re.compile(
    rf"(?:,\s*|(?<=[\"'”“»’])\s+)(?:{any_of('no_more')})\s+[\"'“„«‘]?"
    r"(?P<old>[^\"'”“»’,;:?!]{1,100})[\"'”“»’]?[\s.!]*$",
    re.I,
)
_SUBJECT: Final = "subject"
_SUBJECT_LEAD: Final = re.compile(rf"(?<!\w)(?:{any_of('subject_leads')})[\s:]*[\"“„«'‘]?$", re.I)
_IF: Final = {
    lang: re.compile(rf"(?<!\w)(?:{'|'.join(words)})\s+$", re.I) for lang, words in by_language("asking_if").items()
}
_THAT: Final = re.compile(rf"(?<!\w)(?:{any_of('saying_that')})\s+$", re.I)


def reminded_text(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """What is left of "remind me tomorrow at 8 to leave" once when and how often are read: "leave", where the judge saw
    no text in so short a word."""
    place = _reminded_place(evidence, name)
    return typed(evidence.text[slice(*place)], name, schema) if place is not None else None


def extend_to_reminder_end(evidence: Evidence, name: str, span: Span) -> Span:
    """All that follows when one is reminded: "book a table for 7" of "remind me at 5 to book a table for 7"."""
    place = _reminded_place(evidence, name)
    if place is None or not (place[0] <= span.start and span.end <= place[1]):
        return span
    often = repeat_place(evidence.text)
    others = [*evidence.other_spans(name), *([Span(*often, 1.0)] if often else [])]
    return replace(span, start=place[0], end=place[1]) if is_free(*place, others) else span


def _reminded_place(evidence: Evidence, name: str) -> tuple[int, int] | None:
    """Where an order to be reminded says of what: behind when, or before it at the end."""
    if name not in MESSAGES or not any(is_moment(other, known) for other, known in evidence.properties.items()):
        return None
    order = _REMINDING.match(evidence.text)
    if order is None:
        return None
    moments = _moments(evidence, order.end())
    begin, end = order.end(), len(evidence.text)
    for start, stop in moments:
        if start < begin or _TIME_LEADS.fullmatch(evidence.text, begin, start):
            begin = max(begin, stop)
    if begin == order.end():
        end = moments[-1][0] if moments and not _WORD.search(evidence.text, moments[-1][1]) else end
    begin = _behind_lead(evidence.text, begin)
    if (after := next((stop for start, stop in moments if start == begin), None)) is not None:
        begin = _behind_lead(evidence.text, after)
    words = _COURTESY.sub("", evidence.text[begin:end]).rstrip(" ,;.!\"“”'")
    return (begin, begin + len(words)) if _WORD.search(words) else None


def _behind_lead(text: str, begin: int) -> int:
    lead = _LEAD.match(text, begin)
    return lead.end() if lead else begin


def give_words_behind_moment(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """The words between when and of what one is reminded, to the latter: the Anna of "um 9 Anna anzurufen"."""
    name = next((name for name in MESSAGES if name in spans), None)
    when = next((other for other in spans if is_moment(other, evidence.properties[other])), None)
    if name is None or when is None or _REMINDING.match(evidence.text) is None:
        return spans
    span, text = spans[when], spans[name]
    stop = next((one.stop for one in phrases(evidence.text) if span.start <= one.start and one.stop < span.end), None)
    if stop is None or evidence.text[span.end : text.start].strip():
        return spans
    begin = stop + len(evidence.text[stop:]) - len(evidence.text[stop:].lstrip(" ,"))
    return {**spans, when: replace(span, end=stop), name: replace(text, start=begin)}


def _moments(evidence: Evidence, begin: int) -> list[tuple[int, int]]:
    """Where the text says when and how often, in order."""
    found = [(phrase.start, phrase.stop) for phrase in phrases(evidence.text)]
    found += [place] if (place := repeat_place(evidence.text)) is not None else []
    found += [(s.start, s.end) for name, s in evidence.spans.items() if is_moment(name, evidence.properties[name])]
    return sorted(place for place in found if place[0] >= begin)


def ruled_out_text(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The words that a reminder says now, by which it is found: "call Ann" of "say call Anna, not call Ann"."""
    old = _RULED_OUT.search(evidence.text) if is_id_name(name) and _changes_reminder(evidence) else None
    return typed(old["old"], name, schema) if old is not None else None


def text_before_ruled_out(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """What a reminder is to say where the judge took what it says now: the quotation before "nicht 'Ann anrufen'"."""
    old = _RULED_OUT.search(evidence.text) if _changes_reminder(evidence) else None
    name = next((name for name in MESSAGES if name in spans), None)
    if old is None or name is None or spans[name].start < old.start():
        return spans
    quoted = _QUOTED.search(evidence.text[: old.start()])
    rest = {other: span for other, span in spans.items() if other != name}
    return rest if quoted is None else {**rest, name: replace(spans[name], start=quoted.start(1), end=quoted.end(1))}


def without_ruled_out(evidence: Evidence, name: str, _: Span, words: str) -> str:
    """What a reminder is to say without what it says now."""
    if name not in MESSAGES or not _changes_reminder(evidence):
        return words
    return _RULED_OUT.sub("", words).strip(_QUOTES) if _RULED_OUT.search(words) else words


def _changes_reminder(evidence: Evidence) -> bool:
    known = evidence.properties.items()
    return any(map(is_id_name, evidence.properties)) and any(is_moment(name, schema) for name, schema in known)


def subject_under_heading(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """The words after "with the subject" given to the subject, not to the text, which nobody said then."""
    if _SUBJECT not in evidence.properties or _SUBJECT in spans:
        return spans
    for name in MESSAGES:
        if (span := spans.get(name)) is not None and _SUBJECT_LEAD.search(evidence.text[: span.start]):
            rest = {other: taken for other, taken in spans.items() if other != name}
            return {**rest, _SUBJECT: span}
    return spans


def text_behind_colon(evidence: Evidence, spans: dict[str, Span]) -> dict[str, Span]:
    """All that an order to write or answer gives behind its colon for what is said, and nothing of it for the rest."""
    found = dictation(evidence.text)
    name = next((name for name in MESSAGES if name in evidence.properties and _tells(evidence, name)), None)
    if found is None or name is None:
        return spans
    end = len(evidence.text.rstrip())
    rest = {other: span for other, span in spans.items() if other != name and span.end <= found.start}
    return {**rest, name: Span(found.start, end, 1.0, evidence.text[found.start : end])}


def extend_to_whole_clause(evidence: Evidence, name: str, span: Span) -> Span:
    """What somebody is to be told after "that": "ich am Montag später komme" where the judge stopped at "später"."""
    clause = dictated_clause(evidence.text, span.end) if _tells(evidence, name) else None
    if clause is None or span.end <= clause.start or span.start >= clause.end:
        return span
    start = clause.start if span.start >= clause.lead else span.start
    end = max(span.end, start + len(_COURTESY.sub("", evidence.text[start : clause.end])))
    later = min((other.start for other in evidence.other_spans(name) if other.start >= span.end), default=end)
    if later < end:
        end = max(span.end, evidence.text.rfind(",", span.end, later))
    return replace(span, start=start, end=end) if is_free(start, end, evidence.other_spans(name)) else span


def _tells(evidence: Evidence, name: str) -> bool:
    """Whether a parameter is what is said to somebody."""
    sends = any(is_address(other, known) or is_id_name(other) for other, known in evidence.properties.items())
    return name in MESSAGES and sends


def reported_clause(evidence: Evidence, name: str, span: Span, words: str) -> str:
    """What somebody is to be asked as a question, and what German tells after "dass" as a sentence of its own."""
    if not _tells(evidence, name):
        return words
    before = evidence.text[: span.start]
    lang = next((lang for lang, form in _IF.items() if form.search(before)), None)
    if lang is not None:
        return as_question(words, lang)
    return as_main_clause(words) if _THAT.search(before) else words
