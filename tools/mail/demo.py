"""Sample mail for `--demo`: a mailbox for every user who has none, with dates relative to today.

Used by the e-mail tools; reads tools/sample_mail/mails.yaml and sends nothing.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from email.message import EmailMessage
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from steward.tools.mail.message import new_message
from steward.tools.mail.store import MailStore, stamp

_FILE = Path(__file__).parents[1] / "sample_mail" / "mails.yaml"


def seed(store: MailStore, address: str, now: datetime) -> None:
    """Give a user who has no mailbox the sample one; `now` in the user's time zone."""
    if not store.exists:
        store.create_with([(_message(entry, address, now), entry.get("unread", False)) for entry in _entries()])


@lru_cache(maxsize=1)
def _entries() -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = yaml.safe_load(_FILE.read_text(encoding="utf-8"))["mails"]
    return entries


def _message(entry: dict[str, Any], address: str, now: datetime) -> EmailMessage:
    hour, minute = map(int, entry["time"].split(":"))
    sent = (now - timedelta(days=entry["days_ago"])).replace(hour=hour, minute=minute, second=0, microsecond=0)
    sent = min(sent, now - timedelta(minutes=1))
    message = new_message(entry["from"], address, entry["subject"], entry["body"], entry.get("cc"))
    message["Message-ID"] = f"<{entry['id']}@sample.example>"
    if "in_reply_to" in entry:
        message["In-Reply-To"] = message["References"] = f"<{entry['in_reply_to']}@sample.example>"
    stamp(message, sent)
    return message
