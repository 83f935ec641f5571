"""home_safety: what makes the house less safe is asked about, judged by the device and not by the words for it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.base import Json
from steward.tools.guarding.home import home_safety
from steward.tools.guarding.verdict import Ruling
from steward.tools.guards import ask_guard
from steward.tools.home.actions import SERVICES
from tests.support.tool_bench import a_context, a_spec

ACTIONS = sorted({action for services in SERVICES.values() for action in services})
SPEC = a_spec(guard="home_safety", permission="autonomous_with_guardrails")


def ruling(entity_id: str, action: str, name: str = "Thing", device_class: str | None = None) -> Ruling:
    domain = entity_id.partition(".")[0]
    facts: dict[str, Json] = {"entity_id": entity_id, "domain": domain, "name": name, "device_class": device_class}
    return home_safety({"device_id": "the thing", "action": action}, facts).ruling


@pytest.mark.requirement("guards.home-asks-for-ways-in")
@pytest.mark.parametrize(
    ("entity_id", "action", "name", "device_class"),
    [
        ("lock.a", "unlock", "Front", None),
        ("lock.a", "open", "Front", None),
        ("alarm_control_panel.a", "disarm", "House", None),
        ("cover.a", "open", "Garage", "garage"),
        ("cover.a", "close", "Garage", "garage"),
        ("cover.a", "toggle", "Drive", "gate"),
        ("cover.a", "open", "Back", "door"),
        ("cover.a", "open", "Roof", "window"),
        ("cover.a", "open", "Thing", None),
        ("cover.a", "open", "Garage Shutter", "shutter"),
        ("valve.a", "open", "Water", None),
        ("valve.a", "close", "Water", None),
        ("siren.a", "turn_on", "Attic", None),
        ("siren.a", "turn_off", "Attic", None),
        ("switch.a", "turn_on", "Gate Opener", None),
        ("switch.garage", "toggle", "Relay 3", None),
        ("switch.a", "turn_on", "Backofen", None),
        ("input_boolean.a", "turn_on", "Puerta", None),
        ("script.a", "start", "Leave home", None),
        ("scene.a", "turn_on", "Evening", None),
        ("camera.a", "turn_off", "Gate", None),
        ("lawn_mower.a", "start", "Mower", None),
    ],
)
def test_a_way_in_or_a_danger_is_asked_about(entity_id: str, action: str, name: str, device_class: str | None) -> None:
    assert ruling(entity_id, action, name, device_class) is Ruling.CONFIRM


@pytest.mark.parametrize(
    ("entity_id", "action", "name", "device_class"),
    [
        ("light.a", "turn_on", "Front door light", None),
        ("light.garage_door", "turn_off", "Garage door", None),
        ("lock.a", "lock", "Front", None),
        ("alarm_control_panel.a", "arm", "House", None),
        ("cover.a", "open", "Bedroom", "blind"),
        ("cover.a", "open", "Rollladen Bad", None),
        ("cover.a", "stop", "Garage", "garage"),
        ("climate.a", "set_temperature", "Living room", None),
        ("switch.a", "turn_on", "Coffee machine", "outlet"),
        ("switch.a", "turn_on", "Garage light", None),
        ("media_player.a", "set_volume", "Speaker", None),
        ("vacuum.a", "start", "Robot", None),
        ("camera.a", "turn_on", "Gate", None),
    ],
)
def test_the_harmless_and_the_securing_run_without_asking(
    entity_id: str, action: str, name: str, device_class: str | None
) -> None:
    assert ruling(entity_id, action, name, device_class) is Ruling.ALLOW


@pytest.mark.requirement("guards.home-judges-the-device")
@given(words=st.text(max_size=40), name=st.text(max_size=40), action=st.sampled_from(["unlock", "open"]))
def test_no_words_and_no_name_hide_a_lock(words: str, name: str, action: str) -> None:
    facts: dict[str, Json] = {"entity_id": "lock.a", "domain": "lock", "name": name, "device_class": None}
    assert home_safety({"device_id": words, "action": action}, facts).ruling is Ruling.CONFIRM


@given(
    domain=st.from_regex(r"[a-z_]{1,20}", fullmatch=True), action=st.sampled_from(ACTIONS), name=st.text(max_size=30)
)
def test_a_kind_of_device_nobody_thought_of_is_asked_about(domain: str, action: str, name: str) -> None:
    if domain not in SERVICES:
        assert ruling(f"{domain}.a", action, name) is Ruling.CONFIRM


@given(st.dictionaries(st.sampled_from(["unknown", "name", "entity_id"]), st.text(max_size=10)))
def test_a_device_that_is_not_known_is_asked_about(facts: dict[str, str]) -> None:
    assert home_safety({"device_id": "x", "action": "turn_on"}, facts).ruling is Ruling.CONFIRM


async def test_without_a_house_a_human_is_asked() -> None:
    verdict = await ask_guard(SPEC, a_context(), {"device_id": "x", "action": "turn_on"})
    assert verdict.ruling is Ruling.CONFIRM
