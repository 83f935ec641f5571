"""What begins with a yes, or is made of words for it, and gives no permission; and what does that looks like it."""

from __future__ import annotations

from typing import Final

import pytest

from steward.api.core.acts import Decide, DecideNamed, Unclear
from steward.api.core.message_acts import act_in_conversation, act_on_problem
from steward.contracts.approval import Approval
from steward.contracts.problem import ProblemView
from steward.tools.catalogue import load_catalogue
from tests.unit.test_yes_and_no import approval, shown, view

_SCHEMAS: Final = {spec.name: spec.parameters.get("properties", {}) for spec in load_catalogue()}


def properties(of: Approval) -> dict[str, object]:
    return dict(_SCHEMAS.get(of.tool_name) or {name: {} for name in of.args})


MAIL: Final = view(1, approval("1-1", to="bob@x.example", subject="Deck", body="The deck is late"))
DOOR: Final = view(2, approval("2-1", "control_device", device_id="front_door", action="unlock"))
EVENT: Final = view(3, approval("3-1", "create_calendar_event", title="Dinner", start_time="2026-11-25T19:00"))
REMOVAL: Final = view(4, approval("4-1", "delete_calendar_event", event_id="ev-3"))
PAYMENT: Final = view(5, approval("5-1", "transfer_money", recipient="ACME", amount="200"))
COPIED: Final = view(6, approval("6-1", to="bob@x.example", cc="carla@x.example", subject="Deck", body="Late"))

NO_YES: Final = (
    *("yeah right", "yeah, right.", "oh yeah right", "as if", "go away", "run away", "good one"),
    *("na ja", "ach ja", "venga ya", "sí hombre", "weg damit", "ja und?", "yes and?", "yes ?", "yes, ok?"),
    *("yes I see", "yes I know", "ja verstehe", "sí, entiendo", "ja halt", "ja, äh, halt", "yes, hm, hold on"),
    *("yes oops", "ja, ups", "yes what a mess", "yes how stupid", "sí qué pena"),
    *("yes give me a sec", "yes 🤔", "yes 🚫", "yes 🤷", "yes 👎", "ja ✋", "sí 🛑"),
)
ASKS_ABOUT_IT: Final = (
    *(
        "yes what?",
        "yes, why?",
        "yes... who is this going to?",
        "yes, which one?",
        "yes, what deck?",
        "yes, what then?",
    ),
    *("yes, what do you mean?", "yes, where does this go?", "yes, what did I ask?", "yes, why now?", "yes, how much?"),
    *("ja was denn", "ja, wieso?", "ja, wohin?", "ja, was steht drin?", "ja, warum denn?"),
    *("sí, ¿por qué?", "sí, ¿a quién?", "sí, ¿qué dice?", "sí, ¿cuándo?", "sí, ¿y?"),
    *("Yes is my favourite band", "yeah, sure, why not fire me too", "ja klar, und dann bin ich gefeuert"),
)
COMES_FIRST: Final = (
    *(
        "yes, check my calendar first",
        "yes show me first",
        "yes, look up his address before",
        "yes check with Kim before",
    ),
    *("yes, turn on the light before sending", "yes, get Kim's OK", "yes, get approval from Kim"),
    *("ja, prüfe erst meinen Kalender", "ja, such zuerst seine Adresse"),
    *("sí, mira mi calendario primero", "sí, busca antes su dirección"),
)
ADDS_TO_IT: Final = (
    *("yes, add Carla in cc", "yes, add the numbers", "yes, add my phone number", "yes, put Kim in copy"),
    *("yes, add Kim and Lee", "yes, and add a line about Friday", "yes, put my name under it", "yes, write a bit more"),
    *("yes, delete the last line", "yes, and delete the last sentence", "yes, start with Dear Bob"),
    *("yes, schedule for tomorrow", "ja, und füge einen Gruß hinzu", "ja, und schreib Grüße dazu"),
    *("ja, lösch den letzten Satz", "ja, stell Kim in CC", "sí, y añade un saludo", "sí, pon a Carla en copia"),
    *("yes, send the deck to Tom", "yes, send everything to Tom", "yes, and send both to Tom", "yes, tell Tom too"),
    *("yes, share with Tom", "ja, schick Tom das Deck", "ja, schick alles an Tom", "sí, envía todo a Tom"),
    *("sí, borra la última frase", "yes, and invite Kim", "ja, leg den Bericht bei"),
)
OF_OTHERS: Final = (
    *(
        (EVENT, text)
        for text in ("yes, invite Kim", "yes, and invite Kim", "yes, show as free", "yes, am I free then?")
    ),
    *((EVENT, text) for text in ("yes, block the day", "yes, who is coming?", "yes, what else is on that day?")),
    *((DOOR, text) for text in ("yes, open the garage", "ja, sperr auf")),
    *((REMOVAL, text) for text in ("go away", "go off", "yes undo", "yes, undo")),
    *((PAYMENT, text) for text in ("yes, pay Bob 20", "yes, pay half now", "yes, pay in two parts", "yes, how much?")),
)


