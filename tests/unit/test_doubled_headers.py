"""A header of one value that comes twice: a proxy may have looked at one of them and the application at the other."""

from __future__ import annotations

import pytest
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from steward.api.site_check import CheckSites


async def ask(*headers: tuple[str, str]) -> tuple[int, str]:
    async def served(request: Request) -> JSONResponse:
        return JSONResponse({"detail": "served"})

    app = CheckSites(Starlette(routes=[Route("/", served)]), own_pages_alone=False)
    async with AsyncClient(transport=ASGITransport(app), base_url="http://localhost") as http:
        answer = await http.get("/", headers=list(headers))
    return answer.status_code, str(answer.json()["detail"])


@pytest.mark.requirement("api.headers.once")
@pytest.mark.parametrize(
    "name",
    [
        *("Authorization", "Idempotency-Key", "Host", "Origin", "Content-Type", "Steward-User", "X-Steward-Gateway"),
        *("X-Steward-External-Id", "X-CSRF-Token", "Cookie", "Last-Event-ID", "Mcp-Session-Id", "Sec-Fetch-Site"),
    ],
)
async def test_a_header_of_one_value_given_twice_is_refused_equal_or_not(name: str) -> None:
    for second in ("http://localhost", "http://other"):
        given = [(name, "http://localhost"), (name.upper(), second)]
        if name == "Host":
            given = [(name, "localhost"), (name.upper(), "localhost")]
        status, detail = await ask(*given)
        assert (status, detail.lower()) == (400, f"{name.lower()}: must be given once")


@pytest.mark.requirement("api.headers.once")
async def test_lists_may_come_in_several_lines() -> None:
    for name, values in {"Accept": ("text/html", "*/*"), "Prefer": ("wait=1", "respond-async")}.items():
        assert await ask(*((name, value) for value in values)) == (200, "served")
