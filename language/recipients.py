"""Everybody whom the text of a recipient names: "Ann <ann@x.example>, eve@y.example" names two. Pure, linear.

Asked by whoever must judge each of them: the policy's conditions, the limits of spending. Others read such a text in
other ways (a comma in a name, an encoded @, a second address in a comment), so every reading counts: an address is one
wherever it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from email.utils import getaddresses
from typing import Final
from urllib.parse import unquote

import idna

from steward.language.unicode_text import normalized

LONGEST: Final = 8_000
"""Characters that are read as a list of recipients; a longer text is none."""
_NAMES: Final = frozenset(
    {"to", "cc", "bcc", "recipient", "receiver", "attendee", "participant", "invitee", "invited", "guest", "member"}
    | {"email", "mail", "address", "chat", "channel", "group", "room", "contact", "person", "people", "payee"}
)
_WORDS: Final = re.compile(r"[A-Z]?[^\W_A-Z]+|[A-Z]+(?![^\W_A-Z])")
_SEPARATORS: Final = re.compile(r"[,;\r\n]")
_BEFORE: Final = re.compile(r"(?:\"[^\"@]{1,64}\"|[^\s@,;:<>\"()\[\]\\]{0,64})$")
_HOST: Final = re.compile(r"[^\s@,;:<>\"()\[\]\\/?&=|'!*{}]+|\[[^\]\s]{1,60}\]")
_WIDEST_HOST: Final = 256
"""Matches what stands before and behind the @ of "<x|eve@evil.example>": "x|eve", up to a separator, and a host."""


@dataclass(frozen=True, slots=True)
class Recipients:
    """`each`: the addresses, and what has a place in the list and is no address. `names`: what people are called
    beside their addresses, which proves nothing."""

    each: tuple[str, ...]
    names: tuple[str, ...] = ()


def names_recipients(parameter: str) -> bool:
    """Whether a parameter of this name holds whoever gets something: "to", "cc_emails", "chatId"; not "topic"."""
    words = [word.casefold() for word in _WORDS.findall(parameter)]
    return any(_NAMES & {word, word.removesuffix("s"), word.removesuffix("es")} for word in words)


def recipients_in(text: str, *, listed: bool) -> Recipients:
    """Everybody whom a text names. `listed`: the text is a list of recipients even where no address stands in it.

    Of a text that is too long for such a list the beginning counts too, as what nobody can read.
    """
    plain = _plain(text)
    addresses = list(_addresses(plain))
    if not addresses:
        parts = _SEPARATORS.split(plain) if listed and len(plain) <= LONGEST else [text]
        return Recipients(tuple(filter(None, map(str.strip, parts))) or (text,))
    if len(plain) > LONGEST:
        return Recipients((*addresses, plain[:LONGEST]))
    pairs = getaddresses([plain])
    names = [name for name, _ in pairs if name]
    if pairs == [("", "")]:
        return Recipients((*addresses, *_without_addresses(plain)))
    others = [address for _, address in pairs if address and "@" not in address]
    return Recipients((*addresses, *others), tuple(names))


def addresses_in(text: str) -> tuple[str, ...]:
    """The addresses of a text that is no list of recipients, such as JSON."""
    return tuple(_addresses(_plain(text)))


def forms_of(recipient: str) -> tuple[str, ...]:
    """An address as it stands and with its domain in the other spelling: letters for "xn--", "xn--" for letters."""
    local, at, domain = recipient.rpartition("@")
    if not at or (domain.isascii() and "xn--" not in domain.casefold()):
        return (recipient,)
    found = [recipient]
    for spell in (_in_letters, _in_ascii):
        with suppress(UnicodeError):
            found.append(f"{local}@{spell(domain)}")
    return tuple(dict.fromkeys(found))


def _plain(text: str) -> str:
    plain = normalized("NFKC", text)
    return unquote(plain) if "%" in plain else plain


def _in_letters(domain: str) -> str:
    return idna.decode(domain, uts46=True)


def _in_ascii(domain: str) -> str:
    return idna.encode(domain, uts46=True).decode()


def _addresses(text: str) -> Iterator[str]:
    """Every "@" with what stands on both sides of it; of "a@b@c" that is two."""
    at = text.find("@")
    while at >= 0:
        if host := _HOST.match(text[at + 1 : at + 1 + _WIDEST_HOST]):
            before = _BEFORE.search(text[max(0, at - 66) : at])
            yield f"{before[0].strip(chr(34)) if before else ''}@{host[0].rstrip('.-_')}"
        at = text.find("@", at + 1)


def _without_addresses(text: str) -> Iterator[str]:
    """The parts of a list that cannot be parsed in which no address stands."""
    for part in _SEPARATORS.split(text):
        if part.strip() and "@" not in part:
            yield part.strip()
