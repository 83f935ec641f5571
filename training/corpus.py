"""Tools and templates of `training/data` and the catalogues, and the requests made of them. Every one is generated."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from planners.embedded.judge.layout import MAX_VALUES, ToolText, enumeration, param_text
from training import lists
from training.noise import disturb
from training.template import Piece, Slot, Template, read_templates
from training.wider import Wider

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "training" / "data"
UNSEEN = frozenset({"bagdrop", "candles", "claimcenter", "hideaway", "pawsitters", "quakewatch", "suds", "talentpool"})
"""Families of invented tools that nothing is trained with, so that scores on tools never seen mean what they say.

They were drawn once and are named here: a draw would change with the data, and a training that goes on from an earlier
one would be scored on what that one has seen.
"""
_EXEMPLIFIED = 0.2
"""The share of parameters whose descriptions are given examples, as many servers' are."""
_EXAMPLES = (", e.g. {}", " (e.g. {})", ", such as {}", ". Example: {}", ", for example {}")
_CONNECTORS = {
    "en": " and | and also |, and |, then | and then |. Also, |; |. Then |. | plus |, also | & |\n|, after that |"
    " as well as |, |, oh and | and please |. And |, while you are at it |? ",
    "de": " und | und |, und |, | und auch |, dann | und dann |. Außerdem |. | sowie |, danach ",
    "es": " y | y |, y |, | y también |, luego | y luego |. Además |. |, después ",
}


@dataclass(frozen=True, slots=True)
class TrainTool:
    """A tool to train with: its schema and the other words it may be described by."""

    name: str
    family: str
    schema: dict[str, Any]
    descriptions: tuple[str, ...]
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


@dataclass(frozen=True, slots=True)
class Mark:
    """An argument in a request: where its words stand, and the place of its value in an enumeration, if it is one."""

    param: str
    start: int
    end: int
    choice: int | None


@dataclass(frozen=True, slots=True)
class Example:
    """A request with what is meant by it. `starts` are the places where a further request begins.

    `talk`: it is none, whatever tools there are.
    """

    text: str
    tools: tuple[str, ...]
    marks: tuple[Mark, ...] = ()
    starts: tuple[int, ...] = ()
    parts: tuple[Example, ...] = ()
    values: dict[str, Any] = field(default_factory=dict)
    lang: str = "en"
    talk: bool = False


class Corpus:
    """All tools and templates, with the share of each that is kept from training, for its own scores.

    `problems` are the lines left out, each with its file and what is wrong.
    """

    def __init__(self, *, held_lines: float = 0.06) -> None:
        self.tools = {tool.name: tool for tool in [*_catalogue_tools(), *_invented_tools()]}
        self.problems: list[str] = []
        self.train: dict[str | None, list[Template]] = {}
        self.held: dict[str | None, list[Template]] = {}
        self._locals: dict[int, dict[str, list[tuple[str, Any]]]] = {}
        self._wider = Wider()
        for path in sorted(DATA.glob("*/*.tpl")):
            self._read(path, held_lines)

    def sources(self) -> dict[str, dict[str | None, list[Template]]]:
        """Where a score's requests come from: trained lines, lines held back of trained tools, tools held back."""
        unseen: dict[str | None, list[Template]] = {
            name: made for name, made in self.held.items() if name and self.tools[name].family in UNSEEN
        }
        lines = {name: made for name, made in self.held.items() if name not in unseen}
        return {"trained lines": self.train, "unseen lines": lines, "unseen tools": unseen}

    def _read(self, path: Path, held_lines: float) -> None:
        try:
            found = read_templates(path)
        except ValueError as error:
            self.problems.append(str(error))
            return
        for template in found.templates:
            wrong = self._wrong(template, found.lists)
            if wrong:
                self.problems.append(f"{path.name}: {wrong}: {template.source}")
                continue
            self._locals[id(template)] = found.lists
            tool = self.tools.get(template.tool) if template.tool else None
            if tool is not None and template.lang == "en":
                slots = list(_slots(template.nodes))
                free = self._wider.learn(id(template), slots, tool.schema, found.lists)
                for slot in slots:
                    if slot.param is not None and slot.values in free:
                        _note(tool.said.setdefault(slot.param, []), found.lists[slot.values])
            unseen = tool is not None and tool.family in UNSEEN
            kept = self.held if unseen or _lot(template.source) < held_lines else self.train
            kept.setdefault(template.tool, []).append(template)

    def _wrong(self, template: Template, local: dict[str, list[tuple[str, Any]]]) -> str | None:
        if template.tool is not None and template.tool not in self.tools:
            return f"no such tool {template.tool}"
        properties = self.tools[template.tool].schema.get("properties", {}) if template.tool else {}
        for slot in _slots(template.nodes):
            if slot.param is not None and slot.param not in properties:
                return f"no such parameter {slot.param}"
            if slot.values is not None and slot.values not in local and not lists.known(slot.values):
                return f"no such list {slot.values}"
        return None

    def make(self, template: Template, rng: random.Random, *, courtesy: bool = True, widened: bool = False) -> Example:
        """One request of a template, as somebody would type it; `widened`: now and then with values no list holds."""
        local = self._locals[id(template)]

        def draw(name: str, lang: str, rng: random.Random) -> tuple[str, Any]:
            said, value = lists.draw(name, lang, rng, local)
            if widened and value is None and name in local:
                said = self._wider.widened(id(template), name, said, local[name], rng)
            return said, value

        pieces = template.pieces(draw, rng)
        typed = disturb(pieces, template.lang, rng, courtesy=courtesy, asks=template.tool is not None)
        return self._example(typed, template)

    def _example(self, pieces: Sequence[Piece], template: Template) -> Example:
        text, marks, values = "", [], {}
        for piece in pieces:
            if piece.param is not None and template.tool is not None:
                schema = self.tools[template.tool].schema["properties"][piece.param]
                start = len(text) + len(piece.text) - len(piece.text.lstrip())
                end = len(text) + len(piece.text.rstrip())
                value = piece.text.strip() if piece.value is None else piece.value
                marks.append(Mark(piece.param, start, end, _choice(schema, value)))
                values[piece.param] = value
            text += piece.text
        tools = (template.tool,) if template.tool else ()
        return Example(text, tools, tuple(marks), values=values, lang=template.lang, talk=template.talk)

    def several(self, templates: Sequence[Template], rng: random.Random) -> Example:
        """Some requests of one language in one message."""
        parts, text, starts = [], "", []
        for place, template in enumerate(templates):
            part = self.make(template, rng, courtesy=place == 0)
            if place:
                text = text.rstrip(".?! ") + rng.choice(_CONNECTORS[template.lang].split("|"))
                starts.append(len(text))
            text += part.text
            parts.append(part)
        tools = tuple(dict.fromkeys(tool for part in parts for tool in part.tools))
        return Example(text, tools, starts=tuple(starts), parts=tuple(parts), lang=templates[0].lang)


