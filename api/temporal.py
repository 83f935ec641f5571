"""The API's side of Temporal: starts problems, speaks to them, asks them, always in bounded time.

Called by the gateway alone. Every failure leaves as an error of contracts.errors; a wait that ends without an outcome
is no failure and returns None: the problem goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import hashlib
import logging
import time
import uuid
from collections.abc import Awaitable, Callable, Iterator
from datetime import timedelta
from typing import Any, Final, TypeVar

from temporalio.client import (
    Client,
    RPCError,
    RPCTimeoutOrCancelledError,
    WithStartWorkflowOperation,
    WorkflowHandle,
    WorkflowQueryFailedError,
    WorkflowUpdateFailedError,
)
from temporalio.common import (
    Priority,
    SearchAttributeKey,
    SearchAttributePair,
    TypedSearchAttributes,
    WorkflowIDConflictPolicy,
    WorkflowIDReusePolicy,
)
from temporalio.contrib.pydantic import pydantic_data_converter
from temporalio.converter import DataConverter, ExternalStorage
from temporalio.exceptions import ApplicationError, WorkflowAlreadyStartedError
from temporalio.service import GrpcCompression, RetryConfig, RPCStatusCode

from api.refusals import refusal
from contracts import queues
from contracts.approval import Decision
from contracts.errors import Conflict, ErrorCode, NotFound, StewardError, Unavailable
from contracts.problem import (
    CancelRequest,
    DecideResult,
    ProblemInput,
    ProblemStatus,
    ProblemView,
    SettleRequest,
    StepList,
    UserMessage,
)
from sql.claims import PostgresStorageDriver
from sql.database import Database
from workflows.problem import ProblemWorkflow

_log = logging.getLogger(__name__)

RETRY_AFTER_S: Final = 2
LOOK_AFTER_S: Final = 2.0
"""A wait that takes longer is interrupted once, to see whether Temporal took the request at all."""
LOOK_S: Final = 1.0
_AGAIN_S: Final = 0.5
_MAX_FAIRNESS_KEY: Final = 64
_SUMMARY_CHARS: Final = 100

_STATUS: Final = SearchAttributeKey.for_keyword(queues.SA_STATUS)
_TENANT: Final = SearchAttributeKey.for_keyword(queues.SA_TENANT)
_USER: Final = SearchAttributeKey.for_keyword(queues.SA_USER)
_TOOL: Final = SearchAttributeKey.for_keyword(queues.SA_TOOL)

T = TypeVar("T")


class AlreadyClosed(Exception):
    """The workflow has ended; nothing was started or sent."""


def data_converter(database: Database) -> DataConverter:
    """Pydantic JSON, with large payloads fetched from PostgreSQL by their claim."""
    return dataclasses.replace(
        pydantic_data_converter, external_storage=ExternalStorage(drivers=[PostgresStorageDriver(database)])
    )


async def lazy_client(target: str, namespace: str, database: Database) -> Client:
    """A client that connects with its first call, so that the process starts while Temporal is away."""
    return await Client.connect(
        target,
        namespace=namespace,
        data_converter=data_converter(database),
        lazy=True,
        connect_timeout=timedelta(seconds=LOOK_AFTER_S),
        retry_config=RetryConfig(max_elapsed_time_millis=1500, max_retries=4),
        grpc_compression=GrpcCompression.NONE,
    )


class TemporalProblems:
    """Problems as workflows."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def start_and_settle(self, given: ProblemInput, wait_s: float) -> ProblemView | None:
        """Start the problem unless it runs already, and wait until it settles, in one RPC. None: it was accepted and
        has not settled within `wait_s` seconds.

        Raises:
            AlreadyClosed: it has run to its end before.
            Unavailable: Temporal cannot be reached, and it is not known that it took the request.
        """
        update_id = uuid.uuid4().hex

        async def settle() -> ProblemView:
            operation = _start_operation(given)
            try:
                return await self.client.execute_update_with_start_workflow(
                    ProblemWorkflow.settle, SettleRequest(), start_workflow_operation=operation, id=update_id
                )
            except BaseException:
                await _forget(operation)
                raise

        if wait_s <= 0:
            await self._start(given)
            return None
        return await self._settled(given.problem_id, settle, wait_s)

    async def settle(
        self, problem_id: int, wait_s: float, message: UserMessage | None = None, update_id: str | None = None
    ) -> ProblemView | None:
        """Wait until a running problem settles; with a message, say that first. None: not within `wait_s` seconds.

        A message that no worker takes in time is left as a signal, which outlives every process. Raises AlreadyClosed.
        """
        identity = update_id or uuid.uuid4().hex

        async def settle() -> ProblemView:
            return await self._handle(problem_id).execute_update(
                ProblemWorkflow.settle, SettleRequest(message=message), id=identity
            )

        try:
            view = await self._settled(problem_id, settle, wait_s)
        except Conflict as error:
            if error.code is not ErrorCode.IN_FLIGHT:
                raise
            view = None
        if view is None and message is not None and not await self._answers(problem_id):
            await self.signal(problem_id, "message", message)
        return view

    async def decide(
        self, problem_id: int, decision: Decision, wait_s: float, update_id: str | None = None
    ) -> DecideResult | None:
        """Decide and wait for what follows. None: not within `wait_s` seconds; a decision that no worker took is left
        as a signal. Raises AlreadyClosed, or the refusal the workflow gave."""
        identity = update_id or uuid.uuid4().hex

        async def ask() -> DecideResult:
            return await self._handle(problem_id).execute_update(ProblemWorkflow.decide, decision, id=identity)

        result = await self._wait(problem_id, ask, wait_s)
        if result is None and not await self._answers(problem_id):
            await self.signal(problem_id, "confirm", decision)
        return result

    async def outcome_of(self, problem_id: int, update_id: str, wait_s: float) -> ProblemView | None:
        """The view an earlier update of that id led to; None when there was no such update."""
        handle = self._handle(problem_id).get_update_handle(update_id, result_type=dict)
        try:
            with translated():
                async with asyncio.timeout(max(wait_s, LOOK_S)):
                    found: dict[str, Any] = await handle.result()
        except (NotFound, AlreadyClosed, TimeoutError):
            return None
        return ProblemView.model_validate(found.get("view", found))

    async def cancel(self, problem_id: int, request: CancelRequest) -> None:
        """Ask a problem to cancel. Raises AlreadyClosed."""
        await self.signal(problem_id, "cancel_problem", request)

    async def signal(self, problem_id: int, name: str, payload: Decision | UserMessage | CancelRequest) -> None:
        """Send a signal: durable as soon as this returns, worker or not. Raises AlreadyClosed."""
        with translated():
            await self._handle(problem_id).signal(name, payload, rpc_timeout=timedelta(seconds=LOOK_AFTER_S))

    async def view(self, problem_id: int, timeout_s: float) -> ProblemView:
        """The problem as its workflow sees it.

        Raises:
            Unavailable: TEMPORAL_UNAVAILABLE, or WORKER_UNAVAILABLE when nobody answers the query in time.
            NotFound: there is no such workflow.
        """
        return await self._query(problem_id, ProblemWorkflow.status, timeout_s)

    async def steps(self, problem_id: int, timeout_s: float) -> StepList:
        """All steps as the workflow knows them. Raises as `view` does."""
        return await self._query(problem_id, ProblemWorkflow.steps, timeout_s)

    async def accepted(self, problem_id: int) -> ProblemView | None:
        """What the server itself knows of a problem no worker has answered for: who it belongs to and since when.
        None when it knows no such workflow."""
        try:
            with translated():
                found = await self._handle(problem_id).describe(rpc_timeout=timedelta(seconds=LOOK_S))
        except NotFound:
            return None
        attributes = found.typed_search_attributes
        return ProblemView(
            problem_id=problem_id,
            tenant_id=attributes.get(_TENANT, ""),
            user_id=attributes.get(_USER, ""),
            conversation_id="",
            status=ProblemStatus.IN_PROGRESS,
            tool_name=attributes.get(_TOOL),
            message="Accepted; no worker has answered yet.",
            created_at=found.start_time,
            updated_at=found.start_time,
            stale=True,
        )

    def _handle(self, problem_id: int) -> WorkflowHandle[ProblemWorkflow, ProblemView]:
        return self.client.get_workflow_handle_for(ProblemWorkflow.run, queues.problem_workflow_id(problem_id))

    async def _start(self, given: ProblemInput) -> None:
        with translated(), contextlib.suppress(WorkflowAlreadyStartedError):
            await self.client.start_workflow(
                ProblemWorkflow.run,
                given,
                **_start_options(given),
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                rpc_timeout=timedelta(seconds=LOOK_AFTER_S),
            )

    async def _query(self, problem_id: int, query: Callable[[Any], T], timeout_s: float) -> T:
        try:
            with translated():
                async with asyncio.timeout(timeout_s + LOOK_S):
                    found: T = await self._handle(problem_id).query(query, rpc_timeout=timedelta(seconds=timeout_s))
                    return found
        except TimeoutError:
            raise _no_worker() from None

    async def _answers(self, problem_id: int) -> bool:
        """Whether a worker answers for the problem. A closed one answers, too: it took what was said."""
        try:
            await self.view(problem_id, LOOK_S)
        except Unavailable:
            return False
        return True

    async def _settled(
        self, problem_id: int, settle: Callable[[], Awaitable[ProblemView]], wait_s: float
    ) -> ProblemView | None:
        """Wait through a continue-as-new, where `settle` returns an unsettled view."""
        deadline = time.monotonic() + wait_s
        while (left := deadline - time.monotonic()) > 0:
            view = await self._wait(problem_id, settle, left)
            if view is None or view.settled:
                return view
        return None

    async def _wait(self, problem_id: int, call: Callable[[], Awaitable[T]], wait_s: float) -> T | None:
        """Await a call that may be repeated (it carries its own id) for `wait_s` seconds. After LOOK_AFTER_S, look
        whether Temporal has the problem; from then on an outage is waited out."""
        deadline = time.monotonic() + wait_s
        known = False
        while (left := deadline - time.monotonic()) > 0:
            try:
                with translated():
                    async with asyncio.timeout(left if known else min(left, LOOK_AFTER_S)):
                        return await call()
            except TimeoutError:
                known = known or await self.accepted(problem_id) is not None
            except Unavailable:
                if not known:
                    raise
                await asyncio.sleep(min(_AGAIN_S, max(0.0, deadline - time.monotonic())))
        if not known and await self.accepted(problem_id) is None:
            raise _away("Temporal did not take the request in time")
        return None


