"""What activities are asked, as it follows from a problem's state: searches, plans, checks of calls, calls. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from steward.contracts.calls import ApprovalProof, CallToolInput
from steward.contracts.mirror import MirrorWrite
from steward.contracts.observed import shortened
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.planning_activities import EmbedTextOutput, PrepareCallsInput, RetrieveToolsInput
from steward.contracts.tool import Candidate, OfferedTool, tool_named
from steward.decisions.call_records import CallRecord
from steward.decisions.state import ProblemState
from steward.decisions.waiting_acts import own_waiting


def plan_request(state: ProblemState, now: str) -> PlanRequest:
    """Everything the planner may know of this problem.

    In a last round after results no tool is offered any more, because nobody could tell what it returned.
    """
    given = state.input
    candidates = [] if state.only_words_left else state.candidates
    offered = [] if state.only_words_left else state.offered
    named: list[Candidate | OfferedTool] = [*candidates, *offered]
    settled = state.settled_words if given.by_model else []
    return PlanRequest(
        requester=given.requester,
        text="\n".join(state.messages),
        turns=state.turns,
        recent=state.recent,
        reading=state.reading,
        asked=state.asked,
        mends=state.mends,
        profile=state.profile,
        memories=state.memories,
        candidates=candidates,
        offered=offered,
        observations=[o.model_copy(update={"result": shortened(o.result)}) for o in state.observations()],
        repeated=state.repeated,
        now=now,
        round=state.rounds_used + 1,
        model=state.model,
        request_tools=state.own_tools(tool.name for tool in named),
        scope=given.tools,
        said=[*filter(None, [given.text]), *state.messages[1:], *settled],
        settled=settled,
        flow=state.flow,
        without_tools=state.without_tools,
        emergency=state.emergency.message if state.emergency else "",
        by_model=given.by_model and state.model == given.model,
        waiting=own_waiting(state),
    )


def search_input(state: ProblemState, text: str, embedding: EmbedTextOutput) -> RetrieveToolsInput:
    """The search for the tools of a text by its vectors."""
    given = state.input
    return RetrieveToolsInput(
        owner=given.owner,
        text=text,
        embedding=embedding,
        whole=state.whole_candidates,
        model=state.model,
        request_tools=state.request_tools or [],
        recent_tools=list(dict.fromkeys(call.tool_name for call in state.recent)),
        scope=given.tools,
    )


def prepare_input(state: ProblemState, calls: Sequence[ToolCall], now: str) -> PrepareCallsInput:
    """The check of calls before anything is made of them."""
    return PrepareCallsInput(
        requester=state.input.requester,
        now=now,
        calls=list(calls),
        request_tools=state.own_tools(call.tool_name for call in calls),
        flow=state.flow,
    )


def call_input(state: ProblemState, call: CallRecord, write: MirrorWrite | None, now: str) -> CallToolInput:
    """One dispatch; `write` announces it where it has an effect."""
    given = state.input
    approval = state.approval(call.approval_id)
    proof = (
        ApprovalProof(
            approval_id=approval.approval_id,
            kind=approval.kind,
            args_sha256=approval.args_sha256,
            decided_by=approval.decided_by or "",
            decided_roles=approval.decided_roles,
        )
        if approval
        else None
    )
    return CallToolInput(
        requester=given.requester,
        now=now,
        call_id=call.call_id,
        tool_name=call.tool_name,
        args=call.prepared.args,
        shown=call.prepared.shown,
        args_sha256=call.prepared.args_sha256,
        approval=proof,
        flow=call.prepared.flow,
        repeats=state.repeats_of(call),
        answer=call.answer,
        installation_id=given.installation_id,
        first_call_id=_first_of(state, call).call_id,
        request_tool=tool_named(call.tool_name, state.request_tools or ()),
        write=write,
        lang=state.lang,
    )


def _first_of(state: ProblemState, call: CallRecord) -> CallRecord:
    """The call at the beginning of a chain of repeats."""
    while call.repeat_of is not None:
        call = state.call(call.repeat_of)
    return call
