"""What the results of activities do to a problem's state. Pure; one function per result."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import Any

from steward.contracts.activities import OpenProblemOutput
from steward.contracts.approval import ApprovalKind
from steward.contracts.base import MAX_DEPTH, Json, too_deep
from steward.contracts.calls import CallToolOutput
from steward.contracts.errors import ErrorCode
from steward.contracts.injection import as_notes
from steward.contracts.plan import AnswerPlan, Asked, AskPlan, CallsPlan, WaitingPlan
from steward.contracts.planning_activities import PlanOutput, RetrieveToolsOutput
from steward.contracts.problem import ProblemError, ProblemStatus, Question
from steward.contracts.records import brief_records
from steward.contracts.security import EventKind, SecurityNote, in_detail
from steward.contracts.step import Action, Actor
from steward.contracts.stored import stored_in
from steward.contracts.tool import Candidate, Effect, OfferedTool
from steward.decisions import approvals, inquiries, renewals, waiting_acts
from steward.decisions.actions import Finish
from steward.decisions.approval_requests import request
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.end_texts import end_text
from steward.decisions.endings import failed, named
from steward.decisions.preparation import ask, prepared
from steward.decisions.request_tools import at_server
from steward.decisions.results import fit
from steward.decisions.state import ProblemState

_WITHHELD = 4_000
_END_ACTION = {
    ProblemStatus.DONE: Action.COMPLETED,
    ProblemStatus.CANCELED: Action.CANCELED,
    ProblemStatus.BLOCKED: Action.BLOCKED,
    ProblemStatus.FAILED: Action.FAILED,
}


def request_received(state: ProblemState, now: datetime) -> None:
    """The first step of every problem."""
    given = state.input
    what = given.text or f"{given.tool_name}"
    if given.text:
        state.messages.append(given.text)
    detail = {"gateway": given.gateway, "tool_name": given.tool_name, "args": given.args, "text": given.text}
    if given.mcp_url is not None:
        detail["mcp_server"] = given.mcp_url
    state.add_step(now, Actor.USER, Action.REQUEST, what[:200], detail)


def refuse_too_deep(state: ProblemState, now: datetime) -> None:
    """A request whose arguments are nested beyond reason ends before anything is made of it: nested further, inside the
    input of an activity, nobody could read them."""
    if too_deep(state.input.args):
        state.input = state.input.model_copy(update={"args": {}})
        why = f"the arguments are nested more than {MAX_DEPTH} levels deep"
        finish(state, failed(ErrorCode.INVALID_ARGUMENTS, why), now)


def opened(state: ProblemState, result: OpenProblemOutput, now: datetime) -> Finish | None:
    """The request is on record and its context is known. The end, where it was blocked."""
    state.opened = True
    state.turns, state.recent = result.turns, result.recent
    state.profile, state.memories = result.profile, result.memories
    state.by_rules, state.language = result.by_rules, result.language
    if result.timezone is not None:
        requester = replace(state.input.requester, timezone=result.timezone)
        state.input = state.input.model_copy(update={"requester": requester})
    for what in result.degraded:
        state.note_degraded(now, what)
    if (end := _noticed(state, result, now)) is not None:
        return end
    if result.prepared is not None:
        prepared(state, [result.prepared], now)
    return None


def _noticed(state: ProblemState, result: OpenProblemOutput, now: datetime) -> Finish | None:
    """What the guards of the input saw: the end of the problem, or what its answers begin with."""
    heard, seen = result.emergency, result.injection
    detail: dict[str, Any] = {}
    if heard is not None:
        note = SecurityNote(kind=EventKind.EMERGENCY, family=heard.level, place="the request")
        detail = {"emergency": heard.level, "score": heard.score, **in_detail([note])}
    if result.blocked is not None:
        state.add_step(now, Actor.SYSTEM, Action.INPUT_BLOCKED, result.blocked, detail)
        error = ProblemError(code=ErrorCode.INPUT_BLOCKED, detail=result.blocked)
        return Finish(ProblemStatus.BLOCKED, result.blocked, error)
    if heard is not None:
        state.emergency = heard
        state.add_step(now, Actor.SYSTEM, Action.EMERGENCY_HEARD, heard.message, detail)
    if seen:
        state.without_tools = True
        message = "; ".join(dict.fromkeys(finding.reason for finding in seen))
        found = {
            "guard": [finding.model_dump(mode="json") for finding in seen],
            **in_detail(as_notes(seen, "the request")),
        }
        state.add_step(
            now, Actor.SYSTEM, Action.INJECTION_SEEN, message if state.direct else f"No tools: {message}", found
        )
    state.notice = "\n\n".join(filter(None, (heard.message if heard else "", result.injection_told))) or None
    return None


def retrieved(state: ProblemState, text: str, result: RetrieveToolsOutput, now: datetime) -> None:
    """Candidates for a text are known."""
    found: list[Candidate | OfferedTool] = [*result.candidates, *result.offered]
    if not state.without_tools:
        state.candidates, state.offered = result.candidates, result.offered
    state.retrieved_for = text
    state.plan_route, state.planner = result.plan_route, result.planner
    if result.memories is not None:
        state.memories = list(dict.fromkeys([*result.memories, *state.memories]))
    state.note_degraded(now, result.degraded)
    names = [tool.name for tool in found]
    detail = {"source": result.source, "candidates": {tool.name: round(tool.score, 4) for tool in found}}
    description = f"Candidates by {result.source}: {', '.join(names) or 'none'}"
    if state.without_tools:
        description += "; none is offered"
    state.add_step(now, Actor.SYSTEM, Action.TOOLS_RETRIEVED, description, detail)


def plan_made(state: ProblemState, result: PlanOutput, now: datetime) -> None:
    """A plan was made; what it wants is prepared already, unless whoever planned could not."""
    state.busy_seconds += result.worked_s
    planned(state, result, now)
    checked = result.prepared
    beside = checked[-len(result.plan.calls) :] if isinstance(result.plan, WaitingPlan) else checked
    if checked and state.proposed:
        prepared(state, beside[: len(state.proposed)], now)
    if isinstance(result.plan, WaitingPlan):
        waiting_acts.planned(state, result.plan, checked, now)


def planned(state: ProblemState, result: PlanOutput, now: datetime) -> None:
    """A planner answered: an answer, a question, or calls."""
    state.rounds_used += 1
    state.planned_by = result.backend
    state.tokens_used += result.usage.prompt_tokens - result.usage.reused_tokens + result.usage.completion_tokens
    for skip in result.skipped:
        state.note_degraded(now, f"planner {skip.backend} did not answer: {skip.reason}")
    state.note_degraded(now, result.degraded)
    plan = result.plan
    state.entered, state.asked_tools = result.flow.entered, result.flow.asked
    state.intents, state.intents_said = result.flow.intents, result.flow.said
    state.lang = result.flow.lang
    state.wanted_times = result.wanted_times
    state.mends += [result.mend] if result.mend else []
    detail: dict[str, Any] = {
        "backend": result.backend,
        "model": result.model,
        "prompt_version": result.prompt_version,
        "reasoning": result.reasoning,
        "plan": plan.model_dump(mode="json", exclude={"state"}),
        "usage": result.usage.model_dump(),
        "confidence": result.confidence,
        "thinking": result.thinking,
    }
    detail |= result.flow.in_step()
    detail |= in_detail(result.masked)
    if result.quarantined:
        detail["quarantined"] = result.quarantined
    match plan:
        case AnswerPlan():
            description = f"answer{_verified(state, result, detail)}"
            state.answer = plan.text
        case AskPlan():
            description = f"ask: {plan.question}"
        case CallsPlan():
            description = ", ".join(c.tool_name for c in plan.calls)
        case WaitingPlan():
            description = ", ".join([*(act.in_words for act in plan.acts), *(call.tool_name for call in plan.calls)])
    state.add_step(now, Actor.AGENT, Action.PLANNED, f"Plan {state.rounds_used}: {description}", detail)
    state.left = plan.left if isinstance(plan, CallsPlan) else None
    if isinstance(plan, CallsPlan | WaitingPlan):
        left = state.input.budget.tool_calls - len(state.calls)
        state.proposed = plan.calls[: max(left, 1)]
    elif isinstance(plan, AskPlan):
        if plan.draft is not None:
            state.proposed = [plan.draft]
        else:
            state.asked.append(Asked(question=plan.question, state=plan.state, seen=len(state.observations())))
            ask(state, Question(text=plan.question), now)


def _verified(state: ProblemState, result: PlanOutput, detail: dict[str, Any]) -> str:
    """Keep what the guards say of an answer; the wording they withheld stays on record in the step alone."""
    state.verification, state.answer_blocked = result.verification, result.answer_blocked
    if result.verification is None or result.verification.verified:
        return ""
    detail["verification"] = result.verification.model_dump(exclude={"raw_outputs"})
    if result.withheld is None:
        return ", not verified"
    detail["withheld"] = result.withheld[:_WITHHELD]
    return ", its wording withheld"


def planning_failed(state: ProblemState, why: str, now: datetime) -> Finish:
    """No planner answered; the end that follows from it, which says so."""
    state.add_step(now, Actor.SYSTEM, Action.PLANNING_FAILED, why)
    return failed(ErrorCode.PLANNING_FAILED, end_text(state.language, "not_planned", why=why), why)


def dispatched(state: ProblemState, call: CallRecord, now: datetime) -> None:
    """The announcing step; committed in the mirror before a tool with an effect runs."""
    call.state = CallState.RUNNING
    detail = {
        "call_id": call.call_id,
        "tool_name": call.tool_name,
        "args": call.prepared.args,
        "args_sha256": call.prepared.args_sha256,
        "effect": call.prepared.effect,
        "approval_id": call.approval_id,
        "origins": [label.model_dump(mode="json", exclude_defaults=True) for label in call.prepared.flow.labels],
        **at_server(state, call.tool_name),
        **in_detail(note for note in call.prepared.secrets if note.kind != EventKind.ASKED),
    }
    actor = Actor.USER if state.direct else Actor.AGENT
    state.add_step(now, actor, Action.TOOL_DISPATCHED, f"{call.tool_name} is called", detail)


def called(state: ProblemState, call: CallRecord, result: CallToolOutput, now: datetime) -> None:
    """A dispatch ended. An unknown outcome asks a human; it is never repeated by itself."""
    call.message, call.code, call.error = result.message, result.code, result.error
    call.result, too_much = fit(state, result.result)
    state.note_degraded(now, result.degraded)
    if too_much:
        state.note_degraded(now, f"the result of {call.tool_name} is cut short: {too_much}")
    detail: dict[str, Any] = {"call_id": call.call_id, "tool_name": call.tool_name}
    detail |= at_server(state, call.tool_name)
    notes = [*result.secrets, *as_notes(result.guard, f"the result of {call.tool_name}")]
    if result.guard:
        detail["guard"] = [finding.model_dump(mode="json") for finding in result.guard]
    detail |= in_detail(notes)
    if result.state == "succeeded":
        call.state = CallState.SUCCEEDED
        if result.replayed and not call.message and call.prepared.effect is not Effect.READ:
            call.message = end_text(state.language, "done", what=named(call))
        text = result.message or f"{call.tool_name} succeeded"
        detail |= {"result": _excerpt(result.result)} | _how_known(result)
        state.add_step(now, Actor.AGENT, Action.TOOL_SUCCEEDED, _with_how(text, result), detail)
    elif result.state == "input_required" and result.question is not None:
        inquiries.arose(state, call, result.question)
    elif result.state == "failed":
        call.state = CallState.FAILED
        call.code = result.code or ErrorCode.TOOL_FAILED
        text = _with_how(f"{call.tool_name}: {result.error}", result)
        call.own_words = result.own_words
        detail |= {"code": call.code} | _how_known(result) | ({"own_words": True} if result.own_words else {})
        state.add_step(now, Actor.AGENT, Action.TOOL_FAILED, text, detail)
        renewals.take_up(state, call)
    else:
        call.state = CallState.UNKNOWN
        call.code = ErrorCode.OUTCOME_UNKNOWN
        call.error = result.error or "the outcome is unknown"
        state.add_step(now, Actor.SYSTEM, Action.TOOL_OUTCOME_UNKNOWN, f"{call.tool_name}: {call.error}"[:500], detail)
        if not state.cancel:
            request(state, call, now, ApprovalKind.REPEAT)


def _how_known(result: CallToolOutput) -> dict[str, Any]:
    """What a step tells of an outcome that does not come from the tool as it was called; nothing of any other."""
    reported: dict[str, Any] = {}
    if result.cached_at is not None:
        reported["cached_at"] = result.cached_at
    if result.reconciled:
        reported["reconciled"] = True
    return reported


def _with_how(text: str, result: CallToolOutput) -> str:
    """A step's text with where its outcome is from, where that is not the tool as it was called."""
    how = ""
    if result.cached_at is not None:
        how = f" [kept answer of {result.cached_at}]"
    if result.reconciled:
        how = " [the outcome was in doubt and was found out by asking]"
    return text[: 500 - len(how)] + how


