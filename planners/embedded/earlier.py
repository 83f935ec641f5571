"""What an earlier call of the conversation becomes: asked again, set right or taken back. Pure; called by the embedded
planner with the reading of a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import Act, Reading, RecentCall
from steward.contracts.plan import Observation, PlanRequest, ToolCall
from steward.contracts.provenance import SAID, labels_under, result_of, under_names
from steward.contracts.tool import Candidate, Effect, same_kind
from steward.contracts.tool_meaning import CHANGES, Does, Role
from steward.language.units import amount_in
from steward.planners.embedded.deeds import done_to_thing
from steward.planners.embedded.item_questions import id_of
from steward.planners.embedded.judge.schemas import enumeration
from steward.planners.embedded.postponements import postponed

_SETTLING: Final = (Does.CHANGE, Does.POSTPONE, Does.REMOVE)
"""What becomes of a thing that a correction sets right, the likeliest first."""
_OPEN: Final = ("open", "pending", "todo")
"""What tools call a thing that is not done."""
_REPEAT: Final = "repeat"
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
        calls = done_to_thing(reading, request.candidates)
        return calls and [postponed(call, reading.text, request.candidates) for call in calls]
    if reading.act is Act.UNDO:
        return taken_back(reading.about, request.candidates)
    if reading.args is None or _names_other_thing(reading):
        return None
    named = dict.fromkeys(reading.named, SAID)
    call = ToolCall(tool_name=reading.about.tool_name, args=reading.args, origins=named)
    return set_right(reading, [call], request.candidates)


def set_right(reading: Reading | None, calls: Sequence[ToolCall], offered: Sequence[Candidate]) -> list[ToolCall]:
    """The calls, of which one that sets an earlier effect right changes what that made, where a tool does. Else it is
    made anew, and what it takes the place of stands until that is done (`removal_left`)."""
    about = _corrected(reading)
    return list(calls) if about is None else [_in_place_of(about, call, offered) for call in calls]


def removal_left(request: PlanRequest) -> ToolCall | None:
    """The call that removes what a correction replaces, once the replacement stands. None where there is none, and
    where the removal was tried already."""
    about = _corrected(request.reading)
    if about is not None and about.meaning.does is Does.COMPLETE:
        return _reopening_left(request, about)
    if about is None or (found := _sibling(about, Does.REMOVE, request.candidates)) is None:
        return None
    tool, ids = found
    made = [seen for seen in request.observations if seen.ok and _makes(about, seen.tool_name, request.candidates)]
    known = [thing for seen in made for name in ids for thing in things_in(seen, name)]
    same = any(id_of(thing, name) == value for thing in known for name, value in ids.items())
    if not made or same or any(seen.tool_name == tool.name for seen in request.observations):
        return None
    return ToolCall(tool_name=tool.name, args=ids, origins=_of_result(ids, about))


def _reopening_left(request: PlanRequest, about: RecentCall) -> ToolCall | None:
    """The call that opens again what was completed by mistake, once the other thing is."""
    calls = taken_back(about, request.candidates)
    done = {seen.tool_name for seen in request.observations}
    other = any(
        seen.ok and seen.tool_name == about.tool_name and seen.args != about.args for seen in request.observations
    )
    return calls[0] if other and calls and calls[0].tool_name not in done else None


def is_set_right(request: PlanRequest) -> bool:
    """Whether what a correction asks for was done already, in the place of what it corrects."""
    reading = request.reading
    if reading is None or reading.act is not Act.CORRECTION or reading.about is None:
        return False
    same = reading.about.tool_name
    return any(seen.meaning.does in _SETTLING or seen.tool_name == same for seen in request.observations)


def asked_beside(request: PlanRequest, asked: Iterable[str]) -> list[str]:
    """The tools that change or remove what a correction sets right: whoever asks for its like made otherwise asks for
    these too."""
    about = _corrected(request.reading)
    if about is not None and about.meaning.does is Does.COMPLETE:
        return [call.tool_name for call in taken_back(about, request.candidates) if about.tool_name in asked]
    if about is None or not any(_makes(about, name, request.candidates) for name in asked):
        return []
    found = (_sibling(about, does, request.candidates) for does in _SETTLING)
    return [one[0].name for one in found if one is not None]


def _names_other_thing(reading: Reading) -> bool:
    """Whether a correction puts its words in the place of the thing that was changed. They may be what that is about:
    its request says what they are."""
    about = reading.about
    if about is None or about.meaning.does not in CHANGES or reading.act is not Act.CORRECTION:
        return False
    return any(about.meaning.roles.get(name) is Role.ID for name in reading.named)


def _corrected(reading: Reading | None) -> RecentCall | None:
    """The effect that a reading sets right, if it does."""
    about = reading.about if reading is not None and reading.act is Act.CORRECTION else None
    return about if about is not None and about.ok else None


def taken_back(about: RecentCall, offered: Sequence[Candidate]) -> list[ToolCall]:
    """The call that undoes an effect; empty where no tool does."""
    action = about.args.get("action")
    if isinstance(action, str) and action in _BOTH_WAYS:
        return [ToolCall(tool_name=about.tool_name, args={**about.args, "action": _BOTH_WAYS[action]})]
    if about.meaning.does is Does.COMPLETE:
        found = _sibling(about, Does.CHANGE, offered)
        if found is None:
            return []
        tool, ids = found
        known = enumeration(tool.parameters.get("properties", {}).get("status", {})) or ()
        opened = next((status for status in _OPEN if status in known), None)
        if opened is None:
            return []
        return [ToolCall(tool_name=tool.name, args={**ids, "status": opened}, origins=_of_result(ids, about))]
    if about.meaning.does in _SETTLING:
        return []
    found = _sibling(about, Does.REMOVE, offered)
    if found is None:
        return []
    return [ToolCall(tool_name=found[0].name, args=found[1], origins=_of_result(found[1], about))]


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
        tool_name=call.tool_name,
        meaning=call.meaning,
        args=call.args,
        ok=call.ok,
        result=call.result,
        message=call.message or None,
    )


def _in_place_of(about: RecentCall, call: ToolCall, offered: Sequence[Candidate]) -> ToolCall:
    """The call that changes what an earlier one made or changed; the call itself where no tool does."""
    if not _makes(about, call.tool_name, offered):
        return call
    changed = [name for name, value in call.args.items() if not _is_known(about, name, value)]
    if (found := _sibling(about, Does.CHANGE, offered)) is not None:
        known = found[0].parameters.get("properties", {})
        if changed and all(name in known for name in changed):
            return _with_id(found, about, call, {name: name for name in changed})
    if (found := _sibling(about, Does.POSTPONE, offered)) is not None and len(changed) == 1:
        until = _delay_of(found[0], call.args[changed[0]])
        moved = next(one.dates for one in offered if one.name == call.tool_name)
        if until and changed[0] in moved and not _comes_again(about, call):
            return _with_id(found, about, call, {changed[0]: until})
    return call


def _makes(about: RecentCall, name: str, offered: Sequence[Candidate]) -> bool:
    """Whether a tool makes things of the kind that an earlier call made or changed."""
    own = next((tool for tool in offered if tool.name == about.tool_name), None)
    tool = next((tool for tool in offered if tool.name == name), None)
    if own is None or tool is None or not same_kind(own, tool) or tool.effect is Effect.READ:
        return False
    makes = tool.does not in _SETTLING and not tool.needed(Role.ID)
    return makes and (name == own.name or own.does in CHANGES)


def _is_known(about: RecentCall, name: str, value: Json) -> bool:
    """Whether an earlier call had the argument, or what it changed has the value since."""
    if about.args.get(name) == value:
        return True
    return about.meaning.does in CHANGES and about.record.get(name) == value


def _with_id(
    found: tuple[Candidate, dict[str, Json]], about: RecentCall, call: ToolCall, names: Mapping[str, str]
) -> ToolCall:
    """The tool's call for the thing, with some of another call's arguments under its own names for them."""
    tool, ids = found
    labels = [label for name in names for label in labels_under(call.origins, f"/{name}")]
    stated = ToolCall(tool_name=tool.name, origins=_of_result(ids, about)).origins
    return ToolCall(
        tool_name=tool.name,
        args={**ids, **{own: call.args[name] for name, own in names.items()}},
        origins=[*stated, *under_names(labels, names)],
    )


def _of_result(ids: Iterable[str], about: RecentCall) -> dict[str, str]:
    """That ids are those of a result: their few characters may stand anywhere else by chance."""
    return dict.fromkeys(ids, result_of(about.tool_name))


def _delay_of(tool: Candidate, until: Json) -> str | None:
    """The parameter that takes the moment to which a tool puts a thing off; None for a length of time, which would be
    counted from the moment there was."""
    others = [name for name in tool.parameters.get("required", []) if tool.meaning.roles.get(name) is not Role.ID]
    schema = tool.parameters.get("properties", {}).get(others[0], {}) if len(others) == 1 else {}
    is_moment = isinstance(until, str) and amount_in(until, "seconds") is None
    return others[0] if is_moment and schema.get("type") == "string" else None


def _comes_again(about: RecentCall, call: ToolCall) -> bool:
    """Whether a thing repeats: put off, only its next time would be another."""
    return bool(call.args.get(_REPEAT) or about.args.get(_REPEAT) or about.record.get(_REPEAT))


def _sibling(about: RecentCall, does: Does, offered: Sequence[Candidate]) -> tuple[Candidate, dict[str, Json]] | None:
    """The tool of the same family that changes or removes what a call made, with its id."""
    own = next((tool for tool in offered if tool.name == about.tool_name), None)
    for tool in offered:
        if own is None or tool.does is not does or not same_kind(own, tool):
            continue
        names = tool.needed(Role.ID)
        if len(names) != 1:
            continue
        things = things_in(as_observation(about), names[0])
        if things and (known := id_of(things[0], names[0])) is not None:
            return tool, {names[0]: known}
    return None
