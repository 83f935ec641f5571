"""Examples of other documents and their kinds, planned with the real judge: what is called, and that none is lost."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.plan import AnswerPlan, AskPlan, Observation
from steward.language.deliveries import read_delivery
from steward.search.retrieval import ToolRetriever
from tests.integration.test_models_statements import acts, planned, retriever
from tests.support.meanings import meaning_of

__all__ = ["retriever"]


@pytest.mark.parametrize(
    ("request_text", "calls"),
    [
        (
            "Schedule a meeting with Bob next week and find the report from last quarter",
            [
                ("create_calendar_event", {"title": "meeting with Bob", "start_time": "next week"}),
                ("search_email", {"query": "report", "date": "last quarter"}),
            ],
        ),
        (
            "weather in Tokyo and the price of XYZZY",
            [("get_weather", {"location": "Tokyo"}), ("get_stock_price", {"symbol": "XYZZY"})],
        ),
        ("show my tasks and the news", [("list_tasks", {}), ("get_news_groundnews", {})]),
        (
            "add task to buy groceries and call the dentist",
            [("add_task", {"title": "buy groceries"}), ("add_task", {"title": "call the dentist"})],
        ),
        ("what do I need to do?", [("list_tasks", {"status": "open"})]),
        ("was muss ich noch machen?", [("list_tasks", {"status": "open"})]),
        ("qué tengo que hacer", [("list_tasks", {"status": "open"})]),
        ("Summarize this week's events and email them to me", [("get_calendar_events", {"start_date": "this week"})]),
        ("fass meine Termine diese Woche zusammen", [("get_calendar_events", {"start_date": "diese Woche"})]),
        ("Send my daily summary to Telegram", [("get_daily_briefing", {})]),
        ("schick mir meine Tagesübersicht per Telegram", [("get_daily_briefing", {})]),
        ("Ist noch was offen?", [("list_tasks", {"status": "open"})]),
        ("is anything still open?", [("list_tasks", {"status": "open"})]),
        ("¿Queda algo pendiente?", [("list_tasks", {"status": "open"})]),
        ("Was steht noch auf meiner Liste?", [("list_tasks", {"status": "open"})]),
        ("show the cancelled tasks", [("list_tasks", {"status": "cancelled"})]),
        ("Wer hat mir gestern geschrieben?", [("search_email", {"date": "gestern"})]),
        ("¿Quién me escribió ayer?", [("search_email", {"date": "ayer"})]),
        ("Wann ist das Kino?", [("get_calendar_events", {"end_date": "in 90 days"})]),
        ("¿Tengo algo el martes?", [("get_calendar_events", {"start_date": "martes"})]),
        (
            "put lunch with Sara on Friday at 1",
            [("create_calendar_event", {"title": "lunch with Sara", "start_time": "Friday at 1"})],
        ),
        (
            "Pon cita con el médico el jueves a las 10",
            [("create_calendar_event", {"title": "cita con el médico", "start_time": "el jueves a las 10"})],
        ),
        (
            "pon la cita del médico el viernes",
            [("update_calendar_event", {"event_id": "cita del médico", "current_day": "el viernes"})],
        ),
        ("change groceries to buy groceries and milk", [("list_tasks", {})]),
        ("change buy milk to buy bread", [("list_tasks", {})]),
        ("ändere Einkauf in Milch kaufen", [("list_tasks", {})]),
        ("cambia compras por comprar leche", [("list_tasks", {})]),
        ("change my plan to visit Rome", [("update_profile", {"updates": {"plan": "visit Rome"}})]),
        ("cancel my meeting", [("get_calendar_events", {})]),
        ("delete my task", [("list_tasks", {})]),
        ("lösch meine Erinnerung", [("list_reminders", {})]),
        ("borra mi tarea", [("list_tasks", {})]),
        ("find me the hosting invoice", [("search_email", {"query": "hosting invoice"})]),
        ("find the news about Tesla and the budget", [("get_news_groundnews", {"query": "Tesla and the budget"})]),
    ],
)
@pytest.mark.requirement("documented.examples.planned")
async def test_an_example_is_planned_whole(
    request_text: str, calls: list[tuple[str, dict[str, Any]]], retriever: ToolRetriever
) -> None:
    assert acts(await planned(request_text, retriever)) == calls


@pytest.mark.requirement("documented.examples.no-tool")
async def test_a_request_of_which_one_part_has_no_tool_asks_for_the_other(retriever: ToolRetriever) -> None:
    plan = await planned("Book a flight to NYC and let John know", retriever)
    assert isinstance(plan, AskPlan)
    assert plan.draft is not None
    assert (plan.draft.tool_name, plan.draft.args) == ("compose_email", {"to": "John"})
    assert plan.undone == "I did nothing about “Book a flight to NYC”."


LISTED = [{"task_id": 1, "title": "Call Ann", "status": "open"}, {"task_id": 2, "title": "Call Ben", "status": "open"}]


@pytest.mark.parametrize("text", ["delete my task", "lösch meine Aufgabe", "borra mi tarea"])
@pytest.mark.parametrize("tasks", [LISTED, LISTED[:1]])
@pytest.mark.requirement("documented.examples.which")
async def test_which_of_the_things_there_are_is_asked_with_their_list(
    text: str, tasks: list[dict[str, Any]], retriever: ToolRetriever
) -> None:
    seen = Observation(tool_name="list_tasks", ok=True, result={"tasks": tasks}, meaning=meaning_of("list_tasks"))
    plan = await planned(text, retriever, [seen])
    assert isinstance(plan, AskPlan)
    assert plan.draft is None
    assert [line[:3] for line in plan.question.splitlines()[1:]] == [
        f"({number})" for number in range(1, len(tasks) + 1)
    ]


@pytest.mark.requirement("documented.examples.which")
async def test_where_there_is_none_nothing_is_asked(retriever: ToolRetriever) -> None:
    seen = Observation(tool_name="list_tasks", ok=True, result={"tasks": []}, meaning=meaning_of("list_tasks"))
    plan = await planned("delete my task", retriever, [seen])
    assert isinstance(plan, AnswerPlan)
    assert plan.text.startswith("I found nothing")


@pytest.mark.parametrize("order", ["Yes, draft the email.", "ja, schreib die Mail", "sí, redacta el correo"])
@pytest.mark.requirement("documented.examples.no-tool")
async def test_an_order_to_draft_is_answered_and_no_text(order: str, retriever: ToolRetriever) -> None:
    assert isinstance(await planned(order, retriever), AnswerPlan)


@pytest.mark.parametrize(
    ("order", "to", "what"),
    [
        ("email them to me", "", "them"),
        ("schick sie mir per Mail", "", "sie"),
        ("schick es mir", "", "es"),
        ("schick das Kim per Mail", "Kim", "das"),
        ("mándamelas por correo", "", "las"),
    ],
)
@pytest.mark.requirement("documented.examples.handed")
def test_what_was_read_is_handed_to_whom_the_order_names(order: str, to: str, what: str) -> None:
    found = read_delivery(order)
    assert found is not None
    assert (found.channel, found.to, found.content) == ("mail", to, what)
