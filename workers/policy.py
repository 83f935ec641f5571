"""Says which rules of the operator's policy fit no tool: in the log when that changes, and through PostgreSQL to doors.

A name may be misspelt, or a tool may have left with its server; a rule that is thought to hold must not be silent then.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager

from steward.contracts.mcp import ServerState
from steward.sql.policy_findings import TELL_EVERY_S, PolicyFindingStore
from steward.tools.guarding.policy_file import PolicyFile
from steward.tools.mcp.hub import McpHub
from steward.tools.registry import Registry
from steward.workers.telling import telling

_log = logging.getLogger(__name__)


class PolicyWatch:
    """Compares the policy with the tools there are, those of MCP servers that wait to be accepted among them."""

    def __init__(self, policy: PolicyFile, registry: Registry, mcp: McpHub) -> None:
        self._policy = policy
        self._registry = registry
        self._mcp = mcp
        self._logged: dict[int, list[str]] = {}

    def look(self) -> list[int]:
        """The numbers of the rules, counted from one, that fit no tool or name one that is not there. None while an MCP
        server is being reached for the first time: its tools are not known yet."""
        if any(reported.state is ServerState.CONNECTING for reported in self._mcp.health):
            return []
        found = self._policy.current().idle(self._registry.known())
        for number, names in found.items():
            if self._logged.get(number) != names:
                _log.warning("rule %d of the policy names what no tool is called: %s", number, ", ".join(names))
        self._logged = found
        return list(found)


def telling_policy(store: PolicyFindingStore, worker: str, watch: PolicyWatch) -> AbstractAsyncContextManager[None]:
    """While it is open, doors are told what `watch` finds."""
    return telling("rules of the policy", store, worker, watch.look, lambda: asyncio.sleep(TELL_EVERY_S))
