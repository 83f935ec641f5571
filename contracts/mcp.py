"""MCP servers: how one is configured, what its tools said of themselves, which of that is accepted, how it stands.

Read from the operator's file by config, used by tools/mcp, kept by sql/mcp.py, shown by the doors.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from steward.contracts.base import Message, sha256_of
from steward.contracts.tool import Effect, Permission
from steward.contracts.tool_meaning import Does, Kind, Role

CALL_TIMEOUT_S: Final = 90.0
"""What a call of an MCP tool may take unless its override says otherwise."""


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class SecretName(_Entry):
    """The name of a secret (STEWARD_SECRET_<NAME>) that stands for its value."""

    secret: str = Field(min_length=1)


Value: TypeAlias = str | SecretName
Trust: TypeAlias = Literal["untrusted", "trusted"]


class ToolOverride(_Entry):
    """What the operator says of one tool; it wins over the server's word and over the server-wide defaults."""

    disable: bool = False
    permission: Permission | None = None
    effect: Effect | None = None
    does: Does | None = None
    of: Kind | None = None
    roles: dict[str, Role] | None = None
    guard: str | None = None
    description: str | None = None
    timeout_s: float | None = Field(default=None, gt=0, le=900)
    tags: list[str] = Field(default_factory=list)
    examples: list[str] = Field(default_factory=list)
    idempotency_argument: str | None = None
    """An argument of the tool that Steward fills with the call's idempotency key; nobody else may give it."""
    egress: bool | None = None
    """Whether its calls take words out of the house; true unless it is said otherwise."""
    trusted: bool | None = None
    """Whether its results are the user's own; as the server's `trust` says, unless it is said otherwise."""


class CredentialSource(_Entry):
    """By which tool a server tells a credential: the names of its parameters, and where the value stands in what it
    answers (a dotted path of the structured answer; unset, its one text). Nobody else can call that tool."""

    tool: str = Field(min_length=1)
    item: str = "item_name"
    vault: str = "vault"
    value: str | None = Field(default=None, min_length=1)


class McpServer(_Entry):
    """One server: a `command` to start (its standard streams are the connection) or the `url` of one that runs.

    `trusted` servers are believed that a tool only reads or may be repeated; the word of an untrusted one can only make
    Steward more careful. `permission` and `effect` are the operator's defaults for all its tools. With `pin: strict`
    even the first definition of a tool waits for a human. `roots` are folders the server is told that it may use.
    """

    name: str = Field(pattern=r"^[a-z][a-z0-9_-]{0,31}$")
    command: str | None = Field(default=None, min_length=1)
    args: list[str] = Field(default_factory=list)
    env: dict[str, Value] = Field(default_factory=dict)
    cwd: str | None = None
    url: str | None = Field(default=None, pattern=r"^https?://[^/?#@]+([/?#].*)?$")
    headers: dict[str, Value] = Field(default_factory=dict)
    trust: Trust = "untrusted"
    required: bool = False
    pin: Literal["first_use", "strict"] = "first_use"
    permission: Permission | None = None
    effect: Effect | None = None
    timeout_s: float = Field(default=CALL_TIMEOUT_S, gt=0, le=900)
    roots: list[str] = Field(default_factory=list)
    credentials: CredentialSource | None = None
    """Where it is the secret store."""
    tools: dict[str, ToolOverride] = Field(default_factory=dict)
    """By the tool's own name at the server."""

    @model_validator(mode="after")
    def _one_way(self) -> Self:
        if (self.command is None) == (self.url is None):
            raise ValueError("needs either a command or a url")
        if self.url is not None and (self.args or self.env or self.cwd):
            raise ValueError("args, env and cwd go with a command, not with a url")
        if self.command is not None and self.headers:
            raise ValueError("headers go with a url, not with a command")
        return self

    @property
    def connection_key(self) -> str:
        """The same for servers that are reached in the same way, whatever they are called; holds no secret."""
        way = self.model_dump(mode="json", include={"command", "args", "env", "cwd", "url", "headers", "roots"})
        return sha256_of(way)

    def secret_names(self) -> list[str]:
        """The secrets it is started or asked with."""
        return [value.secret for value in (*self.env.values(), *self.headers.values()) if isinstance(value, SecretName)]


class McpDefinition(Message):
    """What a server says of one of its tools, as it said it."""

    name: str
    title: str | None = None
    description: str = ""
    input_schema: dict[str, Any]
    output_schema: dict[str, Any] | None = None
    annotations: dict[str, Any] = Field(default_factory=dict)

    @property
    def sha256(self) -> str:
        """What an acceptance is bound to: everything a server says of the tool, for all of it reaches a planner, a
        person or a validator."""
        return sha256_of({"mcp_definition": 1, **self.model_dump(mode="json")})


class DefinitionState(StrEnum):
    """Whether a tool may be used."""

    ACCEPTED = "accepted"
    WAITING = "waiting"
    """New under `pin: strict`, or changed since it was accepted: a human must look at it."""
    REJECTED = "rejected"
    GONE = "gone"
    """Accepted once; its server no longer lists it."""


class PinnedTool(Message):
    """One tool of one server on record. `accepted` is what may be used, `offered` what the server says now if that is
    something else. `name` is what it goes by here, once it was accepted for the first time; that never changes."""

    server: str
    tool: str
    name: str | None = None
    state: DefinitionState
    accepted: McpDefinition | None = None
    accepted_sha256: str | None = None
    offered: McpDefinition | None = None
    offered_sha256: str | None = None
    decided_by: str | None = None


class ServerState(StrEnum):
    """How a server stands at one worker."""

    CONNECTING = "connecting"
    READY = "ready"
    AWAY = "away"


class McpServerHealth(Message):
    """For an operator. `tools` is how many it lists; `detail` says why it is away."""

    server: str
    required: bool
    state: ServerState
    tools: int = 0
    detail: str = ""
    left_out: dict[str, str] = Field(default_factory=dict)
    """Tools that are not offered for what is wrong with them, and what that is."""
