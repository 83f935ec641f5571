"""Whether words ask for a tool's deed: mood, verb and object, and what of it is done, asked about or left alone."""

from __future__ import annotations

import pytest

from steward.contracts.tool import Candidate, Effect
from steward.contracts.tool_proposals import propose
from steward.language.gloss import in_english
from steward.planners.embedded.asked_effects import Asked, asked_for
from steward.search.retrieval import as_candidate
from steward.tools.registry import Registry

TOOLS: dict[str, Candidate] = {spec.name: as_candidate(spec, 0.0) for spec in Registry().specs()}


def asked(text: str, tool: Candidate) -> Asked:
    return asked_for(text, in_english(text).text, tool)


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
@pytest.mark.parametrize(
    ("text", "tool", "said"),
    [
        ("delete task 3", "delete_task", Asked.YES),
        ("get rid of the milk task", "delete_task", Asked.YES),
        ("lösch die Aufgabe 3", "delete_task", Asked.YES),
        ("delete all orders from the database", "delete_task", Asked.NO),
        ("don't delete task 3", "delete_task", Asked.NO),
        ("how do I delete a task?", "delete_task", Asked.NO),
        ("the milk task", "delete_task", Asked.UNSURE),
        ("turn off the kitchen light", "control_device", Asked.YES),
        ("apaga la luz", "control_device", Asked.YES),
        ("is the kitchen light on?", "control_device", Asked.NO),
        ("it is dark in the kitchen", "control_device", Asked.UNSURE),
        ("it's too bright, dim the lamp", "control_device", Asked.YES),
        ("send Bob a mail", "compose_email", Asked.YES),
        ("let Bob know that I'm late", "compose_email", Asked.YES),
        ("Bob asked me to send him a mail", "compose_email", Asked.UNSURE),
        ("Send my todo list to Telegram", "add_task", Asked.NO),
        ("send the file to Bob, put it on my todo list", "add_task", Asked.YES),
        ("book a table at Luigi's for 4 tomorrow at 8", "create_calendar_event", Asked.NO),
        ("Reserviere einen Tisch bei Luigi für morgen um 20 Uhr", "create_calendar_event", Asked.NO),
        ("por favor reserva una mesa en Luigi para mañana a las 8", "create_calendar_event", Asked.NO),
        ("book a table at Luigi's, put it in my calendar", "create_calendar_event", Asked.YES),
        ("book an hour with Bob tomorrow at 8", "create_calendar_event", Asked.YES),
        ("book a table tennis match on Friday at 5", "create_calendar_event", Asked.YES),
        ("milk and bread", "add_task", Asked.YES),
        ("I need to buy milk", "add_task", Asked.YES),
        ("I'm in Madrid on Friday", "create_calendar_event", Asked.UNSURE),
        ("I'm seeing Kim on Friday, add it to the calendar", "create_calendar_event", Asked.YES),
        ("mark the mail from Bob as done", "complete_task", Asked.NO),
        ("what is the capital of France?", "get_current_time", Asked.NO),
        ("wie spät ist es in Tokio?", "get_current_time", Asked.YES),
        ("convert 100 km to miles", "get_exchange_rate", Asked.NO),
        ("wandle 20 Grad in Fahrenheit um", "get_exchange_rate", Asked.NO),
        ("convierte 100 libras a euros", "get_exchange_rate", Asked.YES),
        ("what is a pound in euros", "get_exchange_rate", Asked.YES),
        ("did Bob write?", "search_email", Asked.YES),
        ("did Bob answer the mail I sent?", "search_email", Asked.YES),
        ("find Bob's answer to the mail I sent", "search_email", Asked.YES),
        ("what mails did I send?", "search_email", Asked.NO),
        ("show me the mails I sent", "search_email", Asked.NO),
        ("Welche Mails habe ich verschickt?", "search_email", Asked.NO),
        ("¿Qué correos he enviado?", "search_email", Asked.NO),
        ("what did I send today?", "get_daily_briefing", Asked.NO),
        ("did I answer Bob?", "list_tasks", Asked.NO),
        ("my locker code is 4411", "store_fact", Asked.YES),
    ],
)
def test_an_effect_needs_an_order_that_the_tool_serves(text: str, tool: str, said: Asked) -> None:
    assert asked(text, TOOLS[tool]) is said


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
def test_a_question_may_be_for_a_strangers_tool_that_does_not_say_it_only_reads() -> None:
    looks = TOOLS["list_tasks"].model_copy(update={"name": "tracker_board_overview", "effect": Effect.ONCE})
    assert asked("which cards are on the board?", looks) is Asked.YES
    meaning = propose("delete_board", looks.parameters, reads=False)
    deletes = looks.model_copy(update={"name": "delete_board", "meaning": meaning})
    assert asked("which cards are on the board?", deletes) is Asked.NO


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
def test_a_candidate_of_a_version_before_may_do_anything() -> None:
    told = TOOLS["list_tasks"].model_dump(exclude={"effect"})
    assert Candidate.model_validate(told).effect is Effect.ONCE
