"""Writes the GBNF grammar of a plan: one of the candidates, arguments by its JSON Schema. Called by the llama engine.

Whatever a model does, text made under this grammar is a plan in the form `planners.plan_json` reads, with every string
and array bounded, every verbatim text a span of what was said and every verbatim number one that was said. A tool that
needs a verbatim argument for which nothing was said cannot be called under it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from steward.contracts.approval import ApprovalKind
from steward.contracts.references import resolve
from steward.contracts.tool import Candidate
from steward.contracts.waiting import Waiting, WaitingApproval, WaitingQuestion
from steward.planners.act_rules import act_rules
from steward.planners.check import MAX_CALLS, MAX_INTENDS
from steward.planners.verbatim_spans import MAX_WORDS, literal, span_rules, stated_numbers
from steward.planners.waiting_plans import fillable as fillable_questions

COMMON: Final = (
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
_MOST_WRITTEN_OUT: Final = 24
"""Optional members of an object up to which each alternative names all that may follow."""
SPACE: Final = r"[ \n]{0,4}"


@dataclass(frozen=True, slots=True)
class GrammarLimits:
    """Lengths in characters and items. A schema's own maxLength and maxItems win where they are smaller."""

    answer: int = 1200
    question: int = 300
    text: int = 600
    items: int = 8
    calls: int = MAX_CALLS
    acts: int = MAX_INTENDS


def plan_grammar(
    candidates: Sequence[Candidate],
    message: Sequence[str] = (),
    limits: GrammarLimits = GrammarLimits(),
    *,
    answers_only: bool = False,
    spaced: bool = False,
    waiting: Waiting = Waiting(),
) -> str:
    """The grammar, root rule `root`. `said` are the texts verbatim arguments come from.

    `answers_only` leaves nothing but an answer, for results that are to be put into words; `spaced` lets white space
    come first, which models write after they have reasoned.
    """
    offered = [] if answers_only else list(candidates)
    waits = Waiting() if answers_only else waiting
    return _Grammar(offered, list(message), limits, waits).write(answers_only, spaced)


