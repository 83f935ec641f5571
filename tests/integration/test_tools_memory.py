"""The memory tools against PostgreSQL and Qdrant: told, listed, forgotten, exported, imported after a yes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from steward.activities.memory import Memories
from steward.contracts.calls import PreparedCall, Verdict
from steward.contracts.errors import ToolFailed
from steward.contracts.flow import Flow
from steward.contracts.memory import is_quoted, quoted_memory
from steward.contracts.plan import ToolCall
from steward.contracts.provenance import ArgumentOrigin, Source
from steward.search.memory_index import MemoryIndex
from steward.sql.database import Database
from steward.sql.memory import MemoryStore
from steward.tools.context import ToolContext, ToolResult
from steward.tools.functions import find_binding, find_function
from steward.tools.guarding.memory import facts_deletion
from steward.tools.guarding.verdict import Ruling
from steward.tools.memory_port import MemoryFolders
from steward.tools.ports import Services
from steward.tools.preparation import Preparer
from steward.tools.registry import Registry
from tests.support.embedding import general_embedder
from tests.support.tool_bench import NOW, a_context

OTHERS = [{"user_id": "eve"}, {"tenant_id": "other"}]


@pytest.fixture
def memories(database: Database, tmp_path: Path) -> Iterator[Memories]:
    index = MemoryIndex(general_embedder(), path=tmp_path / "qdrant")
    yield Memories(MemoryStore(database), index)
    index.close()


@pytest.fixture
def services(memories: Memories, tmp_path: Path) -> Services:
    folders = MemoryFolders(exports=tmp_path / "exports", imports=tmp_path / "imports")
    return Services(memory=memories, memory_folders=folders, clock=lambda: NOW)


@pytest.fixture
def ctx(services: Services) -> ToolContext:
    return a_context(services)


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    """The folder ann may import from."""
    folder = tmp_path / "imports" / "acme" / "ann"
    folder.mkdir(parents=True)
    return folder


def another(ctx: ToolContext, call_id: str, **changes: Any) -> ToolContext:
    return a_context(ctx.services, call_id=call_id, **changes)


async def run(ctx: ToolContext, tool: str, **args: Any) -> ToolResult:
    found = find_function(f"memory.{tool}")
    return await found.run(ctx, found.args_type.model_validate(args))


async def prepared(ctx: ToolContext, file_path: str) -> PreparedCall:
    """import_memory as a caller's call, prepared."""
    call = ToolCall(tool_name="import_memory", args={"file_path": file_path})
    return await Preparer(Registry(), ctx.services).prepare(call, ctx.requester, ctx.now.isoformat())


async def everything(ctx: ToolContext) -> dict[str, Any]:
    """All that is remembered of the user of `ctx`, without ids."""
    facts = (await run(ctx, "list_facts", limit=100)).result["facts"]
    talks = await ctx.services.memory.list_exchanges(ctx.owner, 100)  # type: ignore[union-attr]
    return {
        "facts": sorted((fact["fact"], fact["category"]) for fact in facts),
        "conversations": sorted((talk.user_message, talk.agent_response) for talk in talks),
        "profile": (await run(ctx, "get_profile")).result["profile"],
    }


