"""The product's tools as the conversations may call them: schemas, and what waits for a yes.

Read from tools/catalogue; `soundness` and `chat` ask it. What a guard finds out only in a house or a calendar is not
known here: such calls may wait or not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import yaml

from steward.language.word_lists import any_of

_FOLDER: Final = Path(__file__).resolve().parents[2] / "tools" / "catalogue"
_OPENING: Final = frozenset({"unlock", "disarm", "open"})
_SECURING: Final = frozenset({"lock", "arm", "stop"})
_SHADES: Final = re.compile(rf"{any_of('shading_words')}|rollo|rollläden|persiana|skylight", re.I)
"""Matches names of what only gives shade, which nobody comes in by: "bedroom blinds"."""
_SERIES: Final = ("following", "all")


class Waiting(StrEnum):
    """Whether a call waits for the user's yes."""

    ALWAYS = "always"
    NEVER = "never"
    MAYBE = "maybe"
    """A guard decides by what it looks up."""


@dataclass(frozen=True, slots=True)
class CatalogueTool:
    """A tool of the catalogue."""

    name: str
    schema: dict[str, Any]
    permission: str
    trusted: bool
    acts: bool
    """It changes something, or takes something out of the house."""

    def waits(self, args: Mapping[str, Any]) -> Waiting:
        """Whether a call of it with these arguments waits."""
        if self.permission == "permission_required":
            return Waiting.ALWAYS
        if self.name == "delete_fact":
            return _waits_to_forget(args.get("fact_id"))
        if self.name == "control_device":
            return _waits_in_house(str(args.get("device_id")), str(args.get("action")))
        if self.name == "update_calendar_event" and args.get("which") in _SERIES:
            return Waiting.ALWAYS
        return Waiting.NEVER if self.permission == "autonomous" else Waiting.MAYBE


def _waits_to_forget(fact: object) -> Waiting:
    """Several facts wait. Words may mean several."""
    if isinstance(fact, list):
        return Waiting.ALWAYS if len(fact) > 1 else Waiting.NEVER
    return Waiting.NEVER if str(fact).lstrip("#").isdecimal() else Waiting.MAYBE


def _waits_in_house(device: str, action: str) -> Waiting:
    """`tools.guarding.home` as far as words tell: a way in that is opened waits, what gives shade does not."""
    if action in _SECURING:
        return Waiting.MAYBE if device.endswith("s") else Waiting.NEVER
    if action in _OPENING and not _SHADES.search(device):
        return Waiting.ALWAYS
    return Waiting.MAYBE


def read_catalogue() -> dict[str, CatalogueTool]:
    """The tools that a planner may choose, by name, in the catalogue's order."""
    tools = (
        tool
        for path in sorted(_FOLDER.glob("*.yaml"))
        for tool in yaml.safe_load(path.read_text(encoding="utf-8"))["tools"]
        if tool.get("plannable", True)
    )
    return {tool["name"]: _known(tool) for tool in tools}


def _known(tool: Mapping[str, Any]) -> CatalogueTool:
    acts = tool["effect"] != "read" or bool(tool["egress"])
    return CatalogueTool(tool["name"], tool["parameters"], tool["permission"], bool(tool["trusted"]), acts)
