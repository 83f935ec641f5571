"""A mail as it is forwarded: the note, then who wrote what when, its text and its attachments. Pure."""

from __future__ import annotations

from email.message import EmailMessage
from zoneinfo import ZoneInfo

from steward.contracts.errors import ToolFailed
from steward.tools.mail.bounded import parse_parts
from steward.tools.mail.content import read_content
from steward.tools.mail.message import Mail
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
    """Attach the files of the mail in these bytes; a mail inside goes as a file.

    Raises:
        ToolFailed: it is so large or nested that not all of it was read.
    """
    parsed, whole = parse_parts(raw)
    if not whole:
        raise ToolFailed("the e-mail is too large or too deeply nested to be forwarded whole")
    for file in read_content(parsed).files:
        kind, _, subtype = file.media_type.partition("/")
        if kind in ("message", "multipart") or not subtype:
            kind, subtype = "application", "octet-stream"
        message.add_attachment(file.content(), maintype=kind, subtype=subtype, filename=file.name)
