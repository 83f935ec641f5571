"""What belongs to a user in the console: conversations, documents, reminders, sessions."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from tests.support.chromium import Sight, a_sight
from tests.support.console import Console, sign_in
from tests.support.people import token_of

pytestmark = pytest.mark.timeout(300)


def tell(console: Console, user: str, place: str, text: str) -> None:
    console.call({"text": text, "user_id": user, "conversation_id": place})


@pytest.mark.requirement("console.talk.conversations")
def test_conversations_are_found_renamed_and_deleted(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    tell(console, user, f"console-{user}1", "what is 12*7?")
    tell(console, user, f"console-{user}2", "add buy milk to my tasks")
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/talk?conversation=console-{user}1")
    beside = page.get_by_role("complementary", name="Conversations")
    expect(beside.get_by_role("listitem")).to_have_count(2)
    page.get_by_label("Find a conversation").fill("milk")
    expect(beside.get_by_role("listitem")).to_have_count(1)
    page.get_by_label("Find a conversation").fill("")
    expect(beside.get_by_role("listitem")).to_have_count(2)
    page.get_by_label("Rename or delete add buy milk").click()
    assert sight.axe() == []
    page.get_by_label("New name of add buy milk").fill("Shopping")
    page.get_by_role("button", name="Rename").click()
    expect(beside.get_by_role("link", name="Shopping")).to_be_visible()
    page.reload()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_label("Rename or delete Shopping").click()
    beside.get_by_role("button", name="Delete").locator("visible=true").click()
    expect(beside.get_by_role("listitem")).to_have_count(1)
    page.goto(f"{console.people_url}/console/talk?conversation=console-{user}2")
    expect(page.get_by_text("What can I do for you?")).to_be_visible()
    tell(console, user, f"console-{user}2", "what is 3*3?")
    page.reload()
    expect(page.locator(".turn")).to_have_count(1)
    expect(page.locator(".turn")).to_contain_text("9")


@pytest.mark.requirement("console.talk.conversations")
def test_on_a_phone_the_conversations_come_when_they_are_asked_for(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    page.set_viewport_size({"width": 390, "height": 844})
    tell(console, user, f"console-{user}1", "what is 12*7?")
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/talk")
    link = page.get_by_role("complementary", name="Conversations").get_by_role("link", name="what is 12*7?")
    expect(link).to_be_hidden()
    page.get_by_role("button", name="Conversations").click()
    expect(link).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert sight.axe() == []


@pytest.mark.requirement("console.talk.document")
def test_a_document_is_added_in_talk_and_asked_about(console: Console, sight: Sight) -> None:
    page = sight.page
    page.goto(f"{console.open_url}/console/talk?new=true")
    page.wait_for_load_state("load")
    file: FilePayload = {
        "name": "house.md",
        "mimeType": "text/markdown",
        "buffer": b"# House rules\n\nThe gate closes at ten.\n",
    }
    page.get_by_label("Add a document").set_input_files([file])
    expect(page.locator("#turns")).to_contain_text("In a moment you can ask me about it.")
    assert sight.axe() == []
    page.goto(f"{console.open_url}/console/account/knowledge")
    expect(page.locator(".listed", has_text="house.md")).to_be_visible()


@pytest.mark.requirement("console.talk.document")
def test_who_may_add_no_documents_sees_no_paperclip(console: Console, sight: Sight, user: str) -> None:
    sign_in(sight.page, console, user)
    sight.page.goto(f"{console.people_url}/console/talk?new=true")
    expect(sight.page.get_by_label("Message")).to_be_visible()
    assert sight.page.get_by_label("Add a document").count() == 0


@pytest.mark.requirement("console.reminders")
def test_reminders_are_listed_and_called_off(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    args = {"message": "call Kim", "when": "in 2 days"}
    console.call({"tool_name": "schedule_reminder", "args": args, "user_id": user})
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/account/reminders")
    expect(page.locator(".listed", has_text="call Kim")).to_be_visible()
    assert sight.axe() == []
    page.get_by_role("button", name="Call off call Kim").click()
    expect(page.get_by_text("Nothing is coming.")).to_be_visible()
    expect(page.locator(".listed", has_text="call Kim")).to_contain_text("called off")


@pytest.mark.requirement("console.sessions")
def test_who_signs_out_everywhere_else_goes_on_here(
    console: Console, sight: Sight, user: str, browser: Browser
) -> None:
    key = token_of(console.people_url, "default", user)
    with a_sight(browser) as other:
        for page in (other.page, sight.page):
            page.goto(f"{console.people_url}/")
            page.get_by_label("API key or token").fill(key)
            page.get_by_role("button", name="Sign in").click()
            expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_visible()
        page = sight.page
        page.goto(f"{console.people_url}/console/account/sessions")
        page.on("dialog", lambda dialog: dialog.accept())
        assert sight.axe() == []
        with page.expect_navigation():
            page.get_by_role("button", name="Sign out everywhere else").click()
        other.page.goto(f"{console.people_url}/console/problems")
        expect(other.page.get_by_label("API key or token")).to_be_visible()
        page.goto(f"{console.people_url}/console/problems")
        expect(page.get_by_role("heading", name="Problems", exact=True)).to_be_visible()


@pytest.mark.requirement("console.account.test")
def test_a_test_of_how_somebody_is_told_is_in_the_inbox(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/account")
    page.get_by_role("button", name="Send me a test").click()
    expect(page.get_by_text("A test is on its way")).to_be_visible()
    page.goto(f"{console.people_url}/")
    expect(page.locator("#told")).to_contain_text("This is a test")


@pytest.mark.requirement("console.told.offers")
def test_what_an_event_offers_is_run_where_it_is_told_and_hides_no_answer(
    console: Console, sight: Sight, user: str
) -> None:
    page = sight.page
    page.set_viewport_size({"width": 390, "height": 844})
    asked = console.event(user)
    tell(console, user, f"console-{user}1", "what is 12*7?")
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/console/talk?conversation=console-{user}1")
    told = page.locator("#told .told")
    expect(told).to_contain_text("Run or ignore?")
    assert "\n" in told.locator(".words").inner_text()
    expect(page.locator(".turn").last).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert sight.axe() == []
    told.get_by_role("button", name="Run").click()
    expect(told).to_have_count(0)
    assert console.view(asked["problem_id"])["status"] == "done"


@pytest.mark.requirement("console.told.offers")
def test_what_was_decided_elsewhere_is_not_offered_any_more(console: Console, sight: Sight, user: str) -> None:
    page = sight.page
    asked = console.event(user)
    console.decide(asked["problem_id"], False)
    sign_in(page, console, user)
    page.goto(f"{console.people_url}/")
    expect(page.locator("#told .told")).to_contain_text("Run or ignore?")
    expect(page.locator("#told").get_by_role("button", name="Run")).to_have_count(0)
