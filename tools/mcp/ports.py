"""What the MCP client needs from outside (where pinned definitions are kept) and what it gives (its offers).

Workers fulfil the first with a store; the registry takes the second.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from steward.contracts.mcp import McpDefinition, PinnedTool
from steward.contracts.tool import ToolSpec

Secrets: TypeAlias = Callable[[str], str | None]
"""A secret's value by name, or None."""


@dataclass(frozen=True)
class Listed:
    """What a server says of a tool on its present or last connection, with the hash that an acceptance is bound to."""

    definition: McpDefinition
    sha256: str


class DefinitionStore(Protocol):
    """Definitions on record, the same for every worker. Methods raise Unavailable while it is away."""

    async def stamp(self) -> str: ...
    async def all(self) -> Sequence[PinnedTool]: ...
    async def see(self, server: str, definitions: Sequence[McpDefinition], *, trust_new: bool) -> None: ...
    async def give_names(self, names: Mapping[tuple[str, str], str]) -> None: ...


@dataclass(frozen=True)
class Offers:
    """`offered` may be planned with and called. `withheld` wait for a human: a call of one is refused with the reason.
    `left_out` says by server and tool what is wrong with those that could not be offered at all."""

    offered: list[ToolSpec] = field(default_factory=list)
    withheld: list[ToolSpec] = field(default_factory=list)
    left_out: dict[str, dict[str, str]] = field(default_factory=dict)
