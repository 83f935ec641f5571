"""From a wanted call to a `PreparedCall`: resolve the tool, settle the arguments, ask the guard, word the confirmation.

Called by the activities that open a problem and prepare a plan's calls; runs nothing and keeps nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from steward.contracts.base import Json, wording_sha256
from steward.contracts.calls import PreparedCall, Route, Verdict
from steward.contracts.errors import ArgumentUnclear, ErrorCode, ToolDisabled, ToolError, ToolFailed
from steward.contracts.flow import FlowContext, flow_of, objection
from steward.contracts.intents import MadeCall
from steward.contracts.letters import marked
from steward.contracts.owner import Requester
from steward.contracts.plan import ToolCall
from steward.contracts.provenance import ArgumentOrigin, Source, under_names
from steward.contracts.redaction import REDACTOR
from steward.contracts.security import SecurityNote
from steward.contracts.shown import bound_sha256
from steward.contracts.threads import in_thread_if_foreign, in_thread_if_large
from steward.contracts.tool import BuiltinExecutor, Effect, ToolSpec, tool_named
from steward.language.moments.repeats import without_repeat
from steward.language.moments.written import in_words as moment_in_words
from steward.language.outcome_words import outcome_in
from steward.tools.approval_message import fixed_words, message_for, shown_for, spoken_in, why_asked
from steward.tools.arguments import Settled, schema_errors, settle
from steward.tools.confirmation import named_in_words, question_for
from steward.tools.context import ToolContext
from steward.tools.functions import Spoken, find_binding
from steward.tools.guarding.secrets import masked_args
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from steward.tools.guards import ruling_on
from steward.tools.look_ups import LOOK_UP_LIMIT_S, look_up
from steward.tools.origins import OriginWords
from steward.tools.ports import Services, unset_words
from steward.tools.registry import Registry

_log = logging.getLogger(__name__)


class Preparer:
    """Prepares calls against one registry. With `services`, confirmations tell what only a look-up can tell."""

    def __init__(self, registry: Registry, services: Services | None = None) -> None:
        self._registry = registry
        self._services = services or Services()

    async def prepare_all(
        self,
        calls: Sequence[ToolCall],
        requester: Requester,
        now: str,
        own: Sequence[ToolSpec] = (),
        flow: FlowContext | None = None,
    ) -> list[PreparedCall]:
        """`prepare` for each, in order; those before count as used."""
        known = flow or FlowContext()
        prepared: list[PreparedCall] = []
        for call in calls:
            prepared.append(await self.prepare(call, requester, now, own, known))
            known = known.model_copy(update={"made": [*known.made, prepared[-1].made]})
        return prepared

    async def prepare(
        self,
        call: ToolCall,
        requester: Requester,
        now: str,
        own: Sequence[ToolSpec] = (),
        flow: FlowContext | None = None,
    ) -> PreparedCall:
        """What may happen with a call at `now` (ISO 8601 with offset), in words without a secret or a letter that
        deceives unmarked. `own` are tools there are for this problem alone; they go before the catalogue's. `flow` is
        what is known of the problem. Never raises for what the requester wrote."""
        known = flow or FlowContext()
        prepared = await self._prepare(call, self._context(requester, now, known.lang), own, known)
        for name in ("reason", "why", "message", "question"):
            setattr(prepared, name, marked(REDACTOR.text(getattr(prepared, name))))
        prepared.errors = [marked(REDACTOR.text(error)) for error in prepared.errors]
        return prepared

    async def _prepare(
        self, call: ToolCall, ctx: ToolContext, own: Sequence[ToolSpec], known: FlowContext
    ) -> PreparedCall:
        spec = tool_named(call.tool_name, own) or self._registry.resolve(call.tool_name)
        if spec is None:
            reason = f"there is no tool named {call.tool_name}"
            return PreparedCall(
                tool_name=call.tool_name, args=call.args, verdict=Verdict.UNKNOWN_TOOL, reason=reason, errors=[reason]
            )
        if spec.name in (switched_off := await self._services.switched_off()):
            off = ToolDisabled(spec.name, switched_off[spec.name])
            return PreparedCall(
                tool_name=spec.name, args=call.args, verdict=Verdict.DENY, reason=off.detail, code=off.code
            )
        if unset := self._services.unset(spec):
            # Before anything is asked of anybody: no answer and no approval could make it work.
            return PreparedCall(
                tool_name=spec.name,
                args=call.args,
                verdict=Verdict.DENY,
                reason=unset_words(unset),
                code=ErrorCode.TOOL_FAILED,
            )
        # What the schema of a stranger costs, the loop does not pay.
        settled = await in_thread_if_foreign(spec, call.args, settle, spec, call.args, ctx.requester.timezone, ctx.now)
        prepared = _described(spec, settled)
        prepared.named = named_in_words(spec, ctx.lang)
        labels = under_names(map(self._resolved, call.origins), spec.parameter_aliases)
        planned = spec.canonical(call.args)
        prepared.flow = flow_of(
            MadeCall(tool=spec.name, args=planned, labels=labels, service=spec.service),
            known,
            call.wanted_by,
        )
        prepared.flow.slight = _is_slight(spec)
        if settled.unclear:
            # The rest of the request is kept: only the user can say which moment was meant.
            prepared.args = {name: value for name, value in settled.args.items() if name != settled.unclear}
            why = outcome_in(ctx.lang, settled.errors[0].removeprefix(f"`{settled.unclear}`: ") + ".")
            _ask(prepared, [settled.unclear], f"{why} {question_for(spec, settled.unclear, ctx.lang)}")
        elif settled.errors:
            _reject(prepared, settled.errors)
        elif settled.missing:
            _ask(prepared, settled.missing, question_for(spec, settled.missing[0], ctx.lang))
        else:
            prepared.asked_sha256 = wording_sha256(planned)
            said = {name: without_repeat(words) for name in spec.dates if isinstance(words := planned.get(name), str)}
            ctx = replace(ctx, date_words={name: words for name, words in said.items() if words})
            await self._bind_and_rule(prepared, spec, settled, ctx, planned, own)
        return prepared

    async def _bind_and_rule(
        self,
        prepared: PreparedCall,
        spec: ToolSpec,
        settled: Settled,
        ctx: ToolContext,
        planned: Mapping[str, Json],
        own: Sequence[ToolSpec],
    ) -> None:
        given = settled.args.keys()
        try:
            settled = await _bound(spec, ctx, settled)
        except ArgumentUnclear as unclear:
            _ask(prepared, [unclear.parameter], unclear.question)
            return
        except ToolFailed as error:
            _reject(prepared, [error.detail])
            return
        prepared.bound = sorted(settled.args.keys() - given)
        settled = replace(settled, spoken=spoken_in(spec, settled, ctx))
        spec = spec.called(settled.args)
        settled, prepared.secrets = await in_thread_if_large(settled.args, _masked, spec, ctx, settled)
        prepared.args = settled.args
        try:
            prepared.shown = shown_for(spec, settled, await look_up(spec, ctx, settled.args), ctx)
        except ToolError as error:
            _reject(prepared, [error.detail])
            return
        prepared.args_sha256 = bound_sha256(settled.args, prepared.shown)
        spec = spec.called(settled.args, prepared.shown)
        prepared.permission, prepared.effect, prepared.egress = spec.permission, spec.effect, spec.leaves_house
        prepared.flow.slight = _is_slight(spec)
        flow = prepared.flow
        ruling = await ruling_on(spec, ctx, settled.args, flow, prepared.shown)
        self._rule(prepared, spec, ruling)
        if prepared.verdict is Verdict.DENY:
            return
        words = OriginWords(ctx.lang, lambda tool: tool_named(tool, own) or self._registry.resolve(tool))
        prepared.words = fixed_words(ctx.lang)
        prepared.why = why_asked(spec, prepared.flow, ruling, words)
        prepared.message = message_for(prepared, spec, settled, ctx, ruling, words, planned)

    def _rule(self, prepared: PreparedCall, spec: ToolSpec, ruling: GuardVerdict) -> None:
        flow = prepared.flow
        prepared.verdict, prepared.reason = _report(spec, ruling)
        prepared.secrets += ruling.secrets
        objected = bool(objection(flow, effect=spec.effect, egress=spec.leaves_house))
        prepared.flow = flow.model_copy(update={"permitted": objected and prepared.verdict is Verdict.RUN})
        if prepared.verdict is Verdict.CONFIRM:
            prepared.approvers = list(ruling.approvers)

    def _resolved(self, label: ArgumentOrigin) -> ArgumentOrigin:
        """A stated label of a result that nobody has compared with what there was: its tool's trust is its own."""
        if not label.stated or label.source is not Source.RESULT or label.number is not None or label.tool is None:
            return label
        spec = self._registry.resolve(label.tool)
        return label.model_copy(update={"trusted": bool(spec and spec.trusted)})

    def _context(self, requester: Requester, now: str, lang: str) -> ToolContext:
        moment = datetime.fromisoformat(now)
        return ToolContext(
            requester=requester,
            call_id="preview",
            now=moment,
            services=self._services,
            lang=lang,
            today=moment.astimezone(ZoneInfo(requester.timezone)).date(),
        )


