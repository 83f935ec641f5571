"""The tools of the house: those that every prompt of a language model names, whatever is asked. For `plan_next_action`.

They are the same for every request of an installation as long as its tools do not change, so that the beginning of a
prompt stays computed. What a stranger's server says of its tools is never among them: only retrieval offers those.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from steward.contracts.plan import Observation
from steward.contracts.tool import BuiltinExecutor, Candidate, ToolSpec
from steward.search.retrieval import as_candidate
from steward.tools.registry import Registry

FIND_TOOLS: Final = "find_tools"
"""The tool with which a planner looks for tools that it was not offered. It is offered with the house alone."""
MOST_NAMED: Final = 96
"""So many tools are named at most, in some 35 tokens each. Of an installation with more, whole servers and families are
left to retrieval, the largest first; what is built in never is."""


class HouseTools:
    """Of one registry. Keeps what it made until the registry's entries or the switches change."""

    def __init__(self, registry: Registry, unset: Callable[[ToolSpec], Sequence[str]]) -> None:
        self._registry = registry
        self._unset = unset
        self._specs: list[ToolSpec] = []
        self._key: tuple[object, ...] = ()
        self._named: list[Candidate] = []

    def named(self, off: Collection[str]) -> list[Candidate]:
        """The tools by name, without those that are switched off and those that lack settings where their kind has one
        that works."""
        specs = self._registry.specs()
        key = (*map(id, specs), frozenset(off))
        if key != self._key:
            self._named = [as_candidate(spec, 0.0) for spec in sorted(self._chosen(specs, off), key=_name)]
            self._specs, self._key = specs, key
        return self._named

    def switched_off(self, off: Collection[str]) -> list[Candidate]:
        """Those of the tools that are switched off and could be planned otherwise."""
        specs = (self._registry.resolve(name) for name in sorted(off))
        return [as_candidate(spec, 0.0) for spec in specs if spec is not None and spec.plannable]

    def found_by(self, observations: Iterable[Observation], own: Collection[str]) -> Iterator[Candidate]:
        """The tools that a planner found with `find_tools`, as far as they are still there; `own` are candidates."""
        for seen in observations:
            names = seen.result.get("tools") if isinstance(seen.result, dict) else None
            if seen.tool_name != FIND_TOOLS or not seen.ok or not isinstance(names, list):
                continue
            for name in names:
                spec = self._registry.resolve(name) if isinstance(name, str) and name not in own else None
                if spec is not None and spec.plannable:
                    yield as_candidate(spec, 0.0)

    def _chosen(self, specs: Sequence[ToolSpec], off: Collection[str]) -> Iterator[ToolSpec]:
        usable = [
            spec
            for spec in specs
            if (spec.plannable or spec.name == FIND_TOOLS) and spec.name not in off and not spec.foreign_definition
        ]
        lacking = {spec.name for spec in usable if self._unset(spec)}
        working = {spec.tool_type for spec in usable if spec.name not in lacking}
        kept = [spec for spec in usable if spec.name not in lacking or spec.tool_type not in working]
        groups = [list(group) for _, group in groupby(sorted(kept, key=_group), key=_group)]
        left = MOST_NAMED
        for group in sorted(groups, key=lambda group: (_group(group[0])[0], len(group), _group(group[0])[1])):
            if len(group) <= left:
                left -= len(group)
                yield from group


def _group(spec: ToolSpec) -> tuple[int, str]:
    """What goes in or stays out as a whole, with its rank: a family of the catalogue, or a server."""
    if spec.mcp_server is not None:
        return 2, spec.mcp_server
    return int(not isinstance(spec.executor, BuiltinExecutor)), spec.tool_type


def _name(spec: ToolSpec) -> str:
    return spec.name
