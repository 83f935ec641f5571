"""Functions of own tools that misbehave cost themselves alone: everybody else's work goes on."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.errors import ToolFailed, ToolUnavailable
from steward.contracts.tool import BuiltinExecutor, Effect
from steward.tools import own_calls
from steward.tools.own_calls import DEATHS, THREADS_EACH, OwnCalls, OwnToolBroken
from steward.tools.preparation import route_of
from tests.support.tool_bench import a_spec


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_calls, "FROZEN_S", 0.4)


async def _run(function: Callable[..., Any], calls: OwnCalls | None = None) -> Any:
    return await (calls or OwnCalls()).run("mine", "mine:mine", function)


_MISBEHAVE = """
import asyncio, time

async def sleeps():
    time.sleep(30)

async def spins():
    while True:
        pass

async def holds_on():
    try:
        time.sleep(30)
    except BaseException:
        await asyncio.sleep(0)

async def sleeps_in_a_task():
    await asyncio.gather(asyncio.sleep(0.01), sleeps())
"""


@pytest.mark.requirement("tools.own.never-stops-others")
@pytest.mark.parametrize("function", ["sleeps", "spins", "holds_on", "sleeps_in_a_task"])
async def test_a_function_that_holds_the_loop_is_broken_off_named_and_switched_off(
    function: str, tmp_path: Path
) -> None:
    functions: dict[str, Any] = {}
    exec(compile(_MISBEHAVE, str(tmp_path / "mine.py"), "exec"), functions)
    off: list[tuple[str, str]] = []
    began = time.monotonic()
    with pytest.raises(OwnToolBroken, match=r"stood still for 0\.4 s at mine\.py:\d+") as broken:
        await _run(functions[function], OwnCalls(switch_off=lambda name, why: off.append((name, why))))
    assert time.monotonic() - began < 5
    assert [name for name, _ in off] == ["mine"]
    assert "switched off" in str(broken.value)


@pytest.mark.requirement("tools.own.never-stops-others")
async def test_nothing_but_an_own_function_is_broken_off() -> None:
    calls = OwnCalls()

    async def quick() -> str:
        await asyncio.sleep(0)
        return "done"

    assert await _run(quick, calls) == "done"
    await asyncio.sleep(0.2)
    threading.Event().wait(1.2)  # The loop stands still, for which no tool is to blame.
    assert await _run(quick, calls) == "done"


def exits() -> None:
    sys.exit(3)


async def exits_in_the_loop() -> None:
    sys.exit(3)


def interrupts() -> None:
    raise KeyboardInterrupt


async def gives_up() -> None:
    raise asyncio.CancelledError


@pytest.mark.requirement("tools.own.never-stops-others")
@pytest.mark.parametrize("function", [exits, exits_in_the_loop, interrupts, gives_up])
async def test_whatever_a_function_raises_is_the_failure_of_its_call(function: Callable[..., Any]) -> None:
    with pytest.raises(OwnToolBroken, match=r"end the program|canceled itself"):
        await _run(function)


@pytest.mark.requirement("tools.own.never-stops-others")
async def test_what_a_function_says_of_its_failure_is_kept() -> None:
    def refuses() -> None:
        raise ToolFailed("no such room")

    with pytest.raises(ToolFailed, match="no such room"):
        await _run(refuses)


@pytest.mark.requirement("tools.own.plain-functions")
async def test_a_plain_function_blocks_nobody_and_is_given_up_in_time() -> None:
    ended = threading.Event()

    def waits() -> None:
        ended.wait(20)

    began = time.monotonic()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await _run(waits)
    assert time.monotonic() - began < 2
    ended.set()


@pytest.mark.requirement("tools.own.plain-functions")
async def test_calls_that_never_end_take_no_more_than_their_share_of_threads() -> None:
    calls, ended = OwnCalls(), threading.Event()
    running = [asyncio.create_task(_run(lambda: ended.wait(20), calls)) for _ in range(THREADS_EACH)]
    await asyncio.sleep(0.05)
    with pytest.raises(ToolUnavailable, match="have not ended yet"):
        await _run(lambda: None, calls)
    assert await calls.run("other", "other:other", lambda: "fine") == "fine"
    ended.set()
    await asyncio.gather(*running)
    assert await _run(lambda: "fine", calls) == "fine"


_DIES = textwrap.dedent("""
    import asyncio, os, sys
    from pathlib import Path
    from steward.tools.own_calls import OwnCalls

    async def mine():
        os._exit(3)

    calls = OwnCalls(Path(sys.argv[1]))
    print(*calls.left_behind(), flush=True)
    asyncio.run(calls.run("mine", "mine:mine", mine))
""")


@pytest.mark.requirement("tools.own.never-stops-others")
def test_a_tool_during_which_workers_end_again_and_again_is_found(tmp_path: Path) -> None:
    said = [
        subprocess.run([sys.executable, "-c", _DIES, str(tmp_path)], capture_output=True, text=True, check=False)
        for _ in range(DEATHS)
    ]
    assert [(one.stdout, one.returncode) for one in said] == [("\n", 3)] * DEATHS, said
    assert OwnCalls(tmp_path).left_behind() == ["mine"]
    assert OwnCalls(tmp_path).left_behind() == []


@pytest.mark.requirement("tools.own.never-stops-others")
async def test_a_thread_that_outlives_its_call_is_not_held_to_be_why_a_worker_ends(tmp_path: Path) -> None:
    calls, ended = OwnCalls(tmp_path), threading.Event()
    for _ in range(DEATHS):
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await _run(lambda: ended.wait(20), calls)
    # Marks of this process count as those of one that ended with the same pid.
    assert OwnCalls(tmp_path).left_behind() == []
    assert list(tmp_path.iterdir()) == []
    ended.set()


@pytest.mark.requirement("tools.own.never-stops-others")
def test_several_calls_that_end_with_one_worker_are_one_end(tmp_path: Path) -> None:
    for number in range(DEATHS):
        (tmp_path / f"mine.{os.getpid()}.{number}.runs").touch()
    assert OwnCalls(tmp_path).left_behind() == []


@pytest.mark.requirement("tools.own.never-stops-others")
async def test_a_call_that_ends_well_clears_its_tool(tmp_path: Path) -> None:
    (tmp_path / f"mine.{os.getpid()}.1.runs").touch()
    calls = OwnCalls(tmp_path)
    assert calls.left_behind() == []
    await _run(lambda: None, calls)
    (tmp_path / f"mine.{os.getpid()}.1.runs").touch()
    assert calls.left_behind() == []


@pytest.mark.requirement("tools.own.never-stops-others")
def test_a_function_of_ones_own_never_runs_where_a_cancellation_is_not_heard() -> None:
    own, house = (BuiltinExecutor(function=name).model_dump() for name in ("harbour:tide", "test.tide"))
    assert [route_of(a_spec(local=True, effect=Effect.READ, executor=one)) for one in (own, house)] == ["near", "local"]
