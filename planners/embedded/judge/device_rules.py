"""Rules about devices in a house: relative changes ("a bit warmer"), and what is meant where no device is named. Pure.

`registry` lists them. They only speak of parameters whose values or names are those of the home tools.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from contracts.base import Json
from language.unicode_text import unaccented
from language.word_lists import any_of, by_value, by_word
from planners.embedded.judge.evidence import Evidence
from planners.embedded.judge.readings import Reading
from planners.embedded.judge.schemas import enumeration, is_text, name_in_words

_STEPS: Final = {step: re.compile("|".join(words), re.I) for step, words in by_value("steps").items()}
"""Matches the "warmer" of "a bit warmer" and the "heating down" of "turn the heating down"."""
_SETTINGS: Final = by_word("step_settings")
"""What a step changes: "volume" for "louder"."""
_TO_A_VALUE: Final = re.compile(rf"\b(?:{any_of('change_to')}) \d", re.I)
"""Matches the "to 2" of "turn the heating up to 21": what it is to be is said."""
_EVERYTHING: Final = re.compile(rf"\b(?:{any_of('all_devices')})\b", re.I)
_KINDS: Final = frozenset(word for words in by_value("device_kinds").values() for word in words)


def drop_unsaid_step(evidence: Evidence, reading: Reading) -> Reading:
    """A reading without a step that the text does not ask for: "dim it to 30 %" says what it should be."""
    schema = evidence.properties[reading.param]
    steps = _STEPS.keys() & set(map(str, enumeration(schema)))
    if not steps or step_of_setting(evidence, reading.param, schema) is not None:
        return reading
    return replace(reading, absent=1.0, spans=(), value_place=None)


def step_of_setting(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The listed step that the text asks for, where it does not say which value is wanted."""
    steps = [step for step in _STEPS if step in enumeration(schema)]
    if not steps or _TO_A_VALUE.search(evidence.text):
        return None
    return next((step for step in steps if _STEPS[step].search(evidence.text)), None)


def action_of_step(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The listed action that sets what the step in another parameter changes: "set_volume" for "louder"."""
    steps = [value for other, value in evidence.values.items() if other != name and isinstance(value, str)]
    setting = next((_SETTINGS[step] for step in steps if step in _SETTINGS), None)
    if setting is None:
        return None
    return next((one for one in enumeration(schema) if setting in name_in_words(str(one)).split()), None)


def device_in_general(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """ "everything", or the word that tells the kind of a device ("volume", "warmer"), for a device that is needed and
    not named."""
    steps = any(_STEPS.keys() & set(map(str, enumeration(other))) for other in evidence.properties.values())
    if not steps or name not in evidence.required or "device" not in name_in_words(name).split() or not is_text(schema):
        return None
    words = (word for word in re.findall(r"\w+", evidence.text) if unaccented(word) in _KINDS)
    if (kind := next(words, None)) is not None:
        return kind
    every = _EVERYTHING.search(evidence.text)
    return every[0] if every else None