def decides(text: str, waiting: ProblemView) -> bool:
    in_conversation = act_in_conversation(text, (waiting,), shown(waiting), properties)
    on_problem = act_on_problem(text, waiting, shown(waiting), properties)
    kinds = {isinstance(act, Decide | DecideNamed) and act.confirmed for act in (in_conversation, on_problem)}
    assert len(kinds) == 1
    return kinds.pop()


@pytest.mark.requirement("attacks.b6.no-yes")
@pytest.mark.parametrize(
    ("waiting", "text"),
    [*((MAIL, text) for text in (*NO_YES, *ASKS_ABOUT_IT, *COMES_FIRST, *ADDS_TO_IT)), *OF_OTHERS],
)
def test_what_is_no_yes_approves_nothing(waiting: ProblemView, text: str) -> None:
    assert not decides(text, waiting)


@pytest.mark.requirement("attacks.b6.left-open")
@pytest.mark.parametrize("text", [*NO_YES, *ASKS_ABOUT_IT])
def test_what_only_looks_like_a_yes_withdraws_nothing(text: str) -> None:
    assert act_in_conversation(text, (MAIL,), shown(MAIL), properties) == Unclear((MAIL,))


LIST: Final = view(7, MAIL.approvals[0], approval("7-2", to="ann@x.example", subject="Lunch", body="At noon?"))


@pytest.mark.requirement("attacks.b6.no-yes")
@pytest.mark.parametrize("text", [*NO_YES, *ASKS_ABOUT_IT, *COMES_FIRST, *ADDS_TO_IT])
def test_what_is_no_yes_approves_no_list(text: str) -> None:
    assert not decides(text, LIST)


@pytest.mark.requirement("attacks.b6.yes-and-more")
@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("yes, and put it in my calendar", "put it in my calendar"),
        ("yes, and add Lena's number to my contacts", "add Lena's number to my contacts"),
        ("yes and create a task to buy paint", "create a task to buy paint"),
        ("yes. how much is 20 dollars in euros?", "how much is 20 dollars in euros?"),
        ("yes, and snooze the laundry reminder by an hour", "snooze the laundry reminder by an hour"),
        ("yes and wake me at 6", "wake me at 6"),
        ("ja, und trag Mittagessen mit Ana am Freitag um 12 ein", "trag Mittagessen mit Ana am Freitag um 12 ein"),
        ("ja und sperr die Haustür ab", "sperr die Haustür ab"),
        ("ja. wann ist mein nächster Termin?", "wann ist mein nächster Termin?"),
        ("sí, y añade huevos a la lista de la compra", "añade huevos a la lista de la compra"),
        ("sí, y enséñame los correos sin leer", "enséñame los correos sin leer"),
    ],
)
def test_a_request_of_its_own_still_follows_a_yes(text: str, rest: str) -> None:
    assert act_in_conversation(text, (MAIL,), shown(MAIL), properties) == Decide(MAIL, MAIL.approvals[0], True, rest)


@pytest.mark.requirement("attacks.b6.names-its-recipient")
@pytest.mark.parametrize("text", ["yes, send it to Bob", "yes Bob", "send it to bob", "ja, an Bob", "sí, a Bob"])
def test_a_yes_that_names_the_only_recipient_is_a_yes(text: str) -> None:
    assert decides(text, MAIL)
    assert not decides(text, COPIED)


@pytest.mark.requirement("attacks.b6.names-its-recipient")
@pytest.mark.parametrize(
    "text",
    [
        *("yes, send it to Tom", "yes, to Bob and Tom", "yes, to bob@y.example", "yes, Bob Miller", "yes, not to Bob"),
        *("yes, Bob too", "yes, to the other Bob", "yes, instead of Bob", "yes Bob?", "bob", "to bob"),
    ],
)
def test_a_yes_that_names_anybody_else_is_none(text: str) -> None:
    assert not decides(text, MAIL)


@pytest.mark.requirement("attacks.b6.one-rule")
@pytest.mark.parametrize(
    ("text", "confirmed"),
    [
        *((text, True) for text in ("okayyy", "jaaa", "hey yes", "yes, Steward", "I approve", "von mir aus", "yes 😂")),
        *((text, False) for text in ("noooo", "of course not", "no way", "auf keinen Fall", "claro que no")),
    ],
)
def test_more_ways_to_say_yes_and_no_are_known(text: str, confirmed: bool) -> None:
    act = act_in_conversation(text, (MAIL,), shown(MAIL), properties)
    assert act == Decide(MAIL, MAIL.approvals[0], confirmed)
