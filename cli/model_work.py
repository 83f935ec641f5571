"""Has a process of the workers' room do what a `steward models` command wants, and shows what came of it.

Its progress goes to stderr as it is; its one JSON document is shown here.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from rich.text import Text

from steward.cli.exits import ExitCode
from steward.cli.model_use import use_model
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import out, show_table, table_of
from steward.cli.worker_process import failure, worked

MODELS_MODULE: Final = "steward.workers.models"


def list_models(session: Session) -> ExitCode:
    """A table, the ones in use marked."""
    document = worked(MODELS_MODULE, "list")
    if session.as_json:
        return _as_json(document)
    table = table_of(("", "MODEL", "KIND", "STATE", "SIZE"), ("LICENCE", "ABOUT"))
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
    show_table(table)
    return ExitCode.DONE


def build_models(session: Session, force: bool) -> ExitCode:
    """Said on stderr while it goes on; the folders on stdout."""
    document = worked(MODELS_MODULE, "build", *_forced(force))
    if session.as_json:
        return _as_json(document)
    for built in document["built"]:
        print(plain(built["path"]))
    return ExitCode.DONE


def recommend_models(session: Session) -> ExitCode:
    """The Llamas to choose from, smallest first, and the command for each."""
    rows = [row for row in worked(MODELS_MODULE, "list")["models"] if row["recommended"]]
    if session.as_json:
        return _as_json({"success": True, "recommended": rows})
    table = table_of(("MODEL", "DOWNLOAD", "MEMORY"), ("FOR", "LICENCE"))
    for row in rows:
        memory = f"{row['memory'] / 1e9:.1f} GB"
        table.add_row(Text(row["name"]), size_text(row["size"]), memory, row["recommended"], row["licence"])
    show_table(table)
    print(f"Fetch one and plan with it: steward models pull {rows[1]['name']}", file=sys.stderr)
    return ExitCode.DONE


def pull_model(session: Session, name: str, force: bool, only: bool, *, starting: bool = False) -> ExitCode:
    """The file's path on stdout; a Llama is then chosen, but for `only`. `starting`: Steward starts after this."""
    document = worked(MODELS_MODULE, "pull", *_forced(force), "--", name)
    chosen = not only and document["kind"] == "llama"
    if not session.as_json:
        print(plain(document["path"]))
        after = "" if chosen else f" Next: steward models use {name}"
        print(plain(f"{size_text(document['size'])}, whole.{after}"), file=sys.stderr)
    if chosen:
        return use_model(session, name, document, starting=starting)
    return _as_json(document) if session.as_json else ExitCode.DONE


def check_models(session: Session, name: str | None) -> ExitCode:
    """A line a model: it works, how fast, how much memory; or why it does not. FAILED when one does not."""
    document = worked(MODELS_MODULE, "check", *(["--", name] if name else []), whatever=True)
    if "checked" not in document:
        raise failure(document)
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


def size_text(count: int) -> str:
    """Bytes as people say them."""
    return f"{count / 1e9:.2f} GB" if count >= 1e9 else f"{count / 1e6:.0f} MB"


def _state(row: dict[str, Any]) -> str:
    if row["unfinished"]:
        return f"{row['state']} ({size_text(row['unfinished'])} of it here)"
    return str(row["state"])


def _about(row: dict[str, Any]) -> str:
    used = f"used by {row['setting']}" if row["in_use"] else ""
    memory = f"wants {row['memory'] / 1e9:.1f} GB of memory" if row["memory"] else ""
    return "; ".join(part for part in (row["problem"], used, row["about"], memory) if part)


def _forced(force: bool) -> list[str]:
    return ["--force"] if force else []


def _as_json(document: dict[str, Any]) -> ExitCode:
    print(json.dumps(document, ensure_ascii=False))
    return ExitCode.DONE
