"""Users' words and the devices of a house: what fits is found, and where two fit two are found."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.language.unicode_text import unaccented
from steward.tools.home.entity import Entity
from steward.tools.home.names import fitting, names_only_places, nearest

WORDS = ["kitchen", "garden", "front", "door", "light", "lamp", "gate", "upper", "Küche", "salón"]
names = st.lists(st.sampled_from(WORDS), min_size=1, max_size=3, unique=True).map(" ".join)
domains = st.sampled_from(["light", "lock", "cover", "switch", "sensor"])


def an_entity(number: int, domain: str, name: str) -> Entity:
    return Entity(entity_id=f"{domain}.e{number}", state="on", attributes={"friendly_name": name})


houses = st.lists(st.tuples(domains, names), max_size=8).map(
    lambda rows: [an_entity(number, domain, name) for number, (domain, name) in enumerate(rows)]
)


@given(houses, names)
def test_whatever_fits_has_all_the_words_or_a_word_for_its_kind(house: list[Entity], words: str) -> None:
    for entity in fitting(words, house):
        for word in unaccented(words).split():
            same = {"kitchen", "kuche"} if word in ("kitchen", "kuche") else {word}
            assert any(one in unaccented(entity.name) for one in same) or word in {"door", "light", "lamp"}


@pytest.mark.requirement("home.control-what-is-meant")
@given(houses, st.data())
def test_two_devices_of_one_name_are_never_told_apart(house: list[Entity], data: st.DataObject) -> None:
    if not house:
        return
    twin = data.draw(st.sampled_from(house))
    other = Entity(entity_id=f"{twin.domain}.twin", state="off", attributes=twin.attributes)
    found = fitting(twin.name, [*house, other])
    assert {twin.entity_id, other.entity_id} <= {entity.entity_id for entity in found}


@given(houses, st.sampled_from(["light", "lock"]), names)
def test_only_the_kinds_that_are_asked_for_are_found(house: list[Entity], domain: str, words: str) -> None:
    assert {entity.domain for entity in fitting(words, house, [domain])} <= {domain}


@given(houses)
def test_an_id_means_its_entity(house: list[Entity]) -> None:
    for entity in house:
        assert fitting(entity.entity_id, house) == [entity]


@given(houses, st.text(max_size=30))
def test_any_words_get_an_answer(house: list[Entity], words: str) -> None:
    assert len(fitting(words, house)) <= len(house)
    assert len(nearest(words, house)) <= 8


def test_words_without_a_meaning_of_their_own_do_not_count() -> None:
    house = [an_entity(1, "light", "Wohnzimmer Licht"), an_entity(2, "light", "Lámpara del salón")]
    assert fitting("das Licht im Wohnzimmer", house) == [house[0]]
    assert fitting("la lampara salon", house) == [house[1]]
    assert fitting("the", house) == []


HOME = [
    an_entity(1, "light", "Living room lamp"),
    an_entity(2, "light", "Kitchen light"),
    an_entity(3, "light", "Hallway light"),
    an_entity(4, "switch", "Coffee machine"),
    an_entity(5, "climate", "Bedroom thermostat"),
    an_entity(6, "cover", "Bedroom blinds"),
    an_entity(7, "light", "Küchenlampe klein"),
]


@pytest.mark.requirement("home.control-what-is-meant")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("luz del pasillo", [3]),
        ("persianas del dormitorio", [6]),
        ("el termostato de la habitación", [5]),
        ("Flurlicht", [3]),
        ("Wohnzimmerlampe", [1]),
        ("die Lampe in der Stube", [1]),
        ("Schlafzimmerrollos", [6]),
        ("Heizung im Schlafzimmer", [5]),
        ("kaffeemaschine", [4]),
        ("la cafetera", [4]),
        ("coffee", [4]),
        ("cocina", [2, 7]),
        ("the light in the corridor", [3]),
        ("lounge lamp", [1]),
        ("living room radio", []),
        ("Kellerlicht", []),
        ("bathroom", []),
    ],
)
def test_rooms_and_things_are_known_in_three_languages(words: str, found: list[int]) -> None:
    assert [int(one.object_id[1:]) for one in fitting(words, HOME)] == found


def test_rooms_alone_are_told_from_what_stands_in_them() -> None:
    assert names_only_places("la cocina")
    assert names_only_places("the kitchen and the living room")
    assert not names_only_places("kitchen light")
    assert not names_only_places("coffee")


HOUSE = [
    an_entity(1, "light", "Reading lamp"),
    an_entity(2, "light", "Hallway light"),
    an_entity(3, "lock", "Front door"),
    an_entity(4, "climate", "Bedroom thermostat"),
]


@pytest.mark.requirement("home.near-devices")
@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("Leselicht", {"Reading lamp", "Hallway light"}),
        ("luz de lectura", {"Reading lamp", "Hallway light"}),
        ("Wohnungsheizung", {"Bedroom thermostat"}),
        ("calefacción del salón", {"Bedroom thermostat"}),
        ("puerta principal", {"Front door"}),
    ],
)
def test_what_is_not_found_is_refused_with_the_devices_of_its_kind(words: str, near: set[str]) -> None:
    assert {entity.name for entity in nearest(words, HOUSE)} == near


@pytest.mark.requirement("home.near-devices")
def test_what_names_no_kind_is_refused_with_what_the_action_is_for() -> None:
    assert [entity.name for entity in nearest("Schnurzel", HOUSE, {"light"})] == ["Reading lamp", "Hallway light"]
    assert [entity.name for entity in nearest("Schnurzel", HOUSE)] == ["Reading lamp", "Hallway light"]
    assert nearest("Schnurzel", [an_entity(number, "light", f"Lamp {number}") for number in range(30)]) == []
