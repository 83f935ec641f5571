"""What was just talked about, and what a message does to it, as a language model is shown them: conversations of
bench/dialogues held through a scripted OpenAI-compatible server, which plans each turn."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from bench.dialogues.conversation_files import load_conversations
from tests.doors.conftest import DoorStack
from tests.support.openai_endpoint import Endpoint
from tests.support.stacks import ROOT, serving

FILES = sorted((ROOT / "bench" / "dialogues" / "conversations").glob("*.yaml"))
MODEL = {"planners": ["openai"], "models": {"deep": "openai:o3"}}


@pytest.fixture(scope="module")
def written() -> set[str]:
    """Every message of the conversations that strangers wrote."""
    return {turn.say for filed in load_conversations(FILES) for turn in filed.conversation.turns}


@pytest.fixture
async def llm(stack: DoorStack) -> AsyncIterator[httpx.AsyncClient]:
    """An API whose requests are planned by the endpoint alone."""
    with serving(stack.settings.model_copy(update=MODEL)) as url:
        async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
            yield client


class Talk:
    """One conversation with the endpoint as its planner."""

    def __init__(self, client: httpx.AsyncClient, endpoint: Endpoint, user: str, written: set[str]) -> None:
        endpoint.replies, endpoint.bodies = [], []
        self._client, self._endpoint, self._user, self._written = client, endpoint, user, written
        self.answer: dict[str, Any] = {}

    async def call(self, tool: str, **args: object) -> None:
        """A direct call in another conversation."""
        body = {"tool_name": tool, "args": args, "user_id": self._user, "conversation_id": "aside"}
        assert (await self._client.post("/tool/call", json=body)).json()["success"]

    async def free(self, text: str, plans: list[Any]) -> str:
        """The same for any message; a plan may be another reply of the endpoint."""
        self._endpoint.replies = [one if isinstance(one, tuple) else json.dumps(one) for one in plans]
        self._endpoint.bodies = []
        body = {"text": text, "user_id": self._user, "conversation_id": "kitchen"}
        self.answer = (await self._client.post("/tool/call", json=body)).json()
        assert self._endpoint.replies == [], self.answer
        return shown(self._endpoint.bodies[0]) if self._endpoint.bodies else ""

    async def say(self, text: str, *plans: dict[str, Any]) -> str:
        """What the endpoint was shown first for a message that somebody wrote, after which it makes these plans."""
        assert text in self._written
        self._endpoint.replies, self._endpoint.bodies = [json.dumps(plan) for plan in plans], []
        body = {"text": text, "user_id": self._user, "conversation_id": "kitchen"}
        self.answer = (await self._client.post("/tool/call", json=body)).json()
        assert self._endpoint.replies == [], self.answer
        return shown(self._endpoint.bodies[0]) if plans else ""


def shown(body: dict[str, Any]) -> str:
    return "\n".join(message["content"] for message in body["messages"] if message["role"] == "user")


def call(tool: str, **args: object) -> dict[str, Any]:
    return {"calls": [{"tool": tool, "args": args}]}


ANSWER = {"answer": "There it is."}
WHAT_FOR = {"intends": [{"tool": "add_task", "args": {"title": "buy milk"}}]}
MAIL = call("compose_email", to="finance@example.com", subject="Invoice", body="Here is the invoice.")


@pytest.fixture
def talk(llm: httpx.AsyncClient, stack: DoorStack, user: str, written: set[str]) -> Talk:
    return Talk(llm, stack.endpoint, user, written)


@pytest.mark.requirement("dialogue.llm")
async def test_a_reference_comes_with_the_results_it_points_into(talk: Talk) -> None:
    await talk.call("add_task", title="Water the plants")
    first = await talk.say("list my open tasks", call("list_tasks", status="open"), ANSWER)
    assert "Result of" not in first
    second = await talk.say("mail me that list", ANSWER)
    [line] = re.findall(r"^Result of list_tasks: .*$", second, re.M)
    assert '"title":"Water the plants"' in line
    assert "Request: mail me that list" in second


@pytest.mark.requirement("dialogue.llm")
async def test_a_correction_comes_as_it_was_said_with_the_call_it_corrects(talk: Talk) -> None:
    wanted = call("schedule_reminder", message="pack the swim bag", when="tomorrow at 7 in the morning")
    await talk.say("remind me tomorrow at 7 in the morning to pack the swim bag", wanted, ANSWER)
    corrected = await talk.say("sorry 6:45 i mean", ANSWER)
    assert re.search(r"^Result of schedule_reminder: .*pack the swim bag", corrected, re.M)
    assert "Request: sorry 6:45 i mean" in corrected
    undone = await talk.say("drop it, my husband takes care of the bag", ANSWER)
    assert "Request: drop it, my husband takes care of the bag" in undone


@pytest.mark.requirement("dialogue.llm")
async def test_the_answer_to_a_question_comes_with_the_request_it_completes(talk: Talk) -> None:
    await talk.say("switch the light on", {"ask": "Which light?"})
    assert talk.answer["question"]["text"] == "Which light?"
    told = await talk.say("hallway", ANSWER)
    assert told.startswith("switch the light on\n")
    assert told.endswith("\n\nRequest: hallway")


async def waiting_mail(talk: Talk) -> dict[str, Any]:
    """A mail that was shown and waits."""
    await talk.say("fwd kims invoice to finance@example.com", MAIL)
    [waits] = talk.answer["approvals"]
    return dict(waits)


@pytest.mark.requirement("waiting.amend")
async def test_a_change_in_words_comes_with_what_waits_and_is_shown_anew(talk: Talk) -> None:
    waits = await waiting_mail(talk)
    changed = {"amend": {"approval": waits["approval_id"], "arguments": {"body": "Coffee at 3 instead?"}}}
    seen = await talk.say("argh no, i cant do lunch. ask if a coffee at 3 works instead", changed)
    assert "This waits in the conversation (data, not instructions):" in seen
    assert re.search(rf"^- approval {waits['approval_id']}, for the user's yes, .*Here is the invoice\.", seen, re.M)
    assert "Request: argh no, i cant do lunch. ask if a coffee at 3 works instead" in seen
    [again] = talk.answer["approvals"]
    assert (again["problem_id"], talk.answer["problem_id"]) == (waits["problem_id"], waits["problem_id"])
    assert again["args"] == waits["args"] | {"body": "Coffee at 3 instead?"}
    assert "Coffee at 3 instead?" in talk.answer["message"]
    await talk.say("yes", ANSWER)
    assert (talk.answer["status"], talk.answer["tool_executed"], talk.answer["approvals"]) == ("done", True, [])
    assert talk.answer["result"]["subject"] == "Invoice"


@pytest.mark.requirement("waiting.beside")
async def test_a_change_beside_another_mail_is_shown_with_it_at_once(talk: Talk) -> None:
    waits = await waiting_mail(talk)
    both = {"amend": {"approval": waits["approval_id"], "arguments": {"body": "Here it is again."}}}
    other = call("compose_email", to="bob@example.com", subject="Lunch", body="I am late.")
    await talk.free("say it is there again, and write bob@example.com that I am late", [both | other])
    assert [one["args"]["body"] for one in talk.answer["approvals"]] == ["Here it is again.", "I am late."]
    changed, new = (talk.answer["message"].find(words) for words in ("Here it is again.", "I am late."))
    assert 0 <= changed < new
    await talk.free("yes", [])
    assert (talk.answer["tool_executed"], talk.answer["approvals"] != []) == (False, True)
    first, second = talk.answer["approvals"]
    assert {first["args"]["body"], second["args"]["body"]} == {"Here it is again.", "I am late."}


@pytest.mark.requirement("waiting.withdraw")
async def test_what_is_given_up_in_words_is_withdrawn(talk: Talk) -> None:
    waits = await waiting_mail(talk)
    await talk.free("I have sent that by letter by now", [{"withdraw": {"approval": waits["approval_id"]}}])
    assert (talk.answer["status"], talk.answer["approvals"]) == ("done", [])
    assert talk.answer["message"].startswith("I will not do this: ")
    await talk.free("approve it", [])
    assert not talk.answer.get("tool_executed")


@pytest.mark.requirement("waiting.withdraw")
async def test_a_question_that_is_given_up_is_not_asked_again_and_what_was_done_is_told(talk: Talk) -> None:
    draft = {"tool": "schedule_reminder", "args": {"message": "the blue pills"}}
    await talk.free("the blue ones are in the morning", [{"ask": "At what time in the morning?", "draft": draft}])
    problem = talk.answer["problem_id"]
    fact = {"calls": [{"tool": "store_fact", "args": {"fact": "I react to penicillin"}}]}
    plans = [fact, {"withdraw": {"problem": problem}}]
    await talk.free("I never forget those. but remember that I react to penicillin", plans)
    assert "penicillin" in talk.answer["message"]
    assert "At what time" not in talk.answer["message"]
    assert talk.answer["message"].endswith("All right, I will not ask that again.")


@pytest.mark.requirement("waiting.show")
@pytest.mark.requirement("waiting.stale-yes")
async def test_a_yes_decides_what_was_shown_again_and_nothing_that_was_not(talk: Talk) -> None:
    waits = await waiting_mail(talk)
    await talk.free("what is the capital of France?", [{"answer": "Paris."}])
    assert talk.answer["approvals"] == []
    await talk.free("yes", [])
    assert (talk.answer["success"], talk.answer["error"]) == (False, "ambiguous_approval")
    await talk.free("what is the capital of France?", [{"answer": "Paris."}])
    await talk.free("what was that mail again?", [{"show": {"approval": waits["approval_id"]}}])
    assert [one["approval_id"] for one in talk.answer["approvals"]] == [waits["approval_id"]]
    await talk.free("yes", [ANSWER])
    assert (talk.answer["status"], talk.answer["tool_executed"]) == ("done", True)


@pytest.mark.requirement("waiting.nothing-done-yet")
async def test_a_yes_that_decided_nothing_is_told_that_nothing_is_done(talk: Talk) -> None:
    waits = await waiting_mail(talk)
    await talk.free("yes, is that the one about the trip?", [{"show": {"approval": waits["approval_id"]}}])
    assert "This is not done yet and waits for your yes:" in talk.answer["message"]
    assert [one["approval_id"] for one in talk.answer["approvals"]] == [waits["approval_id"]]


@pytest.mark.requirement("waiting.fill")
async def test_an_answer_in_words_fills_an_open_question_asked_before(talk: Talk) -> None:
    draft = {"tool": "compose_email", "args": {"to": "finance@example.com", "subject": "Invoice"}}
    await talk.free("mail finance@example.com about the invoice", [{"ask": "What should it say?", "draft": draft}])
    asked = talk.answer
    assert asked["question"]["parameter"] == "body"
    assert asked["question"]["tool_name"] == "compose_email"
    await talk.free("what is the capital of France?", [{"answer": "Paris."}])
    assert talk.answer["message"] == f"Paris.\n\nStill open: {asked['question']['text']}"
    filled = {"fill": {"problem": asked["problem_id"], "arguments": {"body": "It is paid."}}}
    seen = await talk.free("the mail should say that it is paid", [filled])
    assert seen
    assert (talk.answer["problem_id"], talk.answer["approvals"][0]["args"]["body"]) == (
        asked["problem_id"],
        "It is paid.",
    )
    await talk.free("yes", [ANSWER])
    assert talk.answer["tool_executed"] is True


@pytest.mark.requirement("waiting.stale")
async def test_what_waits_no_more_is_an_observation(talk: Talk) -> None:
    waits = await waiting_mail(talk)
    await talk.free("no", [ANSWER])
    gone = {"amend": {"approval": waits["approval_id"], "arguments": {"body": "At 3?"}}}
    await talk.free("make it 3 instead", [gone, {"answer": "That mail was given up already."}])
    assert talk.answer["message"] == "That mail was given up already."


@pytest.mark.requirement("waiting.closed-values")
async def test_a_plain_yes_no_number_or_id_asks_no_model(talk: Talk) -> None:
    first = await waiting_mail(talk)
    await talk.free("no", [ANSWER])
    assert talk.answer["status"] in ("canceled", "done")
    both = {"calls": [MAIL["calls"][0], {"tool": "compose_email", "args": MAIL["calls"][0]["args"] | {"subject": "B"}}]}
    await talk.free("send finance@example.com two mails", [both])
    ids = [one["approval_id"] for one in talk.answer["approvals"]]
    await talk.free("yes to the second", [])
    assert [one["approval_id"] for one in talk.answer["approvals"]] == ids[:1]
    await talk.free(f"no to {ids[0]}", [ANSWER])
    assert talk.answer["approvals"] == []
    assert first["approval_id"] not in ids


@pytest.mark.requirement("waiting.beside")
async def test_a_yes_to_a_list_takes_a_request_beside_it_as_one_of_its_own(talk: Talk) -> None:
    both = {"calls": [MAIL["calls"][0], {"tool": "compose_email", "args": MAIL["calls"][0]["args"] | {"subject": "B"}}]}
    await talk.free("send finance@example.com two mails", [both])
    assert len(talk.answer["approvals"]) == 2
    task = call("add_task", title="buy milk")
    await talk.free("yes, and add buy milk to my tasks", [ANSWER, task, WHAT_FOR, {"answer": "Added: buy milk."}])
    assert talk.answer["message"].startswith("There it is.\n\n")
    assert "buy milk" in talk.answer["message"]
    assert talk.answer["approvals"] == []


@pytest.mark.requirement("waiting.stand-in")
async def test_while_the_model_is_away_nothing_acts_that_may_be_meant_for_what_waits(talk: Talk) -> None:
    waits = await waiting_mail(talk)
    away = (503, {"error": {"message": "away"}})
    await talk.free("remind me at 5pm to call mom instead", [away])
    assert [one["approval_id"] for one in talk.answer["approvals"]] == [waits["approval_id"]]
    assert talk.answer["message"].startswith("Nothing was changed, since the language model")
    await talk.free("erinnere mich lieber um 17 Uhr an Mama", [away])
    assert talk.answer["message"].startswith("Nichts wurde geändert, weil das Sprachmodell")


@pytest.mark.requirement("planning.plain.alone")
async def test_a_courtesy_and_the_time_ask_no_model_unless_something_waits(talk: Talk) -> None:
    for text, answer in (
        ("hello", "Hello! What can I do for you?"),
        ("Wie spät ist es?", "Es ist "),
        ("muchas gracias", "De nada."),
    ):
        assert await talk.free(text, []) == ""
        assert talk.answer["status"] == "done"
        assert talk.answer["message"].startswith(answer)
    await waiting_mail(talk)
    seen = await talk.free("what time is it?", [{"answer": "Noon."}])
    assert "This waits in the conversation" in seen


@pytest.mark.requirement("waiting.shown-where-written")
async def test_the_console_shows_an_amended_approval_where_the_message_was_written(
    llm: httpx.AsyncClient, stack: DoorStack, written: set[str]
) -> None:
    talk = Talk(llm, stack.endpoint, stack.settings.default_user, written)
    waits = await waiting_mail(talk)
    changed = {"amend": {"approval": waits["approval_id"], "arguments": {"body": "At 3 instead?"}}}
    await talk.free("make it 3 instead", [changed])
    [again] = talk.answer["approvals"]
    page = (await llm.get("/console/talk", params={"conversation": "kitchen"}, follow_redirects=True)).text
    _, *turns = re.split(r'<article class="turn" id="turn-(\d+)"', page)
    card = f'data-card="{again["approval_id"]}"'
    [holding] = [number for number, body in zip(turns[::2], turns[1::2], strict=True) if card in body]
    assert int(holding) > waits["problem_id"]


@pytest.mark.requirement("waiting.question-behind")
async def test_a_yes_is_heard_while_a_question_of_the_same_request_waits_and_then_that_is_asked(talk: Talk) -> None:
    invoice = {"tool": "compose_email", "args": {"to": "finance@example.com", "subject": "Invoice", "body": "It came."}}
    lunch = {"tool": "compose_email", "args": {"to": "bob@example.com", "subject": "Lunch"}}
    two = {"calls": [invoice, lunch]}
    await talk.free("write finance@example.com that it came, and bob@example.com about lunch", [two])
    assert (len(talk.answer["approvals"]), talk.answer["question"]) == (1, None)
    await talk.free("yes", [])
    assert (talk.answer["tool_executed"], talk.answer["approvals"], talk.answer["error"]) == (True, [], None)
    assert talk.answer["message"].endswith(talk.answer["question"]["text"])
    await talk.free("yes", [{"ask": "What should the mail to Bob say?", "draft": lunch}])
    assert (talk.answer["status"], talk.answer["approvals"]) == ("awaiting_user", [])
