"""One table of scenarios through every door: the same outcome, the same rows in the audit."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

import httpx
import httpx2
import pytest
from openai import AsyncOpenAI

from steward.config.settings import Settings
from steward.sql.database import Database
from tests.doors.conftest import DoorStack
from tests.support.callers import (
    A2aCaller,
    AguiCaller,
    Caller,
    ChatCaller,
    CliCaller,
    HttpCaller,
    McpCaller,
    OpenAiCaller,
    Outcome,
    StdioCaller,
    stdio_process,
)
from tests.support.forkserver import Module
from tests.support.live import LiveProcess
from tests.support.mcp_stack import McpStack, Transport
from tests.support.stacks import ROOT, free_ports

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
Users: TypeAlias = Callable[[str], Caller]
"""A caller at the same door for each user's name."""


@dataclass(frozen=True)
class Place:
    """Where the doors of one API are: its address, and the environment of processes that are to use the same stack."""

    url: str
    environment: dict[str, str]
    restart: Callable[[], None]
    """Kill the API and start it again."""


@asynccontextmanager
async def http_door(place: Place) -> AsyncIterator[Users]:
    """HTTP."""
    async with httpx.AsyncClient(base_url=place.url, timeout=60, trust_env=False) as client:
        yield lambda user: HttpCaller(client, user)


@asynccontextmanager
async def stdio_door(place: Place) -> AsyncIterator[Users]:
    """STDIO: one process, whoever its parent speaks for."""
    with stdio_process(place.environment) as process:
        yield lambda user: StdioCaller(process, user)


@asynccontextmanager
async def cli_door(place: Place) -> AsyncIterator[Users]:
    """The command line."""
    environment = {**place.environment, "STEWARD_URL": place.url}
    yield lambda user: CliCaller(environment, user)


@asynccontextmanager
async def chat_door(place: Place) -> AsyncIterator[Users]:
    """Chat."""
    async with httpx.AsyncClient(base_url=place.url, timeout=60, trust_env=False) as client:
        yield lambda user: ChatCaller(client, user)


@asynccontextmanager
async def openai_door(place: Place) -> AsyncIterator[Users]:
    """The OpenAI wire."""
    async with (
        httpx.AsyncClient(base_url=place.url, timeout=60, trust_env=False) as client,
        httpx2.AsyncClient(timeout=60, trust_env=False) as transport,
    ):
        ai = AsyncOpenAI(base_url=f"{place.url}/v1", api_key="none", max_retries=0, http_client=transport)
        yield lambda user: OpenAiCaller(ai, ChatCaller(client, user))


@asynccontextmanager
async def agui_door(place: Place) -> AsyncIterator[Users]:
    """AG-UI."""
    async with httpx.AsyncClient(base_url=place.url, timeout=60, trust_env=False) as client:
        yield lambda user: AguiCaller(client, user)


def mcp_door(transport: Transport) -> Callable[[Place], AbstractAsyncContextManager[Users]]:
    """MCP over one transport."""

    @asynccontextmanager
    async def door(place: Place) -> AsyncIterator[Users]:
        there = McpStack(Settings(), place.environment, f"{place.url}/mcp")
        yield lambda user: McpCaller(lambda who: there.client(transport, "2026-07-28", who), user)

    return door


def a2a_door(binding: str) -> Callable[[Place], AbstractAsyncContextManager[Users]]:
    """A2A over one binding."""

    @asynccontextmanager
    async def door(place: Place) -> AsyncIterator[Users]:
        yield lambda user: A2aCaller(f"{place.url}/a2a", binding, user)

    return door


DOORS: dict[str, Callable[[Place], AbstractAsyncContextManager[Users]]] = {
    "http": http_door,
    "stdio": stdio_door,
    "cli": cli_door,
    "chat": chat_door,
    "openai": openai_door,
    "agui": agui_door,
    "mcp-http": mcp_door("http"),
    "mcp-stdio": mcp_door("stdio"),
    "a2a-jsonrpc": a2a_door("JSONRPC"),
    "a2a-rest": a2a_door("HTTP+JSON"),
}
OWN_WORDS = {"already_decided": "UnsupportedOperationError", "approval_expired": "UnsupportedOperationError"}
"""What A2A says of every message to a task that has ended; its specification wants that and nothing more."""


