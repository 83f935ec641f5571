"""Runs an operator's own functions so that one of them never stops the others, whatever it does.

A coroutine runs in the worker's event loop, where the services it is given live. While it holds that loop, a watchdog
breaks it off at the line where it stands. A plain function runs in a thread of its own. Whatever a function raises, the
end of the program too, is that call's failure alone. Used wherever a tool's functions run; retries and time limits are
the caller's.
"""

from __future__ import annotations

import asyncio
import contextvars
import inspect
import logging
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType, coroutine
from typing import Any, Final

from steward.contracts.errors import ToolUnavailable
from steward.tools.own_code import is_own

_log = logging.getLogger(__name__)

FROZEN_S: Final = 2.0
"""Seconds that a function may hold the event loop, in which nobody else's work goes on."""
_LOOKS: Final = 8
"""In that time: only what the watchdog saw itself counts, since a machine that slept has seen nothing."""
_SLOW_S: Final = 0.25
THREADS_EACH: Final = 4
THREADS: Final = 32
DEATHS: Final = 2
"""Workers in a row that ended while the same function ran; then it is held to be the cause."""


@dataclass(slots=True)
class _Call:
    """A call of an own function: of which tool, and the line at which it was found to hold the event loop."""

    tool: str
    frozen_at: str | None = None


_CALL: contextvars.ContextVar[_Call | None] = contextvars.ContextVar("own_call", default=None)
"""What this task, or the task that started it, works for."""


class OwnToolBroken(Exception):
    """An own tool's function did what none may; the message says what, in words."""


def broken_words(error: Exception) -> str:
    """What a tool's function did, for whoever called it: the text of any other error may be somebody else's."""
    return str(error) if isinstance(error, OwnToolBroken) else type(error).__name__


class FrozenLoop(BaseException):
    """Raised inside an own function that holds the event loop. No `except Exception` of that function catches it."""


class OwnCalls:
    """The calls of own functions in one process."""

    def __init__(self, marks: Path | None = None, switch_off: Callable[[str, str], None] | None = None) -> None:
        """In the folder `marks` it is on record which functions run, for the worker after this one. `switch_off` takes
        the name of a tool and why it is to be called no more."""
        self._marks = marks
        self._switch_off = switch_off or (lambda name, why: None)
        self._numbers = count()
        self._threads: Counter[str] = Counter()
        self._watchdog: _Watchdog | None = None

    async def run(self, name: str, named: str, function: Callable[..., Any], *args: Any) -> Any:
        """Call a function of the tool `name` once, and return what it gives back. Where its entry has `named` one of
        Steward's, it just runs.

        Raises:
            OwnToolBroken: it was broken off, or tried to end the program.
            ToolUnavailable: earlier calls of it have not ended; nothing happened.
            Exception: whatever else the function raises.
        """
        if ":" not in named:
            return await function(*args)
        in_thread = not inspect.iscoroutinefunction(function)
        if in_thread:
            self._check_room(name)
        call = _Call(name)
        token = _CALL.set(call)
        try:
            answer = await self._ended(call, function, *args, in_thread=in_thread)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise OwnToolBroken("it canceled itself") from None
        except Exception:
            self._ended_well(name)
            raise
        except BaseException as error:
            reason = f": {error}" if str(error) else ""
            raise OwnToolBroken(f"it tried to end the program ({type(error).__name__}{reason})") from error
        finally:
            _CALL.reset(token)
        self._ended_well(name)
        return answer

    async def _ended(self, call: _Call, function: Callable[..., Any], *args: Any, in_thread: bool) -> Any:
        try:
            if in_thread:
                return await self._in_thread(call.tool, partial(function, *args))
            self._watch()
            return await _stepwise(function(*args), lambda: self._step(call.tool))
        finally:
            # Also where the function has caught what broke it off, and goes on as if nothing had been.
            if call.frozen_at is not None:
                why = f"it stood still for {FROZEN_S:g} s at {call.frozen_at}, and nobody else's work went on"
                _log.error("%s is switched off: %s", call.tool, why)
                self._switch_off(call.tool, why)
                raise OwnToolBroken(f"{why}; it is switched off")

    def left_behind(self) -> list[str]:
        """The tools during whose functions the workers before this one ended, again and again."""
        if self._marks is None or not self._marks.is_dir():
            return []
        ended = set()
        for mark in self._marks.glob("*.runs"):
            name, pid = mark.name.split(".")[:2]
            if pid != str(os.getpid()) and _is_running(int(pid)):
                continue
            mark.unlink(missing_ok=True)
            ended.add((name, pid))
        guilty = []
        for name, pid in sorted(ended):  # Several calls that end with one worker are one end.
            deaths = self._marks / f"{name}.deaths"
            with deaths.open("a", encoding="utf-8") as file:
                file.write(f"{pid}\n")
            if len(deaths.read_text(encoding="utf-8").splitlines()) >= DEATHS:
                deaths.unlink()
                guilty.append(name)
        return guilty

    def _check_room(self, name: str) -> None:
        if self._threads[name] >= THREADS_EACH or self._threads.total() >= THREADS:
            which = name if self._threads[name] >= THREADS_EACH else "your own tools"
            raise ToolUnavailable(f"{self._threads.total()} earlier calls of {which} have not ended yet")

    async def _in_thread(self, name: str, call: Callable[[], Any]) -> Any:
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[Any] = loop.create_future()

        def tell(answer: Any, error: BaseException | None) -> None:
            if ended.done():
                return
            if error is None:
                ended.set_result(answer)
            else:
                # A future takes no StopIteration, and a SystemExit in one ends the loop that awaits it.
                ended.set_exception(error if isinstance(error, Exception) else _Ended(error))

        def work() -> None:
            answer, error = None, None
            try:
                answer = call()
            except BaseException as raised:
                error = raised
            finally:
                self._threads[name] -= 1
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, answer, error)

        self._threads[name] += 1
        try:
            # Here, not in the thread: one that outlives its call is not held to be why a worker ends later.
            with self._mark(name):
                # A daemon: what never ends must not keep the process from its end.
                threading.Thread(target=work, name=f"own-tool-{name}", daemon=True).start()
                return await ended
        except _Ended as carried:
            raise carried.error from None

    @contextmanager
    def _step(self, name: str) -> Iterator[None]:
        began = time.monotonic()
        with self._mark(name):
            yield
        held = time.monotonic() - began
        if held > _SLOW_S:
            _log.warning("%s held up everybody for %.2f s: make its function a plain `def`, or await", name, held)

    @contextmanager
    def _mark(self, name: str) -> Iterator[None]:
        if self._marks is None:
            yield
            return
        mark = self._marks / f"{name}.{os.getpid()}.{next(self._numbers)}.runs"
        try:
            self._marks.mkdir(mode=0o700, exist_ok=True)
            mark.touch()
        except OSError:
            _log.warning("it cannot be put on record that %s runs", name)
        try:
            yield
        finally:
            mark.unlink(missing_ok=True)

    def _ended_well(self, name: str) -> None:
        if self._marks is not None:
            (self._marks / f"{name}.deaths").unlink(missing_ok=True)

    def _watch(self) -> None:
        """Signals reach the main thread alone, so a loop that turns elsewhere is not watched."""
        loop = asyncio.get_running_loop()
        if threading.current_thread() is not threading.main_thread():
            return
        if self._watchdog is None or self._watchdog.loop is not loop:
            self._watchdog = _Watchdog(loop)


