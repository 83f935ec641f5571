"""What `steward up` shows: each part as it becomes ready, the self-test, the banner, and what goes wrong later.

Implements stack.console.Console for a terminal and for --json; called on the supervisor's event loop, returns at once.
"""

from __future__ import annotations

import contextlib
import dataclasses
import json

from rich.console import Console as Terminal
from rich.text import Text

from steward.cli.plain import plain
from steward.stack.console import Banner, SelfTestResult

TRY = (
    'steward ask "can you find any emails from Alice about the Q3 report?"',
    """steward call compose_email '{"to": "bob@example.com", "subject": "Lunch", "body": "At noon?"}'""",
    "steward problems",
)
"""The three commands the banner says to try."""


class TerminalProgress:
    """Lines for a person. Progress and the banner go to `out`, trouble to `err`."""

    def __init__(self, out: Terminal, err: Terminal) -> None:
        self._out = out
        self._err = err

    def starting(self, part: str, detail: str) -> None:
        """A part is being started."""
        self._line("…", "dim", f"{part:<12} {detail}", "dim")

    def ready(self, part: str, detail: str, seconds: float) -> None:
        """A part is ready."""
        self._line("✓", "green", f"{part:<12} {detail} ({seconds:.1f} s)")

    def note(self, text: str) -> None:
        """Something worth knowing."""
        self._line("·", "cyan", text)

    def trouble(self, text: str, fix: str) -> None:
        """Something is wrong; with what to do about it."""
        _print(self._err, Text("✗ ", style="bold red") + Text(plain(text)))
        if fix:
            _print(self._err, Text(f"  fix: {plain(fix)}"))

    def checked(self, result: SelfTestResult) -> None:
        """A check of the self-test ended."""
        mark, style = ("✓", "green") if result.ok else ("✗", "bold red")
        self._line(mark, style, f"self-test    {result.name}: {result.detail} ({result.ms:.0f} ms)")

    def up(self, banner: Banner) -> None:
        """Everything is up: where it is and what to try."""
        failed = [result.name for result in banner.self_test if not result.ok]
        headline = f"Steward is up after {banner.seconds:.1f} s" + (" with sample data" if banner.demo else "")
        rows = [
            ("console", banner.console_url or banner.api_url),
            ("API", banner.api_url),
            ("API pages", banner.docs_url),
            ("Temporal UI", banner.temporal_ui or f"none here; Temporal is at {banner.temporal_address}"),
            ("data", str(banner.home)),
            ("logs", str(banner.logs)),
        ]
        _print(self._out)
        _print(self._out, Text(headline, style="bold green" if not failed else "bold yellow"))
        for label, value in rows:
            _print(self._out, Text(f"  {label:<12} {value}"))
        _print(self._out, "Try, in another terminal:")
        for line in TRY:
            _print(self._out, Text(f"  {line}", style="bold"))
        if failed:
            self.trouble(f"the self-test failed: {', '.join(failed)}", "run `steward doctor`")
        _print(self._out, "Ctrl-C stops everything in order; open problems carry on next time.")

    def stopping(self, reason: str) -> None:
        """The stack is being stopped."""
        _print(self._out)
        self._line("·", "cyan", f"stopping ({reason}); again to hurry")

    def stopped(self, part: str, seconds: float) -> None:
        """A part was stopped."""
        self._line("✓", "green", f"{part:<12} stopped ({seconds:.1f} s)")

    def _line(self, mark: str, mark_style: str, text: str, style: str = "") -> None:
        _print(self._out, Text(f"{mark} ", style=mark_style) + Text(plain(text), style=style))


def _print(terminal: Terminal, *words: Text | str) -> None:
    """Show a line. One that cannot be shown, on a full disk or with nobody to read it, ends nothing."""
    with contextlib.suppress(OSError):
        terminal.print(*words, soft_wrap=True)


class JsonProgress(TerminalProgress):
    """One JSON document on stdout once everything is up, or when it could not be; trouble also in words on stderr."""

    def __init__(self, err: Terminal) -> None:
        super().__init__(err, err)
        self._announced = False

    def trouble(self, text: str, fix: str) -> None:
        """Tell what is wrong; before the banner it is the document."""
        super().trouble(text, fix)
        if not self._announced:
            self._tell({"success": False, "error": "not_started", "detail": text, "fix": fix})

    def up(self, banner: Banner) -> None:
        """The banner's data is the document."""
        if not self._announced:
            self._tell({"success": True, **dataclasses.asdict(banner)})

    def _tell(self, document: dict[str, object]) -> None:
        self._announced = True
        print(json.dumps(document, default=str, ensure_ascii=False), flush=True)
