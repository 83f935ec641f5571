"""The activity `sync_tools`: the catalogue into PostgreSQL and into the tool index. Never changes the catalogue."""

from __future__ import annotations

import logging
from collections.abc import Callable

from temporalio import activity

from activities.failures import translated
from activities.heartbeat import heartbeating
from contracts.activities import SyncToolsInput, SyncToolsOutput
from contracts.errors import Unavailable
from contracts.tool import ToolSpec
from search.tool_index import ToolIndex
from sql.tools import ToolStore
from tools.registry import Registry

log = logging.getLogger(__name__)


class ToolIndexActivities:
    """Keeps the mirrors of the catalogue."""

    def __init__(
        self,
        registry: Registry,
        tools: ToolStore,
        index: ToolIndex,
        unset: Callable[[ToolSpec], list[str]] = lambda spec: [],
    ) -> None:
        """`unset` names the environment variables an entry needs and that are not set here."""
        self._registry = registry
        self._tools = tools
        self._index = index
        self._unset = unset

    @activity.defn
    async def sync_tools(self, request: SyncToolsInput) -> SyncToolsOutput:
        """Read the catalogue again, then as `sync`."""
        async with heartbeating():
            with translated():
                self._registry.reload()
                return await self.sync(request)

    async def sync(self, request: SyncToolsInput) -> SyncToolsOutput:
        """Mirror every tool of the catalogue and index the plannable ones.

        An index that is away is said, not raised. Raises Unavailable while PostgreSQL is away.
        """
        await self._registry.refresh()
        specs = self._registry.specs()
        changes = await self._tools.mirror(specs, {spec.name: self._unset(spec) for spec in specs})
        output = SyncToolsOutput(
            added=changes.added, changed=changes.changed, removed=changes.removed, unchanged=len(changes.unchanged)
        )
        try:
            plannable = [spec for spec in specs if spec.plannable]
            output.indexed = await self._index.sync(plannable, force=request.force)
        except Unavailable as away:
            log.warning("tools are not indexed: %s", away.detail)
            output.degraded = f"tools are not indexed by meaning: {away.detail}"
        return output
