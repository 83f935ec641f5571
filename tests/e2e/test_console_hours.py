"""The console in the first hours: what can be put off, who may not decide, and a conversation that stays whole."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.chromium import Sight
from tests.support.console import CHANGING, Console, card_of, mail, sign_in
from tests.support.people import OPERATOR_TOKEN

pytestmark = pytest.mark.timeout(300)

IN_VIEW = """button => {
    const at = button.getBoundingClientRect();
    const under = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
    return at.top >= 0 && at.bottom <= innerHeight && (under === button || button.contains(under));
}"""
"""Whether somebody can see and click it."""


def until(page: Page, look: Callable[[], Any]) -> None:
    """Look until it is so. The pages forbid what Playwright's own waiting evaluates."""
    deadline = time.monotonic() + 20
    while not look():
        assert time.monotonic() < deadline
        page.wait_for_timeout(50)


def say(page: Page, text: str) -> None:
    page.get_by_label("Message").fill(text)
    page.keyboard.press("Enter")


def sign_in_to_look(page: Page, console: Console, user: str) -> None:
    """Sign in with a key that may not decide."""
    body = {"name": "looks", "user_id": user, "scopes": ["call"]}
    made = httpx.post(
        f"{console.people_url}/admin/keys",
        json=body,
        headers={"Authorization": f"Bearer {OPERATOR_TOKEN}"},
        trust_env=False,
    ).raise_for_status()
    page.goto(f"{console.people_url}/")
    page.get_by_label("API key or token").fill(made.json()["key"])
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
    page.wait_for_load_state("load")


@pytest.mark.requirement("console.inbox.scope")
def test_who_may_not_decide_sees_the_reason_and_no_buttons(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail())
    sign_in_to_look(sight.page, console, user)
    card = card_of(sight.page, asked["problem_id"])
    expect(card).to_contain_text("lacks the scope approve")
    assert card.get_by_role("button").count() == 0
    assert sight.axe() == []


@pytest.mark.requirement("console.inbox.later")
def test_a_card_is_put_off_until_tomorrow_and_shown_again(console: Console, sight: Sight, user: str) -> None:
    asked = console.ask(user, **mail())
    page = sight.page
    sign_in(page, console, user)
    card = card_of(page, asked["problem_id"])
    card.get_by_role("button", name="Ask me tomorrow").click()
    expect(card).to_contain_text("Put off until")
    expect(card.get_by_role("button", name="Approve")).to_be_hidden()
    page.reload()
    expect(card).to_contain_text("Put off until")
    assert sight.axe() == []
    page.evaluate(
        "id => localStorage.setItem('steward-later', JSON.stringify({[id]: Date.now() - 1}))",
        f"{asked['problem_id']}-1",
    )
    page.reload()
    expect(card.get_by_role("button", name="Approve")).to_be_visible()
    card.get_by_role("button", name="Ask me tomorrow").click()
    card.get_by_role("button", name="Show now").click()
    expect(card.get_by_role("button", name="Approve")).to_be_visible()


@pytest.mark.requirement("console.inbox.change")
@pytest.mark.requirement("console.inbox.so-far")
@pytest.mark.requirement("console.inbox.colours")
def test_several_changes_are_said_at_once_and_the_card_tells_what_was_done(
    console: Console, sight: Sight, user: str
) -> None:
    asked = console.ask(user, **mail())
    page = sight.page
    sign_in(page, console, user)
    card = page.locator(f"#card-{asked['problem_id']}-1")
    card.get_by_role("button", name="Say what to change").click()
    card.get_by_label("What should be different?").fill("make it to kim@example.com and the subject Dinner")
    card.get_by_role("button", name="Send").click()
    anew = page.locator(f"#card-{asked['problem_id']}-2")
    expect(anew).to_contain_text("kim@example.com")
    expect(anew).to_contain_text("Dinner")
    mark = card.locator(".mark")
    expect(mark).to_contain_text("Withdrawn")
    muted = page.evaluate("getComputedStyle(document.querySelector('.card .meta')).color")
    assert mark.evaluate("mark => getComputedStyle(mark).color") == muted
    anew.get_by_text("What was done so far").click()
    expect(anew.locator(".sofar")).to_contain_text("make it to kim@example.com and the subject Dinner")


