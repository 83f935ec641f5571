"""What a planner reads and writes. One protocol for every backend: `PlanRequest` in, `PlanResult` out."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BeforeValidator, Field

from steward.contracts.base import Json, Message, canonical_json
from steward.contracts.dialogue import Reading, RecentCall
from steward.contracts.flow import FlowContext
from steward.contracts.owner import RequestMessage
from steward.contracts.provenance import ArgumentOrigin, as_labels
from steward.contracts.security import SecurityNote
from steward.contracts.tool import Candidate, Effect, OfferedTool, ToolSpec
from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning
from steward.contracts.tool_scope import ToolScope
from steward.contracts.waiting import Waiting

Labels: TypeAlias = Annotated[list[ArgumentOrigin], BeforeValidator(as_labels)]
"""Labels of arguments; what a planner states by parameter is read too."""


class ToolCall(Message):
    """A call a planner (or a direct request) wants; arguments are not yet validated.

    `origins` says of each value where it comes from (contracts/provenance.py), once it is labelled; before that what
    the planner states of some.
    """

    tool_name: str
    args: dict[str, Any] = Field(default_factory=dict)
    origins: Labels = Field(default_factory=list)
    wanted_by: list[str] = Field(default_factory=list)
    """The texts of others that it may come from, in words."""


class AnswerPlan(Message):
    """Nothing more to call: this is the answer. `direct` is true when no tool result stands behind it."""

    kind: Literal["answer"] = "answer"
    text: str


class AskPlan(Message):
    """Something is missing. `draft` is the call it is missing from; `missing` its absent parameters, in order.

    The reply to a question without a draft goes back to the planner with `state`, JSON that nobody else reads and that
    meets `state_fits`. It stays in the workflow's history: no secret belongs in it.
    """

    kind: Literal["ask"] = "ask"
    question: str
    draft: ToolCall | None = None
    missing: list[str] = Field(default_factory=list)
    state: Json | None = None
    undone: str = ""
    """What is said before the question: that nothing is done about other parts of the request."""


MAX_STATE: Final = 10_000
"""Characters of a question's state as canonical JSON: every later plan request carries it again."""


def state_fits(state: Json | None) -> bool:
    """Whether a question's state is small enough to be carried."""
    return len(canonical_json(state)) <= MAX_STATE


class CallsPlan(Message):
    """Independent calls, run in parallel. `left` are the words of the request that later rounds are for, from a planner
    that knows; None from one that does not. When the user refuses all of these calls, the problem goes on, unless
    nothing is left. `intends` are the acts that the request is for after these calls, as its own words say (in the form
    of IntendsPlan); None: not told. They count in a plan that was made before anything untrusted was read."""

    kind: Literal["calls"] = "calls"
    calls: list[ToolCall] = Field(min_length=1)
    left: list[str] | None = None
    intends: list[ToolCall] | None = None


class IntendsPlan(Message):
    """The acts that a request is for, as its own words say, planned before anything of the world is read. An argument
    that only a result can give is left out, or is an object whose `from` names the tool."""

    kind: Literal["intends"] = "intends"
    intends: list[ToolCall]


class WaitingAct(Message):
    """What a language model does about one thing that waits. It never says yes.

    `amend` takes an approval back and asks anew with `call`; `withdraw` takes it back; `show` says it again as it was
    shown; `fill` answers the question of a problem: `call` is its draft with more arguments. `question` is the question
    that was filled, so that no other is answered.
    """

    act: Literal["amend", "withdraw", "show", "fill"]
    problem_id: int
    approval_id: str | None = None
    question: str | None = None
    call: ToolCall | None = None

    @property
    def in_words(self) -> str:
        """The act and what it is done to: "amend 7-1"."""
        return f"{self.act} {self.approval_id or f'problem {self.problem_id}'}"


class WaitingPlan(Message):
    """The request is about what waits. Once all of it is done the problem ends, unless it wants `calls` beside that;
    what cannot be done comes back."""

    kind: Literal["waiting"] = "waiting"
    acts: list[WaitingAct] = Field(min_length=1)
    calls: list[ToolCall] = Field(default_factory=list)
    """Those of the request that have nothing to do with what waits."""
    words: str = ""
    """What is said before what they come to."""


