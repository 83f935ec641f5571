"""The OpenAI-compatible backend against a real HTTP server that speaks chat/completions, well and badly."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from contracts.plan import AnswerPlan, CallsPlan
from models.openai import OpenAIPlanner
from models.planner import BackendFailed, PlanControl
from tests.support.toolbox import request

Reply = tuple[int, Any] | str
GOOD = '{"calls":[{"tool":"calculate","args":{"expression":"3+4"}}]}'


class Endpoint:
    """A server that gives its replies in order and keeps what it was sent. A text is a completion's content."""

    def __init__(self) -> None:
        self.replies: list[Reply] = []
        self.bodies: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.hang = threading.Event()
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                outer.headers.append(dict(self.headers))
                outer.bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                reply = outer.replies.pop(0) if outer.replies else "hang"
                if reply == "hang":
                    outer.hang.wait(20)
                    reply = (500, "late")
                status, body = (200, completion(reply)) if isinstance(reply, str) else reply
                data = (body if isinstance(body, str) else json.dumps(body)).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, format: str, *args: Any) -> None:
                return

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/v1"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.hang.set()
        self.server.shutdown()
        self.thread.join(10)
        self.server.server_close()


def completion(content: str, **message: Any) -> dict[str, Any]:
    return {
        "choices": [{"message": {"role": "assistant", "content": content, **message}, "finish_reason": "stop"}],
        "usage": {"prompt_tokens": 90, "completion_tokens": 10, "prompt_tokens_details": {"cached_tokens": 60}},
    }


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    opened = Endpoint()
    yield opened
    opened.close()


@pytest.fixture
def planner(endpoint: Endpoint) -> OpenAIPlanner:
    return OpenAIPlanner(endpoint.url, "some-model", api_key="sk-test", timeout_s=10)


ASKED = request("what is 3+4?", "calculate", "compose_email")


@pytest.mark.requirement("models.openai.plan")
async def test_a_plan_is_asked_for_by_schema_and_counted(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [GOOD]
    result = await planner.plan(ASKED, PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert result.plan.calls[0].args == {"expression": "3+4"}
    assert (result.usage.prompt_tokens, result.usage.reused_tokens, result.usage.completion_tokens) == (90, 60, 10)
    [body] = endpoint.bodies
    assert body["response_format"]["json_schema"]["schema"]["anyOf"]
    assert body["messages"][0]["role"] == "system"
    assert endpoint.headers[0]["Authorization"] == "Bearer sk-test"


@pytest.mark.requirement("models.openai.schema-refused")
async def test_a_server_that_refuses_schemas_is_asked_without_and_remembered(
    endpoint: Endpoint, planner: OpenAIPlanner
) -> None:
    endpoint.replies = [(400, {"error": "response_format is not supported"}), GOOD, GOOD]
    await planner.plan(ASKED, PlanControl())
    await planner.plan(ASKED, PlanControl())
    assert ["response_format" in body for body in endpoint.bodies] == [True, False, False]


@pytest.mark.requirement("models.openai.repair")
@pytest.mark.parametrize(
    "bad",
    [
        "Sure! I will calculate that.",
        '{"calls":[{"tool":"rm_rf","args":{}}]}',
        '{"calls":[{"tool":"compose_email","args":{"to":"invented@example.com","subject":"x","body":"y"}}]}',
    ],
)
async def test_a_wrong_plan_gets_one_turn_of_repair(endpoint: Endpoint, planner: OpenAIPlanner, bad: str) -> None:
    endpoint.replies = [bad, GOOD]
    result = await planner.plan(ASKED, PlanControl())
    assert isinstance(result.plan, CallsPlan)
    assert result.usage.completion_tokens == 20
    assert endpoint.bodies[1]["messages"][-2]["content"] == bad
    assert "cannot be used" in endpoint.bodies[1]["messages"][-1]["content"]


@pytest.mark.requirement("models.openai.repair")
async def test_a_plan_that_stays_wrong_is_a_named_failure(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = ["no", "still no"]
    with pytest.raises(BackendFailed, match="not even after one repair"):
        await planner.plan(ASKED, PlanControl())


@pytest.mark.requirement("models.thinking.apart")
async def test_thinking_is_kept_apart_from_the_plan(endpoint: Endpoint, planner: OpenAIPlanner) -> None:
    endpoint.replies = [(200, completion('<think>hm</think>{"answer":"hi"}', reasoning_content="well"))]
    result = await planner.plan(ASKED, PlanControl())
    assert (result.plan, result.thinking) == (AnswerPlan(text="hi"), "well\nhm")


@pytest.mark.requirement("models.openai.errors")
@pytest.mark.parametrize(
    ("reply", "reason"),
    [
        ((401, {"error": "bad key"}), "answered 401"),
        ((500, "boom"), "answered 500: boom"),
        ((200, "not json"), "not a chat completion"),
        ((200, {"choices": []}), "not a chat completion"),
    ],
)
async def test_a_server_that_fails_is_named_with_its_answer(
    endpoint: Endpoint, planner: OpenAIPlanner, reply: Reply, reason: str
) -> None:
    endpoint.replies = [reply]
    with pytest.raises(BackendFailed, match=reason):
        await planner.plan(ASKED, PlanControl())


@pytest.mark.requirement("models.openai.errors")
async def test_a_server_that_hangs_is_left_after_its_time(endpoint: Endpoint) -> None:
    with pytest.raises(BackendFailed, match=r"no answer within 0\.2 s"):
        await OpenAIPlanner(endpoint.url, "m", timeout_s=0.2).plan(ASKED, PlanControl())


@pytest.mark.requirement("models.openai.errors")
async def test_an_address_nobody_listens_on_is_named(free_port: Callable[[], int]) -> None:
    planner = OpenAIPlanner(f"http://127.0.0.1:{free_port()}/v1", "m", timeout_s=5)
    with pytest.raises(BackendFailed, match="cannot be reached"):
        await planner.plan(ASKED, PlanControl())
