"""null for an optional argument is as if it were absent, at the door as in the preparation; what is odd is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import ValidationError

from steward.api.core.tool_catalogue import CheckedTool
from steward.api.event_bodies import EventBody
from steward.contracts.calls import Verdict
from steward.contracts.errors import Unprocessable
from steward.contracts.plan import ToolCall
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_requester

CASES = Path(__file__).parent.parent / "cases" / "http"
SPECS = {spec.name: spec for spec in Registry().specs()}


def bodies(name: str) -> list[dict[str, Any]]:
    lines = (CASES / name).read_text().splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


CALLS = [
    (body["tool_name"], body["args"]) if "tool_name" in body else (body["params"]["name"], body["params"]["arguments"])
    for body in [*bodies("optional_null.txt"), *bodies("others.txt")]
] + [
    ("compose_email", {"to": "bob@example.com", "subject": "x", "body": "y", "cc": ""}),
    ("add_task", {"title": "t", "priority": " ", "due_date": ""}),
    ("find_free_time", {"date": None, "duration": None}),
    ("create_calendar_event", {"title": "t", "start_time": "tomorrow", "all_day": None, "repeat": None}),
    ("update_calendar_event", {"event_id": "t", "which": None, "all_day": None, "current_day": ""}),
]


@pytest.mark.requirement("tools.absent-arguments")
@pytest.mark.parametrize(("tool", "args"), CALLS)
async def test_nothing_said_of_an_optional_argument_is_taken_as_absent(tool: str, args: dict[str, Any]) -> None:
    CheckedTool.of(SPECS[tool]).check(args)
    preparer = Preparer(Registry())
    prepared = await preparer.prepare(ToolCall(tool_name=tool, args=args), a_requester(), NOW.isoformat())
    assert not any("`" in error for error in prepared.errors)
    if tool != "update_calendar_event":  # Which looks into a calendar first.
        assert prepared.verdict in (Verdict.RUN, Verdict.CONFIRM)
    assert not any(value in (None, "", " ") for value in prepared.args.values())


@pytest.mark.requirement("tools.absent-arguments")
@pytest.mark.parametrize("args", [{"title": None}, {"title": "t", "priority": 7}, {"title": "t", "unknown": None}])
def test_what_is_required_unknown_or_of_another_type_is_refused(args: dict[str, Any]) -> None:
    with pytest.raises(Unprocessable):
        CheckedTool.of(SPECS["add_task"]).check(args)


@pytest.mark.requirement("events.odd-mail")
def test_a_mail_with_nul_characters_or_without_a_sender_is_taken() -> None:
    server_down, bounce = (body for body in bodies("odd_bodies.txt") if body.get("type") == "email")
    assert EventBody.model_validate(server_down).email.body == "server down"
    Draft202012Validator(EventBody.model_json_schema()).validate(server_down)
    assert EventBody.model_validate(bounce).email.sender == ""
    with pytest.raises(ValidationError):
        EventBody.model_validate({**bounce, "dedupe_key": "a\x00"})
