"""Which requests speak of a chat, which of the user, and whose number is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.people_rules import names_no_chat, own_address, owner_named, writes_to_people
from tests.support.toolbox import TEXT

CHAT: dict[str, Any] = {"properties": {"chat_id": TEXT, "text": TEXT}, "required": ["chat_id", "text"]}
TO: dict[str, Any] = {"type": "string", "pattern": "^[^@]+$"}
MAIL: dict[str, Any] = {"properties": {"to": TO, "body": TEXT}, "required": ["to", "body"]}
NAME: dict[str, Any] = {"type": "string", "title": "name"}


def evidence(text: str, name: str, schema: dict[str, Any], required: list[str]) -> Evidence:
    return Evidence(text, {name: schema}, required, (), {}).with_spans({})


@pytest.mark.requirement("planners.embedded.people-get-mail")
@pytest.mark.parametrize(
    ("text", "speaks_of_one"),
    [
        ("tell alice I'll be late", False),
        ("sag Markus, dass ich später komme", False),
        ("let priya know about 2026", False),
        ("message the family group that dinner is ready", True),
        ("text Mia I'm late", True),
        ("tell Bob on Telegram that I'm here", True),
        ("tell #design the logo is done", True),
        ("tell -100123456 hi", True),
        ("schreib in die Familiengruppe: bin da", True),
        ("manda un mensaje al grupo", True),
    ],
)
def test_a_tool_for_chats_is_only_meant_where_one_is_spoken_of(text: str, speaks_of_one: bool) -> None:
    assert names_no_chat(text, CHAT) is not speaks_of_one
    assert not names_no_chat(text, MAIL)


def test_a_tool_that_needs_an_address_writes_to_people() -> None:
    assert writes_to_people(MAIL)
    assert not writes_to_people(CHAT)
    assert not writes_to_people({**MAIL, "required": ["body"]})


@pytest.mark.requirement("planners.embedded.people-get-mail")
@pytest.mark.parametrize(
    ("text", "to"),
    [
        ("send me a mail saying hi", "me"),
        ("schick mir eine Mail", "mir"),
        ("tell me the time", None),
        ("mail bob", None),
    ],
)
def test_a_mail_to_oneself_goes_to_me(text: str, to: str | None) -> None:
    assert own_address(evidence(text, "to", TO, ["to"]), "to", TO) == to
    assert own_address(evidence(text, "to", TO, []), "to", TO) is None


@pytest.mark.requirement("planners.embedded.owner-named")
@pytest.mark.parametrize(
    ("text", "owner"),
    [
        ("what's Priya's address?", "Priya"),
        ("what’s Priya Nair’s number", "Priya Nair"),
        ("give me bob's number", "bob"),
        ("who's in my contacts", None),
        ("Kim's address and Bob's number", None),
    ],
)
def test_the_only_owner_is_whose_number_is_asked_for(text: str, owner: str | None) -> None:
    assert owner_named(evidence(text, "query", NAME, []), "query", NAME) == owner
    assert owner_named(evidence(text, "query", TEXT, []), "query", TEXT) is None
