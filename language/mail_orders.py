"""Orders to write to somebody, by how they begin: "email bob@example.com", "write to Kim that". Pure.

Read where a request is taken apart, so that no order is sent as a part of another one's text, and where statements are
told from orders. What a mail says is not read here.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from steward.language.addresses import ADDRESS_IN_TEXT, ADDRESS_WORDS
from steward.language.word_lists import any_of

_ORDER: Final = re.compile(
    rf"(?:(?:{any_of('order_openings', 'padding')})\b[\s,]*){{0,3}}(?:{any_of('mail_orders')})\s+"
    rf"(?:(?P<address>{ADDRESS_WORDS})|(?P<name>[^\W\d_][\w'’-]{{0,40}})(?=:\s|\s+(?:{any_of('saying')})\s))",
    re.I,
)
_QUOTED: Final = re.compile(
    r"(?<!\w)[\"“„«](?=\S)[^\"“”„«»]{2,5000}?[\"”“»](?!\w)|(?<!\w)['‘](?=\S)[^'’‘\n]{2,5000}?['’](?!\w)"
)


class MailOrder(NamedTuple):
    """To whom an order writes; `sure` where that is an address, so that it can be nothing else."""

    who: str
    sure: bool


def mail_order_at(text: str, place: int = 0) -> MailOrder | None:
    """The order to write to somebody that begins at a place of a text."""
    found = _ORDER.match(text, place)
    if found is None:
        return None
    return MailOrder(found["address"] or found["name"], sure=found["address"] is not None)


def without_quotations(text: str) -> str:
    """The text with what stands in quotation marks blanked out, at the same places."""
    return _QUOTED.sub(lambda quoted: "\0" * len(quoted[0]), text)


def addresses_outside_quotations(text: str) -> list[tuple[int, str]]:
    """The addresses that the user did not quote, with where they begin."""
    return [(found.start(), found[0]) for found in ADDRESS_IN_TEXT.finditer(without_quotations(text))]
