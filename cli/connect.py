"""Finding the Steward to talk to: --url, else the running one of this data folder, else the settings' address.

Called by `Session.client`; reads the settings and home/run.json, never writes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode

if TYPE_CHECKING:
    from steward.cli.client import StewardClient
    from steward.cli.options import Session
    from steward.config.command_line import Place
    from steward.config.settings import Settings


def settings_or_refuse(**overrides: object) -> Settings:
    """The settings of this process.

    Raises:
        CliError: REFUSED, naming each value that does not fit.
    """
    from steward.config.errors import SettingsError
    from steward.config.settings import load_settings

    try:
        return load_settings(**overrides)
    except SettingsError as error:
        raise CliError(
            error.detail, exit_code=ExitCode.REFUSED, hint="`steward settings --help` says where settings come from"
        ) from None


def connect(session: Session, *, patience_s: float | None = None) -> StewardClient:
    """A client for the options of `session`; nothing is sent yet. Settings are read where the options leave a gap.
    `patience_s` bounds every request."""
    from steward.cli.client import StewardClient
    from steward.config.command_line import leave_pydantic_plugins_out

    leave_pydantic_plugins_out()
    url, token = session.url, session.token
    if not (url and token):
        place = _place()
        url, token = url or running_url(place.home) or place.api_url, token or place.api_token
    return StewardClient(_checked(url), token=token, user=session.user, patience_s=patience_s)


def _place() -> Place:
    """Where the settings say Steward is; all of them are read only where a part of them does not tell."""
    from steward.config.command_line import Place, own_place

    place = own_place()
    if place is not None:
        return place
    settings = settings_or_refuse()
    token = settings.api_token.get_secret_value() if settings.api_token else None
    return Place(settings.home, settings.api_url, token)


def running_url(home: Path) -> str | None:
    """The API's URL that `steward up` wrote down, None when it did not or the file cannot be read."""
    try:
        document = json.loads((home / "run.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    url = document.get("api_url") if isinstance(document, dict) else None
    return url if isinstance(url, str) else None


def _checked(url: str) -> str:
    try:
        address = urlsplit(url)
        scheme, host, _ = address.scheme, address.hostname, address.port
    except ValueError:
        scheme = host = ""
    if scheme not in ("http", "https") or not host:
        raise CliError(f"{url!r} is not an http:// or https:// address", exit_code=ExitCode.USAGE)
    return url.rstrip("/")
