"""The rows of the MCP door: every method of its server, in the era without sessions where both have it, and the
sessions of the 2025 eras."""

from __future__ import annotations

from typing import Any

from steward.api.credentials.identity import Principal
from tests.support.foreign import Asked, Attempt, Doors, Row, Target, filled, http, rpc_code
from tests.support.foreign_problems import DECISIONS, OPENINGS

PATH = "/mcp"
MODERN, LEGACY = "2026-07-28", "2025-11-25"
ACCEPT = {"Accept": "application/json, text/event-stream"}
TASKS: dict[str, Any] = {"capabilities": {"extensions": {"io.modelcontextprotocol/tasks": {}}}}
FORMS: dict[str, Any] = {"capabilities": {"elicitation": {"form": {}}}}
IN_CONVERSATION: dict[str, Any] = {"headers": {"X-Steward-Conversation": "{conversation_id}"}}
SAME = "the same for everybody"


def modern(
    method: str,
    params: dict[str, Any],
    *,
    capabilities: dict[str, Any] | None = None,
    headers: dict[str, str] | None = None,
) -> Attempt:
    """A request of the era without sessions, by a client that declares these capabilities."""

    async def attempt(doors: Doors, who: Principal, target: Target) -> Asked:
        asked = filled(params, target, who)
        meta = {
            "io.modelcontextprotocol/protocolVersion": MODERN,
            "io.modelcontextprotocol/clientCapabilities": capabilities or {},
        }
        sent = {**ACCEPT, "MCP-Protocol-Version": MODERN, "Mcp-Method": method, **filled(headers or {}, target, who)}
        if (named := asked.get("name") or asked.get("taskId") or asked.get("uri")) is not None:
            sent["Mcp-Name"] = named
        body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {**asked, "_meta": meta}}
        text = (await doors.http(who, "POST", PATH, json=body, headers=sent)).text
        return Asked(rpc_code(text), text)

    return attempt


async def open_session(doors: Doors, who: Principal) -> str:
    """A session of the 2025 eras, opened by `who`: its id."""
    params = {"protocolVersion": LEGACY, "capabilities": {}, "clientInfo": {"name": "tests", "version": "1"}}
    body = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}
    opened = (await doors.send(who, "POST", PATH, json=body, headers=ACCEPT)).raise_for_status()
    session_id = opened.headers["mcp-session-id"]
    begun = {"jsonrpc": "2.0", "method": "notifications/initialized"}
    (await doors.send(who, "POST", PATH, json=begun, headers=in_session(session_id))).raise_for_status()
    return session_id


def in_session(session_id: str) -> dict[str, str]:
    """The headers of a request in that session."""
    return {**ACCEPT, "MCP-Protocol-Version": LEGACY, "Mcp-Session-Id": session_id}


def legacy(method: str, params: dict[str, Any]) -> Attempt:
    """A request in a session of the stranger's own."""

    async def attempt(doors: Doors, who: Principal, target: Target) -> Asked:
        headers = in_session(await open_session(doors, who))
        body = {"jsonrpc": "2.0", "id": 2, "method": method, "params": filled(params, target, who)}
        text = (await doors.http(who, "POST", PATH, json=body, headers=headers)).text
        await doors.send(who, "DELETE", PATH, headers=headers)
        return Asked(rpc_code(text), text)

    return attempt


def _tool(name: str, arguments: dict[str, Any], call: Any = modern, **given: Any) -> Attempt:
    attempt: Attempt = call("tools/call", {"name": name, "arguments": arguments}, **given)
    return attempt


_IN_SESSION = {"headers": in_session("{session_id}")}
_URIS = [f"steward://problems/{{problem_id}}{part}" for part in ("", "/steps")]
_DECIDED = [{"problem_id": "{problem_id}", **decision} for decision in DECISIONS]
_TASK = {"taskId": "problem-{problem_id}"}
_FORM = {"action": "accept", "content": {"confirm": True}}

METHODS: list[Row] = [
    Row(
        "tools/call",
        hidden=(
            *(_tool("confirm_action", decided) for decided in _DECIDED),
            _tool("confirm_action", _DECIDED[0], legacy),
            _tool("confirm_action", _DECIDED[0], **TASKS),
            _tool("confirm_action", _DECIDED[0], **FORMS),
            _tool("answer_question", {"problem_id": "{problem_id}", "answer": "yes"}),
        ),
        silent=(
            *(_tool(body["tool_name"], body["args"]) for body in OPENINGS if "args" in body),
            _tool("execute_task", {"task": "yes"}, **IN_CONVERSATION),
            _tool("execute_task", {"task": "what did I just ask for?"}, **IN_CONVERSATION),
            _tool("get_status", {}),
            _tool("get_status", {"problem_id": "{problem_id}"}),
            _tool("get_status", {"problem_id": "{problem_id}"}, legacy),
        ),
        door="mcp",
    ),
    Row(
        "resources/read",
        hidden=(
            *(modern("resources/read", {"uri": uri}) for uri in _URIS),
            *(legacy("resources/read", {"uri": uri}) for uri in _URIS),
        ),
        silent=(modern("resources/read", {"uri": "steward://problems/open"}),),
        door="mcp",
    ),
    Row("resources/list", silent=(modern("resources/list", {}),), door="mcp"),
    Row(
        "resources/subscribe",
        hidden=tuple(legacy("resources/subscribe", {"uri": uri}) for uri in _URIS),
        door="mcp",
    ),
    Row(
        "resources/unsubscribe",
        silent=tuple(legacy("resources/unsubscribe", {"uri": uri}) for uri in _URIS),
        door="mcp",
    ),
    Row(
        "subscriptions/listen",
        hidden=tuple(
            modern("subscriptions/listen", {"notifications": {"resourceSubscriptions": [uri]}}) for uri in _URIS
        ),
        door="mcp",
    ),
    Row("tasks/get", hidden=(modern("tasks/get", _TASK, **TASKS),), door="mcp"),
    Row(
        "tasks/update",
        hidden=(
            modern("tasks/update", {**_TASK, "inputResponses": {}}, **TASKS),
            modern("tasks/update", {**_TASK, "inputResponses": {"{approval_id}": _FORM}}, **TASKS),
        ),
        door="mcp",
    ),
    Row("tasks/cancel", hidden=(modern("tasks/cancel", _TASK, **TASKS),), door="mcp"),
    *(
        Row(name, why=SAME, door="mcp")
        for name in (
            *("ping", "server/discover", "prompts/list", "prompts/get"),
            *("resources/templates/list", "tools/list"),
        )
    ),
]

ROWS: list[Row] = [
    *METHODS,
    Row(
        f"ANY {PATH}",
        hidden=(
            http("POST", PATH, {"jsonrpc": "2.0", "id": 1, "method": "ping"}, **_IN_SESSION),
            http("GET", PATH, **_IN_SESSION),
            http("DELETE", PATH, **_IN_SESSION),
        ),
    ),
    *(
        Row(f"GET /.well-known/oauth-protected-resource{path}", why="whose tokens are taken, the same for everybody")
        for path in ("", PATH)
    ),
]
