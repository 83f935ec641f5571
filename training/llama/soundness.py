"""What is wrong with a conversation: its form, its calls against the catalogue, what waits against the policy. Pure.

`rows` leaves out what is wrong here, and tests hold that nothing is. Whether the behaviour is right is for people to
read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from jsonschema import Draft202012Validator

from training.llama.catalogue import CatalogueTool, Waiting
from training.llama.files import KINDS, Conversation, Item, OwnTool

_NOT_CALLED: Final = frozenset({"confirm_action", "execute_task"})
"""Approving is what a yes does, and a task is carried out by calls."""
_DECISIONS: Final = frozenset({"yes", "no", "amend", "withdraw", "show"})
_ENDS: Final = frozenset({"done", "say", "ask"})
_UNPREPARED: Final = re.compile(r"No |There is no|I found no|I do not know|\d+ contacts match")
"""Matches how a result begins that says a call could not be prepared: then nothing waits."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong, and in which line."""

    line: int
    what: str


@dataclass(slots=True)
class _Steps:
    """The calls of the step that have no result yet, and the numbers of what waits."""

    calls: list[Item] = field(default_factory=list)
    waiting: set[str] = field(default_factory=set)


def faults_of(conversation: Conversation, tools: Mapping[str, CatalogueTool]) -> list[Fault]:
    """The faults of a conversation, in the order of its lines."""
    found = [] if conversation.told("now") else [Fault(conversation.line, "no now")]
    if "?" in conversation.own:
        found.append(Fault(conversation.own["?"].line, "tool line not understood"))
    items = conversation.items
    if not items or items[0].kind != "u":
        return [*found, Fault(conversation.line, "must start with u")]
    steps = _Steps()
    for place, item in enumerate(items):
        before = items[place - 1].kind if place else ""
        after = items[place + 1].kind if place + 1 < len(items) else ""
        found += [Fault(item.line, what) for what in _faults(item, before, after, steps, conversation, tools)]
    return found


def _faults(
    item: Item,
    before: str,
    after: str,
    steps: _Steps,
    conversation: Conversation,
    tools: Mapping[str, CatalogueTool],
) -> Iterator[str]:
    if item.kind == ">":
        yield from faults_of_call(item.text, conversation.own, tools)
        steps.calls.append(item)
    elif item.kind in ("<", "wait"):
        yield from _faults_of_result(item, before, steps, tools)
    elif item.kind in _DECISIONS:
        yield from _faults_of_decision(item, after, steps)
    elif item.kind not in KINDS:
        yield f"unknown line kind {item.kind!r}"
    else:
        yield from _faults_of_end(item.kind, after, steps.calls)
        steps.calls = []


def faults_of_call(text: str, own: Mapping[str, OwnTool], tools: Mapping[str, CatalogueTool]) -> Iterator[str]:
    """What is wrong with a call `name {arguments}`: the tool, or arguments that its schema does not take."""
    name, _, written = text.partition(" ")
    try:
        args = json.loads(written or "{}")
    except ValueError as error:
        yield f"json: {error}"
        return
    if not isinstance(args, dict):
        yield "arguments are no object"
    elif name in _NOT_CALLED:
        yield f"{name} is never called"
    elif name in own:
        names = own[name].names()
        yield from (f"{name}: no parameter {given}" for given in args if given not in names)
        yield from (f"{name}: lacks {needed}" for needed, must in names.items() if must and needed not in args)
    elif name in tools:
        errors = Draft202012Validator(tools[name].schema).iter_errors(args)
        yield from (f"{name}: {error.message[:160]}" for error in errors)
    else:
        yield f"no tool {name}"


def _faults_of_result(item: Item, before: str, steps: _Steps, tools: Mapping[str, CatalogueTool]) -> Iterator[str]:
    if item.kind == "wait":
        steps.waiting.add(item.text.strip())
    if before == "yes":
        return
    if not steps.calls:
        yield f"{item.kind} without a call"
        return
    name, _, written = steps.calls.pop(0).text.partition(" ")
    try:
        args: dict[str, Any] = json.loads(written or "{}")
    except ValueError:
        return
    policy = tools[name].waits(args) if name in tools else Waiting.MAYBE
    if policy is Waiting.NEVER and item.kind == "wait":
        yield f"{name} waits, and asks for no yes"
    if policy is Waiting.ALWAYS and item.kind == "<" and not _UNPREPARED.match(item.text):
        yield f"{name} does not wait, and asks for a yes"


def _faults_of_decision(item: Item, after: str, steps: _Steps) -> Iterator[str]:
    number, _, changed = item.text.partition(" ")
    if number not in steps.waiting:
        yield f"{item.kind} {number}: nothing of that number waits"
    if item.kind == "yes" and after not in ("<", "wait"):
        yield f"yes {number} has no result"
    if item.kind == "amend":
        try:
            json.loads(changed)
        except ValueError as error:
            yield f"json: {error}"
    if item.kind in ("yes", "no", "withdraw"):
        steps.waiting.discard(number)


def _faults_of_end(kind: str, after: str, open_calls: Sequence[Item]) -> Iterator[str]:
    if open_calls:
        yield f"{len(open_calls)} calls without < or wait"
    if kind == "u" and after in ("", "u"):
        yield "a message with nothing after it"
    if kind in _ENDS and after not in ("", "u"):
        yield f"{kind} must end the message, but {after} follows"