def route_of(spec: ToolSpec) -> Route:
    """`local` for Steward's quick built-in reads, `near` for other quick built-in tools, `queued` for the rest. A
    function of the operator's own may hang, and a workflow task that it ran in would hear of no cancellation meanwhile.

    A workflow task may fail after its local activities ran and be told again differently, so an effect waits until the
    decision for it is in the history (docs/decisions/0007).
    """
    if not spec.local or not isinstance(spec.executor, BuiltinExecutor):
        return "queued"
    own = ":" in spec.executor.function
    return "local" if spec.effect is Effect.READ and not own else "near"


def _is_slight(spec: ToolSpec) -> bool:
    """Whether a call changes the user's own things in this house alone, or looks up what anybody may know."""
    if spec.effect is Effect.READ:
        return spec.leaves_house and isinstance(spec.executor, BuiltinExecutor)
    return bool(spec.trusted) and not spec.leaves_house


def _described(spec: ToolSpec, settled: Settled) -> PreparedCall:
    return PreparedCall(
        tool_name=spec.name,
        meaning=spec.meaning,
        args=settled.args,
        verdict=Verdict.RUN,
        missing=settled.missing,
        parameters=spec.parameters,
        permission=spec.permission,
        effect=spec.effect,
        egress=spec.leaves_house,
        route=route_of(spec),
        timeout_s=spec.timeout_s,
        initial_interval_s=spec.retry.initial_interval_s,
        approval_ttl_s=spec.approval_ttl_s,
    )


