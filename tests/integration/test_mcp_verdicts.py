"""What the end of a call proves about its effect: only what was said to that very request, over real sockets, while
others on the same connection end as they like."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from steward.contracts.errors import ToolFailed, ToolOutcomeUnknown, ToolUnavailable
from steward.contracts.mcp import ToolOverride
from steward.contracts.tool import Effect, Permission
from steward.sql.database import Database
from tests.support.http_peer import an_answer
from tests.support.mcp import Bench, a_bench, text_of
from tests.support.mcp_peer import Behaviour, McpPeer, an_mcp_peer, answered, refused

READ = ToolOverride(permission=Permission.AUTONOMOUS, effect=Effect.READ)


def says(answer: Callable[[dict[str, Any]], bytes]) -> Behaviour:
    """Answers at once and does nothing."""

    async def behave(message: dict[str, Any]) -> bytes:
        return answer(message)

    return behave


class Effective:
    """A tool that has its effect at once and answers when told."""

    def __init__(self, answer: Callable[[dict[str, Any]], bytes]) -> None:
        self.effects = 0
        self.go = asyncio.Event()
        self._answer = answer

    async def __call__(self, message: dict[str, Any]) -> bytes:
        self.effects += 1
        await self.go.wait()
        return self._answer(message)


@asynccontextmanager
async def a_peer_bench(
    database: Database, behaviours: dict[str, Behaviour], **settings: Any
) -> AsyncIterator[tuple[McpPeer, Bench]]:
    """A server with these tools, of which the one named look only reads, and a hub on it."""
    async with (
        an_mcp_peer(behaviours, **settings) as peer,
        a_bench(database, peer.server(tools={"look": READ})) as bench,
    ):
        yield peer, bench


@pytest.mark.requirement("attacks.a4.verdict-of-its-own-request")
@pytest.mark.parametrize("session", [False, True], ids=["stateless", "session"])
@pytest.mark.parametrize("status", [400, 401, 403, 404, 405, 429])
async def test_a_call_that_took_effect_is_not_cleared_by_the_refusal_of_another(
    database: Database, session: bool, status: int
) -> None:
    pay = Effective(lambda message: refused(message, -32603))
    other = says(lambda message: an_answer(status, b"no"))
    async with a_peer_bench(database, {"pay": pay, "look": other}, session=session) as (peer, bench):
        paying = asyncio.create_task(bench.call("pay"))
        await peer.came("pay").wait()
        with pytest.raises((ToolFailed, ToolUnavailable)):
            await bench.call("look")
        pay.go.set()
        with pytest.raises(ToolOutcomeUnknown):
            await paying
    assert pay.effects == 1


@pytest.mark.requirement("attacks.a4.when-in-doubt-unknown")
@pytest.mark.parametrize("session", [False, True], ids=["stateless", "session"])
@pytest.mark.parametrize(
    "answer",
    [
        lambda message: an_answer(400, b"bad"),
        lambda message: an_answer(202, b""),
        lambda message: an_answer(200, b"<html>", Content_Type="text/html"),
        lambda message: an_answer(307, b"", Location="http://127.0.0.1:9/"),
        lambda message: an_answer(307, b"", Location="/mcp"),
        lambda message: an_answer(308, b"", Location="?again"),
        lambda message: an_answer(409, b"no"),
        lambda message: an_answer(500, b"no"),
        lambda message: an_answer(502, b"no"),
        lambda message: an_answer(503, b"no", Retry_After="1"),
        lambda message: b"",
        *(
            lambda message, code=code: refused(message, code)
            for code in (-32603, -32600, -32700, -32000, -32001, -32020, -32099, 0, 1)
        ),
        lambda message: refused(message, -32600, 400),
        lambda message: refused(message, -32020, 400),
    ],
)
async def test_what_is_no_proof_leaves_an_effect_unknown_and_is_sent_once(
    database: Database, session: bool, answer: Callable[[dict[str, Any]], bytes]
) -> None:
    pay = Effective(answer)
    pay.go.set()
    async with a_peer_bench(database, {"pay": pay}, session=session) as (_, bench):
        with pytest.raises(ToolOutcomeUnknown):
            await bench.call("pay")
    assert pay.effects == 1


@pytest.mark.requirement("mcp.redirects")
@pytest.mark.parametrize("place", ["/mcp", "?again", "http://127.0.0.1:9/mcp"])
async def test_a_redirect_is_not_followed_and_the_server_is_asked_once(database: Database, place: str) -> None:
    asked = 0

    async def redirecting(message: dict[str, Any]) -> bytes:
        nonlocal asked
        asked += 1
        return an_answer(308, b"", Location=place)

    async with a_peer_bench(database, {"look": redirecting}) as (_, bench):
        with pytest.raises((ToolFailed, ToolUnavailable, ToolOutcomeUnknown)):
            await bench.call("look")
    assert asked == 1


@pytest.mark.requirement("attacks.a4.proofs")
@pytest.mark.parametrize(
    ("answer", "means"),
    [
        *(
            (lambda message, status=status: an_answer(status, b"no"), ToolFailed)
            for status in (401, 403, 404, 405, 413, 415)
        ),
        (lambda message: an_answer(429, b"no", Retry_After="3"), ToolUnavailable),
        (lambda message: refused(message, -32601), ToolFailed),
        (lambda message: refused(message, -32602), ToolFailed),
        (lambda message: refused(message, -32602, 400), ToolFailed),
    ],
)
async def test_a_refusal_of_that_very_request_proves_that_nothing_happened(
    database: Database, answer: Callable[[dict[str, Any]], bytes], means: type[Exception]
) -> None:
    async with a_peer_bench(database, {"pay": says(answer)}) as (_, bench):
        with pytest.raises(means) as caught:
            await bench.call("pay")
        assert type(caught.value) is means


@pytest.mark.requirement("attacks.a4.proofs")
async def test_a_call_that_finds_no_connection_was_never_sent(database: Database) -> None:
    async with a_peer_bench(database, {"pay": says(answered)}) as (peer, bench):
        assert text_of(await bench.call("pay")) == "done"
        peer.stop()
        with pytest.raises(ToolUnavailable):
            await bench.call("pay")


@pytest.mark.requirement("attacks.a4.session-lost")
@pytest.mark.parametrize("forgets", [400, 404])
async def test_a_session_that_was_forgotten_is_noticed_before_an_effect_is_sent(
    database: Database, forgets: int
) -> None:
    pay = Effective(answered)
    pay.go.set()
    async with a_peer_bench(database, {"pay": pay}, session=True, forgets=forgets) as (peer, bench):
        peer.sessions.clear()
        assert text_of(await bench.call("pay")) == "done"
        assert (peer.opened, pay.effects) == (2, 1)


@pytest.mark.requirement("attacks.a4.session-lost")
@pytest.mark.parametrize(("forgets", "means"), [(404, None), (400, ToolOutcomeUnknown)])
async def test_a_session_forgotten_between_ping_and_call_is_a_doubt_unless_its_own_post_was_answered_404(
    database: Database, forgets: int, means: type[Exception] | None
) -> None:
    pay = Effective(answered)
    pay.go.set()
    async with a_peer_bench(database, {"pay": pay}, session=True, forgets=forgets) as (peer, bench):

        def forget_once() -> None:
            peer.sessions.clear()
            peer.after_ping = lambda: None

        peer.after_ping = forget_once
        if means is None:
            assert text_of(await bench.call("pay")) == "done"
            assert pay.effects == 1
        else:
            with pytest.raises(means):
                await bench.call("pay")
            assert pay.effects == 0
        assert text_of(await bench.call("pay")) == "done"