class _Ended(Exception):
    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self.error = error


class _Watchdog:
    """Interrupts an own function while which the event loop of the main thread does not turn."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._turns = 0
        signal.signal(signal.SIGALRM, _interrupt)
        threading.Thread(target=self._look, name="own-tools-watchdog", daemon=True).start()

    def _look(self) -> None:
        seen, silent, pause = -1, 0, threading.Event()
        while not self.loop.is_closed():
            silent = silent + 1 if seen == self._turns else 0
            seen = self._turns
            if silent >= _LOOKS:
                silent = 0
                signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGALRM)
            elif silent == 0:
                try:
                    self.loop.call_soon_threadsafe(self._turn)
                except RuntimeError:
                    return
            pause.wait(FROZEN_S / _LOOKS)

    def _turn(self) -> None:
        self._turns += 1


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Python calls it in the main thread, in the context of the task that runs there: between two steps of an own
    function, and in anybody else's code, there is none, and nothing is broken off."""
    call = _CALL.get()
    if call is None or frame is None:
        return
    own = next((one for one in _frames(frame) if is_own(Path(one.f_code.co_filename))), frame)
    call.frozen_at = f"{Path(own.f_code.co_filename).name}:{own.f_lineno}"
    raise FrozenLoop


def _frames(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None and frame.f_code.co_filename != __file__:
        yield frame
        frame = frame.f_back


@coroutine
def _stepwise(work: Awaitable[Any], step: Callable[[], Any]) -> Generator[Any, Any, Any]:
    """Await `work`, with `step` around each stretch in which it runs."""
    steps = work.__await__()
    given: Any = None
    error: BaseException | None = None
    while True:
        try:
            with step():
                waits = steps.send(given) if error is None else steps.throw(error)
        except StopIteration as end:
            return end.value
        given = error = None
        try:
            given = yield waits
        except BaseException as raised:
            error = raised


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
