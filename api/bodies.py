"""Reading what callers send: JSON text to checked messages, with every error named. Shared by the HTTP and STDIO doors.

Pure; knows no transport.
"""

from __future__ import annotations

import json
import math
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import from_json

from contracts.base import WireMessage
from contracts.errors import BadRequest, ErrorCode, StewardError, Unprocessable
from contracts.redaction import REDACTOR
from contracts.wire import Name, ProblemId, Text, ToolCallRequest

MAX_BODY: Final = 1 << 20
"""Bytes a request may have."""
_MAX_INT: Final = 2**63
_FREE_FORM: Final = ("args.", "arguments.")
"""The members whose form is the tool's business."""
_FREE_TEXT: Final = frozenset(
    {"text", "args", "arguments", "reason", "task", "context", "email", "subject", "body"}
    | {"message", "query", "title"}
)
"""The members in which people and programs write what they like."""

_NO_NUL: Final = r"^[^\x00]*$"

ModelT = TypeVar("ModelT", bound=BaseModel)
Role: TypeAlias = Annotated[str, Field(min_length=1, max_length=200, pattern=_NO_NUL)]


class ConfirmBody(WireMessage):
    """The body of POST /problems/{id}/confirm. `arguments` (with confirmed true) edits the call that is approved."""

    confirmed: bool = Field(strict=True)
    approval_id: Name | None = None
    arguments: dict[str, Any] | None = None
    reason: Text | None = None
    user_id: Name | None = None


class ConfirmActionArgs(WireMessage):
    """The arguments of the tool confirm_action."""

    problem_id: ProblemId
    confirmed: bool = Field(strict=True)
    approval_id: Name | None = None
    arguments: dict[str, Any] | None = None
    reason: Text | None = None


class ExecuteTaskArgs(WireMessage):
    """The arguments of the tool execute_task."""

    task: Text
    context: Text | None = None


class MessageBody(WireMessage):
    """The body of POST /problems/{id}/message."""

    text: Text
    user_id: Name | None = None


class CancelBody(WireMessage):
    """The body of POST /problems/{id}/cancel."""

    reason: Text | None = None
    user_id: Name | None = None


