"""`mcp_url`: the MCP server of one A2A request, with the official A2A client and a real MCP server."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from a2a.types.a2a_pb2 import Task, TaskState
from a2a.utils.errors import InvalidParamsError, UnsupportedOperationError

from steward.config.settings import Settings
from tests.support.a2a import BINDINGS, A2aAgent, an_agent, data_of
from tests.support.doors import READY_S, wait_for
from tests.support.embedding import copy_index
from tests.support.folders import server_folder, share_models
from tests.support.harbour import Harbour, a_harbour
from tests.support.stacks import a_database, a_worker, dev_server, environment_of, free_ports, serving

pytestmark = pytest.mark.timeout(240)
DONE, ASKED = TaskState.TASK_STATE_COMPLETED, TaskState.TASK_STATE_INPUT_REQUIRED
FAILED = TaskState.TASK_STATE_FAILED
BOOK = {"tool_name": "book_berth", "args": {"harbour": "Kiel", "nights": 2}}
SUM = {"tool_name": "calculate", "args": {"expression": "6*7"}}


@dataclass
class Place:
    """A stack whose operator lists the harbour, and a port that nobody listens on."""

    url: str
    harbour: Harbour
    away: str
    environment: dict[str, str]
    home: Path
    running: ExitStack

    def start_worker(self) -> None:
        """A worker that runs until the end, or is killed."""
        self.worker = self.running.enter_context(a_worker(self.environment, self.home))

    def another_worker(self) -> None:
        """Kill the worker and start another."""
        self.worker.kill()
        self.worker.wait(30)
        self.start_worker()


@pytest.fixture(scope="module")
def place(postgres_dsn: str, template_database: str) -> Iterator[Place]:
    with server_folder() as home, ExitStack() as running:
        share_models(home)
        copy_index(home / "qdrant")
        dsn = running.enter_context(a_database(postgres_dsn, template_database))
        temporal = running.enter_context(dev_server(home, free_ports(1)[0]))
        harbour, [port] = running.enter_context(a_harbour()), free_ports(1)
        away = f"http://127.0.0.1:{port}/mcp"
        common = {"home": home, "postgres_dsn": dsn, "temporal_address": temporal.address, "timezone": "Europe/Berlin"}
        urls = f"{harbour.url},{away}"
        environment = environment_of(**common, mcp_request_urls=urls)

        api = running.enter_context(serving(Settings.model_validate({**common, "mcp_request_urls": urls})))
        made = Place(api, harbour, away, environment, home, running)
        made.start_worker()
        wait_for(
            lambda: httpx.get(f"{made.url}/tool/list", trust_env=False).json()["count"] > 0,
            READY_S,
            "the tool catalogue",
        )
        yield made


@pytest.fixture
def user() -> str:
    return f"user-{uuid.uuid4().hex[:10]}"


@pytest.fixture
async def agent(place: Place, user: str) -> AsyncIterator[A2aAgent]:
    place.harbour.called.clear()
    async with an_agent(f"{place.url}/a2a", user) as opened:
        yield opened


async def audit(place: Place, task: Task, user: str, action: str) -> list[dict[str, Any]]:
    """The steps of a task with this action."""
    async with httpx.AsyncClient(base_url=place.url, trust_env=False) as http:
        steps = (await http.get(f"/problems/{task.id}/steps", params={"user_id": user})).json()["steps"]
    return [step for step in steps if step["action"] == action]


def approval_of(task: Task) -> dict[str, Any]:
    [approval] = data_of(task.status.message.parts)["approvals"]
    return dict(approval)


@pytest.mark.requirement("a2a.mcp-url")
async def test_a_tool_of_the_requests_own_server_is_approved_and_runs_once(
    place: Place, agent: A2aAgent, user: str
) -> None:
    asked = await agent.task(BOOK, metadata={"mcp_url": place.harbour.url})
    assert (asked.status.state, place.harbour.called) == (ASKED, [])
    approval = approval_of(asked)
    assert approval["args"] == {"harbour": "Kiel", "nights": 2}
    assert place.harbour.url in asked.status.message.parts[0].text
    yes = {"confirmed": True, "approval_id": approval["approval_id"]}
    sent = await agent.task(yes, task_id=asked.id)
    assert sent.status.state == DONE
    assert data_of(sent.artifacts[0].parts)["structuredContent"] == {"result": "Berth 7 in Kiel is yours."}
    with pytest.raises(UnsupportedOperationError):
        await agent.send(yes, task_id=asked.id)
    assert place.harbour.called == ["book_berth Kiel 2"]
    for action in ("request", "tools_listed", "tool_dispatched", "tool_succeeded"):
        [step] = await audit(place, asked, user, action)
        assert step["detail"]["mcp_server"] == place.harbour.url


@pytest.mark.requirement("a2a.mcp-url")
async def test_words_are_planned_with_its_tools_and_no_other_request_has_them(place: Place, agent: A2aAgent) -> None:
    wanted = "book a berth in the harbour of Kiel for 2 nights"
    asked = await agent.task(wanted, metadata={"mcp_url": place.harbour.url})
    assert asked.status.state == ASKED
    assert approval_of(asked)["tool_name"] == "book_berth"
    denied = await agent.task({"confirmed": False}, task_id=asked.id)
    assert (denied.status.state, place.harbour.called) == (TaskState.TASK_STATE_CANCELED, [])
    with pytest.raises(InvalidParamsError):
        await agent.send(BOOK)
    async with httpx.AsyncClient(base_url=place.url, trust_env=False) as http:
        names = {tool["name"] for tool in (await http.get("/tool/list")).json()["tools"]}
    assert not {"book_berth", "harbour_depth"} & names


@pytest.mark.requirement("a2a.mcp-url")
async def test_a_name_that_the_catalogue_has_stays_the_catalogues(place: Place, agent: A2aAgent) -> None:
    own = await agent.task(SUM, metadata={"mcp_url": place.harbour.url})
    assert (own.status.state, data_of(own.artifacts[0].parts)["result"]) == (DONE, 42)
    other = {**SUM, "tool_name": "mcp-127_0_0_1_calculate"}
    assert (await agent.task(other, metadata={"mcp_url": place.harbour.url})).status.state == ASKED
    unknown = await agent.task({"tool_name": "sink_ship", "args": {}}, metadata={"mcp_url": place.harbour.url})
    assert unknown.status.state == FAILED


@pytest.mark.requirement("a2a.mcp-url")
@pytest.mark.parametrize("binding", BINDINGS)
async def test_a_server_that_is_not_on_the_list_is_refused_and_the_setting_named(
    place: Place, user: str, binding: str
) -> None:
    async with an_agent(f"{place.url}/a2a", user, binding) as agent:
        for url, told in (
            ("https://tools.example.com/mcp", "STEWARD_MCP_REQUEST_URLS"),
            (place.harbour.url.replace("/mcp", "/mcpx"), "STEWARD_MCP_REQUEST_URLS"),
            (f"{place.harbour.url}/../x", "dot segments"),
            ("http://tools.example.com/mcp", "must be https"),
            (7, "must be text"),
        ):
            with pytest.raises(InvalidParamsError, match=told):
                await agent.send("what is 1+1", metadata={"mcp_url": url})


@pytest.mark.requirement("a2a.mcp-url")
async def test_it_goes_with_a_new_request_to_the_assistant_alone(place: Place, agent: A2aAgent, user: str) -> None:
    own = {"mcp_url": place.harbour.url}
    asked = await agent.task(BOOK, metadata=own)
    with pytest.raises(UnsupportedOperationError):
        await agent.send("yes", task_id=asked.id, metadata=own)
    # Beside a task that waits for words the request is one of its own.
    other = await agent.task("what is 12*7+3", context_id=asked.context_id, metadata=own)
    assert (other.id != asked.id, other.status.state) == (True, DONE)
    async with an_agent(f"{place.url}/a2a/kb", user) as knowledge:
        with pytest.raises(UnsupportedOperationError):
            await knowledge.send("What does the travel policy say?", metadata=own)


@pytest.mark.requirement("a2a.mcp-url")
async def test_a_repeat_under_one_key_means_the_same_server(place: Place, user: str) -> None:
    async with an_agent(f"{place.url}/a2a", user, streaming=False, **{"Idempotency-Key": "one"}) as agent:
        first = await agent.task(SUM, metadata={"mcp_url": place.harbour.url})
        assert (await agent.task(SUM, metadata={"mcp_url": place.harbour.url})).id == first.id
        for other in (place.away, None):
            with pytest.raises(InvalidParamsError):
                await agent.send(SUM, metadata={"mcp_url": other} if other else None)


@pytest.mark.requirement("a2a.mcp-url")
@pytest.mark.requirement("mcp.request.away")
async def test_a_server_that_is_away_is_told_and_the_catalogue_serves(place: Place, agent: A2aAgent, user: str) -> None:
    for what in (SUM, "what is 6*7"):
        task = await agent.task(what, metadata={"mcp_url": place.away})
        assert task.status.state == DONE
        assert data_of(task.artifacts[0].parts)["result"] == 42
        told = await audit(place, task, user, "degraded")
        assert any(place.away in step["description"] for step in told)
    gone = await agent.task(BOOK, metadata={"mcp_url": place.away})
    assert gone.status.state == FAILED
    assert await audit(place, gone, user, "tool_dispatched") == []


@pytest.mark.requirement("mcp.request.pinned")
async def test_another_worker_runs_what_was_approved_and_nothing_else(place: Place, agent: A2aAgent, user: str) -> None:
    own = {"mcp_url": place.harbour.url}
    kept, changed = await agent.task(BOOK, metadata=own), await agent.task(BOOK, metadata=own)
    place.another_worker()
    sent = await agent.task({"confirmed": True}, task_id=kept.id)
    assert (sent.status.state, place.harbour.called) == (DONE, ["book_berth Kiel 2"])
    place.harbour.describe("book_berth", "Books a berth, for ever.")
    refused = await agent.task({"confirmed": True}, task_id=changed.id)
    assert (refused.status.state, place.harbour.called) == (FAILED, ["book_berth Kiel 2"])
    [failed] = await audit(place, changed, user, "tool_failed")
    assert "was changed" in failed["description"]
