"""A change of what waits for approval, read by its words."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from steward.contracts.dialogue import Act, RecentCall
from steward.dialogue.amendments import read_amendment
from steward.dialogue.readings import Tool
from steward.language.yes_or_no import yes_or_no
from tests.support.meanings import meaning_of

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "lunch at noon on friday?"}
TOOL = Tool(meaning=meaning_of("compose_email"))
FORWARDING = Tool(meaning=meaning_of("forward_email"))
PENDING = RecentCall(
    problem_id=1,
    request="mail bob lunch at noon on friday?",
    tool_name="compose_email",
    args=MAIL,
    at=datetime(2026, 11, 23, tzinfo=UTC),
)


@pytest.mark.requirement("dialogue.amendments")
@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("hm make it 1pm instead", {"body": "lunch at 1pm on friday?"}),
        ("yes but to alice", {"to": "alice"}),
        ("no, to me", {"to": "me"}),
        ("an Kim Park", {"to": "Kim Park"}),
        ("yes but to frank only", {"to": "frank"}),
        ("ja, nur an Kim Park bitte", {"to": "Kim Park"}),
        ("sí, pero a Ana solo", {"to": "Ana"}),
        ("nein, lieber samstag", {"body": "lunch at noon on samstag?"}),
        ("also say that i will bring cake", {"body": "lunch at noon on friday? I will bring cake"}),
        ("schreib noch dazu dass montag passt", {"body": "lunch at noon on friday? Montag passt"}),
        ("schreib noch dazu: schöne Grüße!", {"body": "lunch at noon on friday? Schöne Grüße!"}),
        ("in the mail, say saturday instead of friday", {"body": "lunch at noon on saturday?"}),
        ("ersetze friday durch montag", {"body": "lunch at noon on montag?"}),
        ("hmm make that tuesday", {"body": "lunch at noon on tuesday?"}),
        ("argh no, i meant becker", {"to": "becker"}),
        ("ich meinte Anna Becker", {"to": "Anna Becker"}),
        ("no, quise decir Ana", {"to": "Ana"}),
        ("nein, schreib lieber Alice", {"to": "Alice"}),
        ("schick es lieber an Kim Park", {"to": "Kim Park"}),
        ("no, email Alice instead", {"to": "Alice"}),
        ("tell alice instead, please", {"to": "alice"}),
        ("no, mejor escribe a Ana", {"to": "Ana"}),
        ("nein, schreib lieber ihm", None),
        ("nein, schreib lieber nicht", None),
        ("make it nicer", None),
        ("make that 10 min", None),
        ("say saturday instead of monday", None),
    ],
)
def test_a_change_names_what_should_be_there(text: str, changed: dict[str, Any] | None) -> None:
    reading = read_amendment(text, PENDING, lambda _: TOOL)
    assert (reading.act, reading.args) == (Act.AMENDMENT, None if changed is None else MAIL | changed)


@pytest.mark.requirement("dialogue.amendments")
@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("change the subject to Hello", {"subject": "Hello"}),
        ("Betreff: Hallo", {"subject": "Hallo"}),
        ("yes, but to alice@example.com", {"to": "alice@example.com"}),
        ("change the subject to Hello, Bob", None),
    ],
)
def test_a_named_argument_is_read_wherever_the_change_came_from(text: str, changed: dict[str, Any] | None) -> None:
    tool = Tool(
        meaning=TOOL.meaning,
        properties={name: {"type": "string"} for name in MAIL},
        takes=lambda args: "," not in args["subject"],
    )
    assert read_amendment(text, PENDING, lambda _: tool).args == (None if changed is None else MAIL | changed)


@pytest.mark.requirement("dialogue.amendments")
@pytest.mark.parametrize(
    ("text", "note"),
    [
        ("add that i'm landing at 10:10", "I'm landing at 10:10"),
        ("ps: see you soon", "See you soon"),
        ("añade que llego tarde", "Llego tarde"),
        ("no, i meant becker", None),
    ],
)
def test_what_is_said_besides_becomes_a_note_where_nothing_is_said_yet(text: str, note: str | None) -> None:
    forwarded = PENDING.model_copy(update={"tool_name": "forward_email", "args": {"email_id": "m1"}})
    reading = read_amendment(text, forwarded, lambda _: replace(FORWARDING, texts=("email_id", "to", "note")))
    assert reading.args == ({"email_id": "m1", "note": note} if note else {"email_id": "becker"})


THREE = MAIL | {"to": "alice@example.com, bob@example.com, kim@example.com"}


@pytest.mark.requirement("dialogue.amendments")
@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("not to bob", "alice@example.com, kim@example.com"),
        ("yes but not to bob", "alice@example.com, kim@example.com"),
        ("leave bob and kim out", "alice@example.com"),
        ("send it to everyone except bob", "alice@example.com, kim@example.com"),
        ("aber nicht an Bob", "alice@example.com, kim@example.com"),
        ("lass Bob weg, bitte", "alice@example.com, kim@example.com"),
        ("pero no a bob", "alice@example.com, kim@example.com"),
        ("quita a bob de la lista", "alice@example.com, kim@example.com"),
        ("without bob@example.com", "alice@example.com, kim@example.com"),
        ("everyone minus bob", "alice@example.com, kim@example.com"),
        ("auch nicht an bob", "alice@example.com, kim@example.com"),
        ("no, a bob no", "alice@example.com, kim@example.com"),
        ("i don't want bob to get it", None),
        ("change it to everyone but bob", None),
        ("i meant not bob", None),
        ("also to eve", "alice@example.com, bob@example.com, kim@example.com, eve"),
        ("and eve too", "alice@example.com, bob@example.com, kim@example.com, eve"),
        ("und an Eva auch", "alice@example.com, bob@example.com, kim@example.com, Eva"),
        ("también a Eva", "alice@example.com, bob@example.com, kim@example.com, Eva"),
        ("not to bob but to carol", "carol"),
        ("to carol, not bob", "carol"),
        ("not to zoe", None),
        ("not to bob, kim", None),
        ("not to alice, bob and kim", None),
        ("not to my boss", None),
        ("not to eve too", None),
        ("no a eve también", None),
        ("not bob, and to bob", None),
    ],
)
def test_who_is_ruled_out_is_taken_out_and_never_put_in(text: str, to: str | None) -> None:
    pending = PENDING.model_copy(update={"args": THREE})
    assert read_amendment(text, pending, lambda _: TOOL).args == (None if to is None else THREE | {"to": to})


@pytest.mark.requirement("dialogue.amendments")
@pytest.mark.parametrize("text", ["not monday", "nicht am montag", "no, not to zoe", "nicht an Zoe"])
def test_what_is_not_meant_takes_no_place(text: str) -> None:
    assert read_amendment(text, PENDING, lambda _: TOOL).args is None


def test_a_copy_is_taken_away_and_lists_stay_lists() -> None:
    copied = MAIL | {"cc": "kim@example.com"}
    pending = PENDING.model_copy(update={"args": copied})
    assert read_amendment("not to kim", pending, lambda _: TOOL).args == MAIL
    listed = PENDING.model_copy(update={"args": {"recipients": ["ann", "Bob Chen"]}})
    assert read_amendment("without bob", listed, lambda _: TOOL).args == {"recipients": ["ann"]}


@pytest.mark.parametrize(
    ("text", "confirmed"),
    [
        ("yep go", True),
        ("jep, send it", True),
        ("perfect, yes", True),
        ("ja, raus damit", True),
        ("ok send the mail", True),
        ("sí, envíalo", True),
        ("no wait dont", False),
        ("actually nah, dont send it", False),
        ("hm no leave it", False),
        ("mejor no", False),
        ("lovely, yes", True),
        ("yes do", True),
        *(
            ("yes quick", True),
            ("yeah thats it", True),
            ("thats fine, out with it", True),
            ("ja kannst abschicken", True),
        ),
        ("yep, off it goes", True),
        ("passt, raus damit", True),
        ("órale, mándalo", True),
        ("sale, mándalo", True),
        ("ándale pues", True),
        ("basst scho", True),
        ("righto", True),
        ("nel, déjalo", False),
        ("naw", False),
        ("k send", True),
        ("ok now send the mail", True),
        ("good, send it", True),
        ("👍🏽", True),
        ("sí, mándaselo", True),
        ("mm never mind", False),
        ("nah drop it, read them already", False),
        ("scrap it, i'll write them a letter", False),
        ("hmm wait no. keep it", False),
        ("lass es, ich ruf ihn an", False),
        ("déjalo, ya lo hice", False),
        ("drop it, send it to alice instead", None),
        ("scrap it, and remind me to write", None),
        ("scrap it, tomorrow is better", None),
        ("cancel my 3pm", None),
        ("never mind the gap", None),
        ("no, send it", None),
        ("open it", None),
        ("delete it", None),
        ("yes but to alice", None),
        ("great", None),
    ],
)
def test_a_yes_or_no_may_be_of_several_words(text: str, confirmed: bool | None) -> None:
    assert yes_or_no(text) is confirmed
