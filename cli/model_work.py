"""Has a process of the workers' room do what a `steward models` command wants, and shows what came of it.

Its progress goes to stderr as it is; its one JSON document is shown here. Ctrl-C and SIGTERM reach it, and its end is
always waited for.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from rich.text import Text

from cli.errors import CliError
from cli.exits import ExitCode
from cli.options import Session
from cli.plain import plain
from cli.screen import out, table_of

_EXITS: Final = {
    "not_found": ExitCode.NOT_FOUND,
    "unreachable": ExitCode.NOT_REACHABLE,
    "offline": ExitCode.NOT_REACHABLE,
    "in_use": ExitCode.CONFLICT,
    "settings": ExitCode.REFUSED,
    "interrupted": ExitCode.INTERRUPTED,
}
_CODE: Final = str(Path(__file__).resolve().parents[1])


def list_models(session: Session) -> ExitCode:
    """A table, the ones in use marked."""
    document = worked("list")
    if session.as_json:
        return _as_json(document)
    table = table_of((), ("", "MODEL", "KIND", "STATE", "SIZE", "LICENCE", "ABOUT"))
    for row in document["models"]:
        mark = Text("*", style="green") if row["in_use"] else Text("")
        style = "bold" if row["in_use"] else ""
        table.add_row(
            mark,
            Text(plain(row["name"]), style=style),
            row["kind"],
            _state(row),
            size_text(row["size"]),
            row["licence"],
            Text(plain(_about(row))),
        )
    out().print(table)
    return ExitCode.DONE


def build_models(session: Session, force: bool) -> ExitCode:
    """Said on stderr while it goes on; the folders on stdout."""
    document = worked("build", *_forced(force))
    if session.as_json:
        return _as_json(document)
    for built in document["built"]:
        print(plain(built["path"]))
    return ExitCode.DONE


def pull_model(session: Session, name: str, force: bool) -> ExitCode:
    """The file's path on stdout, what to do next on stderr."""
    document = worked("pull", *_forced(force), "--", name)
    if session.as_json:
        return _as_json(document)
    print(plain(document["path"]))
    print(plain(f"{size_text(document['size'])}, whole. Next: steward models use {name}"), file=sys.stderr)
    return ExitCode.DONE


def check_models(session: Session, name: str | None) -> ExitCode:
    """A line a model: it works, how fast, how much memory; or why it does not. FAILED when one does not."""
    document = worked("check", *(["--", name] if name else []), whatever=True)
    if "checked" not in document:
        raise _failure(document)
    code = ExitCode.DONE if document["success"] else ExitCode.FAILED
    if session.as_json:
        _as_json(document)
        return code
    for tried in document["checked"]:
        mark, style = ("✓", "green") if tried["ok"] else ("✗", "bold red")
        out().print(Text(f"{mark} ", style=style) + Text(plain(_tried(tried))), soft_wrap=True)
    return code


def _tried(tried: dict[str, Any]) -> str:
    if not tried["ok"]:
        return f"{tried['name']}: {tried['detail']}"
    return (
        f"{tried['name']}: loaded in {tried['load_s']:.1f} s, first use {tried['use_ms']:.0f} ms,"
        f" {size_text(tried['added_bytes'])} more memory ({size_text(tried['peak_bytes'])} at most); {tried['detail']}"
    )


def worked(*arguments: str, whatever: bool = False) -> dict[str, Any]:
    """The document of `python -m workers.models ARGUMENTS`; with `whatever` also that of a failure.

    Raises:
        CliError: with the document's reason, or how the process ended without one.
    """
    command_line = [sys.executable, "-P", "-m", "workers.models", *arguments]
    environment = dict(os.environ)  # noqa: TID251 - handed on to a child
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, [_CODE, environment.get("PYTHONPATH")]))
    # In a session of its own, so that Ctrl-C comes to it once, from here, whoever sent it.
    process = subprocess.Popen(command_line, stdout=subprocess.PIPE, env=environment, start_new_session=True)
    with process, _passing_on(process):
        said = process.communicate()[0]
    try:
        document: dict[str, Any] = json.loads(said)
    except ValueError:
        raise CliError(
            _ended(process.returncode), exit_code=ExitCode.FAILED, hint="`steward doctor` may say why"
        ) from None
    if not document["success"] and not whatever:
        raise _failure(document)
    return document


def _failure(document: dict[str, Any]) -> CliError:
    code = _EXITS.get(document["error"], ExitCode.FAILED)
    return CliError(document["detail"], exit_code=code, hint=document.pop("hint", ""), document=document)


@contextmanager
def _passing_on(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """The first signal asks the process to stop, another one ends it."""
    asked: list[int] = []

    def on_signal(number: int, frame: FrameType | None) -> None:
        process.send_signal(signal.SIGKILL if asked else signal.SIGTERM)
        asked.append(number)

    before = {number: signal.signal(number, on_signal) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _ended(code: int) -> str:
    if code >= 0:
        return f"the model's process ended with exit code {code}"
    return f"the model took its process down ({signal.Signals(-code).name})"


def size_text(count: int) -> str:
    """Bytes as people say them."""
    return f"{count / 1e9:.2f} GB" if count >= 1e9 else f"{count / 1e6:.0f} MB"


def _state(row: dict[str, Any]) -> str:
    if row["unfinished"]:
        return f"{row['state']} ({size_text(row['unfinished'])} of it here)"
    return str(row["state"])


def _about(row: dict[str, Any]) -> str:
    used = f"used by {row['setting']}" if row["in_use"] else ""
    return "; ".join(part for part in (row["problem"], used, row["about"]) if part)


def _forced(force: bool) -> list[str]:
    return ["--force"] if force else []


def _as_json(document: dict[str, Any]) -> ExitCode:
    print(json.dumps(document, ensure_ascii=False))
    return ExitCode.DONE
