"""`prepare_calls` and `call_tool`: validating what was planned, and the one place where tools run.

Registered by workers on the problems queue (as local activities) and on the tools queue. Effects go through
activities/dispatch.py, which announces and fences them; retries belong to Temporal, this module says when they end.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime
from functools import partial

from temporalio import activity

from steward.activities.asking import asked
from steward.activities.dispatch import EffectDispatcher
from steward.activities.failures import retryable, translated
from steward.activities.heartbeat import heartbeating
from steward.activities.injection_guard import in_output
from steward.activities.kept_answers import KeptAnswers
from steward.activities.permission import refusal
from steward.activities.perseverance import to_the_end
from steward.activities.results import ResultKeeper
from steward.activities.tenant_slots import TenantSlots
from steward.contracts.calls import CallToolInput, CallToolOutput, FindOutcomeInput
from steward.contracts.errors import (
    ErrorCode,
    InputRequired,
    NothingFound,
    NotReached,
    StewardError,
    ToolDisabled,
    ToolFailed,
    Unavailable,
)
from steward.contracts.letters import marked
from steward.contracts.planning_activities import PrepareCallsInput, PrepareCallsOutput
from steward.contracts.threads import in_thread_if_large
from steward.contracts.tool import Effect, ToolSpec
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.sql.results import ResultStore
from steward.tools.context import ToolContext
from steward.tools.executors import ToolRunner
from steward.tools.guards import COUNTING
from steward.tools.own_calls import broken_words
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry

_log = logging.getLogger(__name__)


class ToolCallActivities:
    """Prepares and dispatches calls of the registry's tools."""

    def __init__(
        self,
        registry: Registry,
        runner: ToolRunner,
        dispatches: DispatchStore,
        problems: ProblemStore,
        kept: KeptAnswers | None = None,
        slots: TenantSlots | None = None,
        results: ResultStore | None = None,
    ) -> None:
        """Without `kept` every read asks its tool; `slots` bound the calls of a tenant; without `results` a large
        result travels with its problem."""
        self._registry = registry
        self._runner = runner
        self._problems = problems
        self._preparer = Preparer(registry, runner.services)
        self._results = ResultKeeper(results)
        self._effects = EffectDispatcher(runner, dispatches, self._results)
        self._kept = kept
        self._slots = slots or TenantSlots()

    @activity.defn(name="prepare_calls")
    async def prepare_calls(self, request: PrepareCallsInput) -> PrepareCallsOutput:
        """Validate calls and ask their guards, in order."""
        prepared = await self._preparer.prepare_all(
            request.calls, request.requester, request.now, request.request_tools, request.flow
        )
        return PrepareCallsOutput(prepared=prepared)

    @activity.defn(name="call_tool")
    async def call_tool(self, request: CallToolInput) -> CallToolOutput:
        """Dispatch one call. Raises only what Temporal shall repeat."""
        async with heartbeating():
            with translated():
                async with self._slots.taken(request.owner.tenant_id):
                    output = await self._checked(request)
                    spec = self._called(request)
                    guard = await in_thread_if_large([output.result, output.message], in_output, spec, output)
                    output = await in_thread_if_large([output.message, output.error], _legible, output)
                    output = output.model_copy(update={"guard": guard})
                    return await self._results.small(request.problem_id, request.tool_name, output)

    @activity.defn(name="find_outcome")
    async def find_outcome(self, request: FindOutcomeInput) -> CallToolOutput:
        """What became of a call with an effect whose activity ended badly; it cannot begin any more after this."""
        call = request.call
        with translated():
            spec = self._called(call)
            ctx = self._context(call, spec)
            output = await self._effects.find_outcome(spec, ctx, call, request.effect, request.why)
            return await self._results.small(call.problem_id, call.tool_name, _legible(output))

    async def _checked(self, request: CallToolInput) -> CallToolOutput:
        spec = self._called(request)
        ctx = self._context(request, spec)
        refused = await _objection(spec, ctx, request)
        if spec is None or refused is not None:
            gone = ToolFailed(request.tool_name, code=ErrorCode.UNKNOWN_TOOL)
            return await self._refused(spec, ctx, request, refused or gone)
        if spec.effect is Effect.READ:
            if request.write is not None:
                await self._problems.record(request.write)
            found = await self._kept.find(spec, request) if self._kept else None
            return found or await self._read(spec, ctx, request)
        objection = partial(_objection, spec, ctx, request) if spec.guard in COUNTING else None
        try:
            return await to_the_end(self._effects.dispatch(spec, ctx, request, objection))
        except ToolDisabled as switched_off:
            return await self._refused(spec, ctx, request, switched_off)

    async def _refused(
        self, spec: ToolSpec | None, ctx: ToolContext, request: CallToolInput, error: ToolFailed
    ) -> CallToolOutput:
        if request.write is not None:
            await self._problems.record(request.write)
        output = await self._effects.refused(spec, ctx, request, error)
        return (
            output.model_copy(update={"secrets": error.extra.get("secrets", [])})
            if output.state == "failed"
            else output
        )

    async def _read(self, spec: ToolSpec, ctx: ToolContext, request: CallToolInput) -> CallToolOutput:
        try:
            async with asyncio.timeout(spec.timeout_s):
                answer = await self._runner.run(spec, ctx, request.args)
        except InputRequired as error:
            return asked(error.question)
        except ToolFailed as error:
            own = isinstance(error, NothingFound)
            return CallToolOutput(state="failed", code=error.code, error=error.detail, own_words=own)
        except TimeoutError:
            late = NotReached(f"{spec.name} did not answer within {spec.timeout_s:g} s")
            return _try_again(spec, late)
        except StewardError as error:
            return _try_again(spec, error)
        except Exception as error:
            _log.exception("%s raised", spec.name)
            return CallToolOutput(
                state="failed", code=ErrorCode.INTERNAL, error=f"{spec.name} is broken: {broken_words(error)}"
            )
        output = CallToolOutput(
            state="succeeded", result=answer.result, message=answer.message or None, degraded=answer.degraded
        )
        if self._kept:
            await self._kept.keep(spec, request, output)
        return output

    def _called(self, request: CallToolInput) -> ToolSpec | None:
        """The tool as it is in this call; None where there is none of that name any more."""
        spec = request.request_tool or self._registry.resolve(request.tool_name)
        return spec.called(request.args, request.shown) if spec is not None else None

    def _context(self, request: CallToolInput, spec: ToolSpec | None) -> ToolContext:
        return ToolContext(
            requester=request.requester,
            call_id=request.call_id,
            now=datetime.fromisoformat(request.now),
            services=self._runner.services,
            answer=request.answer,
            flow=request.flow,
            installation_id=request.installation_id,
            keyed_as=request.first_call_id if spec is not None and spec.keeps_key else "",
            shown=request.shown if request.approval or (spec is not None and spec.writes_besides) else None,
            lang=request.lang,
        )


def _legible(output: CallToolOutput) -> CallToolOutput:
    """The outcome, its words as a person may be shown them: a direct call is answered with them as they are."""
    words = {"message": output.message, "error": output.error}
    return output.model_copy(update={name: marked(text) for name, text in words.items() if text})


async def _objection(spec: ToolSpec | None, ctx: ToolContext, request: CallToolInput) -> ToolFailed | None:
    """Why the call does not run now, as its failure."""
    refused = await refusal(spec, ctx, request)
    return ToolFailed(refused.text, code=refused.code, secrets=list(refused.secrets)) if refused else None


def _try_again(spec: ToolSpec, error: StewardError) -> CallToolOutput:
    """Raise for another attempt while the entry grants one; PostgreSQL's absence is waited out, not counted."""
    if isinstance(error, Unavailable) or activity.info().attempt < spec.retry.max_attempts:
        raise retryable(error) from error
    own = isinstance(error, NotReached)
    return CallToolOutput(state="failed", code=ErrorCode.TOOL_UNAVAILABLE, error=error.detail, own_words=own)
