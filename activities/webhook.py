"""The outbound gateway: one webhook that notifications and chat messages are posted to, signed, each with its id.

The receiver hands them on (Telegram, e-mail, an app) and tells repeats apart by the id. What a failure means is said by
tools/exchange.py; whether it is tried again is decided elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

import httpx

from contracts.base import Json, canonical_json
from contracts.errors import ToolError, ToolUnavailable
from contracts.notification import NotificationInput
from contracts.owner import Owner
from contracts.redaction import REDACTOR
from tools.exchange import Exchange, Reply

SIGNATURE_HEADER = "X-Steward-Signature"
TIMESTAMP_HEADER = "X-Steward-Timestamp"
ID_HEADER = "X-Steward-Notification-Id"
TIMEOUT_S = 10.0
MESSAGE_SOURCE = "send_message"


class Webhook:
    """Posts JSON. With a secret it signs: `X-Steward-Signature: sha256=<hex HMAC-SHA256 of "<timestamp>.<body>">`,
    where `X-Steward-Timestamp` are Unix seconds; a receiver that refuses old ones cannot be fooled by a repeat."""

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

    async def notify(self, notification: NotificationInput) -> None:
        """Post one notification.

        Raises:
            ToolUnavailable: when no answer of the 200 family came; it may be posted again, under the same id.
        """
        body = notification.model_dump(mode="json", exclude={"notification_key", "owner"})
        try:
            await self._post(
                notification.notification_key,
                {"id": notification.notification_key, **_members(notification.owner), **body},
            )
        except ToolError as error:
            raise ToolUnavailable(error.detail, retry_after_s=error.retry_after_s) from error

    async def send(self, owner: Owner, key: str, chat_id: str, text: str, problem_id: int | None = None) -> str:
        """Post a chat message and return its id: the `message_id` or `id` of the answer, else `key`.

        Raises:
            ToolFailed: it was refused (4xx).
            ToolUnavailable: nothing was sent, or the gateway says later (429, 503).
            ToolOutcomeUnknown: it may have been sent on.
        """
        message = {**_members(owner), "problem_id": problem_id, "chat_id": chat_id}
        reply = await self._post(key, {"id": key, **message, "text": text, "source": MESSAGE_SOURCE})
        return _message_id(reply) or key

    async def aclose(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()

    async def _post(self, key: str, message: Mapping[str, Json]) -> Reply:
        body = canonical_json(message).encode()
        headers = {"Content-Type": "application/json", ID_HEADER: key}
        if self._secret:
            headers[TIMESTAMP_HEADER] = str(int(self._clock()))
            signed = headers[TIMESTAMP_HEADER].encode() + b"." + body
            headers[SIGNATURE_HEADER] = "sha256=" + hmac.new(self._secret.encode(), signed, hashlib.sha256).hexdigest()
        if self._client is None:
            self._client = httpx.AsyncClient(timeout=TIMEOUT_S)
        return await self._exchange.send(
            self._client, self._client.build_request("POST", self._url, content=body, headers=headers)
        )


def _members(owner: Owner) -> dict[str, Json]:
    """Whose it is, as the receiver of the webhook reads it."""
    return {"tenant_id": owner.tenant_id, "user_id": owner.user_id}


def _message_id(reply: Reply) -> str | None:
    """The id an answer tells. The message was taken, whatever else the answer says."""
    try:
        answer = json.loads(reply.body)
    except (ValueError, RecursionError):
        return None
    given = answer.get("message_id", answer.get("id")) if isinstance(answer, dict) else None
    return str(given) if isinstance(given, str | int) and str(given) else None
