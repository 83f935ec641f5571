"""A message said while a question is open: its answer, or a request of its own. Pure."""

from __future__ import annotations

import re
from typing import Any, Final

from steward.contracts.dialogue import Act, Reading
from steward.contracts.problem import Question
from steward.contracts.tool_meaning import Role
from steward.dialogue.openings import PADDING
from steward.dialogue.readings import FOLLOW_UP, SURE, WORDS_OF_FRAGMENT, Stands
from steward.dialogue.revisions import is_bare
from steward.language.chatter import is_chatter
from steward.language.decision_words import is_plain_decision, named_decision_in
from steward.language.dismissals import is_dismissal
from steward.language.moments.spans import moment_spans
from steward.language.moods import Mood, mood_of
from steward.language.named_values import currency, language
from steward.language.numbers import number_in
from steward.language.units import says_unit_of_time
from steward.language.whole_orders import keeps_something, tells_somebody
from steward.language.word_lists import any_of
from steward.language.yes_or_no import takes_back, yes_or_no

_ASIDES: Final = re.compile(rf"(?:(?:{any_of('padding', 'lead_asides')})\b[\s,.!:]*){{1,4}}", re.I)
"""Matches the "hold on, quickly, " before a question."""
_ORDERS: Final = any_of("deed_verbs", "orders", "deed_words")
_ORDER: Final = re.compile(rf"{PADDING}(?:{_ORDERS})(?:\s\w+)?\s(?:{any_of('definite', 'pointing')})(?!\w)", re.I)
"""Matches the beginning of "delete the electricity one" and "ok mark it"; not "pay rent", a thing by its name."""
_POINTS: Final = re.compile(rf"(?<!\w)(?:{any_of('person_orders')})", re.I)
_ADDRESS: Final = re.compile(r"[^\s@]{1,64}@[^\s@]{1,190}")
_BEFORE_HOUR: Final = re.compile(rf"(?<!\w)(?:{any_of('at')})\s$", re.I)
_LEADS: Final = re.compile(rf"(?<!\w)(?:{any_of('value_leads', 'padding', 'courtesies', 'at')})(?!\w)", re.I)
_WORD: Final = re.compile(r"\w+")
_MARKS: Final = " .,;:!?¿¡\"'“”"
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
    message = " ".join(text.split())
    if takes_back(message):
        return _dismissed(text)
    if question.call_id is None and _orders_by_itself(message, question, schema, moment=moment):
        own = stands(message)
        if own.complete and own.likelihood > _LIKELY:
            return _request(text, f"it is an order of its own ({own.tool})")
    if (no_answer := _no_value(text, message, question, schema, moment=moment)) is not None:
        return no_answer
    if moment and question.parameter:
        return _moment(text, message, question, stands)
    if schema.get("enum") and (told := _listed(text, message, schema)) is not None:
        return told
    return _in_words(text, message, question, schema, stands)


def _in_words(text: str, message: str, question: Question, schema: dict[str, Any], stands: Stands) -> Reading:
    """A message said where words were asked for, a thing, or a value that is typed by its schema."""
    answer = _answer(text)
    if yes_or_no(message) is not None or len(message.split()) <= 1 or _is_value(message, schema):
        return answer
    own = stands(message)
    if _asks_for_thing(question) or not question.parameter:
        if _ORDER.match(message) and own.tool not in (None, question.tool_name) and own.likelihood > _LIKELY:
            return _request(text, f"it orders something: {own.tool}")
        if question.parameter and len(message.split()) > _WORDS_OF_NAME:
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


def _orders_by_itself(message: str, question: Question, schema: dict[str, Any], *, moment: bool) -> bool:
    """Whether a message orders something by its words alone; "tell him I'm late" may be what a mail is to say."""
    if keeps_something(message):
        return True
    closed = moment or _asks_for_thing(question) or _is_closed(schema)
    return tells_somebody(message) and (closed or _POINTS.search(message) is None)


def _answer(text: str) -> Reading:
    return Reading(act=Act.ANSWER, text=text, why="it answers the question")


def _request(text: str, why: str) -> Reading:
    return Reading(act=Act.REQUEST, text=text, why=why)


def _dismissed(text: str) -> Reading:
    return Reading(act=Act.DISMISSAL, text=text, why="nothing more is wanted of what was asked")


