"""Rules about values under their parameter's own word: "front: sea, back: mar", a mail in lines, lists. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from contracts.base import Json
from planners.embedded.judge.layout import kind_of, spoken
from planners.embedded.judge.proposals import Known
from planners.embedded.judge.values import typed

_WORD: Final = re.compile(r"[^\W\d_]{4,}")
_OTHER: Final = re.compile(r"(?<!\s)\s++[^\W\d_a-z][^\W\d_]++:\s")
"""A heading that names no parameter: " Priority: "."""
_LAST: Final = re.compile(r"(?<!\s)\s++\w++:\s*+$")
"""A heading whose words are another parameter's: " notes:" at the end."""
_SENTENCE: Final = re.compile(r"[.?!:;\n]\s+")
_LIST: Final = re.compile(r",|\b(?:and|or|und|oder|y|o)\b", re.I)


def headed(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """Words with a colon that begin two or more parameters say their values; after a mail's lines its body follows."""
    if ":" not in known.text and "=" not in known.text:
        return None
    heads = _heads(known.properties)
    form = re.compile(rf"(?<![\w@/.-])({'|'.join(map(re.escape, heads))})[ \t]*[:=][ \t]*(?=\S)", re.I)
    begun = list(form.finditer(known.text)) if heads else []
    names = [heads[match[1].casefold()] for match in begun]
    if len(set(names)) < 2 or len(set(names)) < len(names):
        return None
    ends = [match.start() for match in begun[1:]] + [len(known.text)]
    stretches = [known.text[match.end() : end].partition("\n") for match, end in zip(begun, ends, strict=True)]
    if name in names:
        return typed(_line(known, name, stretches[names.index(name)][0]), name, schema)
    bodies = [rest.strip() for _, _, rest in stretches if rest.strip()] if name == "body" else []
    return typed(bodies[-1], name, schema) if bodies else None


def _line(known: Known, name: str, line: str) -> str:
    """What stands after a heading, without the words and headings of what comes after it."""
    line = _OTHER.split(line)[0]
    others = [value for other, value in known.found.items() if other != name and isinstance(value, str)]
    line = next((line[: -len(said)] for said in others if len(said) > 9 and line.endswith(said)), line)
    return _LAST.sub("", line).rstrip(" ,;/|-.")


def _heads(properties: Mapping[str, Any]) -> dict[str, str]:
    """Parameters by the words that name them and no other one: their names, and words of their descriptions."""
    named = {spoken(name): name for name in properties}
    told: dict[str, set[str]] = {}
    for name, schema in properties.items():
        for word in _WORD.findall(f"{spoken(name)} {schema.get('description', '')}".casefold()):
            told.setdefault(word, set()).add(name)
    return {word: names.pop() for word, names in told.items() if len(names) == 1} | named


def listed(known: Known, name: str, _: dict[str, Any]) -> Json:
    """The list that a tool still needs is what a text enumerates at its end: "choices tea, coffee"."""
    found = _enumerated(known)
    return found[1] if found and found[0] == name else None


def without_list(known: Known, name: str, schema: dict[str, Any]) -> Json:
    """The words of such a list are no other parameter's."""
    value = known.found.get(name)
    found = _enumerated(known) if isinstance(value, str) else None
    if not found or not isinstance(value, str) or not value.endswith(found[2]) or value == found[2]:
        return None
    return typed(value.removesuffix(found[2]).rstrip(" ,:;"), name, schema)


def _enumerated(known: Known) -> tuple[str, list[Json], str] | None:
    """The parameter that needs a list, the items a text ends with, and the words that say them."""
    lacking = known.lacking(lambda told: kind_of(told) == "array")
    whole = known.text.rstrip(" .?!")
    tail = _SENTENCE.split(whole)[-1]
    if len(lacking) != 1 or lacking[0] not in known.properties or not _LIST.search(tail):
        return None
    name = lacking[0]
    heading = re.match(rf"(?:.*\b)?{re.escape(spoken(name))}\b\W*(?=\w)", tail, re.I)
    words = tail[heading.end() :] if heading else tail
    if not heading and tail == whole:
        words = words.rpartition(", ")[2]
    items = typed(words, name, known.properties[name])
    return (name, items, words) if isinstance(items, list) and len(items) > 1 else None