@pytest.mark.requirement("memory.facts.once")
async def test_a_fact_is_told_once_and_forgotten_with_its_text(ctx: ToolContext, database: Database) -> None:
    told = await run(ctx, "store_fact", fact=" likes tea ", category="drinks")
    fact_id = told.result["fact_id"]
    assert told.result == {
        "fact_id": fact_id,
        "fact": "likes tea",
        "category": "drinks",
        "created_at": NOW.astimezone(ctx.zone).isoformat(),
        "known": False,
    }
    assert (await run(ctx, "store_fact", fact="likes tea", category="drinks")).result == told.result
    again = await run(another(ctx, "c2"), "store_fact", fact="Likes  TEA")
    assert (again.result["fact_id"], again.result["known"]) == (fact_id, True)
    assert again.message.startswith("I know that already")
    filed = await run(another(ctx, "c3"), "store_fact", fact="likes tea", category="food")
    assert (filed.result["fact_id"], filed.result["category"]) == (fact_id, "food")
    for _ in range(2):
        gone = await run(another(ctx, "c4"), "delete_fact", fact_id=f" #{fact_id}")
        assert gone.result == {"fact_id": fact_id, "deleted": True}
    assert await database.fetchval("SELECT string_agg(fact || coalesce(category, ''), '') FROM memory_facts") == ""
    for call, tool, args in [
        ("c5", "delete_fact", {"fact_id": fact_id}),
        ("c6", "delete_fact", {"fact_id": "m1a2b3c4"}),
        ("c6", "delete_fact", {"fact_id": "9" * 30}),
        ("c1", "store_fact", {"fact": "likes tea"}),
    ]:
        with pytest.raises(ToolFailed):
            await run(another(ctx, call), tool, **args)
    assert (await run(another(ctx, "c7"), "store_fact", fact="likes tea")).result["known"] is False


@pytest.mark.requirement("memory.facts.once")
async def test_facts_are_listed_by_category_newest_first_and_counted(ctx: ToolContext) -> None:
    assert (await run(ctx, "list_facts")).message == "No facts are remembered."
    assert (await run(replace(ctx, lang="de"), "list_facts")).message == "Ich habe mir nichts über Sie gemerkt."
    assert (await run(replace(ctx, lang="es"), "list_facts")).message == "No recuerdo nada sobre usted."
    for number in range(4):
        await run(another(ctx, f"n{number}"), "store_fact", fact=f"fact {number}", category="Work" if number else None)
    listed = await run(ctx, "list_facts", category="work", limit=2)
    assert [fact["fact"] for fact in listed.result["facts"]] == ["fact 3", "fact 2"]
    assert (listed.result["count"], listed.result["total"]) == (2, 3)
    stats = (await run(ctx, "get_memory_stats")).result
    assert (stats["facts"], stats["categories"], stats["conversations"]) == (4, 1, 0)
    assert stats["size_bytes"] == 24
    assert stats["oldest"] == NOW.astimezone(ctx.zone).isoformat()


@pytest.mark.requirement("memory.recall.meaning")
async def test_memories_and_conversations_come_in_the_shapes_that_are_put_into_words(
    ctx: ToolContext, memories: Memories
) -> None:
    await run(ctx, "store_fact", fact="our anniversary is 12 June")
    stored = await run(ctx, "store_conversation", user_message="how long do I boil eggs?", agent_response="7 minutes.")
    assert stored.result["stored"] is True
    assert (await run(ctx, "store_conversation", user_message="x", agent_response="y")).result == stored.result
    await memories.catch_up()
    found = await run(ctx, "retrieve_memories", query="when did we get married", include_conversations=True)
    [memory] = found.result["memories"]
    assert memory["text"] == "our anniversary is 12 June"
    assert 0 < memory["score"] <= 1
    assert (found.result["conversations"], found.degraded) == ([], None)
    assert "our anniversary is 12 June" in found.message
    talks = await run(ctx, "search_conversations", query="cooking eggs")
    [talk] = talks.result["conversations"]
    assert (talk["user_message"], talk["agent_response"]) == ("how long do I boil eggs?", "7 minutes.")
    assert talk["at"] == NOW.astimezone(ctx.zone).isoformat()
    nothing = await run(ctx, "retrieve_memories", query="wifi")
    assert (nothing.result, nothing.message) == (
        {"memories": [], "count": 0},
        "Nothing is remembered about “wifi”.",
    )


@pytest.mark.requirement("memory.recall.degraded")
async def test_what_was_kept_a_moment_ago_is_found_by_its_meaning(ctx: ToolContext) -> None:
    await run(ctx, "store_fact", fact="our anniversary is 12 June")
    found = await run(ctx, "retrieve_memories", query="the anniversary")
    assert [memory["text"] for memory in found.result["memories"]] == ["our anniversary is 12 June"]
    assert found.degraded is None


