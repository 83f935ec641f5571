"""A message said while a question is open: its answer, or a request of its own. Pure."""

from __future__ import annotations

import re
from typing import Any, Final

from contracts.dialogue import Act, Reading
from contracts.problem import Question
from dialogue.openings import PADDING, REFUSAL
from dialogue.readings import SURE, WORDS_OF_FRAGMENT, Stands, plain
from dialogue.revisions import is_bare
from language.chatter import is_chatter
from language.dismissals import is_dismissal
from language.moment_spans import moment_spans
from language.moods import Mood, mood_of
from language.numbers import number_in
from language.units import says_unit_of_time
from language.word_lists import any_of
from language.yes_or_no import yes_or_no

_STOP: Final = re.compile(rf"{REFUSAL}(?:{any_of('never_mind')})[\s,.!]*(?:{any_of('padding')})?")
"""Matches "ah never mind", "no, forget it"."""
_ASIDES: Final = re.compile(rf"(?:(?:{any_of('padding', 'lead_asides')})\b[\s,.!:]*){{1,4}}", re.I)
"""Matches the "hold on, quickly, " before a question."""
_ORDERS: Final = any_of("deed_verbs", "orders", "deed_words")
_ORDER: Final = re.compile(rf"{PADDING}(?:{_ORDERS})(?:\s\w+)?\s(?:{any_of('definite', 'pointing')})(?!\w)", re.I)
"""Matches the beginning of "delete the electricity one" and "ok mark it"; not "pay rent", a thing by its name."""
_ADDRESS: Final = re.compile(r"[^\s@]{1,64}@[^\s@]{1,190}")
_PEOPLE: Final = ("to", "cc", "recipient")
_BEFORE_HOUR: Final = re.compile(rf"(?<!\w)(?:{any_of('at')})\s$", re.I)
_LEADS: Final = re.compile(rf"(?<!\w)(?:{any_of('value_leads', 'padding', 'courtesies', 'at')})(?!\w)", re.I)
_WORD: Final = re.compile(r"\w+")
_WORDS_OF_NAME: Final = 5
_WORDS_OF_VALUE: Final = 2
"""Words without a number or a moment that may still be one: "christmas eve", "half past"."""
_LIKELY: Final = 0.4
"""A message that cannot be what is asked for, a number or one of a list, is a request where that is likelier."""
_SURE_OF_FREE_TEXT: Final = 0.97
"""The same while any words at all would be an answer: a subject, what a mail says."""


def read_reply(
    text: str, question: Question, schema: dict[str, Any], stands: Stands, *, moment: bool = False
) -> Reading:
    """A message said while a question is open: its answer, or a request of its own. `schema` is that of the argument
    asked for; empty where the question asks for none. `moment`: it is a day or a time. What an answer says beside the
    value asked for is left out of it."""
    said = " ".join(text.split())
    if _STOP.fullmatch(plain(said)):
        return _dismissed(text)
    if (no_answer := _no_value(text, said, question, schema, moment=moment)) is not None:
        return no_answer
    if moment and question.parameter:
        return _moment(text, said, question, stands)
    answer = _answer(text)
    if yes_or_no(said) is not None or len(said.split()) <= 1 or _is_value(said, schema):
        return answer
    own = stands(said)
    if _asks_for_thing(question) or not question.parameter:
        if _ORDER.match(said) and own.tool not in (None, question.tool_name) and own.likelihood > _LIKELY:
            return _request(text, f"it orders something: {own.tool}")
        if question.parameter and len(said.split()) > _WORDS_OF_NAME:
            return _request(text, "it is a sentence, and what was asked for is one thing or person")
    typed = bool(question.parameter) and (schema.get("type") != "string" or _is_typed(schema))
    if typed and own.tool is not None and own.likelihood > _LIKELY:
        # It cannot be what was asked for.
        return _request(text, f"it is no {schema.get('type', 'value')}, and a request: {own.tool}")
    free = bool(question.parameter) and not typed
    if own.tool in (None, question.tool_name) or not own.complete:
        return answer
    if own.likelihood < (_SURE_OF_FREE_TEXT if free else SURE):
        return answer
    return _request(text, f"it is a request of its own ({own.tool}) and no answer")


