"""What a process writes is its user's alone. Called by main modules, before they open anything; children inherit it."""

from __future__ import annotations

import os
import stat
from typing import Final

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
"""The rights of everybody but the owner."""


def write_privately() -> None:
    """Make files 0600 and folders 0700 from here on, as root too: mail, logs and histories lie among them."""
    os.umask(OTHERS)