@pytest.mark.requirement("memory.users-apart")
@pytest.mark.parametrize("other", OTHERS)
async def test_nobody_reaches_what_another_told(ctx: ToolContext, memories: Memories, other: dict[str, str]) -> None:
    fact_id = (await run(ctx, "store_fact", fact="my locker code is 4411")).result["fact_id"]
    await run(ctx, "update_profile", updates={"name": "Ann"})
    exported = (await run(ctx, "export_memory")).result["file_path"]
    await memories.catch_up()
    theirs = another(ctx, "x", **other)
    assert await everything(theirs) == {"facts": [], "conversations": [], "profile": {}}
    assert (await run(theirs, "retrieve_memories", query="locker code")).result["memories"] == []
    assert json.loads((await run(theirs, "export_memory")).result["content"])["facts"] == []
    with pytest.raises(ToolFailed):
        await run(theirs, "delete_fact", fact_id=fact_id)
    assert (await prepared(theirs, exported)).verdict is Verdict.INVALID


@pytest.mark.requirement("memory.profile.merged")
async def test_a_profile_is_merged_checked_and_bounded(ctx: ToolContext) -> None:
    assert (await run(ctx, "get_profile")).message == "Your profile is empty."
    changed = await run(ctx, "update_profile", updates={"Time Zone": "Madrid", "name": "Sam", "units": {"temp": "C"}})
    assert changed.result == {
        "profile": {"timezone": "Europe/Madrid", "name": "Sam", "units": {"temp": "C"}},
        "updated": ["name", "timezone", "units"],
    }
    assert (await run(ctx, "update_profile", updates={"name": None})).result["profile"] == {
        "timezone": "Europe/Madrid",
        "units": {"temp": "C"},
    }
    for updates in [
        {"timezone": "Atlantis"},
        {"timezone": 5},
        {"../x": 1},
        {"a" * 60: 1},
        {"note": "x" * 2_100},
        {"home town": 1, "home_town": 2},
    ]:
        with pytest.raises(ToolFailed):
            await run(ctx, "update_profile", updates=updates)
    for number in range(9):
        await run(ctx, "update_profile", updates={f"entry_{number}": "x" * 1_900})
    with pytest.raises(ToolFailed, match="too large"):
        await run(ctx, "update_profile", updates={f"more_{number}": "x" * 1_900 for number in range(3)})
    assert "more_0" not in (await run(ctx, "get_profile")).result["profile"]


async def some_memory(ctx: ToolContext) -> None:
    for number, (fact, category) in enumerate(
        [("likes tea (green)", "food, drinks"), ('said "hi"\n# really, -- so', None), ("=cmd()", "x")]
    ):
        await run(another(ctx, f"f{number}"), "store_fact", fact=fact, category=category)
    await run(ctx, "store_conversation", user_message="hi\n- not a fact", agent_response="# hello\n- nor this")
    await run(ctx, "update_profile", updates={"name": "Ann", "language": "de"})


@pytest.mark.requirement("memory.files.round-trip")
@pytest.mark.parametrize("form", ["json", "csv", "markdown"])
async def test_an_export_brings_nothing_new_to_its_owner_and_everything_to_an_empty_memory(
    ctx: ToolContext, inbox: Path, form: str
) -> None:
    await some_memory(ctx)
    exported = await run(ctx, "export_memory", format=form)
    assert (exported.result["format"], exported.result["count"]) == (form, 6)
    path = inbox.parents[2] / "exports" / "acme" / "ann" / exported.result["file_path"]
    assert path.read_text() == exported.result["content"]
    assert (await run(ctx, "export_memory", format=form)).result["file_path"] == path.name
    again = await prepared(ctx, path.name)
    assert again.verdict is Verdict.RUN
    assert (await run(another(ctx, "i"), "import_memory", **again.args)).result["imported"] == 0
    other = another(ctx, "o", user_id="bob")
    folder = inbox.parent / "bob"
    folder.mkdir()
    (folder / path.name).write_bytes(path.read_bytes())
    call = await prepared(other, path.name)
    assert call.verdict is Verdict.CONFIRM
    await run(other, "import_memory", **call.args)
    was, became = await everything(ctx), await everything(other)
    if form == "markdown":
        # Markdown has one line a fact, and does not carry conversations back.
        was = {**was, "conversations": [], "facts": sorted((" ".join(f.split()), c) for f, c in was["facts"])}
    assert became == was


