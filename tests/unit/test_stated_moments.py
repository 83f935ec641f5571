"""A model's moment that is another than the user's words say is asked about."""

from __future__ import annotations

from typing import Any

import pytest

from steward.activities.stated_moments import moment_doubt
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.plan import ToolCall
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_requester


@pytest.mark.requirement("planning.moments.stated")
@pytest.mark.parametrize(
    ("said", "when", "asks"),
    [
        ("remind me tomorrow at 9 to call Ann", "2025-11-21T09:00", False),
        ("remind me tomorrow at 9 to call Ann", "tomorrow at 9", False),
        ("remind me tomorrow to call Ann", "2025-11-21T14:00", False),
        ("remind me to call Ann", "2025-11-21T14:00", False),
        ("remind me on Friday about the visit on Monday", "2025-11-28T09:00", False),
        ("remind me tomorrow at 9 to call Ann", "2025-11-22T09:00", True),
        ("remind me tomorrow at 9 to call Ann", "2025-11-21T10:00", True),
        ("erinnere mich morgen um 9 Uhr an Ann", "2025-11-21T09:00", False),
        ("erinnere mich morgen um 9 Uhr an Ann", "2025-11-28T09:00", True),
        ("recuérdame mañana a las 9 llamar a Ana", "2025-11-21T09:00", False),
        ("recuérdame mañana a las 9 llamar a Ana", "2025-11-21T21:00", True),
        ("recuérdame mañana a las 3 llamar a Ana", "2025-11-21T03:00", True),
        ("weck mich morgen um halb 7", "2025-11-21T06:30", False),
        ("weck mich morgen um halb 7", "2025-11-21T18:30", False),
        ("remind me tomorrow at 9pm to call Ann", "2025-11-21T09:00", True),
        ("recuérdame el jueves q viene a las 9 llamar a Ana", "2025-11-27T09:00", False),
        ("it's three weeks from today, remind me to call Ann", "2025-12-11T07:25", False),
        ("it's three weeks from today, remind me to call Ann", "2025-11-20T18:00", True),
        ("erinnere mich heute in drei Wochen an Ann", "2025-12-11T09:00", False),
        ("recuérdame dos días después del lunes llamar a Ana", "2025-11-26T09:00", False),
    ],
)
async def test_a_moment_that_was_not_said_is_asked_about(said: str, when: str, asks: bool) -> None:
    spec: Any = Registry().resolve("schedule_reminder")
    call = ToolCall(tool_name="schedule_reminder", args={"message": "call Ann", "when": when})
    prepared = await Preparer(Registry()).prepare(call, a_requester(), NOW.isoformat())
    assert prepared.errors == []
    assert bool(moment_doubt(prepared, spec, [said], a_requester().timezone, NOW)) is asks


async def doubt(said: str, tool: str, name: str, when: str, *earlier: str, **more: Any) -> str:
    """Why a call with that moment is asked about; NOW is Thursday 20 November 2025, 16:30."""
    spec: Any = Registry().resolve(tool)
    call = PreparedCall(tool_name=tool, args={name: when, **more}, verdict=Verdict.RUN, effect=spec.effect)
    return moment_doubt(call, spec, [said], a_requester().timezone, NOW, earlier)


