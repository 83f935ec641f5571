"""The policy as an operator writes it: a YAML file that is read again when it changes.

Built by workers; a broken file is refused at start and later leaves the rules as they were.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from steward.contracts.errors import ErrorCode, StewardError
from steward.contracts.suggestions import did_you_mean
from steward.tools.catalogue_file import read_file
from steward.tools.faults import Fault
from steward.tools.guarding.policy import Policy, Rule
from steward.tools.guarding.secrets import SecretRule

_LOOK_AGAIN_S = 1.0

_log = logging.getLogger(__name__)


class PolicyError(StewardError):
    """A policy file cannot be used; `detail` has one line per fault."""

    code = ErrorCode.INVALID_REQUEST

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(f"STEWARD_POLICY: {fault}" for fault in faults))
        self.faults = list(faults)


def load_policy(path: Path) -> Policy:
    """The policy of a file; an empty file is an empty policy.

    Raises:
        PolicyError: it cannot be read or says what is not understood, with every fault and its line.
    """
    file = read_file(path)
    if file.faults:
        raise PolicyError(file.faults)
    try:
        return Policy.model_validate({} if file.content is None else file.content)
    except ValidationError as error:
        faults = {file.fault(f"{_place(item['loc'])}: {_words(item)}", *item["loc"]): None for item in error.errors()}
        raise PolicyError(list(faults)) from error


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
            _log.error("the changed policy is not used:\n%s", error.detail)

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


def _words(error: ErrorDetails) -> str:
    if error["type"] != "extra_forbidden":
        return error["msg"]
    match error["loc"]:
        case ("rules", int(), *_):
            known = Rule.model_fields
        case ("secrets", int(), *_):
            known = SecretRule.model_fields
        case (_,):
            known = Policy.model_fields
        case _:
            return "unknown key"
    return f"unknown key; {did_you_mean(str(error['loc'][-1]), known) or f'known are: {_listed(known)}'}"


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
