"""The house in words: what devices report, camera streams, what was switched."""

from __future__ import annotations

from typing import Final

from contracts.base import Json
from language.moments import moment_of
from wording.fields import Record, Renderer, Told, details, in_list, pick, pick_list
from wording.moments import when
from wording.words import given, label, line, number, scalar

_SHOWN_ATTRIBUTES: Final = (
    *("temperature", "current_temperature", "target_temperature", "humidity", "brightness", "volume", "volume_level"),
    *("battery", "battery_level", "position", "current_position", "media_title", "hvac_action", "power"),
)


def _devices(record: Record, told: Told) -> str | None:
    devices = pick_list(record, "devices", "entities", "states")
    if devices is None or not all(isinstance(device, dict) for device in devices):
        return None
    return in_list(record, devices, "device", lambda device: _state_line(device, told), empty="There are no devices.")


def _state(record: Record, told: Told) -> str | None:
    if not ("state" in record and pick(record, "device_id", "entity_id", "device")):
        return None
    if told.about("control") or record.get("action"):
        return None
    return f"{_state_line(record, told)}."


def _state_line(device: Record, told: Told) -> str:
    own = device.get("attributes")
    attributes = own if isinstance(own, dict) else {}
    unit = pick(device, "unit", "unit_of_measurement") or attributes.get("unit_of_measurement")
    state = device.get("state")
    said = number(state) if isinstance(state, float | int) and not isinstance(state, bool) else label(scalar(state))
    both = attributes | {key: value for key, value in device.items() if key in _SHOWN_ATTRIBUTES}
    marks = [f"{label(key)} {line(both[key], 40)}" for key in _SHOWN_ATTRIBUTES if given(both.get(key))]
    since = pick(device, "last_changed", "since", "last_updated")
    marks += [f"since {when(since, told.zone)}"] if since and moment_of(since) else []
    return f"{_name(device)}: {said}{f' {line(unit, 12)}' if unit else ''}{details(*marks)}"


def _name(device: Record) -> str:
    attributes = device.get("attributes")
    friendly = attributes.get("friendly_name") if isinstance(attributes, dict) else None
    return line(
        pick(device, "friendly_name", "name") or friendly or pick(device, "device_id", "entity_id", "device"), 80
    )


def _switched(record: Record, told: Told) -> str | None:
    device = pick(record, "device_id", "entity_id", "device")
    action = pick(record, "action", "service", "command") or told.args.get("action")
    if not (device and action and (told.about("control", "switch", "turn") or record.get("action"))):
        return None
    failed = record.get("success") is False or record.get("ok") is False
    settings = pick(record, "parameters", "settings") or told.args.get("parameters")
    words = f"{_name(record)}: {label(line(action, 60))}{details(line(settings, 120) if settings else '')}"
    if failed:
        return f"{words} did not work: {line(pick(record, 'error', 'message') or 'no reason was given')}"
    return f"{words}, done" + _now_is(record.get("state"))


def _now_is(state: Json) -> str:
    return f"; it is {label(scalar(state))} now." if given(state) and not isinstance(state, dict | list) else "."


def _camera(record: Record, told: Told) -> str | None:
    url = pick(record, "stream_url", "hls_url", "rtsp_url", "stream")
    picture = pick(record, "snapshot_url", "image_url", "picture_url", "entity_picture")
    camera = pick(record, "friendly_name", "name", "camera_id", "camera", "entity_id") or told.args.get("camera_id")
    if not (url or picture) or not camera:
        return None
    lines = [f"Camera {line(camera, 80)}:"]
    lines += [f"live stream: {line(url, 300)}"] if url else []
    lines += [f"picture: {line(picture, 300)}"] if picture else []
    until = pick(record, "expires_at", "valid_until")
    lines += [f"valid until {when(until, told.zone)}"] if until else []
    return "\n".join(lines)


RENDERERS: Final[tuple[Renderer, ...]] = (_devices, _switched, _state, _camera)
