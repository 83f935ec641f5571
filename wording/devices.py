"""What the state of devices answers: yes or no, how many of them, how warm it is. Pure."""

from __future__ import annotations

import re
from typing import Final

from steward.contracts.base import Json
from steward.language.phrases import state_word
from steward.language.questions import Question, Wanted
from steward.language.unicode_text import unaccented
from steward.wording.asked import Asked
from steward.wording.fields import Record
from steward.wording.words import line, scalar

_ARMED: Final = ("armed", "armed_away", "armed_home", "armed_night", "armed_vacation")
_ALIKE: Final = {
    "locked": ("locked",),
    "unlocked": ("unlocked", "open"),
    "open": ("open", "opening"),
    "closed": ("closed", "locked"),
    "on": ("on", "playing", "heat", "cool", "heat_cool", "auto", "dry", "fan_only", "cleaning", *_ARMED),
    "off": ("off", "standby", "disarmed"),
    "playing": ("playing",),
    "paused": ("paused",),
    "armed": _ARMED,
    "disarmed": ("disarmed",),
    "idle": ("idle",),
}
"""States of Home Assistant by the one that is asked about."""
_UNKNOWN: Final = ("unknown", "unavailable")
_OPENINGS: Final = ("door", "garage_door", "window", "opening")
"""Device classes of sensors that are "on" when what they watch is open."""
_DEGREES: Final = ("°C",)
_HEAT: Final = ("temperature", "warm", "cold")
_NUMBER: Final = re.compile(r"\d{1,4}(?:[.,]\d{1,2})?")
_NAME_WORD: Final = re.compile(r"[^\W\d_]{4,}")


def device_answer(asked: Asked, result: Json) -> str | None:
    """The answer that the state of one device or several gives; None where the tool's own words are it."""
    known = _devices(result)
    if not known:
        return None
    states = asked.question.device_states
    closed = asked.question.wanted in (Wanted.YES_OR_NO, Wanted.HOW_MANY)
    if states and closed and not any(_state(one) in _UNKNOWN for one in known):
        return _one(asked, known[0], states[-1]) if len(known) == 1 else _several(asked, known, states[-1])
    if set(asked.question.weather_aspects) & set(_HEAT) and (
        heats := [heat for one in known if (heat := _heat(asked, one))]
    ):
        return "\n".join(heats)
    if asked.lang == "en":
        return None
    return "\n".join(asked.say("device_state", name=_name(one), state=_in_words(asked, _state(one))) for one in known)


def says_state(sentence: str, result: Json) -> bool | None:
    """Whether a sentence says how a device is that a result tells of: its state in any language, or a number of its
    settings; None where it says no state, or there is none. Where it names some of several, it is about these."""
    known = _devices(result)
    if not known:
        return None
    message = unaccented(sentence)
    named = [one for one in known if any(word in message for word in _NAME_WORD.findall(unaccented(_name(one))))]
    states = Question(sentence).device_states
    numbers = {float(number.replace(",", ".")) for number in _NUMBER.findall(message)}
    if not (states or numbers):
        return None
    return any(
        any(_state(one) in _ALIKE[state] for state in states) or numbers & _numbers_of(one) for one in named or known
    )


def _devices(result: Json) -> list[Record]:
    if not isinstance(result, dict):
        return []
    devices = result.get("devices") if isinstance(result.get("devices"), list) else [result]
    return [one for one in devices or [] if isinstance(one, dict) and "entity_id" in one and "state" in one]


def _numbers_of(device: Record) -> set[float]:
    attributes = device.get("attributes")
    values = [device["state"], *(attributes.values() if isinstance(attributes, dict) else ())]
    plain = [str(value) for value in values if not isinstance(value, bool)]
    return {float(value) for value in plain if _NUMBER.fullmatch(value)}


def _one(asked: Asked, device: Record, state: str) -> str:
    yes = _state(device) in _ALIKE[state]
    return asked.say("device_yes" if yes else "device_no", name=_name(device), state=_in_words(asked, _state(device)))


def _several(asked: Asked, devices: list[Record], state: str) -> str:
    count = sum(_state(one) in _ALIKE[state] for one in devices)
    name = "devices_all" if count == len(devices) else "devices_some" if count else "devices_none"
    head = asked.say(name, count=count, total=len(devices), state=_in_words(asked, state))
    return "\n".join(
        [head, *(asked.say("device_state", name=_name(one), state=_in_words(asked, _state(one))) for one in devices)]
    )


def _heat(asked: Asked, device: Record) -> str | None:
    attributes = device.get("attributes")
    given = attributes if isinstance(attributes, dict) else {}
    current, target = given.get("current_temperature"), given.get("temperature")
    if current is None and str(device.get("unit")) in _DEGREES:
        current = device["state"]
    if current is None:
        return None
    name = "device_temperature" if target is not None else "device_temperature_now"
    return asked.say(name, name=_name(device), current=scalar(current), target=scalar(target))


def _state(device: Record) -> str:
    """The state as people call it: a door's sensor is open, not on."""
    attributes = device.get("attributes")
    kind = attributes.get("device_class") if isinstance(attributes, dict) else None
    state = str(device["state"])
    opens = str(device["entity_id"]).startswith("binary_sensor.") and kind in _OPENINGS
    return {"on": "open", "off": "closed"}.get(state, state) if opens else state


def _in_words(asked: Asked, state: str) -> str:
    return line(state_word(asked.lang, state), 80)


def _name(device: Record) -> str:
    return line(device.get("friendly_name") or device["entity_id"], 120)
