"""What the `steward` command needs of the settings to reach a Steward, read without building all of them.

Building the settings costs half a second of processor time, and most commands need an address and a token. What is
read here means the same there; whatever is out of the ordinary is left to them: then `own_place` is None. Writes
nothing but one variable of this process, see `leave_pydantic_plugins_out`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from steward.config.addresses import is_loopback
from steward.config.paths import data_folder, env_files, stack_file

_PREFIX: Final = "STEWARD_"
_WANTED: Final = ("home", "api_host", "api_port", "api_token")
_BLOCK: Final = re.compile(r"^settings:[ \t]*\n((?:[ \t].*\n|[ \t]*(?:#.*)?\n)*)", re.MULTILINE)
"""The settings of temporal-dev.yaml: the indented lines below `settings:`, and nothing on that line itself."""
_PLAIN: Final = re.compile(r"[A-Za-z0-9][\w./-]*")
"""A value that YAML and we read alike, such as 8000 or 127.0.0.1; not "8000", *port or 'a # b'."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where this installation's Steward is: its data folder, the API's URL by the settings, and the token if any."""

    home: Path
    api_url: str
    api_token: str | None = field(default=None, repr=False)


def own_place() -> Place | None:
    """The place by environment, .env files and temporal-dev.yaml, in that order of rank. None: only the settings
    themselves can tell, or refuse."""
    values = _from_stack_file()
    if values is None:
        return None
    values |= _from_outside()
    host, port, token = values.get("api_host", "127.0.0.1"), values.get("api_port", "8000"), values.get("api_token")
    home = Path(values.get("home") or data_folder())
    ordinary = port.isascii() and port.isdigit() and 0 < int(port) < 65536 and is_loopback(host) and home.is_absolute()
    if not ordinary:
        return None
    return Place(home, f"http://[{host}]:{int(port)}" if ":" in host else f"http://{host}:{int(port)}", token)


def leave_pydantic_plugins_out() -> None:
    """Spare this process the search through every installed package for plugins of pydantic; a choice made stays. For
    commands that ask another process and start none."""
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # noqa: TID251 - pydantic reads it there alone


def _from_stack_file() -> dict[str, str] | None:
    try:
        text = stack_file().read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
    block = _BLOCK.search(text)
    if block is None:
        return {} if "settings" not in text else None
    found: dict[str, str] = {}
    for line in block[1].splitlines():
        name, _, value = (part.strip() for part in line.partition(":"))
        if name.strip("'\"") in _WANTED:
            if not _PLAIN.fullmatch(value):
                return None
            found[name] = value
    return found


def _from_outside() -> dict[str, str]:
    given: dict[str, str] = {}
    files = env_files()
    if files:
        from dotenv import dotenv_values

        for path in files:
            given.update(_ours(dotenv_values(path)))
    given.update(_ours(os.environ))  # noqa: TID251 - the settings' source
    return given


def _ours(values: Mapping[str, str | None]) -> dict[str, str]:
    wanted = {_PREFIX + name.upper(): name for name in _WANTED}
    return {wanted[key.upper()]: value for key, value in values.items() if key.upper() in wanted and value}
