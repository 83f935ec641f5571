"""Answers over HTTP that are larger than they look, over real sockets: to tools, to the planner, from MCP servers."""

from __future__ import annotations

import asyncio
import gzip
import tracemalloc
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import TypeAlias

import pytest

from steward.contracts.bodies import MAX_BODY_BYTES
from steward.contracts.errors import ToolError, ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.mcp import McpServer
from steward.contracts.tool import ToolSpec
from steward.planners.chain import BackendFailed, PlanControl
from steward.planners.openai.backend import OpenAIPlanner
from steward.tools.executors import ToolRunner
from steward.tools.mcp.connection import Connection
from steward.tools.ports import Services
from tests.support.http_peer import Peer, an_answer
from tests.support.tool_bench import a_context, an_entry
from tests.support.toolbox import request

MOST = MAX_BODY_BYTES * 4
"""Bytes of memory that reading an answer may take: the body, a copy of it, and what holds the pieces."""


Bombs: TypeAlias = dict[str, tuple[bytes, str]]


def bare_deflate(body: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return packer.compress(body) + packer.flush()


def bomb(packed: Callable[[bytes], bytes] = gzip.compress) -> bytes:
    """256 MiB of zeros, packed."""
    return packed(bytes(256 << 20))


PACKED = ["gzip", "gzip twice", "gzip thrice", "deflate", "bare deflate", "brotli", "zstd", "no gzip", "cut off"]


@pytest.fixture(scope="module")
def bombs() -> Bombs:
    """By the names of PACKED each body and the encoding that it declares. Packing takes seconds, which collecting the
    tests must not; and it is over before a test counts its memory."""
    once = bomb()
    twice = gzip.compress(once)
    bodies = [
        (once, "gzip"),
        (twice, "gzip, gzip"),
        (gzip.compress(twice), "gzip, identity, gzip, gzip"),
        (bomb(zlib.compress), "deflate"),
        (bomb(bare_deflate), "deflate"),
        (b"\x5b\xff\xff\xff\x03" * 100, "br"),
        (b"\x28\xb5\x2f\xfd" * 100, "zstd"),
        (b"[1]", "gzip"),
        (gzip.compress(b"[1, 2, 3]")[:-6], "gzip"),
    ]
    return dict(zip(PACKED, bodies, strict=True))


@pytest.fixture
async def runner() -> AsyncIterator[ToolRunner]:
    made = ToolRunner(Services(), lambda name: None)
    yield made
    await made.aclose()


@pytest.fixture
def memory() -> Iterator[Callable[[], int]]:
    """The most bytes that Python held since the test began."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    yield lambda: tracemalloc.get_traced_memory()[1] - before
    tracemalloc.stop()


def spec(peer: Peer, effect: str) -> ToolSpec:
    executor = {"kind": "http", "method": "GET" if effect == "read" else "POST", "url": peer.url + "/x"}
    return ToolSpec.model_validate(
        an_entry(effect=effect, executor=executor, parameters={"type": "object", "properties": {}})
    )


def with_encoding(body: bytes, encoding: str) -> bytes:
    return an_answer(body=body, Content_Encoding=encoding, Content_Type="application/json")


@pytest.mark.requirement("attacks.b3.bodies-are-bounded")
@pytest.mark.requirement("attacks.b3.encodings-are-few")
@pytest.mark.parametrize("name", PACKED)
async def test_a_packed_answer_that_is_too_much_or_unreadable_fails_a_read_and_leaves_an_effect_unknown(
    runner: ToolRunner, peer: Peer, bombs: Bombs, memory: Callable[[], int], name: str
) -> None:
    peer.answer = with_encoding(*bombs[name])
    with pytest.raises(ToolFailed) as failed:
        await runner.run(spec(peer, "read"), a_context(), {})
    assert type(failed.value) is ToolFailed
    with pytest.raises(ToolOutcomeUnknown):
        await runner.run(spec(peer, "once"), a_context(), {})
    assert memory() < MOST
    assert peer.asked[-1].headers["accept-encoding"] == "gzip, deflate"


@pytest.mark.requirement("attacks.b3.bodies-are-bounded")
async def test_an_answer_without_an_end_is_cut_off(runner: ToolRunner, memory: Callable[[], int]) -> None:
    """In chunks, so that nothing says how many there will be."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        try:
            while True:
                writer.write(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
                await writer.drain()
        except OSError:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        endless = Peer(url=f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
        with pytest.raises(ToolError, match="more than 8 MiB"):
            await runner.run(spec(endless, "read"), a_context(), {})
    assert memory() < MOST


@pytest.mark.requirement("attacks.b3.plain-answers-are-read")
@pytest.mark.parametrize(
    ("packed", "encoding"),
    [
        (bytes, "identity"),
        (gzip.compress, "gzip"),
        (gzip.compress, "GZip"),
        (gzip.compress, "x-gzip"),
        (zlib.compress, "deflate"),
        (bare_deflate, "deflate"),
    ],
)
async def test_an_answer_is_read_however_it_is_packed(
    runner: ToolRunner, peer: Peer, packed: Callable[[bytes], bytes], encoding: str
) -> None:
    text = b'"' + b"word " * 400_000 + b'"'
    peer.answer = with_encoding(packed(text), encoding)
    result = await runner.run(spec(peer, "read"), a_context(), {})
    assert result.result == "word " * 400_000


@pytest.mark.requirement("attacks.b3.bodies-are-bounded")
@pytest.mark.parametrize("name", ["gzip", "gzip twice", "deflate", "brotli"])
async def test_a_planners_endpoint_cannot_fill_the_memory(
    peer: Peer, bombs: Bombs, memory: Callable[[], int], name: str
) -> None:
    peer.answer = with_encoding(*bombs[name])
    planner = OpenAIPlanner(peer.url + "/v1", "m")
    with pytest.raises(BackendFailed, match="its answer"):
        await planner.plan(request("what is 3+4"), PlanControl())
    assert memory() < MOST


@pytest.mark.requirement("attacks.b3.bodies-are-bounded")
@pytest.mark.parametrize("name", ["gzip", "gzip twice", "deflate", "brotli"])
async def test_an_mcp_server_cannot_fill_the_memory(
    peer: Peer, bombs: Bombs, memory: Callable[[], int], name: str
) -> None:
    peer.answer = with_encoding(*bombs[name])
    server = McpServer(name="odd", url=peer.url + "/mcp")
    connection = Connection(server, lambda name: None, lambda: None, lambda connection: None)
    try:
        with pytest.raises(ToolUnavailable):
            await connection.open()
    finally:
        await connection.close()
    assert peer.asked[0].headers["accept-encoding"] == "identity"
    assert memory() < 160 << 20
