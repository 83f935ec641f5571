"""Candidates as a history holds them: by name and content, the rest stands in the registry of every worker.

Used by `retrieve_tools`, which tells them so, and `plan_next_action`, which needs them whole again.
"""

from __future__ import annotations

from collections.abc import Sequence

from steward.contracts.errors import Conflict, ErrorCode
from steward.contracts.tool import Candidate, OfferedTool, ToolSpec, content_hash, tool_named
from steward.search.retrieval import as_candidate
from steward.tools.registry import Registry


class OfferedTools:
    """Of one registry. Keeps the hash of each entry, which is never changed in place."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._hashes: dict[str, tuple[ToolSpec, str]] = {}

    def named(self, candidates: Sequence[Candidate], own: Sequence[ToolSpec]) -> list[OfferedTool]:
        """The candidates by name; those of `own`, the problem's own tools, too."""
        return [
            OfferedTool(name=each.name, sha256=self._hash(spec), score=each.score)
            for each in candidates
            if (spec := self._spec(each.name, own)) is not None
        ]

    def whole(self, offered: Sequence[OfferedTool], own: Sequence[ToolSpec]) -> list[Candidate]:
        """The candidates as they were found. Raises Conflict (STATE_CHANGED) for one that is gone, or says
        something else now."""
        found = []
        for each in offered:
            spec = self._spec(each.name, own)
            if spec is None or self._hash(spec) != each.sha256:
                raise Conflict(f"{each.name} is not here as it was found", code=ErrorCode.STATE_CHANGED)
            found.append(as_candidate(spec, each.score))
        return found

    def _spec(self, name: str, own: Sequence[ToolSpec]) -> ToolSpec | None:
        return tool_named(name, own) or self._registry.resolve(name)

    def _hash(self, spec: ToolSpec) -> str:
        known = self._hashes.get(spec.name)
        if known is None or known[0] is not spec:
            known = self._hashes[spec.name] = (spec, content_hash(spec))
        return known[1]
