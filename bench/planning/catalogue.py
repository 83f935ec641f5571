"""The tools an evaluation runs over: the shipped catalogue, and what a case brings along."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import SchemaError
from pydantic import ValidationError

from steward.contracts.base import sha256_of
from steward.contracts.tool import ToolSpec
from steward.tools.catalogue import SHIPPED, load_catalogue

PLANNED = SHIPPED / "planned"
TRAINING = Path(__file__).resolve().parents[2] / "training" / "data" / "invented"
_MCP = frozenset({"inputSchema", "outputSchema", "title", "annotations", "_meta"})
# The parser in C is ten times as quick.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DEFAULTS: dict[str, Any] = {
    "permission": "autonomous",
    "effect": "read",
    "tool_type": "other",
    "executor": {"kind": "builtin", "function": "evaluation.none"},
}


class CatalogueFault(Exception):
    """Extra tools that cannot be used, and why."""


class Toolset:
    """The tools of one evaluation's case: all of them by name, and which of them the case brought along.

    `extra` takes the place of what has its name. `invented` is what only the case knows, `trained` what of that the
    training data names too.
    """

    def __init__(
        self, key: str, base: Iterable[ToolSpec], extra: Iterable[ToolSpec] = (), trained: Container[str] = ()
    ) -> None:
        shipped = {spec.name: spec for spec in base}
        self.key = key
        self.extra = {spec.name: spec for spec in extra}
        self.tools = shipped | self.extra
        self.invented = self.extra.keys() - shipped.keys()
        self.trained = {name for name in self.invented if plain_name(name) in trained}

    def resolve(self, name: str) -> ToolSpec | None:
        """The tool of that name; what retrieval offers candidates from."""
        return self.tools.get(name)

    def specs(self) -> list[ToolSpec]:
        """Every tool, in catalogue order."""
        return list(self.tools.values())


class Toolsets:
    """The distinct toolsets of an evaluation; cases with the same extra tools share one."""

    def __init__(self, base: Iterable[ToolSpec], training: Path = TRAINING) -> None:
        self.base = Toolset("", base)
        self._training = training
        self._known: dict[str, Toolset] = {"": self.base}
        self._files: dict[Path, Toolset] = {}

    def for_case(self, catalogue: str | list[dict[str, Any]] | None, file: Path) -> Toolset:
        """The toolset of a case that stands in `file`. Raises CatalogueFault."""
        if catalogue is None:
            return self.base
        if isinstance(catalogue, list):
            return self._with(catalogue, "catalogue")
        path = (file.parent / catalogue).resolve()
        if path not in self._files:
            self._files[path] = self._with(read_entries(path), catalogue)
        return self._files[path]

    def _with(self, entries: list[dict[str, Any]], where: str) -> Toolset:
        key = sha256_of(entries)
        if key not in self._known:
            extra = [as_spec(entry, f"{where}: entry {number}") for number, entry in enumerate(entries, start=1)]
            twice = sorted(name for name, times in Counter(spec.name for spec in extra).items() if times > 1)
            if twice:
                raise CatalogueFault(f"{where}: two tools are named {', '.join(twice)}")
            self._known[key] = Toolset(key, self.base.tools.values(), extra, trained_names(self._training))
        return self._known[key]


def evaluated_tools() -> list[ToolSpec]:
    """The plannable tools of the shipped catalogue, then those of the planned one that are not shipped yet.

    Raises CatalogueFault for a planned entry that could never be shipped.
    """
    shipped = [spec for spec in load_catalogue() if spec.plannable]
    taken = {spec.name for spec in shipped}
    planned: list[ToolSpec] = []
    for path in sorted(PLANNED.glob("*.yaml")):
        for number, entry in enumerate(read_entries(path), start=1):
            spec = as_spec(entry, f"{path.name}: entry {number}")
            if spec.plannable and spec.name not in taken:
                taken.add(spec.name)
                planned.append(spec)
    return shipped + planned


@cache
def trained_names(folder: Path) -> frozenset[str]:
    """The plain names of the invented tools that the planner was trained with; none where the folder is not there."""
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.tpl")]
    return frozenset(plain_name(name) for text in texts for name in re.findall(r"^%tool (\S+)", text, re.MULTILINE))


def plain_name(name: str) -> str:
    """A tool's name however it is spelt: `listFiles`, `list-files` and `list_files` are one."""
    return re.sub(r"[^a-z0-9]", "", name.casefold())


def read_entries(path: Path) -> list[dict[str, Any]]:
    """The list `tools` of a YAML file. Raises CatalogueFault."""
    try:
        content = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise CatalogueFault(f"{path}: cannot be read: {error}") from error
    entries = content.get("tools") if isinstance(content, dict) else None
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise CatalogueFault(f"{path}: must be a mapping with `tools`, a list of tool objects")
    return entries


def as_spec(entry: dict[str, Any], where: str) -> ToolSpec:
    """An entry as a tool, in our form or as an MCP server lists it. Who must agree, how it is run and, where it takes
    none, its parameters may be left out. Raises CatalogueFault.
    """
    where = f"{where} ({entry['name']})" if "name" in entry else where
    if "parameters" not in entry:
        schema = entry.get("inputSchema") or {"type": "object", "properties": {}}
        entry = {key: value for key, value in entry.items() if key not in _MCP} | {"parameters": schema}
    unknown = sorted(set(map(str, entry)) - set(ToolSpec.model_fields))
    if unknown:
        raise CatalogueFault(f"{where}: unknown keys: {', '.join(unknown)}")
    try:
        spec = ToolSpec.model_validate(_DEFAULTS | entry)
        Draft202012Validator.check_schema(spec.parameters)
    except ValidationError as error:
        faults = "; ".join(f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in error.errors())
        raise CatalogueFault(f"{where}: {faults}") from error
    except SchemaError as error:
        raise CatalogueFault(f"{where}: parameters is not a valid JSON Schema: {error.message}") from error
    return spec