@pytest.mark.requirement("planning.moments.time-alone")
@pytest.mark.parametrize(
    ("said", "when", "asks"),
    [
        ("remind me at 7 to call Ann", "2025-11-20T19:00+01:00", False),
        ("remind me at 7 to call Ann", "2025-11-21T07:00+01:00", False),
        ("remind me at 7 to call Ann", "2025-11-20T20:00+01:00", True),
        ("remind me at 3 to call Ann", "2025-11-21T15:00+01:00", False),
        ("remind me at 7pm to call Ann", "2025-11-20T19:00+01:00", False),
        ("remind me at 7pm to call Ann", "2025-11-21T07:00+01:00", True),
        ("remind me at 7pm to call Ann", "2025-11-27T19:00+01:00", True),
        ("erinnere mich um 7 an Ann", "2025-11-20T19:00+01:00", False),
        ("erinnere mich um 19 Uhr an Ann", "2025-11-20T18:00+01:00", True),
        ("recuérdame a las 7 llamar a Ana", "2025-11-20T19:00+01:00", False),
        ("recuérdame a las 7 de la tarde llamar a Ana", "2025-11-21T07:00+01:00", True),
        ("remind me tonight at 8", "2025-11-20T20:00+01:00", False),
        ("remind me tonight at 8", "2025-11-20T21:00+01:00", True),
        ("remind me tomorrow morning", "2025-11-21T08:00+01:00", False),
        ("remind me this evening", "2025-11-20T20:00+01:00", False),
        ("remind me half an hour before my 5pm call", "2025-11-20T16:30+01:00", False),
        ("erinnere mich eine Stunde vor dem Termin um 18 Uhr", "2025-11-20T17:00+01:00", False),
        ("remind me tomorrow morning", "2025-11-22T08:00+01:00", True),
    ],
)
async def test_a_time_without_a_day_is_compared_as_a_time(said: str, when: str, *, asks: bool) -> None:
    assert bool(await doubt(said, "schedule_reminder", "when", when)) is asks


@pytest.mark.requirement("planning.moments.several-days")
@pytest.mark.parametrize(
    ("said", "when", "asks"),
    [
        ("put the meetings of next week into my calendar", "2025-11-24T10:00+01:00", False),
        ("put the meetings of next week into my calendar", "2025-11-30T10:00+01:00", False),
        ("put the meetings of next week into my calendar", "2025-12-01T10:00+01:00", True),
        ("put it in next week at 3pm", "2025-11-25T15:00+01:00", False),
        ("put it in next week at 3pm", "2025-11-25T16:00+01:00", True),
        ("put it in on the weekend", "2025-11-23T11:00+01:00", False),
        ("put it in on the weekend", "2025-11-24T11:00+01:00", True),
        ("put it in on a day in January at 9", "2026-01-17T09:00+01:00", False),
        ("put it in on a day in January at 9", "2026-02-17T09:00+01:00", True),
        ("put it in in the morning", "2025-11-27T11:00+01:00", False),
        ("put it in next month", "2025-12-03T11:00+01:00", False),
        ("trag es nächste Woche ein", "2025-11-25T10:00+01:00", False),
        ("trag es am Wochenende ein", "2025-11-23T10:00+01:00", False),
        ("ponlo la próxima semana", "2025-11-25T10:00+01:00", False),
        ("ponlo el fin de semana", "2025-11-25T10:00+01:00", True),
    ],
)
async def test_a_span_of_days_contradicts_only_what_is_outside_it(said: str, when: str, *, asks: bool) -> None:
    assert bool(await doubt(said, "create_calendar_event", "start_time", when)) is asks


@pytest.mark.requirement("planning.moments.several-days")
async def test_a_span_of_days_is_named_whole() -> None:
    asked = await doubt("put it in next week", "create_calendar_event", "start_time", "2025-12-01T10:00+01:00")
    assert asked == (
        "You said “next week”, which is from Monday 24 November to Sunday 30 November, and this says Monday 1 December,"
        " 10:00."
    )


@pytest.mark.requirement("planning.moments.time-alone")
async def test_the_day_of_a_time_may_be_one_that_the_conversation_named() -> None:
    call = ("remind me at 7pm then", "schedule_reminder", "when", "2025-11-27T19:00+01:00")
    assert await doubt(*call)
    assert not await doubt(*call, "Next Thursday you have nothing.")


