"""Files in a result as file parts: the images, sounds and resources among the `content` of an MCP server's answer.

https://modelcontextprotocol.io/specification, content blocks. Pure.
"""

from __future__ import annotations

import base64
import binascii
from typing import Any
from urllib.parse import urlsplit

from a2a.types.a2a_pb2 import Part


def file_parts(result: Any) -> list[Part]:
    """The files of a result in their order; none of what is not MCP's."""
    content = result.get("content") if isinstance(result, dict) else None
    blocks = content if isinstance(content, list) else []
    return [part for block in blocks if isinstance(block, dict) and (part := _part(block)) is not None]


def _part(block: dict[str, Any]) -> Part | None:
    match block:
        case {"type": "image" | "audio", "data": str(data), "mimeType": str(media_type)}:
            return _raw(data, media_type, "")
        case {"type": "resource", "resource": {"uri": str(uri), "blob": str(blob), **rest}}:
            return _raw(blob, str(rest.get("mimeType", "application/octet-stream")), _name(uri))
        case {"type": "resource_link", "uri": str(uri), **rest}:
            name = str(rest.get("name") or _name(uri))
            return Part(url=uri, media_type=str(rest.get("mimeType", "")), filename=name)
    return None


def _raw(data: str, media_type: str, name: str) -> Part | None:
    try:
        return Part(raw=base64.b64decode(data, validate=True), media_type=media_type, filename=name)
    except binascii.Error:
        return None


def _name(uri: str) -> str:
    try:
        return urlsplit(uri).path.rpartition("/")[2]
    except ValueError:
        return ""
