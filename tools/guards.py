"""The guards: pure functions from a call's arguments to allow, confirm or deny, with the reason.

Named by catalogue entries (`guard:`), asked when a call is prepared and again when it is dispatched. A guard that
raises counts as confirm: it fails closed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from contracts.base import Json
from contracts.tool import ToolSpec
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


Guard = Callable[[Mapping[str, Json]], GuardVerdict]

ALLOW = GuardVerdict(Ruling.ALLOW)


def sql_read_only(args: Mapping[str, Json]) -> GuardVerdict:
    """Allow one SELECT without side effects; deny everything else."""
    reason = why_not_read_only(str(args.get("query", "")))
    return ALLOW if reason is None else GuardVerdict(Ruling.DENY, reason)


GUARDS: dict[str, Guard] = {"sql_read_only": sql_read_only}


def ask_guard(spec: ToolSpec, args: Mapping[str, Json]) -> GuardVerdict:
    """What the tool's guard says; tools without one are allowed as far as guards go."""
    if spec.guard is None:
        return ALLOW
    guard = GUARDS.get(spec.guard)
    if guard is None:
        return GuardVerdict(Ruling.CONFIRM, f"the guard {spec.guard} is not there, so a human must decide")
    try:
        return guard(args)
    except Exception as error:
        _log.exception("guard %s of %s raised", spec.guard, spec.name)
        return GuardVerdict(
            Ruling.CONFIRM, f"the guard {spec.guard} could not decide ({type(error).__name__}), so a human must"
        )
