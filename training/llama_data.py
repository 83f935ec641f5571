"""What the filler learns from: requests with the JSON they should become, and a curriculum of plain copying.

The requests come from `training.corpus`. A group is one tool, described in one of many ways, with some requests for it:
they share the tool's tokens, which are most of a prompt. No training framework is imported here.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from contracts.base import Json
from models.filler import ARGS, END, TOOL_LIMIT, Words, apart, parameters_of, request_tokens, spoken_only, tool_tokens
from models.judge.layout import enumeration, kind_of
from models.judge.values import bare, named, typed
from training.corpus import Corpus, Example, TrainTool, one_of
from training.template import Template

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_SOUNDS = "ba be bi bo da den fi ga gor hu ji ka kel li lo ma mer na nis no pa per qua ra ro sa sil ta tor un va wes zo"
_SAID = ("is", "=", ":", "is now", "should be", "->", "set to", "to")
_JOINED = (" ", ", ", " and ", "; ", ". ")


@dataclass(frozen=True, slots=True)
class Filled:
    """A request, its tool as shown, and the arguments it gives, in the order in which they are written."""

    text: str
    tool: str
    description: str
    schema: Mapping[str, Any]
    args: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Group:
    """Tokens: a tool's, and for each of its requests the request's and the answer's (with the mark that ends it)."""

    tool: list[int]
    requests: list[tuple[list[int], list[int]]]


class Maker:
    """Draws requests from templates. The same random source gives the same requests."""

    def __init__(self, corpus: Corpus, templates: Mapping[str | None, list[Template]], rng: random.Random) -> None:
        self._corpus, self._templates, self._rng = corpus, templates, rng
        names = [name for name in templates if name and corpus.tools[name].schema.get("properties")]
        self._known = sorted(name for name in names if not corpus.tools[name].invented)
        self._invented = sorted(name for name in names if corpus.tools[name].invented)

    def filled(self) -> Filled:
        """A request of any tool, as the tool is published: what scores are taken on."""
        while True:
            name = self._name()
            tool = self._corpus.tools[name]
            example = self._corpus.make(self._line(name), self._rng)
            args = arguments_of(example, tool)
            if args is not None:
                return Filled(example.text, name, tool.descriptions[0], tool.schema, args)

    def group(self, words: Words, count: int, *, copying: float) -> Group:
        """`count` requests of one tool; with the chance `copying` a made-up tool whose values are only to be copied."""
        while True:
            if self._rng.random() < copying:
                return _tokens(words, self._copied(count))
            made = self._requests(count)
            if made:
                return _tokens(words, made)

    def _requests(self, count: int) -> list[Filled]:
        rng, name = self._rng, self._name()
        tool = self._corpus.tools[name]
        description, schema, shown = _disguised(tool, rng)
        found = []
        for _ in range(count):
            example = self._corpus.make(self._line(name), rng)
            if rng.random() < 0.2:
                example = _reworded(example, tool, rng)
            args = arguments_of(example, tool)
            if args is not None:
                renamed = {shown[param]: value for param, value in args.items()}
                ordered = {param: renamed[param] for param, _ in parameters_of(schema) if param in renamed}
                found.append(Filled(example.text, name, description, schema, ordered))
        return found

    def _copied(self, count: int) -> list[Filled]:
        rng = self._rng
        names = list(dict.fromkeys(_word(rng) for _ in range(rng.randint(1, 5))))
        schema = {"properties": {name: {"type": "string"} for name in names}}
        tool, description = f"{_word(rng)}_{_word(rng)}", f"{_word(rng)} {_word(rng)}"
        made = []
        for _ in range(count):
            chosen = rng.sample(names, rng.randint(min(1, len(names)), len(names)))
            values: dict[str, Json] = {name: _value(rng) for name in chosen}
            said, joint = rng.choice(_SAID), rng.choice(_JOINED)
            text = joint.join(f"{name} {said} {values[name]}" for name in chosen)
            args = {name: values[name] for name in names if name in values}
            made.append(Filled(text, tool, description, schema, args))
        return made

    def _name(self) -> str:
        either = self._known and (not self._invented or self._rng.random() < 0.5)
        return self._rng.choice(self._known if either else self._invented)

    def _line(self, name: str) -> Template:
        """A line of a tool, three times of four an English one."""
        return one_of(self._templates[name], self._rng, 0.76)


def arguments_of(example: Example, tool: TrainTool) -> dict[str, Json] | None:
    """The arguments a request gives, in the order the grammar writes them.

    None where one of them cannot be read off the request: that request would teach to invent.
    """
    properties = tool.schema.get("properties", {})
    found: dict[str, Json] = {}
    for mark in example.marks:
        schema = properties[mark.param]
        value = _value_of(example, mark.param, example.text[mark.start : mark.end], mark.choice, schema, tool, found)
        if value is None:
            return None
        found[mark.param] = value
    ordered = {name: found[name] for name, _ in parameters_of(tool.schema) if name in found}
    return ordered if spoken_only(ordered, tool.schema, example.text) == ordered else None


