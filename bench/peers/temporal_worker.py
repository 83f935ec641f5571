"""The worker of an agent framework on Temporal: `python -m bench.peers.temporal_worker AGENT ADDRESS`.

The sandbox stays on, with the modules passed through that the framework's plugin names; pollers, slots and the cache
keep Temporal's defaults, as the frameworks' examples leave them.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from importlib import import_module

import uvloop
from temporalio.client import Client
from temporalio.worker import Worker


async def _work(agent: str, address: str) -> None:
    module = import_module(f"bench.peers.{agent}")
    client = await Client.connect(address, plugins=[module.plugin()])
    ended = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, ended.set)
    async with Worker(client, task_queue=agent, workflows=[module.AgentWorkflow], activities=module.ACTIVITIES):
        await ended.wait()


if __name__ == "__main__":
    uvloop.run(_work(sys.argv[1], sys.argv[2]))
