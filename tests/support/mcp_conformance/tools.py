"""Tools with the behaviour that the tasks scenarios want: they run in a worker, as problems of their own."""

from __future__ import annotations

import asyncio

from steward.contracts.errors import ToolFailed
from steward.tools.context import ToolArgs, ToolContext, ToolResult


class NoArgs(ToolArgs):
    """Nothing."""


class GreetArgs(ToolArgs):
    """Whom."""

    name: str


class SlowArgs(ToolArgs):
    """How long, and a name to tell calls apart."""

    seconds: float
    label: str | None = None


class DeleteArgs(ToolArgs):
    """Which file."""

    filename: str


class AnyArgs(ToolArgs):
    """Whatever the schema allows."""

    name: str | None = None
    address: dict[str, str] | None = None
    contactMethod: str | None = None
    phone: str | None = None
    email: str | None = None


async def anything(ctx: ToolContext, args: AnyArgs) -> ToolResult:
    """Do nothing."""
    return ToolResult(message="done")


async def greet(ctx: ToolContext, args: GreetArgs) -> ToolResult:
    """Greet at once."""
    return ToolResult(message=f"Hello, {args.name}!")


async def greet_later(ctx: ToolContext, args: GreetArgs) -> ToolResult:
    """Greet after a second."""
    await asyncio.sleep(1)
    return ToolResult(message=f"Hello, {args.name}!")


async def slow_compute(ctx: ToolContext, args: SlowArgs) -> ToolResult:
    """Take so long."""
    await asyncio.sleep(args.seconds)
    return ToolResult(message=f"{args.label} took {args.seconds:g} s")


async def failing_tool(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """Fail after a second."""
    await asyncio.sleep(1)
    raise ToolFailed("this tool always fails")


async def protocol_error_job(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """Break after a second, as a program does that has a fault."""
    await asyncio.sleep(1)
    raise RuntimeError("this tool is broken")


async def confirm_delete(ctx: ToolContext, args: DeleteArgs) -> ToolResult:
    """Delete nothing, and say so."""
    return ToolResult(message=f"Deleted {args.filename}")
