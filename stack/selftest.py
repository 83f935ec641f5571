"""The self-test of a running stack, over HTTP as any caller would: a tool, a planned request, the audit behind them.

Run by `steward up` before its banner. Leaves two problems of the user `steward-self-test` on record.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx

from steward.config.settings import Settings
from steward.contracts.actors import SELF_TEST_USER
from steward.contracts.step import Action
from steward.stack.console import SelfTestResult

_WAIT_S = 30
_CLIENT_S = 100.0
_QUESTION = "list tasks"
"""Planned by whatever is set, in few tokens. Of a courtesy or the time rules would make the plan, and test no model."""
_LOOK_EVERY_S = 0.5
_TOLD_EVERY_S = 10.0
_LOADING_S = 300.0
"""Seconds that loading the planners' models may take."""


class CheckFailed(Exception):
    """A check did not hold; the message says what came instead."""


async def run_self_test(settings: Settings, on_wait: Callable[[str], None]) -> AsyncIterator[SelfTestResult]:
    """Yield each check as it ends. A check that does not hold is a result, never an exception. `on_wait` gets in words
    what a slow one waits for, now and then."""
    if settings.auth_mode == "jwt" and settings.api_token is None:
        yield SelfTestResult("skipped", True, "STEWARD_API_TOKEN is unset: there is no token to ask with", 0.0)
        return
    headers: dict[str, str] = {}
    if settings.api_token:
        headers["Authorization"] = f"Bearer {settings.api_token.get_secret_value()}"
    async with httpx.AsyncClient(
        base_url=settings.api_url, headers=headers, timeout=_CLIENT_S, trust_env=False
    ) as client:
        # Time for two plans: which of the planners answers, and with one round or two, is theirs to choose.
        async for result in check_all(SelfTest(client, on_wait, 2 * settings.plan_timeout_s)):
            yield result


