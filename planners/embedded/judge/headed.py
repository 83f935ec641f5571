"""Values under their parameter's own word: "front: sea, back: mar", a mail in lines, "choices tea, coffee". Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from contracts.base import Json
from planners.embedded.judge.layout import kind_of, spoken
from planners.embedded.judge.values import put, typed

_WORD: Final = re.compile(r"[^\W\d_]{4,}")
_OTHER: Final = re.compile(r"(?<!\s)\s++[^\W\d_a-z][^\W\d_]++:\s")
"""A heading that names no parameter."""
_LAST: Final = re.compile(r"(?<!\s)\s++\w++:\s*+$")
"""A heading whose words are another parameter's."""
_SENTENCE: Final = re.compile(r"[.?!:;\n]\s+")
_LIST: Final = re.compile(r",|\b(?:and|or|und|oder|y|o)\b", re.I)


def headed(text: str, properties: Mapping[str, Any], found: dict[str, Json]) -> None:
    """Words with a colon that begin two or more parameters say their values; after a mail's lines its body follows."""
    heads = _heads(properties)
    form = re.compile(rf"(?<![\w@/.-])({'|'.join(map(re.escape, heads))})[ \t]*[:=][ \t]*(?=\S)", re.I)
    begun = list(form.finditer(text)) if heads else []
    names = [heads[match[1].casefold()] for match in begun]
    if len(set(names)) < 2 or len(set(names)) < len(names):
        return
    ends = [match.start() for match in begun[1:]] + [len(text)]
    for name, match, end in zip(names, begun, ends, strict=True):
        line, _, rest = text[match.end() : end].partition("\n")
        line = _OTHER.split(line)[0]
        line = next((line[: -len(said)] for said in _others(found, name) if line.endswith(said)), line)
        line = _LAST.sub("", line)
        put(line.rstrip(" ,;/|-."), name, properties, found)
        if rest.strip() and "body" in properties and "body" not in names:
            put(rest.strip(), "body", properties, found)


def _others(found: Mapping[str, Json], name: str) -> list[str]:
    """Texts of some length that are other parameters' values."""
    return [value for other, value in found.items() if other != name and isinstance(value, str) and len(value) > 9]


def _heads(properties: Mapping[str, Any]) -> dict[str, str]:
    """Parameters by the words that name them and no other one: their names, and words of their descriptions."""
    named = {spoken(name): name for name in properties}
    told: dict[str, set[str]] = {}
    for name, schema in properties.items():
        for word in _WORD.findall(f"{spoken(name)} {schema.get('description', '')}".casefold()):
            told.setdefault(word, set()).add(name)
    return {word: names.pop() for word, names in told.items() if len(names) == 1} | named


def listed(text: str, properties: Mapping[str, Any], required: Sequence[str], found: dict[str, Json]) -> None:
    """The list that a tool still needs is what a text enumerates at its end; no other value keeps those words."""
    lacking = [name for name in required if name not in found and kind_of(properties.get(name, {})) == "array"]
    whole = text.rstrip(" .?!")
    tail = _SENTENCE.split(whole)[-1]
    if len(lacking) != 1 or not _LIST.search(tail):
        return
    name = lacking[0]
    heading = re.match(rf"(?:.*\b)?{re.escape(spoken(name))}\b\W*(?=\w)", tail, re.I)
    words = tail[heading.end() :] if heading else tail
    if not heading and tail == whole:
        words = words.rpartition(", ")[2]
    items = typed(words, name, properties[name])
    if not isinstance(items, list) or len(items) < 2:
        return
    found[name] = items
    for other, value in list(found.items()):
        if isinstance(value, str) and value.endswith(words) and value != words:
            put(value.removesuffix(words).rstrip(" ,:;"), other, properties, found)
