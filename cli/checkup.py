"""What `doctor` and `settings` show. The checks themselves are the stack room's, the settings the config room's."""

from __future__ import annotations

import dataclasses
import json

from rich.text import Text

from cli.connect import settings_or_refuse
from cli.exits import ExitCode
from cli.options import Session
from cli.plain import plain
from cli.screen import out, table_of
from config.describe import describe_settings
from stack.doctor import run_doctor

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


def list_settings(session: Session) -> ExitCode:
    """Show every setting; values from elsewhere than the defaults stand out."""
    rows = describe_settings(settings_or_refuse())
    if session.as_json:
        print(json.dumps({"settings": [dataclasses.asdict(row) for row in rows]}))
        return ExitCode.DONE
    table = table_of((), ("SETTING", "VALUE", "ORIGIN", "MEANING"))
    for row in rows:
        style = "" if row.origin == "default" else "bold"
        table.add_row(Text(row.env, style=style), Text(plain(row.value), style=style), row.origin, row.meaning)
    out().print(table)
    return ExitCode.DONE
