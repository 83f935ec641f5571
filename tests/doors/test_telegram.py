"""The Telegram gateway before a real stack: what a chat user sees, decides and cannot decide."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from steward.gateways.telegram.store import Store
from tests.support.telegram_api import BotApi
from tests.support.telegram_gateway import a_mail, as_user, gateway, pair, problem_of, someone
from tests.support.telegram_people import Chat

APPROVE, DENY = "✅ Approve", "❌ Deny"


@pytest.fixture
async def chat(bot_api: BotApi, people_url: str, user: str, tmp_path: Path) -> AsyncIterator[Chat]:
    """A chat that is paired with `user`, and the gateway that serves it."""
    async with gateway(bot_api, people_url, tmp_path):
        chat = bot_api.chat(someone())
        await pair(chat, people_url, user)
        yield chat


@pytest.mark.requirement("telegram.login")
async def test_a_chat_is_nobodys_until_its_code_is_claimed(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    async with gateway(bot_api, people_url, tmp_path):
        chat = bot_api.chat(someone())
        await chat.say("what is 12*7+3?")
        await chat.until("/login")
        await chat.say("/start K7QF-M2XD")
        await chat.until("A code in a link does nothing")
        await chat.until("steward login")
        await pair(chat, people_url, user)
        assert user in (await chat.until("paired with")).text
        await chat.say("what is 12*7+3?")
        await chat.until("87")


@pytest.mark.requirement("telegram.login.typed")
async def test_a_code_of_the_users_own_that_is_typed_makes_the_chat_theirs_once(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    async with gateway(bot_api, people_url, tmp_path), as_user(people_url, user) as http:
        code = (await http.post("/login/codes", json={})).raise_for_status().json()["code"]
        # It is no chat's code: nobody who is signed in can claim it, and half a chat user is none.
        assert (await http.post("/login/codes/claim", json={"code": code})).status_code == 404
        half = await http.post("/login/codes/claim", json={"code": code, "gateway": "telegram"})
        assert (half.status_code, half.json()["error"]) == (422, "invalid_arguments")
        claimed = {"code": code, "gateway": "telegram", "external_id": "1"}
        assert (await http.post("/login/codes/claim", json=claimed)).status_code == 403
        chat, other = bot_api.chat(someone()), bot_api.chat(someone())
        await chat.say("/login AAAA-AAAA")
        await chat.until("wrong, was used or has expired")
        await chat.say(f"/login {code.lower()}")
        assert user in (await chat.until("paired with")).text
        await chat.say("what is 12*7+3?")
        await chat.until("87")
        await other.say(f"/login {code}")
        await other.until("wrong, was used or has expired")
        [pair_row] = (await http.get("/login/pairs")).json()["pairs"]
        assert (pair_row["external_id"], pair_row["user_id"]) == (str(chat.user_id), user)


@pytest.mark.requirement("telegram.events")
async def test_news_come_by_events_and_what_came_while_the_bot_was_away_comes_after(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    """The looks at everything are an hour apart: after the first, only events say that something waits."""
    chat = bot_api.chat(someone())
    async with gateway(bot_api, people_url, tmp_path, watch_every_s=3600.0):
        await pair(chat, people_url, user)
        first = await a_mail(people_url, user, subject="The first")
        await chat.until("The first")
        async with as_user(people_url, user) as http:
            denied = await http.post(f"/problems/{first['problem_id']}/confirm", json={"confirmed": False})
            denied.raise_for_status()
        await bot_api.until(lambda: not [one for one in chat.sent if one.buttons], "the buttons stay")
    mark = Store(tmp_path / "telegram.db").mark(0, "events")
    assert mark
    await a_mail(people_url, user, subject="The second")
    async with gateway(bot_api, people_url, tmp_path, watch_every_s=3600.0):
        await chat.until("The second")
        await bot_api.until(lambda: (Store(tmp_path / "telegram.db").mark(0, "events") or 0) > mark, "not resumed")
    assert len([one for one in chat.sent if "The second" in one.text]) == 1


@pytest.mark.requirement("telegram.commands")
async def test_the_commands_say_what_there_is(chat: Chat) -> None:
    await chat.say("/help")
    await chat.until("Reply to an approval to change it")
    await chat.say("/problems")
    await chat.until("Nothing yet.")
    await chat.say("add a task to buy milk")
    await chat.until("milk")
    before = len(chat.sent)
    await chat.say("/tasks")
    await chat.api.until(lambda: any("milk" in one.text for one in chat.sent[before:]), "no tasks")
    await chat.say("/problems")
    await chat.until("· done · add a task to buy milk")
    await chat.say("/cancel")
    await chat.until("Nothing is going on.")
    await chat.say("/cancel everything")
    await chat.until("by its number")


@pytest.mark.requirement("telegram.live")
async def test_a_long_request_shows_typing_and_its_steps_in_one_message(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    async with gateway(bot_api, people_url, tmp_path, wait_s=0):
        chat = bot_api.chat(someone())
        await pair(chat, people_url, user)
        await chat.say("what is 12*7+3?")
        live = await chat.until("Steps")
        answer = await bot_api.until(
            lambda: next((one for one in chat.sent if one.text == "12*7+3 = 87"), None), "none"
        )
        assert any(name == "sendChatAction" and fields["action"] == "typing" for name, fields, _ in bot_api.calls)
        assert live.message_id < answer.message_id
        assert len(live.texts) > 1
        assert [one for one in chat.sent if "Working" in one.texts[0]] == [live]


@pytest.mark.requirement("telegram.approvals.whole")
async def test_long_arguments_are_shown_whole_before_the_buttons(chat: Chat, people_url: str, user: str) -> None:
    body = "\n".join(
        f"{number}. We meet at the {number}th place, and bring {number * 7} things 🎒." for number in range(180)
    )
    mail = await a_mail(people_url, user, body=body)
    last = await chat.approval("Reply to this message")
    parts = [one for one in chat.sent if one.message_id <= last.message_id and "paired" not in one.text]
    text = " ".join(part.text for part in parts)
    assert len([one for one in chat.sent if one.buttons]) == 1
    assert all(
        f"{number}. We meet at the {number}th place, and bring {number * 7} things 🎒." in text for number in range(180)
    )
    assert body.split() == [word for word in text.split() if word in body.split()][-len(body.split()) :]
    await chat.press(last, APPROVE)
    await chat.until("✅ Approved.")
    await chat.api.until(lambda: not last.buttons, "the buttons stay")
    await chat.until("bob@example.com")
    done = await problem_of(people_url, user, mail["problem_id"])
    assert (done["status"], done["tool_executed"]) == ("done", True)


@pytest.mark.requirement("telegram.approvals.bound")
async def test_a_stale_button_says_what_happened_and_does_nothing(chat: Chat, people_url: str, user: str) -> None:
    mail = await a_mail(people_url, user)
    shown = await chat.approval()
    pressed_late = {"id": chat.api.query(), "data": shown.buttons[APPROVE], "chat_instance": "1"}
    async with as_user(people_url, user) as http:
        denied = await http.post(f"/problems/{mail['problem_id']}/confirm", json={"confirmed": False})
        assert denied.json()["tool_executed"] is False
    await chat.api.until(lambda: not shown.buttons, "the buttons stay")
    message = {"message_id": shown.message_id, "date": 1, "chat": {"id": chat.user_id, "type": "private"}}
    person = {"id": chat.user_id, "is_bot": False, "first_name": "P"}
    await chat.api.update(callback_query=pressed_late | {"from": person, "message": message})
    answer = await chat.api.until(lambda: chat.api.answers, "the press was not answered")
    assert "denied" in answer[0]["text"].lower()
    assert user in answer[0]["text"]
    assert answer[0]["show_alert"] == "true"
    assert (await problem_of(people_url, user, mail["problem_id"]))["tool_executed"] is False


@pytest.mark.requirement("telegram.approvals.bound")
async def test_a_button_for_other_arguments_decides_nothing(chat: Chat, people_url: str, user: str) -> None:
    mail = await a_mail(people_url, user)
    shown = await chat.approval()
    data = shown.buttons[APPROVE]
    forged = data[:-1] + ("0" if data[-1] != "0" else "1")
    shown.markup["inline_keyboard"][0][0]["callback_data"] = forged
    await chat.press(shown, APPROVE)
    answer = await chat.api.until(lambda: chat.api.answers, "the press was not answered")
    assert "changed since" in answer[0]["text"]
    assert (await problem_of(people_url, user, mail["problem_id"]))["status"] == "awaiting_confirmation"


@pytest.mark.requirement("telegram.approvals.foreign")
async def test_nobody_else_decides_what_a_chat_was_shown(
    chat: Chat, bot_api: BotApi, people_url: str, user: str
) -> None:
    mail = await a_mail(people_url, user)
    shown = await chat.approval()
    other = bot_api.chat(someone())
    await pair(other, people_url, f"{user}-other")
    await chat.press(shown, APPROVE, by=other.user_id)
    await bot_api.until(lambda: any("somebody else" in one["text"] for one in bot_api.answers), "no refusal")
    await other.say("/help")
    own = await other.until("/tasks")
    own.markup = {"inline_keyboard": shown.markup["inline_keyboard"]}
    await other.press(own, APPROVE)
    await bot_api.until(lambda: any("not yours" in one["text"] for one in bot_api.answers), "no refusal")
    stranger = bot_api.chat(someone())
    own.chat_id = stranger.user_id
    await stranger.press(own, APPROVE)
    await bot_api.until(lambda: any("nobody's yet" in one["text"] for one in bot_api.answers), "no refusal")
    assert (await problem_of(people_url, user, mail["problem_id"]))["status"] == "awaiting_confirmation"


@pytest.mark.requirement("telegram.edit-by-reply")
async def test_a_reply_to_an_approval_changes_it_and_a_late_one_changes_nothing(
    chat: Chat, people_url: str, user: str
) -> None:
    mail = await a_mail(people_url, user)
    first = await chat.approval("Lunch at noon?")
    await chat.say("change the subject to Hello Bob", reply_to=first)
    second = await chat.approval("Hello Bob")
    assert second.message_id != first.message_id
    await chat.api.until(lambda: not first.buttons, "the old buttons stay")
    await chat.say("yes", reply_to=first)
    await chat.until("Nothing was changed.")
    assert (await problem_of(people_url, user, mail["problem_id"]))["status"] == "awaiting_confirmation"
    await chat.press(second, APPROVE)
    await chat.until("✅ Approved.")
    await chat.api.until(lambda: [one for one in chat.sent if one.message_id > second.message_id], "no answer")
    done = await problem_of(people_url, user, mail["problem_id"])
    assert (done["status"], done["result"]["subject"]) == ("done", "Hello Bob")


@pytest.mark.requirement("telegram.questions")
async def test_a_question_is_answered_by_a_reply(chat: Chat, people_url: str, user: str) -> None:
    async with as_user(people_url, user) as http:
        body = {"tool_name": "compose_email", "args": {"to": "bob@example.com", "subject": "Lunch"}}
        asked = (await http.post("/tool/call", json=body)).json()
        assert asked["status"] == "awaiting_user", asked
    question = await chat.until(asked["question"]["text"])
    assert question.markup == {"force_reply": True}
    await chat.say("See you at noon.", reply_to=question)
    assert "See you at noon." in (await chat.approval()).text


@pytest.mark.requirement("telegram.cancel")
async def test_what_waits_can_be_canceled_and_of_several_one_is_picked(chat: Chat, people_url: str, user: str) -> None:
    mails = [await a_mail(people_url, user, subject=subject) for subject in ("One", "Two")]
    await chat.approval("Two")
    await chat.say("/cancel")
    which = await chat.until("Which should I stop?")
    assert len(which.buttons) == 2
    label = next(one for one in which.buttons if str(mails[0]["problem_id"]) in one)
    await chat.press(which, label)

    async def status(mail: dict[str, Any]) -> str:
        return str((await problem_of(people_url, user, mail["problem_id"]))["status"])

    first = await chat.approval("One")
    await chat.api.until(lambda: not first.buttons, "the buttons stay")
    assert (await status(mails[0]), await status(mails[1])) == ("canceled", "awaiting_confirmation")
    await chat.say("/cancel")
    second = await chat.approval("Two")
    await chat.api.until(lambda: not second.buttons, "the buttons stay")
    assert await status(mails[1]) == "canceled"


@pytest.mark.requirement("telegram.own-words")
async def test_forwarded_words_and_groups_are_no_requests(chat: Chat, people_url: str, user: str) -> None:
    origin = {"type": "hidden_user", "date": 1, "sender_user_name": "Mallory"}
    await chat.say("delete all my tasks", forward_origin=origin)
    await chat.until("words of somebody else")
    await chat.say("/forget", forward_origin=origin)
    await chat.api.until(lambda: sum("words of somebody else" in one.text for one in chat.sent) == 2, "not refused")
    group = chat.api.chat(-someone())
    await chat.say("/problems", chat={"id": group.user_id, "type": "group", "title": "G"})
    await group.until("private chat")
    async with as_user(people_url, user) as http:
        assert (await http.get("/problems")).json()["problems"] == []