def _excerpt(result: Json, limit: int = 4_000) -> Json:
    if (stored := stored_in(result)) is not None:
        reference = {"sha256": stored.sha256, "bytes": stored.size}
        return {"excerpt": stored.excerpt[:limit], "characters": stored.characters} | reference
    text = str(result)
    if len(text) <= limit:
        return result
    # What is said next may be about one of them.
    return {"excerpt": text[:limit], "characters": len(text), "records": brief_records(result)}


def finish(state: ProblemState, end: Finish, now: datetime) -> None:
    """The terminal state, exactly once."""
    approvals.withdraw_pending(state, now, "The problem ended.")
    state.question = state.draft = None
    message = " ".join([end.message, *filter(None, state.recalled.values())])
    state.final_status, state.final_message, state.error = end.status, message, end.error
    detail = {"code": end.error.code} if end.error else {}
    state.add_step(now, Actor.SYSTEM, _END_ACTION[end.status], message[:500], detail)


def take_back_end(state: ProblemState) -> None:
    """The state before its end as done, of which nothing was recorded; what was refused since moves up."""
    state.final_status, state.final_message, state.error = None, "", None
    place = max(n for n, step in enumerate(state.steps) if step.action is Action.COMPLETED)
    later = state.steps[place + 1 :]
    del state.steps[place:]
    for step in later:
        state.add_step(step.at, step.actor, step.action, step.description, step.detail)
