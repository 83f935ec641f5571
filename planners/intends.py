"""The form in which a language model says what a request is for, before anything of the world is read.

The backends ask for it in place of a plan. Whoever makes the request sees to it that this holds the user's words alone
(activities/intended.py).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from steward.contracts.tool import Candidate
from steward.planners.check import MAX_INTENDS
from steward.planners.grammar import COMMON, SPACE
from steward.planners.verbatim_spans import literal, span_rules

INSTRUCTION: Final = """\
Do not plan yet. Say what this request is for, before anything is read, as one JSON object and nothing else:
{"intends":[{"tool":NAME,"args":{NAME:WORDS}}]}
One entry for each call that acts or looks something up elsewhere, as often as the request asks for it.
WORDS are the request's own for that very argument of that very call, word for word. In their place {"from":NAME} says
that only the result of that tool can give them. Leave out what the request does not say. Write {"intends":[]} if it
asks for no such call.
"""
_MOST_ARGUMENTS: Final = 12
_MOST_ITEMS: Final = 12


def intends_schema(candidates: Sequence[Candidate]) -> dict[str, Any]:
    """A JSON Schema of the form, for servers that constrain their output by one."""
    names = [candidate.name for candidate in candidates]
    scalar = {"type": ["string", "number", "boolean"]}
    source = {"type": "object", "properties": {"from": {"enum": names}}, "required": ["from"]}
    value = {"anyOf": [scalar, {"type": "array", "items": scalar}, {**source, "additionalProperties": False}]}
    act = {
        "type": "object",
        "properties": {"tool": {"enum": names}, "args": {"type": "object", "additionalProperties": value}},
        "required": ["tool", "args"],
        "additionalProperties": False,
    }
    return {
        "type": "object",
        "properties": {"intends": {"type": "array", "items": act, "maxItems": MAX_INTENDS}},
        "required": ["intends"],
        "additionalProperties": False,
    }


def intends_grammar(candidates: Sequence[Candidate], message: Sequence[str] = (), *, spaced: bool = False) -> str:
    """The same as a GBNF grammar, root rule `root`. Every text is a span of what was said."""
    spans = span_rules(list(message))
    text = r'"\"" span "\""' if spans else "any-text"
    acts = [f"act-{number}" for number in range(len(candidates))]
    rules = {
        "root": f"{SPACE} plan" if spaced else "plan",
        "plan": rf'"{{\"intends\":[" act ("," act){{0,{MAX_INTENDS - 1}}} "]}}" | nothing',
        "act": " | ".join(acts),
        "nothing": literal('{"intends":[]}'),
        "word": f"{text} | number | boolean",
        "words": rf'word | "[" word ("," word){{0,{_MOST_ITEMS - 1}}} "]" | "{{\"from\":" tool "}}"',
        "tool": " | ".join(literal(json.dumps(candidate.name)) for candidate in candidates),
    }
    for act, candidate in zip(acts, candidates, strict=True):
        names = [json.dumps(name, ensure_ascii=False) for name in candidate.parameters.get("properties", {})]
        said = f'({" | ".join(map(literal, names))}) ":" words'
        inside = f'({said} ("," {said}){{0,{_MOST_ARGUMENTS - 1}}})?' if names else ""
        head = literal(f'{{"tool":{json.dumps(candidate.name)},"args":{{')
        rules[act] = f'{head} {inside} "}}}}"'
    if not candidates:
        rules = {"root": rules["root"], "plan": "nothing", "nothing": rules["nothing"]}
    return "\n".join([*(f"{name} ::= {rule}" for name, rule in rules.items()), *(spans or []), *COMMON]) + "\n"