@dataclass
class Talk:
    """What a scenario works with."""

    users: Users
    name: str
    restart: Callable[[], None]

    @property
    def me(self) -> Caller:
        """The scenario's own user."""
        return self.users(self.name)

    async def settled(self, problem_id: int, status: str) -> Outcome:
        """The problem once it has that status."""
        async with asyncio.timeout(30):
            while (found := await self.me.look(problem_id)).status != status:
                pass
        return found


async def direct_call(talk: Talk) -> list[Outcome]:
    """One tool, at once."""
    done = await talk.me.call("calculate", {"expression": "6*7"})
    assert done.result["result"] == 42
    return [done]


async def plan(talk: Talk) -> list[Outcome]:
    """A request in words."""
    return [await talk.me.ask("can you find any emails from Alice about the Q3 report?")]


async def approved(talk: Talk) -> list[Outcome]:
    """An approval, and a yes."""
    asked = await talk.me.call("compose_email", MAIL)
    return [asked, await talk.me.decide(number(asked), True), await talk.me.decide(number(asked), True)]


async def denied(talk: Talk) -> list[Outcome]:
    """An approval, and a no."""
    asked = await talk.me.call("compose_email", MAIL)
    return [asked, await talk.me.decide(number(asked), False)]


async def edited(talk: Talk) -> list[Outcome]:
    """An approval, and other arguments, at first wrong ones."""
    asked = await talk.me.call("compose_email", MAIL)
    wrong = await talk.me.decide(number(asked), True, MAIL | {"to": 7})
    shown = await talk.me.decide(number(asked), True, DINNER)
    return [asked, wrong, shown, await talk.me.decide(number(asked), True, approval_id=f"{number(asked)}-2")]


async def expired(talk: Talk) -> list[Outcome]:
    """An approval that nobody decides."""
    asked = await talk.me.call("compose_email", MAIL)
    ended = await talk.settled(number(asked), "canceled")
    return [asked, ended, await talk.me.decide(number(asked), True)]


async def question(talk: Talk) -> list[Outcome]:
    """A question, its answer, and a yes in words."""
    asked = await talk.me.call("compose_email", {"to": "bob@example.com", "subject": "Lunch"})
    told = await talk.me.answer(number(asked), "At noon, on Friday?")
    return [asked, told, await talk.me.answer(number(asked), "yes")]


async def unknown_tool(talk: Talk) -> list[Outcome]:
    """A tool that there is not."""
    return [await talk.me.call("no_such_tool", {})]


async def foreign_user(talk: Talk) -> list[Outcome]:
    """Somebody else's problem does not exist."""
    asked = await talk.me.call("compose_email", MAIL)
    other = talk.users(f"{talk.name}-other")
    return [asked, await other.look(number(asked)), await other.decide(number(asked), True)]


async def two_at_once(talk: Talk) -> list[Outcome]:
    """Two users who ask and decide at the same time get each their own."""
    pair = [talk.me, talk.users(f"{talk.name}-second")]
    mails = [MAIL | {"subject": subject} for subject in ("One", "Two")]
    asked = await asyncio.gather(*(one.call("compose_email", mail) for one, mail in zip(pair, mails, strict=True)))
    sent = await asyncio.gather(*(one.decide(number(mine), True) for one, mine in zip(pair, asked, strict=True)))
    assert [one.problem_id for one in sent] == [one.problem_id for one in asked]
    return [asked[0], sent[0]]


async def restarted(talk: Talk) -> list[Outcome]:
    """The API is killed while an approval waits."""
    asked = await talk.me.call("compose_email", MAIL)
    await asyncio.to_thread(talk.restart)
    return [asked, await talk.me.look(number(asked)), await talk.me.decide(number(asked), True)]


DINNER = MAIL | {"subject": "Dinner"}
WAITS = Outcome(status="awaiting_confirmation", pending=(MAIL,))
WAITS_EDITED = Outcome(status="awaiting_confirmation", pending=(DINNER,))
DONE = Outcome(status="done")
ASKED = ["request", "approval_requested"]
RUN = ["tool_dispatched", "tool_succeeded", "completed"]
SENT = [*ASKED, "approval_approved", *RUN]
EDITED = [*ASKED, "decision_ignored", "approval_edited", "approval_requested", "approval_approved", *RUN]
PLANNED = ["request", "tools_retrieved", "planned", *RUN[:-1], "planned", "completed"]


@dataclass(frozen=True)
class Scenario:
    """What happens, what whoever did it is told, and what is on record then."""

    happens: Callable[[Talk], Awaitable[list[Outcome]]]
    told: list[Outcome]
    recorded: list[str]


