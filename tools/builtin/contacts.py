"""The contacts family: each user's address book, kept by the injected store. Who is not in it may be in the mail."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from steward.contracts.base import Json, sha256_of
from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.contracts.pools import in_pool
from steward.contracts.shown import Shown, ShownField
from steward.language.addresses import is_address
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.memory_file import digest_of, granted_file
from steward.tools.named_things import Thing, thing_called
from steward.tools.people import name_in, people_named
from steward.tools.ports import ContactRecord, ContactStore, needed
from steward.tools.recipients import Person, senders_named
from steward.tools.results import counted, given, of_source
from steward.tools.vcards import Card, read_vcards

_MARK = "#sha256="
_SHOWN = 40
_UNREAD = "left out, since they cannot be read or name nobody: {count}"


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


class ImportContactsArgs(ToolArgs):
    """Arguments of import_contacts; `file_path` is bound to the file's content."""

    file_path: str


@builtin("contacts.list_contacts")
async def list_contacts(ctx: ToolContext, args: ListContactsArgs) -> ToolResult:
    """{count, contacts: [{contact_id, name, email?, phone?}]}: all, or those of that name; where there is none, who
    wrote under that name: {name, email, source}."""
    contacts = await _contacts(ctx).list(ctx.owner)
    name = name_in(args.query or "")
    if not name or (found := people_named(contacts, name)):
        return _listed(found if name else contacts)
    try:
        return _wrote(name, await senders_named(ctx, name))
    except ToolUnavailable as away:
        return ToolResult(
            result={"count": 0, "contacts": []},
            message=f"There is no {name} in your contacts, and your mail could not be looked through.",
            degraded=away.detail,
        )


@builtin("contacts.add_contact")
async def add_contact(ctx: ToolContext, args: AddContactArgs) -> ToolResult:
    """The new contact."""
    name = " ".join(args.name.split())
    _check_address(args.email)
    return _report(
        "Added", await _contacts(ctx).add(ctx.owner, ctx.idempotency_key, name, args.email, args.phone, ctx.source)
    )


@reconciler("contacts.add_contact")
async def added(ctx: ToolContext, args: AddContactArgs) -> ToolResult | None:
    """The contact this call made."""
    contact = await _contacts(ctx).added_by(ctx.owner, ctx.idempotency_key)
    return None if contact is None else _report("Added", contact)


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
    contact = await _contacts(ctx).update(ctx.owner, contact_id, args.name, args.email, args.phone, ctx.source)
    if contact is None:
        raise _unknown(contact_id)
    return _report("Updated", contact)


@reconciler("contacts.update_contact")
async def updated(ctx: ToolContext, args: UpdateContactArgs) -> ToolResult | None:
    """The contact, if everything is as it should become."""
    wanted = given(name=args.name, email=args.email, phone=args.phone)
    for contact in await _contacts(ctx).list(ctx.owner):
        if contact.contact_id == args.contact_id and wanted.items() <= _json(contact).items():
            return _report("Updated", contact)
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
    if not await _contacts(ctx).delete(ctx.owner, contact_id, ctx.idempotency_key):
        raise _unknown(contact_id)
    return _deleted(contact_id)


@reconciler("contacts.delete_contact")
async def deleted(ctx: ToolContext, args: ContactArgs) -> ToolResult | None:
    """Whether this call deleted the contact."""
    one = args.contact_id
    done = isinstance(one, int) and await _contacts(ctx).deleted_by(ctx.owner, one, ctx.idempotency_key)
    return _deleted(int(one)) if done else None


@binding("contacts.import_contacts")
async def bind_file(ctx: ToolContext, args: ImportContactsArgs) -> dict[str, Json]:
    """The path with the hash of the file as it is now."""
    path = args.file_path.partition(_MARK)[0]
    return {"file_path": f"{path}{_MARK}{digest_of(await _content(ctx, path))}"}


@preview("contacts.import_contacts")
async def preview_import(ctx: ToolContext, args: ImportContactsArgs) -> Shown:
    """Whom the file would add."""
    cards, known, unread = await _new_cards(ctx, args)
    more = [f"... and {len(cards) - _SHOWN} more"] if len(cards) > _SHOWN else []
    more += [_UNREAD.format(count=counted(unread, "card", "cards"))] if unread else []
    lines = [f"{len(cards)} new, {known} already known:", *map(_line, cards[:_SHOWN]), *more]
    path, _, digest = args.file_path.partition(_MARK)
    return Shown(fields=[ShownField(label="contacts", value="\n".join(lines))], objects={path: digest})


@builtin("contacts.import_contacts")
async def import_contacts(ctx: ToolContext, args: ImportContactsArgs) -> ToolResult:
    """{imported, skipped, file_path}: who was not known before; a repeat finds them known."""
    cards, known, unread = await _new_cards(ctx, args)
    source = f"the file {args.file_path.partition(_MARK)[0]}"
    for number, card in enumerate(cards):
        key = f"{ctx.idempotency_key}:{number}"
        await _contacts(ctx).add(ctx.owner, key, card.name, card.email, card.phone, source)
    return _imported(args, len(cards), known, unread)


