"""The forms in which a language model says what is to be done about something that waits: read, and described.

{"amend": {"approval": "7-1", "arguments": {...}}}, {"withdraw": {"approval": "7-1"}}, {"show": {"approval": "7-1"}},
{"fill": {"problem": 7, "arguments": {...}}}, {"withdraw": {"problem": 7}}; each may hold a list of such objects, and
beside them "answer": words that come first.

Nothing here finds out whether it still waits: whoever does it looks, and what has changed meanwhile goes back to the
model (activities/waiting_acts.py).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias

from steward.contracts.approval import ApprovalKind
from steward.contracts.base import Json
from steward.contracts.plan import ToolCall, WaitingAct, WaitingPlan
from steward.contracts.waiting import Waiting, WaitingApproval, WaitingQuestion

Form: TypeAlias = Literal["amend", "withdraw", "show", "fill"]
FORMS: Final[tuple[Form, ...]] = ("amend", "withdraw", "show", "fill")
_NAMES: Final = ("approval", "approval_id", "problem", "problem_id", "id")
_ARGUMENTS: Final = ("arguments", "args", "parameters")


def is_waiting_plan(value: Json) -> bool:
    """Whether a JSON object is in one of the forms."""
    return isinstance(value, dict) and any(form in value for form in FORMS)


def read_waiting(value: Mapping[str, Json], waiting: Waiting, words: str = "") -> WaitingPlan:
    """The acts of a plan in these forms. Raises ValueError, TypeError for what is in none."""
    acts = [_act(form, entry, waiting) for form in FORMS if form in value for entry in _entries(value[form])]
    return WaitingPlan(acts=acts, words=words)


def written(act: str, args: Mapping[str, Json]) -> str:
    """An act as a model would have written it."""
    return json.dumps({act: dict(args)}, ensure_ascii=False, separators=(",", ":"))


def _entries(value: Json) -> Iterator[Mapping[str, Json]]:
    for entry in value if isinstance(value, list) else [value]:
        if isinstance(entry, dict):
            yield entry
        elif isinstance(entry, str | int) and not isinstance(entry, bool):
            yield {"id": entry}
        else:
            raise ValueError(f"{json.dumps(entry)[:80]} names nothing that waits")


def _act(form: Form, entry: Mapping[str, Json], waiting: Waiting) -> WaitingAct:
    named = next((str(entry[name]) for name in _NAMES if entry.get(name) is not None), "")
    arguments = _arguments(entry)
    if form == "fill":
        return _fill(named, arguments, waiting)
    if form == "withdraw" and (question := waiting.question(named)) is not None:
        return WaitingAct(act=form, problem_id=question.problem_id, question=question.text)
    found = waiting.approval(named) or _only(waiting, named)
    if found is None:
        return WaitingAct(act=form, problem_id=_problem_of(named), approval_id=named)
    about = {"problem_id": found.problem_id, "approval_id": found.approval_id}
    if form != "amend" or found.kind is ApprovalKind.REPEAT:
        return WaitingAct(act="show" if form == "amend" else form, **about)
    call = ToolCall(tool_name=found.tool_name, args=changed(found.args, arguments))
    if call.args == found.args:
        return WaitingAct(act="show", **about)
    return WaitingAct(act=form, call=call, **about)


def _fill(named: str, arguments: dict[str, Any], waiting: Waiting) -> WaitingAct:
    problem = named.partition("-")[0]
    found = waiting.question(problem)
    if found is None or found.tool_name is None or found.own:
        return WaitingAct(act="fill", problem_id=_problem_of(problem))
    call = ToolCall(tool_name=found.tool_name, args=changed(found.args, arguments))
    return WaitingAct(act="fill", problem_id=found.problem_id, question=found.text, call=call)


def _only(waiting: Waiting, named: str) -> WaitingApproval | None:
    """The one approval that waits, of a form that names none, or its problem alone."""
    fitting = [one for one in waiting.approvals if named in ("", str(one.problem_id))]
    return fitting[0] if len(fitting) == 1 else None


def _arguments(entry: Mapping[str, Json]) -> dict[str, Any]:
    given: Any = next((entry[name] for name in _ARGUMENTS if name in entry), None)
    if isinstance(given, str):
        given = json.loads(given) if given.strip() else {}
    if given is not None and not isinstance(given, dict):
        raise TypeError("arguments is not an object")
    return given or {}


def changed(before: Mapping[str, Any], arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with those that change; null or an empty text takes one away that was there."""
    whole = {**before, **arguments}
    return {name: value for name, value in whole.items() if value is not None and not (value == "" and name in before)}


def _problem_of(named: str) -> int:
    """The problem that an approval's id begins with; 0 where it is none."""
    number = named.partition("-")[0]
    return int(number) if number.isascii() and number.isdecimal() and len(number) < 19 else 0


def waiting_schemas(waiting: Waiting) -> dict[Form, dict[str, Any]]:
    """A JSON Schema for the value of each form that fits what waits: an entry or a list of them."""
    return {form: _several(kinds) for form, kinds in entry_schemas(waiting).items()}


def entry_schemas(waiting: Waiting) -> dict[Form, list[dict[str, Any]]]:
    """By form, the JSON Schemas of an entry, of which one is to fit."""
    approvals = [one.approval_id for one in waiting.approvals]
    amendable = [one.approval_id for one in waiting.approvals if one.kind is not ApprovalKind.REPEAT]
    problems = [one.problem_id for one in fillable(waiting)]
    free: dict[str, Any] = {"type": "object"}
    forms: dict[Form, list[dict[str, Any]]] = {}
    open_questions = [one.problem_id for one in waiting.questions]
    if amendable:
        forms["amend"] = [_object(approval={"enum": amendable}, arguments=free)]
    if amendable or open_questions:
        named = {"approval": amendable, "problem": open_questions}
        forms["withdraw"] = [_object(**{name: {"enum": ids}}) for name, ids in named.items() if ids]
    if approvals:
        forms["show"] = [_object(approval={"enum": approvals})]
    if problems:
        forms["fill"] = [_object(problem={"enum": problems}, arguments=free)]
    return forms


def fillable(waiting: Waiting) -> list[WaitingQuestion]:
    """The questions that have a draft, which a model may fill."""
    return [one for one in waiting.questions if one.tool_name is not None and not one.own]


def _several(kinds: list[dict[str, Any]]) -> dict[str, Any]:
    """One of these, or a list of them."""
    one = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
    return {"anyOf": [*kinds, {"type": "array", "items": one, "minItems": 1, "maxItems": MOST_ACTS}]}


def _object(**properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


MOST_ACTS: Final = 8
