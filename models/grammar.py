"""Writes the GBNF grammar of a plan: one of the candidates, arguments by its JSON Schema. Called by the llama engine.

Whatever a model does, text made under this grammar is a plan in the form `models.forms` reads, with every string
and array bounded, and every verbatim argument a span of what was said.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from contracts.tool import Candidate
from models.check import MAX_CALLS
from models.spans import literal, span_rules

_COMMON: Final = (
    r'char ::= [^"\\\x00-\x1f\x7f] | "\\" ["\\/bfnrt]',
    r'integer ::= "-"? ("0" | [1-9] [0-9]{0,15})',
    r'natural ::= "0" | [1-9] [0-9]{0,15}',
    r'number ::= integer ("." [0-9]{1,6})?',
    r'boolean ::= "true" | "false"',
    r'any-text ::= "\"" char{0,200} "\""',
    r'scalar ::= any-text | number | boolean | "null"',
    r'flat ::= scalar | "[" (scalar ("," scalar){0,9})? "]"',
    r'open-object ::= "{" (any-text ":" flat ("," any-text ":" flat){0,9})? "}"',
    "anything ::= flat | open-object",
)
_SPACE: Final = r"[ \n]{0,4}"


@dataclass(frozen=True, slots=True)
class GrammarLimits:
    """Lengths in characters and items. A schema's own maxLength and maxItems win where they are smaller."""

    answer: int = 1200
    question: int = 300
    text: int = 600
    items: int = 8
    calls: int = MAX_CALLS


def plan_grammar(
    candidates: Sequence[Candidate],
    said: Sequence[str] = (),
    limits: GrammarLimits = GrammarLimits(),
    *,
    answers_only: bool = False,
    spaced: bool = False,
) -> str:
    """The grammar, root rule `root`. `said` are the texts verbatim arguments come from.

    `answers_only` leaves nothing but an answer, for results that are to be put into words; `spaced` lets white space
    come first, which models write after they have reasoned.
    """
    return _Grammar([] if answers_only else list(candidates), list(said), limits).write(answers_only, spaced)