@reconciler("contacts.import_contacts")
async def imported(ctx: ToolContext, args: ImportContactsArgs) -> ToolResult | None:
    """That nobody of the file is missing in the contacts is all that was wanted."""
    cards, known, unread = await _new_cards(ctx, args)
    return None if cards else _imported(args, 0, known, unread)


def _imported(args: ImportContactsArgs, new: int, known: int, unread: int) -> ToolResult:
    path = args.file_path.partition(_MARK)[0]
    left = f"; {known} known already" if known else ""
    return ToolResult(
        result={"imported": new, "skipped": known, "file_path": path},
        message=f"Imported {counted(new, 'contact', 'contacts')} from {path}{left}.",
        degraded=_UNREAD.format(count=counted(unread, "card", "cards")) if unread else None,
    )


async def _new_cards(ctx: ToolContext, args: ImportContactsArgs) -> tuple[list[Card], int, int]:
    """The cards of the file as it was approved that are in no contact yet, how many are, and how many cannot be
    read."""
    path, _, digest = args.file_path.partition(_MARK)
    content = await _content(ctx, path)
    if digest_of(content) != digest:
        raise ToolFailed(f"{path} is not the file that was looked at before: it has changed since")
    owner = f"{ctx.owner.tenant_id}/{ctx.owner.user_id}"
    found = await in_pool("contacts", owner, lambda: read_vcards(content.decode("utf-8", "replace")))
    contacts = {(one.name, one.email, one.phone) for one in await _contacts(ctx).list(ctx.owner)}
    new = [card for card in dict.fromkeys(found.cards) if (card.name, card.email, card.phone) not in contacts]
    return new, len(found.cards) - len(new), found.unread


async def _content(ctx: ToolContext, path: str) -> bytes:
    folders = needed(ctx.services.memory_folders, "the folder for imports and exports")
    return (await asyncio.to_thread(granted_file, folders, ctx.owner, path))[1]


async def _shown(ctx: ToolContext, called: int | str) -> Shown:
    contact_id = await _id(ctx, called)
    contact = next((one for one in await _contacts(ctx).list(ctx.owner) if one.contact_id == contact_id), None)
    if contact is None:
        raise _unknown(contact_id)
    return Shown(
        fields=[ShownField(label="contact", value=_line(contact))],
        objects={f"contact {contact_id}": sha256_of(_json(contact))},
    )


async def _id(ctx: ToolContext, called: int | str) -> int:
    """The number given, or that of the one contact called so."""
    if isinstance(called, int):
        return called
    contacts = await _contacts(ctx).list(ctx.owner)
    meant = people_named(contacts, called)
    things = [Thing(str(one.contact_id), one.name, one.email or one.phone or "") for one in meant or contacts]
    name = str(meant[0].contact_id) if len(meant) == 1 else called
    return int(thing_called(name, things, "contact", "in your contacts").thing_id)


def _listed(contacts: Sequence[ContactRecord]) -> ToolResult:
    rows = [_json(contact) for contact in contacts]
    head = f"{counted(len(rows), 'contact', 'contacts')}:"
    message = "\n".join([head, *map(_line, contacts)]) if rows else "There are no contacts."
    return ToolResult(result={"count": len(rows), "contacts": rows}, message=message)


def _wrote(name: str, people: Sequence[Person]) -> ToolResult:
    rows: list[Any] = [given(name=one.name or None, email=one.email, **of_source("mail")) for one in people]
    if people:
        message = f"There is no {name} in your contacts; from your mail I know:\n" + "\n".join(map(str, people))
    else:
        message = f"There is no {name} in your contacts, and nobody of that name wrote to you."
    return ToolResult(result={"count": len(rows), "contacts": rows}, message=message)


def _check_address(email: str | None) -> None:
    if email and not is_address(email):
        raise ToolFailed(f"not an e-mail address: “{email}”")


def _report(done: str, contact: ContactRecord) -> ToolResult:
    return ToolResult(result=_json(contact), message=f"{done} the contact {_line(contact)}.")


def _deleted(contact_id: int) -> ToolResult:
    return ToolResult(result={"contact_id": contact_id, "deleted": True}, message=f"Deleted contact {contact_id}.")


def _contacts(ctx: ToolContext) -> ContactStore:
    return needed(ctx.services.contacts, "the address book")


def _unknown(contact_id: int) -> ToolFailed:
    return ToolFailed(f"there is no contact {contact_id} in your contacts")


def _json(contact: ContactRecord) -> dict[str, Any]:
    fields = given(contact_id=contact.contact_id, name=contact.name, email=contact.email, phone=contact.phone)
    return fields | of_source(contact.source)


def _line(contact: ContactRecord | Card) -> str:
    return ", ".join(filter(None, (contact.name, contact.email, contact.phone)))
