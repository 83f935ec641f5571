"""The window of a conversation that a planner gets as context: its last messages, as far as they fit.

The one place where that is decided, for every door. The oldest are dropped first, and no message is cut short: half a
sentence may say the opposite of the whole one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Final, TypeAlias

from steward.contracts.dialogue import RecentCall
from steward.contracts.plan import Turn
from steward.contracts.problem import ProblemInput
from steward.sql.problems import ProblemStore

WINDOW_MESSAGES: Final = 20
WINDOW_TOKENS: Final = 4_000
RECENT: Final = timedelta(hours=12)
"""What was talked about earlier is no longer what "it" means."""

CountTokens: TypeAlias = Callable[[str], int]
"""How many tokens a text has for the model; synchronous, called in a thread."""


def count_bytes(text: str) -> int:
    """The count without a tokenizer: no tokenizer makes more tokens of a text than it has bytes."""
    return len(text.encode())


class ConversationWindow:
    """Reads the window of a problem's conversation. Raises Unavailable without PostgreSQL."""

    def __init__(
        self,
        problems: ProblemStore,
        count: CountTokens = count_bytes,
        *,
        messages: int = WINDOW_MESSAGES,
        tokens: int = WINDOW_TOKENS,
        idle: timedelta = RECENT,
    ) -> None:
        self._problems = problems
        self._count = count
        self._messages = messages
        self._tokens = tokens
        self._idle = idle

    async def turns(self, problem: ProblemInput) -> list[Turn]:
        """What was said before this problem, oldest first; nothing for a direct call, which nobody plans. A language
        model is told of open problems, too."""
        if problem.tool_name is not None:
            return []
        turns = await self._problems.conversation_turns(
            problem.owner,
            problem.requester.conversation_id,
            self._messages,
            but=problem.problem_id,
            whole=problem.by_model,
        )
        return await asyncio.to_thread(fitting, told_once(turns), self._count, self._tokens) if turns else []

    async def recent_calls(self, problem: ProblemInput) -> list[RecentCall]:
        """What the conversation just talked about, newest first; nothing for a direct call."""
        if problem.tool_name is not None:
            return []
        place = problem.requester.conversation_id
        return list(await self._problems.recent_calls(problem.owner, place, problem.problem_id, self._idle))


def told_once(turns: Sequence[Turn]) -> list[Turn]:
    """The turns without those that say what the same speaker just said: words about something that waits, and what they
    made of it, stand in the problem they came with and in the one they changed. The one that was changed keeps them,
    with all that was answered."""
    kept: list[Turn] = []
    for turn in turns:
        last = kept[-1] if kept else None
        if last is not None and _is_echo(last, turn):
            kept[-1] = last.model_copy(
                update={
                    "text": turn.text,
                    "tools": sorted({*last.tools, *turn.tools}),
                    "foreign": last.foreign or turn.foreign,
                    "at_work": last.at_work or turn.at_work,
                }
            )
        else:
            kept.append(turn)
    return kept


def _is_echo(first: Turn, second: Turn) -> bool:
    """Whether two turns in a row are one: the same words of the user, or an answer that ends with another problem's."""
    if first.role != second.role:
        return False
    if first.role == "user":
        return first.text == second.text
    return first.problem_id != second.problem_id and second.text.endswith(first.text)


def fitting(turns: Sequence[Turn], count: CountTokens, tokens: int) -> list[Turn]:
    """The last of these that have at most so many tokens together, in their order."""
    kept: list[Turn] = []
    for turn in reversed(turns):
        tokens -= count(turn.text)
        if tokens < 0:
            break
        kept.append(turn)
    return kept[::-1]
