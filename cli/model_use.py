"""What `steward models use` does: choose a model by writing its settings to .env, and say what that changes."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from steward.cli.connect import settings_or_refuse
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.worker_process import worked
from steward.config.dotenv_file import Change, write_env
from steward.config.errors import SettingsError
from steward.config.settings import Settings, env_name

EMBEDDED: Final = "embedded"


def use_model(
    session: Session, name: str, document: Mapping[str, Any] = MappingProxyType({}), *, starting: bool = False
) -> ExitCode:
    """Write what makes it the one in use. `document` is what the JSON says besides; `starting`: Steward starts next.

    Raises:
        CliError: there is no such model, it is not here, or .env cannot be written.
    """
    settings = settings_or_refuse()
    values, expect = _values(settings, name)
    try:
        changes = write_env(values)
    except SettingsError as error:
        raise CliError(error.detail, exit_code=ExitCode.FAILED, hint="set it by environment variable instead") from None
    overruled = [env for env in values if settings.origins.get(_field(env)) == "env"]
    if session.as_json:
        written = [{"env": c.env, "before": c.before, "after": c.after, "file": str(c.file)} for c in changes]
        used = {"success": True, "changed": written, "restart": bool(changes), "overruled": overruled, "expect": expect}
        print(json.dumps({**document, **used}))
    else:
        _show(changes, expect, restart=bool(changes) and not starting)
    for env in overruled:
        print(f"{env} is set in this environment, which comes before .env: unset it there", file=sys.stderr)
    return ExitCode.DONE


def _values(settings: Settings, name: str) -> tuple[dict[str, str], str]:
    """What is written, and what to know of the model."""
    if name == EMBEDDED:
        return {env_name("planners"): EMBEDDED}, ""
    row = _row(name)
    if row["state"] == "missing" and (row["address"] or row["problem"]):
        raise _not_here(row)
    values = {row["setting"]: row["choice"]}
    if row["kind"] == "llama":
        others = [planner for planner in settings.planners if planner != "llama"]
        values[env_name("planners")] = ",".join(["llama", *others])
    return values, row["expect"]


def _row(name: str) -> dict[str, Any]:
    """The model of that name, in full or its last part, or the GGUF file at that path."""
    path = Path(name).expanduser().absolute()
    if path.is_file():
        with path.open("rb") as file:
            if file.read(4) != b"GGUF":
                raise CliError(f"{path} is not a GGUF file", exit_code=ExitCode.USAGE)
        setting = env_name("llama_model_path")
        chosen = {"name": name, "kind": "llama", "state": "downloaded", "setting": setting, "choice": str(path)}
        return {**chosen, "expect": ""}
    wanted = name.casefold()
    for row in worked("steward.workers.models", "list")["models"]:
        if wanted in (row["name"].casefold(), row["name"].rpartition("/")[2].casefold()):
            return dict(row)
    raise CliError(
        f"no model is called {name}, and there is no such file",
        exit_code=ExitCode.NOT_FOUND,
        hint="`steward models list` shows the names; `steward models pull REPO/FILE` fetches others",
    )


def _not_here(row: dict[str, Any]) -> CliError:
    fetch = f"steward models pull {row['name']}" if row["address"] else "`steward doctor` says the fix"
    if row["kind"] == "llama" and not row["address"]:
        fetch = f"install it, then `steward models use {row['name']}` again"
    return CliError(row["problem"] or f"{row['name']} is not here yet", exit_code=ExitCode.NOT_FOUND, hint=fetch)


def _show(changes: list[Change], expect: str, *, restart: bool) -> None:
    if not changes:
        print("nothing to change: it is the one in use")
    for change in changes:
        was = f"was {change.before}" if change.before is not None else "was not set there"
        print(plain(f"{change.env}={change.after}  ({was}; {change.file})"))
    if expect:
        print(expect, file=sys.stderr)
    if restart:
        print("Start Steward again for it to take effect: Ctrl-C, then steward up", file=sys.stderr)
    if any(change.env == env_name("embed_model") for change in changes):
        print("The tools are indexed anew then: another embedding model, another collection.", file=sys.stderr)


def _field(env: str) -> str:
    return next(field for field in Settings.model_fields if env_name(field) == env)
