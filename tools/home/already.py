"""Whether a device is as a call would make it, and what it tells of its settings. Pure; used by the tool, by its guard
and by what finds the devices.

Where that is not sure it is said to be otherwise: a service that is called once more does no harm.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from steward.contracts.base import Json
from steward.tools.home.actions import Command
from steward.tools.home.entity import Entity

_PASSING: Final = frozenset({"pending"})
"""States that may be those of something else: an alarm that is pending may be about to ring."""
_PERCENT_OF: Final = {"temperature": None, "brightness": 255, "volume_level": 1}
"""The attributes that tell a setting, with what is one hundred percent of it; None counts itself."""
_TOLD_AS: Final = {"volume": "volume_level"}


def is_already(entity: Entity, command: Command) -> bool:
    """Whether a device surely is as the command would make it. Of a group "on" may mean one of its members; an assumed
    state and a blind that stands half open tell nothing."""
    states, told = command.service.states, entity.attributes
    if states and entity.state not in states - _PASSING:
        return False
    if entity.members or told.get("is_hue_group") or told.get("assumed_state"):
        return False
    if entity.state == "open" and told.get("current_position", 100) != 100:
        return False
    if not command.data:
        return bool(states)
    return setting_of(entity, command.service.setting) == _wanted(command.data)


def setting_of(entity: Entity, setting: str | None) -> float | None:
    """What a device tells of a setting, in degrees or percent; None where it is off or tells nothing."""
    attribute = _TOLD_AS.get(setting or "", setting or "")
    value, whole = entity.attributes.get(attribute), _PERCENT_OF.get(attribute)
    if attribute not in _PERCENT_OF or isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if entity.state == "off":
        return None
    return value if whole is None else round(value * 100 / whole)


def _wanted(data: Mapping[str, Json]) -> float | None:
    name, value = next(iter(data.items()))
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return round(value * 100) if name == "volume_level" else value
