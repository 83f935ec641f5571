"""Folders for the servers that tests start, and the models they share. Every fixture that starts a server uses it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MODELS: Final = Path(tempfile.gettempdir()) / "steward-test-models"
"""The models that are built from what is installed, built once a machine: it takes seconds and never differs."""
_MEMORY: Final = Path("/dev/shm")  # Linux's file system in memory; containers often give it 64 MB.
_ROOM: Final = 2 << 30


@contextlib.contextmanager
def server_folder(prefix: str = "steward-") -> Iterator[Path]:
    """A temporary folder with a short name (a socket's path must stay short), removed at the end. In memory where there
    is room: a database is hundreds of files, and tests make and drop hundreds of databases."""
    path = Path(tempfile.mkdtemp(prefix=prefix, dir=_MEMORY if _has_room(_MEMORY) else None))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def share_models(home: Path) -> None:
    """Give a data folder the models that are built already, or a place to build them for all."""
    MODELS.mkdir(exist_ok=True)
    (home / "models").symlink_to(MODELS)


def copy_cluster(cluster: Path, home: Path) -> None:
    """Give a data folder a copy of a stopped PostgreSQL cluster."""
    subprocess.run(["cp", "-a", str(cluster), str(home / "postgres")], check=True, timeout=60)


def _has_room(folder: Path) -> bool:
    return folder.is_dir() and os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > _ROOM
