"""Values and names of members as other documents for such assistants write them, sent word for word to a real stack."""

from __future__ import annotations

from typing import Any, Final

import httpx
import pytest

from tests.support.doors import Door

TASKS: Final = [
    {"title": "File the report", "priority": "medium"},
    {"title": "Call the plumber", "priority": "urgent"},
    {"title": "Old idea"},
    {"title": "Buy milk"},
]


async def called(connect: Door, user: str, tool: str, **args: Any) -> dict[str, Any]:
    answer = await connect.call(tool_name=tool, args=args, user_id=user)
    assert (answer["status"], answer["tool_executed"]) == ("done", True), answer
    return dict(answer["result"])


async def list_of_four(connect: Door, user: str) -> None:
    """Two open tasks, one that is cancelled and one that is done."""
    ids = [(await called(connect, user, "add_task", **task))["task_id"] for task in TASKS]
    await called(connect, user, "update_task", task_id=ids[2], status="cancelled")
    await called(connect, user, "update_task", task_id=ids[3], status="completed")


@pytest.mark.requirement("documented.values.task")
@pytest.mark.parametrize(
    ("args", "titles"),
    [
        ({"status": "pending"}, ["File the report", "Call the plumber"]),
        ({"status": "in_progress"}, ["File the report", "Call the plumber"]),
        ({"status": "completed"}, ["Buy milk"]),
        ({"status": "cancelled"}, ["Old idea"]),
        ({"status": "all"}, [one["title"] for one in TASKS]),
        ({"filter": "pending"}, ["File the report", "Call the plumber"]),
        ({"filter": "all"}, [one["title"] for one in TASKS]),
        ({"priority": "urgent"}, ["Call the plumber"]),
        ({"priority": "medium", "status": "pending"}, ["File the report"]),
        ({"priority": "all", "status": "all"}, [one["title"] for one in TASKS]),
        ({"status": "completed", "user_id": "{user}", "agent_id": "assistant"}, ["Buy milk"]),
    ],
    ids=str,
)
async def test_the_status_and_priority_of_tasks(connect: Door, user: str, args: Any, titles: list[str]) -> None:
    await list_of_four(connect, user)
    sent = {name: user if value == "{user}" else value for name, value in args.items()}
    found = await called(connect, user, "get_tasks", **sent)
    assert sorted(one["title"] for one in found["tasks"]) == sorted(titles)


@pytest.mark.requirement("documented.values.cancelled")
async def test_a_cancelled_task_is_neither_open_nor_done(connect: Door, user: str) -> None:
    await list_of_four(connect, user)
    listed = await connect.call(tool_name="list_tasks", args={}, user_id=user)
    assert [one["status"] for one in listed["result"]["tasks"]].count("cancelled") == 1
    assert "Old idea (cancelled)" in listed["message"]


@pytest.mark.requirement("documented.values.calendar")
@pytest.mark.parametrize("source", ["google", "apple", "all"])
async def test_a_calendar_source_that_names_a_service_means_the_calendars_there_are(
    connect: Door, user: str, source: str
) -> None:
    days = {"start_date": "today", "end_date": "in 14 days"}
    every = await called(connect, user, "get_calendar_events", **days)
    answer = await connect.call(tool_name="get_calendar_events", args={**days, "calendar_source": source}, user_id=user)
    assert answer["result"]["count"] == every["count"] > 0
    assert (f"no calendar called {source}" in answer["message"]) is (source != "all")


@pytest.mark.requirement("documented.values.calendar")
@pytest.mark.parametrize(
    ("source", "error"), [("google", None), ("apple", None), ("all", None), ("x", "invalid_arguments")]
)
async def test_a_new_event_goes_into_the_one_calendar_for_them(
    connect: Door, user: str, source: str, error: str | None
) -> None:
    event = {"title": "Tea", "start_time": "2031-03-02T10:00", "calendar_source": source}
    answer = await connect.call(tool_name="create_calendar_event", args=event, user_id=user)
    assert answer["error"] == error, answer


@pytest.mark.requirement("documented.values.currency")
@pytest.mark.parametrize(
    ("tool", "args"),
    [
        ("get_crypto_price", {"symbol": "BTC", "currency": "usd"}),
        ("get_exchange_rate", {"from_currency": "usd", "to_currency": "eur", "amount": 10}),
    ],
)
async def test_a_currency_is_taken_in_small_letters(connect: Door, user: str, tool: str, args: Any) -> None:
    answer = await connect.call(tool_name=tool, args=args, user_id=user)
    # No service is set in this stack: what is said is that alone.
    assert answer["error"] not in ("invalid_arguments", "invalid_request"), answer


