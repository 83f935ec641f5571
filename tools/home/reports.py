"""What the tools report of an entity to a planner: its state, what it tells beside that, and whose words
these are. Pure."""

from __future__ import annotations

import re

from steward.contracts.base import Json
from steward.contracts.provenance import FROM_OUTSIDE
from steward.tools.home.entity import Entity

OWN_DOMAINS = frozenset({
    "alarm_control_panel", "binary_sensor", "climate", "cover", "fan", "humidifier", "input_boolean", "input_number",
    "light", "lock", "number", "siren", "switch", "vacuum", "valve", "water_heater",
})  # fmt: skip
_NUMBER = re.compile(r"-?\d{1,12}(?:\.\d{1,9})?|unavailable|unknown")
_ATTRIBUTES = 40
_LONGEST = 200
_SECRET_WORDS = ("token", "picture", "password", "secret", "code", "pin")


def report(entity: Entity) -> dict[str, Json]:
    """A device with its state and attributes."""
    reported: dict[str, Json] = {
        "entity_id": entity.entity_id,
        "friendly_name": entity.name,
        "state": entity.state,
        "attributes": _attributes(entity),
        **outside(entity),
    }
    if entity.unit:
        reported["unit"] = entity.unit
    if entity.last_changed:
        reported["last_changed"] = entity.last_changed.isoformat()
    return reported


def outside(entity: Entity) -> dict[str, Json]:
    """A mark on what may hold words of somebody else, such as the title that plays or the name of a guest's phone. What
    the house switches, and what it measures, is told in words of its owner and of Home Assistant."""
    measured = entity.domain == "sensor" and _NUMBER.fullmatch(entity.state) is not None
    return {} if entity.domain in OWN_DOMAINS or measured else {FROM_OUTSIDE: True}


def _attributes(entity: Entity) -> dict[str, Json]:
    """What the device tells beside its state: short values alone, and nothing that opens a door or a picture."""
    kept: dict[str, Json] = {}
    for name, value in entity.attributes.items():
        if not isinstance(value, str | int | float | bool) or len(str(value)) > _LONGEST:
            continue
        if any(word in name.lower() for word in _SECRET_WORDS):
            continue
        kept[name] = value
        if len(kept) == _ATTRIBUTES:
            break
    return kept
