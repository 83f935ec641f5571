"""The tool author's page is true: its own examples are loaded, found, prepared and run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from contracts.calls import Verdict
from contracts.plan import ToolCall
from contracts.tool import ToolSpec
from tests.support.http_peer import a_peer, an_answer
from tests.support.tool_bench import NOW, a_context, a_requester
from tools.executors import ToolRunner
from tools.ports import Services
from tools.preparation import Preparer
from tools.registry import Registry

PAGE = (Path(__file__).parents[2] / "docs" / "tool-authors.md").read_text(encoding="utf-8")


def block(language: str, holding: str) -> str:
    found = [text for text in re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL) if holding in text]
    assert len(found) == 1
    return str(found[0])


@pytest.mark.requirement("tools.authors-page.true")
async def test_the_function_of_the_page_works_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_tools.py").write_text(block("python", "count_words"), encoding="utf-8")
    catalogue = tmp_path / "my_tools.yaml"
    catalogue.write_text(block("yaml", "count_words"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry = Registry([catalogue])
    call = ToolCall(tool_name="count_words", args={"text": "to be or not to be"})
    prepared = await Preparer(registry).prepare(call, a_requester(), NOW.isoformat())
    assert (prepared.verdict, prepared.route) == (Verdict.RUN, "local")
    spec = registry.resolve("count_words")
    assert spec is not None
    runner = ToolRunner(Services(), lambda name: None)
    answer = await runner.run(spec, a_context(), prepared.args)
    assert answer.message in PAGE
    assert answer.result == {"words": 6}


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
        assert "book the room 4/12 on Tuesday 25 November 2025" in prepared.message
        assert "number of people: 5" in prepared.message
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
        "day": "2025-11-25T09:00:00+01:00",
        "people": 5,
        "note": "booked by Steward",
    }


def test_the_page_names_every_key_of_an_entry() -> None:
    assert [key for key in ToolSpec.model_fields if f"`{key}`" not in PAGE] == []
    for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL):
        for entry in yaml.safe_load(text)["tools"]:
            assert set(entry) <= set(ToolSpec.model_fields)
