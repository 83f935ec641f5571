"""API keys and paired chat users as the command line makes and shows them. Behind `keys`, `login` and `logins`."""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from rich.text import Text

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.pages import Paired
from steward.cli.plain import plain
from steward.cli.render import local_time
from steward.cli.screen import err, show_page, table_of

_STATE_STYLES: Final = {"good": "green", "expired": "yellow", "revoked": "red"}
_SPAN: Final = re.compile(r"(?P<count>[1-9][0-9]{0,4})(?P<unit>[dhm])")
_UNITS: Final = {"d": "days", "h": "hours", "m": "minutes"}


def create_key(session: Session, client: StewardClient, wanted: dict[str, Any], expires: str | None) -> ExitCode:
    """Make a key; standard output is the key alone, or with --json one document."""
    body = {name: value for name, value in wanted.items() if value}
    if expires is not None:
        body["expires_at"] = _instant(expires).isoformat()
    made = client.create_key(body)
    if session.as_json:
        print(made.model_dump_json())
        return ExitCode.DONE
    print(plain(made.key))
    row = made.api_key
    acts = f"acts as {row.user_id}" if row.user_id else "may act for any user"
    err().print(
        Text(plain(f"{row.key_id} {acts} of the tenant {row.tenant_id}; scopes: {', '.join(row.scopes)}.")),
        soft_wrap=True,
    )
    err().print("Keep it now: it is not shown again.")
    return ExitCode.DONE


def list_keys(session: Session, client: StewardClient) -> ExitCode:
    """Show the keys, newest first."""
    page = client.keys()
    table = table_of(("KEY", "STATE", "TENANT", "USER", "SCOPES", "ROLES", "LAST USED", "EXPIRES"), ("NAME",))
    for row in page.api_keys:
        table.add_row(
            row.key_id,
            Text(row.state, style=_STATE_STYLES.get(row.state, "")),
            Text(plain(row.tenant_id)),
            Text(plain(row.user_id or "any")),
            ",".join(row.scopes),
            Text(plain(",".join(row.roles))),
            _day(row.last_used_at) or "never",
            _day(row.expires_at) or "never",
            Text(plain(row.name)),
        )
    nothing = "There are no API keys: `steward keys create NAME` makes one."
    return show_page(page, table, nothing, as_json=session.as_json)


def revoke_key(session: Session, client: StewardClient, key: str) -> ExitCode:
    """End a key, which may be given whole."""
    revoked = client.revoke_key("_".join(key.split("_")[:2]))
    if session.as_json:
        print(revoked.model_dump_json())
    else:
        print(plain(f"{revoked.api_key.key_id} ({revoked.api_key.name}) is revoked."))
    return ExitCode.DONE


def claim_code(session: Session, client: StewardClient, code: str) -> ExitCode:
    """Pair the chat user who was shown the code, and say who that is: a code somebody else sent pairs theirs."""
    return _say(session, client.login(code), "is now {user}. If that is not your chat: steward logins remove {id}")


def make_code(session: Session, client: StewardClient) -> ExitCode:
    """Show a code to type in a chat, and until when."""
    made = client.login_code()
    if session.as_json:
        print(made.model_dump_json())
    else:
        print(plain(f"/login {made.code}"))
        until = local_time(made.expires_at)
        print(f"Type that in your chat with the bot. It works once, until {until}; do not pass it on.", file=sys.stderr)
    return ExitCode.DONE


def list_chat_users(session: Session, client: StewardClient) -> ExitCode:
    """Show the paired chat users, newest first."""
    page = client.logins()
    table = table_of(("ID", "GATEWAY"), ("CHAT USER", "USER", "SINCE"))
    for row in page.pairs:
        names = (Text(plain(name)) for name in (row.gateway, row.external_id, row.user_id))
        table.add_row(str(row.pair_id), *names, _day(row.paired_at))
    return show_page(page, table, "No chat user is paired.", as_json=session.as_json)


def remove_chat_user(session: Session, client: StewardClient, pair_id: int) -> ExitCode:
    """End a pair and say so."""
    return _say(session, client.remove_login(pair_id), "is {user} no more.")


def _say(session: Session, paired: Paired, words: str) -> ExitCode:
    pair = paired.pair
    if session.as_json:
        print(paired.model_dump_json())
    else:
        print(plain(f"{pair.gateway} {pair.external_id} " + words.format(user=pair.user_id, id=pair.pair_id)))
    return ExitCode.DONE


def _instant(text: str) -> datetime:
    """The end of a span from now (90d, 12h, 30m), or the beginning of a day (2027-01-31) of this machine."""
    if span := _SPAN.fullmatch(text.strip().lower()):
        return datetime.now(UTC) + timedelta(**{_UNITS[span["unit"]]: int(span["count"])})
    try:
        return datetime.fromisoformat(text.strip()).astimezone()
    except ValueError:
        raise CliError(f"{text!r} is no time: write 90d, 12h, 30m or 2027-01-31", exit_code=ExitCode.USAGE) from None


def _day(at: datetime | None) -> str:
    return "" if at is None else at.astimezone().strftime("%Y-%m-%d %H:%M")
