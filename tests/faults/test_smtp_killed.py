"""kill -9 of the worker after a mail server took a message and before the ledger knew, and IMAP that breaks off.

A message goes out once, whatever dies. Where the server keeps copies of what it sends, the copy answers the question.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from aiosmtpd.smtp import Envelope

from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore
from tests.faults.steward import Steward, ends_once
from tests.support.dovecot import PASSWORD, Dovecot, a_dovecot
from tests.support.live import LiveProcess, LiveStack
from tests.support.mail_servers import a_cutter, a_post

pytestmark = pytest.mark.timeout(150)
NOTICED_S = 60.0
"""A heartbeat or workflow task timeout of 10 s, twice, and a worker's start."""
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}


@pytest.fixture(scope="module")
def dovecot() -> Iterator[Dovecot]:
    with a_dovecot() as running:
        yield running


@pytest.fixture
async def ann(stack: LiveStack) -> AsyncIterator[Steward]:
    """The API as a user with a mail account."""
    async with httpx.AsyncClient(base_url=stack.url, trust_env=False) as http:
        yield Steward(http, f"ann-{uuid.uuid4().hex[:8]}")


@asynccontextmanager
async def a_mail_worker(
    stack: LiveStack, folder: Path, user: str, imap_port: int, smtp_port: int, *, file_sent: bool
) -> AsyncIterator[LiveProcess]:
    """The only worker, which knows this user's account; the stack's own comes back when it is mended."""
    address = f"{user}@example.com"
    server = {"host": "127.0.0.1", "security": "none"}
    mail = {
        "address": address,
        "imap": {**server, "port": imap_port, "secret": "mail_password"},
        "smtp": {**server, "port": smtp_port},
        "file_sent": file_sent,
    }
    accounts = folder / "accounts.yaml"
    accounts.write_text(yaml.safe_dump({"users": {user: {"mail": mail}}}), encoding="utf-8")
    await asyncio.to_thread(stack.workers[0].stop)
    worker = stack.add_worker(ACCOUNTS=str(accounts), SECRET_MAIL_PASSWORD=PASSWORD)
    await asyncio.to_thread(worker.wait_ready)
    yield worker


async def approved(ann: Steward, **mail: Any) -> int:
    """Have a mail composed and say yes, without waiting for what comes of it."""
    answer = await ann.call("compose_email", **mail)
    problem_id = int(answer["problem_id"])
    assert answer["requires_confirmation"] is True, answer
    response = await ann.confirm(problem_id, True, wait_s=0)
    assert response.status_code in (200, 202), response.text
    return problem_id


@pytest.mark.requirement("faults.mail.killed-after-acceptance")
@pytest.mark.parametrize("copied", [True, False], ids=["the server keeps a copy", "nobody kept a copy"])
async def test_killed_after_the_server_took_the_mail_it_is_not_sent_again(
    stack: LiveStack, ann: Steward, dovecot: Dovecot, mirror: Database, tmp_path: Path, copied: bool
) -> None:
    """Invariant: one message. With a copy among the sent mails the problem is done by itself; without, it asks."""
    address = f"{ann.user}@example.com"
    killed, loop = asyncio.Event(), asyncio.get_running_loop()
    async with (
        a_post() as post,
        a_mail_worker(stack, tmp_path, ann.user, dovecot.port, post.port, file_sent=not copied) as worker,
    ):

        def kill() -> None:
            worker.kill()
            loop.call_soon_threadsafe(killed.set)

        async def taking(envelope: Envelope) -> None:
            assert isinstance(envelope.content, bytes)
            if copied:
                await asyncio.to_thread(dovecot.put, address, envelope.content, folder="Sent")
            await asyncio.to_thread(kill)

        post.taking = taking
        problem_id = await approved(ann, **MAIL)
        await asyncio.wait_for(killed.wait(), 30)
        stack.spawn_worker(worker)
        await asyncio.to_thread(worker.wait_ready)
        row = await _ended(ann, mirror, problem_id, copied)
        assert len(post.taken) == 1
        assert len(dovecot.raw(address, "Sent")) == (1 if copied else 0)
        assert row is (DispatchState.SUCCEEDED if copied else DispatchState.UNKNOWN)
        assert ends_once(await ann.actions(problem_id))


async def _ended(ann: Steward, mirror: Database, problem_id: int, copied: bool) -> DispatchState:
    if copied:
        view = await ann.closed(problem_id, NOTICED_S)
        assert (view["status"], view["error"]) == ("done", None), view
        assert (view["result"]["to"], view["result"]["filed_in"]) == ("bob@example.com", "Sent")
    else:
        view = await ann.until(problem_id, "blocked", NOTICED_S)
        assert (view["closed"], view["approvals"][0]["kind"]) == (False, "repeat")
        answer = (await ann.confirm(problem_id, False)).json()
        assert (answer["status"], answer["error"]) == ("blocked", "outcome_unknown"), answer
    row = await DispatchStore(mirror).get(problem_id, "c1")
    assert row is not None
    return row.state


@pytest.mark.requirement("faults.mail.connection-lost-after-data")
async def test_a_reply_that_never_came_is_answered_by_the_copy(
    stack: LiveStack, ann: Steward, dovecot: Dovecot, tmp_path: Path
) -> None:
    """Invariant: a connection lost after DATA is resolved by the copy at once, and nobody is asked."""
    address = f"{ann.user}@example.com"
    async with (
        a_post() as post,
        a_mail_worker(stack, tmp_path, ann.user, dovecot.port, post.port, file_sent=False),
    ):

        async def taking(envelope: Envelope) -> None:
            assert isinstance(envelope.content, bytes)
            await asyncio.to_thread(dovecot.put, address, envelope.content, folder="Sent")

        post.taking, post.cut_at = taking, "DATA"
        view = await ann.closed(await approved(ann, **MAIL), NOTICED_S)
        assert (view["status"], view["result"]["subject"]) == ("done", "Lunch")
        assert len(post.taken) == 1


@pytest.mark.requirement("faults.mail.imap-drops")
async def test_a_search_outlives_connections_that_break(
    stack: LiveStack, ann: Steward, dovecot: Dovecot, tmp_path: Path
) -> None:
    """Invariant: a read is made again, within the call and by Temporal, until the server holds."""
    dovecot.put(f"{ann.user}@example.com", b"Subject: Report\r\nFrom: alice@example.com\r\n\r\n" + b"word " * 2000)
    async with (
        a_cutter(dovecot.port) as cutter,
        a_mail_worker(stack, tmp_path, ann.user, cutter.port, 1, file_sent=False),
    ):
        cutter.after, cutter.cuts = 900, 3
        answer = await ann.call("search_email", query="report", wait_s=60)
        assert answer["result"]["total_found"] == 1, answer
        assert cutter.connections == 4
