"""What `doctor` and `settings` show. The checks themselves are the stack room's, the settings the config room's."""

from __future__ import annotations

import dataclasses
import json

from rich.text import Text

from steward.cli.connect import settings_or_refuse
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import out, show_table, table_of
from steward.config.describe import describe_settings
from steward.config.settings import PREFIX
from steward.contracts.suggestions import did_you_mean
from steward.stack.doctor import run_doctor

_MARKS = {"ok": ("✓", "green"), "warn": ("!", "yellow"), "fail": ("✗", "bold red")}


def check_up(session: Session) -> ExitCode:
    """Run the checks. FAILED when one failed; a warning is not a failure."""
    checks = run_doctor(settings_or_refuse())
    healthy = all(check.status != "fail" for check in checks)
    if session.as_json:
        print(json.dumps({"healthy": healthy, "checks": [dataclasses.asdict(check) for check in checks]}))
        return ExitCode.DONE if healthy else ExitCode.FAILED
    for check in checks:
        mark, style = _MARKS[check.status]
        out().print(Text(f"{mark} ", style=style) + Text(f"{check.name:<18} {plain(check.detail)}"), soft_wrap=True)
        if check.status != "ok" and check.fix:
            out().print(Text(f"    fix: {plain(check.fix)}"), soft_wrap=True)
    return ExitCode.DONE if healthy else ExitCode.FAILED


def list_settings(session: Session, words: str | None) -> ExitCode:
    """Show the settings whose names hold `words` (None: every one); values from elsewhere than the defaults stand out.

    Raises:
        CliError: NOT_FOUND, when no name holds them, with the names that are close.
    """
    rows = describe_settings(settings_or_refuse())
    if words is not None:
        names = [row.env for row in rows]
        rows = [row for row in rows if words.upper() in row.env]
        if not rows:
            raise _no_such_setting(words, names)
    if session.as_json:
        print(json.dumps({"settings": [dataclasses.asdict(row) for row in rows]}))
        return ExitCode.DONE
    table = table_of(("SETTING",), ("VALUE", "ORIGIN", "MEANING"))
    for row in rows:
        style = "" if row.origin == "default" else "bold"
        table.add_row(Text(row.env, style=style), Text(plain(row.value), style=style), row.origin, row.meaning)
    show_table(table)
    return ExitCode.DONE


def _no_such_setting(words: str, names: list[str]) -> CliError:
    given = words.upper() if words.upper().startswith(PREFIX) else PREFIX + words.upper()
    every = "`steward settings` lists them all"
    question = did_you_mean(given, names)
    hint = f"{question} {every}" if question else every
    return CliError(f"No setting is called {words!r}", exit_code=ExitCode.NOT_FOUND, hint=hint)
