"""The form of a backup file: a gzipped tar with a manifest, the dump of the database, Temporal's histories and folders.

Shared by stack.backup and stack.restoring. Knows nothing of settings and starts nothing.
"""

from __future__ import annotations

import hashlib
import os
import tarfile
from datetime import datetime
from pathlib import Path
from typing import Final

from pydantic import BaseModel

from steward.stack.databases import copy_sqlite, is_sqlite

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
DATABASE: Final = "database.dump"
HISTORIES: Final = "temporal.db"


class Manifest(BaseModel):
    """What a backup holds: `counts` files by folder, and with `histories` Temporal's store."""

    format: int
    made_at: datetime
    database_sha256: str
    histories: bool
    counts: dict[str, int]


def digest(path: Path) -> str:
    """The SHA-256 of a file, in hex."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def add_file(archive: tarfile.TarFile, path: Path, name: str) -> None:
    """Add one file, for its owner alone. One that is gone meanwhile is FileNotFoundError."""
    with path.open("rb") as content:
        member = archive.gettarinfo(arcname=name, fileobj=content)
        member.mode, member.uid, member.gid, member.uname, member.gname = 0o600, 0, 0, "", ""
        archive.addfile(member, content)


def add_folder(archive: tarfile.TarFile, name: str) -> None:
    """Add a folder by itself: an empty one may be what a program needs, such as the `tmp` of a mailbox."""
    member = tarfile.TarInfo(name)
    member.type, member.mode = tarfile.DIRTYPE, 0o700
    archive.addfile(member)


def add_tree(
    archive: tarfile.TarFile, folder: Path, name: str, work: Path, *, leave_out: frozenset[Path] = frozenset()
) -> int:
    """Add the folders and regular files below a folder; how many files. Links are not followed and not kept.

    A mailbox may be in use: a mail that is renamed while this looks (from new/ to cur/, or when its flags change) is
    found by a second look, under the part of its name that stays. SQLite files are copied as their own engine does.
    """
    seen: set[str] = set()
    for path in _folders(folder, leave_out):
        add_folder(archive, f"{name}/{path.relative_to(folder)}")
    for _ in range(2):
        for path in _files(folder, leave_out):
            key = _lasting_name(path.relative_to(folder))
            if key in seen or path.name.endswith(("-wal", "-shm", "-journal")):
                continue
            try:
                _add(archive, path, f"{name}/{path.relative_to(folder)}", work)
            except FileNotFoundError:
                continue
            seen.add(key)
    return len(seen)


def _add(archive: tarfile.TarFile, path: Path, name: str, work: Path) -> None:
    if not is_sqlite(path):
        add_file(archive, path, name)
        return
    copy = work / "copy.sqlite"
    copy.unlink(missing_ok=True)
    copy_sqlite(path, copy)
    add_file(archive, copy, name)


def _files(folder: Path, leave_out: frozenset[Path]) -> list[Path]:
    found = []
    for where, folders, files in os.walk(folder):
        here = Path(where)
        folders[:] = sorted(name for name in folders if here / name not in leave_out)
        paths = [here / name for name in sorted(files) if here / name not in leave_out]
        found += [path for path in paths if path.is_file() and not path.is_symlink()]
    return found


def _folders(folder: Path, leave_out: frozenset[Path]) -> list[Path]:
    found = []
    for where, folders, _ in os.walk(folder):
        here = Path(where)
        folders[:] = sorted(name for name in folders if here / name not in leave_out)
        found += [here / name for name in folders if not (here / name).is_symlink()]
    return found


def _lasting_name(path: Path) -> str:
    """What stays of a name when a mail is moved within its mailbox: all but its sub-folder and its flags."""
    if path.parent.name in ("new", "cur"):
        return str(path.parent.parent / path.name.split(":")[0])
    return str(path)