class _Grammar:
    """The rules of one grammar. Methods give the rule of a value, or None: nothing that was said fits there."""

    def __init__(
        self, candidates: list[Candidate], message: list[str], limits: GrammarLimits, waiting: Waiting
    ) -> None:
        self._candidates = candidates
        self._waiting = waiting
        self._limits = limits
        self._rules: dict[str, str] = {}
        self._references: dict[tuple[int, str], str | None] = {}
        self._spans = span_rules(message)
        numbers = dict.fromkeys(number for text in message for number in stated_numbers(text))
        self._numbers = list(numbers)[:MAX_WORDS]

    def write(self, answers_only: bool, spaced: bool) -> str:
        forms = ["answer"] if answers_only else ["answer", "ask"]
        self._rules["answer"] = rf'"{{\"answer\":" {self._text(1, self._limits.answer)} "}}"'
        draft = ""
        if self._candidates:
            if self._tools():
                forms.append("calls")
            draft = r' (",\"draft\":" draft)?'
        if not answers_only:
            self._rules["ask"] = rf'"{{\"ask\":" {self._text(1, self._limits.question)}{draft} "}}"'
        forms += self._about_waiting()
        plan = " | ".join(forms)
        lines = [
            f"root ::= {SPACE} ({plan})" if spaced else f"root ::= {plan}",
            *(f"{name} ::= {rule}" for name, rule in self._rules.items()),
        ]
        return "\n".join([*lines, *(self._spans or []), *COMMON]) + "\n"

    def _about_waiting(self) -> list[str]:
        """Write the rules of what may be done about what waits; their names."""
        approvals, fillable = self._waiting.approvals, fillable_questions(self._waiting)
        amendable = [one for one in approvals if one.kind is not ApprovalKind.REPEAT]
        named = [literal(f'{{"approval":{json.dumps(one.approval_id)}}}') for one in amendable]
        entries = {
            "amend": [
                self._changed(n, f'{{"approval":{json.dumps(a.approval_id)}', a) for n, a in enumerate(amendable)
            ],
            "withdraw": [*named, *(literal(f'{{"problem":{one.problem_id}}}') for one in self._waiting.questions)],
            "show": [literal(f'{{"approval":{json.dumps(one.approval_id)}}}') for one in approvals],
            "fill": [
                self._changed(len(amendable) + n, f'{{"problem":{one.problem_id}', one)
                for n, one in enumerate(fillable)
            ],
        }
        forms = [form for form, rules in entries.items() if rules]
        for form in forms:
            one = f"({' | '.join(entries[form])})"
            several = rf'"[" {one} ("," {one}){{0,{self._limits.calls - 1}}} "]"' if len(entries[form]) > 1 else ""
            words = rf' ("\"answer\":" {self._text(1, self._limits.answer)} ",")?' if form == "show" else ""
            value = " | ".join(filter(None, [one, several]))
            beside = r' (",\"calls\":" several-calls)?' if "call" in self._rules else ""
            self._rules[form] = f'"{{"{words} {literal(f"{json.dumps(form)}:")} ({value}){beside} "}}"'
        return forms

    def _changed(self, place: int, head: str, one: WaitingApproval | WaitingQuestion) -> str:
        """The rule of an entry with arguments: those that its tool has, any of them."""
        number = len(self._candidates) + place
        arguments = self._arguments(number, one.tool, complete=False) if one.tool is not None else None
        name = f"change-{place}"
        self._rules[name] = (
            f'{literal(head + ",")} {literal(json.dumps("arguments") + ":")} {arguments or "open-object"} "}}"'
        )
        return name

    def _tools(self) -> bool:
        """Write the rules of calls and drafts; whether there is any call that can be made."""
        calls: list[str] = []
        drafts: list[str] = []
        for number, candidate in enumerate(self._candidates):
            head = literal(f'{{"tool":{json.dumps(candidate.name)},"args":')
            for complete, names in ((True, calls), (False, drafts)):
                name = f"{'call' if complete else 'draft'}-{number}"
                arguments = self._arguments(number, candidate, complete)
                if arguments is not None:
                    self._rules[name] = f'{head} {arguments} "}}"'
                    names.append(name)
        self._rules["draft"] = " | ".join(drafts)
        if not calls:
            return False
        self._rules["call"] = " | ".join(calls)
        self._rules |= act_rules(self._candidates, spans=self._spans is not None, most=self._limits.acts)
        self._rules["several-calls"] = rf'"[" call ("," call){{0,{self._limits.calls - 1}}} "]"'
        self._rules["calls"] = r'"{\"calls\":" several-calls ("," acts)? "}"'
        return True

    def _arguments(self, number: int, candidate: Candidate, complete: bool) -> str | None:
        properties: dict[str, Any] = candidate.parameters.get("properties", {})
        pairs: list[tuple[str, bool]] = []
        required = candidate.parameters.get("required", [])
        for name in sorted(properties, key=lambda name: name not in required):
            rule = f"arg-{number}-{list(properties).index(name)}"
            if rule not in self._rules:
                value = self._value(_Schema(properties[name], candidate.parameters, number, name in candidate.verbatim))
                if value is None and complete and name in required:
                    return None
                if value is None:
                    continue
                self._rules[rule] = f"{literal(json.dumps(name, ensure_ascii=False) + ':')} {value}"
            pairs.append((rule, complete and name in required))
        return self._object(pairs)

    def _object(self, pairs: list[tuple[str, bool]]) -> str:
        """Required pairs first, then each optional one or not, always in this order."""
        required = [rule for rule, needed in pairs if needed]
        optional = [rule for rule, needed in pairs if not needed]
        if required:
            inside = ' "," '.join(required) + "".join(f' ("," {rule})?' for rule in optional)
        else:
            inside = f"({' | '.join(self._first_members(optional))})?" if optional else ""
        return f'"{{" {inside} "}}"'

    def _first_members(self, optional: list[str]) -> Iterator[str]:
        """What an object may hold, an alternative for each member it may begin with: of a, b and c
        `a ("," b)? ("," c)?`, `b ("," c)?` and `c`. Of many members these would grow with their square, so each refers
        to a rule for the rest."""
        after = [f' ("," {rule})?' for rule in optional]
        if len(optional) > _MOST_WRITTEN_OUT:
            name = f"rest-{len(self._rules)}"
            for place, rest in enumerate(after[:-1]):
                self._rules[f"{name}-{place}"] = f"{rest.strip()} {name}-{place + 1}"
            self._rules[f"{name}-{len(after) - 1}"] = after[-1].strip()
            after = [f" {name}-{place}" for place in range(len(after))]
            return (rule + "".join(after[place + 1 : place + 2]) for place, rule in enumerate(optional))
        return (rule + "".join(after[place + 1 :]) for place, rule in enumerate(optional))

    def _value(self, schema: _Schema) -> str | None:
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

    def _typed(self, schema: _Schema, kind: str) -> str | None:
        body = schema.body
        if kind == "string":
            if schema.verbatim:
                return r'"\"" span "\""' if self._spans else None
            return self._text(int(body.get("minLength", 0)), min(int(body.get("maxLength", 10**9)), self._limits.text))
        if kind in ("integer", "number") and schema.verbatim:
            return self._stated_number(body, kind, self._numbers)
        if kind == "integer":
            return "natural" if body.get("minimum", body.get("exclusiveMinimum", -1)) >= 0 else "integer"
        if kind == "array":
            return self._array(schema)
        if kind == "object" and body.get("properties"):
            return self._nested(schema)
        names = {"number": "number", "boolean": "boolean", "null": '"null"', "object": "open-object"}
        return names.get(kind, "anything")

    def _stated_number(self, body: dict[str, Any], kind: str, numbers: list[int | float]) -> str | None:
        fitting = [literal(json.dumps(number)) for number in numbers if _within(number, kind, body)]
        if not fitting:
            return None
        rule = " | ".join(fitting)
        known = next((name for name, other in self._rules.items() if other == rule), None)
        name = known or f"said-{len(self._rules)}"
        self._rules[name] = rule
        return name

    def _array(self, schema: _Schema) -> str | None:
        item = self._value(schema.inner(schema.body.get("items", True)))
        least = min(int(schema.body.get("minItems", 0)), self._limits.items)
        most = max(least, min(int(schema.body.get("maxItems", self._limits.items)), self._limits.items))
        if item is None and least:
            return None
        if item is None or most == 0:
            return '"[]"'
        inside = f'{item} ("," {item}){{{max(least - 1, 0)},{most - 1}}}'
        return f'"[" {inside} "]"' if least else f'"[" ({inside})? "]"'

    def _nested(self, schema: _Schema) -> str | None:
        properties, required = schema.body["properties"], schema.body.get("required", [])
        pairs = []
        for name in sorted(properties, key=lambda name: name not in required):
            rule = f"part-{len(self._rules)}"
            self._rules[rule] = "anything"
            value = self._value(schema.inner(properties[name]))
            if value is None and name in required:
                return None
            if value is None:
                continue
            self._rules[rule] = f"{literal(json.dumps(name, ensure_ascii=False) + ':')} {value}"
            pairs.append((rule, name in required))
        return f"({self._object(pairs)})"

    def _reference(self, schema: _Schema, pointer: str) -> str | None:
        key = (schema.number, pointer)
        if key not in self._references:
            target = resolve(schema.root, pointer)
            if target is None:
                return "anything"
            name = f"ref-{schema.number}-{len(self._references)}"
            self._references[key] = name
            rule = self._value(schema.inner(target))
            self._rules[name] = rule or "anything"
            self._references[key] = name if rule else None
        return self._references[key]

    def _choice(self, options: Sequence[str | None]) -> str | None:
        possible = list(dict.fromkeys(option for option in options if option is not None))
        if not possible:
            return None if options else "anything"
        return f"({' | '.join(possible)})"

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


def _within(number: int | float, kind: str, body: dict[str, Any]) -> bool:
    """Whether a number is of the kind and between the bounds of a schema."""
    return (
        (kind == "number" or isinstance(number, int))
        and number >= body.get("minimum", number)
        and number <= body.get("maximum", number)
        and ("exclusiveMinimum" not in body or number > body["exclusiveMinimum"])
        and ("exclusiveMaximum" not in body or number < body["exclusiveMaximum"])
    )


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