def _no_value(text: str, message: str, question: Question, schema: dict[str, Any], *, moment: bool) -> Reading | None:
    """How a message is read that cannot be what was asked for, whatever else it is; None for any that can. Of a tool's
    own question, and where any words would do, that is told by its kind of request alone."""
    closed = bool(question.parameter) and (moment or _asks_for_thing(question) or _is_closed(schema))
    if question.call_id is not None or not (closed or question.parameter is None):
        return None
    if schema.get("type") == "boolean" or _is_option(message, schema):
        return None
    if is_dismissal(message) and (closed or len(message.split()) > _WORDS_OF_VALUE):
        return _dismissed(text)
    if closed and yes_or_no(message) is False:
        return _dismissed(text)
    if closed and _decides(message, question):
        return _request(text, "it decides something, and is no answer")
    if closed and is_chatter(message):
        return _request(text, "it is thanks or chatter, and no answer")
    if mood_of(_ASIDES.sub("", message, count=1)) is Mood.QUESTION and not is_bare(message):
        return _request(text, "it asks something itself")
    if closed and _is_sentence_for_value(message, question, schema):
        return _request(text, f"it holds no {schema.get('type', 'value')}")
    return None


def _decides(message: str, question: Question) -> bool:
    """Whether a message is a decision, and so nobody's name, no id, moment or number; "send both" is no person."""
    return is_plain_decision(message) or (
        _role_of(question) is Role.RECIPIENT and named_decision_in(message) is not None
    )


def _is_sentence_for_value(message: str, question: Question, schema: dict[str, Any]) -> bool:
    """Whether a number or an object was asked for, and what came is neither."""
    if len(message.split()) <= _WORDS_OF_VALUE or _asks_for_thing(question):
        return False
    if schema.get("type") in ("integer", "number"):
        return number_in(message) is None
    return schema.get("type") == "object" and "{" not in message


def _moment(text: str, message: str, question: Question, stands: Stands) -> Reading:
    """A message said where a day or a time was asked for."""
    spans = moment_spans(message)
    timed = bool(spans) or (says_unit_of_time(message) and number_in(message) is not None)
    if not timed:
        few = len(message.split()) <= _WORDS_OF_VALUE
        return _answer(text) if few else _request(text, "it names no day and no time")
    rest = f"{message[: spans[0].start]} {message[spans[-1].end :]}" if spans else ""
    beside = _WORD.findall(_LEADS.sub(" ", rest))
    if len(beside) < _WORDS_OF_VALUE or is_bare(message) or says_unit_of_time(rest):
        return _answer(text)
    own = stands(message)
    if own.tool not in (None, question.tool_name) and own.complete and own.likelihood > _LIKELY:
        return _request(text, f"it is a request of its own ({own.tool}) and no answer")
    begin = _BEFORE_HOUR.search(message[: spans[0].start])
    return _answer(message[begin.start() if begin else spans[0].start : spans[-1].end])


def _asks_for_thing(question: Question) -> bool:
    """Whether what was asked for is a thing by its name or id, or somebody's name or address."""
    return _role_of(question) in (Role.ID, Role.RECIPIENT)


def _role_of(question: Question) -> Role | None:
    return question.meaning.roles.get(question.parameter or "")


def _is_closed(schema: dict[str, Any]) -> bool:
    """Whether only values of a kind answer, not any words."""
    return schema.get("type") in ("integer", "number", "object") or bool(schema.get("enum"))


def _listed(text: str, message: str, schema: dict[str, Any]) -> Reading | None:
    """A message said where one of some values was asked for; None where its words must be weighed."""
    if (option := _option_named(message, schema)) is not None:
        return _answer(option)
    if (is_bare(message) or FOLLOW_UP.match(message)) and not _is_option(message, schema):
        return _request(text, "it is none of the values asked for")
    return None


def _is_option(message: str, schema: dict[str, Any]) -> bool:
    words = [word.strip(_MARKS) for word in message.casefold().split()]
    return any(str(one).casefold() in words for one in schema.get("enum") or ())


def _option_named(message: str, schema: dict[str, Any]) -> str | None:
    """The one of the listed values that a message names, by itself or by its usual name ("euros"), and nothing else
    beside what leads to it; None where it names none, or says more."""
    options = {str(one).casefold(): str(one) for one in schema.get("enum") or ()}
    bare = _LEADS.sub(" ", _ASIDES.sub("", message.strip(_MARKS), count=1))
    words = " ".join(word for part in bare.split() if (word := part.strip(_MARKS)))
    for name in (message.strip(_MARKS), words):
        for value in (name, currency(name), language(name)):
            if value is not None and value.casefold() in options:
                return options[value.casefold()]
    return None


def _is_value(message: str, schema: dict[str, Any]) -> bool:
    """Whether a message holds a value of the kind asked for and hardly anything else."""
    if _is_option(message, schema):
        return True
    if len(message.split()) > WORDS_OF_FRAGMENT:
        return False
    if schema.get("type") in ("integer", "number"):
        return any(letter.isdigit() for letter in message)
    reported = f"{schema.get('format', '')} {schema.get('description', '')}".casefold()
    if "mail" in reported and _ADDRESS.search(message):
        return True
    return (
        is_bare(message) and bool(moment_spans(message)) and any(word in reported for word in ("date", "time", "when"))
    )


def _is_typed(schema: dict[str, Any]) -> bool:
    return bool(schema.get("enum") or schema.get("format") or schema.get("pattern"))
