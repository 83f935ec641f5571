"""Errors of configuration. Raised by config, shown by cli and the processes' main modules."""

from __future__ import annotations

from collections.abc import Sequence

from steward.contracts.errors import StewardError


class SettingsError(StewardError):
    """The settings do not fit. `problems` has one line for each, naming the environment variable."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = list(problems)
