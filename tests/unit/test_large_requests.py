"""What is large is bounded, and looked through beside the event loop; one user's work holds up nobody else."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from steward.api import http
from steward.api.bodies import ToolCallBody, checked
from steward.api.json_text import MAX_BODY, read_json, unstorable
from steward.api.large_bodies import aside, checked_aside
from steward.contracts import pools
from steward.contracts.errors import BadRequest, ErrorCode, StewardError, ToolUnavailable, TooManyRequests
from steward.contracts.pools import in_pool
from steward.contracts.redaction import REDACTOR


class Body:
    """As much of a request as the reader of bodies asks for."""

    headers: dict[str, str] = {}

    def __init__(self, raw: bytes) -> None:
        self.raw = raw

    async def stream(self) -> AsyncIterator[bytes]:
        yield self.raw


@pytest.mark.requirement("api.large-bodies-aside")
@pytest.mark.parametrize(
    "piece", ['"a@b"', '"password=4242 4242"', '{"a":"%41%42"}', '"' + "c3VwZXJzZWNyZXR2" * 40 + '"']
)
async def test_a_body_of_a_mebibyte_is_read_checked_and_masked_beside_the_loop(
    piece: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    REDACTOR.learn(["a secret that everybody must know"])
    loop, threads = threading.get_ident(), set[int]()

    def watched(work: Callable[..., Any]) -> Callable[..., Any]:
        def run(*args: Any) -> Any:
            threads.add(threading.get_ident())
            return work(*args)

        return run

    monkeypatch.setattr("steward.api.http.read_json", watched(read_json))
    monkeypatch.setattr("steward.api.bodies.unstorable", watched(unstorable))
    pieces = ",".join([piece] * min(MAX_BODY // (len(piece) + 2), 45_000))
    raw = f'{{"tool_name":"x","args":{{"a":[{pieces}]}}}}'.encode()
    value = await http.json_body(Body(raw), "t/ann", required=True)  # type: ignore[arg-type]
    body = await checked_aside("t/ann", ToolCallBody, value)
    assert body.args == {"a": [*REDACTOR.value((value or {})["args"]["a"])]}
    assert threads
    assert loop not in threads
    threads.clear()
    assert ToolCallBody.model_validate(body) is body
    assert not threads


@pytest.mark.requirement("api.large-bodies-aside")
def test_a_body_has_no_more_values_than_can_be_looked_through() -> None:
    for many in ("0," * 200_000 + "0", "[]," * 200_000 + "[]", "{}," * 200_000 + "{}"):
        with pytest.raises(BadRequest) as refused:
            read_json(f"[{many}]".encode())
        assert refused.value.code is ErrorCode.TOO_LARGE
    assert len(read_json(f"[{'0,' * 99_000}0]".encode())) == 99_001
    assert read_json(b'"' + b"a," * 500_000 + b'"') == "a," * 500_000


@pytest.mark.requirement("api.large-bodies-aside")
async def test_small_bodies_stay_and_faults_are_told_alike() -> None:
    faulty: list[dict[str, Any]] = [{"tool_name": 5}, {"args": {}}, {"tool_name": "x", "args": {"a": "\x00"}}]
    for value in faulty:
        large = {**value, "idempotency_key": "k", "args": {**value.get("args", {}), "b": "x" * 20_000}}
        with pytest.raises(StewardError) as here:
            checked(ToolCallBody, large)
        with pytest.raises(type(here.value), match=str(here.value)):
            await checked_aside("t/ann", ToolCallBody, large)


@pytest.mark.requirement("pools.one-user-holds-nobody")
async def test_the_work_of_one_user_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "_PATIENCE_S", 0.2)
    stop = threading.Event()
    busy = [asyncio.create_task(in_pool("requests", "ann", lambda: stop.wait(30))) for _ in range(2)]
    await asyncio.sleep(0.05)
    try:
        with pytest.raises(ToolUnavailable, match="earlier work"):
            await in_pool("requests", "ann", lambda: True)
        with pytest.raises(TooManyRequests):
            await aside("ann", lambda: True)
        assert await asyncio.wait_for(in_pool("requests", "bob", lambda: True), 5)
        assert await asyncio.wait_for(in_pool("mail", "ann", lambda: True), 5)
        # Who goes away leaves a thread behind, which counts until it ends.
        busy[0].cancel()
        await asyncio.wait(busy[:1])
        with pytest.raises(ToolUnavailable):
            await in_pool("requests", "ann", lambda: True)
    finally:
        stop.set()
    assert await busy[1]
    assert await asyncio.wait_for(in_pool("requests", "ann", lambda: True), 5)


@pytest.mark.requirement("pools.one-user-holds-nobody")
async def test_what_work_raises_reaches_whoever_waits_and_frees_the_turn() -> None:
    def fails() -> Any:
        raise KeyError("x")

    for _ in range(5):
        with pytest.raises(KeyError):
            await in_pool("contacts", "ann", fails)
    assert await in_pool("contacts", "ann", lambda: 1) == 1
