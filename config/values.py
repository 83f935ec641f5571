"""Validators and defaults of single setting values. Used by config.settings alone; reads, never writes."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from pydantic import SecretStr

from steward.contracts.defaults import TIMEZONE
from steward.contracts.mcp_urls import McpUrl
from steward.contracts.user_ids import fault_in, shown

SHORTEST_KEY = 32
_PLANNERS = ("llama", "openai", "embedded")
_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


def absolute(path: Path) -> Path:
    """An absolute path with ~ resolved, so that child processes in another folder read the same one."""
    return Path(os.path.abspath(path.expanduser()))


def comma_separated(value: Any) -> Any:
    """A list stays; a text is split at commas, blanks dropped."""
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    return value


def named_values(value: Any) -> Any:
    """A mapping stays; a text of `name=value`, separated by commas, becomes one."""
    if not isinstance(value, str):
        return value
    pairs = [part.partition("=") for part in comma_separated(value)]
    if any(not (name.strip() and equals) for name, equals, _ in pairs):
        raise ValueError("must be name=value, separated by commas")
    return {name.strip(): url.strip() for name, _, url in pairs}


def dsn(value: SecretStr) -> SecretStr:
    """A PostgreSQL DSN. The error never repeats the value, which may hold a password."""
    if not value.get_secret_value().startswith(("postgresql://", "postgres://")):
        raise ValueError("must begin with postgresql://")
    return value


def host_and_port(value: str) -> str:
    """host:port."""
    host, _, port = value.rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 65536:
        raise ValueError("must be host:port")
    return value


def http_url(value: str) -> str:
    """An http or https URL, without its final slash."""
    parts = urlsplit(value)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("must be an http:// or https:// URL")
    return value.rstrip("/")


def jwks_place(value: str) -> str:
    """The place of a key set: an https URL, an http one on this machine, or the path of a file."""
    if "://" not in value:
        return str(absolute(Path(value)))
    parts = urlsplit(value)
    if parts.scheme == "https" and parts.hostname:
        return value
    # Whoever can change the answer on its way could sign tokens for anybody.
    if parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1", "::1"):
        return value
    raise ValueError("must be an https:// URL or the path of a file")


def known_level(value: Any) -> Any:
    """A level of the logging module, in capitals."""
    name = value.upper() if isinstance(value, str) else value
    if name not in _LEVELS:
        raise ValueError(f"must be one of {', '.join(_LEVELS)}")
    return name


def mcp_urls(value: list[str]) -> list[str]:
    """Addresses of MCP servers in their one form."""
    return [str(McpUrl.read(entry)) for entry in value]


def planner_names(value: list[str]) -> list[str]:
    """Known planners or `module:factory`, without repeats, the embedded one always there."""
    for name in value:
        module, _, factory = name.partition(":")
        if name not in _PLANNERS and not (module and factory):
            raise ValueError(f"knows {', '.join(_PLANNERS)} and module:factory, not {name}")
    return list(dict.fromkeys([*value, "embedded"]))


def state_keys(value: SecretStr) -> SecretStr:
    """Keys of 32 characters or more, with commas between."""
    keys = keys_of(value)
    if any(len(key) < SHORTEST_KEY for key in keys) or len(set(keys)) < len(keys):
        raise ValueError(f"must be different keys of {SHORTEST_KEY} characters or more, with commas between")
    return value


def keys_of(value: SecretStr | None) -> list[str]:
    """The keys of a setting that has them with commas between."""
    return [] if value is None else [key.strip() for key in value.get_secret_value().split(",")]


def time_zone(value: str) -> str:
    """An IANA time zone this machine knows."""
    if not _known_zone(value):
        raise ValueError("must be an IANA time zone such as Europe/Berlin or UTC")
    return value


def user_name(value: str) -> str:
    """A user id that nobody else's name can be taken for."""
    if fault := fault_in(value):
        raise ValueError(f"must not be {shown(value)}, which {fault}")
    return value


def local_timezone() -> str:
    """The machine's IANA time zone, or UTC when it does not say."""
    link = os.path.realpath("/etc/localtime")
    named = [os.environ.get("TZ", "").removeprefix(":"), link.partition("zoneinfo/")[2]]  # noqa: TID251 - config reads it
    zone = next((name for name in named if name and _known_zone(name)), None)
    if zone is None:
        logging.getLogger(__name__).debug("the machine names no time zone; using %s", TIMEZONE)
    return zone or TIMEZONE


def _known_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return True
