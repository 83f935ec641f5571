"""Writing settings into .env: the one line, and nothing else of the file."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from dotenv import dotenv_values

from steward.config import dotenv_file
from steward.config.dotenv_file import write_env
from steward.config.errors import SettingsError

PLANNERS = "STEWARD_PLANNERS"


@pytest.fixture
def dotenv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The .env of a working folder that is no checkout."""
    monkeypatch.setattr(dotenv_file, "project_root", lambda: tmp_path)
    monkeypatch.setattr("steward.config.paths.project_root", lambda: tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path / ".env"


@pytest.mark.requirement("stack.settings.written")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (None, "STEWARD_PLANNERS=llama,embedded\n"),
        ("", "STEWARD_PLANNERS=llama,embedded\n"),
        ("A=1", "A=1\nSTEWARD_PLANNERS=llama,embedded\n"),
        ("# c\n\n\nSTEWARD_PLANNERS=x  # why\n\nB=2", "# c\n\n\nSTEWARD_PLANNERS=llama,embedded  # why\n\nB=2"),
        ("export STEWARD_PLANNERS = 'x y'\n", "export STEWARD_PLANNERS=llama,embedded\n"),
        ('STEWARD_PLANNERS="a\nb"\nB=2\n', "STEWARD_PLANNERS=llama,embedded\nB=2\n"),
        ("STEWARD_PLANNERS\nB=2\n", "STEWARD_PLANNERS=llama,embedded\nB=2\n"),
        ("A=1\r\nSTEWARD_PLANNERS=\r\n", "A=1\r\nSTEWARD_PLANNERS=llama,embedded\r\n"),
        ("#STEWARD_PLANNERS=old\n", "#STEWARD_PLANNERS=old\nSTEWARD_PLANNERS=llama,embedded\n"),
        ("STEWARD_PLANNERS=a\nSTEWARD_PLANNERS=b\n", "STEWARD_PLANNERS=llama,embedded\n" * 2),
        ("not a line\nB='x # y'\n", "not a line\nB='x # y'\nSTEWARD_PLANNERS=llama,embedded\n"),
    ],
)
def test_the_line_is_written_and_everything_else_stays(before: str | None, after: str, dotenv: Path) -> None:
    if before is not None:
        dotenv.write_bytes(before.encode())
    (change,) = write_env({PLANNERS: "llama,embedded"})
    assert dotenv.read_bytes().decode() == after
    assert dotenv_values(dotenv)[PLANNERS] == "llama,embedded"
    assert (change.env, change.after, change.file) == (PLANNERS, "llama,embedded", dotenv)


@pytest.mark.requirement("stack.settings.written")
@pytest.mark.parametrize("value", ["/a b/c'd.gguf", "/tmp/#1/x.gguf", 'C:\\models\\"x".gguf', "/größe/x"])
def test_any_path_is_read_back_as_it_was_written(value: str, dotenv: Path) -> None:
    write_env({PLANNERS: value})
    assert dotenv_values(dotenv)[PLANNERS] == value
    assert write_env({PLANNERS: value}) == []


@pytest.mark.requirement("stack.settings.written")
def test_a_value_the_file_cannot_hold_is_refused_and_nothing_changes(dotenv: Path) -> None:
    dotenv.write_text("A=1\n", encoding="utf-8")
    with pytest.raises(SettingsError, match="STEWARD_PLANNERS"):
        write_env({"B": "2", PLANNERS: "/models/${HOME}/x.gguf"})
    assert dotenv.read_text(encoding="utf-8") == "A=1\n"


@pytest.mark.requirement("stack.settings.written")
def test_rights_and_links_are_kept_and_a_new_file_is_the_owners_alone(dotenv: Path) -> None:
    write_env({PLANNERS: "embedded"})
    assert dotenv.stat().st_mode & 0o777 == 0o600
    real = dotenv.with_name("settings.env")
    dotenv.rename(real)
    real.chmod(0o640)
    dotenv.symlink_to(real)
    write_env({PLANNERS: "llama"})
    assert dotenv.is_symlink()
    assert (real.stat().st_mode & 0o777, dotenv_values(real)[PLANNERS]) == (0o640, "llama")
    assert sorted(os.listdir(dotenv.parent)) == [".env", "settings.env"]


@pytest.mark.requirement("stack.settings.written")
def test_the_file_that_decides_is_the_one_written(
    dotenv: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nearer = tmp_path / "work"
    nearer.mkdir()
    (nearer / ".env").write_text("STEWARD_PLANNERS=openai\n", encoding="utf-8")
    dotenv.write_text("STEWARD_PLANNERS=embedded\nSTEWARD_EMBED_MODEL=a\n", encoding="utf-8")
    monkeypatch.chdir(nearer)
    changes = write_env({PLANNERS: "llama", "STEWARD_EMBED_MODEL": "b", "STEWARD_WORKERS": "2"})
    assert [change.file for change in changes] == [nearer / ".env", dotenv, nearer / ".env"]
    assert dotenv.read_text(encoding="utf-8") == "STEWARD_PLANNERS=embedded\nSTEWARD_EMBED_MODEL=b\n"
