"""The lines of a request file: what is read from them and what is refused, by file and line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.planning.cases import BadCases, FiledCase, language_of, load_cases
from bench.planning.catalogue import CatalogueFault, Toolsets, as_spec, evaluated_tools
from tests.support.toolbox import TOOLS

EXTRA: list[dict[str, Any]] = [
    {
        "name": "play_music",
        "description": "Play a song.",
        "parameters": {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]},
    }
]


def written(folder: Path, *lines: dict[str, Any] | str) -> Path:
    path = folder / "requests.jsonl"
    path.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines), encoding="utf-8")
    return path


def load(path: Path) -> list[FiledCase]:
    return load_cases([path], Toolsets(TOOLS))


def refused(path: Path) -> str:
    with pytest.raises(BadCases) as caught:
        load(path)
    return str(caught.value)


def test_every_kind_of_line_is_read(tmp_path: Path) -> None:
    cases = load(
        written(
            tmp_path,
            {
                "id": "1",
                "text": "mail from kim",
                "tool": "search_email",
                "args": {"query": ["mail"], "limit": [5, None]},
            },
            {"id": "2", "text": "tasks or reminders", "tool": ["list_tasks", "list_reminders"]},
            "",
            {"id": "3", "text": "thanks", "tool": None},
            {"id": "4", "text": "both", "tools": ["list_tasks", "add_task"], "args": {"add_task.title": ["x"]}},
            {"id": "5", "text": "mail bob", "tool": "compose_email", "ask": ["subject", "body"]},
            {"id": "6", "text": "find it, then remind me", "tool": "search_email", "then": "schedule_reminder"},
            {
                "id": "7",
                "text": "show my tasks",
                "answer": True,
                "context": [{"tool_name": "list_tasks", "args": {}, "ok": True, "result": []}],
            },
        )
    )
    assert [(filed.case.id, filed.line) for filed in cases] == [(str(n), n + (n > 2)) for n in range(1, 8)]
    assert [filed.case.names for filed in cases[:4]] == [
        ["search_email"],
        ["list_tasks", "list_reminders"],
        [],
        ["list_tasks", "add_task"],
    ]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("{not json", "not JSON"),
        ({"id": "1", "text": "x", "tool": "no_such_tool"}, "there is no plannable tool no_such_tool"),
        ({"id": "1", "text": "x", "tool": "list_tasks", "then": "nope"}, "there is no plannable tool nope"),
        ({"id": "1", "text": "x", "tool": "list_tasks", "args": {"title": ["a"]}}, "list_tasks takes no title"),
        ({"id": "1", "text": "x", "tool": "add_task", "ask": ["when"]}, "add_task takes no when"),
        ({"id": "1", "text": "x", "tool": "add_task", "args": {"title": "a"}}, "args.title: Input should be"),
        ({"id": "1", "text": "x", "tool": "add_task", "args": {"title": []}}, "at least one accepted value"),
        ({"id": "1", "text": "x", "tool": "add_task", "arguments": {}}, "arguments: Extra inputs"),
        ({"id": "1", "tool": "add_task"}, "text: Field required"),
        ({"id": "1", "text": "x"}, "say `tool`"),
        ({"id": "1", "text": "x", "tool": None, "args": {"a": [1]}}, "no tool fits"),
        ({"id": "1", "text": "x", "tool": None, "answer": True}, "needs `context`"),
        ({"id": "1", "text": "x", "tool": None, "catalogue": "../nowhere.yaml"}, "cannot be read"),
        ({"id": "1", "text": "x", "tool": None, "catalogue": [{"name": "a"}]}, "entry 1 (a): description"),
        ({"id": "1", "text": "x", "tool": None, "catalogue": [EXTRA[0] | {"name": "add_task"}]}, "already a tool"),
    ],
)
def test_a_bad_line_is_refused_by_file_and_line(tmp_path: Path, line: dict[str, Any] | str, complaint: str) -> None:
    path = written(tmp_path, {"id": "0", "text": "hello", "tool": None}, line)
    told = refused(path)
    assert told.startswith(f"{path}:2: ")
    assert complaint in told


def test_every_fault_is_told_at_once_and_ids_are_unique(tmp_path: Path) -> None:
    twice = {"id": "same", "text": "x", "tool": None}
    told = refused(written(tmp_path, twice, twice, "[]")).splitlines()
    assert len(told) == 2
    assert "the id same is taken by" in told[0]
    assert "requests.jsonl:3: " in told[1]


def test_a_case_is_invented_when_its_tool_is_its_own_catalogues(tmp_path: Path) -> None:
    (tmp_path / "more.yaml").write_text(json.dumps({"tools": EXTRA}), encoding="utf-8")
    cases = load(
        written(
            tmp_path,
            {"id": "1", "text": "play jazz", "tool": "play_music", "catalogue": "more.yaml"},
            {"id": "2", "text": "my tasks", "tool": "list_tasks", "catalogue": EXTRA},
            {"id": "3", "text": "thanks", "tool": None, "catalogue": EXTRA},
            {"id": "4", "text": "my tasks", "tool": "list_tasks"},
        )
    )
    assert [filed.invented for filed in cases] == [True, False, True, False]
    assert cases[0].toolset is cases[1].toolset
    assert cases[0].toolset is not cases[3].toolset


def test_the_evaluated_tools_are_plannable_and_each_there_once() -> None:
    tools = evaluated_tools()
    assert {"search_email", "add_task"} <= {tool.name for tool in tools}
    assert len({tool.name for tool in tools}) == len(tools)
    assert all(tool.plannable for tool in tools)


def test_an_extra_tool_needs_a_schema_that_is_one() -> None:
    assert as_spec(EXTRA[0], "here").required() == ["query"]
    with pytest.raises(CatalogueFault, match="not a valid JSON Schema"):
        as_spec(EXTRA[0] | {"parameters": {"type": "objekt"}}, "here")
    with pytest.raises(CatalogueFault, match="unknown keys: colour"):
        as_spec(EXTRA[0] | {"colour": "red"}, "here")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("what's on my calendar tomorrow", "en"),
        ("erinnere mich morgen an die Blumen", "de"),
        ("zeig mir bitte meine Aufgaben", "de"),
        ("¿qué tengo en el calendario mañana?", "es"),
        ("busca el correo de Ana", "es"),
        ("12*7", "en"),
    ],
)
def test_the_language_is_told_by_its_small_words(text: str, language: str) -> None:
    assert language_of(text) == language
