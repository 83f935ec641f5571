"""Child processes of the stack: readiness, early ends, bounded stops, restarts. With small real processes."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import sys
import time
from pathlib import Path

import psutil
import pytest

from steward.stack.components import Pulse
from steward.stack.console import Banner, SelfTestResult, StackError
from steward.stack.process import Command, ManagedProcess, describe_exit, rotate, run_to_end, tail
from steward.stack.state import RunState, read_state, write_state
from steward.stack.watch import keep_running
from tests.support.disks import small_disk

pytestmark = pytest.mark.slow

BOUND_S = 20.0


def command(folder: Path, program: str, name: str = "part") -> Command:
    return Command(name, [sys.executable, "-c", program], {"PATH": os.defpath}, folder / "logs" / f"{name}.log")


def touching(file: Path, then: str) -> str:
    """A program that creates `file` and goes on with `then`."""
    return f"import pathlib, signal, sys, time\npathlib.Path({str(file)!r}).touch()\n{then}"


def process(folder: Path, then: str, *, stop_timeout_s: float = 5.0, ready_timeout_s: float = 60.0) -> ManagedProcess:
    file = folder / "ready"

    async def ready() -> bool:
        return file.exists()

    return ManagedProcess(
        command(folder, touching(file, then)),
        ready=ready,
        ready_timeout_s=ready_timeout_s,
        stop_timeout_s=stop_timeout_s,
        on_spawn=lambda: file.unlink(missing_ok=True),
    )


async def test_start_returns_once_ready_and_stop_ends_it(tmp_path: Path) -> None:
    part = process(tmp_path, "time.sleep(60)")
    await part.start()
    child = psutil.Process(part.pid)
    assert child.is_running()
    await part.stop(asyncio.Event())
    assert part.pid is None
    assert not child.is_running()
    assert await part.ended() == "SIGTERM"


@pytest.mark.requirement("stack.up.own-session")
async def test_a_child_has_a_session_of_its_own_so_the_terminals_ctrl_c_passes_it_by(tmp_path: Path) -> None:
    part = process(tmp_path, "time.sleep(60)")
    await part.start()
    assert part.pid is not None
    assert os.getsid(part.pid) == part.pid != os.getsid(0)
    await part.stop(asyncio.Event())


async def test_an_early_end_is_an_error_with_the_end_of_the_log(tmp_path: Path) -> None:
    failing = ManagedProcess(command(tmp_path, "import sys; print('no such disk'); sys.exit(4)"), ready=never)
    with pytest.raises(StackError) as caught:
        await failing.start()
    assert "exit code 4" in caught.value.detail
    assert "no such disk" in caught.value.detail
    assert str(tmp_path / "logs" / "part.log") in caught.value.fix


async def never() -> bool:
    return False


async def test_not_ready_in_time_is_an_error_and_the_process_can_still_be_stopped(tmp_path: Path) -> None:
    slow = ManagedProcess(command(tmp_path, "import time; time.sleep(60)"), ready=never, ready_timeout_s=0.3)
    with pytest.raises(StackError, match="not ready within"):
        await slow.start()
    await slow.stop(asyncio.Event())
    assert slow.pid is None


async def test_a_program_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    missing = ManagedProcess(Command("part", ["/nonexistent/program"], {}, tmp_path / "part.log"))
    with pytest.raises(StackError, match="cannot be run"):
        await missing.start()


def deaf(folder: Path, *, stop_timeout_s: float) -> ManagedProcess:
    """A process that does not hear SIGTERM."""
    file = folder / "deaf"
    program = "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n" + touching(file, "time.sleep(60)")

    async def ready() -> bool:
        return file.exists()

    return ManagedProcess(command(folder, program), ready=ready, stop_timeout_s=stop_timeout_s)


async def test_a_process_that_ignores_sigterm_is_killed_when_its_time_is_up(tmp_path: Path) -> None:
    part = deaf(tmp_path, stop_timeout_s=0.3)
    await part.start()
    await asyncio.wait_for(part.stop(asyncio.Event()), BOUND_S)
    assert await part.ended() == "SIGKILL"


@pytest.mark.requirement("stack.up.hurry")
async def test_hurry_cuts_a_long_stop_short(tmp_path: Path) -> None:
    part = deaf(tmp_path, stop_timeout_s=600.0)
    await part.start()
    hurry = asyncio.Event()
    hurry.set()
    began = time.monotonic()
    await asyncio.wait_for(part.stop(hurry), BOUND_S)
    assert time.monotonic() - began < BOUND_S
    assert await part.ended() == "SIGKILL"


async def test_stopping_what_never_ran_is_harmless(tmp_path: Path) -> None:
    await process(tmp_path, "pass").stop(asyncio.Event())


async def test_a_job_that_fails_or_hangs_is_an_error(tmp_path: Path) -> None:
    await run_to_end(command(tmp_path, "print('fine')"), BOUND_S)
    with pytest.raises(StackError, match="bad schema"):
        await run_to_end(command(tmp_path, "raise SystemExit('bad schema')"), BOUND_S)
    with pytest.raises(StackError, match="took longer"):
        await run_to_end(command(tmp_path, "import time; time.sleep(60)"), 0.3)


def test_an_exit_is_described_in_words() -> None:
    assert describe_exit(3) == "exit code 3"
    assert describe_exit(-signal.SIGKILL) == "SIGKILL"


def test_a_large_log_is_moved_aside_and_its_tail_is_read(tmp_path: Path) -> None:
    log = tmp_path / "part.log"
    log.write_text("old\n" * 3_000_000, encoding="utf-8")
    rotate(log)
    assert not log.exists()
    assert (tmp_path / "part.log.1").exists()
    log.write_text("\n".join(f"line {number}" for number in range(100)), encoding="utf-8")
    assert tail(log).splitlines()[-1] == "line 99"
    assert tail(tmp_path / "missing.log") == ""


class Listener:
    """A Console that remembers what was said and lets a test wait for it."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    def starting(self, part: str, detail: str) -> None:
        self.said.put_nowait(("starting", part))

    def ready(self, part: str, detail: str, seconds: float) -> None:
        self.said.put_nowait(("ready", part))

    def note(self, text: str) -> None:
        self.said.put_nowait(("note", text))

    def trouble(self, text: str, fix: str) -> None:
        self.said.put_nowait(("trouble", text))

    def checked(self, result: SelfTestResult) -> None:
        self.said.put_nowait(("checked", result.name))

    def up(self, banner: Banner) -> None:
        self.said.put_nowait(("up", banner.api_url))

    def stopping(self, reason: str) -> None:
        self.said.put_nowait(("stopping", reason))

    def stopped(self, part: str, seconds: float) -> None:
        self.said.put_nowait(("stopped", part))

    async def next(self) -> tuple[str, str]:
        return await asyncio.wait_for(self.said.get(), BOUND_S)


