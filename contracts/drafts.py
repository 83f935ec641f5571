"""An answer that is still being written, on its way from a worker to those who watch its problem. Pure.

It is provisional: nobody keeps it, the guards have not seen the whole of it, and the answer takes its place.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

CHANNEL: Final = "steward_drafts"
LOCK_CLASS: Final = 0x5D4AF7
"""Of the advisory locks by which an API process says whose answers it watches."""
LOCKS: Final = 128
"""Problems share so many locks, since PostgreSQL's memory for them is small: who shares one writes for nobody now and
then."""
_MOST_BYTES: Final = 7_500
"""PostgreSQL takes 8,000 bytes in a notification."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The whole of an answer as far as it is written; empty where it is being written and must not be seen yet."""

    problem_id: int
    text: str

    @classmethod
    def read(cls, payload: str) -> Draft | None:
        """The draft of a notification; None for anything else."""
        try:
            problem_id, text = json.loads(payload)
        except (ValueError, TypeError):
            return None
        return cls(problem_id, text) if isinstance(problem_id, int) and isinstance(text, str) else None

    def payload(self) -> str:
        """The notification of it; a text that does not go into one ends with an ellipsis."""
        whole = json.dumps([self.problem_id, self.text], ensure_ascii=False)
        if len(whole.encode()) <= _MOST_BYTES:
            return whole
        # Escapes make a text longer, at most sixfold; then it is shown shorter than it could be.
        room = _MOST_BYTES - 100
        text = self.text.encode()[:room].decode(errors="ignore")
        while len((whole := json.dumps([self.problem_id, f"{text}…"], ensure_ascii=False)).encode()) > _MOST_BYTES:
            text = text[: len(text) * 9 // 10]
        return whole


def lock_of(problem_id: int) -> int:
    """Which lock stands for a problem."""
    return problem_id % LOCKS
