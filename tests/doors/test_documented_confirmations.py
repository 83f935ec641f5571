"""The original request, sent again with `confirm` and without its problem's number, as other documents have it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.support.doors import Door

MAIL: Final = {"recipient": "bob@example.com", "subject": "Lunch", "text": "At noon?"}


def request(user: str, **more: Any) -> dict[str, Any]:
    """The request for a mail, as it was sent first."""
    return {"tool_name": "compose_email", "args": MAIL, "user_id": user, **more}


@pytest.mark.requirement("documented.confirm.resent")
@pytest.mark.parametrize("confirmed", [True, False])
async def test_the_same_request_with_confirm_decides(connect: Door, user: str, confirmed: bool) -> None:
    asked = await connect.call(**request(user))
    assert asked["requires_confirmation"] is True
    decided = await connect.call(**request(user, confirm=confirmed))
    assert (decided["problem_id"], decided["tool_executed"]) == (asked["problem_id"], confirmed)
    again = await connect.call(**request(user, confirm=confirmed))
    assert again["error"] == "nothing_to_confirm"


@pytest.mark.requirement("documented.confirm.only-this")
async def test_other_arguments_another_conversation_and_nothing_decide_nothing(connect: Door, user: str) -> None:
    assert (await connect.call(**request(user, confirm=True)))["error"] == "nothing_to_confirm"
    asked = await connect.call(**request(user))
    other = request(user, confirm=True) | {"args": MAIL | {"recipient": "eve@example.com"}}
    assert (await connect.call(**request(user, confirm=True, conversation_id="c2")))["error"] == "nothing_to_confirm"
    assert (await connect.call(**request(f"{user}-2", confirm=True)))["error"] == "nothing_to_confirm"
    assert (await connect.call(**other))["error"] == "nothing_to_confirm"
    assert (await connect.status(asked["problem_id"], user))["status"] == "awaiting_confirmation"


@pytest.mark.requirement("documented.confirm.only-this")
async def test_of_two_equal_calls_none_is_taken(connect: Door, user: str) -> None:
    asked = [await connect.call(**request(user)) for _ in range(2)]
    assert (await connect.call(**request(user, confirm=True)))["error"] == "ambiguous_approval"
    for one in asked:
        assert (await connect.status(one["problem_id"], user))["status"] == "awaiting_confirmation"


@pytest.mark.requirement("documented.confirm.shown")
async def test_what_was_not_shown_last_is_shown_and_not_taken(connect: Door, user: str) -> None:
    asked = await connect.call(**request(user))
    await connect.call(tool_name="ping", args={}, user_id=user)
    refused = await connect.call(**request(user, confirm=True))
    assert refused["error"] == "ambiguous_approval"
    assert (await connect.status(asked["problem_id"], user))["status"] == "awaiting_confirmation"


@pytest.mark.requirement("documented.confirm.changed")
async def test_what_has_changed_since_it_was_shown_is_asked_anew(connect: Door, user: str) -> None:
    task = await connect.call(tool_name="add_task", args={"title": "Buy milk"}, user_id=user)
    number = task["result"]["task_id"]
    deletion = {"tool_name": "delete_task", "args": {"task_id": number}, "user_id": user}
    asked = await connect.call(**deletion)
    changed = {"task_id": number, "title": "Buy a house"}
    await connect.call(tool_name="update_task", args=changed, user_id=user, conversation_id="elsewhere")
    anew = await connect.call(**deletion, confirm=True)
    assert (anew["problem_id"], anew["status"]) == (asked["problem_id"], "awaiting_confirmation"), anew
    assert (anew["tool_executed"], "Buy a house" in anew["confirmation_message"]) == (False, True)