@pytest.mark.requirement("stack.up.restarts")
async def test_a_part_that_dies_is_started_again_and_that_is_said(tmp_path: Path) -> None:
    part = process(tmp_path, "time.sleep(60)")
    await part.start()
    console = Listener()
    keeper = asyncio.create_task(keep_running("worker", part, tmp_path, console, first_delay_s=0.01))
    first = part.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)

    kind, text = await console.next()
    assert kind == "trouble"
    assert "worker ended (SIGKILL)" in text
    assert await console.next() == ("ready", "worker")
    assert part.pid not in (None, first)

    keeper.cancel()
    await asyncio.wait({keeper})
    await part.stop(asyncio.Event())


async def test_a_part_that_cannot_start_is_tried_again_later_each_time(tmp_path: Path) -> None:
    broken = ManagedProcess(command(tmp_path, "raise SystemExit(1)"), ready=never)
    console = Listener()
    keeper = asyncio.create_task(keep_running("API", broken, tmp_path, console, first_delay_s=0.01))
    texts = [(await console.next())[1] for _ in range(5)]
    assert "again in 0.0 s" in texts[0]
    assert "exit code 1" in texts[1]
    assert all("API" in text or "part" in text for text in texts)
    keeper.cancel()
    await asyncio.wait({keeper})
    await broken.stop(asyncio.Event())


def beating(folder: Path, every_s: float = 0.05) -> ManagedProcess:
    """A process whose pulse is a file."""
    file = folder / "ready"
    pulse = Pulse(file)

    async def ready() -> bool:
        return file.exists()

    program = touching(file, f"while True:\n    pathlib.Path({str(file)!r}).touch()\n    time.sleep({every_s})")
    return ManagedProcess(
        command(folder, program), ready=ready, alive=pulse.beats, on_spawn=lambda: file.unlink(missing_ok=True)
    )


