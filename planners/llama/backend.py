"""The planner backend over llama.cpp: one model, one thread, one plan at a time. Called by the chain.

The model is loaded once, by `warm` or by the first plan, which waits for it; while it loads, every other plan is
refused at once, so that others can answer. A plan that is cancelled or out of time stops at the next operation; a
native call that never returns makes the instance dead, which it says at once from then on.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from steward.contracts.defaults import PLAN_TIMEOUT_S
from steward.contracts.plan import PlanRequest, PlanResult
from steward.planners.answer_drafts import json_answer
from steward.planners.chain import BackendFailed, CannotPlanThis, PlanControl
from steward.planners.grammar import GrammarLimits
from steward.planners.llama.engine import LlamaEngine, Stopped
from steward.planners.llama.running import Engine

log = logging.getLogger(__name__)
_DRAFT_EVERY_S: Final = 0.1


class _Job:
    """A plan somebody waits for."""

    def __init__(self, request: PlanRequest, control: PlanControl) -> None:
        self.request = request
        self.control = control
        self.future: Future[PlanResult] = Future()
        self.ended = threading.Event()
        self.given_up = threading.Event()
        self._shows_at = 0.0

    def wanted(self, tokens: int) -> bool:
        """Whether to go on, having made so many tokens."""
        self.control.progress(tokens)
        return not (self.given_up.is_set() or self.control.cancelled())

    def written(self, text: Callable[[], str]) -> None:
        """Show the answer in a plan's text, if that is what it is; not after each token, for the text is made anew."""
        if (now := time.monotonic()) >= self._shows_at:
            self._shows_at = now + _DRAFT_EVERY_S
            self.control.draft(lambda: json_answer(text()))


@dataclass(frozen=True, slots=True)
class _Front:
    """What every plan begins with, to be computed while nobody waits."""

    request: PlanRequest


_WARM: Final = object()
"""In the place of a job: load the model now."""


