"""What a key or a click decides in the console: only what somebody marked, and only after five seconds to undo it."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.support.chromium import Sight
from tests.support.console import Console, card_of, mail, sign_in

pytestmark = pytest.mark.timeout(300)
WAITS = "awaiting_confirmation"


def _opened(console: Console, sight: Sight, user: str, count: int) -> tuple[Page, list[int], list[str]]:
    """An inbox with so many approvals, the oldest first, and what is posted from it."""
    asked = [int(console.ask(user, **mail())["problem_id"]) for _ in range(count)]
    sent: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and "/console/inbox/" in request.url:
            sent.append(request.url.rpartition("/console/inbox/")[2])

    sign_in(sight.page, console, user)
    sight.page.on("request", note)
    for problem_id in asked:
        expect(_approve(sight.page, problem_id)).to_be_visible()
    return sight.page, asked, sent


def _approve(page: Page, problem_id: int) -> Any:
    return card_of(page, problem_id).get_by_role("button", name="Approve")


def _held(page: Page, problem_id: int) -> Any:
    return card_of(page, problem_id).locator(".held")


def _pass_the_hold() -> None:
    threading.Event().wait(6)


@pytest.mark.requirement("console.keys.marked")
def test_a_key_acts_on_what_is_marked_and_on_nothing_else(console: Console, sight: Sight, user: str) -> None:
    page, asked, sent = _opened(console, sight, user, 2)
    for key in "ade":
        page.keyboard.press(key)
    expect(page.locator("#announce")).to_have_text("Nothing is marked: j and k mark")
    expect(page.locator(".held, .panel:visible, .editing")).to_have_count(0)

    page.keyboard.press("j")
    later = console.ask(user, **mail())["problem_id"]
    expect(_approve(page, later)).to_be_visible()
    assert page.locator("#cards .card").first.get_attribute("data-problem") == str(later)
    page.keyboard.press("a")
    expect(_held(page, asked[1])).to_be_visible()
    expect(page.locator(".held")).to_have_count(1)
    expect(card_of(page, asked[1])).to_contain_text("Approved by you")
    page.keyboard.press("a")
    _pass_the_hold()
    assert sent == [f"{asked[1]}-1/approve"]
    assert [console.view(one)["status"] == WAITS for one in (asked[0], asked[1], later)] == [True, False, True]
    page.keyboard.press("j")
    expect(card_of(page, asked[0])).to_have_class("card waiting current")


@pytest.mark.requirement("console.keys.marked")
def test_what_is_decided_elsewhere_passes_its_mark_to_nobody(console: Console, sight: Sight, user: str) -> None:
    page, asked, sent = _opened(console, sight, user, 2)
    page.keyboard.press("j")
    assert console.decide(asked[1], False, user_id=user).status_code == 200
    expect(card_of(page, asked[1])).to_contain_text("Denied")
    page.keyboard.press("a")
    _pass_the_hold()
    assert sent == []
    assert console.view(asked[0])["status"] == WAITS


@pytest.mark.requirement("console.held")
def test_a_decision_is_held_back_and_can_be_undone(console: Console, sight: Sight, user: str) -> None:
    page, [asked], sent = _opened(console, sight, user, 1)
    for undo in ("key", "click"):
        page.keyboard.press("j")
        page.keyboard.press("a")
        expect(_held(page, asked)).to_contain_text("Approving in")
        expect(page.locator("#announce")).to_contain_text("Press u to undo")
        if undo == "key":
            page.keyboard.press("u")
        else:
            page.get_by_role("button", name="Undo").click()
        expect(_held(page, asked)).to_have_count(0)
        expect(_approve(page, asked)).to_be_visible()
    _pass_the_hold()
    assert (sent, console.view(asked)["status"]) == ([], WAITS)

    card_of(page, asked).get_by_role("button", name="Deny").click()
    page.get_by_label("Reason (may be left empty)").fill("wrong Bob")
    card_of(page, asked).locator("form.panel button.danger").click()
    expect(_held(page, asked)).to_contain_text("Denying in")
    assert sent == []
    # Last of all, since a slow machine needs more than the five seconds for it.
    assert sight.axe() == []
    expect(card_of(page, asked)).to_contain_text("Denied by you")
    assert sent == [f"{asked}-1/deny"]
    assert any("wrong Bob" in step["description"] for step in console.steps(asked))


@pytest.mark.requirement("console.held")
def test_who_leaves_the_page_has_decided_nothing_and_is_told(console: Console, sight: Sight, user: str) -> None:
    page, [asked], sent = _opened(console, sight, user, 1)
    _approve(page, asked).click()
    expect(_held(page, asked)).to_be_visible()
    page.get_by_role("link", name="Problems", exact=True).click()
    expect(page.locator("#toasts")).to_contain_text("You left the page before five seconds had passed")
    _pass_the_hold()
    assert (sent, console.view(asked)["status"]) == ([], WAITS)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)


@pytest.mark.requirement("console.held")
def test_what_was_decided_elsewhere_meanwhile_is_not_sent(console: Console, sight: Sight, user: str) -> None:
    page, [asked], sent = _opened(console, sight, user, 1)
    _approve(page, asked).click()
    expect(_held(page, asked)).to_be_visible()
    assert console.decide(asked, False, user_id=user).status_code == 200
    expect(card_of(page, asked)).to_contain_text("Denied")
    _pass_the_hold()
    assert (sent, console.view(asked)["tool_executed"]) == ([], False)


@pytest.mark.requirement("console.held")
def test_several_are_held_back_together(console: Console, sight: Sight, user: str) -> None:
    page, asked, sent = _opened(console, sight, user, 3)
    for problem_id in asked[:2]:
        card_of(page, problem_id).get_by_role("checkbox").check()
    page.get_by_role("button", name="Approve these").click()
    expect(page.locator("#bulk .held")).to_contain_text("Approving in")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Approve these")).to_be_visible()
    _pass_the_hold()
    assert sent == []
    page.get_by_role("button", name="Approve these").click()
    expect(page.locator("#toasts")).to_contain_text("2 approved")
    assert sent == ["approve"]
    assert [console.view(one)["tool_executed"] for one in asked] == [True, True, False]


@pytest.mark.requirement("console.held")
def test_a_decision_in_a_conversation_is_held_back_while_its_turn_is_shown_anew(
    console: Console, sight: Sight, user: str
) -> None:
    page = sight.page
    sign_in(page, console, user)
    page.get_by_role("link", name="Talk", exact=True).click()
    page.get_by_label("Message").fill("send an email to bob@example.com with subject Lunch and body At noon?")
    page.get_by_role("button", name="Send").click()
    page.get_by_role("button", name="Approve").click()
    expect(page.locator(".held")).to_be_visible()
    expect(page.locator(".turn .answer, .card.decided").first).to_be_visible()
