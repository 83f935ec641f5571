"""The mail gateway before a real stack: a mail becomes a problem of its user, and a reply denies what waits."""

from __future__ import annotations

import asyncio
import mailbox
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.contracts.mail_marks import reply_mark
from tests.integration.test_mail_gateway import until_watching
from tests.support.mail_gateway import REPLY_SECRET, a_letter, gateway
from tests.support.people import token_of
from tests.support.telegram_gateway import TENANT, a_mail, as_user, problem_of

BODY = "above 90% for 5 minutes, please investigate"


async def problems_of_events(http: httpx.AsyncClient) -> list[dict[str, Any]]:
    """The problems of events, once there is one."""
    for _ in range(300):
        listed = (await http.get("/problems")).json()["problems"]
        if found := [one for one in listed if one["problem_type"] == "issue_detection"]:
            return found
        await asyncio.sleep(0.1)
    pytest.fail("nothing was reported")


@pytest.mark.requirement("mail.gateway.reports")
@pytest.mark.requirement("mail.gateway.denies")
async def test_a_mail_becomes_a_problem_and_a_reply_denies_an_approval(
    people_url: str, user: str, tmp_path: Path
) -> None:
    address = f"{user}@example.com"
    inbox, sent = (mailbox.Maildir(tmp_path / name, create=True) for name in ("INBOX", "Sent"))
    settings = {
        "key": await asyncio.to_thread(token_of, people_url, TENANT, user),
        "user": user,
        "address": address,
        "maildir": tmp_path / "INBOX",
        "sent_maildir": tmp_path / "Sent",
        "watch_every_s": 0.2,
    }
    waiting = await a_mail(people_url, user)
    [approval] = waiting["approvals"]
    mark = reply_mark(REPLY_SECRET, user, approval["approval_id"], approval["args_sha256"])
    async with gateway(people_url, tmp_path, **settings), as_user(people_url, user) as http:
        await until_watching(tmp_path)
        inbox.add(a_letter("Server CPU High Alert", BODY, sender="monitor@company.com").as_bytes())
        [problem] = await problems_of_events(http)
        assert problem["user_id"] == user
        sent.add(a_letter(f"Re: Your approval is needed [{mark}]", "no", sender=address).as_bytes())
        for _ in range(300):
            if (denied := await problem_of(people_url, user, waiting["problem_id"]))["closed"]:
                break
            await asyncio.sleep(0.1)
        assert (denied["status"], denied["tool_executed"]) == ("canceled", False), denied
        assert len(await problems_of_events(http)) == 1
