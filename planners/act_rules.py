"""The GBNF rules of acts that a request is for, shared by the grammar of a plan and that of acts alone. Pure."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from steward.contracts.tool import Candidate
from steward.planners.check import MAX_INTENDS
from steward.planners.verbatim_spans import literal

_MOST_ARGUMENTS: Final = 12
_MOST_ITEMS: Final = 12


def act_rules(candidates: Sequence[Candidate], *, spans: bool, most: int = MAX_INTENDS) -> dict[str, str]:
    """Rules whose `acts` is the member "intends" of an object, with so many acts of these tools at the most; none where
    there are none.
    `spans`: a text is a span of what was said, by the rule `span`."""
    if not candidates:
        return {}
    text = r'"\"" span "\""' if spans else "any-text"
    names = [f"act-{number}" for number in range(len(candidates))]
    rules = {
        "acts": rf'"\"intends\":[" (act ("," act){{0,{most - 1}}})? "]"',
        "act": " | ".join(names),
        "word": f"{text} | number | boolean",
        "words": rf'word | "[" word ("," word){{0,{_MOST_ITEMS - 1}}} "]" | "{{\"from\":" act-tool "}}"',
        "act-tool": " | ".join(literal(json.dumps(candidate.name)) for candidate in candidates),
    }
    for name, candidate in zip(names, candidates, strict=True):
        known = [json.dumps(one, ensure_ascii=False) for one in candidate.parameters.get("properties", {})]
        said = f'({" | ".join(map(literal, known))}) ":" words'
        inside = f'({said} ("," {said}){{0,{_MOST_ARGUMENTS - 1}}})?' if known else ""
        head = literal(f'{{"tool":{json.dumps(candidate.name)},"args":{{')
        rules[name] = f'{head} {inside} "}}}}"'
    return rules
