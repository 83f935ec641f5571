"""Requests whose later calls take what the earlier ones found, with the real judge over the shipped catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from steward import wording
from steward.contracts.base import Json
from steward.contracts.dialogue import RecentCall
from steward.contracts.plan import AnswerPlan, Asked, AskPlan, CallsPlan, Observation, Plan, ToolCall
from steward.contracts.provenance import Source
from steward.contracts.tool import Candidate
from steward.planners.chain import PlanControl
from steward.planners.check import plan_errors
from steward.planners.embedded.address_questions import AddressQuestion
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.tools.registry import Registry
from tests.support.embedding import real_embedder, real_judge
from tests.support.toolbox import as_candidate, request

PLANNER = EmbeddedPlanner(real_judge(), real_embedder(), wording)
CANDIDATES: list[Candidate] = [as_candidate(tool) for tool in Registry().specs() if tool.plannable]
TASKS, EVENTS, NEWS = "2 tasks:\n1. Buy milk\n2. Call Ann", "2 events:\n12:30 Lunch with Kim\n18:30 Yoga", "1. A story"
MAILS: dict[str, dict[str, Json]] = {
    "m1": {
        "from": "Kim Park <kim@studio.example>",
        "subject": "Invoice 2041: logo design",
        "date": "2026-03-01T08:50:00+01:00",
        "body": "Here is the first half of the logo: €1,250.00, payable within 14 days, reference 2041.",
    },
    "m2": {
        "from": "Blue Air <noreply@blueair.example>",
        "subject": "Your booking BX7K2P: Berlin to Lisbon",
        "date": "2026-02-18T19:33:00+01:00",
        "body": "Flight BA 418 on 12 March leaves Berlin at 07:25 and arrives in Lisbon at 10:10.",
    },
}
Outcome = tuple[Json, str]


def outcome(call: ToolCall) -> Outcome:
    """What a tool might have answered."""
    event = {"event_id": "e1", "title": "Lunch with Kim", "start_time": "2026-03-03T12:30:00+01:00"}
    later = {"event_id": "e2", "title": "Yoga", "start_time": "2026-03-03T18:30:00+01:00"}
    rain = call.args.get("location") != "Madrid"
    day = {"condition": "moderate rain" if rain else "clear sky", "precipitation_probability": 90 if rain else 0}
    forecast: list[Json] = [{"date": "2026-03-03", **day}]
    mail = "m2" if "fl" in str(call.args).casefold() or "vuelo" in str(call.args) else "m1"
    short = {"id": mail, **{name: value for name, value in MAILS[mail].items() if name != "body"}}
    known: dict[str, Outcome] = {
        "list_tasks": ({"tasks": [{"task_id": 1, "title": "Buy milk"}, {"task_id": 2, "title": "Call Ann"}]}, TASKS),
        "get_calendar_events": ({"events": [event, later]}, EVENTS),
        "get_news_rss": ({"items": [{"title": "A story"}]}, NEWS),
        "calculate": ({"result": 36, "text": "36"}, "15% of 240 = 36"),
        "get_weather": ({"forecast": forecast}, f"Weather in {call.args.get('location')}"),
        "get_crypto_price": ({"price": 61000.5, "currency": "USD"}, "BTC costs 61,000.50 USD"),
        "search_email": ({"total_found": 1, "emails": [short]}, f"1 e-mail: {short['subject']}"),
        "get_email_details": ({"id": "", **MAILS.get(str(call.args.get("email_id")), {})}, "The mail"),
    }
    return known.get(call.tool_name, ({}, f"done: {call.tool_name}"))


async def carried_out(text: str, **more: Any) -> tuple[list[ToolCall], Plan]:
    """Every call that a request leads to, and how it ends."""
    made: list[ToolCall] = []
    seen: list[Observation] = list(more.pop("observations", []))
    more.setdefault("profile", {"email": "sam@example.com", "city": "Berlin"})
    for _ in range(6):
        asked = request(text, observations=seen, **more).model_copy(update={"candidates": CANDIDATES})
        plan = (await PLANNER.plan(asked, PlanControl())).plan
        assert plan_errors(plan, asked) == []
        if not isinstance(plan, CallsPlan):
            return made, plan
        made += plan.calls
        for call in plan.calls:
            result, message = outcome(call)
            seen.append(Observation(tool_name=call.tool_name, args=call.args, ok=True, result=result, message=message))
    raise AssertionError(f"it goes on: {made}")


def mailed(to: str, subject: str, body: str) -> dict[str, Json]:
    return {"to": to, "subject": subject, "body": body}


BEFORE_LUNCH = {"when": "2026-03-03T12:00:00+01:00", "message": "Lunch with Kim"}
FLIGHT = {"title": MAILS["m2"]["subject"], "start_time": "12 March 07:25", "end_time": "12 March 10:10"}
SAM = "sam@example.com"
REQUESTS: list[tuple[str, list[str], dict[str, Json]]] = [
    ("email me my tasks", ["list_tasks", "compose_email"], mailed(SAM, "Your tasks", TASKS)),
    (
        "could you send tomorrow's events to bob@example.com please",
        ["get_calendar_events", "compose_email"],
        mailed("bob@example.com", "Tomorrow's events", EVENTS),
    ),
    (
        "find any upcoming events for this week and email a summary to me",
        ["get_calendar_events", "compose_email"],
        mailed(SAM, "Upcoming events for this week", EVENTS),
    ),
    (
        "send the headlines of the BBC to kim@studio.example",
        ["get_news_rss", "compose_email"],
        mailed("kim@studio.example", "The headlines of the BBC", NEWS),
    ),
    (
        "text the weather in Paris to chat 12",
        ["get_weather", "send_message"],
        {"chat_id": "chat 12", "text": "Weather in Paris"},
    ),
    (
        "get the bitcoin price and text it to chat 7",
        ["get_crypto_price", "send_message"],
        {"chat_id": "chat 7", "text": "BTC costs 61,000.50 USD"},
    ),
    ("what's 15% of 240, and add a task to pay that amount", ["calculate", "add_task"], {"title": "pay 36"}),
    (
        "look up my next flight in my mail and add it to my calendar",
        ["search_email", "get_email_details", "create_calendar_event"],
        FLIGHT,
    ),
    (
        "find Kim's invoice, tell me the amount and remind me on Friday to pay it",
        ["search_email", "get_email_details", "schedule_reminder"],
        {"when": "Friday", "message": "pay Kim's invoice (€1,250.00)"},
    ),
    (
        "show tomorrow's events and remind me 30 minutes before the first one",
        ["get_calendar_events", "schedule_reminder"],
        BEFORE_LUNCH,
    ),
    (
        "if it rains tomorrow remind me to take an umbrella",
        ["get_weather", "schedule_reminder"],
        {"when": "tomorrow", "message": "take an umbrella"},
    ),
    (
        "answer Kim's mail about the logo: the second one is great, please go on with it",
        ["search_email", "reply_email"],
        {"email_id": "m1", "body": "the second one is great, please go on with it"},
    ),
    (
        "schick mir meine Aufgabenliste per Mail",
        ["list_tasks", "compose_email"],
        mailed(SAM, "Deine Aufgabenliste", TASKS),
    ),
    (
        "zeig die Termine von morgen und erinnere mich 30 Minuten vor dem ersten",
        ["get_calendar_events", "schedule_reminder"],
        BEFORE_LUNCH,
    ),
    (
        "was ist 15% von 240 und leg eine Aufgabe an, diesen Betrag zu zahlen",
        ["calculate", "add_task"],
        {"title": "36 zu zahlen"},
    ),
    (
        "mándame por correo mis eventos de mañana",
        ["get_calendar_events", "compose_email"],
        mailed(SAM, "Tus eventos de mañana", EVENTS),
    ),
    (
        "cuánto es el 15% de 240 y añade una tarea para pagar esa cantidad",
        ["calculate", "add_task"],
        {"title": "pagar 36"},
    ),
]


@pytest.mark.requirement("planners.embedded.results.handed-on")
@pytest.mark.parametrize(("text", "tools", "args"), REQUESTS, ids=[text for text, _, _ in REQUESTS])
async def test_a_later_call_takes_what_an_earlier_one_found(text: str, tools: list[str], args: dict[str, Json]) -> None:
    calls, end = await carried_out(text)
    assert [call.tool_name for call in calls] == tools
    assert calls[-1].args == args
    assert isinstance(end, AnswerPlan)


@pytest.mark.requirement("planners.embedded.results.handed-on")
async def test_a_call_says_where_its_arguments_come_from() -> None:
    calls, _ = await carried_out("email me my tasks")
    origins = {label.path: (label.source, label.tool) for label in calls[-1].origins}
    assert origins["/body"] == (Source.RESULT, "list_tasks")
    assert origins["/to"] == (Source.PROFILE, None)
    _, end = await carried_out("find Kim's invoice, tell me the amount and remind me on Friday to pay it")
    assert isinstance(end, AnswerPlan)
    assert "The amount: €1,250.00" in end.text


@pytest.mark.requirement("planners.embedded.results.conditions")
@pytest.mark.parametrize(
    "text",
    [
        "if it rains in Madrid tomorrow remind me to take an umbrella",
        "si mañana llueve en Madrid, recuérdame llevar paraguas",
    ],
)
async def test_what_a_condition_that_is_not_so_is_for_is_not_done_and_that_is_said(text: str) -> None:
    calls, end = await carried_out(text)
    assert [call.tool_name for call in calls] == ["get_weather"]
    assert isinstance(end, AnswerPlan)
    assert "I did nothing about" in end.text


def earlier(tool: str, asked: str, **args: Json) -> list[RecentCall]:
    result, message = outcome(ToolCall(tool_name=tool, args=args))
    at = "2026-03-02T08:59:00+00:00"
    return [
        RecentCall.model_validate(
            {
                "problem_id": 7,
                "request": asked,
                "tool_name": tool,
                "args": args,
                "result": result,
                "message": message,
                "at": at,
            }
        )
    ]


@pytest.mark.requirement("planners.embedded.results.across-turns")
@pytest.mark.parametrize(
    ("text", "recent", "tool", "args"),
    [
        (
            "mail that to me",
            earlier("get_calendar_events", "show my events for tomorrow", start_date="tomorrow"),
            "compose_email",
            mailed(SAM, "Your events for tomorrow", EVENTS),
        ),
        (
            "add that to my calendar",
            earlier("search_email", "find my flight", query="flight"),
            "create_calendar_event",
            FLIGHT,
        ),
        (
            "remind me of that tomorrow",
            earlier("get_email_details", "open the invoice", email_id="m1"),
            "schedule_reminder",
            {"when": "tomorrow", "message": "Invoice 2041: logo design"},
        ),
        (
            "erinnere mich morgen daran",
            earlier("get_email_details", "open the invoice", email_id="m1"),
            "schedule_reminder",
            {"when": "morgen", "message": "Invoice 2041: logo design"},
        ),
        (
            "remind me to pay it on Tuesday",
            earlier("search_email", "show Kim's mails", from_email="Kim"),
            "schedule_reminder",
            {"when": "Tuesday", "message": "pay Invoice 2041: logo design"},
        ),
        (
            "Erinnere mich morgen um halb acht daran, den Müll rauszubringen",
            earlier("get_email_details", "open the invoice", email_id="m1"),
            "schedule_reminder",
            {"when": "morgen um halb acht", "message": "den Müll rauszubringen"},
        ),
        (
            "erinnere mich morgen um 8 daran Oma anzurufen",
            earlier("get_email_details", "open the invoice", email_id="m1"),
            "schedule_reminder",
            {"when": "morgen um 8", "message": "Oma anzurufen"},
        ),
        (
            "remind me tomorrow at 9 to take the bike to the shop and fix it",
            earlier("get_email_details", "open the invoice", email_id="m1"),
            "schedule_reminder",
            {"when": "tomorrow at 9", "message": "take the bike to the shop and fix it"},
        ),
    ],
)
async def test_that_is_what_the_conversation_found_before(
    text: str, recent: Sequence[RecentCall], tool: str, args: dict[str, Json]
) -> None:
    calls, _ = await carried_out(text, recent=list(recent))
    assert (calls[-1].tool_name, calls[-1].args) == (tool, args)


@pytest.mark.requirement("planners.embedded.results.asked")
async def test_what_may_be_several_things_is_asked_about_and_not_guessed() -> None:
    recent = earlier("get_calendar_events", "show my events", start_date="tomorrow")
    calls, end = await carried_out("add that to my calendar", recent=recent)
    assert calls == []
    assert isinstance(end, AskPlan)
    assert end.missing[:1] == ["title"]


@pytest.mark.requirement("planners.embedded.results.own-address")
async def test_the_users_own_address_is_asked_for_once_and_kept() -> None:
    _, end = await carried_out("email me my tasks", profile={})
    assert isinstance(end, AskPlan)
    assert end.state == AddressQuestion().model_dump()
    assert "profile" in end.question
    asked = [Asked(question=end.question, state=end.state, replies=["it's sam@example.com"])]
    calls, _ = await carried_out("email me my tasks\nit's sam@example.com", profile={}, asked=asked)
    found = {call.tool_name: call.args for call in calls}
    assert found["update_profile"] == {"updates": {"email": SAM}}
    assert found["compose_email"] == mailed(SAM, "Your tasks", TASKS)


@pytest.mark.requirement("documented.examples.handed")
async def test_the_address_that_is_kept_is_no_part_of_the_summary() -> None:
    words = "Get my calendar events for next week and email me a summary"
    _, end = await carried_out(words, profile={})
    assert isinstance(end, AskPlan)
    asked = [Asked(question=end.question, state=end.state, replies=[SAM])]
    calls, _ = await carried_out(f"{words}\n{SAM}", profile={}, asked=asked)
    [sent] = [call.args for call in calls if call.tool_name == "compose_email"]
    assert sent["body"] == EVENTS
