"""Several mails ordered in one message: cut where the next order begins, else left alone, never sent in one another."""

from __future__ import annotations

from typing import Any

import pytest

from steward.contracts.tool import Candidate
from steward.language.mail_orders import mail_order_at
from steward.language.statements import read_statement
from steward.planners.embedded.judge.readings import Reading
from steward.planners.embedded.mixed_mails import later_mail_orders, left_alone_if_mixed
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.request_splitter import split_request
from steward.planners.embedded.tool_reader import ToolReader
from tests.support.judges import Told, WordSimilarity
from tests.support.toolbox import candidates

TO_BOB = "email bob@example.com: I am late"


def mail(text: str, **args: Any) -> Part:
    (tool,) = candidates("compose_email")
    return Part(text, tool, 0.9, args=args)


class Silent(Told):
    """A judge that sees no further request and points at no words."""

    def read_parameters(self, request: str, tool: Any) -> list[Reading]:
        return []


def split(text: str, known: list[Candidate], *begins: str) -> list[tuple[str, dict[str, Any]]]:
    judge = Silent({"email": "compose_email", "show": "list_tasks"}, begins)
    judge.nothing = 0.5
    return [(part.text, part.args) for part in split_request(text, known, ToolReader(judge, WordSimilarity()))]


@pytest.mark.requirement("planners.judge.parts")
@pytest.mark.parametrize(
    ("text", "orders"),
    [
        (f"{TO_BOB}, email eve@example.com: hi", ["eve@example.com"]),
        (f"{TO_BOB}; please write to eve@example.com. Also mail zoe@x.org", ["eve@example.com", "zoe@x.org"]),
        ("maile bob@example.com: hallo, und schreib an eva@example.com: bis dann", ["eva@example.com"]),
        ("escribe a bob@example.com: hola, y envía un correo a eva@example.com: adiós", ["eva@example.com"]),
        ("email bob saying hi, then email carol saying bye", ["carol"]),
        ('email bob@example.com "hi, email eve@example.com" now', []),
        (f"{TO_BOB}, my new address is eve@example.com", []),
        ("email bob that I am late, tell him soon", []),
        ("email bob@example.com and eve@example.com: hi", []),
    ],
)
def test_a_later_order_to_write_is_seen_where_a_clause_begins(text: str, orders: list[str]) -> None:
    assert [later.order.who for later in later_mail_orders(text)] == orders


@pytest.mark.requirement("planners.judge.parts")
def test_a_message_is_cut_at_each_order_to_write_to_an_address() -> None:
    known = candidates("compose_email", "list_tasks")
    first, second, third = f"{TO_BOB}", "email eve@example.com: x2", "email zoe@example.com: see you"
    assert split(f"{first}, {second} and {third}", known) == [
        (first, {"to": "bob@example.com", "body": "I am late"}),
        (second, {"to": "eve@example.com", "body": "x2"}),
        (third, {"to": "zoe@example.com", "body": "see you"}),
    ]
    assert split(f"sing a song and {first}", known, first) == [
        ("sing a song", {}),
        (first, {"to": "bob@example.com", "body": "I am late"}),
    ]
    assert split(f"show my tasks and {first}", known) == [
        ("show my tasks", {}),
        (first, {"to": "bob@example.com", "body": "I am late"}),
    ]


@pytest.mark.requirement("planners.embedded.unserved")
@pytest.mark.parametrize(
    "part",
    [
        mail(f"{TO_BOB}, email eve@example.com: hi", to="bob@example.com", body="I am late, email eve@example.com: hi"),
        mail(f"{TO_BOB}, eve@example.com hi", to="bob@example.com", body="I am late, eve@example.com hi"),
        mail(f"{TO_BOB}, email eve@example.com: hi", to="bob@example.com", subject="hi", body="I am late"),
        mail("email bob that eve@example.com is away", to="bob", body="is away"),
        mail("email bob saying hi, then email carol saying bye", to="bob", body="bye"),
        mail("email ann and bob but not bob: hi", to="ann and bob", body="hi"),
        Part("show my tasks and email eve@example.com: hi", candidates("list_tasks")[0], 0.9),
        mail("email ann@x.org, bob@x.org but not bob@x.org: hi", to="ann@x.org, bob@x.org", body="hi"),
    ],
    ids=lambda part: part.text,
)
def test_what_mixes_mails_is_left_alone(part: Part) -> None:
    left = left_alone_if_mixed(part)
    assert (left.candidate, left.args, left.mixed) == (None, {}, True)


@pytest.mark.requirement("planners.embedded.unserved")
@pytest.mark.parametrize(
    "part",
    [
        mail(TO_BOB, to="bob@example.com", body="I am late"),
        mail("email a@x.org, b@x.org and c@x.org: hi", to="a@x.org, b@x.org and c@x.org", body="hi"),
        mail("email bob that my address is eve@example.com", to="bob", body="my address is eve@example.com"),
        mail('email bob "hi, email eve@example.com"', to="bob", body="hi, email eve@example.com"),
        mail("tell bob to buy milk and tell carol", to="bob", body="buy milk and tell carol"),
        mail("email ann but not bob: hi", to="ann", body="hi"),
    ],
    ids=lambda part: part.text,
)
def test_one_mail_is_none_that_is_mixed(part: Part) -> None:
    assert left_alone_if_mixed(part) == part


@pytest.mark.requirement("planners.embedded.statements")
def test_what_somebody_is_written_is_no_statement_to_the_assistant() -> None:
    assert mail_order_at("email hank@example.com: rent is paid") is not None
    assert read_statement("email hank@example.com: rent is paid") is None
    assert read_statement("rent is paid") is not None
