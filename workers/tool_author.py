"""`python -m steward.workers.tool_author check [FILE...] | new NAME`: what `steward tools`, `up` and
`doctor` have done about an operator's own tools.

One JSON document on standard output, also of faults. It imports the tools as a worker does, in a process that has
nothing else to lose; `new` writes two files, `check` none.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout, suppress
from importlib.machinery import PathFinder
from pathlib import Path
from typing import Any, Final

from steward.config.errors import SettingsError
from steward.config.logs import configure_logging
from steward.config.mcp import McpFileError, load_mcp_servers
from steward.config.private_files import write_privately
from steward.config.settings import Settings, load_settings
from steward.contracts.errors import Conflict, StewardError
from steward.contracts.tool import BuiltinExecutor, ToolSpec
from steward.tools.catalogue import SHIPPED, Catalogue, catalogue_files, examine
from steward.tools.entry_meaning import day_remarks
from steward.tools.faults import Fault
from steward.tools.functions import find_function
from steward.tools.guarding.policy_file import PolicyError, load_policy
from steward.tools.own_code import code_files
from steward.tools.own_habits import habits
from steward.tools.own_tools import find_own
from steward.tools.signatures import signature_of
from steward.workers.tool_templates import entry_text, function_text

Document = dict[str, Any]
_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,63}")
"""Matches `count_words`, not `CountWords` or `count-words`: it names a module, a function and a tool."""


def check(settings: Settings, files: Sequence[Path] = ()) -> Document:
    """Every fault of the catalogue with `files` beside those of the settings, of the functions it names, of the policy
    and of the MCP servers' file."""
    found = find_own(settings.tools_folder)
    paths = catalogue_files(found, [*settings.catalogue, *files])
    read = examine(paths, found)
    faults = [*read.faults, *_policy_faults(settings), *_mcp_faults(settings)]
    code = code_files()
    document: Document = {
        "tools": len(read.specs),
        "files": [str(path) for path in paths if path.parent != SHIPPED],
        "code": [str(path) for path in code],
        "warnings": [*(words for path in code for words in habits(path)), *_day_remarks(read.specs)],
        "faults": [dataclasses.asdict(fault) for fault in faults],
        "proposals": [_proposal(spec) for spec in read.specs if spec.unsaid],
    }
    if not faults:
        return document
    reported = "\n".join(map(str, faults))
    return document | {"success": False, "error": "catalogue_invalid", "detail": reported}


def _day_remarks(specs: Sequence[ToolSpec]) -> Iterator[str]:
    for spec in specs:
        executor = spec.executor
        typed: Document = {}
        if isinstance(executor, BuiltinExecutor) and ":" in executor.function:
            with suppress(ValueError):  # A function that cannot be imported is among the faults.
                typed = signature_of(find_function(executor.function)).parameters
        yield from day_remarks(spec, typed)


def _proposal(spec: ToolSpec) -> Document:
    """What is taken for the deed of a tool, as `GET /tool/list` says it."""
    return {"name": spec.name, "unsaid": spec.unsaid, **spec.meaning.model_dump(mode="json")}


def new(settings: Settings, name: str) -> Document:
    """Write a tool's function and its entry into `tools.d`.

    Raises:
        StewardError: no such name can be given.
        Conflict: a tool, a module or a file has that name; nothing was written.
    """
    if not _NAME.fullmatch(name):
        raise StewardError(f"{name!r} cannot be the name of a tool: small letters, digits and _, a letter first")
    folder = settings.tools_folder
    found = find_own(folder)
    read = examine(catalogue_files(found, settings.catalogue), found)
    _require_free(name, folder, read)
    settings.home.mkdir(parents=True, exist_ok=True, mode=0o700)
    folder.mkdir(exist_ok=True, mode=0o700)
    function, entry = folder / f"{name}.py", folder / f"{name}.yaml"
    _write_new(function, function_text(name))
    try:
        _write_new(entry, entry_text(name))
    except OSError:
        function.unlink()
        raise
    return {"name": name, "function": str(function), "entry": str(entry)}


def _require_free(name: str, folder: Path, read: Catalogue) -> None:
    for path in (folder / f"{name}.py", folder / f"{name}.yaml", folder / f"{name}.yml"):
        if path.exists():
            raise Conflict(f"{path} is there already; nothing was written")
    if any(name in (spec.name, *spec.aliases) for spec in read.specs):
        raise Conflict(f"there is a tool {name} already; `steward tools show {name}` shows it; nothing was written")
    if name in sys.stdlib_module_names or _is_module(name):
        raise Conflict(f"a Python module is called {name}, and yours would never be found; nothing was written")


def _is_module(name: str) -> bool:
    return PathFinder.find_spec(name) is not None


def _write_new(path: Path, text: str) -> None:
    """Raises FileExistsError instead of writing over what is there."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)


def _policy_faults(settings: Settings) -> list[Fault]:
    if settings.policy is None:
        return []
    try:
        load_policy(settings.policy)
    except PolicyError as error:
        return error.faults
    return []


def _mcp_faults(settings: Settings) -> list[Fault]:
    try:
        load_mcp_servers(settings.mcp_servers)
    except McpFileError as error:
        return [Fault(str(settings.mcp_servers), line, what) for line, what in error.faults]
    return []


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 done and without a fault, 1 not."""
    parser = argparse.ArgumentParser(prog="python -m steward.workers.tool_author", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    verbs.add_parser("check").add_argument("files", nargs="*", type=Path)
    verbs.add_parser("new").add_argument("name")
    arguments = parser.parse_args(argv)
    # What a tool's module prints when it is imported is not this document.
    with redirect_stdout(sys.stderr):
        document = _run(arguments)
    sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")
    return 0 if document["success"] else 1


def _run(arguments: argparse.Namespace) -> Document:
    try:
        settings = load_settings()
        configure_logging("WARNING", as_json=False)
        if arguments.verb == "new":
            return {"success": True, **new(settings, arguments.name)}
        return {"success": True, **check(settings, [path.absolute() for path in arguments.files])}
    except SettingsError as error:
        return {"success": False, "error": "settings", "detail": error.detail}
    except Conflict as error:
        return {"success": False, "error": "in_use", "detail": error.detail}
    except (StewardError, OSError) as error:
        return {"success": False, "error": "usage", "detail": str(error)}


if __name__ == "__main__":
    write_privately()
    sys.exit(main())
