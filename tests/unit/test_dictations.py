"""Orders that give the words of a mail, and where those words begin."""

from __future__ import annotations

import pytest

from steward.language.dictations import dictation


@pytest.mark.requirement("planners.embedded.words-arrive")
@pytest.mark.parametrize(
    ("order", "text"),
    [
        ("reply to Alice's last mail: ", "Thanks, I got it. Who pays, and when do we start?"),
        ("Please answer Kim's mail about the logo: ", "the second one is great"),
        ("send Bob a mail: ", "lunch is at noon, bring the slides"),
        ("reply to the mail “Re: Lunch: Friday”: ", "ok"),
        ("antworte that e-mail: ", "Danke, bis Montag"),
        ("Antworte auf Alice' letzte Mail: ", "Danke, bis Montag"),
        ("Gib Kim Bescheid: ", "es ist um 12"),
        ("Responde al último correo de Alice: ", "Gracias, ¿quién paga?"),
        ("envía a Bob un correo: ", "la comida es a las 12, y trae las fotos"),
    ],
)
@pytest.mark.parametrize("before", ["", "show me the last mail and ", "lies mir die Mail vor, und dann "])
def test_a_text_begins_behind_the_colon_of_its_order(before: str, order: str, text: str) -> None:
    found = dictation(f"{before}{order}{text}")
    assert found is not None
    assert f"{before}{order}{text}"[found.start :] == text


@pytest.mark.requirement("planners.embedded.words-arrive")
@pytest.mark.parametrize(
    "text",
    [
        "tell me: what is the weather, and what time is it?",
        "tell Bob I'm late, and add a task: buy milk",
        "mail Bob the report and add a task: buy milk",
        "mail Bob: subject: Lunch, text: noon",
        "send Bob a mail with the subject: Lunch",
        "add a note, text: buy milk",
        "tell Alice that there are two things: a and b",
        "reply that two things are missing: a and b",
        "meet Bob at 10:30 and tell Kim",
    ],
)
def test_other_colons_begin_no_text(text: str) -> None:
    assert dictation(text) is None
