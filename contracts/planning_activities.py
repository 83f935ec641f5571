"""What the activities around a plan are given and give back: vectors, tools that were found, plans, checks of calls.

Called by name through the stubs in contracts/activities.py.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from steward.contracts.base import Message
from steward.contracts.calls import PreparedCall, Route
from steward.contracts.flow import FlowContext
from steward.contracts.owner import OwnedMessage, RequestMessage
from steward.contracts.plan import Mend, ModelChoice, PlanResult, ToolCall
from steward.contracts.problem import Verification
from steward.contracts.tool import Candidate, OfferedTool, ToolSpec
from steward.contracts.tool_scope import ToolScope


class PrepareCallsInput(RequestMessage):
    """Calls to validate for a user. Identity comes from the problem, never from the arguments."""

    now: str
    calls: list[ToolCall]
    request_tools: list[ToolSpec] = Field(default_factory=list)
    """Those of the calls' tools that the problem has for itself."""
    flow: FlowContext = Field(default_factory=FlowContext)


class PrepareCallsOutput(Message):
    """One prepared call per call, in order."""

    prepared: list[PreparedCall]


class PlanOutput(PlanResult):
    """A plan with its calls already validated, in order (the draft of a question counts as a call).

    Empty `prepared`: whoever planned could not validate; `prepare_calls` does it then. An answer comes with what the
    guards say of it; when they refused its wording, `withheld` is that wording and the plan holds what is said instead.
    `worked_s` are the seconds of the activity itself, without its wait in a queue.
    """

    prepared: list[PreparedCall] = Field(default_factory=list)
    verification: Verification | None = None
    withheld: str | None = None
    answer_blocked: bool = False
    """True when nothing that could be said is known: the problem ends as blocked."""
    mend: Mend | None = None
    """The answer in whose place this plan was made, which later rounds are told of as well."""
    worked_s: float = 0.0
    flow: FlowContext = Field(default_factory=FlowContext)
    """What the planner had before it and what the user's words ask for."""
    quarantined: list[str] = Field(default_factory=list)
    """What it was shown as quoted data because it tries to give instructions, in words."""
    wanted_times: int = 1
    """How often the user's words ask for one and the same thing, as far as they say so: 2 for "twice"."""


class EmbedTextInput(OwnedMessage):
    """A text to make vectors of: of the whole, and of each of its parts that tools are found by as well."""

    text: str


class EmbeddedText(Message):
    """A text and its unit vector: float32, little-endian, in base64, a quarter of what JSON numbers take."""

    text: str
    vector: str


class EmbedTextOutput(Message):
    """The text itself, then its parts; nothing where the embedder is away, and then why."""

    embedded: list[EmbeddedText] = Field(default_factory=list)
    away: str | None = None


class RetrieveToolsInput(OwnedMessage):
    """Find the tools for a text by its vectors. `whole`: tell them as a planner sees them, not by name."""

    text: str
    embedding: EmbedTextOutput = Field(default_factory=EmbedTextOutput)
    whole: bool = False
    limit: int = 10
    model: ModelChoice = Field(default_factory=ModelChoice)
    request_tools: list[ToolSpec] = Field(default_factory=list)
    """Tools that the problem has for itself, to be found beside the catalogue's."""
    recent_tools: list[str] = Field(default_factory=list)
    """Tools the conversation just talked about: they and what belongs to them are offered as well."""
    scope: ToolScope | None = None


class RetrieveToolsOutput(Message):
    """Candidates, best first, whole or by name. `source` names the path that answered; `degraded` why it was not the
    first choice. `plan_route` says where this worker's planner wants to run, `planner` which one is asked first.
    `memories`: what is remembered near to the text in meaning; None where nobody compared meanings."""

    candidates: list[Candidate] = Field(default_factory=list)
    offered: list[OfferedTool] = Field(default_factory=list)
    source: Literal["qdrant", "full_text", "catalogue"]
    degraded: str | None = None
    plan_route: Route = "queued"
    planner: str = ""
    memories: list[str] | None = None


class ListRequestToolsInput(Message):
    """List the tools of an MCP server for one problem of a tenant."""

    tenant_id: str
    url: str


class ListRequestToolsOutput(Message):
    """The tools as they may be used: what their server said of each is pinned in it. `away` says why there are none;
    `left_out`, by the server's names, what is wrong with the first tools that cannot be used."""

    tools: list[ToolSpec] = Field(default_factory=list)
    left_out: dict[str, str] = Field(default_factory=dict)
    away: str | None = None
