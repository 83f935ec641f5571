"""A child process of the stack: spawned in its own session, waited for until ready, stopped in bounded time.

Used by the supervisor's parts. Output goes to a log file; the terminal's Ctrl-C never reaches the child. Never decides
about restarts.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from steward.stack.console import EXIT_REFUSED, StackError

POLL_S = 0.05
HURRY_S = 2.0
_LOG_LIMIT = 10_000_000
_TAIL_LINES = 6

Ready = Callable[[], Awaitable[bool]]
Alive = Callable[[], Awaitable[bool]]
"""Whether there was a sign of life, now or since it was asked before. Bounded; never raises."""


@dataclass(frozen=True, slots=True)
class Command:
    """What to run: name for humans, argument list, environment, and the log file that takes its output."""

    name: str
    argv: Sequence[str]
    environment: Mapping[str, str]
    log_file: Path


async def always_ready() -> bool:
    """For a process that is ready as soon as it runs."""
    return True


def python_module(module: str, *arguments: str) -> list[str]:
    """The command line of one of our modules; -P keeps a folder named like ours in the working folder out."""
    return [sys.executable, "-P", "-m", module, *arguments]


class ManagedProcess:
    """One child process, startable again after it ended."""

    def __init__(
        self,
        command: Command,
        *,
        ready: Ready = always_ready,
        alive: Alive = always_ready,
        ready_timeout_s: float = 60.0,
        stop_timeout_s: float = 10.0,
        on_spawn: Callable[[], None] | None = None,
    ) -> None:
        self.command = command
        self._ready = ready
        self._alive = alive
        self._ready_timeout_s = ready_timeout_s
        self._stop_timeout_s = stop_timeout_s
        self._on_spawn = on_spawn
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if running and self._process else None

    async def start(self) -> None:
        """Spawn the process and wait until it is ready.

        Raises:
            StackError: it ended or did not become ready in time; the end of its log is in the message.
        """
        process = await self._spawn()
        exited = asyncio.ensure_future(process.wait())
        deadline = asyncio.get_running_loop().time() + self._ready_timeout_s
        try:
            while not await self._ready():
                await asyncio.wait({exited}, timeout=POLL_S)
                if exited.done():
                    raise self._failure(f"ended with {describe_exit(exited.result())}")
                if asyncio.get_running_loop().time() > deadline:
                    raise self._failure(f"was not ready within {self._ready_timeout_s:.0f} s")
        finally:
            exited.cancel()

    async def ended(self) -> str:
        """Wait until the process has ended; how, in words."""
        if self._process is None:
            return "not started"
        return describe_exit(await self._process.wait())

    async def is_alive(self) -> bool:
        """Whether it gave a sign of life."""
        return await self._alive()

    async def kill(self) -> None:
        """End the process and its group at once: a stopped process hears nothing else."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()

    async def stop(self, hurry: asyncio.Event) -> None:
        """End the process: SIGTERM, and SIGKILL to its group once its time is up, or soon after `hurry` is set."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        if not await _ended_within(process, self._stop_timeout_s, hurry):
            await self.kill()

    async def _spawn(self) -> asyncio.subprocess.Process:
        command = self.command
        try:
            rotate(command.log_file)
            with command.log_file.open("ab") as log:
                self._process = await asyncio.create_subprocess_exec(
                    *command.argv,
                    stdin=asyncio.subprocess.DEVNULL,
                    stdout=log,
                    stderr=asyncio.subprocess.STDOUT,
                    env=dict(command.environment),
                    start_new_session=True,
                )
        except OSError as error:
            what = error.filename or command.argv[0]
            raise StackError(f"{command.name} cannot be run: {error.strerror} ({what})") from error
        if self._on_spawn:
            self._on_spawn()
        return self._process

    def _failure(self, what: str) -> StackError:
        last = tail(self.command.log_file)
        return StackError(
            f"{self.command.name} {what}" + (f":\n{last}" if last else ""), fix=f"read {self.command.log_file}"
        )


async def run_to_end(command: Command, timeout_s: float) -> None:
    """Run a process that does one job and ends.

    Raises:
        StackError: it failed or took longer than `timeout_s`. Where it refused, its last line says why and what to do.
    """
    process = ManagedProcess(command, stop_timeout_s=HURRY_S)
    await process.start()
    try:
        outcome = await asyncio.wait_for(process.ended(), timeout_s)
    except TimeoutError:
        raise StackError(f"{command.name} took longer than {timeout_s:.0f} s", fix=f"read {command.log_file}") from None
    finally:
        await process.stop(asyncio.Event())
    if outcome != describe_exit(0):
        last = tail(command.log_file)
        if outcome == describe_exit(EXIT_REFUSED):
            raise StackError(last.splitlines()[-1], fix=f"read {command.log_file}", exit_code=EXIT_REFUSED)
        raise StackError(f"{command.name} ended with {outcome}:\n{last}", fix=f"read {command.log_file}")


def describe_exit(code: int) -> str:
    """An exit status in words: `exit code 1`, `SIGKILL`."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def tail(log_file: Path) -> str:
    """The last lines of a log, or nothing when there is none."""
    try:
        with log_file.open("rb") as log:
            log.seek(max(0, log_file.stat().st_size - 8192))
            lines = log.read().decode(errors="replace").splitlines()
    except OSError:
        return ""
    return "\n".join([line for line in lines if line.strip()][-_TAIL_LINES:])


def rotate(log_file: Path) -> None:
    """Move a log that has grown large aside; one older one is kept."""
    log_file.parent.mkdir(parents=True, exist_ok=True)
    if log_file.exists() and log_file.stat().st_size > _LOG_LIMIT:
        log_file.replace(log_file.with_suffix(log_file.suffix + ".1"))


async def _ended_within(process: asyncio.subprocess.Process, timeout_s: float, hurry: asyncio.Event) -> bool:
    exited = asyncio.ensure_future(process.wait())
    hurried = asyncio.ensure_future(hurry.wait())
    try:
        await asyncio.wait({exited, hurried}, timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
        if not exited.done() and hurried.done():
            await asyncio.wait({exited}, timeout=min(HURRY_S, timeout_s))
        return exited.done()
    finally:
        hurried.cancel()
        if not exited.done():
            exited.cancel()
