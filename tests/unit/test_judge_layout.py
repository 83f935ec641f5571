"""Sequences for the judge: which tokens stand where, what is left out when space is short, schemas as words."""

from __future__ import annotations

from typing import Any

import pytest
from tokenizers import Tokenizer

from steward.planners.embedded.judge.layout import (
    CLS,
    MAX_REQUEST,
    MAX_TOTAL,
    MAX_VALUES,
    PARAM,
    SEP,
    TOOL,
    VALUE,
    ParamText,
    ToolText,
    argument_layout,
    choice_layout,
    param_text,
    tool_text,
)
from steward.planners.embedded.judge.schemas import enumeration, kind_of, name_in_words
from steward.weights import minilm


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    known = Tokenizer.from_file(str(minilm.weights_folder() / "tokenizer.json"))
    known.no_padding()
    known.no_truncation()
    return known


def optional(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter that may be null, as MCP servers written in Python tell it."""
    return {"anyOf": [schema, {"type": "null"}], "default": None, "title": "Some Title"}


@pytest.mark.requirement("planners.judge.places")
def test_places_of_a_choice_point_at_the_marks_of_its_tools(tokenizer: Tokenizer) -> None:
    tools = [ToolText("add_task", "Add a task."), ToolText("getWeather", "Tell the weather.")]
    layout = choice_layout(tokenizer, "Add milk, please", tools)
    assert [layout.ids[place] for place in layout.tools] == [TOOL, TOOL]
    assert tokenizer.decode(layout.ids[layout.tools[0] + 1 : layout.tools[1]]) == "add task : add a task."
    assert (layout.ids[0], layout.ids[-1], len(layout.ids)) == (CLS, SEP, len(layout.types))
    assert layout.ids[1 + layout.request_tokens] == SEP
    assert layout.types == [0] * (layout.request_tokens + 2) + [1] * (len(layout.ids) - layout.request_tokens - 2)


@pytest.mark.requirement("planners.judge.places")
def test_offsets_say_where_each_token_stands_in_the_request(tokenizer: Tokenizer) -> None:
    request = "Mail bob@example.com über Müller"
    layout = choice_layout(tokenizer, request, [])
    said = [request[start:end] for start, end in layout.offsets]
    assert said[:4] == ["Mail", "bob", "@", "example"]
    assert "".join(said) == request.replace(" ", "")


@pytest.mark.requirement("planners.judge.places")
def test_places_of_arguments_point_at_parameters_and_their_values(tokenizer: Tokenizer) -> None:
    tool = ToolText(
        "set_fan",
        "Set the fan.",
        (ParamText("speed", "string", "How fast", ("low", "high")), ParamText("room", "string", "")),
    )
    layout = argument_layout(tokenizer, "fan to high in the hall", tool)
    assert [layout.ids[place] for place in layout.params] == [PARAM, PARAM]
    assert [[layout.ids[place] for place in places] for places in layout.values] == [[VALUE, VALUE], []]
    high = layout.values[0][1]
    assert tokenizer.decode(layout.ids[high + 1 : layout.params[1]]) == "high"


@pytest.mark.requirement("planners.judge.bounded")
def test_a_long_request_and_many_tools_stay_within_the_bounds(tokenizer: Tokenizer) -> None:
    tools = [ToolText(f"tool_{n}", "does many things with a great many words " * 5) for n in range(60)]
    layout = choice_layout(tokenizer, "word " * 1000, tools)
    assert layout.request_tokens == MAX_REQUEST
    assert len(layout.ids) <= MAX_TOTAL
    assert 0 < len(layout.tools) < 60
    longest = max(after - before for before, after in zip(layout.tools, layout.tools[1:], strict=False))
    assert longest <= 23


@pytest.mark.requirement("planners.judge.bounded")
def test_parameters_that_do_not_fit_are_left_out_from_the_end(tokenizer: Tokenizer) -> None:
    params = tuple(ParamText(f"p{n}", "string", "words about it " * 9, ("one", "two")) for n in range(40))
    layout = argument_layout(tokenizer, "short", ToolText("t", "d", params))
    assert len(layout.ids) <= MAX_TOTAL
    assert len(layout.params) == len(layout.values) < 40
    assert "p0" in tokenizer.decode(layout.ids[layout.params[0] :])


@pytest.mark.requirement("planners.judge.bounded")
def test_required_parameters_come_first_only_where_not_all_fit(tokenizer: Tokenizer) -> None:
    def shown(count: int) -> list[str]:
        optional = [ParamText(f"p{n}", "string", "words about it " * 9, ("one", "two")) for n in range(count)]
        tool = ToolText("t", "d", (*optional, ParamText("needed", "string", "", required=True)))
        layout = argument_layout(tokenizer, "short", tool)
        assert [layout.ids[place] for place in layout.params] == [PARAM] * len(layout.shown)
        return [param.name for param in layout.shown]

    assert shown(3) == ["p0", "p1", "p2", "needed"]
    assert shown(40)[:2] == ["needed", "p0"]


def test_an_empty_request_has_no_tokens(tokenizer: Tokenizer) -> None:
    assert choice_layout(tokenizer, "", [ToolText("a", "b")]).request_tokens == 0


@pytest.mark.parametrize(
    ("schema", "kind", "values"),
    [
        ({"type": "string"}, "string", []),
        ({}, "string", []),
        ({"type": ["integer", "null"]}, "integer", []),
        ({"type": ["null", "number"]}, "number", []),
        ({"type": "boolean"}, "boolean", [True, False]),
        ({"enum": ["a", "b"]}, "string", ["a", "b"]),
        ({"enum": ["a", None]}, "string", ["a"]),
        (optional({"type": "integer"}), "integer", []),
        (optional({"type": "boolean"}), "boolean", [True, False]),
        (optional({"type": "string", "enum": ["x", "y"]}), "string", ["x", "y"]),
        ({"oneOf": [{"type": "array", "items": {"type": "string"}}, {"type": "null"}]}, "array", []),
    ],
)
@pytest.mark.requirement("planners.judge.schemas")
def test_kinds_and_values_are_read_from_every_way_a_schema_says_them(
    schema: dict[str, Any], kind: str, values: list[Any]
) -> None:
    assert (kind_of(schema), enumeration(schema)) == (kind, values)


@pytest.mark.requirement("planners.judge.schemas")
def test_a_tool_of_an_mcp_server_becomes_words() -> None:
    schema = {
        "type": "object",
        "properties": {
            "pageSize": optional({"type": "integer"}),
            "sort-by": {"type": "string", "description": "Order\n  of results", "enum": ["newest_first", "oldest"]},
            "dryRun": {"type": "boolean"},
            "anything": True,
        },
        "required": ["sort-by"],
    }
    text = tool_text("listIssues", "List\n issues ", schema)
    assert text.line == "list issues: List issues"
    assert [param.line for param in text.params] == [
        "page size (integer): Some Title",
        "sort by (string required): Order of results",
        "dry run (yes or no): ",
    ]
    assert [param.values for param in text.params] == [(), ("newest first", "oldest"), ("true", "false")]


@pytest.mark.requirement("planners.judge.schemas")
@pytest.mark.parametrize(
    ("schema", "line", "values"),
    [
        ({"$ref": "#/$defs/Unit", "description": "Target"}, "to (string): Unit Target", ("euros", "dollars")),
        (optional({"$ref": "#/$defs/Unit"}), "to (string): Some Title", ("euros", "dollars")),
        ({"allOf": [{"$ref": "#/$defs/Level"}], "default": 3}, "to (integer): Level", ()),
        (optional(optional({"$ref": "#/$defs/Unit"})), "to (string): Some Title", ("euros", "dollars")),
        ({"const": "euros"}, "to (string): ", ("euros",)),
        ({"oneOf": [{"const": "a"}, {"const": "b"}, {"type": "null"}]}, "to (string): ", ("a", "b")),
        ({"anyOf": [True, {"type": "integer"}]}, "to (integer): ", ()),
        ({"$ref": "#/$defs/Tree"}, "to (array): ", ()),
        ({"$ref": "#/$defs/none"}, "to (string): ", ()),
        ({"$ref": "https://elsewhere.example/x"}, "to (string): ", ()),
    ],
)
def test_what_a_parameter_refers_to_is_read_where_it_counts(
    schema: dict[str, Any], line: str, values: tuple[str, ...]
) -> None:
    definitions = {
        "Unit": {"title": "Unit", "type": "string", "enum": ["euros", "dollars"]},
        "Level": {"title": "Level", "type": "integer"},
        "Tree": {"type": "array", "items": {"$ref": "#/$defs/Tree"}},
    }
    [param] = tool_text("convert", "", {"properties": {"to": schema}, "$defs": definitions, "required": None}).params
    assert (param.line, param.values) == (line, values)


def test_a_schema_may_itself_be_made_of_parts() -> None:
    parts = [{"$ref": "#/$defs/Common"}, {"properties": {"b": {"type": "integer"}}, "required": ["b"]}]
    common = {"properties": {"a": {"type": "number"}}, "required": ["a"]}
    text = tool_text("t", "", {"allOf": parts, "properties": {"c": {}}, "$defs": {"Common": common}})
    assert [param.line for param in text.params] == ["a (number required): ", "b (integer required): ", "c (string): "]


def test_a_long_enumeration_is_pointed_at_like_text() -> None:
    many = {"enum": [f"v{n}" for n in range(MAX_VALUES + 1)]}
    assert param_text("code", many, required=False).values == ()
    assert len(enumeration(many)) == MAX_VALUES + 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("search_email", "search email"), ("searchEmail", "search email"), ("add-plant", "add plant"),
        ("repo.issues/list", "repo issues list"), ("In Progress", "In Progress"), ("_", "_"),
    ],
)  # fmt: skip
def test_identifiers_are_spoken_as_words(name: str, words: str) -> None:
    assert name_in_words(name) == words