def _answer(text: str) -> Reading:
    return Reading(act=Act.ANSWER, text=text, why="it answers the question")


def _request(text: str, why: str) -> Reading:
    return Reading(act=Act.REQUEST, text=text, why=why)


def _dismissed(text: str) -> Reading:
    return Reading(act=Act.DISMISSAL, text=text, why="nothing more is wanted of what was asked")


def _no_value(text: str, said: str, question: Question, schema: dict[str, Any], *, moment: bool) -> Reading | None:
    """How a message is read that cannot be what was asked for, whatever else it is; None for any that can. Of a tool's
    own question, and where any words would do, that is told by its kind of request alone."""
    closed = bool(question.parameter) and (moment or _asks_for_thing(question) or _is_closed(schema))
    if question.call_id is not None or not (closed or question.parameter is None):
        return None
    if schema.get("type") == "boolean" or _is_option(said, schema):
        return None
    if is_dismissal(said) and (closed or len(said.split()) > _WORDS_OF_VALUE):
        return _dismissed(text)
    if closed and yes_or_no(said) is False:
        return _dismissed(text)
    if closed and is_chatter(said):
        return _request(text, "it is thanks or chatter, and no answer")
    if mood_of(_ASIDES.sub("", said, count=1)) is Mood.QUESTION and not is_bare(said):
        return _request(text, "it asks something itself")
    if closed and _is_sentence_for_value(said, question, schema):
        return _request(text, f"it holds no {schema.get('type', 'value')}")
    return None


def _is_sentence_for_value(said: str, question: Question, schema: dict[str, Any]) -> bool:
    """Whether a number or an object was asked for, and what came is neither."""
    if len(said.split()) <= _WORDS_OF_VALUE or _asks_for_thing(question):
        return False
    if schema.get("type") in ("integer", "number"):
        return number_in(said) is None
    return schema.get("type") == "object" and "{" not in said


def _moment(text: str, said: str, question: Question, stands: Stands) -> Reading:
    """A message said where a day or a time was asked for."""
    spans = moment_spans(said)
    timed = bool(spans) or (says_unit_of_time(said) and number_in(said) is not None)
    if not timed:
        few = len(said.split()) <= _WORDS_OF_VALUE
        return _answer(text) if few else _request(text, "it names no day and no time")
    rest = f"{said[: spans[0].start]} {said[spans[-1].end :]}" if spans else ""
    beside = _WORD.findall(_LEADS.sub(" ", rest))
    if len(beside) < _WORDS_OF_VALUE or is_bare(said) or says_unit_of_time(rest):
        return _answer(text)
    own = stands(said)
    if own.tool not in (None, question.tool_name) and own.complete and own.likelihood > _LIKELY:
        return _request(text, f"it is a request of its own ({own.tool}) and no answer")
    begin = _BEFORE_HOUR.search(said[: spans[0].start])
    return _answer(said[begin.start() if begin else spans[0].start : spans[-1].end])


def _asks_for_thing(question: Question) -> bool:
    """Whether what was asked for is a thing by its name or id, or somebody's name or address."""
    name = question.parameter or ""
    return name.endswith("_id") or name in _PEOPLE


def _is_closed(schema: dict[str, Any]) -> bool:
    """Whether only values of a kind answer, not any words."""
    return schema.get("type") in ("integer", "number", "object") or bool(schema.get("enum"))


def _is_option(said: str, schema: dict[str, Any]) -> bool:
    return any(str(one).casefold() in said.casefold().split() for one in schema.get("enum") or ())


def _is_value(said: str, schema: dict[str, Any]) -> bool:
    """Whether a message holds a value of the kind asked for and hardly anything else."""
    if _is_option(said, schema):
        return True
    if len(said.split()) > WORDS_OF_FRAGMENT:
        return False
    if schema.get("type") in ("integer", "number"):
        return any(letter.isdigit() for letter in said)
    told = f"{schema.get('format', '')} {schema.get('description', '')}".casefold()
    if "mail" in told and _ADDRESS.search(said):
        return True
    return is_bare(said) and bool(moment_spans(said)) and any(word in told for word in ("date", "time", "when"))


def _is_typed(schema: dict[str, Any]) -> bool:
    return bool(schema.get("enum") or schema.get("format") or schema.get("pattern"))
