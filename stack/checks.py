"""The result of one of the doctor's checks, and the one that `steward up` makes too. Shown by the CLI."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from config.settings import Settings

CheckStatus: TypeAlias = Literal["ok", "warn", "fail"]


@dataclass(frozen=True, slots=True)
class Check:
    """One part looked at. `fix` says what to do; empty when there is nothing to do."""

    name: str
    status: CheckStatus
    detail: str
    fix: str = ""


def too_many_workers(settings: Settings) -> Check | None:
    """What is wrong with several workers on a local Qdrant folder, which has one owner process. None: nothing."""
    if settings.workers == 1 or settings.qdrant_url is not None:
        return None
    detail = f"{settings.workers} workers, one local folder: all workers but one find tools by full text"
    return Check("Qdrant", "warn", detail, "set STEWARD_QDRANT_URL to a server, or STEWARD_WORKERS to 1")
