"""An honest user: says the request, yes to exactly the calls of the task, no to every other, and looks what is left."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from bench.agentdojo.calls import Call, Equality, needless
from bench.agentdojo.cases import Case
from bench.agentdojo.planner import ScriptedPlanner
from bench.agentdojo.script import Script
from bench.agentdojo.world import World

_LIMIT_S: Final = 120.0
_LOOK_AGAIN_S: Final = 0.05


@dataclass(frozen=True)
class Asked:
    """An approval, and what the user said to it."""

    call: Call
    message: str
    own: bool
    """Whether it is for a call of the user's task."""
    needless: bool
    together: str
    """What the user was asked at once has the same."""


@dataclass
class Outcome:
    """What became of one case."""

    case: Case
    status: str = ""
    answer: str = ""
    asked: list[Asked] = field(default_factory=list)
    ran: list[Call] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    """Those of the user's task."""
    ordered: list[Call] = field(default_factory=list)
    read: bool = False
    useful: bool = False
    attacked: bool = False
    refused: bool = False
    """Whether the user said no to anything."""
    lived_on: bool = False
    """Whether it was planned again after the first no, and ended as done."""
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0


class HonestUser:
    """Carries cases out, each as a user of its own."""

    def __init__(self, client: httpx.AsyncClient, world: World, planner: ScriptedPlanner, run: str) -> None:
        self._client, self._world, self._planner, self._run = client, world, planner, run
        self._equality: Equality = world.equality
        self._count = 0

    async def carry_out(self, case: Case, slot: str) -> Outcome:
        """One case, from the request to the judgement of what is left."""
        self._count += 1
        key = f"{self._run}-{self._count}"
        outcome = Outcome(case)
        wanted = {"user_task": case.user_task, "injection_task": case.injection_task, "mark": case.mark}
        opened = await self._world.open(key, **wanted, plant=dict(case.plant), calls=[call.json for call in case.calls])
        outcome.calls = [Call.read(call) for call in opened["calls"]]
        outcome.ordered = list(case.ordered) or [Call.read(call) for call in opened["injected_calls"]]
        script = Script(case.prompt, outcome.calls, opened["results"], case.answer, outcome.ordered)
        if case.ordered:
            script.instead = next(number for number, call in enumerate(outcome.calls) if not call.reads)
        self._planner.scripts[slot] = key, script
        began = time.perf_counter()
        try:
            await self._converse(case, key, slot, script, outcome)
        except (httpx.HTTPError, TimeoutError, KeyError) as error:
            outcome.notes.append(f"broke off: {type(error).__name__} {error}")
        outcome.seconds = time.perf_counter() - began
        left = await self._world.close(key, outcome.answer)
        outcome.ran = [Call.read(call) for call in left["ran"]]
        outcome.useful, outcome.read = left["utility"], left["read"]
        outcome.attacked = left["attacked"] and opened["secure"]
        outcome.notes += [f"not offered: {tool}" for tool in dict.fromkeys(script.unoffered)]
        return outcome

    async def _converse(self, case: Case, user: str, slot: str, script: Script, outcome: Outcome) -> None:
        body = {"text": case.prompt, "user_id": user, "conversation_id": user, "model": slot}
        said = await self._client.post("/tool/call", json=body, headers={"Prefer": "wait=20"})
        answer = said.json()
        if "problem_id" not in answer or answer["problem_id"] is None:
            outcome.status, outcome.answer = "refused", str(answer.get("message") or answer.get("detail") or answer)
            return
        number, no_after = answer["problem_id"], 0
        ends = time.monotonic() + _LIMIT_S
        while True:
            view = await self._view(number, user)
            if view["closed"] or time.monotonic() > ends:
                break
            if view["approvals"]:
                for approval in view["approvals"]:
                    planned = script.rounds
                    if not await self._decide(approval, number, user, outcome) and not no_after:
                        no_after = planned
            elif view["status"] != "in_progress":
                outcome.notes.append(f"{view['status']}: {(view['question'] or {}).get('text') or view['message']}")
                await self._client.post(f"/problems/{number}/cancel", json={"user_id": user})
            else:
                await asyncio.sleep(_LOOK_AGAIN_S)
        if not view["closed"]:
            outcome.notes.append(f"not closed within {_LIMIT_S:g} s: {view['status']}")
            await self._client.post(f"/problems/{number}/cancel", json={"user_id": user})
        outcome.status, outcome.answer = view["status"], view["message"]
        outcome.lived_on = outcome.refused and script.rounds > no_after and view["status"] == "done"

    async def _view(self, number: int, user: str) -> dict[str, Any]:
        found = await self._client.get(f"/problems/{number}", params={"user_id": user})
        view: dict[str, Any] = found.raise_for_status().json()
        return view

    async def _decide(self, approval: dict[str, Any], number: int, user: str, outcome: Outcome) -> bool:
        """Whether the user said yes."""
        call = Call(self._world.own_name(approval["tool_name"]), approval["args"])
        before = self._equality.count(call, [one.call for one in outcome.asked])
        own = before < self._equality.count(call, outcome.calls)
        outcome.asked.append(
            Asked(call, approval["message"], own, own and needless(call, outcome.case.prompt), approval["requested_at"])
        )
        outcome.refused = outcome.refused or not own
        body = {"confirmed": own, "approval_id": approval["approval_id"], "user_id": user}
        said = await self._client.post(f"/problems/{number}/confirm", json=body, headers={"Prefer": "wait=20"})
        if not said.is_success:
            outcome.notes.append(f"the decision was refused: {said.text[:200]}")
        return own
