"""Who is invited to an event, and what they answered (RFC 5545: ATTENDEE, PARTSTAT, ORGANIZER). Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from icalendar import Component, vCalAddress

Answer: TypeAlias = Literal["accepted", "declined", "tentative", "none"]

MOST: Final = 500
"""Guests of one event that are read."""
_ANSWERS: Final[dict[str, Answer]] = {"ACCEPTED": "accepted", "DECLINED": "declined", "TENTATIVE": "tentative"}
_PEOPLE: Final = ("", "INDIVIDUAL", "GROUP", "UNKNOWN")
"""What a guest may be (CUTYPE); the others are rooms and things."""
_LONGEST: Final = 320


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who is invited; `answer` "none": they have not answered."""

    email: str
    name: str = ""
    answer: Answer = "none"

    def __str__(self) -> str:
        """As people are listed: "Bob Lee <bob@x.example>"."""
        return f"{self.name} <{self.email}>" if self.name and self.name != self.email else self.email

    def is_of(self, addresses: Iterable[str]) -> bool:
        """Whether one of the addresses is theirs."""
        return self.email.casefold() in {address.casefold() for address in addresses}


def guests_of(component: Component) -> tuple[Guest, ...]:
    """The guests of an event, each once, in the order of the event."""
    found: dict[str, Guest] = {}
    for value in _listed(component.get("ATTENDEE"))[:MOST]:
        email = _address(value)
        if email and _parameter(value, "CUTYPE").upper() in _PEOPLE:
            answer = _ANSWERS.get(_parameter(value, "PARTSTAT").upper(), "none")
            found.setdefault(email.casefold(), Guest(email, _parameter(value, "CN"), answer))
    return tuple(found.values())


def organizer_of(component: Component) -> str:
    """The address of whoever invites; empty where nobody does."""
    return next((_address(value) for value in _listed(component.get("ORGANIZER"))), "")


def put_guests(
    component: Component,
    organizer: str,
    invite: Sequence[Guest],
    uninvite: Sequence[str] = (),
    *,
    ask_anew: bool = False,
) -> None:
    """Invite some and no longer others, in the name of `organizer`. `ask_anew`: what was answered counts no more."""
    gone = {address.casefold() for address in uninvite}
    listed = _listed(component.get("ATTENDEE"))
    kept = [value for value in listed if _address(value).casefold() not in gone]
    known = {_address(value).casefold() for value in kept}
    for value in kept if ask_anew else ():
        if _address(value).casefold() != organizer.casefold() and hasattr(value, "params"):
            value.params["PARTSTAT"] = "NEEDS-ACTION"
    component.pop("ATTENDEE", None)
    for value in [*kept, *(_attendee(guest) for guest in invite if guest.email.casefold() not in known)]:
        component.add("ATTENDEE", value, encode=False)
    if "ATTENDEE" in component and "ORGANIZER" not in component:
        component.add("ORGANIZER", vCalAddress(f"mailto:{organizer}"), encode=False)


def _attendee(guest: Guest) -> vCalAddress:
    value = vCalAddress(f"mailto:{guest.email}")
    value.params |= {"ROLE": "REQ-PARTICIPANT", "PARTSTAT": "NEEDS-ACTION", "RSVP": "TRUE"}
    if guest.name:
        value.params["CN"] = guest.name
    return value


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _address(value: Any) -> str:
    """The address of a person; of one who is known by something else none."""
    text = str(value).strip()
    email = text[7:].strip() if text[:7].casefold() == "mailto:" else ""
    return email if "@" in email and len(email) <= _LONGEST and email.isprintable() else ""


def _parameter(value: Any, name: str) -> str:
    return " ".join(str((getattr(value, "params", None) or {}).get(name, "")).split())[:_LONGEST]
