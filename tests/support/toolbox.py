"""A small tool table for the tests of retrieval and planning: specs and candidates, independent of the catalogue."""

from __future__ import annotations

from typing import Any

from steward.contracts.defaults import TIMEZONE
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Observation, PlanRequest
from steward.contracts.tool import BuiltinExecutor, Candidate, Effect, Permission, ToolSpec
from steward.contracts.tool_meaning import NOTHING_KNOWN
from steward.search.retrieval import as_candidate as shown
from tests.support.meanings import meaning_of

TEXT: dict[str, Any] = {"type": "string"}
WHOLE: dict[str, Any] = {"type": "integer", "minimum": 1}


def spec(
    name: str,
    description: str,
    properties: dict[str, Any],
    required: list[str],
    examples: list[str],
    **more: Any,
) -> ToolSpec:
    """A tool of the family its `tool_type` names; autonomous and read unless told otherwise."""
    fields: dict[str, Any] = {
        "permission": Permission.AUTONOMOUS,
        "effect": Effect.READ,
        "tool_type": "system",
        "executor": BuiltinExecutor(function="test.none"),
        **more,
    }
    if (known := meaning_of(name)) is not NOTHING_KNOWN:
        fields = {"does": known.does, "of": known.of, "roles": known.roles, **fields}
    parameters = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    return ToolSpec(name=name, description=description, parameters=parameters, examples=examples, **fields)


TOOLS: list[ToolSpec] = [
    spec(
        "search_email",
        "Search the user's mailbox by words, sender and age.",
        {"query": TEXT, "from_email": TEXT, "days_back": WHOLE, "limit": WHOLE},
        ["query"],
        [
            "find emails from Bob about the budget",
            "search my mail for the invoice",
            "do I have any messages about the offsite?",
            "check mail from Sara about the contract",
        ],
        tool_type="email",
        verbatim=["from_email"],
    ),
    spec(
        "summarize_email",
        "Summarise one e-mail.",
        {"email_id": TEXT},
        ["email_id"],
        ["summarize the email about the merger", "give me the gist of that mail", "summarise email 3f2a"],
        tool_type="email",
        verbatim=["email_id"],
    ),
    spec(
        "compose_email",
        "Write and send an e-mail to somebody.",
        {"to": {"type": "string", "format": "email"}, "subject": TEXT, "body": TEXT, "cc": TEXT},
        ["to", "subject", "body"],
        [
            "send an email to ann@example.com saying the report is ready",
            "write a mail to tom@example.com about lunch",
            "email sue@example.com that I am on my way",
        ],
        tool_type="email",
        permission=Permission.PERMISSION_REQUIRED,
        effect=Effect.ONCE,
        verbatim=["to", "cc"],
    ),
    spec(
        "add_task",
        "Add a task to the user's todo list.",
        {
            "title": TEXT,
            "description": TEXT,
            "priority": {"type": "string", "enum": ["low", "medium", "high"]},
            "due_date": TEXT,
        },
        ["title"],
        ["add water the plants to my todo list", "new task: file the taxes", "put call the bank on my tasks"],
        tool_type="todo",
        effect=Effect.IDEMPOTENT,
        dates=["due_date"],
    ),
    spec(
        "list_tasks",
        "List the tasks of the user's todo list.",
        {"status": {"type": "string", "enum": ["open", "done"]}, "priority": {"enum": ["low", "medium", "high"]}},
        [],
        ["what is on my todo list?", "show my open tasks", "list all tasks"],
        tool_type="todo",
    ),
    spec(
        "complete_task",
        "Mark a task as done.",
        {"task_id": WHOLE},
        ["task_id"],
        ["mark task 7 as done", "complete task 12", "I finished the groceries task"],
        tool_type="todo",
        effect=Effect.IDEMPOTENT,
    ),
    spec(
        "schedule_reminder",
        "Remind the user of something at a time.",
        {"when": TEXT, "message": TEXT},
        ["when", "message"],
        [
            "remind me to water the plants at 6pm",
            "set a reminder for tomorrow morning to pay rent",
            "remind me in 20 minutes to check the oven",
        ],
        tool_type="reminders",
        effect=Effect.IDEMPOTENT,
        dates=["when"],
    ),
    spec(
        "list_reminders",
        "List the reminders that are still to come.",
        {},
        [],
        ["what reminders do I have?", "show my reminders"],
        tool_type="reminders",
    ),
    spec(
        "calculate",
        "Work out an arithmetic expression.",
        {"expression": TEXT},
        ["expression"],
        ["what is 3 * (4 + 5)?", "calculate 15% of 80", "how much is 144 / 12"],
    ),
    spec(
        "get_current_time",
        "Tell the current date and time, here or in a city.",
        {"timezone": TEXT},
        [],
        ["what time is it?", "what's the time in London?", "what day is it today?"],
    ),
    spec(
        "run_sql",
        "Run one read-only SQL query on the data.",
        {"query": TEXT},
        ["query"],
        ["run select count(*) from orders", "query the database: select * from customers"],
        tool_type="data",
        permission=Permission.AUTONOMOUS_WITH_GUARDRAILS,
        effect=Effect.ONCE,
    ),
    spec(
        "notify_user",
        "Send the user a notification.",
        {"message": TEXT},
        ["message"],
        ["notify me that the build is finished", "send me a notification saying stand up"],
        effect=Effect.IDEMPOTENT,
    ),
]


def as_candidate(tool: ToolSpec) -> Candidate:
    """The tool as the planner sees it."""
    return shown(tool, 0.0)


def candidates(*names: str) -> list[Candidate]:
    """Those tools, or all of them, as a planner sees them."""
    return [as_candidate(tool) for tool in TOOLS if not names or tool.name in names]


def meant(seen: Observation) -> Observation:
    """The observation with what its tool means, as a problem records it."""
    return seen.model_copy(update={"meaning": meaning_of(seen.tool_name)})


def request(text: str, *names: str, observations: list[Observation] | None = None, **more: Any) -> PlanRequest:
    """A plan request for the text with those candidates (all of them, when none is named)."""
    fields: dict[str, Any] = {"round": len(observations or []) + 1, "now": "2026-03-02T09:00:00+00:00", **more}
    fields.setdefault("requester", Requester(Owner("default", "ada"), 1, timezone=fields.pop("timezone", TIMEZONE)))
    return PlanRequest(
        text=text,
        candidates=candidates(*names),
        observations=[meant(seen) for seen in observations or []],
        **fields,
    )
