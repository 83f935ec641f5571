"""A camera's address at Steward's own API: whose it is, how long it works, and what Home Assistant may answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from steward.api.camera_proxy import PICTURE_BYTES
from steward.config.settings import Settings
from steward.contracts.camera_ticket import LIFETIME_S, CameraTicket, read, sign
from steward.contracts.owner import Owner
from steward.workers.internet_services import camera_door
from tests.support.http_peer import Peer, a_peer, an_answer
from tests.support.stacks import serving

TOKEN = "eyJ-the-long-lived-token-of-home-assistant"
API_TOKEN = "a-token-of-some-length"
GATE = "/api/camera_proxy/camera.gate"
LIVE = "/api/camera_proxy_stream/camera.gate"
JPEG = b"\xff\xd8\xff picture"
NOW = 1_800_000_000


def settings_of(folder: Path, home: str, **more: Any) -> Settings:
    away: dict[str, Any] = {"postgres_dsn": "postgresql://x@127.0.0.1:9/x", "temporal_address": "127.0.0.1:9"}
    return Settings(home=folder, home_assistant_url=home, home_assistant_token=TOKEN, tenant_id="acme", **away, **more)


@asynccontextmanager
async def an_api(folder: Path, home: str, **more: Any) -> AsyncIterator[httpx.AsyncClient]:
    """The API over a real socket, with that Home Assistant behind it."""
    made = settings_of(folder, home, **more)
    serve = serving(made)
    url = await asyncio.to_thread(serve.__enter__)
    try:
        async with httpx.AsyncClient(base_url=url, timeout=30, trust_env=False) as client:
            yield client
    finally:
        await asyncio.to_thread(serve.__exit__, None, None, None)


@pytest.fixture
async def home() -> AsyncIterator[Peer]:
    """A Home Assistant with one camera."""
    async with a_peer() as peer:
        peer.answer = an_answer(404)
        peer.answers[GATE] = an_answer(body=JPEG, Content_Type="image/jpeg")
        yield peer


def a_ticket(
    camera: str = "camera.gate", user: str = "ann", tenant: str = "acme", left_s: int = 60, key: str = TOKEN
) -> str:
    expires_at = int(time.time()) + left_s
    return sign(CameraTicket(owner=Owner(tenant, user), camera=camera, expires_at=expires_at), key)


@pytest.mark.requirement("attacks.c.camera-address")
async def test_the_address_the_tool_gives_shows_the_picture_and_no_token(tmp_path: Path, home: Peer) -> None:
    door = camera_door(settings_of(tmp_path, home.url))
    assert door is not None
    async with an_api(tmp_path, home.url) as api:
        _, picture = door.addresses(Owner("acme", "ann"), "camera.gate")
        shown = await api.get(picture.removeprefix("http://127.0.0.1:8000"))
    assert (shown.status_code, shown.headers["content-type"], shown.content) == (200, "image/jpeg", JPEG)
    assert shown.headers["cache-control"] == "private, no-store"
    assert shown.headers["x-content-type-options"] == "nosniff"
    (asked,) = home.asked
    assert (asked.path, asked.headers["authorization"]) == (GATE, f"Bearer {TOKEN}")
    assert TOKEN not in picture + str(shown.headers)


@pytest.mark.requirement("attacks.c.camera-address")
async def test_an_address_that_is_not_good_any_more_or_never_was_shows_nothing(tmp_path: Path, home: Peer) -> None:
    good = a_ticket()
    async with an_api(tmp_path, home.url) as api:
        for segment in (
            a_ticket(left_s=0), a_ticket(left_s=-1), a_ticket(tenant="other"), a_ticket(key="another-token"),
            good[:-1], f"{good}x",
            good.partition(".")[0], f".{good.partition('.')[2]}", "x", "x.y", "%C3%A9.x", "a" * 5_000,
        ):  # fmt: skip
            for tail in ("", "/stream"):
                refused = await api.get(f"/home/cameras/{segment}{tail}")
                assert (refused.status_code, refused.json()["error"]) == (404, "not_found"), segment
        other = await api.get(f"/home/cameras/{good}", params={"user_id": "bob"})
        assert (other.status_code, other.json()["error"]) == (404, "not_found")
        assert home.asked == []
        assert (await api.get(f"/home/cameras/{good}", params={"user_id": "ann"})).status_code == 200


@pytest.mark.requirement("attacks.c.camera-address")
async def test_with_a_token_set_a_browser_needs_none_and_a_wrong_one_is_refused(tmp_path: Path, home: Peer) -> None:
    async with an_api(tmp_path, home.url, api_token=API_TOKEN) as api:
        address = f"/home/cameras/{a_ticket()}"
        assert (await api.get(address)).status_code == 200
        assert (await api.get(address, headers={"Authorization": f"Bearer {API_TOKEN}"})).status_code == 200
        wrong = await api.get(address, headers={"Authorization": "Bearer wrong"})
        assert (wrong.status_code, wrong.json()["error"]) == (401, "unauthorized")
    async with an_api(tmp_path, home.url) as api:
        for headers in ({"Origin": "https://evil.example"}, {"Host": "evil.example"}):
            assert (await api.get(address, headers=headers)).status_code == 403


@pytest.mark.requirement("attacks.c.camera-faults")
@pytest.mark.parametrize(
    "answer",
    [
        an_answer(401, b"bad " + TOKEN.encode()),
        an_answer(500, b"oh no"),
        an_answer(302, Location="http://127.0.0.1:1/"),
        an_answer(body=b"<html>", Content_Type="text/html"),
        an_answer(body=b"<svg/>", Content_Type="image/svg+xml"),
        an_answer(body=JPEG),
        an_answer(body=b"x" * (PICTURE_BYTES + 1), Content_Type="image/png"),
        an_answer(body=JPEG, Content_Type="image/jpeg", Content_Encoding="gzip"),
        an_answer(body=JPEG, Content_Type="image/jpeg").replace(b"Content-Length: 11", b"Content-Length: 99"),
        b"",
        b"garbage\r\n\r\n",
    ],
)
async def test_what_is_no_picture_is_a_503(tmp_path: Path, home: Peer, answer: bytes) -> None:
    home.answers[GATE] = answer
    async with an_api(tmp_path, home.url) as api:
        refused = await api.get(f"/home/cameras/{a_ticket()}")
        assert (refused.status_code, refused.json()["error"]) == (503, "camera_unavailable")
        assert TOKEN not in refused.text
        unknown = await api.get(f"/home/cameras/{a_ticket('camera.gone')}")
        assert (unknown.status_code, unknown.json()["error"]) == (404, "not_found")
        home.answers[GATE] = an_answer(body=JPEG, Content_Type="image/jpeg")
        for _ in range(20):
            assert (await api.get(f"/home/cameras/{a_ticket()}")).status_code == 200


async def test_without_home_assistant_there_is_nothing_to_see(tmp_path: Path) -> None:
    away: dict[str, Any] = {"postgres_dsn": "postgresql://x@127.0.0.1:9/x", "temporal_address": "127.0.0.1:9"}
    assert camera_door(Settings(home=tmp_path, **away)) is None
    async with an_api(tmp_path, "http://127.0.0.1:1") as api:
        refused = await api.get(f"/home/cameras/{a_ticket()}")
        assert (refused.status_code, refused.json()["error"]) == (503, "camera_unavailable")


Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def a_stream() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """A Home Assistant whose camera streams until it is let go, which sets the event."""
    released = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=--frame\r\n\r\n")
        writer.write(b"--frame\r\nContent-Type: image/jpeg\r\n\r\n" + JPEG)
        await writer.drain()
        await reader.read()
        released.set()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", released
    finally:
        server.close()


@pytest.mark.requirement("attacks.c.camera-stream")
async def test_a_stream_is_passed_on_as_it_comes_and_let_go_with_its_viewer(tmp_path: Path) -> None:
    async with a_stream() as (url, released), an_api(tmp_path, url) as api:
        async with api.stream("GET", f"/home/cameras/{a_ticket()}/stream") as shown:
            assert shown.headers["content-type"] == "multipart/x-mixed-replace; boundary=--frame"
            async for chunk in shown.aiter_raw():
                assert chunk.endswith(JPEG)
                break
        async with asyncio.timeout(20):
            await released.wait()


@pytest.mark.requirement("attacks.c.camera-stream")
async def test_a_stream_ends_with_its_ticket(tmp_path: Path) -> None:
    async with a_stream() as (url, released), an_api(tmp_path, url) as api, asyncio.timeout(20):
        async with api.stream("GET", f"/home/cameras/{a_ticket(left_s=3)}/stream") as shown:
            assert (await shown.aread()).endswith(JPEG)
        await released.wait()


@pytest.mark.requirement("attacks.c.camera-stream")
async def test_only_so_many_look_at_once(tmp_path: Path) -> None:
    async with a_stream() as (url, _), an_api(tmp_path, url) as api, asyncio.timeout(60):
        address = f"/home/cameras/{a_ticket()}/stream"
        requests = [api.build_request("GET", address) for _ in range(17)]
        shown = [await api.send(request, stream=True) for request in requests]
        assert [one.status_code for one in shown] == [200] * 16 + [429]
        for one in shown:
            await one.aclose()


@pytest.mark.requirement("attacks.c.camera-address")
@given(place=st.integers(0, 400), char=st.characters(min_codepoint=33, max_codepoint=126))
def test_no_changed_ticket_is_good(place: int, char: str) -> None:
    ticket = CameraTicket(owner=Owner("acme", "ann"), camera="camera.gate", expires_at=NOW + LIFETIME_S)
    segment = sign(ticket, TOKEN)
    assert read(segment, TOKEN, NOW) == ticket
    assert read(segment, TOKEN, NOW + LIFETIME_S) is None
    place %= len(segment)
    changed = segment[:place] + char + segment[place + 1 :]
    assert changed == segment or read(changed, TOKEN, NOW) is None
