"""What a tool is: its schema, who must agree to it, what happens when it is repeated, how it is reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from pydantic import Field

from steward.contracts.base import Json, Message, sha256_of
from steward.contracts.permissions import Effect as Effect
from steward.contracts.permissions import Permission as Permission
from steward.contracts.shown import Shown
from steward.contracts.tool_meaning import NOTHING_KNOWN, Does, Kind, Meaning, Role
from steward.contracts.tool_proposals import propose

STORE: Final = "store:"
"""What stands before an item's name where a secret is one of the secret store's."""
CALLERS_OWN: Final = frozenset({"user_id", "agent_id"})
"""What callers write among the arguments of any tool to say who asks, which no argument says here."""


class Retry(Message):
    """Retry limits for read and idempotent tools; a `once` tool is never retried after dispatch."""

    max_attempts: int = Field(default=3, ge=1, le=20)
    initial_interval_s: float = Field(default=0.5, gt=0)


class BuiltinExecutor(Message):
    """A Python coroutine of the tools room, named `family.function`."""

    kind: Literal["builtin"] = "builtin"
    function: str


class HttpExecutor(Message):
    """A JSON service reached by this entry alone.

    `url`, `query`, `headers` and `body` may hold `{argument}` placeholders; `secret_headers` maps a header to the
    name of a secret, which is read from the environment of the worker and never enters a history, or to
    `Bearer store:[vault/]item`, an item of the secret store.
    """

    kind: Literal["http"] = "http"
    method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"] = "GET"
    url: str
    query: dict[str, str] = Field(default_factory=dict)
    headers: dict[str, str] = Field(default_factory=dict)
    secret_headers: dict[str, str] = Field(default_factory=dict)
    body: Any = None
    result_path: str | None = None
    idempotency_header: str = "Idempotency-Key"


class McpExecutor(Message):
    """A tool of a configured MCP server, under its own name there."""

    kind: Literal["mcp"] = "mcp"
    server: str
    tool: str


class RequestMcpExecutor(Message):
    """A tool of an MCP server that one request named for itself, as the server listed it then: `sha256` is the hash of
    that definition, and nothing else runs under it. Never an entry of a catalogue."""

    kind: Literal["request_mcp"] = "request_mcp"
    url: str
    tool: str
    sha256: str


Executor: TypeAlias = Annotated[
    BuiltinExecutor | HttpExecutor | McpExecutor | RequestMcpExecutor, Field(discriminator="kind")
]


class ToolSpec(Message):
    """One catalogue entry. `parameters` is a JSON Schema object (draft 2020-12)."""

    name: str = Field(pattern=r"^[a-zA-Z][a-zA-Z0-9_.-]{0,63}$")
    description: str
    parameters: dict[str, Any]
    permission: Permission
    effect: Effect
    tool_type: str
    executor: Executor
    does: Does | None = None
    """Its deed; None: what `tool_proposals` proposes."""
    of: Kind | None = None
    """What that is done to; None: as proposed."""
    roles: dict[str, Role] | None = None
    """What its parameters stand for, those of `dates` left out, which are moments; None: as proposed."""
    tags: list[str] = Field(default_factory=list)
    examples: list[str] = Field(default_factory=list)
    """Utterances that should lead to this tool; each is indexed on its own, the best score wins."""
    aliases: list[str] = Field(default_factory=list)
    parameter_aliases: dict[str, str] = Field(default_factory=dict)
    """Other names callers use for a parameter, e.g. {"from": "from_email"}."""
    value_aliases: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """Other values callers use for a parameter, e.g. {"status": {"pending": "open", "all": None}}; None: not given. A
    parameter that the tool does not have may have such values alone."""
    verbatim: list[str] = Field(default_factory=list)
    """Parameters whose value must be a span of the request or of an observation."""
    dates: list[str] = Field(default_factory=list)
    """Parameters that carry date words; resolved with the user's time zone before they are confirmed or run."""
    ends: dict[str, str] = Field(default_factory=dict)
    """Of `dates`, what says when something ends, to what says when it begins: {"end_time": "start_time"}. A length
    ("1 hour") or a time without a day ("11am") counts from there."""
    days: list[str] = Field(default_factory=list)
    """Of `dates`, those in which a day without a time of day means the whole day: the tool gets the date alone."""
    timeout_s: float = Field(default=10.0, gt=0, le=900)
    retry: Retry = Field(default_factory=Retry)
    guard: str | None = None
    confirm_template: str | dict[str, str] | None = None
    """The question of the confirmation with `{argument}` placeholders, one text or one by language, "en" among them.
    What stands between [ and ] is left out where an argument in it is not given. When absent, one is made of `does` and
    `of`."""
    approval_ttl_s: int | None = Field(default=None, ge=1)
    plannable: bool = True
    """False keeps the tool from the planner's candidates; it can still be called by name."""
    needs: list[str] = Field(default_factory=list)
    """Settings without which the tool cannot work, such as `searxng_url`; one that is unset is told by name."""
    cache_ttl_s: int | None = Field(default=None, ge=1, le=86_400)
    """How long an answer of a read may be given again for the same arguments; None asks anew each time."""
    deduplicates: bool = False
    """The backend takes a repeated idempotency key for the same call and never acts on it twice, so that a repeat which
    a human orders after an unknown outcome sends the key of the first call. An idempotent tool always does."""
    egress: bool | None = None
    """Whether a call takes words out of the house, to somebody else's service; None: as far as its executor tells."""
    writes_to: list[str] = Field(default_factory=list)
    """What names people whom a call writes to besides, such as the guests of an event: parameters, or what its look-up
    finds. A call with any of these is as one of an egress tool with effect once that needs permission."""
    trusted: bool | None = None
    """Whether what it returns is the user's own, and nothing that somebody else could have written; None: no."""
    trusted_definition: bool | None = None
    """Whether what its server says of it is the operator's own word; None: as far as its results are trusted."""
    local: bool = False
    """Quick (well under a second): a read runs as a local activity inside the workflow task."""

    @property
    def meaning(self) -> Meaning:
        """What it does, to what, and what its parameters stand for: as its entry says, else as proposed."""
        own = {**(self.roles or {}), **dict.fromkeys(self.dates, Role.MOMENT)}
        if not self.unsaid:
            return Meaning(does=self.does, of=self.of, roles=own)
        proposed = self.proposed
        roles = proposed.roles if self.roles is None else own
        return Meaning(does=self.does or proposed.does, of=self.of or proposed.of, roles=roles)

    @property
    def unsaid(self) -> list[str]:
        """The members of its meaning that its entry leaves to the proposal; not the roles, where it proposes none."""
        left = [name for name in ("does", "of", "roles") if getattr(self, name) is None]
        return left if left != ["roles"] or self.proposed.roles else []

    @property
    def proposed(self) -> Meaning:
        """The proposal for it, whatever its entry says."""
        method = self.executor.method if isinstance(self.executor, HttpExecutor) else None
        reads = self.effect is Effect.READ
        return propose(self.name, self.parameters, reads=reads, method=method, dates=self.dates)

    @property
    def keeps_key(self) -> bool:
        """Whether a repeat that a human orders sends the first call's key."""
        return self.deduplicates or self.effect is Effect.IDEMPOTENT

    @property
    def leaves_house(self) -> bool:
        """Whether a call of it is egress: unless the entry says, all that is not built in is."""
        return not isinstance(self.executor, BuiltinExecutor) if self.egress is None else self.egress

    def called(self, args: Mapping[str, Json], shown: Shown | None = None) -> ToolSpec:
        """The tool as it is in a call with these arguments, for which that was looked up. A repeat that a human orders
        keeps the key where those of the tool do."""
        found = {field.label for field in shown.fields} if shown else set[str]()
        if not any(args.get(name) or name in found for name in self.writes_to):
            return self
        outward = {"egress": True, "effect": Effect.ONCE, "permission": Permission.PERMISSION_REQUIRED}
        return self.model_copy(update={**outward, "deduplicates": self.keeps_key})

    @property
    def writes_besides(self) -> bool:
        """Whether it is as `called` makes it of a call that writes to people besides."""
        return bool(self.writes_to) and self.leaves_house

    @property
    def foreign_definition(self) -> bool:
        """Whether a stranger wrote what planners read of it: an MCP server that is not trusted."""
        trusted = self.trusted if self.trusted_definition is None else self.trusted_definition
        return isinstance(self.executor, McpExecutor | RequestMcpExecutor) and not trusted

    @property
    def results_are(self) -> str:
        """The kind of things its results are; empty where none is known, or a stranger says it."""
        return "" if self.foreign_definition else self.meaning.of or ""

    @property
    def service(self) -> str:
        """Whom a call of it reaches: what came from there may go back there. Of what is built in, the tool itself."""
        match self.executor:
            case McpExecutor(server=server):
                return f"mcp {server}"
            case RequestMcpExecutor(url=url) | HttpExecutor(url=url):
                return urlsplit(url).netloc.rpartition("@")[2]
            case BuiltinExecutor():
                return self.name

    @property
    def request_server(self) -> str | None:
        """The address of the MCP server that the request named for itself, if this is a tool of that."""
        return self.executor.url if isinstance(self.executor, RequestMcpExecutor) else None

    @property
    def mcp_server(self) -> str | None:
        """Which MCP server it is a tool of, as the operator or the request named that."""
        return self.executor.server if isinstance(self.executor, McpExecutor) else self.request_server

    def question(self, lang: str) -> str:
        """The question of its confirmation in that language, else in English; empty where its entry has none."""
        if isinstance(self.confirm_template, dict):
            return self.confirm_template.get(lang) or self.confirm_template.get("en", "")
        return self.confirm_template or ""

    def title_of(self, parameter: str) -> str:
        """What people are told a parameter is called. Beside the title that an MCP server gives it stands its own name:
        no title makes one argument pass for another."""
        schema = self.parameters.get("properties", {}).get(parameter)
        title = schema.get("title") if isinstance(schema, dict) else None
        if not isinstance(title, str):
            return parameter.replace("_", " ")
        if self.mcp_server is None or title.casefold() == parameter.replace("_", " ").casefold():
            return title
        return f"{' '.join(title.split())} ({parameter})"

    def name_of(self, given: str) -> str:
        """What the schema calls the parameter that a caller calls so."""
        return self.parameter_aliases.get(given, given)

    def canonical(self, args: Mapping[str, Json]) -> dict[str, Json]:
        """The arguments under the schema's names and in its values; a whole number names what is named by its digits.
        Of what is given under two names the last counts: whoever takes arguments from outside refuses that first."""
        named = {self.name_of(name): value for name, value in args.items() if not self.ignores(name)}
        for name, aliases in self.value_aliases.items():
            if isinstance(alias := named.get(name), str) and alias in aliases:
                named[name] = aliases[alias]
                if named[name] is None:
                    del named[name]
        for name in self.verbatim:
            # Not a boolean, which is a whole number to Python.
            if type(number := named.get(name)) is int and self._takes_text_alone(name):
                named[name] = str(number)
        return named

    def _takes_text_alone(self, name: str) -> bool:
        return bool(self.parameters.get("properties", {}).get(name, {}).get("type") == "string")

    def ignores(self, given: str) -> bool:
        """Whether a caller only says who asks by it, and the tool has no such parameter."""
        if given not in CALLERS_OWN or not isinstance(self.executor, BuiltinExecutor):
            return False
        return self.name_of(given) not in self.parameters.get("properties", {})

    def required(self) -> list[str]:
        """The names of the required parameters, in the schema's order."""
        return list(self.parameters.get("required", []))


