"""The people in a vCard file (RFC 6350, RFC 2426 and 2.1): name, first address and first number of each.

Used by import_contacts. What a card says beside these is passed over. A reader of its own: the libraries for vCards
split lines with patterns that a short hostile line keeps busy for ever, and a contact file comes from others.
"""

from __future__ import annotations

import base64
import quopri
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from steward.contracts.errors import ToolFailed
from steward.language.charsets import decoded, detected

_LONGEST_FIELD: Final = 300
_LONGEST_VALUE: Final = 4 * _LONGEST_FIELD
"""Characters of a value that are decoded; each may be written as up to four."""
_CHARSET: Final = re.compile(r"CHARSET=\"?([A-Z0-9_:.-]{1,40})")
_BASE64: Final = re.compile(r"ENCODING=(?:BASE64|B)(?!\w)|(?<![\w=])BASE64(?!\w)")
_PREFERENCE: Final = re.compile(r"(?<!\w)PREF(?:=\"?(\d{1,3}))?(?!\w)")
_FIELDS: Final = frozenset({"BEGIN", "END", "FN", "N", "NICKNAME", "ORG", "EMAIL", "TEL"})


@dataclass(frozen=True, slots=True)
class Card:
    """One person, or a firm. `name` is the address, or else the number, where the card has no name."""

    name: str
    email: str | None
    phone: str | None


@dataclass(frozen=True, slots=True)
class _Line:
    """A content line: its name and parameters in capitals, and its value."""

    name: str
    parameters: str
    value: str

    @property
    def rank(self) -> int:
        """Its place among those of its name: PREF=1 before PREF=2, PREF as PREF=1, and none last."""
        place = _PREFERENCE.search(self.parameters)
        return 101 if place is None else int(place[1] or 1)


@dataclass(frozen=True, slots=True)
class CardFile:
    """The cards of a file that name somebody, in order, and how many cannot be read."""

    cards: tuple[Card, ...]
    unread: int = 0


def read_vcards(data: bytes) -> CardFile:
    """The cards of a file, in UTF-8, UTF-16, the charset that a line names or one that is detected; linear in its
    length. A card that does not end, or that names nobody, costs itself alone.

    Raises:
        ToolFailed: this is no vCard file; in words.
    """
    cards: list[Card] = []
    # A card may hold another one (AGENT, vCard 2.1); one without an end stays open beneath those that follow.
    begun: list[list[_Line]] = []
    for line in _lines(_in_bytes(data)):
        is_card = line.value.strip().upper() == "VCARD"
        if line.name == "BEGIN" and is_card:
            begun.append([])
        elif line.name == "END" and is_card and begun:
            cards.append(_card(begun.pop()))
        elif begun:
            begun[-1].append(line)
    unread = len(begun)
    if not cards:
        raise ToolFailed("a card has no end" if unread else "there is no vCard in this file")
    named = tuple(card for card in cards if card.name)
    return CardFile(named, unread + len(cards) - len(named))


def _in_bytes(data: bytes) -> bytes:
    """The file in a charset in which line breaks are single bytes; UTF-16 may come without its mark."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return decoded(data).encode()
    if b"\0" in data[:2]:
        return data.decode("utf-16-be" if data[:1] == b"\0" else "utf-16-le", "replace").encode()
    return data.removeprefix(b"\xef\xbb\xbf")


def _lines(data: bytes) -> Iterator[_Line]:
    """The content lines with what is told here, those in several lines as one: folded, or in quoted-printable with a
    soft line break (vCard 2.1)."""
    try:
        data.decode()
        otherwise: str | None = "utf-8"
    except UnicodeDecodeError:
        otherwise = detected(data)
    whole: list[bytes] = []
    soft = False
    for raw in data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n"):
        if soft and not raw.upper().startswith((b"BEGIN:VCARD", b"END:VCARD")):
            whole[-1] = whole[-1][:-1]
            whole.append(raw)
        elif raw[:1] in (b" ", b"\t") and whole:
            whole.append(raw[1:])
        else:
            if (line := _line(b"".join(whole), otherwise)) is not None:
                yield line
            whole = [raw]
        soft = raw.endswith(b"=") and _is_quoted(whole[0])
    if (line := _line(b"".join(whole), otherwise)) is not None:
        yield line


def _is_quoted(first: bytes) -> bool:
    """Whether a content line is in quoted-printable, by its parameters."""
    return b"QUOTED-PRINTABLE" in first[: first.find(b":") + 1][:_LONGEST_VALUE].upper()


def _line(raw: bytes, otherwise: str | None) -> _Line | None:
    colon = _first_colon(raw)
    name, _, parameters = raw[: max(colon, 0)].decode("ascii", "replace").partition(";")
    name = name.rpartition(".")[2].strip().upper()
    if colon < 0 or name not in _FIELDS:
        return None
    parameters = parameters.upper()
    value = raw[colon + 1 :][:_LONGEST_VALUE]
    value = quopri.decodestring(value) if "QUOTED-PRINTABLE" in parameters else value
    if _BASE64.search(parameters):
        # Letters of another alphabet are passed over, as is the end of a value that was cut.
        letters = re.sub(rb"[^A-Za-z0-9+/]", b"", value)
        value = base64.b64decode(letters[: len(letters) - (len(letters) % 4 == 1)] + b"==")
    charset = _CHARSET.search(parameters)
    return _Line(name, parameters, decoded(value, charset[1] if charset else otherwise))


def _first_colon(raw: bytes) -> int:
    """The place of the first colon outside quotation marks; -1 where there is none."""
    colon = raw.find(b":")
    if b'"' not in raw[: max(colon, 0)]:
        return colon
    quoted = False
    for place, letter in enumerate(raw):
        if letter == ord('"'):
            quoted = not quoted
        elif letter == ord(":") and not quoted:
            return place
    return -1


def _card(lines: list[_Line]) -> Card:
    spoken = [line for line in lines if not (line.name == "TEL" and "FAX" in line.parameters)]
    email, phone = _first(lines, "EMAIL"), _first(spoken, "TEL") or _first(lines, "TEL")
    phone = phone.removeprefix("tel:") if phone else None
    email = re.sub(r"(?i)^mailto:", "", email) if email else None
    name = _first(lines, "FN") or _name_in_parts(lines) or _first(lines, "NICKNAME") or _firm(lines)
    name = name or email or phone or ""
    return Card(name, email, phone)


def _first(lines: list[_Line], field: str) -> str | None:
    """The first value of a field, the preferred one first (PREF, or TYPE=pref)."""
    own = sorted((line for line in lines if line.name == field), key=lambda line: line.rank)
    values = (_unescaped(line.value) for line in own)
    return next((value for value in values if value), None)


def _name_in_parts(lines: list[_Line]) -> str:
    """The name of a card that has it in parts alone: family, then given."""
    parts = next((line.value for line in lines if line.name == "N"), "").replace("\\;", " ").split(";")
    return _unescaped(" ".join([*parts[1:2], *parts[:1]]))


def _firm(lines: list[_Line]) -> str:
    """The firm, without its departments."""
    firm = next((line.value for line in lines if line.name == "ORG"), "")
    return _unescaped(re.split(r"(?<!\\);", firm, maxsplit=1)[0])


def _unescaped(value: str) -> str:
    plain = value.replace("\\,", ",").replace("\\;", ";").replace("\\n", " ").replace("\\N", " ").replace("\\\\", "\\")
    return " ".join(plain.split())[:_LONGEST_FIELD]
