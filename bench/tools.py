"""The no-op tool and the instant planner that the benchmark's worker loads by name."""

from __future__ import annotations

import asyncio
import time

from steward.contracts.plan import AnswerPlan, CallsPlan, PlanRequest, PlanResult, ToolCall
from steward.planners.chain import BackendFailed, PlanControl
from steward.tools.context import ToolArgs, ToolContext, ToolResult


class NoopArgs(ToolArgs):
    """A number, to tell calls apart."""

    n: int | None = None


async def noop(ctx: ToolContext, args: NoopArgs) -> ToolResult:
    """Give the number back, and when this ran in seconds since 1970: no earlier answer can say that."""
    return ToolResult(result={"n": args.n, "ran_at": time.time()}, message="nothing was done")


class PauseArgs(ToolArgs):
    """How long to wait, in seconds."""

    seconds: float = 0.0


async def pause(ctx: ToolContext, args: PauseArgs) -> ToolResult:
    """Wait as for a slow service, using no processor."""
    await asyncio.sleep(args.seconds)
    return ToolResult(result={"seconds": args.seconds}, message="waited")


class InstantPlanner:
    """Three plans: a tool, a tool, an answer."""

    name = "instant"
    quick = True
    local = True

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """The plan of that round. Raises BackendFailed for a request that is not the benchmark's."""
        if all(c.name != "noop" for c in request.candidates):
            raise BackendFailed("only plans the benchmark's requests")
        if request.round < 3:
            return PlanResult(
                plan=CallsPlan(calls=[ToolCall(tool_name="noop", args={"n": request.round})]), backend=self.name
            )
        return PlanResult(plan=AnswerPlan(text="Both were called."), backend=self.name)


def instant() -> InstantPlanner:
    """The factory the setting `planners` names."""
    return InstantPlanner()
