"""The system account PostgreSQL runs as when Steward itself runs as root, and the way in for it.

Used by stack.postgres alone. It changes permissions only where that account could not get through otherwise, only by
the bit that is missing, and logs every change. The folder the server's data lies in is opened to the account's group
alone, not to everybody: beside the data lie mail, logs and the histories.
"""

from __future__ import annotations

import fcntl
import logging
import os
import pwd
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from steward.contracts.errors import ErrorCode, StewardError

_log = logging.getLogger(__name__)

ACCOUNT: Final = "steward-postgres"
_FALLBACKS: Final = ("postgres", "nobody")


@dataclass(frozen=True, slots=True)
class Account:
    """A system account that PostgreSQL can run as."""

    uid: int
    gid: int


def server_account() -> Account | None:
    """None for an ordinary user, who runs the server himself. For root a system account, made when it can be."""
    if os.geteuid() != 0:
        return None
    with _alone():
        entry = _entry(ACCOUNT) or _create() or next(filter(None, map(_entry, _FALLBACKS)), None)
    if entry is None:
        raise StewardError(
            f"PostgreSQL does not run as root: create a system account named {ACCOUNT}, or run Steward as another user",
            code=ErrorCode.POSTGRES_UNAVAILABLE,
        )
    return entry


@contextmanager
def _alone() -> Iterator[None]:
    """One process after the other: useradd looks for the name before it locks, and of two at a time the second changes
    the number of the first one's account."""
    folder = os.open("/etc", os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def let_in(account: Account, folder: Path, program: Path) -> None:
    """Let the account reach `folder`, and run `program` (<install>/bin/<name>) with the installation around it."""
    _open_to_group(folder, account)
    _open_path(folder.parent, account)
    _open_path(program.parent, account)
    if not _can_run(program, account):
        install = program.parent.parent
        for tree in (install, install.parent.with_name(f"{install.parent.name}.libs")):
            _open_tree(tree)


def _entry(name: str) -> Account | None:
    try:
        entry = pwd.getpwnam(name)
    except KeyError:
        return None
    return Account(entry.pw_uid, entry.pw_gid)


def _create() -> Account | None:
    command = ["useradd", "--system", "--no-create-home", "--home-dir", "/nonexistent", "--user-group"]
    try:
        subprocess.run(
            [*command, "--shell", "/usr/sbin/nologin", ACCOUNT], capture_output=True, timeout=30, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return _entry(ACCOUNT)


def _open_to_group(folder: Path, account: Account) -> None:
    """Let the account's group, and nobody else, pass through a folder that is ours. One that all may pass stays so."""
    status = folder.stat()
    mode = stat.S_IMODE(status.st_mode)
    if status.st_uid != os.geteuid() or mode & stat.S_IXOTH:
        _open_path(folder, account)
        return
    if status.st_gid != account.gid:
        os.chown(folder, -1, account.gid)
    folder.chmod((mode & ~stat.S_IRWXG) | stat.S_IXGRP)


def _open_path(folder: Path, account: Account) -> None:
    """Add the search bit to each folder on the way that the account cannot pass."""
    for step in (folder.resolve(), *folder.resolve().parents):
        status = step.stat()
        if status.st_uid == account.uid and status.st_mode & stat.S_IXUSR:
            continue
        if not status.st_mode & stat.S_IXOTH:
            _log.warning("letting PostgreSQL's account pass through %s (chmod o+x)", step)
            step.chmod(stat.S_IMODE(status.st_mode) | stat.S_IXOTH)


def _can_run(program: Path, account: Account) -> bool:
    command = [str(program), "--version"]
    try:
        subprocess.run(
            command, user=account.uid, group=account.gid, extra_groups=[], check=True, capture_output=True, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def _open_tree(tree: Path) -> None:
    for root, _folders, files in os.walk(tree):
        path = Path(root)
        path.chmod(stat.S_IMODE(path.stat().st_mode) | stat.S_IROTH | stat.S_IXOTH)
        for name in files:
            file = path / name
            mode = stat.S_IMODE(file.stat().st_mode)
            file.chmod(mode | stat.S_IROTH | (stat.S_IXOTH if mode & stat.S_IXUSR else 0))
