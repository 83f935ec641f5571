"""Whom the words of a recipient mean: addresses as they stand, "me", or names that contacts or the mailbox know.

Used by the bindings of tools that write to people, before anybody approves, and by list_contacts. It reads only; at
sending nothing is looked up any more.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from steward.contracts.errors import ArgumentUnclear, ToolError, ToolFailed, ToolUnavailable
from steward.language.addresses import is_address
from steward.language.phrases import phrase
from steward.language.unicode_text import caseless
from steward.language.word_lists import any_of, words_for
from steward.tools.context import ToolContext
from steward.tools.functions import Bound, Spoken
from steward.tools.mail.choice import ADDRESS, mailbox_of
from steward.tools.mail.search import Wanted
from steward.tools.people import name_in, people_named

_LOOK_UP_S: Final = 4.0
"""A mailbox that is slower than this at preparation counts as one that cannot be reached."""
_GLANCE_S: Final = 1.5
"""So long a name is looked for that is only shown beside an address."""
_SHOWN: Final = 10
_LONGEST: Final = 100
_MYSELF: Final = frozenset(words_for("myself"))
_AND: Final = re.compile(rf"(?<!\s)\s++(?:{any_of('joining')}|&)\s++", re.IGNORECASE)
"""Matches the " and " of "Bob and Kim"."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with an address, and where that is from: "your contacts"."""

    name: str
    email: str
    source: str

    def __str__(self) -> str:
        """As questions list people."""
        return f"{self.name} <{self.email}>" if self.name else self.email


async def bind_recipients(ctx: ToolContext, **given: str | None) -> Bound:
    """Parameters with recipients, by name, as addresses, each with whose it is and where it is from.

    Raises:
        ArgumentUnclear: somebody's address is not known, or several people fit.
        ToolFailed: what looks like an address, or is kept as one, is none.
    """
    bound: dict[str, Spoken] = {}
    for name, words in given.items():
        if words and words.strip():
            people = await people_meant(ctx, name, words)
            bound[name] = Spoken(", ".join(person.email for person in people), in_words(people, ctx.lang))
    return bound


def in_words(people: Sequence[Person], lang: str) -> str:
    """People as an approval shows them: each with whose address it is and, where a mail alone says that, that it
    does."""
    return ", ".join(_whose(person, lang) for person in people)


async def senders_named(ctx: ToolContext, name: str) -> list[Person]:
    """Who wrote to the user under this name, each address once, the latest first; none where there is no mailbox.

    Raises:
        ToolUnavailable: the mailbox cannot be reached.
    """
    if ctx.services.mail is None:
        return []
    try:
        async with asyncio.timeout(_LOOK_UP_S):
            found = await mailbox_of(ctx).search(Wanted("", name_in(name)))
    except TimeoutError as late:
        raise ToolUnavailable("the mailbox is too slow") from late
    newest = sorted(found.mails, key=lambda mail: mail.date)
    by_address = {mail.sender_address.casefold(): mail for mail in newest if mail.sender_address}
    people = [Person(mail.sender_name, mail.sender_address, "your mail") for mail in reversed(by_address.values())]
    return people_named(people, name)


async def people_meant(ctx: ToolContext, parameter: str, words: str) -> list[Person]:
    """Everybody named in one parameter. Raises as `bind_recipients` does."""
    people: list[Person] = []
    unclear: list[str] = []
    for part in filter(None, (part.strip() for part in re.split(r"[,;]", words))):
        for one in await _people_in(ctx, part):
            if isinstance(one, Person):
                people.append(one)
            else:
                unclear.append(one)
    if unclear or not people:
        known = in_words(people, ctx.lang)
        raise ArgumentUnclear(
            parameter, " ".join([*unclear, *([phrase(ctx.lang, "ask_again_too", known=known)] if known else [])])
        )
    if wrong := [person.email for person in people if not is_address(person.email)]:
        raise ToolFailed(f"not an e-mail address: “{wrong[0][:_LONGEST]}”")
    return people


