"""Fake activities for workflow tests, registered under the stub names; programmable, and they keep what they saw."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from temporalio import activity
from temporalio.exceptions import ApplicationError

from steward.activities.waiting_acts import ProblemMessages, WaitingActivities
from steward.contracts.activities import (
    ActOnWaitingInput,
    ActOnWaitingOutput,
    OpenProblemInput,
    OpenProblemOutput,
    ReadMessageInput,
)
from steward.contracts.calls import (
    CallToolInput,
    CallToolOutput,
    FindOutcomeInput,
    PreparedCall,
    RecalledCall,
    RecallInput,
    RecallOutput,
    Route,
    Verdict,
)
from steward.contracts.dialogue import Act, Reading
from steward.contracts.errors import ErrorCode
from steward.contracts.flow import Flow
from steward.contracts.memory import Learned, RememberInput
from steward.contracts.mirror import MirrorWrite
from steward.contracts.notification import NotificationInput
from steward.contracts.owner import Reach
from steward.contracts.plan import AnswerPlan, AskPlan, Plan, PlanRequest, ToolCall, calls_of
from steward.contracts.planning_activities import (
    EmbeddedText,
    EmbedTextInput,
    EmbedTextOutput,
    ListRequestToolsInput,
    ListRequestToolsOutput,
    PlanOutput,
    PrepareCallsInput,
    PrepareCallsOutput,
    RetrieveToolsInput,
    RetrieveToolsOutput,
)
from steward.contracts.problem import ProblemView
from steward.contracts.shown import Shown, bound_sha256
from steward.contracts.tool import Candidate, Effect, OfferedTool, Permission, RequestMcpExecutor, ToolSpec
from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning

MAIL_SCHEMA: dict[str, Any] = {
    "type": "object",
    "required": ["to", "subject", "body"],
    "properties": {"to": {"type": "string"}, "subject": {"type": "string"}, "body": {"type": "string"}},
}
AT_HARBOUR = "https://harbour.example/mcp"
A_BERTH = ToolSpec(
    name="berth",
    description="Books a berth.",
    parameters={"type": "object", "properties": {}},
    permission=Permission.PERMISSION_REQUIRED,
    effect=Effect.ONCE,
    tool_type="mcp",
    executor=RequestMcpExecutor(url=AT_HARBOUR, tool="berth", sha256="pinned"),
)
"""A tool of the MCP server that a request named."""


class FakeRoom:
    """`plans` holds one plan per round; `results` maps a tool to what calling it gives."""

    def __init__(self, plans: list[Plan] | None = None) -> None:
        self.plans = list(plans or [])
        self.plan_requests: list[PlanRequest] = []
        self.plan_worked_s = 0.0
        self.backend = "fake"
        """What each plan says it took."""
        self.plan_route: Any = "local"
        self.changed_tools: set[str] = set()
        """Tools that planners do not know as they were found."""
        self.retrievals: list[RetrieveToolsInput] = []
        self.near: list[str] | None = None
        """What is remembered near to a text in meaning."""
        self.routes: dict[str, Route] = {}
        self.checked: dict[str, Any] = {}
        """What the guards say of an answer: fields of PlanOutput."""
        self.wanted_times = 1
        """How often the user asks for one same call."""
        self.results: dict[str, Callable[[CallToolInput], Any]] = {}
        self.calls: list[CallToolInput] = []
        self.prepared_calls: list[ToolCall] = []
        """Those that were prepared apart from a plan."""
        self.looked_up: list[FindOutcomeInput] = []
        self.found_out: dict[str, CallToolOutput] = {}
        """What `find_outcome` tells of a call."""
        self.writes: list[MirrorWrite] = []
        self.refused_writes = 0
        """How often an end was refused because the ledger knows more."""
        self.blocked: str | None = None
        self.verdicts: dict[str, Verdict] = {}
        self.effects: dict[str, Effect] = {"send": Effect.ONCE}
        self.meanings: dict[str, Meaning] = {}
        self.flows: dict[str, Flow] = {}
        """By tool, where the arguments of its calls come from."""
        self.gates: dict[str, asyncio.Event] = {}
        self.started: dict[str, asyncio.Event] = {}
        self.ttls: dict[str, int] = {}
        self.shown: dict[str, Shown] = {}
        """By tool, what a look-up finds now; a call that was shown something else does not run."""
        self.bound: dict[str, dict[str, Any]] = {}
        self.approvers: dict[str, list[str]] = {}
        """By tool, who may confirm it."""
        self.notifications: list[NotificationInput] = []
        self.notified = asyncio.Event()
        self.webhook_away = False
        self.learned = Learned()
        self.asked_for_facts: list[RememberInput] = []
        self.no_facts: Exception | None = None
        self.offers = ListRequestToolsOutput()
        """What the MCP server of a request lists."""
        self.listed: list[str] = []
        """The addresses that were asked for their tools."""
        self.ledger: list[RecalledCall] = []
        """What the ledger knows of calls that the history may not know of."""
        self.read: list[ReadMessageInput] = []
        self.readings: dict[str, Reading] = {}
        """How messages are read, by their text; any other as it stands."""
        self.messages: ProblemMessages | None = None
        """The way to other problems; None: there is none."""
        self.acted: list[ActOnWaitingInput] = []
        """What was wanted of other problems, an entry for each attempt."""
        self.lost_acts = 0
        """So many attempts are lost once they were made."""
        self.known: dict[str, Any] = {}
        """What opening finds of the user: fields of OpenProblemOutput."""

    def activities(self) -> list[Callable[..., Any]]:
        """All of them, for the worker."""
        return [
            self.open_problem,
            self.embed_text,
            self.read_message,
            self.act_on_waiting,
            self.retrieve_tools,
            self.plan_next_action,
            self.prepare_calls,
            self.call_tool,
            self.find_outcome,
            self.record_steps,
            self.recall_dispatches,
            self.deliver_notification,
            self.learn_facts,
        ]

    def tool_activities(self) -> list[Callable[..., Any]]:
        """Those of the queue of slow tools."""
        return [self.call_tool, self.list_request_tools]

    def mirrored(self) -> list[str]:
        """The actions of the steps that reached the mirror, once each, problem by problem in order."""
        steps = {(w.view.problem_id, s.seq or 0): s.action.value for w in self.writes for s in w.steps}
        return [steps[seq] for seq in sorted(steps)]

    def prepared(self, call: ToolCall) -> PreparedCall:
        """`send` needs permission and has an effect at most once; everything else is a local read."""
        sends = call.tool_name == "send"
        missing = [p for p in MAIL_SCHEMA["required"] if p not in call.args] if sends else []
        verdict = self.verdicts.get(call.tool_name, Verdict.CONFIRM if sends else Verdict.RUN)
        errors = [f"{k}: is not a string" for k, v in call.args.items() if sends and not isinstance(v, str)]
        if missing or errors:
            verdict = Verdict.INVALID if errors else Verdict.MISSING
        shown = self.shown.get(call.tool_name)
        bound = {k: v for k, v in self.bound.get(call.tool_name, {}).items() if k not in call.args}
        args = call.args | bound
        return PreparedCall(
            tool_name=call.tool_name,
            args=args,
            bound=list(bound),
            meaning=self.meanings.get(call.tool_name, NOTHING_KNOWN),
            shown=shown,
            args_sha256=bound_sha256(args, shown),
            verdict=verdict,
            message=f"Run {call.tool_name} with {call.args}?",
            reason="the guard says so",
            errors=errors,
            missing=missing,
            question=f"What is the {missing[0]}?" if missing else "",
            parameters=MAIL_SCHEMA if sends else {},
            permission=Permission.PERMISSION_REQUIRED if sends else Permission.AUTONOMOUS,
            effect=self.effects.get(call.tool_name, Effect.READ),
            flow=self.flows.get(call.tool_name, Flow()),
            route=self.routes.get(call.tool_name, "queued" if sends or call.tool_name in self.gates else "local"),
            timeout_s=900,
            approval_ttl_s=self.ttls.get(call.tool_name),
            approvers=self.approvers.get(call.tool_name, []),
        )

    @activity.defn
    async def open_problem(self, request: OpenProblemInput) -> OpenProblemOutput:
        """Prepare a direct call."""
        given = request.problem
        prepared = (
            self.prepared(ToolCall(tool_name=given.tool_name, args=given.args))
            if given.tool_name and not self.blocked and given.mcp_url is None
            else None
        )
        return OpenProblemOutput(blocked=self.blocked, prepared=prepared, **self.known)

    @activity.defn
    async def list_request_tools(self, request: ListRequestToolsInput) -> ListRequestToolsOutput:
        """What `offers` says."""
        self.listed.append(request.url)
        await self._gate("listing")
        return self.offers

    @activity.defn
    async def read_message(self, request: ReadMessageInput) -> Reading:
        """What `readings` says."""
        self.read.append(request)
        act = Act.REQUEST if request.question is None else Act.ANSWER
        return self.readings.get(request.text, Reading(act=act, text=request.text, why="as it stands"))

    async def get(self, problem_id: int, reach: Reach) -> ProblemView | None:
        """A problem as it was written last, for its owner."""
        views = [write.view for write in self.writes if write.view.problem_id == problem_id]
        return views[-1] if views and reach.covers(views[-1].owner) else None

    @activity.defn
    async def act_on_waiting(self, request: ActOnWaitingInput) -> ActOnWaitingOutput:
        """The real one, over what was written; its answer may be lost."""
        self.acted.append(request)
        assert self.messages is not None
        result = await WaitingActivities(self, self.messages).act_on_waiting(request)
        if self.lost_acts > 0:
            self.lost_acts -= 1
            raise ApplicationError("the worker died", type=ErrorCode.TEMPORAL_UNAVAILABLE)
        return result

    @activity.defn
    async def embed_text(self, request: EmbedTextInput) -> EmbedTextOutput:
        """A vector that says nothing."""
        return EmbedTextOutput(embedded=[EmbeddedText(text=request.text, vector="")])

    @activity.defn
    async def retrieve_tools(self, request: RetrieveToolsInput) -> RetrieveToolsOutput:
        """Two candidates, and the problem's own."""
        self.retrievals.append(request)
        names = ("look", "send", *(spec.name for spec in request.request_tools))
        found = RetrieveToolsOutput(source="qdrant", plan_route=self.plan_route, planner="fake", memories=self.near)
        if request.whole:
            found.candidates = [_candidate(name) for name in names]
        else:
            found.offered = [OfferedTool(name=name, sha256=name, score=0.5) for name in names]
        return found

    @activity.defn
    async def plan_next_action(self, request: PlanRequest) -> PlanOutput:
        """The plan of that round; a workflow task that is done again asks again."""
        return await self._planned(request)

    async def _planned(self, request: PlanRequest) -> PlanOutput:
        if unknown := [tool.name for tool in request.offered if tool.name in self.changed_tools]:
            raise ApplicationError(f"{unknown} changed", type=ErrorCode.STATE_CHANGED, non_retryable=True)
        whole = [*request.candidates, *(_candidate(tool.name) for tool in request.offered)]
        self.plan_requests.append(request.model_copy(update={"candidates": whole}))
        await self._gate("plan")
        plan = self.plans[request.round - 1]
        prepared = [self.prepared(c) for c in calls_of(plan)]
        if isinstance(plan, AskPlan) and plan.draft is not None:
            asked = {"question": plan.question, "in_own_words": True}
            prepared = [self.prepared(plan.draft).model_copy(update=asked)]
        checked = self.checked if isinstance(plan, AnswerPlan) else {}
        return PlanOutput(
            plan=plan,
            backend=self.backend,
            prepared=prepared,
            worked_s=self.plan_worked_s,
            wanted_times=self.wanted_times,
            **checked,
        )

    @activity.defn
    async def prepare_calls(self, request: PrepareCallsInput) -> PrepareCallsOutput:
        """As `prepared`."""
        self.prepared_calls += request.calls
        return PrepareCallsOutput(prepared=[self.prepared(c) for c in request.calls])

    @activity.defn
    async def call_tool(self, request: CallToolInput) -> CallToolOutput:
        """What `results` says, or the arguments back."""
        self.calls.append(request)
        if request.write:
            self.writes.append(request.write)
        await self._gate(request.tool_name)
        now = self.shown.get(request.tool_name, Shown())
        if request.approval and not (request.shown or Shown()).is_still(now):
            return CallToolOutput(state="failed", code=ErrorCode.SHOWN_CHANGED, error="not what was shown")
        answer = self.results.get(request.tool_name)
        result = answer(request) if answer else {"echo": request.args}
        if isinstance(result, CallToolOutput):
            return result
        return CallToolOutput(state="succeeded", result=result, message=f"{request.tool_name} did it")

    @activity.defn
    async def find_outcome(self, request: FindOutcomeInput) -> CallToolOutput:
        """What `found_out` says of the call; without a word of it, that nobody knows."""
        self.looked_up.append(request)
        return self.found_out.get(request.call.call_id) or CallToolOutput(state="unknown", error=request.why)

    @activity.defn
    async def record_steps(self, request: MirrorWrite) -> bool:
        """Keep the write, unless the ledger has calls that it does not know of."""
        if request.known is not None and any(call.call_id not in request.known for call in self.ledger):
            self.refused_writes += 1
            return True
        self.writes.append(request)
        await self._gate("mirror")
        return False

    @activity.defn
    async def recall_dispatches(self, request: RecallInput) -> RecallOutput:
        """What the ledger has beyond what is known."""
        return RecallOutput(calls=[call for call in self.ledger if call.call_id not in request.known])

    @activity.defn
    async def deliver_notification(self, request: NotificationInput) -> None:
        """Keep the notification, unless the webhook is away."""
        if self.webhook_away:
            raise ApplicationError("the webhook is away", type=ErrorCode.TOOL_UNAVAILABLE)
        self.notifications.append(request)
        self.notified.set()

    @activity.defn
    async def learn_facts(self, request: RememberInput) -> Learned:
        """What the rules of the test find."""
        return self.learned

    @activity.defn
    async def find_facts(self, request: RememberInput) -> Learned:
        """Asked of a model."""
        self.asked_for_facts.append(request)
        if self.no_facts is not None:
            raise self.no_facts
        return Learned()

    async def _gate(self, name: str) -> None:
        if name not in self.gates:
            return
        self.started.setdefault(name, asyncio.Event()).set()
        while not self.gates[name].is_set():
            if not activity.info().is_local:
                activity.heartbeat()
            try:
                await asyncio.wait_for(self.gates[name].wait(), 0.2)
            except TimeoutError:
                continue


def _candidate(name: str) -> Candidate:
    return Candidate(
        name=name, description=name, parameters={}, permission=Permission.AUTONOMOUS, tool_type="test", score=0.5
    )
