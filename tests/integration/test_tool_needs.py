"""Tools that need a setting: refused before anything happens, and listed with what to set."""

from __future__ import annotations

from pathlib import Path

import pytest
from temporalio.testing import ActivityEnvironment

from steward.activities.tool_calls import ToolCallActivities
from steward.api.core.tool_catalogue import ToolCatalogue, tool_row
from steward.contracts.errors import ErrorCode
from steward.contracts.tool import ToolSpec
from steward.sql.database import Database
from steward.sql.dispatches import DispatchStore
from steward.sql.problems import ProblemStore
from steward.sql.tools import ToolStore
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from tests.support.tool_bench import EFFECTS, NOW, Effects, a_call, a_proof, a_registry, a_spec, an_entry


def unset(spec: ToolSpec) -> list[str]:
    return ["STEWARD_SEARXNG_URL"] if "searxng_url" in spec.needs else []


@pytest.mark.requirement("execution.needs.refused")
@pytest.mark.parametrize("effect", ["read", "once"])
async def test_a_call_whose_settings_are_missing_is_refused_before_anything_happens(
    tmp_path: Path, database: Database, effect: str
) -> None:
    EFFECTS["ann"] = Effects()
    entry = an_entry("needy", effect=effect, needs=["searxng_url"])
    runner = ToolRunner(Services(clock=lambda: NOW, unset=unset), lambda name: None)
    ledger = DispatchStore(database)
    activities = ToolCallActivities(a_registry(tmp_path, entry), runner, ledger, ProblemStore(database))
    request = a_call("needy", approval=a_proof({"value": "x"}))
    output = await ActivityEnvironment().run(activities.call_tool, request)
    assert (output.state, output.code) == ("failed", ErrorCode.TOOL_FAILED)
    assert output.error == "this needs configuration: set STEWARD_SEARXNG_URL"
    assert await ledger.get(7, "c1") is None
    assert EFFECTS.pop("ann").happened == []


@pytest.mark.requirement("execution.needs.listed")
async def test_what_a_worker_does_not_have_is_listed_until_it_has_it(database: Database) -> None:
    tools, specs = ToolStore(database), [a_spec(name="needy", needs=["searxng_url"]), a_spec(name="plain")]
    await tools.mirror(specs, {"needy": ["STEWARD_SEARXNG_URL"]})
    catalogue = ToolCatalogue(tools)
    rows = {row["name"]: row for row in map(tool_row, await catalogue.list())}
    assert {name: row["state"] for name, row in rows.items()} == {"needy": "needs_configuration", "plain": "ready"}
    assert rows["needy"]["unset"] == ["STEWARD_SEARXNG_URL"]
    assert (await tools.mirror(specs, {})).changed == []
    catalogue.forget()
    assert {row["state"] for row in map(tool_row, await catalogue.list())} == {"ready"}
