"""AG-UI through the protocol's own client, @ag-ui/client from npm, on Node."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.support import npm
from tests.support.stacks import ROOT

LOCKED = ROOT / "tests" / "support" / "agui_client"
INSTALLED = ROOT / "build" / "agui-client"
WRITE = "send an email to bob@example.com with the subject Lunch and the text Lunch is ready"


@pytest.fixture(scope="session")
def packages() -> Path:
    """The client's packages, from npm."""
    return npm.installed(LOCKED, INSTALLED)


async def known(packages: Path, url: str, user: str, words: str, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """What the client knows after each run."""
    process = await asyncio.create_subprocess_exec(
        *(str(npm.NODE / "node"), str(LOCKED / "approve.cjs"), f"{url}/agui", user, words, json.dumps(answer)),
        env={**npm.node_environment(), "NODE_PATH": str(packages), "NO_PROXY": "127.0.0.1"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 0, err.decode()
    assert err == b""
    return list(json.loads(out))


@pytest.mark.timeout(360)
@pytest.mark.requirement("agui.client")
async def test_the_official_client_reads_an_answer(packages: Path, api_url: str, user: str) -> None:
    [answered] = await known(packages, api_url, user, "what is 12*7+3?", {})
    roles = [message["role"] for message in answered["messages"]]
    assert roles == ["user", "assistant", "tool", "assistant"]
    [call] = answered["messages"][1]["toolCalls"]
    assert json.loads(call["function"]["arguments"]) == {"expression": "12*7+3"}
    assert answered["messages"][2]["toolCallId"] == call["id"]
    assert "87" in answered["messages"][-1]["content"]
    assert answered["state"]["steward"]["problems"][0]["status"] == "done"
    assert answered["interrupts"] == []


@pytest.mark.timeout(360)
@pytest.mark.requirement("agui.client")
@pytest.mark.parametrize(("approved", "status"), [(True, "done"), (False, "canceled")])
async def test_the_official_client_answers_an_interrupt(
    packages: Path, api_url: str, user: str, approved: bool, status: str
) -> None:
    answer = {"status": "resolved", "payload": {"approved": approved}}
    asked, ended = await known(packages, api_url, user, WRITE, answer)
    [interrupt] = asked["interrupts"]
    assert interrupt["reason"] == "tool_call"
    assert interrupt["metadata"]["steward"]["args"]["to"] == "bob@example.com"
    calls = [call["id"] for message in asked["messages"] for call in message.get("toolCalls", ())]
    assert interrupt["toolCallId"] in calls
    assert ended["interrupts"] == []
    assert ended["state"]["steward"]["problems"][0]["status"] == status
    assert len(ended["messages"]) > len(asked["messages"])
