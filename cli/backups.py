"""What `steward backup` and `steward restore` show. The work itself is the stack room's."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from steward.cli.connect import settings_or_refuse
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.cli.screen import out
from steward.config.private_files import write_privately
from steward.config.settings import Settings
from steward.stack.archive import Manifest
from steward.stack.backup import back_up
from steward.stack.console import StackError
from steward.stack.restoring import restore


def make_backup(session: Session, file: Path) -> ExitCode:
    """Write the backup and say what is in it."""
    _show(session, file, _done(back_up, file), "wrote")
    return ExitCode.DONE


def restore_backup(session: Session, file: Path) -> ExitCode:
    """Restore it and say what it held."""
    _show(session, file, _done(restore, file), "restored")
    return ExitCode.DONE


def _done(work: Callable[[Settings, Path], Manifest], file: Path) -> Manifest:
    write_privately()
    settings = settings_or_refuse()
    try:
        return work(settings, file)
    except StackError as error:
        raise CliError(error.detail, exit_code=ExitCode(error.exit_code), hint=error.fix) from None


def _show(session: Session, file: Path, manifest: Manifest, verb: str) -> None:
    size = file.stat().st_size
    if session.as_json:
        print(json.dumps({"success": True, "file": str(file), "size": size, **manifest.model_dump(mode="json")}))
        return
    held = ", ".join(f"{count} in {name}" for name, count in manifest.counts.items() if count)
    histories = "Temporal's histories" if manifest.histories else "no histories: Temporal is elsewhere"
    out().print(f"{verb} {file} ({size / 2**20:.1f} MiB)", soft_wrap=True)
    out().print(f"  the database, {histories}, files: {held or 'none'}", soft_wrap=True)
