"""The commands about the knowledge base: add, list, remove and status."""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli.exits import ExitCode
from steward.cli.options import LimitOption, Session, command

AgentOption = Annotated[str, typer.Option("--agent", metavar="NAME", help="The collection of documents.")]
AnyAgentOption = Annotated[
    str | None, typer.Option("--agent", metavar="NAME", help="Of this collection alone.", show_default=False)
]


def add(
    session: Session,
    sources: Annotated[list[str], typer.Argument(metavar="PATH|URL...", help="Files, folders and https addresses.")],
    agent: AgentOption = "default",
    wait: Annotated[bool, typer.Option("--wait/--no-wait", help="Wait until everything is read.")] = True,
) -> ExitCode:
    """Add documents, or their new content. A folder that is added again is synchronised: what is gone from it goes."""
    from steward.cli.knowledge_add import add_documents

    with session.client() as client:
        return add_documents(session, client, sources, agent, wait=wait)


def list_(
    session: Session,
    agent: AnyAgentOption = None,
    state: Annotated[
        str | None,
        typer.Option("--state", metavar="STATE", help="waiting, working, ready or failed.", show_default=False),
    ] = None,
    limit: LimitOption = 50,
) -> ExitCode:
    """List the documents and how far each is."""
    from steward.cli.knowledge_list import list_documents

    with session.client() as client:
        return list_documents(session, client, agent, state, limit)


def remove(
    session: Session,
    documents: Annotated[list[int], typer.Argument(min=1, metavar="DOCUMENT...", help="Their numbers.")],
) -> ExitCode:
    """Take documents out of the knowledge base."""
    with session.client() as client:
        for document in documents:
            client.remove_document(document)
    print('{"success": true}' if session.as_json else "Removed.")
    return ExitCode.DONE


def status(session: Session, agent: AnyAgentOption = None) -> ExitCode:
    """Show how much there is, and what was asked last without an answer."""
    from steward.cli.knowledge_list import show_status

    with session.client() as client:
        return show_status(session, client, agent)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    kb = typer.Typer(no_args_is_help=True, help="Documents that questions are answered from.")
    command(kb, "add", examples=["steward kb add handbook/ https://example.com/faq.html"])(add)
    command(kb, "list", examples=["steward kb list --state failed"])(list_)
    command(kb, "remove", examples=["steward kb remove 12 13"])(remove)
    command(kb, "status", examples=["steward kb status"])(status)
    app.add_typer(kb, name="kb")
