"""`steward up` on a full disk, and with parts that stand still: words, not tracebacks, and everything comes back."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
import psutil
import pytest

from tests.support.disks import SmallDisk, small_disk
from tests.support.installations import Installation, a_folder, an_installation, eventually, is_ready

DISK_MB = 700
BACK_S = 150.0
"""Half a minute until a part is taken for frozen, then its start."""

pytestmark = pytest.mark.timeout(600)


@pytest.mark.requirement("attacks.d3.up-says-full")
@pytest.mark.parametrize("free_mb", [0, 1, 30])
def test_up_on_a_full_disk_ends_with_words(free_mb: int) -> None:
    with small_disk(40) as disk:
        fill_but(disk, free_mb)
        with a_folder() as beside, an_installation(disk.path, shares_models=False) as installation:
            installation.stderr_file = beside / "stderr.txt"
            process = installation.steward("up")
            assert installation.ended(process, 120) == 1
            said = installation.stderr.read_text(encoding="utf-8")
            assert "Traceback" not in said
            assert "fix:" in said
            assert installation.own_processes() == []


def fill_but(disk: SmallDisk, megabytes: int) -> None:
    """Leave so much free, less than a stack needs."""
    kept = disk.path / "kept"
    kept.write_bytes(b"\0" * (megabytes << 20))
    disk.fill()
    kept.unlink()


@pytest.mark.requirement("attacks.d3.supervisor-survives")
def test_a_full_disk_and_a_dead_part_do_not_take_the_stack_down() -> None:
    with small_disk(DISK_MB) as disk, a_folder() as beside, an_installation(disk.path) as installation:
        installation.stderr_file = beside / "stderr.txt"
        process, _ = installation.up()
        disk.fill()
        eventually(lambda: told(installation) == "storage_full")
        for name in ("API", "worker"):
            psutil.Process(installation.processes[name]).kill()
        eventually(lambda: "API ended" in installation.stderr.read_text(encoding="utf-8"))
        eventually(lambda: told(installation) == "storage_full", BACK_S)
        assert process.poll() is None
        disk.free()
        eventually(lambda: is_ready(installation), BACK_S)
        process.send_signal(signal.SIGINT)
        assert installation.ended(process) == 0
        assert "Traceback" not in installation.stderr.read_text(encoding="utf-8")


def told(installation: Installation) -> str | None:
    """The code /readyz gives."""
    try:
        code: str | None = httpx.get(f"{installation.url}/readyz", timeout=5, trust_env=False).json()["error"]
    except httpx.HTTPError:
        return None
    return code


@pytest.mark.requirement("attacks.d9.frozen-part")
def test_every_part_that_stands_still_is_started_again() -> None:
    with a_folder() as folder, an_installation(Path(folder)) as installation:
        process, _ = installation.up()
        before = installation.processes
        for pid in before.values():
            psutil.Process(pid).suspend()
        eventually(
            lambda: all(installation.processes.get(name) not in (None, pid) for name, pid in before.items()), BACK_S
        )
        eventually(lambda: is_ready(installation), BACK_S)
        said = installation.stderr.read_text(encoding="utf-8")
        assert {name for name in before if f"{name} ended (it was frozen" in said} == set(before)
        process.send_signal(signal.SIGINT)
        assert installation.ended(process) == 0
        assert installation.own_processes() == []
