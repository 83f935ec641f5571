"""What `steward version` shows: the installed version and, where it is known, the commit it was made from.

A checkout knows its commit by git, a package that pip built from a repository by pip's own note. A wheel of a release
is named by its version alone.
"""

from __future__ import annotations

import json
import platform
import subprocess
from importlib.metadata import distribution

from steward.cli.exits import ExitCode
from steward.cli.options import Session
from steward.config.paths import checkout

_SHORT = 12
_PATIENCE_S = 5.0


def show_version(session: Session) -> ExitCode:
    """One line, or one document."""
    number, commit = distribution("steward").version, _commit()
    if session.as_json:
        print(json.dumps({"version": number, "commit": commit, "python": platform.python_version()}))
    else:
        print(f"steward {number}" + (f" (commit {commit})" if commit else ""))
    return ExitCode.DONE


def _commit() -> str | None:
    folder = checkout()
    return _commit_of_package() if folder is None else _git("-C", str(folder), "rev-parse", f"--short={_SHORT}", "HEAD")


def _git(*words: str) -> str | None:
    try:
        ended = subprocess.run(["git", *words], capture_output=True, text=True, timeout=_PATIENCE_S, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return ended.stdout.strip() or None if ended.returncode == 0 else None


def _commit_of_package() -> str | None:
    try:
        note = json.loads(distribution("steward").read_text("direct_url.json") or "{}")
        return str(note["vcs_info"]["commit_id"])[:_SHORT]
    except (ValueError, KeyError, TypeError):
        return None
