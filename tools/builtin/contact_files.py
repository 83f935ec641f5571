"""The contacts family, many at once: people from a vCard file in the folder for imports."""

from __future__ import annotations

import asyncio

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.contracts.pools import in_pool
from steward.contracts.shown import Shown, ShownField
from steward.tools.builtin.contacts import contacts_of, line_of
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import binding, builtin, preview, reconciler
from steward.tools.memory_file import digest_of, granted_file
from steward.tools.ports import needed
from steward.tools.results import counted
from steward.tools.vcards import Card, read_vcards

_MARK = "#sha256="
_SHOWN = 40
_UNREAD = "left out, since they cannot be read or name nobody: {count}"


class ImportContactsArgs(ToolArgs):
    """Arguments of import_contacts; `file_path` is bound to the file's content."""

    file_path: str


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
    lines = [f"{len(cards)} new, {known} already known:", *map(line_of, cards[:_SHOWN]), *more]
    path, _, digest = args.file_path.partition(_MARK)
    return Shown(fields=[ShownField(label="contacts", value="\n".join(lines))], objects={path: digest})


@builtin("contacts.import_contacts")
async def import_contacts(ctx: ToolContext, args: ImportContactsArgs) -> ToolResult:
    """{imported, skipped, file_path}: who was not known before; a repeat finds them known."""
    cards, known, unread = await _new_cards(ctx, args)
    source = f"the file {args.file_path.partition(_MARK)[0]}"
    for number, card in enumerate(cards):
        key = f"{ctx.idempotency_key}:{number}"
        await contacts_of(ctx).add(ctx.owner, key, card.name, card.email, card.phone, source)
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
    found = await in_pool("contacts", owner, lambda: read_vcards(content))
    contacts = {(one.name, one.email, one.phone) for one in await contacts_of(ctx).list(ctx.owner)}
    new = [card for card in dict.fromkeys(found.cards) if (card.name, card.email, card.phone) not in contacts]
    return new, len(found.cards) - len(new), found.unread


async def _content(ctx: ToolContext, path: str) -> bytes:
    folders = needed(ctx.services.memory_folders, "the folder for imports and exports")
    return (await asyncio.to_thread(granted_file, folders, ctx.owner, path))[1]
