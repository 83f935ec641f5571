"""The one exception of the command line: what went wrong, what to do about it, and the exit code.

Raised by the client and the commands, rendered once by cli.main; never caught in between to be hidden.
"""

from __future__ import annotations

from typing import Any

from steward.cli.exits import ExitCode


class CliError(Exception):
    """`message` says what is wrong in one line, `hint` what to do. `document` is the server's own error, if any."""

    def __init__(self, message: str, *, exit_code: ExitCode, hint: str = "", document: dict[str, Any] | None = None):
        super().__init__(message)
        self.message = message
        self.hint = hint
        self.exit_code = exit_code
        self.document = document or {"success": False, "error": exit_code.name.lower(), "detail": message}
