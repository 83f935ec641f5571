"""The Llama that `steward up` offers once to somebody at a terminal, with a hub over HTTP."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from steward.cli.model_offer import OFFERED
from tests.support.hub_server import HubServer, hub_server
from tests.support.terminal import Terminal

CODE = Path(__file__).parents[2]
ADDRESS = "unsloth/Qwen3-4B-Instruct-2507-GGUF/Qwen3-4B-Instruct-2507-Q4_K_M.gguf"
OFFER = """import psutil
from types import SimpleNamespace
from steward.cli.connect import settings_or_refuse
from steward.cli.model_offer import offer_model
from steward.cli.options import Session
psutil.virtual_memory = lambda: SimpleNamespace(total={memory})
offer_model(Session(), settings_or_refuse(), answer_s={answer_s})
print('It starts.')
"""
pytestmark = pytest.mark.timeout(300)


@pytest.fixture
def hub() -> Iterator[HubServer]:
    with hub_server() as serving:
        serving.large[ADDRESS] = b"GGUF" + bytes(5000)
        yield serving


def sit_down(
    folder: Path, hub_url: str, answer_s: float = 60.0, memory: int = 32 * 10**9, chosen: str = ""
) -> Terminal:
    """Somebody at a terminal, in a working folder with a .env of its own."""
    (folder / ".env").write_text(chosen)
    code = OFFER.format(answer_s=answer_s, memory=memory)
    environment = {
        "PATH": "/usr/bin:/bin",
        "HOME": str(folder),
        "PYTHONPATH": str(CODE),
        "STEWARD_HOME": str(folder / "home"),
        "HF_ENDPOINT": hub_url,
    }
    return Terminal(["sh", "-c", f"cd '{folder}' && exec '{sys.executable}' -P -c \"{code}\""], environment)


def all_of(terminal: Terminal) -> str:
    """What was shown until it ended."""
    try:
        assert terminal.end() == 0, terminal.shown
        return terminal.shown
    finally:
        terminal.close()


@pytest.mark.requirement("cli.up.offers-a-llama")
def test_a_yes_downloads_the_llama_and_lets_it_plan(tmp_path: Path, hub: HubServer) -> None:
    terminal = sit_down(tmp_path, hub.url)
    told = terminal.expect(r"Qwen3-4B.*\[y/N\]")
    assert "2.50 GB" in told
    assert "licence Apache-2.0" in told
    assert hub.asked == []
    terminal.type("y\n")
    shown = all_of(terminal)
    assert "It starts." in shown
    assert "Start Steward again" not in shown
    lines = (tmp_path / ".env").read_text().splitlines()
    assert "STEWARD_PLANNERS=llama,embedded" in lines
    assert any(line.startswith("STEWARD_LLAMA_MODEL_PATH=") and line.endswith(".gguf") for line in lines)
    assert "[y/N]" not in all_of(sit_down(tmp_path, hub.url))


@pytest.mark.requirement("cli.up.offers-a-llama")
@pytest.mark.parametrize(("typed", "answer_s"), [("\n", 60.0), ("n\n", 60.0), ("", 0.1)])
def test_anything_else_is_a_no_and_it_is_asked_once(
    tmp_path: Path, hub: HubServer, typed: str, answer_s: float
) -> None:
    terminal = sit_down(tmp_path, hub.url, answer_s)
    terminal.expect(r"\[y/N\]")
    terminal.type(typed)
    shown = all_of(terminal)
    assert "Whenever you like: steward models pull Qwen3-4B-Instruct-2507" in shown
    assert "It starts." in shown
    assert (tmp_path / "home" / OFFERED).exists()
    assert hub.asked == []
    assert "[y/N]" not in all_of(sit_down(tmp_path, hub.url))


@pytest.mark.requirement("cli.up.offers-a-llama")
def test_a_yes_without_internet_is_told_and_steward_starts(tmp_path: Path, free_port: Callable[[], int]) -> None:
    terminal = sit_down(tmp_path, f"http://127.0.0.1:{free_port()}", memory=4 * 10**9)
    terminal.expect(r"Qwen2.5-1.5B.*\[y/N\]")
    terminal.type("yes\n")
    shown = all_of(terminal)
    assert "cannot be reached" in shown
    assert "Starting without it; again with: steward models pull Qwen2.5-1.5B-Instruct" in shown
    assert "It starts." in shown


@pytest.mark.requirement("cli.up.offers-a-llama")
@pytest.mark.parametrize("chosen", ["STEWARD_PLANNERS=embedded", "STEWARD_LLAMA_MODEL_PATH=/models/mine.gguf"])
def test_nothing_is_offered_where_something_was_chosen(tmp_path: Path, hub: HubServer, chosen: str) -> None:
    shown = all_of(sit_down(tmp_path, hub.url, chosen=chosen))
    assert "[y/N]" not in shown
    assert not (tmp_path / "home" / OFFERED).exists()
