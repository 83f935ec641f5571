"""E-mail addresses: what is one by RFC 5321 and 5322, and where one stands in words. Pure.

Read by whoever validates recipients and by whoever reads requests, so that all agree where an address ends. Letters of
any script are taken in it (RFC 6531); a local part in quotation marks is not.
"""

from __future__ import annotations

import re
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

_ATOM: Final = r"\w!#$%&*+/=?^`{|}~\-"
_LABEL: Final = r"[^\W_]++(?:-++[^\W_]++)*+"
_DOT_ATOM: Final = re.compile(rf"['{_ATOM}]++(?:\.['{_ATOM}]++)*+")
_HOST: Final = re.compile(rf"{_LABEL}(?:\.{_LABEL})*+")
_LITERAL: Final = re.compile(r"\[(?:IPv6:)?([0-9A-Fa-f:.]{2,45})\]", re.I)
_LONGEST: Final = 254
_LONGEST_LOCAL: Final = 64
_LONGEST_LABEL: Final = 63
"""Octets (RFC 5321, 4.5.3.1; RFC 1035, 2.3.4)."""

ADDRESS_WORDS: Final = rf"['{_ATOM}.]{{1,64}}@[^\W_](?:[.-]?[^\W_]){{0,189}}"
"""A piece of a regular expression for an address, which ends before the marks that close it."""
ADDRESS_IN_TEXT: Final = re.compile(
    rf"(?<![{_ATOM}.@])(?<![{_ATOM}]')[{_ATOM}]++(?:['.]++[{_ATOM}]++)*+@{_LABEL}(?:\.{_LABEL})++(?![\w@]|-++\w)"
)
"""An address with a dotted domain in a text: "ivy@example.com" of "mail ivy@example.com: hi", "(ivy@example.com)".

It begins where its characters do, so that a longer one is never cut; nothing matches in "a@b@example.com"."""


def is_address(text: str) -> bool:
    """Whether a text is one address and nothing else: "ivy@example.com", "ivy@[192.0.2.1]"; not "ivy@example.com:"."""
    local, at, domain = text.rpartition("@")
    if not at or len(text.encode()) > _LONGEST or len(local.encode()) > _LONGEST_LOCAL:
        return False
    return _DOT_ATOM.fullmatch(local) is not None and (_is_host(domain) or _is_literal(domain))


def _is_host(domain: str) -> bool:
    labels = domain.split(".")
    return _HOST.fullmatch(domain) is not None and all(len(label.encode()) <= _LONGEST_LABEL for label in labels)


def _is_literal(domain: str) -> bool:
    found = _LITERAL.fullmatch(domain)
    with suppress(ValueError):
        return found is not None and bool(ip_address(found[1]))
    return False