@pytest.mark.requirement("memory.files.relative")
async def test_no_user_is_told_where_steward_keeps_its_files(ctx: ToolContext, inbox: Path) -> None:
    exported = await run(ctx, "export_memory")
    refused = await prepared(ctx, "nowhere.json")
    with pytest.raises(ToolFailed) as absent:
        await run(ctx, "import_memory", file_path="nowhere.json")
    (inbox / "facts.json").write_text(json.dumps({"facts": [{"fact": "owns a cat"}]}))
    call = await prepared(ctx, "facts.json")
    imported = await run(ctx, "import_memory", **call.args)
    told = [exported.model_dump_json(), refused.model_dump_json(), absent.value.detail]
    told += [call.model_dump_json(), imported.model_dump_json()]
    assert not [text for text in told if str(inbox.parents[2]) in text]
    assert "your import folder, imports/acme/ann;" in absent.value.detail
    assert " to exports/acme/ann/memory-" in exported.message


@pytest.mark.requirement("memory.import.confirmed")
async def test_an_import_shows_its_difference_and_applies_exactly_that(ctx: ToolContext, inbox: Path) -> None:
    await run(ctx, "store_fact", fact="likes tea", category="food")
    await run(ctx, "update_profile", updates={"name": "Ann"})
    facts = [{"fact": "likes TEA", "category": "drinks"}, {"text": "owns a cat"}, {"fact": "owns a cat"}]
    held = {"facts": facts, "profile": {"name": "Anna", "timezone": "Berlin"}}
    (inbox / "facts.json").write_text(json.dumps(held))
    call = await prepared(ctx, "facts.json")
    assert call.verdict is Verdict.CONFIRM
    assert call.args["file_path"].startswith("facts.json#sha256=")
    for line in (
        "2 new, 2 changed, 1 already known:",
        "+ owns a cat",
        "~ likes TEA: food -> drinks",
        '~ profile name: "Anna"',
        '+ profile timezone: "Europe/Berlin"',
    ):
        assert line in call.message.splitlines(), call.message
    done = await run(another(ctx, "i"), "import_memory", **call.args)
    assert done.result == {"imported": 4, "skipped": 1, "file_path": "facts.json"}
    assert await everything(ctx) == {
        "facts": [("likes tea", "drinks"), ("owns a cat", None)],
        "conversations": [],
        "profile": {"name": "Anna", "timezone": "Europe/Berlin"},
    }
    assert (await prepared(ctx, "facts.json")).verdict is Verdict.RUN


@pytest.mark.requirement("memory.import.confirmed")
async def test_a_file_that_changed_after_the_yes_is_refused(ctx: ToolContext, inbox: Path) -> None:
    (inbox / "facts.md").write_text("- owns a cat\n")
    call = await prepared(ctx, "facts.md")
    (inbox / "facts.md").write_text("- owns a tiger\n")
    with pytest.raises(ToolFailed, match="changed since"):
        await run(ctx, "import_memory", **call.args)
    assert (await everything(ctx))["facts"] == []
    assert (await prepared(ctx, "facts.md")).args_sha256 != call.args_sha256


@pytest.mark.requirement("memory.import.granted-folder")
@pytest.mark.parametrize(
    "name", ["../bob/secret.json", "/etc/hostname", "link.json", "folder.json", "none.json", "a\x00b"]
)
async def test_nothing_outside_the_users_own_folders_is_read(ctx: ToolContext, inbox: Path, name: str) -> None:
    (inbox.parent / "bob").mkdir()
    (inbox.parent / "bob" / "secret.json").write_text('["bob\'s secret"]')
    (inbox / "link.json").symlink_to(inbox.parent / "bob" / "secret.json")
    (inbox / "folder.json").mkdir()
    call = await prepared(ctx, name)
    assert call.verdict is Verdict.INVALID
    assert "secret" not in call.reason.replace(name, "")


