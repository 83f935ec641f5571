"""The HTTP service of a peer: four addresses, the same for all. A peer's module gives the `Peer` and calls `serve`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

import uvicorn
from fastapi import FastAPI, Request
from pydantic import BaseModel

from bench.peers.script import Answer

CALLERS = 32
"""Requests at once in the benchmark: as many database connections has a peer that keeps a pool."""


class Peer(Protocol):
    """What a peer can do. Every method returns when its work is durable and done."""

    async def direct(self) -> Answer:
        """One call of the no-op tool."""

    async def planned(self) -> Answer:
        """Three model answers: a tool, a tool, the last words."""

    async def ask(self) -> str:
        """Call the tool that waits for a human; the id of what waits, once it waits."""

    async def decide(self, asked: str, confirmed: bool) -> Answer:
        """Tell what waits the decision, and give back its answer."""


class Waiting(BaseModel):
    """A call that waits for a human."""

    id: str


class Decision(BaseModel):
    """Yes or no."""

    confirmed: bool


def serve(open_peer: Callable[[], AbstractAsyncContextManager[Peer]], port: int) -> None:
    """Serve on 127.0.0.1 until SIGTERM. The port opens when the peer is ready."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Peer]]:
        async with open_peer() as peer:
            yield {"peer": peer}

    app = FastAPI(lifespan=lifespan)

    @app.post("/direct")
    async def direct(request: Request) -> Answer:
        return await _peer(request).direct()

    @app.post("/planned")
    async def planned(request: Request) -> Answer:
        return await _peer(request).planned()

    @app.post("/approval")
    async def ask(request: Request) -> Waiting:
        return Waiting(id=await _peer(request).ask())

    @app.post("/approval/{asked}")
    async def decide(asked: str, decision: Decision, request: Request) -> Answer:
        return await _peer(request).decide(asked, decision.confirmed)

    uvicorn.run(
        app,
        port=port,
        loop="uvloop",
        http="httptools",
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )


def _peer(request: Request) -> Peer:
    peer: Peer = request.state.peer
    return peer
