"""The result of one of the doctor's checks. Made by the doctor, shown by the CLI."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

CheckStatus: TypeAlias = Literal["ok", "warn", "fail"]


@dataclass(frozen=True, slots=True)
class Check:
    """One part looked at. `fix` says what to do; empty when there is nothing to do."""

    name: str
    status: CheckStatus
    detail: str
    fix: str = ""
