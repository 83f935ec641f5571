"""What `tools new` and `tools check` show. A process of the workers' room reads the tools, since it imports them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.plain import plain
from steward.cli.screen import err, out
from steward.cli.worker_process import failure, worked

_MODULE: Final = "steward.workers.tool_author"
_MCP: Final = "mcp"
_MEANING: Final = {"name", "does", "of", "roles", "unsaid"}


def new_tool(session: Session, name: str) -> ExitCode:
    """The two files on stdout, what to do next on stderr.

    Raises:
        CliError: USAGE, no tool can have that name; CONFLICT, something has it.
    """
    document = worked(_MODULE, "new", "--", name)
    if session.as_json:
        print(json.dumps(document, ensure_ascii=False))
        return ExitCode.DONE
    print(plain(document["function"]))
    print(plain(document["entry"]))
    for line in (
        "It counts words, so that you see one work. Next:",
        "  1. make the function your own: its arguments and docstring are what planners and people are shown",
        "  2. make the entry your own: who must agree, what a repeat would do, how users ask for it",
        "  3. steward tools check          names every fault with its file and line",
        "  4. steward tools sync           a running Steward takes it over; else: steward up",
        f'  5. steward tools try {name} text="to be or not to be"',
    ):
        err().print(Text(line), soft_wrap=True)
    return ExitCode.DONE


def check_tools(session: Session, files: list[Path]) -> ExitCode:
    """Every fault on a line of its own. FAILED when there is one.

    Raises:
        CliError: the tools could not be looked at.
    """
    document = worked(_MODULE, "check", "--", *map(str, files), whatever=True)
    if "faults" not in document:
        raise failure(document)
    code = ExitCode.DONE if document["success"] else ExitCode.FAILED
    document["proposals"] += _of_servers(session)
    if session.as_json:
        print(json.dumps(document, ensure_ascii=False))
        return code
    faults = document["faults"]
    for fault in faults:
        out().print(Text("✗ ", style="red") + Text(plain(_line(fault))), soft_wrap=True)
    warnings = document["warnings"]
    for words in warnings:
        err().print(Text("! ", style="yellow") + Text(plain(words)), soft_wrap=True)
    if faults or warnings:
        err().print(f"{_counted(len(faults), 'fault')}, {_counted(len(warnings), 'warning')}")
    if faults:
        err().print("Steward does not start with a fault; a warning stops nothing.")
    else:
        out().print(Text("✓ ", style="green") + Text(plain(_summary(document))), soft_wrap=True)
        _show_proposals(document["proposals"])
    return code


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _of_servers(session: Session) -> list[dict[str, Any]]:
    """The proposals for the tools of MCP servers, which a running Steward alone knows."""
    try:
        with session.client() as client:
            rows = client.tools(tool_type=_MCP).tools
    except CliError:
        return []
    return [row.model_dump(include=_MEANING) for row in rows if row.unsaid]


def _show_proposals(proposals: list[dict[str, Any]]) -> None:
    """What was taken for the deeds of tools whose entries do not say them, as an entry or an override would."""
    if not proposals:
        return
    err().print("Taken for their deeds; `does`, `of` and `roles` in an entry or an override say it otherwise:")
    for one in proposals:
        roles = ", ".join(f"{name}: {role}" for name, role in one["roles"].items())
        words = {"does": one["does"] or "unknown", "of": one["of"] or "unknown", "roles": f"{{{roles}}}"}
        reported = ", ".join(f"{member}: {words[member]}" for member in one["unsaid"])
        print(plain(f"{one['name']}: {reported}"))


def _line(fault: dict[str, Any]) -> str:
    place = f"{fault['file']}:{fault['line']}" if fault["line"] else fault["file"]
    return ": ".join(part for part in (place, fault["entry"], fault["what"]) if part)


def _summary(document: dict[str, Any]) -> str:
    files = document["files"]
    yours = f"; yours are in {', '.join(files)}" if files else "; none of your own"
    return f"{document['tools']} tools without a fault{yours}"
