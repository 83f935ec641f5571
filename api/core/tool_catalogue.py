"""The tools as the doors see them: the mirrored catalogue, cached for a few seconds, and the check of a direct call's
arguments before anything is started. Missing parameters are no error here: the workflow asks for them.

Called by the gateway; reads the ToolStore, never the catalogue files.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from jsonschema.exceptions import ValidationError

from steward.contracts.base import MAX_DEPTH, too_deep
from steward.contracts.defaults import SWITCH_LEASE_S
from steward.contracts.errors import ErrorCode, Forbidden, NotFound, ToolDisabled, Unavailable, Unprocessable
from steward.contracts.schemas import UnusableSchema
from steward.contracts.tool import Permission, ToolSpec
from steward.contracts.validation import BoundedValidator, TooMuchWork
from steward.language.enumerations import value_of
from steward.sql.tools import ToolStore

_log = logging.getLogger(__name__)

FRESH_S: Final = 3.0
"""How old the cache may be."""
_MISS_FRESH_S: Final = 0.5
"""How old it may be for a tool that is not in it: one just added is found, and wrong names cost no query each."""
_LONGEST_ERROR: Final = 300


@dataclass(frozen=True)
class CheckedTool:
    """A tool and its compiled argument check; `validator` says why instead where its schema cannot be used."""

    spec: ToolSpec
    validator: BoundedValidator | UnusableSchema
    unset: tuple[str, ...] = ()
    """The environment variables it needs and the workers do not have."""
    enabled: bool = True
    """False when it is switched off."""
    broken_off: str | None = None
    """Why Steward itself has switched it off; None where the operator has, or nobody."""

    @classmethod
    def of(cls, spec: ToolSpec, unset: Sequence[str] = (), *, enabled: bool = True) -> CheckedTool:
        """Compile the check; top-level `required` is left to the workflow."""
        schema = {key: value for key, value in spec.parameters.items() if key != "required"}
        try:
            return cls(spec, BoundedValidator(schema), tuple(unset), enabled)
        except UnusableSchema as error:
            return cls(spec, error, tuple(unset), enabled)

    def named(self, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments under their canonical names and in the schema's values.

        Raises:
            Unprocessable: one is given twice, under two of its names.
        """
        counts = Counter(map(self.spec.name_of, args))
        if twice := sorted(name for name, times in counts.items() if times > 1):
            raise _invalid([f"{', '.join(twice)}: given more than once"])
        canonical = self.spec.canonical(args)
        properties = self.spec.parameters.get("properties", {})
        return {name: value_of(properties.get(name), value) for name, value in canonical.items()}

    def check(self, args: dict[str, Any]) -> None:
        """Refuse arguments the tool does not know or that have the wrong type; null and blank text for an optional one
        that cannot be either are as if it were absent. Not for the event loop.

        Raises:
            Unprocessable: with one line per error.
        """
        if too_deep(args):
            raise _invalid([f"the arguments are nested more than {MAX_DEPTH} levels deep"])
        if isinstance(self.validator, UnusableSchema):
            raise _invalid([f"the tool's schema {self.validator}"])
        named = self.named(args)
        try:
            found = [error for error in self.validator.errors(named) if not self._is_absent(named, error)]
        except TooMuchWork as error:
            raise _invalid([f"the arguments cannot be checked: {error}"]) from error
        errors = sorted(found, key=lambda error: list(map(str, error.path)))
        if errors:
            raise _invalid([_line(error) for error in errors])

    def _is_absent(self, named: dict[str, Any], error: ValidationError) -> bool:
        """Whether the error is about an optional argument of which nothing was said."""
        match list(error.absolute_path):
            case [str(name)] if name not in self.spec.required():
                value = named.get(name)
                return value is None or (isinstance(value, str) and not value.strip())
        return False


