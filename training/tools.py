"""The tools that requests are made for, as a planner is shown them: now and then in other words than their own."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from steward.planners.embedded.judge.layout import ToolText, param_text

_CATALOGUE = Path(__file__).resolve().parents[1] / "tools" / "catalogue"
_EXEMPLIFIED = 0.2
"""The share of parameters whose descriptions are given examples, as many servers' are."""
_EXAMPLES = (", e.g. {}", " (e.g. {})", ", such as {}", ". Example: {}", ", for example {}")


@dataclass(frozen=True, slots=True)
class TrainTool:
    """A tool to train with: its schema and the other words it may be described by."""

    name: str
    family: str
    schema: dict[str, Any]
    descriptions: list[str]
    param_names: dict[str, list[str]]
    examples: tuple[str, ...] = ()
    invented: bool = False
    said: dict[str, list[str]] = field(default_factory=dict)
    """By parameter, short words that requests say for it: what a description gives as examples."""

    @property
    def indexed(self) -> list[str]:
        """The texts it is found by, as `search.tool_index` holds them."""
        return [f"{self.name.replace('_', ' ')}: {self.descriptions[0]}", *self.examples]

    def text(self, rng: random.Random | None = None) -> ToolText:
        """Its words; with `rng` one of several descriptions, parameters renamed, told by examples or not told of."""
        params = []
        for name, schema in self.schema.get("properties", {}).items():
            known = param_text(name, schema, required=name in self.schema.get("required", []))
            if rng and name in self.param_names and rng.random() < 0.4:
                known = replace(known, name=rng.choice(self.param_names[name]))
            if rng and rng.random() < 0.15:
                known = replace(known, description="")
            if rng and name in self.said and rng.random() < _EXEMPLIFIED:
                known = replace(known, description=_with_examples(known.description, self.said[name], rng))
            params.append(known)
        if rng and rng.random() < 0.3:
            rng.shuffle(params)
        description = rng.choice(self.descriptions) if rng and rng.random() < 0.6 else self.descriptions[0]
        return ToolText(self.name, description, tuple(params))


def catalogue_tools() -> Iterator[TrainTool]:
    """The tools of the catalogue that the planner may choose."""
    for path in sorted(_CATALOGUE.glob("*.yaml")):
        for tool in yaml.safe_load(path.read_text(encoding="utf-8"))["tools"]:
            if tool.get("plannable", True):
                yield TrainTool(
                    tool["name"],
                    tool["tool_type"],
                    tool["parameters"],
                    [tool["description"]],
                    {},
                    tuple(tool.get("examples", [])),
                )


def _with_examples(description: str, said: Sequence[str], rng: random.Random) -> str:
    shown = rng.sample(said, min(len(said), rng.choice([1, 1, 2, 3])))
    if not shown:
        return description
    form = rng.choice(_EXAMPLES) if description else "e.g. {}"
    return description.rstrip(". ") + form.format(rng.choice([", ", " or "]).join(shown))
