"""From what a server says of its tools to catalogue entries: permission, effect, schema. Pure.

The word of an untrusted server can only make Steward more careful than the operator's defaults are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from steward.contracts.base import canonical_json, too_deep
from steward.contracts.letters import marked
from steward.contracts.mcp import McpDefinition, McpServer, PinnedTool, ToolOverride
from steward.contracts.redaction import REDACTOR
from steward.contracts.schemas import UnusableSchema, linear_pattern
from steward.contracts.tool import Effect, McpExecutor, Permission, ToolSpec
from steward.contracts.tool_proposals import proposed_effect, proposed_permission
from steward.contracts.validation import TooMuchWork, bounded, schema_fault
from steward.tools.entries import schema_faults
from steward.tools.guards import GUARDS
from steward.tools.mcp.names import passes_for_ours

UNUSABLE: Final = "x-steward-unusable"
"""The member of a schema that stands for one that a server did not give, or not as a schema of arguments."""

if TYPE_CHECKING:
    from mcp_types import Tool

TOOL_TYPE: Final = "mcp"
_LONGEST_NAME: Final = 64
_LONGEST_DESCRIPTION: Final = 2_000
_LONGEST_MISFIT: Final = 300
_LARGEST_SCHEMA: Final = 100_000
_REFERENCES: Final = ("$ref", "$dynamicRef", "$recursiveRef")


class UnusableDefinition(ValueError):
    """A tool that cannot be offered, and why."""


def definition_of(tool: Tool) -> McpDefinition:
    """What a server says of a tool, without any secret."""
    annotations = tool.annotations.model_dump(mode="json", by_alias=True, exclude_none=True) if tool.annotations else {}
    message = {
        "name": tool.name,
        "title": tool.title,
        "description": tool.description or "",
        "input_schema": tool.input_schema,
        "output_schema": tool.output_schema,
        "annotations": annotations,
    }
    return McpDefinition.model_validate(REDACTOR.value(message))


def spec_of(server: McpServer, definition: McpDefinition, name: str) -> ToolSpec:
    """The entry of a tool.

    Raises:
        UnusableDefinition: its schema is broken, or the operator's override of it is.
    """
    if posing := next(
        filter(passes_for_ours, (definition.name, definition.title, definition.annotations.get("title"))), ""
    ):
        raise UnusableDefinition(f"it calls itself {marked(str(posing)[:_LONGEST_NAME])}, as if it were Steward's own")
    override = server.tools.get(definition.name, ToolOverride())
    if override.guard is not None and override.guard not in GUARDS:
        raise UnusableDefinition(f"there is no guard {override.guard}; known are: {', '.join(sorted(GUARDS))}")
    permission = _permission(server, definition, override)
    if permission is Permission.AUTONOMOUS_WITH_GUARDRAILS and override.guard is None:
        raise UnusableDefinition("permission autonomous_with_guardrails needs a guard")
    try:
        return ToolSpec(
            name=name,
            description=override.description or _words(definition) or f"{definition.name} of {server.name}",
            parameters=_parameters(server, definition, override),
            permission=permission,
            effect=_effect(server, definition, override),
            tool_type=TOOL_TYPE,
            does=override.does,
            of=override.of,
            roles=override.roles,
            tags=[server.name, *override.tags],
            examples=override.examples,
            executor=McpExecutor(server=server.name, tool=definition.name),
            timeout_s=override.timeout_s or server.timeout_s,
            guard=override.guard,
            egress=override.egress,
            trusted=server.trust == "trusted" if override.trusted is None else override.trusted,
            trusted_definition=server.trust == "trusted",
        )
    except ValidationError as error:
        raise UnusableDefinition("; ".join(item["msg"] for item in error.errors())) from error


def _permission(server: McpServer, definition: McpDefinition, override: ToolOverride) -> Permission:
    if override.permission is not None:
        return override.permission
    if override.guard is not None:
        return Permission.AUTONOMOUS_WITH_GUARDRAILS
    default = server.permission or Permission.PERMISSION_REQUIRED
    return proposed_permission(definition.annotations, default, trusted=server.trust == "trusted")


def _effect(server: McpServer, definition: McpDefinition, override: ToolOverride) -> Effect:
    if override.effect is not None:
        return override.effect
    default = server.effect or Effect.ONCE
    return proposed_effect(definition.annotations, default, trusted=server.trust == "trusted")


def _words(definition: McpDefinition) -> str:
    """The description on one line: a planner reads it, and it must not look like anything but a description."""
    text = definition.description or definition.title or ""
    shown = "".join(ch if ch.isprintable() else " " for ch in text[: 4 * _LONGEST_DESCRIPTION])
    return " ".join(shown.split())[:_LONGEST_DESCRIPTION]


def _parameters(server: McpServer, definition: McpDefinition, override: ToolOverride) -> dict[str, Any]:
    message = definition.input_schema
    if UNUSABLE in message:
        raise UnusableDefinition("its server gives no inputSchema for it that says what its arguments are")
    if too_deep(message):
        raise UnusableDefinition("its schema is nested too deep")
    if len(canonical_json(message)) > _LARGEST_SCHEMA:
        raise UnusableDefinition(f"its schema is larger than {_LARGEST_SCHEMA // 1000} kB")
    if elsewhere := _reference_elsewhere(message):
        raise UnusableDefinition(f"its schema refers to {elsewhere}, which is not fetched")
    schema: dict[str, Any] = _checkable(server, message)
    schema = {"properties": {}, **{key: value for key, value in schema.items() if key not in ("$schema", "$id")}}
    if faults := list(schema_faults(schema)):
        raise UnusableDefinition("; ".join(faults))
    return _without_argument(schema, override.idempotency_argument)


def _reference_elsewhere(value: Any) -> str | None:
    """A reference that leads out of the schema: validating would fetch it from wherever the server says."""
    if isinstance(value, dict):
        for word in _REFERENCES:
            if isinstance(value.get(word), str) and not value[word].startswith("#"):
                return str(value[word])[:200]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return next((found for item in inner if (found := _reference_elsewhere(item))), None)


def _checkable(server: McpServer, schema: Any) -> Any:
    """The schema without a stranger's regular expressions, and without those of anybody that cannot be matched in
    linear time. The server checks them."""
    return _without_patterns(schema, _is_linear if server.trust == "trusted" else lambda pattern: False)


def _without_patterns(value: Any, keeps: Callable[[str], bool]) -> Any:
    if isinstance(value, list):
        return [_without_patterns(item, keeps) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {}
    for key, item in value.items():
        if key == "patternProperties" and isinstance(item, dict) and not all(map(keeps, item)):
            continue
        if not (key == "pattern" and isinstance(item, str) and not keeps(item)):
            kept[key] = _without_patterns(item, keeps)
    return kept


def _is_linear(pattern: str) -> bool:
    try:
        linear_pattern(pattern)
    except UnusableSchema:
        return False
    return True


def _without_argument(schema: dict[str, Any], name: str | None) -> dict[str, Any]:
    """The schema without the argument that Steward fills in itself.

    Raises:
        UnusableDefinition: the tool has no such argument.
    """
    if name is None:
        return schema
    if name not in schema["properties"]:
        raise UnusableDefinition(f"it has no argument {name} for the idempotency key")
    properties = {key: value for key, value in schema["properties"].items() if key != name}
    required = [key for key in schema.get("required", []) if key != name]
    return {**schema, "properties": properties, "required": required}


def misfit(server: McpServer, definition: McpDefinition, structured: Any) -> str | None:
    """How a structured result differs from what the tool declares; None when it does not, or nothing is declared.
    Takes up to some seconds: not for the event loop."""
    schema = definition.output_schema
    if schema is None:
        return None
    if structured is None:
        return "structured content is missing"
    if too_deep(schema) or len(canonical_json(schema)) > _LARGEST_SCHEMA:
        return "its output schema cannot be used"
    wanted = _checkable(server, schema)
    if schema_fault(wanted):
        return "its output schema cannot be used"
    try:
        errors = bounded(wanted).errors(structured)
    except TooMuchWork as error:
        return f"it cannot be checked: {error}"
    return REDACTOR.text(errors[0].message)[:_LONGEST_MISFIT] if errors else None


def why_withheld(pinned: PinnedTool) -> str:
    """Why a tool on record may not be used now, and what to do."""
    if pinned.state == "gone":
        return f"the MCP server {pinned.server} no longer has it"
    what = "was changed by its server" if pinned.accepted else "is new"
    if pinned.state == "rejected":
        return f"{pinned.tool} of the MCP server {pinned.server} {what} and was rejected"
    way = f"steward mcp accept {pinned.server} {pinned.tool}"
    return f"{pinned.tool} of the MCP server {pinned.server} {what} and waits to be accepted: {way}"
