"""What a part of a request is for once its words are weighed: a statement becomes the request it makes, an effect that
nobody asked for becomes a look, a question or nothing.

Called by the backend for every part. It reads with the tool reader and never runs or asks anything.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from steward.contracts.base import Json
from steward.contracts.tool import Candidate, Effect
from steward.contracts.tool_meaning import Does, Role
from steward.language.stated_facts import prefers, stated_fact
from steward.language.statements import ERRAND_VERBS, Statement, read_statement, without_correction
from steward.language.word_lists import any_of
from steward.planners.embedded.asked_effects import Asked, asked_for, asks_what_was_sent
from steward.planners.embedded.judge.device_rules import is_device
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.tool_reader import ToolReader
from steward.search.word_index import content_words

_LEADING_OVER: Final = re.compile(rf"(?:{any_of('padding', 'lead_asides', 'no', 'correction_openings')})\b", re.I)
_NO_CALENDARS: Final = ("system", "memory", "knowledge", None)
"""Kinds of tools that know no events."""
_FACT: Final = "fact"
_CLOCKS: Final = "system"
_END, _FAR = "end_date", "in 90 days"
_OF_ROOMS: Final = ("dark", "cold", "hot")
_ASKING: Final = ("event", "sum", "units", "check", "recall")
_ALWAYS_RESTATED: Final = ("done", "did", "renamed", "sum", "forget", *_OF_ROOMS)


def as_meant(part: Part, offered: Sequence[Candidate], reader: ToolReader) -> Part:
    """The part with the tool that its words ask for; without one where they ask for nothing that is offered."""
    read = reader.in_plain_english(part.text, offered)
    asked = asked_for(part.text, read, part.candidate) if part.candidate else Asked.NO
    complete = not part.missing or part.lacks_only_ids
    stated = None if asks_what_was_sent(part.text) else read_statement(part.text)
    restates = asked is not Asked.YES or not complete or _is_restated(part, stated)
    if stated is not None and restates and not _names_number(part):
        reported = _restated(part, stated, offered, reader)
        if reported is not None:
            return reported
    if part.candidate is None or (asked is Asked.YES and not _takes_all_words(part)):
        return part
    if asked is Asked.UNSURE:
        return replace(part, confidence=0.0)
    return _look(part, read, offered, reader)


def changing_known(part: Part, offered: Sequence[Candidate], memories: Sequence[str]) -> Part:
    """The part that changes a fact that is remembered, where it tells something else about the same thing: one has one
    home at a time."""
    tool = part.candidate
    changer = next((one for one in offered if one.does is Does.CHANGE and one.meaning.of == _FACT), None)
    if tool is None or changer is None or tool.does is not Does.ADD or tool.meaning.of != _FACT:
        return part
    told = next((part.args[name] for name in tool.meaning.having(Role.TEXT) if name in part.args), None)
    now = stated_fact(without_correction(told)) if isinstance(told, str) else None
    known = next((one for one in memories if now and now.replaces(stated_fact(one))), None)
    if now is None or known is None or stated_fact(known).value == now.value:
        return part
    values: dict[Role, Json] = {Role.ID: known, Role.TEXT: now.text}
    args = {name: values[role] for role in values for name in changer.meaning.having(role)}
    return replace(part, candidate=changer, args=args)


def _takes_all_words(part: Part) -> bool:
    """Whether an effect would take the whole message for its text, with the words that only lead over to it: nothing
    is left that orders it in "no, from three"."""
    assert part.candidate is not None
    message = part.text.casefold().strip(" .!?")
    whole = any(isinstance(value, str) and value.casefold().strip(" .!?") == message for value in part.args.values())
    return part.candidate.effect is not Effect.READ and whole and _LEADING_OVER.match(message) is not None


def _is_restated(part: Part, stated: Statement | None) -> bool:
    """Whether a statement stands above what its words sound like: what is asked of an event, or told with
    "now", is no clock's."""
    if stated is None:
        return False
    family = part.candidate.tool_type if part.candidate else None
    is_told = stated.kind == _FACT and (family == _CLOCKS or prefers(stated.what))
    return stated.kind in _ALWAYS_RESTATED or is_told or (stated.kind == "event" and family in _NO_CALENDARS)


def _names_number(part: Part) -> bool:
    """Whether the part says the number of the one thing it is about: "mark task 3 as done"."""
    return any(part.is_id(name) and str(value).isdigit() for name, value in part.args.items())


def _restated(part: Part, stated: Statement, offered: Sequence[Candidate], reader: ToolReader) -> Part | None:
    """The part as the request that its statement makes; None where no tool offered does that."""
    chosen = reader.with_arguments(reader.chooser(offered)(stated.request).part)
    tool = chosen.candidate
    if tool is None or (stated.kind in _ASKING) is not (tool.effect is Effect.READ):
        return None
    reported = replace(chosen, text=part.text, follows=part.follows, shows=part.shows)
    if stated.kind in ("done", "did"):
        words = {*stated.what.casefold().split(), (stated.verb or "").casefold()}
        bars = ERRAND_VERBS - words if ERRAND_VERBS & words else frozenset[str]()
        return _about_named(reported, stated.what, bars)
    if stated.kind == "renamed":
        titles = dict.fromkeys(tool.meaning.having(Role.TITLE), stated.what)
        return _about_named(replace(reported, args=titles), stated.old)
    if stated.kind in ("fact", "recall", "sum", "units", "forget") or stated.key:
        reported = replace(reported, args=_with_own_words(tool, stated))
    if stated.kind == "step":
        reported = replace(reported, args=reader.read(part.text, tool))
    if stated.kind == "event":
        reported = replace(reported, args={_END: _FAR} if _END in tool.parameters.get("properties", {}) else {})
    if stated.kind in _OF_ROOMS:
        reported = replace(
            reported, args={name: stated.what if is_device(name) else value for name, value in reported.args.items()}
        )
    if stated.kind == "lacking":
        reported = replace(reported, confidence=0.0)
    return None if reported.missing else reported


def _about_named(part: Part, name: str, bars: frozenset[str] = frozenset()) -> Part | None:
    """A part that is about the one thing that has all words of the name: what is looked up, never guessed."""
    ids = [name for name in part.args if part.is_id(name)]
    part = replace(part, args={name: value for name, value in part.args.items() if name not in ids})
    if not part.lacks_only_ids:
        return None
    return replace(part, names=frozenset(content_words(name)), bars=bars)


def _with_own_words(tool: Candidate, stated: Statement) -> dict[str, Json]:
    """The user's own words for the one argument that a tool needs: a text, or entries with their values."""
    required = tool.parameters.get("required", [])
    if len(required) != 1:
        return {}
    takes = tool.parameters["properties"].get(required[0], {}).get("type")
    if stated.key:
        return {required[0]: {stated.key: stated.what}} if takes == "object" else {}
    return {required[0]: stated.what} if takes == "string" or (isinstance(takes, list) and "string" in takes) else {}


def _look(part: Part, read: str, offered: Sequence[Candidate], reader: ToolReader) -> Part:
    """The part with the tool that only reads and fits it, else without any."""
    reading = [tool for tool in offered if asked_for(part.text, read, tool) is Asked.YES and tool.effect is Effect.READ]
    found = reader.with_arguments(reader.chooser(reading)(part.text).part) if reading else None
    if found is None or found.candidate is None or found.missing:
        return replace(part, candidate=None, args={}, rival=part.candidate, confidence=1.0)
    return replace(found, follows=part.follows, shows=part.shows)
