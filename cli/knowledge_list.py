"""The knowledge base as the command line shows it. Behind `kb list` and `kb status`."""

from __future__ import annotations

import json

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.pages import QuestionRow
from steward.cli.plain import plain
from steward.cli.screen import err, out, show_page, show_table, table_of

_STATE_STYLES = {"failed": "red", "waiting": "yellow", "working": "yellow", "ready": "green"}
_UNANSWERED = 10


def list_documents(
    session: Session, client: StewardClient, agent: str | None, state: str | None, limit: int
) -> ExitCode:
    """Show documents, newest first."""
    page = client.documents(agent=agent, state=state, limit=limit)
    table = table_of(("ID", "AGENT", "STATE", "PASSAGES"), ("DOCUMENT", "NOTE"))
    for row in page.documents:
        shown = Text(row.state, style=_STATE_STYLES.get(row.state, ""))
        note = Text(plain(row.error or row.stage))
        table.add_row(str(row.document_id), row.agent, shown, str(row.passages), Text(plain(row.source)), note)
    return show_page(page, table, "There are no such documents.", as_json=session.as_json)


def show_status(session: Session, client: StewardClient, agent: str | None) -> ExitCode:
    """Show how much each collection holds, and the last questions that it could not answer."""
    page, questions = client.kb_status(agent), _unanswered(client, agent)
    if session.as_json:
        unanswered = None if questions is None else [row.model_dump(mode="json") for row in questions]
        print(json.dumps({**page.model_dump(mode="json"), "unanswered": unanswered}, ensure_ascii=False))
        return ExitCode.DONE
    if not page.agents:
        err().print("There are no documents. `steward kb add PATH` adds some.")
    table = table_of(("AGENT", "DOCUMENTS", "IN PROGRESS", "FAILED", "SEARCHABLE", "PASSAGES", "CHARACTERS"))
    for row in page.agents:
        counts = (row.documents, row.in_progress, row.failed, row.searchable, row.passages, row.characters)
        table.add_row(row.agent, *(f"{count:,}" for count in counts))
    if page.agents:
        show_table(table)
    if questions:
        out().print(Text("Asked last without an answer:", style="bold"))
    for asked in questions or ():
        out().print(Text(f"  {asked.asked_at.astimezone():%Y-%m-%d %H:%M}  {plain(asked.question)}"))
    return ExitCode.DONE


def _unanswered(client: StewardClient, agent: str | None) -> list[QuestionRow] | None:
    """None for somebody who may not see what others asked."""
    try:
        return client.kb_questions(agent, answered=False, limit=_UNANSWERED).questions
    except CliError as error:
        if error.document.get("error") != "forbidden":
            raise
        return None
