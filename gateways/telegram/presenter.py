"""Shows in a chat how a problem stands: its answer, what waits for approval, its question, its files.

Called by whoever learns of it first, an answer, a live view or a look at the lists; the store keeps what was shown, so
that each thing is shown once.
"""

from __future__ import annotations

import logging
from datetime import UTC
from typing import Final

from aiogram.types import ForceReply
from steward_client import Approval, AsyncSteward, ConnectionFailed, NotFound, Problem, StewardError

from steward.gateways.telegram import texts
from steward.gateways.telegram.approvals import buttons, pages
from steward.gateways.telegram.outbox import MAX_DOCUMENT, Outbox
from steward.gateways.telegram.results import ResultFile, files_of
from steward.gateways.telegram.splitting import LIMIT, shortened, split, units
from steward.gateways.telegram.store import Shown, Store

_log = logging.getLogger(__name__)
_DECIDED: Final = "approval_"


class Presenter:
    """Shows problems of one chat user at a time, as that user sees them."""

    def __init__(self, outbox: Outbox, store: Store) -> None:
        self._outbox = outbox
        self._store = store

    async def present(self, steward: AsyncSteward, chat_id: int, problem_id: int, *, again: bool = False) -> Problem:
        """Show what is new of a problem that has settled; with `again` also what was shown. Of one that changed others,
        or said them again, also what waits in those. Returns it."""
        problem = await steward.problem(problem_id)
        others = [await steward.problem(other) for other in problem.shows if other != problem_id]
        if problem.closed and problem.message.strip() not in {other.message.strip() for other in others}:
            await self._end(steward, chat_id, problem)
        await self._waiting(chat_id, problem, again=again)
        for other in others:
            await self._waiting(chat_id, other, again=True)
        return problem

    async def _waiting(self, chat_id: int, problem: Problem, *, again: bool) -> None:
        """Show what waits in a problem."""
        user_id = chat_id  # Private chats alone are served, and those have the id of their user.
        problem_id = problem.problem_id
        approvals = [one for one in problem.approvals if again or not self._store.shown(user_id, one.approval_id)]
        question = problem.question
        what = f"?{problem_id}:{question.text}" if question is not None else ""
        if question is not None and not again and self._store.shown(user_id, what):
            question = None
        if problem.preface and (approvals or question):
            await self._outbox.say(chat_id, problem.preface)
        for approval in approvals:
            await self._approval(chat_id, problem_id, approval)
        if question is not None:
            await self._question(chat_id, problem_id, what, question.text)

    async def _end(self, steward: AsyncSteward, chat_id: int, problem: Problem) -> None:
        words = problem.message.strip() or texts.NOTHING_TO_SAY.format(
            problem_id=problem.problem_id, status=problem.error.detail if problem.error else problem.status
        )
        await self._outbox.say(chat_id, words)
        for file in files_of(problem.problem_id, problem.result):
            await self._file(steward, chat_id, file)

    async def _file(self, steward: AsyncSteward, chat_id: int, file: ResultFile) -> None:
        content = file.content
        if content is None and file.address is not None:
            try:
                content = await steward.download(file.address, most=MAX_DOCUMENT)
            except StewardError as error:
                _log.info("%s: %s", file.address, error)
        if content is None or len(content) > MAX_DOCUMENT:
            await self._outbox.say(chat_id, texts.FILE_LEFT_OUT.format(address=file.address or file.name))
            return
        await self._outbox.send_file(chat_id, file.name, content, file.media_type)

    async def _approval(self, chat_id: int, problem_id: int, approval: Approval) -> None:
        shown = pages(approval)
        if shown.file is not None:
            await self._outbox.send_file(chat_id, f"approval-{approval.approval_id}.txt", shown.file)
        sent = await self._outbox.send_parts(chat_id, shown.parts, buttons(approval))
        if sent is not None:
            what, content = approval.approval_id, shown.parts[-1]
            self._store.show(Shown(chat_id, sent.message_id, chat_id, problem_id, what, content, open=True))

    async def _question(self, chat_id: int, problem_id: int, what: str, question: str) -> None:
        sent = await self._outbox.send_parts(chat_id, split(question), ForceReply(force_reply=True))
        if sent is not None:
            self._store.show(Shown(chat_id, sent.message_id, chat_id, problem_id, what, question, open=True))

    async def retire(self, shown: Shown, outcome: str) -> None:
        """Take the buttons off an approval and say below it what came of it."""
        if shown.open and not shown.is_question:
            room = LIMIT - units(shown.content) - 2
            await self._outbox.edit(
                shown.chat_id, shown.message_id, f"{shown.content}\n\n{shortened(outcome, min(room, 290))}"
            )
        self._store.retire(shown)

    async def retire_all(self, user_id: int, approval_id: str, outcome: str) -> None:
        """The same for every message to a chat user that shows this approval."""
        for shown in self._store.shown(user_id, approval_id):
            await self.retire(shown, outcome)


async def truth_of(steward: AsyncSteward, problem_id: int, approval_id: str) -> str:
    """What became of an approval that waits no longer, in Steward's words."""
    try:
        steps = (await steward.steps(problem_id)).steps
    except (NotFound, ConnectionFailed):
        return texts.NO_LONGER
    for step in reversed(steps):
        if step.action.startswith(_DECIDED) and step.detail.get("approval_id") == approval_id:
            by = step.detail.get("decided_by")
            who = f", by {by}" if isinstance(by, str) and by else ""
            return f"{step.description} ({step.at.astimezone(UTC):%Y-%m-%d %H:%M} UTC{who})"
    return texts.NO_LONGER
