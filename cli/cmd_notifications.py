"""The commands about notifications: list and resend."""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli.exits import ExitCode
from steward.cli.options import DeliveredOption, LimitOption, Session, command


def list_(
    session: Session,
    state: DeliveredOption = None,
    limit: LimitOption = 50,
) -> ExitCode:
    """List what was said to users, such as what the webhook never took."""
    from steward.cli.notification_list import list_notifications

    with session.client() as client:
        return list_notifications(session, client, state, limit)


def resend(
    session: Session,
    notification: Annotated[int, typer.Argument(min=1, metavar="NOTIFICATION", help="Its number.", show_default=False)],
) -> ExitCode:
    """Send a notification again that the webhook has not taken."""
    from steward.cli.notification_list import resend_notification

    with session.client() as client:
        return resend_notification(session, client, notification)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    notifications = typer.Typer(no_args_is_help=True, help="See notifications and send them again.")
    command(notifications, "list", examples=["steward notifications list --state dead"])(list_)
    command(notifications, "resend", examples=["steward notifications resend 12"])(resend)
    app.add_typer(notifications, name="notifications")
