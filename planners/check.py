"""What every plan must satisfy, whoever made it. Called by the chain and by backends that can repair a plan."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

from steward.contracts.base import MAX_DEPTH, Json, too_deep
from steward.contracts.plan import (
    AnswerPlan,
    AskPlan,
    CallsPlan,
    IntendsPlan,
    Plan,
    PlanRequest,
    ToolCall,
    WaitingPlan,
    calls_of,
    state_fits,
)
from steward.contracts.schemas import UnusableSchema
from steward.contracts.tool import Candidate
from steward.contracts.validation import BoundedValidator, TooMuchWork
from steward.planners.amended_values import is_amended
from steward.planners.outbound import SHOWN
from steward.planners.schema_references import transplanted
from steward.planners.verbatim_spans import stated_numbers

MAX_CALLS: Final = 8
MAX_INTENDS: Final = 24
"""Acts of one request: a plan has a round's calls alone, this has all of them."""
_EXCERPT: Final = 200
_CODED: Final = re.compile(r"[\d@_/:]|\w\.\w")
_NUMBERED: Final = re.compile(r"\+?[\d ()./-]{5,}|[A-Z]{2}\d{2}[A-Z\d ]{8,}", re.IGNORECASE)
"""With blanks between its groups: a phone number or an IBAN."""
_NUMBER: Final = re.compile(r"-?\d{1,19}(?:\.\d{1,9})?")
"""Matches "21" and "-3.50", not "1,500" nor "+49"."""
_IN_WORD: Final = r"[0-9A-Za-z_\u00c0-\u024f\u0370-\u052f]"
"""A character of a word; not of scripts that put no spaces between words, such as Chinese."""


def plan_errors(plan: Plan, request: PlanRequest) -> list[str]:
    """Why a plan cannot be used, in words; empty when it can. Arguments meet their schema later, in `prepare_calls`."""
    if isinstance(plan, AnswerPlan):
        return [] if plan.text.strip() else ["the answer is empty"]
    if isinstance(plan, AskPlan):
        errors = [] if plan.question.strip() else ["the question is empty"]
        errors += [] if state_fits(plan.state) else ["the question's state is too large"]
        return errors + (_call_errors(plan.draft, request) if plan.draft else [])
    if isinstance(plan, IntendsPlan):
        known = {candidate.name for candidate in request.tools}
        named = dict.fromkeys(act.tool_name for act in plan.intends if act.tool_name not in known)
        errors = [f"{name!r} is not one of the candidates" for name in named]
        return errors + (["the arguments are nested too deeply"] if any(too_deep(a.args) for a in plan.intends) else [])
    if isinstance(plan, WaitingPlan):
        return _waiting_errors(plan, request)
    if len(plan.calls) > MAX_CALLS:
        return [f"{len(plan.calls)} calls at once; at most {MAX_CALLS} are allowed"]
    return [error for call in plan.calls for error in _call_errors(call, request)]


def argument_errors(plan: Plan, request: PlanRequest) -> list[str]:
    """How arguments of calls miss their tools' schemas, in words for the model that chose them.

    What is absent is no error here: the user is asked for it.
    """
    calls = calls_of(plan) if isinstance(plan, CallsPlan | WaitingPlan) else []
    return [error for call in calls for error in _schema_errors(call, request)]


def verbatim_sources(request: PlanRequest) -> list[str]:
    """Every text an id or an address may be taken from: all that a planner is shown of people's words and the world's.
    Request, conversation and memories come first, then results from the newest on, then everything else.
    """
    texts = [request.text, *(turn.text for turn in request.turns), *request.memories]
    texts.extend(_scalar_texts(request.profile))
    for observation in reversed(request.observations):
        texts.extend(_scalar_texts([observation.result, observation.error, observation.message, observation.args]))
    texts.extend(_scalar_texts(request.model_dump(mode="json", include=set(SHOWN - {"mend"}))))
    return list(dict.fromkeys(filter(None, texts)))


def _said_by_user(request: PlanRequest) -> list[str]:
    said = [
        *reversed(request.settled),
        request.text,
        *(turn.text for turn in reversed(request.turns) if turn.role == "user"),
    ]
    return [_comparable(text) for text in said]


def is_phrasing(request: PlanRequest) -> bool:
    """Whether nothing is left but to put results into words: there are some, and no tool is offered."""
    return bool(request.observations) and not request.tools


def candidate_named(request: PlanRequest, name: str) -> Candidate | None:
    """The tool of that name, if a plan may use it or something waits that calls it."""
    waits = (one.tool for one in request.waiting.calls() if one.tool is not None)
    return next((candidate for candidate in (*request.tools, *waits) if candidate.name == name), None)


