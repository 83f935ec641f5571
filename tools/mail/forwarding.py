"""A mail as it is forwarded: the note, then who wrote what when, its text and its attachments. Pure."""

from __future__ import annotations

from email.message import EmailMessage, Message
from zoneinfo import ZoneInfo

from steward.contracts.errors import ToolFailed
from steward.tools.mail.bounded import parse_parts
from steward.tools.mail.message import Mail, attached_parts, file_name
from steward.tools.mail.named_mails import subject_of_conversation

_RULE = "---------- Forwarded message ----------"


def forwarded_subject(mail: Mail) -> str:
    """The subject under which a mail is forwarded."""
    return f"Fwd: {subject_of_conversation(mail)}"


def forwarded_text(mail: Mail, note: str, zone: ZoneInfo) -> str:
    """The note above the whole text of the mail."""
    lines = [note.strip(), ""] if note.strip() else []
    lines += [_RULE, f"From: {mail.sender}", f"Date: {mail.date.astimezone(zone):%a, %d %b %Y %H:%M %z}"]
    lines += [f"Subject: {mail.subject}", f"To: {mail.to}"]
    lines += [f"Cc: {mail.cc}"] if mail.cc else []
    return "\n".join([*lines, "", mail.body])


def add_attachments(message: EmailMessage, raw: bytes) -> None:
    """Attach what is attached to the mail in these bytes; an attached mail goes as a file.

    Raises:
        ToolFailed: it is so large or nested that not all of it was read.
    """
    parsed, whole = parse_parts(raw)
    if not whole:
        raise ToolFailed("the e-mail is too large or too deeply nested to be forwarded whole")
    for part in attached_parts(parsed):
        data = _bytes_of(part)
        kind, _, subtype = part.get_content_type().partition("/")
        if kind in ("message", "multipart"):
            kind, subtype = "application", "octet-stream"
        message.add_attachment(data, maintype=kind, subtype=subtype, filename=file_name(part))


def _bytes_of(part: Message) -> bytes:
    payload = part.get_payload(decode=True)
    if isinstance(payload, bytes):
        return payload
    inner = part.get_payload()
    return inner[0].as_bytes() if isinstance(inner, list) and isinstance(inner[0], Message) else str(inner).encode()