class SelfTest:
    """The checks, in the order they build on each other."""

    def __init__(self, client: httpx.AsyncClient, on_wait: Callable[[str], None], patience_s: float) -> None:
        self._client = client
        self._on_wait = on_wait
        self._patience_s = patience_s
        self._question: int | None = None
        self._status = ""
        self._direct: int | None = None
        self._planned: list[dict[str, Any]] = []

    async def tools(self) -> str:
        """The catalogue is in the mirror and the index; also makes the checks below wait for that."""
        done = _content(await self._client.post("/admin/tools/reload", json={}))
        if done["degraded"]:
            raise CheckFailed(str(done["degraded"]))
        return f"{len(done['added']) + len(done['changed']) + done['unchanged']} tools known"

    async def tool(self) -> str:
        """A direct call runs a tool and is done."""
        answer = await self._call({"tool_name": "get_current_time", "args": {}})
        self._direct = answer["problem_id"]
        if not answer["tool_executed"]:
            raise CheckFailed(f"the tool did not run: status {answer['status']}, {answer['message']}")
        return str(answer["message"])

    async def retrieval(self) -> str:
        """A request in words is embedded and finds its tools."""
        await self._models_loaded()
        answer = await self._call({"text": _QUESTION}, wait_s=1)
        self._question, self._status = answer["problem_id"], answer["status"]
        await self._until(Action.TOOLS_RETRIEVED)
        step = self._undegraded(Action.TOOLS_RETRIEVED, after=Action.REQUEST)
        names = list(step["detail"]["candidates"])
        return f"{len(names)} candidates by {step['detail']['source']}, best {names[0] if names else 'none'}"

    async def plan(self) -> str:
        """The request was planned by the planner that is set, and a tool that the plan calls ran. A slow model has the
        time that the settings give it, and a small one may answer without a tool or ask: that is a plan, and what waits
        is withdrawn. Where another planner had to stand in, no further round of it is waited for."""
        await self._until(Action.PLANNED)
        step = self._undegraded(Action.PLANNED, after=Action.TOOLS_RETRIEVED)
        await self._until(None)
        if any(known["action"] == Action.TOOL_DISPATCHED for known in self._planned):
            self._place(Action.TOOL_SUCCEEDED)
        if self._status.startswith("awaiting"):
            await self._client.post(f"/problems/{self._question}/cancel", json={})
        return f"{step['description']} (planner {step['detail']['backend']})"

    async def audit(self) -> str:
        """The direct call's steps are in PostgreSQL."""
        if self._direct is None:
            raise CheckFailed("no problem to look at")
        steps = await self._steps(self._direct)
        actions = {step["action"] for step in steps}
        if not {Action.REQUEST, Action.COMPLETED} <= actions:
            raise CheckFailed(f"steps on record: {', '.join(sorted(actions)) or 'none'}")
        return f"{len(steps)} steps of problem {self._direct} on record"

    def _place(self, action: Action) -> int:
        actions = [str(step["action"]) for step in self._planned]
        if action not in actions:
            raise CheckFailed(f"no step {action} among: {', '.join(actions) or 'no steps'}")
        return actions.index(action)

    def _undegraded(self, action: Action, *, after: Action) -> dict[str, Any]:
        """The step `action`; a part that was away on the way to it fails the check in that part's words."""
        place = self._place(action)
        for step in self._planned[self._place(after) : place]:
            if step["action"] == Action.DEGRADED:
                raise CheckFailed(f"{step['description']} (`steward doctor` says what to do)")
        return self._planned[place]

    async def _models_loaded(self) -> None:
        """Wait until the workers have loaded what they plan with; what cannot be told is not waited for."""
        deadline = time.monotonic() + _LOADING_S
        told = 0.0
        while time.monotonic() < deadline:
            health = (await self._client.get("/health")).json()
            loading = [name for name, planner in health.get("planners", {}).items() if planner["loading"]]
            if not loading:
                return
            told = self._tell(f"the model of planner {loading[0]} is being loaded", told)
            await asyncio.sleep(_LOOK_EVERY_S)

    async def _until(self, action: Action | None) -> None:
        """Read the question's steps until that one is there, or the problem waits no more for a planner or a tool."""
        if self._question is None:
            raise CheckFailed("no problem to look at")
        deadline, told = time.monotonic() + self._patience_s, time.monotonic()
        while True:
            self._planned = await self._steps(self._question)
            if self._status != "in_progress" or action in [step["action"] for step in self._planned]:
                return
            if time.monotonic() > deadline:
                again = f"look again with `steward show {self._question}`"
                raise CheckFailed(f"not planned within {self._patience_s:g} s (STEWARD_PLAN_TIMEOUT_S); {again}")
            await asyncio.sleep(_LOOK_EVERY_S)
            view = _content(await self._client.get(f"/problems/{self._question}"))
            self._status = view["status"]
            told = self._tell(view["message"] or "the plan", told)

    def _tell(self, words: str, told: float) -> float:
        """Say what is waited for, unless that was said a moment ago. When it was said last."""
        now = time.monotonic()
        if now - told < _TOLD_EVERY_S:
            return told
        self._on_wait(words)
        return now

    async def _call(self, body: dict[str, Any], wait_s: int = _WAIT_S) -> dict[str, Any]:
        asked = {"cmd": "tool/call", "user_id": SELF_TEST_USER, **body}
        return _content(await self._client.post("/tool/call", json=asked, headers={"Prefer": f"wait={wait_s}"}))

    async def _steps(self, problem_id: int) -> list[dict[str, Any]]:
        listed = _content(await self._client.get(f"/problems/{problem_id}/steps"))
        return list(listed["steps"])


def _content(response: httpx.Response) -> dict[str, Any]:
    body: dict[str, Any] = response.json()
    if response.status_code not in (200, 202):
        raise CheckFailed(f"{response.request.url.path} answered {response.status_code}: {_reason(body)}")
    if body.get("error"):
        raise CheckFailed(_reason(body))
    return body


def _reason(body: dict[str, Any]) -> str:
    return str(body.get("message") or body.get("detail") or body.get("error") or body.get("status"))


async def check_all(probe: SelfTest) -> AsyncIterator[SelfTestResult]:
    """Every check of `probe`, one after the other."""
    yield await _checked("tools", probe.tools)
    yield await _checked("one tool", probe.tool)
    yield await _checked("embed and search", probe.retrieval)
    yield await _checked("plan", probe.plan)
    yield await _checked("audit", probe.audit)


async def _checked(name: str, check: Callable[[], Awaitable[str]]) -> SelfTestResult:
    began = time.monotonic()
    try:
        ok, detail = True, await check()
    except CheckFailed as error:
        ok, detail = False, str(error)
    except httpx.HTTPError as error:
        ok, detail = False, f"the API did not answer: {type(error).__name__}"
    except (KeyError, ValueError, TypeError) as error:
        ok, detail = False, f"the API answered in another form: {type(error).__name__} {error}"
    return SelfTestResult(name, ok, detail, (time.monotonic() - began) * 1000)
