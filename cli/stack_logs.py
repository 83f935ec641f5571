"""What `steward logs` shows: lines of the parts' log files, each with its part's name. Reads files of this machine."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.text import Text

from steward.cli.connect import settings_or_refuse
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import err, out
from steward.stack.log_files import follow, last_lines, log_files, logs_of


def show_logs(session: Session, parts: Sequence[str], *, lines: int, following: bool) -> ExitCode:
    """The last `lines` of each of `parts`, of all without any; then new ones, where `following`.

    Raises:
        CliError: there is no log of that name, or following was asked for in JSON.
    """
    home = settings_or_refuse().home
    known = log_files(home)
    unknown = [part for part in parts if not logs_of(part, known)]
    if unknown:
        hint = f"there are: {', '.join(known)}" if known else f"there are none in {home / 'logs'}"
        raise CliError(f"no log is named {unknown[0]!r}", exit_code=ExitCode.NOT_FOUND, hint=hint)
    chosen = {name: known[name] for part in parts or known for name in logs_of(part, known)}
    if session.as_json:
        if following:
            raise CliError("--follow never ends, so it is no JSON document", exit_code=ExitCode.USAGE)
        print(json.dumps({"logs": {name: last_lines(path, lines) for name, path in chosen.items()}}))
        return ExitCode.DONE
    if not chosen:
        err().print(f"there are no logs in {home / 'logs'}", soft_wrap=True)
    width = max(map(len, chosen), default=0)
    for name, path in chosen.items():
        for line in last_lines(path, lines):
            _show(name, line, width)
    if not following:
        return ExitCode.DONE
    try:
        for name, line in follow(list(chosen.items())):
            _show(name, line, width)
    except KeyboardInterrupt:
        return ExitCode.INTERRUPTED
    return ExitCode.DONE


def _show(name: str, line: str, width: int) -> None:
    out().print(Text(f"{name:<{width}}  ", style="dim") + Text(plain(line)), soft_wrap=True)
