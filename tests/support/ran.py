"""What a command left behind. For tests that run the `steward` command."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Ran:
    """Exit status and what was written to both streams."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """Standard output read as JSON."""
        return json.loads(self.out)
