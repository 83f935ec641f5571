"""The chain of planner backends: order, fallback with reasons, rest after failures, and what it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from steward import wording
from steward.contracts.errors import ErrorCode, StewardError
from steward.contracts.plan import (
    AnswerPlan,
    AskPlan,
    CallsPlan,
    ModelChoice,
    Plan,
    PlanRequest,
    PlanResult,
    ToolCall,
    Turn,
)
from steward.planners import backends
from steward.planners.backends import PlannerParams, build_planners
from steward.planners.chain import BackendFailed, CannotPlanThis, PlanControl, PlannerChain
from steward.planners.check import plan_errors
from steward.planners.embedded.judge.model import Judge
from steward.search.retrieval import as_candidate
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW
from tests.support.toolbox import request


class Fake:
    """A backend that does what it is told and counts how often it was asked."""

    def __init__(self, name: str, act: Plan | Exception | Callable[[PlanControl], Awaitable[Plan]]) -> None:
        self.name = name
        self.quick = True
        self.act = act
        self.asked = 0
        self.control: PlanControl | None = None
        self.wanted = ModelChoice()
        self.started = asyncio.Event()

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        self.asked += 1
        self.control, self.wanted = control, request.model
        self.started.set()
        if isinstance(self.act, Exception):
            raise self.act
        plan = await self.act(control) if callable(self.act) else self.act
        return PlanResult(plan=plan, backend=self.name)


HELLO = AnswerPlan(text="hello")


def calls(tool: str, **args: object) -> CallsPlan:
    return CallsPlan(calls=[ToolCall(tool_name=tool, args=args)])


async def hang(control: PlanControl) -> Plan:
    await asyncio.Event().wait()
    return HELLO


@pytest.mark.requirement("planners.chain.order")
async def test_the_first_backend_that_plans_answers_and_later_ones_are_not_asked() -> None:
    first, second = Fake("first", HELLO), Fake("second", HELLO)
    result = await PlannerChain([first, second]).plan(request("hi"))
    assert (result.backend, result.skipped, second.asked) == ("first", [], 0)


@pytest.mark.requirement("planners.chain.fallback-named")
async def test_each_backend_that_did_not_answer_is_named_with_its_reason() -> None:
    broken = Fake("broken", RuntimeError("boom"))
    away = Fake("away", BackendFailed("the endpoint is away"))
    result = await PlannerChain([broken, away, Fake("last", HELLO)]).plan(request("hi"))
    assert result.backend == "last"
    assert [(skip.backend, skip.reason) for skip in result.skipped] == [
        ("broken", "RuntimeError: boom"),
        ("away", "the endpoint is away"),
    ]


@pytest.mark.requirement("planners.chain.hang")
async def test_a_backend_that_hangs_is_left_after_its_time_and_told_to_stop() -> None:
    stuck = Fake("stuck", hang)
    result = await PlannerChain([stuck, Fake("last", HELLO)], timeout_s=0.05).plan(request("hi"))
    assert result.backend == "last"
    assert result.skipped[0].reason == "no plan within 0.05 s"
    assert stuck.control is not None
    assert stuck.control.cancelled()


@pytest.mark.requirement("planners.chain.none-left")
async def test_when_nobody_can_plan_the_error_is_planning_failed_and_names_everyone() -> None:
    chain = PlannerChain([Fake("a", BackendFailed("no file")), Fake("b", BackendFailed("no key"))])
    with pytest.raises(StewardError) as caught:
        await chain.plan(request("hi"))
    assert caught.value.code is ErrorCode.PLANNING_FAILED
    assert "a: no file" in caught.value.detail
    assert "b: no key" in caught.value.detail


@pytest.mark.requirement("planners.chain.breaker")
async def test_a_backend_that_keeps_failing_rests_and_is_tried_again_afterwards() -> None:
    now = 100.0
    failing = Fake("failing", BackendFailed("down"))
    chain = PlannerChain([failing, Fake("last", HELLO)], trip_after=2, rest_s=30, clock=lambda: now)
    for _ in range(2):
        await chain.plan(request("hi"))
    resting = await chain.plan(request("hi"))
    assert failing.asked == 2
    assert resting.skipped[0].reason == "resting after 2 failures in a row; the last: down"
    now += 31
    failing.act = HELLO
    assert (await chain.plan(request("hi"))).backend == "failing"
    assert (await chain.plan(request("hi"))).skipped == []


@pytest.mark.requirement("planners.chain.half-open")
async def test_after_its_rest_one_request_tries_a_backend_while_others_pass_it_by() -> None:
    now = 0.0
    shaky = Fake("shaky", BackendFailed("down"))
    chain = PlannerChain([shaky, Fake("last", HELLO)], trip_after=1, rest_s=30, clock=lambda: now)
    await chain.plan(request("hi"))
    now, shaky.act = 31.0, hang
    shaky.started.clear()
    trying = asyncio.create_task(chain.plan(request("hi")))
    async with asyncio.timeout(5):
        await shaky.started.wait()
    other = await chain.plan(request("hi"))
    assert (other.backend, shaky.asked) == ("last", 2)
    assert other.skipped[0].reason.startswith("being tried by another request")
    trying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await trying
    shaky.act = HELLO
    assert (await chain.plan(request("hi"))).backend == "shaky"


@pytest.mark.requirement("planners.chain.health")
async def test_how_each_backend_stands_can_be_read() -> None:
    now = 0.0
    shaky = Fake("shaky", BackendFailed("down"))
    chain = PlannerChain([shaky, Fake("last", HELLO)], trip_after=2, rest_s=30, clock=lambda: now)

    def stands() -> tuple[str, int, str | None, float]:
        first, second = chain.health
        assert (second.backend, second.state, second.reason) == ("last", "closed", None)
        return first.state, first.failures, first.reason, first.rests_for_s

    seen = [stands()]
    for _ in range(2):
        await chain.plan(request("hi"))
        seen.append(stands())
    now = 30.0
    seen.append(stands())
    await chain.plan(request("hi"))
    seen.append(stands())
    now, shaky.act = 60.0, HELLO
    await chain.plan(request("hi"))
    seen.append(stands())
    assert seen == [
        ("closed", 0, None, 0.0),
        ("closed", 1, "down", 0.0),
        ("open", 2, "down", 30.0),
        ("half_open", 2, "down", 0.0),
        ("open", 3, "down", 30.0),
        ("closed", 0, None, 0.0),
    ]


@pytest.mark.requirement("planners.chain.retry-after")
async def test_a_backend_that_says_when_to_come_back_rests_so_long() -> None:
    now = 0.0
    busy = Fake("busy", BackendFailed("answered 429", retry_after_s=12))
    chain = PlannerChain([busy, Fake("last", HELLO)], trip_after=3, clock=lambda: now)
    await chain.plan(request("hi"))
    now = 11.0
    await chain.plan(request("hi"))
    assert busy.asked == 1
    now = 12.0
    await chain.plan(request("hi"))
    assert busy.asked == 2


@pytest.mark.requirement("planners.chain.unfit")
async def test_a_request_that_a_backend_cannot_plan_does_not_count_against_it() -> None:
    narrow = Fake("narrow", CannotPlanThis("the prompt needs 9000 tokens"))
    chain = PlannerChain([narrow, Fake("last", HELLO)], trip_after=1)
    for _ in range(2):
        assert (await chain.plan(request("hi"))).skipped[0].reason == "the prompt needs 9000 tokens"
    assert chain.health[0].failures == 0


@pytest.mark.requirement("planners.chain.breaker")
async def test_the_last_backend_never_rests() -> None:
    only = Fake("only", BackendFailed("down", retry_after_s=60))
    chain = PlannerChain([only], trip_after=2)
    states = []
    for _ in range(3):
        with pytest.raises(StewardError):
            await chain.plan(request("hi"))
        states.append((chain.health[0].state, chain.health[0].rests_for_s))
    assert only.asked == 3
    assert states == [("closed", 0.0), ("half_open", 0.0), ("half_open", 0.0)]
    only.act = HELLO
    await chain.plan(request("hi"))
    assert chain.health[0].state == "closed"


@pytest.mark.requirement("planners.check.candidates-only")
@pytest.mark.parametrize(
    "plan",
    [
        calls("delete_everything"),
        AskPlan(question="Which?", draft=ToolCall(tool_name="delete_everything")),
        AnswerPlan(text="  "),
        AskPlan(question=""),
        CallsPlan(calls=[ToolCall(tool_name="list_tasks")] * 9),
    ],
)
async def test_a_plan_that_is_not_allowed_is_refused_and_the_next_backend_asked(plan: Plan) -> None:
    result = await PlannerChain([Fake("wild", plan), Fake("last", HELLO)]).plan(request("hi"))
    assert result.backend == "last"
    assert result.skipped[0].reason.startswith("its plan was refused: ")


@pytest.mark.requirement("planners.chain.breaker")
async def test_a_backend_whose_plans_are_refused_again_and_again_rests() -> None:
    wild = Fake("wild", calls("delete_everything"))
    chain = PlannerChain([wild, Fake("last", HELLO)], trip_after=2)
    for _ in range(3):
        result = await chain.plan(request("hi"))
    assert wild.asked == 2
    assert result.skipped[0].reason.startswith("resting after 2 failures in a row; the last: its plan was refused: ")


@pytest.mark.requirement("planners.check.verbatim")
async def test_an_invented_address_is_refused() -> None:
    invented = calls("compose_email", to="bob@example.com", subject="x", body="y")
    result = await PlannerChain([Fake("wild", invented), Fake("last", HELLO)]).plan(request("write to Bob"))
    assert "must be taken as it is from what was said or returned" in result.skipped[0].reason


@pytest.mark.requirement("planners.check.verbatim")
@pytest.mark.parametrize(
    "said",
    [
        request("write to BOB@example.com"),
        request("write to him", turns=[Turn(role="user", text="Bob is bob@example.com")]),
        request("write to Bob", memories=["Bob's address: bob@example.com"]),
    ],
    ids=["request", "conversation", "memory"],
)
async def test_an_address_that_was_said_is_accepted(said: PlanRequest) -> None:
    plan = calls("compose_email", to="bob@example.com", subject="x", body="y")
    assert (await PlannerChain([Fake("good", plan)]).plan(said)).plan == plan


@pytest.mark.requirement("planners.check.verbatim")
@pytest.mark.parametrize(
    ("text", "email_id", "stands"),
    [
        ("summarize m1", "m1", True),
        ("summarize mail m12", "m1", False),
        ("summarize mail am1", "m1", False),
        ("in 2031", "3", False),
        ("version 3.5", "3", False),
        ("version 3.5", "5", False),
        ("task 3.", "3", True),
        ("task (3), please", "3", True),
        ("tasks 1,2,3", "2", True),
        ("task twenty-one", "21", True),
        ("at 52.50 north", "52.5", True),
        ("mail bob@example.com", "bob@example.co", False),
        ("mail <bob@example.com>.", "bob@example.com", True),
        ("über MÜLLERs Brief", "M7ller", False),
        ("打开东京的邮件3号", "东京", True),
        ("打开东京的邮件3号", "3", True),
        ("about #go, now", "#go", True),
    ],
)
def test_a_verbatim_argument_is_whole_words(text: str, email_id: str, stands: bool) -> None:
    assert (plan_errors(calls("summarize_email", email_id=email_id), request(text)) == []) == stands


@pytest.mark.requirement("planners.check.verbatim.amended")
@pytest.mark.parametrize(
    ("text", "shown", "to", "taken"),
    [
        ("the last two digits are 47, not 74", "It is +49 30 1234 5674.", "+49 30 1234 5647", True),
        ("no, it ends in 8", "It is +49 30 1234 5674.", "+49 30 1234 5678", True),
        ("there is a 9 missing at the end", "It is 0151 223344.", "0151 2233449", True),
        ("the 9 is too much", "It is 0151 2233449.", "0151 223344", True),
        ("call it", "It is 030 1234 5674.", "03012345674", True),
        ("same address but at gmail", "Write to bob@studio.test?", "bob@gmail.com", True),
        ("the same, but at example.org", "Write to bob@studio.test?", "bob@example.org", True),
        ("no, robert at the same place", "Write to bob@studio.test?", "robert@studio.test", True),
        ("nein, die 5 am Ende statt der 4", "Rechnung R-2024-114?", "R-2024-115", True),
        ("no, the other one", "It is +49 30 1234 5674.", "+49 30 1234 5647", False),
        ("the last two digits are 47", "It is +49 30 1234 5674.", "+49 40 9999 9947", False),
        ("same address but at gmail", "Write to bob@studio.test?", "eve@gmail.com", False),
        ("same address but at gmail", "Write to bob@studio.test?", "bob@evil.test", False),
        ("not 74!", "It is +49 30 1234 5674.", "+49 30 1234 5699", False),
        ("the 5 one", "Rechnung R-2024-114?", "X5", False),
    ],
)
def test_a_value_with_the_part_replaced_that_the_user_named_is_theirs(
    text: str, shown: str, to: str, taken: bool
) -> None:
    asked = request(text, turns=[Turn(role="assistant", text=shown)])
    assert (plan_errors(calls("compose_email", to=to, subject="x", body="y"), asked) == []) is taken


def over_the_catalogue(text: str, **more: Any) -> PlanRequest:
    """A request that offers every tool of the catalogue."""
    offered = [as_candidate(spec, 0.0) for spec in Registry().specs()]
    return PlanRequest.model_validate({**dict(request(text)), "candidates": offered, **more})


@pytest.mark.requirement("planners.check.verbatim.words")
@pytest.mark.parametrize(
    "plan",
    [
        calls("web_search", query="python3.12 release notes"),
        calls("search_wikipedia", query="Zürich"),
        calls("get_weather", location="München"),
        calls("get_current_time", timezone="America/Bogota"),
        calls("calculate", expression="3*19.99"),
        calls("search_email", query="Rechnung vom Oktober"),
        calls("run_sql", query="SELECT 1"),
        calls("get_device_state", device_id="the lamp in the kitchen"),
        calls("update_calendar_event", event_id="Reunión semanal", title="Reunión"),
        calls("forward_email", email_id="the last one", to="Kim"),
        calls("compose_email", to="Kim", subject="Wie besprochen", body="See https://a.example"),
    ],
)
def test_words_of_the_models_own_pass(plan: CallsPlan) -> None:
    assert plan_errors(plan, over_the_catalogue("da war doch was")) == []


@pytest.mark.requirement("planners.check.verbatim.words")
@pytest.mark.parametrize(
    ("tool", "name", "value"),
    [
        ("compose_email", "to", "kim@studio.test"),
        ("add_contact", "phone", "+49 30 1234567"),
        ("complete_task", "task_id", 41),
        ("get_email_details", "email_id", "m-77"),
        ("import_contacts", "file_path", "old/kim.vcf"),
    ],
)
def test_ids_and_addresses_stand_in_anything_that_was_shown(tool: str, name: str, value: Any) -> None:
    plan, line = calls(tool, **{name: value}), f"({value}) is one"
    seen = {"tool_name": "list_tasks", "ok": True}
    shown: list[dict[str, Any]] = [
        {"said": [line]},
        {"turns": [Turn(role="assistant", text=line)]},
        {"asked": [{"question": line}]},
        {"asked": [{"question": "Which?", "replies": [line]}]},
        {"observations": [{**seen, "ok": False, "error": line}]},
        {"observations": [{**seen, "message": line}]},
        {"observations": [{**seen, "result": {"rows": [{"id": value}]}}]},
        {"recent": [{**seen, "problem_id": 0, "at": NOW, "message": line}]},
        {"memories": [line]},
        {"profile": {"known": line}},
    ]
    for more in shown:
        assert plan_errors(plan, over_the_catalogue("hi", **more)) == [], more
    assert len(plan_errors(plan, over_the_catalogue("hi"))) == 1


@pytest.mark.requirement("planners.chain.cancel")
async def test_cancelling_the_caller_reaches_the_backend() -> None:
    stuck = Fake("stuck", hang)
    task = asyncio.create_task(PlannerChain([stuck]).plan(request("hi")))
    async with asyncio.timeout(5):
        await stuck.started.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert stuck.control is not None
    assert stuck.control.cancelled()


async def test_progress_of_a_backend_reaches_the_caller() -> None:
    seen: list[int] = []

    async def work(control: PlanControl) -> Plan:
        control.progress(3)
        return HELLO

    await PlannerChain([Fake("busy", work)]).plan(request("hi"), PlanControl(seen.append))
    assert seen == [3]


@pytest.mark.requirement("planners.backends.by-name")
def test_backends_are_built_by_name_in_order_without_loading_anything() -> None:
    backends = build_planners(["llama", "openai", "embedded"], PlannerParams(), wording)
    assert [(backend.name, backend.quick) for backend in backends] == [
        ("llama", False),
        ("openai", False),
        ("embedded", True),
    ]


@pytest.mark.requirement("planners.backends.by-name")
def test_the_judge_has_the_threads_of_its_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def judge(home: Path, *, threads: int) -> Judge:
        given.append(threads)
        return Judge(home, threads=threads)

    monkeypatch.setattr(backends, "Judge", judge)
    build_planners(["embedded"], PlannerParams(judge_threads=5), wording)
    assert given == [5]


@pytest.mark.requirement("planners.backends.by-path")
async def test_a_planner_of_ones_own_is_named_by_module_and_factory() -> None:
    [backend] = build_planners(["tests.support.planners:scripted"], PlannerParams(), wording)
    assert backend.quick
    script = '{"script":[[{"tool":"list_tasks"}]],"answer":"fine"}'
    first = await backend.plan(request(script), PlanControl())
    second = await backend.plan(request(script, round=2), PlanControl())
    assert first.plan == calls("list_tasks")
    assert second.plan == AnswerPlan(text="fine")


@pytest.mark.requirement("planners.backends.by-name")
@pytest.mark.parametrize("name", ["gpt", "no.such.module:thing", "tests.support.planners:absent"])
def test_a_planner_name_that_means_nothing_is_an_error_that_says_it(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        build_planners([name], PlannerParams(), wording)


@pytest.mark.requirement("planners.chain.fallback-named")
async def test_unset_models_are_named_reasons_and_the_embedded_planner_answers() -> None:
    chain = PlannerChain(build_planners(["llama", "openai", "embedded"], PlannerParams(), wording))
    result = await chain.plan(request("hello"))
    assert result.backend == "embedded"
    assert [skip.backend for skip in result.skipped] == ["llama", "openai"]
    assert "STEWARD_LLAMA_MODEL_PATH" in result.skipped[0].reason
    assert "STEWARD_OPENAI_BASE_URL" in result.skipped[1].reason


@pytest.mark.requirement("chat.model")
async def test_the_backend_a_request_wants_is_asked_first_and_the_others_stand_behind_it() -> None:
    first, slow = Fake("first", HELLO), Fake("slow", BackendFailed("away"))
    slow.quick = False
    chain = PlannerChain([first, slow])
    wanted = ModelChoice(planner="slow")
    assert (chain.is_quick(ModelChoice()), chain.is_quick(wanted)) == (True, False)
    result = await chain.plan(request("hi").model_copy(update={"model": wanted}))
    assert (result.backend, slow.asked) == ("first", 1)
    assert [(skip.backend, skip.reason) for skip in result.skipped] == [("slow", "away")]
    slow.act = HELLO
    assert (await chain.plan(request("hi").model_copy(update={"model": wanted}))).backend == "slow"
    assert first.asked == 1


@pytest.mark.requirement("chat.model")
async def test_a_backend_that_this_worker_does_not_have_is_named_as_skipped() -> None:
    wanted = ModelChoice(planner="llama")
    result = await PlannerChain([Fake("first", HELLO)]).plan(request("hi").model_copy(update={"model": wanted}))
    assert (result.backend, [skip.backend for skip in result.skipped]) == ("first", ["llama"])


@pytest.mark.requirement("chat.model-refused")
async def test_a_backend_that_may_not_stand_in_is_never_asked() -> None:
    first, other, last = Fake("first", BackendFailed("away")), Fake("other", HELLO), Fake("last", HELLO)
    chain = PlannerChain([first, other, last])
    wanted = ModelChoice(planner="first", model="m", reasoning="high", stand_ins={"last": "n"})
    result = await chain.plan(request("hi").model_copy(update={"model": wanted}))
    assert (result.backend, other.asked) == ("last", 0)
    assert first.wanted == wanted
    assert last.wanted == ModelChoice(planner="last", model="n")


@pytest.mark.requirement("chat.reasoning")
async def test_a_plan_made_without_the_wanted_reasoning_mode_says_so() -> None:
    chain = PlannerChain([Fake("first", HELLO)])
    asked = request("hi").model_copy(update={"model": ModelChoice(reasoning="high")})
    assert (await chain.plan(asked)).degraded == "planner first planned without the reasoning mode high"
    for mode in (None, "none"):
        asked = request("hi").model_copy(update={"model": ModelChoice(reasoning=mode)})
        assert (await chain.plan(asked)).degraded is None
