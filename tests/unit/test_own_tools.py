"""An author's own tools: found beside the data, described by their own code, and every fault named where it stands."""

from __future__ import annotations

import asyncio
import json
import sys
import textwrap
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, cast

import pytest

from steward.sql.database import Database
from steward.sql.mcp import McpToolStore
from steward.tools import own_tools
from steward.tools.catalogue import CatalogueError, load_catalogue
from steward.tools.mcp.hub import McpHub
from steward.tools.own_code import changed_code
from steward.tools.registry import Registry
from steward.workers import tool_author
from steward.workers.composition import tools_changed

ENTRY = """\
tools:
  - name: {name}
    tool_type: own
    permission: autonomous
    effect: read
    executor: {{kind: builtin, function: "{module}:{function}"}}
"""
MODULE = '''\
from typing import Literal
from pydantic import Field
from steward.tools.context import ToolArgs, ToolContext, ToolResult

class Args(ToolArgs):
    """What it takes."""
    text: str = Field(description="What to look at", max_length=10)
    how_many: int | None = None
    kind: Literal["a", "b"] = "a"
    inner: list["Part"] = []

class Part(ToolArgs):
    size: float

Args.model_rebuild()

async def measure(ctx: ToolContext, args: Args) -> ToolResult:
    """Measure a text,
    whatever it says.

    Args:
        how_many: At most so many,
            none if left out.
        kind: Which kind.
        inner: Its parts.

    Returns:
        nothing: at all
    """
    return ToolResult()
'''


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A data folder's tools.d; what was imported from it is forgotten afterwards."""
    tmp_path.chmod(0o700)
    made = tmp_path / "tools.d"
    made.mkdir(mode=0o700)
    yield made
    sys.path[:] = [place for place in sys.path if place != str(made)]
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(str(tmp_path)):
            del sys.modules[name]


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o600)
    return path


def a_tool(folder: Path, module: str, code: str = MODULE, *, name: str = "measure", more: str = "") -> Path:
    write(folder / f"{module}.py", code)
    return write(folder / f"{module}.yaml", ENTRY.format(name=name, module=module, function="measure") + more)


def refused(folder: Path | None, *extra: Path) -> str:
    with pytest.raises(CatalogueError) as caught:
        load_catalogue(extra, folder)
    return caught.value.detail


@pytest.mark.requirement("tools.own.found-in-the-data-folder")
@pytest.mark.requirement("tools.own.described-by-their-code")
def test_a_tool_of_tools_d_needs_no_setting_and_takes_its_description_and_parameters_from_its_code(
    folder: Path,
) -> None:
    a_tool(folder, "own_measure")
    spec = next(spec for spec in load_catalogue((), folder) if spec.name == "measure")
    assert spec.description == "Measure a text, whatever it says."
    part = {"type": "object", "additionalProperties": False, "title": "Part", "required": ["size"]}
    assert spec.parameters == {
        "type": "object",
        "additionalProperties": False,
        "required": ["text"],
        "properties": {
            "text": {"type": "string", "maxLength": 10, "title": "text", "description": "What to look at"},
            "how_many": {"type": "integer", "title": "how many", "description": "At most so many, none if left out."},
            "kind": {"type": "string", "enum": ["a", "b"], "title": "kind", "description": "Which kind."},
            "inner": {
                "type": "array",
                "items": part | {"properties": {"size": {"type": "number", "title": "Size"}}},
                "title": "inner",
                "description": "Its parts.",
            },
        },
    }


@pytest.mark.requirement("tools.own.described-by-their-code")
def test_parameters_without_a_description_and_parameters_that_contradict_the_code_are_faults(folder: Path) -> None:
    a_tool(folder, "own_untold", MODULE.replace("Args:", "Nothing:"))
    assert "the parameter how_many of own_untold:measure has no description" in refused(folder)
    more = """\
    description: x
    parameters:
      type: object
      properties: {text: {type: integer}, kind: {type: string}, txt: {type: string}}
"""
    (folder / "own_untold.yaml").unlink()
    path = a_tool(folder, "own_against", more=more)
    lines = refused(folder).splitlines()
    assert [line.removeprefix(f"{path}:") for line in lines] == [
        "8: entry 1 (measure): Args needs text: it must be required",
        "10: entry 1 (measure): Args takes no txt; did you mean text?",
        "10: entry 1 (measure): text must be string, as in Args",
        "10: entry 1 (measure): kind must be one of a, b, as in Args",
    ]


