"""Who may come in, for whom they may speak, and how often."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from steward.api.app import create_app
from steward.api.credentials.identity import Identity, Principal
from steward.config.settings import Settings
from steward.contracts.errors import Forbidden, Unauthorized
from steward.language.yes_or_no import yes_or_no

TOKEN = "a-secret-of-some-length"
GOOD = {"Authorization": f"Bearer {TOKEN}"}


@asynccontextmanager
async def guarded(database_dsn: str, **more: Any) -> AsyncIterator[httpx.AsyncClient]:
    """The application with a token; Temporal is away, PostgreSQL is not."""
    settings = Settings(postgres_dsn=database_dsn, temporal_address="127.0.0.1:9", api_token=TOKEN, **more)
    app = create_app(settings)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://steward.example", timeout=30) as client,
    ):
        yield client


@pytest.mark.requirement("api.identity.token")
async def test_every_door_but_health_wants_the_token(database_dsn: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steward.api.wrong_credentials.MOST_WRONG", 1_000)
    wrong = [{}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}, {"Authorization": f"Basic {TOKEN}"}]
    wrong += [{"Authorization": f"Bearer {TOKEN}x"}, {"Authorization": "Bearer "}]
    closed = [("POST", "/tool/call"), ("GET", "/tool/list"), ("POST", "/admin/tools/reload"), ("GET", "/problems")]
    closed += [("POST", "/events"), ("GET", "/notifications"), ("POST", "/notifications/1/resend")]
    closed += [("GET", "/admin/keys"), ("POST", "/admin/keys"), ("POST", "/admin/keys/stk_0123456789/revoke")]
    closed += [("POST", "/login/codes"), ("POST", "/login/codes/claim")]
    closed += [("GET", "/login/pairs"), ("DELETE", "/login/pairs/1")]
    closed += [("GET", "/admin/mcp"), ("POST", "/admin/mcp/decisions")]
    closed += [("GET", f"/problems/1{tail}") for tail in ("", "/steps", "/events")]
    closed += [("POST", f"/problems/1/{verb}") for verb in ("confirm", "message", "cancel")]
    async with guarded(database_dsn) as http:
        for method, url in closed:
            for headers in wrong:
                response = await http.request(method, url, headers=headers)
                assert (response.status_code, response.json()["error"]) == (401, "unauthorized"), (method, url)
                assert response.headers["www-authenticate"] == "Bearer"
                assert TOKEN not in response.text
        assert (await http.get("/problems", headers=GOOD)).status_code == 200
        assert (await http.get("/livez")).status_code == 200


@pytest.mark.requirement("documented.answers.errors")
@pytest.mark.requirement("api.limits")
async def test_requests_that_open_problems_are_limited_per_user_and_reads_are_not(database_dsn: str) -> None:
    body = {"cmd": "tool/call", "text": "hello", "user_id": "u1"}
    async with guarded(database_dsn, rate_per_minute=2) as http:
        codes = [(await http.post("/tool/call", json=body, headers=GOOD)).status_code for _ in range(3)]
        assert codes == [503, 503, 429]
        limited = await http.post("/tool/call", json=body, headers=GOOD)
        assert limited.json()["error"] == "rate_limited"
        assert 0 < int(limited.headers["retry-after"]) == limited.json()["retry_after"] <= 60
        assert limited.headers["ratelimit-policy"] == '"minute";q=2;w=60, "hour";q=100;w=3600'
        assert limited.headers["ratelimit"].startswith(
            f'"minute";r=0;t={limited.headers["retry-after"]}, "hour";r=98;t='
        )
        assert limited.json()["violated-policies"] == ["minute"]
        cry = await http.post("/tool/call", json=body | {"text": "help, my wife is not breathing"}, headers=GOOD)
        assert cry.status_code == 503
        other = await http.post("/tool/call", json=body | {"user_id": "u2"}, headers=GOOD)
        assert other.status_code == 503
        assert (await http.get("/problems", headers=GOOD)).status_code == 200


@pytest.mark.requirement("api.limits")
async def test_a_flood_of_events_is_limited_and_does_not_lock_their_user_out(database_dsn: str) -> None:
    mail = {"from": "a@example.com", "subject": "s", "body": "b"}
    event = {"type": "email", "dedupe_key": "k", "notify": "u1", "email": mail}
    async with guarded(database_dsn, rate_per_minute=2) as http:
        codes = [(await http.post("/events", json=event, headers=GOOD)).status_code for _ in range(3)]
        assert codes == [503, 503, 429]
        said = await http.post("/tool/call", json={"text": "hello", "user_id": "u1"}, headers=GOOD)
        assert said.status_code == 503


def test_only_a_trusted_gateway_speaks_for_others() -> None:
    gateway = Principal("t", may_act_for=True)
    user = gateway.acting_for("u1")
    assert (user.user_id, user.actor) == ("u1", "u1")
    assert user.acting_for("u1") is user
    with pytest.raises(Forbidden):
        user.acting_for("u2")
    assert gateway.actor == "operator"


async def test_a_token_is_compared_whole() -> None:
    identity = Identity("token", "t", TOKEN)
    assert (await identity.authenticate({"authorization": f"bearer {TOKEN}"})).may_act_for
    for wrong in (TOKEN[:-1], TOKEN.upper(), "", "ü"):
        with pytest.raises(Unauthorized):
            await identity.authenticate({"authorization": f"Bearer {wrong}"})
    began = time.monotonic()
    with pytest.raises(Unauthorized):
        await identity.authenticate({"authorization": "Bearer " + "x" * 100_000})
    assert time.monotonic() - began < 1


@pytest.mark.parametrize("text", ["yes", "Yes!", " YES. ", "yes, please", "ok", "ja", "vale", "genau", "send it", "👍"])
def test_a_plain_yes_is_a_yes(text: str) -> None:
    assert yes_or_no(text) is True


@pytest.mark.parametrize("text", ["no", "No.", "don't", "don’t send it", "nein, danke", "cancel it"])
def test_a_plain_no_is_a_no(text: str) -> None:
    assert yes_or_no(text) is False


@pytest.mark.requirement("api.call.yes")
@pytest.mark.parametrize(
    "text", ["yes but change the subject", "no idea", "yesterday", "", "y" * 10_000, "maybe", "not"]
)
def test_anything_else_is_neither(text: str) -> None:
    assert yes_or_no(text) is None
