"""What an action of control_device is in Home Assistant: the service of the entity's domain, its data, the state after.

Pure. Services and their data: https://www.home-assistant.io/integrations/<domain>/ ("Actions").
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed

DIMMED_PERCENT: Final = 30
"""How bright a light is that is to be dimmed, when nobody says how far."""


@dataclass(frozen=True, slots=True)
class Service:
    """A service of a domain. `setting` is the parameter it takes, `needed` when it does not work without one; `states`
    are those the entity can be in when it has worked, empty when its state does not tell."""

    name: str
    states: frozenset[str] = frozenset()
    setting: str | None = None
    needed: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """What to send: POST /api/services/<domain>/<service> with `data` and the entity's id."""

    service: Service
    data: dict[str, Json] = field(default_factory=dict)


def _switching(setting: str | None = None) -> dict[str, Service]:
    return {
        "turn_on": Service("turn_on", frozenset({"on"}), setting),
        "turn_off": Service("turn_off", frozenset({"off"})),
        "toggle": Service("toggle"),
        "start": Service("turn_on", frozenset({"on"})),
        "stop": Service("turn_off", frozenset({"off"})),
    }


def _moving(noun: str) -> dict[str, Service]:
    return {
        "open": Service(f"open_{noun}", frozenset({"open", "opening"})),
        "close": Service(f"close_{noun}", frozenset({"closed", "closing"})),
        "stop": Service(f"stop_{noun}"),
        "toggle": Service("toggle"),
    }


_BRIGHT: Final = Service("turn_on", frozenset({"on"}), "brightness", needed=True)
_WARM: Final = Service("set_temperature", setting="temperature", needed=True)
_ARMED: Final = frozenset({"armed_away", "arming", "pending"})

SERVICES: Final[dict[str, dict[str, Service]]] = {
    "light": _switching("brightness")
    | {"set_brightness": _BRIGHT, "dim": Service("turn_on", frozenset({"on"}), "brightness")},
    "switch": _switching(),
    "input_boolean": _switching(),
    "fan": _switching(),
    "humidifier": _switching(),
    "siren": _switching(),
    "remote": _switching(),
    "camera": {name: Service(name) for name in ("turn_on", "turn_off")},
    "lock": {
        "lock": Service("lock", frozenset({"locked", "locking"})),
        "unlock": Service("unlock", frozenset({"unlocked", "unlocking"})),
        "open": Service("open", frozenset({"open", "opening"})),
    },
    "cover": _moving("cover"),
    "valve": _moving("valve"),
    "climate": {"turn_on": Service("turn_on"), "turn_off": Service("turn_off", frozenset({"off"}))}
    | {"set_temperature": _WARM},
    "water_heater": {"turn_on": Service("turn_on"), "turn_off": Service("turn_off", frozenset({"off"}))}
    | {"set_temperature": _WARM},
    "media_player": {
        "turn_on": Service("turn_on"),
        "turn_off": Service("turn_off", frozenset({"off", "standby"})),
        "toggle": Service("toggle"),
        "start": Service("media_play", frozenset({"playing", "buffering"})),
        "pause": Service("media_pause", frozenset({"paused"})),
        "stop": Service("media_stop", frozenset({"idle", "off", "standby"})),
        "set_volume": Service("volume_set", setting="volume", needed=True),
    },
    "vacuum": {
        "start": Service("start", frozenset({"cleaning"})),
        "pause": Service("pause", frozenset({"paused"})),
        "stop": Service("stop", frozenset({"idle", "docked", "paused"})),
    },
    "lawn_mower": {
        "start": Service("start_mowing", frozenset({"mowing"})),
        "pause": Service("pause", frozenset({"paused"})),
        "stop": Service("dock", frozenset({"docked", "returning"})),
    },
    "alarm_control_panel": {
        "arm": Service("alarm_arm_away", _ARMED),
        "disarm": Service("alarm_disarm", frozenset({"disarmed"})),
    },
    "script": {"start": Service("turn_on"), "turn_on": Service("turn_on"), "stop": Service("turn_off")},
    "scene": {"start": Service("turn_on"), "turn_on": Service("turn_on")},
}
"""By domain and action. A group of lights or covers is an entity of that domain; a group of unlike things has none."""


def domains_with(action: str) -> frozenset[str]:
    """The domains whose entities have this action."""
    return frozenset(domain for domain, services in SERVICES.items() if action in services)


def command(domain: str, action: str, parameters: Mapping[str, Json]) -> Command:
    """The service call of an action with its settings (temperature in degrees, brightness and volume in percent).

    Raises:
        ToolFailed: the domain has not this action, a setting is missing or does not belong to it.
    """
    service = SERVICES.get(domain, {}).get(action)
    if service is None:
        able = ", ".join(sorted(SERVICES.get(domain, {}))) or "nothing from here"
        raise ToolFailed(f"a {_spaced(domain)} cannot {_spaced(action)}; it can {_spaced(able)}")
    strange = sorted(set(parameters) - {service.setting})
    if strange:
        raise ToolFailed(f"{_spaced(action)} of a {_spaced(domain)} takes no {', '.join(strange)}")
    value = parameters.get(service.setting) if service.setting else None
    if value is None:
        if service.needed:
            raise ToolFailed(f"{_spaced(action)} needs a number for {service.setting}")
        return Command(service, {"brightness_pct": DIMMED_PERCENT} if action == "dim" else {})
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ToolFailed(f"{service.setting} must be a number")
    match service.setting:
        case "brightness":
            return Command(service, {"brightness_pct": round(value)})
        case "volume":
            return Command(service, {"volume_level": round(value / 100, 2)})
    return Command(service, {"temperature": value})


def _spaced(name: str) -> str:
    return name.replace("_", " ")
