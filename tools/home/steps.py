"""Relative changes of a device ("a bit warmer", "louder"), as the setting they come to from how it is now. Pure.

The tool binds a call to that setting before it is approved or run, so that a repeat changes nothing twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.tools.home.entity import Entity


@dataclass(frozen=True, slots=True)
class Step:
    """`setting` is what changes by `by` unless it is said by how much, within `least` and `most`; `action` sets it.
    `attribute` tells what it is now, in units of which `whole` are one hundred percent; 0: it counts itself."""

    domains: frozenset[str]
    setting: str
    action: str
    attribute: str
    by: float
    least: float
    most: float
    whole: float = 0.0


def _warmth(by: float) -> Step:
    domains = frozenset({"climate", "water_heater"})
    return Step(domains, "temperature", "set_temperature", "temperature", by, -50, 100)


def _light(by: float) -> Step:
    return Step(frozenset({"light"}), "brightness", "set_brightness", "brightness", by, 1, 100, whole=255)


def _volume(by: float) -> Step:
    return Step(frozenset({"media_player"}), "volume", "set_volume", "volume_level", by, 0, 100, whole=1)


STEPS: Final = {
    "warmer": _warmth(1),
    "cooler": _warmth(-1),
    "brighter": _light(20),
    "dimmer": _light(-20),
    "louder": _volume(10),
    "quieter": _volume(-10),
}


def stepped(entity: Entity, step: Step, parameters: Mapping[str, Json]) -> tuple[str, dict[str, Json]]:
    """The action and the parameters that a change comes to. A number given is by how much.

    Raises:
        ToolFailed: the device does not tell how it is now, or the number is none.
    """
    now, size = _number(entity.attributes.get(step.attribute)), _number(parameters.get(step.setting, abs(step.by)))
    if now is None or size is None:
        raise ToolFailed(
            f"{entity.label} does not tell its {step.setting} now ({entity.state}); say which it should be"
        )
    known = now * 100 / step.whole if step.whole else now
    least, most = _limits(entity, step)
    wanted = min(max(known + (size if step.by > 0 else -size), least), most)
    return step.action, {step.setting: round(wanted, 1) if not step.whole else round(wanted)}


def _limits(entity: Entity, step: Step) -> tuple[float, float]:
    """Between which values the setting may be; a thermostat tells its own."""
    least, most = (_number(entity.attributes.get(f"{end}_{step.attribute[:4]}")) for end in ("min", "max"))
    return (step.least if least is None else least, step.most if most is None else most)


def _number(value: object) -> float | None:
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None
