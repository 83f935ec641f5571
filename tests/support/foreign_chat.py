"""The rows of the chat door: speaking in the owner's conversation, and reading, renaming, deleting and exporting it."""

from __future__ import annotations

from typing import Any

from tests.support.foreign import AS_OWNER, MAIL, OWNER, Attempt, Row, http
from tests.support.foreign_problems import DECISIONS, OPENINGS

STREAM = {"headers": {"Accept": "text/event-stream"}}
WORDS = ("yes", "what did I just tell you?", "make the subject Hello")
PLACE = "/conversations/{conversation_id}"


def _both_ways(path: str, body: dict[str, Any], **given: Any) -> tuple[Attempt, Attempt]:
    """Asked for an answer, and for a stream."""
    return http("POST", path, body, **given), http("POST", path, body, **{**STREAM, **given})


def _called(body: dict[str, Any]) -> dict[str, Any]:
    """A direct call as POST /tools/call wants it."""
    named = {"name": body["tool_name"], "arguments": body["args"]}
    return named | {name: body[name] for name in ("user_id", "conversation_id") if name in body}


IN_PLACE = {"metadata": {"conversation_id": "{conversation_id}"}}


def _thread(words: str) -> dict[str, Any]:
    return {"messages": [{"role": "user", "content": words}]}


def _run(words: str = "") -> dict[str, Any]:
    run = {"threadId": "{conversation_id}", "runId": f"run-{words}"}
    return {**run, "messages": [{"id": "m", "role": "user", "content": words}]}


ROWS: list[Row] = [
    Row(
        "POST /api/{user_id}/chat",
        hidden=tuple(
            attempt
            for words in WORDS
            for attempt in _both_ways("/api/{me}/chat", {"message": words, "conversation_id": "{conversation_id}"})
        ),
        silent=(
            http("POST", f"/api/{OWNER.user_id}/chat", {"message": "yes"}),
            http("POST", f"/api/{OWNER.user_id}/chat", {"message": "yes", "conversation_id": "{conversation_id}"}),
            http("POST", "/api/{me}/chat", {"message": "what is 12*7+3"}, headers={"Idempotency-Key": "{key}"}),
        ),
    ),
    Row(
        "POST /api/chat",
        silent=tuple(
            attempt
            for words in WORDS
            for attempt in _both_ways("/api/chat", {"message": words, "session_id": "{conversation_id}"})
        ),
    ),
    Row(
        "POST /query",
        silent=(
            *_both_ways("/query", {"query": "yes", "session_id": "{conversation_id}"}),
            *_both_ways("/query", {"query": "yes", "session_id": "{conversation_id}", "user_id": OWNER.user_id}),
        ),
    ),
    # By now a stranger has a conversation of that name too: what follows concerns that one, and never the owner's.
    Row("GET /conversations", silent=(http("GET", "/conversations"), http("GET", "/conversations", **AS_OWNER))),
    Row(f"GET {PLACE}", hidden=(http("GET", PLACE),), silent=(http("GET", PLACE), http("GET", PLACE, **AS_OWNER))),
    Row(
        f"GET {PLACE}/export",
        hidden=tuple(http("GET", f"{PLACE}/export", params={"format": name}) for name in ("markdown", "json")),
        silent=(http("GET", f"{PLACE}/export"), http("GET", f"{PLACE}/export", **AS_OWNER)),
    ),
    Row(
        f"PATCH {PLACE}",
        hidden=(http("PATCH", PLACE, {"title": "Mine"}),),
        silent=(http("PATCH", PLACE, {"title": "Mine"}), http("PATCH", PLACE, {"title": "Mine"}, **AS_OWNER)),
    ),
    Row(f"DELETE {PLACE}", hidden=(http("DELETE", PLACE),), silent=(http("DELETE", PLACE, **AS_OWNER),)),
    Row(
        "POST /tools/call",
        hidden=tuple(
            http("POST", "/tools/call", {"name": "confirm_action", "arguments": {"problem_id": "{problem_id}", **body}})
            for body in DECISIONS
        ),
        silent=(
            *(http("POST", "/tools/call", _called(body)) for body in OPENINGS if "args" in body),
            http("POST", "/tools/call", {"name": "get_status", "arguments": {"problem_id": "{problem_id}"}}),
            http("POST", "/tools/call", {"name": "get_status", "user_id": OWNER.user_id}),
        ),
    ),
    Row(
        "POST /api/tools/{tool}",
        hidden=tuple(
            http("POST", "/api/tools/confirm_action", {"problem_id": "{problem_id}", **body}) for body in DECISIONS
        ),
        silent=(
            *(http("POST", f"/api/tools/{body['tool_name']}", body["args"]) for body in OPENINGS if "args" in body),
            http("POST", "/api/tools/search_email", {"query": "a", "user_id": OWNER.user_id}),
        ),
    ),
    Row(
        "POST /v1/chat/completions",
        silent=(
            *(http("POST", "/v1/chat/completions", _thread(words) | IN_PLACE) for words in WORDS),
            http("POST", "/v1/chat/completions", _thread("yes") | IN_PLACE | {"stream": True}),
            http("POST", "/v1/chat/completions", _thread("yes") | IN_PLACE | {"user": OWNER.user_id}),
            http("POST", "/v1/chat/completions", _thread("approve {approval_id}")),
        ),
    ),
    Row(
        "POST /v1/responses",
        silent=(
            *(http("POST", "/v1/responses", {"input": words, "conversation": "{conversation_id}"}) for words in WORDS),
            http("POST", "/v1/responses", {"input": "yes", "user": OWNER.user_id, "stream": True} | IN_PLACE),
            http("POST", "/v1/responses", {"input": "yes", "previous_response_id": "resp_0000000000000000YXR0aWM"}),
        ),
    ),
    Row(
        "POST /agui",
        silent=(
            *(http("POST", "/agui", _run(words)) for words in WORDS),
            *(
                http("POST", "/agui", _run() | {"resume": [{"interruptId": "{approval_id}", **answer}]})
                for answer in (
                    {"status": "resolved", "payload": {"approved": True}},
                    {"status": "resolved", "payload": {"approved": True, "editedArgs": MAIL}},
                    {"status": "cancelled"},
                )
            ),
            http(
                "POST",
                "/agui",
                _run() | {"resume": [{"interruptId": "{problem_id}-q0123456789ab", "status": "cancelled"}]},
            ),
        ),
    ),
    Row("GET /v1/models", why="the names of the allowed models"),
    Row("GET /v1/models/{model}", why="the same"),
    Row("GET /tools/list", why="the tools of the installation, the same for everybody"),
    Row("GET /api/status", why="how the process is, nothing of a user"),
]
