"""Writes everything an installation keeps into one file.

Called by `steward backup`, with the stack up or down. What it writes, stack.restoring brings back. Temporal's histories
are copied before the database: the ledger in the database then knows every effect the histories know, so a restored
workflow never runs one again.
"""

from __future__ import annotations

import contextlib
import io
import os
import tarfile
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from steward.config.settings import Settings
from steward.stack.archive import DATABASE, FORMAT, HISTORIES, MANIFEST, Manifest, add_file, add_tree, digest
from steward.stack.console import EXIT_REFUSED, StackError
from steward.stack.databases import copy_sqlite, dump_database
from steward.stack.postgres import EmbeddedPostgres, PostgresStartError
from steward.stack.state import is_running, only_one, read_state

_NOT_KEPT: Final = frozenset({"postgres", "postgres.new", "models", "logs", "run.json", "up.lock", "temporal.db"})
"""What lies in the data folder and is saved in another way, made anew, or about one run alone."""
_OF_A_RUN: Final = ("worker-*.ready", "own-calls", "temporal.db-*", ".new-*")


def folders_kept(settings: Settings) -> dict[str, Path]:
    """The folders a backup holds beside the databases: name in the file to where it lies."""
    return {
        "mail": settings.maildir,
        "calendar": settings.calendar_path or settings.home / "calendar",
        "qdrant": settings.qdrant_path,
    }


def back_up(settings: Settings, file: Path) -> Manifest:
    """Write the backup and say what is in it. The file appears whole, for its owner alone, or not at all.

    Raises:
        StackError: the file is there already, lies in the data folder or cannot be written, there is nothing to keep,
            or the database cannot be read.
    """
    if file.exists():
        raise StackError(f"{file} is there already", fix="name another file", exit_code=EXIT_REFUSED)
    if settings.home.resolve() in file.resolve().parents:
        raise StackError(f"{file} lies in the data folder", fix="name a file elsewhere", exit_code=EXIT_REFUSED)
    if not file.absolute().parent.is_dir():
        raise StackError(f"there is no folder {file.parent}", fix="make it, or name another", exit_code=EXIT_REFUSED)
    if not settings.home.is_dir():
        raise StackError(f"there is no data folder {settings.home}", fix="set STEWARD_HOME", exit_code=EXIT_REFUSED)
    try:
        with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".backup-") as work:
            manifest = _write(settings, Path(work))
            (Path(work) / "archive").replace(file)
    except OSError as error:
        raise StackError(f"{file} cannot be written: {error.strerror}", fix="free its disk or name another") from error
    return manifest


def _write(settings: Settings, work: Path) -> Manifest:
    with _database(settings) as dsn:
        histories = work / HISTORIES
        if settings.temporal_address is None and (settings.home / "temporal.db").exists():
            copy_sqlite(settings.home / "temporal.db", histories)
        dump_database(dsn, work / DATABASE)
        with (work / "archive").open("xb") as raw, tarfile.open(fileobj=raw, mode="w:gz", compresslevel=6) as archive:
            os.chmod(raw.fileno(), 0o600)
            counts: dict[str, int] = {}
            for name, folder in folders_kept(settings).items():
                counts[name] = add_tree(archive, folder, name, work)
            counts["files"] = add_tree(archive, settings.home, "files", work, leave_out=_left_out(settings))
            add_file(archive, work / DATABASE, DATABASE)
            if histories.exists():
                add_file(archive, histories, HISTORIES)
            manifest = Manifest(
                format=FORMAT,
                made_at=datetime.now(UTC),
                database_sha256=digest(work / DATABASE),
                histories=histories.exists(),
                counts=counts,
            )
            _add_text(archive, MANIFEST, manifest.model_dump_json(indent=2))
            raw.flush()
            os.fsync(raw.fileno())
    return manifest


def _left_out(settings: Settings) -> frozenset[Path]:
    """What of the data folder is no file of the user's own, or is kept under another name."""
    home = settings.home
    found = {home / name for name in _NOT_KEPT} | set(folders_kept(settings).values())
    for pattern in _OF_A_RUN:
        found |= set(home.glob(pattern))
    return frozenset(found)


@contextlib.contextmanager
def _database(settings: Settings) -> Iterator[str]:
    """Where the database answers: the operator's, the running stack's, or our own one, started for this alone."""
    if settings.postgres_dsn is not None:
        yield settings.postgres_dsn.get_secret_value()
        return
    if is_running(settings.home):
        state = read_state(settings.home)
        if state is None or state.postgres_dsn is None:
            raise StackError("Steward is starting or stopping", fix="try again once it is up or down")
        yield state.postgres_dsn.get_secret_value()
        return
    if not (settings.home / "postgres").is_dir():
        raise StackError(
            f"there is no database in {settings.home}",
            fix="set STEWARD_HOME or STEWARD_POSTGRES_DSN",
            exit_code=EXIT_REFUSED,
        )
    with only_one(settings.home):
        server = EmbeddedPostgres(settings.home / "postgres", settings.home / "logs" / "postgres.log")
        try:
            yield server.start()
        except PostgresStartError as error:
            raise StackError(error.detail, fix="run `steward doctor`") from error
        finally:
            server.stop()


def _add_text(archive: tarfile.TarFile, name: str, text: str) -> None:
    member = tarfile.TarInfo(name)
    member.size, member.mode, member.mtime = len(text.encode()), 0o600, int(time.time())
    archive.addfile(member, io.BytesIO(text.encode()))
