"""Rules about values under their parameter's own word: "front: sea, back: mar", a mail in lines. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from contracts.base import Json
from planners.embedded.judge.layout import spoken
from planners.embedded.judge.rule_set import Known
from planners.embedded.judge.values import typed

_WORD: Final = re.compile(r"[^\W\d_]{4,}")
"""Words of a description that may head a value."""
_OTHER: Final = re.compile(r"(?<!\s)\s++[^\W\d_a-z][^\W\d_]++:\s")
"""A heading that names no parameter: " Priority: "."""
_LAST: Final = re.compile(r"(?<!\s)\s++\w++:\s*+$")
"""A heading whose words are another parameter's: " notes:" at the end."""


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
