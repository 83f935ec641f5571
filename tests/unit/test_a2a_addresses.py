"""Which addresses push notifications go to."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterable
from typing import Any

import httpcore
import pytest

from steward.api.a2a.addresses import PublicNetwork, check_address
from steward.contracts.errors import BadRequest
from steward.contracts.public_addresses import is_public

PUBLIC, PRIVATE = "93.184.216.34", "10.0.0.7"


@pytest.fixture
async def resolves(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the next look-ups of any name lead to, one list each."""
    answers: list[list[str]] = []

    async def getaddrinfo(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers.pop(0)]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
    return answers


@pytest.mark.requirement("a2a.push-public")
@pytest.mark.parametrize(
    ("address", "public"),
    [
        (PUBLIC, True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        (PRIVATE, False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("fec0::1", False),
        ("febf::1", False),
        ("192.88.99.1", False),
        ("192.0.0.9", False),
        ("3fff::1", False),
        ("3fff:fff:ffff::1", False),
        ("5f00::1", False),
        ("2001:db8::1", False),
        ("2001:20::1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b::10.0.0.7", False),
        ("64:ff9b::5db8:d822", True),
        ("64:ff9b:1::1", False),
        ("::10.0.0.7", False),
        ("::", False),
        ("ff02::1", False),
    ],
)
def test_only_public_unicast_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.requirement("a2a.push-public")
@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/hook",
        "ftp://example.com/hook",
        "https://user:secret@example.com/hook",
        "https:///hook",
        "https://[::1/hook",
        "https://127.0.0.1/hook",
        "https://localhost/hook",
        "https://example.com/" + "x" * 2_000,
        "https://example.com:99999/",
    ],
)
async def test_an_address_that_would_not_be_posted_to_is_refused(url: str) -> None:
    with pytest.raises(BadRequest):
        await check_address(url, private=False)


@pytest.mark.requirement("a2a.push-public")
async def test_a_name_with_one_private_address_is_refused(resolves: list[list[str]]) -> None:
    resolves += [[PUBLIC], [PUBLIC, PRIVATE], []]
    await check_address("https://hooks.example/a", private=False)
    for _ in range(2):
        with pytest.raises(BadRequest):
            await check_address("https://hooks.example/a", private=False)


@pytest.mark.requirement("a2a.push-public")
async def test_a_name_that_changes_its_address_after_the_look_leads_nowhere(
    resolves: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    connected: list[str] = []

    async def connect_tcp(_: Any, host: str, port: int, *__: Any) -> httpcore.AsyncNetworkStream:
        connected.append(host)
        return httpcore.AsyncMockStream(list[bytes]())

    monkeypatch.setattr(httpcore.AnyIOBackend, "connect_tcp", connect_tcp)
    resolves += [[PUBLIC], [PRIVATE], [PUBLIC]]
    await check_address("https://hooks.example/a", private=False)
    options: Iterable[httpcore.SOCKET_OPTION] = ()
    with pytest.raises(BadRequest):
        await PublicNetwork().connect_tcp("hooks.example", 443, 1.0, None, options)
    await PublicNetwork().connect_tcp("hooks.example", 443, 1.0, None, options)
    assert connected == [PUBLIC]
