"""What a mail holds, in the order in which a mail program shows it: texts, invitations, mails inside, files.

Of alternative parts one is shown. A mail inside another is somebody else's: its words are never those of the sender.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from email.message import Message
from typing import Final

from steward.tools.mail.bounded import parse_parts
from steward.tools.mail.headers import header_text, sender_of, written_at
from steward.tools.mail.invitations import EventTime, GuestAnswer, invitation_text
from steward.tools.mail.payloads import (
    HTML,
    bytes_of,
    disposition_of,
    inner_mail_bytes,
    inner_parts,
    kind_of,
    named_as_file,
    size_of,
    text_of,
)
from steward.tools.mail.tnef import read_tnef
from steward.tools.mail.uuencoded import parted

_DEEPEST: Final = 5
"""Mails within mails that are read; one further inside is a file alone."""
_LONGEST: Final = 200_000
"""Characters that are kept of the text of a mail inside."""
_MAILS: Final = frozenset({"message/rfc822", "message/global", "message/news"})
_CALENDARS: Final = frozenset({"text/calendar", "application/ics"})
_CARDS: Final = frozenset({"text/vcard", "text/x-vcard", "text/directory", "text/rtf", "text/css"})
_SIGNATURES: Final = frozenset(
    {"application/pgp-signature", "application/pkcs7-signature", "application/x-pkcs7-signature"}
)
_SEALED: Final = frozenset({"application/pkcs7-mime", "application/x-pkcs7-mime", "multipart/encrypted"})
_REPORTS: Final = frozenset({"message/delivery-status", "message/disposition-notification"})
_NOT_SHOWN: Final = frozenset({"text/x-amp-html", "text/watch-html"})
_SEALED_NOTE: Final = "(this e-mail is encrypted, or signed in one piece, and cannot be read here)"
_WORD: Final = re.compile(r"\w+")
_MISSING: Final = 0.1
"""The share of the words of an HTML part that its plain text may lack and still be the same text."""
_UNNAMED: Final = "(unnamed)"
_OF_ANY_KIND: Final = "application/octet-stream"


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A part that is a file. `embedded` is a picture that stands in the text."""

    name: str
    media_type: str
    part: Message | None = None
    data: bytes = b""
    embedded: bool = False

    def content(self) -> bytes:
        """The bytes of the file."""
        return self.data if self.part is None else bytes_of(self.part)

    @property
    def size(self) -> int:
        """The bytes of the file, of a mail those of its parts."""
        return len(self.data) if self.part is None else size_of(self.part)


@dataclass(frozen=True, slots=True)
class MailInside:
    """A mail within another: whose it is, when it was written where that is known, its sender's own words, all that it
    shows, and the names of its files. It keeps nothing of the parts, since it is kept with the mail around it."""

    sender: str
    subject: str
    date: datetime | None
    own: str
    text: str
    files: tuple[str, ...]
    times: tuple[EventTime, ...] = ()

    def __str__(self) -> str:
        """As the mail around it shows it, between lines that say whose it is and where it ends."""
        when = f", {self.date:%a, %d %b %Y %H:%M %z}" if self.date else ""
        files = f"Attachments: {', '.join(self.files)}\n" if self.files else ""
        head = f"---------- E-mail inside: “{self.subject}” from {self.sender}{when} ----------"
        return f"{head}\n{files}{self.text}\n---------- End of the e-mail from {self.sender} ----------"


@dataclass(frozen=True, slots=True)
class _Words:
    """A text of the sender; `plain` where it is not made of HTML, `event` where it is an invitation, with its times and
    what is answered to one."""

    text: str
    plain: bool = True
    event: bool = False
    times: tuple[EventTime, ...] = ()
    answers: tuple[GuestAnswer, ...] = ()


