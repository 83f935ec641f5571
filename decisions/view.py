"""How a problem's state looks from outside: the view that doors answer with, and what the mirror is told."""

from __future__ import annotations

from typing import Any, Final

from steward.contracts.approval import asked_together
from steward.contracts.mirror import MirrorWrite
from steward.contracts.observed import shortened
from steward.contracts.problem import ISSUE_DETECTION, ProblemInput, ProblemStatus, ProblemView, Verification
from steward.decisions.call_records import CallState
from steward.decisions.ledger import dispatched_calls
from steward.decisions.remembering import exchange_of
from steward.decisions.results import in_view
from steward.decisions.so_far import preface
from steward.decisions.state import ProblemState

_LONGEST_TITLE: Final = 80


def view_of(state: ProblemState) -> ProblemView:
    """The view of a problem as it stands now."""
    last = state.calls[-1] if state.calls else None
    requester, closed = state.input.requester, state.final_status is not None
    before = "" if closed else preface(state)
    return ProblemView(
        problem_id=requester.problem_id,
        tenant_id=requester.owner.tenant_id,
        user_id=requester.owner.user_id,
        conversation_id=requester.conversation_id,
        gateway=state.input.gateway,
        problem_type=state.input.problem_type,
        status=state.status,
        closed=closed,
        title=title_of(state.input),
        text=state.input.text,
        tool_name=last.tool_name if last else (state.draft.tool_name if state.draft else state.input.tool_name),
        tool_executed=_executed(state),
        result=_result(state),
        message=_message(state, before),
        preface=before,
        is_direct_answer=state.final_status is ProblemStatus.DONE and not state.calls,
        approvals=state.pending,
        question=state.shown_question,
        error=state.error,
        verification=_verification(state),
        degraded=state.degraded,
        shows=state.shows,
        created_at=state.created_at,
        updated_at=state.updated_at,
    )


def title_of(given: ProblemInput) -> str:
    """What a problem is about, in at most 80 characters."""
    if given.problem_type == ISSUE_DETECTION:
        return _in_short(given.args.get("subject")) or ISSUE_DETECTION
    if given.text:
        return _in_short(given.text)
    texts = [value for value in given.args.values() if isinstance(value, str) and value.strip()]
    return _in_short(": ".join([(given.tool_name or "request").replace("_", " "), *texts[:1]]))


def _in_short(text: object) -> str:
    words = " ".join(str(text or "").split())
    return words if len(words) <= _LONGEST_TITLE else f"{words[: _LONGEST_TITLE - 1].rpartition(' ')[0] or words[:79]}…"


def _executed(state: ProblemState) -> bool | None:
    """None when the effect of some call may have happened, and no repeat of it has succeeded."""
    succeeded = state.in_state(CallState.SUCCEEDED)
    settled = {earlier for call in succeeded for earlier in state.repeats_of(call)}
    doubtful = state.in_state(CallState.UNKNOWN, CallState.REPEATED)
    return None if any(call.call_id not in settled for call in doubtful) else bool(succeeded)


def _result(state: ProblemState) -> Any:
    succeeded = state.in_state(CallState.SUCCEEDED)
    if len(succeeded) == 1:
        return in_view(succeeded[0].result)
    if not succeeded:
        return None
    return [{"tool_name": c.tool_name, "args": c.prepared.args, "result": in_view(c.result)} for c in succeeded]


def _verification(state: ProblemState) -> Verification | None:
    """What the guards say of the answer, beside what the tools returned."""
    if state.verification is None or state.final_status is None:
        return None
    outputs = [
        {"tool_name": call.tool_name, "result": shortened(call.result)} for call in state.in_state(CallState.SUCCEEDED)
    ]
    return state.verification.model_copy(update={"raw_outputs": outputs})


def _message(state: ProblemState, before: str) -> str:
    if state.final_status is not None:
        return "\n\n".join(filter(None, [state.notice, state.final_message]))
    question = state.shown_question
    asked = question.text if question is not None else asked_together(state.pending)
    return "\n\n".join(filter(None, [before, asked]))


def mirror_write(state: ProblemState) -> MirrorWrite:
    """The row as it should look and the steps the mirror does not have yet."""
    # An end that tells of something not done has asked the ledger before (workflows/closing.py).
    done = state.final_status is ProblemStatus.DONE
    known = dispatched_calls(state) if done else None
    steps = state.steps[state.recorded :]
    return MirrorWrite(view=view_of(state), steps=steps, known=known, exchange=exchange_of(state))
