"""What is wanted, in the words of IMAP's SEARCH (RFC 9051, 6.4.4). Pure; texts are quoted by imap_tools."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from imap_tools.query import AND, OR, H

from steward.tools.mail.search import Wanted

_WITH_FILES = ("multipart/", "application/", "image/", "message/", "text/calendar")
"""Kinds of mails that have files, or are one."""


def criteria(wanted: Wanted, *, all_words: bool, ascii_only: bool = False) -> str:
    """Mails with all of the words or any of them. With `ascii_only` the words that are not are left out, for servers
    that do not search for them, so that more is found than is wanted."""
    spelled = [word for word in wanted.spelled if word.isascii() or not ascii_only]
    words = [OR(subject=word, from_=word, body=word) for word in spelled]
    if words and not all_words:
        words = [OR(*words)]
    return str(AND(*_frame(wanted, ascii_only), *words, all=True))


def naming(message_ids: Sequence[str]) -> str:
    """Mails that are one of these or refer to one of them."""
    return str(OR(*(_has(header, name) for name in message_ids for header in ("Message-ID", "References"))))


def with_message_id(message_id: str) -> str:
    """The mail of that Message-ID."""
    return str(_has("Message-ID", message_id))


def _has(header: str, value: str) -> AND:
    return AND(header=H(header, value))


def _frame(wanted: Wanted, ascii_only: bool) -> list[AND | OR]:
    """What every mail must fulfil. Days are the server's, hence one more at either end; the exact moment, the exact
    sender and what has an attachment are sifted afterwards."""
    frame: list[AND | OR] = []
    if wanted.earliest is not None:
        day = (wanted.earliest - timedelta(days=1)).date()
        frame.append(OR(date_gte=day, sent_date_gte=day))
    if wanted.end is not None:
        day = (wanted.end + timedelta(days=2)).date()
        frame.append(OR(date_lt=day, sent_date_lt=day))
    if wanted.unread is not None:
        frame.append(AND(seen=not wanted.unread))
    if wanted.has_attachment:
        kinds = [H("Content-Type", kind) for kind in _WITH_FILES]
        frame.append(OR(header=[*kinds, H("Content-Disposition", "attachment")]))
    parts = (wanted.sender or "").strip().strip("<>").split()
    return frame + [AND(from_=part) for part in parts if part.isascii() or not ascii_only]
