"""file_write: files are written in the granted folders alone, whatever a path looks like and wherever links lead."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from steward.contracts.base import Json
from steward.tools.guarding.files import file_write, look_up
from steward.tools.guarding.verdict import GuardVerdict, Ruling
from steward.tools.guards import ask_guard
from steward.tools.ports import Services
from tests.support.tool_bench import a_context, a_spec

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


@pytest.mark.requirement("attacks.a8.ordinary-text")
@pytest.mark.parametrize(
    "text",
    [
        *(
            "and/or",
            "text/plain",
            "2024/05/01",
            "~5 minutes",
            "$5/month",
            "a: b",
            "50%",
            "100%25",
            "...",
            "wait.. what",
        ),
        *(
            "https://example.com/a/../b",
            "Straße 3/4",
            "x" * 10_000,
            "see /etc/hosts",
            "AC/DC",
            "n/a",
            "1/2",
            "e.g.",
            "ok",
        ),
    ],
)
async def test_ordinary_text_in_any_field_raises_no_alarm(granted: Path, text: str) -> None:
    for args in ({"subject": text}, {"list": [text]}, {"content": text}, {text: 1}, {"deep": {"er": {"a": text}}}):
        assert (await asked(granted, path=f"{granted}/a", **args)).ruling is Ruling.ALLOW


@pytest.mark.requirement("attacks.a8.ordinary-text")
async def test_a_text_that_is_a_path_as_a_whole_is_asked_about(granted: Path) -> None:
    inside = f"{granted}/a"
    for text in ("/etc/passwd", "~/c", "../d"):
        assert (await asked(granted, path=inside, edits=[{"oldText": text}])).ruling is Ruling.CONFIRM
    assert (await asked(granted, path=inside, content="/etc/passwd\n/etc/shadow\n")).ruling is Ruling.ALLOW


@pytest.mark.requirement("attacks.a8.links")
async def test_a_name_that_leads_out_by_a_link_is_denied_in_any_field(granted: Path) -> None:
    (granted / "link").symlink_to(granted.parent / "secret")
    (granted / "inner").symlink_to(granted / "deep")
    for text in ("link", "link/a", "x/../link/a"):
        assert (await asked(granted, path=f"{granted}/a", to=text)).ruling is Ruling.DENY
        assert (await asked(granted, path=f"{granted}/a", files={text: "x"})).ruling is Ruling.DENY
    assert (await asked(granted, path=f"{granted}/a", to="inner/a")).ruling is Ruling.ALLOW


@pytest.mark.requirement("attacks.a8.any-place")
@pytest.mark.parametrize(
    "args",
    [
        {"files": {"/etc/cron.d/evil": "x"}},
        {"to": "x/../../../../etc/x"},
        {"payload": {"a": [{"b": {"../../etc/x": {}}}]}},
        {"to": "%2Fetc%2Fx"},
        {"to": "x%252f..%25252f..%2f.."},
        {"to": "%c0%afetc"},
        {"to": "\uff0fetc\uff0fx"},
        {"to": "x\u2215..\u2215\u2024\u2024"},
        {"to": "\u200b/etc/x"},
        {"to": "'/etc/x'"},
        {"to": "notes\n/etc/x"},
        {"to": "FILE:///etc/x"},
        {"to": "jar:file:///etc/x!/a"},
        {"to": "fi\tle:///etc/x"},
        {"to": "~root"},
    ],
)
async def test_a_path_outside_is_denied_wherever_and_however_it_is_written(
    granted: Path, args: dict[str, Json]
) -> None:
    assert (await asked(granted, path=f"{granted}/a", **args)).ruling is Ruling.DENY


@pytest.mark.requirement("attacks.a8.any-place")
@pytest.mark.parametrize("text", ["C:\\a", "c:/a", "\\\\host\\a", "x\\..\\..\\a", "$HOME/a", "%APPDATA%\\a", "./a"])
async def test_what_another_machine_or_a_shell_would_resolve_is_asked_about(granted: Path, text: str) -> None:
    for args in ({"to": text}, {text: 1}, {"deep": [[text]]}):
        assert (await asked(granted, path=f"{granted}/a", **args)).ruling is Ruling.CONFIRM


outside = st.sampled_from(["/etc/x", "/granted/../etc/x", "../x", "a/../../x", "~root/x", "~", "file:///etc/x", "/"])
disguises: st.SearchStrategy[Callable[[str], str]] = st.sampled_from(
    [
        lambda path: path,
        lambda path: quote(path, safe="~:"),
        lambda path: quote(quote(path, safe="~:"), safe="~:"),
        lambda path: path.replace("/", "%2F"),
        lambda path: path.replace("/", "\uff0f"),
        lambda path: path.replace("/", "\u2044"),
        lambda path: path.replace("..", "\u2025"),
        lambda path: path.replace(".", "\uff0e"),
        lambda path: f"\ufeff{path}",
        lambda path: f"  {path} ",
        lambda path: f'"{path}"',
        lambda path: f"one line\n{path}\nanother",
        lambda path: path.replace("/", "\\"),
        lambda path: path.replace("/", "//"),
    ]
)
names = st.sampled_from(["to", "files", "path", "x", "name", "options", "arg", "outputDir", "value", "0"])


def hidden(path: str) -> st.SearchStrategy[Json]:
    """Nested arguments that have the path somewhere, as a value or as a name."""
    innocent = st.one_of(st.integers(), st.booleans(), st.none(), st.sampled_from(["ok", "a b", "n/a", "/granted/a"]))
    return st.recursive(
        st.one_of(st.just(path), st.builds(lambda value: {path: value}, innocent)),
        lambda inner: st.one_of(
            st.builds(lambda name, value, other: {"beside": other, name: value}, names, inner, innocent),
            st.builds(lambda value, other: [other, value], inner, innocent),
        ),
        max_leaves=4,
    )


@pytest.mark.slow
@pytest.mark.requirement("attacks.a8.any-place")
@settings(max_examples=400)
@given(st.data(), outside, disguises)
def test_no_place_and_no_disguise_hides_a_path_outside(
    data: st.DataObject, path: str, disguise: Callable[[str], str]
) -> None:
    args: dict[str, Json] = {"path": "/granted/a", "more": data.draw(hidden(disguise(path)))}
    assert file_write(args, look_up((Path("/granted"),), args)).ruling is not Ruling.ALLOW


@given(st.lists(st.sampled_from(["..", ".", "a", "b", "", "%2e%2e", "%252e%252e", "~", "\uff0e."]), max_size=12))
def test_no_spelling_leaves_the_folder(parts: list[str]) -> None:
    path = "/granted/" + "/".join(parts)
    args: dict[str, Json] = {"path": path}
    allowed = file_write(args, look_up((Path("/granted"),), args)).ruling is Ruling.ALLOW
    as_read = [path, *(path.replace(dots, "..") for dots in ("%2e%2e", "\uff0e."))]
    as_read.append(path.replace("%2e%2e", "..").replace("%252e%252e", "..").replace("\uff0e.", ".."))
    if any(not Path(os.path.normpath(each)).is_relative_to("/granted") for each in as_read):
        assert not allowed
    if not {"..", "%2e%2e", "%252e%252e", "\uff0e."} & set(parts):
        assert allowed


@given(st.text(max_size=60), st.text(max_size=60))
@example("~\0", "")
def test_any_path_gets_a_ruling_and_only_one_inside_is_allowed(path: str, real: str) -> None:
    facts: dict[str, Json] = {"folders": ["/granted"], "real": {path: real}}
    if file_write({"path": path}, facts).ruling is Ruling.ALLOW:
        assert os.path.normpath(real).startswith("/granted")


@pytest.mark.requirement("attacks.a8.linear")
@pytest.mark.parametrize(
    "unit", ["/", "../", "%25", "%2", "\u0301\u0323", "\ufdfa", "a\n", "~", "file:", "_path", "aA", "\\", "$a", "%a%"]
)
def test_judging_takes_time_in_proportion_to_the_text(unit: str) -> None:
    def seconds(characters: int) -> float:
        text = (unit * characters)[:characters]
        args: dict[str, Json] = {"to": text, text: 1, "path": text}
        began = time.process_time()
        file_write(args, look_up((Path("/granted"),), args))
        return time.process_time() - began

    small = max(min(seconds(10_000) for _ in range(3)), 0.002)
    assert seconds(100_000) < 40 * small