class ToolCatalogue:
    """What tools there are. One instance per process."""

    def __init__(self, store: ToolStore, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._by_name: dict[str, CheckedTool] = {}
        self._tools: Sequence[CheckedTool] = ()
        self._read_at = -FRESH_S

    async def find(self, name: str) -> CheckedTool:
        """The tool of a name or alias.

        Raises:
            NotFound: UNKNOWN_TOOL.
            Forbidden: it is switched off.
            Unavailable: no worker has filled the catalogue yet, or PostgreSQL is away and nothing is cached.
        """
        await self._refresh(FRESH_S)
        if name not in self._by_name or not self._by_name[name].enabled:
            await self._refresh(_MISS_FRESH_S)
        if found := self._by_name.get(name):
            if not found.enabled:
                off = ToolDisabled(found.spec.name, found.broken_off)
                raise Forbidden(off.detail, code=off.code)
            return found
        if not self._tools:
            raise Unavailable(
                "the tool catalogue is still empty: no worker has filled it yet",
                code=ErrorCode.WORKER_UNAVAILABLE,
                retry_after_s=2,
            )
        raise NotFound(f"there is no tool {name!r}", code=ErrorCode.UNKNOWN_TOOL)

    async def families(self) -> set[str]:
        """The families that tools are of. Raises Unavailable."""
        await self._refresh(FRESH_S)
        return {tool.spec.tool_type for tool in self._tools}

    async def list(
        self,
        q: str | None = None,
        tool_type: str | None = None,
        permission: Permission | None = None,
        *,
        disabled: bool = False,
    ) -> list[CheckedTool]:
        """The tools by name; `q` keeps those in which each of its words occurs. Those that are switched off only if
        they are asked for (`disabled`)."""
        await self._refresh(FRESH_S)
        words = (q or "").casefold().split()
        return [
            tool
            for tool in self._tools
            if (disabled or tool.enabled)
            and (tool_type is None or tool.spec.tool_type == tool_type)
            and (permission is None or tool.spec.permission is permission)
            and all(word in _text(tool.spec) for word in words)
        ]

    async def broken_off(self) -> Sequence[str]:
        """The names of the tools that Steward itself has switched off; none is known without PostgreSQL."""
        try:
            await self._refresh(FRESH_S)
        except Unavailable:
            return []
        return [tool.spec.name for tool in self._tools if tool.broken_off]

    async def switch(self, name: str, enabled: bool, actor: str) -> str:
        """Switch a tool on or off, by its name or an alias, and return its name. In force at every worker when this
        returns.

        Raises:
            NotFound: UNKNOWN_TOOL.
            Unavailable: PostgreSQL is away.
        """
        switched = await self._store.set_enabled(name, enabled, actor)
        self.forget()
        if switched is None:
            raise NotFound(f"there is no tool {name!r}", code=ErrorCode.UNKNOWN_TOOL)
        await asyncio.sleep(SWITCH_LEASE_S)
        _log.warning("%s switched the tool %s %s", actor, switched, "on" if enabled else "off")
        return switched

    def forget(self) -> None:
        """Read the store anew at the next question."""
        self._read_at = -FRESH_S

    async def _refresh(self, max_age_s: float) -> None:
        now = self._clock()
        if self._tools and now - self._read_at < max_age_s:
            return
        try:
            specs, unset = await self._store.all(include_disabled=True), await self._store.unset()
            off = await self._store.disabled()
        except Unavailable:
            if not self._tools:
                raise
            return
        known = {tool.spec.name: tool for tool in self._tools}
        tools = [
            replace(
                _checked(spec, unset.get(spec.name, []), known.get(spec.name), enabled=spec.name not in off),
                broken_off=off.get(spec.name),
            )
            for spec in specs
        ]
        self._by_name = {name: tool for tool in tools for name in (*tool.spec.aliases, tool.spec.name)}
        self._tools, self._read_at = tools, now


def tool_row(tool: CheckedTool) -> dict[str, Any]:
    """A tool as callers see it; how it is reached stays inside. `state` is ready, disabled, or needs_configuration with
    the environment variables to set in `unset`; `broken_off` is why Steward itself has disabled it. Those of `does`,
    `of` and `roles` that its entry does not say are proposed, and in `unsaid`."""
    row = tool.spec.model_dump(mode="json", exclude={"executor", "guard", "retry", "confirm_template", "local"})
    row |= {**tool.spec.meaning.model_dump(mode="json"), "unsaid": tool.spec.unsaid}
    state = "needs_configuration" if tool.unset else "ready"
    state = state if tool.enabled else "disabled"
    return row | {"state": state, "broken_off": tool.broken_off, "unset": list(tool.unset)}


def _checked(spec: ToolSpec, unset: list[str], known: CheckedTool | None, *, enabled: bool) -> CheckedTool:
    """The tool with its compiled check, which is kept while the entry is the same."""
    if known is None or known.spec != spec:
        return CheckedTool.of(spec, unset, enabled=enabled)
    return replace(known, unset=tuple(unset), enabled=enabled)


def _text(spec: ToolSpec) -> str:
    return " ".join([spec.name, spec.description, spec.tool_type, *spec.tags, *spec.aliases]).casefold()


def _line(error: ValidationError) -> str:
    where = ".".join(map(str, error.path))
    message = error.message if len(error.message) <= _LONGEST_ERROR else error.message[:_LONGEST_ERROR] + "…"
    return f"{where}: {message}" if where else message


def _invalid(lines: list[str]) -> Unprocessable:
    return Unprocessable("; ".join(lines), errors=lines)
