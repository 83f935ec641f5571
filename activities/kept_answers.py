"""Kept answers of tools that only read, for entries with `cache_ttl_s`. Used by `call_tool` alone.

An answer belongs to one user of one tenant, one wording of the entry and the same arguments in the same time zone.
Errors and degraded answers are never kept, nor what the user was asked for meanwhile. Without PostgreSQL nothing is
kept or found, and the tool is asked.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC
from typing import Final

from steward.contracts.base import sha256_of
from steward.contracts.calls import CallToolInput, CallToolOutput
from steward.contracts.errors import Unavailable
from steward.contracts.tool import ToolSpec, content_hash
from steward.sql.tool_cache import ToolCache

_PATIENCE_S: Final = 1.0
"""Asking the tool takes about as long; a slow cache must not make a read slower than none."""

_log = logging.getLogger(__name__)


class KeptAnswers:
    """The cache as `call_tool` uses it; its absence never fails a read."""

    def __init__(self, cache: ToolCache) -> None:
        self._cache = cache

    async def find(self, spec: ToolSpec, request: CallToolInput) -> CallToolOutput | None:
        """An earlier answer to the same call, with when it was given, or None."""
        if spec.cache_ttl_s is None:
            return None
        try:
            async with asyncio.timeout(_PATIENCE_S):
                kept = await self._cache.find(_key(spec, request))
        except (Unavailable, TimeoutError) as error:
            _log.warning("no kept answer of %s can be looked for: %s", spec.name, error)
            return None
        if kept is None:
            return None
        given_at = kept.stored_at.astimezone(UTC).isoformat(timespec="seconds")
        return CallToolOutput(state="succeeded", result=kept.result, message=kept.message or None, cached_at=given_at)

    async def keep(self, spec: ToolSpec, request: CallToolInput, output: CallToolOutput) -> None:
        """Keep an answer that was just given, if its entry grants that."""
        whole = output.state == "succeeded" and output.degraded is None
        if spec.cache_ttl_s is None or not whole or request.answer is not None:
            return
        try:
            async with asyncio.timeout(_PATIENCE_S):
                key = _key(spec, request)
                await self._cache.keep(key, spec.name, output.result, output.message or "", spec.cache_ttl_s)
        except (Unavailable, TimeoutError) as error:
            _log.warning("the answer of %s is not kept: %s", spec.name, error)


def _key(spec: ToolSpec, request: CallToolInput) -> str:
    requester = request.requester
    return sha256_of([*requester.owner.ids, spec.name, content_hash(spec), requester.timezone, request.args])
