"""The written lists of `training/values/<language>.yaml`: read once, drawn from by rules and `training.lists`."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from training.template import entry

_FOLDER = Path(__file__).parent / "values"


@cache
def written(lang: str) -> dict[str, list[tuple[str, Any]]]:
    """A language's lists by name, as words and what they mean; none for a language that has no file."""
    path = _FOLDER / f"{lang}.yaml"
    if not path.exists():
        return {}
    content: dict[str, list[Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {name: [entry(str(value)) for value in values] for name, values in content.items()}


def pick(rng: random.Random, name: str, lang: str = "en") -> str:
    """Words of a written list; never by rule, since the rules are made of these."""
    own = written(lang)
    return rng.choice(own[name] if name in own else written("en")[name])[0]
