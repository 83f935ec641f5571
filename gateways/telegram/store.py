"""What the gateway remembers over restarts, in one SQLite file: updates, live views, what was shown where.

Steward has the truth; this says which message of which chat shows it. Losing the file shows things twice, and decides
nothing: buttons carry what they decide, and every update leads to the same answer under its own key.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_KEPT_S: Final = 14 * 86_400
"""Telegram itself forgets updates after a day."""
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS updates (update_id INTEGER PRIMARY KEY, content TEXT, taken_at REAL NOT NULL);
CREATE TABLE IF NOT EXISTS views (
    problem_id INTEGER, chat_id INTEGER, user_id INTEGER NOT NULL, live_message_id INTEGER,
    after_id INTEGER NOT NULL DEFAULT 0, waiting INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (problem_id, chat_id));
CREATE TABLE IF NOT EXISTS shown (
    chat_id INTEGER, message_id INTEGER, user_id INTEGER NOT NULL, problem_id INTEGER NOT NULL, what TEXT NOT NULL,
    content TEXT NOT NULL, open INTEGER NOT NULL, shown_at REAL NOT NULL, PRIMARY KEY (chat_id, message_id));
CREATE INDEX IF NOT EXISTS shown_what ON shown (user_id, what);
CREATE TABLE IF NOT EXISTS marks (user_id INTEGER, name TEXT, value INTEGER NOT NULL, PRIMARY KEY (user_id, name));
"""


@dataclass(frozen=True, slots=True)
class View:
    """A problem that a chat follows. `waiting`: it waits for a human, and nobody reads its live view."""

    problem_id: int
    chat_id: int
    user_id: int
    live_message_id: int | None = None
    after_id: int = 0
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows an approval (`what` is its id) or a question (`what` is "?" and its words)."""

    chat_id: int
    message_id: int
    user_id: int
    problem_id: int
    what: str
    content: str
    open: bool

    @property
    def is_question(self) -> bool:
        """Whether it asks for words."""
        return self.what.startswith("?")


class Store:
    """The file. Every write is on disk when the method returns."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path, isolation_level=None)
        path.chmod(0o600)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.executescript(_SCHEMA)
        self._db.execute("DELETE FROM updates WHERE content IS NULL AND taken_at < ?", (time.time() - _KEPT_S,))

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def take(self, update_id: int, content: str) -> bool:
        """Keep an update until it is handled. False: it was taken before."""
        taken = self._db.execute("INSERT OR IGNORE INTO updates VALUES (?, ?, ?)", (update_id, content, time.time()))
        return taken.rowcount > 0

    def handled(self, update_id: int) -> None:
        """An update is dealt with: its content is forgotten, its number is not."""
        self._db.execute("UPDATE updates SET content = NULL WHERE update_id = ?", (update_id,))

    def unhandled(self) -> Sequence[str]:
        """The updates that were taken and not dealt with, oldest first."""
        rows = self._db.execute("SELECT content FROM updates WHERE content IS NOT NULL ORDER BY update_id")
        return [row[0] for row in rows]

    def follow(self, view: View) -> None:
        """Keep a view as it now is."""
        self._db.execute(
            "INSERT OR REPLACE INTO views VALUES (?, ?, ?, ?, ?, ?)",
            (view.problem_id, view.chat_id, view.user_id, view.live_message_id, view.after_id, int(view.waiting)),
        )

    def view(self, problem_id: int, chat_id: int) -> View | None:
        """The view of a problem in a chat."""
        found = [one for one in self.views() if (one.problem_id, one.chat_id) == (problem_id, chat_id)]
        return found[0] if found else None

    def views(self) -> Sequence[View]:
        """Every view that has not ended."""
        rows = self._db.execute("SELECT problem_id, chat_id, user_id, live_message_id, after_id, waiting FROM views")
        return [
            View(problem_id, chat_id, user_id, live_message_id, after_id, bool(waiting))
            for problem_id, chat_id, user_id, live_message_id, after_id, waiting in rows
        ]

    def unfollow(self, problem_id: int, chat_id: int) -> None:
        """A problem has ended, and its chat was told."""
        self._db.execute("DELETE FROM views WHERE problem_id = ? AND chat_id = ?", (problem_id, chat_id))

    def show(self, shown: Shown) -> None:
        """A message that waits for an answer was sent."""
        self._db.execute(
            "INSERT OR REPLACE INTO shown VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(shown.chat_id, shown.message_id, shown.user_id, shown.problem_id),
                *(shown.what, shown.content, int(shown.open), time.time()),
            ),
        )

    def shown_at(self, chat_id: int, message_id: int) -> Shown | None:
        """What a message showed."""
        found = self._shown("chat_id = ? AND message_id = ?", chat_id, message_id)
        return found[0] if found else None

    def shown(self, user_id: int, what: str) -> Sequence[Shown]:
        """The messages that showed something to a chat user."""
        return self._shown("user_id = ? AND what = ?", user_id, what)

    def open_messages(self, user_id: int) -> Sequence[Shown]:
        """The messages to a chat user that still look as if they waited."""
        return self._shown("user_id = ? AND open = ?", user_id, 1)

    def retire(self, shown: Shown) -> None:
        """A message no longer waits."""
        self._db.execute(
            "UPDATE shown SET open = 0 WHERE chat_id = ? AND message_id = ?", (shown.chat_id, shown.message_id)
        )

    def mark(self, user_id: int, name: str) -> int | None:
        """A number kept for a chat user."""
        row = self._db.execute("SELECT value FROM marks WHERE user_id = ? AND name = ?", (user_id, name)).fetchone()
        return None if row is None else int(row[0])

    def has_mark_above(self, name: str, value: int) -> bool:
        """Whether any chat user has a greater number under this name."""
        found = self._db.execute("SELECT 1 FROM marks WHERE name = ? AND value > ? LIMIT 1", (name, value))
        return found.fetchone() is not None

    def set_mark(self, user_id: int, name: str, value: int) -> None:
        """Keep a number for a chat user."""
        self._db.execute("INSERT OR REPLACE INTO marks VALUES (?, ?, ?)", (user_id, name, value))

    def forget(self, user_id: int) -> None:
        """Remove all that is kept of a chat user, but the numbers of updates."""
        for table in ("views", "shown", "marks"):
            self._db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))

    def _shown(self, condition: str, *values: object) -> list[Shown]:
        columns = "chat_id, message_id, user_id, problem_id, what, content, open"
        rows = self._db.execute(f"SELECT {columns} FROM shown WHERE {condition} ORDER BY message_id", values)
        return [
            Shown(chat_id, message_id, user_id, problem_id, what, content, bool(is_open))
            for chat_id, message_id, user_id, problem_id, what, content, is_open in rows
        ]
