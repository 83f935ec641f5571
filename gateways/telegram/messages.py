"""What chat users write: requests, replies to what was shown, and files."""

from __future__ import annotations

import logging

from aiogram import F, Router
from aiogram.types import Message, Update
from steward_client import ApiError, Forbidden, NotFound, StewardError

from steward.gateways.telegram import texts
from steward.gateways.telegram.following import GATEWAY
from steward.gateways.telegram.presenter import Presenter, truth_of
from steward.gateways.telegram.replies import Replies, in_words
from steward.gateways.telegram.settings import TelegramSettings
from steward.gateways.telegram.store import Shown, Store

_log = logging.getLogger(__name__)


class Messages:
    """The handlers of messages that are no commands."""

    def __init__(self, replies: Replies, presenter: Presenter, store: Store, settings: TelegramSettings) -> None:
        self._replies = replies
        self._presenter = presenter
        self._store = store
        self._settings = settings
        self._outbox = replies.outbox

    def router(self) -> Router:
        """Their routes."""
        router = Router(name="messages")
        router.message(F.chat.type != "private")(self.elsewhere)
        router.message(F.forward_origin)(self.forwarded)
        router.message(F.document)(self.document)
        router.message(F.photo)(self.photo)
        router.message(F.text)(self.text)
        router.message()(self.unreadable)
        return router

    async def elsewhere(self, message: Message) -> None:
        """A group would read what is a user's own."""
        if message.text and message.text.startswith("/"):
            await self._outbox.say(message.chat.id, texts.PRIVATE_ONLY)

    async def forwarded(self, message: Message) -> None:
        """Words of somebody else are no request of the user."""
        await self._outbox.say(message.chat.id, texts.FORWARDED)

    async def unreadable(self, message: Message) -> None:
        """A voice message, a sticker and the like."""
        await self._outbox.say(message.chat.id, texts.NOT_TEXT)

    async def photo(self, message: Message) -> None:
        """No tool of Steward reads pictures."""
        await self._outbox.say(message.chat.id, texts.NO_PICTURES)

    async def text(self, message: Message, event_update: Update) -> None:
        """A request, or a reply to what a message shows."""
        chat_id, key = message.chat.id, self._replies.key(event_update.update_id)
        text = message.text or ""
        replied = message.reply_to_message
        shown = None if replied is None else self._store.shown_at(chat_id, replied.message_id)
        if shown is not None:
            await self._reply(shown, text, key)
            return
        conversation_id, wait_s = f"{GATEWAY}-{chat_id}", self._replies.wait_s
        await self._replies.answer(
            chat_id,
            lambda steward: steward.ask(text, conversation_id=conversation_id, wait_s=wait_s, idempotency_key=key),
        )

    async def _reply(self, shown: Shown, text: str, key: str) -> None:
        """Words for the problem whose question or approval was replied to: to that one, and never to a newer one in its
        place."""
        chat_id, problem_id, wait_s = shown.chat_id, shown.problem_id, self._replies.wait_s
        steward = self._replies.following.acting_for(chat_id)
        try:
            problem = await self._replies.patiently(lambda: steward.problem(problem_id))
        except StewardError as error:
            await self._outbox.say(chat_id, in_words(error))
            return
        asked = problem.question is not None and shown.what == f"?{problem_id}:{problem.question.text}"
        if not asked and all(approval.approval_id != shown.what for approval in problem.approvals):
            truth = texts.NO_LONGER if shown.is_question else await truth_of(steward, problem_id, shown.what)
            await self._presenter.retire(shown, truth)
            await self._outbox.say(chat_id, texts.STALE_REPLY.format(truth=truth))
            return
        taken = await self._replies.answer(
            chat_id, lambda steward: steward.reply(problem_id, text, wait_s=wait_s, idempotency_key=key)
        )
        if taken and not shown.is_question:
            await self._after_reply(shown)
        elif taken:
            await self._presenter.retire(shown, "")

    async def _after_reply(self, shown: Shown) -> None:
        """An approval that the reply decided or changed has no buttons any more."""
        steward = self._replies.following.acting_for(shown.chat_id)
        try:
            problem = await steward.problem(shown.problem_id)
            if all(approval.approval_id != shown.what for approval in problem.approvals):
                await self._presenter.retire(shown, await truth_of(steward, shown.problem_id, shown.what))
        except StewardError as error:
            # The next look at the lists does it.
            _log.info("problem %s: %s", shown.problem_id, error)

    async def document(self, message: Message) -> None:
        """A file: into the knowledge base, where the operator allows that, else an honest no."""
        chat_id, document = message.chat.id, message.document
        assert document is not None
        most = self._settings.max_file_mb
        size = (document.file_size or 0) / 1e6
        if not self._settings.knowledge:
            await self._outbox.say(chat_id, texts.NO_FILES)
            return
        if size > most:
            await self._outbox.say(chat_id, texts.TOO_LARGE.format(size=size, most=most))
            return
        content = await self._outbox.bot.download(document.file_id)
        assert content is not None
        name = document.file_name or document.file_unique_id
        # Two users' notes.txt are two documents.
        source = f"{GATEWAY}/{chat_id}/{name}"
        try:
            added = await self._replies.following.acting_for(chat_id).add_document(
                source, content.read(), title=name, media_type=document.mime_type
            )
        except StewardError as error:
            await self._outbox.say(chat_id, _refusal(error))
            return
        words = texts.ADDED if added.changed else texts.KNOWN
        await self._outbox.say(chat_id, words.format(name=name, document_id=added.document.document_id))


def _refusal(error: StewardError) -> str:
    if isinstance(error, NotFound):
        return texts.NO_FILES
    if isinstance(error, Forbidden) and isinstance(error, ApiError) and error.members.get("scope") == "admin":
        return texts.NO_RIGHT
    return in_words(error)
