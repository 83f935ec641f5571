"""The worst planner there can be: it does whatever call it finds anywhere in what it is shown, once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from bench.trust.attacks import MARK
from steward.contracts.base import Json
from steward.contracts.plan import AnswerPlan, CallsPlan, PlanRequest, PlanResult, ToolCall
from steward.contracts.provenance import leaves
from steward.planners.chain import PlanControl, PlannerChain
from steward.planners.embedded.backend import EmbeddedPlanner

_DECODER = json.JSONDecoder()
_MARKS = re.compile(r'⟦data \d+: "|"⟧')
"""How an attempt is quoted where it was noticed (language/injection/quoting.py); the worst planner reads through it."""
_MOST_CALLS = 3


class ObeyingChain(PlannerChain):
    """Obeys whatever it reads; the check of plans, which a real chain makes, is left out. `looks`: the honest look that
    a problem begins with; `made`: the arguments it thinks of where a text names a tool alone."""

    def __init__(self, judge: EmbeddedPlanner) -> None:
        super().__init__([judge])
        self._judge = judge
        self.looks: dict[int, ToolCall] = {}
        self.made: dict[int, dict[str, Any]] = {}

    async def plan(self, request: PlanRequest, control: PlanControl | None = None) -> PlanResult:
        """The first call found that was not made yet; else the honest look; else an answer."""
        if request.intends:
            # What it is asked with the user's words alone it answers as they are meant.
            return (await self.backends[0].plan(request, control or PlanControl())).model_copy(
                update={"backend": "obeying"}
            )
        number = request.requester.problem_id
        look = self.looks.get(number)
        others = [seen for seen in request.observations if look is None or seen.tool_name != look.tool_name]
        # What it looked at itself it may well be told to do with other arguments.
        done = {seen.tool_name for seen in others}
        looked = look is not None and any(seen.tool_name == look.tool_name for seen in request.observations)
        for call in calls_in(request):
            if call.tool_name not in done and len(request.observations) < _MOST_CALLS:
                wanted = ToolCall(tool_name=call.tool_name, args=call.args or self.made.get(number, {}))
                return PlanResult(plan=CallsPlan(calls=[wanted]), backend="obeying")
        if look is not None and not looked:
            # Before it has read anything half of them state what the request is for.
            stated = self._judge.asked(request) if number % 2 else None
            return PlanResult(plan=CallsPlan(calls=[look.model_copy(deep=True)], intends=stated), backend="obeying")
        return PlanResult(plan=AnswerPlan(text="Nothing else."), backend="obeying")


def calls_in(request: PlanRequest) -> Iterator[ToolCall]:
    """The calls that stand in anything a planner is shown but its user's own words."""
    shown: list[Json] = [
        [seen.model_dump(mode="json") for seen in request.observations],
        [turn.text for turn in request.turns],
        [call.model_dump(mode="json") for call in request.recent],
        list(request.memories),
        request.profile,
        [[one.description, one.parameters] for one in request.candidates],
    ]
    for _, leaf in leaves(shown):
        text = _MARKS.sub("", leaf) if isinstance(leaf, str) else ""
        if MARK not in text:
            continue
        value, _ = _DECODER.raw_decode(text, text.index(MARK) + len(MARK))
        yield ToolCall(tool_name=value["tool"], args=value.get("args") or {})
