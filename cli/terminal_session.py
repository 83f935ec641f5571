"""The conversation of a terminal: requests that name none belong together as long as the terminal session goes on.

So a question that was left open in another terminal, or yesterday, never takes the words of today for its answer, and
each session has the calls of a conversation for itself. A job without a terminal has a session of its own, too.
"""

from __future__ import annotations

import os
import platform
from hashlib import sha256
from pathlib import Path

_STARTED = 19
"""The field of /proc/PID/stat after the name, counted from 0, that tells when the process was started."""


def own_conversation() -> str:
    """The name of this terminal session's conversation."""
    leader = os.getsid(0)
    return f"terminal-{sha256(f'{platform.node()} {leader} {_start_of(leader)}'.encode()).hexdigest()[:10]}"


def _start_of(pid: int) -> str:
    """When the process was started, for numbers of processes are given again; nothing where nobody tells."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[_STARTED]
    except (OSError, IndexError):
        return ""
