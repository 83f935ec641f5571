"""What lists several things is a call for each, and what names one thing stays one."""

from __future__ import annotations

import pytest

from steward.language.listings import listed_things
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.several_things import each_device
from steward.search.retrieval import as_candidate
from steward.tools.registry import Registry


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "things"),
    [
        (
            "three things for my list: invoice Langhaus, renew BDÜ, call mum",
            ["invoice Langhaus", "renew BDÜ", "call mum"],
        ),
        ("milk, eggs and bread on my shopping list", ["milk", "eggs", "bread"]),
        ("put milk, eggs and bread on my shopping list", ["milk", "eggs", "bread"]),
        ("setz Milch, Eier und Brot auf meine Einkaufsliste", ["Milch", "Eier", "Brot"]),
        ("pon leche, huevos y pan en la lista de la compra", ["leche", "huevos", "pan"]),
        ("auf meine Liste: Steuer machen, Oma anrufen", ["Steuer machen", "Oma anrufen"]),
        ("add task to buy groceries and call the dentist", ["buy groceries", "call the dentist"]),
        ("add tasks to buy milk, pay the rent and call mum", ["buy milk", "pay the rent", "call mum"]),
        ("add buy stamps and water the plants to my list", ["buy stamps", "water the plants"]),
        ("setz Briefmarken kaufen und Blumen gießen auf meine Liste", ["Briefmarken kaufen", "Blumen gießen"]),
        ("añade comprar sellos y regar las plantas a mi lista", ["comprar sellos", "regar las plantas"]),
        ("Erstelle eine Aufgabe: Briefmarken kaufen und Blumen gießen", ["Briefmarken kaufen", "Blumen gießen"]),
        ("crea una tarea para comprar sellos y regar las plantas", ["comprar sellos", "regar las plantas"]),
        ("add buy stamps and call mum on Friday to my list", []),
        ("add buy milk and bread to my list", []),
        ("add task to buy milk and bread", []),
        ("add task to buy milk on Friday and call mum", []),
        ("put bread and butter on my list", []),
        ("add buy milk, eggs and bread to my list", []),
        ("add 'milk, eggs' to my list", []),
        ("add to my list: call mum", []),
        ("move the big meeting, and add bread to my list", []),
        ("put the kettle on, and add bread to my list", []),
        ("what's on my list: milk, eggs?", []),
        ("buy milk, eggs and bread", []),
        ("remind me: call, mail", []),
    ],
)
def test_things_are_listed_where_a_list_is_named(text: str, things: list[str]) -> None:
    assert listed_things(text) == things


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("words", "each"),
    [
        ("lights off in the kitchen and the living room", ["lights off in the kitchen", "the living room"]),
        ("Küche und Bad", ["Küche", "Bad"]),
        ("radio, the kitchen light and bedroom lamp", ["radio", "the kitchen light", "bedroom lamp"]),
        ("kitchen light", ["kitchen light"]),
        ("rum and coke machine", ["rum and coke machine"]),
        ("light.a, light.b", ["light.a", "light.b"]),
    ],
)
def test_each_device_of_several_is_switched_by_a_call_of_its_own(words: str, each: list[str]) -> None:
    tool = next(as_candidate(spec, 0.0) for spec in Registry().specs() if spec.name == "control_device")
    part = Part(words, tool, 1.0, args={"device_id": words, "action": "turn_off"})
    assert [one.args["device_id"] for one in each_device(part)] == each
    assert {one.args["action"] for one in each_device(part)} == {"turn_off"}
