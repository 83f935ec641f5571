"""Heads of requests over real sockets: too slow, too many headers, too much; and what a whole request may still be."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from steward.api import http_protocol
from steward.api.http_protocol import LARGEST_HEAD, MOST_HEADERS, BoundedProtocol
from tests.support.mcp import until

BEGUN = b"POST /x HTTP/1.1\r\nHost: localhost\r\n"


@pytest.fixture
async def port() -> AsyncIterator[int]:
    """A server that answers how many headers and bytes of a body it was sent."""

    async def served(request: Request) -> JSONResponse:
        return JSONResponse({"headers": len(request.headers.raw), "body": len(await request.body())})

    app = Starlette(routes=[Route("/{path:path}", served, methods=["GET", "POST"])])
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, http=BoundedProtocol, ws="none", log_config=None, lifespan="off")
    )
    task = asyncio.create_task(server.serve())
    await until(lambda: server.started)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await task


async def send(port: int, *parts: bytes) -> bytes:
    """What comes until the server closes, or is silent for a while after an answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.02)
        async with asyncio.timeout(20):
            return await reader.read(1 << 16)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


def status_of(answer: bytes) -> int:
    head, _, body = answer.partition(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    if status >= 400:
        document = json.loads(body)
        assert (document["status"], document["error"], document["success"]) == (status, "invalid_request", False)
        assert b"application/problem+json" in head
    return status


@pytest.mark.requirement("api.headers.bounded")
async def test_too_many_headers_too_large_ones_and_too_long_an_address_are_refused(port: int) -> None:
    many = b"".join(b"X-%d: 1\r\n" % number for number in range(MOST_HEADERS))
    large = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 8_000) for number in range(9))
    for head in (BEGUN + many, BEGUN + large, b"GET /" + b"a" * LARGEST_HEAD + b" HTTP/1.1\r\n"):
        assert status_of(await send(port, head + b"\r\n")) == 431


@pytest.mark.requirement("api.headers.bounded")
async def test_one_header_without_an_end_is_not_kept(port: int) -> None:
    endless = [b"a" * 8_000] * 10
    assert status_of(await send(port, BEGUN + b"X-Long: ", *endless)) == 431
    chunked = BEGUN + b"Transfer-Encoding: chunked\r\n\r\n"
    assert await send(port, chunked + b"1\r\na\r\n0\r\nX-Trailer: ", *endless) != b""


@pytest.mark.requirement("api.headers.bounded")
async def test_a_request_within_the_bounds_is_served_and_its_trailers_are_no_headers(port: int) -> None:
    few = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 600) for number in range(90))
    assert status_of(await send(port, BEGUN + few + b"Content-Length: 0\r\n\r\n")) == 200
    chunked = BEGUN + b"Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\nAuthorization: Bearer late\r\n\r\n"
    answer = await send(port, chunked)
    assert json.loads(answer.partition(b"\r\n\r\n")[2]) == {"headers": 2, "body": 2}


@pytest.mark.requirement("api.headers.bounded")
@pytest.mark.parametrize(
    ("parts", "answer"),
    [
        ([BEGUN], 408),
        ([BEGUN, b"X-A: 1\r\n", b"X-B: 2\r\n"], 408),
        ([], None),
        ([b"\r\n", b"\r\n"], None),
    ],
    ids=["half a head", "a header now and then", "nothing", "blank lines"],
)
async def test_a_head_that_does_not_come_ends_the_connection(
    port: int, monkeypatch: pytest.MonkeyPatch, parts: list[bytes], answer: int | None
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_S", 0.3)
    told = await send(port, *parts)
    assert (status_of(told) if told else None) == answer


@pytest.mark.requirement("api.headers.bounded")
async def test_a_slow_body_and_the_next_request_on_the_same_connection_are_not_cut_off(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_protocol, "HEAD_S", 0.3)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    async with asyncio.timeout(20):
        for _ in range(2):
            writer.write(BEGUN + b"Content-Length: 2\r\n\r\na")
            await asyncio.sleep(0.5)
            writer.write(b"b")
            head = await reader.readuntil(b"\r\n\r\n")
            assert b" 200 " in head
            await reader.readuntil(b"}")
            await asyncio.sleep(0.5)
    writer.close()
