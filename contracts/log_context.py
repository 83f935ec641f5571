"""What the work at hand is about, for log lines: problem, tenant, tool. Set by who runs it, read by config.logs.

Holds ids and names alone, never a text or an argument.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

_ABOUT: Final[ContextVar[Mapping[str, str]]] = ContextVar("log_context", default={})  # noqa: B039 - never changed


def log_context() -> Mapping[str, str]:
    """What the running task or thread works on; empty when that is nobody's."""
    return _ABOUT.get()


@contextmanager
def logged_as(**about: object) -> Iterator[None]:
    """Name what is worked on in every log line of this block. What is None is not named."""
    given = {name: str(value) for name, value in about.items() if value is not None}
    token = _ABOUT.set({**_ABOUT.get(), **given})
    try:
        yield
    finally:
        _ABOUT.reset(token)
