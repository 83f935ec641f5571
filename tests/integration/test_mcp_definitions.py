"""What servers say of their tools: put on record at first sight, quarantined when it changes, left out when it is
broken, renamed when it clashes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from steward.contracts.errors import Conflict, NotFound, ToolFailed
from steward.contracts.mcp import DefinitionState, PinnedTool, ToolOverride
from steward.contracts.tool import Effect, Permission
from steward.sql.database import Database
from steward.sql.mcp import McpToolStore
from tests.support.mcp import Bench, a_bench, list_odd, odd, text_of
from tests.support.mcp_servers.odd import a_tool

CHANGED = a_tool("plain", description="Does something else now.")


async def offered(bench: Bench, names: set[str]) -> None:
    """Wait until exactly these names are offered."""
    async with asyncio.timeout(20):
        while bench.names() != names:
            await bench.hub.wait_changed(1.0)


async def pinned(store: McpToolStore, tool: str) -> PinnedTool:
    return next(found for found in await store.all() if found.tool == tool)


@pytest.mark.requirement("mcp.pins.changed-is-quarantined")
async def test_a_changed_definition_is_not_used_until_a_human_accepts_it(database: Database, tmp_path: Path) -> None:
    server = odd(tmp_path, "plain", "other")
    async with a_bench(database, server) as bench:
        assert bench.names() == {"plain", "other"}
    list_odd(tmp_path, CHANGED, "other")
    async with a_bench(database, server) as bench:
        assert bench.names() == {"other"}
        with pytest.raises(ToolFailed, match="steward mcp accept odd plain"):
            await bench.call("plain")
        waiting = await pinned(bench.store, "plain")
        assert waiting.state is DefinitionState.WAITING
        assert waiting.accepted is not None
        assert waiting.accepted.description == "Does plain."
        await bench.store.accept("odd", "plain", "ann", waiting.offered_sha256)
        await offered(bench, {"plain", "other"})
        spec = bench.registry.resolve("plain")
        assert spec is not None
        assert spec.description == "Does something else now."
        assert text_of(await bench.call("plain")) == "plain done"


@pytest.mark.requirement("mcp.pins.changed-is-quarantined")
async def test_a_definition_that_changes_while_its_server_runs_is_not_called_at_another_worker_either(
    database: Database, tmp_path: Path
) -> None:
    server = odd(tmp_path, "plain")
    async with a_bench(database, server) as one, a_bench(database, server) as two:
        list_odd(tmp_path, CHANGED)
        one.hub.changed(server.connection_key)
        await offered(one, set())
        await offered(two, set())
        with pytest.raises(ToolFailed, match="changed"):
            await two.call("plain")


@pytest.mark.requirement("mcp.pins.decisions")
async def test_a_decision_is_about_what_was_looked_at(database: Database, tmp_path: Path) -> None:
    server = odd(tmp_path, "plain", pin="strict")
    async with a_bench(database, server) as bench:
        assert bench.names() == set()
        first = await pinned(bench.store, "plain")
        assert (first.state, first.accepted) == (DefinitionState.WAITING, None)
        with pytest.raises(Conflict):
            await bench.store.accept("odd", "plain", "ann", "0" * 64)
        with pytest.raises(NotFound):
            await bench.store.accept("odd", "nothing", "ann")
        assert (await bench.store.reject("odd", "plain", "ann")).state is DefinitionState.REJECTED
        accepted = await bench.store.accept("odd", "plain", "bob", first.offered_sha256)
        assert (accepted.state, accepted.decided_by) == (DefinitionState.ACCEPTED, "bob")
        with pytest.raises(Conflict):
            await bench.store.reject("odd", "plain", "ann")
        await offered(bench, {"plain"})


@pytest.mark.requirement("mcp.pins.changed-is-quarantined")
async def test_a_definition_that_changes_back_is_the_accepted_one_again(database: Database, tmp_path: Path) -> None:
    server = odd(tmp_path, "plain")
    for listed, names in ((["plain"], {"plain"}), ([CHANGED], set()), (["plain"], {"plain"})):
        list_odd(tmp_path, *listed)
        async with a_bench(database, server) as bench:
            assert bench.names() == names


@pytest.mark.requirement("mcp.discovery.list-changed")
async def test_tools_that_come_and_go_are_noticed_while_the_server_runs(database: Database, tmp_path: Path) -> None:
    async with a_bench(database, odd(tmp_path, "grow", "plain", "third")) as bench:
        assert bench.names() == {"grow", "plain", "third"}
        await bench.call("grow")
        await offered(bench, {"grow", "plain", "third", "grown"})
        list_odd(tmp_path, "grow")
        await bench.call("grow")
        await offered(bench, {"grow", "grown"})
        with pytest.raises(AssertionError, match="no tool plain"):
            await bench.call("plain")


@pytest.mark.requirement("mcp.discovery.broken-left-out")
async def test_a_tool_whose_schema_cannot_be_used_is_left_out_with_the_reason(
    database: Database, tmp_path: Path
) -> None:
    def taking(name: str, value: object) -> dict[str, object]:
        return a_tool(name, inputSchema={"type": "object", "properties": {"value": value}})

    server = odd(
        tmp_path,
        taking("untyped", {"type": "strng"}),
        taking("fetched", {"$ref": "http://127.0.0.1:9/schema.json"}),
        a_tool("circular", inputSchema={"type": "object", "$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/a"}}}),
        a_tool("unnamed", inputSchema={"type": "object", "properties": {}, "required": ["value"]}),
        taking("slow", {"type": "string", "pattern": "^(a+)+$"}),
        "plain",
    )
    async with a_bench(database, server) as bench:
        assert bench.names() == {"plain", "slow"}
        left_out = bench.hub.health[0].left_out
        assert set(left_out) == {"untyped", "fetched", "circular", "unnamed"}
        assert "not fetched" in left_out["fetched"]
        slow = bench.registry.resolve("slow")
        assert slow is not None
        assert slow.parameters["properties"]["value"] == {"type": "string"}


@pytest.mark.requirement("mcp.names.own-unless-taken")
async def test_two_servers_with_the_same_names_are_told_apart_and_stay_so(database: Database, tmp_path: Path) -> None:
    one = odd(tmp_path / "one", "plain", "calculate", name="one")
    two = odd(tmp_path / "two", "plain", "only", name="two")
    known: set[str] | None = None
    for servers in ((one, two), (two, one)):
        async with a_bench(database, *servers) as bench:
            names = bench.names()
            assert known in (None, names)
            assert names in (
                {"plain", "two_plain", "one_calculate", "only"},
                {"plain", "one_plain", "one_calculate", "only"},
            )
            assert text_of(await bench.call("plain")) == "plain done"
            known = names


@pytest.mark.requirement("mcp.names.own-unless-taken")
async def test_a_name_that_is_none_here_is_made_one(database: Database, tmp_path: Path) -> None:
    async with a_bench(database, odd(tmp_path, "7 days/plan", "x" * 100)) as bench:
        days, long = sorted(bench.names())
        assert days == "odd_7_days_plan"
        assert len(long) == 64
        assert text_of(await bench.call(days)) == "7 days/plan done"


@pytest.mark.requirement("mcp.trust.hints-only-tighten")
async def test_a_server_without_trust_can_only_make_its_tools_stricter(database: Database, tmp_path: Path) -> None:
    server = odd(
        tmp_path,
        a_tool("claims", annotations={"readOnlyHint": True, "idempotentHint": True}),
        a_tool("warns", annotations={"destructiveHint": True}),
        a_tool("writes", annotations={"readOnlyHint": False, "idempotentHint": True}),
    )
    loosened = server.model_copy(update={"permission": Permission.AUTONOMOUS, "effect": Effect.READ})
    strict = dict.fromkeys(("claims", "warns", "writes"), (Permission.PERMISSION_REQUIRED, Effect.ONCE))
    stricter = {
        "claims": (Permission.AUTONOMOUS, Effect.READ),
        "warns": (Permission.PERMISSION_REQUIRED, Effect.ONCE),
        "writes": (Permission.AUTONOMOUS, Effect.IDEMPOTENT),
    }
    for configured, expected in ((server, strict), (loosened, stricter)):
        async with a_bench(database, configured) as bench:
            specs = {spec.name: spec for spec in bench.registry.specs() if spec.tool_type == "mcp"}
            assert {name: (spec.permission, spec.effect) for name, spec in specs.items()} == expected


@pytest.mark.requirement("mcp.trust.operator-decides")
async def test_the_operators_word_on_a_tool_wins(database: Database, tmp_path: Path) -> None:
    overrides = {
        "claims": ToolOverride(permission=Permission.AUTONOMOUS, effect=Effect.READ, tags=["colour"], timeout_s=5),
        "plain": ToolOverride(disable=True),
        "guarded": ToolOverride(guard="no_such_guard"),
    }
    claims = a_tool("claims", annotations={"destructiveHint": True})
    async with a_bench(database, odd(tmp_path, claims, "plain", "guarded", tools=overrides)) as bench:
        (spec,) = (spec for spec in bench.registry.specs() if spec.tool_type == "mcp")
        assert (spec.name, spec.permission, spec.effect) == ("claims", Permission.AUTONOMOUS, Effect.READ)
        assert (spec.timeout_s, spec.tags) == (5, ["odd", "colour"])
        assert "no_such_guard" in bench.hub.health[0].left_out["guarded"]
