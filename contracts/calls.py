"""One call of a tool from its validation to its outcome: what the activities around it are given and give back."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, Literal, TypeAlias

from pydantic import Field

from steward.contracts.approval import ApprovalKind
from steward.contracts.approval_words import IN_ENGLISH, ApprovalWords
from steward.contracts.base import Message
from steward.contracts.errors import ErrorCode
from steward.contracts.flow import Flow, objection
from steward.contracts.injection import InjectionFinding
from steward.contracts.intents import MadeCall
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import RequestMessage
from steward.contracts.security import SecurityNote
from steward.contracts.shown import Shown
from steward.contracts.tool import Effect, Permission, ToolSpec
from steward.contracts.tool_input import ToolAnswer, ToolQuestion
from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning

Route: TypeAlias = Literal["local", "near", "queued"]
"""`local` runs inside the workflow task. `near` is a regular activity on the workflow's own queue, which its worker may
start at once; `queued` one on the queue of its kind."""


_SHORT: Final = 60


class Verdict(StrEnum):
    """What may happen with a call."""

    RUN = "run"
    CONFIRM = "confirm"
    DENY = "deny"
    MISSING = "missing"
    INVALID = "invalid"
    UNKNOWN_TOOL = "unknown_tool"


class PreparedCall(Message):
    """A call after validation: canonical names, typed and resolved arguments, and what may happen with it.

    `args` are final: what is confirmed and run. `args_sha256` is the hash of them and of all that is `shown`
    (contracts/shown.py). `errors` are for the planner (invalid), `missing` lists
    absent required parameters in schema order, `question` asks for the first of them.
    """

    tool_name: str
    meaning: Meaning = NOTHING_KNOWN
    args: dict[str, Any] = Field(default_factory=dict)
    flow: Flow = Field(default_factory=Flow)
    """Where its arguments come from, and what the flow rule must know."""
    egress: bool = True
    shown: Shown | None = None
    """What was looked up for it; None where there was nothing to look up."""
    bound: list[str] = Field(default_factory=list)
    """The arguments that nobody gave, made of the others: the subject of a mail that was given none."""
    args_sha256: str = ""
    asked_sha256: str = ""
    """`wording_sha256` of the arguments before dates and names in them were resolved."""
    verdict: Verdict
    reason: str = ""
    """For the record, in English."""
    why: str = ""
    """Why a human is asked, in sentences of their language; empty where its tool always asks."""
    message: str = ""
    """What a human reads who is asked about it, of every call that may run or be confirmed."""
    named: str = ""
    """What it is, in the words of whoever reads it, where nothing was to be confirmed."""
    words: ApprovalWords = IN_ENGLISH
    """The fixed words around that."""
    secrets: list[SecurityNote] = Field(default_factory=list)
    """Secrets and personal numbers that it would take out of the house, and what was done about each."""
    approvers: list[str] = Field(default_factory=list)
    """Who may confirm, as the policy names them; empty: whoever reaches the problem."""
    code: ErrorCode | None = None
    """Why it is denied, when that is not its guard's doing."""
    errors: list[str] = Field(default_factory=list)
    missing: list[str] = Field(default_factory=list)
    question: str = ""
    doubt: str = ""
    """Why a human is asked though its tool would let it run, in a sentence."""
    in_own_words: bool = False
    """Whether the planner worded the question, for all that is missing."""
    parameters: dict[str, Any] = Field(default_factory=dict)
    permission: Permission = Permission.PERMISSION_REQUIRED
    effect: Effect = Effect.ONCE
    route: Route = "queued"
    timeout_s: float = 10.0
    initial_interval_s: float = 0.5
    approval_ttl_s: int | None = None

    @property
    def objection(self) -> str:
        """Why the flow rule has a human asked, or whoever prepared the call; empty where neither does."""
        return "; ".join(filter(None, [objection(self.flow, effect=self.effect, egress=self.egress), self.doubt]))

    @property
    def made(self) -> MadeCall:
        """The call as later ones of its problem count it, without its long texts."""
        args = {name: value for name, value in self.args.items() if len(str(value)) <= _SHORT}
        return MadeCall(tool=self.tool_name, args=args, labels=self.flow.labels if self.flow else [])


class ApprovalProof(Message):
    """The approval a dispatch rests on; checked again by `call_tool`."""

    approval_id: str
    kind: ApprovalKind
    args_sha256: str
    decided_by: str
    decided_roles: list[str] = Field(default_factory=list)


class CallToolInput(RequestMessage):
    """One dispatch. `write` is committed before the tool runs whenever the tool has an effect.

    `repeats` is every call that came to nothing certain before this one, the first one first, the one whose unknown
    outcome a human chose to repeat last: had any of them succeeded after all, its result is returned and nothing runs.
    """

    now: str
    call_id: str
    tool_name: str
    args: dict[str, Any]
    shown: Shown | None = None
    args_sha256: str
    """Of `args` and `shown`, as the call was prepared."""
    approval: ApprovalProof | None = None
    repeats: list[str] = Field(default_factory=list)
    write: MirrorWrite | None = None
    flow: Flow = Field(default_factory=Flow)
    """As it was prepared, asked of the flow rule again."""
    answer: ToolAnswer | None = None
    """The user's answer to the question that an earlier call of this tool ended with."""
    installation_id: str = ""
    first_call_id: str = ""
    """Of a repeat that a human ordered: the call that was made first."""
    request_tool: ToolSpec | None = None
    """The tool, where it is one of the MCP server that the request named: as it was when it was listed."""
    lang: str = "en"
    """The language in which the user is told what came of it."""


class CallToolOutput(Message):
    """How a dispatch ended. A transient failure is raised instead, so that the retry policy works."""

    state: Literal["succeeded", "failed", "unknown", "input_required"]
    question: ToolQuestion | None = None
    """For input_required: nothing has happened, and the tool wants this answered first."""
    result: Any = None
    code: ErrorCode | None = None
    error: str | None = None
    message: str | None = None
    """The result in words for a human (a rendered list, a confirmation that a mail was sent)."""
    degraded: str | None = None
    own_words: bool = False
    """Whether a failure is said in Steward's own words alone (NothingFound)."""
    cached_at: str | None = None
    """When a kept answer, which this is then, was given; ISO 8601 with offset."""
    secrets: list[SecurityNote] = Field(default_factory=list)
    """Of a call that may not run now: what it would have taken out of the house."""
    replayed: bool = False
    """Whether a success is told from the ledger, which keeps no words of its tool's."""
    reconciled: bool = False
    """Whether the outcome was in doubt and found out by asking the tool's backend."""
    guard: list[InjectionFinding] = Field(default_factory=list)
    """Where the result tries to give instructions; such text is data, and planners are shown it as that."""


class FindOutcomeInput(Message):
    """A dispatch of a tool with an effect whose activity ended without an outcome; `why`, in words. Its call has no
    `write`."""

    call: CallToolInput
    effect: Effect
    why: str


class RecallInput(Message):
    """Asks what the ledger knows of a problem's calls beyond those in `known`, which its history dispatched."""

    problem_id: int
    known: list[str] = Field(default_factory=list)


class RecalledCall(Message):
    """A call that the ledger knows and the problem's history does not: Temporal's store was set back behind it."""

    call_id: str
    tool_name: str
    args_sha256: str
    state: Literal["succeeded", "failed", "unknown"]
    result: Any = None
    code: ErrorCode | None = None
    error: str | None = None
    approval_id: str | None = None


class RecallOutput(Message):
    """In the order in which they were dispatched."""

    calls: list[RecalledCall] = Field(default_factory=list)
