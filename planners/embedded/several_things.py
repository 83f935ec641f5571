"""A request about several things at once, as a part for each: "lights off in the kitchen and the living room".

Called where a request is split, for its plan and for what its words ask for. A tool that does one thing a call is
called for each, so that each is checked, approved and told by itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from steward.contracts.dialogue import RecentCall
from steward.contracts.tool import Candidate
from steward.language.listings import listed_things
from steward.language.word_lists import any_of
from steward.planners.embedded.handovers import HandoverSplitter
from steward.planners.embedded.judge.device_rules import is_device, names_home
from steward.planners.embedded.request_parts import Part
from steward.planners.embedded.tool_reader import ToolReader

_TITLE: Final = "title"
_MOST: Final = 8
_BETWEEN: Final = re.compile(rf"(?<=\w)(?:,\s++(?:(?:{any_of('joining')})\s++)?| (?:{any_of('joining')}|&)\s++)", re.I)
"""Matches the " and " of "kitchen and living room"."""


def split_each(text: str, offered: Sequence[Candidate], reader: ToolReader, recent: Sequence[RecentCall]) -> list[Part]:
    """The parts of a request, one for each thing that it lists and each device that it names. `recent`: what the
    conversation talked about. Raises Unavailable when a model cannot be loaded."""
    parts = each_listed(text, offered, reader) or HandoverSplitter(offered, reader, recent).split(text)
    return [one for part in parts for one in each_device(part)]


def each_listed(text: str, offered: Sequence[Candidate], reader: ToolReader) -> list[Part] | None:
    """A part for each thing that a message puts on a list; None for what lists nothing that is kept by its title."""
    things = listed_things(text)
    choice = reader.chooser(offered)(text).part if things else None
    tool = choice.candidate if choice else None
    if choice is None or tool is None or tool.reads or tool.parameters.get("required") != [_TITLE]:
        return None
    return [Part(thing, tool, choice.confidence, args={_TITLE: thing}) for thing in things]


def each_device(part: Part) -> list[Part]:
    """A part for each of the devices or rooms that one part names."""
    if part.candidate is None or part.candidate.reads:
        return [part]
    name = next((name for name in part.args if is_device(name)), None)
    words = part.args.get(name) if name else None
    pieces = _BETWEEN.split(words) if isinstance(words, str) else []
    if name is None or not 2 <= len(pieces) <= _MOST or not all(map(names_home, pieces)):
        return [part]
    return [replace(part, args={**part.args, name: piece.strip()}) for piece in pieces]
