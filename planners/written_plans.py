"""The JSON value that a model meant, in whatever it wrote around it, and its calls in the agreed form. Pure.

Models are trained on several ways to write a call, and put words around what was to stand alone. What can mean one
thing only is taken for it, since asking again costs a turn.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any, Final

from steward.contracts.base import Json
from steward.contracts.plain_json import clean_text
from steward.planners.marked_calls import marked_calls
from steward.planners.waiting_plans import FORMS, is_waiting_plan

_FENCE: Final = "```"
_CALL_MARK: Final = "<tool_call>"
_OPENING: Final = re.compile(r"[{\[]")
_MOST_OPENINGS: Final = 16
"""So many places are tried at most: each attempt may read all that follows."""
_LONGEST_LITERAL: Final = 5_000
_FORMS: Final = ("answer", "ask", "calls", "intends", *FORMS)
_CALLED: Final = ("tool", "name", "function", "tool_name", "recipient_name")
_LISTS: Final = ("tool_calls", "tool_uses")
_ARGUMENTS: Final = ("args", "arguments", "parameters", "input", "tool_args", "tool_input")
_NO_ARGUMENTS: Final = (*_CALLED, "id", "type", "index", "call_id")
_NAMESPACE: Final = re.compile(r"^(?:functions?|tools?|default_api)[.:/]")
"""What models put before a tool's name that were trained on tools of a namespace."""


class SeveralPlans(ValueError):
    """A text holds plans that differ."""


def written_value(text: str) -> Json:
    """The one JSON value of a text: all of it, what a fence holds, or what stands among words. Calls that follow each
    other are a list.

    Raises:
        ValueError: there is none; the message is the parser's.
    """
    return _sound(_value_in(text))


def holds_plan(text: str) -> bool:
    """Whether a text that may as well be an answer in plain words is a plan, alone or in a fence or a mark of calls."""
    if not any(mark in text for mark in (_FENCE, _CALL_MARK)) and text.strip()[:1] not in ("{", "["):
        return False
    try:
        return _is_plan(_value_in(text))
    except SeveralPlans:
        return True
    except (ValueError, RecursionError):
        return False


def plan_among(thought: str) -> str:
    """The one plan among the words of a thought, as JSON; empty where there is none, or more than one."""
    try:
        value = _value_in(thought)
    except (ValueError, RecursionError):
        return ""
    return json.dumps(value, ensure_ascii=False) if _is_plan(value) else ""


def _value_in(text: str) -> Json:
    try:
        value = _loaded(text)
        # Some models write the object as a text of JSON once more.
        return _loaded(value) if isinstance(value, str) else value
    except ValueError as error:
        wrong = error
    fenced: list[Json] = []
    for inner in text.split(_FENCE)[1::2][:_MOST_OPENINGS]:
        with suppress(ValueError):
            # Behind the name of the language, which stands on the fence's own line.
            fenced.append(_loaded(inner.partition("\n")[2]))
    if calls := marked_calls(text):
        return calls
    plans = [one for one in fenced if _is_plan(one)] or list(_embedded(text)) or _in_python(text) or fenced[:1]
    if not plans:
        raise wrong
    if len(plans) > 1 and all(map(_is_call, plans)):
        return plans
    if any(one != plans[0] for one in plans):
        raise SeveralPlans("it holds several plans, and one alone is wanted")
    return plans[0]


def _in_python(text: str) -> list[Json]:
    """The plan of a text that is one in the marks of Python: single quotes, a comma behind the last."""
    if text.strip()[:1] not in ("{", "[") or len(text) > _LONGEST_LITERAL:
        return []
    try:
        value = json.loads(json.dumps(ast.literal_eval(text.strip())))
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return []
    return [value] if _is_plan(value) else []


def _loaded(text: str) -> Json:
    """The value of a JSON text; models write line breaks into strings as they are."""
    return json.loads(text, strict=False)


