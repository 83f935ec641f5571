"""The house: what devices report, camera pictures, switching things; on Home Assistant."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from pydantic import Field

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import ToolError, ToolFailed
from steward.contracts.provenance import FROM_OUTSIDE
from steward.contracts.shown import Shown, ShownField
from steward.language.phrases import phrase
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.home.actions import SERVICES, Command, command
from steward.tools.home.assistant import HomeAssistant
from steward.tools.home.entity import Entity
from steward.tools.home.names import fitting
from steward.tools.home.steps import STEPS, stepped
from steward.tools.home.targets import is_everything, targets
from steward.tools.ports import needed

_DOMAINS = {"alarm": ("alarm_control_panel",), "sensor": ("sensor", "binary_sensor")}
"""Where the schema's word for a kind of device is not Home Assistant's."""
_SHOWN = 10
_MOST_LISTED = 40
_PLAYERS = frozenset({"media_player"})
_OWN_DOMAINS = frozenset({
    "alarm_control_panel", "binary_sensor", "climate", "cover", "fan", "humidifier", "input_boolean", "input_number",
    "light", "lock", "number", "siren", "switch", "vacuum", "valve", "water_heater",
})  # fmt: skip
_NUMBER = re.compile(r"-?\d{1,12}(?:\.\d{1,9})?|unavailable|unknown")
_ATTRIBUTES = 40
_LONGEST = 200
_SIGNS = {"temperature": "°", "brightness": " %", "volume": " %"}
_SECRET_WORDS = ("token", "picture", "password", "secret", "code", "pin")


class DeviceStateArgs(ToolArgs):
    """Arguments of get_device_state."""

    device_id: str
    device_type: str | None = None


class CameraArgs(ToolArgs):
    """Arguments of get_camera_stream."""

    camera_id: str


class ControlArgs(ToolArgs):
    """Arguments of control_device."""

    device_id: str
    action: str
    parameters: dict[str, Any] = Field(default_factory=dict)
    change: str | None = None


@builtin("home.get_device_state")
async def get_device_state(ctx: ToolContext, args: DeviceStateArgs) -> ToolResult:
    """One device's {entity_id, friendly_name, state, unit?, attributes, last_changed?}, or {devices: [...]} when the
    words fit several, ten at most; of everything what can be switched or set, without attributes, forty at most."""
    kind = args.device_type
    domains = _DOMAINS.get(kind, (kind,)) if kind else None
    house = _house(ctx)
    if is_everything(args.device_id):
        wanted = domains or _OWN_DOMAINS | _PLAYERS
        return _listed([one for one in await house.states() if one.domain in wanted], house)
    found = await house.meant(args.device_id, domains)
    if len(found) == 1:
        return ToolResult(result=_report(found[0]), message=f"{_in_words(found[0])}.", degraded=house.passed_over)
    shown: list[Json] = [_report(entity) for entity in found[:_SHOWN]]
    lines = [_in_words(entity) for entity in found[:_SHOWN]]
    if len(found) > _SHOWN:
        lines.append(f"{len(found) - _SHOWN} more fit these words.")
    result: dict[str, Json] = {"devices": shown, "total": len(found)}
    return ToolResult(result=result, message="\n".join(lines), degraded=house.passed_over)


def _listed(found: Sequence[Entity], house: HomeAssistant) -> ToolResult:
    """Devices with their states and nothing else."""
    shown: list[Json] = [
        {"entity_id": one.entity_id, "friendly_name": one.name, "state": one.state} for one in found[:_MOST_LISTED]
    ]
    lines = [_in_words(entity) for entity in found[:_MOST_LISTED]]
    if len(found) > _MOST_LISTED:
        lines.append(f"{len(found) - _MOST_LISTED} more are there.")
    message = "\n".join(lines) or "There are no devices of that kind."
    return ToolResult(result={"devices": shown, "total": len(found)}, message=message, degraded=house.passed_over)


@builtin("home.get_camera_stream")
async def get_camera_stream(ctx: ToolContext, args: CameraArgs) -> ToolResult:
    """{camera_id, friendly_name, stream_url, snapshot_url, state}. The addresses are Steward's own and work for some
    minutes only."""
    door = needed(ctx.services.cameras, "Home Assistant")
    camera = await _house(ctx).camera(args.camera_id)
    stream, picture = door.addresses(ctx.owner, camera.entity_id)
    result: dict[str, Json] = {
        "camera_id": camera.entity_id,
        "friendly_name": camera.name,
        "stream_url": stream,
        "snapshot_url": picture,
        "state": camera.state,
    }
    return ToolResult(result=result, message=f"{camera.name}: live stream {stream}, picture {picture}")


@builtin("home.control_device")
async def control_device(ctx: ToolContext, args: ControlArgs) -> ToolResult:
    """{device_id, friendly_name, action, parameters?, state}: the state after the call, as far as it is known; of
    several {devices: [{device_id, friendly_name, state}], action, parameters?}."""
    house = _house(ctx)
    wanted = await _wanted(house, args)
    if args.action == "toggle" and len(wanted) == 1:
        entity = await house.state(wanted[0].entity.entity_id)
        if _turned_over(ctx, args, [entity]):
            return _done([entity], args)
    changed: list[Entity] = []
    for _, alike in groupby(sorted(wanted, key=lambda one: one.entity.domain), key=lambda one: one.entity.domain):
        same = list(alike)
        changed += await house.perform([one.entity for one in same], same[0].command)
    return _done([await _after(house, one.entity, changed) for one in wanted], args)


@binding("home.control_device")
async def bind_device(ctx: ToolContext, args: ControlArgs) -> Mapping[str, Json]:
    """The devices by their ids, and a change by the setting it comes to: guard, human and dispatch speak of the same,
    whatever is named or how it is later."""
    wanted = await _wanted(_house(ctx), args)
    bound: dict[str, Json] = {"device_id": ", ".join(one.entity.entity_id for one in wanted)}
    if args.change is not None:
        bound |= {"action": wanted[0].action, "parameters": wanted[0].parameters, "change": None}
    return bound


@preview("home.control_device")
async def preview_control(ctx: ToolContext, args: ControlArgs) -> Shown:
    """The devices that were found and how they are now."""
    house = _house(ctx)
    wanted = [one.entity for one in await _wanted(house, args)]
    names = Counter(one.name for one in await house.states())
    titles = [one.name if names[one.name] < 2 else one.label for one in wanted]
    words = [
        phrase(ctx.lang, "device_is", name=title, state=_state(one)) for title, one in zip(titles, wanted, strict=True)
    ]
    return Shown(
        fields=[ShownField(label="device", value=one, says=["device_id"]) for one in words],
        objects={one.entity_id: sha256_of([one.entity_id, one.name, one.state]) for one in wanted},
    )


@reconciler("home.control_device")
async def reconcile_control(ctx: ToolContext, args: ControlArgs) -> ToolResult | None:
    """The result, when the devices are in the state the action leads to; None where a state does not tell."""
    house = _house(ctx)
    wanted = await _wanted(house, args)
    entities = [await house.state(one.entity.entity_id) for one in wanted]
    if _turned_over(ctx, args, entities):
        return _done(entities, args)
    pairs = zip(wanted, entities, strict=True)
    settled = all(not one.command.data and entity.state in one.command.service.states for one, entity in pairs)
    return _done(entities, args) if settled else None


def _turned_over(ctx: ToolContext, args: ControlArgs, entities: Sequence[Entity]) -> bool:
    """Whether an earlier attempt of this call, whose answer was lost, has turned a device over; a second one would turn
    it back."""
    changed = entities[0].last_changed if args.action == "toggle" and len(entities) == 1 else None
    return changed is not None and changed > ctx.now


def _house(ctx: ToolContext) -> HomeAssistant:
    return needed(ctx.services.home, "Home Assistant")


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A device with what is to be done to it."""

    entity: Entity
    action: str
    parameters: dict[str, Json]
    command: Command


