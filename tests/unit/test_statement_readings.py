"""What a plain sentence is read as: a hint about a room, a question about an event, a sum, or somebody's message."""

from __future__ import annotations

import pytest

from steward.language.statements import read_statement


@pytest.mark.requirement("planners.embedded.statements")
@pytest.mark.parametrize(
    ("text", "kind", "what"),
    [
        ("can't see a thing here in the hallway", "dark", "hallway"),
        ("forget where I live", "forget", "where I live"),
        ("Forget what my sister is called", "forget", "what my sister is called"),
        ("Vergiss, wie meine Schwester heißt", "forget", "wie meine Schwester heißt"),
        ("olvida dónde vivo", "forget", "dónde vivo"),
        ("it's so dark in the kitchen", "dark", "kitchen"),
        ("im Flur ist es zu dunkel", "dark", "Flur"),
        ("no se ve nada en el pasillo", "dark", "pasillo"),
        ("it's freezing in the bedroom", "cold", "bedroom"),
        ("im Bad ist es eiskalt", "cold", "Bad"),
        ("hace mucho frío en el dormitorio", "cold", "dormitorio"),
        ("the office is too hot", "hot", "office"),
        ("what time's yoga", "event", None),
        ("when's my one on one with priya", "event", None),
        ("um wie viel Uhr ist Yoga", "event", None),
        ("a qué hora es mi clase de yoga", "event", None),
        ("so what do 8,400 words cost at 12 cents", "sum", "8,400 words cost at 12 cents"),
        ("steuererklärung ist abgegeben 🎉", "did", "steuererklärung"),
        ("bought oat milk too", "did", "oat milk"),
        ("done with the invoice task", "done", "invoice"),
    ],
)
def test_a_sentence_is_read_as_what_it_asks_for(text: str, kind: str, what: str | None) -> None:
    found = read_statement(text)
    assert found is not None
    assert (found.kind, found.what if what else None) == (kind, what)


@pytest.mark.requirement("planners.embedded.statements")
@pytest.mark.parametrize(
    "text",
    [
        "let priya know the contract is signed",
        "forget what I said",
        "vergiss nicht die Milch",
        "write to Dana that chapter six is finished",
        "tell alice the report is done",
        "schreib kim dass die Rechnung bezahlt ist",
        "dile a bob que la factura está pagada",
        "it's freezing in Berlin",
        "it's dark in here",
        "it is dark in the kitchen",
        "it's cold in the office",
        "what time is it in Tokyo",
        "what time is sunset",
        "add 3 tickets at 20 euros to my list",
    ],
)
def test_what_is_said_to_others_or_of_other_places_is_no_statement(text: str) -> None:
    assert read_statement(text) is None
