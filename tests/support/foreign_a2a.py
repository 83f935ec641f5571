"""The rows of the A2A door: every method over JSON-RPC and every path over REST, at both agents."""

from __future__ import annotations

from typing import Any

from steward.api.a2a.agents import ASSISTANT, KNOWLEDGE
from steward.api.credentials.identity import Principal
from tests.support.foreign import NO_WAIT, Asked, Attempt, Doors, Row, Target, filled, http, rpc_code
from tests.support.foreign_problems import DECISIONS

HEADERS = {"headers": {"A2A-Version": "1.0", **NO_WAIT}}
PATHS = (ASSISTANT.path, KNOWLEDGE.path)
PUSH = {"url": "http://127.0.0.1:9/stranger"}
CARD = "the same card for everybody"

Message = dict[str, Any]
TO_TASK: list[Message] = [
    {"parts": [{"text": "yes"}], "taskId": "{task_id}"},
    {"parts": [{"text": "make the subject Hello"}], "taskId": "{task_id}", "contextId": "{conversation_id}"},
    *({"parts": [{"data": decision}], "taskId": "{task_id}"} for decision in DECISIONS),
]
"""What a stranger says to a task of the owner."""
TO_CONTEXT: list[Message] = [
    {"parts": [{"text": "yes"}], "contextId": "{conversation_id}"},
    {"parts": [{"text": "what did I just ask for?"}], "contextId": "{conversation_id}"},
]
"""What they say in a conversation of that name, which is their own."""


def _sent(message: Message, **configuration: Any) -> dict[str, Any]:
    whole = {"messageId": "m-1", "role": "ROLE_USER", **message}
    return {"message": whole, "configuration": configuration} if configuration else {"message": whole}


def _to_task() -> list[dict[str, Any]]:
    return [*map(_sent, TO_TASK), _sent(TO_TASK[0], taskPushNotificationConfig=PUSH)]


def rpc(path: str, method: str, params: dict[str, Any]) -> Attempt:
    """A request of JSON-RPC."""

    async def attempt(doors: Doors, who: Principal, target: Target) -> Asked:
        body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": filled(params, target, who)}
        text = (await doors.http(who, "POST", path, json=body, **HEADERS)).text
        return Asked(rpc_code(text), text)

    return attempt


def _method(name: str, hidden: list[dict[str, Any]], silent: list[dict[str, Any]]) -> Row:
    return Row(
        name,
        hidden=tuple(rpc(path, name, params) for path in (*PATHS, f"{ASSISTANT.path}/") for params in hidden),
        silent=tuple(rpc(path, name, params) for path in PATHS for params in silent),
        door="a2a",
    )


_ID = {"id": "{task_id}"}
_CONFIG = {"taskId": "{task_id}", "id": "{config_id}"}
_LISTS: list[dict[str, Any]] = [
    {"includeArtifacts": True, "historyLength": 10},
    {"contextId": "{conversation_id}", "includeArtifacts": True, "historyLength": 10},
    {"tenant": "default"},
]
METHODS: list[Row] = [
    _method("SendMessage", _to_task(), [*map(_sent, TO_CONTEXT)]),
    _method("SendStreamingMessage", _to_task(), [_sent(TO_CONTEXT[0])]),
    _method("GetTask", [_ID, {**_ID, "historyLength": 10}], [{**_ID, "tenant": "default"}]),
    _method("ListTasks", [], _LISTS),
    _method("CancelTask", [_ID], []),
    _method("SubscribeToTask", [_ID], []),
    _method("CreateTaskPushNotificationConfig", [{**PUSH, **_CONFIG}, {**PUSH, "taskId": "{task_id}"}], []),
    _method("GetTaskPushNotificationConfig", [_CONFIG], []),
    _method("ListTaskPushNotificationConfigs", [{"taskId": "{task_id}"}], []),
    _method("DeleteTaskPushNotificationConfig", [_CONFIG], []),
    Row("GetExtendedAgentCard", why="there is none", door="a2a"),
]


def _rest(path: str) -> list[Row]:
    """The rows of one agent's paths."""
    task, configs = f"{path}/tasks/{{problem_id}}", f"{path}/tasks/{{problem_id}}/pushNotificationConfigs"
    sends = {
        f"POST {path}/message:{how}": Row(
            f"POST {path}/message:{how}",
            hidden=tuple(http("POST", f"{path}/message:{how}", params, **HEADERS) for params in _to_task()),
            silent=tuple(http("POST", f"{path}/message:{how}", _sent(message), **HEADERS) for message in TO_CONTEXT),
        )
        for how in ("send", "stream")
    }
    lists: list[dict[str, str]] = [
        {},
        {"contextId": "{conversation_id}", "includeArtifacts": "true", "historyLength": "10"},
    ]
    one = f"{path}/tasks/{{id}}"
    return [
        *sends.values(),
        Row(f"GET {path}/tasks", silent=tuple(http("GET", f"{path}/tasks", params=p, **HEADERS) for p in lists)),
        Row(f"GET {one}", hidden=(http("GET", task, **HEADERS),)),
        Row(f"POST {one}:cancel", hidden=(http("POST", f"{task}:cancel", {}, **HEADERS),)),
        Row(f"GET {one}:subscribe", hidden=(http("GET", f"{task}:subscribe", **HEADERS),)),
        Row(f"POST {one}:subscribe", hidden=(http("POST", f"{task}:subscribe", {}, **HEADERS),)),
        Row(f"GET {one}/pushNotificationConfigs", hidden=(http("GET", configs, **HEADERS),)),
        Row(f"POST {one}/pushNotificationConfigs", hidden=(http("POST", configs, PUSH, **HEADERS),)),
        *(
            Row(
                f"{method} {one}/pushNotificationConfigs/{{push_id}}",
                hidden=(http(method, f"{configs}/{{config_id}}", **HEADERS),),
            )
            for method in ("GET", "DELETE")
        ),
        Row(f"GET {path}/extendedAgentCard", why="there is none"),
        Row(f"GET {path}/.well-known/agent-card.json", why=CARD),
        *(Row(f"POST {path}{slash}", why="JSON-RPC: the rows of the door a2a") for slash in ("", "/")),
    ]


ROWS: list[Row] = [
    *METHODS,
    *_rest(PATHS[0]),
    *_rest(PATHS[1]),
    *(Row(f"GET {path}/.well-known/agent-card.json", why=CARD) for path in ("", "/kb")),
    *(Row(f"POST {path}", why="JSON-RPC: the rows of the door a2a") for path in ("/", "/kb", "/kb/")),
]
