"""The house: what devices report, camera pictures, switching things; on Home Assistant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from pydantic import Field

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import ToolError, ToolFailed
from steward.contracts.shown import Shown, ShownField
from steward.language.phrases import has_word, phrase, state_word, word
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import Bound, Spoken, binding, builtin, preview, reconciler
from steward.tools.home.actions import SERVICES, Command, command
from steward.tools.home.already import is_already, setting_of
from steward.tools.home.assistant import HomeAssistant
from steward.tools.home.entity import Entity
from steward.tools.home.names import fitting
from steward.tools.home.reports import OWN_DOMAINS, outside, report
from steward.tools.home.steps import STEPS, stepped
from steward.tools.home.targets import is_everything, targets
from steward.tools.ports import needed

_DOMAINS = {"alarm": ("alarm_control_panel",), "sensor": ("sensor", "binary_sensor")}
"""Where the schema's word for a kind of device is not Home Assistant's."""
_SHOWN = 10
_MOST_LISTED = 40
_PLAYERS = frozenset({"media_player"})


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
        wanted = domains or OWN_DOMAINS | _PLAYERS
        return _listed([one for one in await house.states() if one.domain in wanted], house, ctx.lang)
    found = await house.meant(args.device_id, domains)
    if len(found) == 1:
        return ToolResult(result=report(found[0]), message=f"{_in_words(found[0])}.", degraded=house.passed_over)
    shown: list[Json] = [report(entity) for entity in found[:_SHOWN]]
    lines = [_in_words(entity) for entity in found[:_SHOWN]]
    if len(found) > _SHOWN:
        lines.append(f"{len(found) - _SHOWN} more fit these words.")
    result: dict[str, Json] = {"devices": shown, "total": len(found)}
    return ToolResult(result=result, message="\n".join(lines), degraded=house.passed_over)


def _listed(found: Sequence[Entity], house: HomeAssistant, lang: str) -> ToolResult:
    """Devices with their states and nothing else."""
    shown: list[Json] = [
        {"entity_id": one.entity_id, "friendly_name": one.name, "state": one.state} for one in found[:_MOST_LISTED]
    ]
    lines = [_in_words(entity) for entity in found[:_MOST_LISTED]]
    if len(found) > _MOST_LISTED:
        lines.append(f"{len(found) - _MOST_LISTED} more are there.")
    message = "\n".join(lines) or phrase(lang, "no_devices")
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
    if all(one.is_already for one in wanted):
        return _done([one.entity for one in wanted], args, already=True)
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
async def bind_device(ctx: ToolContext, args: ControlArgs) -> Bound:
    """The devices by their ids, and a change by the setting it comes to: guard, human and dispatch speak of the same,
    whatever is named or how it is later."""
    wanted = await _wanted(_house(ctx), args)
    bound: dict[str, Json | Spoken] = {"device_id": ", ".join(one.entity.entity_id for one in wanted)}
    if args.change is not None:
        bound |= {"action": wanted[0].action, "parameters": wanted[0].parameters, "change": None}
    if ctx.lang != "en" and all(one.is_already for one in wanted):
        # In English the tool says it itself.
        state = "" if wanted[0].command.data else state_word(ctx.lang, wanted[0].entity.state)
        bound["action"] = Spoken(wanted[0].action, phrase(ctx.lang, "already", state=state).strip())
    return bound


@preview("home.control_device")
async def preview_control(ctx: ToolContext, args: ControlArgs) -> Shown:
    """The devices that were found and how they are now."""
    house = _house(ctx)
    wanted = await _wanted(house, args)
    names = Counter(one.name for one in await house.states())
    titles = [one.entity.name if names[one.entity.name] < 2 else one.entity.label for one in wanted]
    *first, last = titles
    title = phrase(ctx.lang, "and", first=", ".join(first), last=last) if first else last
    states = [_now_in_words(one, ctx.lang) for one in wanted]
    lines = [f"{title}: {state}" for title, state in zip(titles, states, strict=True)] if first else states
    return Shown(
        fields=[
            ShownField(label="device", value=title, says=["device_id"]),
            ShownField(label="now", value="\n".join(lines)),
        ],
        objects={one.entity_id: sha256_of([one.entity_id, one.name, one.state]) for one in (w.entity for w in wanted)},
    )


def _now_in_words(one: _Wanted, lang: str) -> str:
    """How a device is, as far as the call changes it: its setting where that is what is set, else its state."""
    setting = one.command.service.setting if one.command.data else None
    value = setting_of(one.entity, setting)
    if setting is None or value is None:
        return _state(one.entity, lang)
    return word(lang, "amounts", setting, value=f"{value:g}")


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

    @property
    def is_already(self) -> bool:
        return is_already(self.entity, self.command)


async def _wanted(house: HomeAssistant, args: ControlArgs) -> list[_Wanted]:
    try:
        entities = await targets(house, args.device_id, args.action, args.change, args.parameters)
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


def _done(entities: Sequence[Entity | None], args: ControlArgs, *, already: bool = False) -> ToolResult:
    ids = [one.strip() for one in args.device_id.split(",")]
    known = [entity for entity in entities if entity]
    result: dict[str, Json] = {"action": args.action}
    if args.parameters:
        result["parameters"] = args.parameters
    if already:
        result["already"] = True
    lines = [_is_now(entity, args, already) for entity in known]
    if len(entities) > 1:
        result["devices"] = [_now(entity) for entity in known]
        return ToolResult(result=result, message="\n".join(lines) or f"{len(entities)} devices: {_deed(args)}, done.")
    reported = _now(known[0]) if known else {"device_id": ids[0], "state": None}
    return ToolResult(result=reported | result, message=lines[0] if lines else f"{ids[0]}: {_deed(args)}, done.")


def _is_now(entity: Entity, args: ControlArgs, already: bool) -> str:
    """What a device was set to, else how it is now."""
    for setting, value in args.parameters.items():
        number = isinstance(value, int | float) and has_word("amounts", setting)
        said = word("en", "amounts", setting, value=f"{value:g}") if number else f"{setting} {value}"
        return f"{entity.name} is at {said} already." if already else f"{entity.name}: {said}."
    state = state_word("en", entity.state)
    return f"{entity.name} is {state} already." if already else f"{entity.name}: {state} now."


def _now(entity: Entity) -> dict[str, Json]:
    return {"device_id": entity.entity_id, "friendly_name": entity.name, "state": entity.state} | outside(entity)


def _deed(args: ControlArgs) -> str:
    return args.action.replace("_", " ")


def _state(entity: Entity, lang: str = "en") -> str:
    return f"{state_word(lang, entity.state)}{f' {entity.unit}' if entity.unit else ''}"


def _in_words(entity: Entity) -> str:
    return f"{entity.name}: {_state(entity)}"
