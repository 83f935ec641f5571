"""What is done to a thing that was just talked about: which deed, to which thing, and by which tool."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Deed, Reading, RecentCall
from steward.dialogue.last_values import read_value
from steward.dialogue.mail_questions import read_question
from steward.dialogue.people_meant import read_detail, with_person
from steward.dialogue.readings import NOTHING, Standing, Tool, read_request
from tests.support.meanings import meaning_of

NOW = datetime(2026, 11, 23, 9, tzinfo=UTC)


def call(tool: str, request: str, result: Json, *, problem_id: int = 7, **args: Any) -> RecentCall:
    known = meaning_of(tool)
    return RecentCall(
        problem_id=problem_id, request=request, tool_name=tool, meaning=known, args=args, result=result, at=NOW
    )


def event(key: str, title: str, start: str) -> dict[str, Json]:
    return {"event_id": key, "title": title, "start_time": start}


TEAM = event("t", "Team meeting", "2026-11-24T10:00:00+01:00")
YOGA = event("y", "Yoga class", "2026-11-25T18:30:00+01:00")
CALENDAR = call("get_calendar_events", "when is yoga", {"events": [TEAM, YOGA]})
SEVERAL = call("get_calendar_events", "what's on tomorrow", {"events": [TEAM, YOGA]})
MADE = call("create_calendar_event", "put yoga in my calendar", YOGA)
GONE = call("delete_calendar_event", "delete yoga", {"event_id": "y", "deleted": True})
TASK = call("add_task", "add call Kim", {"task_id": 3, "title": "call Kim", "status": "open", "due_date": None})
MILK = {"task_id": 4, "title": "Buy oat milk", "status": "open"}
BILL = {"task_id": 6, "title": "Pay electricity bill", "status": "open"}
TASKS = call("list_tasks", "my tasks", {"tasks": [MILK, BILL]})
OPEN = call("list_tasks", "what do I need to do?", {"tasks": [BILL]}, problem_id=8)
FACT = call("store_fact", "remember the talk", {"fact_id": "2", "fact": "giving a talk in spring"})
WATER = {"reminder_id": 5, "message": "Water the plants", "due_at": "2026-11-24T18:00:00+01:00"}
TAXES = {"reminder_id": 6, "message": "Call the accountant", "due_at": "2026-11-27T08:30:00+01:00"}
REMINDERS = call("list_reminders", "which reminders", {"reminders": [WATER, TAXES]}, problem_id=6)
SET = call("schedule_reminder", "remind me at 6pm to water the plants", WATER)
SNOOZED = call("snooze_reminder", "push the second", TAXES)
PRICE = call("get_stock_price", "nvidia price", {"price": 141.2, "currency": "USD"}, symbol="nvidia")
SUM = call("calculate", "1840 * 0.12", {"expression": "1840 * 0.12", "result": 220.8}, expression="1840 * 0.12")
FRANCS = call("get_exchange_rate", "350 eur", {"rate": 0.95}, amount=350, from_currency="EUR", to_currency="CHF")
BILLING = "Billing <billing@hosting.example>"
INVOICE = {"id": "m1", "from": BILLING, "subject": "Your invoice", "snippet": "The amount is $1,086.40."}
MAIL = call("search_email", "the hosting invoice", {"emails": [INVOICE]}, query="hosting")
MAILS = call("search_email", "invoices", {"emails": [INVOICE, {**INVOICE, "id": "m2"}]}, query="invoice")
PETRA = call("add_contact", "new contact", {"contact_id": 2, "name": "Petra Lindqvist"}, name="Petra Lindqvist")
KIM = call("compose_email", "mail kim", {"id": "s1"}, to="kim@studio.example", body="hi")
WEATHER = call("get_weather", "weather", {"temperature": 5}, location="Berlin")


def read(text: str, *recent: RecentCall, own: Standing = NOTHING) -> Reading:
    return read_request(text, recent, lambda _: Tool(), lambda clause: own if clause != text else NOTHING)


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "recent", "deed", "thing", "args"),
    [
        ("way too early lol. move it to 15:30 same day", [CALENDAR], Deed.MOVE, "y", {"when": "2026-11-25 15:30"}),
        ("make it half an hour later", [MADE], Deed.MOVE, "y", {"when": "2026-11-25T19:00:00+01:00"}),
        ("bring it forward by 15 minutes", [MADE], Deed.MOVE, "y", {"when": "2026-11-25T18:15:00+01:00"}),
        ("Mach es eine Stunde später", [MADE], Deed.MOVE, "y", {"when": "2026-11-25T19:30:00+01:00"}),
        ("leg sie bitte eine halbe Stunde früher", [MADE], Deed.MOVE, "y", {"when": "2026-11-25T18:00:00+01:00"}),
        ("Verschieb sie um eine Stunde", [SET], Deed.MOVE, 5, {"when": "2026-11-24T19:00:00+01:00"}),
        ("Ponla una hora más tarde", [MADE], Deed.MOVE, "y", {"when": "2026-11-25T19:30:00+01:00"}),
        ("adelántala 15 minutos", [MADE], Deed.MOVE, "y", {"when": "2026-11-25T18:15:00+01:00"}),
        ("Retrásala media hora", [SET], Deed.MOVE, 5, {"when": "2026-11-24T18:30:00+01:00"}),
        ("just shift it to friday", [MADE], Deed.MOVE, "y", {"when": "friday at 18:30"}),
        ("pásalo a las 13:00", [CALENDAR], Deed.MOVE, "y", {"when": "2026-11-25 13:00"}),
        ("verschieb es bitte auf 16 uhr", [CALENDAR], Deed.MOVE, "y", {"when": "2026-11-25 16:00"}),
        ("can't make it, delete it", [CALENDAR], Deed.DELETE, "y", {}),
        ("bah they cancelled. take it out", [MADE], Deed.DELETE, "y", {}),
        ("sag es ab", [MADE], Deed.DELETE, "y", {}),
        ("bórralo", [MADE], Deed.DELETE, "y", {}),
        ("delete that again, they found someone else", [FACT], Deed.DELETE, "2", {}),
        ("and scrap the first", [SNOOZED, REMINDERS], Deed.DELETE, 5, {}),
        ("delete the first one", [OPEN, TASKS], Deed.DELETE, 6, {}),
        ("nah lose the reminder", [WEATHER, SNOOZED], Deed.DELETE, 6, {}),
        ("actually forget about the plants", [REMINDERS], Deed.DELETE, 5, {}),
        ("delete the electricity one, my flatmate deals with it", [TASKS], Deed.DELETE, 6, {}),
        ("due friday", [TASK], Deed.DUE, 3, {"when": "friday"}),
        ("bis freitag", [TASK], Deed.DUE, 3, {"when": "freitag"}),
        ("para el lunes", [TASK], Deed.DUE, 3, {"when": "lunes"}),
        ("the oat milk is due tomorrow", [TASKS], Deed.DUE, 4, {"when": "tomorrow"}),
        ("ist schon erledigt", [TASK], Deed.COMPLETE, 3, {}),
        ("reopen that one", [TASK], Deed.REOPEN, 3, {}),
        (
            "i'll do that in the library, put that in as the place",
            [MADE],
            Deed.PLACE,
            "y",
            {"location": "the library"},
        ),
        (
            "y avísame media hora antes",
            [CALENDAR],
            Deed.REMIND,
            "y",
            {"when": "2026-11-25T18:00:00+01:00", "message": "Yoga class"},
        ),
        ("ok what's left", [SNOOZED], Deed.REST, None, {"status": "open"}),
        ("her number is +46 70 555 12 34", [PETRA], Deed.DETAIL, 2, {"phone": "+46 70 555 12 34"}),
        ("ihre mail ist petra@l.example", [PETRA], Deed.DETAIL, 2, {"email": "petra@l.example"}),
        ("how much is it", [MAIL], Deed.READ, "m1", {}),
        ("what did i pay for it", [MAIL], Deed.READ, "m1", {}),
        ("wann will er das haben", [MAIL], Deed.READ, "m1", {}),
    ],
)
def test_a_deed_is_read_with_its_thing(
    text: str, recent: list[RecentCall], deed: Deed, thing: int | str | None, args: dict[str, Json]
) -> None:
    reading = read(text, *recent)
    assert (reading.deed, reading.thing, reading.args) == (deed, thing, args)


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "recent"),
    [
        ("delete it", [SEVERAL]),
        ("delete it", [GONE]),
        ("delete it", [WEATHER]),
        ("delete it", [TASKS]),
        ("delete the garden one", [TASKS]),
        ("move it to a better place", [MADE]),
        ("make it a bit later", [MADE]),
        ("make it 30 minutes", [MADE]),
        ("it's at 5", [MADE]),
        ("remind me to call Bob before", [MADE]),
        ("what's left?", [WEATHER]),
        ("her number is +46 70 555 12 34", [WEATHER]),
        ("how much is it", [MAILS]),
        ("how high is the tower in Paris", [MAIL]),
    ],
)
def test_no_deed_is_read_where_the_thing_is_in_doubt(text: str, recent: list[RecentCall]) -> None:
    assert read(text, *recent).deed is None


def test_a_further_request_beside_the_deed_leaves_the_message_whole() -> None:
    text = "delete it, remind me at 5 to call Bob"
    assert read(text, MADE, own=Standing("schedule_reminder", 0.95, complete=True)).deed is None


def test_what_is_taken_back_afterwards_is_not_done() -> None:
    assert read("delete it. no don't delete it", MADE).deed is None


def test_a_question_that_is_likelier_a_request_is_not_read_in_the_mail() -> None:
    assert read_question("how much is it", [MAIL], lambda _: True) is None


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "before", "deed", "args"),
    [
        ("plus 19 percent", SUM, Deed.COMPUTE, {"expression": "220.8 + 19%"}),
        ("split by 3", SUM, Deed.COMPUTE, {"expression": "220.8 / 3"}),
        ("und geteilt durch 3", SUM, Deed.COMPUTE, {"expression": "220.8 / 3"}),
        ("más 19 %", SUM, Deed.COMPUTE, {"expression": "220.8 + 19%"}),
        ("what would 10 of those cost me", PRICE, Deed.COMPUTE, {"expression": "10 * 141.2"}),
        ("in euros pls", MAIL, Deed.CONVERT, {"from_currency": "USD", "to_currency": "EUR", "amount": 1086.4}),
        ("and in swiss francs?", PRICE, Deed.CONVERT, {"from_currency": "USD", "to_currency": "CHF", "amount": 141.2}),
        (
            "those were euros. in pounds?",
            SUM,
            Deed.CONVERT,
            {"from_currency": "EUR", "to_currency": "GBP", "amount": 220.8},
        ),
        ("y en libras", FRANCS, Deed.CONVERT, {"from_currency": "EUR", "to_currency": "GBP", "amount": 350.0}),
    ],
)
def test_a_value_told_last_is_gone_on_from(text: str, before: RecentCall, deed: Deed, args: dict[str, Json]) -> None:
    reading = read_value(text, [before])
    assert reading is not None
    assert (reading.deed, reading.args) == (deed, args)


@pytest.mark.parametrize(
    ("text", "before"),
    [("in pounds?", SUM), ("in dollars", MAIL), ("in Munich?", PRICE), ("plus an apple", SUM), ("in euros", WEATHER)],
)
def test_without_a_known_value_nothing_is_reckoned(text: str, before: RecentCall) -> None:
    assert read_value(text, [before]) is None


@pytest.mark.requirement("dialogue.read-in-full")
@pytest.mark.parametrize(
    ("text", "before", "full"),
    [
        ("mail her that it is ready", PETRA, "mail Petra Lindqvist that it is ready"),
        ("tell him i'm late", KIM, "tell kim@studio.example i'm late"),
        ("schreib ihr dass es fertig ist", PETRA, "schreib Petra Lindqvist dass es fertig ist"),
        ("mándale que ya está", PETRA, "mándale a Petra Lindqvist que ya está"),
        ("mail her number to bob", PETRA, None),
        ("reply to her that it works", MAIL, None),
        ("mail her that it is ready", WEATHER, None),
    ],
)
def test_him_and_her_are_who_was_talked_about(text: str, before: RecentCall, full: str | None) -> None:
    assert with_person(text, [before]) == full


def test_a_number_is_told_of_a_contact_alone() -> None:
    assert read_detail("her number is +46 70 555 12 34", [KIM]) is None


def test_what_is_only_told_beside_a_device_is_left_out() -> None:
    garage = call(
        "control_device", "open the garage door", {"name": "Garage door"}, device_id="cover.garage", action="open"
    )
    reading = read("bike is out, close it again", garage)
    assert (reading.act, reading.text) == (Act.REFERENCE, "close the Garage door again")


@pytest.mark.parametrize(
    ("message", "title"),
    [
        ("change call Kim to call Kim and Ana", "call Kim and Ana"),
        ("rename “call Kim” to “call Lee”", "call Lee"),
        ("Benenne call Kim in Kim anrufen um", "Kim anrufen"),
        ("cambia call Kim por llamar a Kim", "llamar a Kim"),
    ],
)
@pytest.mark.requirement("dialogue.deeds.rename")
def test_a_thing_called_by_its_whole_name_gets_the_new_one(message: str, title: str) -> None:
    reading = read(message, TASK)
    assert (reading.deed, reading.thing, reading.args) == (Deed.RENAME, 3, {"title": title})


@pytest.mark.parametrize("message", ["change Kim to Lee", "change call Kim to friday", "change the oil to 5W30"])
@pytest.mark.requirement("dialogue.deeds.rename")
def test_what_is_no_whole_name_is_renamed_by_nobody(message: str) -> None:
    assert read(message, TASK).deed is not Deed.RENAME
