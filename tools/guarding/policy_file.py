"""The policy as an operator writes it: a YAML file that is read again when it changes.

Built by workers; a broken file is refused at start and later leaves the rules as they were.
"""

from __future__ import annotations

import logging
import time
from pathlib import Path

import yaml
from pydantic import ValidationError

from contracts.errors import ErrorCode, StewardError
from tools.guarding.policy import Policy

_LOOK_AGAIN_S = 1.0

_log = logging.getLogger(__name__)


class PolicyError(StewardError):
    """A policy file cannot be used; `detail` has one line per fault."""

    code = ErrorCode.INVALID_REQUEST


def load_policy(path: Path) -> Policy:
    """The policy of a file; an empty file is an empty policy.

    Raises:
        PolicyError: it cannot be read or says what is not understood.
    """
    try:
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise PolicyError(f"STEWARD_POLICY: {path} cannot be read: {error}") from error
    try:
        return Policy.model_validate({} if content is None else content)
    except ValidationError as error:
        faults = {f"{_place(item['loc'])}: {item['msg']}": None for item in error.errors()}
        raise PolicyError("\n".join(f"STEWARD_POLICY: {path}: {fault}" for fault in faults)) from error


class PolicyFile:
    """The policy in force. Without a path it is empty.

    Raises:
        PolicyError: from the constructor.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._stamp = self._stamped()
        self._policy = Policy() if path is None else load_policy(path)
        self._looked_at = time.monotonic()

    def current(self) -> Policy:
        """The rules, read again when the file has changed; within a second."""
        now = time.monotonic()
        if self._path is not None and now - self._looked_at >= _LOOK_AGAIN_S:
            self._looked_at = now
            self._follow(self._path)
        return self._policy

    def _follow(self, path: Path) -> None:
        stamp = self._stamped()
        if stamp == self._stamp:
            return
        self._stamp = stamp
        try:
            self._policy = load_policy(path)
        except PolicyError as error:
            _log.error("the changed policy is not used: %s", error.detail)

    def _stamped(self) -> tuple[int, int]:
        try:
            stat = self._path.stat() if self._path else None
        except OSError:
            stat = None
        return (stat.st_mtime_ns, stat.st_size) if stat else (0, 0)


def _place(location: tuple[int | str, ...]) -> str:
    """Where in the file, rules counted from one."""
    parts = [str(part + 1) if isinstance(part, int) else part for part in location]
    return " ".join(parts[:3]) or "the file"
