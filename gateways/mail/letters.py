"""A mail as the gateway reads it: what is reported of it, and the answer that a reply gives. Pure.

The answer is what its writer wrote above everything else in the plain text: neither HTML nor quoted words are it.
"""

from __future__ import annotations

import email
import email.policy
import re
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage, Message
from email.utils import getaddresses
from typing import Final, Literal

import lxml.html

MOST_SENDER: Final = 200
MOST_SUBJECT: Final = 1_000
MOST_BODY: Final = 100_000
_MARK: Final = re.compile(r"\[(\d{1,18}-\d{1,9}\.[A-Za-z0-9_-]{22})\]")
_NO: Final = frozenset({"no", "deny", "denied", "nein", "ablehnen", "abgelehnt", "rechazar", "rechazado"})
_YES: Final = frozenset(
    {"yes", "approve", "approved", "ja", "genehmigen", "genehmigt", "sí", "si", "aprobar", "aprobado"}
)
_WROTE: Final = ("On ", "Am ", "El ", "Le ")
_DATE: Final = re.compile(r"\d[./-]\d|\b\d{4}\b")
_MOST_OF_THAT: Final = 3
"""Lines."""


@dataclass(frozen=True, slots=True)
class Letter:
    """`sender` is the From line; `address` the one address in it, "" unless there is exactly one. `text` is the plain
    text, or the words of the HTML where there is none (`plain` is False then)."""

    sender: str
    address: str
    subject: str
    message_id: str
    automatic: bool
    text: str
    plain: bool

    @property
    def mark(self) -> str | None:
        """The mark of the approval it is about."""
        found = _MARK.findall(self.subject)
        return found[0] if len(found) == 1 else None

    @property
    def by_steward(self) -> bool:
        """Whether it says that Steward wrote it."""
        return self.automatic or self.message_id.rstrip(">").endswith("@steward")

    @property
    def answer(self) -> Literal["yes", "no"] | None:
        """What it says, if that is plain: "no" on the first line; "yes" on the first line and nothing else above the
        quoted words."""
        if not self.plain:
            return None
        lines = [line.strip() for line in self.text.splitlines()]
        filled = [line for line in lines if line]
        if not filled:
            return None
        word = filled[0].strip(" .!").casefold()
        if word in _NO:
            return "no"
        return "yes" if word in _YES and _nothing_but_quotes(filled[1:]) else None


def read_letter(raw: bytes) -> Letter:
    """The mail in these bytes. What cannot be read of it is left out."""
    message = email.message_from_bytes(raw, policy=email.policy.default)
    sender = _header(message, "From")
    addresses = [address for _, address in getaddresses([sender]) if address]
    one = len(addresses) == 1 and len(message.get_all("From", [])) == 1
    text, plain = _text(message)
    return Letter(
        sender[:MOST_SENDER],
        addresses[0].casefold() if one else "",
        _header(message, "Subject")[:MOST_SUBJECT],
        _header(message, "Message-ID"),
        _header(message, "Auto-Submitted").casefold() not in ("", "no"),
        text[:MOST_BODY],
        plain,
    )


def _nothing_but_quotes(lines: list[str]) -> bool:
    at = next((at for at, line in enumerate(lines) if line.startswith(">")), len(lines))
    above = at == 0 or (at <= _MOST_OF_THAT and _says_who_wrote("\n".join(lines[:at])))
    return above and all(line.startswith(">") for line in lines[at:])


def _says_who_wrote(text: str) -> bool:
    """Whether it is what mail programs put above a quote: "On 27/11/2026, Ann wrote:"."""
    lead = len(_WROTE[0])
    return text.startswith(_WROTE) and text.endswith(":") and _DATE.search(text, lead, len(text) - 1) is not None


def _header(message: Message, name: str) -> str:
    # The standard library's reading of odd headers fails in ways of its own.
    with suppress(Exception):
        return " ".join(str(message.get(name, "")).split())
    return ""


def _text(message: Message) -> tuple[str, bool]:
    parts = [part for part in message.walk() if part.get_content_disposition() != "attachment"]
    for part in parts:
        if part.get_content_type() == "text/plain" and (text := _content(part)).strip():
            return text, True
    for part in parts:
        if part.get_content_type() == "text/html" and (text := _content(part)).strip():
            return _words_of(text), False
    return "", False


def _content(part: Message) -> str:
    with suppress(Exception):
        assert isinstance(part, EmailMessage)
        return str(part.get_content())
    payload = part.get_payload(decode=True)
    return payload.decode("utf-8", "replace") if isinstance(payload, bytes) else ""


def _words_of(html: str) -> str:
    try:
        tree = lxml.html.fromstring(html.encode("utf-8", "replace"), parser=lxml.html.HTMLParser(encoding="utf-8"))
    except (lxml.etree.LxmlError, ValueError):
        return ""
    for element in tree.xpath("//script|//style|//head"):
        element.drop_tree()
    return "\n".join(line.strip() for line in str(tree.text_content()).splitlines() if line.strip())
