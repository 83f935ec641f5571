"""The OpenAI-compatible backend against llama.cpp's own server: a process of its own, a tiny model, HTTP."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from jsonschema import Draft202012Validator

from steward.contracts.plan import AnswerPlan, CallsPlan, Observation
from steward.planners.chain import BackendFailed, CannotPlanThis, PlanControl, PlannerChain
from steward.planners.check import candidate_named, plan_errors
from steward.planners.grammar import GrammarLimits
from steward.planners.openai.backend import OpenAIPlanner
from steward.planners.openai.forms import Structure
from tests.support.planners import scripted
from tests.support.tiny_llama import write_tiny_llama
from tests.support.toolbox import request

START_S = 60
MAIL = Observation(tool_name="search_email", ok=True, result={"emails": [{"id": "3f2a9c"}]})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Base URL of a running server."""
    folder = tmp_path_factory.mktemp("server")
    model = write_tiny_llama(folder / "tiny.gguf", context=6144)
    with httpx.Client(timeout=5) as client, (folder / "log").open("wb") as log:
        for port in _free_ports():
            process = subprocess.Popen(_command(model, port), stdout=log, stderr=log)
            try:
                if _answers(client, f"http://127.0.0.1:{port}/v1/models", process):
                    yield f"http://127.0.0.1:{port}/v1"
                    return
            finally:
                # It holds nothing worth a farewell, and waits for a plan in progress when asked kindly.
                process.kill()
                process.wait(30)
    pytest.fail(f"the server did not start: {(folder / 'log').read_text()[-2000:]}")


def _command(model: Path, port: int) -> list[str]:
    options = {"model": model, "host": "127.0.0.1", "port": port, "n_ctx": 6144, "n_threads": 1, "n_threads_batch": 1}
    return [sys.executable, "-m", "llama_cpp.server", *(f"--{name}={value}" for name, value in options.items())]


def _free_ports() -> Iterator[int]:
    """Some ports that were free a moment ago; another process may be quicker."""
    import socket

    for _ in range(3):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        yield port


def _answers(client: httpx.Client, url: str, process: subprocess.Popen[bytes]) -> bool:
    """Whether the server answers before it ends or its time is over."""
    until = time.monotonic() + START_S
    while time.monotonic() < until:
        with suppress(httpx.HTTPError):
            if client.get(url).is_success:
                return True
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.1)
            return False
    return False


@pytest.fixture
def planner(server: str) -> OpenAIPlanner:
    return OpenAIPlanner(server, "tiny", timeout_s=100, limits=GrammarLimits(answer=12, question=12, calls=2))


@pytest.mark.requirement("planners.openai.server")
async def test_a_model_that_knows_nothing_plans_under_our_grammar_on_a_real_server(planner: OpenAIPlanner) -> None:
    asked = request("mark task 3 as done", "complete_task", "list_tasks", max_tokens=3000)
    result = await planner.plan(asked, PlanControl())
    assert planner.structure is Structure.GRAMMAR
    assert isinstance(result.plan, CallsPlan)
    assert plan_errors(result.plan, asked) == []
    for call in result.plan.calls:
        candidate = candidate_named(asked, call.tool_name)
        assert candidate is not None
        Draft202012Validator(candidate.parameters).validate(call.args)
    assert result.usage.prompt_tokens > 1000
    assert result.usage.completion_tokens > 0


@pytest.mark.requirement("planners.openai.server")
async def test_a_verbatim_argument_stands_in_a_result_on_a_real_server_too(planner: OpenAIPlanner) -> None:
    asked = request("and sum it up", "summarize_email", observations=[MAIL], max_tokens=3000)
    result = await planner.plan(asked, PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert plan_errors(result.plan, asked) == []


@pytest.mark.requirement("planners.openai.server")
async def test_a_real_server_without_structure_leads_to_a_named_failure_and_the_next_backend(server: str) -> None:
    free = OpenAIPlanner(server, "tiny", timeout_s=100, structure=Structure.NONE)
    asked = request("hello", "list_tasks", max_tokens=20)
    with pytest.raises(BackendFailed, match=r"cut off at 20 tokens|not even after one repair"):
        await free.plan(asked, PlanControl())
    result = await PlannerChain([free, scripted()]).plan(asked)
    assert (result.backend, [skip.backend for skip in result.skipped]) == ("scripted", ["openai"])


@pytest.mark.requirement("planners.openai.server")
async def test_a_prompt_that_the_real_server_cannot_hold_is_a_named_failure(planner: OpenAIPlanner) -> None:
    with pytest.raises(CannotPlanThis, match=r"too long for it.*maximum context length"):
        await planner.plan(request("long " * 4000, "list_tasks"), PlanControl())


@pytest.mark.requirement("planners.openai.server")
async def test_results_are_shortened_until_the_real_server_can_hold_them(planner: OpenAIPlanner) -> None:
    seen = [Observation(tool_name="read", ok=True, result="x" * 9000)] * 3
    asked = request("tell me", observations=seen, max_tokens=2000).model_copy(update={"candidates": []})
    result = await planner.plan(asked, PlanControl())
    assert isinstance(result.plan, AnswerPlan)
    assert 3 * 800 < result.usage.prompt_tokens < 3 * 2000


@pytest.mark.requirement("planners.openai.errors")
async def test_a_server_process_that_is_gone_is_named(free_port: Callable[[], int]) -> None:
    gone = OpenAIPlanner(f"http://127.0.0.1:{free_port()}/v1", "tiny", timeout_s=5)
    with pytest.raises(BackendFailed, match="cannot be reached"):
        await gone.plan(request("hello"), PlanControl())
