"""The registry: the catalogue of this process, by name and alias, and the tools of MCP servers beside it.

Built by workers from the shipped catalogue and the operator's files; read by activities. It never touches a database;
`agent_tools` mirrors it elsewhere.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from steward.contracts.tool import ToolSpec
from steward.tools.catalogue import CatalogueError, catalogue_files, examine
from steward.tools.mcp.ports import Offers
from steward.tools.own_code import changed_code
from steward.tools.own_tools import find_own, watched

_LOOK_AGAIN_S = 1.0

_log = logging.getLogger(__name__)


_Stamp: TypeAlias = tuple[tuple[str, int, int, int], ...]
"""Of each file the name, the moment of its change, its size and who may write it."""


class ToolSource(Protocol):
    """Where tools beside the catalogue come from. `version` grows whenever they may have changed."""

    @property
    def version(self) -> int: ...
    def tools(self, catalogue: Sequence[ToolSpec]) -> Offers: ...
    async def refresh(self) -> None: ...


class Registry:
    """The tools of this process. Files that change on disk are read again within a second or at `reload`.

    Raises:
        CatalogueError: from the constructor and `reload`, naming file and entry; `reload` keeps the old catalogue then.
    """

    def __init__(
        self,
        extra: Sequence[Path] = (),
        remote_types: Collection[str] = (),
        source: ToolSource | None = None,
        own: Path | None = None,
    ) -> None:
        """`remote_types`: families that reach another machine here, so that none of them is quick (`local`). `own`: the
        operator's folder of tools that no setting names."""
        self._extra = tuple(extra)
        self._own = own
        self._files: list[Path] = []
        self._restart_logged: list[Path] = []
        self._remote_types = frozenset(remote_types)
        self._source = source
        self._source_version = -1
        self._catalogue: list[ToolSpec] = []
        self._specs: list[ToolSpec] = []
        self._withheld: list[ToolSpec] = []
        self._by_name: dict[str, ToolSpec] = {}
        self._stamp: _Stamp = ()
        self._looked_at = 0.0
        self.reload()

    def resolve(self, name: str) -> ToolSpec | None:
        """The tool of that name or alias, or None."""
        self._reload_if_changed()
        return self._by_name.get(name)

    def specs(self) -> list[ToolSpec]:
        """Every tool, in catalogue order."""
        self._reload_if_changed()
        return list(self._specs)

    def tagged(self, tag: str) -> list[ToolSpec]:
        """The tools whose entries have a tag and that may be planned."""
        return [spec for spec in self.specs() if tag in spec.tags and spec.plannable]

    def known(self) -> list[ToolSpec]:
        """Every tool, and those that wait to be accepted."""
        self._reload_if_changed()
        return [*self._specs, *self._withheld]

    def reload(self) -> None:
        """Read every file again."""
        found = find_own(self._own)
        self._files = catalogue_files(found, self._extra)
        self._stamp = self._files_stamp()
        read = examine(self._files, found)
        if read.faults:
            raise CatalogueError(read.faults)
        self._catalogue = [
            spec.model_copy(update={"local": False}) if spec.tool_type in self._remote_types else spec
            for spec in read.specs
        ]
        self._merge()
        self._looked_at = time.monotonic()

    async def refresh(self) -> None:
        """Have the source look for changes. Raises Unavailable while it cannot, and what it has may be incomplete."""
        if self._source is not None:
            await self._source.refresh()

    def _merge(self) -> None:
        """What is withheld resolves all the same: its call says why it may not be used."""
        offers = Offers()
        if self._source is not None:
            self._source_version = self._source.version
            offers = self._source.tools(self._catalogue)
        self._specs = [*self._catalogue, *offers.offered]
        self._withheld = offers.withheld
        named = [*offers.withheld, *self._specs]
        self._by_name = {name: spec for spec in named for name in (spec.name, *spec.aliases)}

    def _reload_if_changed(self) -> None:
        """Worker processes other than the one told to reload follow by themselves."""
        if self._source is not None and self._source.version != self._source_version:
            self._merge()
        now = time.monotonic()
        if now - self._looked_at < _LOOK_AGAIN_S:
            return
        self._looked_at = now
        self._say_restart()
        if self._files_stamp() == self._stamp:
            return
        try:
            self.reload()
        except CatalogueError as error:
            _log.error("the changed catalogue is not used:\n%s", error.detail)

    def _say_restart(self) -> None:
        """Code that was imported stays as it was: say it once, when it changes."""
        changed = changed_code()
        if changed != self._restart_logged and changed:
            files = ", ".join(map(str, changed))
            _log.warning("restart this worker: %s changed since it was imported, and is used as it was then", files)
        self._restart_logged = changed

    def _files_stamp(self) -> _Stamp:
        stamps = []
        for path in dict.fromkeys([*self._files, *watched(self._own)]):
            try:
                stat = path.stat()
            except OSError:
                stamps.append((str(path), 0, 0, 0))
                continue
            stamps.append((str(path), stat.st_mtime_ns, stat.st_size, stat.st_mode))
        return tuple(stamps)
