"""How the API process serves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from steward.api.core.waits import Waits
from steward.api.errors import LastResort
from steward.api.main import main, server_config
from steward.api.stdio import error_line
from steward.api.temporal.errors import in_doubt
from steward.config.settings import Settings


@pytest.mark.requirement("api.keep-alive")
def test_an_idle_connection_is_closed_by_the_client_first(tmp_path: Path) -> None:
    client = httpx.AsyncHTTPTransport()._pool._keepalive_expiry  # what a default client does is told nowhere else
    assert client is not None
    assert server_config(Settings(home=tmp_path)).timeout_keep_alive > 10 * client


@pytest.mark.requirement("attacks.d9.sigterm-answers-202")
async def test_what_the_ending_server_cancels_is_answered_as_every_other_error() -> None:
    entered = asyncio.Event()

    async def endless(*_: object) -> None:
        entered.set()
        await asyncio.Event().wait()

    transport = httpx.ASGITransport(LastResort(endless))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        asked = asyncio.create_task(http.get("/slow"))
        await entered.wait()
        asked.cancel("the server's grace is over")
        answer = await asked
    assert (answer.status_code, answer.json()["error"]) == (500, "internal")
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.requirement("attacks.d2.answer-carries-id")
def test_a_line_in_doubt_names_its_problem_too() -> None:
    answer = error_line(in_doubt(43, "Temporal was lost"))
    assert (answer["error"], answer["problem_id"]) == ("acceptance_unknown", 43)
    assert "/problems/43" in answer["message"]


async def test_ended_waits_let_go_whoever_waits_and_whoever_begins_to() -> None:
    waits = Waits()

    async def wait() -> str:
        try:
            async with waits.within(60):
                await asyncio.Event().wait()
        except TimeoutError:
            return "let go"
        return "never"

    waiting = [asyncio.create_task(wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waits.end()
    async with asyncio.timeout(5):
        assert await asyncio.gather(*waiting, wait()) == ["let go"] * 4


@pytest.mark.requirement("identity.settings")
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "cannot be read (No such file or directory)"),
        ("no key", "must hold the issuer's RSA public key of at least 2048 bits in PEM (-----BEGIN PUBLIC KEY-----)"),
        (
            b"\xff\x00",
            "must hold the issuer's RSA public key of at least 2048 bits in PEM (-----BEGIN PUBLIC KEY-----)",
        ),
    ],
)
def test_a_public_key_that_cannot_be_used_is_one_line_that_names_the_setting(
    content: str | bytes | None,
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "public.pem"
    if content is not None:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    given = {"AUTH_MODE": "jwt", "JWT_ISSUER": "i", "JWT_AUDIENCE": "a", "JWT_PUBLIC_KEY": str(path)}
    for name, value in given.items():
        monkeypatch.setenv(f"STEWARD_{name}", value)
    assert main() == 1
    assert capsys.readouterr().err == f"STEWARD_JWT_PUBLIC_KEY: {path} {says}\n"


@pytest.mark.requirement("a2a.card")
def test_a_signing_key_that_cannot_be_used_is_one_line_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STEWARD_A2A_SIGNING_KEY", "no key")
    assert main() == 1
    assert capsys.readouterr().err == "STEWARD_A2A_SIGNING_KEY: is no private key in PEM\n"
