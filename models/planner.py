"""The seam every planner stands behind, and the chain that asks them in order. Called by `plan_next_action`.

A backend gets a PlanRequest and gives a PlanResult or raises BackendFailed with a reason a human can read. The chain
checks every plan, rests a backend that keeps failing, and names each one that did not answer. It never runs a tool.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from contracts.errors import ErrorCode, StewardError
from contracts.plan import BackendSkip, PlanRequest, PlanResult
from models.check import plan_errors

log = logging.getLogger(__name__)


class BackendFailed(StewardError):
    """A backend could not plan. `detail` says why, for the step's record and for an operator."""

    code = ErrorCode.PLANNING_FAILED


class PlanControl:
    """The caller's side of a plan in progress: whether it is still wanted, and how far it has come. Thread-safe."""

    def __init__(self, on_progress: Callable[[int], None] | None = None) -> None:
        self._cancelled = threading.Event()
        self._on_progress = on_progress
        self.tokens = 0

    def cancel(self) -> None:
        """Ask the backend to stop at its next token."""
        self._cancelled.set()

    def cancelled(self) -> bool:
        """Whether nobody waits for the plan any more."""
        return self._cancelled.is_set()

    def progress(self, tokens: int) -> None:
        """Report how many tokens have been made so far."""
        self.tokens = tokens
        if self._on_progress is not None:
            self._on_progress(tokens)


class PlannerBackend(Protocol):
    """One way to make plans."""

    @property
    def name(self) -> str:
        """The word the setting, the steps and the logs use."""
        ...

    @property
    def quick(self) -> bool:
        """True when a plan takes well under a second in this process, so that it may run inside a workflow task."""
        ...

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """Make a plan. Raises BackendFailed; leaves nothing running behind when it is cancelled."""
        ...


@dataclass(slots=True)
class _Breaker:
    failures: int = 0
    rests_until: float = 0.0
    last: str = ""


class PlannerChain:
    """Backends in order of preference; the first that gives a valid plan wins.

    `timeout_s` bounds each backend's attempt. A backend that fails `trip_after` times in a row rests for `rest_s`
    seconds, unless it is the last one: something always has to answer.
    """

    def __init__(
        self,
        backends: Sequence[PlannerBackend],
        *,
        timeout_s: float = 120.0,
        trip_after: int = 3,
        rest_s: float = 30.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if not backends:
            raise ValueError("a planner chain needs at least one backend")
        self.backends = tuple(backends)
        self._timeout_s = timeout_s
        self._trip_after = trip_after
        self._rest_s = rest_s
        self._clock = clock
        self._breakers = [_Breaker() for _ in self.backends]

    @property
    def quick(self) -> bool:
        """Whether the first backend, the one that should answer, is quick."""
        return self.backends[0].quick

    async def plan(self, request: PlanRequest, control: PlanControl | None = None) -> PlanResult:
        """The first valid plan, with the backends skipped before it. Raises StewardError(PLANNING_FAILED)."""
        control = control or PlanControl()
        skipped: list[BackendSkip] = []
        for position, backend in enumerate(self.backends):
            outcome = await self._attempt(position, backend, request, control)
            if isinstance(outcome, PlanResult):
                return outcome.model_copy(update={"skipped": skipped + outcome.skipped})
            log.warning("planner %s did not answer: %s", backend.name, outcome)
            skipped.append(BackendSkip(backend=backend.name, reason=outcome))
        reasons = "; ".join(f"{skip.backend}: {skip.reason}" for skip in skipped)
        raise StewardError(
            f"no planner could plan the request ({reasons})",
            code=ErrorCode.PLANNING_FAILED,
            skipped=[skip.model_dump() for skip in skipped],
        )

    async def _attempt(
        self, position: int, backend: PlannerBackend, request: PlanRequest, control: PlanControl
    ) -> PlanResult | str:
        """A valid plan, or the reason there is none."""
        breaker = self._breakers[position]
        last = position == len(self.backends) - 1
        if not last and self._clock() < breaker.rests_until:
            return f"resting after {breaker.failures} failures in a row; the last: {breaker.last}"
        attempt = PlanControl(control.progress)
        try:
            async with asyncio.timeout(self._timeout_s):
                result = await backend.plan(request, attempt)
        except TimeoutError:
            return self._failed(breaker, f"no plan within {self._timeout_s:g} s")
        except BackendFailed as error:
            return self._failed(breaker, error.detail)
        except Exception as error:
            log.exception("planner %s raised", backend.name)
            return self._failed(breaker, f"{type(error).__name__}: {error}")
        finally:
            attempt.cancel()
        breaker.failures, breaker.rests_until = 0, 0.0
        errors = plan_errors(result.plan, request)
        if errors:
            return f"its plan was refused: {'; '.join(errors)}"
        return result

    def _failed(self, breaker: _Breaker, reason: str) -> str:
        breaker.failures += 1
        breaker.last = reason
        if breaker.failures >= self._trip_after:
            breaker.rests_until = self._clock() + self._rest_s
        return reason
