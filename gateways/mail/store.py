"""What the gateway remembers over restarts, in one SQLite file: how far each folder was read, and what came of replies.

Losing the file begins anew: what lies in the mailbox by then is not reported.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS positions (
    folder TEXT PRIMARY KEY, validity INTEGER NOT NULL, last_uid INTEGER NOT NULL, since REAL NOT NULL);
CREATE TABLE IF NOT EXISTS seen (folder TEXT, name TEXT, PRIMARY KEY (folder, name));
CREATE TABLE IF NOT EXISTS handled (folder TEXT, key TEXT, handled_at REAL NOT NULL, PRIMARY KEY (folder, key));
CREATE TABLE IF NOT EXISTS decisions (
    key TEXT PRIMARY KEY, mark TEXT NOT NULL, problem_id INTEGER NOT NULL, approval_id TEXT NOT NULL,
    confirmed INTEGER NOT NULL);
"""


@dataclass(frozen=True, slots=True)
class Position:
    """How far a folder was read: up to `last_uid` as the numbering `validity` has it. `since` is when it began, in
    seconds since 1970."""

    validity: int
    last_uid: int
    since: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What a reply decides. It is kept before Steward is told, so that a crash between the two changes nothing."""

    key: str
    mark: str
    problem_id: int
    approval_id: str
    confirmed: bool


class Store:
    """The file. Every write is on disk when the method returns. Used by the threads of the folders one at a time."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        path.chmod(0o600)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.executescript(_SCHEMA)

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def position(self, folder: str) -> Position | None:
        """How far a folder was read; None: it is new to the gateway."""
        found = self._db.execute("SELECT validity, last_uid, since FROM positions WHERE folder = ?", (folder,))
        row = found.fetchone()
        return None if row is None else Position(*row)

    def set_position(self, folder: str, position: Position) -> None:
        """Keep how far a folder was read."""
        values = (folder, position.validity, position.last_uid, position.since)
        self._db.execute("INSERT OR REPLACE INTO positions VALUES (?, ?, ?, ?)", values)

    def add_seen(self, folder: str, names: Iterable[str]) -> None:
        """These files of a folder are dealt with."""
        self._db.executemany("INSERT OR IGNORE INTO seen VALUES (?, ?)", [(folder, name) for name in names])

    def seen(self, folder: str) -> set[str]:
        """The files of a folder that are dealt with."""
        return {row[0] for row in self._db.execute("SELECT name FROM seen WHERE folder = ?", (folder,))}

    def set_handled(self, folder: str, key: str) -> None:
        """A mail is dealt with, wherever in the folder it may come to lie."""
        self._db.execute("INSERT OR IGNORE INTO handled VALUES (?, ?, ?)", (folder, key, time.time()))

    def is_handled(self, folder: str, key: str) -> bool:
        """Whether a mail was dealt with."""
        found = self._db.execute("SELECT 1 FROM handled WHERE folder = ? AND key = ?", (folder, key))
        return found.fetchone() is not None

    def decide(self, decision: Decision) -> None:
        """Keep what a reply is about to decide."""
        values = (decision.key, decision.mark, decision.problem_id, decision.approval_id, int(decision.confirmed))
        self._db.execute("INSERT OR REPLACE INTO decisions VALUES (?, ?, ?, ?, ?)", values)

    def decision(self, *, key: str = "", mark: str = "") -> Decision | None:
        """What this mail, or a reply with this mark, decided or was about to."""
        row = self._db.execute("SELECT * FROM decisions WHERE key = ? OR mark = ?", (key, mark)).fetchone()
        return None if row is None else Decision(row[0], row[1], row[2], row[3], bool(row[4]))
