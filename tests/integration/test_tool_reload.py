"""A reload of the tools over a real Temporal server: a faulty catalogue is told as it is, and the one before stays."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.testing import WorkflowEnvironment
from temporalio.worker import Worker

from steward.activities.tool_index import ToolIndexActivities
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.core.tool_reload import ToolReload
from steward.contracts import queues
from steward.contracts.errors import ErrorCode, Unprocessable
from steward.sql.database import Database
from steward.sql.tools import ToolStore
from steward.tools.registry import Registry
from steward.workers.temporal import workflow_runner
from steward.workflows.tools_sync import SyncToolsWorkflow
from tests.support.problems import beside_python
from tests.support.tool_bench import a_catalogue, an_entry


@pytest.mark.timeout(120)
@pytest.mark.requirement("attacks.d10.faulty-reload-is-told")
async def test_a_faulty_catalogue_is_refused_with_every_fault_and_the_one_before_stays_in_use(
    tmp_path: Path, database: Database
) -> None:
    path = a_catalogue(tmp_path, an_entry("mine"))
    registry = Registry([path])
    index = AsyncMock()
    index.sync.return_value = 1
    async with (
        await WorkflowEnvironment.start_local(
            dev_server_existing_path=beside_python("temporal"), data_converter=pydantic_data_converter
        ) as environment,
        Worker(
            environment.client,
            task_queue=queues.PROBLEMS,
            workflows=[SyncToolsWorkflow],
            activities=[ToolIndexActivities(registry, ToolStore(database), index).sync_tools],
            workflow_runner=workflow_runner(sandboxed=False),
        ),
    ):
        reload = ToolReload(environment.client, ToolCatalogue(ToolStore(database)), wait_s=60)
        assert "mine" in (await reload.run()).added
        path.write_text("tools:\n  - name: a b\n    effect: sometimes\n", encoding="utf-8")
        with pytest.raises(Unprocessable) as caught:
            await reload.run()
        assert caught.value.code is ErrorCode.CATALOGUE_INVALID
        assert f"{path}:2: entry 1" in caught.value.detail
        assert f"{path}:3: entry 1" in caught.value.detail
        assert registry.resolve("mine") is not None
        a_catalogue(tmp_path, an_entry("other"))
        assert "other" in (await reload.run()).added
