"""What is posted to the webhook: events of users (contracts/user_events.py) and chat messages, in one envelope, signed
by the Standard Webhooks specification (docs/webhook.md).

Pure; workers sign, receivers verify.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from datetime import datetime
from typing import Final, Literal

from steward.contracts.base import Message

ID_HEADER: Final = "webhook-id"
TIMESTAMP_HEADER: Final = "webhook-timestamp"
SIGNATURE_HEADER: Final = "webhook-signature"
SECRET_PREFIX: Final = "whsec_"


class MessageData(Message):
    """A chat message to hand on."""

    tenant_id: str
    user_id: str
    problem_id: int | None
    chat_id: str
    text: str


class ChatMessage(Message):
    """What the tool send_message posts. The receiver may answer with `{"message_id": ...}`."""

    version: Literal[1] = 1
    id: str
    type: Literal["message"] = "message"
    timestamp: datetime
    data: MessageData


def signature(secret: str, message_id: str, timestamp: int, body: bytes) -> str:
    """The value of the header: `v1,` and the base64 of the HMAC-SHA256 of `<id>.<timestamp>.<body>`."""
    signed = f"{message_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(_key(secret), signed, hashlib.sha256).digest()).decode()


def _key(secret: str) -> bytes:
    """`whsec_` and base64 stand for those bytes, any other text for its own."""
    if secret.startswith(SECRET_PREFIX):
        try:
            return base64.b64decode(secret.removeprefix(SECRET_PREFIX), validate=True)
        except binascii.Error:
            pass
    return secret.encode()
