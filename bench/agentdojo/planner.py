"""An OpenAI-compatible endpoint that plans by script. A request's `model` says whose script it is: prompts do not."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from bench.agentdojo.calls import Call
from bench.agentdojo.script import Script, plan_of
from bench.agentdojo.world import World


class ScriptedPlanner:
    """The endpoint. `scripts`: the script and the world's name of a problem, by the model its request chose."""

    def __init__(self, world: World) -> None:
        self.url = ""
        self.scripts: dict[str, tuple[str, Script]] = {}
        self._world = world

    async def complete(self, request: Request) -> Response:
        """One completion: the next plan of the script."""
        body = await request.json()
        key, script = self.scripts[body["model"]]
        if asked := _asked_for_acts(body.get("response_format")):
            acts = script.intends({self._world.own_name(name) for name in asked})
            return _completion({"intends": [self._shown(act) for act in acts]})
        offered = {self._world.own_name(name) for name in _offered(body.get("response_format"))}
        calls = script.next(await self._world.expect(key, []), offered) if offered else []
        if calls:
            await self._world.expect(key, calls)
        shown = [Call(self._world.shown_name(call.tool), call.args) for call in calls]
        return _completion(plan_of(shown, script.answer))

    def _shown(self, act: dict[str, Any]) -> dict[str, Any]:
        """An act with the names of tools as they are offered."""
        args = {
            name: {"from": self._world.shown_name(value["from"])} if isinstance(value, dict) else value
            for name, value in act["args"].items()
        }
        return {"tool": self._world.shown_name(act["tool"]), "args": args}


def _completion(plan: dict[str, Any]) -> Response:
    message = {"role": "assistant", "content": json.dumps(plan, ensure_ascii=False)}
    usage = {"prompt_tokens": 20, "completion_tokens": 5}
    return JSONResponse({"choices": [{"message": message, "finish_reason": "stop"}], "usage": usage})


@asynccontextmanager
async def planning(world: World) -> AsyncIterator[ScriptedPlanner]:
    """The endpoint on a free port of its own, in this event loop."""
    planner = ScriptedPlanner(world)
    app = Starlette(routes=[Route("/v1/chat/completions", planner.complete, methods=["POST"])])
    with socket.create_server(("127.0.0.1", 0)) as listener:
        planner.url = f"http://127.0.0.1:{listener.getsockname()[1]}/v1"
        server = _Server(
            uvicorn.Config(app, log_config=None, access_log=False, ws="none", lifespan="off", timeout_keep_alive=600)
        )
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield planner
        finally:
            server.should_exit = True
            await serving


class _Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C is the bench's own."""
        yield


def _asked_for_acts(form: Any) -> list[str]:
    """The tools of which the request's acts are asked for, where the form is that of acts and not that of a plan."""
    if isinstance(form, dict) and set(form.get("properties", {})) == {"intends"}:
        return list(form["properties"]["intends"]["items"]["properties"]["tool"]["enum"])
    inner = form.values() if isinstance(form, dict) else form if isinstance(form, list) else ()
    return next((found for one in inner if (found := _asked_for_acts(one))), [])


def _offered(form: Any) -> set[str]:
    """The tools that the form of the plan allows; none where only an answer fits."""
    if isinstance(form, dict):
        own = {form["tool"]["const"]} if isinstance(form.get("tool"), dict) and "const" in form["tool"] else set()
        return own.union(*map(_offered, form.values()))
    return set[str]().union(*map(_offered, form)) if isinstance(form, list) else set()
