"""Idempotency-Key: nothing is started twice, whoever asks how often and whatever has died in between."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from steward.contracts.base import sha256_of
from steward.contracts.owner import Owner
from steward.contracts.wire import ToolCallRequest
from steward.sql.database import Database
from steward.sql.problems import ProblemStore


async def ask(http: httpx.AsyncClient, key: str, **body: Any) -> dict[str, Any]:
    response = await http.post("/tool/call", json={"cmd": "tool/call", **body}, headers={"Idempotency-Key": key})
    return dict(response.json())


async def problems_of(http: httpx.AsyncClient, user: str) -> list[int]:
    listed = (await http.get("/problems", params={"user_id": user})).json()["problems"]
    return [problem["problem_id"] for problem in listed]


@pytest.mark.requirement("api.idempotency.concurrent")
async def test_concurrent_requests_with_one_key_get_one_problem_and_one_answer(
    http: httpx.AsyncClient, user: str
) -> None:
    request = {"tool_name": "calculate", "args": {"expression": "2+3"}, "user_id": user}
    answers = await asyncio.gather(*(ask(http, "same", **request) for _ in range(15)))
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["status"] == "done"
    assert await problems_of(http, user) == [answers[0]["problem_id"]]


async def test_the_key_may_be_a_field_or_a_header(http: httpx.AsyncClient, user: str) -> None:
    request = {"tool_name": "calculate", "args": {"expression": "2+4"}, "user_id": user}
    by_header = await ask(http, "one", **request)
    by_field = (await http.post("/tool/call", json={"cmd": "tool/call", **request, "idempotency_key": "one"})).json()
    assert by_field == by_header


async def test_two_users_may_use_the_same_key(http: httpx.AsyncClient, user: str) -> None:
    request = {"tool_name": "calculate", "args": {"expression": "2+5"}}
    mine = await ask(http, "shared", **request, user_id=user)
    theirs = await ask(http, "shared", **request, user_id=f"{user}-2")
    assert mine["problem_id"] != theirs["problem_id"]


@pytest.mark.requirement("api.idempotency.never-started")
async def test_a_key_whose_problem_was_never_started_starts_it_now(
    http: httpx.AsyncClient, user: str, door_dsn: str
) -> None:
    """As if the API had been killed between taking the id and starting the workflow."""
    body = {"cmd": "tool/call", "tool_name": "calculate", "args": {"expression": "2+6"}, "user_id": user}
    meant = {k: v for k, v in ToolCallRequest.model_validate(body).model_dump(mode="json").items() if v is not None}
    async with Database(door_dsn) as database:
        reserved = await ProblemStore(database).reserve(Owner("default", user), "lost", sha256_of(meant))
    answer = await ask(http, "lost", **body)
    assert answer["problem_id"] == reserved.problem_id
    assert answer["status"] == "done"


async def test_a_repeated_decision_gives_the_first_answer_again(http: httpx.AsyncClient, user: str) -> None:
    mail = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
    asked = await ask(http, "open", tool_name="compose_email", args=mail, user_id=user)
    decision = {"tool_name": "confirm_action", "args": {"problem_id": asked["problem_id"], "confirmed": True}}
    answers = await asyncio.gather(*(ask(http, "yes", **decision, user_id=user) for _ in range(4)))
    answers.append(await ask(http, "yes", **decision, user_id=user))
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["tool_executed"] is True


@pytest.mark.requirement("api.idempotency.routed")
async def test_a_repeated_message_to_an_open_question_opens_no_second_problem(
    http: httpx.AsyncClient, user: str
) -> None:
    await ask(http, "open", tool_name="compose_email", args={"to": "bob@example.com", "subject": "x"}, user_id=user)
    told = await ask(http, "subject", text="Lunch", user_id=user)
    assert told["status"] == "awaiting_confirmation"
    assert await ask(http, "subject", text="Lunch", user_id=user) == told
    sent = await ask(http, "yes", text="yes", user_id=user)
    assert sent["status"] == "done"
    assert await ask(http, "yes", text="yes", user_id=user) == sent
    assert await ask(http, "subject", text="Lunch", user_id=user) == told
    assert await problems_of(http, user) == [told["problem_id"]]


@pytest.mark.requirement("api.idempotency.routed")
async def test_a_repeated_message_finds_its_problem_behind_any_number_of_others(
    http: httpx.AsyncClient, user: str
) -> None:
    await ask(http, "open", tool_name="compose_email", args={"to": "bob@example.com", "subject": "x"}, user_id=user)
    answered = await ask(http, "subject", text="Lunch", user_id=user)
    for number in range(12):
        await ask(http, f"sum-{number}", tool_name="calculate", args={"expression": f"1+{number}"}, user_id=user)
    assert await ask(http, "subject", text="Lunch", user_id=user) == answered
    assert len(await problems_of(http, user)) == 13
