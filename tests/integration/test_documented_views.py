"""The audit read under the names that other documents give its tables and columns."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from steward.contracts.tool import BuiltinExecutor, Effect, Permission, ToolSpec, content_hash
from steward.sql.database import Database
from steward.sql.tools import ToolStore

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)
VIEW: dict[str, object] = {
    "title": "Invoice 12",
    "problem_type": "issue_detection",
    "gateway": "events",
    "approvals": [],
    "result": None,
}


@pytest.mark.requirement("documented.database.problems")
async def test_problems_and_steps_have_the_documented_columns(database: Database) -> None:
    await database.execute(
        "INSERT INTO problems (problem_id, tenant_id, user_id, conversation_id, status, closed, view, created_at,"
        " updated_at) VALUES (7, 't', 'ann', 'events', 'done', true, $1::text::jsonb, $2, $2)",
        json.dumps(VIEW),
        NOW,
    )
    for key in ("request", "completed"):
        await database.execute(
            "INSERT INTO problem_steps (problem_id, step_key, actor, action, description, detail, at)"
            " VALUES (7, $1, 'agent', $1, $1, '{}', $2)",
            key,
            NOW,
        )
    row = await database.fetchrow(
        "SELECT id, title, problem_type, context ->> 'gateway' AS gateway, definition_of_done FROM documented.problems"
    )
    assert row is not None
    assert (row["id"], row["title"], row["problem_type"], row["gateway"]) == (
        *(7, "Invoice 12", "issue_detection", "events"),
    )
    assert row["definition_of_done"]
    steps = await database.fetch("SELECT step_number, action FROM documented.problem_steps ORDER BY step_number")
    assert [(step["step_number"], step["action"]) for step in steps] == [(1, "request"), (2, "completed")]


@pytest.mark.requirement("documented.database.tools")
async def test_tools_have_the_documented_columns(database: Database) -> None:
    spec = ToolSpec(
        name="add_task",
        description="Adds a task",
        parameters={"type": "object", "properties": {"title": {"type": "string"}}},
        permission=Permission.AUTONOMOUS,
        effect=Effect.IDEMPOTENT,
        tool_type="todo",
        executor=BuiltinExecutor(function="todo.add_task"),
    )
    await ToolStore(database).mirror([spec])
    row = await database.fetchrow(
        "SELECT tool_name, action_permission, parameter_definitions::text AS parameters, embedding_vector_id"
        " FROM documented.agent_tools"
    )
    assert row is not None
    assert (row["tool_name"], row["action_permission"]) == ("add_task", "autonomous")
    assert json.loads(row["parameters"]) == spec.parameters
    assert row["embedding_vector_id"] == content_hash(spec)
