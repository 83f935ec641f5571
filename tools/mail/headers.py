"""The head of a mail as a mail program reads it: texts, people, addresses and the date, however they are written.

Values are taken as they came in. The names of people are decoded after the list was split, so that no encoded comma or
angle bracket makes another address of them. Pure, linear.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.errors import HeaderParseError
from email.header import decode_header
from email.message import Message
from email.utils import parsedate_to_datetime
from typing import Final

from steward.language.addresses import is_address
from steward.language.charsets import codec_of, decoded

_LONGEST: Final = 8_000
_MOST_PEOPLE: Final = 1_000
_LONGEST_NAME: Final = 200
_EARLIEST: Final = datetime(1970, 1, 2, tzinfo=UTC)
_LATEST: Final = datetime(9998, 1, 1, tzinfo=UTC)
_EARLY: Final = timedelta(days=1)
"""How much earlier than its own date a mail may come in: clocks differ, and so do zones that were guessed."""
_COMMENT: Final = re.compile(r"\(([^()]*)\)")
_ENCODED: Final = re.compile(r"=\?[^?]{1,60}\?[bq]\?[^?]*\?=", re.IGNORECASE)
"""Matches an encoded word (RFC 2047), whatever it holds."""
_ADDRESS: Final = re.compile(r"(?<![^\s@\"<>(),;:])[^\s@\"<>(),;:]++@[^\s@\"<>(),;]++")
"""Matches "ann@example.com" between other words."""
_ESCAPED: Final = re.compile(r"\\(.)")
_CLOSING: Final = {'"': '"', "<": ">", "(": ")"}


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in a head. `address` is empty where none stands there."""

    name: str
    address: str


def header_text(message: Message, name: str) -> str:
    """A header as one line of text; nothing of one that is absent."""
    return _one_line(_decoded(_raw(message, name)))


def people_in(message: Message, *names: str) -> list[Person]:
    """Everybody whom the first of these headers that names an address names, each address once."""
    for name in names:
        people = {one.address.casefold(): one for one in reversed(read_people(_raw(message, name))) if one.address}
        if people:
            return list(reversed(people.values()))
    return []


def sender_of(message: Message) -> Person:
    """Who wrote a mail; a name alone where there is no address."""
    if people := people_in(message, "From", "Sender"):
        return people[0]
    named = read_people(_raw(message, "From"))
    return named[0] if named else Person("", "")


def people_to_answer(message: Message) -> list[Person]:
    """Whom a reply goes to: everybody of Reply-To whom mail can be sent to, else the senders."""
    for name in ("Reply-To", "From", "Sender"):
        if people := [person for person in people_in(message, name) if is_address(person.address)]:
            return people
    return []


def written_at(message: Message) -> datetime | None:
    """When a mail says that it was written; nothing where no moment can be read."""
    try:
        moment = parsedate_to_datetime(header_text(message, "Date"))
        moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
        return moment if _EARLIEST < moment < _LATEST else None
    except (TypeError, ValueError, OverflowError, IndexError):
        return None


def date_of(message: Message, received: datetime) -> datetime:
    """When a mail was written; when it was received where that is not known, or would be later."""
    written = written_at(message)
    return written if written is not None and written <= received + _EARLY else received


def decoded_words(text: str) -> str:
    """A text with its encoded words (RFC 2047) decoded, and with the charset found of bytes that are in none."""
    return _decoded(text[:_LONGEST])


def read_people(value: str) -> list[Person]:
    """Everybody in a list of addresses. A piece without an address, before a comma that is in no quotation marks, is
    the beginning of the next name: "Meyer, Greg <g@x.example>" is one person. Names of groups are left out."""
    people: list[Person] = []
    begun: list[str] = []
    for piece, ends_here in _pieces(value[:_LONGEST]):
        person = _person(piece)
        if begun and person.address and "<" in piece:
            person = Person(", ".join(filter(None, [*begun, person.name]))[:_LONGEST_NAME], person.address)
        elif begun and (person.address or ends_here):
            people.append(Person(", ".join(filter(None, [*begun, "" if person.address else person.name])), ""))
        elif person.name and not person.address and not ends_here:
            begun.append(person.name)
            continue
        if person.address or (person.name and not begun):
            people.append(person)
        begun = []
    return people[:_MOST_PEOPLE]


