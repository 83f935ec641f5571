"""Tools that do what the kit's scenarios (scenarios/*.feature) expect of an agent, each as its name says."""

from __future__ import annotations

import base64

from steward.contracts.errors import InputRequired
from steward.contracts.tool_input import ToolQuestion
from steward.tools.context import ToolArgs, ToolContext, ToolResult


class NoArgs(ToolArgs):
    """None."""


class SayArgs(ToolArgs):
    """What to say."""

    text: str


async def say(ctx: ToolContext, args: SayArgs) -> ToolResult:
    """The text and no result."""
    return ToolResult(message=args.text)


async def give_data(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """A JSON object."""
    return ToolResult(result={"key": "value", "count": 42})


async def give_file(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """A file, as MCP servers give one."""
    blob = base64.b64encode(b"tck").decode()
    resource = {"uri": "file:///output.txt", "mimeType": "text/plain", "blob": blob}
    return ToolResult(result={"content": [{"type": "resource", "resource": resource}]})


async def give_link(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """The address of a file."""
    link = {"uri": "https://example.com/output.txt", "name": "output.txt", "mimeType": "text/plain"}
    return ToolResult(result={"content": [{"type": "resource_link", **link}]})


async def ask(ctx: ToolContext, args: NoArgs) -> ToolResult:
    """Asks until the answer is none of the kit's messages that are to leave the task open."""
    answer = "" if ctx.answer is None else str(ctx.answer.content.get("input", ""))
    if ctx.answer is None or answer.startswith("TCK history message"):
        fields = {"type": "object", "properties": {"input": {"type": "string"}}, "required": ["input"]}
        raise InputRequired(ToolQuestion(message="Input is needed.", fields=fields, state="kit"))
    return ToolResult(message="Hello from TCK")
