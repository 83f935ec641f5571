"""Notifications as the command line shows them and sends them again. Behind `notifications list` and `resend`."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from cli.client import StewardClient
from cli.exits import ExitCode
from cli.options import Session
from cli.plain import plain
from cli.screen import err, out

_STATE_STYLES = {"dead": "red", "waiting": "yellow", "delivered": "green"}


def list_notifications(session: Session, client: StewardClient, state: str | None, limit: int) -> ExitCode:
    """Show notifications, newest first."""
    page = client.notifications(state=state, limit=limit)
    if session.as_json:
        print(page.model_dump_json())
        return ExitCode.DONE
    if not page.notifications:
        err().print("There are no such notifications.")
        return ExitCode.DONE
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("ID", "STATE", "USER", "PROBLEM", "SOURCE", "TRIES"):
        table.add_column(heading, no_wrap=True)
    for heading in ("TEXT", "LAST ERROR"):
        table.add_column(heading, overflow="fold")
    for row in page.notifications:
        state_text = Text(row.state, style=_STATE_STYLES.get(row.state, ""))
        about = "" if row.problem_id is None else str(row.problem_id)
        said, fault = Text(plain(row.text)), Text(plain(row.last_error or ""))
        table.add_row(str(row.id), state_text, plain(row.user_id), about, row.source, str(row.attempts), said, fault)
    out().print(table)
    return ExitCode.DONE


def resend_notification(session: Session, client: StewardClient, notification_id: int) -> ExitCode:
    """Have one sent again and say so."""
    resent = client.resend(notification_id)
    if session.as_json:
        print(resent.model_dump_json())
    elif resent.sending:
        print(f"Notification {notification_id} is being sent again.")
    else:
        print(f"Notification {notification_id} was delivered already.")
    return ExitCode.DONE