@pytest.mark.requirement("attacks.d9.frozen-part")
async def test_a_frozen_part_is_ended_and_started_again_and_that_is_said(tmp_path: Path) -> None:
    part = beating(tmp_path)
    await part.start()
    console = Listener()
    keeper = asyncio.create_task(
        keep_running("worker", part, tmp_path, console, first_delay_s=0.01, steady_s=0.1, frozen_s=2.0)
    )
    for _ in range(2):
        frozen = part.pid
        assert frozen is not None
        os.kill(frozen, signal.SIGSTOP)
        kind, text = await console.next()
        assert (kind, "frozen" in text) == ("trouble", True)
        assert await console.next() == ("ready", "worker")
        assert part.pid not in (None, frozen)
        assert not psutil.pid_exists(frozen)
    keeper.cancel()
    await asyncio.wait({keeper})
    await part.stop(asyncio.Event())


@pytest.mark.requirement("attacks.d9.frozen-part")
async def test_a_part_that_gives_signs_of_life_now_and_then_is_left_alone(tmp_path: Path) -> None:
    part = beating(tmp_path, every_s=1.0)
    await part.start()
    before = part.pid
    console = Listener()
    keeper = asyncio.create_task(keep_running("worker", part, tmp_path, console, frozen_s=3.0))
    done, _ = await asyncio.wait({keeper}, timeout=6.0)
    assert done == set()
    assert console.said.empty()
    assert part.pid == before
    keeper.cancel()
    await asyncio.wait({keeper})
    await part.stop(asyncio.Event())


@pytest.mark.requirement("attacks.d9.delay-begins-anew")
async def test_a_part_that_ran_well_is_started_again_without_the_delay_of_its_bad_times(tmp_path: Path) -> None:
    tries, steady_s = tmp_path / "tries", 1.0
    program = f"""
import pathlib, sys, time
file = pathlib.Path({str(tries)!r})
number = len(file.read_text()) if file.exists() else 0
file.write_text("x" * (number + 1))
time.sleep(0 if number < 3 else {2 * steady_s})
"""
    part = ManagedProcess(command(tmp_path, program))
    await part.start()
    console = Listener()
    keeper = asyncio.create_task(
        keep_running("API", part, tmp_path, console, first_delay_s=0.2, steady_s=steady_s, frozen_s=60)
    )
    delays: list[str] = []
    while len(delays) < 6:
        kind, text = await console.next()
        if kind == "trouble":
            delays.append(text.rpartition(" in ")[2])
    assert delays == ["0.2 s", "0.4 s", "0.8 s", "0.2 s", "0.2 s", "0.2 s"]
    keeper.cancel()
    await asyncio.wait({keeper})
    await part.stop(asyncio.Event())


@pytest.mark.requirement("attacks.d3.supervisor-survives")
async def test_whatever_befalls_the_start_of_a_part_it_is_tried_again(tmp_path: Path) -> None:
    full = [OSError(errno.ENOSPC, "No space left on device"), RuntimeError("no"), ValueError("never seen")]

    def spawned() -> None:
        if full:
            raise full.pop()

    part = ManagedProcess(command(tmp_path, "import time; time.sleep(60)"))
    await part.start()
    part._on_spawn = spawned
    console = Listener()
    keeper = asyncio.create_task(keep_running("worker", part, tmp_path, console, first_delay_s=0.01))
    assert part.pid is not None
    os.kill(part.pid, signal.SIGKILL)
    said = [await console.next() for _ in range(8)]
    assert [kind for kind, _ in said] == ["trouble"] * 7 + ["ready"]
    assert part.pid is not None
    keeper.cancel()
    await asyncio.wait({keeper})
    await part.stop(asyncio.Event())


@pytest.mark.requirement("attacks.d3.supervisor-survives")
def test_a_state_that_cannot_be_written_leaves_the_one_there_was() -> None:
    with small_disk(1) as disk:
        write_state(disk.path, state_of(1))
        disk.fill()
        with pytest.raises(OSError, match="No space"):
            write_state(disk.path, state_of(2))
        kept = read_state(disk.path)
        assert kept is not None
        assert kept.pid == 1
        disk.free()
        write_state(disk.path, state_of(2))


def state_of(pid: int) -> RunState:
    return RunState(pid=pid, api_url="x" * 5000, temporal_address="", temporal_namespace="")
