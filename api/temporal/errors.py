"""Temporal's exceptions as ours: the one place where an RPC or update failure becomes an error of contracts.errors."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Final

from temporalio.client import RPCError, RPCTimeoutOrCancelledError, WorkflowQueryFailedError, WorkflowUpdateFailedError
from temporalio.exceptions import ApplicationError, WorkflowAlreadyStartedError
from temporalio.service import RPCStatusCode

from steward.api.core.refusals import refusal
from steward.contracts.dialogue import MESSAGE_NOT_MINE
from steward.contracts.errors import Conflict, ErrorCode, InDoubt, NotFound, StewardError, Unavailable

_log = logging.getLogger(__name__)

RETRY_AFTER_S: Final = 2


class AlreadyClosed(Exception):
    """The workflow has ended; nothing was started or sent."""


class NotMine(Exception):
    """A message was no answer to the problem's question; `lapses`: which is not asked any more."""

    def __init__(self, *, lapses: bool) -> None:
        super().__init__("the message is not this problem's")
        self.lapses = lapses


class NotInTime(Unavailable):
    """A deadline passed before Temporal, or the worker behind it, answered. Who waits on purpose catches it; uncaught
    it is a 503 as any other absence."""

    def __init__(self) -> None:
        super().__init__(
            "Temporal did not answer in time", code=ErrorCode.TEMPORAL_UNAVAILABLE, retry_after_s=RETRY_AFTER_S
        )


class NotSent(Unavailable):
    """Temporal was away before anything was sent: nothing was started and nothing was said."""

    def __init__(self, detail: str) -> None:
        super().__init__(detail, code=ErrorCode.TEMPORAL_UNAVAILABLE, retry_after_s=RETRY_AFTER_S)


def in_doubt(problem_id: int, why: str) -> InDoubt:
    """What is told when a request may have reached its problem."""
    return InDoubt(
        f"{why}. It may have been taken all the same: look at /problems/{problem_id} first. Sending it again is safe "
        "with the same Idempotency-Key; without one it may be done twice",
        problem_id=problem_id,
    )


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Temporal's exceptions as ours. A deadline, Temporal's or asyncio's, becomes NotInTime, the end of a workflow
    AlreadyClosed."""
    try:
        yield
    except WorkflowAlreadyStartedError as error:
        raise AlreadyClosed from error
    except WorkflowUpdateFailedError as error:
        raise _update_refusal(error.cause) from error
    except WorkflowQueryFailedError as error:
        raise no_worker() from error
    except RPCTimeoutOrCancelledError as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError from error
        raise NotInTime from error
    except TimeoutError as error:
        raise NotInTime from error
    except RPCError as error:
        raise _rpc_refusal(error) from error
    except RuntimeError as error:
        if "client connect" not in str(error):
            raise
        raise NotSent("Temporal cannot be reached") from error


def _update_refusal(cause: BaseException) -> Exception:
    if isinstance(cause, ApplicationError) and cause.type in set(ErrorCode):
        return refusal(ErrorCode(cause.type), cause.message)
    if isinstance(cause, ApplicationError) and cause.type == MESSAGE_NOT_MINE:
        return NotMine(lapses=bool(cause.details and cause.details[0]))
    if isinstance(cause, ApplicationError) and cause.type == "AcceptedUpdateCompletedWorkflow":
        return AlreadyClosed()
    _log.error("an update failed: %s", cause)
    return StewardError("the problem's workflow could not handle the request")


def _rpc_refusal(error: RPCError) -> Exception:
    match error.status:
        case RPCStatusCode.DEADLINE_EXCEEDED | RPCStatusCode.CANCELLED:
            return NotInTime()
        case RPCStatusCode.NOT_FOUND if error.message.startswith("workflow not found"):
            return NotFound("Temporal knows no such problem", code=ErrorCode.UNKNOWN_PROBLEM)
        case RPCStatusCode.NOT_FOUND:
            # "workflow execution already completed", or an update that went with its workflow's end.
            return AlreadyClosed()
        case RPCStatusCode.RESOURCE_EXHAUSTED if "in-flight updates" in error.message:
            return Conflict("too many requests wait for this problem", code=ErrorCode.IN_FLIGHT, retry_after_s=1)
        case RPCStatusCode.FAILED_PRECONDITION:
            return no_worker()
        case _:
            _log.warning("Temporal refused a call: %s %s", error.status.name, error.message)
            return away(f"Temporal cannot serve the request ({error.status.name.lower()})")


def away(detail: str) -> Unavailable:
    """Temporal is away."""
    return Unavailable(detail, code=ErrorCode.TEMPORAL_UNAVAILABLE, retry_after_s=RETRY_AFTER_S)


def no_worker() -> Unavailable:
    """Temporal answers, no worker does."""
    return Unavailable("no worker answered in time", code=ErrorCode.WORKER_UNAVAILABLE, retry_after_s=RETRY_AFTER_S)
