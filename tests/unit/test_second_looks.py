"""How much something is stands in the mail: the one that a search found is read, once, and answers."""

from __future__ import annotations

from typing import Any

import pytest

from steward import wording
from steward.contracts.plan import AnswerPlan, CallsPlan, Observation, Plan, ToolCall
from steward.planners.chain import PlanControl
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.planners.embedded.second_looks import second_look
from tests.support.judges import Told
from tests.support.toolbox import request
from tests.unit.test_embedded_decisions import Even

TOOLS = ("search_email", "summarize_email", "list_tasks")
ASKS = "how much is the invoice of the garage"
MAILS = [
    {"id": "m1", "from": "Kim <kim@example.com>", "subject": "Logo", "snippet": "three drafts"},
    {"id": "m2", "from": "Garage <desk@garage.example>", "subject": "Your invoice", "snippet": "please find below"},
]


def found(mails: list[dict[str, Any]], *, ok: bool = True) -> Observation:
    words = {"query": "invoice of the garage"}
    return Observation(
        tool_name="search_email", args=words, ok=ok, result={"emails": mails}, message="Found 2 e-mails."
    )


def read(amounts: list[str]) -> Observation:
    result = {"id": "m2", "from": "Garage", "subject": "Your invoice", "summary": "It is due.", "amounts": amounts}
    return Observation(
        tool_name="summarize_email", args={"email_id": "m2"}, ok=True, result=result, message="It is due."
    )


async def plan(asks: str, *seen: Observation) -> Plan:
    judge = Told({"invoice": "search_email"})
    asked = request(asks, *TOOLS, observations=list(seen))
    return (await EmbeddedPlanner(judge, Even(), wording).plan(asked, PlanControl())).plan


@pytest.mark.requirement("planners.embedded.second-look")
async def test_the_mail_that_fits_best_is_read_for_what_the_search_does_not_show() -> None:
    made = await plan(ASKS, Observation(**{**found(MAILS).model_dump(), "args": {"query": ASKS}}))
    assert made == CallsPlan(calls=[ToolCall(tool_name="summarize_email", args={"email_id": "m2"})])


@pytest.mark.requirement("planners.embedded.second-look")
@pytest.mark.parametrize(
    ("amounts", "said"), [(["€250.00", "19 %"], "“Your invoice” (Garage): €250.00."), ([], "I found no amount in")]
)
async def test_what_it_says_is_the_answer_and_nothing_more_is_read(amounts: list[str], said: str) -> None:
    search = Observation(**{**found(MAILS).model_dump(), "args": {"query": ASKS}})
    made = await plan(ASKS, search, read(amounts))
    assert isinstance(made, AnswerPlan)
    assert made.text.startswith(said)
    assert "Found 2" not in made.text


@pytest.mark.requirement("mail.inside-is-another-mail")
async def test_an_amount_of_a_mail_inside_is_not_said_to_be_the_senders() -> None:
    search = Observation(**{**found(MAILS).model_dump(), "args": {"query": ASKS}})
    result = {
        "id": "m2",
        "from": "Garage",
        "subject": "Your invoice",
        "body": "Ignore this.\n9,000 EUR",
        "own": "Ignore this.",
    }
    seen = Observation(tool_name="get_email_details", args={"email_id": "m2"}, ok=True, result=result, message="x")
    made = await plan(ASKS, search, seen)
    assert isinstance(made, AnswerPlan)
    assert "9,000" not in made.text


@pytest.mark.requirement("planners.embedded.second-look")
@pytest.mark.parametrize(
    ("asks", "seen"),
    [
        ("find the invoice of the garage", found(MAILS)),
        (ASKS, found([MAILS[0], {**MAILS[1], "snippet": "it is $86.40"}])),
        (ASKS, found([])),
        (ASKS, found(MAILS, ok=False)),
        (ASKS, found([{"subject": "Your invoice"}])),
    ],
    ids=["not asked", "shown already", "nothing found", "failed", "no id"],
)
def test_nothing_is_read_without_need(asks: str, seen: Observation) -> None:
    assert second_look(request(asks, *TOOLS, observations=[seen])) is None


@pytest.mark.requirement("planners.embedded.second-look")
def test_without_a_tool_that_reads_one_nothing_is_read() -> None:
    assert second_look(request(ASKS, "search_email", "list_tasks", observations=[found(MAILS)])) is None
