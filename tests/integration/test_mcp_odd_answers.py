"""Servers that are odd in one way each: what succeeded is a success, and one odd tool costs itself alone."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import pytest
from mcp.shared.message import SessionMessage
from mcp_types.jsonrpc import JSONRPCResponse

from steward.contracts.mcp import McpServer, ToolOverride
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.tools.mcp.definitions import UNUSABLE
from steward.tools.mcp.mending import mended
from tests.support.mcp import a_bench, text_of

SERVER = Path(__file__).parent.parent / "cases" / "mcp" / "odd_server.py"
ARGS = {"text": "hi"}
TEXT = {"type": "text", "text": "x"}
LINK = {"type": "resource_link", "uri": "file:///a", "name": "a"}
PICTURE = {"type": "image", "data": "aGk=", "mimeType": "image/png"}


def a_server(kind: str, *, effect: bool = False) -> McpServer:
    override = {"effect": Effect.ONCE} if effect else {}
    tools = {f"{kind}_echo": ToolOverride(**override)}
    return McpServer(
        name=kind, command=sys.executable, args=[str(SERVER), kind], trust="trusted", timeout_s=15, tools=tools
    )


@pytest.mark.requirement("mcp.calls.odd-answers")
@pytest.mark.parametrize("effect", [False, True], ids=["read", "effect"])
@pytest.mark.parametrize(
    ("kind", "text", "structured"),
    [
        ("nocontent", None, {"ok": True}),
        ("unknownpart", "seen", None),
        ("surronly", "half \ufffd alone", None),
        ("noise", 'said {"text": "hi"}', None),
    ],
)
async def test_what_was_done_is_done_however_it_is_said(
    database: Database, kind: str, text: str | None, structured: Any, effect: bool
) -> None:
    async with a_bench(database, a_server(kind, effect=effect)) as bench:
        begin = time.monotonic()
        result = await bench.call(f"{kind}_echo", ARGS)
    assert time.monotonic() - begin < 10
    assert (text_of(result) if result.result["content"] else None) == text
    assert result.result.get("structuredContent") == structured


@pytest.mark.requirement("mcp.listing.odd-tools")
@pytest.mark.parametrize(
    ("kind", "offered", "left_out"),
    [
        ("missing", {"missing_echo"}, {"missing_bad"}),
        ("onlymark", {"onlymark_echo"}, {"onlymark_bad"}),
        ("badone", {"badone_echo"}, {"badone_missing", "badone_type"}),
        ("badtype", {"badtype_echo"}, {"badtype_bad"}),
        ("nullprops", {"nullprops_echo"}, {"nullprops_bad"}),
        ("typeonly", {"typeonly_echo", "typeonly_ok"}, set()),
        ("nulldesc", {"nulldesc_echo", "nulldesc_ok"}, set()),
        ("cursorloop", {"cursorloop_echo"}, set()),
        ("cursorempty", {"cursorempty_echo", "cursorempty_second"}, set()),
    ],
)
async def test_an_odd_tool_costs_itself_alone_and_is_named(
    database: Database, kind: str, offered: set[str], left_out: set[str]
) -> None:
    async with a_bench(database, a_server(kind)) as bench:
        assert bench.names() == offered
        [health] = bench.hub.health
        assert set(health.left_out) == left_out
        if kind == "missing":
            assert "gives no inputSchema" in health.left_out["missing_bad"]


def a_response(result: dict[str, Any]) -> SessionMessage:
    return SessionMessage(JSONRPCResponse(jsonrpc="2.0", id=1, result=result))


@pytest.mark.requirement("mcp.calls.odd-answers")
@pytest.mark.parametrize(
    ("result", "made"),
    [
        ({}, {"content": []}),
        ({"content": None}, {"content": []}),
        ({"content": "done"}, {"content": [{"type": "text", "text": "done"}]}),
        ({"content": [{"type": "text"}, 7, None]}, {"content": []}),
        ({"content": {"type": "text", "text": "x"}}, {"content": [TEXT]}),
        ({"content": ["x", {"text": "x"}]}, {"content": [TEXT, TEXT]}),
        ({"content": [{"type": "text", "text": 42}]}, {"content": [TEXT | {"text": "42"}]}),
        ({"content": [{"type": "text", "text": {"a": 1}}]}, {"content": [TEXT | {"text": '{"a": 1}'}]}),
        ({"content": [{"type": "text", "text": None}, TEXT]}, {"content": [TEXT]}),
        ({"content": [{"type": "json", "json": {}}, TEXT]}, {"content": [TEXT]}),
        ({"content": [TEXT | {"annotations": {"priority": 5}}]}, {"content": [TEXT]}),
        ({"content": [TEXT], "isError": "false"}, {"content": [TEXT], "isError": False}),
        ({"toolResult": {"a": 1}}, {"toolResult": {"a": 1}, "content": [], "structuredContent": {"a": 1}}),
        ({"a": 1}, {"a": 1, "content": [], "structuredContent": {"a": 1}}),
        ({"content": [], "structuredContent": {}}, {"content": [], "structuredContent": {}}),
        ({"content": [], "structuredContent": [1]}, {"content": [], "structuredContent": {"result": [1]}}),
        ({"content": [], "isError": None, "_meta": None}, {"content": [], "_meta": None}),
        ({"content": [], "isError": "yes", "_meta": 3}, {"content": [], "isError": True}),
        ({"result": "ok"}, {"result": "ok", "content": [], "structuredContent": {"result": "ok"}}),
        ({"content": [{"type": "text", "text": True}]}, {"content": [TEXT | {"text": "true"}]}),
        ({"content": [{"type": "TEXT", "text": "x"}]}, {"content": [TEXT]}),
        ({"content": [{"type": "text", "text": ["a", "b"]}]}, {"content": [TEXT | {"text": '["a", "b"]'}]}),
        ({"content": [[TEXT]]}, {"content": [TEXT]}),
        ({"content": [], "structured_content": {"a": 1}}, {"content": [], "structuredContent": {"a": 1}}),
        ({"content": [TEXT], "is_error": True}, {"content": [TEXT], "isError": True}),
        ({"content": [{"type": "text", "content": "x"}]}, {"content": [TEXT]}),
        ({"content": [LINK, PICTURE]}, {"content": [LINK, PICTURE]}),
        ({"task": {"taskId": "1"}}, {"task": {"taskId": "1"}}),
        ({"resultType": "input_required", "requestState": "x"}, {"resultType": "input_required", "requestState": "x"}),
    ],
)
def test_the_result_of_a_call_is_made_one_that_can_be_read(result: dict[str, Any], made: dict[str, Any]) -> None:
    assert mended(a_response(result), "tools/call").message.result == made


PROPERTIES = {"a": {"type": "string"}}


@pytest.mark.requirement("mcp.listing.odd-tools")
@pytest.mark.parametrize(
    ("schema", "made"),
    [
        ({"type": "object", "properties": []}, {"type": "object", "properties": {}}),
        ({"type": "object", "properties": PROPERTIES, "required": None}, {"type": "object", "properties": PROPERTIES}),
        ({"type": "object", "properties": PROPERTIES, "required": {}}, {"type": "object", "properties": PROPERTIES}),
        ({"properties": PROPERTIES}, {"type": "object", "properties": PROPERTIES}),
        ({"type": "object", "required": []}, {"type": "object", "required": []}),
        ("{}", {"type": "object", UNUSABLE: True}),
        ({"type": ["object"]}, {"type": "object", UNUSABLE: True}),
        ({"type": "OBJECT"}, {"type": "object", UNUSABLE: True}),
        ({"anyOf": []}, {"type": "object", UNUSABLE: True}),
        (None, {"type": "object", UNUSABLE: True}),
    ],
)
def test_a_schema_that_says_nothing_in_another_way_is_usable(schema: Any, made: dict[str, Any]) -> None:
    listed = {"tools": [{"name": "x", "inputSchema": schema}]}
    assert mended(a_response(listed), "tools/list").message.result["tools"][0]["inputSchema"] == made