Plan: TypeAlias = Annotated[AnswerPlan | AskPlan | CallsPlan | IntendsPlan | WaitingPlan, Field(discriminator="kind")]


def calls_of(plan: Plan | None) -> list[ToolCall]:
    """The calls of a plan; what a question or an approval is about counts as the call that is meant."""
    match plan:
        case WaitingPlan(acts=acts, calls=calls):
            return [*(act.call for act in acts if act.call is not None), *calls]
        case CallsPlan(calls=calls):
            return calls
        case AskPlan(draft=ToolCall() as draft):
            return [draft]
        case _:
            return []


class Turn(Message):
    """One utterance of the conversation. Of an answer, `tools` are those whose results it may tell of, `foreign` is
    true where whatever answered had untrusted content before it, and `problem_id` says what it answers. `at_work`: it
    is a request that has no answer yet. `at`: when it was said; of an answer that was saved, when it was asked for."""

    role: Literal["user", "assistant"]
    text: str
    problem_id: int | None = None
    tools: list[str] = Field(default_factory=list)
    foreign: bool = False
    at_work: bool = False
    at: datetime | None = None


class Asked(Message):
    """A planner's question of this problem, the state it was asked with, and all the user said until the next one.

    `state` is None for a planner that keeps none. The replies are the last lines of the request's text too. `seen` of
    the request's observations were there before it.
    """

    question: str
    state: Json | None = None
    replies: list[str] = Field(default_factory=list)
    seen: int = 0


class Observation(Message):
    """What a call of this problem came to, as the planner may see it. `result` is JSON, possibly shortened."""

    tool_name: str
    meaning: Meaning = NOTHING_KNOWN
    """What its tool does, to what, and what its arguments stand for."""
    args: dict[str, Any] = Field(default_factory=dict)
    ok: bool
    effect: Effect = Effect.READ
    """What its tool does to the world."""
    result: Any = None
    error: str | None = None
    """For a failed, denied or invalid call: what to tell the planner."""
    refused: str | None = None
    """For a call that the user refused: in words, whatever of others it came from; empty where nothing."""
    refused_with: str = ""
    """What was said beside the no, which may be about more than that call."""
    message: str | None = None
    """The tool's own words for a human, when it has any; what an answer without a language model shows."""
    form: bool = False
    """Whether it is no tool but something a plan wanted of what waits (`WaitingAct`), which could not be done."""
    foreign: bool = False
    """Whether what others wrote, or a model that had read it, was among its arguments: its result tells of that."""
    own_words: bool = False
    """Whether its failure is said in Steward's own words: nothing of its tool's was read."""


class Budget(Message):
    """What one problem may spend; checked before each planning round. Tokens that were reused do not count. Seconds
    exclude waiting for humans and for a free planner."""

    rounds: int = 20
    tool_calls: int = 40
    tokens: int = 100_000
    seconds: float = 300.0


BY_RULES: Final = "embedded"
"""The planner without a language model."""

LANGUAGE_MODELS: Final = frozenset({"llama", "openai"})
"""The planners that are language models: they read a message themselves, with what waits beside it."""

Reasoning: TypeAlias = Literal["none", "minimal", "low", "medium", "high", "xhigh"]
"""How hard a model may think before it plans, in the words of `reasoning_effort` on the OpenAI-compatible wire."""


class ModelChoice(Message):
    """What a request is planned with: the planner that is asked first, the model it asks its endpoint for, and how hard
    that may think. None: as it is set. `stand_ins` are the planners that may answer in its place, each with its model;
    None: all."""

    planner: str | None = None
    model: str | None = None
    reasoning: Reasoning | None = None
    stand_ins: dict[str, str | None] | None = None

    def seen_by(self, planner: str) -> ModelChoice:
        """The choice as one planner is asked: what was chosen for another is none of its business."""
        if self.planner in (None, planner):
            return self
        return ModelChoice(planner=planner, model=(self.stand_ins or {}).get(planner))

    def admits(self, planner: str) -> bool:
        """Whether that planner may answer."""
        return self.stand_ins is None or planner == self.planner or planner in self.stand_ins


class Mend(Message):
    """An answer that cannot be shown as it is: what is wrong with it, in words for whoever wrote it."""

    answer: str
    doubts: list[str]
    seen: int = 0
    """How many of the request's observations were there before it."""


