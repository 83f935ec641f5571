"""The commands: /start, /login, /help, /tasks, /problems, /cancel and /forget."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import UTC
from typing import Final

from aiogram import F, Router
from aiogram.exceptions import TelegramBadRequest
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, Message, Update
from steward_client import AsyncSteward, ChatUser, NotFound, NotPaired, Problem, StewardError

from steward.gateways.telegram import texts
from steward.gateways.telegram.following import GATEWAY
from steward.gateways.telegram.replies import Replies, in_words
from steward.gateways.telegram.splitting import shortened
from steward.gateways.telegram.store import Store
from steward.gateways.telegram.watching import ASKED_TO_PAIR

_LISTED: Final = 10
_LINE: Final = 80
_OPEN: Final = "in_progress,awaiting_confirmation,awaiting_user,blocked"
_FORGET: Final = "forget"
_FORGET_WAIT_S: Final = 30.0
_CANCEL: Final = "cancel:"
_SHORTEST_CODE, _LONGEST_CODE = 8, 20


class Commands:
    """The handlers of commands, and of the buttons below what they ask."""

    def __init__(self, replies: Replies, store: Store, gateway: AsyncSteward) -> None:
        self._replies = replies
        self._store = store
        self._gateway = gateway
        self._say = replies.outbox.say

    def router(self) -> Router:
        """Their routes, in private chats."""
        router = Router(name="commands")
        router.message.filter(F.chat.type == "private", ~F.forward_origin)
        router.message(CommandStart())(self.login)
        router.message(Command("login"))(self.login)
        router.message(Command("help"))(self.help)
        router.message(Command("tasks"))(self.tasks)
        router.message(Command("problems"))(self.problems)
        router.message(Command("cancel"))(self.cancel)
        router.message(Command("forget"))(self.ask_to_forget)
        router.callback_query(F.data.startswith(_CANCEL))(self.cancel_pressed)
        router.callback_query(F.data.startswith(f"{_FORGET}:"))(self.forget_pressed)
        return router

    async def login(self, message: Message, command: CommandObject) -> None:
        """Show whose chat this is, or a code by which its user makes it theirs."""
        chat_id = message.chat.id
        if command.command == "start":
            await self._say(chat_id, texts.WELCOME)
        try:
            user = await self._user_of(chat_id)
            if user is not None:
                await self._say(chat_id, texts.ALREADY_PAIRED.format(user=user))
                return
            if command.args and command.command == "login":
                await self._redeem(chat_id, command.args.strip())
                return
            if command.args:
                await self._say(chat_id, texts.NO_CODES_IN_LINKS)
            made = await self._gateway.login_code(ChatUser(GATEWAY, str(chat_id)))
        except StewardError as error:
            await self._say(chat_id, in_words(error))
            return
        self._store.set_mark(chat_id, ASKED_TO_PAIR, int(made.expires_at.timestamp()))
        until = f"{made.expires_at.astimezone(UTC):%H:%M}"
        await self._say(chat_id, texts.LOGIN.format(code=made.code, until=until))

    async def _redeem(self, chat_id: int, code: str) -> None:
        """Make the chat that of the user whose code was typed. Raises StewardError."""
        if len(code) > _LONGEST_CODE or len(code) < _SHORTEST_CODE:
            await self._say(chat_id, texts.WRONG_CODE)
            return
        try:
            pair = await self._gateway.redeem_code(code, ChatUser(GATEWAY, str(chat_id)))
        except NotFound:
            await self._say(chat_id, texts.WRONG_CODE)
            return
        self._store.set_mark(chat_id, ASKED_TO_PAIR, 0)
        await self._say(chat_id, texts.PAIRED.format(user=pair.user_id))

    async def help(self, message: Message) -> None:
        """What the bot does."""
        await self._say(message.chat.id, texts.HELP)

    async def tasks(self, message: Message, event_update: Update) -> None:
        """The user's tasks, by the tool that lists them."""
        key, wait_s = self._replies.key(event_update.update_id), self._replies.wait_s
        conversation_id = f"{GATEWAY}-{message.chat.id}"
        await self._replies.answer(
            message.chat.id,
            lambda steward: steward.call(
                "list_tasks", conversation_id=conversation_id, wait_s=wait_s, idempotency_key=key
            ),
        )

    async def problems(self, message: Message) -> None:
        """The newest problems, a line each."""
        chat_id = message.chat.id
        steward = self._replies.following.acting_for(chat_id)
        try:
            page = await self._replies.patiently(lambda: steward.problems(limit=_LISTED))
        except StewardError as error:
            await self._say(chat_id, in_words(error))
            return
        await self._say(chat_id, "\n".join(map(_line, page.problems)) or texts.NO_PROBLEMS)

    async def cancel(self, message: Message, command: CommandObject) -> None:
        """Stop the problem that is named, or the only one; of several ask which."""
        chat_id, named = message.chat.id, (command.args or "").strip()
        if named:
            if named.isascii() and named.isdigit() and len(named) < 19:
                await self._cancel(chat_id, int(named))
            else:
                await self._say(chat_id, texts.BAD_NUMBER)
            return
        steward = self._replies.following.acting_for(chat_id)
        try:
            page = await self._replies.patiently(lambda: steward.problems(statuses=_OPEN, limit=_LISTED))
        except StewardError as error:
            await self._say(chat_id, in_words(error))
            return
        running = [one for one in page.problems if not one.closed]
        if len(running) == 1:
            await self._cancel(chat_id, running[0].problem_id)
        elif not running:
            await self._say(chat_id, texts.NOTHING_OPEN)
        else:
            await self._say(
                chat_id, texts.WHICH, InlineKeyboardMarkup(inline_keyboard=[[_stop(one)] for one in running])
            )

    async def cancel_pressed(self, query: CallbackQuery) -> None:
        """A problem was picked."""
        await _answered(query)
        number = (query.data or "").removeprefix(_CANCEL)
        if number.isascii() and number.isdigit() and _pressed_at_home(query):
            await self._cancel(query.from_user.id, int(number))

    async def _cancel(self, chat_id: int, problem_id: int) -> None:
        wait_s = self._replies.wait_s
        await self._replies.answer(chat_id, lambda steward: steward.cancel(problem_id, wait_s=wait_s))

    async def ask_to_forget(self, message: Message) -> None:
        """Ask once more before everything is deleted. The buttons are good for this question alone."""
        chat_id = message.chat.id
        try:
            user = await self._user_of(chat_id)
        except StewardError as error:
            await self._say(chat_id, in_words(error))
            return
        if user is None:
            await self._say(chat_id, texts.NOT_PAIRED)
            return
        number = secrets.randbits(48)
        self._store.set_mark(chat_id, _FORGET, number)
        row = [
            InlineKeyboardButton(text=texts.FORGET_YES, callback_data=f"{_FORGET}:{number}:yes"),
            InlineKeyboardButton(text=texts.FORGET_NO, callback_data=f"{_FORGET}:{number}:no"),
        ]
        await self._say(chat_id, texts.FORGET.format(user=user), InlineKeyboardMarkup(inline_keyboard=[row]))

    async def forget_pressed(self, query: CallbackQuery) -> None:
        """Delete everything, or nothing."""
        await _answered(query)
        chat_id = query.from_user.id
        _, number, word = (query.data or "").split(":", 2)
        if not _pressed_at_home(query) or str(self._store.mark(chat_id, _FORGET)) != number:
            await self._say(chat_id, texts.FORGET_OLD)
            return
        self._store.set_mark(chat_id, _FORGET, 0)
        if word != "yes":
            await self._say(chat_id, texts.FORGET_KEPT)
            return
        steward = self._replies.following.acting_for(chat_id)
        try:
            user = await self._user_of(chat_id)
            if user is None:
                await self._say(chat_id, texts.NOT_PAIRED)
                return
            forgotten = await steward.forget_user(user, wait_s=_FORGET_WAIT_S)
        except StewardError as error:
            await self._say(chat_id, in_words(error))
            return
        self._store.forget(chat_id)
        await self._say(chat_id, texts.FORGOTTEN if forgotten.done else texts.FORGETTING)

    async def _user_of(self, chat_id: int) -> str | None:
        """The user of a chat; None while it is nobody's. Raises StewardError when nobody can tell."""
        steward = self._replies.following.acting_for(chat_id)
        try:
            pairs = await self._replies.patiently(steward.pairs)
        except NotPaired:
            return None
        mine = [one.user_id for one in pairs if (one.gateway, one.external_id) == (GATEWAY, str(chat_id))]
        return mine[0] if mine else None


def _line(problem: Problem) -> str:
    words = " ".join((problem.text or problem.tool_name or "").split())
    return f"{problem.problem_id} · {problem.status.replace('_', ' ')} · {shortened(words, _LINE)}"


def _stop(problem: Problem) -> InlineKeyboardButton:
    words = shortened(" ".join((problem.text or problem.tool_name or "").split()), 40)
    label = texts.CANCEL.format(problem_id=problem.problem_id, text=words)
    return InlineKeyboardButton(text=label, callback_data=f"{_CANCEL}{problem.problem_id}")


def _pressed_at_home(query: CallbackQuery) -> bool:
    """Whether the one who pressed the button is the one whose chat it is."""
    return query.message is not None and query.message.chat.id == query.from_user.id


async def _answered(query: CallbackQuery) -> None:
    with suppress(TelegramBadRequest):
        await query.answer()