def _ask(prepared: PreparedCall, missing: list[str], question: str) -> None:
    prepared.verdict, prepared.missing, prepared.question = Verdict.MISSING, missing, question
    prepared.reason = f"missing: {', '.join(missing)}"


def _reject(prepared: PreparedCall, errors: list[str]) -> None:
    prepared.verdict = Verdict.INVALID
    prepared.errors = errors
    prepared.reason = "; ".join(errors)


def _report(spec: ToolSpec, ruling: GuardVerdict) -> tuple[Verdict, str]:
    """The verdict on settled arguments and its reason."""
    match ruling.ruling:
        case Ruling.DENY:
            return Verdict.DENY, ruling.reason
        case Ruling.CONFIRM:
            return Verdict.CONFIRM, ruling.reason or f"{spec.name} needs permission"
    return Verdict.RUN, ""


async def _bound(spec: ToolSpec, ctx: ToolContext, settled: Settled) -> Settled:
    """The arguments with those that the tool's binding ties to what they name; what it ties to None is taken out."""
    named = spec.executor.function if isinstance(spec.executor, BuiltinExecutor) else ""
    found = find_binding(named)
    if found is None:
        return settled
    try:
        async with asyncio.timeout(LOOK_UP_LIMIT_S):
            typed = found.args_type.model_validate(settled.args)
            tied = await ctx.services.own_calls.run(spec.name, named, found.run, ctx, typed)
    except ToolFailed:
        raise
    except Exception as error:
        _log.exception("the binding of %s broke", spec.name)
        raise ToolFailed(f"what {spec.name} is to work on could not be looked at") from error
    values = {name: bound.value if isinstance(bound, Spoken) else bound for name, bound in tied.items()}
    args = {**settled.args, **REDACTOR.value(values)}
    args = {name: value for name, value in args.items() if values.get(name, value) is not None}
    dates = {name: datetime.fromisoformat(str(args[name])) for name in spec.dates if name in tied and name in args}
    words = {name: moment_in_words(moment) for name, moment in dates.items()}
    words |= {name: bound.words for name, bound in tied.items() if isinstance(bound, Spoken)}
    spoken = {**settled.spoken, **words}
    return replace(settled, args=args, spoken=spoken)


def _masked(spec: ToolSpec, ctx: ToolContext, settled: Settled) -> tuple[Settled, list[SecurityNote]]:
    """The arguments with the secrets masked that the policy wants masked; as they are where the tool's schema would not
    take the masks, and then a human is asked."""
    policy = ctx.services.policy.current() if ctx.services.policy else None
    if policy is None or not policy.secrets or not spec.leaves_house:
        return settled, []
    args, notes = masked_args(settled.args, spec, ctx.owner.user_id, policy.secrets)
    if not notes or schema_errors(spec, args):
        return settled, []
    return replace(settled, args=args), notes
