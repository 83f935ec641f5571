"""The tools that a problem is planned with, where its request or its caller's role keeps it to some of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Annotated, Final, Self

from pydantic import ConfigDict, Field

from steward.contracts.base import Message
from steward.contracts.errors import Unprocessable
from steward.contracts.permissions import Permission
from steward.contracts.tool import Candidate, ToolSpec

AUTONOMOUS_ROLE: Final = "autonomous"
"""Nobody is there to say yes for a caller with this role."""
TYPE_ROLE: Final = "problem_type:"
"""What a role begins with that keeps its holder to problems of one type: problem_type:email."""
REQUEST: Final = "request"
"""The type of a problem that is of no family in particular."""
_FAMILY_OF: Final = {"email_response": "email", "open_composition": "email"}
"""The family of a type of problem that is not called after it."""

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

    def within(self, families: Collection[str]) -> Self:
        """The same with no other family than these. Raises Unprocessable where none is left."""
        left = [one for one in self.types if one in families] if self.types else sorted(families)
        if not left:
            both = " and of ".join(map(", ".join, (self.types, sorted(families))))
            line = f"problem_type, tools: no tool is both of {both}"
            raise Unprocessable(line, errors=[line])
        return self.model_copy(update={"types": left})

    def kept(self, tools: Iterable[Candidate]) -> list[Candidate]:
        """Those of the tools that may be offered."""
        return [tool for tool in tools if self.admits(tool)]


class ToolScopeBody(ToolScope):
    """The member `tools` of a request."""

    model_config = ConfigDict(extra="forbid")


def problem_type_of(asked: str | None, roles: Collection[str]) -> str:
    """The type of a problem: as its request says, else as a role does that names just one."""
    of_roles = _types_of(roles)
    return asked or (of_roles[0] if len(of_roles) == 1 else REQUEST)


def check_problem_type(asked: str, families: Collection[str]) -> None:
    """Raise Unprocessable, with all that there are, for a type that no problem of a user's can be of."""
    known = sorted({REQUEST, *_FAMILY_OF, *families})
    if asked not in known:
        line = f"problem_type: must be one of {', '.join(known)}"
        raise Unprocessable(line, errors=[line])


def scope_of(asked: ToolScope | None, problem_type: str, roles: Collection[str]) -> ToolScope | None:
    """The scope of a problem of this type, as its request asks for one and as its caller's roles do.

    Raises:
        Unprocessable: no family is left of those that they name.
    """
    scope = ToolScope(permissions=asked.permissions, types=asked.types) if asked else ToolScope()
    for types in ([] if problem_type == REQUEST else [problem_type], _types_of(roles)):
        scope = scope.within({_FAMILY_OF.get(one, one) for one in types}) if types else scope
    if AUTONOMOUS_ROLE in roles:
        scope = scope.without_asking()
    return scope if asked or scope != ToolScope() else None


def _types_of(roles: Collection[str]) -> list[str]:
    return sorted(role.removeprefix(TYPE_ROLE) for role in roles if role.startswith(TYPE_ROLE))
