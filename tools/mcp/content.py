"""What an MCP server answers, as it leaves this package: the result on the wire's terms, an error cut to a bound.

The result of a call keeps MCP's own members (`content`, `structuredContent`), which the renderers know.
"""

from __future__ import annotations

from typing import Any, Final

from mcp_types import CallToolResult, TextContent

from steward.contracts.redaction import REDACTOR

_LONGEST_ERROR: Final = 2_000


def result_of(answer: CallToolResult) -> dict[str, Any]:
    """The result of a call that went well: `content` (texts, images, resources, in order) and, where the tool has
    structured output, `structuredContent`."""
    dumped: dict[str, Any] = answer.model_dump(
        mode="json", by_alias=True, exclude_none=True, include={"content", "structured_content"}
    )
    if "structured_content" not in answer.model_fields_set:
        dumped.pop("structuredContent", None)
    return dumped


def error_text(answer: CallToolResult) -> str:
    """The words of an answer that says it is an error."""
    message = "\n".join(part.text for part in answer.content if isinstance(part, TextContent)).strip()
    return REDACTOR.text(message or "it failed and did not say why")[:_LONGEST_ERROR]
