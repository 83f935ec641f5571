"""The promises of the wire, the same through every door."""

from __future__ import annotations

import pytest

from tests.support.doors import Door

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


@pytest.mark.requirement("api.doors.same-answer")
async def test_a_direct_call_answers_with_the_whole_envelope(connect: Door, user: str) -> None:
    answer = await connect.call(
        tool_name="search_email", args={"query": "meeting schedule", "from_email": "alice@example.com"}, user_id=user
    )
    assert answer["success"] is True
    assert answer["status"] == "done"
    assert answer["tool_name"] == "search_email"
    assert answer["tool_executed"] is True
    assert answer["problem_id"] > 0
    assert answer["error"] is None
    assert answer["result"]["total_found"] >= 1
    assert {"id", "snippet"} <= answer["result"]["emails"][0].keys()
    assert set(answer) == {
        *("success", "problem_id", "status", "tool_name", "tool_executed", "result", "message", "is_direct_answer"),
        *("requires_confirmation", "confirmation_message", "confirm_options", "approvals", "question", "error"),
        *("verification", "tools_used", "stale", "preface"),
    }


async def test_a_parameter_may_go_by_its_other_name(connect: Door, user: str) -> None:
    answer = await connect.call(
        tool_name="search_email", args={"query": "meeting schedule", "from": "alice@example.com"}, user_id=user
    )
    assert answer["success"] is True
    assert answer["result"]["total_found"] >= 1


@pytest.mark.requirement("api.call.planned")
async def test_a_request_in_words_is_planned(connect: Door, user: str) -> None:
    answer = await connect.call(text="can you find any emails from Alice about the Q3 report?", user_id=user)
    assert answer["success"] is True
    assert answer["status"] == "done"
    assert answer["tool_name"] == "search_email"
    assert answer["tool_executed"] is True
    assert answer["result"]["total_found"] >= 1


@pytest.mark.requirement("api.call.approval")
async def test_a_mail_is_sent_only_after_its_confirmation(connect: Door, user: str) -> None:
    asked = await connect.call(tool_name="compose_email", args=MAIL, user_id=user)
    assert asked["success"] is True
    assert asked["status"] == "awaiting_confirmation"
    assert asked["requires_confirmation"] is True
    assert asked["tool_executed"] is False
    assert "bob@example.com" in asked["confirmation_message"]
    assert "Lunch" in asked["confirmation_message"]
    assert asked["confirm_options"] == ["Yes", "No"]
    sent = await connect.call(
        tool_name="confirm_action", args={"problem_id": asked["problem_id"], "confirmed": True}, user_id=user
    )
    assert sent["status"] == "done"
    assert sent["tool_executed"] is True
    assert sent["problem_id"] == asked["problem_id"]
    again = await connect.call(
        tool_name="confirm_action", args={"problem_id": asked["problem_id"], "confirmed": True}, user_id=user
    )
    assert again["error"] == "already_decided"


async def test_a_refused_mail_is_not_sent_and_that_is_said(connect: Door, user: str) -> None:
    asked = await connect.call(tool_name="compose_email", args=MAIL, user_id=user)
    refused = await connect.call(
        tool_name="confirm_action", args={"problem_id": asked["problem_id"], "confirmed": False}, user_id=user
    )
    assert refused["tool_executed"] is False
    assert refused["requires_confirmation"] is False
    assert refused["status"] == "canceled"
    assert refused["message"]


@pytest.mark.requirement("api.call.resent")
async def test_the_original_request_sent_again_with_confirm_decides(connect: Door, user: str) -> None:
    asked = await connect.call(tool_name="compose_email", args=MAIL, user_id=user)
    request = {"tool_name": "compose_email", "user_id": user, "problem_id": asked["problem_id"], "confirm": True}
    other = await connect.call(**request, args=MAIL | {"to": "eve@example.com"})
    assert other["error"] == "invalid_arguments"
    sent = await connect.call(**request, args=MAIL)
    assert sent["status"] == "done"
    assert sent["tool_executed"] is True


@pytest.mark.requirement("api.call.yes")
async def test_a_plain_yes_in_the_conversation_approves(connect: Door, user: str) -> None:
    asked = await connect.call(tool_name="compose_email", args=MAIL, user_id=user, conversation_id="c1")
    elsewhere = await connect.call(text="yes", user_id=user, conversation_id="c2")
    assert elsewhere["problem_id"] != asked["problem_id"]
    sent = await connect.call(text="Yes, please!", user_id=user, conversation_id="c1")
    assert sent["problem_id"] == asked["problem_id"]
    assert sent["tool_executed"] is True


