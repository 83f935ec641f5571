"""The grammar of a plan as text: one rule per need, everything bounded, spans only of what was said."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from steward.contracts.plan import AnswerPlan, AskPlan, CallsPlan, ToolCall
from steward.contracts.references import resolve
from steward.contracts.tool import Candidate
from steward.planners.check import argument_errors
from steward.planners.grammar import GrammarLimits, plan_grammar
from steward.planners.plan_json import NotAPlan, plan_schema, read_plan, write_calls
from steward.planners.thinking_marks import marks_of, split_thinking
from steward.planners.verbatim_spans import MAX_WORDS, span_rules, stated_numbers
from tests.support.toolbox import as_candidate, candidates, request, spec


def tool(properties: dict[str, Any], required: list[str] | None = None, **more: Any) -> Candidate:
    return as_candidate(spec("probe", "Probe.", properties, required or [], [], **more))


def rule(grammar: str, name: str) -> str:
    [found] = re.findall(rf"^{re.escape(name)} ::= (.*)$", grammar, re.M)
    return str(found)


@pytest.mark.requirement("planners.grammar.closed")
def test_every_rule_that_is_used_is_defined() -> None:
    grammar = plan_grammar(candidates(), ["find mail from bob@example.com"])
    defined = set(re.findall(r"^([\w-]+) ::=", grammar, re.M))
    bare = re.sub(r'"(?:\\.|[^"\\])*"|\[(?:\\.|[^\]\\])*\]', " ", grammar)
    used = set(re.findall(r"[a-z][\w-]*", re.sub(r"^[\w-]+ ::=", "", bare, flags=re.M)))
    assert used <= defined


@pytest.mark.requirement("planners.grammar.candidates")
def test_only_the_candidates_can_be_called() -> None:
    grammar = plan_grammar(candidates("calculate", "list_tasks"))
    assert re.findall(r'\\"tool\\":\\"(\w+)\\"', grammar).count("calculate") == 3
    assert set(re.findall(r'\\"tool\\":\\"(\w+)\\"', grammar)) == {"calculate", "list_tasks"}


@pytest.mark.requirement("planners.grammar.candidates")
def test_without_candidates_there_is_no_way_to_call() -> None:
    assert rule(plan_grammar([]), "root") == "answer | ask"


@pytest.mark.requirement("planners.grammar.arguments")
def test_required_arguments_come_first_and_optional_ones_in_order() -> None:
    grammar = plan_grammar(
        [tool({"a": {"type": "boolean"}, "b": {"type": "boolean"}, "c": {"type": "boolean"}}, ["c"])]
    )
    assert rule(grammar, "call-0").endswith('"{" arg-0-2 ("," arg-0-0)? ("," arg-0-1)? "}" "}"')


@pytest.mark.requirement("planners.grammar.arguments")
@pytest.mark.parametrize(
    ("schema", "expected"),
    [
        ({"enum": ["low", "high"]}, r'("\"low\"" | "\"high\"")'),
        ({"const": 5}, '"5"'),
        ({"type": "integer", "minimum": 1}, "natural"),
        ({"type": "integer"}, "integer"),
        ({"type": ["integer", "null"]}, '(integer | "null")'),
        ({"anyOf": [{"type": "boolean"}, {"type": "number"}]}, "(boolean | number)"),
        ({"type": "string", "minLength": 2, "maxLength": 9}, "text-2-9"),
        ({"type": "string"}, "text-0-600"),
        (True, "anything"),
        ({"type": "array", "items": {"type": "boolean"}, "maxItems": 3}, '"[" (boolean ("," boolean){0,2})? "]"'),
        (
            {"type": "array", "items": {"type": "boolean"}, "minItems": 2, "maxItems": 2},
            '"[" boolean ("," boolean){1,1} "]"',
        ),
        ({"$ref": "#/properties/other"}, "ref-0-0"),
        ({"$ref": "https://elsewhere.example/x"}, "anything"),
    ],
)
def test_an_argument_follows_its_schema(schema: Any, expected: str) -> None:
    grammar = plan_grammar([tool({"value": schema, "other": {"type": "boolean"}})])
    found = rule(grammar, "arg-0-0")
    assert found == rf'"\"value\":" {expected}'


@pytest.mark.requirement("planners.grammar.verbatim")
def test_a_verbatim_argument_can_only_be_a_span_of_what_was_said() -> None:
    probe = tool({"to": {"type": "string"}, "note": {"type": "string"}}, verbatim=["to"])
    grammar = plan_grammar([probe], ["write to (bob@example.com), please"])
    assert rule(grammar, "arg-0-0").endswith(r'"\"" span "\""')
    assert "text-" in rule(grammar, "arg-0-1")
    assert rule(grammar, "span-0-2").startswith('"bob@example.com"')
    assert '"("? span-0-2' in rule(grammar, "span")


@pytest.mark.requirement("planners.grammar.verbatim")
def test_what_was_said_is_written_as_it_stands_in_json() -> None:
    rules = span_rules(['say "hi\\there" now'])
    assert rules is not None
    assert any(r'"hi\\\\there"' in line for line in rules)


@pytest.mark.requirement("planners.grammar.verbatim")
@pytest.mark.parametrize("word", ["(555", "~/notes.txt", "/tmp/a", "#42", "@alice", "+49"])
def test_a_span_may_begin_with_a_sign(word: str) -> None:
    rules = span_rules([f"take {word} now"])
    assert rules is not None
    assert re.search(rf'"{re.escape(word[0])}"\? span-0-1|"{re.escape(word[:2])}"\? span-0-1', rules[0])


@pytest.mark.requirement("planners.grammar.verbatim")
def test_of_a_long_result_ids_addresses_and_names_can_still_be_taken() -> None:
    rules = span_rules(["summarize it", "3f2a9c", f"{'word ' * MAX_WORDS} from Kim at kim@example.com about INV-7"])
    assert rules is not None
    spans = {match[1] for line in rules for match in re.finditer(r'::= "([^"]+)"', line)}
    assert {"summarize", "3f2a9c", "Kim", "kim@example.com", "INV-7"} <= spans
    assert "word" not in spans


def spans_of(texts: list[str]) -> set[str]:
    return {match[1] for line in span_rules(texts) or [] for match in re.finditer(r'-\d+ ::= "([^"]+)"', line)}


@pytest.mark.requirement("planners.grammar.verbatim")
def test_of_far_too_many_ids_those_that_there_is_room_for_can_be_taken_and_the_request_is_whole() -> None:
    spans = spans_of(["put it into the list", *(f"id-{number}" for number in range(2 * MAX_WORDS))])
    assert {"put", "it", "into", "the", "list", "id-0", "id-600"} <= spans
    assert len(spans) <= MAX_WORDS


@pytest.mark.requirement("planners.grammar.verbatim")
def test_of_a_request_that_is_too_long_and_tells_nothing_its_beginning_can_be_taken() -> None:
    assert len(span_rules(["word " * (MAX_WORDS + 9)]) or []) == 1 + MAX_WORDS


def test_without_words_there_is_no_span_rule() -> None:
    assert span_rules([]) is None
    assert span_rules(["... !!"]) is None


WHOLE = {"type": "integer", "minimum": 1}


def numbers_of(schema: Any, *said: str, required: bool = True) -> str:
    """The grammar of a tool whose one argument is a verbatim number."""
    return plan_grammar([tool({"id": schema}, ["id"] if required else [], verbatim=["id"])], said)


@pytest.mark.requirement("planners.grammar.verbatim")
@pytest.mark.parametrize(
    ("schema", "said", "expected"),
    [
        (WHOLE, "mark task 3 and (12) as done, not -7 or 4.5", ["3", "12"]),
        ({"type": "integer"}, "it is -7", ["-7"]),
        (WHOLE, "finish task twenty-one", ["20", "21", "1"]),
        (WHOLE, "Aufgabe einundzwanzig", ["21"]),
        ({"type": "integer", "maximum": 9}, "12 or 5", ["5"]),
        ({"type": "integer", "exclusiveMinimum": 5, "exclusiveMaximum": 9}, "5, 6, 9", ["6"]),
        ({"type": "number"}, "at 59.9139, 10.7522", ["59.9139", "10.7522"]),
    ],
)
def test_a_verbatim_number_can_only_be_one_that_was_said(schema: Any, said: str, expected: list[str]) -> None:
    grammar = numbers_of(schema, said)
    name = rule(grammar, "arg-0-0").split()[-1]
    assert re.findall(r'"([^"]+)"', rule(grammar, name)) == expected


@pytest.mark.requirement("planners.grammar.verbatim")
@pytest.mark.parametrize(
    "schema",
    [
        WHOLE,
        {"type": ["integer", "number"]},
        {"type": "array", "items": WHOLE, "minItems": 1},
        {"type": "object", "properties": {"n": WHOLE}, "required": ["n"]},
        {"anyOf": [WHOLE, {"$ref": "#/properties/id/anyOf/0"}]},
    ],
)
def test_a_tool_that_needs_a_number_nobody_said_cannot_be_called_but_asked_about(schema: Any) -> None:
    grammar = numbers_of(schema, "mark the milk task as done")
    assert rule(grammar, "root") == "answer | ask"
    assert rule(grammar, "draft-0").endswith('"{"  "}" "}"')


@pytest.mark.requirement("planners.grammar.verbatim")
def test_a_number_nobody_said_is_left_out_where_it_may_be() -> None:
    said = "mark the milk task as done"
    assert rule(numbers_of(WHOLE, said, required=False), "call-0").endswith('"{"  "}" "}"')
    assert rule(numbers_of({"type": ["integer", "null"]}, said), "arg-0-0").endswith('("null")')
    assert rule(numbers_of({"type": "array", "items": WHOLE}, said), "arg-0-0").endswith('"[]"')


def test_numbers_of_a_text_are_its_numerals_and_number_words() -> None:
    assert stated_numbers("INV-7 of 2026-03-02, 007, a task, twenty two") == [7, 2026, 3, 2, 20, 22]
    assert stated_numbers("9" * 30) == []
    assert stated_numbers("9" * 5000) == []
    assert stated_numbers("id 1234567890123456789") == [1234567890123456789]


@pytest.mark.requirement("planners.grammar.verbatim")
@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("1,500 euros", {1500, 1.5}),
        ("1.500 Euro", {1500, 1.5}),
        ("3,5 Liter", {3.5, 3, 5}),
        ("1,234.50", {1234.5}),
        ("1.234,50", {1234.5}),
        ("1.234.567", {1_234_567}),
        ("-1,500", {-1500, -1.5}),
        ("tasks 1,2,3", {1, 2, 3}),
        (",".join(map(str, range(50))), set(range(50))),
        ("59.9139,10.7522", {59.9139, 10.7522}),
        ("52.520006599999999", {52.520006599999999}),
        ("am 24.12.2026", {24, 12, 2026}),
        ("at 15:30", {15, 30}),
        ("2 million", {2, 2_000_000, 1_000_000}),
        ("3,5 Millionen", {3.5, 3, 5, 3_500_000, 3_000_000, 5_000_000, 1_000_000}),
        ("10k", {10, 10_000}),
        ("2 and a half", {2, 2.5, 0.5}),
    ],
)
def test_a_numeral_has_every_reading_of_its_marks_and_its_scale(text: str, numbers: set[float]) -> None:
    assert set(stated_numbers(text)) == numbers


LINKED: dict[str, Any] = {
    "type": "object",
    "$defs": {
        "Node": {
            "type": "object",
            "properties": {"n": {"type": "integer"}, "next": {"$ref": "#/$defs/Node"}},
            "required": ["n"],
        }
    },
    "properties": {
        "first": {"$ref": "#/$defs/Node", "description": "Where to begin."},
        "same": {"$ref": "#/properties/first"},
        "odd": {"$ref": "#/$defs/none"},
        "far": {"$ref": "https://elsewhere.example/x"},
    },
    "required": ["first"],
}


def linked(name: str) -> Candidate:
    return tool({}).model_copy(update={"name": name, "parameters": LINKED})


@pytest.mark.requirement("planners.plan-json.references")
@pytest.mark.parametrize(
    ("args", "right"),
    [
        ({"first": {"n": 1, "next": {"n": 2}}}, True),
        ({"first": {"n": 1, "next": {"n": "2"}}}, False),
        ({"first": {"n": 1}, "same": {"n": "2"}}, False),
        ({"first": {"n": 1}, "odd": "x", "far": 5}, True),
        ({}, False),
    ],
)
def test_tools_whose_schemas_refer_to_something_keep_their_meaning_in_the_schema_of_a_plan(
    args: dict[str, Any], right: bool
) -> None:
    schema = plan_schema([linked("one"), tool({}), linked("two")])
    for name in ("one", "two"):
        plan = {"calls": [{"tool": name, "args": args}]}
        assert Draft202012Validator(schema).is_valid(plan) is right


@pytest.mark.requirement("planners.openai.repair")
def test_arguments_without_end_are_an_error_and_not_a_crash() -> None:
    args: dict[str, Any] = {"n": 1}
    for _ in range(400):
        args = {"n": 1, "next": args}
    deep = CallsPlan(calls=[ToolCall(tool_name="one", args={"first": args})])
    asked = request("link them").model_copy(update={"candidates": [linked("one")]})
    assert argument_errors(deep, asked) == ["one: the arguments are nested too deeply"]


@pytest.mark.requirement("planners.plan-json.references")
def test_every_reference_in_the_schema_of_a_plan_leads_into_its_own_definitions() -> None:
    schema = plan_schema([linked("one"), linked("two")])
    pointers = re.findall(r'"\$ref": "([^"]+)"', json.dumps(schema))
    assert pointers
    assert all(re.fullmatch(r"#/\$defs/[\w-]+", pointer) and resolve(schema, pointer) for pointer in pointers)
    assert json.dumps(schema).count('"$defs"') == 1
    assert "$defs" not in plan_schema(candidates())


def test_a_pointer_may_be_escaped_and_lead_into_a_list() -> None:
    root = {"$defs": {"a/b ~c": {"anyOf": [True, {"type": "null"}]}}}
    assert resolve(root, "#/$defs/a~1b%20~0c/anyOf/1") == {"type": "null"}
    assert resolve(root, "#") == root
    assert [resolve(root, away) for away in ("#anchor", "#/$defs/x", "#/$defs/a~1b%20~0c/anyOf/2", "x")] == [None] * 4


@pytest.mark.requirement("planners.llama.phrasing")
def test_when_results_are_put_into_words_there_is_only_the_answer() -> None:
    assert rule(plan_grammar([], ["x"], answers_only=True), "root") == "answer"
    assert plan_schema([], answers_only=True)["required"] == ["answer"]


def test_white_space_may_come_first_only_where_a_model_has_reasoned() -> None:
    assert rule(plan_grammar([], spaced=True), "root") == r"[ \n]{0,4} (answer | ask)"
    assert rule(plan_grammar([]), "root") == "answer | ask"


@pytest.mark.requirement("planners.grammar.bounded")
def test_lengths_follow_the_limits() -> None:
    grammar = plan_grammar([tool({"a": {"type": "string", "maxLength": 99_999}})], limits=GrammarLimits(text=50))
    assert rule(grammar, "text-0-50") == r'"\"" char{0,50} "\""'


PLAN = '{"answer":"hi"}'
HARMONY = "<|channel|>analysis<|message|>he greets<|end|><|start|>assistant<|channel|>final<|message|>"


@pytest.mark.requirement("planners.thinking-marks.apart")
@pytest.mark.parametrize(
    ("text", "said", "thought"),
    [
        (f"<think>he greets</think>\n{PLAN}", PLAN, "he greets"),
        (f"he greets\n</think>\n\n{PLAN}", PLAN, "he greets"),
        (f"[THINK]he greets[/THINK]{PLAN}", PLAN, "he greets"),
        (f"{HARMONY}{PLAN}", PLAN, "he greets"),
        (f"{HARMONY}{PLAN}<|return|>", f"{PLAN}<|return|>", "he greets"),
        (f"<think></think>{PLAN}", PLAN, None),
        ("<think>he greets and", "", "he greets and"),
        ('{"answer":"<think>"}', '{"answer":"<think>"}', None),
        ('{"answer":"a</think>b"}', '{"answer":"a</think>b"}', None),
    ],
)
def test_thinking_is_cut_off_before_the_plan_is_read(text: str, said: str, thought: str | None) -> None:
    assert split_thinking(text) == (said, thought)


@pytest.mark.requirement("planners.thinking-marks.apart")
def test_a_chat_template_shows_whether_a_model_reasons() -> None:
    assert marks_of("{% if enable_thinking %}<think>\n{% endif %}") is not None
    assert marks_of("{{ content.split('</think>')[-1] }}") is None
    assert marks_of("{{ message.content }}") is None


@pytest.mark.requirement("planners.plan-json.read")
def test_each_form_is_read_back_as_the_plan_it_means() -> None:
    asked = request("write to bob@example.com", "compose_email")
    assert read_plan('{"answer":"hi"}', asked) == AnswerPlan(text="hi")
    assert read_plan('```json\n{"ask":"To whom?"}\n```', asked) == AskPlan(question="To whom?")
    draft = read_plan('{"ask":"What?","draft":{"tool":"compose_email","args":{"to":"bob@example.com"}}}', asked)
    assert isinstance(draft, AskPlan)
    assert draft.missing == ["subject", "body"]
    whole = json.dumps({"to": "bob@example.com", "subject": "hi", "body": "hi"})
    doubted = read_plan(f'{{"ask":"Really?","draft":{{"tool":"compose_email","args":{whole}}}}}', asked)
    assert isinstance(doubted, AskPlan)
    assert doubted.missing == []
    assert doubted.draft is not None
    calls = [ToolCall(tool_name="compose_email", args={"to": "ü"})]
    assert read_plan(write_calls(calls), asked) == CallsPlan(calls=calls)


@pytest.mark.requirement("planners.plan-json.read")
@pytest.mark.parametrize(
    "text",
    ["", "hello", "[]", "{}", '{"answer":5}', '{"calls":[]}', '{"calls":5}', '{"calls":[{"args":{}}]}', '{"ask":null}'],
)
def test_what_is_not_a_plan_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(NotAPlan, match=r"\w"):
        read_plan(text, request("hello"))
