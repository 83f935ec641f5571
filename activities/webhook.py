"""The outbound gateway: one webhook that events and chat messages are posted to, signed, each with its id.

The receiver hands them on (Telegram, e-mail, an app) and tells repeats apart by the id. What a failure means is said by
tools/exchange.py; whether it is tried again is decided elsewhere.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from urllib.parse import urlsplit

import httpx

from steward.contracts.base import canonical_json
from steward.contracts.certificates import certificates
from steward.contracts.owner import Owner
from steward.contracts.redaction import REDACTOR
from steward.contracts.user_events import UserEvent
from steward.contracts.webhook import (
    ID_HEADER,
    SIGNATURE_HEADER,
    TIMESTAMP_HEADER,
    ChatMessage,
    MessageData,
    signature,
)
from steward.tools.exchange import Exchange, Reply

TIMEOUT_S = 10.0


class Webhook:
    """Posts JSON. With a secret it signs, as contracts/webhook.py says: a receiver that refuses old timestamps cannot
    be fooled by a repeat."""

    def __init__(
        self,
        url: str,
        secret: str | None = None,
        client: httpx.AsyncClient | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._url = url
        self._secret = secret
        self._client = client
        self._clock = clock
        host = urlsplit(url).netloc.rpartition("@")[2]
        self._exchange = Exchange(f"the webhook at {host}", read=False)
        REDACTOR.learn([secret] if secret else [])

    async def tell(self, event: UserEvent) -> None:
        """Post one event.

        Raises:
            ToolError: no answer of the 200 family came; it may be posted again, under the same id.
        """
        await self._post(event)

    async def send(self, owner: Owner, key: str, chat_id: str, text: str, problem_id: int | None = None) -> str:
        """Post a chat message and return its id: the `message_id` or `id` of the answer, else `key`.

        Raises:
            ToolFailed: it was refused (4xx).
            ToolUnavailable: nothing was sent, or the gateway says later (429, 503).
            ToolOutcomeUnknown: it may have been sent on.
        """
        data = MessageData(
            tenant_id=owner.tenant_id, user_id=owner.user_id, problem_id=problem_id, chat_id=chat_id, text=text
        )
        at = datetime.fromtimestamp(int(self._clock()), UTC)
        return _message_id(await self._post(ChatMessage(id=key, timestamp=at, data=data))) or key

    async def aclose(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()

    async def _post(self, message: UserEvent | ChatMessage) -> Reply:
        body = canonical_json(message.model_dump(mode="json")).encode()
        now = int(self._clock())
        headers = {"Content-Type": "application/json", ID_HEADER: message.id, TIMESTAMP_HEADER: str(now)}
        if self._secret:
            headers[SIGNATURE_HEADER] = signature(self._secret, message.id, now, body)
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=TIMEOUT_S, verify=certificates())
        return await self._exchange.send(
            self._client, self._client.build_request("POST", self._url, content=body, headers=headers)
        )


def _message_id(reply: Reply) -> str | None:
    """The id an answer tells. The message was taken, whatever else the answer says."""
    try:
        answer = json.loads(reply.body)
    except (ValueError, RecursionError):
        return None
    given = answer.get("message_id", answer.get("id")) if isinstance(answer, dict) else None
    return str(given) if isinstance(given, str | int) and str(given) else None