def missing_of(candidate: Candidate, args: dict[str, Json]) -> list[str]:
    """Required parameters that are absent, in the schema's order."""
    return [name for name in candidate.parameters.get("required", []) if name not in args]


def _waiting_errors(plan: WaitingPlan, request: PlanRequest) -> list[str]:
    """What is wrong with the calls as they are to be; whether they still wait is seen where it is done."""
    if max(len(plan.acts), len(plan.calls)) > MAX_CALLS:
        return [f"{len(plan.acts)} changes and {len(plan.calls)} calls at once; at most {MAX_CALLS} are allowed"]
    changed = [act.call for act in plan.acts if act.call is not None]
    known = [call for call in changed if candidate_named(request, call.tool_name) is not None]
    return [error for call in (*known, *plan.calls) for error in _call_errors(call, request)]


def _call_errors(call: ToolCall, request: PlanRequest) -> list[str]:
    candidate = candidate_named(request, call.tool_name)
    if candidate is None:
        return [f"{call.tool_name!r} is not one of the candidates"]
    if too_deep(call.args):
        return [f"the arguments of {call.tool_name} are nested more than {MAX_DEPTH} levels deep"]
    given = [
        (name, value.strip())
        for name in candidate.verbatim
        for text in _scalar_texts(call.args.get(name))
        for value in text.split(",")
        if _is_coded(value.strip())
    ]
    known = [_comparable(text) for text in (*verbatim_sources(request), *_definitions(request))] if given else []
    return [
        f"{call.tool_name}.{name} must be taken as it is from what was said or returned: {value!r} is not there"
        for name, value in given
        if not any(_stands_in(_comparable(value), text) or _says_number(value, text) for text in known)
        and not is_amended(_comparable(value), _said_by_user(request), known)
    ]


def _schema_errors(call: ToolCall, request: PlanRequest) -> Iterator[str]:
    candidate = candidate_named(request, call.tool_name)
    if candidate is None:
        return
    definitions: dict[str, Any] = {}
    schema = transplanted(candidate.parameters, "part", definitions)
    required = candidate.parameters.get("required", [])
    given = {name: value for name, value in call.args.items() if not _absent(value, name in required)}
    if too_deep(given):
        yield f"{call.tool_name}: the arguments are nested too deeply"
        return
    try:
        errors = BoundedValidator({**schema, "$defs": definitions}).errors(given)
    except (UnusableSchema, TooMuchWork) as error:
        yield f"{call.tool_name}: the arguments cannot be checked: {error}"
        return
    for fault in errors:
        if fault.validator != "required" or fault.absolute_path:
            where = ".".join(map(str, (call.tool_name, *fault.absolute_path)))
            yield f"{where}: {fault.message[:_EXCERPT]}"


def _absent(value: Json, required: bool) -> bool:
    """Whether `prepare_calls` takes a value for not given."""
    return value is None or (required and isinstance(value, str) and not value.strip())


def _stands_in(value: str, message: str) -> bool:
    """Whether whole words of a text are the value: task 3 is not in "2031", mail m1 not in "m12"."""
    begins = rf"(?<!{_IN_WORD})(?<!\d\.)" if re.match(_IN_WORD, value) else ""
    ends = rf"(?!{_IN_WORD}|\.\d)" if re.match(_IN_WORD, value[-1]) else ""
    return re.search(begins + re.escape(value) + ends, message) is not None


def _says_number(value: str, message: str) -> bool:
    """Whether a text says this number in its own way: "task twenty-one" is task 21, "52.50 north" is 52.5."""
    return _NUMBER.fullmatch(value) is not None and float(value) in stated_numbers(message)


def _comparable(text: str) -> str:
    """A text without what a verbatim argument may differ in: case and white space."""
    return re.sub(r"\s+", " ", text).strip().casefold()


def _is_coded(value: str) -> bool:
    """Whether a value is an id or an address, and no words for something: "m12", "bob@x.org", "+49 30 1234";
    not "the kitchen lamp", which its tool finds by name."""
    return _CODED.search(value) is not None and (" " not in value or _NUMBERED.fullmatch(value) is not None)


def _definitions(request: PlanRequest) -> Iterator[str]:
    """What tools say of themselves: they may name an id that is always there."""
    for candidate in request.candidates:
        yield candidate.description
        yield from _scalar_texts(candidate.parameters)


def _scalar_texts(value: Json) -> Iterator[str]:
    """Every scalar of a JSON value, as text."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from _scalar_texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _scalar_texts(item)
    elif value is not None:
        yield json.dumps(value)
