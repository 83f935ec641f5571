"""Security events as the command line shows them. Behind `security events`; reads only."""

from __future__ import annotations

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import show_page, table_of


def list_events(
    session: Session, client: StewardClient, kind: str | None, since: str | None, problem_id: int | None, limit: int
) -> ExitCode:
    """Show security events, newest first."""
    page = client.security_events(kind=kind, since=since, problem_id=problem_id, limit=limit)
    table = table_of(("ID", "AT", "KIND", "USER", "PROBLEM", "FAMILY"), ("PLACE", "DETAIL"))
    for row in page.events:
        about = "" if row.problem_id is None else str(row.problem_id)
        words = (Text(plain(row.place)), Text(plain(row.detail)))
        at = f"{row.at:%Y-%m-%d %H:%M:%S}"
        table.add_row(str(row.id), at, plain(row.kind), plain(row.user_id), about, plain(row.family), *words)
    return show_page(page, table, "There are no such security events.", as_json=session.as_json)
