"""A message said while a question is open: its answer, or a request of its own. Pure."""

from __future__ import annotations

import re
from typing import Any, Final

from contracts.dialogue import Act, Reading
from contracts.problem import Question
from dialogue.openings import REFUSAL
from dialogue.readings import SURE, WORDS_OF_FRAGMENT, Stands, plain
from dialogue.revisions import is_bare
from language.moment_spans import moment_spans
from language.word_lists import any_of
from language.yes_or_no import yes_or_no

_STOP: Final = re.compile(rf"{REFUSAL}(?:{any_of('never_mind')})[\s,.!]*(?:{any_of('padding')})?")
"""Matches "ah never mind", "no, forget it"."""
_ADDRESS: Final = re.compile(r"[^\s@]{1,64}@[^\s@]{1,190}")
_PEOPLE: Final = ("to", "cc", "recipient")
_WORDS_OF_NAME: Final = 5
_LIKELY: Final = 0.4
"""A message that cannot be what is asked for, a number or one of a list, is a request where that is likelier."""
_SURE_OF_FREE_TEXT: Final = 0.97
"""The same while any words at all would be an answer: a subject, what a mail says."""


def read_reply(text: str, question: Question, schema: dict[str, Any], stands: Stands) -> Reading:
    """A message said while a question is open: its answer, or a request of its own. `schema` is that of the argument
    asked for; empty where the question asks for none."""
    said = " ".join(text.split())
    answer = Reading(act=Act.ANSWER, text=text, why="it answers the question")
    if _STOP.fullmatch(plain(said)):
        return Reading(act=Act.DISMISSAL, text=text, why="nothing more is wanted of what was asked")
    if yes_or_no(said) is not None or len(said.split()) <= 1 or _is_value(said, schema):
        return answer
    if _asks_for_thing(question) and len(said.split()) > _WORDS_OF_NAME:
        return Reading(
            act=Act.REQUEST, text=text, why="it is a sentence, and what was asked for is one thing or person"
        )
    own = stands(said)
    typed = bool(question.parameter) and (schema.get("type") != "string" or _is_typed(schema))
    if typed and own.tool is not None and own.likelihood > _LIKELY:
        # It cannot be what was asked for.
        return Reading(
            act=Act.REQUEST, text=text, why=f"it is no {schema.get('type', 'value')}, and a request: {own.tool}"
        )
    free = bool(question.parameter) and not typed
    if own.tool in (None, question.tool_name) or not own.complete:
        return answer
    if own.likelihood < (_SURE_OF_FREE_TEXT if free else SURE):
        return answer
    return Reading(act=Act.REQUEST, text=text, why=f"it is a request of its own ({own.tool}) and no answer")


def _asks_for_thing(question: Question) -> bool:
    """Whether what was asked for is a thing by its name or id, or somebody's name or address."""
    name = question.parameter or ""
    return name.endswith("_id") or name in _PEOPLE


def _is_value(said: str, schema: dict[str, Any]) -> bool:
    """Whether a message holds a value of the kind asked for and hardly anything else."""
    if schema.get("enum") and any(str(one).casefold() in said.casefold().split() for one in schema["enum"]):
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
