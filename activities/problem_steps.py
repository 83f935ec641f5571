"""`open_problem` and `record_steps`: the mirror's first and later writes, and the context a problem starts with.

Registered by workers on the problems queue, run as local activities; they decide nothing but whether the
input is let in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime

from temporalio import activity

from activities.failures import translated
from activities.input_guard import why_blocked
from contracts.activities import MirrorWrite, OpenProblemInput, OpenProblemOutput, PreparedCall
from contracts.plan import ToolCall, Turn
from contracts.problem import ProblemInput
from sql.problems import ProblemStore
from tools.ports import Services
from tools.preparation import Caller, Preparer
from tools.registry import Registry

DEFAULT_TURNS = 10


class ProblemStepActivities:
    """`turns` is how many earlier utterances of the conversation a planned problem starts with."""

    def __init__(
        self,
        problems: ProblemStore,
        registry: Registry,
        services: Services | None = None,
        turns: int = DEFAULT_TURNS,
    ) -> None:
        self._problems = problems
        self._preparer = Preparer(registry, services)
        self._turns = turns

    @activity.defn(name="open_problem")
    async def open_problem(self, request: OpenProblemInput) -> OpenProblemOutput:
        """Record the request, guard the input, load the conversation or prepare the direct call."""
        problem = request.problem
        blocked = why_blocked(problem.text or "")
        with translated():
            _, turns, prepared = await asyncio.gather(
                self._problems.record(request.write),
                self._conversation(problem),
                self._direct_call(request, blocked),
            )
        return OpenProblemOutput(blocked=blocked, turns=list(turns), prepared=prepared)

    @activity.defn(name="record_steps")
    async def record_steps(self, write: MirrorWrite) -> None:
        """Mirror the row and its new steps."""
        with translated():
            await self._problems.record(write)

    async def _conversation(self, problem: ProblemInput) -> Sequence[Turn]:
        if problem.tool_name is not None:
            return []
        return await self._problems.conversation_turns(
            problem.tenant_id, problem.user_id, problem.conversation_id, self._turns
        )

    async def _direct_call(self, request: OpenProblemInput, blocked: str | None) -> PreparedCall | None:
        problem = request.problem
        if problem.tool_name is None or blocked:
            return None
        caller = Caller(
            problem_id=problem.problem_id,
            tenant_id=problem.tenant_id,
            user_id=problem.user_id,
            timezone=problem.timezone,
            now=datetime.fromisoformat(request.now),
            conversation_id=problem.conversation_id,
        )
        return await self._preparer.prepare(ToolCall(tool_name=problem.tool_name, args=problem.args), caller)
