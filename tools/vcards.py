"""The people in a vCard file (RFC 6350, RFC 2426 and 2.1): name, first address and first number of each.

Used by import_contacts. Blocking, and bounded by the caller; what a card says beside these is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import vobject
from vobject.base import Component, VObjectError

from contracts.errors import ToolFailed

_LONGEST_FIELD = 300


@dataclass(frozen=True, slots=True)
class Card:
    """One person. `name` is the address, or else the number, where the card has no name."""

    name: str
    email: str | None
    phone: str | None


def read_vcards(text: str) -> list[Card]:
    """The cards that name somebody, in order.

    Raises:
        ToolFailed: this is no vCard file; in words.
    """
    try:
        found = [_card(component) for component in _components(text)]
    except (VObjectError, ValueError, LookupError) as error:
        raise ToolFailed(f"this is not a vCard file I can read: {' '.join(str(error).split())[:200]}") from error
    if not found:
        raise ToolFailed("there is no vCard in this file")
    return [card for card in found if card.name]


def _components(text: str) -> Iterator[Component]:
    for component in vobject.readComponents(text, allowQP=True):
        if component.name == "VCARD":
            yield component


def _card(component: Component) -> Card:
    email, phone = _first(component, "email"), _first(component, "tel")
    phone = phone.removeprefix("tel:") if phone else None
    name = _first(component, "fn") or _spoken(component) or email or phone or ""
    return Card(name, email, phone)


def _first(component: Component, field: str) -> str | None:
    """The first value of a field, the preferred one first (PREF, or TYPE=pref)."""
    lines = component.contents.get(field, [])
    preferred = sorted(lines, key=lambda line: "pref" not in str(line.params).casefold())
    values = (" ".join(str(line.value).split())[:_LONGEST_FIELD] for line in preferred)
    return next((value for value in values if value), None)


def _spoken(component: Component) -> str:
    """The name of a card that has it in parts alone."""
    named = component.contents.get("n", [])
    parts = (named[0].value.given, named[0].value.family) if named else ()
    return " ".join(" ".join(map(str, parts)).split())[:_LONGEST_FIELD]
