"""What the OpenAPI page says of the agents' addresses: the operations over REST and over JSON-RPC. Pure data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from a2a.types import a2a_pb2
from a2a.utils.constants import VERSION_HEADER
from google.protobuf.message import Message

from steward.api.a2a.agents import PROTOCOL, Agent
from steward.api.a2a.openapi_schemas import PREFIX, JsonObject, field_schema, ref, schema_of
from steward.api.openapi import Responses, events, refusals

_SPECIFICATION: Final = "https://a2a-protocol.org/latest/specification/"
_MEDIA_TYPES: Final = ("application/json", "application/a2a+json")
_VERSION: Final[JsonObject] = {
    "name": VERSION_HEADER,
    "in": "header",
    "required": True,
    "schema": {"const": PROTOCOL},
}


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of the protocol. Without `answer` there is none; where it `streams`, many."""

    method: str
    request: type[Message]
    summary: str
    answer: type[Message] | None
    streams: bool = False


_SEND: Final = Operation(
    "SendMessage",
    a2a_pb2.SendMessageRequest,
    "Send a message, which opens or answers a task",
    a2a_pb2.SendMessageResponse,
)
_STREAM: Final = Operation(
    "SendStreamingMessage", a2a_pb2.SendMessageRequest, "The same as a stream", a2a_pb2.StreamResponse, streams=True
)
_GET: Final = Operation("GetTask", a2a_pb2.GetTaskRequest, "One task", a2a_pb2.Task)
_LIST: Final = Operation("ListTasks", a2a_pb2.ListTasksRequest, "Tasks, last changed first", a2a_pb2.ListTasksResponse)
_CANCEL: Final = Operation("CancelTask", a2a_pb2.CancelTaskRequest, "Cancel a task", a2a_pb2.Task)
_SUBSCRIBE: Final = Operation(
    "SubscribeToTask", a2a_pb2.SubscribeToTaskRequest, "Follow a task", a2a_pb2.StreamResponse, streams=True
)
_PUSH: Final = a2a_pb2.TaskPushNotificationConfig
_SET_PUSH: Final = Operation("CreateTaskPushNotificationConfig", _PUSH, "Have a task's changes posted", _PUSH)
_GET_PUSH: Final = Operation(
    "GetTaskPushNotificationConfig",
    a2a_pb2.GetTaskPushNotificationConfigRequest,
    "Where a task's changes are posted",
    _PUSH,
)
_LIST_PUSHES: Final = Operation(
    "ListTaskPushNotificationConfigs",
    a2a_pb2.ListTaskPushNotificationConfigsRequest,
    "Every address that a task's changes are posted to",
    a2a_pb2.ListTaskPushNotificationConfigsResponse,
)
_DELETE_PUSH: Final = Operation(
    "DeleteTaskPushNotificationConfig",
    a2a_pb2.DeleteTaskPushNotificationConfigRequest,
    "Have a task's changes posted no more",
    None,
)
_EXTENDED_CARD: Final = Operation(
    "GetExtendedAgentCard",
    a2a_pb2.GetExtendedAgentCardRequest,
    "The card for those who are signed in; there is none",
    None,
)
_CONFIGS: Final = "/tasks/{id}/pushNotificationConfigs"
REST: Final[Mapping[tuple[str, str], Operation]] = {
    ("POST", "/message:send"): _SEND,
    ("POST", "/message:stream"): _STREAM,
    ("GET", "/tasks"): _LIST,
    ("GET", "/tasks/{id}"): _GET,
    ("POST", "/tasks/{id}:cancel"): _CANCEL,
    ("GET", "/tasks/{id}:subscribe"): _SUBSCRIBE,
    ("POST", "/tasks/{id}:subscribe"): _SUBSCRIBE,
    ("POST", _CONFIGS): _SET_PUSH,
    ("GET", _CONFIGS): _LIST_PUSHES,
    ("GET", _CONFIGS + "/{push_id}"): _GET_PUSH,
    ("DELETE", _CONFIGS + "/{push_id}"): _DELETE_PUSH,
    ("GET", "/extendedAgentCard"): _EXTENDED_CARD,
}
_OPERATIONS: Final = tuple(dict.fromkeys(REST.values()))


def _sent(*parts: JsonObject) -> JsonObject:
    return {"message": {"messageId": "m1", "role": "ROLE_USER", "parts": list(parts)}}


_ASKED: Final = _sent({"text": "What is 12*7+3?"})
_CALLED: Final = _sent({"data": {"tool_name": "calculate", "args": {"expression": "12*7+3"}}})
_EXAMPLES: Final[Mapping[type[Message], JsonObject]] = {
    a2a_pb2.SendMessageRequest: {
        "words": {"summary": "Ask in words", "value": _ASKED},
        "call": {"summary": "Call a tool", "value": _CALLED},
    },
    _PUSH: {"address": {"value": {"url": "https://example.com/changes", "token": "known to you alone"}}},
}
_RPC_EXAMPLES: Final[JsonObject] = {
    "words": {"value": {"jsonrpc": "2.0", "id": 1, "method": "SendMessage", "params": _ASKED}},
    "list": {"value": {"jsonrpc": "2.0", "id": 2, "method": "ListTasks", "params": {"pageSize": 10}}},
}
_REFUSED: Final = {
    400: "The message cannot be taken as it is",
    403: "The credentials do not allow that",
    404: "There is no such task for this caller",
    409: "The task has ended",
    415: "A content or media type that is not taken",
    429: "Too many requests; Retry-After says when to come back",
    500: "An internal error; it is in the log",
    503: "A part is away; Retry-After says when to come back",
}


