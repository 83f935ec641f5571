"""The rule that reads values under headings: "front: sea, back: mar", or a mail with a line for each field. Pure.

`registry` lists it before all others that propose values: who writes headings means them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from steward.contracts.base import Json
from steward.planners.embedded.judge.evidence import Evidence
from steward.planners.embedded.judge.schemas import name_in_words
from steward.planners.embedded.judge.values import typed

_WORD: Final = re.compile(r"[^\W\d_]{4,}")
"""Words of a description that may head a value: of four letters at least."""
_OTHER: Final = re.compile(r"(?<!\s)\s++[^\W\d_a-z][^\W\d_]++:\s")
"""A heading that names no parameter: " Priority: "."""
_LAST: Final = re.compile(r"(?<!\s)\s++\w++:\s*+$")
"""A heading whose words are another parameter's: " notes:" at the end."""


def value_under_heading(evidence: Evidence, name: str, schema: dict[str, Any]) -> Json:
    """The words after a parameter's heading, where the text has headings of two or more parameters, each once.

    The body of a mail is what follows the lines with headings.
    """
    if ":" not in evidence.text and "=" not in evidence.text:
        return None
    headings = _headings(evidence.properties)
    form = re.compile(rf"(?<![\w@/.-])({'|'.join(map(re.escape, headings))})[ \t]*[:=][ \t]*(?=\S)", re.I)
    begun = list(form.finditer(evidence.text)) if headings else []
    names = [headings[match[1].casefold()] for match in begun]
    if len(set(names)) < 2 or len(set(names)) < len(names):
        return None
    ends = [match.start() for match in begun[1:]] + [len(evidence.text)]
    stretches = [evidence.text[match.end() : end].partition("\n") for match, end in zip(begun, ends, strict=True)]
    if name in names:
        return typed(_line(evidence, name, stretches[names.index(name)][0]), name, schema)
    bodies = [rest.strip() for _, _, rest in stretches if rest.strip()] if name == "body" else []
    return typed(bodies[-1], name, schema) if bodies else None


def _line(evidence: Evidence, name: str, line: str) -> str:
    """What stands after a heading, without the words and headings of what comes after it."""
    line = _OTHER.split(line)[0]
    others = [value for other, value in evidence.values.items() if other != name and isinstance(value, str)]
    line = next((line[: -len(message)] for message in others if len(message) > 9 and line.endswith(message)), line)
    return _LAST.sub("", line).rstrip(" ,;/|-.")


def _headings(properties: Mapping[str, Any]) -> dict[str, str]:
    """Parameters by the words that may head their values: their names, and words of one description only."""
    named = {name_in_words(name): name for name in properties}
    reported: dict[str, set[str]] = {}
    for name, schema in properties.items():
        for word in _WORD.findall(f"{name_in_words(name)} {schema.get('description', '')}".casefold()):
            reported.setdefault(word, set()).add(name)
    return {word: names.pop() for word, names in reported.items() if len(names) == 1} | named
