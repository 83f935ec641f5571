"""The operator's switch over the whole stack: what is asked for a tool that is off, and what waited for an approval."""

from __future__ import annotations

from collections.abc import AsyncIterator

import httpx
import pytest

from tests.doors.test_cli_real import environment, run
from tests.support.ran import Run

__all__ = ["environment", "run"]
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


async def switch(http: httpx.AsyncClient, tool: str, *, enabled: bool) -> httpx.Response:
    return await http.post("/admin/tools/switches", json={"tool": tool, "enabled": enabled})


@pytest.fixture
async def switched(http: httpx.AsyncClient) -> AsyncIterator[httpx.AsyncClient]:
    """The API; the tools these tests switch off are on again afterwards."""
    yield http
    for tool in ("compose_email", "get_current_time"):
        assert (await switch(http, tool, enabled=True)).status_code == 200


@pytest.mark.requirement("attacks.a7.switched-off")
async def test_a_call_approved_after_its_tool_was_switched_off_does_not_run(
    switched: httpx.AsyncClient, user: str
) -> None:
    asked = (
        await switched.post("/tool/call", json={"tool_name": "compose_email", "args": MAIL, "user_id": user})
    ).json()
    assert asked["requires_confirmation"] is True
    assert (await switch(switched, "compose_email", enabled=False)).json() == {
        "success": True,
        "tool": "compose_email",
        "enabled": False,
    }
    decided = (
        await switched.post(f"/problems/{asked['problem_id']}/confirm", json={"confirmed": True, "user_id": user})
    ).json()
    assert (decided["success"], decided["tool_executed"], decided["error"]) == (False, False, "tool_disabled")
    assert "steward tools enable compose_email" in decided["message"]


@pytest.mark.requirement("attacks.a7.switched-off")
async def test_a_direct_call_of_a_tool_that_is_off_is_refused_with_the_way_back(
    switched: httpx.AsyncClient, user: str
) -> None:
    body = {"tool_name": "get_current_time", "args": {}, "user_id": user}
    assert (await switched.post("/tool/call", json=body)).json()["success"] is True
    await switch(switched, "get_current_time", enabled=False)
    refused = await switched.post("/tool/call", json=body)
    assert (refused.status_code, refused.json()["error"]) == (403, "tool_disabled")
    assert "steward tools enable get_current_time" in refused.text
    listed = (await switched.get("/tool/list")).json()["tools"]
    assert "get_current_time" not in {tool["name"] for tool in listed}
    await switched.post("/admin/tools/reload", json={})
    assert (await switched.post("/tool/call", json=body)).status_code == 403
    await switch(switched, "get_current_time", enabled=True)
    assert (await switched.post("/tool/call", json=body)).json()["success"] is True
    assert (await switch(switched, "no_such_tool", enabled=True)).json()["error"] == "unknown_tool"


@pytest.mark.requirement("attacks.a7.command-line")
def test_a_tool_is_switched_off_and_on_from_the_command_line(run: Run) -> None:
    try:
        off = run("tools", "disable", "get_current_time")
        assert (off.code, "steward tools enable get_current_time" in off.out) == (0, True)
        listed = run("tools", "list", "--q", "get_current_time")
        assert "disabled" in listed.out
        assert "tool_disabled" in run("call", "get_current_time", "--json").out
    finally:
        on = run("tools", "enable", "get_current_time")
    assert on.code == 0
    assert "disabled" not in run("tools", "list", "--q", "get_current_time").out
    assert run("tools", "disable", "no_such_tool").code == 7
