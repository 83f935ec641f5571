"""Rules about what an order is for: devices without the reason, events by their name, times that are a start."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.base import Json
from steward.planners.embedded.judge.arguments import read_arguments
from steward.planners.embedded.judge.device_rules import is_switched, switches_home
from steward.planners.embedded.judge.readings import Reading
from tests.support.readings import TEXT, says, schema

DEVICE: dict[str, Any] = {"type": "string", "title": "device"}
HOME = schema(
    ["device_id", "action"],
    device_id=DEVICE,
    action={"type": "string", "enum": ["turn_on", "turn_off", "set_temperature"]},
    parameters={"type": "object", "properties": {"temperature": {"type": "number"}}},
)
EVENT = schema(["event_id"], event_id=TEXT, start_time=TEXT, end_time=TEXT, location=TEXT)
NEW_EVENT = schema(["title", "start_time"], title=TEXT, start_time=TEXT, end_time=TEXT, location=TEXT)
CONTACT = schema(
    ["contact_id"],
    contact_id={"type": ["string", "integer"], "title": "contact"},
    email={"type": "string", "title": "e-mail address"},
)


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "switched", "surely"),
    [
        ("hallway on", True, True),
        ("coffee off again, im leaving", True, True),
        ("Wohnzimmerlampe aus", True, False),
        ("Licht im Flur an bitte", True, True),
        ("arm the alarm, away mode", True, False),
        ("switch off the radio, i need silence", True, False),
        ("enciende la luz del pasillo", True, False),
        ("hallway light on?", False, False),
        ("is the hallway light on", False, False),
        ("ist das Licht an", False, False),
        ("what's going on", False, False),
        ("state of the washing machine", False, False),
        ("i need to get a move on", True, False),
    ],
)
def test_an_order_to_a_device_is_told_by_its_verb_or_its_particle(text: str, switched: bool, surely: bool) -> None:
    assert (is_switched(text), switches_home(text)) == (switched, surely)


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "pointed", "device"),
    [
        ("switch off the radio, i need silence", "switch off the radio, i need silence", "radio"),
        ("arm the alarm, away mode", "arm the alarm, away mode", "alarm"),
        ("lights off in the kitchen", "kitchen", "lights off in the kitchen"),
        ("how warm is it in the bedroom", "bedroom", "bedroom"),
        ("turn off the lamp in the kitchen", "lamp in the kitchen", "lamp in the kitchen"),
        ("hallway on", "hallway", "hallway"),
        ("unlock it now pls, the neighbour's coming for the parcel", "neighbour's coming for the parcel", None),
    ],
)
def test_a_device_is_named_without_a_reason_and_with_its_kind(text: str, pointed: str, device: str | None) -> None:
    assert read_arguments(text, HOME, [says(text, "device_id", pointed)]).get("device_id") == device


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "degrees"),
    [("heizung im bad auf 21", 21), ("set the heater to 20.5 degrees", 20.5), ("dim the lamp to 30", None)],
)
def test_degrees_for_what_heats_set_its_warmth(text: str, degrees: float | None) -> None:
    found = read_arguments(text, HOME, [Reading("action", 0.1, value_place=0)])
    wanted = {"parameters": {"temperature": degrees}, "action": "set_temperature"} if degrees else {"action": "turn_on"}
    assert {name: found[name] for name in wanted} == wanted


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "pointed", "event"),
    [
        ("tooth's fine again, cancel the dentist", "tooth's fine", "dentist"),
        ("ich bin wieder gesund. verschiebe den Zahnarzt auf morgen", "ich bin wieder gesund", "Zahnarzt"),
        ("cancel the dentist", "dentist", "dentist"),
        ("the dentist called, cancel it", "dentist", "dentist"),
    ],
)
def test_a_thing_is_named_by_the_clause_that_orders(text: str, pointed: str, event: str) -> None:
    assert read_arguments(text, EVENT, [says(text, "event_id", pointed)]).get("event_id") == event


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("move the team meeting to 15:00", "15:00", {"start_time": "15:00"}),
        ("verschieb das Treffen auf 15 Uhr", "15 Uhr", {"start_time": "15 Uhr"}),
        ("extend the meeting to 15:00", "15:00", {"end_time": "15:00"}),
        ("the meeting goes until 15:00", "15:00", {"end_time": "15:00"}),
        ("make the meeting take 2 hours", "2 hours", {"end_time": "2 hours"}),
    ],
)
def test_a_time_alone_is_the_start_unless_something_ends(text: str, words: str, found: dict[str, Json]) -> None:
    assert read_arguments(text, EVENT, [says(text, "end_time", words)]) == found


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    ("text", "words", "place"),
    [
        ("coffee with lena saturday 11am at five elephant, please", "saturday 11am at five", "five elephant"),
        ("Kaffee mit Lena Samstag 11:00 im Café Luna", "Samstag 11:00", "Café Luna"),
        ("lunch tomorrow at 12:30", "tomorrow at 12:30", None),
    ],
)
def test_the_place_after_an_hour_is_no_part_of_the_time(text: str, words: str, place: str | None) -> None:
    found = read_arguments(text, NEW_EVENT, [says(text, "start_time", words)])
    assert found.get("location") == place
    assert not str(found["start_time"]).endswith("five")


@pytest.mark.requirement("planners.judge.rescue")
@pytest.mark.parametrize(
    "text", ["lena has a new address, it's lena@neu.example now", "lena hat eine neue Adresse: lena@neu.example"]
)
def test_whose_address_is_new_is_said_before_it(text: str) -> None:
    found = read_arguments(text, CONTACT, [says(text, "contact_id", "lena@neu.example")])
    assert found == {"contact_id": "lena", "email": "lena@neu.example"}


@pytest.mark.requirement("planners.judge.rescue")
def test_a_quotation_is_never_cut_in_the_middle() -> None:
    text = "setz mal 'Rechnung an Verlag schicken' auf meine liste"
    asked = schema(["title"], title=TEXT)
    assert read_arguments(text, asked, [says(text, "title", "mal 'Rechnung an Verlag")]) == {
        "title": "Rechnung an Verlag schicken"
    }
