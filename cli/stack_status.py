"""What `steward status`, `steward down` and `steward up --detach` show. The looks themselves are the stack room's."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import os
import sys
from datetime import timedelta

from rich.text import Text

from steward.cli.connect import settings_or_refuse
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import err, out, table_of
from steward.config.paths import code_folder
from steward.config.private_files import write_privately
from steward.config.sources import child_environment
from steward.stack import detached
from steward.stack.console import StackError
from steward.stack.running import StackStatus, look
from steward.stack.state import prepare_home


def show_status(session: Session) -> ExitCode:
    """The status of this data folder's stack. FAILED when a part is away, NOT_REACHABLE when nothing runs."""
    status = asyncio.run(look(settings_or_refuse().home))
    if session.as_json:
        print(json.dumps(dataclasses.asdict(status) | {"well": status.well}, default=str))
    else:
        _show(status)
    if status.well:
        return ExitCode.DONE
    return ExitCode.FAILED if status.supervised else ExitCode.NOT_REACHABLE


def _show(status: StackStatus) -> None:
    left = [part for part in status.processes if part.running]
    if not status.supervised:
        out().print(f"Steward does not run on {status.home}; `steward up` starts it", soft_wrap=True)
        if left:
            out().print("A `steward up` that was killed left these; `steward down` ends them:")
    else:
        words = {True: "up and ready", False: "up, not ready", None: "starting, or its API does not answer"}
        out().print(
            f"Steward is {words[status.ready]} (pid {status.pid or 'unknown'}) on {status.home}", soft_wrap=True
        )
    for name, why in status.waiting_for.items():
        out().print(Text(f"  {name}: {plain(why)}", style="yellow"), soft_wrap=True)
    if status.supervised and status.api_url:
        out().print(f"  API {status.api_url}", soft_wrap=True)
        if status.temporal_ui_url:
            out().print(f"  Temporal UI {status.temporal_ui_url}", soft_wrap=True)
    if status.processes:
        table = table_of(("PART", "STATE", "PID", "UP", "MEMORY"))
        for part in status.processes:
            up_for = "" if part.up_seconds is None else str(timedelta(seconds=int(part.up_seconds)))
            memory = "" if part.memory_bytes is None else f"{part.memory_bytes / 2**20:.0f} MiB"
            state = Text("running", style="green") if part.running else Text("gone", style="bold red")
            table.add_row(part.name, state, str(part.pid), up_for, memory)
        out().print(table)


def stop_stack(session: Session) -> ExitCode:
    """End it and wait. Nothing that ran is no error: it is down.

    Raises:
        CliError: it cannot be ended.
    """
    home = settings_or_refuse().home
    try:
        ended = detached.stop(home)
    except StackError as error:
        raise CliError(error.detail, exit_code=ExitCode.FAILED, hint=error.fix) from None
    if session.as_json:
        print(json.dumps({"success": True, "was_running": ended.supervisor is not None, **dataclasses.asdict(ended)}))
    elif ended.supervisor is not None:
        out().print(f"Steward (pid {ended.supervisor}) has stopped")
    elif ended.leftovers:
        out().print(f"ended what a killed run had left: {', '.join(ended.leftovers)}")
    else:
        out().print(f"nothing runs on {home}", soft_wrap=True)
    return ExitCode.DONE


def start_detached(session: Session, *, demo: bool) -> ExitCode:
    """Start the stack in the background and wait until it is up, or could not be brought up."""
    settings = settings_or_refuse(demo=demo or None)
    log_file = settings.home / "logs" / "up.log"
    argv = [sys.executable, "-P", "-m", "steward.cli.main", "--json", "up", *(["--demo"] if demo else [])]
    environment = child_environment(settings, {})
    code = str(code_folder())
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [code, environment.get("PYTHONPATH")]))
    write_privately()
    try:
        prepare_home(settings.home)
        started = detached.start(argv, environment, log_file, lambda line: err().print(plain(line), soft_wrap=True))
    except StackError as error:
        raise CliError(error.detail, exit_code=ExitCode(error.exit_code), hint=error.fix) from None
    if session.as_json:
        print(json.dumps(started.document | {"pid": started.pid}, ensure_ascii=False))
    elif started.exit_code is None:
        url = started.document["api_url"]
        out().print(f"Steward is up at {url} (pid {started.pid}); `steward down` stops it", soft_wrap=True)
        out().print(f"  console {started.document['console_url']}", soft_wrap=True)
    return _code_of(started)


def _code_of(started: detached.Started) -> ExitCode:
    """What a start comes to: a stack that fails a check of its own is up, and is no success."""
    if started.exit_code is not None:
        return ExitCode.REFUSED if started.exit_code == ExitCode.REFUSED else ExitCode.FAILED
    return ExitCode.DONE if all(check["ok"] for check in started.document["self_test"]) else ExitCode.FAILED
