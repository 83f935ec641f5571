"""The commands about channels: how a user hears of events, and what did not reach them."""

from __future__ import annotations

from typing import Annotated

import typer

from steward.cli.exits import ExitCode
from steward.cli.options import DeliveredOption, LimitOption, Session, command

ChannelsOption = Annotated[
    str | None,
    typer.Option("--channels", metavar="LIST", help="webhook, ntfy, email, with commas between, or none."),
]
KindOption = Annotated[
    list[str] | None,
    typer.Option("--kind", metavar="KIND=LIST", help="The channels of one kind of event; repeat it."),
]
NtfyOption = Annotated[str | None, typer.Option("--ntfy", metavar="URL", help="The address of your ntfy topic.")]
EmailOption = Annotated[str | None, typer.Option("--email", metavar="ADDRESS", help="Where mail about events goes.")]
QuietOption = Annotated[
    str | None, typer.Option("--quiet", metavar="FROM-TO", help="Quiet hours such as 22:00-07:00, or none.")
]
ZoneOption = Annotated[
    str | None, typer.Option("--timezone", metavar="ZONE", help="Of the quiet hours, such as Europe/Berlin.")
]


def show(session: Session) -> ExitCode:
    """Show by which channels you hear of events."""
    from steward.cli.channel_settings import show_channels

    with session.client() as client:
        return show_channels(session, client)


def set_(
    session: Session,
    channels: ChannelsOption = None,
    kind: KindOption = None,
    ntfy: NtfyOption = None,
    email: EmailOption = None,
    quiet: QuietOption = None,
    timezone: ZoneOption = None,
) -> ExitCode:
    """Change by which channels you hear of events. What you do not name stays as it is."""
    from steward.cli import channel_settings

    given = (("ntfy_url", ntfy), ("email", email), ("timezone", timezone))
    changes: dict[str, object] = {name: value for name, value in given if value is not None}
    if channels is not None:
        changes["channels"] = channel_settings.names(channels)
    if quiet is not None:
        changes["quiet"] = channel_settings.quiet(quiet)
    with session.client() as client:
        return channel_settings.set_channels(session, client, changes, kind or [])


def deliveries(
    session: Session,
    state: DeliveredOption = None,
    limit: LimitOption = 50,
) -> ExitCode:
    """List deliveries of events, such as what a channel never took."""
    from steward.cli.channel_settings import list_deliveries

    with session.client() as client:
        return list_deliveries(session, client, state, limit)


def resend(
    session: Session,
    delivery: Annotated[int, typer.Argument(min=1, metavar="DELIVERY", help="Its number.", show_default=False)],
) -> ExitCode:
    """Send a delivery again that was not taken."""
    from steward.cli.channel_settings import resend_delivery

    with session.client() as client:
        return resend_delivery(session, client, delivery)


def register(app: typer.Typer) -> None:
    """Add these commands to `app`."""
    group = typer.Typer(no_args_is_help=True, help="Say how you hear of events; send again what was lost.")
    command(group, "show", examples=["steward channels show"])(show)
    command(
        group,
        "set",
        examples=[
            "steward channels set --channels ntfy --ntfy https://ntfy.sh/my-topic --kind problem_ended=none",
            "steward channels set --quiet 22:00-07:00 --timezone Europe/Berlin",
        ],
    )(set_)
    command(group, "deliveries", examples=["steward channels deliveries --state dead"])(deliveries)
    command(group, "resend", examples=["steward channels resend 12"])(resend)
    app.add_typer(group, name="channels")
