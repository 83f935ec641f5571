"""The mark of an approval that is mailed: says to the mail gateway which approval a reply is about, and that this user
was shown it with these arguments. Pure."""

from __future__ import annotations

import base64
import hmac

_BYTES = 16


def reply_mark(secret: str, user_id: str, approval_id: str, args_sha256: str) -> str:
    """The approval's id and a signature. It is worth nothing once the approval no longer waits with these arguments."""
    signed = "\n".join(("steward mail reply", user_id, approval_id, args_sha256))
    digest = hmac.digest(secret.encode(), signed.encode(), "sha256")[:_BYTES]
    return f"{approval_id}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"
