"""The service of an agent framework on Temporal: `python -m bench.peers.temporal_service PORT AGENT ADDRESS`.

AGENT is a module of this package with `plugin()` and `AgentWorkflow`, whose worker is a process of its own
(`temporal_worker`). Every request is a workflow; a decision is a signal.
"""

from __future__ import annotations

import sys
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from importlib import import_module
from typing import Any

from temporalio.client import Client, WithStartWorkflowOperation, WorkflowHandle
from temporalio.common import WorkflowIDConflictPolicy

from bench.peers.script import APPROVAL, DIRECT, PLANNED, Answer
from bench.peers.service import serve


class TemporalPeer:
    """Starts the workflows of one agent."""

    def __init__(self, client: Client, agent: str) -> None:
        self._client, self._agent = client, agent

    async def direct(self) -> Answer:
        """The agent's shortest run with a tool call."""
        return await self._run(DIRECT)

    async def planned(self) -> Answer:
        """The agent's loop."""
        return await self._run(PLANNED)

    async def ask(self) -> str:
        """The workflow's id, once its agent has asked: an update that waits for that, sent with the start."""
        start: WithStartWorkflowOperation[Any, Any] = WithStartWorkflowOperation(
            "AgentWorkflow",
            APPROVAL,
            id=str(uuid.uuid4()),
            task_queue=self._agent,
            id_conflict_policy=WorkflowIDConflictPolicy.FAIL,
        )
        await self._client.execute_update_with_start_workflow("asked", start_workflow_operation=start)
        return str((await start.workflow_handle()).id)

    async def decide(self, asked: str, confirmed: bool) -> Answer:
        """Signal the decision, wait for the result."""
        handle: WorkflowHandle[Any, Answer] = self._client.get_workflow_handle(asked, result_type=Answer)
        await handle.signal("decide", confirmed)
        return await handle.result()

    async def _run(self, prompt: str) -> Answer:
        answer: Answer = await self._client.execute_workflow(
            "AgentWorkflow",
            prompt,
            id=str(uuid.uuid4()),
            task_queue=self._agent,
            result_type=Answer,
            execution_timeout=timedelta(minutes=10),
        )
        return answer


@asynccontextmanager
async def open_peer(agent: str, address: str) -> AsyncIterator[TemporalPeer]:
    """Connect with the framework's plugin, which brings its data converter."""
    plugin = import_module(f"bench.peers.{agent}").plugin()
    yield TemporalPeer(await Client.connect(address, plugins=[plugin]), agent)


if __name__ == "__main__":
    serve(lambda: open_peer(sys.argv[2], sys.argv[3]), int(sys.argv[1]))