@pytest.mark.requirement("console.talk.newest")
@pytest.mark.requirement("console.talk.yes-in-its-place")
@pytest.mark.requirement("console.talk.goes-on")
def test_a_conversation_shows_the_newest_keeps_the_yes_and_is_come_back_to(
    console: Console, sight: Sight, user: str
) -> None:
    page = sight.page
    page.set_viewport_size({"width": 390, "height": 700})
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/talk")
    page.get_by_role("button", name="What can you do?").click()
    expect(page.locator(".turn .answer").first).to_contain_text("You can say")
    say(page, "send a mail to bob@example.com that lunch is at noon")
    approve = page.locator(".card.waiting").get_by_role("button", name="Approve")
    expect(approve).to_be_visible()
    until(page, lambda: approve.evaluate(IN_VIEW))
    say(page, "yes")
    turn = page.locator(".turn", has_text="lunch is at noon").last
    expect(turn.locator(".answer").last).to_contain_text("sent")
    words = turn.inner_text()
    assert words.index("Send an e-mail to") < words.index("You approved it.") < words.index("E-mail sent")
    page.goto(f"{console.people_url}/console/talk")
    expect(page.locator(".turn").last).to_contain_text("You approved it.")
    until(page, lambda: page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 5"))
    assert page.locator(".turn", has_text="lunch is at noon").count() == 1
    assert sight.axe() == []
    page.get_by_role("link", name="New conversation").click()
    expect(page.get_by_text("What can I do for you?")).to_be_visible()


@pytest.mark.requirement("console.talk.looking-decides-nothing")
def test_a_page_that_looks_on_does_not_change_what_a_yes_means(console: Console, sight: Sight, user: str) -> None:
    page, place = sight.page, f"talk-{user}"
    sign_in(page, console, user)

    def told(wait_s: int, text: str) -> dict[str, Any]:
        body = {"user_id": user, "conversation_id": place, "text": text}
        wait = {"Prefer": f"wait={wait_s}"}
        answer = httpx.post(f"{console.open_url}/tool/call", json=body, headers=wait, timeout=60, trust_env=False)
        return answer.json()  # type: ignore[no-any-return]

    first = told(20, "send a mail to bob@example.com that lunch is at noon")
    page.goto(f"{console.people_url}/console/talk?conversation={place}")
    expect(page.locator(f'.card.waiting[data-problem="{first["problem_id"]}"]')).to_be_visible()
    later = told(0, "send a mail to alice@example.com that lunch is at one")
    until(page, lambda: console.view(later["problem_id"]).get("status") == "awaiting_confirmation")
    expect(page.locator("#badge")).to_contain_text("2")
    told(20, "yes")
    assert console.view(later["problem_id"])["status"] == "awaiting_confirmation"


@pytest.mark.requirement("console.talk.readable")
def test_what_was_found_is_a_table_without_ids_behind_one_details(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/talk")
    say(page, "find e-mails from Alice")
    answer = page.locator(".turn .answer").last
    expect(answer).to_contain_text("Alice Martin")
    assert re.search(r"\[m[0-9a-f]{8,}\]", answer.inner_text()) is None
    details = answer.get_by_text("Details")
    assert details.count() == 1
    details.click()
    headings = answer.locator("th").all_inner_texts()
    assert {"From", "Subject", "Date"} <= set(headings)
    assert "Id" not in headings
    assert "T16:40" not in answer.inner_text()
    assert answer.locator("pre").count() == 0
    assert sight.axe() == []


@pytest.mark.requirement("console.talk.away")
def test_what_was_typed_while_steward_is_away_is_kept_and_sent_once(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/talk")
    gone = True

    def handle(route: Route) -> None:
        if gone:
            route.abort("connectionrefused")
        else:
            route.continue_()

    page.route(re.compile(r"/(console/talk\?|readyz)"), lambda route: handle(route))
    say(page, "what time is it")
    expect(page.locator("#away")).to_be_visible()
    assert page.get_by_label("Message").input_value() == "what time is it"
    gone = False
    expect(page.locator(".turn .answer")).to_contain_text("It is")
    expect(page.locator("#away")).to_be_hidden()
    assert page.locator(".turn").count() == 1
    assert page.get_by_label("Message").input_value() == ""
    sight.complaints.clear()


@pytest.mark.requirement("console.wrong-page")
def test_a_wrong_address_is_a_page_for_a_browser_and_json_for_a_program(console: Console, sight: Sight) -> None:
    page = sight.page
    page.goto(f"{console.open_url}/console/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link", name="To the inbox")).to_be_visible()
    answer = httpx.get(f"{console.open_url}/console/nowhere", trust_env=False)
    assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
    sight.complaints.clear()


@pytest.mark.requirement("console.account")
def test_somebody_says_how_they_are_told_and_what_does_not_fit_is_said(
    console: Console, sight: Sight, user: str
) -> None:
    page = sight.page
    sign_in(page, console, user)
    page.get_by_role("link", name="Account").click()
    page.get_by_label("A topic of ntfy").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert").first).to_contain_text("ntfy_url")
    expect(page.locator(CHANGING)).to_have_count(0)
    expect(page.get_by_label("A topic of ntfy")).to_be_checked()
    page.get_by_label("Topic of ntfy", exact=True).fill("https://ntfy.example.com/my-topic")
    page.get_by_label("From").fill("22:00")
    page.get_by_label("to", exact=True).fill("07:00")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Kept. It holds")).to_be_visible()
    page.reload()
    expect(page.get_by_label("From")).to_have_value("22:00")
    assert sight.axe() == []
    page.get_by_role("link", name="API keys").click()
    expect(page.get_by_text("Only who administers Steward sees these.")).to_be_visible()
    page.get_by_role("link", name="Security events").click()
    expect(page.get_by_role("heading", name="Security events", exact=True)).to_be_visible()
    assert sight.axe() == []


@pytest.mark.requirement("console.account")
def test_who_administers_makes_and_revokes_keys_and_adds_documents(console: Console, sight: Sight) -> None:
    page = sight.page
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto(f"{console.open_url}/console/account/keys")
    page.get_by_label("What it is for").fill("a bot")
    page.get_by_role("button", name="Make a key").click()
    expect(page.locator("#made")).to_contain_text("stk_")
    assert sight.axe() == []
    page.get_by_role("button", name="Revoke a bot").click()
    expect(page.get_by_text("sessions opened with it are over")).to_be_visible()
    page.get_by_role("link", name="Knowledge").click()
    page.get_by_label("Name", exact=True).fill("House rules")
    page.get_by_label("Text", exact=True).fill("Quiet after ten.")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("House rules is being read.")).to_be_visible()
    assert sight.axe() == []
    page.get_by_role("button", name="Take out House rules").click()
    expect(page.get_by_text("No documents yet.")).to_be_visible()


@pytest.mark.requirement("console.docs")
def test_the_api_page_and_the_console_lead_to_each_other(console: Console, sight: Sight) -> None:
    page = sight.page
    page.emulate_media(color_scheme="dark")
    page.goto(f"{console.open_url}/")
    page.get_by_role("link", name="API", exact=True).click()
    expect(page.get_by_role("link", name="Back to the console")).to_be_visible()
    assert "invert" in page.evaluate("getComputedStyle(document.documentElement).filter")
    page.get_by_role("link", name="Back to the console").click()
    expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
