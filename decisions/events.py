"""A problem that an event opened: analysed, brought to its user with what could be done, and done if they say so.

Pure. The request is a direct call of the tool that analyses the event. What that proposes never runs by itself: text
that came from outside has no authority (docs/untrusted-text.md), whatever permission the tool has.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from steward.contracts.approvers import open_to_requester
from steward.contracts.errors import ErrorCode
from steward.contracts.notification import NotificationInput, NotificationOption
from steward.contracts.plan import ToolCall
from steward.contracts.problem import ProblemStatus
from steward.contracts.provenance import all_from
from steward.contracts.step import Action, Actor
from steward.decisions.actions import Finish, NextAction, Notify, Propose
from steward.decisions.call_records import CallState
from steward.decisions.end_texts import end_text
from steward.decisions.endings import ending_of, named
from steward.decisions.state import ProblemState

_LONGEST = 2_000


def next_of_event(state: ProblemState) -> NextAction:
    """What follows once nothing runs and nobody is waited for."""
    analysis = state.calls[0]
    if analysis.state is CallState.SUCCEEDED and not state.considered:
        return Propose()
    if not state.notified:
        return Notify()
    last = state.calls[-1]
    if last is analysis and analysis.state is CallState.SUCCEEDED:
        return Finish(ProblemStatus.DONE, analysis.message or "The event was analysed; nothing needs to be done.")
    if last.code is ErrorCode.APPROVAL_DENIED:
        return Finish(ProblemStatus.DONE, end_text(state.language, "ignored", what=named(last)))
    return ending_of(last, state.language)


def propose(state: ProblemState, now: datetime) -> None:
    """Take up the next step the analysis proposes, if it does."""
    state.considered = True
    proposed = _member(state.calls[0].result, "proposed_action")
    name = proposed.get("tool_name")
    if not isinstance(name, str) or name in (state.input.tool_name, ""):
        return
    args = proposed.get("args")
    given = args if isinstance(args, dict) else {}
    state.entered = state.entered or ["an incoming event"]
    state.proposed = [ToolCall(tool_name=name, args=given, origins=all_from(given, state.calls[0].tool_name))]
    why = str(proposed.get("why") or "the analysis proposes it")
    state.add_step(now, Actor.AGENT, Action.PLANNED, f"{name} is proposed: {why}"[:500], {"proposed": proposed})


def notification(state: ProblemState) -> NotificationInput:
    """What the user is told: what happened, what could be done, and how to say so."""
    given = state.input
    analysis = state.calls[0] if state.calls else None
    message = analysis.message if analysis and analysis.state is CallState.SUCCEEDED else None
    why = analysis.error if analysis else None
    lines = [message or f"An event could not be analysed: {_subject(state)}. {why or ''}".strip()]
    options = []
    for approval in state.pending:
        if not open_to_requester(approval.approvers):
            lines.append(approval.message)
            continue
        lines.append(f"{approval.message} Run or ignore?")
        options += [
            NotificationOption(label="Run", approval_id=approval.approval_id, confirmed=True),
            NotificationOption(label="Ignore", approval_id=approval.approval_id, confirmed=False),
        ]
    if state.shown_question is not None:
        lines.append(state.shown_question.text)
    return NotificationInput(
        owner=given.owner,
        problem_id=given.problem_id,
        notification_key=f"event-{given.problem_id}",
        text="\n".join(lines)[:_LONGEST],
        source=given.problem_type,
        options=options,
    )


def _subject(state: ProblemState) -> str:
    return str(state.input.args.get("subject") or state.input.tool_name)


def _member(result: Any, name: str) -> dict[str, Any]:
    value = result.get(name) if isinstance(result, dict) else None
    return value if isinstance(value, dict) else {}
