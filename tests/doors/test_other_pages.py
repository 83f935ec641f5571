"""Without a token, only programs and pages of the API's own address get in, at every address there is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.routing import Mount

from steward.api.app import create_app
from steward.api.credentials.sites import check_own_page
from steward.config.settings import Settings
from steward.contracts.errors import BadRequest, Forbidden

HERE = "127.0.0.1:8000"
NAVIGATION = {"sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
PROGRAMS_AND_OWN_PAGES: list[tuple[str, dict[str, str]]] = [
    ("POST", {"host": HERE}),
    ("POST", {"host": "localhost"}),
    ("POST", {"host": "[0:0::1]:8000"}),
    ("POST", {}),
    ("POST", {"host": HERE, "content-type": "application/x-www-form-urlencoded"}),
    ("POST", {"host": HERE, "origin": f"http://{HERE}", "sec-fetch-site": "same-origin"}),
    ("POST", {"host": "LOCALHOST:8000", "origin": "http://localhost:8000"}),
    ("GET", {"host": HERE, "sec-fetch-site": "none"}),
    ("GET", {"host": HERE, "sec-fetch-site": "cross-site", **NAVIGATION}),
]
OTHER_PAGES: list[tuple[str, dict[str, str]]] = [
    ("GET", {"host": "evil.example"}),
    ("GET", {"host": "127.0.0.1.evil.example"}),
    ("GET", {"host": "evil.example", **NAVIGATION}),
    ("POST", {"host": HERE, "origin": "https://evil.example"}),
    ("POST", {"host": HERE, "origin": "null"}),
    ("POST", {"host": HERE, "origin": "http://127.0.0.1:9999"}),
    ("POST", {"host": HERE, "origin": "http://127.0.0.1"}),
    ("POST", {"host": HERE, "origin": "http://localhost:8000"}),
    ("POST", {"host": HERE, "sec-fetch-site": "same-site"}),
    ("POST", {"host": HERE, "origin": f"http://{HERE}", "sec-fetch-site": "cross-site"}),
    ("POST", {"host": HERE, "sec-fetch-site": "cross-site", **NAVIGATION}),
    ("GET", {"host": HERE, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}),
    ("GET", {"host": HERE, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"}),
]


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """An API whose parts are all away."""
    return create_app(
        Settings(home=tmp_path, postgres_dsn="postgresql://x@127.0.0.1:9/x", temporal_address="127.0.0.1:9")
    )


@asynccontextmanager
async def served(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client,
    ):
        yield client


@pytest.mark.requirement("api.identity.other-sites")
@pytest.mark.parametrize(("method", "headers"), PROGRAMS_AND_OWN_PAGES)
def test_programs_own_pages_and_links_are_let_in(method: str, headers: dict[str, str]) -> None:
    check_own_page(method, headers)


@pytest.mark.requirement("api.identity.other-sites")
@pytest.mark.parametrize(("method", "headers"), OTHER_PAGES)
def test_pages_of_other_addresses_are_not(method: str, headers: dict[str, str]) -> None:
    with pytest.raises(Forbidden):
        check_own_page(method, headers)


@pytest.mark.requirement("attacks.b7.malformed-sites")
def test_a_malformed_host_is_none() -> None:
    with pytest.raises(BadRequest):
        check_own_page("GET", {"host": "[::1"})


def _routes(routes: Iterable[Any]) -> Iterator[Any]:
    for route in routes:
        included = getattr(route, "original_router", None)
        yield from _routes(included.routes) if included is not None else [route]


def _addresses(app: FastAPI) -> list[tuple[str, str]]:
    """Every method and address of the application, with something in the place of each parameter."""
    found = {("GET", "/nowhere"), ("GET", "/console/static/console.js")}
    for route in _routes(app.routes):
        if isinstance(route, Mount):
            continue
        filled = "/".join("1" if part.startswith("{") else part for part in route.path.split("/"))
        found |= {(method, filled) for method in (route.methods or {"POST"}) if method != "HEAD"}
    return sorted(found)


@pytest.mark.requirement("api.identity.other-sites")
@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://localhost:9999", "Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
        {"Host": "evil.example:8000"},
    ],
)
async def test_every_address_refuses_them(app: FastAPI, headers: dict[str, str]) -> None:
    addresses = _addresses(app)
    assert len(addresses) > 80
    assert {"/tool/call", "/problems", "/mcp", "/events", "/console/logout", "/", "/metrics"} <= {
        p for _, p in addresses
    }
    async with served(app) as http:
        for method, path in addresses:
            sent: dict[str, Any] = {"content": b"{}", "headers": {**headers, "Content-Type": "text/plain"}}
            answer = await http.request(method, path, **sent)
            error = answer.json()["error"]
            # OpenAI's wire has an object there.
            code = error["code"] if path.startswith("/v1/") else error
            assert (answer.status_code, code) == (403, "forbidden"), (method, path)


@pytest.mark.requirement("api.identity.own-pages-json")
async def test_an_own_page_says_json_and_a_program_need_not(app: FastAPI) -> None:
    own = {"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"}
    async with served(app) as http:

        async def error(kind: str, headers: dict[str, str]) -> str:
            sent = {**headers, "Content-Type": kind}
            answer = await http.post("/tool/call", content=b"no JSON", headers=sent)
            return str(answer.json()["error"])

        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            assert await error(kind, own) == "invalid_request"
            assert await error(kind, {}) == "invalid_json"
        assert await error("application/json; charset=utf-8", own) == "invalid_json"
