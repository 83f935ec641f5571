"""What the stack tells whoever watches it: events of starting, failing and stopping, and the data of the banner.

Called by the supervisor, implemented by the CLI. Callbacks run on the supervisor's event loop: they return at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, Protocol

from steward.contracts.errors import StewardError

EXIT_OK = 0
EXIT_FAILED = 1
EXIT_REFUSED = 3


class StackError(StewardError):
    """The stack could not be started. `fix` says what to do about it, `exit_code` what `steward up` ends with."""

    def __init__(self, detail: str, *, fix: str = "", exit_code: int = EXIT_FAILED) -> None:
        super().__init__(detail)
        self.fix = fix
        self.exit_code = exit_code


@dataclass(frozen=True, slots=True)
class SelfTestResult:
    """One check of the self-test: what was tried, whether it held, in words, and how long it took."""

    name: str
    ok: bool
    detail: str
    ms: float


@dataclass(frozen=True, slots=True)
class Banner:
    """Where everything is once the stack is up. `temporal_ui` is None when Temporal runs elsewhere."""

    api_url: str
    docs_url: str
    temporal_address: str
    temporal_ui: str | None
    home: Path
    logs: Path
    postgres: Literal["embedded", "external"]
    qdrant: Literal["local", "external"]
    demo: bool
    seconds: float
    self_test: list[SelfTestResult] = field(default_factory=list)
    console_url: str = ""
    """Where people decide and look; with a one-time link where they must sign in."""


class Console(Protocol):
    """Receives what happens. `part` is a short name: PostgreSQL, migrations, models, tools, Temporal, worker, API."""

    def starting(self, part: str, detail: str) -> None:
        """A part is being started."""

    def ready(self, part: str, detail: str, seconds: float) -> None:
        """A part is ready, `seconds` after it was started."""

    def note(self, text: str) -> None:
        """Something worth knowing: leftovers ended, a part restarted."""

    def trouble(self, text: str, fix: str) -> None:
        """A part failed or died. `fix` says what to do; it may be empty."""

    def checked(self, result: SelfTestResult) -> None:
        """A check of the self-test ended."""

    def up(self, banner: Banner) -> None:
        """Everything is up."""

    def stopping(self, reason: str) -> None:
        """The stack is being stopped."""

    def stopped(self, part: str, seconds: float) -> None:
        """A part was stopped."""
