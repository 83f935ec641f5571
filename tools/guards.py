"""The guards by name, and what they and the operator's policy say of a call: allow, confirm or deny, with the reason.

Named by catalogue entries (`guard:`), asked when a call is prepared and again when it is dispatched. A guard is a pure
function; what it must look up (the events a new one would overlap) is gathered before by a coroutine of its name. A
guard that raises, or whose facts cannot be had, counts as confirm: it fails closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from steward.contracts.flow import Flow, kinds_of, objection
from steward.contracts.shown import Shown
from steward.contracts.threads import in_thread_if_large
from steward.contracts.tool import Permission, ToolSpec
from steward.language.recipients import names_recipients
from steward.tools.calendar.conflict import calendar_conflict, find_conflict_facts
from steward.tools.context import ToolContext
from steward.tools.guarding.contacts import known_contact, known_facts
from steward.tools.guarding.files import file_facts, file_write
from steward.tools.guarding.home import home_facts, home_safety
from steward.tools.guarding.memory import facts_deletion, memory_import
from steward.tools.guarding.policy import Policy
from steward.tools.guarding.reminders import reminders_cancellation
from steward.tools.guarding.secrets import Found, found_in, with_secrets
from steward.tools.guarding.spend import spend_facts, spend_limit
from steward.tools.guarding.sql import sql_read_only
from steward.tools.guarding.verdict import ALLOW, Args, Facts, Guard, GuardVerdict, Ruling, confirm, with_flow
from steward.tools.memory_import import import_facts

_log = logging.getLogger(__name__)

FactFinder = Callable[[ToolContext, Args], Awaitable[Facts]]

GUARDS: dict[str, Guard] = {
    "sql_read_only": sql_read_only,
    "calendar_conflict": calendar_conflict,
    "memory_import": memory_import,
    "facts_deletion": facts_deletion,
    "reminders_cancellation": reminders_cancellation,
    "known_contact": known_contact,
    "home_safety": home_safety,
    "file_write": file_write,
    "spend_limit": spend_limit,
}
FACTS: dict[str, FactFinder] = {
    "calendar_conflict": find_conflict_facts,
    "memory_import": import_facts,
    "known_contact": known_facts,
    "home_safety": home_facts,
    "file_write": file_facts,
    "spend_limit": spend_facts,
}
"""By the guard's name, what it must know beside the arguments."""
FACTS_LIMIT_S = 5.0
COUNTING = frozenset({"spend_limit"})
"""Guards that count what runs: calls that start at the same moment are seen only once they are on record."""


async def ruling_on(
    spec: ToolSpec, ctx: ToolContext, args: Args, flow: Flow | None = None, shown: Shown | None = None
) -> GuardVerdict:
    """Whether the call may run, needs a human's yes, or is denied: the tool's permission and guard, then the policy,
    then the flow rule, unless the policy lets it run wherever its arguments come from; then what secrets it would take
    out of the house. The policy sees whom a look-up (`shown`) found as recipients as if they were arguments.

    The reason is theirs; a confirmation that only the tool's permission asks for has none. Never raises.
    """
    base = guard = await ask_guard(spec, ctx, args)
    if guard.ruling is Ruling.ALLOW and spec.permission is Permission.PERMISSION_REQUIRED:
        base = GuardVerdict(Ruling.CONFIRM)
    policy = ctx.services.policy.current() if ctx.services.policy else Policy()
    kinds = kinds_of(flow) if flow else frozenset[str]()
    verdict = policy.apply(base, spec, ctx.owner.user_id, {**_found_recipients(shown), **args}, guard.facts, kinds)
    found: Sequence[Found] = ()
    if spec.leaves_house:
        found = await in_thread_if_large(args, found_in, args, spec, ctx.owner.user_id, policy.secrets)
    why = objection(flow, effect=spec.effect, egress=spec.leaves_house) if flow else ""
    if verdict.ruling is Ruling.DENY or verdict.any_origin:
        why = ""
    return with_flow(with_secrets(verdict, found), why)


def _found_recipients(shown: Shown | None) -> Args:
    """Whom a look-up found: to whom a reply goes stands in no argument."""
    return {field.label: field.value for field in (shown.fields if shown else ()) if names_recipients(field.label)}


async def ask_guard(spec: ToolSpec, ctx: ToolContext, args: Args) -> GuardVerdict:
    """What the tool's guard says; tools without one are allowed as far as guards go. Never raises."""
    if spec.guard is None:
        return ALLOW
    guard = GUARDS.get(spec.guard)
    if guard is None:
        _log.error("the guard %s of %s is not there", spec.guard, spec.name)
        return confirm("guard_failed")
    try:
        finder = FACTS.get(spec.guard)
        async with asyncio.timeout(FACTS_LIMIT_S):
            facts = await finder(ctx, args) if finder else {}
        return replace(guard(args, facts), facts=facts)
    except Exception:
        _log.exception("guard %s of %s raised", spec.guard, spec.name)
        return confirm("guard_failed")
