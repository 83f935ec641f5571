"""The no-op tool and the instant planner that the benchmark's worker loads by name."""

from __future__ import annotations

import asyncio
import time
from typing import Final

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
    """Rounds of calls to the no-op tool, then an answer: two rounds of one call, unless told otherwise."""

    name = "instant"
    quick = True
    local = True

    def __init__(self, rounds: int = 2, calls: int = 1) -> None:
        self._rounds, self._calls = rounds, calls

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """The plan of that round; of the stack's self-test, whatever was found best. Raises BackendFailed where nothing
        was found."""
        if request.round > self._rounds:
            return PlanResult(plan=AnswerPlan(text="All were called."), backend=self.name)
        names = [tool.name for tool in request.candidates]
        if not names:
            raise BackendFailed("no tool was found")
        if "noop" not in names:
            return PlanResult(plan=CallsPlan(calls=[ToolCall(tool_name=names[0], args={})]), backend=self.name)
        first = (request.round - 1) * self._calls + 1
        calls = [ToolCall(tool_name="noop", args={"n": n}) for n in range(first, first + self._calls)]
        return PlanResult(plan=CallsPlan(calls=calls), backend=self.name)


LONG_ROUNDS: Final = 49
"""As many as a problem may have at most, but for the answer."""
LONG_CALLS: Final = 5


def instant() -> InstantPlanner:
    """The factory the setting `planners` names."""
    return InstantPlanner()


def long() -> InstantPlanner:
    """The same for one problem of more than 500 steps."""
    return InstantPlanner(LONG_ROUNDS, LONG_CALLS)
