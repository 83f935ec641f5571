"""Conversations in PostgreSQL: saved together or not at all, and what of them is context."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import asyncpg
import pytest

from steward.contracts.owner import Owner
from steward.contracts.plan import Turn
from steward.contracts.problem import ProblemStatus
from steward.sql.conversations import AnswerToSave, ConversationStore, Exchange
from steward.sql.database import Database
from steward.sql.problems import ProblemStore
from steward.sql.retention import RetentionStore
from tests.support.mirror import a_write

ANN = Owner("acme", "ann")


@pytest.fixture
def store(database: Database) -> ConversationStore:
    return ConversationStore(database)


async def begun(store: ConversationStore, key: str, text: str, conversation_id: str = "c") -> Exchange:
    return await store.begin(ANN, key, conversation_id, "hash", text, 60.0)


def an_answer(text: str, problem_id: int | None = None, last_step: int | None = None) -> AnswerToSave:
    return AnswerToSave("title", text, problem_id, last_step, {"tool_calls": []})


async def talked(store: ConversationStore, key: str, question: str, answer: str, problem_id: int | None = None) -> None:
    await begun(store, key, question)
    assert await store.save(ANN, key, an_answer(answer, problem_id, last_step=problem_id)) == "saved"


async def texts(store: ConversationStore) -> list[str]:
    return [message.text for message in await store.messages(ANN, "c", 100)]


@pytest.mark.requirement("chat.saved-together")
async def test_both_messages_and_the_time_are_saved_once_however_often_it_is_tried(store: ConversationStore) -> None:
    first = await begun(store, "k", "hello")
    assert (first.fresh, first.saved_at) == (True, None)
    assert await store.get(ANN, "c") is None
    outcomes = await asyncio.gather(*(store.save(ANN, "k", an_answer("hi", 7, 3)) for _ in range(4)))
    assert sorted(outcomes) == ["before", "before", "before", "saved"]
    assert await texts(store) == ["hello", "hi"]
    saved = await store.get(ANN, "c")
    assert saved is not None
    assert (saved.messages, saved.title) == (2, "title")
    assert saved.updated_at - saved.created_at < timedelta(seconds=10)
    again = await begun(store, "k", "something else", "elsewhere")
    assert (again.fresh, again.text, again.conversation_id) == (False, "hello", "c")
    assert again.saved_at is not None
    answer = await store.answer(ANN, "k")
    assert answer is not None
    assert (answer.text, answer.problem_id, answer.detail) == ("hi", 7, {"tool_calls": []})
    assert await store.last_step(7) == 3


@pytest.mark.requirement("chat.saved-together")
async def test_a_save_that_fails_in_the_middle_leaves_nothing(store: ConversationStore, database: Database) -> None:
    await begun(store, "k", "hello")
    await database.execute(
        "ALTER TABLE conversation_messages ADD CONSTRAINT no_answers CHECK (role <> 'assistant') NOT VALID"
    )
    with pytest.raises(asyncpg.CheckViolationError):
        await store.save(ANN, "k", an_answer("hi"))
    assert await texts(store) == []
    assert await store.get(ANN, "c") is None
    assert [one.text for one in await store.unsaved(ANN, "c")] == ["hello"]


@pytest.mark.requirement("chat.saved-together")
async def test_exchanges_saved_at_once_stand_beside_each_other(store: ConversationStore) -> None:
    await asyncio.gather(*(talked(store, f"k{n}", f"q{n}", f"a{n}") for n in range(8)))
    said = await texts(store)
    assert [text[1:] for text in said[::2]] == [text[1:] for text in said[1::2]]
    assert sorted(said[::2]) == [f"q{n}" for n in range(8)]


async def test_a_message_is_held_for_its_request_until_that_lets_go(store: ConversationStore) -> None:
    await begun(store, "k", "hello")
    assert [one.held for one in await store.unsaved(ANN, "c")] == [True]
    await store.release(ANN, "k")
    assert [one.held for one in await store.unsaved(ANN, "c")] == [False]
    await store.forget(ANN, "k")
    assert await store.unsaved(ANN, "c") == []


@pytest.mark.requirement("chat.conversations")
async def test_of_a_deleted_conversation_nothing_is_left_and_nothing_is_saved(
    store: ConversationStore, database: Database
) -> None:
    await talked(store, "k1", "hello", "hi")
    await begun(store, "k2", "and now?")
    assert not await store.delete(Owner("acme", "bob"), "c")
    assert await store.delete(ANN, "c")
    assert not await store.delete(ANN, "c")
    assert await store.save(ANN, "k2", an_answer("late")) == "gone"
    assert (await texts(store), await store.get(ANN, "c"), await store.list(ANN, 10)) == ([], None, [])
    left = await database.fetchval("SELECT count(*) FROM conversation_exchanges")
    assert left == 0
    await talked(store, "k3", "back again", "welcome")
    [row] = await store.list(ANN, 10)
    assert (row.title, await texts(store)) == ("title", ["back again", "welcome"])


@pytest.mark.requirement("chat.window-source")
async def test_the_window_is_of_saved_messages_and_of_what_other_doors_asked(
    store: ConversationStore, database: Database
) -> None:
    problems = ProblemStore(database)

    async def closed(problem_id: int, at: timedelta) -> None:
        write = a_write(
            problem_id,
            status=ProblemStatus.DONE,
            closed=True,
            conversation_id="c",
            text=f"q{problem_id}",
            message=f"a{problem_id}",
        )
        moment = (await begun(store, "clock", "", "other")).asked_at + at
        view = write.view.model_copy(update={"created_at": moment, "updated_at": moment})
        await problems.record(write.model_copy(update={"view": view}))

    async def window(limit: int = 20) -> list[str]:
        return [turn.text for turn in await problems.conversation_turns(Owner("acme", "ann"), "c", limit)]

    await closed(1, timedelta(hours=-1))
    await talked(store, "k2", "mail Bob", "What shall it say?", 2)
    await talked(store, "k3", "hello", "Sent.", 2)
    await closed(2, timedelta())
    await closed(4, timedelta(hours=1))
    assert await window() == ["q1", "a1", "mail Bob", "What shall it say?", "hello", "Sent.", "q4", "a4"]
    assert await window(3) == ["Sent.", "q4", "a4"]
    assert await problems.conversation_turns(Owner("acme", "bob"), "c", 20) == []
    [last] = await problems.conversation_turns(Owner("acme", "ann"), "c", 1)
    assert last == Turn(role="assistant", text="a4", problem_id=4, at=last.at)
    await store.delete(ANN, "c")
    assert await window() == ["q4", "a4"]


@pytest.fixture
def problems(database: Database) -> ProblemStore:
    return ProblemStore(database)


async def asked_elsewhere(problems: ProblemStore, problem_id: int, **changes: Any) -> None:
    """A request of conversation c at a door that saves no messages, and what became of it."""
    now = datetime.now(UTC)
    about: dict[str, Any] = {
        "conversation_id": "c",
        "status": ProblemStatus.DONE,
        "closed": True,
        "created_at": now,
        "updated_at": now,
    }
    await problems.record(a_write(problem_id, **(about | changes)))


@pytest.mark.requirement("chat.conversations-of-every-door")
async def test_what_other_doors_asked_is_listed_read_renamed_and_deleted_like_the_chat(
    store: ConversationStore, problems: ProblemStore
) -> None:
    await asked_elsewhere(problems, 1, text="who am I?", message="You are Ann.")
    await talked(store, "k", "hello", "hi", 2)
    await asked_elsewhere(problems, 3, text="and now?", message="Noon.", conversation_id="terminal-1")
    await asked_elsewhere(problems, 4, text=None, tool_name="get_current_time", conversation_id="no words")
    assert [(one.conversation_id, one.title, one.messages) for one in await store.list(ANN, 10)] == [
        ("terminal-1", "and now?", 2),
        ("c", "title", 4),
    ]
    assert await texts(store) == ["who am I?", "You are Ann.", "hello", "hi"]
    assert [one.position for one in await store.messages(ANN, "c", 2, before=4)] == [2, 3]
    before = await store.get(ANN, "terminal-1")
    renamed = await store.rename(ANN, "terminal-1", "The time")
    assert before is not None
    assert renamed == replace(before, title="The time") == await store.get(ANN, "terminal-1")
    assert await store.list(Owner("acme", "bob"), 10) == []
    assert await store.delete(ANN, "terminal-1")
    assert await store.get(ANN, "terminal-1") is None
    assert not await store.delete(ANN, "terminal-1")
    await asked_elsewhere(problems, 5, text="again?", message="Yes.", conversation_id="terminal-1")
    again = await store.get(ANN, "terminal-1")
    assert again is not None
    assert (again.title, again.messages) == ("again?", 2)


@pytest.mark.requirement("chat.conversations-of-every-door")
async def test_what_the_chat_saved_of_a_problem_is_read_once(store: ConversationStore, problems: ProblemStore) -> None:
    await begun(store, "k", "mail Bob")
    await asked_elsewhere(problems, 1, text="mail Bob", message="Sent.")
    assert await store.save(ANN, "k", an_answer("Sent.", 1)) == "saved"
    assert await texts(store) == ["mail Bob", "Sent."]


@pytest.mark.requirement("chat.conversations-of-every-door")
async def test_what_was_decided_elsewhere_is_read_after_the_answer_that_asked(
    store: ConversationStore, problems: ProblemStore
) -> None:
    await talked(store, "k", "mail Bob", "Send this mail?", 1)
    await asked_elsewhere(
        problems, 1, text="mail Bob", message="Sent.", updated_at=datetime.now(UTC) + timedelta(minutes=1)
    )
    assert await texts(store) == ["mail Bob", "Send this mail?", "Sent."]
    assert await store.last_answer(ANN, "c") == "Send this mail?"


@pytest.mark.requirement("chat.conversations-of-every-door")
async def test_a_deleted_conversation_stays_deleted_while_its_problems_are_on_record(
    store: ConversationStore, problems: ProblemStore, database: Database
) -> None:
    await asked_elsewhere(problems, 1, text="who am I?", message="You are Ann.")
    assert await store.delete(ANN, "c")
    retention = RetentionStore(database)
    await retention.begin("r", {"conversations": -1})
    await retention.remove("r", "conversations", -1)
    assert await store.get(ANN, "c") is None
