"""A call that invites goes through the ledger as a mail does: with its own yes, once, and asked about after a crash."""

from __future__ import annotations

from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from steward.activities.tool_calls import ToolCallActivities
from steward.contracts.approval import ApprovalKind
from steward.contracts.calls import ApprovalProof, CallToolInput
from steward.contracts.errors import ErrorCode
from steward.contracts.plan import ToolCall
from steward.contracts.tool import Effect
from steward.sql.database import Database
from steward.sql.dispatches import DispatchState, DispatchStore
from steward.sql.problems import ProblemStore
from steward.tools.calendar.users import UserCalendars
from steward.tools.executors import ToolRunner
from steward.tools.mail.local import LocalMailbox
from steward.tools.mail.mailbox import Delivery
from steward.tools.ports import MailSettings, Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.tool_bench import NOW, a_call, a_requester, an_announcement, call

pytestmark = pytest.mark.requirement("calendar.guests")
LUNCH = {"title": "Lunch", "start_time": "tomorrow at noon", "attendees": "bob@x.test"}


@pytest.fixture
def services(tmp_path: Path) -> Services:
    mail = MailSettings(root=tmp_path / "mail", from_address="ann@home.test")
    return Services(clock=lambda: NOW, mail=mail, calendars=UserCalendars(tmp_path / "calendars", lambda: NOW))


@pytest.fixture
async def activities(services: Services, database: Database) -> AsyncIterator[ToolCallActivities]:
    runner = ToolRunner(services, lambda name: None)
    yield ToolCallActivities(Registry(), runner, DispatchStore(database), ProblemStore(database))
    await runner.aclose()


async def asked(services: Services, tool: str, args: dict[str, Any], *, approved: bool = True) -> CallToolInput:
    """The dispatch of a call as it was prepared, with or without a yes."""
    call = ToolCall(tool_name=tool, args=args)
    prepared = await Preparer(Registry(), services).prepare(call, a_requester(), NOW.isoformat())
    bound = prepared.args_sha256
    proof = ApprovalProof(approval_id="7-1", kind=ApprovalKind.PERMISSION, args_sha256=bound, decided_by="ann")
    fields = {"shown": prepared.shown, "args_sha256": bound, "write": an_announcement()}
    return a_call(tool, prepared.args).model_copy(update={**fields, "approval": proof if approved else None})


def mails_in(folder: Path) -> int:
    return len([file for file in (folder / "mail").rglob("*") if file.is_file() and file.parent.name == "cur"])


async def test_nobody_is_invited_without_a_yes(
    activities: ToolCallActivities, services: Services, tmp_path: Path
) -> None:
    output = await call(activities, await asked(services, "create_calendar_event", LUNCH, approved=False))
    assert (output.state, output.code) == ("failed", ErrorCode.FORBIDDEN)
    assert mails_in(tmp_path) == 0
    assert not list((tmp_path / "calendars").rglob("*.ics"))


async def test_a_worker_that_dies_after_the_mail_invites_nobody_twice(
    activities: ToolCallActivities, services: Services, database: Database, tmp_path: Path
) -> None:
    """The ledger knows of a call that began; the calendar and the sent mails tell that it happened."""
    request = await asked(services, "create_calendar_event", LUNCH)
    assert (await call(activities, request)).state == "succeeded"
    assert mails_in(tmp_path) == 1
    lost = request.model_copy(update={"call_id": "c2", "first_call_id": "c1"})
    ledger = DispatchStore(database)
    await ledger.begin(7, "c2", request.tool_name, request.args_sha256, Effect.ONCE, None, "the-other-worker")
    output = await call(activities, lost, attempt=2)
    assert (output.state, output.reconciled) == ("succeeded", True)
    assert mails_in(tmp_path) == 1


async def test_a_worker_that_dies_between_the_event_and_the_mail_leaves_it_to_the_user(
    activities: ToolCallActivities,
    services: Services,
    database: Database,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def dies(box: LocalMailbox, message: EmailMessage) -> Delivery:
        raise RuntimeError("killed")

    request = await asked(services, "create_calendar_event", LUNCH)
    with monkeypatch.context() as broken:
        broken.setattr(LocalMailbox, "send", dies)
        output = await call(activities, request)
    assert (output.state, mails_in(tmp_path)) == ("unknown", 0)
    row = await DispatchStore(database).get(7, "c1")
    assert row is not None
    assert row.state is DispatchState.UNKNOWN
    ordered = request.model_copy(update={"call_id": "c2", "first_call_id": "c1", "repeats": ["c1"]})
    again = await call(activities, ordered)
    assert (again.state, mails_in(tmp_path)) == ("succeeded", 1)
    [file] = (tmp_path / "calendars").rglob("*.ics")
    assert file.read_text().count("BEGIN:VEVENT") == 1


async def test_guests_of_an_event_that_is_changed_need_their_own_yes(
    activities: ToolCallActivities, services: Services, tmp_path: Path
) -> None:
    await call(activities, await asked(services, "create_calendar_event", LUNCH))
    later = {"event_id": "lunch", "start_time": "13:00"}
    change = await asked(services, "update_calendar_event", later, approved=False)
    refused = await call(activities, change.model_copy(update={"call_id": "c2"}))
    assert (refused.state, refused.code, mails_in(tmp_path)) == ("failed", ErrorCode.FORBIDDEN, 1)
    allowed = await asked(services, "update_calendar_event", later)
    output = await call(activities, allowed.model_copy(update={"call_id": "c3"}))
    assert (output.state, mails_in(tmp_path)) == ("succeeded", 2)
