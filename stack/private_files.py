"""The data folder is its owner's alone: the rights of what is there already. What is made is config.private_files'.

Used by the supervisor before anything is started. What belongs to PostgreSQL's own system account is left to it.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path

from steward.config.paths import OWN_TOOLS
from steward.config.private_files import OTHERS

_log = logging.getLogger(__name__)


def keep_private(home: Path) -> int:
    """Take the rights of others off everything in the folder that is ours. How many files and folders were open. Links
    are not followed; the folder itself stays passable for the group it was given to (see stack.os_user). The operator's
    own code is left as it is: that others could write it is a fault to be told, not to be covered up."""
    mended = 0
    for folder, folders, files in os.walk(home):
        here = Path(folder)
        given_away = here == home and here.lstat().st_gid != os.getegid()
        mended += _close(here, keep=stat.S_IXGRP if given_away else 0)
        mended += sum(_close(here / name) for name in files)
        folders[:] = [name for name in folders if _is_ours(here / name) and here / name != home / OWN_TOOLS]
    if mended:
        _log.warning("%d files and folders in %s were open to others and are not any more", mended, home)
    return mended


def _close(path: Path, keep: int = 0) -> int:
    try:
        status = path.lstat()
        open_to = status.st_mode & OTHERS & ~keep
        if stat.S_ISLNK(status.st_mode) or not open_to or status.st_uid != os.geteuid():
            return 0
        path.chmod(stat.S_IMODE(status.st_mode) & ~open_to)
    except FileNotFoundError:
        return 0
    return 1


def _is_ours(folder: Path) -> bool:
    try:
        return folder.lstat().st_uid == os.geteuid()
    except FileNotFoundError:
        return False
