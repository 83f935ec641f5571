"""The contacts family: each user's address book, kept by the injected store. Who is not in it may be in the mail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.contracts.shown import Shown, ShownField
from steward.language.addresses import is_address
from steward.language.phrases import phrase
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.named_things import Thing, thing_called
from steward.tools.people import name_in, people_named, same_person
from steward.tools.ports import ContactRecord, ContactStore, needed
from steward.tools.recipients import Person, senders_named
from steward.tools.results import counted, given, of_source
from steward.tools.vcards import Card


class ListContactsArgs(ToolArgs):
    """Arguments of list_contacts."""

    query: str | None = None


class AddContactArgs(ToolArgs):
    """Arguments of add_contact."""

    name: str
    email: str | None = None
    phone: str | None = None


class ContactArgs(ToolArgs):
    """Arguments of delete_contact: a number, or the name."""

    contact_id: int | str


class UpdateContactArgs(ToolArgs):
    """Arguments of update_contact; what is not given stays."""

    contact_id: int | str
    name: str | None = None
    email: str | None = None
    phone: str | None = None


@builtin("contacts.list_contacts")
async def list_contacts(ctx: ToolContext, args: ListContactsArgs) -> ToolResult:
    """{count, contacts: [{contact_id, name, email?, phone?}]}: all, or those of that name; where there is none, who
    wrote under that name: {name, email, source}."""
    contacts = await contacts_of(ctx).list(ctx.owner)
    name = name_in(args.query or "")
    if not name or (found := people_named(contacts, name)):
        return _listed(found if name else contacts, ctx.lang)
    try:
        return _wrote(name, await senders_named(ctx, name), ctx.lang)
    except ToolUnavailable as away:
        return ToolResult(
            result={"count": 0, "contacts": []},
            message=phrase(ctx.lang, "contact_unknown_unread", name=name),
            degraded=away.detail,
        )


@binding("contacts.add_contact")
async def bind_added(ctx: ToolContext, args: AddContactArgs) -> dict[str, Json]:
    """Nothing; raises ToolFailed where several people may be meant."""
    same_person(await contacts_of(ctx).list(ctx.owner), args.name, args.email)
    return {}


@preview("contacts.add_contact")
async def preview_added(ctx: ToolContext, args: AddContactArgs) -> Shown:
    """Who of that name or address is known already, as they are now."""
    known = same_person(await contacts_of(ctx).list(ctx.owner), args.name, args.email)
    return Shown() if known is None else await _shown(ctx, known.contact_id)


@builtin("contacts.add_contact")
async def add_contact(ctx: ToolContext, args: AddContactArgs) -> ToolResult:
    """The new contact; who is known already by that name or address gets what is new about them."""
    name = " ".join(args.name.split())
    _check_address(args.email)
    store = contacts_of(ctx)
    if (made := await store.added_by(ctx.owner, ctx.idempotency_key)) is not None:
        return _report(ctx, "added", made)
    if (known := same_person(await store.list(ctx.owner), name, args.email)) is not None:
        return await _completed(ctx, known, args)
    made = await store.add(ctx.owner, ctx.idempotency_key, name, args.email, args.phone, ctx.source)
    return _report(ctx, "added", made)


@reconciler("contacts.add_contact")
async def added(ctx: ToolContext, args: AddContactArgs) -> ToolResult | None:
    """The contact this call made, or the known one that has all of it."""
    contact = await contacts_of(ctx).added_by(ctx.owner, ctx.idempotency_key)
    if contact is not None:
        return _report(ctx, "added", contact)
    known = same_person(await contacts_of(ctx).list(ctx.owner), args.name, args.email)
    return _report(ctx, "updated", known) if known is not None and not _news(known, args) else None


async def _completed(ctx: ToolContext, known: ContactRecord, args: AddContactArgs) -> ToolResult:
    """A known contact with what is told of them now."""
    news = _news(known, args)
    if not news:
        return ToolResult(result=_json(known), message=phrase(ctx.lang, "contact_known", contact=line_of(known)))
    email, phone = news.get("email"), news.get("phone")
    contact = await contacts_of(ctx).update(ctx.owner, known.contact_id, None, email, phone, ctx.source)
    if contact is None:
        raise _unknown(known.contact_id)
    return _report(ctx, "updated", contact)


def _news(known: ContactRecord, args: AddContactArgs) -> dict[str, str]:
    """What a call tells of somebody that was not known or is otherwise now."""
    told = given(email=args.email, phone=args.phone)
    return {name: value for name, value in told.items() if value.casefold() != (getattr(known, name) or "").casefold()}


@binding("contacts.update_contact")
async def bind_updated(ctx: ToolContext, args: UpdateContactArgs) -> dict[str, Json]:
    """The number of the contact that is meant."""
    return {"contact_id": await _id(ctx, args.contact_id)}


@preview("contacts.update_contact")
async def preview_updated(ctx: ToolContext, args: UpdateContactArgs) -> Shown:
    """The contact as it is now."""
    return await _shown(ctx, args.contact_id)


@builtin("contacts.update_contact")
async def update_contact(ctx: ToolContext, args: UpdateContactArgs) -> ToolResult:
    """The contact as it is afterwards."""
    if (args.name, args.email, args.phone) == (None, None, None):
        raise ToolFailed("nothing to change was given: name, email or phone")
    _check_address(args.email)
    contact_id = await _id(ctx, args.contact_id)
    contact = await contacts_of(ctx).update(ctx.owner, contact_id, args.name, args.email, args.phone, ctx.source)
    if contact is None:
        raise _unknown(contact_id)
    return _report(ctx, "updated", contact)


@reconciler("contacts.update_contact")
async def updated(ctx: ToolContext, args: UpdateContactArgs) -> ToolResult | None:
    """The contact, if everything is as it should become."""
    wanted = given(name=args.name, email=args.email, phone=args.phone)
    for contact in await contacts_of(ctx).list(ctx.owner):
        if contact.contact_id == args.contact_id and wanted.items() <= _json(contact).items():
            return _report(ctx, "updated", contact)
    return None


@binding("contacts.delete_contact")
async def bind_deleted(ctx: ToolContext, args: ContactArgs) -> dict[str, Json]:
    """The number of the contact that is meant."""
    return {"contact_id": await _id(ctx, args.contact_id)}


@preview("contacts.delete_contact")
async def preview_deleted(ctx: ToolContext, args: ContactArgs) -> Shown:
    """Who it is, for what is deleted does not come back."""
    return await _shown(ctx, args.contact_id)


@builtin("contacts.delete_contact")
async def delete_contact(ctx: ToolContext, args: ContactArgs) -> ToolResult:
    """{contact_id, deleted: true}."""
    contact_id = await _id(ctx, args.contact_id)
    if not await contacts_of(ctx).delete(ctx.owner, contact_id, ctx.idempotency_key):
        raise _unknown(contact_id)
    return _deleted(contact_id, ctx.lang)


@reconciler("contacts.delete_contact")
async def deleted(ctx: ToolContext, args: ContactArgs) -> ToolResult | None:
    """Whether this call deleted the contact."""
    one = args.contact_id
    done = isinstance(one, int) and await contacts_of(ctx).deleted_by(ctx.owner, one, ctx.idempotency_key)
    return _deleted(int(one), ctx.lang) if done else None


async def _shown(ctx: ToolContext, called: int | str) -> Shown:
    contact_id = await _id(ctx, called)
    contact = next((one for one in await contacts_of(ctx).list(ctx.owner) if one.contact_id == contact_id), None)
    if contact is None:
        raise _unknown(contact_id)
    return Shown(
        fields=[ShownField(label="contact", value=line_of(contact), says=["contact_id"])],
        objects={f"contact {contact_id}": sha256_of(_json(contact))},
    )


async def _id(ctx: ToolContext, called: int | str) -> int:
    """The number given, or that of the one contact called so."""
    if isinstance(called, int):
        return called
    contacts = await contacts_of(ctx).list(ctx.owner)
    meant = people_named(contacts, called)
    things = [Thing(str(one.contact_id), one.name, one.email or one.phone or "") for one in meant or contacts]
    name = str(meant[0].contact_id) if len(meant) == 1 else called
    return int(thing_called(name, things, "contact", "in your contacts").thing_id)


def _listed(contacts: Sequence[ContactRecord], lang: str) -> ToolResult:
    rows = [_json(contact) for contact in contacts]
    head = f"{counted(len(rows), 'contact', 'contacts')}:"
    message = "\n".join([head, *map(line_of, contacts)]) if rows else phrase(lang, "no_contacts")
    return ToolResult(result={"count": len(rows), "contacts": rows}, message=message)


def _wrote(name: str, people: Sequence[Person], lang: str) -> ToolResult:
    rows: list[Any] = [given(name=one.name or None, email=one.email, **of_source("mail")) for one in people]
    head = phrase(lang, "contact_wrote" if people else "contact_unknown", name=name)
    message = "\n".join([head, *map(str, people)])
    return ToolResult(result={"count": len(rows), "contacts": rows}, message=message)


def _check_address(email: str | None) -> None:
    if email and not is_address(email):
        raise ToolFailed(f"not an e-mail address: “{email}”")


def _report(ctx: ToolContext, done: str, contact: ContactRecord) -> ToolResult:
    return ToolResult(result=_json(contact), message=phrase(ctx.lang, f"contact_{done}", contact=line_of(contact)))


def _deleted(contact_id: int, lang: str) -> ToolResult:
    message = phrase(lang, "contact_deleted", id=contact_id)
    return ToolResult(result={"contact_id": contact_id, "deleted": True}, message=message)


def contacts_of(ctx: ToolContext) -> ContactStore:
    """The user's address book. Raises ToolFailed: there is none on this worker."""
    return needed(ctx.services.contacts, "the address book")


def _unknown(contact_id: int) -> ToolFailed:
    return ToolFailed(f"there is no contact {contact_id} in your contacts")


def _json(contact: ContactRecord) -> dict[str, Any]:
    fields = given(contact_id=contact.contact_id, name=contact.name, email=contact.email, phone=contact.phone)
    return fields | of_source(contact.source)


def line_of(contact: ContactRecord | Card) -> str:
    """A person as a list shows them."""
    return ", ".join(filter(None, (contact.name, contact.email, contact.phone)))
