"""One mail as the tools see it, read from a file whatever its charset or faults.

Used by the mail store. Parsed mails are kept in memory as long as their file does not change.
"""

from __future__ import annotations

import hashlib
import html
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage, Message
from email.utils import getaddresses, parseaddr, parsedate_to_datetime
from functools import lru_cache
from pathlib import Path

_LONGEST_BODY = 200_000
_HIDDEN = re.compile(r"<(script|style|head)\b.*?</\1\s*>", re.IGNORECASE | re.DOTALL)
_BREAK = re.compile(r"<(?:br|/p|/div|/tr|/li|/h\d)\b[^>]*>", re.IGNORECASE)
_TAG = re.compile(r"<[^>]{0,2000}>")


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail. `id` is stable: a hash of the Message-ID, or of the whole text without one. `date` has an offset."""

    id: str
    message_id: str
    sender_name: str
    sender_address: str
    reply_to: str
    to: str
    cc: str
    subject: str
    date: datetime
    body: str
    references: str
    attachments: tuple[str, ...]

    @property
    def sender(self) -> str:
        """Name and address."""
        return f"{self.sender_name} <{self.sender_address}>" if self.sender_name else self.sender_address


def parse_mail(path: Path) -> Mail | None:
    """The mail in a file, or None when the file is gone."""
    try:
        stat = path.stat()
        return _parsed(str(path), stat.st_mtime_ns, stat.st_size)
    except OSError:
        return None


@lru_cache(maxsize=4096)
def _parsed(path: str, mtime_ns: int, size: int) -> Mail:
    raw = Path(path).read_bytes()
    message = message_from_bytes(raw, policy=policy.default)
    message_id = _header(message, "Message-ID")
    name, address = parseaddr(_header(message, "From"))
    return Mail(
        id="m" + hashlib.sha256(message_id.encode() or raw).hexdigest()[:12],
        message_id=message_id,
        sender_name=name,
        sender_address=address,
        reply_to=parseaddr(_header(message, "Reply-To"))[1] or address,
        to=_addresses(message, "To"),
        cc=_addresses(message, "Cc"),
        subject=_header(message, "Subject") or "(no subject)",
        date=_date(_header(message, "Date"), mtime_ns),
        body=_body(message)[:_LONGEST_BODY],
        references=" ".join(filter(None, [_header(message, "References"), message_id])),
        attachments=_attachments(message),
    )


def _header(message: Message, name: str) -> str:
    """A header's text. The parser raises on some broken ones, which then count as absent."""
    try:
        value = message[name]
    except (ValueError, IndexError, KeyError, AttributeError, TypeError):
        return ""
    text = "" if value is None else str(value)
    return " ".join(text.encode("utf-8", "replace").decode().replace("\x00", "").split())


def _addresses(message: Message, name: str) -> str:
    return ", ".join(address for _, address in getaddresses([_header(message, name)]) if address)


def _date(text: str, mtime_ns: int) -> datetime:
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError, OverflowError):
        return datetime.fromtimestamp(mtime_ns / 1e9, UTC)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _body(message: Message) -> str:
    part = _text_part(message)
    if part is None:
        return ""
    payload = part.get_payload(decode=True)
    data = payload if isinstance(payload, bytes) else str(part.get_payload()).encode("utf-8", "replace")
    try:
        text = data.decode(part.get_content_charset() or "utf-8", "replace")
    except LookupError:
        text = data.decode("utf-8", "replace")
    if part.get_content_type() == "text/html":
        text = html.unescape(_TAG.sub("", _BREAK.sub("\n", _HIDDEN.sub("", text))))
    lines = (line.rstrip() for line in text.replace("\x00", "").splitlines())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _text_part(message: Message) -> Message | None:
    """The plain text, or else the HTML, that is not an attachment."""
    parts = [part for part in message.walk() if not part.is_multipart() and not _is_attachment(part)]
    for wanted in ("text/plain", "text/html"):
        for part in parts:
            if part.get_content_type() == wanted:
                return part
    return None


def _is_attachment(part: Message) -> bool:
    try:
        return part.get_content_disposition() == "attachment"
    except (ValueError, IndexError, AttributeError):
        return False


def _attachments(message: Message) -> tuple[str, ...]:
    parts = [part for part in message.walk() if not part.is_multipart() and _is_attachment(part)]
    return tuple(part.get_filename() or "(unnamed)" for part in parts)


def new_message(sender: str, to: str, subject: str, body: str, cc: str | None = None) -> EmailMessage:
    """A plain text message without Date and Message-ID.

    Raises:
        ValueError: when a header would hold a line break or an address cannot be written.
    """
    message = EmailMessage()
    message["From"] = sender
    message["To"] = to
    if cc:
        message["Cc"] = cc
    message["Subject"] = subject
    message.set_content(body if body.endswith("\n") else body + "\n")
    return message
