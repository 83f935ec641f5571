"""A tool that returns a text of any size. Runs in the workers of the live stack."""

from __future__ import annotations

from steward.tools.context import ToolArgs, ToolContext, ToolResult

UNIT = "steward "


class LargeArgs(ToolArgs):
    """How many bytes the text has, and what it begins with."""

    bytes: int
    label: str


async def large_text(ctx: ToolContext, args: LargeArgs) -> ToolResult:
    """A text of that size."""
    return ToolResult(result=text_of(args.label, args.bytes))


def text_of(label: str, size: int) -> str:
    """The text that `large_text` returns."""
    return (label + UNIT * (size // len(UNIT) + 1))[:size]