async def _wanted(house: HomeAssistant, args: ControlArgs) -> list[_Wanted]:
    try:
        entities = await targets(house, args.device_id, args.action, args.change)
    except ToolFailed:
        others = fitting(args.device_id, await house.states())
        if len(others) == 1 and args.action not in SERVICES.get(others[0].domain, {}):
            command(others[0].domain, args.action, args.parameters)
        raise
    wanted = []
    for entity in entities:
        action, parameters = args.action, args.parameters
        if args.change is not None:
            action, parameters = stepped(entity, STEPS[args.change], args.parameters)
        wanted.append(_Wanted(entity, action, parameters, command(entity.domain, action, parameters)))
    return wanted


async def _after(house: HomeAssistant, entity: Entity, changed: list[Entity]) -> Entity | None:
    """The entity after the service; where it cannot be asked again, as the service's answer told it."""
    try:
        return await house.state(entity.entity_id)
    except ToolError:
        return next((other for other in changed if other.entity_id == entity.entity_id), None)


def _done(entities: Sequence[Entity | None], args: ControlArgs) -> ToolResult:
    ids = [one.strip() for one in args.device_id.split(",")]
    known = [entity for entity in entities if entity]
    result: dict[str, Json] = {"action": args.action}
    if args.parameters:
        result["parameters"] = args.parameters
    if len(entities) > 1:
        result["devices"] = [_now(entity) for entity in known]
        lines = [f"{entity.name}: {_become(entity, args)}." for entity in known]
        return ToolResult(result=result, message="\n".join(lines) or f"{len(entities)} devices: {_deed(args)}, done.")
    reported = _now(known[0]) if known else {"device_id": ids[0], "state": None}
    become = f"{known[0].name}: {_become(known[0], args)}" if known else f"{ids[0]}: {_deed(args)}, done"
    return ToolResult(result=reported | result, message=f"{become}.")


def _become(entity: Entity, args: ControlArgs) -> str:
    """What a device was set to, else how it is now."""
    for setting, value in args.parameters.items():
        return f"{value:g}{_SIGNS.get(setting, '')}" if isinstance(value, int | float) else f"{setting} {value}"
    return f"{entity.state.replace('_', ' ')} now"


def _now(entity: Entity) -> dict[str, Json]:
    return {"device_id": entity.entity_id, "friendly_name": entity.name, "state": entity.state} | _outside(entity)


def _deed(args: ControlArgs) -> str:
    return args.action.replace("_", " ")


def _report(entity: Entity) -> dict[str, Json]:
    reported: dict[str, Json] = {
        "entity_id": entity.entity_id,
        "friendly_name": entity.name,
        "state": entity.state,
        "attributes": _attributes(entity),
        **_outside(entity),
    }
    if entity.unit:
        reported["unit"] = entity.unit
    if entity.last_changed:
        reported["last_changed"] = entity.last_changed.isoformat()
    return reported


def _outside(entity: Entity) -> dict[str, Json]:
    """A mark on what may hold words of somebody else, such as the title that plays or the name of a guest's phone. What
    the house switches, and what it measures, is told in words of its owner and of Home Assistant."""
    measured = entity.domain == "sensor" and _NUMBER.fullmatch(entity.state) is not None
    return {} if entity.domain in _OWN_DOMAINS or measured else {FROM_OUTSIDE: True}


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


def _state(entity: Entity) -> str:
    return f"{entity.state.replace('_', ' ')}{f' {entity.unit}' if entity.unit else ''}"


def _in_words(entity: Entity) -> str:
    return f"{entity.name}: {_state(entity)}"
