"""`python -m tests.replay.record`: record the history of every scenario anew, on a real development server.

Only for a scenario that is new: a recorded history is a promise to every running problem.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

from temporalio.client import WorkflowHandle
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.testing import WorkflowEnvironment

from steward.contracts import queues
from tests.replay.scenarios import SCENARIOS
from tests.replay.siblings import SIBLINGS
from tests.support.fake_room import FakeRoom
from tests.support.problems import Opener, add_search_attributes, beside_python, working

CODE = Path(__file__).parents[2]
HISTORIES = Path(__file__).parent / "histories"
_INSTALLED = re.compile(r"(?<=\")[^\" ]{0,200}/site-packages/")


async def record(names: list[str]) -> None:
    """Record these scenarios; all of them when none is named."""
    async with await WorkflowEnvironment.start_local(
        dev_server_existing_path=beside_python("temporal"), data_converter=pydantic_data_converter
    ) as environment:
        await add_search_attributes(environment.client)
        opener = Opener(environment.client)
        for name in names or SIBLINGS:
            if name in SIBLINGS:
                await write(name, await SIBLINGS[name][1](environment.client))
        for name in names or SCENARIOS:
            if name not in SCENARIOS:
                continue
            room = FakeRoom()
            async with working(environment.client, room):
                handle = await SCENARIOS[name](opener, room)
                latest = environment.client.get_workflow_handle(queues.problem_workflow_id(opener.count))
                await latest.result()
            await write(name, environment.client.get_workflow_handle(handle.id, run_id=handle.first_execution_run_id))


async def write(name: str, ended: WorkflowHandle[Any, Any]) -> None:
    """Keep the history of a workflow under a name. Traces of failures name no folder of this machine."""
    told = (await ended.fetch_history()).to_json().replace(f"{CODE}/", "")
    (HISTORIES / f"{name}.json").write_text(_INSTALLED.sub("", told) + "\n")


if __name__ == "__main__":
    asyncio.run(record(sys.argv[1:]))
