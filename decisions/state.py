"""The whole state of a problem in one serialisable class, and what can be derived from it.

The workflow owns one `ProblemState`; the pure functions of this room change it; continue-as-new carries it over.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final

from pydantic import Field, PrivateAttr

from steward.contracts.activities import Emergency
from steward.contracts.approval import Approval, ApprovalKind, ApprovalState
from steward.contracts.base import MAX_DEPTH, Message, too_deep
from steward.contracts.calls import Route
from steward.contracts.dialogue import Reading, RecentCall
from steward.contracts.errors import ErrorCode
from steward.contracts.flow import FlowContext, source_in_words
from steward.contracts.intents import Intent
from steward.contracts.plain_json import plain
from steward.contracts.plan import BY_RULES, Asked, Mend, ModelChoice, Observation, ToolCall, Turn, WaitingAct
from steward.contracts.problem import (
    ISSUE_DETECTION,
    CancelRequest,
    ProblemError,
    ProblemInput,
    ProblemStatus,
    Question,
    UserMessage,
    Verification,
)
from steward.contracts.step import Action, Actor, Step
from steward.contracts.tool import Candidate, OfferedTool, ToolSpec, tool_named
from steward.contracts.waiting import WaitingQuestion
from steward.decisions.call_records import CAME_TO_NOTHING, ActRecord, CallRecord, CallState, Inquiry
from steward.decisions.end_texts import end_text

LATEST: Final = timedelta(seconds=8)
"""Below the ten seconds that the server waits for a workflow task."""
STEP_LEVELS: Final = 2 * MAX_DEPTH
"""Levels of a step's detail: those of arguments or results, inside a plan or an excerpt."""