class PlanRequest(RequestMessage):
    """Everything a planner may know. `turns` is the earlier conversation, oldest first; `text` the open request."""

    text: str
    turns: list[Turn] = Field(default_factory=list)
    asked: list[Asked] = Field(default_factory=list)
    """What planners asked about this problem and what was replied, in order."""
    recent: list[RecentCall] = Field(default_factory=list)
    """What the conversation just talked about, newest first."""
    reading: Reading | None = None
    """How the request was read against that; `text` is read in full already."""
    profile: dict[str, Any] = Field(default_factory=dict)
    memories: list[str] = Field(default_factory=list)
    candidates: list[Candidate] = Field(default_factory=list)
    offered: list[OfferedTool] = Field(default_factory=list)
    """The candidates by name, where they do not stand above: the activity puts them there."""
    house: list[Candidate] = Field(default_factory=list)
    """The tools of the installation that every prompt of a language model names, whatever is asked: the activity puts
    them there. A plan may use them beside the candidates."""
    switched_off: list[Candidate] = Field(default_factory=list)
    """Tools that no plan may use, so that it can be said where one of them is meant: the activity puts them there."""
    observations: list[Observation] = Field(default_factory=list)
    repeated: list[str] = Field(default_factory=list)
    """Tools whose calls of the last plan were not run, since they had succeeded with the same arguments."""
    now: str
    """The moment of the request, ISO 8601 with offset."""
    round: int = 1
    max_tokens: int = 1024
    model: ModelChoice = Field(default_factory=ModelChoice)
    request_tools: list[ToolSpec] = Field(default_factory=list)
    """Those of the candidates that no catalogue has: tools of the MCP server that the request named."""
    scope: ToolScope | None = None
    """What it is kept to, of the house as well."""
    said: list[str] = Field(default_factory=list)
    """The user's own words: the request as it was typed, and the replies. `text` may have been read in full."""
    settled: list[str] = Field(default_factory=list)
    """Those of them that changed or filled a call by themselves, which the request's text does not hold."""
    flow: FlowContext = Field(default_factory=FlowContext)
    """What is known of the problem from earlier rounds."""
    without_tools: bool = False
    """Whether no tool may be offered, because the request looks like an attempt to take over the assistant."""
    by_model: bool = False
    """Whether a language model is asked first."""
    waiting: Waiting = Field(default_factory=Waiting)
    """What waits in the conversation, for a language model: of this problem alone until the activity that plans adds
    that of the others."""
    instructions: str = ""
    """What is asked of a model in place of a plan: its whole prompt is this and the text."""
    intends: bool = False
    """Whether the acts it is for are asked for, and no plan: what it holds is then the user's words alone."""
    mends: list[Mend] = Field(default_factory=list)
    """The planner's answers to this very request that were not shown; it is asked to mend the last, or to plan what it
    lacks."""
    emergency: str = ""
    """Whom to call, as the user is told before the answer, where the request may tell of an emergency. Nothing that
    acts is run then."""

    @property
    def tools(self) -> list[Candidate]:
        """Every tool that a plan may use: the candidates, best first, then the rest of the house."""
        found = {candidate.name for candidate in self.candidates}
        return [*self.candidates, *(tool for tool in self.house if tool.name not in found)]


class Usage(Message):
    """What a plan cost. `reused_tokens` were already in the KV cache."""

    prompt_tokens: int = 0
    reused_tokens: int = 0
    completion_tokens: int = 0
    seconds: float = 0.0


class BackendSkip(Message):
    """An earlier backend of the ordered list that did not answer, and why."""

    backend: str
    reason: str


class PlanResult(Message):
    """A plan, who made it and what it cost. `thinking` is kept apart from the answer. `model` is the endpoint's or the
    file's name, `reasoning` the mode it was asked to think in; `degraded` says what of the choice could not be had.
    `prompt_version` tells one wording of a model's instructions and tools from another."""

    plan: Plan
    backend: str
    model: str | None = None
    prompt_version: str | None = None
    reasoning: Reasoning | None = None
    degraded: str | None = None
    skipped: list[BackendSkip] = Field(default_factory=list)
    usage: Usage = Field(default_factory=Usage)
    confidence: float | None = None
    thinking: str | None = None
    masked: list[SecurityNote] = Field(default_factory=list)
    """What of secrets and personal numbers was kept from backends that are not on this machine."""