def _start_options(given: ProblemInput) -> dict[str, Any]:
    attributes: list[SearchAttributePair[Any]] = [
        SearchAttributePair(_STATUS, ProblemStatus.IN_PROGRESS.value),
        SearchAttributePair(_TENANT, given.tenant_id),
        SearchAttributePair(_USER, given.user_id),
    ]
    if given.tool_name is not None:
        attributes.append(SearchAttributePair(_TOOL, given.tool_name))
    return {
        "id": queues.problem_workflow_id(given.problem_id),
        "task_queue": queues.PROBLEMS,
        "id_reuse_policy": WorkflowIDReusePolicy.REJECT_DUPLICATE,
        "search_attributes": TypedSearchAttributes(attributes),
        "static_summary": (given.tool_name or " ".join((given.text or "").split()))[:_SUMMARY_CHARS],
        "priority": Priority(fairness_key=_fairness_key(given.tenant_id)),
    }


def _start_operation(given: ProblemInput) -> WithStartWorkflowOperation[Any, ProblemView]:
    return WithStartWorkflowOperation(
        ProblemWorkflow.run,
        given,
        **_start_options(given),
        id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
    )


def _fairness_key(tenant_id: str) -> str:
    if len(tenant_id.encode()) <= _MAX_FAIRNESS_KEY:
        return tenant_id
    return hashlib.sha256(tenant_id.encode()).hexdigest()


