"""One mail as the tools see it, read from bytes whatever their charset or faults.

Used by both mailboxes. Mails parsed from files are kept in memory as long as their file does not change.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.message import EmailMessage, Message
from email.utils import getaddresses, parseaddr, parsedate_to_datetime
from functools import lru_cache
from pathlib import Path

from steward.tools.mail.bounded import BROKEN, MOST_BYTES, decoded_text, decoded_words, parse_parts
from steward.tools.mail.html_text import html_text

_log = logging.getLogger(__name__)

_LONGEST_BODY = 200_000
_UNREADABLE = "(this e-mail cannot be read)"


@dataclass(frozen=True, slots=True)
class Attachment:
    """A part that is a file: its name, its media type, and its size in bytes once decoded."""

    name: str
    media_type: str
    size: int


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail. `id` is the mailbox's for this very message: two mails with one Message-ID have two. `sha256` is that of
    the bytes of the mail, all that were read. `date` has an offset. `references` are the Message-IDs of the
    conversation, its own last. `whole` is false when only the beginning was read; its head then tells of attachments.
    `unread` is the mailbox's to say. `fault` says why nothing of it could be read."""

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
    in_reply_to: str
    references: str
    attachments: tuple[Attachment, ...]
    has_attachment: bool
    sha256: str = ""
    whole: bool = True
    unread: bool = False
    fault: str = ""

    @property
    def other_reply_address(self) -> bool:
        """Whether replies go to somebody else than, or beside, the sender."""
        return self.reply_to.casefold() != self.sender_address.casefold()

    @property
    def sender(self) -> str:
        """Name and address."""
        return f"{self.sender_name} <{self.sender_address}>" if self.sender_name else self.sender_address


def parse_mail(path: Path) -> Mail | None:
    """The mail in a file of a Maildir, whose name says whether it was read; None when the file is gone."""
    try:
        stat = path.stat()
        parsed = _parsed(str(path), stat.st_mtime_ns, stat.st_size, stat.st_ino)
        return replace(parsed, unread="S" not in flags_of(path))
    except OSError:
        return None


def id_of(path: Path) -> str:
    """The id of the mail in a file of a Maildir: made from its folder and the unique part of its name, which stays when
    the mail is read or marked, and is never given to another."""
    folder = path.parents[1].name
    return "m" + hashlib.sha256(f"{folder}/{path.name.partition(':2,')[0]}".encode("utf-8", "replace")).hexdigest()[:16]


def flags_of(path: Path) -> set[str]:
    """The flags of a mail in a Maildir: S for one that was read, F for one that is flagged."""
    return set(path.name.partition(":2,")[2])


@lru_cache(maxsize=4096)
def _parsed(path: str, mtime_ns: int, size: int, inode: int) -> Mail:
    with Path(path).open("rb") as file:
        raw = file.read(MOST_BYTES)
        file.seek(0)
        sha256 = hashlib.file_digest(file, "sha256").hexdigest()
    received = datetime.fromtimestamp(mtime_ns / 1e9, UTC)
    mail = read_mail(raw, received, email_id=id_of(Path(path)), whole=size <= MOST_BYTES)
    return replace(mail, sha256=sha256)


def read_mail(raw: bytes, received: datetime, *, email_id: str, whole: bool = True) -> Mail:
    """The mail in these bytes; `received` stands in for a date that is missing or none, `whole` is passed on.

    A mail that nothing can be read of is one all the same, and says so: it costs itself alone.
    """
    try:
        message, read = parse_parts(raw)
        return _as_mail(message, raw, received, email_id, whole and read)
    except Exception as error:
        _log.warning("an e-mail cannot be read", exc_info=True)
        return _unreadable(raw, received, email_id, type(error).__name__)


def _unreadable(raw: bytes, received: datetime, email_id: str, why: str) -> Mail:
    return Mail(
        id=email_id,
        message_id="",
        sender_name="",
        sender_address="",
        reply_to="",
        to="",
        cc="",
        subject=_UNREADABLE,
        date=received,
        body=_UNREADABLE,
        in_reply_to="",
        references="",
        attachments=(),
        has_attachment=False,
        sha256=hashlib.sha256(raw).hexdigest(),
        whole=False,
        fault=why,
    )


