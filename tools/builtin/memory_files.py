"""The memory family's exports of all a user has, and imports. Which files may be read says `tools.memory_file`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from steward.contracts.base import sha256_of
from steward.contracts.memory import fact_hash
from steward.contracts.provenance import FROM_OUTSIDE
from steward.tools.context import ToolArgs, ToolContext, ToolResult
from steward.tools.functions import builtin, reconciler
from steward.tools.memory_file import SUFFIXES, ExchangeEntry, FactEntry, Format, MemoryFile, own_folder, written
from steward.tools.memory_import import EVERYTHING, Difference, ImportMemoryArgs, difference, memory_of
from steward.tools.ports import needed
from steward.tools.results import counted
from steward.tools.whole_files import replace_file

_LONGEST_CONTENT: Final = 100_000
"""Characters of an export that come back as they are; a longer one is in its file alone."""


class ExportMemoryArgs(ToolArgs):
    """Arguments of export_memory."""

    format: Format = "json"


@builtin("memory.export_memory")
async def export_memory(ctx: ToolContext, args: ExportMemoryArgs) -> ToolResult:
    """{format, count, file_path, content}: the file of this call, written anew by a repeat of it. Long content is in
    the file alone."""
    memory = memory_of(ctx)
    facts = await memory.list_facts(ctx.owner, None, EVERYTHING)
    exchanges = await memory.list_exchanges(ctx.owner, EVERYTHING)
    held = MemoryFile.model_construct(
        facts=[
            FactEntry(fact=f.fact, category=f.category, created_at=f.created_at, source=f.source)
            for f in reversed(facts)
        ],
        conversations=[
            ExchangeEntry(user_message=e.user_message, agent_response=e.agent_response, created_at=e.said_at)
            for e in reversed(exchanges)
        ],
        profile=(await memory.profile(ctx.owner)).own,
    )
    content = written(held, args.format)
    folders = needed(ctx.services.memory_folders, "the folder for imports and exports")
    folder = own_folder(folders.exports, ctx.owner)
    name = f"memory-{ctx.requester.problem_id}-{ctx.call_id}{SUFFIXES[args.format]}"
    path = folder / name
    await asyncio.to_thread(_write, path, content)
    result = {"format": args.format, "count": held.count, "file_path": name}
    if len(content) <= _LONGEST_CONTENT:
        result["content"] = content
    if exchanges or any(fact.source for fact in facts):
        # Answers tell what tools returned.
        result[FROM_OUTSIDE] = True
    return ToolResult(
        result=result,
        message=f"Exported {counted(held.count, 'entry', 'entries')} to {path.relative_to(folders.exports.parent)}"
        f" as {args.format}.",
    )


@builtin("memory.import_memory")
async def import_memory(ctx: ToolContext, args: ImportMemoryArgs) -> ToolResult:
    """{imported, skipped, file_path}: what was not known before; a repeat finds it known."""
    found = await difference(ctx, args)
    memory, owner = memory_of(ctx), ctx.owner
    for fact in [*found.new, *(entry for entry, _ in found.filed)]:
        key = f"{ctx.idempotency_key}:{fact_hash(fact.fact)}"
        await memory.add_fact(owner, key, fact.fact.strip(), fact.category, fact.created_at, fact.source)
    for exchange in found.exchanges:
        key = f"import-{sha256_of([exchange.user_message, exchange.agent_response])}"
        await memory.add_exchange(
            owner, key, exchange.user_message, exchange.agent_response, said_at=exchange.created_at
        )
    if found.profile:
        await memory.update_profile(owner, {key: after for key, (_, after) in found.profile.items()})
    return _imported(args, found)


@reconciler("memory.import_memory")
async def imported(ctx: ToolContext, args: ImportMemoryArgs) -> ToolResult | None:
    """That nothing of the file is left to import is all that was wanted."""
    found = await difference(ctx, args)
    return None if found.count else _imported(args, found)


def _imported(args: ImportMemoryArgs, found: Difference) -> ToolResult:
    path = args.file_path.partition("#")[0]
    result = {"imported": found.count, "skipped": found.known, "file_path": path}
    left = f"; {found.known} known already" if found.known else ""
    return ToolResult(result=result, message=f"Imported {counted(found.count, 'entry', 'entries')} from {path}{left}.")


def _write(path: Path, content: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    replace_file(path, content.encode())
