"""What callers send: messages that check themselves, with every error named. Shared by all doors.

A framework that reads one finds what `checked` finds. Pure; knows no transport.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, Self, TypeAlias, TypeVar

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    ModelWrapValidatorHandler,
    ValidationError,
    model_validator,
)
from pydantic_core import PydanticCustomError

from steward.api.json_text import unstorable
from steward.contracts.base import WireMessage
from steward.contracts.errors import BadRequest, ErrorCode, StewardError, Unprocessable
from steward.contracts.knowledge import AGENT_FORM, DEFAULT_AGENT, LONGEST_SOURCE
from steward.contracts.redaction import REDACTOR
from steward.contracts.wire import Name, ProblemId, Text, ToolCallRequest, UserId

_FREE_FORM: Final = ("args.", "arguments.")
"""The members whose form is the tool's business."""
_FREE_TEXT: Final = frozenset(
    {"text", "args", "arguments", "reason", "task", "context", "email", "subject", "body"}
    | {"message", "query", "title", "fact", "value"}
)
"""The members in which people and programs write what they like."""

_ONE_DOCUMENT: Final = "needs a url, or a name with either text or content"
_BASE64: Final = r"^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$"
_YES: Final = dict.fromkeys(("approve", "approved", "confirm", "confirmed", "yes"), True)
_DECISIONS: Final = _YES | dict.fromkeys(("deny", "denied", "reject", "rejected", "cancel", "cancelled", "no"), False)
NO_NUL: Final = r"^[^\x00]*$"
"""What PostgreSQL can keep."""
_ARGUMENTS: Final = "arguments_unstorable"
"""The type of the error that is about a tool's arguments, not about the request."""


def not_blank(text: str) -> str:
    """The text, if it says something."""
    if not text.strip():
        raise PydanticCustomError("blank", "must not be blank")
    return text


Role: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, pattern=NO_NUL)]
Words: TypeAlias = Annotated[
    Text, AfterValidator(not_blank), Field(json_schema_extra={"pattern": r"^[^\u0000]*\S[^\u0000]*$"})
]
"""A text that says something."""


