"""Sessions of the console: signing out ends them for everybody who has the cookie, and TLS of a proxy counts as TLS."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.api.app import create_app
from steward.config.settings import Settings

TOKEN = "t" * 32


@asynccontextmanager
async def a_console(settings: Settings, *, origin: str = "http://localhost") -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a console without Temporal."""
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=httpx.ASGITransport(app),
            base_url=origin,
            headers={"Origin": origin, "Accept": "text/html"},
        ) as browser,
    ):
        yield browser


@pytest.fixture
def settings_of(tmp_path: Path, database_dsn: str, free_port: Callable[[], int]) -> Callable[..., Settings]:
    def settings(**changes: Any) -> Settings:
        address = f"127.0.0.1:{free_port()}"
        return Settings(home=tmp_path, postgres_dsn=database_dsn, temporal_address=address, api_token=TOKEN, **changes)

    return settings


async def sign_in(browser: httpx.AsyncClient) -> str:
    """The cookie as the server sets it."""
    answer = await browser.post("/console/login", data={"token": TOKEN})
    assert answer.status_code == 303, answer.text
    return answer.headers["set-cookie"]


@pytest.mark.requirement("console.sign-out")
async def test_a_cookie_that_was_copied_is_worth_nothing_after_signing_out_at_any_process(
    settings_of: Callable[..., Settings],
) -> None:
    async with a_console(settings_of()) as browser, a_console(settings_of()) as elsewhere:
        copied = (await sign_in(browser)).partition(";")[0]
        other = (await sign_in(elsewhere)).partition(";")[0]
        signed_in = await browser.get("/console/tools", headers={"Cookie": copied})
        assert signed_in.status_code == 200
        [csrf] = re.findall(r"X-CSRF-Token[^A-Za-z0-9_-]+([A-Za-z0-9_-]{32})", signed_in.text)[:1]
        gone = await browser.post("/console/logout", headers={"X-CSRF-Token": csrf})
        assert gone.headers["hx-redirect"] == "/console/login"
        for one in (browser, elsewhere):
            one.cookies.clear()
            refused = await one.get("/console/tools", headers={"Cookie": copied})
            assert (refused.status_code, refused.headers["location"][:14]) == (303, "/console/login")
            assert (await one.get("/console/tools", headers={"Cookie": other})).status_code == 200


@pytest.mark.requirement("console.secure-behind-proxy")
@pytest.mark.parametrize(
    ("public_url", "origin", "secure"),
    [
        ("https://steward.example.com", "http://steward.example.com", True),
        ("https://steward.example.com", "http://localhost:8000", False),
        ("http://steward.example.com", "http://steward.example.com", False),
        (None, "http://localhost:8000", False),
        (None, "https://localhost:8000", True),
    ],
)
async def test_behind_a_proxy_the_cookie_is_for_tls_alone(
    settings_of: Callable[..., Settings], public_url: str | None, origin: str, secure: bool
) -> None:
    async with a_console(settings_of(public_url=public_url), origin=origin) as browser:
        cookie = await sign_in(browser)
    assert cookie.startswith("__Host-steward=" if secure else "steward=")
    assert ("; Secure" in cookie) is secure
