"""Ending processes of the operating system that may not be our children: signals and bounded waits.

Used by stack.postgres for a server it adopted and for what a killed one left behind.
"""

from __future__ import annotations

import signal
import threading
import time
from typing import Final

import psutil

_TICK_S: Final = 0.02


def send(process: psutil.Process, sign: signal.Signals) -> None:
    """Signal a process; one that is gone already is fine."""
    try:
        process.send_signal(sign)
    except psutil.NoSuchProcess:
        return


def ended(process: psutil.Process) -> bool:
    """Whether it is gone, or a zombie that its parent has not collected (in a container perhaps never will)."""
    try:
        return process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


def wait_ended(processes: list[psutil.Process], timeout_s: float) -> list[psutil.Process]:
    """Those still alive after at most `timeout_s`."""
    deadline = time.monotonic() + timeout_s
    alive = [process for process in processes if not ended(process)]
    while alive and time.monotonic() < deadline:
        threading.Event().wait(_TICK_S)
        alive = [process for process in alive if not ended(process)]
    return alive
