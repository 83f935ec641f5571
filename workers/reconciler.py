"""Brings the mirror to what Temporal says, where a workflow could not do it itself: it was terminated or lost, or the
database is older than it. One page of problems at a time; it decides nothing, verdicts.py does.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Final

from temporalio.client import Client, WorkflowExecution, WorkflowHandle, WorkflowHistoryEventFilterType
from temporalio.common import SearchAttributeKey
from temporalio.service import RPCError, RPCStatusCode

from steward.contracts import queues
from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemView
from steward.sql.dispatches import DispatchStore
from steward.sql.mendings import MendingStore, ProblemRow
from steward.sql.problems import ProblemStore
from steward.workers.verdicts import Execution, Mend, end_of, verdict
from steward.workflows.problem import ProblemWorkflow

_log = logging.getLogger(__name__)

PAGE: Final = 100
"""Problems looked at in one step, in the mirror and in Temporal each."""
RPC: Final = timedelta(seconds=5)
ALL_PROBLEMS: Final = 'WorkflowType = "ProblemWorkflow"'
_STATUS: Final = SearchAttributeKey.for_keyword(queues.SA_STATUS)


class Reconciler:
    """`grace`: how long a live workflow is given to mirror a change by itself."""

    def __init__(
        self,
        client: Client,
        store: MendingStore,
        problems: ProblemStore,
        dispatches: DispatchStore,
        grace: timedelta,
        installation_id: str,
    ) -> None:
        self._client = client
        self._store = store
        self._problems = problems
        self._dispatches = dispatches
        self._grace = grace
        self._installation_id = installation_id
        self._after_id = 0
        self._page_token: bytes | None = None

    async def mend_open_rows(self) -> bool:
        """Look at the next page of problems that the mirror has as open. Whether that was the last page."""
        rows = await self._store.open_problems(self._after_id, PAGE)
        for row in rows:
            self._after_id = row.problem_id
            await self._mend(row.problem_id, row, await self._described(row.problem_id))
        if len(rows) < PAGE:
            self._after_id = 0
        return self._after_id == 0

    async def mend_from_temporal(self) -> AsyncIterator[int]:
        """Look at the next page of workflows that Temporal lists, whose rows an older database lacks or has behind.
        Gives the problems that run while their row is closed."""
        page = self._client.list_workflows(ALL_PROBLEMS, page_size=PAGE, next_page_token=self._page_token)
        await page.fetch_next_page(page_size=PAGE)
        self._page_token = page.next_page_token
        found = {
            number: execution for execution in page.current_page or [] if (number := queues.problem_of(execution.id))
        }
        rows = await self._store.rows(list(found))
        for problem_id, execution in found.items():
            row = rows.get(problem_id)
            if await execution.memo_value(queues.MEMO_INSTALLATION, self._installation_id) != self._installation_id:
                continue
            await self._mend(problem_id, row, _execution(execution))
            if row is not None and row.closed and execution.close_time is None:
                yield problem_id

    async def _mend(self, problem_id: int, row: ProblemRow | None, found: Execution | None) -> None:
        now = datetime.now(UTC)
        match verdict(row, found, now, self._grace):
            case Mend.RETELL:
                if await self._mirror_again(problem_id):
                    await self._count("mirror_behind", problem_id, "its workflow told it anew")
            case Mend.END:
                await self._end(problem_id, row, found, now)
            case Mend.NOTHING:
                pass

    async def _described(self, problem_id: int) -> Execution | None:
        try:
            return _execution(await self._handle(problem_id).describe(rpc_timeout=RPC))
        except RPCError as error:
            if error.status is not RPCStatusCode.NOT_FOUND:
                raise
            return None

    async def _mirror_again(self, problem_id: int) -> bool:
        """Have the workflow say what it knows, and mirror it. Whether it could."""
        handle = self._handle(problem_id)
        try:
            steps = (await handle.query(ProblemWorkflow.steps, rpc_timeout=RPC)).steps
            view = await handle.query(ProblemWorkflow.status, rpc_timeout=RPC)
        except Exception as error:
            # Whatever keeps a workflow from answering, the mirror stays as it is, and is looked at again.
            _log.info("problem %s could not be asked: %s", problem_id, error)
            return False
        await self._problems.record(MirrorWrite(view=view, steps=steps))
        return True

    async def _end(self, problem_id: int, row: ProblemRow | None, found: Execution | None, now: datetime) -> None:
        """Say the end that the workflow could not say. What it knew and had not mirrored comes first."""
        if found is not None:
            await self._mirror_again(problem_id)
        view = await self._view(problem_id, row)
        if view is None or view.closed:
            return
        reason = await self._reason(problem_id) if found is not None else ""
        ledger = await self._dispatches.recall(problem_id)
        ended, step = end_of(view, found, reason, ledger, now)
        await self._problems.record(MirrorWrite(view=ended, steps=[step]))
        await self._count("workflow_ended" if found else "workflow_lost", problem_id, ended.message)

    async def _view(self, problem_id: int, row: ProblemRow | None) -> ProblemView | None:
        if row is None:
            row = (await self._store.rows([problem_id])).get(problem_id)
        return None if row is None else await self._problems.get(problem_id, row.owner)

    async def _reason(self, problem_id: int) -> str:
        """What whoever terminated the workflow said."""
        async for event in self._handle(problem_id).fetch_history_events(
            page_size=1, event_filter_type=WorkflowHistoryEventFilterType.CLOSE_EVENT
        ):
            return event.workflow_execution_terminated_event_attributes.reason
        return ""

    async def _count(self, kind: str, problem_id: int, what: str) -> None:
        await self._store.count(kind)
        _log.warning("the mirror of problem %s was mended (%s): %s", problem_id, kind, what)

    def _handle(self, problem_id: int) -> WorkflowHandle[ProblemWorkflow, ProblemView]:
        return self._client.get_workflow_handle_for(ProblemWorkflow.run, queues.problem_workflow_id(problem_id))


def _execution(found: WorkflowExecution) -> Execution:
    status = found.status
    assert status is not None
    return Execution(
        status, found.start_time, found.close_time, found.run_id, found.typed_search_attributes.get(_STATUS)
    )