class Received(WireMessage):
    """A message that a caller sent. It can be stored as it is, and what people write in it holds no secret: they may
    repeat one that they were shown elsewhere, and it stays out of histories all the same."""

    @model_validator(mode="wrap")
    @classmethod
    def _take(cls, value: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        if isinstance(value, cls):
            return value  # Checked before, beside the event loop.
        value = cls._as_it_can_be_kept(value)
        number = value.get("problem_id") if isinstance(value, dict) else None
        if isinstance(number, float) and number.is_integer():
            # 43.0 is the integer 43 in JSON Schema, and some serialisers write it so.
            value = {**value, "problem_id": int(number)}
        message = handler(value)
        if trouble := unstorable(value):
            kind = _ARGUMENTS if trouble.startswith(_FREE_FORM) else "unstorable"
            raise PydanticCustomError(kind, "{trouble}", {"trouble": trouble})
        _mask(message)
        return message

    @classmethod
    def _as_it_can_be_kept(cls, value: Any) -> Any:
        """The message as it came. A subclass may leave out what its caller did not choose."""
        return value


ReceivedT = TypeVar("ReceivedT", bound=Received)


class ToolCallBody(Received, ToolCallRequest):
    """The body of POST /tool/call, its members checked against each other too."""

    text: Words | None = None

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if trouble := _contradiction(self):
            raise PydanticCustomError("contradiction", "{trouble}", {"trouble": trouble})
        return self


def _decision_schema(schema: dict[str, Any]) -> None:
    """`confirmed` or `decision`, never both."""
    decision = {"enum": [True, False, *_DECISIONS], "description": "The same as `confirmed`, also in a word"}
    schema["properties"]["decision"] = decision
    schema["required"].remove("confirmed")
    schema["oneOf"] = [{"required": ["confirmed"]}, {"required": ["decision"]}]


class Deciding(Received):
    """What decides by `confirmed`, or by `decision` with true, false or a word for them."""

    model_config = ConfigDict(extra="forbid", json_schema_extra=_decision_schema)
    confirmed: bool = Field(strict=True)

    @classmethod
    def _as_it_can_be_kept(cls, value: Any) -> Any:
        if not isinstance(value, dict) or "decision" not in value or "confirmed" in value:
            return value
        rest = dict(value)
        decision = rest.pop("decision")
        return rest | {"confirmed": _DECISIONS.get(decision, decision) if isinstance(decision, str) else decision}


class ConfirmBody(Deciding):
    """The body of POST /problems/{id}/confirm. `arguments` (with confirmed true) edits the call: it is resolved, shown
    and asked again."""

    approval_id: Name | None = None
    arguments: dict[str, Any] | None = None
    reason: Text | None = None
    user_id: UserId | None = None


class ConfirmActionArgs(Deciding):
    """The arguments of the tool confirm_action."""

    problem_id: ProblemId
    approval_id: Name | None = None
    arguments: dict[str, Any] | None = None
    reason: Text | None = None


class ExecuteTaskArgs(Received):
    """The arguments of the tool execute_task."""

    task: Text
    context: Text | None = None


class MessageBody(Received):
    """The body of POST /problems/{id}/message."""

    text: Words
    user_id: UserId | None = None


class CancelBody(Received):
    """The body of POST /problems/{id}/cancel."""

    reason: Text | None = None
    user_id: UserId | None = None


class ReloadBody(Received):
    """The body of POST /admin/tools/reload. `force` indexes everything anew."""

    force: bool = Field(default=False, strict=True)


class ToolSwitchBody(Received):
    """The body of POST /admin/tools/switches: a tool by its name or an alias, to be used or not."""

    tool: Name
    enabled: bool = Field(strict=True)


class McpDecisionBody(Received):
    """The body of POST /admin/mcp/decisions. With `sha256` it is about that definition alone, the one looked at."""

    server: Name
    tool: Name
    accepted: bool = Field(strict=True)
    sha256: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")


class KeyBody(Received):
    """The body of POST /admin/keys. Without `user_id` the key is a trusted gateway's, for any user of its tenant;
    without `expires_at` (a time with its offset) it is good until it is revoked."""

    name: Name
    scopes: list[Literal["call", "approve", "admin"]] = Field(default=["call"], min_length=1, max_length=3)
    roles: list[Role] = Field(default=[], max_length=100)
    tenant_id: Name | None = None
    user_id: UserId | None = None
    expires_at: AwareDatetime | None = None


class LoginCodeBody(Received):
    """The body of POST /login/codes: a gateway and the id of its chat user; without both, the code of who asks."""

    gateway: Name | None = None
    external_id: Name | None = None
    user_id: UserId | None = None


class LoginClaimBody(Received):
    """The body of POST /login/codes/claim. Case, blanks and hyphens of the code do not matter. With `gateway` and
    `external_id` the code is a user's own, which that chat user typed."""

    code: str = Field(min_length=8, max_length=20, pattern=NO_NUL)
    user_id: UserId | None = None
    gateway: Name | None = None
    external_id: Name | None = None


def _document_form(*brought: str) -> dict[str, Any]:
    """What goes together in a document's body; what is not named is absent."""
    members = {name: {"type": "string" if name in brought else "null"} for name in ("url", "name", "text", "content")}
    return {"required": list(brought), "properties": members}


_DOCUMENT_FORMS: Final[Any] = [_document_form("url"), _document_form("name", "text"), _document_form("name", "content")]


class KbDocumentBody(Received):
    """The body of POST /kb/documents: an address (`url`), or under a `name` a `text` or bytes in base64 (`content`).
    The same address or name again is the same document."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"oneOf": _DOCUMENT_FORMS})

    agent: Annotated[str, Field(pattern=AGENT_FORM, max_length=64)] = DEFAULT_AGENT
    url: Annotated[str, Field(pattern=r"^https?://[^\s\x00]{1,1900}$", max_length=LONGEST_SOURCE)] | None = None
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_SOURCE, pattern=NO_NUL)] | None = None
    text: Annotated[str, Field(min_length=1, max_length=4_000_000, pattern=NO_NUL)] | None = None
    content: Annotated[str, Field(min_length=1, max_length=12_000_000, pattern=_BASE64)] | None = None
    title: Name | None = None
    media_type: Annotated[str, Field(max_length=200, pattern=r"^[\x21-\x7e]+/[\x20-\x7e]+$")] | None = None

    @model_validator(mode="after")
    def _one_of_them(self) -> Self:
        brought = [one for one in (self.text, self.content) if one is not None]
        if (self.url is not None) == (self.name is not None) or len(brought) != (self.url is None):
            raise PydanticCustomError("contradiction", "{trouble}", {"trouble": _ONE_DOCUMENT})
        return self


def checked(model: type[ReceivedT], value: Any, *, code: ErrorCode = ErrorCode.INVALID_REQUEST) -> ReceivedT:
    """The value as a message. Raises as `refusal_of` says."""
    try:
        return model.model_validate(value)
    except ValidationError as error:
        raise refusal_of(error.errors(include_url=False, include_input=False), code) from None


def refusal_of(errors: Sequence[Mapping[str, Any]], code: ErrorCode = ErrorCode.INVALID_REQUEST) -> StewardError:
    """The refusal of a message in which these errors were found, each with one line of its own.

    It is a BadRequest with `code`; Unprocessable (invalid_arguments) where a tool's arguments cannot be stored.
    """
    lines = [_line(entry["loc"], entry["msg"]) for entry in errors]
    if errors[0]["type"] == _ARGUMENTS:
        return Unprocessable(lines[0], code=ErrorCode.INVALID_ARGUMENTS, errors=lines)
    of_the_whole = len(errors) == 1 and not errors[0]["loc"]
    return BadRequest(
        lines[0] if of_the_whole else "the request does not have the expected form", code=code, errors=lines
    )


def _mask(message: BaseModel) -> None:
    for name in _FREE_TEXT & set(type(message).model_fields):
        given = getattr(message, name)
        if isinstance(given, BaseModel):
            _mask(given)
        elif given is not None:
            setattr(message, name, REDACTOR.value(given))


def _contradiction(request: ToolCallRequest) -> str | None:
    if request.confirm is not None:
        if request.problem_id is None and request.tool_name in (None, "confirm_action", "execute_task"):
            return "confirm: needs the problem_id it is about, or the tool_name and args of the call"
        return "args: needs a tool_name" if request.args is not None and request.tool_name is None else None
    if request.tool_name is None:
        if request.args is not None:
            return "args: needs a tool_name"
        if request.text is None:
            return "needs a tool_name, a text, or a problem_id with confirm"
        return None
    if request.problem_id is not None:
        return "problem_id: goes with text or confirm; confirm_action takes it among its args"
    return None


def _line(location: tuple[int | str, ...], message: str) -> str:
    where = ".".join(map(str, location))
    return f"{where}: {message}" if where else message