@pytest.mark.requirement("api.call.reply")
async def test_the_next_message_goes_to_the_open_question(connect: Door, user: str) -> None:
    asked = await connect.call(
        tool_name="compose_email", args={"to": "bob@example.com", "subject": "Noon"}, user_id=user
    )
    assert asked["status"] == "awaiting_user"
    assert asked["question"]["parameter"] == "body"
    told = await connect.call(text="Lunch on Friday", user_id=user)
    assert told["problem_id"] == asked["problem_id"]
    assert told["status"] == "awaiting_confirmation"
    assert "Lunch on Friday" in told["confirmation_message"]


async def test_a_task_is_planned_like_words(connect: Door, user: str) -> None:
    answer = await connect.call(tool_name="execute_task", args={"task": "what is 12*7+3"}, user_id=user)
    assert answer["success"] is True
    assert answer["tool_name"] == "calculate"
    assert "87" in answer["message"]


@pytest.mark.requirement("api.identity.foreign")
async def test_a_problem_of_another_user_does_not_exist(connect: Door, user: str) -> None:
    asked = await connect.call(tool_name="compose_email", args=MAIL, user_id=user)
    number = asked["problem_id"]
    other = f"{user}-other"
    answers = [
        await connect.status(number, other),
        await connect.call(tool_name="confirm_action", args={"problem_id": number, "confirmed": True}, user_id=other),
        await connect.call(problem_id=number, text="yes", user_id=other),
        await connect.call(problem_id=number, confirm=True, user_id=other),
        await connect.status(2**60, user),
    ]
    assert {answer["error"] for answer in answers} == {"unknown_problem"}
    mine = await connect.status(number, user)
    assert mine["status"] == "awaiting_confirmation"


@pytest.mark.requirement("api.idempotency.same")
async def test_a_key_used_again_gives_the_same_problem_and_answer(connect: Door, user: str) -> None:
    request = {"tool_name": "calculate", "args": {"expression": "6*7"}, "user_id": user, "idempotency_key": f"k-{user}"}
    first = await connect.call(**request)
    again = await connect.call(**request)
    assert again == first
    other = await connect.call(**request | {"args": {"expression": "6*8"}})
    assert other["error"] == "idempotency_mismatch"


async def test_the_tools_are_listed_and_filtered(connect: Door) -> None:
    listed = await connect.tools()
    names = {tool["name"] for tool in listed["tools"]}
    assert {"search_email", "compose_email", "calculate", "confirm_action", "execute_task"} <= names
    mail = await connect.tools(tool_type="email", permission="permission_required")
    assert {tool["name"] for tool in mail["tools"]} == {"compose_email", "reply_email", "forward_email"}
    found = await connect.tools(q="current time")
    assert "get_current_time" in {tool["name"] for tool in found["tools"]}
    assert all("executor" not in tool for tool in listed["tools"])


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"tool_name": "no_such_tool", "args": {}}, "unknown_tool"),
        ({"tool_name": "calculate", "args": {"expression": 5}}, "invalid_arguments"),
        ({"tool_name": "calculate", "args": {"expression": "1", "more": 1}}, "invalid_arguments"),
        ({}, "invalid_request"),
        ({"text": "x" * 10_001}, "invalid_request"),
        ({"text": "a\x00b"}, "invalid_request"),
    ],
)
async def test_what_cannot_be_taken_is_refused_with_its_code(
    connect: Door, user: str, request_: dict[str, object], code: str
) -> None:
    answer = await connect.call(**request_, user_id=user)
    assert answer["success"] is False
    assert answer["error"] == code


@pytest.mark.requirement("letters.every-door")
async def test_words_of_a_direct_call_have_their_letters_marked(connect: Door, user: str) -> None:
    added = await connect.call(tool_name="add_task", args={"title": "pay \u202efdp.exe"}, user_id=user)
    assert added["result"]["title"] == "pay \u202efdp.exe"
    listed = await connect.call(tool_name="list_tasks", args={}, user_id=user)
    missed = await connect.call(tool_name="get_email_details", args={"email_id": "x\u202ey"}, user_id=user)
    for answer in (added, listed, missed):
        assert "⟨U+202E⟩" in answer["message"]
        assert "\u202e" not in answer["message"]