class ProblemState(Message):
    """Everything a problem knows. Lists only grow, so that indexes into them stay valid."""

    input: ProblemInput
    created_at: datetime
    updated_at: datetime
    opened: bool = False
    turns: list[Turn] = Field(default_factory=list)
    recent: list[RecentCall] = Field(default_factory=list)
    """What the conversation had talked about when the problem was opened, newest first."""
    reading: Reading | None = None
    """How the request was read against that; None: not yet, or there was nothing to read it against."""
    profile: dict[str, Any] = Field(default_factory=dict)
    memories: list[str] = Field(default_factory=list)
    without_tools: bool = False
    """Whether the request looks like an attempt to take over the assistant; it then has no tools."""
    language: str = "en"
    """The language of the request, in which the end of the problem speaks."""
    by_rules: bool = False
    """Whether the request as it was opened needs no language model."""
    emergency: Emergency | None = None
    """What was heard where the request may tell of an emergency; it then runs nothing that acts."""
    messages: list[str] = Field(default_factory=list)
    """The request and what the user added to it, in order; what the planner plans for."""
    settled_words: list[str] = Field(default_factory=list)
    """What the user said that changed or filled a call by itself: the planner knows it, and plans nothing for it."""
    request_tools: list[ToolSpec] | None = None
    """The tools of the MCP server that the request named, as they were listed; None: not asked for them yet."""
    candidates: list[Candidate] = Field(default_factory=list)
    offered: list[OfferedTool] = Field(default_factory=list)
    """The same by name."""
    whole_candidates: bool = False
    """Whether a worker did not know what was offered by name: from then on it is told whole."""
    retrieved_for: str | None = None
    plan_route: Route = "queued"
    planner: str = ""
    """The planner that is asked first."""
    planned_by: str = ""
    """The planner that made the last plan."""
    entered: list[str] = Field(default_factory=list)
    """What untrusted content planners of this problem had before them, in words."""
    asked_tools: dict[str, int] = Field(default_factory=dict)
    """How often the user's own words ask for a tool (contracts/flow.py)."""
    intents: list[Intent] | None = None
    """The acts that the request is for, fixed from the user's words alone; None: nobody was asked, or could say."""
    intents_said: int = 0
    """How many of the user's utterances they were fixed from."""
    lang: str = "en"
    """The language that the user writes in."""
    left: list[str] | None = None
    """Words of the request that the last plan left for later rounds; None: whoever planned does not know."""
    proposed: list[ToolCall] = Field(default_factory=list)
    postponed: list[ToolCall] = Field(default_factory=list)
    """Calls with something missing, to be asked about after the open question."""
    amendments: list[ToolCall] = Field(default_factory=list)
    """Calls with the arguments a user changed; each is asked about again, whatever its guard says."""
    taken_back: list[str] = Field(default_factory=list)
    """Approvals that a message took back without saying what is wanted instead, for a language model to read."""
    followed: WaitingQuestion | None = None
    """The question that the newest message was said to, for a language model to read."""
    acts: list[WaitingAct] = Field(default_factory=list)
    """What the last plan wants of problems of the conversation and is not done yet."""
    act_records: list[ActRecord] = Field(default_factory=list)
    """What became of all that plans wanted of what waits."""
    act_words: str = ""
    """What is said before what the acts of the last plan come to."""
    refused_act_rounds: int = 0
    """How many plans in a row wanted nothing but what could not be done."""
    acted: str | None = None
    """What all acts of the last plan came to, which ends the problem."""
    shows: list[int] = Field(default_factory=list)
    """Problems that were changed or said again, and that the answer shows."""
    still_waits: dict[int, str] = Field(default_factory=dict)
    """What problems say of the approvals that were left when another one of theirs was taken back."""
    outdated: list[str] = Field(default_factory=list)
    """Calls that did not run because what was shown of them had changed, to be prepared anew."""
    calls: list[CallRecord] = Field(default_factory=list)
    approvals: list[Approval] = Field(default_factory=list)
    draft: ToolCall | None = None
    draft_schema: dict[str, Any] = Field(default_factory=dict)
    question: Question | None = None
    passed_over: bool = False
    """Whether something else was said while the question was open."""
    asked: list[Asked] = Field(default_factory=list)
    """The planners' questions with the state each goes back with; the last may be the open one."""
    mends: list[Mend] = Field(default_factory=list)
    """Answers that were not shown, with what was wrong with them."""
    inquiries: list[Inquiry] = Field(default_factory=list)
    """What tools want to know of the user; the first is asked when no other question is open."""
    inbox: list[UserMessage] = Field(default_factory=list)
    seen_messages: list[str] = Field(default_factory=list)
    cancel: CancelRequest | None = None
    answer: str | None = None
    answer_blocked: bool = False
    verification: Verification | None = None
    """What the guards say of the answer; without the raw outputs, which the view takes from the calls."""
    considered: bool = False
    """Whether what the analysis of an event proposes was taken up."""
    notified: bool = False
    """Whether the user of an event was told of it."""
    rounds_used: int = 0
    tokens_used: int = 0
    busy_seconds: float = 0.0
    invalid_rounds: int = 0
    words_only: bool = False
    """Plans kept not fitting, so that nothing but words is left to say."""
    unfit: bool = False
    """And none came."""
    wanted_times: int = 1
    """How often the user's words ask for one and the same call, as far as they say so: 2 for "twice"."""
    repeated: list[str] = Field(default_factory=list)
    """The tools of the last plan's calls that were not run again."""
    repeated_rounds: int = 0
    """How many plans in a row had nothing but such calls."""
    steps: list[Step] = Field(default_factory=list)
    recorded: int = 0
    """How many of the steps are known to be in the mirror."""
    recalled: dict[str, str] = Field(default_factory=dict)
    """Calls that only the ledger knew of, by id, with what the end says of them where no call of this history does."""
    degraded: list[str] = Field(default_factory=list)
    notice: str | None = None
    """What every answer of the problem begins with: whom to call, and what was seen in the request."""
    final_status: ProblemStatus | None = None
    final_message: str = ""
    error: ProblemError | None = None
    _task: tuple[int, datetime] = PrivateAttr((0, datetime.min))
    """How many events the history had before the workflow task that runs, and when that began."""

    def dated(self, events: int, now: datetime) -> datetime:
        """The date of what happens now, in the workflow task that began after so many events. It is never later than
        one that the server still waits for: what a worker that stood still wrote afterwards must not look like the
        later telling, which the mirror believes."""
        if events != self._task[0]:
            self._task = (events, now)
        return min(now, self._task[1] + LATEST)

    def add_step(
        self, now: datetime, actor: Actor, action: Action, description: str, detail: dict[str, Any] | None = None
    ) -> None:
        """Append the next step; its key and number follow from its place. What is nested too deep to be read again by
        the activity that records it is left out."""
        detail = plain(detail, STEP_LEVELS).value if too_deep(detail, STEP_LEVELS) else detail
        seq = len(self.steps) + 1
        self.steps.append(
            Step(
                step_key=str(seq),
                seq=seq,
                actor=actor,
                action=action,
                description=description,
                detail=detail or {},
                at=now,
            )
        )
        self.updated_at = now

    def note_degraded(self, now: datetime, what: str | None) -> None:
        """Say aloud, once, that a part was away."""
        if what and what not in self.degraded:
            self.degraded.append(what)
            self.add_step(now, Actor.SYSTEM, Action.DEGRADED, what)

    def hear(self, text: str) -> None:
        """Take up what the user said; after a planner's question it is a reply to the last one."""
        self.messages.append(text)
        self.acted = None
        self.shows, self.still_waits = [], {}
        if self.asked:
            self.asked[-1].replies.append(text)

    @property
    def model(self) -> ModelChoice:
        """What plans are made with; the user's choice again, once something was added to a request that needs none."""
        plain = self.by_rules and len(self.messages) == 1
        return ModelChoice(planner=BY_RULES) if plain else self.input.model

    def read(self, now: datetime, reading: Reading) -> None:
        """Take the request as it was read in full."""
        self.reading = reading
        self.messages[:1] = [reading.text]
        detail = reading.model_dump(mode="json", exclude={"about"})
        self.add_step(now, Actor.SYSTEM, Action.MESSAGE_READ, f"{reading.act.value}: {reading.text}"[:200], detail)

    def dismiss(self, now: datetime, message: UserMessage) -> None:
        """Cancel: the user wants nothing more of what was asked."""
        self.add_step(now, Actor.USER, Action.MESSAGE_RECEIVED, message.text[:200], {"actor": message.actor})
        self.cancel = CancelRequest(reason=end_text(self.language, "you_said_so"), actor=message.actor)

    def pass_over(self, now: datetime, message: UserMessage, reading: Reading) -> bool:
        """Something else was said while a question was open. It may be asked once more; True: unanswered again, it
        lapses."""
        detail = {"actor": message.actor, "passed_over": True, **reading.model_dump(mode="json", exclude={"about"})}
        self.add_step(now, Actor.SYSTEM, Action.MESSAGE_READ, f"not an answer: {message.text}"[:200], detail)
        lapses, self.passed_over = self.passed_over, True
        if lapses:
            self.cancel = CancelRequest(reason=end_text(self.language, "you_went_on"), actor=message.actor)
        return lapses

    @property
    def direct(self) -> bool:
        """True when the request named a tool."""
        return self.input.tool_name is not None

    @property
    def event(self) -> bool:
        """True when an incoming event opened the problem."""
        return self.input.problem_type == ISSUE_DETECTION

    @property
    def pending(self) -> list[Approval]:
        """The approvals a human has yet to decide."""
        return [a for a in self.approvals if a.state is ApprovalState.PENDING]

    @property
    def shown_question(self) -> Question | None:
        """The open question, once nothing waits for a yes: no yes could be told from an answer to it."""
        return None if self.pending else self.question

    def approval(self, approval_id: str | None) -> Approval | None:
        """The approval of that id, whatever its state."""
        return next((a for a in self.approvals if a.approval_id == approval_id), None)

    def call(self, call_id: str) -> CallRecord:
        """The call of that id. Raises StopIteration for an id this problem never gave out."""
        return next(c for c in self.calls if c.call_id == call_id)

    def own_tools(self, names: Iterable[str]) -> list[ToolSpec]:
        """Those of the tools of the request's own MCP server that are named."""
        found = (tool_named(name, self.request_tools or ()) for name in dict.fromkeys(names))
        return [spec for spec in found if spec is not None]

    def repeats_of(self, call: CallRecord) -> list[str]:
        """The ids of every call that this one repeats, the first one first."""
        chain: list[str] = []
        while call.repeat_of is not None:
            chain.insert(0, call.repeat_of)
            call = self.call(call.repeat_of)
        return chain

    def in_state(self, *states: CallState) -> list[CallRecord]:
        """The calls that stand in one of these states."""
        return [c for c in self.calls if c.state in states]

    @property
    def status(self) -> ProblemStatus:
        """The status as it follows from everything else."""
        if self.final_status is not None:
            return self.final_status
        if self.inbox or self.cancel:
            return ProblemStatus.IN_PROGRESS
        pending = self.pending
        if any(a.kind is ApprovalKind.REPEAT for a in pending):
            return ProblemStatus.BLOCKED
        if pending:
            return ProblemStatus.AWAITING_CONFIRMATION
        if self.question:
            return ProblemStatus.AWAITING_USER
        return ProblemStatus.IN_PROGRESS

    @property
    def settled(self) -> bool:
        """Closed or waiting for a human, and all of it in the mirror."""
        quick_calls_run = any(c.prepared.route != "queued" for c in self.in_state(CallState.RUNNING, CallState.READY))
        return self.status is not ProblemStatus.IN_PROGRESS and self.recorded == len(self.steps) and not quick_calls_run

    @property
    def flow(self) -> FlowContext:
        """What is known of the problem when calls of it are prepared. A call that came to nothing was not used."""
        made = [call.prepared.made for call in self.calls if call.state not in CAME_TO_NOTHING]
        return FlowContext(
            entered=self.entered,
            asked=self.asked_tools,
            made=made,
            intents=self.intents,
            said=self.intents_said,
            lang=self.lang,
        )

    def observations(self) -> list[Observation]:
        """The outcomes the planner may see, in the order of rounds and calls."""
        ended = self.in_state(
            CallState.SUCCEEDED, CallState.FAILED, CallState.DENIED, CallState.INVALID, CallState.UNKNOWN
        )
        seen = [(record.round, record.observation) for record in self.act_records]
        seen += [(call.round, self._observation(call)) for call in ended]
        return [observation for _, observation in sorted(seen, key=lambda one: one[0])]

    def _observation(self, c: CallRecord) -> Observation:
        return Observation(
            tool_name=c.tool_name,
            meaning=c.prepared.meaning,
            args=c.prepared.args,
            ok=c.state is CallState.SUCCEEDED,
            effect=c.prepared.effect,
            result=c.result,
            error=c.error,
            message=c.message,
            refused=self._refused(c),
            refused_with=self._refused_with(c),
            foreign=c.prepared.flow.passes_on,
            own_words=c.own_words or c.state in (CallState.DENIED, CallState.INVALID),
        )

    def _refused(self, c: CallRecord) -> str | None:
        """Where a call came from that the user refused; who takes back their own wish says nothing against that."""
        if c.code is not ErrorCode.APPROVAL_DENIED:
            return None
        approval = self.approval(c.approval_id)
        taken_back = approval is not None and approval.state is ApprovalState.WITHDRAWN
        return "" if taken_back else source_in_words(c.prepared.flow)

    def _refused_with(self, c: CallRecord) -> str:
        approval = self.approval(c.approval_id) if c.code is ErrorCode.APPROVAL_DENIED else None
        return (approval.decision_reason or "") if approval is not None else ""

    @property
    def only_words_left(self) -> bool:
        """Whether the next plan can do nothing but tell: calls kept not fitting, or it is the last and follows results
        alone.

        After words of the user or arguments that did not fit, something is still to be done, and tools are needed.
        """
        is_last = self.rounds_used + 1 >= self.input.budget.rounds
        if not is_last and not self.words_only:
            return False
        steps = [s.action for s in self.steps if s.action in (Action.PLANNED, Action.TOOLS_RETRIEVED)]
        # New words make a new search for tools.
        heard = steps[-1:] != [Action.PLANNED]
        told = any(c.round == self.rounds_used and c.state is not CallState.INVALID for c in self.calls)
        return not heard and (self.words_only or told)

    def next_expiry(self, now: datetime) -> timedelta | None:
        """Time until the first pending approval expires; never negative."""
        pending = self.pending
        if not pending:
            return None
        return max(min(a.expires_at for a in pending) - now, timedelta(0))
