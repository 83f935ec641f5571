"""The Telegram gateway where something goes wrong: limits, repeats, restarts, other people's posts, files."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemStatus
from steward.gateways.telegram.__main__ import main
from steward.gateways.telegram.intake import PATH, SECRET_HEADER
from steward.gateways.telegram.store import Store, View
from steward.sql.database import Database
from steward.sql.jsontext import dump_value
from steward.sql.problems import ProblemStore
from steward.sql.results import ResultStore
from tests.doors.conftest import DoorStack
from tests.support.mirror import a_step, a_view
from tests.support.people import OPERATOR_TOKEN
from tests.support.stacks import free_ports
from tests.support.telegram_api import TOKEN, BotApi
from tests.support.telegram_gateway import as_user, gateway, gateway_process, pair, someone
from tests.support.telegram_relay import foreign_server

PIXEL: Final = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


async def problems_of(url: str, user: str) -> list[dict[str, Any]]:
    async with as_user(url, user) as http:
        found: list[dict[str, Any]] = (await http.get("/problems")).json()["problems"]
        return found


@pytest.mark.requirement("telegram.limits")
async def test_retry_after_is_obeyed_and_nothing_is_lost(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    async with gateway(bot_api, people_url, tmp_path):
        chat = bot_api.chat(someone())
        await pair(chat, people_url, user)
        sent_before = asyncio.get_running_loop().time()
        bot_api.fail("sendMessage", 429, "Too Many Requests: retry after 2", retry_after=2)
        bot_api.fail("sendMessage", 502, "Bad Gateway")
        await chat.say("/help")
        await chat.until("/tasks")
        assert asyncio.get_running_loop().time() - sent_before > 2
        assert sum("/tasks" in one.text for one in chat.sent) == 1


@pytest.mark.requirement("telegram.once")
async def test_an_update_that_comes_again_starts_nothing_again(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    async with gateway(bot_api, people_url, tmp_path):
        chat = bot_api.chat(someone())
        await pair(chat, people_url, user)
        update = await chat.say("add a task to buy milk")
        await chat.until("milk")
        await bot_api.repeat(update)
        await chat.say("/help")
        await chat.until("/tasks")
    async with gateway(bot_api, people_url, tmp_path):
        await bot_api.repeat(update)
        await chat.say("/login")
        await chat.api.until(lambda: sum("is paired with" in one.text for one in chat.sent) == 2, "no answer")
    # Without what it remembered, Steward knows the update by its number.
    async with gateway(bot_api, people_url, tmp_path / "empty"):
        await bot_api.repeat(update)
        await chat.api.until(lambda: [one.text[:5] for one in chat.sent].count("Added") == 2, "no answer")
    assert len(await problems_of(people_url, user)) == 1


@pytest.mark.requirement("telegram.restarts")
async def test_what_was_decided_while_the_gateway_was_killed_is_told_afterwards(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    chat = bot_api.chat(someone())
    async with gateway_process(bot_api, people_url, tmp_path):
        await pair(chat, people_url, user)
        await chat.say("send an email to bob@example.com with the subject Lunch saying Lunch at noon?")
        shown = await chat.approval("bob@example.com")
        # Its turn is over when the next one is answered: the gateway knows what it showed.
        await chat.say("/help")
        await chat.until("/tasks")
        waiting = (await problems_of(people_url, user))[0]
    async with as_user(people_url, user) as http:
        approved = await http.post(f"/problems/{waiting['problem_id']}/confirm", json={"confirmed": True})
        assert approved.json()["tool_executed"] is True, approved.text
    before = len(chat.sent)
    async with gateway_process(bot_api, people_url, tmp_path):
        await bot_api.until(lambda: not shown.buttons, "the buttons stay")
        told = approved.json()["message"]
        await bot_api.until(lambda: told in [one.text for one in chat.sent[before:]], "the end was not told")
    assert f"by {user}" in shown.text
    assert [one.text for one in chat.sent if "Working" not in one.texts[0]].count(told) == 1


@pytest.mark.requirement("telegram.restarts")
async def test_what_was_said_while_steward_was_away_is_done_once_after_a_restart(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    chat = bot_api.chat(someone())
    async with gateway_process(bot_api, people_url, tmp_path):
        await pair(chat, people_url, user)
    [port] = free_ports(1)
    async with gateway_process(bot_api, f"http://127.0.0.1:{port}", tmp_path, key=OPERATOR_TOKEN, patience_s=60):
        update = await chat.say("add a task to buy milk")
        # Telegram was told that it came: it will not send it again.
        await bot_api.until(lambda: bot_api.confirmed > update["update_id"], "not taken")
    assert not any("milk" in one.text for one in chat.sent)
    async with gateway_process(bot_api, people_url, tmp_path):
        await chat.until("milk")
    assert len(await problems_of(people_url, user)) == 1


@pytest.mark.requirement("telegram.webhook")
async def test_the_webhook_takes_posts_with_the_secret_alone(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    [port] = free_ports(1)
    places = {"webhook_url": "https://bot.example/telegram", "webhook_listen": f"127.0.0.1:{port}"}
    async with gateway(bot_api, people_url, tmp_path, **places), httpx.AsyncClient(trust_env=False) as telegram:
        await bot_api.until(lambda: bot_api.webhook, "no webhook was set")
        chat = bot_api.chat(someone())
        update = await chat.say("/help")
        address, secret = f"http://127.0.0.1:{port}{PATH}", bot_api.webhook["secret_token"]
        assert (await telegram.post(address, json=update)).status_code == 401
        assert (await telegram.post(address, json=update, headers={SECRET_HEADER: "x" * 64})).status_code == 401
        good = {SECRET_HEADER: secret}
        assert (await telegram.post(address, content=b"{", headers=good)).status_code == 400
        assert chat.sent == []
        for _ in range(2):
            assert (await telegram.post(address, json=update, headers=good)).status_code == 200
        await chat.until("/tasks")
        await telegram.post(address, json=await chat.say("/login"), headers=good)
        await chat.until("steward login")
        assert sum("/tasks" in one.text for one in chat.sent) == 1


@pytest.mark.requirement("telegram.files-out")
async def test_pictures_and_large_results_are_sent_as_files(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path, door_dsn: str, stack: DoorStack
) -> None:
    text = dump_value({"rows": [f"row {number} ä" for number in range(20_000)]})
    async with Database(door_dsn) as database:
        problems = ProblemStore(database)
        problem_id = await problems.next_problem_id()
        stored = await ResultStore(database).keep(problem_id, text)
        picture = {"type": "image", "mimeType": "image/png", "data": base64.b64encode(PIXEL).decode()}
        results = [{"result": {"content": [picture]}}, {"result": stored.shown(problem_id)}]
        who: dict[str, Any] = {"tenant_id": stack.settings.tenant_id, "user_id": user, "message": "Here it is."}
        view = a_view(problem_id, status=ProblemStatus.DONE, closed=True, tool_executed=True, result=results, **who)
        await problems.record(MirrorWrite(view=view, steps=[a_step(1)]))
    chat = bot_api.chat(someone())
    async with gateway(bot_api, people_url, tmp_path):
        await pair(chat, people_url, user)
    store = Store(tmp_path / "telegram.db")
    store.follow(View(problem_id, chat.user_id, chat.user_id))
    store.close()
    async with gateway(bot_api, people_url, tmp_path):
        await chat.until("Here it is.")
        files = await bot_api.until(lambda: (f := [o for o in chat.sent if o.file]) and len(f) == 2 and f, "no files")
    assert [one.kind for one in files] == ["photo", "document"]
    assert files[0].file[1] == PIXEL
    assert files[1].file[1].decode() == text


@pytest.mark.requirement("telegram.files-in")
async def test_a_file_is_taken_where_the_operator_allows_it_and_refused_in_plain_words_else(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    chat = bot_api.chat(someone())
    bot_api.files["documents/F1"] = f"The office of {user} opens at nine.".encode()
    document = {"file_id": "F1", "file_unique_id": "u", "file_name": "hours.txt", "mime_type": "text/plain"}
    async with gateway(bot_api, people_url, tmp_path):
        await pair(chat, people_url, user)
        await chat.say(document=document | {"file_size": 40})
        await chat.until("takes no files from chats")
        await chat.say(photo=[{"file_id": "P", "file_unique_id": "u", "width": 1, "height": 1}])
        await chat.until("cannot read pictures")
    async with gateway(bot_api, people_url, tmp_path, knowledge=True):
        await chat.say(document=document | {"file_size": 40})
        await chat.until("scope admin")
        await chat.say(document=document | {"file_size": 9_000_000})
        await chat.until("9.0 MB")
    async with gateway(bot_api, people_url, tmp_path, knowledge=True, key=OPERATOR_TOKEN):
        await chat.say(document=document | {"file_size": 40})
        await chat.until("is in the knowledge base as document")
    async with as_user(people_url, user) as http:
        found = (await http.get("/kb/documents")).json()["documents"]
        assert f"telegram/{chat.user_id}/hours.txt" in {one["source"] for one in found}


@pytest.mark.requirement("telegram.forget")
async def test_forgetting_asks_first_and_says_what_came_of_it(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    chat = bot_api.chat(someone())
    async with gateway(bot_api, people_url, tmp_path):
        await pair(chat, people_url, user)
        await chat.say("/forget")
        asked = await chat.until("Delete everything?")
        assert user in asked.text
        yes = "Yes, delete everything"
        await chat.press(asked, "No")
        await chat.until("Nothing was deleted.")
        await chat.press(asked, yes)
        await chat.until("too old")
        await chat.say("/forget")
        again = await bot_api.until(
            lambda: [one for one in chat.sent if one.buttons and one.message_id > asked.message_id], "no question"
        )
        await chat.press(again[0], yes)
        await chat.until("Everything was deleted")
    async with as_user(people_url, user) as http:
        refused = await http.get("/problems")
    # Their key went with them.
    assert refused.status_code == 401, refused.text


@pytest.mark.requirement("telegram.foreign-server")
async def test_the_bot_speaks_with_a_server_that_others_made(
    bot_api: BotApi, people_url: str, user: str, tmp_path: Path
) -> None:
    user_id = someone()
    person = {"id": user_id, "is_bot": False, "first_name": "P", "username": "p"}
    chat = {"id": user_id, "type": "private", "first_name": "P", "username": "p", "title": "P"}
    common = {"botToken": TOKEN, "from": person, "chat": chat, "date": 1_700_000_000}

    async with foreign_server() as (foreign, bot_api.url), httpx.AsyncClient(base_url=foreign, trust_env=False) as http:

        async def told(words: str) -> str:
            async with asyncio.timeout(30):
                while True:
                    history = (await http.post("/getUpdatesHistory", json={"token": TOKEN})).json()["result"]
                    said = [one["message"]["text"] for one in history if "chat_id" in one.get("message", {})]
                    if found := [text for text in said if words in text]:
                        return str(found[-1])
                    await asyncio.sleep(0.1)

        async with gateway(bot_api, people_url, tmp_path):
            entities = [{"type": "bot_command", "offset": 0, "length": 6}]
            (await http.post("/sendCommand", json=common | {"text": "/login", "entities": entities})).raise_for_status()
            words = (await told("steward login")).split()
            async with as_user(people_url, user) as own:
                code = {"code": words[words.index("login") + 1]}
                (await own.post("/login/codes/claim", json=code)).raise_for_status()
            await told("paired with")
            (await http.post("/sendMessage", json=common | {"text": "what is 12*7+3?"})).raise_for_status()
            assert "87" in await told("= 87")


def test_a_gateway_without_a_token_says_which_setting_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STEWARD_TELEGRAM_TOKEN", raising=False)
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("STEWARD_TELEGRAM_TOKEN: ")
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "STEWARD_TELEGRAM_WEBHOOK_URL" in capsys.readouterr().out
