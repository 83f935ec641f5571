"""The console in a real browser: what waits is seen whole and decided, and nobody else's page can decide it."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from steward.api.credentials.identity import Principal
from steward.config.settings import Settings
from steward.contracts.approval import Approval
from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemStatus
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from tests.support.chromium import Sight, a_sight
from tests.support.console import CHANGING, SETTLED, Console, card_of, mail, sign_in
from tests.support.mirror import a_view
from tests.support.people import OPERATOR_TOKEN, headers_of
from tests.support.sites import a_site
from tests.support.stacks import serving

pytestmark = pytest.mark.timeout(300)
LONG = "\n".join(f"Line {number} of a long e-mail, which nobody may cut short." for number in range(200))

ONE_CARD = re.compile(r"/console/inbox/\d+-\d+$")

SCROLLED = """count => {
    document.querySelector("#cards .more")?.scrollIntoView();
    return document.querySelectorAll(".card.waiting").length > count;
}"""
"""Somebody scrolls on until more is there."""


def _approve(page: Page, problem_id: int) -> Any:
    return card_of(page, problem_id).get_by_role("button", name="Approve")


@pytest.mark.requirement("console.inbox.whole")
@pytest.mark.requirement("console.inbox.approve")
def test_an_approval_is_shown_whole_and_runs_when_it_is_approved(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail(body=LONG))
    page = sight.page
    sign_in(page, console, user)
    card = card_of(page, asked["problem_id"])
    expect(card.get_by_text("Bob Chen <bob@example.com> (the address is from your mail)", exact=True)).to_be_visible()
    body = card.locator("dd pre")
    assert body.text_content() == LONG
    assert body.evaluate("box => getComputedStyle(box).overflowY") == "auto"
    expect(card.locator("time[data-expires]")).to_contain_text("h")
    card.get_by_role("button", name="Approve").click()
    expect(card_of(page, asked["problem_id"])).to_contain_text("Approved by you")
    assert console.view(asked["problem_id"])["tool_executed"] is True


@pytest.mark.requirement("console.inbox.deny")
def test_a_denial_carries_its_reason(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail())
    page = sight.page
    sign_in(page, console, user)
    page.keyboard.press("j")
    page.keyboard.press("d")
    page.get_by_label("Reason (may be left empty)").fill("wrong Bob")
    card_of(page, asked["problem_id"]).locator("form.panel button.danger").click()
    expect(card_of(page, asked["problem_id"])).to_contain_text("Denied by you")
    denied = [step for step in console.steps(asked["problem_id"]) if step["action"] == "approval_denied"]
    assert "wrong Bob" in denied[0]["description"]
    assert console.view(asked["problem_id"])["tool_executed"] is False


@pytest.mark.requirement("console.inbox.edit")
def test_an_edit_is_asked_again_with_what_it_comes_to(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail(body="See you at noon."))
    page = sight.page
    sign_in(page, console, user)
    card = card_of(page, asked["problem_id"])
    card.get_by_role("button", name="Edit").click()
    card.get_by_label("Text of the e-mail").fill("See you at one.")
    card.get_by_role("button", name="Ask with this").click()
    anew = page.locator(f"#card-{asked['problem_id']}-2")
    expect(anew).to_contain_text("See you at one.")
    expect(anew).to_contain_text(f"It takes the place of approval {asked['problem_id']}-1.")
    expect(page.locator(f"#card-{asked['problem_id']}-1")).to_contain_text("Edited by you")
    assert console.view(asked["problem_id"])["status"] == "awaiting_confirmation"
    anew.get_by_role("button", name="Approve").click()
    expect(anew).to_contain_text("Approved by you")
    ran = [step for step in console.steps(asked["problem_id"]) if step["action"] == "tool_dispatched"]
    assert [step["detail"]["args"]["body"] for step in ran] == ["See you at one."]


@pytest.mark.requirement("console.inbox.edit")
def test_what_does_not_fit_the_schema_is_said_in_the_form(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail())
    page = sight.page
    sign_in(page, console, user)
    card = card_of(page, asked["problem_id"])
    card.get_by_role("button", name="Edit").click()
    card.get_by_label("Recipient", exact=True).fill("")
    card.get_by_role("button", name="Ask with this").click()
    expect(card.get_by_role("alert")).to_be_visible()
    card.get_by_role("button", name="Back").click()
    expect(card.get_by_role("button", name="Approve")).to_be_visible()
    assert console.view(asked["problem_id"])["status"] == "awaiting_confirmation"


@pytest.mark.requirement("console.inbox.edit")
def test_who_begins_to_type_as_the_form_appears_goes_on_typing_there(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail(subject="Lunch"))
    page = sight.page
    sign_in(page, console, user)
    card = card_of(page, asked["problem_id"])
    # The form is there some moments before it has settled and the card is marked.
    page.evaluate(
        """() => document.addEventListener("htmx:afterSwap", function begin() {
            const field = document.querySelector('[name="arg.subject"]');
            if (field === null) return;  // Something else of the page was swapped.
            document.removeEventListener("htmx:afterSwap", begin);
            field.focus();
            field.setSelectionRange(5, 5);
        })"""
    )
    card.get_by_role("button", name="Edit").click()
    expect(page.locator(".card.editing.current")).to_be_visible()
    page.keyboard.type(" with Bob")
    expect(card.locator('[name="arg.subject"]')).to_have_value("Lunch with Bob")


@pytest.mark.requirement("console.inbox.reply")
def test_a_question_is_answered_and_what_follows_appears(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, to="bob@example.com", subject="Lunch")
    page = sight.page
    sign_in(page, console, user)
    page.get_by_label("Your answer").fill("At noon?")
    page.get_by_role("button", name="Answer").click()
    expect(page.locator(f"#card-q{asked['problem_id']}")).to_contain_text("Answered")
    expect(page.locator(f"#card-{asked['problem_id']}-1").get_by_role("button", name="Approve")).to_be_visible()


@pytest.mark.requirement("console.inbox.change")
def test_saying_what_to_change_withdraws_and_asks_anew(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail())
    page = sight.page
    sign_in(page, console, user)
    first = page.locator(f"#card-{asked['problem_id']}-1")
    first.get_by_role("button", name="Say what to change").click()
    first.get_by_label("What should be different?").fill("change the subject to Dinner")
    first.get_by_role("button", name="Send").click()
    expect(first).to_contain_text("Withdrawn")
    expect(page.locator(f"#card-{asked['problem_id']}-2")).to_contain_text("Dinner")


@pytest.mark.requirement("console.inbox.elsewhere")
def test_what_is_decided_elsewhere_changes_at_once_and_what_is_new_appears(
    console: Console, sight: Sight, user: str
) -> None:
    asked = console.ask(user, **mail())
    page = sight.page
    sign_in(page, console, user)
    expect(card_of(page, asked["problem_id"]).get_by_role("button", name="Approve")).to_be_visible()
    assert console.decide(asked["problem_id"], True, user_id=user).status_code == 200
    expect(card_of(page, asked["problem_id"])).to_contain_text("Approved by")
    later = console.ask(user, **mail())
    expect(card_of(page, later["problem_id"]).get_by_role("button", name="Approve")).to_be_visible()


@pytest.mark.requirement("console.inbox.elsewhere")
def test_what_comes_before_the_live_view_stands_is_shown_too(console: Console, sight: Sight, user: str) -> None:
    page, held = sight.page, list[Route]()
    page.route("**/console/inbox/live", lambda route: held.append(route))
    first = console.ask(user, **mail())["problem_id"]
    with page.expect_request("**/console/inbox/live"):
        sign_in(page, console, user)
    expect(_approve(page, first)).to_be_visible()
    later = [console.ask(user, **mail())["problem_id"] for _ in range(2)]
    assert len(held) == 1
    held[0].continue_()
    for problem_id in later:
        expect(_approve(page, problem_id)).to_be_visible()
    shown = [card.get_attribute("data-problem") for card in page.locator("#cards .card").all()]
    assert shown == [str(one) for one in (*reversed(later), first)]


@pytest.mark.requirement("console.inbox.elsewhere")
def test_no_card_is_lost_where_several_come_while_others_load(console: Console, sight: Sight, user: str) -> None:
    page, held = sight.page, list[Route]()
    page.route(ONE_CARD, lambda route: held.append(route))
    sign_in(page, console, user)
    expect(page.locator("#empty")).to_be_visible()
    asked: list[int] = []
    with page.expect_request(lambda request: len(asked) == 4 and request.url.endswith(f"/{asked[-1]}-1")):
        asked += [console.ask(user, **mail())["problem_id"] for _ in range(4)]
    for route in held:
        route.continue_()
    page.unroute(ONE_CARD)
    for problem_id in asked:
        expect(_approve(page, problem_id)).to_be_visible()
    expect(page.locator("#cards > *")).to_have_count(4)


@pytest.mark.requirement("console.inbox.stale")
@pytest.mark.requirement("console.inbox.several")
def test_a_stale_button_tells_the_truth_and_several_report_what_was_skipped(
    console: Console, sight: Sight, user: str
) -> None:
    asked = [console.ask(user, **mail())["problem_id"] for _ in range(4)]
    page = sight.page
    page.route("**/console/inbox/live", lambda route: route.fulfill(status=204))
    sign_in(page, console, user)
    for problem_id in asked:
        expect(card_of(page, problem_id).get_by_role("button", name="Approve")).to_be_visible()
    assert console.decide(asked[0], False, user_id=user).status_code == 200
    card_of(page, asked[0]).get_by_role("button", name="Approve").click()
    expect(card_of(page, asked[0])).to_contain_text("Your click changed nothing")
    expect(card_of(page, asked[0])).to_contain_text("Denied")
    assert console.view(asked[0])["tool_executed"] is False

    for problem_id in asked[1:3]:
        card_of(page, problem_id).get_by_role("checkbox").check()
    assert console.decide(asked[1], False, user_id=user).status_code == 200
    page.get_by_role("button", name="Approve these").click()
    expect(page.locator("#toasts")).to_contain_text("1 approved, 1 skipped")
    expect(card_of(page, asked[2])).to_contain_text("Approved by you")
    assert [console.view(one)["tool_executed"] for one in asked] == [False, False, True, False]
    assert console.view(asked[3])["status"] == "awaiting_confirmation"
    sight.complaints.clear()  # of the live view that was kept away


@pytest.mark.requirement("console.foreign.nothing")
def test_a_page_of_another_origin_can_decide_nothing(console: Console, browser: Browser, user: str) -> None:
    asked = console.ask(user, **mail())
    approval = asked["approvals"][0]
    for url in (console.open_url, console.people_url):
        with a_sight(browser) as sight, attacking(url, approval["approval_id"], approval["args_sha256"]) as attack:
            if url == console.people_url:
                sign_in(sight.page, console, user)
            else:
                sight.page.goto(url)
            sight.page.goto(attack)
            expect(sight.page.locator("#done")).to_have_text("tried 5")
            sight.page.goto(f"{attack}/form")
            sight.page.wait_for_url(f"{url}/**")
            expect(sight.page.locator("body")).to_contain_text("this did not come from a page of this")
    view = console.view(asked["problem_id"])
    assert (view["status"], view["tool_executed"]) == ("awaiting_confirmation", False)
    assert [step["action"] for step in console.steps(asked["problem_id"])].count("decision_ignored") == 0


def attacking(url: str, card_id: str, sha256: str) -> Any:
    """A site on another port of this machine, which browsers count as the same site, that tries to approve a card."""
    target = f"{url}/console/inbox/{card_id}/approve"
    script = f"""
      const [target, home] = {json.dumps([target, url + "/"])};
      const body = () => new URLSearchParams({{args_sha256: {json.dumps(sha256)}}});
      const post = (more) => fetch(target, {{method: "POST", credentials: "include", body: body(), ...more}});
      const tries = [post({{}}), post({{mode: "no-cors"}}), post({{headers: {{"X-CSRF-Token": "x"}}}})];
      tries.push(fetch(home, {{credentials: "include"}}).then(answer => answer.text()));
      tries.push(Promise.resolve(navigator.sendBeacon(target, body())));
      Promise.allSettled(tries).then(all => {{ document.getElementById("done").textContent = "tried " + all.length; }});
    """
    fields = f'<input name="args_sha256" value="{sha256}">'
    pages = {
        "/": f'<p id="done"></p><script>{script}</script>',
        "/form": f'<form id="f" method="post" action="{target}">{fields}</form><script>f.submit()</script>',
    }
    return a_site(pages)


@pytest.mark.requirement("console.login")
def test_people_sign_in_with_a_key_or_a_link_and_a_revoked_key_ends_the_session(
    console: Console, sight: Sight, user: str
) -> None:
    page, url = sight.page, console.people_url
    page.goto(f"{url}/console/problems")
    page.wait_for_url(f"{url}/console/login?after=/console/problems")
    page.get_by_label("API key or token").fill("stk_nonsense")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    sight.complaints.clear()  # the browser's own line about the 401

    operator = {"Authorization": f"Bearer {OPERATOR_TOKEN}"}
    body = {"name": "short", "user_id": user, "scopes": ["call"]}
    made = httpx.post(f"{url}/admin/keys", json=body, headers=operator, trust_env=False).json()
    page.get_by_label("API key or token").fill(made["key"])
    page.get_by_role("button", name="Sign in").click()
    expect(page.locator(".who .name")).to_have_text(user)
    cookie = page.context.cookies()[0]
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Strict")
    assert made["key"] not in cookie["value"]
    key_id = made["key"].rpartition("_")[0]
    httpx.post(f"{url}/admin/keys/{key_id}/revoke", headers=operator, trust_env=False).raise_for_status()
    page.reload()
    page.wait_for_url(f"{url}/console/login**")

    link = httpx.post(f"{url}/console/links", headers=operator, trust_env=False).json()
    page.goto(url + link["path"])
    expect(page.locator(".who .name")).to_have_text("operator")
    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url(f"{url}/console/login")
    page.goto("about:blank")
    page.goto(url + link["path"])
    expect(page.get_by_role("alert")).to_have_text("This link was used already, or is too old.")
    sight.complaints.clear()


@pytest.mark.requirement("console.login")
def test_nobody_sees_what_waits_for_another(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail())
    sign_in(sight.page, console, f"{user}-other")
    expect(sight.page.get_by_text("Nothing waits for you.")).to_be_visible()
    sight.page.goto(f"{console.people_url}/console/problems/{asked['problem_id']}")
    expect(sight.page.get_by_role("heading", level=1)).not_to_contain_text("Compose")
    sight.complaints.clear()  # the browser's own line about the 404


@pytest.mark.requirement("console.talk")
def test_a_conversation_shows_its_steps_and_decides_in_place(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    sign_in(page, console, user)
    page.get_by_role("link", name="Talk", exact=True).click()
    page.wait_for_load_state()  # a key pressed before the page heard of keys is lost
    page.get_by_label("Message").fill("what is 15% of 80?")
    page.keyboard.press("Enter")
    expect(page.locator(".turn .answer")).to_contain_text("12")
    expect(page.locator(".turn .steps")).to_contain_text("steps")
    page.get_by_label("Message").fill("Email alice@example.com with the subject Hello and the body See you")
    page.keyboard.press("Enter")
    page.locator(".turn .card").get_by_role("button", name="Approve").click()
    expect(page.locator(".turn").last).to_contain_text("Done")


@pytest.mark.requirement("console.problems")
def test_a_problem_is_found_watched_and_taken_along(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail(subject="Zeppelin"))
    page = sight.page
    sign_in(page, console, user)
    page.get_by_role("link", name="Problems").click()
    page.get_by_label("Search").fill("nothing like it")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    page.get_by_label("Search").fill("zeppelin")
    page.locator("a.problem").click()
    before = page.locator(".moment").count()
    console.decide(asked["problem_id"], True, user_id=user)
    expect(page.locator("#state .status")).to_have_text("Done")
    expect(page.locator(".moment").last).to_contain_text("Completed")
    expect(page.locator(".moment", has_text="Approval approved")).to_contain_text(f"Decided by {user}")
    assert page.locator(".moment").count() == len(console.steps(asked["problem_id"])) > before
    with page.expect_download() as begun:
        page.get_by_role("link", name="JSON").click()
    taken = json.loads(begun.value.path().read_text())
    assert taken["steps"][0]["action"] == "request"
    with page.expect_download() as begun:
        page.get_by_role("link", name="Markdown").click()
    assert begun.value.path().read_text().startswith(f"# Problem {asked['problem_id']}")


@pytest.mark.requirement("console.talk")
def test_what_is_said_stands_once_and_again_after_a_reload(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    sign_in(page, console, user)
    page.get_by_role("link", name="Talk", exact=True).click()
    for said in ("what is 15% of 80?", "what is 2 + 2?"):
        page.get_by_label("Message").fill(said)
        page.get_by_role("button", name="Send").click()
        expect(page.locator(".turn .answer", has_text="12" if "80" in said else "4")).to_be_visible()
    assert page.locator(".turn .said").all_text_contents() == ["what is 15% of 80?", "what is 2 + 2?"]
    page.reload()
    assert page.locator(".turn .said").all_text_contents() == ["what is 15% of 80?", "what is 2 + 2?"]


@pytest.mark.requirement("console.keys")
def test_single_keys_work_and_can_be_switched_off(console: Console, sight: Sight, user: str) -> None:
    asked = [console.ask(user, **mail())["problem_id"] for _ in range(2)]
    page = sight.page
    sign_in(page, console, user)
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("x")
    expect(page.locator("#picked")).to_have_text("1")
    page.keyboard.press("e")
    expect(card_of(page, asked[0]).get_by_role("heading", name=re.compile("^Edit"))).to_be_visible()
    page.keyboard.press("?")
    page.get_by_label("Use single keys").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.keyboard.press("j")
    expect(page.locator(".current")).to_have_count(0)


@pytest.mark.requirement("console.accessible")
@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark"), (390, "light"), (1280, "dark")])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(
    console: Console, browser: Browser, user: str, width: int, scheme: Any
) -> None:
    asked = console.ask(user, **mail(body=LONG))["problem_id"]
    console.ask(user, to="bob@example.com", subject="Lunch")
    said = {"text": "what is 15% of 80?", "user_id": user, "conversation_id": f"talk-{user}"}
    console.call(said)
    with a_sight(browser, width, scheme=scheme) as sight:
        page = sight.page
        page.goto(f"{console.people_url}/console/login")
        assert sight.axe() == []
        sign_in(page, console, user)

        def check() -> None:
            expect(page.locator(CHANGING)).to_have_count(0)
            page.evaluate(SETTLED)
            assert sight.axe() == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

        check()
        card = card_of(page, asked)
        card.get_by_role("button", name="Deny").click()
        check()
        card.get_by_role("button", name="Edit").click()
        card.get_by_label("Subject").fill("Another subject")
        check()
        card.get_by_role("button", name="Ask with this").click()
        expect(page.locator(f"#card-{asked}-2")).to_contain_text("Another subject")
        check()
        for path in ("/console/problems", f"/console/problems/{asked}", f"/console/talk?conversation=talk-{user}"):
            page.goto(console.people_url + path)
            check()


@pytest.mark.requirement("console.inbox.many")
@pytest.mark.timeout(300)
def test_hundreds_of_waiting_approvals_scroll(browser: Browser, database_dsn: str, tmp_path: Path) -> None:
    # Without a worker, which would find that no workflow stands behind these.
    settings = Settings(home=tmp_path, postgres_dsn=database_dsn, temporal_address="127.0.0.1:9", status_timeout_s=0.1)
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, fill(database_dsn, "local", 400)).result(60)
    with serving(settings) as url, a_sight(browser) as sight:
        page = sight.page
        page.goto(url)
        cards = page.locator(".card.waiting")
        while (count := cards.count()) < 400:
            page.wait_for_function(SCROLLED, arg=count, polling=200, timeout=60_000)
        numbers = page.evaluate("[...document.querySelectorAll('.card')].map(card => Number(card.dataset.problem))")
        assert numbers == list(range(5_000_399, 4_999_999, -1))
        page.keyboard.press("j")
        expect(cards.first).to_have_class(re.compile("current"))
        assert sight.complaints == []


async def fill(dsn: str, user: str, count: int) -> None:
    """Problems of that user with an approval each, as their workflows would mirror them."""
    now = datetime.now(UTC)
    async with Database(dsn) as database:
        store = ProblemStore(database)
        for number in range(5_000_000, 5_000_000 + count):
            approval = Approval(
                approval_id=f"{number}-1",
                call_id="c1",
                tool_name="compose_email",
                args=mail(),
                args_sha256="0" * 64,
                reason="I never do this without your yes.",
                message="compose_email: send an e-mail?",
                requested_at=now,
                expires_at=now + timedelta(hours=1),
            )
            status = ProblemStatus.AWAITING_CONFIRMATION
            view = a_view(number, tenant_id="default", user_id=user, status=status, approvals=[approval])
            await store.record(MirrorWrite(view=view, steps=[]))


@pytest.mark.requirement("console.docs")
def test_the_openapi_page_needs_no_other_host(console: Console, sight: Sight) -> None:
    sight.page.goto(f"{console.open_url}/docs")
    # The first who asks waits until the description of all addresses is made.
    expect(sight.page.locator(".opblock").first).to_be_visible(timeout=20_000)
    answer = httpx.get(f"{console.open_url}/", trust_env=False)
    assert answer.json()["name"] == "Steward"
    assert httpx.get(f"{console.open_url}/redoc", trust_env=False).status_code == 404


def test_every_page_forbids_what_it_does_not_need(console: Console) -> None:
    headers = headers_of(console.people_url, Principal("default", "anybody")) | {"Accept": "text/html"}
    for path in ("/", "/docs", "/console/login", "/console/static/console.css", "/console/problems"):
        answer = httpx.get(console.open_url + path, headers=headers, trust_env=False)
        assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
        assert answer.headers["x-content-type-options"] == "nosniff"
