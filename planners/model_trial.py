"""Loads one model and uses it once, as a worker would. Called by `steward models check`, in a process of its own.

A model that cannot be loaded or used raises its own error with the reason; nothing is kept.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import numpy as np
import psutil

from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import AnswerPlan, AskPlan, PlanRequest, PlanResult, calls_of
from steward.contracts.tool import Candidate, Permission
from steward.planners.chain import PlanControl
from steward.planners.grammar import GrammarLimits
from steward.search.embedder import FastembedEmbedder
from steward.weights import minilm

REQUEST: Final = "remind me tomorrow at 9 to call Bob"
_NEAR: Final = "set a reminder for a call"
_FAR: Final = "the capital of France"
_SHORT: Final = GrammarLimits(answer=80, question=80, text=40, items=2, calls=2)
_MAX_TOKENS: Final = 512
_PLAN_S: Final = 300.0


@dataclass(frozen=True, slots=True)
class ModelTrial:
    """What loading and using a model took: seconds to load, milliseconds for the first use after that, and bytes of
    memory, those it added and the peak of the process."""

    detail: str
    load_s: float
    use_ms: float
    added_bytes: int
    peak_bytes: int


class _Measurement:
    """Time and memory of loading and use."""

    def __init__(self) -> None:
        self._memory = psutil.Process().memory_info().rss
        self._began = time.monotonic()
        self._loaded = self._began

    def loaded(self, seconds_ago: float = 0.0) -> None:
        """The model is, or was, loaded; its use began then."""
        self._loaded = time.monotonic() - seconds_ago

    def ended(self, detail: str) -> ModelTrial:
        """It was used."""
        now = time.monotonic()
        unit = 1 if sys.platform == "darwin" else 1024
        return ModelTrial(
            detail=detail,
            load_s=self._loaded - self._began,
            use_ms=(now - self._loaded) * 1000,
            added_bytes=max(0, psutil.Process().memory_info().rss - self._memory),
            peak_bytes=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit,
        )


def try_embedder(models: Path, name: str, threads: int = 1) -> ModelTrial:
    """Embed three texts; what is near in meaning must be nearer. Raises Unavailable."""
    measured = _Measurement()
    embedder = FastembedEmbedder(models, name, threads=threads)
    embedder.load()
    measured.loaded()
    request, near, far = embedder.embed([REQUEST, _NEAR, _FAR])
    if not np.isfinite([request, near, far]).all() or request @ near <= request @ far:
        raise minilm.unavailable(f"{name} embeds, but puts {_FAR!r} nearer to {REQUEST!r} than {_NEAR!r}")
    return measured.ended(f"{len(request)} numbers a vector; near {request @ near:.2f}, far {request @ far:.2f}")


def try_judge(models: Path, threads: int = 1) -> ModelTrial:
    """Choose among two tools and read one tool's arguments. Raises Unavailable."""
    from steward.planners.embedded.judge.layout import tool_text
    from steward.planners.embedded.judge.model import Judge

    measured = _Measurement()
    judge = Judge(models, threads=threads)
    judge.load()
    measured.loaded()
    tools = [tool_text(tool.name, tool.description, tool.parameters) for tool in _CANDIDATES]
    choice = judge.choose_tool(REQUEST, tools, [0.5, 0.1])
    readings = judge.read_parameters(REQUEST, tools[0])
    if not np.isfinite([*choice.tools, choice.none]).all():
        raise minilm.unavailable("the judge gives no numbers: it is damaged")
    best = max(range(len(tools)), key=lambda place: choice.tools[place])
    likely = f"{tools[best].name} {choice.tools[best]:.2f}, no tool {choice.none:.2f}"
    return measured.ended(f"{likely}; {len(readings)} arguments read")


def try_llama(path: Path, *, context: int = 8192, threads: int | None = None, gpu_layers: int = 0) -> ModelTrial:
    """Make one plan under the grammar. Raises BackendFailed."""
    from steward.planners.llama.backend import LlamaPlanner

    measured = _Measurement()
    planner = LlamaPlanner(
        path, context=context, threads=threads, gpu_layers=gpu_layers, limits=_SHORT, timeout_s=_PLAN_S
    )
    try:
        result = asyncio.run(planner.plan(_plan_request(), PlanControl()))
        # The planner loads at its first plan and says how long the plan itself took.
        measured.loaded(result.usage.seconds)
        return measured.ended(_described(result))
    finally:
        planner.close()


def _described(result: PlanResult) -> str:
    plan = result.plan
    if isinstance(plan, AnswerPlan):
        what = "an answer"
    elif isinstance(plan, AskPlan):
        what = "a question"
    else:
        what = "a call of " + ", ".join(call.tool_name for call in calls_of(plan))
    if not result.usage.completion_tokens:
        return f"planned {what}"
    rate = result.usage.completion_tokens / max(result.usage.seconds, 1e-9)
    return f"planned {what}: {result.usage.prompt_tokens} tokens read, {result.usage.completion_tokens} made, " + (
        f"{rate:.1f} made a second of the whole"
    )


_CANDIDATES: Final = (
    Candidate(
        name="schedule_reminder",
        description="Remind the user of something at a time",
        parameters={
            "type": "object",
            "required": ["when", "message"],
            "properties": {
                "when": {"type": "string", "description": "When to remind"},
                "message": {"type": "string", "description": "What to remind of"},
            },
        },
        permission=Permission.AUTONOMOUS,
        tool_type="reminders",
        dates=["when"],
        examples=["remind me at 6pm to water the plants"],
        score=0.6,
    ),
    Candidate(
        name="get_current_time",
        description="Tell the current time",
        parameters={"type": "object", "properties": {}},
        permission=Permission.AUTONOMOUS,
        tool_type="system",
        examples=["what time is it"],
        score=0.1,
    ),
)


def _plan_request() -> PlanRequest:
    return PlanRequest(
        requester=Requester(Owner("check", "check"), problem_id=0),
        text=REQUEST,
        candidates=list(_CANDIDATES),
        now=datetime.now(UTC).isoformat(),
        max_tokens=_MAX_TOKENS,
    )
