"""The guards: pure functions from a call's arguments and facts to allow, confirm or deny, with the reason.

Named by catalogue entries (`guard:`), asked when a call is prepared and again when it is dispatched. What a guard must
look up (the events a new one would overlap) is gathered before by a coroutine of its name. A guard that raises, or
whose facts cannot be had, counts as confirm: it fails closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from contracts.base import Json
from contracts.tool import ToolSpec
from tools.context import ToolContext
from tools.sql_guard import why_not_read_only

_log = logging.getLogger(__name__)


class Ruling(StrEnum):
    """What a guard says."""

    ALLOW = "allow"
    CONFIRM = "confirm"
    DENY = "deny"


@dataclass(frozen=True, slots=True)
class GuardVerdict:
    """A ruling with its reason in words for the human; an allowance needs none."""

    ruling: Ruling
    reason: str = ""


Args = Mapping[str, Json]
Facts = Mapping[str, Json]
Guard = Callable[[Args, Facts], GuardVerdict]
FactFinder = Callable[[ToolContext, Args], Awaitable[Facts]]

ALLOW = GuardVerdict(Ruling.ALLOW)


def sql_read_only(args: Args, facts: Facts) -> GuardVerdict:
    """Allow one SELECT without side effects; deny everything else."""
    reason = why_not_read_only(str(args.get("query", "")))
    return ALLOW if reason is None else GuardVerdict(Ruling.DENY, reason)


GUARDS: dict[str, Guard] = {"sql_read_only": sql_read_only}
FACTS: dict[str, FactFinder] = {}
"""By the guard's name, what it must know beside the arguments."""
FACTS_LIMIT_S = 5.0


async def ask_guard(spec: ToolSpec, ctx: ToolContext, args: Args) -> GuardVerdict:
    """What the tool's guard says; tools without one are allowed as far as guards go. Never raises."""
    if spec.guard is None:
        return ALLOW
    guard = GUARDS.get(spec.guard)
    if guard is None:
        return GuardVerdict(Ruling.CONFIRM, f"the guard {spec.guard} is not there, so a human must decide")
    try:
        finder = FACTS.get(spec.guard)
        async with asyncio.timeout(FACTS_LIMIT_S):
            facts = await finder(ctx, args) if finder else {}
        return guard(args, facts)
    except Exception as error:
        _log.exception("guard %s of %s raised", spec.guard, spec.name)
        return GuardVerdict(
            Ruling.CONFIRM, f"the guard {spec.guard} could not decide ({type(error).__name__}), so a human must"
        )
