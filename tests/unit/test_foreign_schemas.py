"""Schemas and values made to cost more than they weigh: measured at acceptance, bounded while they are checked."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from mcp_types import ElicitRequestFormParams

from steward.api.core.tool_catalogue import CheckedTool
from steward.contracts.errors import ToolFailed, Unprocessable
from steward.contracts.mcp import McpDefinition, McpServer
from steward.contracts.schemas import MAX_PARTS, UnusableSchema, check_extent
from steward.contracts.tool import Candidate, ToolSpec
from steward.contracts.validation import BoundedValidator, TooMuchWork, schema_fault
from steward.planners.grammar import plan_grammar
from steward.tools.arguments import schema_errors
from steward.tools.catalogue import CatalogueError, load_catalogue
from steward.tools.mcp.definitions import UnusableDefinition, misfit, spec_of
from steward.tools.mcp.elicitation import Dialogue
from tests.support.tool_bench import an_entry

LEVELS = 30
SERVER = McpServer(name="odd", command="odd")
HTTP = {"kind": "http", "method": "POST", "url": "http://127.0.0.1:9/x"}


def fan_out(levels: int, word: str) -> dict[str, Any]:
    """Definitions of which each asks twice for the next."""

    def twice(pointer: str) -> dict[str, Any]:
        once = {"$ref": pointer}
        match word:
            case "if":
                return {"if": once, "then": once}
            case "dependentSchemas" | "patternProperties" | "properties":
                return {word: {"a": once, "b": once}}
            case "$dynamicRef":
                return {"allOf": [{"$dynamicRef": f"#{pointer.rpartition('/')[2]}"}] * 2}
            case "not":
                return {"not": once, "allOf": [once]}
            case _:
                return {word: [once, once]}

    parts = {f"d{level}": twice(f"#/$defs/d{level + 1}") for level in range(levels)}
    parts[f"d{levels}"] = {"type": "string"}
    named = {name: {"$dynamicAnchor": name, **part} for name, part in parts.items()} if word == "$dynamicRef" else parts
    return {"type": "object", "properties": {"value": {"$ref": "#/$defs/d0"}}, "$defs": named}


BOMBS = ["allOf", "anyOf", "oneOf", "prefixItems", "if", "not", "dependentSchemas", "patternProperties", "properties"]
BOMBS += ["$dynamicRef"]


@pytest.mark.requirement("attacks.b2.schemas-are-measured")
@pytest.mark.timeout(20)
@pytest.mark.parametrize("word", BOMBS)
def test_a_small_schema_that_means_endless_work_is_refused_by_every_door(tmp_path: Path, word: str) -> None:
    bomb = fan_out(LEVELS, word)
    assert "parts written out" in str(schema_fault(bomb))
    assert schema_fault(fan_out(5, word)) is None
    with pytest.raises(UnusableDefinition):
        spec_of(
            McpServer(name="odd", command="odd", trust="trusted"),
            McpDefinition(name="bomb", input_schema=bomb),
            "bomb",
        )
    for entry in (an_entry("bomb", parameters=bomb), an_entry("bomb", parameters=bomb, executor=HTTP)):
        file = tmp_path / "extra.yaml"
        file.write_text(json.dumps({"tools": [entry]}), encoding="utf-8")
        with pytest.raises(CatalogueError, match="parts written out"):
            load_catalogue([file])


@pytest.mark.requirement("attacks.b2.schemas-are-measured")
@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "#"},
        {"allOf": [{"$ref": "#/$defs/none"}]},
        {"$ref": "https://elsewhere.example/schema"},
        {"properties": {"a": {"$id": "https://x.example/", "$ref": "#/$defs/a", "$defs": {"a": {}}}}},
        {"$defs": {"a": {"$anchor": "one"}, "b": {"$anchor": "one"}}},
        {"unevaluatedProperties": False, "patternProperties": {"a": True}},
        {"$defs": {f"d{n}": {"$ref": f"#/$defs/d{n + 1}"} for n in range(3_000)} | {"d3000": True}},
        {"properties": {str(n): {} for n in range(MAX_PARTS + 1)}},
    ],
    ids=["circle", "nowhere", "elsewhere", "address", "two names", "unevaluated", "chain", "wide"],
)
def test_what_cannot_be_measured_is_refused(schema: dict[str, Any]) -> None:
    with pytest.raises(UnusableSchema):
        check_extent(schema)


def chain(levels: int) -> dict[str, Any]:
    value: dict[str, Any] = {}
    for _ in range(levels):
        value = {"a": value}
    return value


DRAFT_7 = "http://json-schema.org/draft-07/schema#"
AGAIN = {"properties": {"a": {"$ref": "#/$defs/t"}}}
COSTLY: dict[str, tuple[dict[str, Any], Any]] = {
    "twice below": ({"$defs": {"t": {"allOf": [AGAIN, AGAIN]}}, "$ref": "#/$defs/t"}, chain(28)),
    "another dialect": (
        {"$ref": "#/$defs/t", "$defs": {"t": {"$schema": DRAFT_7, "allOf": [AGAIN, AGAIN]}}},
        chain(28),
    ),
    "wide": ({"items": {"enum": [f"v{n}" for n in range(2_000)]}}, ["v1999"] * 100_000),
    "compared": ({"items": {"enum": [[0] * 500 + [n] for n in range(20)]}}, [[0] * 500] * 50_000),
    "shown": ({"items": {"not": {"const": "x" * 50_000}}}, ["x" * 50_000] * 5_000),
    "patterns": ({"patternProperties": {f"x{n}": False for n in range(500)}}, {f"y{n}": 1 for n in range(50_000)}),
    "unevaluated": (
        {"allOf": [{"properties": {f"p{n}": True}} for n in range(1_000)], "unevaluatedProperties": False},
        {f"p{n}": 1 for n in range(2_000)},
    ),
}  # fmt: skip


@pytest.mark.requirement("attacks.b2.checks-are-bounded")
@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", COSTLY)
def test_a_check_that_costs_too_much_is_given_up(name: str) -> None:
    schema, value = COSTLY[name]
    validator = BoundedValidator(schema)
    began = time.process_time()
    with pytest.raises(TooMuchWork):
        validator.errors(value)
    assert time.process_time() - began < 20


@pytest.mark.slow
@pytest.mark.requirement("attacks.b2.checks-are-bounded")
def test_what_could_not_be_checked_is_not_accepted() -> None:
    schema, value = COSTLY["twice below"]
    spec = ToolSpec.model_validate(an_entry("deep", parameters={"type": "object", **schema}))
    assert "too many steps" in schema_errors(spec, value)[0]
    with pytest.raises(Unprocessable, match="too many steps"):
        CheckedTool.of(spec).check(value)
    definition = McpDefinition(name="deep", input_schema={}, output_schema=schema)
    assert "too many steps" in str(misfit(SERVER, definition, value))


@pytest.mark.requirement("attacks.b2.checks-are-bounded")
def test_items_are_unique_in_linear_time() -> None:
    validator = BoundedValidator({"type": "array", "uniqueItems": True})
    items: list[Any] = [value for number in range(5_000) for value in (number, str(number), [number])]
    began = time.process_time()
    assert validator.is_valid(items)
    assert not validator.is_valid([*items, 7.0])
    assert validator.is_valid([1, True, "1", [1], {"a": 1}])
    assert time.process_time() - began < 5


@pytest.mark.requirement("attacks.b2.foreign-patterns-are-linear")
def test_a_pattern_is_matched_in_linear_time_or_its_schema_refused() -> None:
    began = time.process_time()
    assert not BoundedValidator({"pattern": "^(a+)+$"}).is_valid("a" * 50_000 + "!")
    assert time.process_time() - began < 1
    assert BoundedValidator({"pattern": r"^\u00e4\d+$"}).is_valid("ä12")
    for pattern in (r"(?=a)b", r"(a)\1", "(", "a" * 3_000):
        with pytest.raises(UnusableSchema):
            check_extent({"properties": {"x": {"pattern": pattern}}})
        with pytest.raises(UnusableSchema):
            check_extent({"patternProperties": {pattern: True}})


def test_a_trusted_servers_pattern_that_is_not_linear_is_left_to_the_server() -> None:
    parameters = {"type": "object", "properties": {"a": {"pattern": "(?=a)b"}, "b": {"pattern": "^b$"}}}
    trusted = McpServer(name="odd", command="odd", trust="trusted")
    made = spec_of(trusted, McpDefinition(name="p", input_schema=parameters), "p").parameters["properties"]
    assert made == {"a": {}, "b": {"pattern": "^b$"}}


@pytest.mark.requirement("attacks.b2.loop-stays-free")
@pytest.mark.timeout(60)
async def test_the_loop_goes_on_while_a_costly_check_runs() -> None:
    schema, value = COSTLY["twice below"]
    check = asyncio.create_task(asyncio.to_thread(BoundedValidator(schema).errors, value))
    turns = 0
    while not check.done():
        await asyncio.sleep(0)
        turns += 1
    with pytest.raises(TooMuchWork):
        await check
    assert turns > 20


@pytest.mark.requirement("attacks.b2.grammar-is-bounded")
def test_the_grammar_of_many_optional_arguments_grows_with_their_number() -> None:
    def size(count: int) -> int:
        parameters = {"type": "object", "properties": {f"p{number}": {"type": "boolean"} for number in range(count)}}
        tool = Candidate.model_validate(
            {
                "name": "wide",
                "description": "",
                "parameters": parameters,
                "permission": "autonomous",
                "score": 1.0,
                "tool_type": "test",
            }
        )
        return len(plan_grammar([tool]))

    assert size(2_000) < 15 * size(200)


@pytest.mark.requirement("attacks.b2.forms-are-bounded")
def test_a_question_with_an_endless_form_is_refused() -> None:
    def asks(fields: dict[str, Any]) -> ElicitRequestFormParams:
        return ElicitRequestFormParams.model_construct(message="?", requested_schema=fields)

    with pytest.raises(ToolFailed, match="form that is too large"):
        Dialogue().met(asks({"type": "object", "properties": {f"p{n}": {"type": "string"} for n in range(5_000)}}))
    with pytest.raises(ToolFailed, match="form that is too large"):
        Dialogue().met(asks(chain(40)))


KINDS = st.sampled_from(["string", "integer", "number", "boolean", "null", "array", "object"])
LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.floats(-3, 3) | st.sampled_from(["", "a", "ab", "1"])
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
)
SCHEMAS = st.recursive(
    st.booleans()
    | st.fixed_dictionaries(
        {},
        optional={
            "type": KINDS,
            "enum": st.lists(LEAVES, min_size=1, max_size=3),
            "const": VALUES,
            "pattern": st.sampled_from(["a", "^a$", "[0-9]"]),
            "uniqueItems": st.booleans(),
            "multipleOf": st.sampled_from([1, 2, 0.5]),
            "required": st.lists(st.sampled_from("abc"), unique=True),
            "minLength": st.integers(0, 2),
        },
    ),
    lambda inner: st.fixed_dictionaries(
        {},
        optional={
            "properties": st.dictionaries(st.sampled_from("abc"), inner, max_size=2),
            "patternProperties": st.dictionaries(st.sampled_from(["a", "[bc]"]), inner, max_size=2),
            "additionalProperties": inner,
            "items": inner,
            "prefixItems": st.lists(inner, min_size=1, max_size=2),
            "contains": inner,
            "allOf": st.lists(inner, min_size=1, max_size=2),
            "anyOf": st.lists(inner, min_size=1, max_size=2),
            "oneOf": st.lists(inner, min_size=1, max_size=2),
            "not": inner,
            "if": inner,
            "then": inner,
            "propertyNames": inner,
        },
    ),
    max_leaves=6,
)


@pytest.mark.slow
@pytest.mark.requirement("attacks.b2.checks-are-bounded")
@settings(max_examples=400)
@given(SCHEMAS, VALUES)
def test_the_bounded_check_says_what_the_plain_one_says(schema: Any, value: Any) -> None:
    assert BoundedValidator(schema).is_valid(value) == Draft202012Validator(schema).is_valid(value)
