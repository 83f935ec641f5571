"""Results of unknown shape in words: what MCP servers and HTTP services answer, and JSON that was cut short.

Pictures and files are named, never dumped. Records become lines, lists are counted, what is nested is indented.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import date, datetime, tzinfo
from typing import Final

from steward.contracts.base import Json
from steward.language.moments.written import in_short, local, moment_of
from steward.wording.fields import Record, ResultSource, details, pick
from steward.wording.words import SHOWN_ITEMS, counted, given, label, line, listing, passage, scalar

_FIELDS: Final = 24
_TITLES: Final = ("title", "name", "subject", "label", "summary", "message", "text", "fact", "id")
_DEEPEST: Final = 3
_BLOB: Final = 400


def content_parts(record: Record) -> list[Record] | None:
    """The parts of an MCP tool's answer, or None for any other record."""
    parts = record.get("content")
    if not isinstance(parts, list) or not all(isinstance(part, dict) and "type" in part for part in parts):
        return None
    return parts


def part_in_words(part: Record) -> str:
    """One part of an MCP answer: its text, or what kind of thing it is and how large."""
    kind, mime = part.get("type"), line(pick(part, "mimeType", "mime_type") or "unknown type", 60)
    if kind == "text":
        return passage(part.get("text") or "")
    if kind in ("image", "audio"):
        return f"[{kind}: {mime}, {_bytes(part.get('data'))}]"
    inner = part.get("resource")
    resource: Mapping[str, Json] = inner if isinstance(inner, dict) else part
    named = line(pick(resource, "title", "name", "uri") or "a resource", 200)
    if isinstance(resource.get("text"), str):
        return f"{named}:\n{passage(resource['text'])}"
    return f"[{label(str(kind))}: {named}{details(line(pick(resource, 'mimeType', 'description') or '', 120))}]"


def _bytes(data: Json) -> str:
    size = len(data) * 3 // 4 if isinstance(data, str) else 0
    return f"{size / 1e6:.1f} MB" if size >= 1e6 else f"{max(1, size // 1000)} kB" if size else "no data"


def listed(items: list[Json], source: ResultSource) -> str:
    """A list of anything, counted; there must be some."""
    return _listing(items, source, "result")


def _listing(items: list[Json], source: ResultSource, noun: str, *, numbered: bool = True) -> str:
    lines = [item_line(item, source) for item in items[:SHOWN_ITEMS]]
    return ("At least " if source.partial else "") + listing(lines, len(items), noun, numbered=numbered)


def item_line(item: Json, source: ResultSource) -> str:
    """One item of a list of records: what it is called, then its other short fields."""
    if not isinstance(item, dict):
        return line(item)
    title = next((key for key in _TITLES if given(item.get(key)) and not isinstance(item[key], dict | list)), None)
    rest = [f"{label(key)} {_short(value, source)}" for key, value in item.items() if key != title and given(value)]
    if title is None:
        return ", ".join(rest[:8]) or "(empty)"
    return line(item[title], 160) + details(*rest[:6])


def render_choices(items: Sequence[dict[str, Json]]) -> str:
    """Items that fit a text equally well, numbered, without their ids where they have names, and without what is the
    same of all; there must be some."""
    first, *others = items
    same = {name for name, value in first.items() if others and all(one.get(name) == value for one in others)}
    left_out = {*filter(_is_id, {name for item in items for name in item}), *same.difference(_TITLES)}
    named = [{name: value for name, value in item.items() if name not in left_out} or item for item in items]
    lines = [item_line(item, ResultSource("")) for item in named[:SHOWN_ITEMS]]
    return "\n".join(f"({number}) {one}" for number, one in enumerate(lines, start=1))


def _is_id(name: str) -> bool:
    return name == "id" or name.endswith("_id")


def _short(value: Json, source: ResultSource) -> str:
    if isinstance(value, dict) and len(value) == 1:
        return _short(next(iter(value.values())), source)
    if isinstance(value, str) and (moment := moment_of(value)) is not None:
        return _when(moment, source.zone)
    if isinstance(value, str) and len(value) > _BLOB and " " not in value[:_BLOB]:
        return f"({len(value):,} characters)"
    return line(value, 100)


def fields(record: Mapping[str, Json], source: ResultSource, depth: int = 0) -> str:
    """A record as lines "name: value", nested ones indented."""
    lines: list[str] = []
    shown = [(key, value) for key, value in record.items() if given(value)]
    for key, value in shown[:_FIELDS]:
        lines.extend(_field(key, value, source, depth))
    if len(shown) > _FIELDS:
        lines.append(f"{'  ' * depth}... and {counted(len(shown) - _FIELDS, 'more field')}")
    return "\n".join(lines)


def _field(key: str, value: Json, source: ResultSource, depth: int) -> list[str]:
    indent = "  " * depth
    if isinstance(value, dict) and depth < _DEEPEST and any(given(inner) for inner in value.values()):
        return [f"{indent}{label(key)}:", fields(value, source, depth + 1)]
    if isinstance(value, list) and any(isinstance(item, dict) for item in value) and depth < _DEEPEST:
        inner = _listing(value, source, "item", numbered=False).split("\n")
        return [f"{indent}{label(key)}: {inner[0]}", *(f"{indent}  {text}" for text in inner[1:])]
    if isinstance(value, str) and "\n" in value:
        return [f"{indent}{label(key)}:", *(f"{indent}  {text}" for text in passage(value).split("\n"))]
    return [f"{indent}{label(key)}: {_short(value, source)}"]


def mended(text: str) -> Json:
    """The JSON value of a text that was cut off somewhere: what was complete before the cut, or None."""
    closers: list[str] = []
    quoted = escaped = False
    best: tuple[int, str] | None = None
    for place, char in enumerate(text):
        if quoted:
            quoted, escaped = not (char == '"' and not escaped), char == "\\" and not escaped
            continue
        if char == '"':
            quoted = True
        elif char in "{[":
            closers.append("}" if char == "{" else "]")
        elif char in "}]" and closers:
            closers.pop()
            best = (place + 1, "".join(reversed(closers)))
        elif char == ",":
            best = (place, "".join(reversed(closers)))
    if best is None:
        return None
    try:
        return json.loads(text[: best[0]] + best[1])
    except ValueError:
        return None


def bare(value: Json, source: ResultSource) -> str:
    """A result that is one text, number or truth."""
    if isinstance(value, str):
        return _when(moment, source.zone) if (moment := moment_of(value)) is not None else passage(value)
    return line(scalar(value))


def _when(moment: date, zone: tzinfo | None) -> str:
    """A day or an instant as its tool says it: by the clock of its own offset, which is named where it is not the
    reader's. The result of a world clock is the time there."""
    if not isinstance(moment, datetime) or moment.utcoffset() is None:
        return in_short(moment)
    if not moment.utcoffset() or local(moment, zone).utcoffset() == moment.utcoffset():
        return in_short(moment, zone)
    offset = f"{moment:%z}"
    return f"{in_short(moment)} (UTC{offset[:3]}:{offset[3:5]})"
