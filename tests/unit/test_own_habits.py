"""The look at own code: what would stop everybody else is named with its line, and good code is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from steward.tools.own_habits import habits


def _named(folder: Path, code: str) -> list[str]:
    file = folder / "mine.py"
    file.write_text(code, encoding="utf-8")
    return [words.removeprefix(f"{folder}/") for words in habits(file)]


@pytest.mark.requirement("tools.own.warned-of-blocking")
@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("import time\nasync def f():\n    time.sleep(1)", "mine.py:3: time.sleep holds up"),
        ("from time import sleep as nap\nasync def f():\n    nap(1)", "mine.py:3: time.sleep holds up"),
        ("import requests as r\nasync def f():\n    return r.get('x').json()", "mine.py:3: requests.get holds up"),
        ("import time\ndef g():\n    time.sleep(1)\nasync def f():\n    g()", "mine.py:5: g holds up"),
        ("import asyncio\nasync def f():\n    asyncio.sleep(1)", "mine.py:3: asyncio.sleep is never awaited"),
        ("async def g(): ...\nasync def f():\n    g()", "mine.py:3: g is never awaited"),
        ("async def f(ctx):\n    ctx.services.todos.add(1)", "mine.py:2: ctx.services.todos.add is never awaited"),
        ("import sys\ndef f():\n    sys.exit(3)", "mine.py:3: sys.exit ends the call badly"),
    ],
)
def test_what_would_stop_the_others_is_named_with_its_line(tmp_path: Path, code: str, words: str) -> None:
    [named] = _named(tmp_path, code)
    assert named.startswith(words)


@pytest.mark.requirement("tools.own.warned-of-blocking")
@pytest.mark.parametrize(
    "code",
    [
        "import time\ndef f():\n    time.sleep(1)",
        "import asyncio, time\nasync def f():\n    await asyncio.to_thread(time.sleep, 1)",
        "import asyncio, time\nasync def f():\n    await asyncio.to_thread(lambda: time.sleep(1))",
        "async def g(): ...\nasync def f():\n    await g()\n    wanted = g()\n    return await wanted",
        "def f(:",
    ],
)
def test_code_that_holds_up_nobody_is_not_named(tmp_path: Path, code: str) -> None:
    assert _named(tmp_path, code) == []
