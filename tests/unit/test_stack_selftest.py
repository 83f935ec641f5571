"""The self-test turns whatever the API answers into results with words, never into an exception."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from steward.planners.embedded.courtesies import asks_the_time, is_courtesy
from steward.stack import selftest
from steward.stack.selftest import SelfTest, check_all

Answer = Callable[[httpx.Request], httpx.Response]


def api(*, call: dict[str, Any], actions: list[str], status: int = 200) -> Answer:
    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/tool/call":
            return httpx.Response(status, json=call)
        if request.url.path == "/health":
            return httpx.Response(200, json={"planners": {"embedded": {"loading": False}}})
        if request.url.path == "/admin/tools/reload":
            known = {"added": ["a"], "changed": [], "unchanged": 20, "degraded": None}
            return httpx.Response(status, json=known if status == 200 else call)
        detail = {"source": "qdrant", "backend": "embedded", "candidates": {"get_current_time": 0.9}}
        steps = [{"action": action, "description": f"did {action}", "detail": detail} for action in actions]
        return httpx.Response(200, json={"steps": steps})

    return answer


async def results(answer: Answer, told: list[str]) -> dict[str, tuple[bool, str]]:
    transport = httpx.MockTransport(answer)
    async with httpx.AsyncClient(base_url="http://test", transport=transport) as client:
        probe = SelfTest(client, told.append, 60)
        return {result.name: (result.ok, result.detail) async for result in check_all(probe)}


DONE = {"success": True, "problem_id": 7, "tool_executed": True, "status": "done", "message": "10:00", "error": None}
ALL = ["request", "tools_retrieved", "planned", "tool_succeeded", "completed"]


@pytest.mark.requirement("stack.up.self-test")
async def test_a_healthy_stack_passes_every_check() -> None:
    found = await results(api(call=DONE, actions=ALL), [])
    assert {name: ok for name, (ok, _) in found.items()} == dict.fromkeys(
        ("tools", "one tool", "embed and search", "plan", "audit"), True
    )
    assert found["tools"][1] == "21 tools known"
    assert found["embed and search"][1] == "1 candidates by qdrant, best get_current_time"


@pytest.mark.requirement("stack.up.self-test")
@pytest.mark.parametrize(
    ("answer", "failing"),
    [
        (api(call={**DONE, "tool_executed": False}, actions=ALL), {"one tool"}),
        (api(call=DONE, actions=["request", "completed"]), {"embed and search", "plan"}),
        (api(call=DONE, actions=[]), {"embed and search", "plan", "audit"}),
        (
            api(call={**DONE, "error": "tool_failed", "message": "no clock"}, actions=ALL),
            {"one tool", "embed and search", "plan", "audit"},
        ),
        (
            api(call={"detail": "Temporal cannot be reached"}, actions=ALL, status=503),
            {"tools", "one tool", "embed and search", "plan", "audit"},
        ),
        (api(call=DONE, actions=["request", "degraded", *ALL[1:]]), {"embed and search"}),
        (api(call=DONE, actions=[*ALL[:2], "degraded", *ALL[2:]]), {"plan"}),
        (api(call={}, actions=ALL), {"one tool", "embed and search", "plan", "audit"}),
        (
            lambda request: httpx.Response(200, text="<html>"),
            {"tools", "one tool", "embed and search", "plan", "audit"},
        ),
    ],
    ids=[
        "tool did not run",
        "not planned",
        "nothing recorded",
        "tool failed",
        "unavailable",
        "search degraded",
        "planner degraded",
        "empty",
        "not json",
    ],
)
async def test_what_does_not_hold_is_a_failed_check_with_words(answer: Answer, failing: set[str]) -> None:
    found = await results(answer, [])
    assert {name for name, (ok, _) in found.items() if not ok} == failing
    assert all(detail for _, detail in found.values())


async def test_an_api_that_is_away_fails_every_check() -> None:
    def refuse(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("refused")

    assert not any(ok for ok, _ in (await results(refuse, [])).values())


@pytest.mark.requirement("stack.up.self-test")
async def test_a_model_that_is_loaded_and_plans_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_LOOK_EVERY_S", 0.0)
    monkeypatch.setattr(selftest, "_TOLD_EVERY_S", 0.0)
    healthy = api(call=DONE, actions=ALL)
    looks = {"/health": 0, "/problems/8": 0}

    def answer(request: httpx.Request) -> httpx.Response:
        path = request.url.path
        looks[path] = looks.get(path, 0) + 1
        planned = looks["/problems/8"] >= 3
        if path == "/health":
            return httpx.Response(200, json={"planners": {"llama": {"loading": looks[path] < 3}}})
        if path == "/tool/call" and b"list tasks" in request.content:
            return httpx.Response(202, json={**DONE, "problem_id": 8, "tool_executed": False, "status": "in_progress"})
        if path == "/problems/8":
            view = {"status": "done" if planned else "in_progress", "message": "planning with llama, 12 s"}
            return httpx.Response(200, json=view)
        if path == "/problems/8/steps" and not planned:
            return api(call=DONE, actions=ALL[:2])(request)
        return healthy(request)

    told: list[str] = []
    found = await results(answer, told)
    assert {name: ok for name, (ok, _) in found.items()} == dict.fromkeys(found, True)
    assert "the model of planner llama is being loaded" in told
    assert "planning with llama, 12 s" in told


@pytest.mark.requirement("stack.up.self-test")
async def test_a_planner_that_does_not_answer_is_a_failed_check_and_no_second_wait() -> None:
    reason = "planner openai did not answer: no answer within 60 s"
    looks = 0

    def answer(request: httpx.Request) -> httpx.Response:
        nonlocal looks
        if request.url.path == "/tool/call" and b"list tasks" in request.content:
            return httpx.Response(202, json={**DONE, "problem_id": 8, "status": "in_progress"})
        if request.url.path == "/problems/8":
            looks += 1
            return httpx.Response(200, json={"status": "in_progress", "message": "planning with openai, 3 s"})
        response = api(call=DONE, actions=[*ALL[:2], "degraded", "planned"])(request)
        steps = response.json().get("steps", [])
        for step in steps:
            step["description"] = reason if step["action"] == "degraded" else step["description"]
        return httpx.Response(200, json={"steps": steps}) if steps else response

    assert (await results(answer, []))["plan"] == (False, f"{reason} (`steward doctor` says what to do)")
    assert looks == 0


@pytest.mark.requirement("stack.up.self-test")
async def test_a_question_that_is_not_planned_in_time_says_how_to_look_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_LOOK_EVERY_S", 0.0)
    in_progress = {**DONE, "status": "in_progress", "message": "planning with llama, 9 s"}

    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/problems/7":
            return httpx.Response(200, json=in_progress)
        return api(call=in_progress, actions=ALL[:2])(request)

    async with httpx.AsyncClient(base_url="http://test", transport=httpx.MockTransport(answer)) as client:
        probe = SelfTest(client, lambda words: None, 0.05)
        found = {result.name: (result.ok, result.detail) async for result in check_all(probe)}
    assert not found["plan"][0]
    assert found["plan"][1].endswith("; look again with `steward show 7`")


@pytest.mark.requirement("stack.up.self-test")
def test_the_question_is_none_that_rules_answer_in_the_model_s_place() -> None:
    assert not is_courtesy(selftest._QUESTION)
    assert not asks_the_time(selftest._QUESTION)


@pytest.mark.requirement("stack.up.self-test")
async def test_a_small_model_that_answers_or_asks_has_planned_and_nothing_is_left_waiting() -> None:
    asked: list[str] = []
    answers = api(call={**DONE, "status": "awaiting_user"}, actions=[*ALL[:3], "completed"])

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        return answers(request)

    assert all(ok for ok, _ in (await results(answer, [])).values())
    assert "/problems/7/cancel" in asked
    broken = api(call=DONE, actions=[*ALL[:3], "tool_dispatched", "tool_failed", "completed"])
    assert not (await results(broken, []))["plan"][0]


@pytest.mark.requirement("stack.up.self-test")
async def test_a_plan_that_never_comes_is_told_with_the_setting_that_bounds_it() -> None:
    steps = api(call={**DONE, "status": "in_progress"}, actions=ALL[:2])
    async with httpx.AsyncClient(base_url="http://test", transport=httpx.MockTransport(steps)) as client:
        found = {result.name: result async for result in check_all(SelfTest(client, lambda words: None, 0))}
    assert (found["embed and search"].ok, found["plan"].ok) == (True, False)
    assert "STEWARD_PLAN_TIMEOUT_S" in found["plan"].detail
