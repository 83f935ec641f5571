"""Arguments are renamed, resolved and checked, never converted; every fault is said in words."""

from __future__ import annotations

from typing import Any

import pytest

from steward.tools.arguments import Settled, schema_errors, settle
from tests.support.tool_bench import NOW, ZONE, a_spec

SPEC = a_spec(
    parameter_aliases={"from": "sender", "max": "limit"},
    dates=["when"],
    parameters={
        "type": "object",
        "additionalProperties": False,
        "required": ["text", "when"],
        "properties": {
            "text": {"type": "string", "maxLength": 20},
            "when": {"type": "string"},
            "sender": {"type": "string", "format": "email", "description": "An address"},
            "limit": {"type": "integer", "minimum": 1, "maximum": 50},
            "kind": {"enum": ["low", "high"]},
            "extra": {"type": ["object", "null"]},
        },
    },
)
GOOD = {"text": "hi", "when": "tomorrow 10am"}


def settled(args: dict[str, Any]) -> Settled:
    return settle(SPEC, args, ZONE, NOW)


def faults(**args: Any) -> list[str]:
    return settled({**GOOD, **args}).errors


def test_aliases_are_renamed_and_dates_resolved() -> None:
    found = settled({**GOOD, "from": "a@example.com", "max": 3})
    assert found.errors == []
    assert found.args == {"text": "hi", "when": "2025-11-21T10:00:00+01:00", "sender": "a@example.com", "limit": 3}
    assert found.spoken == {"when": "Friday 21 November 2025, 10:00"}


@pytest.mark.requirement("tools.arguments.never-converted")
@pytest.mark.parametrize("value", ["5", 5.5, True, [5], None.__class__.__name__])
def test_a_value_of_another_type_is_an_error_and_is_not_converted(value: Any) -> None:
    assert len(faults(limit=value)) == 1
    assert "`limit` must be a whole number" in faults(limit=value)[0]


def test_the_text_of_a_number_is_named_as_a_text() -> None:
    assert faults(limit="5") == ['`limit` must be a whole number, not the text "5"']


@pytest.mark.requirement("tools.arguments.values-by-other-names")
@pytest.mark.parametrize(("given", "settled_as"), [("urgent", "high"), ("High", "high"), ("low", "low")])
def test_a_value_of_an_enumeration_may_go_by_another_name(given: str, settled_as: str) -> None:
    assert settled({**GOOD, "kind": given}).args["kind"] == settled_as
    assert faults(kind="medium") == ['`kind` must be one of low, high, not the text "medium"']


@pytest.mark.requirement("tools.arguments.all-errors-at-once")
def test_every_fault_is_reported_at_once() -> None:
    found = faults(limit=99, kind="medium", sender="nobody", unknown=1)
    assert len(found) == 4
    assert any("at most 50" in fault for fault in found)
    assert any("one of low, high" in fault for fault in found)
    assert any("An address" in fault for fault in found)
    assert any("there is no parameter `unknown`" in fault for fault in found)


@pytest.mark.requirement("tools.arguments.blank-is-missing")
@pytest.mark.parametrize("blank", ["", "   ", "\t\n", None])
def test_blank_text_for_a_required_parameter_counts_as_missing(blank: str | None) -> None:
    found = settled({"text": blank, "when": "tomorrow"})
    assert (found.missing, found.errors) == (["text"], [])
    assert "text" not in found.args


def test_missing_parameters_come_in_the_order_of_the_schema() -> None:
    assert settled({}).missing == ["text", "when"]


def test_null_for_an_optional_parameter_means_not_given_unless_it_may_be_null() -> None:
    assert settled({**GOOD, "limit": None, "extra": None}).args == {
        "text": "hi",
        "when": "2025-11-21T10:00:00+01:00",
        "extra": None,
    }


def test_an_unresolvable_date_names_its_parameter() -> None:
    assert faults(when="soonish")[0].startswith("`when`:")


def test_a_parameter_given_under_two_names_is_an_error() -> None:
    assert any("given twice" in fault for fault in faults(sender="a@example.com", **{"from": "b@example.com"}))


def test_a_whole_number_written_as_a_float_has_one_form() -> None:
    found = settled({**GOOD, "limit": 5.0})
    assert found.args["limit"] == 5
    assert isinstance(found.args["limit"], int)


@pytest.mark.requirement("tools.arguments.storable")
@pytest.mark.parametrize("text", ["a\x00b", "\ud800"])
def test_text_that_cannot_be_stored_is_an_error(text: str) -> None:
    assert len(faults(text=text)) == 1
    assert len(faults(extra={"deep": [text]})) == 1


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_a_number_that_json_does_not_know_is_an_error(number: float) -> None:
    assert faults(extra={"n": number}) == ["`extra` must be a finite number"]


def test_the_check_before_a_dispatch_wants_every_required_parameter() -> None:
    assert schema_errors(SPEC, {"text": "hi"}) == ["'when' is a required property"]


ALIASED = a_spec(
    parameter_aliases={"filter": "kind"},
    value_aliases={"kind": {"urgent": "high", "all": None}},
    verbatim=["sender", "limit"],
    parameters=SPEC.parameters,
)


@pytest.mark.requirement("documented.values.once")
@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ({"filter": "urgent"}, {"kind": "high"}),
        ({"kind": "all", "limit": 5}, {"limit": 5}),
        ({"kind": "high", "user_id": "bob", "agent_id": "a"}, {"kind": "high"}),
        ({"kind": "other", "text": "urgent"}, {"kind": "other", "text": "urgent"}),
        ({"kind": ["urgent"]}, {"kind": ["urgent"]}),
        ({"sender": -123, "limit": 5}, {"sender": "-123", "limit": 5}),
        ({"sender": True, "text": 5}, {"sender": True, "text": 5}),
    ],
)
def test_names_and_values_are_put_right_once(given: dict[str, Any], canonical: dict[str, Any]) -> None:
    assert ALIASED.canonical(given) == canonical
    assert ALIASED.canonical(canonical) == canonical


@pytest.mark.requirement("documented.values.unchanged")
def test_who_asks_is_kept_where_a_tool_has_such_a_parameter_or_is_no_tool_of_this_house() -> None:
    own = a_spec(parameters={"type": "object", "properties": {"user_id": {"type": "string"}}})
    elsewhere = a_spec(executor={"kind": "mcp", "server": "s", "tool": "t"}, parameters={"type": "object"})
    for spec in (own, elsewhere):
        assert spec.canonical({"user_id": "bob"}) == {"user_id": "bob"}