def rest_route(agent: Agent, method: str, path: str) -> JsonObject:
    """What the page says of an address over REST; `path` begins below the agent's own."""
    operation = REST[method, path]
    answer = {"type": "object"} if operation.answer is None else ref(operation.answer.DESCRIPTOR.name)
    shown = events(answer) if operation.streams else _as_json(answer)
    errors: Responses = {
        status: {"description": when, "content": {"application/json": {"schema": ref("Error")}}}
        for status, when in _REFUSED.items()
    }
    problems = refusals(400, 401, 403, 404, 503)
    for status in problems:
        problems[status]["content"] = {
            **problems[status]["content"],
            **errors.get(status, {}).get("content", {}),
        }
    extra: JsonObject = {"parameters": [_VERSION, *_parameters(operation, method, path)]}
    if method == "POST" and path in ("/message:send", "/message:stream", _CONFIGS):
        extra["requestBody"] = _body(ref(operation.request.DESCRIPTOR.name), _EXAMPLES.get(operation.request, {}))
    return {
        "name": operation.method,
        "summary": operation.summary,
        "description": _report(agent),
        "operation_id": f"{agent.id}_{method.lower()}_{operation.method}",
        "responses": {200: {"description": "Done", "content": shown}, **errors, **problems},
        "openapi_extra": extra,
    }


def rpc_route(agent: Agent) -> JsonObject:
    """What the page says of an agent's address for JSON-RPC."""
    content = {**_as_json(ref("RpcAnswer")), **events(ref("RpcAnswer"))}
    return {
        "name": "JSON-RPC",
        "summary": "Every operation over JSON-RPC",
        "description": _report(agent),
        "operation_id": f"{agent.id}_json_rpc",
        "responses": {
            200: {"description": "The answer, an error too; a stream for the methods that stream", "content": content},
            **refusals(400, 401, 403, 429, 503),
        },
        "openapi_extra": {"parameters": [_VERSION], "requestBody": _body(ref("RpcRequest"), _RPC_EXAMPLES)},
    }


def schemas() -> JsonObject:
    """The schemas that the addresses refer to, by name."""
    made: JsonObject = {}
    for operation in _OPERATIONS:
        for message in (operation.request, operation.answer):
            if message is not None:
                schema_of(message.DESCRIPTOR, made)
    number_or_text = {"type": ["string", "integer", "null"]}
    made[PREFIX + "RpcRequest"] = {
        "oneOf": [
            {
                "type": "object",
                "required": ["jsonrpc", "method", "params", "id"],
                "properties": {
                    "jsonrpc": {"const": "2.0"},
                    "id": {"type": ["string", "integer"]},
                    "method": {"const": operation.method},
                    "params": ref(operation.request.DESCRIPTOR.name),
                },
            }
            for operation in _OPERATIONS
        ]
    }
    made[PREFIX + "RpcAnswer"] = {
        "type": "object",
        "required": ["jsonrpc", "id"],
        "properties": {"jsonrpc": {"const": "2.0"}, "id": number_or_text, "result": {}, "error": {"type": "object"}},
        "oneOf": [{"required": ["result"]}, {"required": ["error"]}],
    }
    made[PREFIX + "Error"] = {
        "type": "object",
        "description": "An error over REST (AIP-193)",
        "required": ["error"],
        "properties": {
            "error": {
                "type": "object",
                "required": ["code", "status", "message"],
                "properties": {
                    "code": {"type": "integer"},
                    "status": {"type": "string"},
                    "message": {"type": "string"},
                    "details": {"type": "array", "items": {"type": "object"}},
                },
            }
        },
    }
    return made


def _report(agent: Agent) -> str:
    return f"{agent.name}: {agent.description} The protocol: {_SPECIFICATION}"


def _as_json(schema: JsonObject, **more: Any) -> JsonObject:
    return {media_type: {"schema": schema, **more} for media_type in _MEDIA_TYPES}


def _body(schema: JsonObject, examples: JsonObject) -> JsonObject:
    return {"required": True, "content": _as_json(schema, examples=examples)}


def _parameters(operation: Operation, method: str, path: str) -> list[JsonObject]:
    """The parts of the path, and of what is asked for with GET everything else."""
    named: list[JsonObject] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in ("id", "push_id")
        if f"{{{name}}}" in path
    ]
    if method != "GET":
        return named
    unused: JsonObject = {}
    asked: list[JsonObject] = [
        {"name": field.json_name, "in": "query", "required": False, "schema": field_schema(field, unused)}
        for field in operation.request.DESCRIPTOR.fields
        if field.json_name not in ("tenant", "id", "taskId")
    ]
    return named + asked
