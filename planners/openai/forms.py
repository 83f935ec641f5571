"""How the form of a plan is asked for in the body of a request: by schema, by grammar or in words alone. Pure."""

from __future__ import annotations

from enum import Enum
from typing import Any

from steward.contracts.plan import PlanRequest
from steward.planners.check import is_phrasing, verbatim_sources
from steward.planners.grammar import GrammarLimits, plan_grammar
from steward.planners.intends import intends_grammar, intends_schema
from steward.planners.plan_json import plan_schema


class Structure(Enum):
    """How the form of the output is asked for, best first."""

    SCHEMA = "schema"
    GRAMMAR = "grammar"
    NONE = "none"


def asked_as(structure: Structure, request: PlanRequest, limits: GrammarLimits) -> dict[str, Any]:
    """The members of the body that ask for a plan's form."""
    answers_only = is_phrasing(request)
    if structure is Structure.SCHEMA:
        form = plan_schema(request.tools, answers_only=answers_only, waiting=request.waiting)
        schema = {"name": "plan", "schema": intends_schema(request.tools) if request.intends else form}
        return {"response_format": {"type": "json_schema", "json_schema": schema}}
    if structure is Structure.GRAMMAR:
        sources = verbatim_sources(request)
        if request.intends:
            return {"grammar": intends_grammar(request.tools, sources)}
        waiting = request.waiting
        return {"grammar": plan_grammar(request.tools, sources, limits, answers_only=answers_only, waiting=waiting)}
    return {}


def has_references(form: dict[str, Any]) -> bool:
    """Whether a form refers to parts of itself, which some servers cannot read."""
    return "$defs" in form.get("response_format", {}).get("json_schema", {}).get("schema", {})
