"""Headers as no client sends them, over a real socket: never a 5xx, never anything but JSON, whoever is asked."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from steward.config.settings import Settings
from tests.support.stacks import serving

MALFORMED = [
    "[::1", "[::1]]", "::1", "[]", "[v1.x", "[::1%eth0]", "[12345::1]", "localhost:abc", "localhost:999999", "a/b",
    "a b", "a@localhost", "localhost#", "localhost?x", "http://localhost", "loc\\alhost", "\xe9\xff", "local\thost",
]  # fmt: skip
ORIGINS = [
    *(f"http://{host}" for host in MALFORMED if "://" not in host),
    "http:",
    "localhost",
    "://x",
    "a b",
    "http//x",
]
FUZZED = [
    "Host",
    "Origin",
    "Referer",
    "Content-Type",
    "Prefer",
    "Idempotency-Key",
    "Last-Event-ID",
    "Authorization",
    "Accept",
    "Expect",
    "Connection",
    "Upgrade",
    "X-Forwarded-For",
    "Range",
    "If-None-Match",
    "Cookie",
]
REQUESTS = [
    *(
        ("GET", path)
        for path in ("/livez", "/readyz", "/problems", "/problems/999999/events", "/nowhere", "/tool/list")
    ),
    *(("POST", path) for path in ("/tool/call", "/problems/999999/confirm", "/events")),
]
_pieces = st.sampled_from(
    [
        "[",
        "]",
        "::1",
        "127.0.0.1",
        "localhost",
        ":",
        "/",
        "//",
        "http",
        "wait=",
        "wait=1",
        "respond-async",
        "=",
        ";",
        ",",
        '"',
        "-1",
        "1e400",
        "%",
        "%zz",
        "\\",
        "null",
        "é",
        "charset=",
        "application/json",
        "999999999999999999999999999999",
        "100-continue",
        "websocket",
        "keep-alive",
        "close",
    ]
)
values = st.lists(
    _pieces | st.text(st.characters(max_codepoint=255, exclude_characters="\r\n"), max_size=8), max_size=8
)


def exchange(
    url: str, method: str, path: str, headers: list[tuple[str, str]], body: bytes = b""
) -> tuple[int, str, bytes]:
    """Status, content type and body of a request written by hand."""
    parts = urlsplit(url)
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
    names = {name.lower() for name, _ in headers}
    lines += [f"Host: {parts.netloc}"] if "host" not in names else []
    lines += [f"Content-Length: {len(body)}"] if "content-length" not in names else []
    lines += ["Connection: close"]
    with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=20) as peer:
        peer.sendall("\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body)
        answer = b""
        while piece := peer.recv(65_536):
            answer += piece
    head, _, rest = answer.partition(b"\r\n\r\n")
    status, *fields = head.decode("latin-1").split("\r\n")
    kinds = [line.partition(":")[2].strip() for line in fields if line.lower().startswith("content-type:")]
    return int(status.split()[1]) if status else 0, kinds[0] if kinds else "", rest


@pytest.mark.requirement("attacks.b7.malformed-sites")
@pytest.mark.parametrize(("name", "value"), [("Host", v) for v in MALFORMED] + [("Origin", v) for v in ORIGINS])
def test_a_malformed_host_or_origin_is_a_400_at_every_address(api_url: str, name: str, value: str) -> None:
    for method, path in REQUESTS:
        status, kind, body = exchange(api_url, method, path, [(name, value)], b"{}" if method == "POST" else b"")
        assert (status, kind) == (400, "application/problem+json"), (method, path)
        assert json.loads(body)["error"] == "invalid_request"


@pytest.mark.requirement("attacks.b7.malformed-sites")
def test_a_malformed_host_is_a_400_with_a_token_too(tmp_path: Path) -> None:
    away: dict[str, Any] = {"postgres_dsn": "postgresql://x@127.0.0.1:9/x", "temporal_address": "127.0.0.1:9"}
    with serving(Settings(home=tmp_path, api_token="token-of-some-length", **away)) as url:
        for headers in (
            [("Host", "[::1")],
            [("Host", "localhost"), ("Host", "evil.example")],
            [("Origin", "http://[::1")],
        ):
            status, kind, _ = exchange(url, "GET", "/problems", headers)
            assert (status, kind) == (400, "application/problem+json")


@pytest.mark.timeout(300)
@pytest.mark.requirement("attacks.b7.never-a-5xx")
@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(
    request=st.sampled_from(REQUESTS),
    headers=st.lists(st.tuples(st.sampled_from(FUZZED), values.map("".join)), min_size=1, max_size=4),
    body=st.sampled_from([b"", b"{}", b'{"cmd": "tool/call", "tool_name": "none_such", "args": {}}', b"\xff[", b"5"]),
)
def test_no_header_makes_the_api_fail(
    api_url: str, request: tuple[str, str], headers: list[tuple[str, str]], body: bytes
) -> None:
    status, kind, told = exchange(api_url, *request, headers, body)
    assert 200 <= status < 500, told
    if status >= 400:
        assert kind == "application/problem+json"
        assert json.loads(told)["success"] is False
