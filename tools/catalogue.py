"""Reads catalogue files into `ToolSpec`s and refuses anything that could not run.

Called by the registry. A file is a YAML mapping: `tools`, a list of entries, and optionally `disable`, a list of names
of tools that are left out, whichever other file they are from; so a file can bring a tool of its own under a name it
has disabled. Errors name file, line and entry; all of them are reported at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from steward.contracts.errors import ErrorCode, StewardError
from steward.contracts.suggestions import did_you_mean
from steward.contracts.tool import ToolSpec
from steward.tools.catalogue_file import CatalogueFile, read_file
from steward.tools.entries import read_entry
from steward.tools.faults import Fault
from steward.tools.own_tools import OwnTools, find_own

SHIPPED = Path(__file__).parent / "catalogue"
_MEMBERS = ("tools", "disable")
_MOST_SHOWN = 500
"""Faults of one error: with what each may have it stays below what Temporal carries (2 MB)."""


class CatalogueError(StewardError):
    """A catalogue file cannot be used; `detail` has one line per fault, of the first 500."""

    code = ErrorCode.CATALOGUE_INVALID

    def __init__(self, faults: Sequence[Fault]) -> None:
        lines = [str(fault) for fault in faults[:_MOST_SHOWN]]
        if len(faults) > _MOST_SHOWN:
            lines.append(f"and {len(faults) - _MOST_SHOWN} more: `steward tools check` names them all")
        super().__init__("\n".join(lines))
        self.faults = list(faults)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What was read. With faults the tools are not to be used."""

    specs: list[ToolSpec]
    faults: list[Fault]


def load_catalogue(extra: Sequence[Path] = (), own: Path | None = None) -> list[ToolSpec]:
    """Every enabled tool of the shipped files, the extra ones, the folder `own` and installed packages.

    Raises:
        CatalogueError: with every fault found.
    """
    found = find_own(own)
    read = examine(catalogue_files(found, extra), found)
    if read.faults:
        raise CatalogueError(read.faults)
    return read.specs


def catalogue_files(found: OwnTools, extra: Sequence[Path] = ()) -> list[Path]:
    """The shipped files in order of name, the operator's own, and those that settings name."""
    return list(dict.fromkeys([*sorted(SHIPPED.glob("*.yaml")), *found.files, *extra]))


def examine(files: Sequence[Path], found: OwnTools) -> Catalogue:
    """Read these files, with the faults of what was found beside their own."""
    faults: list[Fault] = list(found.faults)
    entries: list[_Entry] = []
    disabled: dict[Path, set[str]] = {}
    for path in files:
        file = read_file(path)
        faults.extend(file.faults)
        content = _members(file, faults)
        disabled[path] = set(_disabled(file, content, faults))
        entries.extend(_entries(file, content, faults))
    kept = [entry for entry in entries if not _left_out(entry, disabled)]
    faults.extend(_clashes(kept))
    order = {str(path): number for number, path in enumerate(files, start=1)}
    ordered = sorted(dict.fromkeys(faults), key=lambda fault: (order.get(fault.file, 0), fault.line))
    return Catalogue([entry.spec for entry in kept], ordered)


@dataclass(frozen=True, slots=True)
class _Entry:
    """A tool and where it stands."""

    path: Path
    line: int
    called: str
    spec: ToolSpec


def _left_out(entry: _Entry, disabled: Mapping[Path, set[str]]) -> bool:
    return any(entry.spec.name in names for other, names in disabled.items() if other != entry.path)


def _members(file: CatalogueFile, faults: list[Fault]) -> dict[str, Any]:
    if isinstance(file.content, dict):
        for name in [name for name in file.content if name not in _MEMBERS]:
            hint = did_you_mean(str(name), _MEMBERS) or "a file has `tools` (a list of entries) and `disable`"
            faults.append(file.fault(f"unknown key {name}; {hint}", name))
        return file.content
    if not file.faults:
        faults.append(file.fault("must be a mapping with `tools` (a list of entries) and optionally `disable`"))
    return {}


def _disabled(file: CatalogueFile, content: dict[str, Any], faults: list[Fault]) -> list[str]:
    names = content.get("disable") or []
    if not (isinstance(names, list) and all(isinstance(name, str) for name in names)):
        faults.append(file.fault("`disable` must be a list of tool names", "disable"))
        return []
    return names


def _entries(file: CatalogueFile, content: dict[str, Any], faults: list[Fault]) -> Iterator[_Entry]:
    entries = content.get("tools") or []
    if not isinstance(entries, list):
        faults.append(file.fault("`tools` must be a list of entries", "tools"))
        return
    for number, entry in enumerate(entries):
        name = entry.get("name") if isinstance(entry, dict) else None
        called = f"entry {number + 1} ({name})" if name else f"entry {number + 1}"
        spec, found = read_entry(entry)
        faults.extend(file.fault(what, "tools", number, *location, entry=called) for location, what in found)
        if spec is not None:
            yield _Entry(file.path, file.line("tools", number), called, spec)


def _clashes(entries: list[_Entry]) -> Iterator[Fault]:
    taken: dict[str, _Entry] = {}
    for entry in entries:
        for name in (entry.spec.name, *entry.spec.aliases):
            if name in taken:
                other = taken[name]
                what = f"the name {name} is taken by {other.spec.name} of {other.path}:{other.line}"
                yield Fault(str(entry.path), entry.line, what, entry.called)
            taken.setdefault(name, entry)