def content_hash(spec: ToolSpec) -> str:
    """Hex SHA-256 of everything an entry says; changes exactly when the entry does."""
    return sha256_of(spec.model_dump(mode="json"))


def acting_hash(spec: ToolSpec) -> str:
    """Hex SHA-256 of what a call does, where another program does it: whom it reaches and how, what is said of it, what
    its arguments mean. Empty for what runs in this process, which changes with a restart alone."""
    if isinstance(spec.executor, BuiltinExecutor):
        return ""
    return sha256_of(spec.model_dump(mode="json", include={"executor", "description", "parameters", "effect"}))


class Candidate(Message):
    """A tool as the planner sees it, with the score retrieval gave it (higher is better)."""

    name: str
    description: str
    parameters: dict[str, Any]
    permission: Permission
    effect: Effect = Effect.ONCE
    """What is not known may do anything."""
    tool_type: str
    verbatim: list[str] = Field(default_factory=list)
    dates: list[str] = Field(default_factory=list)
    examples: list[str] = Field(default_factory=list)
    score: float = 0.0
    reads: bool = False
    """It changes nothing, as far as its entry says."""
    meaning: Meaning = NOTHING_KNOWN

    @property
    def does(self) -> Does | None:
        """Its deed."""
        return self.meaning.does

    def needed(self, *roles: Role) -> list[str]:
        """Its required parameters of these roles, in the schema's order."""
        return [name for name in self.parameters.get("required", []) if self.meaning.roles.get(name) in roles]


class OfferedTool(Message):
    """A candidate by name, as a history holds it. `sha256` is the `content_hash` of its entry."""

    name: str
    sha256: str
    score: float


def same_kind(one: Candidate, other: Candidate) -> bool:
    """Whether two tools are for the same kind of thing: of one family and, where both say it, of one kind."""
    if one.tool_type != other.tool_type:
        return False
    return one.meaning.of is None or other.meaning.of is None or one.meaning.of == other.meaning.of


def tool_named(name: str, tools: Sequence[ToolSpec]) -> ToolSpec | None:
    """The tool of that very name, or None."""
    return next((spec for spec in tools if spec.name == name), None)
