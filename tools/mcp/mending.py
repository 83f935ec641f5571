"""What servers answer a little otherwise than MCP says, made what the SDK takes: an effect that succeeded is no unknown
outcome for a missing member, and one tool without a usable schema costs that tool alone. Pure.

Used by the streams of a connection, before the SDK's session reads a message.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final

from mcp.shared.message import SessionMessage
from mcp_types import CallToolResult, Tool
from mcp_types.jsonrpc import JSONRPCResponse, jsonrpc_message_adapter
from mcp_types.methods import SERVER_RESULTS
from pydantic import ValidationError

from steward.tools.mcp.definitions import UNUSABLE

_VERSION: Final = "2025-11-25"
_WAITING: Final = ("inputRequests", "requestState", "task")
"""Members of answers that end no call."""
_SNAKE: Final = {"is_error": "isError", "structured_content": "structuredContent"}
"""Members as Python writes them."""
_LONE: Final = re.compile("[\ud800-\udfff]")


def mended(message: Any, method: str) -> Any:
    """A message of a server to a request of that method, or what the transport said of one that it could not parse."""
    if isinstance(message, ValidationError):
        return _parsed(message)
    if not isinstance(message, SessionMessage) or not isinstance(message.message, JSONRPCResponse):
        return message
    result = message.message.result
    if method == "tools/call":
        message.message.result = _call_result(result)
    elif method == "tools/list":
        message.message.result = _list_result(result)
    return message


def _parsed(fault: ValidationError) -> Any:
    """The message of a line that holds half a character, with a mark in its place; the fault of any other."""
    line = next((error["input"] for error in fault.errors() if isinstance(error.get("input"), str | bytes)), None)
    if line is None:
        return fault
    try:
        return SessionMessage(jsonrpc_message_adapter.validate_python(_whole(json.loads(line)), by_name=False))
    except (ValueError, RecursionError):
        return fault


def _whole(value: Any) -> Any:
    if isinstance(value, str):
        return _LONE.sub("\ufffd", value)
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return {_whole(key): _whole(item) for key, item in value.items()} if isinstance(value, dict) else value


def _call_result(result: dict[str, Any]) -> dict[str, Any]:
    """The result of a call with the parts that can be read, and without members that are none."""
    if any(name in result for name in _WAITING) or result.get("resultType", "complete") != "complete":
        return result
    result = {_SNAKE.get(name, name): value for name, value in result.items()}
    content, structured = result.get("content"), result.get("structuredContent")
    made = {name: value for name, value in result.items() if name not in ("content", "structuredContent", "isError")}
    listed = content if isinstance(content, list) else [] if content is None else [content]
    parts = [part for one in listed for part in (one if isinstance(one, list) else [one])]
    made["content"] = [whole for part in parts if _is_part(whole := _part(part))]
    if structured is None and "content" not in result and "isError" not in result:
        # What is returned without its envelope, or in that of the first version of the protocol.
        bare = {name: value for name, value in result.items() if not name.startswith("_") and name != "resultType"}
        structured = result.get("toolResult") or bare or None
    if structured is not None:
        made["structuredContent"] = structured if isinstance(structured, dict) else {"result": structured}
    if result.get("isError") is not None:
        made["isError"] = result["isError"] not in (False, "false", "False", 0, "")
    if not isinstance(made.get("_meta"), dict | None):
        del made["_meta"]
    return made


def _part(part: Any) -> Any:
    """A part of the content as it should be: a text without its type, a value where a text should be, marks of an
    audience that are none."""
    if isinstance(part, str):
        return {"type": "text", "text": part}
    if not isinstance(part, dict):
        return part
    made = {name: value for name, value in part.items() if name != "annotations" or _is_part(part)}
    if isinstance(made.get("type"), str):
        made["type"] = made["type"].lower()
    if made.get("type") == "text" and "text" not in made and isinstance(made.get("content"), str):
        made["text"] = made.pop("content")
    if made.get("text") is not None and made.get("type", "text") == "text":
        text = made["text"]
        made |= {"type": "text", "text": text if isinstance(text, str) else json.dumps(text, ensure_ascii=False)}
    return made


def _is_part(part: Any) -> bool:
    try:
        SERVER_RESULTS["tools/call", _VERSION].model_validate({"content": [part]}, by_name=False)  # type: ignore[union-attr]
        CallToolResult.model_validate({"content": [part]}, by_name=False)
    except ValidationError:
        return False
    return True


def _list_result(result: dict[str, Any]) -> dict[str, Any]:
    """A page of tools: one without a usable schema says that it has none, one without a name is left out."""
    tools = result.get("tools")
    if not isinstance(tools, list):
        return result
    made = (_usable(tool) for tool in tools)
    return {**result, "tools": [tool for tool in made if tool is not None]}


def _schema(schema: Any) -> Any:
    """A schema of arguments without what other languages write for nothing: a list for no properties, null for none
    that is required; and with the type that its properties show."""
    if not isinstance(schema, dict):
        return schema
    made = {name: value for name, value in schema.items() if name != "required" or isinstance(value, list)}
    if made.get("properties") == []:
        made["properties"] = {}
    return {"type": "object", **made} if isinstance(made.get("properties"), dict) else made


def _usable(tool: Any) -> dict[str, Any] | None:
    if isinstance(tool, dict) and "inputSchema" in tool:
        tool = {**tool, "inputSchema": _schema(tool["inputSchema"])}
    if _is_tool(tool):
        return dict(tool)
    if not isinstance(tool, dict) or not isinstance(tool.get("name"), str):
        return None
    plain = {name: tool[name] for name in ("name", "description", "title") if isinstance(tool.get(name), str)}
    without = {**tool, "inputSchema": {"type": "object", UNUSABLE: True}}
    return without if _is_tool(without) else {**plain, "inputSchema": {"type": "object", UNUSABLE: True}}


def _is_tool(tool: Any) -> bool:
    try:
        SERVER_RESULTS["tools/list", _VERSION].model_validate({"tools": [tool]}, by_name=False)  # type: ignore[union-attr]
        Tool.model_validate(tool, by_name=False)
    except ValidationError:
        return False
    return True
