"""Values for slots by the name of their list: written ones, and those that follow a rule (numbers, dates, ids)."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from training.rules import RULES
from training.template import Entry
from training.written import written


def draw(name: str, lang: str, rng: random.Random, local: Mapping[str, Sequence[Entry]] | None = None) -> Entry:
    """One value of a list: its words and, where they differ, what they mean. Raises KeyError for an unknown list.

    A file's own list comes first, then the language's list, then the rules, then the English list.
    """
    if local and name in local:
        return rng.choice(local[name])
    if lang != "en" and name in written(lang):
        return rng.choice(written(lang)[name])
    if name in RULES:
        return RULES[name](rng, lang)
    return rng.choice(written("en")[name])


def known(name: str) -> bool:
    """Whether there is such a list in English or by rule."""
    return name in RULES or name in written("en")
