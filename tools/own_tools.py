"""The operator's own tools that no setting names: the folder `tools.d` of the data folder, and installed packages.

`tools.d` holds catalogue files (`*.yaml`) and the Python modules they name, beside them. A package offers its catalogue
files by an entry point of the group `steward.tools` that names it. Asked by the catalogue; imports no tool itself.
What stands in `tools.d` is run as this user: while somebody else may write it, nothing of it is read.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.machinery import PathFinder
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from steward.tools.faults import Fault

GROUP: Final = "steward.tools"
_OTHERS_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


@dataclass(frozen=True, slots=True)
class OwnTools:
    """Catalogue files that were found, in order of name, and what is wrong with how they lie there."""

    files: list[Path] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def find_own(folder: Path | None) -> OwnTools:
    """What the folder (None: there is none) and the installed packages offer. The folder's modules can be imported
    from here on, unless there is a fault."""
    packaged = OwnTools()
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        files, fault = _files_of(point)
        packaged.files.extend(files)
        packaged.faults.extend([fault] if fault else [])
    if folder is None or not folder.is_dir():
        return packaged
    faults = [*_rights(folder), *_taken_names(folder)]
    if faults:
        return OwnTools(packaged.files, [*packaged.faults, *faults])
    if str(folder) not in sys.path:
        # Last, so that it never hides a module of Steward's or of a library.
        sys.path.append(str(folder))
    return OwnTools([*packaged.files, *_catalogues(folder)], packaged.faults)


def watched(folder: Path | None) -> list[Path]:
    """The folder and the files in it whose change means that the tools may have changed."""
    if folder is None or not folder.is_dir():
        return []
    try:
        return [folder, *_catalogues(folder), *sorted(folder.glob("*.py"))]
    except OSError:
        return [folder]


def _catalogues(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix in (".yaml", ".yml") and path.name[0] != ".")


def _files_of(point: EntryPoint) -> tuple[list[Path], Fault | None]:
    """The catalogue files of the package an entry point names, which is not imported unless it lies in another."""
    place = f"entry point {point.name} = {point.value} ({GROUP}{f', of {point.dist.name}' if point.dist else ''})"
    try:
        spec = find_spec(point.value)
    except (Exception, SystemExit) as error:  # A package around it is imported, which may raise anything.
        return [], Fault(place, 0, f"cannot be found: {type(error).__name__}: {error}")
    folders = list(spec.submodule_search_locations or ()) if spec else []
    files = [path for folder in folders for path in _catalogues(Path(folder))]
    if not files:
        return [], Fault(place, 0, "must name a package that has a catalogue file (*.yaml) in its folder")
    return files, None


def _rights(folder: Path) -> Iterator[Fault]:
    """Everything in the way to the code, and the code itself, that another user may write."""
    yield from _open_to_others(folder.parent)
    yield from _open_to_others(folder)
    for here, folders, files in os.walk(folder):
        for name in sorted([*folders, *files]):
            path = Path(here, name)
            yield from _open_to_others(path)
            if path.is_symlink():
                yield from _open_to_others(path.resolve().parent)


def _open_to_others(path: Path) -> Iterator[Fault]:
    try:
        status = path.stat()
        if os.statvfs(path).f_flag & os.ST_RDONLY:
            return
    except OSError as error:
        yield Fault(str(path), 0, f"cannot be looked at: {error.strerror}")
        return
    if status.st_uid not in (0, os.geteuid()):
        yield Fault(str(path), 0, f"belongs to another user (uid {status.st_uid}): its code would run as this one")
    if status.st_mode & _OTHERS_WRITE:
        mode = f"{stat.S_IMODE(status.st_mode):04o}"
        yield Fault(str(path), 0, f"others may write it (mode {mode}), and it is run as this user: chmod go-w {path}")


def _taken_names(folder: Path) -> Iterator[Fault]:
    """Modules that would never be imported, since another one has their name."""
    elsewhere = [place for place in sys.path if place and Path(place) != folder]
    for path in sorted(folder.glob("*.py")):
        name = path.stem
        if not name.isidentifier():
            yield Fault(str(path), 0, "a module's name has letters, digits and _ alone, and begins with no digit")
            continue
        if name in sys.stdlib_module_names:
            yield Fault(str(path), 0, f"the name {name} is taken by Python itself; give the file another")
            continue
        other = PathFinder.find_spec(name, elsewhere)
        if other is not None:
            what = other.origin or "a package"
            yield Fault(str(path), 0, f"the name {name} is taken by {what}; give the file another")
