"""A rule that names no tool is told: in the worker's log, and through PostgreSQL to the doctor."""

from __future__ import annotations

from pathlib import Path

import pytest

from steward.sql.database import Database
from steward.sql.mcp import McpToolStore
from steward.sql.policy_findings import PolicyFindingStore
from steward.stack.doctor_tools import policy_check
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.mcp.hub import McpHub
from steward.tools.registry import Registry
from steward.workers.policy import PolicyWatch
from tests.support.mcp import a_bench, odd

RULES = """
rules:
  - {tools: [compose_email], then: confirm}
  - {tools: [compose_mail], then: deny}
  - {tools: [odd/pay], then: deny}
"""


@pytest.mark.requirement("attacks.a5.idle-rules-told")
async def test_a_misspelt_rule_is_logged_once_and_told_to_the_doctor(
    database: Database, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "policy.yaml").write_text(RULES)
    policy = PolicyFile(tmp_path / "policy.yaml")
    watch = PolicyWatch(policy, Registry(), McpHub([], McpToolStore(database), lambda name: None))
    assert watch.look() == watch.look() == [2, 3]
    assert [record.message for record in caplog.records if "compose_mail" in record.message] == [
        "rule 2 of the policy names what no tool is called: compose_mail"
    ]
    store = PolicyFindingStore(database)
    await store.tell("one", watch.look())
    assert await store.rules() == [2, 3]
    told = policy_check(await store.rules())
    assert (told.status, "rule 2, 3" in told.detail) == ("warn", True)
    await store.forget("one")
    assert policy_check(await store.rules()).status == "ok"


@pytest.mark.requirement("attacks.a5.idle-rules-told")
async def test_a_rule_for_a_tool_that_waits_to_be_accepted_is_not_idle(database: Database, tmp_path: Path) -> None:
    (tmp_path / "policy.yaml").write_text(RULES)
    async with a_bench(database, odd(tmp_path / "odd", "pay", pin="strict")) as bench:
        watch = PolicyWatch(PolicyFile(tmp_path / "policy.yaml"), bench.registry, bench.hub)
        assert watch.look() == [2]
