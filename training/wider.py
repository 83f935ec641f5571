"""Values that no list holds: two of a list said together, or one that was written for another tool.

What is learned of a few values each is to know them again; of what nobody listed, only the words around it tell where
it begins, where it ends and what it is.
"""

from __future__ import annotations

import random
import re
from bisect import insort
from collections.abc import Mapping
from typing import Any

from steward.contracts.record_names import is_id_name
from steward.planners.embedded.judge.schemas import enumeration, kind_of
from steward.planners.embedded.judge.time_rules import is_moment
from training.template import Template

_JOINED, _FOREIGN = 0.08, 0.05
_JOINTS = (" and ", " and ", " & ", ", ", " or ", " with ", " for ")
_SENTENCES = (", ", ", ", ". ", " and ", ", but ", " so ", ", because ")
_FREE = re.compile(r"[^\W\d_][^\d@/_#=<>]*")
"""What is words, and no id, address, number or path."""


class Wider:
    """Draws values for the lists of a template that hold free words."""

    def __init__(self) -> None:
        self._words: list[str] = []
        self._known: set[str] = set()
        self._free: dict[int, frozenset[str]] = {}

    def learn(self, template: Template, schema: Mapping[str, Any]) -> frozenset[str]:
        """Note which lists of a template say free words of a tool with this schema alone: these."""
        known = schema.get("properties", {})
        used: dict[str, bool] = {}
        for slot in template.slots():
            if slot.values is not None and slot.values in template.lists:
                free = slot.param is not None and _is_free(slot.param, known[slot.param])
                used[slot.values] = used.get(slot.values, True) and free
        self._free[id(template)] = frozenset(name for name, free in used.items() if free)
        for name in self._free[id(template)]:
            for said, value in template.lists[name]:
                if value is None and said not in self._known and _FREE.fullmatch(said):
                    self._known.add(said)
                    insort(self._words, said)
        return self._free[id(template)]

    def widened(self, template: Template, name: str, said: str, rng: random.Random) -> str:
        """The words of a value of a list, now and then with another's or quite other ones."""
        if name not in self._free.get(id(template), ()) or not _FREE.fullmatch(said):
            return said
        chance = rng.random()
        if chance < _FOREIGN:
            return rng.choice(self._words)
        more = rng.choice(template.lists[name])[0]
        if chance > _FOREIGN + _JOINED or more == said or not _FREE.fullmatch(more):
            return said
        return f"{said}{rng.choice(_SENTENCES if len(said.split()) > 3 else _JOINTS)}{more}"


def _is_free(name: str, schema: dict[str, Any]) -> bool:
    plain = not enumeration(schema) and not schema.get("format") and not schema.get("pattern")
    return plain and kind_of(schema) in ("string", "array") and not is_id_name(name) and not is_moment(name, schema)
