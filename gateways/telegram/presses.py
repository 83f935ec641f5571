"""What a pressed button does. The one who pressed it is who decides: never the chat, never what the button says."""

from __future__ import annotations

from contextlib import suppress

from aiogram import F, Router
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import CallbackQuery, InaccessibleMessage, Message, Update
from steward_client import AsyncSteward, Conflict, NotFound, StewardError

from steward.gateways.telegram import texts
from steward.gateways.telegram.approvals import Button, read_button
from steward.gateways.telegram.presenter import Presenter, truth_of
from steward.gateways.telegram.replies import Replies, in_words
from steward.gateways.telegram.splitting import shortened
from steward.gateways.telegram.store import Store

_ALERT = 200


class Presses:
    """The handlers of buttons below approvals."""

    def __init__(self, replies: Replies, presenter: Presenter, store: Store) -> None:
        self._replies = replies
        self._presenter = presenter
        self._store = store

    def router(self) -> Router:
        """Their routes."""
        router = Router(name="presses")
        router.callback_query(F.data.func(lambda data: read_button(data) is not None))(self.decide)
        return router

    async def decide(self, query: CallbackQuery, event_update: Update) -> None:
        """Approve or deny what the message shows, or say why not."""
        button = read_button(query.data or "")
        assert button is not None
        chat_id, user_id = self._place(query), query.from_user.id
        if chat_id != user_id:
            await _alert(query, texts.SHOWN_TO_ANOTHER)
            return
        steward = self._replies.following.acting_for(user_id)
        try:
            trouble = await self._replies.patiently(lambda: self._trouble(steward, button))
        except NotFound:
            trouble = texts.NOT_YOURS
        except StewardError as error:
            await _alert(query, in_words(error))
            return
        if trouble is not None:
            await _alert(query, trouble)
            await self._presenter.retire_all(user_id, button.approval_id, trouble)
            return
        await self._send(query, steward, button, self._replies.key(event_update.update_id))

    async def _trouble(self, steward: AsyncSteward, button: Button) -> str | None:
        """Why the button decides nothing any more. Raises NotFound for what is not this user's."""
        problem = await steward.problem(button.problem_id)
        found = next((one for one in problem.approvals if one.approval_id == button.approval_id), None)
        if found is None:
            return await truth_of(steward, button.problem_id, button.approval_id)
        return None if button.means(found) else texts.CHANGED_SINCE

    async def _send(self, query: CallbackQuery, steward: AsyncSteward, button: Button, key: str) -> None:
        user_id = query.from_user.id
        try:
            answer = await self._replies.patiently(
                lambda: steward.confirm(
                    button.problem_id,
                    button.confirmed,
                    approval_id=button.approval_id,
                    wait_s=self._replies.wait_s,
                    idempotency_key=key,
                )
            )
        except (Conflict, NotFound) as error:
            # Somebody was faster.
            await _alert(query, error.detail)
            await self._presenter.retire_all(user_id, button.approval_id, error.detail)
            return
        except StewardError as error:
            await _alert(query, in_words(error))
            return
        outcome = texts.APPROVED if button.confirmed else texts.DENIED
        await _alert(query, outcome, loud=False)
        await self._presenter.retire_all(user_id, button.approval_id, outcome)
        if answer.settled:
            await self._replies.following.show(button.problem_id, user_id)
        else:
            self._replies.following.follow(button.problem_id, user_id)

    def _place(self, query: CallbackQuery) -> int | None:
        message: Message | InaccessibleMessage | None = query.message
        return None if message is None else message.chat.id


async def _alert(query: CallbackQuery, text: str, *, loud: bool = True) -> None:
    # A press that a restart held up is too old to be answered; what it did is done all the same.
    with suppress(TelegramBadRequest):
        await query.answer(shortened(text, _ALERT), show_alert=loud)
