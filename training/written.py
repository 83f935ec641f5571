"""The written lists of `training/data/values/<language>.tpl`: read once, drawn from by rules and `training.lists`."""

from __future__ import annotations

import random
from functools import cache

from training.files import DATA, read_data
from training.template import Entry


@cache
def written(lang: str) -> dict[str, list[Entry]]:
    """A language's lists by name; none for a language that has no file."""
    path = DATA / "values" / f"{lang}.tpl"
    return read_data(path).lists if path.exists() else {}


def pick(rng: random.Random, name: str, lang: str = "en") -> str:
    """Words of a written list; never by rule, since the rules are made of these."""
    own = written(lang)
    return rng.choice(own[name] if name in own else written("en")[name])[0]
