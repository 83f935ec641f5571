"""Nobody takes a name away from an accepted tool, and a rule that named it goes on to fit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from steward.contracts.mcp import DefinitionState, McpDefinition, McpServer, PinnedTool
from steward.contracts.tool import McpExecutor
from steward.tools.guarding.policy import Policy
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from steward.tools.mcp.names import shown_names
from steward.tools.mcp.offers import names_to_give, offers_of
from tests.support.tool_bench import a_spec

SERVERS = ("bank", "evil", "bank_pay", "a")
TOOLS = ("pay", "bank_pay", "pay_pay", "a_pay", "calc", "x" * 80, "7 days", "Ünï", "bank_pay_1a2b3c4d")
CATALOGUE = [a_spec(name="calc", aliases=["sum"])]

events = st.lists(
    st.tuples(
        st.sampled_from(["trusted", "strict", "changed", "accept", "reject", "gone"]),
        st.sampled_from(SERVERS),
        st.sampled_from(TOOLS),
    ),
    max_size=25,
)


def a_pin(server: str, tool: str, event: str, known: PinnedTool | None) -> PinnedTool | None:
    """What is on record of a tool after something happened to it."""
    said = McpDefinition(name=tool, input_schema={"type": "object"})
    pin = known or PinnedTool(server=server, tool=tool, state=DefinitionState.WAITING, offered=said)
    match event:
        case "trusted" if known is None:
            return pin.model_copy(update={"state": DefinitionState.ACCEPTED, "accepted": said, "offered": None})
        case "changed" | "strict":
            return pin.model_copy(update={"state": DefinitionState.WAITING, "offered": said})
        case "accept":
            return pin.model_copy(update={"state": DefinitionState.ACCEPTED, "accepted": said, "offered": None})
        case "reject":
            return pin.model_copy(update={"state": DefinitionState.REJECTED, "offered": said})
        case "gone" if known is not None:
            return pin.model_copy(update={"state": DefinitionState.GONE})
    return known


@pytest.mark.requirement("attacks.a5.names-stay")
@settings(max_examples=300)
@given(events, st.sets(st.sampled_from(SERVERS)))
def test_an_accepted_tool_keeps_its_name_whatever_is_listed_and_rules_by_name_keep_fitting(
    story: list[tuple[str, str, str]], configured: set[str]
) -> None:
    pins: dict[tuple[str, str], PinnedTool] = {}
    shown: dict[tuple[str, str], str] = {}
    servers = {name: McpServer(name=name, command="server") for name in configured}
    for event, server, tool in story:
        pin = a_pin(server, tool, event, pins.get((server, tool)))
        if pin is not None:
            pins[server, tool] = pin
        given_names = names_to_give(pins.values(), CATALOGUE)
        for key, name in given_names.items():
            pins[key] = pins[key].model_copy(update={"name": name})
        names = shown_names(pins.values(), {"calc", "sum"})
        assert len(set(names.values())) == len(names)
        assert not {"calc", "sum"} & set(names.values())
        assert all(names[key] == name for key, name in shown.items())
        shown |= {key: names[key] for key, pin in pins.items() if pin.accepted is not None}
        offered = offers_of(servers, pins.values(), CATALOGUE)
        for spec in (*offered.offered, *offered.withheld):
            assert isinstance(spec.executor, McpExecutor)
            origin = (spec.executor.server, spec.executor.tool)
            assert spec.name == names[origin]
            for rule in (shown.get(origin, spec.name), spec.executor.tool, "/".join(origin)):
                policy = Policy.model_validate({"rules": [{"tools": [_literal(rule)], "then": "deny"}]})
                assert policy.apply(GuardVerdict(Ruling.ALLOW), spec, "ann", {}, {}).ruling is Ruling.DENY


def _literal(name: str) -> str:
    return name.replace("[", "[[]")


@pytest.mark.requirement("attacks.a5.rules-by-identity")
@pytest.mark.parametrize(
    ("rules", "base", "ruling"),
    [
        ([{"tools": ["pay"], "then": "deny"}], "allow", "deny"),
        ([{"tools": ["evil/pay"], "then": "deny"}], "allow", "deny"),
        ([{"tools": ["evil/*"], "then": "confirm"}], "allow", "confirm"),
        ([{"tools": ["bank/pay"], "then": "deny"}], "allow", "allow"),
        # A name that any server may list loosens nothing.
        ([{"tools": ["pay"], "then": "allow"}], "confirm", "confirm"),
        ([{"tools": ["pay"], "then": "confirm"}], "deny", "deny"),
        ([{"tools": ["evil/pay"], "then": "allow"}], "confirm", "allow"),
        ([{"tools": ["pay"], "then": "confirm"}, {"tools": ["evil_pay"], "then": "deny"}], "allow", "deny"),
        ([{"tools": ["pay"], "then": "allow"}, {"tools": ["evil_pay"], "then": "deny"}], "allow", "deny"),
        ([{"tools": ["pay"], "then": "deny"}, {"tools": ["evil_pay"], "then": "allow"}], "confirm", "deny"),
    ],
)
def test_rules_fit_where_a_tool_comes_from_and_its_own_name_there_only_tightens(
    rules: list[dict[str, object]], base: str, ruling: str
) -> None:
    spec = a_spec(name="evil_pay", executor={"kind": "mcp", "server": "evil", "tool": "pay"})
    policy = Policy.model_validate({"rules": rules})
    assert policy.apply(GuardVerdict(Ruling(base)), spec, "ann", {}, {}).ruling is Ruling(ruling)


@pytest.mark.requirement("attacks.a5.idle-rules-told")
def test_a_rule_that_names_no_tool_is_found_with_what_it_names() -> None:
    policy = Policy.model_validate(
        {
            "rules": [
                {"tools": ["evil_pay", "pay", "evil/pay", "e*"], "then": "deny"},
                {"tools": ["paay", "evil_pay"], "then": "deny"},
                {"tool_type": "shops", "then": "deny"},
                {"then": "confirm", "users": ["bob"]},
            ]
        }
    )
    spec = a_spec(name="evil_pay", executor={"kind": "mcp", "server": "evil", "tool": "pay"})
    assert policy.idle([spec]) == {2: ["paay"], 3: ["shops"]}
