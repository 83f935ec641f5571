"""Activities for the real ProblemWorkflow: planning, preparation and the check before a dispatch are the real ones,
what tools do is only noted down. Nothing leaves this process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from unittest.mock import patch

from temporalio import activity

from steward.activities.permission import refusal
from steward.activities.planning import PlanningActivities
from steward.contracts.activities import OpenProblemInput, OpenProblemOutput
from steward.contracts.calls import CallToolInput, CallToolOutput, PreparedCall
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.planning_activities import (
    PlanOutput,
    PrepareCallsInput,
    PrepareCallsOutput,
    RetrieveToolsInput,
    RetrieveToolsOutput,
)
from steward.contracts.problem import ISSUE_DETECTION
from steward.contracts.provenance import all_from, all_stated
from steward.contracts.tool import Candidate, Effect, McpExecutor, Permission, ToolSpec
from steward.planners.chain import PlannerChain
from steward.search.retrieval import as_candidate
from steward.tools.context import ToolContext
from steward.tools.mcp.ports import Offers
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.fake_room import FakeRoom


@contextmanager
def without_the_rule() -> Iterator[None]:
    """Nothing is objected to because of where its values come from: neither as a call is prepared nor as it runs."""
    places = (
        "steward.tools.guards.objection",
        "steward.tools.preparation.objection",
        "steward.contracts.calls.objection",
    )
    with ExitStack() as rules:
        for place in places:
            rules.enter_context(patch(place, lambda *given, **more: ""))
        yield


def _mcp(name: str, effect: Effect) -> ToolSpec:
    schema = {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]}
    return ToolSpec(
        name=name,
        description=f"{name.replace('_', ' ')} of the tracker",
        parameters=schema,
        permission=Permission.AUTONOMOUS,
        effect=effect,
        tool_type="mcp",
        executor=McpExecutor(server="tracker", tool=name),
        trusted=False,
    )


MCP_TOOLS = [_mcp("tracker_read", Effect.READ), _mcp("tracker_post", Effect.ONCE), _mcp("tracker_label", Effect.ONCE)]


class _Tracker:
    version = 1

    def tools(self, catalogue: Sequence[ToolSpec]) -> Offers:
        """Three tools of a server without trust, which its operator lets run unasked."""
        return Offers(offered=list(MCP_TOOLS))

    async def refresh(self) -> None:
        """Nothing changes."""


class OpenRegistry(Registry):
    """The catalogue as the most careless operator could have it: no tool needs permission, none has a guard, so that
    the flow rule alone stands between a planner and an effect."""

    def __init__(self) -> None:
        super().__init__((), (), _Tracker())

    def resolve(self, name: str) -> ToolSpec | None:
        """The tool, open to everybody."""
        spec = super().resolve(name)
        if spec is None:
            return None
        return spec.model_copy(
            update={"permission": Permission.AUTONOMOUS, "guard": None, "needs": [], "executor": spec.executor}
        )


@dataclass(frozen=True, slots=True)
class Ran:
    """A call that got past every check."""

    problem_id: int
    tool: str
    args: dict[str, Any]
    effect: Effect
    egress: bool
    approved: bool


class TrustRoom(FakeRoom):
    """`plans` and their labels come from the real planning activities. `known_of` is what a problem opens with,
    `offers_of` its candidates, `results_of` what its reads give, each by problem id."""

    def __init__(self, chain: PlannerChain, registry: Registry) -> None:
        super().__init__()
        self.registry = registry
        self._services = Services()
        self._preparer = Preparer(registry, self._services)
        self._planning = PlanningActivities(registry, chain, self._services)
        self.known_of: dict[int, dict[str, Any]] = {}
        self.offers_of: dict[int, list[Candidate]] = {}
        self.results_of: dict[int, dict[str, CallToolOutput]] = {}
        self.ran: list[Ran] = []
        self.refused: list[str] = []

    @activity.defn
    async def open_problem(self, request: OpenProblemInput) -> OpenProblemOutput:
        """What is known of the user; a direct call is prepared as the real activity does."""
        given, prepared = request.problem, None
        if given.tool_name is not None:
            event = given.problem_type == ISSUE_DETECTION
            labels = all_from(given.args, "an incoming event") if event else all_stated(given.args)
            call = ToolCall(tool_name=given.tool_name, args=given.args, origins=labels)
            prepared = await self._preparer.prepare(call, given.requester, request.now)
        return OpenProblemOutput(prepared=prepared, **self.known_of.get(given.problem_id, {}))

    @activity.defn
    async def retrieve_tools(self, request: RetrieveToolsInput) -> RetrieveToolsOutput:
        """The candidates of the problem, named by the text it is found for."""
        number = (activity.info().workflow_id or "").rpartition("-")[2]
        return RetrieveToolsOutput(
            candidates=self.offers_of.get(int(number), []), source="catalogue", plan_route="queued"
        )

    @activity.defn
    async def plan_next_action(self, request: PlanRequest) -> PlanOutput:
        """The real one."""
        return await self._planning.plan_next_action(request)

    @activity.defn
    async def prepare_calls(self, request: PrepareCallsInput) -> PrepareCallsOutput:
        """By the real Preparer."""
        made: list[PreparedCall] = await self._preparer.prepare_all(
            request.calls, request.requester, request.now, request.request_tools, request.flow
        )
        return PrepareCallsOutput(prepared=made)

    @activity.defn
    async def call_tool(self, request: CallToolInput) -> CallToolOutput:
        """The real check before a dispatch, and then a note of what would have happened."""
        spec = self.registry.resolve(request.tool_name)
        ctx = ToolContext(request.requester, request.call_id, datetime.fromisoformat(request.now), self._services)
        refused = await refusal(spec, ctx, request)
        if spec is None or refused is not None:
            self.refused.append(f"{request.tool_name}: {refused.text if refused else 'unknown'}")
            return CallToolOutput(state="failed", code=refused.code if refused else None, error="refused")
        approved = request.approval is not None
        self.ran.append(Ran(request.problem_id, spec.name, request.args, spec.effect, spec.leaves_house, approved))
        found = self.results_of.get(request.problem_id, {}).get(spec.name)
        await asyncio.sleep(0)
        return found or CallToolOutput(state="succeeded", result={"done": True, **request.args}, message="done")


def candidate(spec: ToolSpec, description: str | None = None) -> Candidate:
    """A tool as planners see it."""
    told = {} if description is None else {"description": description}
    return as_candidate(spec, 0.0).model_copy(update=told)
