"""The home of world.yaml behind Home Assistant's REST API: states, and services that change them. `House.reset` puts it
back before each conversation that may touch it."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.dialogues.world import Device

TOKEN: Final = "token-of-the-home"
_Data = Mapping[str, Any]
_Change = Callable[[str, _Data], tuple[str, dict[str, Any]]]


def _to(state: str) -> _Change:
    return lambda _, data: (state, _settings(data))


def _toggled(one: str, other: str) -> _Change:
    return lambda state, data: (other if state == one else one, _settings(data))


def _kept(state: str, data: _Data) -> tuple[str, dict[str, Any]]:
    return state, _settings(data)


def _settings(data: _Data) -> dict[str, Any]:
    """The attributes that the data of a service sets."""
    kept = {name: data[name] for name in ("temperature", "volume_level") if name in data}
    if "brightness_pct" in data:
        kept["brightness"] = round(float(data["brightness_pct"]) * 2.55)
    return kept


_SWITCHING: Final = {"turn_on": _to("on"), "turn_off": _to("off"), "toggle": _toggled("on", "off")}
_SERVICES: Final[dict[str, dict[str, _Change]]] = {
    "light": _SWITCHING,
    "switch": _SWITCHING,
    "climate": {"turn_on": _to("heat"), "turn_off": _to("off"), "set_temperature": _kept},
    "lock": {"lock": _to("locked"), "unlock": _to("unlocked"), "open": _to("open")},
    "cover": {
        "open_cover": _to("open"),
        "close_cover": _to("closed"),
        "stop_cover": _kept,
        "toggle": _toggled("open", "closed"),
    },
    "alarm_control_panel": {"alarm_arm_away": _to("armed_away"), "alarm_disarm": _to("disarmed")},
    "media_player": {
        "turn_on": _to("playing"),
        "turn_off": _to("off"),
        "toggle": _toggled("playing", "off"),
        "media_play": _to("playing"),
        "media_pause": _to("paused"),
        "media_stop": _to("idle"),
        "volume_set": _kept,
    },
    "camera": {"turn_on": _to("idle"), "turn_off": _to("off")},
}
"""What the services of Home Assistant's domains lead to: https://www.home-assistant.io/integrations/<domain>/."""


class House:
    """The devices as they are now."""

    def __init__(self, devices: list[Device]) -> None:
        self._devices = devices
        self._entities: dict[str, dict[str, Any]] = {}
        self.reset()

    def reset(self) -> None:
        """Every device as world.yaml has it."""
        self._entities = {device.entity_id: _entity(device) for device in self._devices}

    @property
    def states(self) -> list[dict[str, Any]]:
        """Every entity."""
        return list(self._entities.values())

    def state(self, entity_id: str) -> dict[str, Any] | None:
        """The entity, if it is there."""
        return self._entities.get(entity_id)

    def call(self, domain: str, service: str, data: _Data) -> list[dict[str, Any]] | None:
        """Call a service of entities and return what changed; None when there is no such service."""
        change = _SERVICES.get(domain, {}).get(service)
        if change is None:
            return None
        named = data.get("entity_id")
        ids = named if isinstance(named, list) else [named]
        return [changed for one in ids for changed in self._changed(str(one), domain, change, data)]

    def _changed(self, entity_id: str, domain: str, change: _Change, data: _Data) -> list[dict[str, Any]]:
        """The entity, if the change made it another."""
        entity = self._entities.get(entity_id)
        if entity is None or not entity["entity_id"].startswith(f"{domain}."):
            return []
        state, settings = change(entity["state"], data)
        if state == entity["state"] and settings.items() <= entity["attributes"].items():
            return []
        now = datetime.now(UTC).isoformat()
        entity |= {"state": state, "attributes": entity["attributes"] | settings, "last_updated": now}
        entity["last_changed"] = now
        return [entity]


def home_routes(house: House) -> list[Route]:
    """Home Assistant's REST API below /home_assistant: https://developers.home-assistant.io/docs/api/rest."""

    async def states(request: Request) -> Response:
        return _unless_stranger(request) or JSONResponse(house.states)

    async def state(request: Request) -> Response:
        entity = house.state(request.path_params["entity_id"])
        if (refused := _unless_stranger(request)) is not None:
            return refused
        return JSONResponse(entity) if entity else JSONResponse({"message": "Entity not found."}, 404)

    async def service(request: Request) -> Response:
        if (refused := _unless_stranger(request)) is not None:
            return refused
        changed = house.call(request.path_params["domain"], request.path_params["service"], await request.json())
        return Response("400: Bad Request", 400) if changed is None else JSONResponse(changed)

    return [
        Route("/home_assistant/api/states", states),
        Route("/home_assistant/api/states/{entity_id}", state),
        Route("/home_assistant/api/services/{domain}/{service}", service, methods=["POST"]),
    ]


def _unless_stranger(request: Request) -> Response | None:
    known = request.headers.get("authorization") == f"Bearer {TOKEN}"
    return None if known else Response("401: Unauthorized", 401)


def _entity(device: Device) -> dict[str, Any]:
    now = datetime.now(UTC).isoformat()
    return {
        "entity_id": device.entity_id,
        "state": device.state,
        "attributes": {"friendly_name": device.name, **_attributes(device)},
        "last_changed": now,
        "last_reported": now,
        "last_updated": now,
        "context": {"id": uuid.uuid4().hex, "parent_id": None, "user_id": None},
    }


def _attributes(device: Device) -> dict[str, Any]:
    name = device.name.lower()
    match device.kind:
        case "light":
            return {"supported_color_modes": ["brightness"], "brightness": 255 if device.state == "on" else None}
        case "climate":
            told = {"temperature": device.temperature, "current_temperature": device.current}
            return {"hvac_modes": ["off", "heat"], "min_temp": 7, "max_temp": 30, **told}
        case "cover":
            return {"device_class": "garage" if "garage" in name else "blind"}
        case "binary_sensor":
            return {"device_class": "door"}
        case "media_player":
            return {"volume_level": 0.3, "is_volume_muted": False}
        case "camera":
            return {"access_token": uuid.uuid4().hex * 2}
        case "alarm_control_panel":
            return {"code_format": None, "code_arm_required": False}
        case _:
            return {}