@pytest.mark.requirement("memory.import.granted-folder")
@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.json", b"{"),
        ("a.json", b'{"facts": [{"category": "x"}]}'),
        ("a.json", b'{"facts": [""]}'),
        ("a.json", b"[" * 100_000),
        ("a.json", b"5"),
        ("a.csv", b"no,such\n1,2\n"),
        ("a.csv", b"kind,fact\nbird,tit\n"),
        ("a.md", b"\xff\xfe"),
        ("a.exe", b"- a fact\n"),
        ("a.json", json.dumps({"profile": {"timezone": "Atlantis"}}).encode()),
    ],
)
async def test_a_file_that_is_not_a_memory_is_refused_in_words(
    ctx: ToolContext, inbox: Path, name: str, content: bytes
) -> None:
    (inbox / name).write_bytes(content)
    call = await prepared(ctx, name)
    assert call.verdict is Verdict.INVALID
    assert call.reason


@pytest.mark.requirement("memory.import.granted-folder")
async def test_a_file_beyond_the_bound_is_refused(ctx: ToolContext, inbox: Path) -> None:
    (inbox / "big.md").write_bytes(b"- x\n" * (2 << 20))
    assert "larger than" in (await prepared(ctx, "big.md")).reason


def told_by(ctx: ToolContext, call_id: str, path: str) -> ToolContext:
    """The same call with an argument that stands in a mail."""
    foreign = ArgumentOrigin(path=path, source=Source.RESULT, tool="get_email_details", number=1)
    return replace(another(ctx, call_id), flow=Flow(labels=[foreign], entered=["the result of get_email_details"]))


@pytest.mark.requirement("trust.memory")
async def test_a_fact_that_a_tool_said_is_kept_as_such_until_the_user_says_it(
    ctx: ToolContext, database: Database
) -> None:
    fact = "the invoice goes to eve@evil.example"
    store = MemoryStore(database)
    kept = await run(told_by(ctx, "c1", "/fact"), "store_fact", fact=fact)
    assert kept.result["source"] == "get_email_details"
    assert kept.result["from_outside"] is True
    known = (await store.context(ctx.owner, fact, 5)).facts
    assert known == [quoted_memory(fact, "get_email_details")]
    await run(another(ctx, "c2"), "store_fact", fact=fact)
    assert (await store.context(ctx.owner, fact, 5)).facts == [fact]
    await run(told_by(ctx, "c3", "/fact"), "store_fact", fact=fact)
    assert (await store.context(ctx.owner, fact, 5)).facts == [fact]


@pytest.mark.requirement("trust.memory")
async def test_an_entry_of_the_profile_that_a_tool_said_is_nobodys_address(
    ctx: ToolContext, database: Database
) -> None:
    await run(ctx, "update_profile", updates={"name": "Ann"})
    given = told_by(ctx, "c1", "/updates/email")
    told = await run(given, "update_profile", updates={"email": "eve@evil.example"})
    assert told.result["profile"] == {"name": "Ann"}
    assert "said by get_email_details, not by you" in told.message
    known = await MemoryStore(database).context(ctx.owner, "what is my name", 5)
    assert known.profile == {"name": "Ann"}
    assert [is_quoted(fact) for fact in known.facts] == [True]
    mine = await run(another(ctx, "c2"), "update_profile", updates={"email": "ann@example.com"})
    assert mine.result["profile"] == {"name": "Ann", "email": "ann@example.com"}
    assert "told" not in mine.result


