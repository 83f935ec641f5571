"""The tour of the README: its commands are run in order, and what they print is what the page shows."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.doors.conftest import DoorStack
from tests.support.terminal import Terminal

README: Final = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
_PROBLEM: Final = re.compile(
    r"""(?P<before>(?:approve|deny|show|reply|problem|"problem_id":?|approval)[ :-]+)(?P<id>\d+)\b"""
)
"""Matches the 4 of `steward approve 4`, of `approval   4-1` and of `"problem_id":4`; not that of `4 e-mails`."""

_TYPED: Final = re.compile(r"^(?:Run it\?.*: |> ?)(.*)$", re.MULTILINE)
"""Matches the prompts of the page, each with what is typed there."""
_PASSING: Final = re.compile(r"\r?\x1b\[2K(?:…[^\r\n\x1b]*)?")
"""Matches a line that says what is waited for, and its end."""


def tour() -> list[tuple[str, str]]:
    """The commands of the tour with what the page says they print."""
    section = README.split("## Five minutes")[1].split("\n## ")[0]
    said: list[tuple[str, str]] = []
    for block in re.findall(r"```\n(.*?)```", section, re.DOTALL):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, rest = part.partition("\n")
            while command.count("'") % 2:
                more, _, rest = rest.partition("\n")
                command += f"\n{more}"
            said.append((command, rest))
    return said


class Ids:
    """The page's numbers of problems, and what they are in this run."""

    def __init__(self) -> None:
        self._real: dict[str, str] = {}

    def in_command(self, command: str) -> str:
        return _PROBLEM.sub(lambda found: found["before"] + self._real[found["id"]], command)

    def pattern(self, printed: str) -> str:
        """A pattern of what is printed: `...` stands for anything, a clock for any time, an id for the same problem."""
        text = re.escape(printed.strip()).replace(r"\.\.\.", "(?:.|\\n)*?")
        text = re.sub(r"\d\d:\d\d:\d\d", r"\\d\\d:\\d\\d:\\d\\d", text)
        text = re.sub(r"\d{4}\\-\d\d\\-\d\d", r"\\d{4}-\\d\\d-\\d\\d", text)
        text = re.sub(r"(?:\\ |\\\n)+", r"\\s+", text)
        seen: set[str] = set()

        def number(found: re.Match[str]) -> str:
            name = found["id"]
            if name in self._real:
                return found["before"] + self._real[name]
            if name in seen:
                return f"{found['before']}(?P=problem_{name})"
            seen.add(name)
            return f"{found['before']}(?P<problem_{name}>\\d+)"

        return re.sub(
            r'(?P<before>(?:approve|deny|show|reply|approval|[Pp]roblem|problem_id":)(?:\\s\+)?)(?P<id>\d+)\b',
            number,
            text,
        )

    def learn(self, found: re.Match[str]) -> None:
        self._real |= {name.removeprefix("problem_"): value for name, value in found.groupdict().items()}


def on_terminal(command: str, printed: str, environment: dict[str, str]) -> str:
    """What a terminal of 80 columns shows, where a person types what the page has after each prompt."""
    terminal = Terminal(["bash", "-c", command], environment)
    try:
        for answer in _TYPED.findall(printed):
            terminal.expect(r"\[l\]eave it: |\n> ")
            terminal.type(f"{answer}\n")
        terminal.end()
    finally:
        terminal.close()
    return _PASSING.sub("", terminal.shown)


@pytest.mark.requirement("docs.readme.tour")
@pytest.mark.timeout(300)
def test_the_tour_prints_what_the_readme_shows(stack: DoorStack, api_url: str, user: str) -> None:
    environment = {
        **stack.environment,
        "STEWARD_URL": api_url,
        "STEWARD_USER": user,
        "COLUMNS": "80",
        "TEMPORAL_ADDRESS": stack.settings.temporal_target,
        "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin",
    }
    ids = Ids()
    for command, printed in tour():
        typed = ids.in_command(command).replace("localhost:8000", api_url.removeprefix("http://"))
        shown = on_terminal(typed, printed, environment)
        pattern = ids.pattern(printed)
        found = re.fullmatch(pattern, shown.strip())
        assert found, f"$ {typed}\n{shown}\nis not what the page shows:\n{printed}"
        ids.learn(found)
