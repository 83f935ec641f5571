"""Child processes of the stack: readiness, early ends, bounded stops, restarts. With small real processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import psutil
import pytest

from stack.console import Banner, SelfTestResult, StackError
from stack.process import Command, ManagedProcess, describe_exit, rotate, run_to_end, tail
from stack.watch import keep_running

BOUND_S = 20.0


def command(folder: Path, program: str, name: str = "part") -> Command:
    return Command(name, [sys.executable, "-c", program], {"PATH": os.defpath}, folder / "logs" / f"{name}.log")


def touching(file: Path, then: str) -> str:
    """A program that creates `file` and goes on with `then`."""
    return f"import pathlib, signal, sys, time\npathlib.Path({str(file)!r}).touch()\n{then}"


def process(folder: Path, then: str, *, stop_timeout_s: float = 5.0, ready_timeout_s: float = 10.0) -> ManagedProcess:
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
