"""Guessing at tokens: how often an address may be wrong, and who is not locked out by it."""

from __future__ import annotations

import pytest
from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from steward.api.access_log import LogRequests
from steward.api.core.request_notes import note_tenant
from steward.api.wrong_credentials import MOST_WRONG, LimitWrongCredentials

RIGHT = "Bearer right"


class Served:
    """An application with one token behind the limit, and callers by their addresses."""

    def __init__(self) -> None:
        self.now = 0.0
        inner = Starlette(
            routes=[
                Route("/", self._closed),
                Route("/livez", self._open),
                Route("/console/login", self._closed, methods=["POST"]),
            ]
        )
        self._app = LogRequests(LimitWrongCredentials(inner, clock=lambda: self.now), log_lines=False)
        self.looked_at = 0

    async def ask(self, token: str | None, path: str = "/", *, address: str = "192.0.2.1") -> Response:
        transport = ASGITransport(self._app, client=(address, 1))
        async with AsyncClient(transport=transport, base_url="http://localhost") as http:
            headers = {} if token is None else {"Authorization": token}
            return await http.request("POST" if "login" in path else "GET", path, headers=headers)

    async def _closed(self, request: Request) -> JSONResponse:
        self.looked_at += 1
        if request.headers.get("authorization") != RIGHT:
            return JSONResponse({}, 401)
        note_tenant("t")
        return JSONResponse({})

    async def _open(self, request: Request) -> JSONResponse:
        return JSONResponse({})


async def guess(served: Served, count: int, *, path: str = "/", address: str = "192.0.2.1") -> list[int]:
    return [(await served.ask(f"Bearer {number}", path, address=address)).status_code for number in range(count)]


@pytest.mark.requirement("identity.wrong-limited")
async def test_too_many_wrong_tokens_of_an_address_are_not_looked_at_for_a_while() -> None:
    served = Served()
    assert await guess(served, MOST_WRONG) == [401] * MOST_WRONG
    refused = await served.ask("Bearer next")
    assert (refused.status_code, refused.json()["error"], refused.headers["retry-after"]) == (429, "rate_limited", "60")
    assert (await served.ask(RIGHT)).status_code == 429  # or a guess that is right would be told apart
    assert served.looked_at == MOST_WRONG
    assert (await served.ask(RIGHT, address="192.0.2.2")).status_code == 200
    served.now = 60.0
    assert (await served.ask(RIGHT)).status_code == 200


@pytest.mark.requirement("identity.wrong-limited")
async def test_who_was_known_before_is_not_locked_out_by_a_stranger_behind_the_same_proxy() -> None:
    served = Served()
    assert (await served.ask(RIGHT)).status_code == 200
    await guess(served, MOST_WRONG + 1)
    assert (await served.ask(RIGHT)).status_code == 200
    assert (await served.ask(None)).status_code == 401
    assert (await served.ask(None, "/livez")).status_code == 200


@pytest.mark.requirement("identity.wrong-limited")
async def test_an_open_address_makes_no_guess_a_known_one() -> None:
    served = Served()
    for number in range(MOST_WRONG + 1):
        await served.ask(f"Bearer {number}", "/livez")
    assert (await guess(served, MOST_WRONG + 1))[-1] == 429


@pytest.mark.requirement("identity.wrong-limited")
async def test_the_sign_in_page_and_the_whole_network_of_an_ipv6_host_count() -> None:
    served = Served()
    for number in range(MOST_WRONG):
        assert (await served.ask(None, "/console/login", address=f"2001:db8::{number:x}")).status_code == 401
    assert (await served.ask(None, "/console/login", address="2001:db8::ffff")).status_code == 429
    assert (await served.ask(None, "/console/login", address="2001:db8:0:1::1")).status_code == 401
