"""What an MCP server answers, as it leaves this package: the result on the wire's terms, without any secret.

The result of a call keeps MCP's own members (`content`, `structuredContent`), which the renderers know.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mcp_types import CallToolResult, TextContent

from contracts.base import Json

_SHORTEST_SECRET: Final = 4
"""Shorter ones would be found everywhere."""
_LONGEST_ERROR: Final = 2_000
MASK: Final = "***"


class Redactor:
    """Takes secrets out of texts and JSON values that came from a server."""

    def __init__(self, secrets: Iterable[str]) -> None:
        self._secrets = sorted({s for s in secrets if len(s) >= _SHORTEST_SECRET}, key=len, reverse=True)

    def text(self, text: str) -> str:
        """The text with every secret masked."""
        for secret in self._secrets:
            text = text.replace(secret, MASK)
        return text

    def value(self, value: Json) -> Json:
        """The value with every secret masked in its texts and names."""
        if not self._secrets:
            return value
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return {self.text(str(key)): self.value(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.value(item) for item in value]
        return value


def result_of(answer: CallToolResult, redactor: Redactor) -> dict[str, Any]:
    """The result of a call that went well: `content` (texts, images, resources, in order) and, where the tool has
    structured output, `structuredContent`."""
    dumped: dict[str, Any] = answer.model_dump(
        mode="json", by_alias=True, exclude_none=True, include={"content", "structured_content"}
    )
    if "structured_content" not in answer.model_fields_set:
        dumped.pop("structuredContent", None)
    kept: dict[str, Any] = redactor.value(dumped)
    return kept


def error_text(answer: CallToolResult, redactor: Redactor) -> str:
    """The words of an answer that says it is an error."""
    said = "\n".join(part.text for part in answer.content if isinstance(part, TextContent)).strip()
    return redactor.text(said or "it failed and did not say why")[:_LONGEST_ERROR]
