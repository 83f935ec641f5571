"""A user's channels as the command line shows and changes them. Behind `channels`."""

from __future__ import annotations

from typing import Any, Final

from pydantic import ValidationError
from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import show_page, table_of
from steward.contracts.channels import ChannelSettings
from steward.contracts.user_events import EventKind

_OWN: Final = "@me"
_NONE: Final = "none"
_STATE_STYLES: Final = {"dead": "red", "waiting": "yellow", "delivered": "green"}


def show_channels(session: Session, client: StewardClient) -> ExitCode:
    """Show by which channel each kind of event comes."""
    return _show(session, client.channels(session.user or _OWN))


def set_channels(session: Session, client: StewardClient, changes: dict[str, Any], kinds: list[str]) -> ExitCode:
    """Change what `changes` and `kinds` name and keep the rest. Raises CliError for what is no setting."""
    user = session.user or _OWN
    known = client.channels(user).model_dump(mode="json")
    wanted = {**known, **changes, "kinds": {**known["kinds"], **dict(_kind(text) for text in kinds)}}
    try:
        settings = ChannelSettings.model_validate(wanted)
    except ValidationError as error:
        faults = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in error.errors()]
        raise CliError("; ".join(faults), exit_code=ExitCode.USAGE) from None
    return _show(session, client.set_channels(user, settings))


def list_deliveries(session: Session, client: StewardClient, state: str | None, limit: int) -> ExitCode:
    """Show deliveries, newest first."""
    page = client.deliveries(state=state, limit=limit)
    table = table_of(("ID", "STATE", "USER", "CHANNEL", "KIND", "PROBLEM", "TRIES"), ("LAST ERROR",))
    for row in page.deliveries:
        state_text = Text(row.state, style=_STATE_STYLES.get(row.state, ""))
        about = "" if row.problem_id is None else str(row.problem_id)
        fault = Text(plain(row.last_error or ""))
        table.add_row(
            str(row.id), state_text, plain(row.recipient), row.channel, row.kind, about, str(row.attempts), fault
        )
    return show_page(page, table, "There are no such deliveries.", as_json=session.as_json)


def resend_delivery(session: Session, client: StewardClient, delivery_id: int) -> ExitCode:
    """Have one sent again and say so."""
    resent = client.redeliver(delivery_id)
    print(resent.model_dump_json() if session.as_json else f"Delivery {delivery_id} is being sent again.")
    return ExitCode.DONE


def names(text: str) -> list[str]:
    """The channels of a list with commas between; `none` is no channel."""
    return [] if text == _NONE else [name.strip() for name in text.split(",") if name.strip()]


def quiet(text: str) -> dict[str, str] | None:
    """The quiet hours of 22:00-07:00; `none` is none."""
    begin, _, end = text.partition("-")
    return None if text == _NONE else {"begin": begin.strip(), "end": end.strip()}


def _kind(text: str) -> tuple[str, list[str]]:
    kind, mark, channels = text.partition("=")
    if not mark:
        raise CliError(f"--kind {text}: write it as kind=channel,channel", exit_code=ExitCode.USAGE)
    return kind, names(channels)


def _show(session: Session, settings: ChannelSettings) -> ExitCode:
    if session.as_json:
        print(settings.model_dump_json())
        return ExitCode.DONE
    for kind in EventKind:
        print(f"{kind.value:20}  {', '.join(settings.channels_of(kind)) or _NONE}")
    for label, value in (("ntfy", settings.ntfy_url), ("e-mail", settings.email), ("time zone", settings.timezone)):
        if value:
            print(f"{label:20}  {plain(value)}")
    if settings.quiet is not None:
        urgent = ", ".join(settings.quiet.urgent) or "nothing"
        print(f"{'quiet hours':20}  {settings.quiet.begin}-{settings.quiet.end}, but for {urgent}")
    return ExitCode.DONE
