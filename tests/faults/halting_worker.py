"""`python -m tests.faults.halting_worker`: its workflows stand still once they know that their end is in the mirror.

There it is to be killed, within the two seconds that the SDK lets a workflow think. In that moment the update `settle`
is complete for the workflow and not for the server. A query is answered only after the mirror was written, as when
PostgreSQL is quicker than the worker: then the task is reported with the write alone.
"""

from __future__ import annotations

import sys
import threading

from temporalio import workflow

from steward.contracts.mirror import MirrorWrite
from steward.contracts.problem import ProblemView
from steward.decisions.state import ProblemState
from steward.decisions.view import view_of
from steward.sql.problems import ProblemStore
from steward.workers.main import main
from steward.workflows import problem
from steward.workflows.mirror import Mirror

_PATIENCE_S = 1.0
"""Below the time after which the SDK takes a workflow for stuck."""
_ON_ITS_WAY_S = 0.4
"""From the end of the local activity to the SDK's core."""


def halt_at_the_end() -> None:
    """Have workflows do so."""
    written = threading.Event()
    record, note = ProblemStore.record, Mirror.note

    async def recording(self: ProblemStore, write: MirrorWrite) -> bool:
        done = await record(self, write)
        written.set()
        return done

    def halting(self: Mirror, write: MirrorWrite) -> None:
        note(self, write)
        if not workflow.unsafe.is_replaying() and write.view.closed:
            threading.Event().wait()

    def viewing(state: ProblemState) -> ProblemView:
        written.wait(_PATIENCE_S)
        threading.Event().wait(_ON_ITS_WAY_S)
        return view_of(state)

    ProblemStore.record = recording  # type: ignore[method-assign]
    Mirror.note = halting  # type: ignore[method-assign]
    vars(problem).update(view_of=viewing)


if __name__ == "__main__":
    halt_at_the_end()
    sys.exit(main())
