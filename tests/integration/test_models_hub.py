"""Downloads against a hub that speaks the real wire format: whole, verified, resumed, and refused in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from huggingface_hub import close_session, constants

from steward.weights.hub import HubError, Persistence, download, unfinished
from steward.weights.names import HubFiles
from tests.support.hub_server import COMMIT, HubServer, hub_server

REPO, FILE = "owner/tiny-GGUF", "tiny.gguf"
NAME = f"{REPO}/{FILE}"
DATA = random.Random(4).randbytes(700_000)
SOURCE = HubFiles(REPO, (FILE,))
AT_ONCE = Persistence(attempts=2, pause_s=0.0)


@dataclass
class Heard:
    """What a download told."""

    begun: list[tuple[str, int | None, int]] = field(default_factory=list)
    moved: list[int] = field(default_factory=list)

    def begins(self, file: str, size: int | None, present: int) -> None:
        self.begun.append((file, size, present))

    def moves(self, present: int) -> None:
        self.moved.append(present)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[HubServer]:
    """The hub library asks this one, as it does when HF_ENDPOINT was set before it was imported."""
    with hub_server() as server:
        server.large[NAME] = DATA
        template = server.url + "/{repo_id}/resolve/{revision}/{filename}"
        monkeypatch.setattr(constants, "ENDPOINT", server.url)
        monkeypatch.setattr(constants, "HUGGINGFACE_CO_URL_TEMPLATE", template)
        monkeypatch.setenv("NO_PROXY", "127.0.0.1,localhost")
        close_session()
        yield server
        close_session()


def fetch(models: Path, source: HubFiles = SOURCE, *, force: bool = False) -> Heard:
    heard = Heard()
    download(source, models, heard, AT_ONCE, force=force)
    return heard


def parts(models: Path) -> list[Path]:
    return sorted(models.rglob("*.part"))


@pytest.mark.requirement("weights.hub.download")
def test_a_file_arrives_whole_with_its_progress_told(hub: HubServer, tmp_path: Path) -> None:
    heard = Heard()
    path = download(SOURCE, tmp_path, heard, AT_ONCE)
    assert path.read_bytes() == DATA
    assert path == tmp_path / "hub" / "owner--tiny-GGUF" / FILE
    assert heard.begun == [(FILE, len(DATA), 0)]
    assert heard.moved == sorted(heard.moved)
    assert heard.moved[-1] == len(DATA)
    assert parts(tmp_path) == []


@pytest.mark.requirement("weights.hub.download")
def test_what_is_here_is_not_asked_for_again_unless_forced(hub: HubServer, tmp_path: Path) -> None:
    fetch(tmp_path)
    before = len(hub.asked)
    fetch(tmp_path)
    assert len(hub.asked) == before
    hub.large[NAME] = DATA[::-1]
    fetch(tmp_path, force=True)
    assert SOURCE.path(tmp_path).read_bytes() == DATA[::-1]


@pytest.mark.requirement("weights.hub.download")
def test_the_version_that_was_asked_about_is_the_one_fetched(hub: HubServer, tmp_path: Path) -> None:
    fetch(tmp_path)
    assert [one.path for one in hub.asked if one.method == "GET" and "resolve" in one.path] == [
        f"/{REPO}/resolve/{COMMIT}/{FILE}"
    ]


@pytest.mark.requirement("weights.hub.resume")
def test_a_dropped_connection_is_resumed_where_it_broke(hub: HubServer, tmp_path: Path) -> None:
    hub.break_after = [300_000, 100_000]
    fetch(tmp_path)
    assert SOURCE.path(tmp_path).read_bytes() == DATA
    assert [one.range for one in hub.transfers()] == [None, "bytes=300000-", "bytes=400000-"]


@pytest.mark.requirement("weights.hub.resume")
def test_a_later_run_resumes_what_an_earlier_one_left(hub: HubServer, tmp_path: Path) -> None:
    hub.break_after = [300_000, 0, 0]
    with pytest.raises(HubError) as caught:
        fetch(tmp_path)
    assert caught.value.reason == "unreachable"
    assert unfinished(SOURCE.path(tmp_path)) == 300_000
    assert not SOURCE.path(tmp_path).exists()
    hub.break_after, hub.asked = [], []
    heard = fetch(tmp_path)
    assert heard.begun == [(FILE, len(DATA), 300_000)]
    assert [one.range for one in hub.transfers()] == ["bytes=300000-"]
    assert SOURCE.path(tmp_path).read_bytes() == DATA
    assert unfinished(SOURCE.path(tmp_path)) == 0


@pytest.mark.requirement("weights.hub.resume")
def test_a_part_of_another_version_is_never_joined(hub: HubServer, tmp_path: Path) -> None:
    hub.break_after = [300_000, 0, 0]
    with pytest.raises(HubError):
        fetch(tmp_path)
    hub.break_after, hub.asked = [], []
    hub.large[NAME] = DATA[::-1]
    fetch(tmp_path)
    assert [one.range for one in hub.transfers()] == [None]
    assert SOURCE.path(tmp_path).read_bytes() == DATA[::-1]
    assert parts(tmp_path) == []


@pytest.mark.requirement("weights.hub.resume")
def test_a_server_without_ranges_starts_over(hub: HubServer, tmp_path: Path) -> None:
    hub.ranges, hub.break_after = False, [300_000]
    fetch(tmp_path)
    assert SOURCE.path(tmp_path).read_bytes() == DATA


@pytest.mark.requirement("weights.hub.verified")
def test_content_of_another_hash_is_refused_and_removed(hub: HubServer, tmp_path: Path) -> None:
    hub.etags[NAME] = "0" * 64
    with pytest.raises(HubError, match="hash") as caught:
        fetch(tmp_path)
    assert caught.value.reason == "damaged"
    assert not SOURCE.path(tmp_path).exists()
    assert parts(tmp_path) == []


@pytest.mark.requirement("weights.hub.verified")
def test_small_files_are_checked_by_gits_hash(hub: HubServer, tmp_path: Path) -> None:
    source = HubFiles(REPO, (FILE, "config.json"))
    hub.small[f"{REPO}/config.json"] = b'{"a": 1}'
    fetch(tmp_path, source)
    assert (source.folder(tmp_path) / "config.json").read_bytes() == b'{"a": 1}'
    hub.etags[f"{REPO}/config.json"] = "0" * 40
    with pytest.raises(HubError, match=r"config\.json arrived damaged"):
        fetch(tmp_path, source, force=True)
    assert (source.folder(tmp_path) / "config.json").read_bytes() == b'{"a": 1}'


@pytest.mark.requirement("weights.hub.room")
def test_a_file_too_large_for_the_disk_is_refused_before_it_is_begun(hub: HubServer, tmp_path: Path) -> None:
    hub.announced[NAME] = 10**16
    with pytest.raises(HubError, match="free") as caught:
        fetch(tmp_path)
    assert (caught.value.reason, "STEWARD_HOME" in caught.value.hint) == ("no_space", True)
    assert hub.transfers() == []


@pytest.mark.requirement("weights.hub.private")
def test_the_token_goes_to_the_hub_alone_and_nothing_else_is_told(
    hub: HubServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    fetch(tmp_path)
    told = {(one.path.startswith("/content/"), one.authorization) for one in hub.asked}
    assert told == {(False, "Bearer hf_secret"), (True, None)}
    assert {one.agent for one in hub.asked} == {"steward"}
    assert {one.path.split("/")[1] for one in hub.asked} == {"owner", "content"}


@pytest.mark.requirement("weights.hub.refused")
@pytest.mark.parametrize(
    ("status", "code", "reason", "hint"),
    [
        (401, "RepoNotFound", "not_found", "HF_TOKEN"),
        (404, "EntryNotFound", "not_found", "steward models list"),
        (403, "GatedRepo", "refused", "licence|agree"),
        (503, "", "unreachable", "try again"),
    ],
)
def test_what_the_hub_refuses_is_said_with_what_to_do(
    hub: HubServer, tmp_path: Path, status: int, code: str, reason: str, hint: str
) -> None:
    hub.refusals[NAME] = (status, code)
    with pytest.raises(HubError) as caught:
        fetch(tmp_path)
    assert caught.value.reason == reason
    assert any(word in caught.value.hint for word in hint.split("|"))


@pytest.mark.requirement("weights.hub.refused")
def test_an_unknown_revision_is_said(hub: HubServer, tmp_path: Path) -> None:
    with pytest.raises(HubError) as caught:
        fetch(tmp_path, HubFiles(REPO, (FILE,), "v9"))
    assert caught.value.reason == "not_found"


@pytest.mark.requirement("weights.hub.alone")
def test_a_second_download_of_the_same_files_is_refused(hub: HubServer, tmp_path: Path) -> None:
    class Second(Heard):
        def begins(self, file: str, size: int | None, present: int) -> None:
            with pytest.raises(HubError) as caught:
                fetch(tmp_path)
            self.begun.append((caught.value.reason, size, present))

    heard = Second()
    download(SOURCE, tmp_path, heard, AT_ONCE)
    assert heard.begun[0][0] == "in_use"
    assert SOURCE.path(tmp_path).read_bytes() == DATA
