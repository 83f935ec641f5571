"""The call that does a deed to a thing the conversation talked about. Pure; called with the reading of a message.

The reading says what is to be done and to which thing; here the tool of the thing's family is found that does it. None
is called where the family has none, or one that needs more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.dialogue import Deed, Reading
from steward.contracts.plan import ToolCall
from steward.contracts.provenance import SAID, result_of
from steward.contracts.tool import Candidate, same_kind
from steward.contracts.tool_meaning import Does, Role
from steward.planners.check import missing_of
from steward.planners.embedded.judge.schemas import enumeration

_CHANGES: Final = (Does.CHANGE, Does.POSTPONE)
_DONE_BY: Final[Mapping[Deed, tuple[Does, ...]]] = {
    Deed.DELETE: (Does.REMOVE,),
    Deed.MOVE: _CHANGES,
    Deed.DUE: _CHANGES,
    Deed.PLACE: _CHANGES,
    Deed.DETAIL: _CHANGES,
    Deed.RENAME: _CHANGES,
    Deed.REOPEN: _CHANGES,
    Deed.COMPLETE: (Does.COMPLETE,),
    Deed.READ: (Does.OPEN,),
}
"""What the tools do that do it, the likeliest first."""
_ELSEWHERE: Final[Mapping[Deed, tuple[Does, str]]] = {
    Deed.REMIND: (Does.ADD, "reminder"),
    Deed.CONVERT: (Does.COMPUTE, "currency"),
    Deed.COMPUTE: (Does.COMPUTE, "number"),
}
"""Deeds that a tool for another kind of thing does."""
_WHEN: Final = "when"
_DELAY: Final = "by"


def done_to_thing(reading: Reading, offered: Sequence[Candidate]) -> list[ToolCall] | None:
    """The call for a deed; None where no tool offered does it."""
    assert reading.deed is not None
    if reading.about is None:
        return None
    args = reading.args or {}
    if reading.deed in _ELSEWHERE:
        return _elsewhere(reading.deed, args, reading.about.tool_name, offered)
    own = next((tool for tool in offered if tool.name == reading.about.tool_name), None)
    family = [tool for tool in offered if own is not None and same_kind(own, tool)]
    if reading.deed is Deed.REST:
        return _listed(args, family)
    for deed in _DONE_BY[reading.deed]:
        for tool in family:
            if tool.does is deed and (call := _call(tool, reading, args)) is not None:
                return [call]
    return None


def _call(tool: Candidate, reading: Reading, args: Mapping[str, Json]) -> ToolCall | None:
    """The tool's call with the thing's id; None where it takes something else, or lacks something."""
    known = tool.parameters.get("properties", {})
    ids = tool.needed(Role.ID)
    if len(ids) != 1:
        return None
    assert reading.about is not None
    named: dict[str, Json] = {ids[0]: reading.thing}
    origins = {ids[0]: result_of(reading.about.tool_name)}
    for name, value in args.items():
        place = name if name != _WHEN else _moment_of(tool)
        if place not in known:
            return None
        named[place] = value
        if name == _WHEN:
            # As it is written, nobody wrote it: "6" of what is at 5 p.m. is 18:00.
            origins[place] = SAID
    if reading.deed is Deed.REOPEN:
        if "open" not in (enumeration(known.get("status", {})) or ()):
            return None
        named["status"] = "open"
    return None if missing_of(tool, named) else ToolCall(tool_name=tool.name, args=named, origins=origins)


def _moment_of(tool: Candidate) -> str:
    """The parameter that says when a thing is, or by how much it is put off."""
    return tool.dates[0] if tool.dates else _DELAY


def _elsewhere(deed: Deed, args: Mapping[str, Json], about: str, offered: Sequence[Candidate]) -> list[ToolCall] | None:
    """The call of another family's tool that takes these arguments and needs no more.

    A thing's name may be what others wrote, so it says where it comes from; a number or a currency's code says nothing.
    """
    origins = dict.fromkeys(args, result_of(about)) if deed is Deed.REMIND else {}
    doing = _ELSEWHERE[deed]
    for tool in offered:
        known = tool.parameters.get("properties", {})
        if (tool.does, tool.meaning.of) == doing and set(args) <= set(known) and not missing_of(tool, dict(args)):
            taken = [name for name in args if name in tool.parameters.get("required", [])]
            if taken:
                return [ToolCall(tool_name=tool.name, args=dict(args), origins=origins)]
    return None


def _listed(args: Mapping[str, Json], family: Sequence[Candidate]) -> list[ToolCall] | None:
    """The call that lists the things of a family, the open ones where it tells them from others."""
    for tool in family:
        if tool.meaning.finds and not tool.parameters.get("required"):
            known = tool.parameters.get("properties", {})
            reported = {
                name: value for name, value in args.items() if value in (enumeration(known.get(name, {})) or ())
            }
            return [ToolCall(tool_name=tool.name, args=reported)]
    return None
