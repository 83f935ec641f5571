"""The house: what devices report, camera pictures, switching things; on Home Assistant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import Field

from contracts.base import Json
from contracts.errors import ToolError, ToolFailed
from tools.context import ToolArgs, ToolContext, ToolResult
from tools.functions import binding, builtin, preview, reconciler
from tools.home.actions import Command, command, domains_with
from tools.home.assistant import HomeAssistant
from tools.home.entity import Entity
from tools.ports import needed

_DOMAINS = {"alarm": ("alarm_control_panel",), "sensor": ("sensor", "binary_sensor")}
"""Where the schema's word for a kind of device is not Home Assistant's."""
_SHOWN = 10
_ATTRIBUTES = 40
_LONGEST = 200
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


@builtin("home.get_device_state")
async def get_device_state(ctx: ToolContext, args: DeviceStateArgs) -> ToolResult:
    """One device's {entity_id, friendly_name, state, unit?, attributes, last_changed?}, or {devices: [...]} when the
    words fit several, ten at most."""
    kind = args.device_type
    domains = _DOMAINS.get(kind, (kind,)) if kind else None
    found = await _house(ctx).meant(args.device_id, domains)
    if len(found) == 1:
        return ToolResult(result=_told(found[0]), message=f"{_in_words(found[0])}.")
    shown: list[Json] = [_told(entity) for entity in found[:_SHOWN]]
    lines = [_in_words(entity) for entity in found[:_SHOWN]]
    if len(found) > _SHOWN:
        lines.append(f"{len(found) - _SHOWN} more fit these words.")
    return ToolResult(result={"devices": shown, "total": len(found)}, message="\n".join(lines))


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
    """{device_id, friendly_name, action, parameters?, state}: the state after the call, as far as it is known."""
    house = _house(ctx)
    entity, wanted = await _wanted(house, args)
    if args.action == "toggle":
        entity = await house.state(entity.entity_id)
        if entity.last_changed is not None and entity.last_changed > ctx.now:
            # An earlier attempt of this call, whose answer was lost, has turned it over; a second would turn it back.
            return _done(entity, args)
    changed = await house.perform(entity, wanted)
    return _done(await _after(house, entity, changed), args)


@binding("home.control_device")
async def bind_device(ctx: ToolContext, args: ControlArgs) -> Mapping[str, Json]:
    """The device by its id: guard, human and dispatch speak of the same one, whatever is named so later."""
    entity, _ = await _wanted(_house(ctx), args)
    return {"device_id": entity.entity_id}


@preview("home.control_device")
async def preview_control(ctx: ToolContext, args: ControlArgs) -> str:
    """The device that was found and how it is now."""
    entity, _ = await _wanted(_house(ctx), args)
    return f"Device: {entity.told}, now {_state(entity)}"


@reconciler("home.control_device")
async def reconcile_control(ctx: ToolContext, args: ControlArgs) -> ToolResult | None:
    """The result, when the device is in the state the action leads to; None where a state does not tell."""
    house = _house(ctx)
    listed, wanted = await _wanted(house, args)
    entity = await house.state(listed.entity_id)
    settled = not wanted.data and entity.state in wanted.service.states
    return _done(entity, args) if settled else None


def _house(ctx: ToolContext) -> HomeAssistant:
    return needed(ctx.services.home, "Home Assistant")


async def _wanted(house: HomeAssistant, args: ControlArgs) -> tuple[Entity, Command]:
    domains = domains_with(args.action)
    try:
        entity = await house.the(args.device_id, domains)
    except ToolFailed:
        others = await house.meant(args.device_id)
        if len(others) == 1 and others[0].domain not in domains:
            command(others[0].domain, args.action, args.parameters)
        raise
    return entity, command(entity.domain, args.action, args.parameters)


async def _after(house: HomeAssistant, entity: Entity, changed: list[Entity]) -> Entity | None:
    """The entity after the service; where it cannot be asked again, as the service's answer told it."""
    try:
        return await house.state(entity.entity_id)
    except ToolError:
        return next((other for other in changed if other.entity_id == entity.entity_id), None)


def _done(entity: Entity | None, args: ControlArgs) -> ToolResult:
    result: dict[str, Json] = {
        "device_id": entity.entity_id if entity else args.device_id,
        "action": args.action,
        "state": entity.state if entity else None,
    }
    if entity:
        result["friendly_name"] = entity.name
    if args.parameters:
        result["parameters"] = args.parameters
    name = entity.name if entity else args.device_id
    now = f"; it is {entity.state.replace('_', ' ')} now" if entity else ""
    return ToolResult(result=result, message=f"{name}: {args.action.replace('_', ' ')}, done{now}.")


def _told(entity: Entity) -> dict[str, Json]:
    told: dict[str, Json] = {
        "entity_id": entity.entity_id,
        "friendly_name": entity.name,
        "state": entity.state,
        "attributes": _attributes(entity),
    }
    if entity.unit:
        told["unit"] = entity.unit
    if entity.last_changed:
        told["last_changed"] = entity.last_changed.isoformat()
    return told


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
