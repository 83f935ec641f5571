"""The mark that Steward's mail of an approval carries. Pure."""

from __future__ import annotations

import base64
import hmac


def is_mark_of(mark: str, secret: str, user_id: str, approval_id: str, args_sha256: str) -> bool:
    """Whether this user was mailed this mark for this approval with these arguments."""
    signed = "\n".join(("steward mail reply", user_id, approval_id, args_sha256))
    digest = hmac.digest(secret.encode(), signed.encode(), "sha256")[:16]
    expected = f"{approval_id}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"
    return hmac.compare_digest(mark.encode(), expected.encode())