@pytest.mark.requirement("memory.facts.changed")
async def test_a_fact_is_put_into_other_words(ctx: ToolContext, memories: Memories) -> None:
    kept = await run(ctx, "store_fact", fact="my door code is 4410", category="home")
    await run(another(ctx, "c2"), "store_fact", fact="I like tea")
    call = ToolCall(tool_name="update_fact", args={"fact_id": "door code", "fact": "my door code is 4411"})
    ready = await Preparer(Registry(), ctx.services).prepare(call, ctx.requester, ctx.now.isoformat())
    assert (ready.verdict, ready.args["fact_id"]) == (Verdict.RUN, kept.result["fact_id"])
    for attempt in ("c3", "c3"):
        changed = await run(another(ctx, attempt), "update_fact", **ready.args)
        assert changed.result["fact"] == "my door code is 4411"
        assert (changed.result["fact_id"], changed.result["category"]) == (kept.result["fact_id"], "home")
    assert {fact.fact for fact in await memories.list_facts(ctx.owner)} == {"my door code is 4411", "I like tea"}
    with pytest.raises(ToolFailed, match="another fact says that already"):
        await run(another(ctx, "c4"), "update_fact", fact_id=kept.result["fact_id"], fact="I like tea")


@pytest.mark.requirement("memory.users-apart")
async def test_nobody_changes_anothers_fact(ctx: ToolContext) -> None:
    kept = await run(ctx, "store_fact", fact="my door code is 4410")
    with pytest.raises(ToolFailed):
        await run(another(ctx, "c2", user_id="eve"), "update_fact", fact_id=kept.result["fact_id"], fact="x")


@pytest.mark.requirement("memory.facts.forgotten-by-meaning")
async def test_a_fact_is_found_by_what_it_is_about_and_asked_about_before_it_is_forgotten(ctx: ToolContext) -> None:
    told = await run(ctx, "store_fact", fact="I live in Rome")
    binding = find_binding("memory.delete_fact")
    assert binding is not None
    bound = await binding.run(another(ctx, "c2"), binding.args_type.model_validate({"fact_id": "where I live"}))
    assert bound == {"fact_id": [told.result["fact_id"]]}
    assert facts_deletion(bound, {}).ruling is Ruling.CONFIRM
    assert facts_deletion({"fact_id": told.result["fact_id"]}, {}).ruling is Ruling.ALLOW
    gone = await run(another(ctx, "c3"), "delete_fact", **bound)
    assert gone.message == "Forgotten: I live in Rome."
    with pytest.raises(ToolFailed, match="there is no fact where I work"):
        await binding.run(another(ctx, "c4"), binding.args_type.model_validate({"fact_id": "where I work"}))


@pytest.mark.requirement("memory.facts.forgotten-by-meaning")
@pytest.mark.parametrize(
    ("kept", "words", "left"),
    [
        (
            ["my sister is called Anna and I live in Hamburg", "I live in Hamburg", "my sister is called Anna"],
            "I live in Hamburg",
            ["my sister is called Anna"],
        ),
        (["Meine Katze heißt Mia und ich wohne in Ulm", "ich wohne in Ulm"], "ich wohne in Ulm", []),
        (["vivo en Vigo y mi perro se llama Leo", "vivo en Vigo"], "vivo en Vigo y mi perro se llama Leo", []),
        (["I live in Hamburg", "I live in Hamburgh Road"], "I live in Hamburg", ["I live in Hamburgh Road"]),
    ],
)
async def test_no_fact_still_says_what_was_to_be_forgotten(
    ctx: ToolContext, kept: list[str], words: str, left: list[str]
) -> None:
    for number, fact in enumerate(kept):
        await run(another(ctx, f"c{number}"), "store_fact", fact=fact)
    binding = find_binding("memory.delete_fact")
    assert binding is not None
    bound = await binding.run(ctx, binding.args_type.model_validate({"fact_id": words}))
    gone = await run(another(ctx, "c9"), "delete_fact", **bound)
    assert all(fact in gone.message for fact in kept if fact not in left)
    assert [one["fact"] for one in (await run(ctx, "list_facts")).result["facts"]] == left
