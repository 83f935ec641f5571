"""What an import would change: the difference between a file and what is remembered, for the human who approves it.

The path of an import is bound to the file's content when the call is prepared (`<path>#sha256=<hex>`), so that what is
approved is what is applied; a file that changed since is refused. Used by the tool import_memory and by its guard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from steward.contracts.base import Json, canonical_json
from steward.contracts.errors import ToolFailed
from steward.contracts.memory import fact_hash
from steward.contracts.owner import Owner
from steward.contracts.shown import Shown, ShownField
from steward.tools.context import ToolArgs, ToolContext
from steward.tools.functions import binding, preview
from steward.tools.memory_file import ExchangeEntry, FactEntry, digest_of, granted_file, read
from steward.tools.memory_port import FactRecord, MemoryFolders, MemoryKeeper
from steward.tools.ports import needed
from steward.tools.profile import checked_updates

EVERYTHING: Final = 100_000
"""More than anybody's memory holds."""
_MARK: Final = "#sha256="
_SHOWN: Final = 40
_LONGEST_LINE: Final = 160


class ImportMemoryArgs(ToolArgs):
    """Arguments of import_memory; `file_path` is bound to the file's content."""

    file_path: str


@dataclass(frozen=True, slots=True)
class Difference:
    """What a file brings: `new` facts, `filed` ones (known, of another category now, with the one they had), exchanges
    and profile entries (each with the old value, None for a new one). `known` counts the rest."""

    new: Sequence[FactEntry] = ()
    filed: Sequence[tuple[FactEntry, str | None]] = ()
    exchanges: Sequence[ExchangeEntry] = ()
    profile: Mapping[str, tuple[Json, Json]] = field(default_factory=dict)
    known: int = 0

    @property
    def count(self) -> int:
        """How many entries would change something."""
        return len(self.new) + len(self.filed) + len(self.exchanges) + len(self.profile)


async def difference(ctx: ToolContext, args: ImportMemoryArgs) -> Difference:
    """The file against the user's memory as it is now.

    Raises:
        ToolFailed: the file is not there, cannot be read, or is not the one the arguments are bound to.
    """
    path, _, digest = args.file_path.partition(_MARK)
    found, content = await asyncio.to_thread(granted_file, *_where(ctx), path)
    if digest_of(content) != digest:
        raise ToolFailed(f"{found.name} is not the file that was looked at before: it has changed since")
    held = await asyncio.to_thread(read, found, content)
    memory = memory_of(ctx)
    facts = await memory.list_facts(ctx.owner, None, EVERYTHING)
    reported = await memory.list_exchanges(ctx.owner, EVERYTHING)
    message = {(exchange.user_message, exchange.agent_response) for exchange in reported}
    profile = (await memory.profile(ctx.owner)).own
    new, filed = _facts(held.facts, {fact_hash(fact.fact): fact for fact in facts})
    unheard = {(e.user_message, e.agent_response): e for e in held.conversations}
    exchanges = [exchange for key, exchange in unheard.items() if key not in message]
    updates = checked_updates(held.profile)
    changes = {key: (profile.get(key), value) for key, value in updates.items() if profile.get(key) != value}
    changing = len(new) + len(filed) + len(exchanges) + len(changes)
    return Difference(new, filed, exchanges, changes, held.count - changing)


def memory_of(ctx: ToolContext) -> MemoryKeeper:
    """The memory of this worker. Raises ToolFailed where there is none."""
    return needed(ctx.services.memory, "the memory")


@binding("memory.import_memory")
async def bind_file(ctx: ToolContext, args: ImportMemoryArgs) -> Mapping[str, Json]:
    """The path with the hash of the file as it is now."""
    path = args.file_path.partition(_MARK)[0]
    _, content = await asyncio.to_thread(granted_file, *_where(ctx), path)
    return {"file_path": f"{path}{_MARK}{digest_of(content)}"}


@preview("memory.import_memory")
async def preview_import(ctx: ToolContext, args: ImportMemoryArgs) -> Shown:
    """What would change, line by line: + for what is new, ~ for what is replaced."""
    found = await difference(ctx, args)
    replaced = len(found.filed) + sum(old is not None for old, _ in found.profile.values())
    lines = list(_lines(found))
    more = [f"... and {len(lines) - _SHOWN} more"] if len(lines) > _SHOWN else []
    head = f"{found.count - replaced} new, {replaced} changed, {found.known} already known:"
    path, _, digest = args.file_path.partition(_MARK)
    value = "\n".join([head, *lines[:_SHOWN], *more])
    return Shown(fields=[ShownField(label="changes", value=value)], objects={path: digest})


async def import_facts(ctx: ToolContext, args: Mapping[str, Json]) -> Mapping[str, Json]:
    """What the guard of import_memory must know: {changes: how many entries would change something}."""
    return {"changes": (await difference(ctx, ImportMemoryArgs.model_validate(args))).count}


def _facts(
    entries: Sequence[FactEntry], known: Mapping[str, FactRecord]
) -> tuple[list[FactEntry], list[tuple[FactEntry, str | None]]]:
    """The entries that are new, and those that are known under another category."""
    last = {fact_hash(entry.fact): entry for entry in entries}
    new = [entry for key, entry in last.items() if key not in known]
    filed = [
        (entry, known[key].category)
        for key, entry in last.items()
        if key in known and entry.category is not None and entry.category != known[key].category
    ]
    return new, filed


def _lines(found: Difference) -> Iterator[str]:
    for fact in found.new:
        yield _line(f"+ {fact.fact}{f' ({fact.category})' if fact.category else ''}")
    for fact, old in found.filed:
        yield _line(f"~ {fact.fact}: {old or 'no category'} -> {fact.category}")
    for key, (before, after) in found.profile.items():
        yield _line(f"{'+' if before is None else '~'} profile {key}: {canonical_json(after)}")
    for exchange in found.exchanges:
        yield _line(f"+ conversation: {exchange.user_message}")


def _line(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= _LONGEST_LINE else f"{flat[:_LONGEST_LINE]}..."


def _where(ctx: ToolContext) -> tuple[MemoryFolders, Owner]:
    folders = needed(ctx.services.memory_folders, "the folder for imports and exports")
    return folders, ctx.owner
