"""file_write: files are written in the granted folders alone, whatever a path looks like and wherever links lead."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contracts.base import Json
from tests.support.tool_bench import a_context, a_spec
from tools.guarding.files import file_write, paths_in
from tools.guarding.verdict import GuardVerdict, Ruling
from tools.guards import ask_guard
from tools.ports import Services

SPEC = a_spec(guard="file_write", permission="autonomous_with_guardrails")


@pytest.fixture
def granted(tmp_path: Path) -> Path:
    folder = tmp_path / "granted"
    folder.mkdir()
    (tmp_path / "secret").mkdir()
    return folder


async def asked(granted: Path | None, **args: Json) -> GuardVerdict:
    return await ask_guard(SPEC, a_context(Services(granted_folders=(granted,) if granted else ())), args)


@pytest.mark.requirement("guards.files-in-granted-folders")
async def test_what_lies_in_a_granted_folder_is_allowed(granted: Path) -> None:
    for path in (f"{granted}/a.txt", f"{granted}/deep/er/a.txt", f"{granted}/x/../a.txt", f"file://{granted}/a.txt"):
        assert (await asked(granted, path=path, content="/etc/passwd is a path, this is a text")).ruling is Ruling.ALLOW
    assert (await asked(granted, source=f"{granted}/a", destination=f"{granted}/b")).ruling is Ruling.ALLOW


@pytest.mark.requirement("guards.files-in-granted-folders")
@pytest.mark.parametrize(
    "path",
    [
        "/etc/passwd",
        "{granted}/../secret/a",
        "{granted}x/a",
        "{granted}/a/../../secret/a",
        "//etc/passwd",
        "~/a",
        "~root/a",
        "../a",
        "a/../../b",
        "file:///etc/passwd",
        "file://{granted}/%2e%2e/secret/a",
        "FILE:///etc/passwd",
        "https://example.com/a",
        "{granted}/a\0b",
    ],
)
async def test_what_lies_elsewhere_is_denied_with_its_path(granted: Path, path: str) -> None:
    verdict = await asked(granted, path=path.format(granted=granted))
    assert verdict.ruling is Ruling.DENY
    assert verdict.reason


@pytest.mark.requirement("guards.files-in-granted-folders")
async def test_a_link_out_of_the_folder_is_followed(granted: Path) -> None:
    (granted / "link").symlink_to(granted.parent / "secret")
    assert (await asked(granted, path=f"{granted}/link/a")).ruling is Ruling.DENY
    (granted / "inner").symlink_to(granted / "deep")
    assert (await asked(granted, path=f"{granted}/inner/a")).ruling is Ruling.ALLOW


async def test_a_granted_folder_that_is_a_link_itself_is_granted(granted: Path) -> None:
    alias = granted.parent / "alias"
    alias.symlink_to(granted)
    assert (await asked(alias, path=f"{alias}/a")).ruling is Ruling.ALLOW
    assert (await asked(alias, path=f"{granted}/a")).ruling is Ruling.ALLOW


@pytest.mark.parametrize("args", [{}, {"path": "a.txt"}, {"path": "C:\\a.txt"}, {"path": "..\\a"}, {"name": "x"}])
async def test_what_cannot_be_judged_is_asked_about(granted: Path, args: dict[str, Json]) -> None:
    assert (await asked(granted, **args)).ruling is Ruling.CONFIRM


async def test_without_a_granted_folder_nothing_is_written() -> None:
    verdict = await asked(None, path="/tmp/a")
    assert verdict.ruling is Ruling.DENY
    assert "STEWARD_GRANTED_FOLDERS" in verdict.reason


async def test_one_path_outside_among_many_denies_the_call(granted: Path) -> None:
    inside = f"{granted}/a"
    assert (await asked(granted, files=[{"path": inside}, {"path": "/etc/passwd"}])).ruling is Ruling.DENY
    assert (await asked(granted, paths=[inside, "/etc/passwd"])).ruling is Ruling.DENY
    assert (await asked(granted, outputPath="/etc/passwd", path=inside)).ruling is Ruling.DENY
    assert (await asked(granted, anything="/etc/passwd", path=inside)).ruling is Ruling.DENY


def test_texts_are_not_taken_for_paths() -> None:
    args: dict[str, Json] = {"path": "/a", "edits": [{"oldText": "/b", "newText": "~/c"}], "content": "../d"}
    assert paths_in(args) == ["/a"]


@given(st.lists(st.sampled_from(["..", ".", "a", "b", "", "%2e%2e", "~"]), max_size=12))
def test_no_spelling_leaves_the_folder(parts: list[str]) -> None:
    path = "/granted/" + "/".join(parts)
    facts: dict[str, Json] = {"folders": ["/granted"], "real": {path: os.path.normpath(path)}}
    inside = os.path.normpath(path).split("/")[1] == "granted"
    assert (file_write({"path": path}, facts).ruling is Ruling.ALLOW) == inside


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_path_gets_a_ruling_and_only_one_inside_is_allowed(path: str, real: str) -> None:
    facts: dict[str, Json] = {"folders": ["/granted"], "real": {path: real}}
    if file_write({"path": path}, facts).ruling is Ruling.ALLOW:
        assert os.path.normpath(real).startswith("/granted")
