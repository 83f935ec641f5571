"""A plan as the JSON text that a model writes: described as a schema, and read back. Shared by the backends.

{"answer": "..."}
{"ask": "...", "draft": {"tool": "...", "args": {...}}}
{"calls": [{"tool": "...", "args": {...}}, ...], "intends": [...]}; what comes after them may be said with them
{"amend": {...}}, {"withdraw": {...}}, {"show": {...}}, {"fill": {...}}, where something waits (waiting_plans.py);
"calls" may stand beside them
{"intends": [{"tool": "...", "args": {"...": "..." or {"from": "..."}}}, ...]}, where just this is asked for
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError

from steward.contracts.base import too_deep
from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, IntendsPlan, Plan, PlanRequest, ToolCall
from steward.contracts.tool import Candidate
from steward.contracts.waiting import Waiting
from steward.planners.check import MAX_CALLS, MAX_INTENDS, candidate_named, missing_of
from steward.planners.intends import intends_list
from steward.planners.schema_parts import without_words
from steward.planners.schema_references import transplanted
from steward.planners.waiting_plans import is_waiting_plan, read_waiting, waiting_schemas
from steward.planners.written_plans import in_agreed_form, written_value


class NotAPlan(ValueError):
    """The text is not a plan in one of the three forms; the message says what is wrong, in words for the model."""


def read_plan(text: str, request: PlanRequest) -> Plan:
    """The plan a model wrote. Raises NotAPlan."""
    try:
        value = in_agreed_form(written_value(text), {candidate.name for candidate in request.tools})
    except (ValueError, RecursionError) as error:
        raise NotAPlan(f"it is not JSON: {error}") from error
    if not isinstance(value, dict):
        raise NotAPlan("it is not a JSON object")
    try:
        if request.intends:
            return IntendsPlan(intends=[_call(act) for act in value["intends"]])
        if is_waiting_plan(value):
            words = value.get("answer")
            about = read_waiting(value, request.waiting, words if isinstance(words, str) else "")
            return about.model_copy(update={"calls": [_call(call) for call in value.get("calls", [])]})
        if "calls" in value:
            return CallsPlan(calls=[_call(call) for call in value["calls"]], intends=_intends(value))
        if "ask" in value:
            return _ask(value, request)
        if "answer" in value:
            return AnswerPlan(text=value["answer"])
    except (ValueError, TypeError, KeyError) as error:
        raise NotAPlan(f"it does not have the agreed form: {str(error).splitlines()[0]}") from error
    raise NotAPlan('it has none of the keys "answer", "ask" and "calls"')


def write_calls(calls: Sequence[ToolCall]) -> str:
    """Calls as a model would have written them, so that a history of rounds reads like its own words."""
    body = {"calls": [{"tool": call.tool_name, "args": call.args} for call in calls]}
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def plan_schema(
    candidates: Sequence[Candidate], *, answers_only: bool = False, waiting: Waiting = Waiting()
) -> dict[str, Any]:
    """A JSON Schema of the forms, for servers that constrain their output by one.

    It has `$defs` only where a tool's schema refers to something.
    """
    if answers_only:
        return _form("answer", {"type": "string"})
    definitions: dict[str, Any] = {}
    call = {
        "anyOf": [
            {
                "type": "object",
                "properties": {
                    "tool": {"const": candidate.name},
                    "args": without_words(transplanted(candidate.parameters, f"tool-{number}", definitions)),
                },
                "required": ["tool", "args"],
                "additionalProperties": False,
            }
            for number, candidate in enumerate(candidates)
        ]
    }
    draft = {
        "type": "object",
        "properties": {"tool": {"enum": [candidate.name for candidate in candidates]}, "args": {"type": "object"}},
        "required": ["tool", "args"],
    }
    forms: list[dict[str, Any]] = [_form("answer", {"type": "string"})]
    beside: dict[str, Any] = {}
    if candidates:
        forms.append(_form("ask", {"type": "string"}, draft=draft))
        several = {"type": "array", "items": call, "minItems": 1, "maxItems": MAX_CALLS}
        forms.append(_form("calls", several, intends=intends_list(candidates)))
        beside = {"calls": several}
    else:
        forms.append(_form("ask", {"type": "string"}))
    words = {"show": {"answer": {"type": "string"}}}
    forms += [_form(form, schema, **words.get(form, {}), **beside) for form, schema in waiting_schemas(waiting).items()]
    return {"type": "object", "anyOf": forms, **({"$defs": without_words(definitions)} if definitions else {})}


def _form(key: str, schema: dict[str, Any], **optional: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {key: schema, **optional},
        "required": [key],
        "additionalProperties": False,
    }


def _call(value: dict[str, Any]) -> ToolCall:
    return ToolCall(tool_name=value["tool"], args=value.get("args") or {})


def _intends(value: dict[str, Any]) -> list[ToolCall] | None:
    """What calls say that the request is for. What is not in the form is not said, and costs the calls nothing."""
    try:
        acts = [_call(act) for act in value["intends"]]
    except (ValidationError, TypeError, KeyError):
        return None
    return [act for act in acts if not too_deep(act.args)][:MAX_INTENDS]


def _ask(value: dict[str, Any], request: PlanRequest) -> AskPlan:
    draft = _call(value["draft"]) if value.get("draft") else None
    candidate = candidate_named(request, draft.tool_name) if draft else None
    missing = missing_of(candidate, draft.args) if candidate and draft else []
    return AskPlan(question=value["ask"], draft=draft if candidate else None, missing=missing)
