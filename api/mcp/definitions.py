"""Catalogue entries as tools of the protocol. Pure."""

from __future__ import annotations

from mcp_types import Tool, ToolAnnotations

from steward.api.core.gateway_tools import CONFIRM_ACTION, EXECUTE_TASK
from steward.api.mcp.answers import OUTPUT_SCHEMA
from steward.contracts.tool import Effect, Permission, ToolSpec


def definition(spec: ToolSpec) -> Tool:
    """The tool as clients list it. Missing arguments are asked for, so a client need not give even required ones."""
    return Tool(
        name=spec.name,
        title=title_of(spec.name),
        description=spec.description,
        input_schema={"type": "object", **spec.parameters},
        output_schema=OUTPUT_SCHEMA,
        annotations=hints_of(spec),
    )


def hints_of(spec: ToolSpec) -> ToolAnnotations:
    """The hints an entry's effect and permission amount to: what somebody must agree to, and what carries a yes or a
    task of any kind, may destroy something."""
    reads = spec.effect is Effect.READ
    destroys = spec.permission is not Permission.AUTONOMOUS or spec.name in (CONFIRM_ACTION, EXECUTE_TASK)
    return ToolAnnotations(
        title=title_of(spec.name),
        read_only_hint=reads,
        destructive_hint=not reads and destroys,
        idempotent_hint=spec.effect is not Effect.ONCE,
    )


def title_of(name: str) -> str:
    """`search_email` as people read it: Search email."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]
