"""Typed activity stubs: the names and messages workflows and workers agree on.

A workflow refers to a stub; the worker registers the real activity under the same name. Nothing here runs.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeAlias

from pydantic import Field
from temporalio import activity

from steward.contracts.base import Message
from steward.contracts.calls import (
    CallToolInput,
    CallToolOutput,
    FindOutcomeInput,
    PreparedCall,
    RecallInput,
    RecallOutput,
)
from steward.contracts.dialogue import Reading, RecentCall
from steward.contracts.injection import InjectionFinding
from steward.contracts.knowledge import Begun, FailedIngest, IngestInput, IngestStep, IngestStepDone
from steward.contracts.memory import Learned, RememberInput, SearchMemoryInput, SearchMemoryOutput
from steward.contracts.mirror import MirrorWrite
from steward.contracts.notification import NotificationInput, ReminderDue, ReminderFired
from steward.contracts.owner import RequestMessage
from steward.contracts.plan import PlanRequest, Turn, WaitingAct
from steward.contracts.planning_activities import (
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
from steward.contracts.problem import ProblemInput, Question


class OpenProblemInput(Message):
    """The beginning of every problem."""

    problem: ProblemInput
    now: str


class Emergency(Message):
    """A text was taken for an emergency that is happening: how sure that is, and whom to call, in words. `held_back`
    says that nothing else the text asks for is done."""

    level: Literal["certain", "likely"]
    score: float
    message: str
    held_back: str = "Nothing else was done."


class OpenProblemOutput(Message):
    """`blocked` (with words for the user) ends the problem; `prepared` is there for a direct call."""

    blocked: str | None = None
    injection: list[InjectionFinding] = Field(default_factory=list)
    """Attempts to take over the assistant in the request: it goes on without tools, and its end begins with
    `injection_told`."""
    injection_told: str = ""
    turns: list[Turn] = Field(default_factory=list)
    recent: list[RecentCall] = Field(default_factory=list)
    """What the conversation just talked about, newest first; nothing for a direct call."""
    profile: dict[str, Any] = Field(default_factory=dict)
    memories: list[str] = Field(default_factory=list)
    timezone: str | None = None
    """The zone of the user's profile, an IANA name; None: the problem's own stands."""
    prepared: PreparedCall | None = None
    degraded: list[str] = Field(default_factory=list)
    emergency: Emergency | None = None
    """A certain one is what `blocked` says; a likely one's words go before every answer of the problem."""
    language: str = "en"
    """The language of the request: "en", "de" or "es"."""
    by_rules: bool = False
    """Whether the request needs no language model where one plans: a greeting, thanks or the question for the time,
    alone, while nothing waits in the conversation."""


class ReadMessageInput(RequestMessage):
    """A message to be read. `question`: what it may answer, with the schema of the argument asked for. `amends`: the
    call that it wants otherwise, with the request it was planned for."""

    text: str
    now: str
    recent: list[RecentCall] = Field(default_factory=list)
    question: Question | None = None
    asked_schema: dict[str, Any] = Field(default_factory=dict)
    amends: RecentCall | None = None


class ActOnWaitingInput(RequestMessage):
    """Something done about another problem of the conversation. `key` names it: the same again is done once."""

    key: str
    act: WaitingAct
    text: str
    """The user's words that asked for it."""
    entered: list[str] = Field(default_factory=list)
    """What untrusted content its planner had read, in words."""


class ActOnWaitingOutput(Message):
    """`refused`: why nothing was done, in words for a planner. `words` is what the other problem says afterwards,
    of one that lost an approval only where others still wait in it; `what` the first line of the approval that it was
    about."""

    refused: str | None = None
    words: str = ""
    what: str = ""


class SyncToolsInput(Message):
    """`force` re-embeds everything."""

    force: bool = False


class SyncToolsOutput(Message):
    """Names of tools by what happened to them."""

    added: list[str] = Field(default_factory=list)
    changed: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    unchanged: int = 0
    indexed: int = 0
    degraded: str | None = None
    restart: list[str] = Field(default_factory=list)
    """Python files of own tools that changed since the worker imported them; it uses them as they were."""


_NOT_HERE = "a stub: register the real activity on the worker"


@activity.defn
async def list_request_tools(request: ListRequestToolsInput) -> ListRequestToolsOutput:
    """List the tools of the MCP server that a request named; a server that is away is told, not raised."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def open_problem(request: OpenProblemInput) -> OpenProblemOutput:
    """Guard the input and load what is known of the user and the conversation; validate a direct call."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def read_message(request: ReadMessageInput) -> Reading:
    """Read a message against what its conversation talked about and asked."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def embed_text(request: EmbedTextInput) -> EmbedTextOutput:
    """Make vectors of a text; an embedder that is away is told, not raised."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def retrieve_tools(request: RetrieveToolsInput) -> RetrieveToolsOutput:
    """Find candidate tools; never raises for a part that is away, it degrades and says so."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def plan_next_action(request: PlanRequest) -> PlanOutput:
    """Plan the next action with the first backend that answers, and validate the calls it wants."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def act_on_waiting(request: ActOnWaitingInput) -> ActOnWaitingOutput:
    """Change, withdraw, fill or show what waits in another problem of the same conversation."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def prepare_calls(request: PrepareCallsInput) -> PrepareCallsOutput:
    """Validate calls and ask their guards."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def call_tool(request: CallToolInput) -> CallToolOutput:
    """Dispatch one call, fenced by the ledger."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def recall_dispatches(request: RecallInput) -> RecallOutput:
    """Ask the ledger for calls that the problem's history does not know of."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def find_outcome(request: FindOutcomeInput) -> CallToolOutput:
    """Ask the ledger, and where it does not know the tool's backend, what became of a call. Never runs the tool."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def record_steps(request: MirrorWrite) -> bool:
    """Mirror the problem's row and its new steps; whether that was refused."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def deliver_notification(request: NotificationInput) -> None:
    """Record a notification for its user's channels."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def advance_reminder(request: ReminderFired) -> ReminderDue:
    """Note that a reminder which repeats has fired, and when it comes again."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def learn_facts(request: RememberInput) -> Learned:
    """Learn what the user said of themselves in a problem, by rules."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def find_facts(request: RememberInput) -> Learned:
    """Learn what a model finds of that in the same words."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def search_memory(request: SearchMemoryInput) -> SearchMemoryOutput:
    """Find what is remembered of a user, by meaning and by words."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def sync_tools(request: SyncToolsInput) -> SyncToolsOutput:
    """Mirror the catalogue into agent_tools and re-index what changed."""
    raise NotImplementedError(_NOT_HERE)


IngestWork: TypeAlias = Callable[[IngestStep], Awaitable[IngestStepDone]]


@activity.defn
async def begin_ingest(request: IngestInput) -> Begun:
    """The version of a document that is wanted, which is worked on from now on."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def fetch_document(request: IngestStep) -> IngestStepDone:
    """Fetch what an address holds."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def parse_document(request: IngestStep) -> IngestStepDone:
    """Read a document's bytes as text."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def cut_document(request: IngestStep) -> IngestStepDone:
    """Cut a document's text into passages."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def embed_document(request: IngestStep) -> IngestStepDone:
    """Make vectors of some of a document's passages."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def publish_document(request: IngestStep) -> IngestStepDone:
    """Have answers made from a version of a document, and index it."""
    raise NotImplementedError(_NOT_HERE)


@activity.defn
async def fail_document(request: FailedIngest) -> None:
    """Say why a version of a document cannot be read."""
    raise NotImplementedError(_NOT_HERE)
