"""The commands about conversations: list, show, rename, delete and export."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from steward.cli.exits import ExitCode
from steward.cli.options import Session, command

ConversationArgument = Annotated[str, typer.Argument(metavar="CONVERSATION", help="Its id.", show_default=False)]


class ExportFormat(StrEnum):
    """How a conversation is exported."""

    MARKDOWN = "markdown"
    JSON = "json"


def list_(
    session: Session,
    limit: Annotated[int, typer.Option("--limit", min=1, max=200, metavar="N", help="How many.")] = 50,
) -> ExitCode:
    """List your conversations at all doors, the one used last first."""
    from steward.cli.conversation_list import list_conversations

    with session.client() as client:
        return list_conversations(session, client, limit)


def show(
    session: Session,
    conversation: ConversationArgument,
    limit: Annotated[int, typer.Option("--limit", min=1, max=200, metavar="N", help="How many messages.")] = 50,
) -> ExitCode:
    """Show the last messages of a conversation."""
    from steward.cli.conversation_list import show_conversation

    with session.client() as client:
        return show_conversation(session, client, conversation, limit)


def rename(
    session: Session,
    conversation: ConversationArgument,
    title: Annotated[str, typer.Argument(metavar="TITLE", help="The new title.", show_default=False)],
) -> ExitCode:
    """Give a conversation another title."""
    with session.client() as client:
        renamed = client.rename_conversation(conversation, title)
    print(renamed.model_dump_json() if session.as_json else "Renamed.")
    return ExitCode.DONE


def delete(session: Session, conversation: ConversationArgument) -> ExitCode:
    """Delete a conversation's messages. The steps of its problems stay on record."""
    with session.client() as client:
        client.delete_conversation(conversation)
    print('{"success": true}' if session.as_json else "Deleted.")
    return ExitCode.DONE


def export(
    session: Session,
    conversation: ConversationArgument,
    format_: Annotated[ExportFormat, typer.Option("--format", help="For people or for programs.")] = (
        ExportFormat.MARKDOWN
    ),
) -> ExitCode:
    """Write a whole conversation to standard output."""
    with session.client() as client:
        print(client.export_conversation(conversation, format_.value))
    return ExitCode.DONE


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    conversations = typer.Typer(no_args_is_help=True, help="See, rename, delete and export conversations.")
    command(conversations, "list", examples=["steward conversations list"])(list_)
    command(conversations, "show", examples=["steward conversations show web-1"])(show)
    command(conversations, "rename", examples=['steward conversations rename web-1 "The Q3 report"'])(rename)
    command(conversations, "delete", examples=["steward conversations delete web-1"])(delete)
    command(conversations, "export", examples=["steward conversations export web-1 --format json"])(export)
    app.add_typer(conversations, name="conversations")
