"""What a message does in its conversation, and all it says: the one place where that is decided. Pure.

Called by the activity `read_message` before anything is planned, so that every planner gets the same reading. Whether
a bare yes or no decides something is read by the gateway, which knows what was shown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from contracts.base import Json
from contracts.dialogue import Act, Reading, RecentCall
from contracts.problem import Question
from dialogue.revisions import is_bare, revised
from language.moment_spans import moment_spans
from language.word_lists import any_of, words_for
from language.yes_or_no import yes_or_no

_FOLLOW_UP: Final = re.compile(rf"[\s¿¡]*(?:{any_of('follow_up_openings')})\b[\s,:]*", re.I)
_CORRECTION: Final = re.compile(rf"[\s¡]*(?:(?:{any_of('correction_openings')})\b[\s,.:;!–-]*){{1,4}}", re.I)
_CORRECTION_END: Final = re.compile(rf"(?:[\s,]+(?:{any_of('correction_endings')}))+[\s.!?]*$", re.I)
_UNDO: Final = frozenset(words_for("undo"))
_STOP: Final = frozenset(words_for("never_mind"))
_ADDRESS: Final = re.compile(r"[^\s@]{1,64}@[^\s@]{1,190}")
_LONGEST: Final = 120
"""Characters; what is longer says all it wants by itself."""
_WORDS_OF_FRAGMENT: Final = 8
_SURE: Final = 0.8
"""A message that is likelier than this a request for a tool is one, whatever was talked about."""
_LIKELY: Final = 0.4
"""The same where the message cannot be what is asked for, a number or one of a list."""
_SURE_OF_FREE_TEXT: Final = 0.97
"""The same while any words at all would be an answer: a subject, what a mail says."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a message is as a request of its own: its likeliest tool, and whether nothing more is needed for it."""

    tool: str | None = None
    likelihood: float = 0.0
    complete: bool = False


NOTHING: Final = Standing()
Stands = Callable[[str], Standing]


@dataclass(frozen=True, slots=True)
class Tool:
    """What must be known of the tool of a recent call: its moments, and whether it only reads."""

    dates: Sequence[str] = ()
    reads: bool = True


def read_request(text: str, recent: Sequence[RecentCall], tool_of: Callable[[str], Tool], stands: Stands) -> Reading:
    """A message that opens a problem, read against the last calls of its conversation, newest first."""
    whole = Reading(act=Act.REQUEST, text=text, why="it says all it wants by itself")
    said = " ".join(text.split())
    last = [call for call in recent if call.problem_id == recent[0].problem_id] if recent else []
    if not last or len(said) > _LONGEST or yes_or_no(said) is not None:
        return whole
    effects = [call for call in recent if call.ok and not tool_of(call.tool_name).reads]
    if _plain(said) in _UNDO:
        return _undo(text, effects)
    if (opening := _CORRECTION.match(said)) and (rest := _CORRECTION_END.sub("", said[opening.end() :])):
        about = next((call for call in last if not tool_of(call.tool_name).reads), last[-1])
        if not _stands_apart(rest, stands, about) and (found := _revised(rest, about, tool_of)) is not None:
            return _reading(
                Act.CORRECTION, found, about, f"“{opening[0].strip()}” takes back a part of the last request"
            )
    opening = _FOLLOW_UP.match(said)
    rest = said[opening.end() :] if opening else said
    if rest and len(rest.split()) <= _WORDS_OF_FRAGMENT and (opening or is_bare(rest)):
        for about in last:
            if not _stands_apart(rest, stands, about) and (found := _revised(rest, about, tool_of)) is not None:
                act = Act.FOLLOW_UP if opening or tool_of(about.tool_name).reads else Act.CORRECTION
                return _reading(act, found, about, f"“{rest}” takes the place of what the last request said")
    return whole


def read_reply(text: str, question: Question, schema: dict[str, Any], stands: Stands) -> Reading:
    """A message said while a question is open: its answer, or a request of its own. `schema` is that of the argument
    asked for; empty where the question asks for none."""
    said = " ".join(text.split())
    answer = Reading(act=Act.ANSWER, text=text, why="it answers the question")
    if yes_or_no(said) is not None or _plain(said) in _STOP or len(said.split()) <= 1 or _is_value(said, schema):
        return answer
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
    if own.likelihood < (_SURE_OF_FREE_TEXT if free else _SURE):
        return answer
    return Reading(act=Act.REQUEST, text=text, why=f"it is a request of its own ({own.tool}) and no answer")


def _undo(text: str, effects: Sequence[RecentCall]) -> Reading:
    if not effects:
        return Reading(act=Act.UNDO, text=text, why="nothing was done lately that could be taken back")
    about = effects[0]
    return Reading(
        act=Act.UNDO, text=f"Undo this: {about.message or about.tool_name}", why="the last effect", about=about
    )


def _stands_apart(rest: str, stands: Stands, about: RecentCall) -> bool:
    """Whether the message is surely a request of its own, for another tool."""
    own = stands(rest)
    return own.tool not in (None, about.tool_name) and own.complete and own.likelihood > _SURE


def _revised(rest: str, about: RecentCall, tool_of: Callable[[str], Tool]) -> tuple[str, dict[str, Json] | None] | None:
    found = revised(about.request, about.args, tool_of(about.tool_name).dates, rest)
    return None if found is None else (found.text, found.args)


def _reading(act: Act, found: tuple[str, dict[str, Json] | None], about: RecentCall, why: str) -> Reading:
    text, args = found
    return Reading(act=act, text=text, why=why, about=about, args=args)


def _is_value(said: str, schema: dict[str, Any]) -> bool:
    """Whether a message holds a value of the kind asked for and hardly anything else."""
    if schema.get("enum") and any(str(one).casefold() in said.casefold().split() for one in schema["enum"]):
        return True
    if len(said.split()) > _WORDS_OF_FRAGMENT:
        return False
    if schema.get("type") in ("integer", "number"):
        return any(letter.isdigit() for letter in said)
    told = f"{schema.get('format', '')} {schema.get('description', '')}".casefold()
    if "mail" in told and _ADDRESS.search(said):
        return True
    return is_bare(said) and bool(moment_spans(said)) and any(word in told for word in ("date", "time", "when"))


def _is_typed(schema: dict[str, Any]) -> bool:
    return bool(schema.get("enum") or schema.get("format") or schema.get("pattern"))


def _plain(said: str) -> str:
    return said.casefold().replace("’", "'").strip(" .!?¡¿")
