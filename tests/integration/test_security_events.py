"""Security events on record, and what models elsewhere get to see, over real PostgreSQL and real sockets."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest

from steward.api.core.security_log import SecurityLog
from steward.config.logs import TextFormatter
from steward.contracts.mirror import MirrorWrite
from steward.contracts.owner import Owner, Reach
from steward.contracts.plan import AnswerPlan, CallsPlan, Observation, PlanRequest, Turn
from steward.contracts.security import EventKind, SecurityEvent, SecurityNote, in_detail
from steward.planners.chain import PlannerChain
from steward.planners.openai.backend import OpenAIPlanner
from steward.planners.outbound import is_this_machine
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.retention import RetentionStore
from steward.sql.security import EventFilter, SecurityEventStore
from tests.support.http_peer import Peer, a_peer, an_answer
from tests.support.mirror import MOMENT, a_step, a_view
from tests.support.openai_endpoint import completion
from tests.support.toolbox import request

ANN, BOB = Owner("acme", "ann"), Owner("acme", "bob")
OPERATOR = Reach("acme", None)
CARD, IBAN = "4242 4242 4242 4242", "DE89 3704 0044 0532 0130 00"
NOTE = SecurityNote(kind=EventKind.ASKED, family="card", place="/body", detail="credit card number (ends 4242)")


@pytest.fixture
def store(database: Database) -> SecurityEventStore:
    return SecurityEventStore(database)


def an_event(key: str, owner: Owner = ANN, **more: Any) -> SecurityEvent:
    return SecurityEvent(owner=owner, key=key, kind="injection_detected", **{"at": MOMENT, **more})


async def listed(store: SecurityEventStore, reach: Reach = ANN, **wanted: Any) -> list[tuple[str, int | None]]:
    return [(event.kind, event.problem_id) for event in await store.list(reach, EventFilter(**wanted), 50)]


@pytest.mark.requirement("secrets.events.once")
async def test_what_a_step_tells_is_an_event_once_however_often_it_is_recorded(
    database: Database, store: SecurityEventStore
) -> None:
    problems = ProblemStore(database)
    plain, telling = a_step(1), a_step(2, detail=in_detail([NOTE, NOTE.model_copy(update={"family": "iban"})]))
    write = MirrorWrite(view=a_view(7), steps=[plain, telling])
    for _ in range(3):
        await problems.record(write)
    events = await store.list(ANN, EventFilter(), 50)
    assert sorted(event.family for event in events) == ["card", "iban"]
    assert {(event.kind, event.problem_id, event.place, event.at) for event in events} == {
        ("asked", 7, "/body", MOMENT)
    }
    odd = a_step(3, detail={"security": "no list"})
    stranger = a_step(4, detail={"security": [{"family": "x"}, {"kind": "emergency"}]})
    await problems.record(MirrorWrite(view=a_view(7, after_s=1), steps=[odd, stranger]))
    assert await listed(store, kind="emergency") == [("emergency", 7)]
    assert len(await listed(store)) == 3


@pytest.mark.requirement("secrets.events.once")
async def test_an_event_with_a_known_key_changes_nothing(store: SecurityEventStore) -> None:
    await store.add([an_event("a", detail="first \x00"), an_event("b")])
    await store.add([an_event("a", detail="second"), an_event("a", Owner("other", "ann"))])
    await store.add([])
    found = await store.list(ANN, EventFilter(), 50)
    assert [event.detail for event in found] == ["", "first \ufffd"]
    assert len(await listed(store, Owner("other", "ann"))) == 1


@pytest.mark.requirement("secrets.events.listed")
async def test_a_user_sees_their_own_and_the_operator_the_tenants(store: SecurityEventStore) -> None:
    later = MOMENT + timedelta(hours=1)
    await store.add([an_event("a", problem_id=1), an_event("b", BOB, problem_id=2, at=later)])
    await store.add([an_event("c", Owner("other", "ann"))])
    assert await listed(store) == [("injection_detected", 1)]
    assert await listed(store, OPERATOR) == [("injection_detected", 2), ("injection_detected", 1)]
    assert await listed(store, OPERATOR, since=later) == [("injection_detected", 2)]
    assert await listed(store, OPERATOR, problem_id=1) == [("injection_detected", 1)]
    assert await listed(store, OPERATOR, kind="emergency") == []
    [newest, oldest] = await store.list(OPERATOR, EventFilter(), 50)
    assert await listed(store, OPERATOR, before=newest.id) == [("injection_detected", oldest.problem_id)]


@pytest.mark.requirement("secrets.events.kept-for-a-time")
async def test_what_is_older_than_the_days_is_dropped(store: SecurityEventStore, database: Database) -> None:
    now = await database.fetchval("SELECT now()")
    await store.add([an_event("old", at=now - timedelta(days=31)), an_event("new", at=now - timedelta(days=29))])
    retention = RetentionStore(database)
    await retention.begin("run", {"security_events": 30})
    for _ in range(2):
        await retention.remove("run", "security_events", 30)
        assert [event.at for event in await store.list(ANN, EventFilter(), 50)] == [now - timedelta(days=29)]
        [run] = await retention.runs(1)
        assert run.removed == {"security_events": 1}


@pytest.fixture
async def elsewhere(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Peer]:
    """What stands at every http address that is not on this machine: a proxy that answers itself."""
    async with a_peer() as peer:
        monkeypatch.setenv("http_proxy", peer.url)
        yield peer


def planned(secrets: Any = "mask", url: str = "http://models.example/v1") -> PlannerChain:
    return PlannerChain([OpenAIPlanner(url, "m", timeout_s=10)], secrets=secrets)


def with_secrets() -> PlanRequest:
    """A request in every part of which a card or an IBAN stands."""
    asked = request(f"mail kim@a.test that my card is {CARD}", "compose_email")
    seen = Observation(tool_name="search_email", args={"query": IBAN}, ok=True, result=[{"body": f"pay to {IBAN}"}])
    told = {
        "turns": [Turn(role="user", text=f"it was {CARD}")],
        "memories": [f"the IBAN is {IBAN}"],
        "profile": {"card": int(CARD.replace(" ", ""))},
        "observations": [seen],
        "said": [f"mail kim@a.test that my card is {CARD}"],
    }
    return asked.model_copy(update=told)


@pytest.mark.requirement("secrets.prompts")
async def test_a_model_elsewhere_sees_masks_and_its_plan_has_the_true_values(
    elsewhere: Peer, caplog: pytest.LogCaptureFixture
) -> None:
    body = "it is [credit card number ends 4242], to [IBAN ends 3000]"
    call = {"calls": [{"tool": "compose_email", "args": {"to": "kim@a.test", "subject": "Card", "body": body}}]}
    elsewhere.answer = an_answer(body=json.dumps(completion(json.dumps(call))).encode())
    with caplog.at_level(logging.DEBUG):
        result = await planned().plan(with_secrets())
    sent = elsewhere.asked[0].body.decode()
    assert "models.example" in elsewhere.asked[0].target
    for secret in (CARD, CARD.replace(" ", ""), IBAN, IBAN.replace(" ", ""), "4242 4242", "3704 0044"):
        assert secret not in sent
    assert sent.count("[credit card number ends 4242]") >= 2
    assert "[IBAN ends 3000]" in sent
    assert isinstance(result.plan, CallsPlan)
    assert result.plan.calls[0].args["body"] == f"it is {CARD}, to {IBAN}"
    assert {(note.kind, note.family, note.place) for note in result.masked} == {
        ("masked", "card", "planner openai"),
        ("masked", "iban", "planner openai"),
    }
    lines = "\n".join(TextFormatter().format(record) for record in caplog.records)
    assert CARD not in lines
    assert IBAN not in lines


@pytest.mark.requirement("secrets.prompts")
async def test_an_answer_and_what_a_failing_model_saw_are_told_as_well(elsewhere: Peer) -> None:
    elsewhere.answer = an_answer(body=json.dumps(completion('{"answer":"[credit card number ends 4242]"}')).encode())
    result = await planned().plan(with_secrets())
    assert isinstance(result.plan, AnswerPlan)
    assert result.plan.text == CARD
    elsewhere.answer = an_answer(500)

    class Local:
        name, quick, local = "local", True, True

        async def plan(self, asked: PlanRequest, control: Any) -> Any:
            assert CARD in asked.text
            return result.model_copy(update={"masked": []})

    chain = PlannerChain([OpenAIPlanner("http://models.example/v1", "m", timeout_s=10), Local()])
    assert {note.family for note in (await chain.plan(with_secrets())).masked} == {"card", "iban"}


@pytest.mark.requirement("secrets.prompts.setting")
@pytest.mark.parametrize(
    ("setting", "local", "masked"),
    [("mask", False, True), ("mask", True, False), ("mask_all", True, True), ("allow", False, False)],
)
async def test_the_setting_says_which_models_see_secrets(
    elsewhere: Peer, setting: str, local: bool, masked: bool
) -> None:
    elsewhere.answer = an_answer(body=json.dumps(completion('{"answer":"done"}')).encode())
    url = f"{elsewhere.url}/v1" if local else "http://models.example/v1"
    result = await planned(setting, url).plan(with_secrets())
    assert (CARD not in elsewhere.asked[0].body.decode()) is masked
    assert bool(result.masked) is masked


@pytest.mark.requirement("secrets.prompts.setting")
@pytest.mark.parametrize(
    ("url", "local"),
    [
        ("http://127.0.0.1:11434/v1", True),
        ("http://localhost:8000/v1", True),
        ("http://[::1]:1/v1", True),
        ("https://api.openai.example/v1", False),
        ("http://192.168.1.7/v1", False),
        ("http://localhost.evil.example/v1", False),
        ("http://127.0.0.1@evil.example/v1", False),
        (None, False),
    ],
)
def test_only_a_loopback_address_is_this_machine(url: str | None, local: bool) -> None:
    assert is_this_machine(url) is local


@pytest.mark.requirement("secrets.events.refusals")
async def test_refusals_of_a_flood_are_few_rows_and_never_fail(store: SecurityEventStore, database: Database) -> None:
    hour = [MOMENT]
    log = SecurityLog(store, now=lambda: hour[0])
    other = SecurityLog(store, now=lambda: hour[0])
    for number in range(30):
        for process in (log, other):
            await process.forbidden(ANN, "GET /admin/keys", f"reason {number}")
            await process.signature_failed("acme", "Authorization", f"token {number}")
    rows = await store.list(OPERATOR, EventFilter(), 100)
    assert sorted((row.kind, row.user_id) for row in rows) == [("forbidden", "ann"), ("signature_failed", "")]
    hour[0] += timedelta(hours=1)
    await log.forbidden(ANN, "GET /admin/keys", "again")
    for number in range(1_100):
        await log.forbidden(Owner("acme", f"u{number}"), "GET /x", "many")
    assert len(await store.list(OPERATOR, EventFilter(), 5_000)) == 2 + 1_000
    await database.close()
    hour[0] += timedelta(hours=1)
    await log.forbidden(BOB, "GET /admin/keys", "away")