@pytest.mark.requirement("documented.values.absent")
@pytest.mark.parametrize(
    ("tool", "args"),
    [
        ("add_task", {"title": "Buy milk", "description": None, "due_date": None}),
        ("create_task", {"title": "Buy milk", "description": None, "priority": "medium"}),
        ("schedule_reminder", {"date": "tomorrow at 9am", "description": "Call Bob"}),
        ("store_fact", {"fact": "I like tea", "user_id": "{user}", "agent_id": "assistant"}),
        (
            "create_calendar_event",
            {"title": "Tea", "start_time": "2031-03-02T10:00", "description": None, "location": None},
        ),
    ],
    ids=str,
)
async def test_what_is_null_or_only_says_who_asks_is_taken(connect: Door, user: str, tool: str, args: Any) -> None:
    await called(connect, user, tool, **{name: user if one == "{user}" else one for name, one in args.items()})


@pytest.mark.requirement("documented.values.user-among-arguments")
async def test_the_user_among_the_arguments_is_who_asks(connect: Door, user: str) -> None:
    told = await connect.call(tool_name="add_task", args={"title": "Mine alone", "user_id": user, "agent_id": "a"})
    assert told["status"] == "done", told
    mine = await called(connect, user, "list_tasks")
    assert [one["title"] for one in mine["tasks"]] == ["Mine alone"]
    other = await connect.call(tool_name="list_tasks", args={"user_id": f"{user}-2"}, user_id=user)
    assert other["error"] == "invalid_request"
    asked = await connect.call(tool_name="execute_task", args={"task": "what is 2+3", "user_id": user, "agent_id": "a"})
    assert "5" in asked["message"], asked


@pytest.mark.requirement("documented.values.numbers")
async def test_a_conversation_and_a_user_may_be_numbers(connect: Door, http: httpx.AsyncClient) -> None:
    told = await connect.call(text="what is 2+3", user_id=12345, conversation_id=7)
    assert told["success"], told
    view = await connect.status(told["problem_id"], "12345")
    assert view["status"] == "done"
    found = (await http.get(f"/problems/{told['problem_id']}", params={"user_id": "12345"})).json()
    assert found["conversation_id"] == "7"


@pytest.mark.requirement("documented.values.fact-id")
async def test_a_fact_goes_by_its_number(connect: Door, user: str) -> None:
    kept = await called(connect, user, "store_fact", fact="The door code is 4411")
    listed = await called(connect, user, "list_facts")
    number = listed["facts"][0].get("fact_id", kept.get("fact_id"))
    gone = await called(connect, user, "delete_fact", fact_id=int(str(number).lstrip("m")))
    assert gone, gone


@pytest.mark.requirement("documented.values.decision")
@pytest.mark.parametrize(
    ("decision", "sent"), [("approve", True), ("yes", True), (True, True), ("deny", False), ("cancel", False)]
)
async def test_a_decision_goes_by_that_name(
    connect: Door, http: httpx.AsyncClient, user: str, decision: Any, sent: bool
) -> None:
    mail = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
    asked = await connect.call(tool_name="compose_email", args=mail, user_id=user)
    args = {"problem_id": asked["problem_id"], "decision": decision}
    decided = await connect.call(tool_name="confirm_action", args=args, user_id=user)
    assert decided["tool_executed"] is sent, decided
    again = await connect.call(tool_name="compose_email", args=mail, user_id=user)
    address = f"/problems/{again['problem_id']}/confirm"
    unclear = await http.post(address, json={"decision": "perhaps", "user_id": user})
    both = await http.post(address, json={"decision": "yes", "confirmed": False, "user_id": user})
    assert (unclear.status_code, both.status_code) == (400, 400)
    by_address = await http.post(address, json={"decision": decision, "user_id": user})
    assert by_address.json()["tool_executed"] is sent, by_address.text


@pytest.mark.requirement("documented.values.unchanged")
@pytest.mark.parametrize(
    ("tool", "args"),
    [
        ("list_tasks", {"status": "someday"}),
        ("list_tasks", {"filter": "pending", "status": "done"}),
        ("add_task", {"title": "x", "priority": "all"}),
        ("update_task", {"task_id": 1, "status": "all"}),
        ("add_task", {"title": "x", "owner_id": "somebody"}),
    ],
    ids=str,
)
async def test_what_could_mean_something_else_is_refused(connect: Door, user: str, tool: str, args: Any) -> None:
    assert (await connect.call(tool_name=tool, args=args, user_id=user))["error"] == "invalid_arguments"
