"""Events on their way to users: over real sockets, until they are taken, whatever dies meanwhile."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import sys
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from steward.activities.event_courier import ATTEMPTS, EventCourier
from steward.contracts.channels import Channel, ChannelSettings, QuietHours
from steward.contracts.notification import NotificationInput
from steward.contracts.owner import Owner, Reach
from steward.contracts.user_events import EventKind, UserEvent
from steward.sql.database import Database
from steward.sql.deliveries import DeliveryStore
from steward.sql.notifications import NotificationStore
from steward.sql.problems import ProblemStore
from steward.tools.mail.account import Account, Server
from tests.support.couriers import BASE, SECRET, a_courier, bring_forward
from tests.support.http_peer import Asked, Peer, an_answer
from tests.support.mail_servers import a_post
from tests.support.waiting import an_approval, asking

ANN, BOB = Owner("acme", "ann"), Owner("acme", "bob")
OK = an_answer(204, b"")


async def ask(database: Database, problem_id: int = 7, **changes: Any) -> None:
    """A problem of ann's that waits for an approval."""
    await ProblemStore(database).record(asking(problem_id, an_approval(problem_id, **changes)))


async def until_idle(courier: EventCourier) -> None:
    """Work until nothing is due."""
    while await courier.work():
        pass


def told(asked: Asked) -> UserEvent:
    """The event of a request, whose signature is right."""
    number, at = asked.headers["webhook-id"], asked.headers["webhook-timestamp"]
    key = base64.b64decode(SECRET.removeprefix("whsec_"))
    mac = hmac.new(key, f"{number}.{at}.".encode() + asked.body, hashlib.sha256).digest()
    assert asked.headers["webhook-signature"] == "v1," + base64.b64encode(mac).decode()
    assert abs(int(at) - datetime.now(UTC).timestamp()) < 60
    event = UserEvent.model_validate_json(asked.body)
    assert event.id == number
    return event


@pytest.mark.requirement("push.webhook.signed")
@pytest.mark.requirement("tools.notification.webhook-signed")
async def test_the_webhook_gets_a_signed_event_with_buttons_once(database: Database, peer: Peer) -> None:
    peer.answer = OK
    await ask(database)
    async with a_courier(database, peer.url + "/hook") as courier:
        await until_idle(courier)
        await until_idle(courier)
    [asked] = peer.asked
    event = told(asked)
    approval = an_approval(7)
    assert (event.version, event.type, event.data.text) == (1, EventKind.APPROVAL_REQUESTED, approval.message)
    assert event.data.link == f"{BASE}/console/approvals/7-1/{approval.args_sha256}"
    buttons = [(a.kind, a.confirmed, a.approval_id, a.args_sha256) for a in event.data.actions]
    assert buttons[:2] == [
        ("decide", True, "7-1", approval.args_sha256),
        ("decide", False, "7-1", approval.args_sha256),
    ]
    assert "args" not in json.loads(asked.body)["data"]["approval"]


@pytest.mark.requirement("push.delivery")
async def test_what_is_not_taken_comes_again_with_its_id_until_it_is_given_up_and_then_on_demand(
    database: Database, peer: Peer
) -> None:
    store = DeliveryStore(database)
    peer.answer = an_answer(500, b"out of order")
    await ask(database)
    async with a_courier(database, peer.url) as courier:
        for _ in range(ATTEMPTS + 3):
            await until_idle(courier)
            await bring_forward(database)
        [dead] = await store.list(Reach("acme", None), "dead")
        assert (dead.attempts, dead.recipient, dead.channel) == (ATTEMPTS, "ann", Channel.WEBHOOK)
        assert "out of order" in (dead.last_error or "")
        assert len(peer.asked) == ATTEMPTS
        assert not await store.revive(BOB, dead.id)
        assert not await store.revive(Reach("other", None), dead.id)
        assert await store.revive(ANN, dead.id)
        peer.answer = OK
        await until_idle(courier)
    assert [row.state for row in await store.list(ANN)] == ["delivered"]
    assert len({told(asked).id for asked in peer.asked}) == 1