def _note(said: list[str], entries: Sequence[tuple[str, Any]]) -> None:
    said.extend(words for words, value in entries if value is None and len(words.split()) < 4 and words not in said)


def _with_examples(description: str, said: Sequence[str], rng: random.Random) -> str:
    shown = rng.sample(said, min(len(said), rng.choice([1, 1, 2, 3])))
    if not shown:
        return description
    form = rng.choice(_EXAMPLES) if description else "e.g. {}"
    return description.rstrip(". ") + form.format(rng.choice([", ", " or "]).join(shown))


def one_of(templates: Sequence[Template], rng: random.Random, english: float) -> Template:
    """A line, an English one with this likelihood: most lines are not what most people here write."""
    ours = [template for template in templates if template.lang == "en"]
    others = [template for template in templates if template.lang != "en"]
    return rng.choice(ours if ours and (not others or rng.random() < english) else others)


def _lot(line: str) -> float:
    """A number from 0 to 1 that a line keeps in every training, whatever other lines are written."""
    return int.from_bytes(hashlib.sha256(f"7 {line}".encode()).digest()[:4], "big") / 2**32


def _choice(schema: dict[str, Any], value: Any) -> int | None:
    values = enumeration(schema)
    if not 0 < len(values) <= MAX_VALUES:
        return None
    told = [str(known).casefold() for known in values]
    said = str(value).casefold()
    return told.index(said) if said in told else None


def _slots(nodes: Sequence[Any]) -> Iterator[Slot]:
    for node in nodes:
        if isinstance(node, Slot):
            yield node
        elif not isinstance(node, str):
            for option in node.options:
                yield from _slots(option)


def _catalogue_tools() -> Iterator[TrainTool]:
    for path in sorted((ROOT / "tools" / "catalogue").glob("*.yaml")):
        for tool in yaml.safe_load(path.read_text(encoding="utf-8"))["tools"]:
            if tool.get("plannable", True):
                yield TrainTool(
                    tool["name"],
                    tool["tool_type"],
                    tool["parameters"],
                    (tool["description"],),
                    {},
                    tuple(tool.get("examples", [])),
                )


def _invented_tools() -> Iterator[TrainTool]:
    for path in sorted((DATA / "invented").glob("*.yaml")):
        for tool in yaml.safe_load(path.read_text(encoding="utf-8"))["tools"]:
            yield TrainTool(
                tool["name"],
                tool.get("server", path.stem),
                tool.get("parameters", {"type": "object", "properties": {}}),
                (tool["description"], *tool.get("alt", [])),
                {name: _other_names(names) for name, names in (tool.get("param_alt") or {}).items()},
                invented=True,
            )


def _other_names(names: Any) -> list[str]:
    """YAML reads a bare `on` as true; as a parameter's name it is a word."""
    return ["on" if known is True else str(known) for known in ([names] if isinstance(names, str) else names)]
