"""The Telegram gateway under test, in the test's loop or as a process, before a stack at which everybody has keys."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import httpx

from steward.gateways.telegram.app import run
from steward.gateways.telegram.settings import TelegramSettings
from tests.support.people import token_of
from tests.support.stacks import ROOT, environment_of
from tests.support.telegram_api import TOKEN, BotApi
from tests.support.telegram_people import Chat

TENANT: Final = "default"
MAIL: Final = {"to": "bob@example.com", "subject": "Lunch", "body": "Lunch at noon?"}
QUICK: Final = {"edit_every_s": 0.05, "watch_every_s": 0.3}


def settings_of(api: BotApi, url: str, home: Path, **more: Any) -> TelegramSettings:
    """Settings of a gateway that loses no time."""
    key = more.pop("key", None) or token_of(url, TENANT)
    given = {"token": TOKEN, "url": url, "key": key, "home": home, "bot_api": api.url, **QUICK, **more}
    return TelegramSettings.model_validate(given)


@contextlib.asynccontextmanager
async def gateway(api: BotApi, url: str, home: Path, **more: Any) -> AsyncIterator[None]:
    """The gateway, serving until the block ends. Whatever ends it earlier fails the test."""
    serving = asyncio.create_task(run(settings_of(api, url, home, **more)))
    try:
        yield
        assert not serving.done(), serving.exception()
    finally:
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)


@contextlib.asynccontextmanager
async def gateway_process(api: BotApi, url: str, home: Path, **more: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    """The same as a process of its own, killed at the end without a word."""
    key = more.pop("key", None) or token_of(url, TENANT)
    settings = {"telegram_token": TOKEN, "telegram_bot_api": api.url, "telegram_key": key}
    quick = {f"telegram_{name}": value for name, value in (QUICK | more).items()}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "steward.gateways.telegram"),
        cwd=ROOT,
        env=environment_of(url=url, home=home, **settings, **quick),
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def pair(chat: Chat, url: str, user: str) -> None:
    """Make the chat this user's, as a person does: /start, and the code claimed elsewhere."""
    before = len(chat.sent)
    await chat.say("/start")
    shown = await chat.api.until(lambda: [one for one in chat.sent[before:] if "steward login" in one.text], "no code")
    words = shown[0].text.split()
    code = words[words.index("login") + 1]
    async with as_user(url, user) as http:
        (await http.post("/login/codes/claim", json={"code": code})).raise_for_status()
    await chat.until("paired with")


@contextlib.asynccontextmanager
async def as_user(url: str, user: str) -> AsyncIterator[httpx.AsyncClient]:
    """The API as this user reaches it elsewhere."""
    headers = {"Authorization": f"Bearer {await asyncio.to_thread(token_of, url, TENANT, user)}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=60, trust_env=False) as http:
        yield http


def someone() -> int:
    """A Telegram user nobody else is."""
    return random.randrange(10**9, 10**12)


async def a_mail(url: str, user: str, **changes: str) -> dict[str, Any]:
    """A mail that waits for approval, asked for somewhere else."""
    async with as_user(url, user) as http:
        body = {"tool_name": "compose_email", "args": MAIL | changes}
        answer: dict[str, Any] = (await http.post("/tool/call", json=body)).json()
        assert answer["status"] == "awaiting_confirmation", answer
        return answer


async def problem_of(url: str, user: str, problem_id: int) -> dict[str, Any]:
    """A problem as its user finds it elsewhere."""
    async with as_user(url, user) as http:
        found: dict[str, Any] = (await http.get(f"/problems/{problem_id}")).json()
        return found