@pytest.mark.requirement("push.delivery.killed-worker")
async def test_a_worker_that_is_killed_before_the_answer_loses_nothing(
    database: Database, database_dsn: str, peer: Peer
) -> None:
    peer.answer = None
    await ask(database)
    worker = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.support.couriers", database_dsn, peer.url, "60"
    )
    try:
        await asyncio.wait_for(peer.arrived.wait(), 60)
    finally:
        worker.kill()
        await worker.wait()
    peer.answer = OK
    async with a_courier(database, peer.url) as courier:
        await until_idle(courier)
        assert len(peer.asked) == 1, "it is still the dead one's"
        await bring_forward(database)
        await until_idle(courier)
        await until_idle(courier)
    first, second = (told(asked) for asked in peer.asked)
    assert first == second
    [row] = await DeliveryStore(database).list(ANN)
    assert (row.state, row.attempts) == ("delivered", 2)


@pytest.mark.requirement("push.delivery")
async def test_events_that_came_while_no_worker_was_there_are_delivered_by_several_once(
    database: Database, peer: Peer
) -> None:
    peer.answer = OK
    for number in range(1, 41):
        await ask(database, number)
    async with a_courier(database, peer.url) as one, a_courier(database, peer.url) as two:
        await asyncio.gather(until_idle(one), until_idle(two))
        await until_idle(one)
    assert sorted(told(asked).data.problem_id or 0 for asked in peer.asked) == list(range(1, 41))


@pytest.mark.requirement("push.channels")
async def test_each_kind_goes_where_its_user_wants_it(database: Database, peer: Peer) -> None:
    peer.answer = OK
    store = DeliveryStore(database)
    await store.set_settings(ANN, ChannelSettings(channels=[], kinds={EventKind.NOTIFICATION: [Channel.WEBHOOK]}))
    await ask(database)
    said = NotificationInput(owner=ANN, problem_id=None, notification_key="k", text="call Bob")
    await NotificationStore(database).add(said)
    async with a_courier(database, peer.url) as courier:
        await until_idle(courier)
    assert [told(asked).type for asked in peer.asked] == [EventKind.NOTIFICATION]
    [recorded] = await NotificationStore(database).list(ANN)
    assert recorded.state == "delivered"


@pytest.mark.requirement("push.channels")
async def test_everybody_whom_an_approval_names_is_told_and_only_who_decides_gets_buttons(
    database: Database, peer: Peer
) -> None:
    peer.answer = OK
    await ask(database, approvers=["user", "user:bob", "not:requester"])
    async with a_courier(database, peer.url) as courier:
        await until_idle(courier)
    found = {event.data.recipient: event for event in map(told, peer.asked)}
    kinds = {user: [action.kind for action in event.data.actions] for user, event in found.items()}
    assert kinds == {"ann": ["view"], "bob": ["decide", "decide", "view"]}
    assert found["ann"].id != found["bob"].id
    assert (found["ann"].data.conversation_id, found["bob"].data.conversation_id) == ("default", None)


@pytest.mark.requirement("push.quiet-hours")
async def test_in_quiet_hours_only_the_urgent_is_sent_and_the_rest_follows(database: Database, peer: Peer) -> None:
    peer.answer = OK
    quiet = QuietHours(begin="22:00", end="07:00", urgent=[EventKind.NOTIFICATION])
    await DeliveryStore(database).set_settings(ANN, ChannelSettings(quiet=quiet, timezone="Europe/Berlin"))
    await ask(database)
    said = NotificationInput(owner=ANN, problem_id=None, notification_key="k", text="smoke!")
    await NotificationStore(database).add(said)
    tonight = (datetime.now(UTC) + timedelta(days=1)).replace(hour=23, minute=30, second=0, microsecond=0)
    async with a_courier(database, peer.url, now=tonight) as courier:
        await until_idle(courier)
    due = {row.kind: row.next_at for row in await DeliveryStore(database).list(ANN)}
    morning = due[EventKind.APPROVAL_REQUESTED].astimezone(ZoneInfo("Europe/Berlin"))
    assert (f"{morning:%H:%M}", morning - tonight < timedelta(hours=9)) == ("07:00", True)
    assert due[EventKind.NOTIFICATION] == tonight
    await bring_forward(database)
    async with a_courier(database, peer.url) as courier:
        await until_idle(courier)
    assert {told(asked).type for asked in peer.asked} == {EventKind.APPROVAL_REQUESTED, EventKind.NOTIFICATION}


