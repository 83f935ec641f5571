"""Whether a mail is signed (DKIM, RFC 6376) by the domain of the address it says it is from.

Stricter than a mail server, since a decision hangs on it: the domain is that of the address itself, nothing can be
added behind what is signed, and the header lines that decide are signed.
"""

from __future__ import annotations

import email
import re
from collections.abc import Callable
from typing import Final

import dkim
import dkim.util
import dns.exception
import dns.resolver

from steward.gateways.mail.folders import MailboxAway

Lookup = Callable[[str], list[bytes]]
"""The TXT records of a name. Raises MailboxAway when nobody says whether there are any."""

_MOST: Final = 5
"""Signatures that are looked at."""
_ALGORITHMS: Final = frozenset({b"rsa-sha256", b"ed25519-sha256"})


def is_signed_by(raw: bytes, address: str, lookup: Lookup, *, also: frozenset[str] = frozenset()) -> bool:
    """Whether the one From line holds this address and its domain has signed the mail, with From, Subject and each
    header line in `also` that there is. Raises MailboxAway: the key could not be asked for."""
    headers = email.message_from_bytes(raw)
    needed = {"from", "subject"} | {name for name in also if name in headers}
    if any(len(headers.get_all(name, [])) != 1 for name in needed):
        return False
    local, _, domain = address.casefold().rpartition("@")
    for number, header in enumerate(headers.get_all("DKIM-Signature", [])[:_MOST]):
        if _fits(str(header), local, domain, needed) and _is_valid(raw, number, lookup):
            return True
    return False


def _fits(header: str, local: str, domain: str, needed: set[str]) -> bool:
    try:
        tags = dkim.util.parse_tag_value(header.encode("ascii"))
        identity = tags.get(b"i", b"@" + tags[b"d"]).decode().casefold()
        signed = {name.strip().casefold() for name in tags[b"h"].decode().split(":")}
    except (dkim.util.InvalidTagValueList, KeyError, UnicodeError):
        return False
    return (
        tags[b"d"].decode().casefold() == domain
        and identity in (f"@{domain}", f"{local}@{domain}")
        and tags.get(b"a") in _ALGORITHMS
        and b"l" not in tags
        and needed <= signed
    )


def _is_valid(raw: bytes, number: int, lookup: Lookup) -> bool:
    def key(name: bytes, timeout: int = 0) -> bytes | None:
        records = [text for text in lookup(name.decode("ascii")) if re.search(rb"(^|;)\s*p\s*=", text)]
        return records[0] if len(records) == 1 else None

    try:
        return bool(dkim.DKIM(raw, minkey=1024).verify(number, dnsfunc=key))
    except MailboxAway:
        raise
    except Exception:
        # The library raises whatever its parts raise at odd signatures and keys.
        return False


def looked_up(server: str | None, timeout_s: float = 10.0) -> Lookup:
    """Asks this DNS server (host:port), or the system's."""
    resolver = dns.resolver.Resolver(configure=server is None)
    if server is not None:
        host, _, port = server.rpartition(":")
        resolver.nameservers, resolver.port = [host], int(port)

    def lookup(name: str) -> list[bytes]:
        try:
            answer = resolver.resolve(name, "TXT", lifetime=timeout_s)
        except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
            return []
        except (dns.resolver.NoNameservers, dns.exception.Timeout, OSError) as error:
            raise MailboxAway(f"DNS does not say what {name} is: {error}") from error
        except dns.exception.DNSException:
            return []
        return [b"".join(record.strings) for record in answer]

    return lookup
