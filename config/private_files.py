"""What a process writes is its user's alone, and whole.

`write_privately` is called by main modules, before they open anything; children inherit it. `replace_file` is for files
that others read while they are written.
"""

from __future__ import annotations

import os
import stat
import tempfile
from pathlib import Path
from typing import Final

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
"""The rights of everybody but the owner."""


def write_privately() -> None:
    """Make files 0600 and folders 0700 from here on, as root too: mail, logs and histories lie among them."""
    os.umask(OTHERS)


def replace_file(path: Path, text: str, mode: int = 0o600) -> None:
    """Write a file at once or not at all. When it cannot be written: OSError, and the one there was stays."""
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=".new-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(text.encode())
        Path(name).chmod(mode)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
