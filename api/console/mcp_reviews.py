"""MCP servers for who administers: how each stands, and what changed in its tools, to accept or refuse as shown."""

from __future__ import annotations

import asyncio
import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from fastapi import APIRouter, Request
from starlette.responses import Response

from steward.api.bodies import McpDecisionBody, checked
from steward.api.console.guarded import PageRoute, Visitor, form_of, visitor_of
from steward.api.console.pages import as_json, page
from steward.contracts.errors import Conflict, NotFound
from steward.contracts.mcp import DefinitionState, McpDefinition, PinnedTool

router = APIRouter(prefix="/console/mcp-servers", route_class=PageRoute, include_in_schema=False)
Sign: TypeAlias = Literal["same", "gone", "new", "cut"]
_SIGNS: Final[dict[str, Sign]] = {"-": "gone", "+": "new", "@": "cut"}
_MOST_LINES: Final = 2_000
"""Beyond so many lines two definitions stand below each other: comparing takes quadratic time."""


@dataclass(frozen=True, slots=True)
class Review:
    """A tool whose server offers what nobody accepted, and the marked lines of the difference to what was."""

    tool: PinnedTool
    lines: Sequence[tuple[Sign, str]]

    @property
    def key(self) -> str:
        """What names it in the page."""
        return f"{self.tool.offered_sha256 or ''}"[:16]


async def waiting_count(visitor: Visitor) -> int:
    """How many changed definitions wait for a decision."""
    return sum(tool.state is DefinitionState.WAITING for tool in await visitor.gateway.mcp.tools())


@router.get("")
async def show(request: Request) -> Response:
    """The servers, what waits for a decision, and every tool on record."""
    visitor = visitor_of(request)
    visitor.require_administers()
    servers, tools = await visitor.gateway.mcp.servers(), await visitor.gateway.mcp.tools()
    open_ones = [one for one in tools if one.state in (DefinitionState.WAITING, DefinitionState.REJECTED)]
    reviews = await asyncio.to_thread(lambda: [_review(tool) for tool in open_ones])
    return page("mcp_servers.html", here="tools", visitor=visitor, servers=servers, tools=tools, reviews=reviews)


@router.post("/decide")
async def decide(request: Request) -> Response:
    """Accept or refuse exactly the definition that was shown. One that has changed since is shown anew."""
    visitor, form = visitor_of(request), await form_of(request)
    visitor.require_administers()
    given = {name: str(form.get(name, "")) for name in ("server", "tool", "sha256")}
    body = checked(McpDecisionBody, {**given, "accepted": form.get("accepted") == "true"})
    stale = ""
    try:
        await visitor.gateway.mcp.decide(
            body.server, body.tool, accepted=body.accepted, actor=visitor.principal.actor, sha256=body.sha256
        )
    except Conflict as error:
        stale = error.detail
    tools = await visitor.gateway.mcp.tools()
    tool = next((one for one in tools if (one.server, one.tool) == (body.server, body.tool)), None)
    if tool is None:
        raise NotFound(f"the MCP server {body.server} has no tool {body.tool} on record")
    review = await asyncio.to_thread(_review, tool)
    return page("mcp_decided.html", visitor=visitor, review=review, stale=stale)


def _review(tool: PinnedTool) -> Review:
    before, after = _lines(tool.accepted), _lines(tool.offered)
    if max(len(before), len(after)) > _MOST_LINES:
        return Review(tool, [*(("gone", line) for line in before), *(("new", line) for line in after)])
    reported = list(difflib.unified_diff(before, after, lineterm="", n=3))[3:]
    return Review(
        tool, [(_SIGNS.get(line[:1], "same"), "…" if line.startswith("@") else line[1:]) for line in reported]
    )


def _lines(definition: McpDefinition | None) -> list[str]:
    return as_json(definition.model_dump(mode="json")).splitlines() if definition else []
