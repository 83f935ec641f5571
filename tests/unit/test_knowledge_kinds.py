"""What documents tell is an answer only where it is of the kind that is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from steward.activities.knowledge_kinds import tells_kind
from steward.activities.knowledge_ranking import RankedPassage, telling_of
from steward.sql.knowledge import FoundPassage

BOILER = ["The boiler weighs 34 kg.", "The boiler has to be serviced once a year."]


@pytest.mark.requirement("documented.knowledge.kinds")
@pytest.mark.parametrize(
    ("question", "told", "is_told"),
    [
        ("How much does the boiler cost?", BOILER, False),
        ("How loud is the boiler?", BOILER, False),
        ("How heavy is the boiler?", BOILER, True),
        ("In which year was the boiler built?", BOILER, False),
        ("What is the phone number of the gym?", ["The gym opens at 6:00."], False),
        ("What is the phone number of the gym?", ["Call +44 20 7946 0011."], True),
        ("Who conducts the choir?", ["The conductor is Tomás Rey."], True),
        ("Who invented the cake?", ["Serve with whipped cream."], False),
        ("Wie teuer ist die Karte?", ["Die Karte hat vier Seiten."], False),
        ("Wie teuer ist die Karte?", ["Die Karte kostet 18 Euro."], True),
        ("¿Cuánto cuesta el carné?", ["El carné cuesta 18 euros."], True),
        ("What is allowed in the reading room?", ["Food is not."], True),
    ],
)
def test_a_value_of_the_kind_is_wanted(question: str, told: list[str], is_told: bool) -> None:
    assert tells_kind(question, told) is is_told


@pytest.mark.requirement("documented.knowledge.kinds")
def test_passages_that_tell_another_kind_tell_nothing() -> None:
    fields: dict[str, Any] = dict.fromkeys(FoundPassage.__annotations__, 1) | {"title": "Boiler", "heading": "Data"}
    passage = FoundPassage(**{**fields, "text": BOILER[0], "source": "boiler.md"})
    ranked = [RankedPassage(passage, 0.9, 0.6, BOILER[:1])]
    assert telling_of("How heavy is the boiler?", ranked, 0.38) == ranked
    assert [one.telling for one in telling_of("How loud is the boiler?", ranked, 0.38)] == [0.0]