def _value_of(
    example: Example,
    name: str,
    said: str,
    choice: int | None,
    schema: dict[str, Any],
    tool: TrainTool,
    found: dict[str, Json],
) -> Json:
    """What the words mean: a named value, a number, or the words themselves."""
    known, meant = enumeration(schema), example.values.get(name)
    if known:
        if choice is not None:
            return known[choice]
        return meant if meant in known else named(bare(said), known)
    kind = kind_of(schema)
    if kind == "string":
        return " ".join(bare(said).split()) or None
    if kind in ("integer", "number") and isinstance(meant, int | float):
        return int(meant) if float(meant).is_integer() else meant if kind == "number" else None
    return meant if isinstance(meant, dict | list) else typed(said, name, schema, found)


def answer_pieces(args: Mapping[str, Json]) -> list[tuple[str, bool]]:
    """The arguments as compact JSON in pieces; True for the words of a string, which are cut word by word."""
    pieces: list[tuple[str, bool]] = []
    for text, words in _json(dict(args)):
        if pieces and not words and not pieces[-1][1]:
            pieces[-1] = (pieces[-1][0] + text, False)
        else:
            pieces.append((text, words))
    return pieces


def _json(value: Json) -> Iterator[tuple[str, bool]]:
    if isinstance(value, str):
        yield '"', False
        yield json.dumps(value, ensure_ascii=False)[1:-1], True
        yield '"', False
    elif isinstance(value, dict):
        for place, (name, item) in enumerate(value.items()):
            yield ("," if place else "{") + json.dumps(name, ensure_ascii=False) + ":", False
            yield from _json(item)
        yield "}" if value else "{}", False
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield "," if place else "[", False
            yield from _json(item)
        yield "]" if value else "[]", False
    else:
        yield json.dumps(value), False


def answer_tokens(words: Words, args: Mapping[str, Json]) -> list[int]:
    """What the model is to write, with the mark that ends it."""
    pieces = [apart(words, text) if spoken else words.encode(text) for text, spoken in answer_pieces(args)]
    return [*(token for piece in pieces for token in piece), words.mark(END)]


def _tokens(words: Words, made: list[Filled]) -> Group:
    tool = tool_tokens(words, made[0].tool, made[0].description, made[0].schema)
    assert len(tool) <= TOOL_LIMIT, "the prompt is written for at most so many"
    requests = [(request_tokens(words, filled.text), answer_tokens(words, filled.args)) for filled in made]
    assert all(request[-1] == words.mark(ARGS) for request, _ in requests)
    return Group(tool, requests)


def _disguised(tool: TrainTool, rng: random.Random) -> tuple[str, dict[str, Any], dict[str, str]]:
    """A description and schema in other words and another order, and every parameter's shown name by its own."""
    shown: dict[str, str] = {}
    properties: list[tuple[str, dict[str, Any]]] = []
    for name, schema in tool.schema.get("properties", {}).items():
        others = tool.param_names.get(name)
        shown[name] = rng.choice(others) if others and rng.random() < 0.4 else name
        blank = rng.random() < 0.15
        body = {key: value for key, value in schema.items() if not (blank and key in ("description", "title"))}
        properties.append((shown[name], body))
    if len(set(shown.values())) < len(shown):
        shown = {name: name for name in shown}
        properties = [(name, schema) for name, schema in tool.schema["properties"].items()]
    if rng.random() < 0.3:
        rng.shuffle(properties)
    description = rng.choice(tool.descriptions) if rng.random() < 0.6 else tool.descriptions[0]
    required = [shown[name] for name in tool.schema.get("required", []) if name in shown]
    return description, {"properties": dict(properties), "required": required}, shown


def _reworded(example: Example, tool: TrainTool, rng: random.Random) -> Example:
    """The same request with words nobody knows in place of its free strings, so that they can only be copied."""
    text, marks, values, at = "", [], dict(example.values), 0
    for mark in sorted(example.marks, key=lambda known: known.start):
        schema = tool.schema["properties"][mark.param]
        text += example.text[at : mark.start]
        said = example.text[mark.start : mark.end]
        if _is_free(schema) and rng.random() < 0.6:
            said = values[mark.param] = _value(rng)
        marks.append(replace(mark, start=len(text), end=len(text) + len(said)))
        text += said
        at = mark.end
    return replace(example, text=text + example.text[at:], marks=tuple(marks), values=values)


def _is_free(schema: dict[str, Any]) -> bool:
    plain = kind_of(schema) == "string" and not enumeration(schema)
    return plain and not any(word in schema for word in ("pattern", "format", "maxLength"))


def _value(rng: random.Random) -> str:
    """Some words, names or an id that mean nothing."""
    if rng.random() < 0.3:
        return "".join(rng.choice(_LETTERS + "0123456789") for _ in range(rng.randint(2, 9)))
    said = " ".join(_word(rng) for _ in range(rng.choice([1, 1, 2, 2, 3, 4, 6])))
    return re.sub(r"\b\w", lambda first: first[0].upper(), said) if rng.random() < 0.3 else said


def _word(rng: random.Random) -> str:
    return "".join(rng.choice(_SOUNDS.split()) for _ in range(rng.randint(1, 3)))
