"""What a tool does: said by its entry, else proposed in one place, and on the safe side where that is in doubt."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from steward.contracts.mcp import McpDefinition, McpServer, ToolOverride
from steward.contracts.tool import Effect, HttpExecutor, Permission, ToolSpec
from steward.contracts.tool_meaning import CHANGES, LOOKS, SENDS, Does, Role
from steward.contracts.tool_proposals import propose, proposed_effect, proposed_permission
from steward.tools.catalogue import load_catalogue
from steward.tools.entries import read_entry
from steward.tools.mcp.definitions import spec_of

BY_ID = {"properties": {"issue_id": {"type": "string"}}, "required": ["issue_id"]}
PARTS = ("startswith", "endswith", "removeprefix", "removesuffix", "split", "partition", "rpartition")
SAID_BY_PEOPLE = [
    "activities/usable_tools.py: spec.name.split('_')",
    "api/core/named_decisions.py: approval.tool_name.split('_')",
    "language/added_requests.py: waiting.tool_name.split('_')",
]
"""Where the words of a name are compared with what people say, and nothing follows from them for what the tool does."""
HOUSE = Path(__file__).parents[2]


def entry(**members: Any) -> dict[str, Any]:
    """A catalogue entry of an HTTP service."""
    return {
        "name": "get_issue",
        "description": "Read an issue.",
        "parameters": {"type": "object", **BY_ID},
        "permission": "autonomous",
        "effect": "read",
        "tool_type": "issues",
        "executor": {"kind": "http", "method": "GET", "url": "https://x.example/{issue_id}"},
        **members,
    }


@pytest.mark.requirement("tools.catalogue.meaning")
def test_every_entry_of_the_house_says_what_its_tool_does() -> None:
    specs = load_catalogue()
    assert [spec.name for spec in specs if spec.unsaid] == []
    for spec in specs:
        acts = spec.does in (*SENDS, *CHANGES, Does.ADD, Does.COMPLETE, Does.REMOVE, Does.SWITCH)
        assert not (acts and spec.effect is Effect.READ), spec.name
        assert spec.effect is Effect.READ or spec.does not in LOOKS or spec.name == "run_sql", spec.name
        assert {role for name, role in spec.meaning.roles.items() if name in spec.dates} <= {Role.MOMENT}


@pytest.mark.requirement("tools.catalogue.meaning")
@pytest.mark.parametrize(
    ("members", "fault"),
    [
        ({"does": "remove"}, "effect read does not go with does remove"),
        ({"roles": {"nobody": "id"}}, "roles names parameters that are not in the schema: nobody"),
        ({"does": "erase"}, "does:"),
        ({"of": "A Thing"}, "of:"),
        (
            {"executor": {"kind": "http", "method": "DELETE", "url": "https://x.example/{issue_id}"}},
            "effect read does not go with the method DELETE",
        ),
    ],
)
def test_what_an_entry_says_of_its_deed_must_go_together(members: dict[str, Any], fault: str) -> None:
    assert read_entry(entry()).faults == []
    assert any(fault in what for _, what in read_entry(entry(**members)).faults)


@pytest.mark.requirement("tools.catalogue.proposals")
@pytest.mark.parametrize(
    ("name", "reads", "does", "of"),
    [
        ("get_and_delete", False, Does.REMOVE, None),
        ("getAndDelete", False, Does.REMOVE, None),
        ("get_or_create_issue", False, Does.ADD, "issue"),
        ("github_create_issue", False, Does.ADD, "issue"),
        ("email_send", False, Does.SEND, "mail"),
        ("list_orders", False, Does.LIST, "order"),
        ("order_pizza", False, Does.RUN, "pizza"),
        ("open_garage", False, Does.SWITCH, "garage"),
        ("search_inbox", True, Does.FIND, "mail"),
        ("get_issue", True, Does.OPEN, "issue"),
        ("list_categories", True, Does.LIST, "category"),
        ("frobnicate", False, None, None),
    ],
)
def test_a_name_proposes_a_deed_and_an_effect_wins_in_doubt(name: str, reads: bool, does: Does | None, of: str) -> None:
    meaning = propose(name, BY_ID, reads=reads)
    assert (meaning.does, meaning.of) == (does, of)


@pytest.mark.requirement("tools.catalogue.proposals")
def test_schemas_and_methods_propose_roles_and_deeds() -> None:
    known = {
        "to": {"type": "string", "format": "email"},
        "body": {"type": "string"},
        "subject": {"type": "string"},
        "at": {"type": "string", "format": "date-time"},
        "taskId": {"type": "string"},
        "channel": {"type": "string"},
        "limit": {"type": "integer"},
    }
    roles = propose("send_mail", {"properties": known}, reads=False).roles
    assert roles == {
        "to": Role.RECIPIENT,
        "body": Role.TEXT,
        "subject": Role.TITLE,
        "at": Role.MOMENT,
        "taskId": Role.ID,
        "channel": Role.RECIPIENT,
    }
    assert propose("issue", {}, reads=False, method="DELETE").does is Does.REMOVE
    assert propose("issue", {}, reads=False, method="PATCH").does is Does.CHANGE
    assert propose("issue", {}, reads=False, method="POST").does is None


@pytest.mark.requirement("tools.catalogue.proposals")
def test_what_an_untrusted_server_annotates_only_tightens() -> None:
    reads, destroys = {"readOnlyHint": True}, {"destructiveHint": True, "idempotentHint": True}
    assert proposed_effect(reads, Effect.ONCE, trusted=False) is Effect.ONCE
    assert proposed_effect(reads, Effect.ONCE, trusted=True) is Effect.READ
    assert proposed_effect(destroys, Effect.READ, trusted=False) is Effect.IDEMPOTENT
    assert proposed_effect({"readOnlyHint": False}, Effect.READ, trusted=False) is Effect.ONCE
    assert proposed_permission(destroys, Permission.AUTONOMOUS, trusted=False) is Permission.PERMISSION_REQUIRED
    assert proposed_permission(reads, Permission.PERMISSION_REQUIRED, trusted=True) is Permission.AUTONOMOUS


@pytest.mark.requirement("tools.catalogue.proposals")
def test_an_entry_and_an_override_say_it_otherwise() -> None:
    spec = ToolSpec.model_validate(
        entry(effect="once", executor={"kind": "http", "url": "https://x.example/{issue_id}"})
    )
    assert isinstance(spec.executor, HttpExecutor)
    assert (spec.meaning.does, spec.unsaid) == (Does.OPEN, ["does", "of", "roles"])
    own = spec.model_copy(update={"does": Does.RUN, "of": "job", "roles": {}})
    assert (own.meaning.does, own.meaning.of, own.meaning.roles, own.unsaid) == (Does.RUN, "job", {}, [])
    override = ToolOverride(does=Does.REMOVE, of="page", roles={"issue_id": Role.ID})
    server = McpServer(name="pages", url="https://x.example/mcp", tools={"get_and_see": override})
    definition = McpDefinition(name="get_and_see", input_schema={"type": "object", **BY_ID})
    assert spec_of(server, definition, "get_and_see").meaning.does is Does.REMOVE


@pytest.mark.requirement("tools.catalogue.meaning")
def test_no_room_reads_what_a_tool_does_out_of_its_name() -> None:
    """`tool_name.startswith(...)`, `tool.name.split("_")` and their like stand nowhere."""
    rooms = (
        "activities",
        "api",
        "decisions",
        "dialogue",
        "language",
        "planners",
        "search",
        "tools",
        "wording",
        "workflows",
    )
    guesses = []
    for path in sorted(path for room in rooms for path in (HOUSE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=owner, attr=how)) if how in PARTS:
                    called = ast.unparse(owner)
                    if called.endswith("tool_name") or called in ("tool.name", "candidate.name", "spec.name"):
                        guesses.append(f"{path.relative_to(HOUSE)}: {ast.unparse(node)}")
    assert sorted(guesses) == SAID_BY_PEOPLE
