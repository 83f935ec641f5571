"""What a request is for, as the model says that plans it, shown the user's words and nothing else. Called by
`plan_next_action`.

Asked for once something untrusted was read and an act is wanted, where no plan said it before anything was read. It
does not matter when, since nothing that was read is in what is asked. It is kept in the problem's state until the user
says more.
"""

from __future__ import annotations

import logging
from typing import Any

from steward.activities.plan_masking import result_without_secrets
from steward.contracts.base import Json
from steward.contracts.errors import StewardError
from steward.contracts.memory import is_quoted
from steward.contracts.plan import ModelChoice, PlanRequest, PlanResult, Usage
from steward.contracts.tool import Candidate
from steward.contracts.waiting import Waiting
from steward.planners.chain import PlanControl, PlannerChain
from steward.planners.embedded.asked_tools import words_alone
from steward.tools.evidence import Trust

_log = logging.getLogger(__name__)
_SAYING: tuple[str, ...] = ("description", "title", "examples", "default", "$comment")
"""Members of a schema that hold words of its author."""


async def intended(
    request: PlanRequest, trust: Trust, chain: PlannerChain, backend: str, control: PlanControl
) -> PlanResult | None:
    """The plan of that backend which tells the acts (an IntendsPlan), None where it cannot say. Nobody else is asked:
    then nothing is known, and everything is asked about."""
    alone = alone_with_tools(request, trust).model_copy(update={"model": alone_with(request, backend)})
    try:
        return result_without_secrets(await chain.plan(alone, control))
    except StewardError as error:
        _log.info("%s does not say what a request is for: %s", backend, error.detail)
        return None


def alone_with(request: PlanRequest, backend: str) -> ModelChoice:
    """The choice that has that planner answer and no other."""
    return request.model.seen_by(backend).model_copy(update={"planner": backend, "stand_ins": {}})


def alone_with_tools(request: PlanRequest, trust: Trust) -> PlanRequest:
    """The request as it is asked about: the user's words, what they said before, what is known of them from
    themselves, and the tools without what strangers say of theirs."""
    turns = [turn for turn in request.turns if turn.role == "user"]
    memories = [memory for memory in request.memories if not is_quoted(memory)]
    candidates = [_bare(one, trust) for one in request.candidates]
    return words_alone(request).model_copy(
        update={
            "turns": turns,
            "memories": memories,
            "candidates": candidates,
            "recent": [],
            "asked": [],
            "waiting": Waiting(),
            "intends": True,
        }
    )


def with_usage(result: PlanResult, told: PlanResult | None) -> PlanResult:
    """A plan with what it cost to ask what its request is for as well."""
    if told is None:
        return result
    both = zip(result.usage.model_dump().items(), told.usage.model_dump().values(), strict=True)
    return result.model_copy(update={"usage": Usage.model_validate({name: one + other for (name, one), other in both})})


def _bare(candidate: Candidate, trust: Trust) -> Candidate:
    spec = trust.spec(candidate.name)
    if spec is not None and not spec.foreign_definition:
        return candidate
    words = candidate.name.replace("_", " ").replace(".", " ")
    return candidate.model_copy(
        update={"description": words, "parameters": _without_words(candidate.parameters), "examples": []}
    )


def _without_words(schema: Any, *, names: bool = False) -> Json:
    """A schema without its author's words; `names`: its members are names of arguments."""
    if isinstance(schema, list):
        return [_without_words(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        name: _without_words(part, names=name in ("properties", "$defs", "definitions") and not names)
        for name, part in schema.items()
        if names or name not in _SAYING
    }
