"""What a plan does about what waits: here where it is this problem's own, else by an activity, act by act. Pure.

Once every act of a plan is done the problem ends with what they came to, unless it made calls beside them. An act that
cannot be done, because what it is about was decided meanwhile or its arguments do not fit, goes back to the planner as
an observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from steward.contracts.activities import ActOnWaitingInput, ActOnWaitingOutput
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import Observation, WaitingAct, WaitingPlan
from steward.contracts.provenance import relabelled
from steward.contracts.step import Action, Actor
from steward.contracts.waiting import Waiting, WaitingApproval
from steward.decisions.amendments import amend
from steward.decisions.call_records import ActRecord, CallState
from steward.decisions.endings import refuse
from steward.decisions.limits import done_texts
from steward.decisions.so_far import done_since
from steward.decisions.state import ProblemState

MAX_REFUSED_ROUNDS: Final = 3
"""So many plans in a row may want what cannot be done about what waits."""
_WAITS_NO_MORE: Final = "nothing of that id waits any more"
_NO_DRAFT: Final = "it has no open question with a draft: plan the call itself"


def own_waiting(state: ProblemState) -> Waiting:
    """What the newest message took back or was said to in this problem."""
    known = [approval for one in state.taken_back if (approval := state.approval(one)) is not None]
    foreign = bool(state.entered)
    taken = [WaitingApproval.of(state.input.problem_id, a, taken_back=True, foreign=foreign) for a in known]
    return Waiting(approvals=taken, questions=[state.followed] if state.followed else [])


def planned(state: ProblemState, plan: WaitingPlan, checked: Sequence[PreparedCall], now: datetime) -> None:
    """Take up a plan. `checked` are the calls it holds as they were prepared, in order."""
    state.acted, state.act_words, prepared = None, plan.words, iter(checked)
    for act in plan.acts:
        why = _unfit(state, act, next(prepared, None) if act.call is not None else None)
        if why:
            _keep(state, act, now, refused=why)
        elif act.problem_id == state.input.problem_id:
            _do_here(state, act)
            _keep(state, act, now, words=_here_in_words(state, act))
        else:
            state.acts.append(act)
    _end_when_done(state)


def next_request(state: ProblemState) -> ActOnWaitingInput:
    """The act that comes next; its key is the same however often it is tried."""
    return ActOnWaitingInput(
        requester=state.input.requester,
        key=f"act-{state.input.problem_id}-{len(state.act_records) + 1}",
        act=state.acts[0],
        text=state.messages[-1],
        entered=state.entered,
    )


def done(state: ProblemState, result: ActOnWaitingOutput, now: datetime) -> None:
    """The first act was done, or could not be."""
    act = state.acts.pop(0)
    if result.refused is not None:
        _keep(state, act, now, refused=result.refused)
    else:
        withdraws = act.act == "withdraw"
        _keep(state, act, now, words=result.what if withdraws else result.words)
        state.still_waits[act.problem_id] = result.words if withdraws else ""
        if not withdraws and act.problem_id not in state.shows:
            state.shows.append(act.problem_id)
    _end_when_done(state)


def _end_when_done(state: ProblemState) -> None:
    """The end that follows where all acts of the last plan were done and nothing of this problem waits for them."""
    records = [one for one in state.act_records if one.round == state.rounds_used]
    if state.acts or not records:
        return
    refused = [one for one in records if not one.observation.ok]
    state.refused_act_rounds = state.refused_act_rounds + 1 if len(refused) == len(records) else 0
    beside = state.question or any(call.round == state.rounds_used for call in state.calls)
    goes_on = refused or state.amendments or state.proposed or beside
    # What the planner says of what it took back stands for the words of that.
    told = [one.observation for one in records if not (state.act_words and one.observation.tool_name == "withdraw")]
    made = [] if state.act_words else done_texts(state.language, done_since(state))
    words = dict.fromkeys([state.act_words, *made, *(one.message or "" for one in told), *state.still_waits.values()])
    state.acted = None if goes_on else "\n\n".join(filter(None, words))
    left = [problem_id for problem_id, waits in state.still_waits.items() if waits]
    state.shows = list(dict.fromkeys([*state.shows, *left]))


def _unfit(state: ProblemState, act: WaitingAct, prepared: PreparedCall | None) -> str:
    """Why an act cannot be done, as far as this problem knows."""
    if state.without_tools:
        return "nothing may be changed by this request"
    if act.act in ("amend", "fill") and state.emergency is not None:
        return state.emergency.held_back
    if act.act in ("amend", "fill") and act.call is None:
        return _NO_DRAFT if act.act == "fill" else _WAITS_NO_MORE
    if act.problem_id == state.input.problem_id:
        asked = act.approval_id is None
        gone = state.followed is None if asked else act.approval_id not in state.taken_back
        if gone:
            return _WAITS_NO_MORE
    match prepared:
        case PreparedCall(verdict=Verdict.INVALID, errors=errors):
            return "; ".join(errors) or "the arguments do not fit"
        case PreparedCall(verdict=Verdict.DENY, reason=reason):
            return reason
        case PreparedCall(verdict=Verdict.MISSING, missing=missing) if act.act == "amend":
            return f"missing: {', '.join(missing)}"
        case _:
            return ""


def _do_here(state: ProblemState, act: WaitingAct) -> None:
    """An act about what the newest message took back, or the question that it was said to."""
    if act.act == "fill":
        assert state.followed is not None
        assert act.call is not None
        before, labels, state.followed = state.followed.args, state.followed.origins, None
        origins = relabelled(before, labels, act.call.args, act.call.origins)
        state.proposed = [act.call.model_copy(update={"origins": origins})]
        return
    if act.approval_id is None:
        state.followed = None
        return
    state.taken_back.remove(act.approval_id)
    approval = state.approval(act.approval_id)
    assert approval is not None
    if act.act == "withdraw":
        call = state.call(approval.call_id)
        call.state = CallState.DENIED
        refuse(call, ErrorCode.APPROVAL_DENIED, state.language, "taken_back")
        return
    amend(state, approval, act.call.args if act.call else approval.args, act.call.origins if act.call else None)


def _here_in_words(state: ProblemState, act: WaitingAct) -> str:
    """What is not done any more."""
    approval = state.approval(act.approval_id)
    if act.act != "withdraw" or approval is None:
        return ""
    call = state.call(approval.call_id).prepared
    return call.words.not_done_any_more.format(what=approval.deed)


def _keep(state: ProblemState, act: WaitingAct, now: datetime, *, words: str = "", refused: str = "") -> None:
    """Put on record what became of an act, where the planner and the audit see it."""
    args: dict[str, Any] = {"approval": act.approval_id} if act.approval_id else {"problem": act.problem_id}
    if act.call is not None:
        args["arguments"] = act.call.args
    seen = Observation(
        tool_name=act.act, args=args, ok=not refused, result=words or "done", error=refused or None, message=words
    )
    seen.form = True
    state.act_records.append(ActRecord(round=state.rounds_used, observation=seen))
    detail = {"act": act.act, "problem_id": act.problem_id, "approval_id": act.approval_id}
    if refused:
        description = f"Not done: {act.in_words}: {refused}"
        state.add_step(now, Actor.SYSTEM, Action.WAITING_UNCHANGED, description[:500], detail)
    else:
        state.add_step(now, Actor.AGENT, Action.WAITING_ACTED, f"{act.in_words}: {words}"[:500], detail)
