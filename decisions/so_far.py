"""What a person reads before what waits: what was done, and what failed, since they last said something. Pure.

It stands beside the approvals, in no message and no hash of theirs: a yes covers nothing of it.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from steward.contracts.errors import ErrorCode
from steward.contracts.letters import marked
from steward.contracts.step import Action
from steward.contracts.tool import Effect
from steward.decisions.call_records import CallRecord, CallState
from steward.decisions.end_texts import end_text
from steward.decisions.limits import done_texts, undone_texts
from steward.decisions.state import ProblemState

_LONGEST: Final = 500
_SAID: Final = frozenset(
    {
        *(Action.REQUEST, Action.MESSAGE_RECEIVED, Action.APPROVAL_APPROVED, Action.APPROVAL_DENIED),
        *(Action.APPROVAL_EDITED, Action.APPROVAL_WITHDRAWN),
    }
)
"""What a person says; whatever came before was told in the answer to it."""
_ENDS: Final = frozenset({Action.TOOL_SUCCEEDED, Action.TOOL_FAILED, Action.GUARD_DENIED, Action.APPROVAL_EXPIRED})


def preface(state: ProblemState) -> str:
    """What is said before what waits: the notice of the guards, what was done and what was not."""
    waits = bool(state.pending or state.question)
    return "\n\n".join(filter(None, [state.notice, *([_acts(state), _outcomes(state)] if waits else [])]))


def _acts(state: ProblemState) -> str:
    """What the plan that wants what waits also did about other things: its own words, else what it took back. What it
    changed is shown beside it."""
    newest = takewhile(lambda step: step.action not in _SAID, reversed(state.steps))
    if not any(step.action is Action.WAITING_ACTED for step in newest):
        return ""
    records = [one.observation for one in state.act_records if one.round == state.rounds_used]
    taken_back = [one.message or "" for one in records if one.ok and one.tool_name == "withdraw"]
    return state.act_words or "\n".join(taken_back)


def _outcomes(state: ProblemState) -> str:
    ended = ended_since(state)
    done = done_since(state)
    undone = [call for call in ended if _failed(call) and not _tried_again(state, call)]
    told = [*done_texts(state.language, done, headed=True), *undone_texts(state.language, undone)]
    head = [end_text(state.language, "done_so_far")] if done else []
    return "\n".join([*head, *dict.fromkeys(map(_line, told))])


def done_since(state: ProblemState) -> list[CallRecord]:
    """The calls with an effect that succeeded since the user's last word."""
    ended = ended_since(state)
    return [call for call in ended if call.state is CallState.SUCCEEDED and call.prepared.effect is not Effect.READ]


def _line(text: str) -> str:
    """In one line, so that no tool's words look like a question of their own."""
    line = " ".join(text.split())
    return marked(line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…")


def ended_since(state: ProblemState) -> list[CallRecord]:
    """The calls that came to an end since the user's last word, in their order."""
    ended: set[str] = set()
    for step in reversed(state.steps):
        if step.action in _SAID:
            break
        if step.action in _ENDS:
            ended.add(step.detail.get("call_id", ""))
    return [call for call in state.calls if call.call_id in ended]


def _failed(call: CallRecord) -> bool:
    refused = call.state is CallState.DENIED and call.code is not ErrorCode.APPROVAL_DENIED
    return call.state is CallState.FAILED or refused


def _tried_again(state: ProblemState, call: CallRecord) -> bool:
    """Whether a later call of its tool went better, or still may."""
    later = state.calls[state.calls.index(call) + 1 :]
    return any(one.tool_name == call.tool_name and not _failed(one) for one in later)
