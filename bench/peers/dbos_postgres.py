"""DBOS on PostgreSQL: `python -m bench.peers.dbos_postgres PORT DSN`.

Async workflows; every tool call and every model answer is a step, recorded before the next one begins. An approval
waits in DBOS.recv, as in DBOS's own human-in-the-loop example, and its answer is an event, since DBOS waits for events
by LISTEN/NOTIFY but for the result of a workflow that it retrieved by polling once a second.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from dbos import DBOS, DBOSConfig

from bench.peers.script import FINAL_TEXT, PLANNED, Answer, Ran, next_tool, run_noop
from bench.peers.service import CALLERS, serve

_DAY_S = 86_400.0


@DBOS.step()
async def noop(n: int) -> Ran:
    """Do nothing."""
    return run_noop(n)


@DBOS.step()
async def ask_model(prompt: str, called: int) -> str | None:
    """Says at once what the script says: the next tool, or None for the last words."""
    return next_tool(prompt, called)


@DBOS.workflow()
async def direct() -> Answer:
    """One step."""
    return Answer(ran=[await noop(1)])


@DBOS.workflow()
async def planned() -> Answer:
    """Five steps."""
    ran: list[Ran] = []
    while await ask_model(PLANNED, len(ran)) is not None:
        ran.append(await noop(len(ran) + 1))
    return Answer(ran=ran, text=FINAL_TEXT)


@DBOS.workflow()
async def approval() -> None:
    """Say that a human is asked, wait for the decision, run the tool after a yes, publish the answer."""
    await DBOS.set_event_async("asked", True)
    confirmed = await DBOS.recv_async("decision", timeout_seconds=_DAY_S)
    await DBOS.set_event_async("answer", Answer(ran=[await noop(1)] if confirmed else []))


class DBOSPeer:
    """A workflow for every request."""

    async def direct(self) -> Answer:
        """Run the workflow in this process."""
        answer: Answer = await direct()
        return answer

    async def planned(self) -> Answer:
        """Run the workflow in this process."""
        answer: Answer = await planned()
        return answer

    async def ask(self) -> str:
        """The workflow's id, once it waits."""
        handle = await DBOS.start_workflow_async(approval)
        assert await DBOS.get_event_async(handle.workflow_id, "asked")
        return str(handle.workflow_id)

    async def decide(self, asked: str, confirmed: bool) -> Answer:
        """Send the decision, wait for the answer."""
        await DBOS.send_async(asked, confirmed, "decision")
        answer: Answer = await DBOS.get_event_async(asked, "answer")
        return answer


@asynccontextmanager
async def open_peer(dsn: str) -> AsyncIterator[DBOSPeer]:
    """DBOS as it comes, but for a pool as large as there are callers, and no messages below a warning."""
    config: DBOSConfig = {
        "name": "peers",
        "system_database_url": dsn,
        "sys_db_pool_size": CALLERS,
        "log_level": "WARNING",
    }
    DBOS(config=config)
    DBOS.launch()
    yield DBOSPeer()
    DBOS.destroy()


if __name__ == "__main__":
    serve(lambda: open_peer(sys.argv[2]), int(sys.argv[1]))
