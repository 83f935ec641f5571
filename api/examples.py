"""The examples of request bodies on the OpenAPI page. Pure data."""

from __future__ import annotations

from typing import Any, Final

JsonObject = dict[str, Any]

TOOL_CALL: Final[JsonObject] = {
    "direct": {
        "summary": "Call a tool",
        "value": {
            "cmd": "tool/call",
            "tool_name": "search_email",
            "args": {"query": "meeting schedule", "from_email": "alice@example.com"},
            "user_id": "telegram_12345",
        },
    },
    "planned": {
        "summary": "Ask in words",
        "value": {
            "cmd": "tool/call",
            "user_id": "telegram_12345",
            "text": "can you find any emails from Alice about the Q3 report?",
        },
    },
    "approval": {
        "summary": "A tool that needs approval",
        "value": {
            "cmd": "tool/call",
            "tool_name": "compose_email",
            "args": {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"},
            "user_id": "telegram_12345",
        },
    },
    "confirm": {
        "summary": "Approve it",
        "value": {
            "cmd": "tool/call",
            "tool_name": "confirm_action",
            "args": {"problem_id": 43, "confirmed": True},
            "user_id": "telegram_12345",
        },
    },
    "reply": {
        "summary": "Answer a question",
        "value": {"cmd": "tool/call", "user_id": "telegram_12345", "problem_id": 44, "text": "Lunch on Friday"},
    },
}
CONFIRM: Final[JsonObject] = {
    "approve": {"value": {"confirmed": True}},
    "edit": {
        "summary": "Edit: the answer has the approval to decide",
        "value": {"confirmed": True, "arguments": {"to": "bob@example.com", "subject": "Lunch", "body": "At one?"}},
    },
    "deny": {"value": {"confirmed": False, "reason": "not now"}},
}
MESSAGE: Final[JsonObject] = {"reply": {"value": {"text": "Lunch on Friday"}}}
CANCEL: Final[JsonObject] = {"cancel": {"value": {"reason": "no longer needed"}}}
MCP: Final[JsonObject] = {
    "accept": {"value": {"server": "git", "tool": "git_log", "accepted": True}},
    "reject": {"value": {"server": "git", "tool": "git_log", "accepted": False}},
}
SWITCH: Final[JsonObject] = {
    "disable": {"value": {"tool": "compose_email", "enabled": False}},
    "enable": {"value": {"tool": "compose_email", "enabled": True}},
}
KEY: Final[JsonObject] = {
    "gateway": {"value": {"name": "telegram", "scopes": ["call", "approve"]}},
    "person": {"value": {"name": "ann's laptop", "scopes": ["call"], "user_id": "ann"}},
}
LOGIN_CODE: Final[JsonObject] = {
    "telegram": {"summary": "For a chat user", "value": {"gateway": "telegram", "external_id": "12345"}},
    "own": {"summary": "My own, to type in a chat", "value": {}},
}
LOGIN_CLAIM: Final[JsonObject] = {
    "shown": {"summary": "A code that the chat showed", "value": {"code": "K7QF-M2XD"}},
    "typed": {
        "summary": "A code that was typed in the chat",
        "value": {"code": "K7QF-M2XD", "gateway": "telegram", "external_id": "12345"},
    },
}
KB_DOCUMENT: Final[JsonObject] = {
    "text": {"value": {"name": "handbook/leave.md", "text": "# Leave\n\nEveryone has 27 days off a year."}},
    "page": {"value": {"url": "https://example.com/handbook.html"}},
}
FACT: Final[JsonObject] = {"family": {"value": {"fact": "My sister is called Anna.", "category": "family"}}}
FACT_CHANGE: Final[JsonObject] = {
    "text": {"value": {"fact": "My sister is called Anne."}},
    "no category": {"value": {"category": None}},
}
ENTRY: Final[JsonObject] = {"zone": {"value": {"value": "Europe/Berlin"}}}
MEMORY_IMPORT: Final[JsonObject] = {
    "compare": {
        "summary": "See what an edited export would change",
        "value": {"format": "markdown", "text": "## Facts\n\n### home\n\n- I live in Hamburg <!-- 12 -->\n"},
    }
}
RELOAD: Final[JsonObject] = {"changed": {"value": {}}, "all": {"value": {"force": True}}}

CHAT: Final[JsonObject] = {
    "begin": {"summary": "Begin a conversation", "value": {"message": "Any mail from Alice about the Q3 report?"}}
}
SESSION_CHAT: Final[JsonObject] = {"say": {"value": {"session_id": "web-1", "message": "What is 12*7+3?"}}}
QUERY: Final[JsonObject] = {"ask": {"value": {"query": "What is 12*7+3?", "user_id": "ann", "session_id": "web-1"}}}
COMPLETION: Final[JsonObject] = {
    "ask": {"value": {"model": "steward", "messages": [{"role": "user", "content": "What is 12*7+3?"}]}}
}
RESPONSE: Final[JsonObject] = {"ask": {"value": {"model": "steward", "input": "What is 12*7+3?"}}}
RUN: Final[JsonObject] = {
    "say": {
        "summary": "Say something",
        "value": {
            "threadId": "web-1",
            "runId": "run-1",
            "messages": [{"id": "m1", "role": "user", "content": "What is 12*7+3?"}],
        },
    },
    "resume": {
        "summary": "Approve what the run before has asked",
        "value": {
            "threadId": "web-1",
            "runId": "run-2",
            "messages": [],
            "resume": [{"interruptId": "43-1", "status": "resolved", "payload": {"approved": True}}],
        },
    },
}
TOOL_ARGUMENTS: Final[JsonObject] = {
    "message": {
        "summary": "Send a chat message, at /api/tools/telegram",
        "value": {"chat_id": "123456789", "message": "I am on my way"},
    },
}
NAMED_TOOL: Final[JsonObject] = {"call": {"value": {"name": "calculate", "arguments": {"expression": "12*7+3"}}}}
RENAME: Final[JsonObject] = {"rename": {"value": {"title": "The Q3 report"}}}

EVENT: Final[JsonObject] = {
    "alert": {
        "summary": "An alert by e-mail",
        "value": {
            "type": "email",
            "dedupe_key": "<20261121.1@monitor.company.com>",
            "user_id": "mail_server",
            "email": {
                "from": "monitor@company.com",
                "to": "ann@company.com",
                "subject": "Server CPU High Alert",
                "body": "CPU above 90% for 5 minutes, please investigate",
            },
        },
    }
}
