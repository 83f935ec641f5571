"""Timeouts and retry policies of every activity the workflows start. Retries are here and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from temporalio.common import RetryPolicy

from steward.contracts.calls import PreparedCall
from steward.contracts.tool import Effect

HEARTBEAT = timedelta(seconds=10)
"""A dead worker is noticed after this long; activities beat three times as often."""
LOCAL_RETRY_THRESHOLD = timedelta(seconds=2)
"""Longer backoffs become durable timers, so that a part that is away does not hold the workflow task open."""
LEDGER_SLACK = timedelta(minutes=11)
"""What a dispatch may take beyond the tool's own timeout: its outcome must still reach the ledger, through an outage of
PostgreSQL. A dead worker is noticed by its heartbeats, long before."""
DISPATCH_LIMIT = timedelta(hours=1)
"""How long a dispatch is tried while the parts it needs are away."""

UNTIL_IT_WORKS = RetryPolicy(initial_interval=timedelta(milliseconds=200), maximum_interval=timedelta(seconds=5))
A_FEW_TIMES = RetryPolicy(initial_interval=timedelta(milliseconds=200), maximum_attempts=4)
ONCE = RetryPolicy(maximum_attempts=1)

DELIVERY = RetryPolicy(initial_interval=timedelta(seconds=2), maximum_interval=timedelta(minutes=10))
"""For what must be on record in the end, however long PostgreSQL is away."""

LISTING = timedelta(seconds=30)
"""Listing the tools of a server that a request named; above activities/request_tools.LISTING_S and checking schemas."""
LISTING_IN_ALL = timedelta(minutes=1)
"""How long a request waits for that, also where no worker takes the activity; then it goes on without."""

MODEL_LOOKS_IN_ALL = timedelta(hours=1)
"""How long a model may wait for its turn to look for facts, and look; then the facts stay unfound."""

QUICK = timedelta(seconds=10)
"""What one attempt at a short activity may take."""
PLAN_AT_ONCE = timedelta(seconds=4)
"""What the first attempt of a quick planner may take; if it takes longer, that is told before the next."""
TOLD_WITHIN = timedelta(seconds=5)
"""Quick calls that run for so long, since they are tried again, are told of while they run."""
ACTING = timedelta(seconds=45)
"""Saying something to another problem; above what workers/problem_messages.py waits for."""
LOOK_UP = timedelta(minutes=1)
"""Asking ledger and backend what became of a call; above activities/reconcile.RECONCILE_LIMIT_S."""


@dataclass(frozen=True)
class CallOptions:
    """The options of one `call_tool`; the activity itself ends the retries of a tool that stays unavailable."""

    start_to_close: timedelta
    schedule_to_close: timedelta
    retry: RetryPolicy


def call_options(call: PreparedCall) -> CallOptions:
    """Options that follow from the tool's nature.

    A read may be repeated freely. A tool with an effect is started again only to ask the ledger what became of the
    earlier attempt, so its attempts need no limit but time.
    """
    timeout = timedelta(seconds=call.timeout_s)
    slack = timedelta(seconds=5) if call.effect is Effect.READ else LEDGER_SLACK
    return CallOptions(
        start_to_close=timeout + slack,
        schedule_to_close=DISPATCH_LIMIT,
        retry=RetryPolicy(
            initial_interval=timedelta(seconds=call.initial_interval_s), maximum_interval=timedelta(seconds=10)
        ),
    )
