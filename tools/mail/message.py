"""One mail as the tools see it, read from bytes whatever their charset or faults.

Used by both mailboxes. Mails parsed from files are kept in memory as long as their file does not change.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from email.message import EmailMessage, Message
from functools import lru_cache
from pathlib import Path
from zoneinfo import ZoneInfo

from steward.tools.mail.bounded import MOST_BYTES, parse_parts
from steward.tools.mail.content import Content, MailInside, read_content
from steward.tools.mail.headers import Person, date_of, header_text, people_in, people_to_answer, sender_of
from steward.tools.mail.invitations import EventTime, GuestAnswer
from steward.tools.mail.payloads import kind_of

_log = logging.getLogger(__name__)

_LONGEST_BODY = 200_000
_UNREADABLE = "(this e-mail cannot be read)"


@dataclass(frozen=True, slots=True)
class Attachment:
    """A part that is a file: its name, its media type, and its size in bytes once decoded. `embedded` is a picture
    that stands in the text."""

    name: str
    media_type: str
    size: int
    embedded: bool = False


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail. `id` is the mailbox's for this very message: two mails with one Message-ID have two. `sha256` is that of
    the bytes of the mail, all that were read. `date` has an offset. `references` are the Message-IDs of the
    conversation, its own last. `body` is all that is shown, `own` what of it the sender wrote, without the mails that
    are `inside`. `reply_to` are the addresses a reply goes to, none where nobody can be answered. `whole` is false when
    only the beginning was read; its head then tells of attachments. `unread` is the mailbox's to say. `fault` says why
    nothing of it could be read."""

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
    own: str = ""
    inside: tuple[MailInside, ...] = ()
    times: tuple[EventTime, ...] = ()
    answers: tuple[GuestAnswer, ...] = ()
    sha256: str = ""
    whole: bool = True
    unread: bool = False
    fault: str = ""

    @property
    def other_reply_address(self) -> bool:
        """Whether replies go to somebody else than, or beside, the sender."""
        return self.reply_to.casefold() != self.sender_address.casefold()

    @property
    def files(self) -> list[str]:
        """The names of what is attached, without the pictures that stand in the text."""
        return [one.name for one in self.attachments if not one.embedded]

    @property
    def pictures(self) -> list[str]:
        """The names of the pictures that stand in the text."""
        return [one.name for one in self.attachments if one.embedded]

    def for_reader(self, zone: ZoneInfo) -> Mail:
        """The mail with the times of its invitations by the clock of a reader, too."""

        def told(text: str) -> str:
            for time in dict.fromkeys(self.times):
                text = text.replace(time.line(), time.line(zone))
            return text

        inside = tuple(replace(one, own=told(one.own), text=told(one.text)) for one in self.inside)
        return replace(self, body=told(self.body), own=told(self.own), inside=inside) if self.times else self

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
        own=_UNREADABLE,
        in_reply_to="",
        references="",
        attachments=(),
        has_attachment=False,
        sha256=hashlib.sha256(raw).hexdigest(),
        whole=False,
        fault=why,
    )


def _as_mail(message: Message, raw: bytes, received: datetime, email_id: str, whole: bool) -> Mail:
    message_id = _message_id(message)
    content = read_content(message)
    attachments = _attachments(content)
    sender = sender_of(message)
    return Mail(
        id=email_id,
        message_id=message_id,
        sender_name=sender.name,
        sender_address=sender.address,
        reply_to=_addresses(people_to_answer(message)),
        to=_addresses(people_in(message, "To")),
        cc=_addresses(people_in(message, "Cc")),
        subject=header_text(message, "Subject") or "(no subject)",
        date=date_of(message, received),
        body=content.text[:_LONGEST_BODY],
        own=content.own[:_LONGEST_BODY],
        inside=content.inside,
        times=content.times,
        answers=content.answers,
        in_reply_to=header_text(message, "In-Reply-To"),
        references=" ".join(filter(None, [header_text(message, "References"), message_id])),
        attachments=attachments,
        has_attachment=any(not one.embedded for one in attachments)
        or (not whole and kind_of(message) == "multipart/mixed"),
        sha256=hashlib.sha256(raw).hexdigest(),
        whole=whole,
    )


def _message_id(message: Message) -> str:
    """The Message-ID; nothing of an empty one, which many mails have."""
    text = header_text(message, "Message-ID")
    return text if text.strip("<> ") else ""


def _addresses(people: Sequence[Person]) -> str:
    return ", ".join(person.address for person in people)


def _attachments(content: Content) -> tuple[Attachment, ...]:
    return tuple(Attachment(file.name, file.media_type, file.size, file.embedded) for file in content.files)


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
