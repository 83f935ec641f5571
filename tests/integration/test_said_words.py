"""The words of the user arrive whole, or they are asked for: what the embedded planner makes of them, settled as a call
is prepared. The sayings and what is right stand in tests/cases/words/arriving.yaml."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import yaml

from steward import wording
from steward.contracts.plan import AskPlan, CallsPlan, Plan, PlanRequest
from steward.planners.chain import PlanControl
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import ToolFilter, ToolIndex
from steward.tools.arguments import settle
from steward.tools.registry import Registry
from tests.support.embedding import copy_index, real_embedder, real_judge
from tests.support.toolbox import request

SAYINGS = yaml.safe_load((Path(__file__).parent.parent / "cases" / "words" / "arriving.yaml").read_text("utf-8"))
REGISTRY = Registry()
PLANNER = EmbeddedPlanner(real_judge(), real_embedder(), wording)
OFFERED = 10
LOOKED_UP = "search_email"


@pytest.fixture(scope="module")
def retriever(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ToolRetriever]:
    """The shipped catalogue as production searches it."""
    folder = tmp_path_factory.mktemp("index") / "qdrant"
    copy_index(folder)
    index = ToolIndex(real_embedder(), path=folder)
    yield ToolRetriever(index, REGISTRY)
    index.close()


async def planned(text: str, retriever: ToolRetriever, now: str, zone: str) -> Plan:
    [vector] = real_embedder().embed([text])
    found = await retriever.find(text, vector, OFFERED, ToolFilter())
    plain = request(text)
    requester = replace(plain.requester, timezone=zone)
    asked: PlanRequest = plain.model_copy(
        update={"candidates": retriever.offer(found, OFFERED), "requester": requester, "now": now}
    )
    return (await PLANNER.plan(asked, PlanControl())).plan


def is_right(wanted: Any, given: Any) -> bool:
    """Whether a value is one of those that are right."""
    if isinstance(wanted, list):
        return any(is_right(one, given) for one in wanted)
    if not isinstance(given, str):
        return bool(wanted == given)
    if wanted.endswith("…?"):
        return given.endswith("?") and set(re.findall(r"\w+", wanted.casefold())) <= set(
            re.findall(r"\w+", given.casefold())
        )
    if re.match(r"\d{4}-\d\d-\d\dT", wanted):
        return given.startswith(wanted)
    return bool(given.casefold() == wanted.casefold())


@pytest.mark.requirement("planners.embedded.words-arrive")
@pytest.mark.parametrize("saying", SAYINGS, ids=lambda saying: saying["said"])
async def test_what_was_said_arrives_whole(saying: dict[str, Any], retriever: ToolRetriever) -> None:
    zone = saying.get("zone", "Etc/UTC")
    now = f"2026-11-26T{saying.get('at', '14:37')}:00+00:00"
    plan = await planned(saying["said"], retriever, now, zone)
    if isinstance(plan, AskPlan):
        assert plan.draft is not None
        call, missing = plan.draft, plan.missing
    else:
        assert isinstance(plan, CallsPlan)
        [call] = plan.calls
        missing = []
    if call.tool_name == LOOKED_UP:
        return  # which mail is answered is looked up first
    assert call.tool_name == saying["tool"]
    spec = REGISTRY.resolve(call.tool_name)
    assert spec is not None
    settled = settle(spec, call.args, zone, datetime.fromisoformat(now))
    wrong = {
        name: settled.args.get(name)
        for name, right in saying["args"].items()
        if not is_right(right, settled.args.get(name))
    }
    assert not wrong
    if "asks" in saying:
        assert saying["asks"] in [*missing, *settled.missing]
        assert saying["asks"] not in settled.args
