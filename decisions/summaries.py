"""What Temporal's Web UI shows an operator who never saw the code: a line beside each activity, and the problem's
current details. Pure.

A line is written before the activity runs. What an activity came to is in the line of what follows from it: a plan in
that of the call it wanted and in that of the record, the end in that of the record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from steward.contracts.base import Json, canonical_json
from steward.contracts.mirror import MirrorWrite
from steward.contracts.plan import PlanRequest, ToolCall
from steward.contracts.problem import ProblemInput, ProblemStatus
from steward.contracts.step import Action, Step
from steward.decisions.call_records import CallRecord
from steward.decisions.state import ProblemState

LONGEST: Final = 200
"""Bytes of UTF-8 of a line; Temporal refuses what has more than twice as many, encoded."""
_VALUE: Final = 60
"""Characters of one argument."""
_TOOLS: Final = 3
"""How many of the offered tools are named."""
_DETAILED: Final = 40
"""How many steps, the last ones, the details have."""
_TOLD_OTHERWISE: Final = {Action.REQUEST, Action.TOOLS_RETRIEVED, Action.TOOL_DISPATCHED, Action.TOOL_SUCCEEDED}
"""Steps that the other lines of the history tell."""


def of_opening(given: ProblemInput) -> str:
    """Whose request it is, and what they want."""
    wanted = _quoted(given.text) if given.tool_name is None else _call(given.tool_name, given.args)
    return _line(f"request of {given.owner.user_id} by {given.gateway}: {wanted}")


def of_text(text: str) -> str:
    """A text that is embedded."""
    return _line(_quoted(text))


def of_search(text: str) -> str:
    """A search for tools."""
    return _line(f"tools for {_quoted(text)}")


def of_reading(text: str) -> str:
    """A message that is read against what was talked about or asked."""
    return _line(f"what is meant by {_quoted(text)}")


def of_plan(state: ProblemState, request: PlanRequest) -> str:
    """Which planner is asked, and what it goes by."""
    asked = f"plan {request.round}: ask {state.planner or 'a planner'}"
    last = [call.tool_name for call in state.calls if call.round == state.rounds_used]
    if state.rounds_used and last:
        return _line(f"{asked}, after {', '.join(last)}")
    names = [*(tool.name for tool in request.candidates), *(tool.name for tool in request.offered)]
    return _line(f"{asked}, offering {_some(names)}")


def of_check(calls: Sequence[ToolCall]) -> str:
    """Calls that are validated."""
    return _line("check " + "; ".join(_call(call.tool_name, call.args) for call in calls))


def of_call(state: ProblemState, call: CallRecord) -> str:
    """A call, and who wanted it: the user who approved it or named it, or a planner."""
    approval = state.approval(call.approval_id)
    if approval is not None:
        why = f"approved by {approval.decided_by or 'nobody'}"
    else:
        why = f"plan {call.round} by {state.planned_by}" if call.round else "asked for by name"
    what = _call(call.tool_name, call.prepared.args)
    return _line(what, f" ({why})")


def of_outcome(call: CallRecord) -> str:
    """A call whose outcome is looked up."""
    return _line(f"what became of {_call(call.tool_name, call.prepared.args)}")


def of_expiry(state: ProblemState) -> str:
    """What the first approval to expire is for."""
    first = min(state.pending, key=lambda approval: approval.expires_at)
    return _line(f"approval {first.approval_id} expires: {_call(first.tool_name, first.args)}")


def of_record(write: MirrorWrite) -> str:
    """How the problem stands, and the steps that say how it came to that."""
    number, status = len(write.steps), _in_words(write.view.status)
    told = [_told(step) for step in write.steps if step.action not in _TOLD_OTHERWISE]
    return _line("; ".join([f"{number} step{'s' * (number != 1)}, {status}", *told]))


def details_of(state: ProblemState) -> str:
    """Markdown: how the problem stands, its steps with their times, and what it waits for. What was said stands in a
    block that nothing in it can leave: a link or a picture in a mail is text."""
    wanted = state.input.text or _call(state.input.tool_name or "", state.input.args)
    lines = [f"{step.at:%H:%M:%S}  {step.actor.value:<6}  {_told(step)}" for step in state.steps[-_DETAILED:]]
    lines += [f"waits     approval {waiting.approval_id}: {_one_line(waiting.message)}" for waiting in state.pending]
    if state.question:
        lines.append(f"waits     answer to: {_one_line(state.question.text)}")
    block = "\n".join([_one_line(wanted), "", *lines, "", *state.final_message.splitlines()]).strip()
    return f"**{_in_words(state.status)}**\n\n```\n{block.replace('```', chr(39) * 3)}\n```"


def _told(step: Step) -> str:
    by = f" by {step.detail['backend']}" if step.action is Action.PLANNED and "backend" in step.detail else ""
    return f"{_one_line(step.description)[: 2 * _VALUE]}{by}"


def _in_words(status: ProblemStatus) -> str:
    return status.value.replace("_", " ")


def _call(tool_name: str, args: Mapping[str, Json]) -> str:
    """A call as people would write it down: the tool and its values; only what is no text needs its name."""
    values = [_value(name, value) for name, value in args.items() if value not in (None, "", [], {})]
    return f"{tool_name}: {', '.join(values)}" if values else tool_name


def _value(name: str, value: Json) -> str:
    if isinstance(value, str):
        return _cut(_one_line(value))
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return _cut(_one_line(" and ".join(value)))
    return _cut(f"{name} {canonical_json(value)}")


def _some(names: Sequence[str]) -> str:
    if len(names) <= _TOOLS:
        return " and ".join(names) or "no tool"
    return f"{', '.join(names[:_TOOLS])} and {len(names) - _TOOLS} more"


def _quoted(text: str | None) -> str:
    return f"“{_one_line(text or '')}”"


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _cut(text: str) -> str:
    return text if len(text) <= _VALUE else text[: _VALUE - 1] + "…"


def _line(text: str, end: str = "") -> str:
    """The text and its end, together no longer than a line may be."""
    room = LONGEST - len(end.encode())
    if len(text.encode()) <= room:
        return text + end
    return text.encode()[: room - len("…".encode())].decode(errors="ignore") + "…" + end
