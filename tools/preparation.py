"""From a wanted call to a `PreparedCall`: resolve the tool, settle the arguments, ask the guard, word the confirmation.

Called by the activities that open a problem and prepare a plan's calls; runs nothing and keeps nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from contracts.activities import PreparedCall, Route, Verdict
from contracts.base import sha256_of
from contracts.plan import ToolCall
from contracts.tool import BuiltinExecutor, Effect, McpExecutor, Permission, ToolSpec
from tools.arguments import Settled, settle
from tools.confirmation import confirmation_text, question_for
from tools.guards import Ruling, ask_guard
from tools.registry import Registry


@dataclass(frozen=True, slots=True)
class Moment:
    """When and where the user speaks: `now` with offset, `timezone` an IANA name."""

    now: datetime
    timezone: str

    @classmethod
    def of(cls, now: str, timezone: str) -> Moment:
        """From the texts that travel in messages."""
        return cls(datetime.fromisoformat(now), timezone)


class Preparer:
    """Prepares calls against one registry."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry

    def prepare(self, call: ToolCall, moment: Moment) -> PreparedCall:
        """What may happen with a call. Never raises for what the caller wrote."""
        spec = self._registry.resolve(call.tool_name)
        if spec is None:
            reason = f"there is no tool named {call.tool_name}"
            return PreparedCall(
                tool_name=call.tool_name, args=call.args, verdict=Verdict.UNKNOWN_TOOL, reason=reason, errors=[reason]
            )
        settled = settle(spec, call.args, moment.timezone, moment.now)
        prepared = _described(spec, settled)
        if settled.errors:
            prepared.verdict = Verdict.INVALID
            prepared.errors = settled.errors
            prepared.reason = "; ".join(settled.errors)
        elif settled.missing:
            prepared.verdict = Verdict.MISSING
            prepared.reason = f"missing: {', '.join(settled.missing)}"
            prepared.question = question_for(spec, settled.missing[0])
        else:
            prepared.args_sha256 = sha256_of(settled.args)
            _judge(prepared, spec, settled)
        return prepared


def _described(spec: ToolSpec, settled: Settled) -> PreparedCall:
    return PreparedCall(
        tool_name=spec.name,
        args=settled.args,
        verdict=Verdict.RUN,
        missing=settled.missing,
        parameters=spec.parameters,
        permission=spec.permission,
        effect=spec.effect,
        route=route_of(spec),
        timeout_s=spec.timeout_s,
        max_attempts=1 if spec.effect is Effect.ONCE else spec.retry.max_attempts,
        initial_interval_s=spec.retry.initial_interval_s,
        approval_ttl_s=spec.approval_ttl_s,
    )


def route_of(spec: ToolSpec) -> Route:
    """`local` for quick built-in tools that may be repeated; everything else is a regular activity."""
    quick = spec.local and spec.effect is not Effect.ONCE and isinstance(spec.executor, BuiltinExecutor)
    return "local" if quick else "queued"


def _judge(prepared: PreparedCall, spec: ToolSpec, settled: Settled) -> None:
    if isinstance(spec.executor, McpExecutor):
        prepared.verdict = Verdict.DENY
        prepared.reason = f"{spec.name} is not available: tools of MCP servers cannot be called yet"
        return
    guard = ask_guard(spec, settled.args)
    if guard.ruling is Ruling.DENY:
        prepared.verdict = Verdict.DENY
        prepared.reason = guard.reason
    elif guard.ruling is Ruling.CONFIRM:
        prepared.verdict = Verdict.CONFIRM
        prepared.reason = guard.reason
    elif spec.permission is Permission.PERMISSION_REQUIRED:
        prepared.verdict = Verdict.CONFIRM
        prepared.reason = f"{spec.name} needs permission"
    if prepared.verdict is Verdict.CONFIRM:
        prepared.message = confirmation_text(spec, settled, guard.reason)
