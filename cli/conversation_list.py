"""Conversations as the command line shows them. Behind `conversations list` and `conversations show`."""

from __future__ import annotations

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import out, show_page, table_of

_WHO = {"user": "You", "assistant": "Steward"}


def list_conversations(session: Session, client: StewardClient, limit: int) -> ExitCode:
    """Show conversations, the one used last first."""
    page = client.conversations(limit)
    table = table_of(("CONVERSATION", "LAST USED", "MESSAGES"), ("TITLE",))
    for row in page.conversations:
        used = f"{row.updated_at.astimezone():%Y-%m-%d %H:%M}"
        table.add_row(plain(row.conversation_id), used, str(row.messages), Text(plain(row.title)))
    return show_page(page, table, "There are no conversations.", as_json=session.as_json)


def show_conversation(session: Session, client: StewardClient, conversation_id: str, limit: int) -> ExitCode:
    """Show the last messages, oldest first, and what is not answered yet."""
    shown = client.conversation(conversation_id, limit)
    if session.as_json:
        print(shown.model_dump_json())
        return ExitCode.DONE
    for message in shown.messages:
        at = f"{message.created_at.astimezone():%Y-%m-%d %H:%M}"
        out().print(Text(f"{_WHO.get(message.role, message.role)}, {at}", style="bold"))
        out().print(Text(plain(message.text)))
    for waiting in shown.unanswered:
        out().print(Text(f"Not answered yet: {plain(waiting.text)}", style="yellow"))
    return ExitCode.DONE