@pytest.mark.requirement("tools.own.every-fault")
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("def (", "own_broken.py:1: SyntaxError"),
        ("\nimport json\njson.loads('{')", "own_broken.py:3: JSONDecodeError"),
        ("import sys\nsys.exit(3)", "own_broken.py:2: SystemExit: 3"),
        ("import nowhere_at_all", "own_broken.py:1: ModuleNotFoundError"),
        ("async def mesure(ctx, args): ...", "own_broken.py has no measure; did you mean mesure?"),
        ("async def measure(ctx, args: 'Nothing'): ...", "type hints of own_broken:measure cannot be read"),
    ],
)
def test_code_that_cannot_be_imported_is_a_fault_with_its_line(folder: Path, code: str, said: str) -> None:
    path = a_tool(folder, "own_broken", code)
    told = refused(folder)
    assert told.startswith(f"{path}:6: entry 1 (measure): ")
    assert said in told
    assert "own_broken" not in sys.modules or "SyntaxError" not in said
    a_tool(folder, "own_broken_mended")
    path.unlink()
    assert load_catalogue((), folder)


@pytest.mark.requirement("tools.own.every-fault")
def test_every_fault_of_an_entry_is_told_at_once_with_what_was_meant(folder: Path) -> None:
    path = write(
        folder / "odd.yaml",
        "tols: []\n"
        "tools:\n"
        "  - name: odd\n"
        "    permission: anybody\n"
        "    effect: once\n"
        "    tool_type: own\n"
        "    cache_ttl_s: 5\n"
        "    requird: [text]\n"
        "    retry: {max_atempts: 2}\n"
        "    verbatim: [txt]\n"
        "    executor: {kind: http, metod: POST, url: 'ftp://x/{text}'}\n"
        "    parameters:\n"
        "      type: object\n"
        "      requird: [text]\n"
        "      x-mine: kept\n"
        "      properties: {text: {type: string, maxLenght: 5}}\n"
        "  - {name: odd, parameters: {properties: [1], required: 5}, executor: 7, aliases: [ping]}\n",
    )
    told = refused(folder).splitlines()
    assert all(line.startswith(f"{path}:") for line in told)
    found = "\n".join(line.removeprefix(f"{path}:") for line in told)
    for fault in (
        *(
            "1: unknown key tols; did you mean tools?",
            "4: entry 1 (odd): permission: ",
            "7: entry 1 (odd): cache_ttl_s",
        ),
        *("8: entry 1 (odd): unknown key requird; did you mean required, below `parameters`?",),
        *("9: entry 1 (odd): unknown key retry.max_atempts; did you mean max_attempts?",),
        *("10: entry 1 (odd): verbatim names parameters that are not in the schema: txt (did you mean text?)",),
        *(
            "11: entry 1 (odd): unknown key executor.metod; did you mean method?",
            "11: entry 1 (odd): executor.url must",
        ),
        *("14: entry 1 (odd): unknown key requird; did you mean required?",),
        *("16: entry 1 (odd): unknown key maxLenght; did you mean maxLength",),
        *("17: entry 2 (odd): the name odd is taken by odd of ", "17: entry 2 (odd): the name ping is taken by ping"),
        *("3: entry 1 (odd): description is missing", "17: entry 2 (odd): parameters is not a valid JSON Schema"),
    ):
        assert fault in found, found
    assert "x-mine" not in found


@pytest.mark.requirement("tools.own.nobody-else-writes-them")
def test_code_that_others_may_write_is_refused_and_not_run(folder: Path) -> None:
    a_tool(folder, "own_open", "raise SystemExit('was run')")
    for path, mode in ((folder / "own_open.py", 0o620), (folder, 0o707), (folder.parent, 0o770)):
        before = path.stat().st_mode
        path.chmod(mode)
        told = refused(folder)
        assert told == f"{path}: others may write it (mode {mode:04o}), and it is run as this user: chmod go-w {path}"
        path.chmod(before)
    assert "was run" in refused(folder)


