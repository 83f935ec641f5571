"""How the parts the API rests on are doing: PostgreSQL, Temporal, the workers, and the planners in them. Bounded looks,
for health and metrics.

Changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from temporalio.client import Client

from steward.api.core.work_counts import Work, WorkCounts
from steward.api.temporal.errors import translated
from steward.api.temporal.namespace_owner import NamespaceOwner
from steward.api.temporal.task_queues import QueueState, TaskQueues
from steward.contracts.errors import ErrorCode, StewardError, Unavailable
from steward.contracts.mcp import McpServerHealth, ServerState
from steward.contracts.planner_health import BackendHealth
from steward.contracts.problem import ProblemStatus
from steward.sql.mcp import McpHealthStore
from steward.sql.measures import MeasureStore
from steward.sql.mendings import MendingStore
from steward.sql.planner_health import PlannerHealthStore
from steward.sql.policy_findings import PolicyFindingStore
from steward.sql.problems import ProblemStore
from steward.sql.tools import ToolStore

_log = logging.getLogger(__name__)
_LOOK_S: Final = 2.0
_GRACE_S: Final = 1.0
"""More for a look that has its own bound, so that it can say what is wrong."""


_STUCK_S: Final = 15.0
"""A workflow task that waits so long for a worker that polls: it hangs, or ends and starts again and again."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part: does it do its work, what it says, how long the look took in milliseconds, the code of what is wrong."""

    ok: bool
    detail: str
    ms: float
    error: ErrorCode | None = None


class PartsCheck:
    """Looks at all parts at once."""

    def __init__(
        self,
        store: ProblemStore,
        planner_health: PlannerHealthStore,
        client: Client,
        mcp_health: McpHealthStore | None = None,
        mendings: MendingStore | None = None,
        owner: NamespaceOwner | None = None,
        policy_findings: PolicyFindingStore | None = None,
        measures: MeasureStore | None = None,
        tools: ToolStore | None = None,
    ) -> None:
        self._store = store
        self._planner_health = planner_health
        self._client = client
        self._queues = TaskQueues(client)
        self._mcp_health = mcp_health
        self._mendings = mendings
        self._owner = owner
        self._policy_findings = policy_findings
        self._tools = tools
        self._work = WorkCounts(measures) if measures else None

    async def check(self) -> dict[str, Part]:
        """Each part by name: postgres, temporal, worker, and where MCP servers are configured, mcp."""
        looks = {"postgres": self._postgres, "temporal": self._temporal, "worker": self._worker, "mcp": self._mcp}
        parts = await asyncio.gather(*(_looked(look) for look in looks.values()))
        return {name: part for name, part in zip(looks, parts, strict=True) if part.detail}

    async def counts_by_status(self) -> dict[ProblemStatus, int]:
        """How many problems have each status. Raises Unavailable without PostgreSQL."""
        return await self._store.counts_by_status()

    async def mendings(self) -> dict[str, int]:
        """How many problems were mended, by what was wrong. Raises Unavailable without PostgreSQL."""
        return await self._mendings.counts() if self._mendings else {}

    async def backlog(self) -> dict[str, float]:
        """What waits for a person or was given up, by name; raises Unavailable without PostgreSQL."""
        return await self._mendings.backlog() if self._mendings else {}

    async def work(self) -> Sequence[Work]:
        """Tool calls and plans that ended since this was asked before; raises Unavailable without PostgreSQL."""
        return await self._work.fresh() if self._work else ()

    async def queues(self) -> Sequence[QueueState]:
        """What waits in each task queue, and how many poll it; raises Unavailable without Temporal."""
        return await self._queues.states()

    async def planners(self) -> list[BackendHealth]:
        """How each planner stands, in order of preference; none is known without a worker or without PostgreSQL."""
        try:
            async with asyncio.timeout(_LOOK_S + _GRACE_S):
                return await self._planner_health.worst()
        except Exception as error:
            _log.warning("how the planners stand could not be read: %s", error)
            return []

    async def mcp_servers(self) -> list[McpServerHealth]:
        """How each MCP server stands; none is known without a worker or without PostgreSQL."""
        if self._mcp_health is None:
            return []
        try:
            async with asyncio.timeout(_LOOK_S + _GRACE_S):
                return await self._mcp_health.worst()
        except Exception as error:
            _log.warning("how the MCP servers stand could not be read: %s", error)
            return []

    async def idle_rules(self) -> list[int]:
        """The rules of the policy, counted from one, that fit no tool; none is known without a worker or without
        PostgreSQL."""
        if self._policy_findings is None:
            return []
        try:
            async with asyncio.timeout(_LOOK_S + _GRACE_S):
                return await self._policy_findings.rules()
        except Exception as error:
            _log.warning("which rules of the policy fit no tool could not be read: %s", error)
            return []

    async def _mcp(self) -> str:
        """Nothing where there are none: what is not in use is no part."""
        servers = await self.mcp_servers()
        missing = [
            reported.server for reported in servers if reported.required and reported.state is not ServerState.READY
        ]
        if missing:
            raise Unavailable(
                f"required and not connected: {', '.join(missing)}", code=ErrorCode.MCP_SERVER_UNAVAILABLE
            )
        ready = sum(reported.state is ServerState.READY for reported in servers)
        return f"{ready} of {len(servers)} servers connected" if servers else ""

    async def _postgres(self) -> str:
        await self._store.probe_reads()
        await self._store.probe_writes()
        return "answers and takes writes"

    async def _temporal(self) -> str:
        with translated():
            healthy = await self._client.service_client.check_health(timeout=timedelta(seconds=_LOOK_S))
        if not healthy:
            raise Unavailable("says that it is not serving", code=ErrorCode.TEMPORAL_UNAVAILABLE)
        try:
            if self._owner is not None:
                await self._owner.check()
        except Unavailable as error:
            if error.code is ErrorCode.NAMESPACE_TAKEN:
                raise
        return "serving"

    async def _worker(self) -> str:
        queue = await self._queues.problems()
        if not queue.pollers:
            raise Unavailable("no worker polls the task queue problems", code=ErrorCode.WORKER_UNAVAILABLE)
        if queue.backlog and queue.age_s > _STUCK_S:
            raise Unavailable(
                f"no workflow task was finished for {queue.age_s:.0f} s, {queue.backlog} wait",
                code=ErrorCode.WORKER_UNAVAILABLE,
            )
        empty = False
        with suppress(Unavailable):  # The part postgres says so.
            empty = self._tools is not None and await self._tools.is_empty()
        if empty:
            raise Unavailable("the tool catalogue is still empty", code=ErrorCode.WORKER_UNAVAILABLE)
        return f"{queue.pollers} polling"


async def _looked(look: Callable[[], Awaitable[str]]) -> Part:
    began = time.monotonic()
    code = None
    try:
        async with asyncio.timeout(_LOOK_S + _GRACE_S):
            ok, detail = True, await look()
    except StewardError as error:
        ok, detail, code = False, error.detail, error.code
    except TimeoutError:
        ok, detail = False, "did not answer in time"
    except Exception as error:
        _log.exception("a look at a part failed")
        ok, detail = False, f"failed: {type(error).__name__}"
    return Part(ok, detail, round((time.monotonic() - began) * 1000, 1), code)