class EmailEvent(WireMessage):
    """An e-mail that came in. `from`, `subject` and `body` as they arrived; `to` is the mailbox it arrived in."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    sender: Name = Field(alias="from")
    subject: str = Field(max_length=1_000, pattern=_NO_NUL)
    body: str = Field(max_length=100_000, pattern=_NO_NUL)
    to: Name | None = None


class EventBody(WireMessage):
    """The body of POST /events. A repeat with the same type and `dedupe_key` leads to the same problem, whatever else
    it says. `user_id` is who reports it ("mail_server", say); `notify` the user it concerns, who is found by the
    address in `to` when nobody is named."""

    type: Literal["email"]
    dedupe_key: Name
    email: EmailEvent
    user_id: Name | None = None
    notify: Name | None = None
    conversation_id: Name | None = None


class ReloadBody(WireMessage):
    """The body of POST /admin/tools/reload. `force` indexes everything anew."""

    force: bool = Field(default=False, strict=True)


class ToolSwitchBody(WireMessage):
    """The body of POST /admin/tools/switches: a tool by its name or an alias, to be used or not."""

    tool: Name
    enabled: bool = Field(strict=True)


class McpDecisionBody(WireMessage):
    """The body of POST /admin/mcp/decisions. With `sha256` it is about that definition alone, the one looked at."""

    server: Name
    tool: Name
    accepted: bool = Field(strict=True)
    sha256: str | None = Field(default=None, pattern=r"^[0-9a-f]{64}$")


class KeyBody(WireMessage):
    """The body of POST /admin/keys. Without `user_id` the key is a trusted gateway's, for any user of its tenant;
    without `expires_at` (a time with its offset) it is good until it is revoked."""

    name: Name
    scopes: list[Literal["call", "approve", "admin"]] = Field(default=["call"], min_length=1, max_length=3)
    roles: list[Role] = Field(default=[], max_length=100)
    tenant_id: Name | None = None
    user_id: Name | None = None
    expires_at: AwareDatetime | None = None


class LoginCodeBody(WireMessage):
    """The body of POST /login/codes: a gateway and the id of its chat user."""

    gateway: Name
    external_id: Name


class LoginClaimBody(WireMessage):
    """The body of POST /login/codes/claim. Case, blanks and hyphens of the code do not matter."""

    code: str = Field(min_length=8, max_length=20, pattern=_NO_NUL)
    user_id: Name | None = None


def read_json(raw: bytes) -> Any:
    """The JSON value of a body.

    Raises:
        BadRequest: too_large, invalid_json (also for NaN, lone surrogates and nesting beyond reason), or
            invalid_request for an object, at any depth, with two members of one name: readers disagree on which counts.
    """
    value = parse_json(raw)
    # Only well-formed text gets here, whose depth the parser before has bounded.
    json.loads(raw, object_pairs_hook=_refuse_twice_named, parse_int=str, parse_float=str)
    return value


def parse_json(raw: bytes) -> Any:
    """The same for a reader who wants what can be read of a body with two members of one name."""
    if len(raw) > MAX_BODY:
        raise too_large()
    try:
        return from_json(raw, allow_inf_nan=False)
    except ValueError as error:
        raise BadRequest(f"the body is not valid JSON: {error}", code=ErrorCode.INVALID_JSON) from None


def _refuse_twice_named(members: list[tuple[str, Any]]) -> None:
    names: set[str] = set()
    for name, _ in members:
        if name in names:
            line = f"{name[:100]}: is given twice"
            raise BadRequest(line, errors=[line])
        names.add(name)


def too_large() -> StewardError:
    """The refusal of a body above the limit."""
    return BadRequest(f"a request may have at most {MAX_BODY} bytes", code=ErrorCode.TOO_LARGE)


def checked(model: type[ModelT], value: Any, *, code: ErrorCode = ErrorCode.INVALID_REQUEST) -> ModelT:
    """The value as a message.

    Raises:
        BadRequest: with `code`, and one line per error in `errors`.
    """
    if not isinstance(value, dict):
        raise BadRequest("the body must be a JSON object", code=code, errors=["the body must be a JSON object"])
    number = value.get("problem_id")
    if isinstance(number, float) and number.is_integer():
        # 43.0 is the integer 43 in JSON Schema, and some serialisers write it so.
        value = {**value, "problem_id": int(number)}
    try:
        message = model.model_validate(value)
    except ValidationError as error:
        lines = [_line(entry["loc"], entry["msg"]) for entry in error.errors(include_url=False, include_input=False)]
        raise BadRequest("the request does not have the expected form", code=code, errors=lines) from None
    if trouble := unstorable(value):
        kind = Unprocessable if trouble.startswith(_FREE_FORM) else BadRequest
        raise kind(trouble, code=ErrorCode.INVALID_ARGUMENTS if kind is Unprocessable else code, errors=[trouble])
    return _without_secrets(message)


def _without_secrets(message: ModelT) -> ModelT:
    """A message may repeat a secret that its sender was shown elsewhere; it stays out of histories all the same."""
    free = {name: getattr(message, name) for name in _FREE_TEXT & set(type(message).model_fields)}
    masked = {
        name: _without_secrets(given) if isinstance(given, BaseModel) else REDACTOR.value(given)
        for name, given in free.items()
    }
    return message.model_copy(update=masked)


def tool_call_request(value: Any) -> ToolCallRequest:
    """The body of /tool/call, its members checked against each other too."""
    request = checked(ToolCallRequest, value)
    if trouble := _contradiction(request):
        raise BadRequest(trouble, errors=[trouble])
    if request.problem_id is not None and (request.model or request.reasoning):
        line = "model, reasoning: go with a new request; a problem keeps what it began with"
        raise Unprocessable(line, errors=[line])
    return request


def unstorable(value: Any, path: str = "") -> str | None:
    """Why a JSON value cannot be kept as it is (NUL characters, numbers beyond 64 bits); None when it can."""
    if isinstance(value, str):
        return f"{path or 'value'}: must not contain a NUL character" if "\x00" in value else None
    if isinstance(value, bool) or value is None:
        return None
    if isinstance(value, int | float):
        fits = math.isfinite(value) if isinstance(value, float) else -_MAX_INT <= value < _MAX_INT
        return None if fits else f"{path or 'value'}: must fit into 64 bits"
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in pairs:
        inner = f"{path}.{key}" if path else str(key)
        if trouble := (isinstance(key, str) and unstorable(key, inner)) or unstorable(item, inner):
            return trouble
    return None


def _contradiction(request: ToolCallRequest) -> str | None:
    if request.confirm is not None:
        if request.problem_id is None:
            return "confirm: needs the problem_id it is about"
        return "args: needs a tool_name" if request.args is not None and request.tool_name is None else None
    if request.tool_name is None:
        if request.args is not None:
            return "args: needs a tool_name"
        if request.text is None:
            return "needs a tool_name, a text, or a problem_id with confirm"
        return None if request.text.strip() else "text: must not be blank"
    if request.problem_id is not None:
        return "problem_id: goes with text or confirm; confirm_action takes it among its args"
    return None


def _line(location: tuple[int | str, ...], message: str) -> str:
    where = ".".join(map(str, location))
    return f"{where}: {message}" if where else message
