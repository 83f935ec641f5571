"""Brings a backup into an empty data folder, and into an empty database.

Called by `steward restore`; the counterpart of stack.backup. Nothing is overwritten: a folder or a database in use is
refused before anything is written.
"""

from __future__ import annotations

import asyncio
import shutil
import tarfile
import tempfile
from collections.abc import Mapping
from pathlib import Path

from pydantic import ValidationError

from steward.config.settings import Settings
from steward.stack.archive import DATABASE, FORMAT, HISTORIES, MANIFEST, Manifest, digest
from steward.stack.backup import folders_kept
from steward.stack.components import PartFactory
from steward.stack.console import EXIT_REFUSED, StackError
from steward.stack.databases import empty_database, hand_gate_over, restore_database
from steward.stack.postgres import EmbeddedPostgres, PostgresStartError
from steward.stack.state import only_one, prepare_home


def restore(settings: Settings, file: Path) -> Manifest:
    """Unpack, check, and put everything in its place. What the backup held.

    Raises:
        StackError: the file is no backup or damaged, there is data already, Steward runs, or the database refuses.
    """
    places = folders_kept(settings) | {"files": settings.home}
    _refuse_data(settings, places)
    prepare_home(settings.home)
    with only_one(settings.home), tempfile.TemporaryDirectory(dir=settings.home, prefix=".restore-") as work:
        unpacked = Path(work)
        manifest = _unpack(file, unpacked)
        if settings.postgres_dsn is not None:
            asyncio.run(_fill(settings, settings.postgres_dsn.get_secret_value(), unpacked / DATABASE))
        else:
            _fill_embedded(settings, unpacked / DATABASE)
        for name, place in places.items():
            _put(unpacked / name, place)
        if manifest.histories and settings.temporal_address is None:
            shutil.move(unpacked / HISTORIES, settings.home / "temporal.db")
    return manifest


def _refuse_data(settings: Settings, places: Mapping[str, Path]) -> None:
    taken = [settings.home / "postgres", settings.home / "temporal.db"]
    taken += [place for name, place in places.items() if name != "files"]
    for path in taken:
        if path.is_file() or (path.is_dir() and any(path.iterdir())):
            raise StackError(
                f"there is data already: {path}", fix="set STEWARD_HOME to a new folder", exit_code=EXIT_REFUSED
            )


def _unpack(file: Path, target: Path) -> Manifest:
    try:
        with tarfile.open(file, "r:gz") as archive:
            archive.extractall(target, filter="data")
        manifest = Manifest.model_validate_json((target / MANIFEST).read_bytes())
    except (tarfile.TarError, EOFError, ValidationError, FileNotFoundError, OSError) as error:
        raise StackError(f"{file} is no whole backup: {error}", fix="take another", exit_code=EXIT_REFUSED) from error
    if manifest.format != FORMAT:
        raise StackError(f"{file} has format {manifest.format}, this version reads {FORMAT}", fix="install its version")
    if digest(target / DATABASE) != manifest.database_sha256:
        raise StackError(f"{file} is damaged: the database in it is not what was written", fix="take another")
    return manifest


def _fill_embedded(settings: Settings, dump: Path) -> None:
    server = EmbeddedPostgres(settings.home / "postgres", settings.home / "logs" / "postgres.log")
    try:
        asyncio.run(_fill(settings, server.start(), dump))
    except PostgresStartError as error:
        raise StackError(error.detail, fix="run `steward doctor`") from error
    finally:
        server.stop()


async def _fill(settings: Settings, dsn: str, dump: Path) -> None:
    """The first migration makes what lies outside the database (the reader's role), the last brings an older backup
    up to date."""
    parts = PartFactory(settings, lambda: None)
    await parts.migrate(dsn)
    await empty_database(dsn)
    await asyncio.to_thread(restore_database, dsn, dump)
    await hand_gate_over(dsn)
    await parts.migrate(dsn)


def _put(source: Path, place: Path) -> None:
    if source.is_dir():
        place.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, place, dirs_exist_ok=True)