@pytest.mark.requirement("tools.own.clashes")
def test_a_module_whose_name_is_taken_is_a_fault(folder: Path) -> None:
    for name in ("json", "pydantic", "contracts", "not-a-name"):
        write(folder / f"{name}.py", "")
    told = refused(folder).splitlines()
    assert [line.split(":")[0] for line in told] == [
        str(folder / f"{name}.py") for name in ("contracts", "json", "not-a-name", "pydantic")
    ]
    assert all("the name" in line or "letters" in line for line in told)


@pytest.mark.requirement("tools.own.found-in-packages")
@pytest.mark.requirement("tools.own.clashes")
def test_an_installed_package_offers_tools_by_an_entry_point(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder.parent / "packages" / "acme_tools"
    package.mkdir(parents=True)
    write(package / "__init__.py", "raise SystemExit('is not imported')")
    path = write(package / "tools.yaml", ENTRY.format(name="acme", module="own_acme", function="measure"))
    write(package.parent / "own_acme.py", MODULE)
    monkeypatch.syspath_prepend(package.parent)
    points = [EntryPoint("acme", "acme_tools", own_tools.GROUP)]
    monkeypatch.setattr(own_tools, "entry_points", lambda group: points if group == own_tools.GROUP else [])
    assert "acme" in {spec.name for spec in load_catalogue((), None)}
    a_tool(folder, "own_acme_again", name="acme")
    assert f"is taken by acme of {path}:2" in refused(folder)
    points.append(EntryPoint("gone", "nowhere_at_all", own_tools.GROUP))
    assert "entry point gone = nowhere_at_all (steward.tools): must name a package" in refused(folder)


@pytest.mark.requirement("tools.own.changed-code-is-said")
def test_changed_code_is_used_as_it_was_and_said_and_a_new_tool_is_taken_over(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("steward.tools.registry._LOOK_AGAIN_S", 0.0)
    a_tool(folder, "own_first")
    registry = Registry(own=folder)
    assert changed_code() == []
    write(folder / "own_first.py", MODULE.replace("Measure a text", "Weigh a text"))
    a_tool(folder, "own_second", name="second")
    assert registry.resolve("second") is not None
    kept = registry.resolve("measure")
    assert kept is not None
    assert kept.description.startswith("Measure")
    assert changed_code() == [folder / "own_first.py"]
    assert f"restart this worker: {folder / 'own_first.py'} changed" in caplog.text
    (folder / "own_first.yaml").unlink()
    (folder / "own_first.py").unlink()
    assert registry.resolve("measure") is None
    assert changed_code() == []


@pytest.mark.requirement("tools.own.changed-code-is-said")
async def test_a_worker_that_waits_takes_over_a_new_catalogue_file_at_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("steward.tools.registry._LOOK_AGAIN_S", 0.0)
    registry = Registry(own=folder)
    known = registry.known()
    a_tool(folder, "own_awaited", name="awaited")
    hub = McpHub([], McpToolStore(cast(Database, None)), lambda name: None)
    async with asyncio.timeout(5):
        await tools_changed(registry, known, hub, 60.0)
    assert registry.resolve("awaited") is not None


@pytest.mark.requirement("tools.own.new")
def test_new_writes_a_tool_without_a_fault_and_overwrites_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    home = folder.parent
    folder.rmdir()
    monkeypatch.setenv("STEWARD_HOME", str(home))

    def ran(*arguments: str) -> tuple[int, dict[str, object]]:
        code = tool_author.main(arguments)
        return code, json.loads(capsys.readouterr().out)

    code, written = ran("new", "own_words")
    assert (code, written["function"]) == (0, str(folder / "own_words.py"))
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
    code, looked = ran("check")
    assert (code, looked["faults"], looked["code"]) == (0, [], [str(folder / "own_words.py")])
    before = (folder / "own_words.py").read_bytes()
    for name, error in (("own_words", "in_use"), ("ping", "in_use"), ("email", "in_use"), ("No-name", "usage")):
        code, told = ran("new", name)
        assert (code, told["error"]) == (1, error)
    assert (folder / "own_words.py").read_bytes() == before
    assert {path.name for path in folder.glob("*.*")} == {"own_words.py", "own_words.yaml"}
    policy = write(home / "policy.yaml", "rules:\n  - tools: [ping]\n    than: deny\n")
    monkeypatch.setenv("STEWARD_POLICY", str(policy))
    code, looked = ran("check", str(home / "none.yaml"))
    faults = looked["faults"]
    assert isinstance(faults, list)
    listed = "\n".join(map(str, faults))
    assert code == 1
    assert f"'file': '{policy}', 'line': 3, 'what': 'rules 1 than: unknown key; did you mean then?'" in listed
    assert "none.yaml" in listed


@pytest.mark.requirement("tools.catalogue.proposals")
def test_check_says_what_is_proposed_for_an_entry_that_does_not_say_what_it_does(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STEWARD_HOME", str(folder.parent))
    rooms = {
        "name": "find_room",
        "description": "Find a room.",
        "tool_type": "office",
        "permission": "autonomous",
        "effect": "read",
        "executor": {"kind": "http", "url": "https://rooms.example.com/{room_id}"},
        "parameters": {"type": "object", "properties": {"room_id": {"type": "string"}}},
    }
    write(folder / "rooms.yaml", json.dumps({"tools": [rooms]}))
    assert tool_author.main(["check"]) == 0
    assert json.loads(capsys.readouterr().out)["proposals"] == [
        {
            "name": "find_room",
            "unsaid": ["does", "of", "roles"],
            "does": "find",
            "of": "room",
            "roles": {"room_id": "id"},
        }
    ]
    url = {"kind": "http", "url": "https://rooms.example.com/"}
    plain = {**rooms, "parameters": {"type": "object", "properties": {}}, "executor": url}
    write(folder / "rooms.yaml", json.dumps({"tools": [{**plain, "does": "find", "of": "room"}]}))
    assert tool_author.main(["check"]) == 0
    assert json.loads(capsys.readouterr().out)["proposals"] == []


@pytest.mark.requirement("tools.own.warned-of-days")
@pytest.mark.parametrize(
    ("name", "part", "said", "named"),
    [
        ("day", {}, {"dates": ["day"]}, "`days` too"),
        ("until", {"format": "date"}, {"dates": ["until"]}, "`days` too"),
        ("until", {"format": "date"}, {}, "`dates` and `days` too"),
        ("day", {}, {"dates": ["day"], "days": ["day"]}, None),
        ("when", {}, {"dates": ["when"]}, None),
    ],
)
def test_check_names_a_parameter_that_is_a_day_and_not_said_to_be_one(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    part: dict[str, Any],
    said: dict[str, Any],
    named: str | None,
) -> None:
    monkeypatch.setenv("STEWARD_HOME", str(folder.parent))
    rooms = {
        "name": "list_rooms",
        "description": "List the rooms.",
        "tool_type": "office",
        "permission": "autonomous",
        "effect": "read",
        "executor": {"kind": "http", "url": f"https://rooms.example.com/{{{name}}}"},
        "parameters": {"type": "object", "properties": {name: {"type": "string"} | part}},
    }
    write(folder / "rooms.yaml", json.dumps({"tools": [rooms | said]}))
    assert tool_author.main(["check"]) == 0
    warnings = json.loads(capsys.readouterr().out)["warnings"]
    assert len(warnings) == (named is not None)
    assert all(f"list_rooms: {name} is a day: name it in {named}" in words for words in warnings)


@pytest.mark.requirement("tools.own.warned-of-days")
def test_check_names_a_day_by_the_type_that_its_function_gives_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STEWARD_HOME", str(folder.parent))
    code = """
        from datetime import date
        from pydantic import Field
        from steward.tools.context import ToolArgs, ToolContext, ToolResult

        class Args(ToolArgs):
            due: date = Field(description="Until when.")

        async def measure(ctx: ToolContext, args: Args) -> ToolResult:
            return ToolResult()
    """
    a_tool(folder, "own_day", textwrap.dedent(code), more="    dates: [due]\n    description: Measures until a day.\n")
    assert tool_author.main(["check"]) == 0
    [words] = json.loads(capsys.readouterr().out)["warnings"]
    assert words.startswith("measure: due is a day")
