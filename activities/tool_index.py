"""The activity `sync_tools`: the catalogue into PostgreSQL and into the tool index. Never changes the catalogue."""

from __future__ import annotations

import logging
from collections.abc import Callable

from temporalio import activity

from steward.activities.failures import translated
from steward.activities.heartbeat import heartbeating
from steward.contracts.activities import SyncToolsInput, SyncToolsOutput
from steward.contracts.errors import Unavailable
from steward.contracts.tool import ToolSpec
from steward.search.tool_index import ToolIndex
from steward.sql.tools import ToolStore
from steward.tools.own_code import changed_code
from steward.tools.registry import Registry

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
        self._trouble: str | None = None

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
            added=changes.added,
            changed=changes.changed,
            removed=changes.removed,
            unchanged=len(changes.unchanged),
            restart=[str(path) for path in changed_code()],
        )
        try:
            plannable = [spec for spec in specs if spec.plannable]
            output.indexed = await self._index.sync(plannable, force=request.force)
            self._trouble = None
        except Unavailable as away:
            if away.detail != self._trouble:  # Tried every few seconds; said once.
                log.warning("tools are not indexed: %s", away.detail)
            self._trouble = away.detail
            output.degraded = f"tools are not indexed by meaning: {away.detail}"
        return output
