"""The commands about what is remembered: facts, forget, profile, search, stats, export and import."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

LimitOption = Annotated[int, typer.Option("--limit", min=1, max=200, metavar="N", help="How many.")]


class DocumentFormat(StrEnum):
    """How what is remembered is written down."""

    MARKDOWN = "markdown"
    JSON = "json"


FormatOption = Annotated[DocumentFormat, typer.Option("--format", help="For people or for programs.")]


def facts(
    session: Session,
    category: Annotated[
        str | None, typer.Option("--category", metavar="NAME", help="Of this category.", show_default=False)
    ] = None,
    words: Annotated[
        str | None, typer.Option("--with", metavar="TEXT", help="With this in them.", show_default=False)
    ] = None,
    limit: LimitOption = 50,
) -> ExitCode:
    """List facts, newest first, with whose word each is and the problem it was said in."""
    from steward.cli.memory_list import list_facts

    with session.client() as client:
        return list_facts(session, client, category, words, limit)


def forget(
    session: Session,
    facts: Annotated[list[int], typer.Argument(min=1, metavar="FACT...", help="Their numbers.")],
) -> ExitCode:
    """Forget facts; their text is gone at once."""
    with session.client() as client:
        for fact in facts:
            client.memory.forget_fact(fact)
    print('{"success": true}' if session.as_json else "Forgotten.")
    return ExitCode.DONE


def profile(
    session: Session,
    entries: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="ENTRY=VALUE", help="Set an entry; a value may be JSON.", show_default=False),
    ] = None,
    removed: Annotated[
        list[str] | None, typer.Option("--remove", metavar="ENTRY", help="Take an entry out.", show_default=False)
    ] = None,
) -> ExitCode:
    """Show the profile, or change entries of it."""
    from steward.cli.memory_list import show_profile

    changes: list[tuple[str, Any]] = [_entry(given) for given in entries or ()]
    changes += [(entry, None) for entry in removed or ()]
    with session.client() as client:
        for entry, value in changes:
            client.memory.set_entry(entry, value)
        return show_profile(session, client)


def search(
    session: Session,
    words: Annotated[list[str], typer.Argument(metavar="WORDS...", help="What it is about.", show_default=False)],
    limit: Annotated[int, typer.Option("--limit", min=1, max=50, metavar="N", help="How many of each kind.")] = 10,
) -> ExitCode:
    """Find what is remembered about something, by its meaning."""
    from steward.cli.memory_list import search as show_found

    with session.client() as client:
        return show_found(session, client, " ".join(words), limit)


def stats(session: Session) -> ExitCode:
    """Show how much is remembered."""
    from steward.cli.memory_list import show_statistics

    with session.client() as client:
        return show_statistics(session, client)


def export(session: Session, format_: FormatOption = DocumentFormat.MARKDOWN) -> ExitCode:
    """Write everything that is remembered to standard output, to be read, edited and imported."""
    with session.client() as client:
        print(client.memory.export(DocumentFormat.JSON if session.as_json else format_.value), end="")
    return ExitCode.DONE


def import_(
    session: Session,
    file: Annotated[
        Path, typer.Argument(exists=True, dir_okay=False, metavar="FILE", help="An edited export, .md or .json.")
    ],
    yes: Annotated[bool, typer.Option("--yes", help="Make the changes without being asked.")] = False,
) -> ExitCode:
    """Show what an edited export would change, ask, and change just that."""
    from steward.cli.memory_list import import_document

    form = DocumentFormat.JSON if file.suffix.lower() == ".json" else DocumentFormat.MARKDOWN
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CliError(f"{file} cannot be read: {error}", exit_code=ExitCode.USAGE) from None
    with session.client() as client:
        return import_document(session, client, form.value, text, yes=yes)


def _entry(given: str) -> tuple[str, Any]:
    entry, equals, value = given.partition("=")
    if not equals:
        raise CliError(f"{given!r} is not of the form ENTRY=VALUE", exit_code=ExitCode.USAGE)
    try:
        return entry, json.loads(value)
    except ValueError:
        return entry, value


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    memory = typer.Typer(no_args_is_help=True, help="What is remembered of you.")
    command(memory, "facts", examples=["steward memory facts --category family"])(facts)
    command(memory, "forget", examples=["steward memory forget 12 13"])(forget)
    command(memory, "profile", examples=["steward memory profile --set timezone=Europe/Berlin"])(profile)
    command(memory, "search", examples=["steward memory search where do I live"])(search)
    command(memory, "stats", examples=["steward memory stats"])(stats)
    command(memory, "export", examples=["steward memory export > memory.md"])(export)
    command(memory, "import", examples=["steward memory import memory.md"])(import_)
    app.add_typer(memory, name="memory")
