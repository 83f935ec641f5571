"""ToolStore: the table agent_tools, a mirror of the catalogue, and full-text search over it.

`sync_tools` writes it; doors list from it, and retrieval falls back to its search when the vector index is away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from steward.contracts.plain_json import clean_text
from steward.contracts.tool import Permission, ToolSpec, content_hash
from steward.sql.database import Database
from steward.sql.jsontext import dump_model
from steward.sql.named import load_queries

_Q: Final = load_queries("tools")


@dataclass(frozen=True, slots=True)
class SyncDiff:
    """Names of tools by what `mirror` did with them, each list sorted."""

    added: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    unchanged: list[str] = field(default_factory=list)


class ToolStore:
    """The tools as rows. A row can be disabled by an operator; a sync keeps that, also when the tool goes and comes
    back."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mirror(self, specs: Sequence[ToolSpec], unset: Mapping[str, list[str]] | None = None) -> SyncDiff:
        """Make the table equal to `specs` in one transaction, touching only what changed. `unset` names, by tool, the
        environment variables it needs and does not have."""
        wanted = {spec.name: (spec, content_hash(spec)) for spec in specs}
        async with self._database.transaction() as connection:
            await connection.execute(_Q["lock_for_sync"])
            known = {row["name"]: row["content_hash"] for row in await connection.fetch(_Q["hashes"])}
            diff = _compare(known, {name: digest for name, (_, digest) in wanted.items()})
            rows = [
                (
                    name,
                    dump_model(spec),
                    digest,
                    spec.tool_type,
                    spec.permission.value,
                    *(clean_text(text) for text in _documents(spec)),
                )
                for name, (spec, digest) in wanted.items()
                if name in {*diff.added, *diff.changed}
            ]
            await connection.executemany(_Q["upsert"], rows)
            await connection.execute(_Q["remove"], diff.removed)
            needs = unset or {}
            await connection.executemany(_Q["tell_unset"], [(name, needs.get(name, [])) for name in wanted])
        return diff

    async def all(self, *, include_disabled: bool = False) -> Sequence[ToolSpec]:
        """The enabled tools, by name."""
        rows = await self._database.fetch(_Q["all"], include_disabled)
        return [ToolSpec.model_validate_json(row["spec"]) for row in rows]

    async def is_empty(self) -> bool:
        """Whether no worker has filled it yet."""
        return not await self._database.fetchval(_Q["is_filled"])

    async def unset(self) -> dict[str, list[str]]:
        """By tool, the environment variables it needs and does not have; tools that need none are left out."""
        return {row["name"]: row["unset"] for row in await self._database.fetch(_Q["unset"])}

    async def get(self, name: str) -> ToolSpec | None:
        """An enabled tool by its own name (not an alias)."""
        text = await self._database.fetchval(_Q["get"], name)
        return None if text is None else ToolSpec.model_validate_json(text)

    async def set_enabled(self, name: str, enabled: bool, actor: str = "") -> str | None:
        """Switch a tool on or off, by its name or an alias, and return its name; None when there is no such tool."""
        switched: str | None = await self._database.fetchval(_Q["set_enabled"], clean_text(name), enabled, actor)
        return switched

    async def break_off(self, name: str, why: str) -> None:
        """Switch off a tool that stops everybody else."""
        await self._database.execute(_Q["break_off"], name, why)

    async def disabled(self) -> dict[str, str | None]:
        """The tools that are switched off, of those too that are not there at the moment; where Steward itself did it,
        with why."""
        return {row["name"]: row["broken_off"] for row in await self._database.fetch(_Q["disabled"])}

    async def search(
        self,
        text: str,
        limit: int = 8,
        *,
        tool_type: str | None = None,
        permission: Permission | None = None,
        plannable_only: bool = True,
    ) -> Sequence[tuple[str, float]]:
        """Names and scores (higher is better, not comparable with cosine) of enabled tools that share a word with the
        text, best first. Made for ordinary sentences: any word may match, name and tags count most."""
        wanted = None if permission is None else permission.value
        rows = await self._database.fetch(_Q["search"], clean_text(text), limit, tool_type, wanted, plannable_only)
        return [(row["name"], float(row["score"])) for row in rows]


def _compare(known: dict[str, str], wanted: dict[str, str]) -> SyncDiff:
    return SyncDiff(
        added=sorted(wanted.keys() - known.keys()),
        changed=sorted(name for name, digest in wanted.items() if name in known and known[name] != digest),
        removed=sorted(known.keys() - wanted.keys()),
        unchanged=sorted(name for name, digest in wanted.items() if known.get(name) == digest),
    )


def _documents(spec: ToolSpec) -> tuple[str, str, str]:
    """What is searched, by weight: name, aliases and tags; examples; description."""
    names = " ".join([spec.name, *spec.aliases, *spec.tags, spec.tool_type])
    return names.replace("_", " ").replace("-", " "), " ".join(spec.examples), spec.description
