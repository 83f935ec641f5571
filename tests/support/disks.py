"""Small real disks for tests that fill one: a tmpfs of a few megabytes, mounted for one test. Needs root."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

_CHUNK = 1 << 16


class SmallDisk:
    """A file system of its own at `path`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._ballast = path / "ballast"

    def fill(self) -> None:
        """Leave no byte free."""
        with self._ballast.open("ab", buffering=0) as ballast:
            for size in (_CHUNK, 1 << 12, 1):
                try:
                    while ballast.write(b"x" * size):
                        pass
                except OSError:
                    continue

    def free(self) -> None:
        """Give back what `fill` took."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def small_disk(megabytes: int) -> Iterator[SmallDisk]:
    """Mount one; skips the test where that is not allowed. Short in path, and anybody may pass through it."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a small disk")
    path = Path(tempfile.mkdtemp(prefix="steward-disk-"))
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=0711", "tmpfs", str(path)], capture_output=True
    )
    if mounted.returncode != 0:
        path.rmdir()
        pytest.skip(f"a small disk cannot be mounted here: {mounted.stderr.decode().strip()}")
    try:
        yield SmallDisk(path)
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)
        path.rmdir()