class _Grammar:
    def __init__(self, candidates: list[Candidate], said: list[str], limits: GrammarLimits) -> None:
        self._candidates = candidates
        self._limits = limits
        self._rules: dict[str, str] = {}
        self._references: dict[tuple[int, str], str] = {}
        self._spans = span_rules(said)

    def write(self, answers_only: bool, spaced: bool) -> str:
        forms = ["answer"] if answers_only else ["answer", "ask"]
        self._rules["answer"] = rf'"{{\"answer\":" {self._text(1, self._limits.answer)} "}}"'
        draft = ""
        if self._candidates:
            forms.append("calls")
            self._tools()
            draft = r' (",\"draft\":" draft)?'
        if not answers_only:
            self._rules["ask"] = rf'"{{\"ask\":" {self._text(1, self._limits.question)}{draft} "}}"'
        plan = " | ".join(forms)
        lines = [
            f"root ::= {_SPACE} ({plan})" if spaced else f"root ::= {plan}",
            *(f"{name} ::= {rule}" for name, rule in self._rules.items()),
        ]
        return "\n".join([*lines, *(self._spans or []), *_COMMON]) + "\n"

    def _tools(self) -> None:
        calls: list[str] = []
        drafts: list[str] = []
        for number, candidate in enumerate(self._candidates):
            head = literal(f'{{"tool":{json.dumps(candidate.name)},"args":')
            for complete, names in ((True, calls), (False, drafts)):
                name = f"{'call' if complete else 'draft'}-{number}"
                self._rules[name] = f'{head} {self._arguments(number, candidate, complete)} "}}"'
                names.append(name)
        self._rules["call"] = " | ".join(calls)
        self._rules["draft"] = " | ".join(drafts)
        self._rules["calls"] = rf'"{{\"calls\":[" call ("," call){{0,{self._limits.calls - 1}}} "]}}"'

    def _arguments(self, number: int, candidate: Candidate, complete: bool) -> str:
        properties: dict[str, Any] = candidate.parameters.get("properties", {})
        pairs: list[tuple[str, bool]] = []
        required = candidate.parameters.get("required", [])
        for name in sorted(properties, key=lambda name: name not in required):
            rule = f"arg-{number}-{list(properties).index(name)}"
            if rule not in self._rules:
                schema = _Schema(properties[name], candidate.parameters, number, name in candidate.verbatim)
                self._rules[rule] = f"{literal(json.dumps(name, ensure_ascii=False) + ':')} {self._value(schema)}"
            pairs.append((rule, complete and name in required))
        return self._object(pairs)

    def _object(self, pairs: list[tuple[str, bool]]) -> str:
        """Required pairs first, then each optional one or not, always in this order."""
        required = [rule for rule, needed in pairs if needed]
        optional = [rule for rule, needed in pairs if not needed]
        if required:
            inside = ' "," '.join(required) + "".join(f' ("," {rule})?' for rule in optional)
        else:
            starts = [
                rule + "".join(f' ("," {later})?' for later in optional[place + 1 :])
                for place, rule in enumerate(optional)
            ]
            inside = f"({' | '.join(starts)})?" if starts else ""
        return f'"{{" {inside} "}}"'

    def _value(self, schema: _Schema) -> str:
        body = schema.body
        if not isinstance(body, dict):
            return "anything"
        if "$ref" in body:
            return self._reference(schema, str(body["$ref"]))
        for word in ("anyOf", "oneOf"):
            if word in body:
                return self._choice([self._value(schema.inner(part)) for part in body[word]])
        if len(body.get("allOf", [])) == 1:
            return self._value(schema.inner({**body, **body["allOf"][0], "allOf": []}))
        if "const" in body:
            return literal(_compact(body["const"]))
        if "enum" in body:
            return self._choice([literal(_compact(value)) for value in body["enum"]])
        kinds = body.get("type", "object" if "properties" in body else None)
        if isinstance(kinds, list):
            return self._choice([self._typed(schema.inner({**body, "type": kind}), str(kind)) for kind in kinds])
        return self._typed(schema, str(kinds))

    def _typed(self, schema: _Schema, kind: str) -> str:
        body = schema.body
        if kind == "string":
            if schema.verbatim and self._spans:
                return r'"\"" span "\""'
            return self._text(int(body.get("minLength", 0)), min(int(body.get("maxLength", 10**9)), self._limits.text))
        if kind == "integer":
            return "natural" if body.get("minimum", body.get("exclusiveMinimum", -1)) >= 0 else "integer"
        if kind == "array":
            return self._array(schema)
        if kind == "object" and body.get("properties"):
            return self._nested(schema)
        names = {"number": "number", "boolean": "boolean", "null": '"null"', "object": "open-object"}
        return names.get(kind, "anything")

    def _array(self, schema: _Schema) -> str:
        item = self._value(schema.inner(schema.body.get("items", True)))
        least = min(int(schema.body.get("minItems", 0)), self._limits.items)
        most = max(least, min(int(schema.body.get("maxItems", self._limits.items)), self._limits.items))
        if most == 0:
            return '"[]"'
        inside = f'{item} ("," {item}){{{max(least - 1, 0)},{most - 1}}}'
        return f'"[" {inside} "]"' if least else f'"[" ({inside})? "]"'

    def _nested(self, schema: _Schema) -> str:
        properties, required = schema.body["properties"], schema.body.get("required", [])
        pairs = []
        for name in sorted(properties, key=lambda name: name not in required):
            rule = f"part-{len(self._rules)}"
            self._rules[rule] = ""
            value = self._value(schema.inner(properties[name]))
            self._rules[rule] = f"{literal(json.dumps(name, ensure_ascii=False) + ':')} {value}"
            pairs.append((rule, name in required))
        return f"({self._object(pairs)})"

    def _reference(self, schema: _Schema, pointer: str) -> str:
        key = (schema.number, pointer)
        if key not in self._references:
            target = _resolve(schema.root, pointer)
            if target is None:
                return "anything"
            name = f"ref-{schema.number}-{len(self._references)}"
            self._references[key] = name
            self._rules[name] = self._value(schema.inner(target))
        return self._references[key]

    def _choice(self, options: list[str]) -> str:
        return f"({' | '.join(dict.fromkeys(options))})" if options else "anything"

    def _text(self, least: int, most: int) -> str:
        most = max(most, 1)
        name = f"text-{min(least, most)}-{most}"
        self._rules.setdefault(name, rf'"\"" char{{{min(least, most)},{most}}} "\""')
        return name


@dataclass(frozen=True, slots=True)
class _Schema:
    """A schema, the root its references point into, its candidate's number, and whether strings must be spans."""

    body: Any
    root: dict[str, Any]
    number: int
    verbatim: bool

    def inner(self, body: Any) -> _Schema:
        return _Schema(body, self.root, self.number, self.verbatim)


def _resolve(root: dict[str, Any], pointer: str) -> Any | None:
    """The target of a local reference such as `#/$defs/name`; None for any other."""
    target: Any = root
    if not pointer.startswith("#"):
        return None
    for part in pointer[1:].split("/")[1:]:
        if not isinstance(target, dict) or part not in target:
            return None
        target = target[part]
    return target


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
