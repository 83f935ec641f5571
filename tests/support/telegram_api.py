"""A Bot API server with Telegram's wire format and limits, for bots under test.

It keeps what the bot sends as messages, refuses what Telegram refuses in Telegram's words, and can be told to fail.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Self

from aiohttp import web

from tests.support.telegram_people import BOT, Chat, Sent, as_message

TOKEN: Final = "4242:AAFakeBotTokenOfTheTests-abcdefghij"
WAIT_S: Final = 45.0
_MAX_TEXT: Final = 4096
_MAX_CALLBACK: Final = 64
_MAX_ALERT: Final = 200


class Refused(Exception):
    """A refusal of the Bot API."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code, self.description, self.parameters = code, description, parameters


class BotApi:
    """The server. `calls` holds the name and the fields of every request but those for updates."""

    def __init__(self) -> None:
        self.url = ""
        self.sent: dict[tuple[int, int], Sent] = {}
        self.calls: list[tuple[str, dict[str, str], float]] = []
        self.answers: list[dict[str, str]] = []
        self.files: dict[str, bytes] = {}
        self.webhook: dict[str, str] = {}
        self.confirmed = 0
        """Updates below this number are done for Telegram."""
        self._chats: set[int] = set()
        self._queries: set[str] = set()
        self._failures: dict[str, list[Refused]] = {}
        self._updates: list[dict[str, Any]] = []
        self._repeats: list[dict[str, Any]] = []
        self._numbers = itertools.count(int(time.time() * 1000))
        self.message_ids = itertools.count(1000)
        self._changed = asyncio.Condition()

    @classmethod
    @asynccontextmanager
    async def serving(cls) -> AsyncIterator[Self]:
        """The server on a port of its own, in this loop."""
        api = cls()
        app = web.Application(client_max_size=64 << 20)
        app.router.add_route("*", "/bot{token}/{method}", api._take)
        app.router.add_get("/file/bot{token}/{path:.+}", api._file)
        # A bot that went away gets no updates.
        runner = web.AppRunner(app, shutdown_timeout=1, handler_cancellation=True)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        api.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield api
        finally:
            await runner.cleanup()

    def chat(self, user_id: int) -> Chat:
        """A person who has opened a private chat with the bot."""
        self._chats.add(user_id)
        return Chat(self, user_id)

    def fail(self, method: str, code: int, description: str, **parameters: int) -> None:
        """Refuse the next request of that method."""
        self._failures.setdefault(method, []).append(Refused(code, description, **parameters))

    async def update(self, **content: Any) -> dict[str, Any]:
        """A new update, waiting to be asked for."""
        update = {"update_id": next(self._numbers), **content}
        async with self._changed:
            self._updates.append(update)
            self._changed.notify_all()
        return update

    async def repeat(self, update: dict[str, Any]) -> None:
        """An update that comes once more."""
        async with self._changed:
            self._repeats.append(update)
            self._changed.notify_all()

    async def until(self, condition: Callable[[], Any], what: str) -> Any:
        """What the condition gives once that is something. Fails after a while, with what was sent."""
        try:
            async with asyncio.timeout(WAIT_S), self._changed:
                while not (found := condition()):
                    await self._changed.wait()
                return found
        except TimeoutError:
            raise AssertionError(f"{what}; sent: {[one.texts for one in self.sent.values()]}") from None

    def query(self) -> str:
        """The id of a press that the bot may answer."""
        number = str(next(self._numbers))
        self._queries.add(number)
        return number

    async def _take(self, request: web.Request) -> web.Response:
        method = request.match_info["method"]
        fields: dict[str, Any] = dict(await request.post()) | dict(request.query)
        try:
            if request.match_info["token"] != TOKEN:
                raise Refused(401, "Unauthorized")
            if self._failures.get(method):
                raise self._failures[method].pop(0)
            handler = getattr(self, f"_on_{method.lower()}", None)
            if handler is None:
                raise Refused(404, "Not Found")
            if method != "getUpdates":
                self.calls.append((method, fields, time.monotonic()))
            result = await handler(fields)
        except Refused as refused:
            body: dict[str, Any] = {"ok": False, "error_code": refused.code, "description": refused.description}
            if refused.parameters:
                body["parameters"] = refused.parameters
            return web.json_response(body, status=refused.code)
        finally:
            async with self._changed:
                self._changed.notify_all()
        return web.json_response({"ok": True, "result": result})

    async def _file(self, request: web.Request) -> web.Response:
        found = self.files.get(request.match_info["path"])
        return web.Response(status=404) if found is None else web.Response(body=found)

    async def _on_getme(self, _: dict[str, Any]) -> Any:
        return BOT

    async def _on_setmycommands(self, _: dict[str, Any]) -> Any:
        return True

    async def _on_getupdates(self, fields: dict[str, Any]) -> Any:
        if self.webhook:
            raise Refused(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook first")
        offset = int(fields.get("offset", 0))
        self.confirmed = max(self.confirmed, offset)
        deadline = time.monotonic() + float(fields.get("timeout", 0))
        async with self._changed:
            self._updates = [one for one in self._updates if one["update_id"] >= offset]
            while not (self._updates or self._repeats) and (left := deadline - time.monotonic()) > 0:
                try:
                    await asyncio.wait_for(self._changed.wait(), left)
                except TimeoutError:
                    break
            repeats, self._repeats = self._repeats, []
            return [*repeats, *self._updates]

    async def _on_deletewebhook(self, _: dict[str, Any]) -> Any:
        self.webhook = {}
        return True

    async def _on_setwebhook(self, fields: dict[str, Any]) -> Any:
        if not fields["url"].startswith("https://"):
            raise Refused(400, "Bad Request: bad webhook: An HTTPS URL must be provided for webhook")
        secret = fields.get("secret_token", "")
        if len(secret) > 256 or not all(one.isascii() and (one.isalnum() or one in "_-") for one in secret):
            raise Refused(400, "Bad Request: secret token contains unallowed characters")
        self.webhook = fields
        return True

    async def _on_sendmessage(self, fields: dict[str, Any]) -> Any:
        text = self._checked(fields.get("text", ""))
        return self._keep(Sent(self._known(fields), next(self.message_ids), [text], _markup(fields)))

    async def _on_senddocument(self, fields: dict[str, Any]) -> Any:
        return self._attached("document", fields)

    async def _on_sendphoto(self, fields: dict[str, Any]) -> Any:
        return self._attached("photo", fields)

    async def _on_editmessagetext(self, fields: dict[str, Any]) -> Any:
        text, markup = self._checked(fields["text"]), _markup(fields)
        sent = self.sent.get((self._known(fields), int(fields["message_id"])))
        if sent is None:
            raise Refused(400, "Bad Request: message to edit not found")
        if (text, markup) == (sent.text, sent.markup):
            raise Refused(
                400,
                "Bad Request: message is not modified: specified new message content and reply markup are exactly the "
                "same as a current content and reply markup of the message",
            )
        sent.texts.append(text)
        sent.markup = markup
        return as_message(sent)

    async def _on_sendchataction(self, fields: dict[str, Any]) -> Any:
        self._known(fields)
        return True

    async def _on_answercallbackquery(self, fields: dict[str, Any]) -> Any:
        if fields["callback_query_id"] not in self._queries:
            raise Refused(400, "Bad Request: query is too old and response timeout expired or query ID is invalid")
        if len(fields.get("text", "")) > _MAX_ALERT:
            raise Refused(400, "Bad Request: MESSAGE_TOO_LONG")
        self._queries.discard(fields["callback_query_id"])
        self.answers.append(fields)
        return True

    async def _on_getfile(self, fields: dict[str, Any]) -> Any:
        path = f"documents/{fields['file_id']}"
        if path not in self.files:
            raise Refused(400, "Bad Request: invalid file_id")
        return {"file_id": fields["file_id"], "file_unique_id": "u", "file_path": path}

    def _attached(self, kind: str, fields: dict[str, Any]) -> Any:
        # aiogram names the part that holds the file by `attach://`.
        given = fields[kind]
        upload = fields[given.removeprefix("attach://")] if isinstance(given, str) else given
        file = (upload.filename, upload.file.read())
        return self._keep(Sent(self._known(fields), next(self.message_ids), [], {}, file, kind))

    def _known(self, fields: dict[str, Any]) -> int:
        chat_id = int(fields["chat_id"])
        if chat_id not in self._chats:
            raise Refused(400, "Bad Request: chat not found")
        return chat_id

    def _checked(self, text: str) -> str:
        if not text.strip():
            raise Refused(400, "Bad Request: message text is empty")
        if len(text.encode("utf-16-le")) // 2 > _MAX_TEXT:
            raise Refused(400, "Bad Request: message is too long")
        return text

    def _keep(self, sent: Sent) -> Any:
        self.sent[sent.chat_id, sent.message_id] = sent
        return as_message(sent)


def _markup(fields: dict[str, Any]) -> dict[str, Any]:
    markup: dict[str, Any] = json.loads(fields.get("reply_markup") or "{}")
    for row in markup.get("inline_keyboard", []):
        if any(not 1 <= len(button["callback_data"].encode()) <= _MAX_CALLBACK for button in row):
            raise Refused(400, "Bad Request: BUTTON_DATA_INVALID")
    return markup
