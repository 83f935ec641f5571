"""What an earlier call of the conversation becomes: asked again, set right or taken back. Pure; called by the embedded
planner with the reading of a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.plan import Observation, PlanRequest, ToolCall
from steward.contracts.tool import Candidate
from steward.planners.embedded.deeds import done_to_thing
from steward.planners.embedded.item_questions import id_of
from steward.planners.embedded.judge.schemas import is_id

_UPDATES: Final = ("update", "edit", "change", "modify")
_REMOVALS: Final = ("cancel", "delete", "remove")
_OPPOSITES: Final = {
    "turn_on": "turn_off",
    "lock": "unlock",
    "open": "close",
    "start": "stop",
    "play": "pause",
    "arm": "disarm",
}
_BOTH_WAYS: Final = _OPPOSITES | {after: before for before, after in _OPPOSITES.items()}


def calls_meant(request: PlanRequest) -> list[ToolCall] | None:
    """The calls that a reading says without a doubt; None where the request must be planned by its words."""
    reading = request.reading
    if reading is None or reading.about is None:
        return None
    if reading.deed is not None:
        return done_to_thing(reading, request.candidates)
    if reading.act is Act.UNDO:
        return taken_back(reading.about, request.candidates)
    if reading.args is None:
        return None
    return set_right(reading, [ToolCall(tool_name=reading.about.tool_name, args=reading.args)], request.candidates)


def set_right(reading: Reading | None, calls: Sequence[ToolCall], offered: Sequence[Candidate]) -> list[ToolCall]:
    """The calls, of which one that sets an earlier effect right changes or replaces what that made."""
    about = reading.about if reading is not None and reading.act is Act.CORRECTION else None
    if about is None or not about.ok:
        return list(calls)
    return [made for call in calls for made in _in_place_of(about, call, offered)]


def is_set_right(request: PlanRequest) -> bool:
    """Whether what a correction asks for was done already, in the place of what it corrects."""
    reading = request.reading
    if reading is None or reading.act is not Act.CORRECTION or reading.about is None:
        return False
    verbs = (*_UPDATES, *_REMOVALS, reading.about.tool_name)
    return any(seen.tool_name.startswith(verbs) for seen in request.observations)


def taken_back(about: RecentCall, offered: Sequence[Candidate]) -> list[ToolCall]:
    """The call that undoes an effect; empty where no tool does."""
    action = about.args.get("action")
    if isinstance(action, str) and action in _BOTH_WAYS:
        return [ToolCall(tool_name=about.tool_name, args={**about.args, "action": _BOTH_WAYS[action]})]
    if about.tool_name.startswith("complete_"):
        found = _sibling(about, _UPDATES, offered)
        return [] if found is None else [ToolCall(tool_name=found[0].name, args={**found[1], "status": "pending"})]
    if about.tool_name.startswith(_UPDATES + _REMOVALS):
        return []
    found = _sibling(about, _REMOVALS, offered)
    return [] if found is None else [ToolCall(tool_name=found[0].name, args=found[1])]


def things_in(seen: Observation, parameter: str) -> list[dict[str, Json]]:
    """What an effect made or a look showed, by the one id that its result or its arguments name."""
    whole = seen.result if isinstance(seen.result, dict) else {}
    nested = [value for value in whole.values() if isinstance(value, dict)]
    named = [{**seen.args, **thing} for thing in (whole, *nested) if id_of(thing, parameter) is not None]
    if not named and id_of(seen.args, parameter) is not None and parameter in seen.args:
        named = [{**whole, **seen.args}]
    return named[:1]


def as_observation(call: RecentCall) -> Observation:
    """An earlier call as one of this problem's own."""
    return Observation(
        tool_name=call.tool_name, args=call.args, ok=call.ok, result=call.result, message=call.message or None
    )


def _in_place_of(about: RecentCall, call: ToolCall, offered: Sequence[Candidate]) -> list[ToolCall]:
    if call.tool_name != about.tool_name or call.tool_name.startswith(_UPDATES):
        return [call]
    changed = {name: value for name, value in call.args.items() if about.args.get(name) != value}
    if (found := _sibling(about, _UPDATES, offered)) is not None:
        tool, ids = found
        taken = {name: value for name, value in changed.items() if name in tool.parameters.get("properties", {})}
        if taken and len(taken) == len(changed):
            return [ToolCall(tool_name=tool.name, args={**ids, **taken})]
    if (found := _sibling(about, _REMOVALS, offered)) is not None:
        return [ToolCall(tool_name=found[0].name, args=found[1]), call]
    return [call]


def _sibling(
    about: RecentCall, verbs: tuple[str, ...], offered: Sequence[Candidate]
) -> tuple[Candidate, dict[str, Json]] | None:
    """The tool of the same family that changes or removes what a call made, with its id."""
    own = next((tool for tool in offered if tool.name == about.tool_name), None)
    for tool in offered:
        if own is None or tool.tool_type != own.tool_type or not tool.name.startswith(verbs):
            continue
        names = [name for name in tool.parameters.get("required", []) if is_id(name)]
        if len(names) != 1:
            continue
        things = things_in(as_observation(about), names[0])
        if things and (known := id_of(things[0], names[0])) is not None:
            return tool, {names[0]: known}
    return None