@pytest.mark.requirement("planning.moments.moves")
@pytest.mark.parametrize(
    ("said", "start", "asks"),
    [
        ("move it to 7pm", "2025-11-28T19:00+01:00", False),
        ("move it to 7pm", "2025-11-28T18:00+01:00", True),
        ("move my 3pm call to 4pm", "2025-11-20T16:00+01:00", False),
        ("move my 3pm call to 4pm", "2025-11-20T15:00+01:00", True),
        ("move the call on Friday to Monday", "2025-11-24T10:00+01:00", False),
        ("move the call on Friday to Monday", "2025-11-21T10:00+01:00", True),
        ("move tomorrow's call to Monday at 9", "2025-11-24T09:00+01:00", False),
        ("move tomorrow's call to Monday at 9", "2025-11-24T10:00+01:00", True),
        ("postpone tomorrow's call by a week", "2025-11-28T10:00+01:00", False),
        ("postpone the 3pm call by half an hour", "2025-11-20T15:30+01:00", False),
        ("move it from 2 to 4pm", "2025-11-20T14:00+01:00", False),
        ("verschieb es auf 19 Uhr", "2025-11-28T19:00+01:00", False),
        ("verschieb es auf 19 Uhr", "2025-11-28T20:00+01:00", True),
        ("verschieb es um 2 Stunden", "2025-11-20T18:30+01:00", False),
        ("verschieb den Termin morgen auf den 28.", "2025-11-28T10:00+01:00", False),
        ("muévelo a las 7", "2025-11-28T19:00+01:00", False),
        ("muévelo a las 7", "2025-11-28T18:00+01:00", True),
        ("pasa la cita de mañana al lunes", "2025-11-24T10:00+01:00", False),
        ("pasa la cita de mañana al lunes", "2025-11-21T10:00+01:00", True),
        ("it was moved to Monday, same time", "2025-12-01T10:00+01:00", False),
        ("me lo han cambiado al domingo, mismas horas", "2025-11-30T10:00+01:00", False),
        ("it was moved to Monday, same time", "2025-12-02T10:00+01:00", True),
        ("move it to tomorrow", "2025-11-28T10:00+01:00", True),
    ],
)
async def test_of_a_move_only_the_new_start_counts(said: str, start: str, *, asks: bool) -> None:
    found = await doubt(said, "update_calendar_event", "start_time", start, event_id="e-1")
    assert bool(found) is asks


@pytest.mark.requirement("planning.moments.ranges")
@pytest.mark.parametrize(
    ("said", "start", "asks"),
    [
        ("book a meeting tomorrow from 2 to 4pm", "2025-11-21T14:00+01:00", False),
        ("book a meeting tomorrow from 2pm to 4pm", "2025-11-21T14:00+01:00", False),
        ("book a meeting tomorrow from 2pm to 4pm", "2025-11-21T16:00+01:00", True),
        ("book a meeting tomorrow between 9 and 11am", "2025-11-21T09:00+01:00", False),
        ("book a meeting tomorrow 14:00-16:00", "2025-11-21T15:00+01:00", True),
        ("book a meeting tomorrow from 2 to 4pm", "2025-11-22T14:00+01:00", True),
        ("Termin morgen von 14 bis 16 Uhr", "2025-11-21T14:00+01:00", False),
        ("Termin morgen 14-16 Uhr", "2025-11-21T14:00+01:00", False),
        ("reunión mañana de 14:00 a 16:00", "2025-11-21T14:00+01:00", False),
        ("reunión mañana de 14:00 a 16:00", "2025-11-21T16:00+01:00", True),
    ],
)
async def test_of_a_range_the_beginning_is_the_moment(said: str, start: str, *, asks: bool) -> None:
    assert bool(await doubt(said, "create_calendar_event", "start_time", start, title="Meeting")) is asks


@pytest.mark.requirement("planning.moments.days")
@pytest.mark.parametrize(
    ("said", "day", "asks"),
    [
        ("add a task to pay the rent by Friday", "2025-11-21", False),
        ("add a task to pay the rent by Friday", "2025-11-24", True),
        ("add a task to pay the rent next week", "2025-11-26", False),
        ("add a task to pay the rent", "2025-11-26", False),
        ("Aufgabe: Miete zahlen, bis Freitag", "2025-11-28", True),
        ("añade la tarea pagar el alquiler para mañana", "2025-11-21", False),
    ],
)
async def test_a_day_without_a_time_is_compared_as_a_day(said: str, day: str, asks: bool) -> None:
    assert bool(await doubt(said, "add_task", "due_date", day)) is asks
