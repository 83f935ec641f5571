"""Ordinary requests with the embedded planner: how many approvals the flow rule adds to those that tools ask for.

The requests are those of bench/planning whose errors were read. Each goes through retrieval, planner, labels and
Preparer, round after round with simulated results; the catalogue's permissions and guards are as they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bench.planning.__main__ import REQUESTS
from bench.planning.cases import FiledCase, load_cases
from bench.planning.catalogue import Toolsets, evaluated_tools
from bench.planning.pipeline import RememberingEmbedder, Retrieval, offered, simulated
from bench.planning.rules import READ
from steward.activities.call_labels import CallLabels
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.dialogue import RecentCall
from steward.contracts.flow import FlowContext, objection
from steward.contracts.plan import CallsPlan, PlanRequest
from steward.contracts.tool import Permission
from steward.contracts.tool_meaning import MAIL, Does, Meaning
from steward.planners.chain import PlanControl
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry

_OPENED: Final = Meaning(does=Does.OPEN, of=MAIL)
_ROUNDS: Final = 4
_MAIL: Final = {
    "email_id": "m1",
    "from": "Kim <kim@studio.test>",
    "subject": "Saturday",
    "body": "Hi, shall we meet at the harbour at noon? Bring 3 tickets and the blue folder. Pay 40 EUR to the club.",
}


@dataclass
class Asked:
    """Approvals over ordinary requests, with the rule and without it."""

    requests: int = 0
    calls: int = 0
    without: int = 0
    with_rule: int = 0
    lines: list[str] = field(default_factory=list)

    @property
    def extra(self) -> float:
        """Approvals more, as a part of the requests."""
        return (self.with_rule - self.without) / max(self.requests, 1)


async def ordinary(
    planner: EmbeddedPlanner, embedder: RememberingEmbedder, folder: Path, limit: int, *, foreign: bool
) -> Asked:
    """Plan the requests for tools that there are. With `foreign`, a mail was read in the conversation just before."""
    files = [path for path in sorted(REQUESTS.glob("*.jsonl")) if path.stem in READ]
    cases = load_cases(files, Toolsets(evaluated_tools()))
    registry, retrieval, told = Registry(), Retrieval(embedder, folder), Asked()
    known = [case for case in cases if case.case.names and not case.toolset.extra and not case.case.context]
    labels, preparer = CallLabels(registry, planner), Preparer(registry)
    # Evenly from all files, not the first ones.
    count = min(limit, len(known))
    for filed in (known[place * len(known) // count] for place in range(count)):
        await _one(filed, foreign, retrieval, planner, labels, preparer, told)
    retrieval.close()
    return told


async def _one(
    filed: FiledCase,
    foreign: bool,
    retrieval: Retrieval,
    planner: EmbeddedPlanner,
    labels: CallLabels,
    preparer: Preparer,
    told: Asked,
) -> None:
    request = (await offered(filed, retrieval)).request
    if foreign:
        seen = RecentCall(
            problem_id=0, tool_name="get_email_details", meaning=_OPENED, result=_MAIL, at=datetime.now(UTC)
        )
        request = request.model_copy(update={"recent": [seen]})
    told.requests += 1
    for _ in range(_ROUNDS):
        plan = (await planner.plan(request, PlanControl())).plan
        if not isinstance(plan, CallsPlan):
            return
        flow = labels.put(plan, request, by_rules=True)
        prepared = await preparer.prepare_all(plan.calls, request.requester, request.now, (), flow)
        for call in prepared:
            _count(filed, call, told)
        request = _after(request, plan, prepared, flow)


def _count(filed: FiledCase, call: PreparedCall, told: Asked) -> None:
    told.calls += 1
    if call.verdict is not Verdict.CONFIRM:
        return
    told.with_rule += 1
    why = objection(call.flow, effect=call.effect, egress=call.egress)
    if not why or call.permission is Permission.PERMISSION_REQUIRED or call.reason != why:
        told.without += 1
    else:
        told.lines.append(f"{filed.case.text[:70]!r}: {call.tool_name}: {why}")


def _after(request: PlanRequest, plan: CallsPlan, prepared: list[PreparedCall], flow: FlowContext) -> PlanRequest:
    """The next round's request: every call did what it was for."""
    seen = [*request.observations, *(simulated(call, request.candidates) for call in plan.calls)]
    known = flow.model_copy(update={"made": [*request.flow.made, *(call.made for call in prepared)]})
    return request.model_copy(update={"observations": seen, "round": request.round + 1, "flow": known})
