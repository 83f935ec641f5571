"""How a request and tools become one token sequence for the judge, and where in it the answers are read. Pure.

A choice reads `[CLS] request [SEP] [T] tool [T] tool ... [SEP]`; arguments read `[CLS] request [SEP] [T] tool [P]
parameter [V] value [V] value [P] parameter ... [SEP]`. The model and training call it, so that both lay out alike; it
never runs the model.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from steward.contracts.tool_meaning import NOTHING_KNOWN, Meaning
from steward.planners.embedded.judge.schemas import enumeration, is_boolean, kind_of, name_in_words, simplify

if TYPE_CHECKING:
    from tokenizers import Tokenizer

CLS: Final = 101
SEP: Final = 102
TOOL: Final = 2
PARAM: Final = 3
VALUE: Final = 4
"""[unused1] to [unused3] of the vocabulary, which training gave a meaning: a tool, a parameter, a value begins here."""

MAX_REQUEST: Final = 220
"""Tokens of a request that are read, some 150 words."""
MAX_TOTAL: Final = 480
MAX_VALUES: Final = 16
"""With more listed values than this the judge points at words of the request, which are then matched to a value."""
_TOOL_TOKENS: Final = 22
_CHOSEN_TOKENS: Final = 20
_PARAM_TOKENS: Final = 20
_VALUE_TOKENS: Final = 6


@dataclass(frozen=True, slots=True)
class ToolText:
    """A tool as the judge reads it: in words, not schemas."""

    name: str
    description: str
    params: tuple[ParamText, ...] = ()
    meaning: Meaning = NOTHING_KNOWN
    """For the rules; the judge reads the words alone."""

    @property
    def line(self) -> str:
        """Name in words and description."""
        return f"{name_in_words(self.name)}: {self.description}"


@dataclass(frozen=True, slots=True)
class ParamText:
    """A parameter in words. With `values` the judge picks one of them, else it points at words of the request."""

    name: str
    kind: str
    description: str
    values: tuple[str, ...] = ()
    required: bool = False

    @property
    def line(self) -> str:
        """Name in words, kind of value, whether the tool needs it, and description."""
        return f"{name_in_words(self.name)} ({self.kind}{' required' if self.required else ''}): {self.description}"


@dataclass(slots=True)
class Layout:
    """A sequence and its places. `offsets[i]` is where token `1 + i` stands in the request.

    `shown` are the parameters that stand in it; `params` and `values` are their places, in the same order.
    """

    ids: list[int] = field(default_factory=list)
    types: list[int] = field(default_factory=list)
    offsets: list[tuple[int, int]] = field(default_factory=list)
    tools: list[int] = field(default_factory=list)
    shown: list[ParamText] = field(default_factory=list)
    params: list[int] = field(default_factory=list)
    values: list[list[int]] = field(default_factory=list)

    @property
    def request_tokens(self) -> int:
        """How many tokens the request has."""
        return len(self.offsets)


def choice_layout(tokenizer: Tokenizer, request: str, tools: Sequence[ToolText]) -> Layout:
    """The sequence that a tool is chosen from. Tools that no longer fit are left out, the last first."""
    layout = _request(tokenizer, request)
    for tool in tools:
        tokens = _tokens(tokenizer, tool.line, _TOOL_TOKENS)
        if len(layout.ids) + len(tokens) + 2 > MAX_TOTAL:
            break
        layout.tools.append(_add(layout, TOOL, tokens))
    return _closed(layout)


def argument_layout(tokenizer: Tokenizer, request: str, tool: ToolText) -> Layout:
    """The sequence that a tool's arguments are read from.

    Where its parameters do not all fit, those the tool requires stand first, and what does not fit is left out.
    """
    layout = _request(tokenizer, request)
    layout.tools.append(_add(layout, TOOL, _tokens(tokenizer, tool.line, _CHOSEN_TOKENS)))
    lines = [_tokens(tokenizer, param.line, _PARAM_TOKENS) for param in tool.params]
    choices = [[_tokens(tokenizer, value, _VALUE_TOKENS) for value in param.values] for param in tool.params]
    shown = list(zip(tool.params, lines, choices, strict=True))
    if len(layout.ids) + sum(_room(tokens, values) for _, tokens, values in shown) + 1 > MAX_TOTAL:
        shown.sort(key=lambda one: not one[0].required)
    for param, tokens, values in shown:
        if len(layout.ids) + _room(tokens, values) + 1 > MAX_TOTAL:
            break
        layout.shown.append(param)
        layout.params.append(_add(layout, PARAM, tokens))
        layout.values.append([_add(layout, VALUE, value) for value in values])
    return _closed(layout)


def tool_text(name: str, description: str, schema: dict[str, Any], meaning: Meaning = NOTHING_KNOWN) -> ToolText:
    """A tool's words from its catalogue entry or from what an MCP server says of it."""
    schema = simplify(schema)
    needed = schema.get("required", [])
    params = tuple(
        param_text(param, known, required=param in needed) for param, known in schema.get("properties", {}).items()
    )
    return ToolText(name, " ".join(description.split()), params, meaning)


def param_text(name: str, schema: dict[str, Any], *, required: bool) -> ParamText:
    """A parameter's words from its JSON Schema, and whether its tool needs it."""
    described = " ".join(str(part) for part in (schema.get("title"), schema.get("description")) if part)
    values = enumeration(schema)
    kind = "yes or no" if is_boolean(schema) else kind_of(schema)
    shown = tuple(name_in_words(str(value)) for value in values) if 0 < len(values) <= MAX_VALUES else ()
    return ParamText(name, kind, " ".join(described.split()), shown, required)


def _request(tokenizer: Tokenizer, request: str) -> Layout:
    encoded = tokenizer.encode(request, add_special_tokens=False)
    ids, offsets = list(encoded.ids)[:MAX_REQUEST], list(encoded.offsets)[:MAX_REQUEST]
    return Layout(ids=[CLS, *ids, SEP], types=[0] * (len(ids) + 2), offsets=offsets)


def _tokens(tokenizer: Tokenizer, text: str, limit: int) -> list[int]:
    return list(tokenizer.encode(text, add_special_tokens=False).ids)[:limit]


def _room(tokens: list[int], values: list[list[int]]) -> int:
    """How many tokens a parameter takes with its marks."""
    return 1 + len(tokens) + sum(1 + len(value) for value in values)


def _add(layout: Layout, mark: int, tokens: list[int]) -> int:
    place = len(layout.ids)
    layout.ids.extend([mark, *tokens])
    layout.types.extend([1] * (len(tokens) + 1))
    return place


def _closed(layout: Layout) -> Layout:
    layout.ids.append(SEP)
    layout.types.append(1)
    return layout
