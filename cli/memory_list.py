"""What is remembered, as the command line shows it and asks about it. Behind the `memory` commands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.exits import ExitCode
from steward.cli.memory_pages import FactRow, FactText, MemoryCompared
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import err, out, show_page, show_table, table_of


def list_facts(
    session: Session, client: StewardClient, category: str | None, words: str | None, limit: int
) -> ExitCode:
    """Show facts, newest first."""
    page = client.memory.facts(category=category, words=words, limit=limit)
    table = table_of(("ID", "CATEGORY", "SAID BY", "PROBLEM"), ("FACT",))
    for row in page.facts:
        table.add_row(*_fact(row))
    return show_page(page, table, "No facts are remembered.", as_json=session.as_json)


def show_profile(session: Session, client: StewardClient) -> ExitCode:
    """Show the profile."""
    page = client.memory.profile()
    table = table_of(("ENTRY", "SAID BY"), ("VALUE",))
    for entry in page.entries:
        table.add_row(entry.entry, _who(entry.source), Text(plain(_shown(entry.value))))
    return show_page(page, table, "The profile is empty.", as_json=session.as_json)


def search(session: Session, client: StewardClient, words: str, limit: int) -> ExitCode:
    """Show what is remembered about something; what was away is said on standard error."""
    found = client.memory.search(words, limit)
    table = table_of(("SCORE", "ID", "SAID BY"), ("WHAT",))
    for fact in found.facts:
        table.add_row(f"{fact.score or 0:.2f}", str(fact.fact_id), _who(fact.source), Text(plain(fact.fact)))
    for talk in found.exchanges:
        table.add_row(f"{talk.score or 0:.2f}", plain(talk.conversation_id), "talk", Text(plain(talk.user_message)))
    for part in found.degraded:
        err().print(Text(f"{part.code}: {plain(part.detail)}", style="yellow"))
    return show_page(found, table, "Nothing is remembered about that.", as_json=session.as_json)


def import_document(session: Session, client: StewardClient, form: str, text: str, *, yes: bool) -> ExitCode:
    """Show what an edited export would change, ask, and do just that."""
    compared = client.memory.import_document(form, text)
    if not session.as_json:
        for line in _difference(compared):
            out().print(Text(line))
    if not compared.count or not (yes or _agreed(session, compared)):
        if session.as_json:
            print(compared.model_dump_json())
        return ExitCode.DONE if not compared.count or session.as_json else ExitCode.AWAITING_CONFIRMATION
    done = client.memory.import_document(form, text, confirm=compared.sha256)
    print(done.model_dump_json() if session.as_json else f"Done: {_changes(done.count)}.")
    return ExitCode.DONE


def show_statistics(session: Session, client: StewardClient) -> ExitCode:
    """Show how much is remembered."""
    counts = client.memory.statistics()
    if session.as_json:
        print(json.dumps(counts, ensure_ascii=False))
        return ExitCode.DONE
    table = table_of(("WHAT",), ("HOW MUCH",))
    for name, value in counts.items():
        if not isinstance(value, bool | list):
            table.add_row(name.replace("_", " "), Text("-" if value is None else plain(str(value))))
    for row in counts["by_category"]:
        table.add_row(f"facts of {plain(row['category'] or 'no category')}", str(row["facts"]))
    for row in counts["by_source"]:
        table.add_row(f"facts said by {_who(row['source'])}", str(row["facts"]))
    show_table(table)
    return ExitCode.DONE


def _agreed(session: Session, compared: MemoryCompared) -> bool:
    if not session.interactive:
        err().print("Nothing is changed: pass --yes to do this.")
        return False
    return input(f"Make {_changes(compared.count)}? [y]es, [n]o: ").strip().lower() in ("y", "yes")


def _difference(compared: MemoryCompared) -> Iterator[str]:
    for one in compared.added:
        yield f"+ {_text(one.after)}"
    for one in compared.changed:
        yield f"~ {_text(one.before)} -> {_text(one.after)} [{one.fact_id}]"
    for one in compared.removed:
        yield f"- {_text(one.before)} [{one.fact_id}]"
    for entry in compared.profile:
        before, after = (None if value is None else plain(_shown(value)) for value in (entry.before, entry.after))
        change = (
            f"+ profile {entry.entry}: {after}" if before is None else f"~ profile {entry.entry}: {before} -> {after}"
        )
        yield f"- profile {entry.entry}: {before}" if after is None else change
    yield f"{_changes(compared.count)}, {compared.unchanged} as they are."


def _changes(count: int) -> str:
    return f"{count} change{'' if count == 1 else 's'}"


def _text(fact: FactText | None) -> str:
    if fact is None:
        return ""
    return plain(fact.fact) + (f" ({plain(fact.category)})" if fact.category else "")


def _fact(row: FactRow) -> tuple[str | Text, ...]:
    problem = "" if row.problem_id is None else str(row.problem_id)
    return str(row.fact_id), plain(row.category or ""), _who(row.source), problem, Text(plain(row.fact))


def _who(source: str | None) -> str:
    return "you" if source is None else plain(source)


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
