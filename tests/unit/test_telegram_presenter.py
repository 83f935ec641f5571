"""What a chat is shown of a problem that changed another one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from steward_client import Problem

from steward.gateways.telegram.presenter import Presenter
from tests.support.mirror import a_view
from tests.support.waiting import an_approval


class Chat:
    """An outbox and a store that keep what was sent."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.buttons: list[str] = []
        self.known: set[str] = set()

    async def say(self, chat_id: int, words: str) -> None:
        self.told.append(words)

    async def send_parts(self, chat_id: int, parts: list[str], markup: Any) -> Any:
        self.told.append(parts[-1])
        return SimpleNamespace(message_id=len(self.told))

    def shown(self, user_id: int, what: str) -> bool:
        return what in self.known

    def show(self, shown: Any) -> None:
        self.buttons.append(shown.what)


def a_problem(**changes: Any) -> Problem:
    return Problem.model_validate(a_view(**changes).model_dump(mode="json"))


@pytest.mark.requirement("waiting.shown-where-written")
async def test_an_amended_approval_of_an_earlier_problem_is_shown_with_its_buttons() -> None:
    again = a_problem(problem_id=7, status="awaiting_confirmation", message="Send it at 3?", approvals=[an_approval(7)])
    acted = a_problem(problem_id=9, status="done", closed=True, message="Send it at 3?", shows=[7])
    problems, chat = {7: again, 9: acted}, Chat()

    async def problem(number: int) -> Problem:
        return problems[number]

    presenter = Presenter(chat, chat)  # type: ignore[arg-type]
    steward: Any = SimpleNamespace(problem=problem)
    assert await presenter.present(steward, 1, 9) is acted
    assert chat.buttons == ["7-1"]
    assert "Send it at 3?" not in chat.told, "the approval says it"
    chat.known = {"7-1"}
    problems[9] = acted.model_copy(update={"message": "Paris.\n\nSend it at 3?"})
    await presenter.present(steward, 1, 9)
    assert chat.buttons == ["7-1", "7-1"], "what is said again has its buttons again"
    assert "Paris.\n\nSend it at 3?" in chat.told
