"""Tools and templates of `training/data` and the catalogues, and the requests made of them. Every one is generated."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from steward.planners.embedded.judge.layout import MAX_VALUES
from steward.planners.embedded.judge.schemas import enumeration
from training import lists
from training.files import DATA, DataFile, read_data
from training.noise import disturb
from training.template import Entry, Piece, Template
from training.tools import catalogue_tools
from training.wider import Wider

Lines = dict[str | None, list[Template]]
"""Lines by the tool they ask for; None: no tool fits."""
_CONNECTORS = {
    "en": " and | and also |, and |, then | and then |. Also, |; |. Then |. | plus |, also | & |\n|, after that |"
    " as well as |, |, oh and | and please |. And |, while you are at it |? ",
    "de": " und | und |, und |, | und auch |, dann | und dann |. Außerdem |. | sowie |, danach ",
    "es": " y | y |, y |, | y también |, luego | y luego |. Además |. |, después ",
}


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
    """All tools and templates: those to train with, and those kept from training, for its scores.

    `problems` are the lines left out, each with its file and what is wrong.
    """

    def __init__(self) -> None:
        self.tools = {tool.name: tool for tool in catalogue_tools()}
        self.problems: list[str] = []
        self.train: Lines = {}
        self.held: Lines = {}
        self._wider = Wider()
        files = list(self._files())
        self.tools.update((tool.name, tool) for _, found in files for tool in found.tools)
        for name, found in files:
            for template in found.templates:
                self._take(template, name)
        # In which files tools stand is no part of a training run.
        self.tools = dict(sorted(self.tools.items()))
        self.train, self.held = (
            dict(sorted(kept.items(), key=lambda item: item[0] or "")) for kept in (self.train, self.held)
        )

    def sources(self) -> dict[str, Lines]:
        """Where a score's requests come from: trained lines, lines held back of trained tools, tools held back."""
        lines = {name: made for name, made in self.held.items() if name in self.train}
        unseen = {name: made for name, made in self.held.items() if name not in self.train}
        return {"trained lines": self.train, "unseen lines": lines, "unseen tools": unseen}

    def _files(self) -> Iterator[tuple[str, DataFile]]:
        for path in sorted([*DATA.glob("invented/*.tpl"), *DATA.glob("known/*.tpl")]):
            try:
                yield path.name, read_data(path)
            except ValueError as error:
                self.problems.append(str(error))

    def _take(self, template: Template, file: str) -> None:
        if wrong := self._wrong(template):
            self.problems.append(f"{file}: {wrong}: {template.source}")
            return
        if template.tool is not None and template.lang == "en":
            tool = self.tools[template.tool]
            free = self._wider.learn(template, tool.schema)
            for slot in template.slots():
                if slot.param is not None and slot.values in free:
                    _note(tool.said.setdefault(slot.param, []), template.lists[slot.values])
        (self.held if template.held else self.train).setdefault(template.tool, []).append(template)

    def _wrong(self, template: Template) -> str | None:
        if template.tool is not None and template.tool not in self.tools:
            return f"no such tool {template.tool}"
        properties = self.tools[template.tool].schema.get("properties", {}) if template.tool else {}
        for slot in template.slots():
            if slot.param is not None and slot.param not in properties:
                return f"no such parameter {slot.param}"
            if slot.values is not None and slot.values not in template.lists and not lists.known(slot.values):
                return f"no such list {slot.values}"
        return None

    def make(self, template: Template, rng: random.Random, *, courtesy: bool = True, widened: bool = False) -> Example:
        """One request of a template, as somebody would type it; `widened`: now and then with values no list holds."""

        def draw(name: str, lang: str, rng: random.Random) -> tuple[str, Any]:
            said, value = lists.draw(name, lang, rng, template.lists)
            if widened and value is None:
                said = self._wider.widened(template, name, said, rng)
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


def _note(said: list[str], entries: Sequence[Entry]) -> None:
    said.extend(words for words, value in entries if value is None and len(words.split()) < 4 and words not in said)


def one_of(templates: Sequence[Template], rng: random.Random, english: float) -> Template:
    """A line, an English one with this likelihood: most lines are not what most people here write."""
    ours = [template for template in templates if template.lang == "en"]
    others = [template for template in templates if template.lang != "en"]
    return rng.choice(ours if ours and (not others or rng.random() < english) else others)


def _choice(schema: dict[str, Any], value: Any) -> int | None:
    values = enumeration(schema)
    if not 0 < len(values) <= MAX_VALUES:
        return None
    told = [str(known).casefold() for known in values]
    said = str(value).casefold()
    return told.index(said) if said in told else None