@dataclass(frozen=True, slots=True)
class Content:
    """Texts and mails inside in their order, and the files."""

    pieces: tuple[_Words | MailInside, ...] = ()
    files: tuple[FoundFile, ...] = ()

    @property
    def own(self) -> str:
        """The sender's own words."""
        return "\n\n".join(piece.text for piece in self.pieces if isinstance(piece, _Words))

    @property
    def inside(self) -> tuple[MailInside, ...]:
        """The mails inside."""
        return tuple(piece for piece in self.pieces if isinstance(piece, MailInside))

    @property
    def times(self) -> tuple[EventTime, ...]:
        """When the events of its invitations are."""
        return tuple(time for piece in self.pieces for time in piece.times)

    @property
    def answers(self) -> tuple[GuestAnswer, ...]:
        """What the sender answers to invitations; not what a mail inside does."""
        return tuple(answer for piece in self.pieces if isinstance(piece, _Words) for answer in piece.answers)

    @property
    def text(self) -> str:
        """All that is shown, each mail inside between lines that say so."""
        return "\n\n".join(piece.text if isinstance(piece, _Words) else str(piece) for piece in self.pieces)


@dataclass(slots=True)
class _Found:
    """What is found in a part, while it is read."""

    pieces: list[_Words | MailInside] = field(default_factory=list)
    files: list[FoundFile] = field(default_factory=list)
    named_texts: list[_Words] = field(default_factory=list)

    def add(self, other: _Found) -> None:
        self.pieces += other.pieces
        self.files += other.files
        self.named_texts += other.named_texts

    def words(self) -> str:
        return " ".join(piece.text for piece in self.pieces if isinstance(piece, _Words) and not piece.event)


def read_content(message: Message, depth: int = 0) -> Content:
    """What a mail holds. `depth` counts the mails around it."""
    found = _part(message, depth, is_whole=True)
    if not found.words().strip():
        found.pieces += found.named_texts
    if not found.pieces and kind_of(message) in _SEALED:
        found.pieces.append(_Words(_SEALED_NOTE))
    pieces = [piece for piece in found.pieces if isinstance(piece, MailInside) or piece.text.strip()]
    once = {id(p) if isinstance(p, MailInside) or not p.event else p.text: p for p in reversed(pieces)}
    return Content(tuple(reversed(once.values())), tuple(found.files))


def _part(part: Message, depth: int, *, is_whole: bool = False, embedded: bool = False) -> _Found:
    kind = kind_of(part)
    attached = disposition_of(part) == "attachment"
    if kind in _MAILS:
        return _mail_inside(part, depth)
    if kind in _SIGNATURES or (kind in _NOT_SHOWN and not attached):
        return _Found()
    if kind == "application/ms-tnef" or named_as_file(part).lower() == "winmail.dat":
        return _from_outlook(part)
    if kind in _REPORTS:
        return _Found([_Words("\n".join(_report_lines(part)))])
    if part.is_multipart() and not attached and kind != "multipart/encrypted":
        return _several(part, kind, depth)
    if kind in _CALENDARS:
        event = invitation_text(bytes_of(part))
        return _Found(
            [_Words(event.text, event=True, times=event.times, answers=event.answers)], [_file(part, "invite.ics")]
        )
    if _is_text(part, kind) and not attached:
        text, packed = (text_of(part), []) if kind in HTML else parted(text_of(part))
        words = _Words(text, plain=kind not in HTML)
        if packed:
            return _Found([words], [FoundFile(name, _OF_ANY_KIND, None, data) for name, data in packed])
        if is_whole or not named_as_file(part):
            return _Found([words])
        return _Found(files=[_file(part)], named_texts=[words])
    return _Found(files=[replace(_file(part), embedded=embedded and not attached and _is_picture(part, kind))])


def _report_lines(part: Message) -> Iterator[str]:
    """What a machine reports of a delivery: blocks of headers, and whatever else stands there."""
    for one in inner_parts(part):
        yield from (f"{name}: {value}" for name, value in one.items())
        if not one.is_multipart():
            yield text_of(one)