async def _people_in(ctx: ToolContext, part: str) -> Sequence[Person | str]:
    """Who stands between two commas: one person or, where nobody is called that, several joined by "and". A question
    stands for whoever is not known."""
    if written := ADDRESS.findall(part):
        others = [name for name in _AND.split(part) if not ADDRESS.search(name)]
        alone = len(written) == 1
        known = [await _known(ctx, address, in_mail=alone) for address in written]
        return [*known, *[await _person(ctx, name) for name in others]]
    whole = await _person(ctx, part)
    names = _AND.split(part)
    return [whole] if isinstance(whole, Person) or len(names) == 1 else [await _person(ctx, name) for name in names]


async def _known(ctx: ToolContext, address: str, *, in_mail: bool) -> Person:
    """An address that is written out, with whose it is among the contacts, else who has written from it."""
    contacts = await ctx.services.contacts.list(ctx.owner) if ctx.services.contacts else []
    same = [one for one in contacts if one.email and one.email.casefold() == address.casefold()]
    if same:
        return Person(same[0].name, address, "your contacts")
    senders: list[Person] = []
    try:
        async with asyncio.timeout(_GLANCE_S):
            senders = await senders_named(ctx, address) if in_mail else []
    except (TimeoutError, ToolError):
        # The address is whole without a name.
        pass
    senders = [one for one in senders if one.name and one.email.casefold() == address.casefold()]
    return Person(senders[0].name, address, "your mail") if senders else Person("", address, "")


async def _person(ctx: ToolContext, name: str) -> Person | str:
    """The one person of that name, or the question that asks who is meant."""
    if "@" in name:
        raise ToolFailed(f"not an e-mail address: “{name[:_LONGEST]}”")
    if caseless(name) in _MYSELF:
        own = next(iter(await own_addresses(ctx)), None)
        return Person("", own, "your own") if own else phrase(ctx.lang, "ask_address_of_yours")
    people, away = await _people_called(ctx, name)
    # What is looked up may be words from here and there: whoever wrote them must know them again.
    known = name_in(name)
    shown = known[:_LONGEST] if known in name else phrase(ctx.lang, "quoted", text=" ".join(name.split())[:_LONGEST])
    if len(people) == 1:
        return people[0]
    if people:
        more = phrase(ctx.lang, "and_more", count=len(people) - _SHOWN) if len(people) > _SHOWN else ""
        return phrase(ctx.lang, "ask_which_person", name=shown, people="; ".join(map(str, people[:_SHOWN])) + more)
    return phrase(ctx.lang, "ask_address_unreached" if away else "ask_address", name=shown)


async def _people_called(ctx: ToolContext, name: str) -> tuple[list[Person], bool]:
    """Contacts of that name, or else senders, and whether the mailbox was away."""
    contacts = await ctx.services.contacts.list(ctx.owner) if ctx.services.contacts else []
    known = [Person(one.name, one.email, "your contacts") for one in contacts if one.email]
    named = {person.email.casefold(): person for person in reversed(people_named(known, name))}
    if named:
        return list(reversed(named.values())), False
    try:
        return await senders_named(ctx, name), False
    except ToolUnavailable:
        return [], True


async def own_addresses(ctx: ToolContext) -> list[str]:
    """The user's addresses: that of the profile, of the account, and the one they are known by."""
    profile = (await ctx.services.memory.profile(ctx.owner)).own if ctx.services.memory else {}
    account = ctx.services.mail.accounts.get(ctx.owner) if ctx.services.mail else None
    own = (str(profile.get("email", "")), account.address if account else "", ctx.owner.user_id)
    return [address for address in own if is_address(address)]


def _whose(person: Person, lang: str) -> str:
    """An address as an approval shows it: whose it is and, where that is what a mail says, that it is."""
    match person.source:
        case "your own":
            return phrase(lang, "own_address", address=person.email)
        case "your mail":
            return phrase(lang, "address_from_mail", who=person)
        case _:
            return str(person)
