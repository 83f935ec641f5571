"""A human word means what was shown last, through every door."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.support.doors import Door

MAIL = {"to": "bob@example.com", "subject": "Lunch", "body": "Lunch at noon?"}


async def asked(connect: Door, user: str, **changes: str) -> dict[str, Any]:
    """A mail that waits for its approval."""
    answer = await connect.call(tool_name="compose_email", args=MAIL | changes, user_id=user)
    assert answer["status"] == "awaiting_confirmation", answer
    return answer


async def status(connect: Door, answer: dict[str, Any], user: str) -> str:
    return str((await connect.status(answer["problem_id"], user))["status"])


@pytest.mark.requirement("attacks.a2.change-withdraws")
@pytest.mark.parametrize("addressed", [False, True], ids=["said", "said to the problem"])
async def test_a_yes_after_a_change_nobody_can_apply_sends_nothing(connect: Door, user: str, addressed: bool) -> None:
    mail = await asked(connect, user)
    to = {"problem_id": mail["problem_id"]} if addressed else {}
    changed = await connect.call(text="make it nicer", user_id=user, **to)
    assert changed["problem_id"] == mail["problem_id"]
    assert (changed["status"], changed["tool_executed"], changed["error"]) == ("canceled", False, "approval_denied")
    after = await connect.call(text="yes", user_id=user, **to)
    assert not after.get("tool_executed"), after
    assert await status(connect, mail, user) == "canceled"


@pytest.mark.requirement("attacks.a2.change-asks-again")
@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("change the subject to Hello Bob", {"subject": "Hello Bob"}),
        ("yes, but to alice@example.com", {"to": "alice@example.com"}),
        ("ändere den Betreff auf Hallo", {"subject": "Hallo"}),
        ("no, mejor a alice@example.com", {"to": "alice@example.com"}),
    ],
)
async def test_a_change_is_shown_again_and_then_a_yes_means_it(
    connect: Door, user: str, text: str, change: dict[str, str]
) -> None:
    mail = await asked(connect, user)
    again = await connect.call(text=text, user_id=user)
    [approval] = again["approvals"]
    assert (again["problem_id"], again["tool_executed"]) == (mail["problem_id"], False)
    assert approval["approval_id"] != mail["approvals"][0]["approval_id"]
    assert approval["args"] == MAIL | change
    old = {"problem_id": mail["problem_id"], "confirmed": True, "approval_id": mail["approvals"][0]["approval_id"]}
    assert (await connect.call(tool_name="confirm_action", args=old, user_id=user))["error"] == "already_decided"
    sent = await connect.call(text="yes", user_id=user)
    assert (sent["status"], sent["tool_executed"], sent["result"]["to"]) == ("done", True, (MAIL | change)["to"])


@pytest.mark.requirement("attacks.a2.something-else")
async def test_after_another_request_a_yes_shows_the_older_approval_again_first(connect: Door, user: str) -> None:
    mail = await asked(connect, user)
    await connect.call(text="what is 12*7+3", user_id=user)
    which = await connect.call(text="yes", user_id=user)
    assert (which["success"], which["error"]) == (False, "ambiguous_approval")
    assert (which["requires_confirmation"], which["tool_executed"]) == (True, False)
    [listed] = which["approvals"]
    assert (listed["problem_id"], listed["args"]) == (mail["problem_id"], mail["approvals"][0]["args"])
    assert which["message"].endswith("Is it this? Answer yes or no.")
    assert listed["message"] in which["message"]
    assert await status(connect, mail, user) == "awaiting_confirmation"
    sent = await connect.call(text="yes", user_id=user)
    assert (sent["problem_id"], sent["tool_executed"]) == (mail["problem_id"], True)


@pytest.mark.requirement("attacks.a2.something-else")
@pytest.mark.parametrize("addressed", [False, True], ids=["said", "said to the problem"])
async def test_of_two_approvals_a_yes_means_the_later_and_then_asks_about_the_other(
    connect: Door, user: str, addressed: bool
) -> None:
    first = await asked(connect, user)
    second = await asked(connect, user, to="eve@example.com")
    if addressed:
        early = await connect.call(text="yes", user_id=user, problem_id=first["problem_id"])
        assert early["error"] == "ambiguous_approval"
        assert await status(connect, first, user) == "awaiting_confirmation"
        return
    sent = await connect.call(text="yes", user_id=user)
    assert (sent["problem_id"], sent["tool_executed"]) == (second["problem_id"], True)
    assert (await connect.call(text="yes", user_id=user))["error"] == "ambiguous_approval"
    assert await status(connect, first, user) == "awaiting_confirmation"


@pytest.mark.requirement("attacks.b5.a-sentence")
async def test_a_person_gets_a_sentence_and_no_bare_refusal(http: httpx.AsyncClient, user: str) -> None:
    asks = {"tool_name": "compose_email", "args": MAIL, "user_id": user}
    mail = (await http.post("/tool/call", json=asks)).json()
    await http.post("/tool/call", json={"text": "what time is it", "user_id": user})
    to_problem = f"/problems/{mail['problem_id']}/message"
    for address, extra in (("/tool/call", {}), ("/tool/call", {"problem_id": mail["problem_id"]}), (to_problem, {})):
        await http.post("/tool/call", json={"text": "what time is it", "user_id": user})
        which = await http.post(address, json={"text": "yes", "user_id": user, **extra})
        answer = which.json()
        assert (which.status_code, answer["error"], answer["problem_id"]) == (
            200,
            "ambiguous_approval",
            mail["problem_id"],
        )
        assert mail["approvals"][0]["message"] in answer["message"]
    sent = (await http.post("/tool/call", json={"text": "yes", "user_id": user})).json()
    assert (sent["problem_id"], sent["tool_executed"]) == (mail["problem_id"], True)


@pytest.mark.requirement("attacks.b5.a-sentence")
@pytest.mark.parametrize(
    ("request_text", "word", "asked_back"),
    [
        ("Schreib eine Mail an bob@example.com, dass das Essen fertig ist", "ja, an wen geht das?", "Meinen Sie das?"),
        ("Escribe un correo a bob@example.com diciendo que la cena está lista", "sí, ¿por qué?", "¿Es esto?"),
    ],
)
async def test_the_sentence_is_in_the_language_of_the_request(
    http: httpx.AsyncClient, user: str, request_text: str, word: str, asked_back: str
) -> None:
    mail = (await http.post("/tool/call", json={"text": request_text, "user_id": user})).json()
    assert mail["status"] == "awaiting_confirmation"
    again = (await http.post("/tool/call", json={"text": word, "user_id": user})).json()
    assert (again["error"], again["problem_id"]) == ("ambiguous_approval", mail["problem_id"])
    assert asked_back in again["message"]


@pytest.mark.requirement("attacks.b5.a-sentence")
async def test_a_word_for_what_was_decided_elsewhere_is_answered_in_words(http: httpx.AsyncClient, user: str) -> None:
    first = {"tool_name": "compose_email", "args": MAIL, "user_id": user}
    for _ in range(2):
        mail = (await http.post("/tool/call", json=first)).json()
    address = f"/problems/{mail['problem_id']}/confirm"
    decided, said = await asyncio.gather(
        http.post(address, json={"confirmed": False, "user_id": user}),
        http.post("/tool/call", json={"text": "yes", "user_id": user}),
    )
    assert said.status_code == 200
    assert said.json()["message"]
    assert decided.status_code in (200, 409)


@pytest.mark.requirement("attacks.b6.yes-and-more")
@pytest.mark.parametrize("addressed", [False, True], ids=["said", "said to the problem"])
async def test_a_yes_that_goes_on_decides_and_opens_a_problem_with_the_rest(
    connect: Door, user: str, addressed: bool
) -> None:
    mail = await asked(connect, user)
    to = {"problem_id": mail["problem_id"]} if addressed else {}
    said = {"text": "yes, and remind me at 5pm to water the plants", "user_id": user, "idempotency_key": f"more-{user}"}
    both = await connect.call(**said, **to)
    assert await status(connect, mail, user) == "done"
    assert both["problem_id"] != mail["problem_id"]
    assert (both["status"], both["tool_name"]) == ("done", "schedule_reminder"), both
    assert "E-mail sent to bob@example.com" in both["message"]
    again = await connect.call(**said, **to)
    assert (again["problem_id"], again["status"]) == (both["problem_id"], "done")
    listed = await connect.call(tool_name="list_reminders", args={}, user_id=user)
    assert [one["message"] for one in listed["result"]["reminders"]] == ["water the plants"]


@pytest.mark.requirement("attacks.b6.yes-and-more")
async def test_a_no_that_goes_on_denies_and_opens_a_problem_with_the_rest(connect: Door, user: str) -> None:
    mail = await asked(connect, user)
    both = await connect.call(text="no. what is 12*7+3?", user_id=user)
    assert await status(connect, mail, user) == "canceled"
    assert (both["status"], "87" in both["message"]) == ("done", True), both


@pytest.mark.requirement("attacks.b6.one-rule")
@pytest.mark.parametrize("word", ["fine", "lgtm", "passt", "perfecto", "perfect, thanks"])
async def test_who_agrees_to_what_was_shown_last_says_yes(connect: Door, user: str, word: str) -> None:
    mail = await asked(connect, user)
    sent = await connect.call(text=word, user_id=user)
    assert (sent["problem_id"], sent["tool_executed"]) == (mail["problem_id"], True), sent


@pytest.mark.requirement("attacks.b6.no-text-of-a-mail")
async def test_a_yes_is_no_text_of_a_mail_and_the_question_is_asked_again(connect: Door, user: str) -> None:
    asked_for = await connect.call(
        tool_name="compose_email", args={"to": "bob@example.com", "subject": "Lunch"}, user_id=user
    )
    assert asked_for["question"]["parameter"] == "body"
    again = await connect.call(text="Yes, draft the email.", user_id=user)
    assert (again["problem_id"], again["status"]) == (asked_for["problem_id"], "awaiting_user")
    assert again["message"].endswith(asked_for["question"]["text"])
    drafted = await connect.call(text="Lunch at noon?", user_id=user)
    assert [one["args"]["body"] for one in drafted["approvals"]] == ["Lunch at noon?"]


@pytest.mark.requirement("dialogue.named-decisions")
async def test_both_are_two_that_were_shown_and_the_answer_asks_nothing_that_is_decided(
    connect: Door, user: str
) -> None:
    for to in ("ann@example.com", "bob@example.com"):
        await asked(connect, user, to=to)
    which = await connect.call(text="send both", user_id=user)
    assert (which["error"], len(which["approvals"])) == ("ambiguous_approval", 2)
    third = await connect.call(text="email kim@example.com saying hi", user_id=user)
    assert (await connect.call(text="send both", user_id=user))["error"] == "ambiguous_approval"
    assert await status(connect, third, user) == "awaiting_confirmation"
    sent = await connect.call(text="send all three", user_id=user)
    assert (sent["tool_executed"], sent["approvals"]) == (True, [])
    assert sent["message"].count("E-mail sent to ") == 3
    assert "?" not in sent["message"]


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize("word", ["send both", "yes"])
async def test_of_two_mails_in_one_request_the_answer_shows_none_as_a_question_that_is_decided(
    connect: Door, user: str, word: str
) -> None:
    two = "email ann@example.com saying hi and email bob@example.com saying hello"
    asked_for = await connect.call(text=two, user_id=user)
    assert len(asked_for["approvals"]) == 2
    assert "A yes is for both" in asked_for["message"]
    sent = await connect.call(text=word, user_id=user)
    assert (sent["status"], sent["message"].count("E-mail sent to ")) == ("done", 2)
    assert "?" not in sent["message"]


@pytest.mark.requirement("dialogue.named-decisions")
@pytest.mark.parametrize("word", ["yes", "approve all", "no to the second", "ja zu beiden"])
async def test_a_decision_is_no_answer_to_a_question_for_a_person_and_no_request(
    connect: Door, user: str, word: str
) -> None:
    mail = await connect.call(text="email frank saying hi", user_id=user)
    assert mail["question"]["parameter"] == "to"
    after = await connect.call(text=word, user_id=user)
    assert after["message"].startswith(("Nothing waits here for your decision", "Hier wartet nichts"))
    assert after["message"].endswith(mail["question"]["text"])
    assert await status(connect, mail, user) == "awaiting_user"


@pytest.mark.requirement("life.deny")
async def test_after_a_no_the_rest_of_the_request_is_taken_up(connect: Door, user: str) -> None:
    two = "email bob@example.com saying hi and cancel my reminder"
    mail = await connect.call(text=two, user_id=user)
    assert [one["tool_name"] for one in mail["approvals"]] == ["compose_email"]
    rest = await connect.call(text="no", user_id=user)
    assert (rest["problem_id"], rest["approvals"], rest["status"]) == (mail["problem_id"], [], "awaiting_user")
    assert rest["question"]["tool_name"] == "cancel_reminder"


@pytest.mark.requirement("attacks.a2.shown-is-durable")
async def test_of_words_that_come_at_once_one_decides(http: httpx.AsyncClient, user: str) -> None:
    asks = {"tool_name": "compose_email", "args": MAIL, "user_id": user}
    mail = (await http.post("/tool/call", json=asks)).json()
    word = {"text": "yes", "user_id": user}
    answers = await asyncio.gather(*(http.post("/tool/call", json=word) for _ in range(4)))
    decided = [a.json() for a in answers if a.json().get("tool_executed")]
    assert [(one["problem_id"], one["success"]) for one in decided] == [(mail["problem_id"], True)]


@pytest.mark.requirement("attacks.a2.last-shown")
async def test_a_yes_sent_again_because_its_answer_was_lost_is_not_a_second_yes(connect: Door, user: str) -> None:
    mail = await asked(connect, user)
    await connect.call(tool_name="calculate", args={"expression": "1"}, user_id=user)
    for _ in range(2):
        which = await connect.call(text="yes", user_id=user, idempotency_key=f"yes-{user}")
        assert which["error"] == "ambiguous_approval"
    assert await status(connect, mail, user) == "awaiting_confirmation"
    sent = await connect.call(text="yes", user_id=user)
    assert (sent["problem_id"], sent["tool_executed"]) == (mail["problem_id"], True)


@pytest.mark.requirement("attacks.a1.resent-names-one-call")
async def test_a_request_sent_again_with_other_words_for_a_date_decides_nothing(connect: Door, user: str) -> None:
    event = {"title": "Standup", "start_time": "3 March 2031 10am", "end_time": "11am"}
    await connect.call(tool_name="create_calendar_event", args=event | {"title": "Dentist"}, user_id=user)
    first = await connect.call(tool_name="create_calendar_event", args=event, user_id=user)
    assert first["status"] == "awaiting_confirmation", first
    again = {"tool_name": "create_calendar_event", "problem_id": first["problem_id"], "confirm": True, "user_id": user}
    for other in ({}, event | {"start_time": "4 March 2031 10am"}, {"title": "Standup"}):
        refused = await connect.call(**again, args=other)
        assert refused["error"] == "invalid_arguments", refused
        assert refused["approvals"][0]["args"]["title"] == "Standup"
    assert await status(connect, first, user) == "awaiting_confirmation"
    done = await connect.call(**again, args=event)
    assert (done["status"], done["tool_executed"]) == ("done", True)


@pytest.mark.requirement("attacks.a1.resent-names-one-call")
async def test_arguments_without_a_tool_are_not_ignored(connect: Door, user: str) -> None:
    mail = await asked(connect, user)
    again = {"problem_id": mail["problem_id"], "confirm": True, "user_id": user}
    assert (await connect.call(**again, args={"to": "eve@example.com"}))["error"] == "invalid_request"
    assert (await connect.call(**again, text="send it to eve@example.com"))["error"] == "invalid_arguments"
    assert await status(connect, mail, user) == "awaiting_confirmation"


@pytest.mark.requirement("attacks.a9.reserved-names")
@pytest.mark.parametrize("name", ["operator", "system", "temporal", "Operator ", "temporal:me@host", "ｓystem"])
async def test_nobody_goes_by_the_name_of_somebody_who_is_no_user(connect: Door, name: str) -> None:
    answer = await connect.call(tool_name="calculate", args={"expression": "1"}, user_id=name)
    assert answer["error"] == "invalid_request"
    assert (await connect.status(1, name))["error"] == "invalid_request"


@pytest.mark.requirement("attacks.a9.reserved-names")
async def test_no_event_is_for_somebody_who_is_no_user(http: httpx.AsyncClient) -> None:
    mail = {"from": "a@example.com", "subject": "x", "body": "y"}
    event = {"type": "email", "dedupe_key": "k", "email": mail, "notify": "operator"}
    response = await http.post("/events", json=event)
    assert (response.status_code, response.json()["error"]) == (400, "invalid_request")


@pytest.mark.requirement("tools.guard.emergency-interrupts")
@pytest.mark.parametrize("addressed", [False, True], ids=["said", "said to the problem"])
async def test_a_cry_for_help_is_answered_with_the_number_whatever_waits(
    connect: Door, user: str, addressed: bool
) -> None:
    mail = await asked(connect, user)
    to = {"problem_id": mail["problem_id"]} if addressed else {}
    heard = await connect.call(text="help, my father is not breathing", user_id=user, **to)
    assert heard["problem_id"] != mail["problem_id"]
    assert (heard["status"], heard["error"], heard["tool_executed"]) == ("blocked", "input_blocked", False)
    assert "112" in heard["message"]
    assert await status(connect, mail, user) == "awaiting_confirmation"


@pytest.mark.requirement("tools.guard.emergency-interrupts")
async def test_a_cry_for_help_is_no_answer_to_an_open_question(connect: Door, user: str) -> None:
    question = await connect.call(text="remind me to call mum", user_id=user)
    assert question["status"] == "awaiting_user", question
    heard = await connect.call(text="the kitchen is on fire!", user_id=user)
    assert heard["problem_id"] != question["problem_id"]
    assert (heard["status"], "112" in heard["message"]) == ("blocked", True)
    assert await status(connect, question, user) == "awaiting_user"


@pytest.mark.requirement("dialogue.acts")
async def test_what_a_correction_replaces_is_there_until_its_replacement_is(connect: Door, user: str) -> None:
    await connect.call(text="remind me on Friday at 5pm to water the plants", user_id=user)
    moved = await connect.call(text="make it 6 instead", user_id=user)
    assert (moved["status"], moved["tool_name"], moved["approvals"]) == ("done", "update_reminder", [])
    replaced = await connect.call(text="no, feed the cat", user_id=user)
    assert (replaced["status"], replaced["tool_name"], replaced["approvals"]) == ("done", "update_reminder", [])
    listed = await connect.call(tool_name="list_reminders", args={}, user_id=user)
    [left] = listed["result"]["reminders"]
    assert (left["message"], left["due_at"][11:16]) == ("feed the cat", "18:00")
