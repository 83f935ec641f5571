"""telegram-test-api, a Bot API server that others made, for bots under test."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import httpx
from aiohttp import web

from tests.support import npm
from tests.support.doors import wait_for
from tests.support.stacks import ROOT, free_ports
from tests.support.telegram_api import TOKEN


@contextlib.asynccontextmanager
async def foreign_server() -> AsyncIterator[tuple[str, str]]:
    """Its address for people, and that for bots: on the way there link_preview_options are left out, which it would
    send back as a text, as Telegram never does."""
    packages = await asyncio.to_thread(
        npm.installed, ROOT / "tests/support/telegram_foreign", ROOT / "build/telegram_foreign"
    )
    [port] = free_ports(1)
    url, module = f"http://127.0.0.1:{port}", packages / "telegram-test-api" / "lib" / "index.js"
    start = f"new (require({str(module)!r}))({{port: {port}, host: '127.0.0.1'}}).start()"
    process = await asyncio.create_subprocess_exec(npm.NODE / "node", "-e", start, env=npm.node_environment())
    try:
        ready = f"{url}/bot{TOKEN}/getMe"
        await asyncio.to_thread(
            wait_for, lambda: httpx.get(ready, trust_env=False).status_code == 200, 30, "telegram-test-api"
        )
        async with httpx.AsyncClient(base_url=url, trust_env=False) as http, _relay(http) as bots:
            yield url, bots
    finally:
        process.kill()
        await process.wait()


@contextlib.asynccontextmanager
async def _relay(http: httpx.AsyncClient) -> AsyncIterator[str]:
    async def take(request: web.Request) -> web.Response:
        fields = {name: str(value) for name, value in (await request.post()).items() if name != "link_preview_options"}
        answer = await http.post(request.path, data=fields)
        return web.Response(body=answer.content, status=answer.status_code, content_type="application/json")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", take)
    runner = web.AppRunner(app, shutdown_timeout=1, handler_cancellation=True)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()