def _as_mail(message: Message, raw: bytes, received: datetime, email_id: str, whole: bool) -> Mail:
    message_id = _header(message, "Message-ID")
    attachments = _attachments(message)
    name, address = parseaddr(_header(message, "From"))
    return Mail(
        id=email_id,
        message_id=message_id,
        sender_name=name,
        sender_address=address,
        reply_to=_addresses(message, "Reply-To") or address,
        to=_addresses(message, "To"),
        cc=_addresses(message, "Cc"),
        subject=_header(message, "Subject") or "(no subject)",
        date=_date(_header(message, "Date"), received),
        body=_body(message)[:_LONGEST_BODY],
        in_reply_to=_header(message, "In-Reply-To"),
        references=" ".join(filter(None, [_header(message, "References"), message_id])),
        attachments=attachments,
        has_attachment=bool(attachments) or (not whole and message.get_content_type() == "multipart/mixed"),
        sha256=hashlib.sha256(raw).hexdigest(),
        whole=whole,
    )


def _header(message: Message, name: str) -> str:
    """A header's text; nothing of one that is absent or broken."""
    value = message[name]
    text = "" if value is None else str(value)
    return " ".join(text.encode("utf-8", "replace").decode().replace("\x00", "").split())


def _addresses(message: Message, name: str) -> str:
    found = (address for _, address in getaddresses([_header(message, name)]) if address)
    return ", ".join(dict.fromkeys(found))


def _date(text: str, received: datetime) -> datetime:
    try:
        moment = parsedate_to_datetime(text)
    except (TypeError, ValueError, OverflowError):
        return received
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _body(message: Message) -> str:
    part = _text_part(message)
    if part is None:
        return ""
    payload = part.get_payload(decode=True)
    data = payload if isinstance(payload, bytes) else str(part.get_payload()).encode("utf-8", "replace")
    text = decoded_text(data, part.get_content_charset())
    if part.get_content_type() == "text/html":
        text = html_text(text)
    lines = (line.rstrip() for line in text.replace("\x00", "").splitlines())
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _text_part(message: Message) -> Message | None:
    """The plain text, or else the HTML, that is not an attachment."""
    parts = [part for part in _parts(message) if not _is_attachment(part)]
    for wanted in ("text/plain", "text/html"):
        for part in parts:
            if part.get_content_type() == wanted:
                return part
    return None


def _parts(message: Message) -> Iterator[Message]:
    """The parts that hold something. An attachment is one, whatever is in it: an attached mail is not read as this."""
    if message.is_multipart() and not _is_attachment(message):
        for part in _inner(message):
            yield from _parts(part)
    else:
        yield message


def _inner(message: Message) -> list[Message]:
    return [part for part in message.get_payload() if isinstance(part, Message)] if message.is_multipart() else []


def _is_attachment(part: Message) -> bool:
    return part.get_content_disposition() == "attachment"


def attached_parts(message: Message) -> list[Message]:
    """The parts that are files."""
    return [part for part in _parts(message) if _is_attachment(part)]


def _attachments(message: Message) -> tuple[Attachment, ...]:
    parts = attached_parts(message)
    return tuple(Attachment(file_name(part), part.get_content_type(), _size(part)) for part in parts)


def file_name(part: Message) -> str:
    """Of a broken name, what can be read."""
    try:
        name = decoded_words(part.get_filename() or "")
    except BROKEN:
        name = ""
    name = name.encode("utf-8", "replace").decode()
    return " ".join("".join(ch if ch.isprintable() else " " for ch in name).split())[:200] or "(unnamed)"


def _size(part: Message) -> int:
    if part.is_multipart():
        return sum(map(_size, _inner(part)))
    payload = part.get_payload(decode=True)
    return len(payload) if isinstance(payload, bytes) else len(str(part.get_payload()))


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
