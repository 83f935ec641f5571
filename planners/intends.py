"""The form in which a language model says what a request is for, before anything of the world is read.

The backends ask for it in place of a plan. Whoever makes the request sees to it that this holds the user's words alone
(activities/intended.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from steward.contracts.tool import Candidate
from steward.planners.act_rules import act_rules
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
STATED: Final = """\
Where calls read what others wrote (mail, web, files) and the request asks for more acts after them, say these with the
first calls, once: {"calls":[...],"intends":[{"tool":NAME,"args":{NAME:WORDS or {"from":NAME}}}]}; WORDS are the
request's own for that argument, from names the tool whose result gives it.
"""
"""One passage of the instructions of every prompt: then nothing has to be asked after something was read."""


def intends_schema(candidates: Sequence[Candidate]) -> dict[str, Any]:
    """A JSON Schema of the form, for servers that constrain their output by one."""
    return {
        "type": "object",
        "properties": {"intends": intends_list(candidates)},
        "required": ["intends"],
        "additionalProperties": False,
    }


def intends_list(candidates: Sequence[Candidate]) -> dict[str, Any]:
    """The schema of the acts alone, which may stand beside the first calls."""
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
    return {"type": "array", "items": act, "maxItems": MAX_INTENDS}


def intends_grammar(candidates: Sequence[Candidate], message: Sequence[str] = (), *, spaced: bool = False) -> str:
    """The same as a GBNF grammar, root rule `root`. Every text is a span of what was said."""
    spans = span_rules(list(message))
    rules = act_rules(candidates, spans=spans is not None)
    rules["plan"] = r'"{" acts "}"' if rules else literal('{"intends":[]}')
    lines = [
        f"root ::= {SPACE} plan" if spaced else "root ::= plan",
        *(f"{name} ::= {rule}" for name, rule in rules.items()),
    ]
    return "\n".join([*lines, *(spans or []), *COMMON]) + "\n"
