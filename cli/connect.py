"""Finding the Steward to talk to: --url, else the running one of this data folder, else the settings' address.

Called by `Session.client`; reads the settings and home/run.json, never writes.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import httpx

from cli.client import StewardClient
from cli.errors import CliError
from cli.exits import ExitCode
from config.errors import SettingsError
from config.settings import Settings, load_settings

if TYPE_CHECKING:
    from cli.options import Session


def settings_or_refuse(**overrides: object) -> Settings:
    """The settings of this process.

    Raises:
        CliError: REFUSED, naming each value that does not fit.
    """
    try:
        return load_settings(**overrides)
    except SettingsError as error:
        raise CliError(
            error.detail, exit_code=ExitCode.REFUSED, hint="`steward settings --help` says where settings come from"
        ) from None


def connect(session: Session) -> StewardClient:
    """A client for the options of `session`; nothing is sent yet."""
    if session.url and session.token:
        return StewardClient(_checked(session.url), token=session.token, user=session.user)
    settings = settings_or_refuse()
    own = settings.api_token.get_secret_value() if settings.api_token else None
    url = session.url or running_url(settings) or settings.api_url
    return StewardClient(_checked(url), token=session.token or own, user=session.user)


def running_url(settings: Settings) -> str | None:
    """The API's URL that `steward up` wrote down, None when it did not or the file cannot be read."""
    try:
        document = json.loads((settings.home / "run.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    url = document.get("api_url") if isinstance(document, dict) else None
    return url if isinstance(url, str) else None


def _checked(url: str) -> str:
    try:
        scheme, host = httpx.URL(url).scheme, httpx.URL(url).host
    except httpx.InvalidURL:
        scheme = host = ""
    if scheme not in ("http", "https") or not host:
        raise CliError(f"{url!r} is not an http:// or https:// address", exit_code=ExitCode.USAGE)
    return url.rstrip("/")
