"""Secrets that would leave the house, through the doors: asked about once, on record, in no log, nobody else's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.api.credentials.identity import Principal
from tests.doors.conftest import DoorStack
from tests.doors.test_credentials import an_api, bearer
from tests.support.doors import Door
from tests.support.people import OPERATOR_TOKEN, headers_of
from tests.support.ran import as_process
from tests.support.tokens import AUDIENCE, ISSUER, SECRET, hs_token

CARD, IBAN = "4242 4242 4242 4242", "DE89 3704 0044 0532 0130 00"
WHY = "It contains something confidential: credit card number (ends 4242)."


async def events(http: httpx.AsyncClient, headers: dict[str, str] | None = None, **wanted: Any) -> list[dict[str, Any]]:
    answer = await http.get("/security/events", params=wanted, headers=headers)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["events"]
    return found


@pytest.mark.requirement("secrets.egress.asked")
async def test_a_search_for_a_card_number_waits_for_its_users_yes(
    connect: Door, http: httpx.AsyncClient, user: str, stack: DoorStack
) -> None:
    asked = await connect.call(tool_name="search_wikipedia", args={"query": f"who takes {CARD}"}, user_id=user)
    assert (asked["status"], asked["tool_executed"]) == ("awaiting_confirmation", False)
    [approval] = asked["approvals"]
    assert approval["reason"] == WHY
    assert WHY in asked["confirmation_message"]
    denied = await connect.call(problem_id=asked["problem_id"], text="no", user_id=user)
    assert (denied["status"], denied["tool_executed"]) == ("canceled", False)
    [event] = await events(http, user_id=user)
    assert (event["kind"], event["family"], event["place"]) == ("asked", "card", "/query")
    assert (event["problem_id"], event["detail"]) == (asked["problem_id"], "credit card number (ends 4242)")
    steps = (await http.get(f"/problems/{asked['problem_id']}/steps", params={"user_id": user})).json()["steps"]
    [requested] = [step for step in steps if step["action"] == "approval_requested"]
    assert requested["detail"]["security"][0]["family"] == "card"
    assert CARD not in logs(stack)


@pytest.mark.requirement("secrets.egress.asked")
@pytest.mark.requirement("secrets.logs")
async def test_a_mail_with_an_iban_is_asked_about_once_and_then_sent_as_it_is(
    http: httpx.AsyncClient, user: str, stack: DoorStack
) -> None:
    mail = {"to": "bob@example.com", "subject": "Account", "body": f"Send it to {IBAN}, please."}
    body = {"cmd": "tool/call", "tool_name": "compose_email", "args": mail, "user_id": user}
    asked = (await http.post("/tool/call", json=body)).json()
    assert asked["approvals"][0]["reason"] == "It contains something confidential: IBAN (ends 3000)."
    sent = (await http.post("/tool/call", json={**body, "problem_id": asked["problem_id"], "confirm": True})).json()
    assert (sent["status"], sent["tool_executed"]) == ("done", True), sent
    assert [(event["kind"], event["family"]) for event in await events(http, user_id=user)] == [("asked", "iban")]
    assert IBAN not in logs(stack)


def logs(stack: DoorStack) -> str:
    """Everything the worker has logged."""
    files = [file for file in stack.settings.home.rglob("*.log") if "temporal" not in file.name]
    assert files
    return "\n".join(file.read_text(errors="replace") for file in files)


@pytest.mark.requirement("secrets.events.listed")
async def test_a_user_sees_their_own_events_and_the_operator_the_tenants(people_url: str, user: str) -> None:
    own, other = (headers_of(people_url, Principal("default", name)) for name in (user, f"{user}-x"))
    operator = {"Authorization": f"Bearer {OPERATOR_TOKEN}"}
    stranger = headers_of(people_url, Principal("other", user))
    async with httpx.AsyncClient(base_url=people_url, timeout=60, trust_env=False) as http:
        body = {"cmd": "tool/call", "tool_name": "search_wikipedia", "args": {"query": CARD}}
        asked = (await http.post("/tool/call", json=body, headers=own)).json()
        problem_id = asked["problem_id"]
        assert len(await events(http, own)) == 1
        assert await events(http, other) == await events(http, stranger) == []
        assert await events(http, other, problem_id=problem_id) == []
        [event] = await events(http, operator, problem_id=problem_id, kind="asked")
        assert event["user_id"] == user
        assert await events(http, own, kind="denied") == []
        assert await events(http, own, since="2099-01-01T00:00:00+00:00") == []
        assert len(await events(http, own, since="2020-01-01T00:00:00+01:00", limit=1)) == 1
        page = (await http.get("/security/events", params={"limit": 1}, headers=own)).json()
        assert await events(http, own, before=page["next"]) == []
        for wrong in (
            {"since": "2026-01-01T00:00:00"},
            {"since": "0001-01-01T00:00:00+10:00"},
            {"kind": "A B"},
            {"limit": 0},
        ):
            assert (await http.get("/security/events", params=wrong, headers=own)).status_code == 400, wrong


@pytest.mark.requirement("secrets.events.listed")
async def test_the_command_line_lists_them(http: httpx.AsyncClient, stack: DoorStack, api_url: str, user: str) -> None:
    body = {"cmd": "tool/call", "tool_name": "search_wikipedia", "args": {"query": CARD}, "user_id": user}
    problem_id = (await http.post("/tool/call", json=body)).json()["problem_id"]
    run = as_process({**stack.environment, "STEWARD_URL": api_url, "STEWARD_USER": user, "COLUMNS": "200"})
    shown = run("security", "events", "--kind", "asked")
    assert "credit card number (ends 4242)" in shown.out
    assert str(problem_id) in shown.out
    [row] = run("security", "events", "--problem", str(problem_id), "--json").document["events"]
    assert row["family"] == "card"
    assert CARD not in shown.out


@pytest.mark.requirement("secrets.events.refusals")
async def test_what_credentials_do_not_allow_and_wrong_signatures_are_on_record_once(
    people_url: str, user: str
) -> None:
    name = f"{user}-refused"
    own = headers_of(people_url, Principal("default", name))
    async with httpx.AsyncClient(base_url=people_url, timeout=60, trust_env=False) as http:
        for _ in range(5):
            assert (await http.get("/admin/keys", headers=own)).status_code == 403
            assert (await http.get("/problems", params={"user_id": "somebody"}, headers=own)).status_code == 403
            named = await http.get("/problems", headers={**own, "Steward-User": "somebody"})
            assert (named.status_code, named.json()["error"]) == (403, "forbidden")
        found = await events(http, own, kind="forbidden")
        assert sorted((event["place"], event["user_id"]) for event in found) == [
            ("GET /admin/keys", name),
            ("GET /problems", name),
        ]
        assert "scope admin" in next(event for event in found if "admin" in event["place"])["detail"]


@pytest.mark.requirement("secrets.events.refusals")
def test_a_token_with_a_wrong_signature_is_on_record_once_and_only_the_operator_sees_it(
    database_dsn: str, tmp_path: Path
) -> None:
    mode = {"auth_mode": "jwt", "jwt_issuer": ISSUER, "jwt_audience": AUDIENCE, "jwt_secret": SECRET}
    with an_api(database_dsn, tmp_path, **mode, jwt_admin_role="chief", api_token=OPERATOR_TOKEN) as api:
        for number in range(5):
            forged = bearer(hs_token(secret="another-secret-of-32-characters!", sub=f"user-{number}"))
            assert api.get("/problems", headers=forged).status_code == 401
            assert api.get("/problems", headers=bearer("no-token-at-all")).status_code == 401
        wanted = {"kind": "signature_failed"}
        [failed] = api.get("/security/events", params=wanted, headers=bearer(OPERATOR_TOKEN)).json()["events"]
        assert (failed["place"], failed["user_id"]) == ("Authorization", "")
        assert api.get("/security/events", params=wanted, headers=bearer(hs_token())).json()["events"] == []
