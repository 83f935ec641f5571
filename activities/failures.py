"""How errors leave an activity: as ApplicationErrors whose type is a code of contracts.errors.

Used by every activity of this room. Temporal retries what is retryable; nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta

from temporalio.exceptions import ApplicationError

from steward.contracts.errors import CODES, StewardError

_LONGEST_DELAY_S = 300


def retryable(error: StewardError) -> ApplicationError:
    """The error as one Temporal repeats, after the delay it asks for (five minutes at most)."""
    delay = error.retry_after_s
    return ApplicationError(
        error.detail,
        type=error.code.value,
        next_retry_delay=timedelta(seconds=min(delay, _LONGEST_DELAY_S)) if delay else None,
    )


def permanent(error: StewardError) -> ApplicationError:
    """The error as one Temporal does not repeat."""
    return ApplicationError(error.detail, type=error.code.value, non_retryable=True)


@contextmanager
def translated() -> Iterator[None]:
    """Turn StewardErrors into ApplicationErrors; the table of codes says which are repeated."""
    try:
        yield
    except StewardError as error:
        raise (retryable(error) if CODES[error.code].retryable else permanent(error)) from error
