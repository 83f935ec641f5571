"""To look at something decides nothing, and changes nothing of what a word decides."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import httpx
import pytest

from tests.support.doors import Door, wait_for

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "Lunch at noon?"}
PAGES = ("", "/inbox", "/problems", "/problems/{problem_id}", "/talk?conversation=default", "/talk/{problem_id}")
STREAM_S = 1.0


async def waiting(http: httpx.AsyncClient, user: str, **headers: str) -> dict[str, Any]:
    """A mail that waits, of which the conversation has not spoken last."""
    asks = {"tool_name": "compose_email", "args": MAIL, "user_id": user}
    mail = (await http.post("/tool/call", json=asks, headers=headers)).json()
    await http.post("/tool/call", json={"text": "what is 12*7+3", "user_id": user})
    return dict(mail)


async def look(http: httpx.AsyncClient, method: str, address: str, user: str) -> int:
    """Fetch an address as a browser, a monitor or a proxy does; of a stream its beginning."""
    with contextlib.suppress(TimeoutError):
        async with (
            asyncio.timeout(STREAM_S),
            http.stream(method, address, params={"user_id": user}, headers={"Accept": "*/*"}) as response,
        ):
            async for _ in response.aiter_bytes():
                pass
            return response.status_code
    return 200


async def addresses(http: httpx.AsyncClient, mail: dict[str, Any]) -> list[str]:
    """Every address that can be fetched, with the numbers of this mail in it."""
    [approval] = mail["approvals"]
    numbers = {"problem_id": mail["problem_id"], "approval_id": approval["approval_id"], "sha256": "0" * 64}
    paths = (await http.get("/openapi.json")).json()["paths"]
    fetched = [path for path, operations in paths.items() if "get" in operations]
    pages = [f"/console{page}" for page in PAGES] + ["/console/approvals/{approval_id}/{sha256}"]
    return [path.format_map(_Any(numbers)) for path in fetched + pages]


class _Any(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return "1"


@pytest.mark.requirement("attacks.b4.no-effect-of-a-look")
async def test_no_fetched_address_makes_a_bare_yes_mean_anything(http: httpx.AsyncClient, user: str) -> None:
    mail = await waiting(http, user)
    every = await addresses(http, mail)
    assert f"/problems/{mail['problem_id']}" in every
    for address in every:
        for method in ("GET", "HEAD"):
            await look(http, method, address, user)
    which = (await http.post("/tool/call", json={"text": "yes", "user_id": user})).json()
    assert (which["tool_executed"], which["error"]) == (False, "ambiguous_approval")
    sent = (await http.post("/tool/call", json={"text": "yes", "user_id": user})).json()
    assert (sent["problem_id"], sent["tool_executed"]) == (mail["problem_id"], True)


@pytest.mark.requirement("attacks.b4.no-effect-of-a-look")
async def test_what_decides_is_fetched_by_no_browser(http: httpx.AsyncClient, user: str) -> None:
    mail = await waiting(http, user)
    for method in ("GET", "HEAD", "OPTIONS"):
        refused = await http.request(method, f"/problems/{mail['problem_id']}/confirm", params={"user_id": user})
        assert refused.status_code == 405
    view = (await http.get(f"/problems/{mail['problem_id']}", params={"user_id": user})).json()
    assert view["status"] == "awaiting_confirmation"


@pytest.mark.requirement("attacks.b4.no-effect-of-a-look")
async def test_the_status_of_a_problem_is_no_answer_to_a_message(connect: Door, user: str) -> None:
    mail = await connect.call(tool_name="compose_email", args=MAIL, user_id=user)
    await connect.call(text="what is 12*7+3", user_id=user)
    assert (await connect.status(mail["problem_id"], user))["approvals"]
    assert not (await connect.call(text="yes", user_id=user))["tool_executed"]


@pytest.mark.requirement("attacks.b4.no-effect-of-a-look")
async def test_who_was_answered_before_anything_waited_is_shown_it_before_a_yes_counts(
    http: httpx.AsyncClient, api_url: str, user: str
) -> None:
    asks = {"tool_name": "compose_email", "args": MAIL, "user_id": user}
    accepted = await http.post("/tool/call", json=asks, headers={"Prefer": "wait=0"})
    assert accepted.status_code == 202
    address, who = api_url + accepted.headers["location"], {"user_id": user}

    def looks() -> bool:
        return bool(httpx.get(address, params=who, trust_env=False).json()["approvals"])

    await asyncio.to_thread(wait_for, looks, 30, "the approval")
    shown = (await http.post("/tool/call", json={"text": "yes", "user_id": user})).json()
    assert (shown["tool_executed"], [one["args"] for one in shown["approvals"]]) == (False, [MAIL])
    sent = await http.post("/tool/call", json={"text": "yes", "user_id": user})
    assert sent.json()["tool_executed"] is True
