"""spend_limit: within the policy's limits money is spent without asking, beyond them as the policy says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.contracts.base import Json
from steward.contracts.owner import Owner
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.guarding.spend import spend_limit
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from steward.tools.guards import ask_guard
from steward.tools.ports import Services
from tests.support.tool_bench import a_context, a_spec

SPEC = a_spec(guard="spend_limit", permission="autonomous_with_guardrails")
LIMITS: dict[str, Json] = {"currency": "EUR", "per_call": "50", "per_day": "120", "beyond": "confirm", "tools": ["*"]}
money = st.decimals(min_value="0.01", max_value="1000", places=2)


class Spent:
    """A record of what was spent, and of what it was asked."""

    def __init__(self, *calls: tuple[str, dict[str, Json]]) -> None:
        self.calls = calls
        self.asked: list[tuple[Owner, datetime, tuple[int, str]]] = []

    async def since(
        self, owner: Owner, moment: datetime, but: tuple[int, str]
    ) -> Sequence[tuple[str, Mapping[str, Json]]]:
        self.asked.append((owner, moment, but))
        return self.calls


def a_policy(folder: Path, text: str) -> PolicyFile:
    (folder / "policy.yaml").write_text(text, encoding="utf-8")
    return PolicyFile(folder / "policy.yaml")


def verdict(args: dict[str, Json], spent: str = "0", **changes: Json) -> GuardVerdict:
    return spend_limit(args, {"limits": LIMITS | changes, "spent": spent})


@pytest.mark.requirement("guards.spend-within-limits")
@pytest.mark.parametrize(
    ("args", "spent", "beyond", "ruling"),
    [
        ({"amount": 50, "currency": "EUR"}, "0", "confirm", Ruling.ALLOW),
        ({"amount": 50.01, "currency": "EUR"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 50.01, "currency": "eur"}, "0", "deny", Ruling.DENY),
        ({"amount": 50, "currency": "EUR"}, "70", "confirm", Ruling.ALLOW),
        ({"amount": 50, "currency": "EUR"}, "70.01", "confirm", Ruling.CONFIRM),
        ({"amount": 50, "currency": "EUR"}, "70.01", "deny", Ruling.DENY),
        ({"price": 20, "quantity": 3, "currency": "EUR"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": "12.50", "currency": "EUR"}, "0", "confirm", Ruling.ALLOW),
        ({"amount": 5, "currency": "USD"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 5}, "0", "confirm", Ruling.CONFIRM),
        ({"currency": "EUR"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": -5, "currency": "EUR"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": "a lot", "currency": "EUR"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 1, "total": "many", "currency": "EUR"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 1, "total": 500, "currency": "EUR"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 10, "currency": "EUR", "payments": [{"amount": 2000}]}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 10, "currency": "EUR", "order": {"lines": [{"price": 1}]}}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 10, "currency": "EUR", "currency_code": "USD"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 10, "currency": ["EUR", "USD"]}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 20, "currency": "EUR", "to": "ann, bob"}, "0", "confirm", Ruling.ALLOW),
        ({"amount": 20, "currency": "EUR", "to": "ann, bob; eve@evil.example"}, "0", "confirm", Ruling.CONFIRM),
        ({"amount": 20, "currency": "EUR", "recipients": ["a@x.y", "b@x.y", "c@x.y"]}, "0", "deny", Ruling.DENY),
        ({"amount": 20, "currency": "EUR", "note": "for a, b and c"}, "0", "confirm", Ruling.ALLOW),
    ],
)
def test_both_limits_hold(args: dict[str, Json], spent: str, beyond: str, ruling: Ruling) -> None:
    assert verdict(args, spent, beyond=beyond).ruling is ruling


@given(amount=money, more=money, spent=money)
def test_spending_more_never_needs_less(amount: Decimal, more: Decimal, spent: Decimal) -> None:
    less = verdict({"amount": str(amount), "currency": "EUR"}, str(spent)).ruling
    assert (amount <= 50 and spent + amount <= 120) == (less is Ruling.ALLOW)
    if verdict({"amount": str(amount + more), "currency": "EUR"}, str(spent)).ruling is Ruling.ALLOW:
        assert less is Ruling.ALLOW


@pytest.mark.requirement("guards.spend-within-limits")
async def test_the_day_is_the_users_and_this_call_does_not_count_twice(tmp_path: Path) -> None:
    policy = a_policy(tmp_path, "spend: {currency: EUR, per_call: 50, per_day: 100, tools: [buy_*]}")
    spent = Spent(
        ("buy_tea", {"amount": 40, "currency": "EUR"}),
        ("buy_tea", {"amount": 40, "currency": "EUR"}),
        ("buy_tea", {"amount": 999, "currency": "USD"}),
        ("measure", {"value": 999, "currency": "EUR"}),
    )
    ctx = a_context(Services(policy=policy, spending=spent))
    assert (await ask_guard(SPEC, ctx, {"amount": 20, "currency": "EUR"})).ruling is Ruling.ALLOW
    over = await ask_guard(SPEC, ctx, {"amount": 20.01, "currency": "EUR"})
    assert over.ruling is Ruling.CONFIRM
    assert "100.01 EUR today" in over.reason
    assert spent.asked[0] == (Owner("acme", "ann"), datetime(2025, 11, 19, 23, tzinfo=UTC), (7, "c1"))


async def test_without_limits_or_a_record_a_human_is_asked(tmp_path: Path) -> None:
    args: dict[str, Json] = {"amount": 1, "currency": "EUR"}
    assert (await ask_guard(SPEC, a_context(), args)).ruling is Ruling.CONFIRM
    limited = a_policy(tmp_path, "spend: {currency: EUR, per_call: 50, per_day: 100}")
    assert (await ask_guard(SPEC, a_context(Services(policy=limited)), args)).ruling is Ruling.CONFIRM
