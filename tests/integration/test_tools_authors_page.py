"""The tool author's page is true: its own examples are loaded, found, prepared and run."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from steward.contracts.calls import Verdict
from steward.contracts.plan import ToolCall
from steward.contracts.tool import ToolSpec
from steward.tools.executors import ToolRunner
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from steward.workers.tool_templates import entry_text, function_text
from tests.support.http_peer import a_peer, an_answer
from tests.support.tool_bench import NOW, a_context, a_requester

PAGE = (Path(__file__).parents[2] / "docs" / "tool-authors.md").read_text(encoding="utf-8")


def block(language: str, holding: str) -> str:
    found = [text for text in re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL) if holding in text]
    assert len(found) == 1
    return str(found[0])


@pytest.mark.requirement("tools.authors-page.true")
@pytest.mark.requirement("tools.own.new")
async def test_the_page_shows_what_new_writes_and_it_works_as_it_stands(tmp_path: Path) -> None:
    assert block("python", "from pydantic import Field") == function_text("count_words")
    assert block("yaml", "count_words") == entry_text("count_words")
    tmp_path.chmod(0o700)
    folder = tmp_path / "tools.d"
    folder.mkdir(mode=0o700)
    for name, text in (
        ("count_words.py", function_text("count_words")),
        ("count_words.yaml", entry_text("count_words")),
    ):
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o600)
    registry = Registry(own=folder)
    call = ToolCall(tool_name="count_words", args={"text": "to be or not to be"})
    prepared = await Preparer(registry).prepare(call, a_requester(), NOW.isoformat())
    assert (prepared.verdict, prepared.route) == (Verdict.RUN, "queued")
    spec = registry.resolve("count_words")
    assert spec is not None
    runner = ToolRunner(Services(), lambda name: None)
    answer = await runner.run(spec, a_context(), prepared.args)
    assert answer.message in PAGE
    assert answer.result == {"words": 6}
    sys.path.remove(str(folder))
    del sys.modules["count_words"]


@pytest.mark.requirement("tools.authors-page.true")
async def test_the_http_service_of_the_page_works_as_written(tmp_path: Path) -> None:
    async with a_peer() as peer:
        peer.answer = an_answer(201, b'{"booking": {"id": 5}}')
        text = block("yaml", "book_room").replace("https://rooms.example.com", peer.url)
        (tmp_path / "rooms.yaml").write_text(text, encoding="utf-8")
        registry = Registry([tmp_path / "rooms.yaml"])
        args: dict[str, Any] = {"room": "4/12", "day": "next Tuesday", "people": 5}
        prepared = await Preparer(registry).prepare(
            ToolCall(tool_name="book_room", args=args), a_requester(), NOW.isoformat()
        )
        assert prepared.verdict is Verdict.CONFIRM
        assert "Book the room 4/12 on Tuesday 25 November" in prepared.message
        assert "Number of people: 5" in prepared.message
        spec = registry.resolve("book_room")
        assert spec is not None
        runner = ToolRunner(Services(), {"rooms_token": "Bearer abc"}.get)
        answer = await runner.run(spec, a_context(), prepared.args)
        await runner.aclose()
    assert answer.result == {"id": 5}
    (asked,) = peer.asked
    assert (asked.method, asked.target) == ("POST", "/v1/rooms/4%2F12/bookings")
    assert asked.headers["authorization"] == "Bearer abc"
    assert asked.headers["idempotency-key"] == "7:c1"
    assert json.loads(asked.body) == {
        "day": "2025-11-25",
        "people": 5,
        "note": "booked by Steward",
    }


def test_the_page_names_every_key_of_an_entry() -> None:
    assert [key for key in ToolSpec.model_fields if f"`{key}`" not in PAGE] == []
    for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL):
        for entry in yaml.safe_load(text)["tools"]:
            assert set(entry) <= set(ToolSpec.model_fields)