def _raw(message: Message, name: str) -> str:
    """A header as it was written, with bytes outside of ASCII as surrogates, unfolded."""
    wanted = name.lower()
    value = next((str(value) for key, value in message.raw_items() if key.lower() == wanted), "")
    return value[:_LONGEST].replace("\r", "").replace("\n", "")


def _decoded(text: str) -> str:
    """Encoded words and what stands between them. Letters of one word may be parted over two (against the rules), so
    that neighbours in one charset are decoded together."""
    words: list[tuple[bytes, str]] = []
    at = 0
    for found in _ENCODED.finditer(text):
        if (word := _word(found[0])) is None:
            continue
        between = text[at : found.start()]
        known = bool(words and words[-1][1]) and codec_of(words[-1][1]) and codec_of(word[1])
        if between.strip() or not (words and words[-1][1]) or not known:
            words.append((_bytes(between), ""))
        if words and words[-1][1] == word[1]:
            word = (words.pop()[0] + word[0], word[1])
        words.append(word)
        at = found.end()
    words.append((_bytes(text[at:]), ""))
    return "".join(decoded(data, charset) for data, charset in words)


def _word(text: str) -> tuple[bytes, str] | None:
    """The bytes of an encoded word and its charset, without the language; None where it is none."""
    try:
        ((data, charset),) = decode_header(text)
    except (HeaderParseError, ValueError):
        return None
    return (data, (charset or "").partition("*")[0]) if isinstance(data, bytes) else None


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _one_line(text: str) -> str:
    text = text.encode("utf-8", "replace").decode()
    return " ".join("".join(" " if ord(ch) < 32 or ch in "\x7f\x85\u2028\u2029" else ch for ch in text).split())


def _pieces(value: str) -> Iterator[tuple[str, bool]]:
    """The pieces between commas and semicolons outside of quotation marks, brackets, comments and encoded words, and
    whether a group or the list ends with the piece. What is opened and never closed opens nothing."""
    begin = at = 0
    while at < len(value):
        letter = value[at]
        if letter in _CLOSING:
            end = _end_of(value, at, _CLOSING[letter])
            at = end if end >= 0 else at
        elif word := _ENCODED.match(value, at):
            at = word.end() - 1
        elif letter in ",;":
            yield value[begin:at], letter == ";"
            begin = at + 1
        elif letter == ":" and "@" not in value[begin:at]:
            begin = at + 1
        at += 2 if letter == "\\" else 1
    yield value[begin:], True


def _end_of(value: str, at: int, closing: str) -> int:
    """Where what opens here is closed; -1 where it is not. A backslash in quotation marks keeps the next letter."""
    end = value.find(closing, at + 1)
    while end > 0 and closing == '"' and value[end - 1] == "\\" and value[end - 2] != "\\":
        end = value.find(closing, end + 1)
    return end


def _person(piece: str) -> Person:
    opened = piece.rfind("<")
    if (opened >= 0 and not _ADDRESS.search(piece[:opened])) or piece.rstrip().endswith(">"):
        inside, _, behind = piece[opened + 1 :].partition(">")
        address = "".join(inside.split()).removeprefix("mailto:")
        address = address.rpartition(":")[2] if address.startswith("@") else address
        return Person(_name(piece[:opened]) or _name(behind), _plain(address) if "@" in address else "")
    bare = _COMMENT.sub(" ", piece)
    found = _ADDRESS.search(bare)
    if found is None:
        return Person(_name(piece), "")
    comments = " ".join(_COMMENT.findall(piece))
    return Person(_name(bare[: found.start()]) or _name(comments), _plain(found[0]))


def _name(text: str) -> str:
    """A name without its quotation marks and comments, decoded."""
    text = text.strip()
    if text.startswith('"') and text.endswith('"') and len(text) > 1:
        text = _ESCAPED.sub(r"\1", text[1:-1])
    return _one_line(_decoded(text).replace('"', "")).strip("'") or ""


def _plain(address: str) -> str:
    return _one_line(_decoded(address))
