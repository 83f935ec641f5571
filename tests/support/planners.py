"""A planner the tests drive through the request's own text. Named in settings as `tests.support.planners:scripted`.

The text is JSON: {"script": [[{"tool": "ping", "args": {}}], ...], "answer": "..."} gives one list of calls per
round, then the answer. {"hang": true} blocks until cancelled; {"fail": "why"} fails; {"ask": "..."} asks; with
{"intends": true} it says that the calls of the script are what the request is for; {"acts": [...]} acts on what waits.
Any other text is answered with itself.
"""

from __future__ import annotations

import asyncio
import json

from steward.contracts.plan import (
    AnswerPlan,
    AskPlan,
    CallsPlan,
    IntendsPlan,
    Plan,
    PlanRequest,
    PlanResult,
    ToolCall,
    WaitingAct,
    WaitingPlan,
)
from steward.planners.chain import BackendFailed, PlanControl


class ScriptedPlanner:
    """Deterministic and instant; `quick` as told, so that both routes can be exercised."""

    name = "scripted"

    def __init__(self, *, quick: bool = True) -> None:
        self.quick = quick

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """The script's next move. Raises BackendFailed when the script says so."""
        return PlanResult(plan=await self._move(request), backend=self.name)

    async def _move(self, request: PlanRequest) -> Plan:
        first, *replies = request.text.split("\n")
        try:
            script = json.loads(first)
        except ValueError:
            return AnswerPlan(text=request.text)
        if not isinstance(script, dict):
            return AnswerPlan(text=request.text)
        if script.get("hang"):
            await asyncio.Event().wait()
        if "fail" in script:
            raise BackendFailed(str(script["fail"]))
        if "ask" in script and not replies:
            return AskPlan(question=script["ask"])
        if "acts" in script and request.round == 1:
            return WaitingPlan(acts=[WaitingAct.model_validate(act) for act in script["acts"]])
        rounds = script.get("script", [])
        if request.intends and script.get("intends"):
            return IntendsPlan(intends=[_call(call) for calls in rounds for call in calls])
        if request.round <= len(rounds) and rounds[request.round - 1]:
            return CallsPlan(calls=[_call(call) for call in rounds[request.round - 1]])
        return AnswerPlan(text=script.get("answer") or "done")


def _call(call: dict[str, object]) -> ToolCall:
    args = call.get("args")
    return ToolCall(tool_name=str(call["tool"]), args=args if isinstance(args, dict) else {})


def scripted() -> ScriptedPlanner:
    """Runs inside the workflow task."""
    return ScriptedPlanner(quick=True)


def scripted_queued() -> ScriptedPlanner:
    """Runs on the planner queue, as a model does."""
    return ScriptedPlanner(quick=False)
