"""Reading a message of the protocol: what its parts and metadata ask for. Pure.

A text is a request, or what its user says to a task. A data part either decides ({"confirmed": ...}) or names a tool
({"tool_name": ..., "args": ...}).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from a2a.types.a2a_pb2 import Message, Part, SendMessageRequest
from a2a.utils.errors import ContentTypeNotSupportedError, InvalidParamsError
from google.protobuf.json_format import MessageToDict

from steward.api.bodies import ConfirmBody, checked
from steward.contracts.base import canonical_json
from steward.contracts.errors import Forbidden
from steward.contracts.wire import MAX_TEXT

_TEXT: Final = ("", "text/plain", "text/markdown")
_DATA: Final = ("", "application/json")
_EXACT: Final = 2**53
"""From here on the protocol's numbers, which are doubles, are no longer exact."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a message asks for. `tool_name` with `args` is a direct call; `decision` decides what waits for approval."""

    text: str | None = None
    tool_name: str | None = None
    args: dict[str, Any] | None = None
    decision: ConfirmBody | None = None


def read_message(message: Message) -> Request:
    """What the parts of a message ask for.

    Raises:
        ContentTypeNotSupportedError: a part is neither text nor JSON data.
        InvalidParamsError: the parts are none, too many, or not of a form above.
        BadRequest: a decision is not of its form.
    """
    texts: list[str] = []
    data: list[dict[str, Any]] = []
    for part in message.parts:
        kind, media_type = part.WhichOneof("content"), part.media_type.partition(";")[0].strip().lower()
        if kind == "text" and media_type in _TEXT:
            texts.append(part.text)
        elif kind == "data" and media_type in _DATA:
            data.append(_object(part))
        else:
            raise ContentTypeNotSupportedError(f"a part is text or JSON data, not {media_type or kind or 'empty'}")
    if len(data) > 1:
        raise InvalidParamsError("a message has at most one data part")
    text = "\n".join(texts)
    if data:
        return _of_data(data[0], text)
    if not text.strip() or len(text) > MAX_TEXT or "\x00" in text:
        raise InvalidParamsError(f"the text must have 1 to {MAX_TEXT} characters, no NUL and not be blank")
    return Request(text=text)


def _of_data(data: dict[str, Any], text: str) -> Request:
    if "user_id" in data:
        raise InvalidParamsError("data: the user is told by the credentials, not by the message")
    if "confirmed" in data:
        decision = checked(ConfirmBody, data)
        if text.strip() and decision.reason is None:
            decision = checked(ConfirmBody, {**data, "reason": text})
        return Request(decision=decision)
    name, args = data.get("tool_name"), data.get("args", {})
    if not isinstance(name, str) or not isinstance(args, dict) or data.keys() - {"tool_name", "args"} or text.strip():
        raise InvalidParamsError(
            'a data part is {"confirmed": ..., "approval_id"?, "arguments"?, "reason"?} or {"tool_name": ..., "args"?}'
        )
    return Request(tool_name=name, args=args)


def _object(part: Part) -> dict[str, Any]:
    value = exact(MessageToDict(part.data))
    if not isinstance(value, dict):
        raise InvalidParamsError("a data part must be a JSON object")
    return value


def exact(value: Any) -> Any:
    """A value of the protocol with its whole numbers as such: they travel as doubles.

    Raises:
        InvalidParamsError: a number is too large to have travelled unchanged.
    """
    if isinstance(value, float):
        if abs(value) > _EXACT:
            raise InvalidParamsError(f"the protocol carries no number beyond {_EXACT} exactly; send it as text")
        return int(value) if value.is_integer() else value
    if isinstance(value, dict):
        return {name: exact(item) for name, item in value.items()}
    return [exact(item) for item in value] if isinstance(value, list) else value


def metadata_of(params: SendMessageRequest) -> dict[str, Any]:
    """The metadata of the message and of the request, whose words prevail."""
    return {**exact(MessageToDict(params.message.metadata)), **exact(MessageToDict(params.metadata))}


@dataclass(frozen=True, slots=True)
class Metadata:
    """What goes with a new request: a context, as text, the address of an MCP server for it alone, and as they were
    given the model and the reasoning mode it is planned with."""

    workflow_context: str | None = None
    mcp_url: str | None = None
    model: Any = None
    reasoning: Any = None


def checked_metadata(metadata: dict[str, Any], tenant_id: str, agent_id: str) -> Metadata:
    """What the metadata asks for.

    Raises:
        Forbidden: `tenant_id` is not the credentials' tenant.
        InvalidParamsError: `agent_id` names another agent, the context is neither text nor an object, or the address
            is no text.
    """
    if metadata.get("tenant_id", tenant_id) != tenant_id:
        raise Forbidden("these credentials do not belong to that tenant")
    if metadata.get("agent_id", agent_id) != agent_id:
        raise InvalidParamsError(f"metadata.agent_id: this is the agent {agent_id}")
    mcp_url, context = metadata.get("mcp_url"), metadata.get("workflow_context")
    if not isinstance(mcp_url, str | None):
        raise InvalidParamsError("metadata.mcp_url: must be text")
    if isinstance(context, dict):
        context = canonical_json(context)
    if not isinstance(context, str | None):
        raise InvalidParamsError("metadata.workflow_context: must be text or an object")
    return Metadata(context or None, mcp_url or None, metadata.get("model"), metadata.get("reasoning"))
