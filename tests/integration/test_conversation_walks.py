"""Conversations in any order, through the gateway: a bare yes runs what was shown last, or nothing."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from steward.api.core.gateway_config import GatewayConfig
from steward.api.core.problem_opener import ProblemOpener
from steward.api.core.problem_reader import ProblemReader
from steward.api.core.problem_speaker import ProblemSpeaker
from steward.api.core.request_confirmations import RequestConfirmations
from steward.api.core.result_reader import ResultReader
from steward.api.core.shown_record import ShownRecord
from steward.api.core.tool_catalogue import ToolCatalogue
from steward.api.core.visible_problems import VisibleProblems
from steward.api.credentials.identity import Principal
from steward.api.gateway import Gateway
from steward.contracts.approval import ApprovalKind
from steward.contracts.errors import Conflict, StewardError
from steward.contracts.wire import ToolCallRequest
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.results import ResultStore
from steward.sql.shown import ShownStore
from steward.sql.tools import ToolStore
from tests.support.pure_problems import SPECS, OwnInstallation, PureProblems, RunCall

YES = ("yes", "ok", "run", "ja", "sí", "send it", "fine", "passt", "perfecto")
YES_AND = ("yes, and find mail from Alice", "ja. what is the weather?", "send it, and send 3{n} 4{n}")
NO = ("no", "nein", "cancel")
CHANGES = (
    "make it 1pm instead",
    "change the subject to Hello {n}",
    "yes, but to eve{n}@example.com",
    "no, lieber um 13 Uhr",
    "make it nicer",
    "change it and make it two",
)
REQUESTS = {"plan": ("send {n}",), "plan two": ("send {n} 1{n}",), "ask": ("ask {n}",)}
OTHERS = ("what is the weather", "find mail from Alice", "no new mail?")

Shown = tuple[str, ApprovalKind, dict[str, Any]]


@dataclass
class Talk:
    """One conversation and what a user knows of it: the approvals in what they were told last."""

    gateway: Gateway
    problems: PureProblems
    user: Principal
    numbers: Iterator[int]
    told: list[Shown] = field(default_factory=list)
    asks: bool = False
    last_problem: int | None = None
    unwanted: set[str] = field(default_factory=set)
    """Approvals the user asked to change."""

    async def say(self, text: str, problem_id: int | None = None) -> None:
        await self._call(ToolCallRequest(text=text, problem_id=problem_id))

    async def call(self, tool_name: str, args: dict[str, Any]) -> None:
        await self._call(ToolCallRequest(tool_name=tool_name, args=args))

    async def _call(self, request: ToolCallRequest) -> None:
        try:
            answer = (await self.gateway.call(self.user, request)).answer
        except Conflict as refusal:
            listed = refusal.extra.get("approvals", [])
            self.told = [(a["approval_id"], ApprovalKind(a["kind"]), a["args"]) for a in listed]
            self.asks = False
            return
        except StewardError:
            self.told, self.asks = [], False
            return
        self.told = [(a.approval_id, a.kind, a.args) for a in answer.approvals]
        self.asks = answer.question is not None
        self.last_problem = answer.problem_id

    def draft(self) -> dict[str, Any]:
        n = next(self.numbers)
        return {"to": f"bob{n}@example.com", "subject": f"Lunch {n}", "at": "2026-11-23T12:00:00+01:00"}


def plan_of(text: str) -> list[dict[str, Any]]:
    """What a request in words comes to: "send 7 8" two mails, "ask 7" one with its subject missing."""
    words = text.split("\n")[0].split()
    if words[0] == "ask":
        return [{"to": f"bob{words[1]}@example.com"}]
    if words[0] != "send":
        return []
    late = "1pm" if "\n" in text else "noon"
    return [{"to": f"bob{n}@example.com", "subject": f"Lunch {n}", "at": late} for n in words[1:]]


OPERATIONS = (
    "draft",
    "plan",
    "plan two",
    "ask",
    "look",
    "other",
    "yes",
    "yes",
    "yes and",
    "no",
    "change",
    "change",
    "lose",
)


async def step(talk: Talk, operation: str, data: st.DataObject) -> None:
    def pick(options: tuple[str, ...]) -> str:
        return data.draw(st.sampled_from(options)).format(n=next(talk.numbers))

    addressed = talk.last_problem if data.draw(st.booleans()) else None
    before, told, asks, words = len(talk.problems.ran), list(talk.told), talk.asks, ""
    match operation:
        case "draft":
            await talk.call("send", talk.draft())
        case "look":
            await talk.call("look", {})
        case "no":
            await talk.say(pick(NO), addressed)
        case "change":
            if len(told) == 1 and not asks:
                talk.unwanted.add(told[0][0])
            await talk.say(pick(CHANGES), addressed if told else None)
        case "lose":
            talk.problems.ends = "unknown" if talk.problems.ends == "succeeded" else "succeeded"
        case "yes":
            words = pick(YES)
            await talk.say(words, addressed)
        case "yes and":
            words = pick(YES_AND)
            await talk.say(words, addressed)
        case _:
            await talk.say(pick(REQUESTS.get(operation, OTHERS)))
    ran = talk.problems.ran[before:]
    if operation in ("yes", "yes and"):
        # Said to another problem than the one that was shown last, it means nothing of what was shown.
        meant = all(addressed is None or one[0].startswith(f"{addressed}-") for one in told)
        # "It" is one thing, and of several nobody knows which.
        meant = meant and (len(told) == 1 or not words.startswith("send it"))
        check(talk, told if meant else [], asks, ran)
    else:
        assert ran == [], operation


def check(talk: Talk, told: list[Shown], asks: bool, ran: list[RunCall]) -> None:
    """A yes runs what was shown last, and nothing else: one thing, or all that one problem asked together, unless a
    repeat is among it."""
    alone = len({one[0].partition("-")[0] for one in told}) == 1 and not asks
    if alone and all(one[1] is ApprovalKind.PERMISSION for one in told):
        assert ran == [RunCall(one[0], one[2]) for one in told]
        assert talk.unwanted.isdisjoint(one[0] for one in told)
    else:
        assert ran == []


@pytest.mark.requirement("attacks.a2.any-conversation")
@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(operations=st.lists(st.sampled_from(OPERATIONS), min_size=4, max_size=14), data=st.data())
def test_a_bare_yes_runs_exactly_what_was_shown_last(
    conversations: Conversations, operations: list[str], data: st.DataObject
) -> None:
    async def walk() -> None:
        talk = conversations.begin()
        for operation in operations:
            await step(talk, operation, data)

    conversations.run(walk())


class Conversations:
    """A gateway over one database and one loop, for many examples."""

    def __init__(self, dsn: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._users = itertools.count()
        # Not from one: "send 2" means the two that were listed.
        self._numbers = itertools.count(101)
        self._database = Database(dsn)
        self.run(self._database.__aenter__())
        self.run(ToolStore(self._database).mirror(SPECS))

    def begin(self) -> Talk:
        store, config = ProblemStore(self._database), GatewayConfig()
        owner = OwnInstallation()
        problems = PureProblems(store=store, plan=plan_of)
        catalogue = ToolCatalogue(ToolStore(self._database))
        reader = ProblemReader(config, store, problems, cast(Any, None), owner)
        unused = cast(Any, None)
        shown, results = ShownRecord(ShownStore(self._database)), ResultReader(ResultStore(self._database))
        speaker = ProblemSpeaker(store, problems, reader, owner, shown, catalogue)
        gateway = Gateway(
            config,
            opener=ProblemOpener(config, speaker, catalogue, None),
            speaker=speaker,
            confirmations=RequestConfirmations(reader, speaker, catalogue, config.default_user),
            problems=VisibleProblems(config, store, problems, unused, reader, shown, results),
            changes=unused,
            results=results,
            tools=catalogue,
            tool_reload=unused,
            parts=unused,
            notifications=unused,
            reminders=unused,
            mcp=unused,
            keys=unused,
            logins=unused,
            transcripts=unused,
            secrets=unused,
            knowledge=unused,
            security=unused,
            memory=unused,
            forgetting=unused,
            retention=unused,
            user_events=unused,
            channels=unused,
            operations=unused,
            pushes=unused,
            sign_outs=unused,
        )
        user = Principal("default", f"user-{next(self._users)}")
        return Talk(gateway, problems, user, self._numbers)

    def run(self, coroutine: Any) -> Any:
        return self._loop.run_until_complete(asyncio.wait_for(coroutine, 60))

    def close(self) -> None:
        self.run(self._database.__aexit__(None, None, None))
        self._loop.close()


@pytest.fixture
def conversations(database_dsn: str) -> Iterator[Conversations]:
    opened = Conversations(database_dsn)
    yield opened
    opened.close()
