"""The rows of the REST and STDIO doors of problems, and what a stranger may try to decide or open at any door."""

from __future__ import annotations

import json
from typing import Any

from steward.api.credentials.identity import Principal
from steward.api.stdio import StdioDoor
from tests.support.foreign import AS_OWNER, MAIL, OWNER, SECRET, Asked, Attempt, Doors, Row, Target, filled, http


def stdio(line: dict[str, Any]) -> Attempt:
    """A line."""

    async def attempt(doors: Doors, who: Principal, target: Target) -> Asked:
        async def gateway() -> Any:
            return doors.gateway

        answer = await StdioDoor(gateway, who).answer({**filled(line, target), "wait_s": 5})
        return Asked(str(answer.get("error")), json.dumps(answer))

    return attempt


def _as_oneself_and_as_owner(path: str) -> tuple[Attempt, ...]:
    return http("GET", path), http("GET", path, **AS_OWNER)


PROBLEM = "/problems/{problem_id}"
DECISIONS: list[dict[str, Any]] = [
    {"confirmed": True},
    {"confirmed": False},
    {"confirmed": True, "approval_id": "{approval_id}"},
    {"confirmed": True, "approval_id": "{approval_id}", "arguments": MAIL | {"to": "eve@example.com", "subject": "x"}},
]
CALLS: list[dict[str, Any]] = [
    {"text": "yes", "problem_id": "{problem_id}"},
    {"text": "make the subject Hello", "problem_id": "{problem_id}"},
    {"problem_id": "{problem_id}", "confirm": True},
    {"problem_id": "{problem_id}", "confirm": True, "tool_name": "compose_email", "args": MAIL | {"subject": "x"}},
    *({"tool_name": "confirm_action", "args": {"problem_id": "{problem_id}", **decision}} for decision in DECISIONS),
]
OPENINGS: list[dict[str, Any]] = [
    {"text": "yes", "conversation_id": "{conversation_id}"},
    {"text": "what did I just ask for?", "conversation_id": "{conversation_id}"},
    {"tool_name": "calculate", "args": {"expression": "1+2"}, "idempotency_key": "{key}"},
    {"tool_name": "search_email", "args": {"query": SECRET[:4]}},
]
CONSOLE = (
    *("GET inbox/live", "GET inbox/more", "GET inbox/{card_id}", "GET inbox/{card_id}/edit", "GET login"),
    *(
        "GET problems",
        "GET problems/{problem_id}",
        "GET problems/{problem_id}/export.json",
        "GET talk",
        "GET talk/live",
    ),
    *("GET problems/{problem_id}/export.md", "GET problems/{problem_id}/live", "GET talk/{problem_id}", "MOUNT static"),
    *("POST inbox/approve", "POST inbox/{card_id}/approve", "POST inbox/{card_id}/deny", "POST inbox/{card_id}/edited"),
    *("POST inbox/{card_id}/message", "POST links", "POST login", "POST logout"),
    *("POST problems/{problem_id}/cancel", "POST talk", "GET approvals/{approval_id}/{args_sha256}"),
    *("GET told", "POST told/seen", "POST told/{notification_id}/seen"),
    "POST told/{notification_id}/decide",
    *("GET tools", "GET tools/{name}", "POST tools/{name}/switch", "POST tools/{name}/try"),
    *("GET mcp-servers", "POST mcp-servers/decide", "GET operations", "GET operations/parts"),
    "POST operations/deliveries/{delivery_id}/resend",
    "POST operations/notifications/{notification_id}/resend",
    *("GET memory", "GET memory/conversation", "GET memory/conversations", "GET memory/documents"),
    *("GET memory/export.json", "GET memory/export.md", "GET memory/facts/{fact_id}", "GET memory/profile"),
    *("GET memory/search", "POST memory/compare", "POST memory/conversation/forget", "POST memory/facts"),
    *("POST memory/facts/{fact_id}", "POST memory/facts/{fact_id}/forget", "POST memory/import"),
    *("POST memory/profile", "POST memory/profile/{entry}/remove", "GET inbox/{card_id}/so-far"),
    *("GET account", "POST account", "GET account/keys", "POST account/keys", "POST account/keys/{key_id}/revoke"),
    *("GET account/security", "GET account/knowledge", "POST account/knowledge"),
    "POST account/knowledge/{document_id}/remove",
    *("GET account/reminders", "POST account/reminders/{reminder_id}/cancel", "POST account/test"),
    *("GET account/sessions", "POST account/sessions/end-others", "POST talk/documents"),
    *("GET talk/conversations", "POST talk/conversations/delete", "POST talk/conversations/rename"),
)
"""Its pages, below /console."""
ROWS: list[Row] = [
    Row("GET /problems", silent=(http("GET", "/problems"), http("GET", "/problems", **AS_OWNER))),
    Row(f"GET {PROBLEM}", hidden=(http("GET", PROBLEM),), silent=(http("GET", PROBLEM, **AS_OWNER),)),
    Row(f"GET {PROBLEM}/steps", hidden=(http("GET", f"{PROBLEM}/steps"),)),
    Row(f"GET {PROBLEM}/events", hidden=(http("GET", f"{PROBLEM}/events"),)),
    Row(f"GET {PROBLEM}/result", hidden=(http("GET", f"{PROBLEM}/result"),)),
    Row(f"GET {PROBLEM}/results/{{sha256}}", hidden=(http("GET", f"{PROBLEM}/results/{{sha256}}"),)),
    Row(f"POST {PROBLEM}/confirm", hidden=tuple(http("POST", f"{PROBLEM}/confirm", body) for body in DECISIONS)),
    Row(
        f"POST {PROBLEM}/message",
        hidden=tuple(http("POST", f"{PROBLEM}/message", {"text": text}) for text in ("yes", "stop", "to eve instead")),
        silent=(http("POST", f"{PROBLEM}/message", {"text": "yes", "user_id": OWNER.user_id}),),
    ),
    Row(f"POST {PROBLEM}/cancel", hidden=(http("POST", f"{PROBLEM}/cancel", {}),)),
    Row("GET /approvals", silent=(http("GET", "/approvals"), http("GET", "/approvals", **AS_OWNER))),
    Row(
        "POST /tool/call",
        hidden=tuple(http("POST", "/tool/call", body) for body in CALLS),
        silent=(
            *(http("POST", "/tool/call", body) for body in OPENINGS),
            http("POST", "/tool/call", {"text": "yes", "problem_id": "{problem_id}", "user_id": OWNER.user_id}),
        ),
    ),
    Row(
        "POST /events",
        silent=(
            http(
                "POST",
                "/events",
                {
                    "type": "email",
                    "dedupe_key": "{key}",
                    "notify": OWNER.user_id,
                    "email": {"from": "eve@example.com", "subject": "Hi", "body": "Read me."},
                },
            ),
        ),
    ),
    Row("GET /events", why="a stream without end: tests/doors/test_user_events.py"),
    Row("GET /notifications", silent=(http("GET", "/notifications"), http("GET", "/notifications", **AS_OWNER))),
    Row(
        "POST /notifications/{notification_id}/resend",
        hidden=(http("POST", "/notifications/{notification_id}/resend"),),
    ),
    Row("GET /deliveries", silent=(http("GET", "/deliveries"), http("GET", "/deliveries", **AS_OWNER))),
    *(
        Row(name, why="tests/doors/test_channels.py")
        for name in (
            "GET /users/{user_id}/channels",
            "PUT /users/{user_id}/channels",
            "POST /deliveries/{delivery_id}/resend",
        )
    ),
    Row("GET /tool/list", why="the tools of the installation, the same for everybody"),
    Row("POST /admin/tools/reload", why="the installation's, for its administrators"),
    Row("POST /admin/tools/switches", why="the installation's, for its administrators"),
    Row("GET /admin/mcp", why="the installation's, for its administrators"),
    Row("POST /admin/mcp/decisions", why="the installation's, for its administrators"),
    Row("POST /admin/keys", why="the tenant's, for its administrators: tests/doors/test_identity.py"),
    Row("GET /admin/keys", why="the tenant's, for its administrators: tests/doors/test_identity.py"),
    Row("POST /admin/keys/{key_id}/revoke", why="the tenant's, for its administrators: tests/doors/test_identity.py"),
    Row("POST /kb/documents", why="the tenant's, for its administrators: tests/doors/test_knowledge.py"),
    Row("GET /kb/documents", why="the tenant's: tests/doors/test_knowledge.py"),
    Row("GET /kb/documents/{document_id}", why="the tenant's: tests/doors/test_knowledge.py"),
    Row("GET /kb/documents/{document_id}/page", why="the tenant's: tests/doors/test_knowledge.py"),
    Row(
        "DELETE /kb/documents/{document_id}", why="the tenant's, for its administrators: tests/doors/test_knowledge.py"
    ),
    Row("GET /kb/status", why="the tenant's: tests/doors/test_knowledge.py"),
    Row("GET /kb/questions", why="the tenant's, for its administrators: tests/doors/test_knowledge.py"),
    Row("DELETE /users/{user_id}", why="oneself, or the tenant's administrators: tests/doors/test_forgetting.py"),
    Row("GET /forgettings/{forgetting_id}", why="whom it is about: tests/doors/test_forgetting.py"),
    *(
        Row(f"GET /api/memory/{part}", silent=_as_oneself_and_as_owner(f"/api/memory/{part}"))
        for part in ("facts", "profile", "conversations", "statistics", "export")
    ),
    Row("GET /api/memory/search", silent=(http("GET", "/api/memory/search", params={"q": SECRET[:4]}),)),
    *(
        Row(
            f"{method} /api/memory/conversations/{{conversation_id}}",
            hidden=(http(method, "/api/memory/conversations/{conversation_id}"),),
        )
        for method in ("GET", "DELETE")
    ),
    *(
        Row(what, why="one's own alone, and the foreign looks as none: tests/doors/test_memory.py")
        for what in (
            *("GET /api/memory/facts/{fact_id}", "PATCH /api/memory/facts/{fact_id}", "POST /api/memory/facts"),
            "POST /api/memory/fact",
            *("DELETE /api/memory/facts/{fact_id}", "POST /api/memory/import"),
            *("PUT /api/memory/profile/{entry}", "DELETE /api/memory/profile/{entry}"),
        )
    ),
    Row("GET /security/events", silent=(http("GET", "/security/events"), http("GET", "/security/events", **AS_OWNER))),
    Row("GET /admin/retention", why="the installation's, for its administrators"),
    Row("POST /admin/retention", why="the installation's, for its administrators"),
    Row("POST /login/codes", why="a new secret of a gateway: tests/doors/test_identity.py"),
    Row("POST /login/codes/claim", why="opened by the secret: tests/doors/test_identity.py"),
    Row("GET /login/pairs", silent=(http("GET", "/login/pairs"), http("GET", "/login/pairs", **AS_OWNER))),
    Row("DELETE /login/pairs/{pair_id}", hidden=(http("DELETE", "/login/pairs/{pair_id}"),)),
    Row("GET /home/cameras/{ticket}", why="opened by a signed ticket: tests/integration/test_camera_addresses.py"),
    Row("GET /home/cameras/{ticket}/stream", why="opened by a signed ticket, as the picture is"),
    *(
        Row(f"GET /{name}", why="how the process is, nothing of a user")
        for name in ("", "livez", "readyz", "ready", "health")
    ),
    *(Row(page.replace(" ", " /console/"), why="pages of a session of their own: tests/e2e") for page in CONSOLE),
    Row("GET /metrics", why="numbers over all tenants, no names"),
    *(Row(f"GET /{name}", why="describes the API") for name in ("openapi.json", "docs")),
    Row(
        "tool/call",
        hidden=tuple(stdio({"cmd": "tool/call", **body}) for body in CALLS),
        silent=tuple(stdio({"cmd": "tool/call", **body}) for body in OPENINGS),
        door="stdio",
    ),
    Row("approvals", silent=(stdio({"cmd": "approvals"}),), door="stdio"),
    Row("status", hidden=(stdio({"cmd": "status", "problem_id": "{problem_id}"}),), door="stdio"),
    Row("tool/list", why="the tools of the installation, the same for everybody", door="stdio"),
]
