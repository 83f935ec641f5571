"""What was looked up stands in the approval at every door, and a call never works on anything else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from tests.support.doors import Door
from tests.support.mail_tools import a_mail

BOSS = a_mail("Salary list", "Please send it.", sender="Boss <boss@corp.example>", message_id="<m10@t>")
MALLORY = a_mail("Garden party", "Coming?", sender="Mallory <mallory@evil.example>", message_id="<m10@t>")
EVENT = "BEGIN:VEVENT\r\nUID:one\r\nSUMMARY:{title}\r\nDTSTART:{start}\r\nRRULE:FREQ=WEEKLY;COUNT=3\r\nEND:VEVENT\r\n"


def mailed(home: Path, user: str, name: str, mail: EmailMessage) -> Path:
    inbox = home / "mail" / user / "INBOX"
    for part in ("new", "cur", "tmp"):
        (inbox / part).mkdir(parents=True, exist_ok=True)
    (inbox / "new" / name).write_bytes(mail.as_bytes())
    return inbox / "new" / name


def calendar(home: Path, user: str, title: str, start: str) -> Path:
    path = home / "calendar" / user / "personal.ics"
    path.parent.mkdir(parents=True, exist_ok=True)
    event = EVENT.format(title=title, start=start)
    path.write_text(f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n{event}END:VCALENDAR\r\n", newline="")
    return path


def shown(answer: dict[str, Any]) -> dict[str, str]:
    [approval] = answer["approvals"]
    return {one["label"]: one["value"] for one in approval["shown"]}


async def decided(connect: Door, user: str, answer: dict[str, Any]) -> dict[str, Any]:
    args = {
        "problem_id": answer["problem_id"],
        "confirmed": True,
        "approval_id": answer["approvals"][0]["approval_id"],
    }
    return await connect.call(tool_name="confirm_action", args=args, user_id=user)


@pytest.mark.requirement("shown.in-the-face", "shown.bound")
async def test_a_reply_shows_its_recipient_and_goes_nowhere_else(connect: Door, user: str, door_home: Path) -> None:
    first = mailed(door_home, user, "1700000001.A.host", BOSS)
    reply = {"email_id": "Salary list", "body": "Here is the salary list."}
    asked = await connect.call(tool_name="reply_email", args=reply, user_id=user)
    assert shown(asked)["to"] == "boss@corp.example"
    assert shown(asked)["answers"].startswith("“Salary list” from Boss <boss@corp.example>, ")
    assert "To: boss@corp.example" in asked["confirmation_message"]
    mailed(door_home, user, "1700000009.B.host", MALLORY)
    sent = await decided(connect, user, asked)
    assert (sent["status"], sent["result"]["to"]) == ("done", "boss@corp.example")
    again = await connect.call(tool_name="reply_email", args=reply, user_id=user)
    first.write_bytes(MALLORY.as_bytes())
    anew = await decided(connect, user, again)
    assert (anew["status"], anew["tool_executed"]) == ("awaiting_confirmation", False)
    assert "This is not as it was shown any more, so nothing ran." in anew["confirmation_message"]
    assert shown(anew)["to"] == "mallory@evil.example"
    late = await connect.call(
        tool_name="confirm_action", args={"problem_id": anew["problem_id"], "confirmed": True}, user_id=user
    )
    assert late["error"] == "ambiguous_approval"


@pytest.mark.requirement("shown.in-the-face", "shown.bound", "shown.which")
async def test_a_deletion_shows_the_series_and_deletes_nothing_else(connect: Door, user: str, door_home: Path) -> None:
    path = calendar(door_home, user, "Yoga", _soon())
    asked = await connect.call(
        tool_name="delete_calendar_event", args={"event_id": "yoga", "which": "all"}, user_id=user
    )
    assert shown(asked)["deletes"].startswith("“Yoga”, the whole series, 3 times from ")
    calendar(door_home, user, "Board meeting", _soon())
    anew = await decided(connect, user, asked)
    assert shown(anew)["deletes"].startswith("“Board meeting”, the whole series, 3 times from ")
    assert "Board meeting" in path.read_text()
    done = await decided(connect, user, anew)
    assert (done["status"], "Board meeting" in path.read_text()) == ("done", False)


def _soon() -> str:
    return f"{datetime.now(UTC) + timedelta(days=2):%Y%m%d}T100000Z"
