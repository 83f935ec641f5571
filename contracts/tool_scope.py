"""The tools that a problem is planned with, where its request or its caller's role keeps it to some of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Final, Self

from pydantic import ConfigDict, Field

from steward.contracts.base import Message
from steward.contracts.permissions import Permission
from steward.contracts.tool import Candidate, ToolSpec

AUTONOMOUS_ROLE: Final = "autonomous"
"""Nobody is there to say yes for a caller with this role."""

Family = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_-]{0,63}$")]


class ToolScope(Message):
    """What is offered to planners. Empty lists keep nothing out. No scope holds a direct call."""

    permissions: list[Permission] = Field(default_factory=list)
    types: list[Family] = Field(default_factory=list)
    """Families, as `tool_type` of the catalogue's entries says."""

    def admits(self, tool: ToolSpec | Candidate) -> bool:
        """Whether a tool may be offered."""
        fits = not self.permissions or tool.permission in self.permissions
        return fits and (not self.types or tool.tool_type in self.types)

    def without_asking(self) -> Self:
        """The same without what asks somebody first."""
        quiet = [Permission.AUTONOMOUS, Permission.AUTONOMOUS_WITH_GUARDRAILS]
        kept = [one for one in self.permissions if one in quiet] if self.permissions else quiet
        return self.model_copy(update={"permissions": kept or quiet[:1]})

    def kept(self, tools: Iterable[Candidate]) -> list[Candidate]:
        """Those of the tools that may be offered."""
        return [tool for tool in tools if self.admits(tool)]


class ToolScopeBody(ToolScope):
    """The member `tools` of a request."""

    model_config = ConfigDict(extra="forbid")


def scope_of(asked: ToolScope | None, roles: Collection[str]) -> ToolScope | None:
    """The scope of a problem, as its request asks for one and as its caller's roles do."""
    scope = None if asked is None else ToolScope(permissions=asked.permissions, types=asked.types)
    return (scope or ToolScope()).without_asking() if AUTONOMOUS_ROLE in roles else scope
