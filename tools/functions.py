"""The built-in tool functions by name, and how a function becomes one.

Family modules register with `@builtin("family.function")`; a catalogue entry may also name `package.module:function`.
Used by the catalogue (does it exist?) and by the built-in executor (run it).
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias, TypeVar, get_type_hints

from steward.contracts.base import Json
from steward.contracts.shown import Shown
from steward.contracts.suggestions import did_you_mean
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.own_code import imported

A = TypeVar("A", bound=ToolArgs)


@dataclass(frozen=True, slots=True)
class ToolFunction:
    """A function with the type of its arguments: a coroutine, or of the operator's own a plain one, which blocks."""

    name: str
    args_type: type[ToolArgs]
    run: Callable[[ToolContext, Any], Awaitable[ToolResult]]


@dataclass(frozen=True, slots=True)
class ToolPreview:
    """A coroutine that looks up what a call is about to work on, for the human who approves it."""

    args_type: type[ToolArgs]
    run: Callable[[ToolContext, Any], Awaitable[Shown]]


@dataclass(frozen=True, slots=True)
class Reconciler:
    """A coroutine that asks the backend whether an effect whose outcome is unknown did happen."""

    args_type: type[ToolArgs]
    run: Callable[[ToolContext, Any], Awaitable[ToolResult | None]]


class Spoken(NamedTuple):
    """A bound value with the words in which a human reads it: an address, and whose it is."""

    value: Json
    words: str


Bound: TypeAlias = Mapping[str, Json | Spoken]
"""Arguments by name, as a binding ties them."""


@dataclass(frozen=True, slots=True)
class Binding:
    """A coroutine that ties the arguments of a call to what they name, before anybody approves them."""

    args_type: type[ToolArgs]
    run: Callable[[ToolContext, Any], Awaitable[Bound]]


_FUNCTIONS: dict[str, ToolFunction] = {}
_BINDINGS: dict[str, Binding] = {}
_PREVIEWS: dict[str, ToolPreview] = {}
_RECONCILERS: dict[str, Reconciler] = {}


def builtin(name: str) -> Callable[[Callable[[ToolContext, A], Awaitable[ToolResult]]], ToolFunction]:
    """Register a coroutine `async def f(ctx: ToolContext, args: SomeToolArgs) -> ToolResult` as `family.function`.

    Raises:
        ValueError: when another function has that name.
    """

    def register(function: Callable[[ToolContext, A], Awaitable[ToolResult]]) -> ToolFunction:
        if name in _FUNCTIONS:
            raise ValueError(f"two built-in functions are named {name}")
        _FUNCTIONS[name] = as_tool_function(name, function)
        return _FUNCTIONS[name]

    return register


def preview(name: str) -> Callable[[Callable[[ToolContext, A], Awaitable[Shown]]], ToolPreview]:
    """Register a coroutine that looks up for `family.function` what its arguments do not say (whom a reply goes to),
    with a hash of each object it works on. It reads only, finds the same as long as nothing has changed, whatever time
    it is, and raises ToolFailed where the call cannot work."""

    def register(function: Callable[[ToolContext, A], Awaitable[Shown]]) -> ToolPreview:
        _PREVIEWS[name] = ToolPreview(_args_type(name, function), function)
        return _PREVIEWS[name]

    return register


def find_preview(name: str) -> ToolPreview | None:
    """The preview of a built-in function, if it has one."""
    importlib.import_module("steward.tools.builtin")
    return _PREVIEWS.get(name)


def binding(name: str) -> Callable[[Callable[[ToolContext, A], Awaitable[Bound]]], Binding]:
    """Register a coroutine that gives arguments of `family.function` other values when a call is prepared: what they
    name (a file) may change, so they are made to name its content, and the approval is bound to that. It reads only;
    a ToolFailed it raises tells that the call cannot work, ArgumentUnclear that the user must be asked first."""

    def register(function: Callable[[ToolContext, A], Awaitable[Bound]]) -> Binding:
        _BINDINGS[name] = Binding(_args_type(name, function), function)
        return _BINDINGS[name]

    return register


def find_binding(name: str) -> Binding | None:
    """The binding of a built-in function, if it has one."""
    importlib.import_module("steward.tools.builtin")
    return _BINDINGS.get(name)


def reconciler(name: str) -> Callable[[Callable[[ToolContext, A], Awaitable[ToolResult | None]]], Reconciler]:
    """Register a coroutine that looks, for `family.function`, whether this call's effect happened: the result it had,
    or None when the backend cannot tell. It reads only, finds the effect by `ctx.idempotency_key`, and may raise
    EffectAbsent when the effect certainly did not happen; any other error (a ToolFailed too: a refused login is no
    proof) means that nothing could be learned."""

    def register(function: Callable[[ToolContext, A], Awaitable[ToolResult | None]]) -> Reconciler:
        _RECONCILERS[name] = Reconciler(_args_type(name, function), function)
        return _RECONCILERS[name]

    return register


def find_reconciler(name: str) -> Reconciler | None:
    """The reconciler of a built-in function, if it has one."""
    module = name.partition(":")[0] if ":" in name else "steward.tools.builtin"
    importlib.import_module(module)
    return _RECONCILERS.get(name)


@lru_cache(maxsize=1_000)
def as_tool_function(name: str, function: Callable[..., Any]) -> ToolFunction:
    """Read the arguments' type off the second parameter.

    Raises:
        ValueError: when the function does not have the shape of a tool.
    """
    return ToolFunction(name, _args_type(name, function), function)


def _args_type(name: str, function: Callable[..., Any]) -> type[ToolArgs]:
    if (
        not inspect.isfunction(function)
        or inspect.isgeneratorfunction(function)
        or inspect.isasyncgenfunction(function)
    ):
        raise ValueError(f"{name} is not a function that returns a ToolResult")
    names = list(inspect.signature(function).parameters)
    try:
        args_type = get_type_hints(function).get(names[1]) if len(names) == 2 else None
    except Exception as error:  # Whatever an annotation that is evaluated may raise.
        raise ValueError(f"the type hints of {name} cannot be read: {type(error).__name__}: {error}") from error
    if not (isinstance(args_type, type) and issubclass(args_type, ToolArgs)):
        raise ValueError(f"{name} must take (ctx: ToolContext, args: a subclass of ToolArgs)")
    return args_type


def find_function(name: str) -> ToolFunction:
    """The function a catalogue entry names.

    Raises:
        ValueError: in words, when there is none.
    """
    if ":" in name:
        return _imported(name)
    importlib.import_module("steward.tools.builtin")
    if name not in _FUNCTIONS:
        question = did_you_mean(name, _FUNCTIONS) or "one of your own is named module:function"
        raise ValueError(f"there is no built-in function {name}; {question}")
    return _FUNCTIONS[name]


def _imported(name: str) -> ToolFunction:
    found = imported(name)
    return found if isinstance(found, ToolFunction) else as_tool_function(name, found)
