"""Rules about devices in a house: relative changes ("a bit warmer"), and what is meant where no device is named. Pure.

`registry` lists them. They only speak of parameters whose values or names are those of the home tools.
"""

from __future__ import annotations

import re
from typing import Any, Final

from contracts.base import Json
from language.unicode_text import unaccented
from language.word_lists import any_of, by_value
from planners.embedded.judge.evidence import Evidence
from planners.embedded.judge.schemas import enumeration, is_text, name_in_words

_STEPS: Final = {step: re.compile("|".join(words), re.I) for step, words in by_value("steps").items()}
"""Matches the "warmer" of "a bit warmer" and the "heating down" of "turn the heating down"."""
_TO_A_VALUE: Final = re.compile(rf"\b(?:{any_of('change_to')}) \d", re.I)
"""Matches the "to 2" of "turn the heating up to 21": what it is to be is said."""
_EVERYTHING: Final = re.compile(rf"\b(?:{any_of('all_devices')})\b", re.I)
_KINDS: Final = frozenset(word for words in by_value("device_kinds").values() for word in words)


def step_of_setting(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The listed step that the text asks for, where it does not say which value is wanted."""
    steps = [step for step in _STEPS if step in enumeration(schema)]
    if not steps or _TO_A_VALUE.search(evidence.text):
        return None
    return next((step for step in steps if _STEPS[step].search(evidence.text)), None)


def device_in_general(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """ "everything", or the word that tells the kind of a device ("volume", "warmer"), for a device that is needed and
    not named."""
    if name not in evidence.required or "device" not in name_in_words(name).split() or not is_text(schema):
        return None
    words = (word for word in re.findall(r"\w+", evidence.text) if unaccented(word) in _KINDS)
    if (kind := next(words, None)) is not None:
        return kind
    every = _EVERYTHING.search(evidence.text)
    return every[0] if every else None