SCENARIOS = [
    Scenario(direct_call, [DONE], ["request", *RUN]),
    Scenario(plan, [DONE], PLANNED),
    Scenario(approved, [WAITS, DONE, Outcome(error="already_decided")], SENT),
    Scenario(
        denied, [WAITS, Outcome(status="canceled", error="approval_denied")], [*ASKED, "approval_denied", "canceled"]
    ),
    Scenario(edited, [WAITS, Outcome(error="invalid_arguments"), WAITS_EDITED, DONE], EDITED),
    Scenario(
        expired,
        [WAITS, Outcome(status="canceled", error="approval_expired"), Outcome(error="approval_expired")],
        [*ASKED, "approval_expired", "canceled"],
    ),
    Scenario(
        question,
        [
            Outcome(status="awaiting_user", asks="body"),
            replace(WAITS, pending=(MAIL | {"body": "At noon, on Friday?"},)),
            DONE,
        ],
        ["request", "question_asked", "message_received", *SENT[1:]],
    ),
    Scenario(unknown_tool, [Outcome(error="unknown_tool")], []),
    Scenario(foreign_user, [WAITS, *[Outcome(error="unknown_problem")] * 2], ASKED),
    Scenario(two_at_once, [replace(WAITS, pending=(MAIL | {"subject": "One"},)), DONE], SENT),
    Scenario(restarted, [WAITS, WAITS, DONE], SENT),
]


@pytest.fixture(scope="module")
def place(stack: DoorStack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Place]]:
    """An API of one's own for the settings given, made once for each."""
    with contextlib.ExitStack() as running:
        made: dict[tuple[tuple[str, str], ...], Place] = {}

        def place_of(**settings: str) -> Place:
            key = tuple(sorted(settings.items()))
            if key not in made:
                log = tmp_path_factory.mktemp("api") / "api.log"
                made[key] = running.enter_context(api_place(stack, settings, log))
            return made[key]

        yield place_of


@contextlib.contextmanager
def api_place(stack: DoorStack, settings: dict[str, str], log: Path) -> Iterator[Place]:
    """An API process that can be killed and started again at the same address."""
    port = free_ports(1)[0]
    url = f"http://127.0.0.1:{port}"
    environment = {
        **stack.environment,
        **{f"STEWARD_{name.upper()}": value for name, value in settings.items()},
        "STEWARD_API_PORT": str(port),
        "PYTHONPATH": str(ROOT),
    }

    def serves() -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return bool(httpx.get(f"{url}/tool/list", trust_env=False).json().get("count"))
        return False

    api = LiveProcess("API", Module("steward.api.main"), environment, log, serves)

    def restart() -> None:
        api.kill()
        api.start()

    try:
        api.start()
        yield Place(url, environment, restart)
    finally:
        api.stop()


@pytest.mark.requirement("api.doors.same-outcome", "api.doors.same-audit")
@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.happens.__name__)
async def test_every_door_leads_to_the_same_outcome_and_audit(
    place: Callable[..., Place], door_dsn: str, door: str, scenario: Scenario
) -> None:
    there = place(approval_ttl_s="2") if scenario.happens is expired else place()
    name = f"user-{uuid.uuid4().hex[:10]}"
    async with DOORS[door](there) as users:
        told = await scenario.happens(Talk(users, name, there.restart))
    expected = scenario.told
    if door.startswith("a2a"):
        expected = [
            replace(one, error=OWN_WORDS.get(one.error or "", one.error)) if one.status is None else one
            for one in expected
        ]
    assert [replace(one, problem_id=None) for one in told] == expected
    assert len({one.problem_id for one in told} - {None}) == (1 if scenario.recorded else 0)
    assert await recorded(door_dsn, name) == scenario.recorded


def number(outcome: Outcome) -> int:
    """The id of the problem that an outcome is of."""
    assert outcome.problem_id is not None, outcome
    return outcome.problem_id


async def recorded(dsn: str, user: str) -> list[str]:
    """The actions of a user's audit, in order; without how well the tools were searched, which is no door's doing."""
    async with Database(dsn) as database:
        rows = await database.fetch(
            "SELECT s.action FROM problem_steps s JOIN problems p USING (problem_id)"
            " WHERE p.user_id = $1 AND s.action <> 'degraded' ORDER BY s.seq NULLS LAST, s.id",
            user,
        )
    return [row["action"] for row in rows]
