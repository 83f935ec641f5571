"""spend_limit: money is spent without asking up to the policy's limits, per call and per day.

For any tool with an amount and a currency among its arguments. The day is the user's; every call that ran or may have
run counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC
from decimal import Decimal
from fnmatch import fnmatchcase
from typing import Final

from steward.contracts.base import Json
from steward.language.recipients import names_recipients, recipients_in
from steward.tools.context import ToolContext
from steward.tools.guarding.policy import SpendLimits, number_of
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, Ruling, confirm, deny
from steward.tools.ports import needed

_AMOUNTS: Final = ("amount", "total", "total_amount", "price", "unit_price", "limit_price", "value", "cost", "sum")
_COUNTS: Final = ("quantity", "count", "shares", "units")
_CURRENCIES: Final = ("currency", "currency_code", "from_currency")


def spent_by(args: Mapping[str, Json]) -> tuple[Decimal, str] | None:
    """Amount and currency of a call: the largest amount among its arguments, times the largest number of pieces, times
    those who get it. None when the arguments do not say, or say it in several places."""
    amounts = [number_of(args[name]) for name in _AMOUNTS if args.get(name) is not None]
    pieces = [number_of(args[name]) for name in _COUNTS if args.get(name) is not None]
    currencies = {str(args[name]).strip().upper() for name in _CURRENCIES if args.get(name)}
    known = [number for number in (*amounts, *pieces) if number is not None and number > 0]
    if not amounts or len(currencies) != 1 or len(known) < len(amounts) + len(pieces) or _has_inner_amounts(args):
        return None
    most = max(known[: len(amounts)])
    return most * max([Decimal(1), *known[len(amounts) :]]) * _payees(args), currencies.pop()


def _has_inner_amounts(args: Mapping[str, Json]) -> bool:
    """Whether an object or a list among the arguments has amounts of its own: "payments": [{"amount": 2000}]."""
    inner: list[Json] = [value for value in args.values() if isinstance(value, dict | list)]
    while inner:
        value = inner.pop()
        if isinstance(value, dict) and any(value.get(name) is not None for name in _AMOUNTS):
            return True
        found = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        inner += [one for one in found if isinstance(one, dict | list)]
    return False


def _payees(args: Mapping[str, Json]) -> int:
    """How many get the amount: as many as the longest list of recipients names."""
    return max((_named(value) for name, value in args.items() if names_recipients(name)), default=1)


def _named(value: Json) -> int:
    if isinstance(value, list):
        return max(1, sum(map(_named, value)))
    return len(set(recipients_in(value, listed=True).each)) if isinstance(value, str) else 1


async def spend_facts(ctx: ToolContext, args: Args) -> Facts:
    """`limits` of the policy, if it has some, and `spent`: the user's total of today in their currency, as text."""
    limits = ctx.services.policy.current().spend if ctx.services.policy else None
    if limits is None:
        return {}
    midnight = ctx.now.astimezone(ctx.zone).replace(hour=0, minute=0, second=0, microsecond=0)
    spending = needed(ctx.services.spending, "the record of what was spent")
    calls = await spending.since(ctx.owner, midnight.astimezone(UTC), but=(ctx.requester.problem_id, ctx.call_id))
    counted = [spent_by(args) for tool, args in calls if any(fnmatchcase(tool, glob) for glob in limits.tools)]
    spent = sum((amount for amount, currency in filter(None, counted) if currency == limits.currency), Decimal(0))
    return {"limits": limits.model_dump(mode="json"), "spent": str(spent)}


def spend_limit(args: Args, facts: Facts) -> GuardVerdict:
    """Allow what stays within both limits; beyond them what the policy says; confirm what cannot be judged."""
    if facts.get("limits") is None:
        return confirm("spend_unlimited")
    limits = SpendLimits.model_validate(facts["limits"])
    found, before = spent_by(args), number_of(facts.get("spent"))
    if found is None or before is None:
        return confirm("spend_unclear")
    amount, currency = found
    if currency != limits.currency:
        return confirm("spend_currency", limit=limits.currency, currency=currency)
    if amount > limits.per_call:
        return _beyond(limits, "spend_call", amount=f"{amount} {currency}", limit=f"{limits.per_call} {currency}")
    if before + amount > limits.per_day:
        total, limit = f"{before + amount} {currency}", f"{limits.per_day} {currency}"
        return _beyond(limits, "spend_day", total=total, amount=f"{amount} {currency}", limit=limit)
    return ALLOW


def _beyond(limits: SpendLimits, name: str, **blanks: str) -> GuardVerdict:
    asked = confirm(name, **blanks)
    return deny(asked.reason) if limits.beyond is Ruling.DENY else asked
