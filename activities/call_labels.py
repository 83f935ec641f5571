"""The labels of a plan's calls, and what the flow rule must know of its problem. Called by `plan_next_action`.

Blocking, bounded: values are looked for in at most half a million characters, and the judge is asked once a round.
"""

from __future__ import annotations

from steward.contracts.flow import FlowContext
from steward.contracts.labelling import labelled
from steward.contracts.plan import Plan, PlanRequest, calls_of
from steward.contracts.tool import Effect
from steward.planners.embedded.asked_tools import named_tools, own_words
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.tools.evidence import Trust, entered_by, evidence_of
from steward.tools.registry import Registry


class CallLabels:
    """`judge` says what the user's words ask for; None where no planner of this worker has one."""

    def __init__(self, registry: Registry, judge: EmbeddedPlanner | None) -> None:
        self._registry = registry
        self._judge = judge

    def trust(self, request: PlanRequest) -> Trust:
        """How far the tools of a request are trusted."""
        return Trust(self._registry, request.request_tools)

    def put(self, plan: Plan, request: PlanRequest, *, by_rules: bool) -> FlowContext:
        """Label the calls of a plan. Only of the planner that works by rules (`by_rules`) what it states is believed: a
        model says what it has read."""
        trust = self.trust(request)
        evidence = evidence_of(request, trust, own_words(request))
        calls = calls_of(plan)
        for call in calls:
            spec = trust.spec(call.tool_name)
            call.origins = labelled(
                call.args, spec.parameters if spec else {}, evidence, call.origins if by_rules else ()
            )
        entered = list(dict.fromkeys([*request.flow.entered, *entered_by(request, trust)]))
        known = FlowContext(entered=entered, asked=dict(request.flow.asked), used=request.flow.used)
        specs = filter(None, (trust.spec(call.tool_name) for call in calls))
        names = [spec.name for spec in specs if spec.effect is not Effect.READ or spec.leaves_house]
        asked = self._asked(request, names) if entered and names else {name: names.count(name) for name in names}
        for name, times in asked.items():
            known.asked[name] = max(times, known.asked.get(name, 0))
        return known

    def _asked(self, request: PlanRequest, names: list[str]) -> dict[str, int]:
        """How often the user's own words ask for each tool, by what they mean or by its very name."""
        named = named_tools(request, names)
        judged = self._judge.asked(request) if self._judge else {}
        return {name: max(named.get(name, 0), judged.get(name, 0)) for name in names}