@pytest.mark.requirement("push.ntfy")
async def test_ntfy_gets_the_words_and_a_link_and_nothing_that_decides(database: Database, peer: Peer) -> None:
    peer.answer = an_answer(200)
    wanted = ChannelSettings(channels=[Channel.NTFY], ntfy_url=f"{peer.url}/anns-topic")
    await DeliveryStore(database).set_settings(ANN, wanted)
    await ask(database, message="Größe: " + "x" * 2_000)
    async with a_courier(database) as courier:
        await until_idle(courier)
    [asked] = peer.asked
    body = json.loads(asked.body)
    assert (asked.method, asked.path, body["topic"]) == ("POST", "/", "anns-topic")
    assert body["title"] == "Your approval is needed: compose_email"
    assert body["message"].startswith("Größe: ")
    assert len(body["message"]) < 1_100
    link = f"{BASE}/console/approvals/7-1/{an_approval(7).args_sha256}"
    assert body["click"] == link
    assert body["actions"] == [{"action": "view", "label": "Approve or deny", "url": link}]
    assert "confirm" not in asked.body.decode()


@pytest.mark.requirement("push.ntfy")
@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_ntfy_is_never_at_a_private_address_unless_allowed(database: Database, peer: Peer, scheme: str) -> None:
    url = peer.url.replace("http", scheme).replace("127.0.0.1", "localhost")
    wanted = ChannelSettings(channels=[Channel.NTFY], ntfy_url=f"{url}/t")
    await DeliveryStore(database).set_settings(ANN, wanted)
    await ask(database)
    async with a_courier(database, private=False) as courier:
        await until_idle(courier)
    [row] = await DeliveryStore(database).list(ANN)
    assert "STEWARD_CHANNELS_PRIVATE allows others" in (row.last_error or "")
    assert peer.asked == []


@pytest.mark.requirement("push.email")
async def test_a_mail_leaves_the_users_own_account_once_in_plain_text(database: Database) -> None:
    async with a_post() as post:
        account = Account("ann@example.com", Server("127.0.0.1", 1), post.server())
        wanted = ChannelSettings(channels=[Channel.EMAIL], email="ann.private@example.org")
        await DeliveryStore(database).set_settings(ANN, wanted)
        await ask(database)
        post.data_reply = "451 later"
        async with a_courier(database, accounts={ANN: account}) as courier:
            await until_idle(courier)
            post.data_reply = None
            await bring_forward(database)
            await until_idle(courier)
    [envelope] = post.taken
    assert (envelope.mail_from, envelope.rcpt_tos) == ("ann@example.com", ["ann.private@example.org"])
    assert isinstance(envelope.content, bytes)
    mail = message_from_bytes(envelope.content, policy=policy.default)
    assert mail["Subject"] == "Your approval is needed: compose_email"
    assert mail.get_content_type() == "text/plain"
    text = mail.get_content()
    assert f"{BASE}/console/approvals/7-1/{an_approval(7).args_sha256}" in text.replace("=\n", "")
    assert an_approval(7).message in text
    event = await database.fetchval("SELECT event_id::text FROM user_events")
    assert mail["Message-ID"] == f"<{event}@steward>"


@pytest.mark.requirement("push.email")
async def test_without_an_account_a_mail_says_what_is_missing(database: Database) -> None:
    await DeliveryStore(database).set_settings(ANN, ChannelSettings(channels=[Channel.EMAIL]))
    await ask(database)
    async with a_courier(database) as courier:
        await until_idle(courier)
    [row] = await DeliveryStore(database).list(ANN)
    assert (row.state, "STEWARD_ACCOUNTS" in (row.last_error or "")) == ("waiting", True)
