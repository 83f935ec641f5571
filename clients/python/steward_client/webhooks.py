"""The check of signed webhooks, as the Standard Webhooks specification has it.

A receiver calls `Webhook(secret).verify(headers, body)` with the body as it came, before reading it. A message is
signed over `<webhook-id>.<webhook-timestamp>.<body>` with HMAC-SHA256; while a secret is being changed the header
holds several signatures, and one that fits is enough. Remember `webhook-id`: a message may come twice.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

TOLERANCE_S: Final = 300.0
"""How far the sender's clock may be from ours: what is older may be a replay."""
_PREFIX: Final = "whsec_"
_VERSION: Final = "v1"


class WebhookError(ValueError):
    """The message is not from whoever has the secret, or not of now."""


class Webhook:
    """Checks and makes signatures with one secret: `whsec_` and base64, or the base64 alone."""

    def __init__(
        self, secret: str, *, tolerance_s: float = TOLERANCE_S, clock: Callable[[], float] = time.time
    ) -> None:
        """Raises ValueError for a secret that is not base64, or empty."""
        try:
            self._key = base64.b64decode(secret.removeprefix(_PREFIX), validate=True)
        except binascii.Error as error:
            raise ValueError("the webhook secret is not base64") from error
        if not self._key:
            raise ValueError("the webhook secret is empty")
        self._tolerance_s = tolerance_s
        self._clock = clock

    def verify(self, headers: Mapping[str, str], body: bytes | str) -> Any:
        """The message's JSON value.

        Raises:
            WebhookError: a header is missing, no signature fits, the message is not of now, or it is no JSON.
        """
        given = {name.lower(): value for name, value in headers.items()}
        message_id, timestamp, signatures = (
            given.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature")
        )
        if not (message_id and timestamp and signatures):
            raise WebhookError("one of the headers webhook-id, webhook-timestamp and webhook-signature is missing")
        if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) < 16):
            raise WebhookError("webhook-timestamp is not a number of seconds")
        if abs(self._clock() - int(timestamp)) > self._tolerance_s:
            raise WebhookError("the message is too old, or of the future")
        expected = self.sign(message_id, int(timestamp), body).encode()
        # Every one is compared, so that the time it takes tells nothing of which fits.
        fitting = [hmac.compare_digest(expected, one.encode()) for one in signatures.split()]
        if not any(fitting):
            raise WebhookError("no signature fits")
        try:
            return json.loads(body)
        except ValueError as error:
            raise WebhookError("the message is no JSON") from error

    def sign(self, message_id: str, timestamp: int, body: bytes | str) -> str:
        """The value of webhook-signature for this message."""
        content = body.encode() if isinstance(body, str) else body
        digest = hmac.new(self._key, f"{message_id}.{timestamp}.".encode() + content, hashlib.sha256).digest()
        return f"{_VERSION},{base64.b64encode(digest).decode()}"
