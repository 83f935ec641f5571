"""MCP servers in the whole product: a worker process, the API, the command line."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import yaml

from steward.contracts.mcp import ToolOverride
from steward.contracts.tool import Effect, Permission
from tests.support.embedding import copy_index
from tests.support.folders import copy_cluster, server_folder, share_models
from tests.support.live import LiveStack, wait_until
from tests.support.mcp import happened, list_odd, odd
from tests.support.mcp_servers.odd import a_tool

pytestmark = pytest.mark.timeout(240)
LOOKS = ToolOverride(permission=Permission.AUTONOMOUS, effect=Effect.READ)
TOOLS = ("plain", "look", "large", "other", "ask", "die")


@pytest.fixture(scope="module")
def home(stopped_cluster: Path) -> Iterator[Path]:
    with server_folder() as path:
        copy_cluster(stopped_cluster, path)
        share_models(path)
        copy_index(path / "qdrant")
        yield path


@pytest.fixture(scope="module")
def stack(home: Path) -> Iterator[LiveStack]:
    """A live stack with our odd server, which is required."""
    server = odd(home / "odd", *TOOLS, required=True, tools={"look": LOOKS, "large": LOOKS})
    entry = server.model_dump(mode="json", exclude_defaults=True)
    entry["env"] = {"TOKEN": {"secret": "odd_token"}}
    (home / "mcp.yaml").write_text(yaml.safe_dump({"mcp_servers": [entry]}))
    settings = {"MCP_SERVERS": str(home / "mcp.yaml"), "SECRET_ODD_TOKEN": "hunter2-hunter2", "TIMEZONE": "UTC"}
    stack = LiveStack(home, settings)
    try:
        stack.start()
        yield stack
    finally:
        stack.close()


@pytest.fixture
def http(stack: LiveStack) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=stack.url, trust_env=False, timeout=60) as client:
        wait_until(lambda: offered(client) == set(TOOLS), 60, "the tools being offered")
        yield client


def offered(http: httpx.Client) -> set[str]:
    """The names of the tools of MCP servers."""
    return {tool["name"] for tool in http.get("/tool/list", params={"tool_type": "mcp"}).json()["tools"]}


def call(http: httpx.Client, tool: str, **args: Any) -> dict[str, Any]:
    answer: dict[str, Any] = http.post("/tool/call", json={"tool_name": tool, "args": args, "user_id": "ann"}).json()
    return answer


def steward(stack: LiveStack, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "steward.cli.main", *args, "--url", stack.url]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env=stack.environment(), cwd=stack.home
    )


def server_pid(home: Path) -> int:
    return int(next(line for line in reversed(happened(home / "odd")) if line.startswith("started")).split()[1])


@pytest.fixture
def mended(home: Path, http: httpx.Client) -> Iterator[Callable[[], None]]:
    """Call it to have the server started anew; at the end it is as it was."""

    def start_anew() -> None:
        os.kill(server_pid(home), signal.SIGKILL)

    yield start_anew
    list_odd(home / "odd", *TOOLS)
    if offered(http) != set(TOOLS):
        start_anew()


@pytest.mark.requirement("mcp.worker.calls")
def test_tools_of_a_server_are_listed_called_and_approved(http: httpx.Client, home: Path) -> None:
    looked = call(http, "look")
    assert (looked["status"], looked["result"]["content"][0]["text"]) == ("done", "look done")
    asked = call(http, "plain")
    assert asked["status"] == "awaiting_confirmation"
    assert not any(line.startswith("plain") for line in happened(home / "odd"))
    done = call(http, "confirm_action", problem_id=asked["problem_id"], confirmed=True)
    assert (done["status"], done["result"]["content"][0]["text"]) == ("done", "plain done")
    (key,) = [line.split()[-1] for line in happened(home / "odd") if line.startswith("plain")]
    assert re.fullmatch(rf'"[0-9a-f-]{{36}}:{asked["problem_id"]}:c1"', key)


@pytest.mark.requirement("mcp.worker.broken-after-commit")
def test_a_stream_that_breaks_after_the_commit_asks_and_repeats_nothing(http: httpx.Client, home: Path) -> None:
    def committed() -> int:
        return sum(line.startswith("die") for line in happened(home / "odd"))

    before = committed()
    number = call(http, "die")["problem_id"]
    blocked = call(http, "confirm_action", problem_id=number, confirmed=True)
    assert blocked["status"] == "blocked"
    assert [approval["kind"] for approval in blocked["approvals"]] == ["repeat"]
    assert committed() - before == 1
    ended = call(http, "confirm_action", problem_id=number, confirmed=False)
    assert (ended["status"], ended["error"]) == ("blocked", "outcome_unknown")
    assert committed() - before == 1
    looked = call(http, "look")
    assert looked["status"] == "done"


@pytest.mark.requirement("mcp.elicitation.question")
def test_a_question_of_a_server_is_answered_on_the_command_line(
    stack: LiveStack, http: httpx.Client, home: Path
) -> None:
    number = str(call(http, "ask")["problem_id"])
    asked = steward(stack, "approve", number)
    assert asked.returncode == 6, asked.stderr
    assert "The MCP server odd asks, in its own words (tool ask):\n> Which colour?\n> " in asked.stdout
    answered = steward(stack, "reply", number, "blue")
    assert answered.returncode == 0, answered.stderr
    assert 'painted {"colour": "blue"}' in happened(home / "odd")
    result = http.get(f"/problems/{number}").json()["result"]
    assert result["content"][0]["text"] == "painted blue"


@pytest.mark.requirement("mcp.results.large")
def test_a_result_of_five_megabytes_reaches_the_caller_whole(http: httpx.Client) -> None:
    answer = call(http, "large", size=5_000_000)
    assert answer["status"] == "done", str(answer)[:500]
    assert len(answer["result"]["content"][0]["text"]) == 5_000_000


@pytest.mark.requirement("mcp.pins.command-line")
def test_a_changed_tool_is_accepted_on_the_command_line(
    stack: LiveStack, http: httpx.Client, home: Path, mended: Callable[[], None]
) -> None:
    assert "connected" in http.get("/readyz").json()["parts"]["mcp"]["detail"]
    list_odd(home / "odd", a_tool("plain", description="Changed."), *TOOLS[1:])
    mended()
    wait_until(lambda: "plain" not in offered(http), 60, "the changed tool being withheld")
    assert http.post("/tool/call", json={"tool_name": "plain", "args": {}}).status_code == 404
    listed = steward(stack, "mcp", "list")
    assert "waiting: plain of odd" in listed.stdout
    assert '+  "description": "Changed."' in listed.stdout
    assert steward(stack, "mcp", "accept", "odd", "nothing").returncode == 7
    accepted = steward(stack, "mcp", "accept", "odd", "plain")
    assert accepted.returncode == 0, accepted.stderr
    wait_until(lambda: "plain" in offered(http), 60, "the accepted tool being offered")
    assert steward(stack, "mcp", "accept", "odd", "plain").returncode == 8
    list_odd(home / "odd", *TOOLS)
    mended()
    wait_until(lambda: "plain" not in offered(http), 60, "the tool being withheld again")
    assert steward(stack, "mcp", "reject", "odd", "plain").returncode == 0
    assert "rejected: plain of odd" in steward(stack, "mcp", "list").stdout
    assert steward(stack, "mcp", "accept", "odd", "plain").returncode == 0
    wait_until(lambda: offered(http) == set(TOOLS), 60, "all tools being offered")


@pytest.mark.requirement("mcp.health.required")
def test_a_required_server_that_is_away_makes_the_product_unready_and_is_named(
    stack: LiveStack, http: httpx.Client, home: Path, mended: Callable[[], None]
) -> None:
    (home / "odd" / "tools.json").unlink()
    mended()
    wait_until(lambda: http.get("/readyz").status_code == 503, 60, "/readyz saying no")
    unready = http.get("/readyz").json()
    assert unready["error"] == "mcp_server_unavailable"
    assert "odd" in unready["parts"]["mcp"]["detail"]
    assert offered(http) == set(TOOLS)
    assert http.get("/health").json()["mcp_servers"]["odd"]["state"] == "away"
    doctor = steward(stack, "doctor")
    assert "odd (required)" in doctor.stdout
    list_odd(home / "odd", *TOOLS)
    wait_until(lambda: http.get("/readyz").status_code == 200, 90, "/readyz saying yes")


@pytest.mark.requirement("mcp.pool.shutdown")
def test_a_worker_that_stops_ends_its_servers(stack: LiveStack, http: httpx.Client, home: Path) -> None:
    pid = server_pid(home)
    assert psutil.pid_exists(pid)
    stack.workers[0].stop()
    assert not psutil.pid_exists(pid)
    logs = "".join(file.read_text(errors="replace") for file in stack.logs.iterdir())
    assert "hunter2" not in logs
    stack.mend()
