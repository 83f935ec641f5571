"""The lines of a request file: what is read from them and what is refused, by file and line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bench.planning.__main__ import REQUESTS
from bench.planning.cases import BadCases, FiledCase, Group, language_of, load_cases, usual_form
from bench.planning.catalogue import (
    CatalogueFault,
    Toolsets,
    as_spec,
    evaluated_tools,
    plain_name,
    read_entries,
)
from tests.support.toolbox import TOOLS
from training.template import Either, Node, read_templates

EXTRA: list[dict[str, Any]] = [
    {
        "name": "hum_a_tune",
        "description": "Hum a song.",
        "parameters": {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]},
    }
]


TRAINING = Path(__file__).parents[2] / "training" / "data"


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
        ({"id": "1", "text": "x", "tool": "add_task", "args": {"title": []}}, "at least one accepted value"),
        ({"id": "1", "text": "x", "tool": "add_task", "arguments": {}}, "arguments: Extra inputs"),
        ({"id": "1", "tool": "add_task"}, "text: Field required"),
        ({"id": "1", "text": "x"}, "say `tool`"),
        ({"id": "1", "text": "x", "tool": None, "args": {"a": [1]}}, "no tool fits"),
        ({"id": "1", "text": "x", "tool": None, "answer": True}, "needs `context`"),
        ({"id": "1", "text": "x", "tool": None, "catalogue": "../nowhere.yaml"}, "cannot be read"),
        ({"id": "1", "text": "x", "tool": None, "catalogue": [{"name": "a"}]}, "entry 1 (a): description"),
        ({"id": "1", "text": "x", "tool": None, "catalogue": EXTRA * 2}, "two tools are named hum_a_tune"),
        ({"id": "1", "text": "x", "tool": "list_tasks", "tools": ["add_task"]}, "tools: List should have"),
        ({"id": "1", "text": "x", "tools": ["list_tasks", "add_task"], "ask": ["title"]}, "does not go with `ask`"),
        ({"id": "1", "text": "x", "tool": None, "context": [{"args": {}}]}, "tool_name: Field required"),
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


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ({"id": 7}, {"id": "7"}),
        ({"context": None}, {}),
        ({"ask": []}, {}),
        ({"tools": []}, {}),
        ({"tools": ["a"]}, {"tool": "a"}),
        ({"tools": ["a"], "tool": "a", "ask": ["x"]}, {"tool": "a", "ask": ["x"]}),
        ({"tools": ["a", "b"], "then": "b"}, {"tool": "a", "then": "b"}),
        ({"tools": ["a", "b", "c"], "then": "c"}, {"tools": ["a", "b"], "then": "c"}),
        ({"tools": ["a", "b"], "then": "c"}, {"tools": ["a", "b"], "then": "c"}),
        (
            {"tools": ["a", "b"], "then": "b", "args": {"a.x": [1], "b.y": [2]}},
            {"tool": "a", "then": "b", "args": {"a.x": [1]}},
        ),
        ({"args": {"x": 5, "y": None, "z": ["a", "b"]}}, {"args": {"x": [5], "y": [None], "z": ["a", "b"]}}),
        ({"args": {}}, {"args": {}}),
        ({"context": [{"tool_name": "a"}]}, {"context": [{"tool_name": "a", "ok": True}]}),
        (
            {"context": [{"tool_name": "a", "ok": None, "error": "no"}]},
            {"context": [{"tool_name": "a", "ok": False, "error": "no"}]},
        ),
        ({"context": [{"tool_name": "a", "ok": False}]}, {"context": [{"tool_name": "a", "ok": False}]}),
    ],
)
def test_what_is_said_in_another_way_means_the_same(said: dict[str, Any], meant: dict[str, Any]) -> None:
    assert usual_form(said) == meant
    assert usual_form(meant) == meant


def test_lines_written_elsewhere_are_read(tmp_path: Path) -> None:
    listed = {"name": "tune-list", "title": "Tunes", "description": "List the tunes."}
    by_schema = {"name": "hum", "description": "Hum.", "inputSchema": EXTRA[0]["parameters"], "annotations": {}}
    own = EXTRA[0] | {"name": "add_task", "description": "Add a task to hum."}
    cases = load(
        written(
            tmp_path,
            {"id": 1, "text": "mail from kim", "tools": ["search_email"], "args": {"query": "mail"}, "context": None},
            {"id": 2, "text": "hum jazz", "tool": "hum", "args": {"query": "jazz"}, "catalogue": [by_schema, listed]},
            {"id": 3, "text": "add milk", "tool": "add_task", "args": {"query": ["milk"]}, "catalogue": [own]},
            {"id": 4, "text": "x", "tools": ["list_tasks", "list_reminders"], "then": "add_task"},
            {"id": 5, "text": "x", "tool": None, "context": [{"tool_name": "list_tasks", "result": []}]},
        )
    )
    assert [filed.case.names for filed in cases[:3]] == [["search_email"], ["hum"], ["add_task"]]
    hum, tunes = (cases[1].toolset.resolve(name) for name in ("hum", "tune-list"))
    assert hum is not None
    assert hum.required() == ["query"]
    assert tunes is not None
    assert tunes.parameters["properties"] == {}
    replaced = cases[2].toolset.resolve("add_task")
    assert replaced is not None
    assert replaced.description == "Add a task to hum."
    assert cases[2].group == Group.KNOWN
    assert cases[4].case.context[0].ok


def test_a_case_belongs_to_the_group_of_its_tools(tmp_path: Path) -> None:
    known_by_name = EXTRA[0] | {"name": "whistleTune"}
    (tmp_path / "more.yaml").write_text(json.dumps({"tools": [*EXTRA, known_by_name]}), encoding="utf-8")
    training = tmp_path / "training"
    training.mkdir()
    (training / "part.yaml").write_text(json.dumps({"tools": [{"name": "whistle_tune"}]}), encoding="utf-8")
    path = written(
        tmp_path,
        {"id": "1", "text": "hum jazz", "tool": "hum_a_tune", "catalogue": "more.yaml"},
        {"id": "2", "text": "my tasks", "tool": "list_tasks", "catalogue": "more.yaml"},
        {"id": "3", "text": "thanks", "tool": None, "catalogue": "more.yaml"},
        {"id": "4", "text": "my tasks", "tool": "list_tasks"},
        {"id": "5", "text": "whistle jazz", "tool": "whistleTune", "catalogue": "more.yaml"},
        {"id": "6", "text": "jazz", "tool": ["hum_a_tune", "whistleTune"], "catalogue": "more.yaml"},
        {"id": "7", "text": "tasks and jazz", "tools": ["list_tasks", "hum_a_tune"], "catalogue": "more.yaml"},
    )
    cases = load_cases([path], Toolsets(TOOLS, training))
    invented, known, trained = Group.INVENTED, Group.KNOWN, Group.TRAINED
    assert [filed.group for filed in cases] == [invented, known, invented, known, trained, trained, invented]
    assert cases[0].toolset is cases[1].toolset
    assert cases[0].toolset is not cases[3].toolset
    untrained = load_cases([path], Toolsets(TOOLS, tmp_path / "not there"))
    assert {filed.group for filed in untrained} == {invented, known}


@pytest.fixture(scope="module")
def shipped() -> list[FiledCase]:
    """Every request of the evaluation."""
    return load_cases(sorted(REQUESTS.glob("*.jsonl")), Toolsets(evaluated_tools()))


def own_tools(cases: Sequence[FiledCase], group: Group) -> set[str]:
    asked = {name: filed for filed in cases if filed.group == group for name in filed.case.names}
    return {name for name, filed in asked.items() if name in filed.toolset.invented}


@pytest.mark.requirement("training.unseen")
def test_no_tool_that_counts_as_invented_is_in_the_training_data(shipped: list[FiledCase]) -> None:
    trained = {plain_name(entry["name"]) for path in TRAINING.glob("invented/*.yaml") for entry in read_entries(path)}
    assert len(trained) > 500
    invented = own_tools(shipped, Group.INVENTED)
    assert not {name for name in invented if plain_name(name) in trained}
    assert len(invented) >= 60
    assert "play_music" in own_tools(shipped, Group.TRAINED)


@pytest.mark.requirement("training.unseen")
def test_no_request_is_what_a_line_of_the_training_data_says(shipped: list[FiledCase]) -> None:
    asked = {bare(filed.case.text): filed.case.id for filed in shipped}
    paths = sorted(TRAINING.glob("*/*.tpl"))
    assert len(paths) > 50
    assert [f"{path.name} says {asked[text]}" for path in paths for text in said_plainly(path, asked)] == []


def test_what_a_line_says_plainly_is_every_choice_of_it(tmp_path: Path) -> None:
    path = tmp_path / "a.tpl"
    path.write_text("(show|list) my {status:open=open|due} tasks [{due=when}], please\nping {to=person}\n")
    asked = ["show my due tasks please", "my tasks please", "list my open tasks today please", "ping ann"]
    assert said_plainly(path, map(bare, asked)) == ["showmyduetasksplease"]


def said_plainly(path: Path, texts: Iterable[str]) -> list[str]:
    """The texts that some line of the file says without words from a list."""
    patterns = filter(None, (plain_pattern(line.nodes) for line in read_templates(path).templates))
    any_line = re.compile("|".join(patterns) or "(?!)")
    return [text for text in texts if any_line.fullmatch(text)]


def bare(text: str) -> str:
    return re.sub(r"[\W_]+", "", text.casefold())


def plain_pattern(nodes: Sequence[Node]) -> str | None:
    """What a line says without words from a list: all its choices, as a pattern of letters and digits alone."""
    said = ""
    for node in nodes:
        if isinstance(node, str):
            said += bare(node)
            continue
        if isinstance(node, Either):
            options = [plain_pattern(option) for option in node.options]
        else:
            options = [bare(surface) for surface in node.surfaces]
        possible = {option for option in options if option is not None}
        if not possible:
            return None
        said += f"(?:{'|'.join(sorted(possible))})"
    return said


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