async def _forget(operation: WithStartWorkflowOperation[Any, Any]) -> None:
    """The operation keeps its own copy of the error; unless it is fetched, the event loop reports it as lost."""
    with contextlib.suppress(BaseException):
        async with asyncio.timeout(0):
            await operation.workflow_handle()


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Temporal's exceptions as ours. A deadline becomes TimeoutError, the end of a workflow AlreadyClosed."""
    try:
        yield
    except WorkflowAlreadyStartedError as error:
        raise AlreadyClosed from error
    except WorkflowUpdateFailedError as error:
        raise _update_refusal(error.cause) from error
    except WorkflowQueryFailedError as error:
        raise _no_worker() from error
    except RPCTimeoutOrCancelledError as error:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError from error
        raise TimeoutError from error
    except RPCError as error:
        raise _rpc_refusal(error) from error
    except RuntimeError as error:
        if "client connect" not in str(error):
            raise
        raise _away("Temporal cannot be reached") from error


def _update_refusal(cause: BaseException) -> Exception:
    if isinstance(cause, ApplicationError) and cause.type in set(ErrorCode):
        return refusal(ErrorCode(cause.type), cause.message)
    if isinstance(cause, ApplicationError) and cause.type == "AcceptedUpdateCompletedWorkflow":
        return AlreadyClosed()
    _log.error("an update failed: %s", cause)
    return StewardError("the problem's workflow could not handle the request")


def _rpc_refusal(error: RPCError) -> Exception:
    match error.status:
        case RPCStatusCode.DEADLINE_EXCEEDED | RPCStatusCode.CANCELLED:
            return TimeoutError()
        case RPCStatusCode.NOT_FOUND if error.message.startswith("workflow not found"):
            return NotFound("Temporal knows no such problem", code=ErrorCode.UNKNOWN_PROBLEM)
        case RPCStatusCode.NOT_FOUND:
            # "workflow execution already completed", or an update that went with its workflow's end.
            return AlreadyClosed()
        case RPCStatusCode.RESOURCE_EXHAUSTED if "in-flight updates" in error.message:
            return Conflict("too many requests wait for this problem", code=ErrorCode.IN_FLIGHT, retry_after_s=1)
        case RPCStatusCode.FAILED_PRECONDITION:
            return _no_worker()
        case _:
            _log.warning("Temporal refused a call: %s %s", error.status.name, error.message)
            return _away(f"Temporal cannot serve the request ({error.status.name.lower()})")


def _away(detail: str) -> Unavailable:
    return Unavailable(detail, code=ErrorCode.TEMPORAL_UNAVAILABLE, retry_after_s=RETRY_AFTER_S)


def _no_worker() -> Unavailable:
    return Unavailable("no worker answered in time", code=ErrorCode.WORKER_UNAVAILABLE, retry_after_s=RETRY_AFTER_S)
