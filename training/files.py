"""The one reader of `training/data`: lists of values, invented tools, and the lines that say requests for tools.

How a file is written is told in training/README.md, how a line is in `training.template`.
"""

from __future__ import annotations

import json
import re
from collections import ChainMap
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from training.template import Entry, Template, entry, parse, typed
from training.tools import TrainTool

DATA = Path(__file__).parent / "data"
_NOBODY = "none"
_TALK = "talk"
_HELD = "~ "
_PARAM = re.compile(r"(?P<name>[\w.-]+)(?P<must>\*?)(?: \((?P<others>[^)]*)\))? (?P<schema>\{.*)")


@dataclass(slots=True)
class DataFile:
    """What one file holds. `lists` are those of its head; a template knows all that it may be filled from."""

    templates: list[Template] = field(default_factory=list)
    lists: dict[str, list[Entry]] = field(default_factory=dict)
    tools: list[TrainTool] = field(default_factory=list)


def read_data(path: Path) -> DataFile:
    """Read a file. Raises ValueError naming file, line and what is wrong."""
    reader = _Reader()
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        line = raw.strip()
        try:
            reader.take(line)
        except ValueError as error:
            raise ValueError(f"{path.name}:{number}: {error}: {line}") from error
    return reader.found


class _Reader:
    def __init__(self) -> None:
        self.found = DataFile()
        self._server = ""
        self._outer: ChainMap[str, list[Entry]] = ChainMap(self.found.lists)
        self._lists = self._outer
        self._tool: str | None = None
        self._lang, self._talk = "en", False
        self._directives: dict[str, Callable[[str], None]] = {
            "%server": self._begin_server,
            "%tool": self._begin_tool,
            "%also": self._also,
            "%param": self._param,
            "%list": self._list,
            "%lang": self._speak,
        }

    def take(self, line: str) -> None:
        """The next line."""
        if not line or line.startswith("#"):
            return
        if line.startswith("%"):
            word, _, rest = line.partition(" ")
            if word not in self._directives:
                raise ValueError(f"{word} is none of {', '.join(self._directives)}")
            self._directives[word](rest.strip())
            return
        source = line.removeprefix(_HELD)
        self.found.templates.append(
            Template(source, self._tool, self._lang, parse(source), self._talk, source != line, self._lists)
        )

    def _begin_server(self, name: str) -> None:
        self._server = name
        self._outer = self._lists = ChainMap({}, self.found.lists)

    def _begin_tool(self, said: str) -> None:
        name, _, description = said.partition(" ")
        self._tool, self._talk = None if name in (_NOBODY, _TALK) else name, name == _TALK
        self._lang, self._lists = "en", self._outer.new_child()
        if description:
            schema = {"type": "object", "properties": {}, "required": []}
            self.found.tools.append(TrainTool(name, self._server, schema, [typed(description)], {}, invented=True))

    def _also(self, description: str) -> None:
        self._described().descriptions.append(typed(description))

    def _param(self, said: str) -> None:
        found = _PARAM.fullmatch(said)
        if found is None:
            raise ValueError("a parameter is not NAME[*] [(OTHER, NAMES)] {SCHEMA}")
        tool, name = self._described(), found["name"]
        tool.schema["properties"][name] = json.loads(found["schema"])
        if found["must"]:
            tool.schema["required"].append(name)
        if found["others"]:
            tool.param_names[name] = found["others"].split(", ")

    def _described(self) -> TrainTool:
        if not self.found.tools or self.found.tools[-1].name != self._tool:
            raise ValueError("this belongs to a tool that is described here")
        return self.found.tools[-1]

    def _list(self, said: str) -> None:
        name, _, entries = said.partition(":")
        self._lists[name.strip()] = [entry(text) for text in entries.split("|") if text.strip()]

    def _speak(self, lang: str) -> None:
        self._lang = lang
