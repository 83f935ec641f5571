"""The lines of log files: the last ones, and new ones as they come."""

from __future__ import annotations

from pathlib import Path

import pytest

from steward.stack.log_files import follow, last_lines, log_files, logs_of


@pytest.mark.requirement("stack.logs")
def test_the_last_lines_are_found_in_a_log_of_many_blocks(tmp_path: Path) -> None:
    log = tmp_path / "logs" / "api.log"
    log.parent.mkdir()
    log.write_text("".join(f"line {number} {'x' * 90}\n" for number in range(5000)))
    assert [line.split()[1] for line in last_lines(log, 3)] == ["4997", "4998", "4999"]
    assert len(last_lines(log, 9000)) == 5000
    assert last_lines(log, 0) == []
    assert log_files(tmp_path) == {"api": log}


@pytest.mark.requirement("stack.logs")
def test_new_lines_come_whole_and_a_rotated_file_is_followed_under_its_name(tmp_path: Path) -> None:
    log = tmp_path / "api.log"
    log.write_text("old\n")
    lines = follow([("api", log)])
    with log.open("a") as writer:
        writer.write("one\ntw")
    assert next(lines) == ("api", "one")
    with log.open("a") as writer:
        writer.write("o\n")
    assert next(lines) == ("api", "two")
    log.rename(tmp_path / "api.log.1")
    log.write_text("new\n")
    assert next(lines) == ("api", "new")


@pytest.mark.requirement("stack.logs")
@pytest.mark.parametrize(
    ("part", "logs"),
    [
        ("worker", ["worker-0", "worker-1"]),
        ("worker 1", ["worker-1"]),
        ("API", ["api", "api-1"]),
        ("api-1", ["api-1"]),
        ("work", []),
    ],
)
def test_logs_are_found_by_the_name_that_status_gives_a_part(part: str, logs: list[str]) -> None:
    known = {name: Path(f"{name}.log") for name in ("api", "api-1", "postgres", "worker-0", "worker-1")}
    assert logs_of(part, known) == logs