def _is_text(part: Message, kind: str) -> bool:
    return kind.startswith(("text/", "message/", "multipart/")) and kind not in _CARDS and not part.is_multipart()


def _is_picture(part: Message, kind: str) -> bool:
    return kind.startswith(("image/", "audio/", "video/", "font/")) and "Content-ID" in part


def _file(part: Message, otherwise: str = _UNNAMED) -> FoundFile:
    return FoundFile(named_as_file(part) or otherwise, kind_of(part), part)


def _several(part: Message, kind: str, depth: int) -> _Found:
    parts = inner_parts(part)
    if kind == "multipart/alternative":
        return _best([_part(one, depth) for one in parts])
    found = _Found()
    for one in parts:
        found.add(_part(one, depth, embedded=kind == "multipart/related"))
    return found


def _best(found: Sequence[_Found]) -> _Found:
    """One of alternative parts, with the files, invitations and mails inside of all of them."""
    texts = [one for one in found if one.words().strip()]
    plain = [one for one in texts if all(p.plain for p in one.pieces if isinstance(p, _Words))]
    rich = [one for one in texts if one not in plain]
    chosen = texts[-1] if texts else _Found()
    if plain and rich:
        chosen = plain[-1] if _says_all(plain[-1].words(), rich[-1].words()) else rich[-1]
    best = _Found(list(chosen.pieces))
    inside = any(isinstance(piece, MailInside) for piece in chosen.pieces)
    for one in found:
        if one is not chosen:
            best.pieces += [p for p in one.pieces if (p.event if isinstance(p, _Words) else not inside)]
        best.named_texts += one.named_texts
        best.files += [file for file in one.files if not _is_among(file, best.files)]
    return best


def _says_all(plain: str, rich: str) -> bool:
    """Whether a plain text holds what the HTML beside it says: nearly all of its words, and every number."""
    wanted, there = set(_WORD.findall(rich.casefold())), set(_WORD.findall(plain.casefold()))
    missing = wanted - there
    return len(missing) <= _MISSING * len(wanted) and not any(any(ch.isdigit() for ch in word) for word in missing)


def _is_among(file: FoundFile, files: Sequence[FoundFile]) -> bool:
    return any(file.name == one.name and file.content() == one.content() for one in files)


def _mail_inside(part: Message, depth: int) -> _Found:
    raw = inner_mail_bytes(part)
    message = parse_parts(raw)[0] if raw else next(iter(inner_parts(part)), None)
    if message is None:
        return _Found(files=[_file(part)])
    subject = header_text(message, "Subject")
    name = named_as_file(part) or f"{subject[:60].replace('/', '-') or 'E-mail'}.eml"
    file = FoundFile(name, "message/rfc822", None if raw else part, raw or b"")
    if depth >= _DEEPEST:
        return _Found(files=[file])
    return _Found([_inside(message, depth + 1)], [file])


def _inside(message: Message, depth: int) -> MailInside:
    sender = sender_of(message)
    shown = f"{sender.name} <{sender.address}>" if sender.name and sender.address else sender.address or sender.name
    content = read_content(message, depth)
    return MailInside(
        shown or "somebody unknown",
        header_text(message, "Subject") or "(no subject)",
        written_at(message),
        content.own[:_LONGEST],
        content.text[:_LONGEST],
        tuple(file.name for file in content.files),
        content.times,
    )


def _from_outlook(part: Message) -> _Found:
    """What Outlook packed into a file of its own; the file itself where nothing can be read of it."""
    packed = read_tnef(bytes_of(part))
    if packed is None:
        return _Found(files=[_file(part, "winmail.dat")])
    files = [FoundFile(name or _UNNAMED, _OF_ANY_KIND, None, data) for name, data in packed.files]
    event = packed.event
    found = _Found([_Words(event.text, event=True, times=event.times)] if event.text else [], files)
    found.named_texts = [_Words(packed.text)] if packed.text else []
    return found if files or event.text or packed.text else _Found(files=[_file(part, "winmail.dat")])
