"""What every planner backend offers, and the chain that asks them in order. Called by `plan_next_action`.

A backend gets a PlanRequest and gives a PlanResult or raises BackendFailed with a reason a human can read. The chain
checks every plan, rests a backend that keeps failing, and names each one that did not answer. It never runs a tool.
`PlannerChain.health` says how each backend stands.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from steward.contracts.defaults import PLAN_TIMEOUT_S
from steward.contracts.errors import ErrorCode, StewardError
from steward.contracts.plan import BackendSkip, IntendsPlan, ModelChoice, PlanRequest, PlanResult
from steward.contracts.planner_health import BackendHealth
from steward.contracts.secret_masking import SecretMask
from steward.contracts.security import SecretsToModels, SecurityNote
from steward.planners.breaker import Breaker
from steward.planners.check import plan_errors
from steward.planners.loading import LoadingBackend, PreparingBackend
from steward.planners.outbound import masked_request, must_mask, notes_of, restored_result
from steward.planners.turns import Turns

log = logging.getLogger(__name__)


class BackendFailed(StewardError):
    """A backend could not plan. `detail` says why, for the step's record and for an operator.

    `retry_after_s` is how long it asks to be left alone.
    """

    code = ErrorCode.PLANNING_FAILED


class CannotPlanThis(BackendFailed):
    """The backend is well and could not plan this one request: it is too long for its context, or comes too early."""


class PlanControl:
    """The caller's side of a plan in progress: whether it is still wanted, and how far it has come. Thread-safe.

    `on_draft` is given, while somebody watches, the words of an answer as far as they are written, again and again.
    """

    def __init__(
        self, on_progress: Callable[[int], None] | None = None, on_draft: Callable[[str], None] | None = None
    ) -> None:
        self._cancelled = threading.Event()
        self._on_progress = on_progress
        self.on_draft = on_draft
        self.tokens = 0
        self.planner: str | None = None
        """Who is asked now, or will be next."""
        self.waits = False
        """Whether that one is busy with other plans."""
        self.waited_s = 0.0

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

    def draft(self, words: Callable[[], str | None]) -> None:
        """Show an answer that is being written; `words` gives it so far, or None while it is no answer. It is not asked
        while nobody watches."""
        if self.on_draft is not None and not self.cancelled() and (answer := words()) is not None:
            self.on_draft(answer)


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


class PlannerChain:
    """Backends in order of preference; the first that gives a valid plan wins.

    `timeout_s` bounds each backend's attempt. A backend that fails `trip_after` times in a row rests for `rest_s`
    seconds; then one request tries it while others still pass it by. A backend that makes as many plans as it can is
    waited for, `timeout_s` at most. The last backend never rests: something always
    has to answer. `secrets` says what backends see of secrets and personal numbers; one that does not say that it is
    `local` counts as an endpoint elsewhere.
    """

    def __init__(
        self,
        backends: Sequence[PlannerBackend],
        *,
        timeout_s: float = PLAN_TIMEOUT_S,
        trip_after: int = 3,
        rest_s: float = 30.0,
        clock: Callable[[], float] = time.monotonic,
        secrets: SecretsToModels = "mask",
    ) -> None:
        if not backends:
            raise ValueError("a planner chain needs at least one backend")
        self.backends = tuple(backends)
        self._timeout_s = timeout_s
        self._secrets: SecretsToModels = secrets
        last = len(self.backends) - 1
        self._breakers = [Breaker(trip_after, rest_s, clock, rests=place < last) for place in range(last + 1)]
        self._at_once = [_at_once(backend) for backend in self.backends]
        self._turns = Turns(self._at_once)

    @property
    def quick(self) -> bool:
        """Whether the first backend, the one that should answer, is quick."""
        return self.backends[0].quick

    @property
    def at_once(self) -> int:
        """Plans that a worker makes at the same time, of all its planners together."""
        return max(1, sum(places or 0 for places in self._at_once))

    @property
    def health(self) -> list[BackendHealth]:
        """How each backend stands, in order: whether it is asked, rests or is being tried, and why."""
        named = zip(self.backends, self._breakers, strict=True)
        known = [(breaker.health(backend.name), bool(getattr(backend, "loading", False))) for backend, breaker in named]
        return [health.model_copy(update={"loading": loading}) for health, loading in known]

    def warm(self) -> None:
        """Let backends that load something do it now, aside, rather than in the first plan."""
        for backend in self.backends:
            if isinstance(backend, LoadingBackend):
                backend.warm()

    def prepare(self, front: PlanRequest) -> None:
        """Let backends compute what every plan begins with, aside."""
        for backend in self.backends:
            if isinstance(backend, PreparingBackend):
                backend.prepare(front)

    def close(self) -> None:
        """Free what the backends have loaded."""
        for backend in self.backends:
            if isinstance(backend, LoadingBackend):
                backend.close()

    def asked_first(self, model: ModelChoice) -> PlannerBackend | None:
        """The backend that is asked first for such a request; None where the request admits none of them."""
        return next((self.backends[place] for place in self._order(model)), None)

    def is_quick(self, model: ModelChoice) -> bool:
        """Whether the backend that is asked first for such a request is quick."""
        first = self.asked_first(model)
        return first is None or first.quick

    def first(self, model: ModelChoice) -> str | None:
        """The name of that backend; None where the request admits none of them."""
        return next((self.backends[place].name for place in self._order(model)), None)

    async def plan(self, request: PlanRequest, control: PlanControl | None = None) -> PlanResult:
        """The first valid plan, with the backends skipped before it; the one that the request wants is asked first.
        Raises StewardError(PLANNING_FAILED)."""
        with self._turns.ahead():
            return await self._plan(request, control or PlanControl())

    async def plan_behind(self, request: PlanRequest) -> PlanResult:
        """The same for what nobody waits for. Where a planner makes one plan at a time, it begins while none is made
        here, and again whenever one was wanted meanwhile. Raises as `plan` does."""
        return await self._turns.behind(lambda: self._plan(request, PlanControl()))

    async def _plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        skipped: list[BackendSkip] = []
        masked: list[SecurityNote] = []
        wanted = request.model.planner
        if wanted is not None and wanted not in [backend.name for backend in self.backends]:
            skipped.append(BackendSkip(backend=wanted, reason="this worker has no such planner"))
        for position in self._order(request.model):
            backend = self.backends[position]
            asked = request.model_copy(update={"model": request.model.seen_by(backend.name)})
            outcome = await self._attempt(position, backend, asked, control, masked)
            if isinstance(outcome, PlanResult):
                degraded = outcome.degraded or _without_mode(request.model, outcome)
                reported = {"skipped": skipped + outcome.skipped, "degraded": degraded, "masked": masked}
                return outcome.model_copy(update=reported)
            log.warning("planner %s did not answer: %s", backend.name, outcome)
            skipped.append(BackendSkip(backend=backend.name, reason=outcome))
        reasons = "; ".join(f"{skip.backend}: {skip.reason}" for skip in skipped)
        raise StewardError(
            f"no planner could plan the request ({reasons})",
            code=ErrorCode.PLANNING_FAILED,
            skipped=[skip.model_dump() for skip in skipped],
        )

    def _order(self, model: ModelChoice) -> list[int]:
        """The places of the backends in the order in which they are asked."""
        admitted = [place for place, backend in enumerate(self.backends) if model.admits(backend.name)]
        return sorted(admitted, key=lambda place: self.backends[place].name != model.planner)

    async def _attempt(
        self,
        position: int,
        backend: PlannerBackend,
        request: PlanRequest,
        control: PlanControl,
        masked: list[SecurityNote],
    ) -> PlanResult | str:
        """A valid plan, or the reason there is none. `masked` takes what the backend did not get to see."""
        breaker = self._breakers[position]
        if why := breaker.refusal():
            return why
        control.planner, control.waits, began = backend.name, True, time.monotonic()
        try:
            async with self._turns.place(position, self._timeout_s):
                control.waits, control.waited_s = False, control.waited_s + time.monotonic() - began
                return breaker.refusal() or await self._asked(breaker, backend, request, control, masked)
        except TimeoutError:
            control.waited_s += time.monotonic() - began
            return f"busy with other plans for {self._timeout_s:g} s"

    async def _asked(
        self,
        breaker: Breaker,
        backend: PlannerBackend,
        request: PlanRequest,
        control: PlanControl,
        masked: list[SecurityNote],
    ) -> PlanResult | str:
        mask = SecretMask()
        if must_mask(self._secrets, local=bool(getattr(backend, "local", False))):
            request = await asyncio.to_thread(masked_request, request, mask)
            masked += notes_of(mask, backend.name)
        attempt = PlanControl(control.progress, control.on_draft)
        with breaker.asked():
            try:
                async with asyncio.timeout(self._timeout_s):
                    result = await backend.plan(request, attempt)
            except TimeoutError:
                return breaker.failed(f"no plan within {self._timeout_s:g} s")
            except CannotPlanThis as error:
                return error.detail
            except BackendFailed as error:
                return breaker.failed(error.detail, error.retry_after_s)
            except Exception as error:
                log.exception("planner %s raised", backend.name)
                return breaker.failed(f"{type(error).__name__}: {error}")
            finally:
                attempt.cancel()
            if isinstance(result.plan, IntendsPlan) != request.intends:
                return "it does not say what a request is for"
            if errors := plan_errors(result.plan, request):
                return breaker.failed(f"its plan was refused: {'; '.join(errors)}")
            breaker.succeeded()
            return restored_result(result, mask)


def _at_once(backend: PlannerBackend) -> int | None:
    """Plans that a backend makes at a time: as many as its `at_once` says, else one; of a quick one any number."""
    return getattr(backend, "at_once", None if backend.quick else 1)


def _without_mode(wanted: ModelChoice, result: PlanResult) -> str | None:
    """What to say of a plan that was not made in the reasoning mode that was wanted."""
    if wanted.reasoning in (None, "none", result.reasoning):
        return None
    return f"planner {result.backend} planned without the reasoning mode {wanted.reasoning}"