class LlamaPlanner:
    """llama.cpp in process. `timeout_s` bounds a plan, `grace_s` how long a stopped one may take to return.

    `think_tokens` is what a model that reasons may spend before each plan. `engine` makes the engine; by default the
    model at `model_path` is loaded.
    """

    name = "llama"
    quick = False
    local = True
    at_once = 1

    def __init__(
        self,
        model_path: Path | None,
        *,
        context: int = 8192,
        threads: int | None = None,
        gpu_layers: int = 0,
        think_tokens: int = 1024,
        timeout_s: float = PLAN_TIMEOUT_S,
        grace_s: float = 10.0,
        limits: GrammarLimits = GrammarLimits(),
        engine: Callable[[], Engine] | None = None,
    ) -> None:
        self.timeout_s = timeout_s
        self._grace_s = grace_s
        self._lock = threading.Lock()
        self._jobs: queue.SimpleQueue[_Job | object | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._engine: Engine | None = None
        self._current: _Job | None = None
        self._dead: str | None = None
        self._loading = False
        self._waiting = 0
        self._preparing = False

        def load() -> Engine:
            if model_path is None:
                raise BackendFailed("no model file is set (STEWARD_LLAMA_MODEL_PATH)")
            return LlamaEngine(
                model_path,
                context=context,
                threads=threads,
                gpu_layers=gpu_layers,
                limits=limits,
                think_tokens=think_tokens,
            )

        self._make_engine = engine or load

    async def plan(self, request: PlanRequest, control: PlanControl) -> PlanResult:
        """A plan by the model. Raises BackendFailed: no model, out of time or tokens, dead; CannotPlanThis: loading."""
        job = _Job(request, control)
        self._submit(job)
        try:
            async with asyncio.timeout(self.timeout_s):
                return await asyncio.wrap_future(job.future)
        except TimeoutError:
            if self._loading:
                raise BackendFailed(f"the model is still being loaded after {self.timeout_s:g} s") from None
            raise BackendFailed(f"no plan within {self.timeout_s:g} s; inference was stopped") from None
        except Stopped:
            raise CannotPlanThis("stopped: the plan is no longer wanted") from None
        finally:
            self._give_up(job)

    @property
    def loading(self) -> bool:
        """Whether the model is being loaded."""
        return self._loading

    def warm(self) -> None:
        """Begin to load the model; returns at once. What goes wrong is the first plan's reason."""
        with self._lock:
            self._loading = self._engine is None
            self._start()
        self._jobs.put(_WARM)

    def prepare(self, front: PlanRequest) -> None:
        """Begin to compute what every plan begins with, once the model is there; returns at once. A plan stops it and
        goes on from what was computed."""
        with self._lock:
            self._start()
        self._jobs.put(_Front(front))

    def close(self) -> None:
        """End the thread and free the model; waits `grace_s` at most."""
        with self._lock:
            thread, self._thread = self._thread, None
            if self._current is not None:
                self._abandon(self._current)
            # Whoever ends it waits for the thread.
            self._waiting += 1
            self._stop_preparing()
        if thread is not None:
            self._jobs.put(None)
            thread.join(self._grace_s)

    def _submit(self, job: _Job) -> None:
        with self._lock:
            if self._dead is not None:
                raise BackendFailed(self._dead)
            if self._loading:
                raise CannotPlanThis("the model is still being loaded")
            self._start()
            self._waiting += 1
            self._stop_preparing()
        self._jobs.put(job)

    def _stop_preparing(self) -> None:
        if self._preparing and self._engine is not None:
            self._engine.abort()

    def _start(self) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="llama", daemon=True)
            self._thread.start()

    def _give_up(self, job: _Job) -> None:
        """Make sure an unfinished job ends soon, and notice when it does not."""
        with self._lock:
            if job.future.cancel() or job.ended.is_set():
                return
            self._abandon(job)
        asyncio.get_running_loop().call_later(self._grace_s, self._check_ended, job)

    def _abandon(self, job: _Job) -> None:
        job.given_up.set()
        if self._current is job and self._engine is not None:
            self._engine.abort()

    def _check_ended(self, job: _Job) -> None:
        with self._lock:
            if job.ended.is_set():
                return
            if self._loading:
                asyncio.get_running_loop().call_later(self._grace_s, self._check_ended, job)
                return
            self._dead = f"the model did not stop within {self._grace_s:g} s and is taken for dead"
        log.error("llama.cpp: %s", self._dead)
        while True:
            try:
                waiting = self._jobs.get_nowait()
            except queue.Empty:
                return
            if waiting is None:
                self._jobs.put(None)
                return
            if isinstance(waiting, _Job) and waiting.future.set_running_or_notify_cancel():
                waiting.ended.set()
                waiting.future.set_exception(BackendFailed(self._dead))

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if isinstance(job, _Front):
                self._prepare(job.request)
                continue
            if not isinstance(job, _Job):
                self._load_early()
                continue
            with self._lock:
                self._waiting -= 1
            if not job.future.set_running_or_notify_cancel():
                continue
            with self._lock:
                self._current = job
            try:
                result = self._complete(job)
            except BaseException as error:
                self._end(job)
                job.future.set_exception(error)
            else:
                self._end(job)
                job.future.set_result(result)
        with self._lock:
            engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def _complete(self, job: _Job) -> PlanResult:
        engine = self._loaded()
        if not job.wanted(0):
            raise Stopped
        return engine.complete(job.request, job.wanted, job.written if job.control.on_draft else None)

    def _prepare(self, front: PlanRequest) -> None:
        with self._lock:
            self._preparing = True
        try:
            self._loaded().prepare(front, lambda: self._waiting == 0)
        except (BackendFailed, Stopped) as error:
            log.info("llama.cpp: the first plan computes what all begin with: %s", str(error) or "it came first")
        except Exception:
            log.exception("llama.cpp: what every plan begins with could not be computed")
        finally:
            with self._lock:
                self._preparing = False

    def _load_early(self) -> None:
        try:
            self._loaded()
        except BackendFailed as error:
            log.warning("llama.cpp: %s", error.detail)
        except Exception:
            log.exception("llama.cpp: the model could not be loaded")

    def _loaded(self) -> Engine:
        """The engine, made at its first use."""
        if self._engine is None:
            self._loading = True
            try:
                engine = self._make_engine()
            finally:
                self._loading = False
            with self._lock:
                self._engine = engine
        return self._engine

    def _end(self, job: _Job) -> None:
        with self._lock:
            self._current = None
            self._dead = None
            job.ended.set()
