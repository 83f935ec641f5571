"""How users want to hear of events, over HTTP and the command line; what did not reach them is sent again on demand."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from steward.contracts.owner import Owner
from steward.sql.database import Database
from steward.sql.deliveries import DeliveryStore
from steward.sql.problems import ProblemStore
from tests.doors.test_credentials import TOKEN, a_key, an_api, bearer
from tests.support.couriers import a_courier
from tests.support.doors import wait_for
from tests.support.ran import in_process
from tests.support.waiting import an_approval, asking

ANN = Owner("default", "ann")
PATH = "/users/ann/channels"
WANTED: dict[str, Any] = {
    "channels": ["ntfy"],
    "kinds": {"problem_ended": []},
    "ntfy_url": "https://ntfy.sh/anns-topic",
    "quiet": {"begin": "22:00", "end": "07:00"},
    "timezone": "Europe/Berlin",
}


@pytest.mark.requirement("push.channels")
def test_a_user_sets_their_own_and_nobody_elses(database_dsn: str, tmp_path: Path) -> None:
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        ann, bob = (bearer(a_key(api, "call", user_id=user)) for user in ("ann", "bob"))
        assert api.get(PATH, headers=ann).json()["channels"] == ["webhook"]
        kept = api.put(PATH, headers=ann, json=WANTED)
        assert kept.status_code == 200, kept.text
        assert kept.json()["quiet"]["urgent"] == ["approval_expiring"]
        for own in (PATH, "/users/@me/channels"):
            assert api.get(own, headers=ann).json() == kept.json()
        assert api.get(PATH, headers=bearer(TOKEN)).json() == kept.json()
        for refused in (api.get(PATH, headers=bob), api.put(PATH, headers=bob, json=WANTED)):
            assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
        assert api.get("/users/@me/channels", headers=bob).json()["channels"] == ["webhook"]
        other = bearer(a_key(api, "call", user_id="ann", tenant_id="other"))
        assert api.get(PATH, headers=other).json()["channels"] == ["webhook"]


@pytest.mark.requirement("push.channels")
@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"channels": ["pigeon"]}, 400),
        ({"kinds": {"weather": []}}, 400),
        ({"quiet": {"begin": "25:00", "end": "07:00"}}, 400),
        ({"timezone": "Europe/Nowhere"}, 422),
        ({"email": "ann@example.com, eve@example.com"}, 400),
        ({"email": "ann@example.com\r\nBcc: eve@example.com"}, 400),
        ({"surprise": True}, 400),
        ({"ntfy_url": "https://user:word@ntfy.sh/t"}, 400),
        ({"ntfy_url": "http://ntfy.sh/t"}, 422),
        ({"ntfy_url": None}, 422),
    ],
)
def test_what_is_no_setting_is_refused(database_dsn: str, tmp_path: Path, changes: dict[str, Any], status: int) -> None:
    with an_api(database_dsn, tmp_path) as api:
        assert api.put(PATH, json={**WANTED, **changes}).status_code == status
        assert api.get(PATH).json()["channels"] == ["webhook"]


@pytest.mark.requirement("push.delivery")
async def test_what_was_given_up_is_listed_and_sent_again(
    database: Database, database_dsn: str, tmp_path: Path
) -> None:
    await ProblemStore(database).record(asking(7, an_approval(7), tenant_id="default"))
    store = DeliveryStore(database)
    async with a_courier(database, "http://127.0.0.1:1/") as courier:
        await courier.work()
        await courier.work()
    [tried] = await store.list(ANN)
    await store.failed(tried.id, "nobody is there", None)
    with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
        ann, bob = (bearer(a_key(api, "call", user_id=user)) for user in ("ann", "bob"))
        [dead] = api.get("/deliveries", headers=ann, params={"state": "dead"}).json()["deliveries"]
        assert (dead["id"], dead["kind"], dead["last_error"]) == (tried.id, "approval_requested", "nobody is there")
        assert api.get("/deliveries", headers=bob).json()["deliveries"] == []
        again = f"/deliveries/{tried.id}/resend"
        assert api.post(again, headers=bob).status_code == 404
        assert api.post(again, headers=ann).json() == {"id": tried.id}
        [waiting] = api.get("/deliveries", headers=ann).json()["deliveries"]
        assert (waiting["state"], waiting["attempts"]) == ("waiting", 0)


@pytest.mark.requirement("push.link")
async def test_the_link_of_a_push_leads_to_the_call_through_the_login_and_decides_nothing(
    database: Database, database_dsn: str, tmp_path: Path
) -> None:
    approval = an_approval(7)
    await ProblemStore(database).record(asking(7, approval, tenant_id="default", user_id="ann"))
    link = f"/console/approvals/7-1/{approval.args_sha256}"

    def looked_at() -> None:
        with an_api(database_dsn, tmp_path, api_token=TOKEN) as api:
            page = {"Accept": "text/html"}
            away = api.get(link, headers=page)
            assert (away.status_code, away.headers["location"]) == (
                303,
                f"/console/login?after={link}",
            )
            form = {"token": a_key(api, "call", "approve", user_id="ann"), "after": link}
            signed_in = api.post("/console/login", data=form, headers={**page, "Sec-Fetch-Site": "same-origin"})
            assert (signed_in.status_code, signed_in.headers["location"]) == (303, link)
            shown = api.get(link, headers=page)
            assert shown.status_code == 200, shown.text
            for seen in ("bob@example.com", "1,000 euro", "/console/inbox/7-1/approve", "/console/inbox/7-1/deny"):
                assert seen in shown.text, seen
            assert "Other arguments wait now" not in shown.text
            assert "Other arguments wait now" in api.get(f"/console/approvals/7-1/{'0' * 64}", headers=page).text
            [left] = api.get("/approvals", headers=bearer(form["token"])).json()["problems"]
            assert left["approvals"][0]["state"] == "pending"

    await asyncio.to_thread(looked_at)


@pytest.mark.requirement("push.channels")
def test_the_command_line_changes_what_it_names_and_keeps_the_rest(
    database_dsn: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run = in_process(capsys, monkeypatch, tmp_path)
    with an_api(database_dsn, tmp_path) as api:
        url = str(api.base_url)

        def steward(*words: str) -> Any:
            return run("--url", url, "--user", "ann", "channels", *words)

        steward("set", "--channels", "ntfy,email", "--ntfy", "https://ntfy.sh/t", "--kind", "problem_ended=none")
        shown = steward("set", "--quiet", "22:00-07:00", "--timezone", "Europe/Berlin")
        assert shown.code == 0, shown.err
        lines = {line[:20].strip(): line[22:] for line in shown.out.splitlines()}
        assert (lines["question_asked"], lines["problem_ended"]) == ("ntfy, email", "none")
        assert lines["quiet hours"] == "22:00-07:00, but for approval_expiring"
        kept = json.loads(steward("show", "--json").out)
        assert (kept["ntfy_url"], kept["timezone"]) == ("https://ntfy.sh/t", "Europe/Berlin")
        wrong = steward("set", "--channels", "pigeon")
        assert (wrong.code, "channels.0" in wrong.err) == (2, True)
        assert "There are no such deliveries." in steward("deliveries").out + steward("deliveries").err
        assert steward("resend", "99").code != 0


@pytest.mark.requirement("push.delivery")
def test_a_worker_takes_up_what_a_request_leads_to(api_url: str, user: str) -> None:
    """Over the whole stack; this user has no mail account, and the worker says so."""
    with httpx.Client(base_url=api_url, timeout=60, trust_env=False) as http:
        wanted = {"channels": [], "kinds": {"approval_requested": ["email"]}}
        assert http.put(f"/users/{user}/channels", json=wanted).status_code == 200
        mail = {"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}
        asked = http.post("/tool/call", json={"tool_name": "compose_email", "args": mail, "user_id": user}).json()

        def tried() -> list[dict[str, Any]]:
            found = http.get("/deliveries", params={"user_id": user}).json()["deliveries"]
            return [row for row in found if row["last_error"]]

        wait_for(lambda: bool(tried()), 30, "an attempt of the worker")
        [row] = tried()
        assert (row["kind"], row["problem_id"]) == ("approval_requested", asked["problem_id"])
        assert "STEWARD_ACCOUNTS" in row["last_error"]
        denied = {"confirmed": False, "user_id": user}
        assert http.post(f"/problems/{asked['problem_id']}/confirm", json=denied).status_code == 200
