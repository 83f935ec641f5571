"""The client library before a real stack, both clients alike, and the example of its README."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from steward_client import AsyncSteward, ConnectionFailed, NotFound, Steward

from tests.support.people import OPERATOR_TOKEN
from tests.support.stacks import ROOT, free_ports

README = ROOT / "clients" / "python" / "README.md"
MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "Lunch at noon?"}


@pytest.fixture
def breaking(people_url: str) -> Iterator[tuple[str, list[bytes]]]:
    """A way to the API that breaks each of the first three connections after 700 bytes; and what was asked."""
    place, asked = urlsplit(people_url), list[bytes]()

    def carry(caller: socket.socket) -> None:
        with caller, socket.create_connection((place.hostname, place.port)) as server:
            head = caller.recv(65536)
            asked.append(head)
            server.sendall(head)
            left = 700 if len(asked) <= 3 else 1 << 30
            while left > 0 and (chunk := server.recv(min(left, 4096))):
                left -= len(chunk)
                caller.sendall(chunk)

    def accept() -> None:
        while True:
            try:
                caller, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=carry, args=(caller,), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=accept, daemon=True).start()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}", asked


@pytest.mark.requirement("client.decides")
async def test_a_mail_is_asked_for_once_approved_by_its_id_and_followed(people_url: str, user: str) -> None:
    async with AsyncSteward(people_url, token=OPERATOR_TOKEN, user=user) as steward:
        first = await steward.call("compose_email", MAIL, idempotency_key=f"k-{user}")
        again = await steward.call("compose_email", MAIL, idempotency_key=f"k-{user}")
        assert first.problem_id is not None
        assert first.problem_id == again.problem_id
        [approval] = first.approvals
        assert approval.args == MAIL
        assert [one.problem_id for one in (await steward.approvals()).problems] == [first.problem_id]
        edited = MAIL | {"subject": "Dinner"}
        shown = await steward.confirm(first.problem_id, True, approval_id=approval.approval_id, arguments=edited)
        [anew] = shown.approvals
        assert (shown.status, anew.args, anew.renews) == ("awaiting_confirmation", edited, approval.approval_id)
        sent = await steward.confirm(first.problem_id, True, approval_id=anew.approval_id)
        assert (sent.status, sent.result["subject"]) == ("done", "Dinner")
        assert (await steward.settled(first.problem_id)).tool_executed is True
        with pytest.raises(NotFound):
            await steward.acting_for(user=f"{user}-other").problem(first.problem_id)
        later = await steward.ask("what is 12*7+3?", wait_s=0)
        assert later.problem_id is not None
        assert "87" in (await steward.settled(later.problem_id)).message


@pytest.mark.requirement("client.events")
async def test_a_stream_that_breaks_is_resumed_without_a_gap_or_a_repeat(
    people_url: str, breaking: tuple[str, list[bytes]], user: str
) -> None:
    url, asked = breaking
    async with AsyncSteward(people_url, token=OPERATOR_TOKEN, user=user) as steward:
        done = await steward.ask("what is 12*7+3?")
        assert done.problem_id is not None
        wanted = [step.id for step in (await steward.steps(done.problem_id)).steps]
    async with AsyncSteward(url, token=OPERATOR_TOKEN, user=user) as steward:
        seen = [event.step.id async for event in steward.events(done.problem_id) if event.step is not None]
    assert seen == wanted
    assert len(asked) > 1
    assert b"last-event-id" in asked[-1].lower()

    def read() -> list[int | None]:
        asked.clear()
        with Steward(url, token=OPERATOR_TOKEN, user=user) as steward:
            return [event.step.id for event in steward.events(done.problem_id or 0) if event.step is not None]

    assert await asyncio.to_thread(read) == wanted


async def test_nobody_there_is_said_as_that() -> None:
    [port] = free_ports(1)
    async with AsyncSteward(f"http://127.0.0.1:{port}") as steward:
        with pytest.raises(ConnectionFailed):
            await steward.problems()


@pytest.mark.requirement("client.readme")
async def test_the_example_of_the_readme_runs_as_it_stands(people_url: str, tmp_path: Path) -> None:
    example = README.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    script = tmp_path / "example.py"
    script.write_text(example, encoding="utf-8")
    environment = {**os.environ, "STEWARD_URL": people_url, "STEWARD_API_TOKEN": OPERATOR_TOKEN}  # noqa: TID251
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, str(script)], env=environment, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "12*7+3 = 87"
    assert lines[1] == f"compose_email {MAIL}"
    assert lines[2:4] == ["done", "already_decided"]
    assert len(lines) > 6
