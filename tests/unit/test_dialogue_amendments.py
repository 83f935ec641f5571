"""A change of what waits for approval, read by its words."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from contracts.dialogue import Act, RecentCall
from dialogue.amendments import read_amendment
from dialogue.readings import Tool
from language.yes_or_no import yes_or_no

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "lunch at noon on friday?"}
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
        ("nein, lieber samstag", {"body": "lunch at noon on samstag?"}),
        ("also say that i will bring cake", {"body": "lunch at noon on friday? I will bring cake"}),
        ("schreib noch dazu dass montag passt", {"body": "lunch at noon on friday? Montag passt"}),
        ("make it nicer", None),
        ("make that 10 min", None),
    ],
)
def test_a_change_names_what_should_be_there(text: str, changed: dict[str, Any] | None) -> None:
    reading = read_amendment(text, PENDING, lambda _: Tool())
    assert (reading.act, reading.args) == (Act.AMENDMENT, None if changed is None else MAIL | changed)


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
        ("no, send it", None),
        ("open it", None),
        ("delete it", None),
        ("yes but to alice", None),
        ("great", None),
    ],
)
def test_a_yes_or_no_may_be_of_several_words(text: str, confirmed: bool | None) -> None:
    assert yes_or_no(text) is confirmed