def in_agreed_form(value: Json, known: Collection[str]) -> Json:
    """A plan as it was agreed, made of a call alone, of a list of calls, or of calls in OpenAI's members. `known` are
    the names of tools that are offered. Whatever it cannot be is left as it is."""
    if isinstance(value, list):
        value = value[0] if len(value) == 1 and _is_plan(value[0]) and not _is_call(value[0]) else {"calls": value}
    if not isinstance(value, dict):
        return value
    if len(value) == 1 and not any(form in value for form in _FORMS):
        value = _unwrapped(value, known)
    if named := next((name for name in _LISTS if name in value and "calls" not in value), ""):
        value = {"calls": value[named]}
    elif not any(form in value for form in _FORMS) and _is_call(value):
        value = {"calls": [value]}
    if any(value.get(form) for form in _FORMS):
        value = {name: inner for name, inner in value.items() if inner or name not in _FORMS}
    if isinstance(value.get("calls"), dict):
        value = {**value, "calls": [value["calls"]]}
    value = dict(value)
    for form in ("calls", "intends"):
        if isinstance(value.get(form), list):
            value[form] = [_call(one, known) for one in value[form]]
    if isinstance(value.get("draft"), dict):
        value["draft"] = _call(value["draft"], known)
    return _about_waiting(value, known)


def _unwrapped(value: dict[str, Any], known: Collection[str]) -> dict[str, Any]:
    """The one plan in an object that is only its envelope, or the one call that has its tool's name for a key."""
    ((name, inner),) = value.items()
    if not isinstance(inner, dict):
        return value
    return {"tool": name, "args": inner} if name in known else inner if _is_plan(inner) else value


def _about_waiting(value: dict[str, Any], known: Collection[str]) -> dict[str, Any]:
    """Calls of what is no tool but a form of its own: a model that calls tools natively calls these, too."""
    calls = value.get("calls")
    if not isinstance(calls, list) or is_waiting_plan(value):
        return value
    names = [call.get("tool") if isinstance(call, dict) else None for call in calls]
    acts: dict[str, Json] = {
        form: [call["args"] for call, name in zip(calls, names, strict=True) if name == form] for form in FORMS
    }
    about = {form: given for form, given in acts.items() if given and form not in known}
    others = [call for call, name in zip(calls, names, strict=True) if name not in about]
    return {**about, **({"calls": others} if others else {})} if about else value


def _sound(value: Json) -> Json:
    """The value with texts that can be kept and sent: models write escapes of halves of characters."""
    if isinstance(value, str):
        return clean_text(value)
    if isinstance(value, list):
        return [_sound(one) for one in value]
    if isinstance(value, dict):
        return {clean_text(name): _sound(one) for name, one in value.items()}
    return value


def _embedded(text: str) -> Iterator[Json]:
    """The plans that stand among words, from the first on."""
    decoder, end = json.JSONDecoder(), 0
    for number, opening in enumerate(_OPENING.finditer(text)):
        if number >= _MOST_OPENINGS:
            return
        if opening.start() < end:
            continue
        try:
            value, end = decoder.raw_decode(text, opening.start())
        except (ValueError, RecursionError):
            continue
        if _is_plan(value):
            yield value


def _is_plan(value: Json) -> bool:
    if isinstance(value, list):
        return bool(value) and all(map(_is_call, value))
    return isinstance(value, dict) and (any(form in value for form in (*_FORMS, *_LISTS)) or _is_call(value))


def _is_call(value: Json) -> bool:
    return isinstance(value, dict) and any(name in value for name in _CALLED)


def _call(value: Json, known: Collection[str]) -> Json:
    if not isinstance(value, dict):
        return value
    inner = value.get("function")
    if isinstance(inner, dict):
        value = inner
    name = next((value[member] for member in _CALLED if member in value), None)
    rest = {member: inner for member, inner in value.items() if member not in _NO_ARGUMENTS}
    args: Any = next((value[member] for member in _ARGUMENTS if member in value), rest)
    if isinstance(args, str):
        args = written_value(args) if args.strip() else {}
    if isinstance(name, str) and name not in known:
        name = _NAMESPACE.sub("", name)
    return {"tool": name, "args": args}
