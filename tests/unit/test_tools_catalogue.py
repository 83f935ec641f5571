"""The catalogue: the shipped tools are whole, and a file that could not run is refused with file and entry named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from steward.contracts.base import sha256_of
from steward.contracts.tool import BuiltinExecutor, Effect, McpExecutor, Permission, ToolSpec, content_hash
from steward.tools.catalogue import CatalogueError, load_catalogue
from steward.tools.functions import find_function
from steward.tools.registry import Registry
from tests.support.tool_bench import a_catalogue, an_entry

HTTP = {"kind": "http", "url": "http://127.0.0.1:1/{value}"}
SHIPPED = load_catalogue()
OF_THE_TABLE = {
    "search_email": (
        Permission.AUTONOMOUS,
        Effect.READ,
        ["query", "from_email", "days_back", "date", "unread", "has_attachment", "limit"],
        0,
    ),
    "get_email_details": (Permission.AUTONOMOUS, Effect.READ, ["email_id"], 1),
    "summarize_email": (Permission.AUTONOMOUS, Effect.READ, ["email_id"], 1),
    "compose_email": (Permission.PERMISSION_REQUIRED, Effect.ONCE, ["to", "body", "subject", "cc"], 2),
    "reply_email": (Permission.PERMISSION_REQUIRED, Effect.ONCE, ["email_id", "body", "subject"], 2),
    "forward_email": (Permission.PERMISSION_REQUIRED, Effect.ONCE, ["email_id", "to", "note"], 2),
    "mark_email": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["email_id", "as"], 2),
    "analyze_email": (Permission.AUTONOMOUS, Effect.READ, ["from", "subject", "body"], 3),
    "get_calendar_events": (Permission.AUTONOMOUS, Effect.READ, ["start_date", "end_date", "calendar_source"], 0),
    "create_calendar_event": (
        Permission.AUTONOMOUS_WITH_GUARDRAILS,
        Effect.IDEMPOTENT,
        ["title", "start_time", "end_time", "description", "location", "repeat", "all_day", "attendees"],
        2,
    ),
    "update_calendar_event": (
        Permission.AUTONOMOUS_WITH_GUARDRAILS,
        Effect.IDEMPOTENT,
        [
            "event_id",
            "title",
            "start_time",
            "end_time",
            "description",
            "location",
            "all_day",
            "shift",
            "direction",
            "current_day",
            "which",
            "attendees",
            "remove_attendees",
            "repeat",
        ],
        1,
    ),
    "delete_calendar_event": (
        Permission.PERMISSION_REQUIRED,
        Effect.IDEMPOTENT,
        ["event_id", "current_day", "which"],
        1,
    ),
    "find_free_time": (Permission.AUTONOMOUS, Effect.READ, ["date", "until", "duration"], 0),
    "add_task": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["title", "description", "priority", "due_date"], 1),
    "list_tasks": (Permission.AUTONOMOUS, Effect.READ, ["status", "priority"], 0),
    "complete_task": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["task_id"], 1),
    "update_task": (
        Permission.AUTONOMOUS,
        Effect.IDEMPOTENT,
        ["task_id", "title", "description", "status", "priority", "due_date"],
        1,
    ),
    "delete_task": (Permission.PERMISSION_REQUIRED, Effect.IDEMPOTENT, ["task_id"], 1),
    "schedule_reminder": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["when", "message", "repeat"], 1),
    "update_reminder": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["reminder_id", "when", "message", "repeat"], 1),
    "snooze_reminder": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["reminder_id", "by"], 2),
    "list_reminders": (Permission.AUTONOMOUS, Effect.READ, [], 0),
    "cancel_reminder": (Permission.AUTONOMOUS_WITH_GUARDRAILS, Effect.IDEMPOTENT, ["reminder_id"], 1),
    "get_news_rss": (Permission.AUTONOMOUS, Effect.READ, ["source", "limit"], 0),
    "get_news_groundnews": (Permission.AUTONOMOUS, Effect.READ, ["query", "limit"], 0),
    "web_search": (Permission.AUTONOMOUS, Effect.READ, ["query", "num_results"], 1),
    "search_wikipedia": (Permission.AUTONOMOUS, Effect.READ, ["query", "limit"], 1),
    "search_arxiv": (Permission.AUTONOMOUS, Effect.READ, ["query", "max_results"], 1),
    "ask_knowledge_base": (Permission.AUTONOMOUS, Effect.READ, ["query"], 1),
    "run_sql": (Permission.AUTONOMOUS_WITH_GUARDRAILS, Effect.ONCE, ["query"], 1),
    "get_device_state": (Permission.AUTONOMOUS, Effect.READ, ["device_id", "device_type"], 1),
    "get_camera_stream": (Permission.AUTONOMOUS, Effect.READ, ["camera_id"], 1),
    "control_device": (
        Permission.AUTONOMOUS_WITH_GUARDRAILS,
        Effect.IDEMPOTENT,
        ["device_id", "action", "parameters", "change"],
        2,
    ),
    "days_until": (Permission.AUTONOMOUS, Effect.READ, ["date"], 1),
    "get_weather": (Permission.AUTONOMOUS, Effect.READ, ["location", "days"], 1),
    "get_weather_openmeteo": (Permission.AUTONOMOUS, Effect.READ, ["latitude", "longitude", "forecast_days"], 2),
    "get_weather_noaa": (Permission.AUTONOMOUS, Effect.READ, ["latitude", "longitude"], 2),
    "get_stock_price": (Permission.AUTONOMOUS, Effect.READ, ["symbol", "period"], 1),
    "get_crypto_price": (Permission.AUTONOMOUS, Effect.READ, ["symbol", "currency"], 1),
    "get_exchange_rate": (Permission.AUTONOMOUS, Effect.READ, ["from_currency", "to_currency", "amount"], 2),
    "store_fact": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["fact", "category"], 1),
    "list_facts": (Permission.AUTONOMOUS, Effect.READ, ["category", "limit"], 0),
    "update_fact": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["fact_id", "fact"], 2),
    "delete_fact": (Permission.AUTONOMOUS_WITH_GUARDRAILS, Effect.IDEMPOTENT, ["fact_id"], 1),
    "store_conversation": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["user_message", "agent_response"], 2),
    "search_conversations": (Permission.AUTONOMOUS, Effect.READ, ["query", "limit"], 1),
    "retrieve_memories": (Permission.AUTONOMOUS, Effect.READ, ["query", "limit", "include_conversations"], 1),
    "get_profile": (Permission.AUTONOMOUS, Effect.READ, [], 0),
    "update_profile": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["updates"], 1),
    "get_memory_stats": (Permission.AUTONOMOUS, Effect.READ, [], 0),
    "export_memory": (Permission.AUTONOMOUS, Effect.READ, ["format"], 0),
    "import_memory": (Permission.AUTONOMOUS_WITH_GUARDRAILS, Effect.IDEMPOTENT, ["file_path"], 1),
    "list_contacts": (Permission.AUTONOMOUS, Effect.READ, ["query"], 0),
    "add_contact": (Permission.AUTONOMOUS_WITH_GUARDRAILS, Effect.IDEMPOTENT, ["name", "email", "phone"], 1),
    "update_contact": (Permission.AUTONOMOUS, Effect.IDEMPOTENT, ["contact_id", "name", "email", "phone"], 1),
    "delete_contact": (Permission.PERMISSION_REQUIRED, Effect.IDEMPOTENT, ["contact_id"], 1),
    "import_contacts": (Permission.PERMISSION_REQUIRED, Effect.IDEMPOTENT, ["file_path"], 1),
    "send_message": (Permission.PERMISSION_REQUIRED, Effect.ONCE, ["chat_id", "text"], 2),
}


def circular(definition: dict[str, Any]) -> dict[str, Any]:
    """Changes of an entry: its parameter is of a kind A."""
    properties = {"value": {"$ref": "#/$defs/A"}}
    return {"parameters": {"type": "object", "$defs": {"A": definition}, "properties": properties}}


def refused(*files: Path) -> list[str]:
    with pytest.raises(CatalogueError) as caught:
        load_catalogue(files)
    return caught.value.detail.splitlines()


@pytest.mark.requirement("tools.catalogue.first-families")
@pytest.mark.parametrize("name", OF_THE_TABLE)
def test_a_tool_of_the_table_has_its_parameters_permission_and_effect(name: str) -> None:
    permission, effect, parameters, required = OF_THE_TABLE[name]
    spec = next(s for s in SHIPPED if s.name == name)
    assert (spec.permission, spec.effect) == (permission, effect)
    assert list(spec.parameters["properties"]) == parameters
    assert spec.required() == parameters[:required]


@pytest.mark.requirement("tools.catalogue.first-families")
def test_the_other_names_of_the_table_lead_to_the_same_tools() -> None:
    registry = Registry()
    for alias, name in {"create_task": "add_task", "get_tasks": "list_tasks", "search_web": "web_search"}.items():
        found = registry.resolve(alias)
        assert found is not None
        assert found.name == name
    system = {"calculate", "get_current_time", "get_status", "notify_user", "confirm_action", "execute_task", "ping"}
    assert system <= {spec.name for spec in registry.specs()}
    assert {spec.name for spec in registry.specs() if not spec.plannable} == {
        *("confirm_action", "execute_task", "find_tools", "ping")
    }
    assert registry.resolve("no_such_tool") is None


@pytest.mark.requirement("tools.catalogue.described")
@pytest.mark.parametrize("spec", SHIPPED, ids=lambda spec: spec.name)
def test_every_shipped_tool_is_described_for_planners_and_humans(spec: ToolSpec) -> None:
    assert 3 <= len(spec.examples) <= 13
    assert spec.parameters["additionalProperties"] is False
    for schema in spec.parameters["properties"].values():
        assert schema["title"]
        assert schema["description"]
        assert {"type", "enum"} & set(schema)
    if spec.permission is Permission.PERMISSION_REQUIRED:
        assert spec.confirm_template


@pytest.mark.parametrize("spec", SHIPPED, ids=lambda spec: spec.name)
def test_a_function_takes_exactly_the_parameters_of_its_schema(spec: ToolSpec) -> None:
    assert isinstance(spec.executor, BuiltinExecutor)
    fields = find_function(spec.executor.function).args_type.model_fields
    names = {field.alias or name: field for name, field in fields.items()}
    assert list(names) == list(spec.parameters["properties"])
    assert [name for name, field in names.items() if field.is_required()] == spec.required()


@pytest.mark.requirement("tools.catalogue.faults-name-file-and-entry")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"permision": "autonomous"}, "unknown key permision; did you mean permission?"),
        ({"permission": "always"}, "permission"),
        ({"name": "two words"}, "name"),
        ({"parameters": {"type": "array"}}, "type object"),
        ({"parameters": {"type": "object", "properties": {"a": {"type": "strin"}}}}, "not a valid JSON Schema"),
        ({"parameters": {"type": "object", "required": ["a"]}}, "have no schema: a"),
        (circular({"$ref": "#/$defs/A"}), "parameters refers to itself without end: #/$defs/A"),
        (circular({"anyOf": [{"type": "null"}, {"allOf": [{"$ref": "#/$defs/A"}]}]}), "itself without end: #/$defs/A"),
        (circular({"not": {"$ref": "#/properties/value"}}), "itself without end: #/"),
        (circular({"anyOf": [{"$ref": "#/$defs/none"}]}), "parameters refers to #/$defs/none, which is not there"),
        (circular({"$ref": "https://elsewhere.example/x"}), "https://elsewhere.example/x, which is not fetched"),
        ({"guard": "no_such_guard"}, "there is no guard no_such_guard"),
        ({"permission": "autonomous_with_guardrails"}, "needs a guard"),
        ({"verbatim": ["other"]}, "verbatim names parameters that are not in the schema: other"),
        ({"dates": ["other"]}, "dates names"),
        ({"days": ["other"]}, "days names"),
        ({"ends": {"value": "other"}}, "ends names"),
        ({"confirm_template": "do {other}"}, "confirm_template names"),
        ({"parameter_aliases": {"v": "other"}}, "parameter_aliases names"),
        ({"parameter_aliases": {"value": "value"}}, "must not hide"),
        ({"value_aliases": {"other": {"a": "b", "c": None}}}, "value_aliases names"),
        ({"value_aliases": {"value": {"a": 5}}}, "value_aliases of value stand for what its schema does not take: a"),
        ({"value_aliases": {"value": {"all": None}}}, "value_aliases leave out value, which is required"),
        ({"executor": {"kind": "builtin", "function": "no.such"}}, "there is no built-in function no.such"),
        ({"executor": {"kind": "builtin", "function": "json:dumps"}}, "must take (ctx"),
        ({"executor": {"kind": "builtin", "function": "no_such_module:f"}}, "cannot be imported"),
        ({"executor": {**HTTP, "url": "file:///etc/passwd"}}, "absolute http or https address"),
        ({"executor": {**HTTP, "url": "http://{value}/x"}}, "must not take its host from an argument"),
        ({"executor": {**HTTP, "url": "http://u:p@host/{value}"}}, "must not carry credentials"),
        ({"executor": {**HTTP, "query": {"q": "{other}"}}}, "not in the schema: other"),
        ({"executor": {**HTTP, "url": "http://host/"}}, "never sends: value"),
        ({"executor": {"kind": "carrier_pigeon"}}, "executor"),
    ],
)
def test_an_entry_that_could_not_run_is_refused(tmp_path: Path, changes: dict[str, Any], fault: str) -> None:
    path = a_catalogue(tmp_path, an_entry(**changes))
    faults = refused(path)
    assert any(fault in line for line in faults), faults
    assert all(re.match(rf"{re.escape(str(path))}:\d+: entry 1", line) for line in faults)


@pytest.mark.parametrize(
    "definition",
    [
        {"type": "object", "properties": {"next": {"$ref": "#/$defs/A"}}},
        {"anyOf": [{"type": "null"}, {"type": "array", "items": {"$ref": "#/$defs/A"}}]},
    ],
)
def test_a_schema_may_refer_to_itself_for_what_is_inside(tmp_path: Path, definition: dict[str, Any]) -> None:
    theirs = {"kind": "mcp", "server": "s", "tool": "t"}
    assert load_catalogue([a_catalogue(tmp_path, an_entry("tree", executor=theirs, **circular(definition)))])


@pytest.mark.requirement("tools.catalogue.faults-name-file-and-entry")
def test_all_faults_of_all_files_are_reported_at_once(tmp_path: Path) -> None:
    one = a_catalogue(tmp_path, an_entry("a", guard="no"), an_entry("b", effect="sometimes"), name="one.yaml")
    two = tmp_path / "two.yaml"
    two.write_text("tools: [unclosed", encoding="utf-8")
    faults = refused(one, two, tmp_path / "three.yaml")
    assert len(faults) >= 4
    assert {one.name, two.name, "three.yaml"} <= set(re.findall(r"\w+\.yaml", "\n".join(faults)))


@pytest.mark.requirement("tools.catalogue.names-are-unique")
@pytest.mark.parametrize(
    "entry", [an_entry("ping"), an_entry("create_task"), an_entry("mine", aliases=["search_email"])]
)
def test_a_name_or_alias_that_is_taken_is_refused(tmp_path: Path, entry: dict[str, Any]) -> None:
    assert any("is taken by" in fault for fault in refused(a_catalogue(tmp_path, entry)))


def test_an_operators_file_adds_tools_and_can_switch_tools_off(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(yaml.safe_dump({"tools": [an_entry("mine")], "disable": ["run_sql"]}), encoding="utf-8")
    registry = Registry([path])
    assert registry.resolve("mine") is not None
    assert registry.resolve("run_sql") is None


def test_an_entry_may_stand_for_a_tool_of_an_mcp_server(tmp_path: Path) -> None:
    path = a_catalogue(tmp_path, an_entry("theirs", executor={"kind": "mcp", "server": "s", "tool": "t"}))
    spec = Registry([path]).resolve("theirs")
    assert spec is not None
    assert spec.executor == McpExecutor(server="s", tool="t")


@pytest.mark.requirement("tools.registry.reload")
def test_reload_takes_changes_over_and_keeps_the_old_catalogue_when_they_are_wrong(tmp_path: Path) -> None:
    path = a_catalogue(tmp_path, an_entry("mine"))
    registry = Registry([path])
    a_catalogue(tmp_path, an_entry("mine", description="Something new."))
    registry.reload()
    changed = registry.resolve("mine")
    assert changed is not None
    assert changed.description == "Something new."
    path.write_text("tools: 5", encoding="utf-8")
    with pytest.raises(CatalogueError):
        registry.reload()
    assert registry.resolve("mine") == changed


@pytest.mark.requirement("tools.registry.reload")
def test_a_changed_file_is_read_again_without_being_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steward.tools.registry._LOOK_AGAIN_S", 0.0)
    registry = Registry([a_catalogue(tmp_path, an_entry("mine"))])
    path = a_catalogue(tmp_path, an_entry("mine"), an_entry("another"))
    assert registry.resolve("another") is not None
    path.write_text("broken: [", encoding="utf-8")
    assert registry.resolve("another") is not None


def test_the_content_hash_changes_exactly_with_the_entry() -> None:
    spec = SHIPPED[0]
    again = ToolSpec.model_validate_json(json.dumps(spec.model_dump(mode="json")))
    assert content_hash(again) == content_hash(spec)
    assert content_hash(spec.model_copy(update={"description": "other"})) != content_hash(spec)
    assert content_hash(spec) == sha256_of(spec.model_dump(mode="json"))


@pytest.mark.requirement("attacks.d10.catalogue-faults-have-lines")
def test_every_fault_of_every_file_is_named_with_its_file_and_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.yaml"
    broken.write_text("tools:\n  - name: a\n    tags: [b\n  - c: {\n", encoding="utf-8")
    deep = tmp_path / "deep.yaml"
    deep.write_text("tools: " + "[" * 20_000, encoding="utf-8")
    binary = tmp_path / "binary.yaml"
    binary.write_text("tools: \x00", encoding="utf-8")
    odd = tmp_path / "odd.yaml"
    odd.write_text(
        "disable: yes\n"
        "tools:\n"
        "  - name: one\n"
        "    effect: sometimes\n"
        "    colour: red\n"
        "    permission: anybody\n"
        "  - nothing\n"
        "  - name: two\n"
        "    name: two again\n",
        encoding="utf-8",
    )
    faults = refused(broken, deep, binary, odd, tmp_path / "absent.yaml")
    lines = [fault.removeprefix(f"{tmp_path}/").split(": ", 1)[0] for fault in faults]
    assert {line.split(":")[0] for line in lines} == {
        *("broken.yaml", "deep.yaml", "binary.yaml", "odd.yaml", "absent.yaml"),
    }
    assert {"broken.yaml:4", "odd.yaml:1", "odd.yaml:4", "odd.yaml:5", "odd.yaml:6", "odd.yaml:7", "odd.yaml:9"} <= set(
        lines
    )
    assert not any("unicode string" in fault for fault in faults)
    assert any("name stands twice" in fault for fault in faults)


@pytest.mark.requirement("attacks.d10.catalogue-faults-have-lines")
def test_a_fault_in_what_an_entry_means_has_the_line_of_the_member_it_is_about(tmp_path: Path) -> None:
    path = a_catalogue(tmp_path, an_entry("mine", executor={**HTTP, "url": "ftp://x/{value}"}, verbatim=["other"]))
    text = path.read_text(encoding="utf-8").splitlines()
    at = {word: next(n for n, line in enumerate(text, 1) if word in line) for word in ("url:", "verbatim:")}
    faults = refused(path)
    assert any(fault.startswith(f"{path}:{at['url:']}: ") and "executor.url" in fault for fault in faults)
    assert any(fault.startswith(f"{path}:{at['verbatim:']}: ") for fault in faults)


@pytest.mark.requirement("tools.own.every-fault")
def test_an_error_of_very_many_long_faults_stays_small_enough_to_be_carried(tmp_path: Path) -> None:
    path = tmp_path / "many.yaml"
    path.write_text("tools:\n" + f"  - {{name: a, {'x' * 900}: 1, {'y' * 900}: 1}}\n" * 600, encoding="utf-8")
    lines = refused(path)
    assert sum(map(len, lines)) < 1_000_000
    assert lines[-1].endswith("more: `steward tools check` names them all")
