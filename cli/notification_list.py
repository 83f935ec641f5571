"""Notifications as the command line shows them and sends them again. Behind `notifications list` and `resend`."""

from __future__ import annotations

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import show_page, table_of

_STATE_STYLES = {"dead": "red", "waiting": "yellow", "delivered": "green"}


def list_notifications(session: Session, client: StewardClient, state: str | None, limit: int) -> ExitCode:
    """Show notifications, newest first."""
    page = client.notifications(state=state, limit=limit)
    table = table_of(("ID", "STATE", "USER", "PROBLEM", "SOURCE", "TRIES"), ("TEXT", "LAST ERROR"))
    for row in page.notifications:
        state_text = Text(row.state, style=_STATE_STYLES.get(row.state, ""))
        about = "" if row.problem_id is None else str(row.problem_id)
        message, fault = Text(plain(row.text)), Text(plain(row.last_error or ""))
        table.add_row(str(row.id), state_text, plain(row.user_id), about, row.source, str(row.attempts), message, fault)
    return show_page(page, table, "There are no such notifications.", as_json=session.as_json)


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
