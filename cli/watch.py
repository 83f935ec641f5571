"""Following a problem live: its steps as they are recorded, until it settles.

Used by `ask` and `show --follow`. Reads only; survives a broken stream by resuming after the last
step it has seen, and gives up in a bounded time.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from datetime import datetime

from pydantic import ValidationError

from steward.cli.client import StewardClient
from steward.cli.connection import STREAM_SILENCE_S
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.plain import plain
from steward.cli.sse import ServerEvent
from steward.contracts.problem import ProblemView
from steward.contracts.step import Action, Actor, Step

RECONNECT_S = 30.0
"""How long Steward may be away, as when its API is restarted."""
RETRY_S = 0.25
"""Between two attempts."""
RECORD_LAG_S = 3.0
"""How long the record may be behind the problem itself."""
_UTTERANCES = (
    Action.REQUEST,
    Action.MESSAGE_RECEIVED,
    Action.APPROVAL_APPROVED,
    Action.APPROVAL_DENIED,
    Action.APPROVAL_EDITED,
)


class Watch:
    """One problem's steps, each shown once, over any number of waits. `on_step` gets them in recorded order, `on_wait`
    what is waited for meanwhile, in words, and None once something came."""

    def __init__(
        self,
        client: StewardClient,
        problem_id: int,
        on_step: Callable[[Step], None],
        on_wait: Callable[[str | None], None] = lambda words: None,
    ) -> None:
        self._client = client
        self._problem_id = problem_id
        self._on_step = on_step
        self._on_wait = on_wait
        self._last_id: str | None = None
        self._held: list[Step] | None = None

    def from_last_utterance(self) -> None:
        """Leave out the steps before the last thing the user said, however much is on record by now."""
        self._held = []

    def until_settled(self, wait_s: float | None = None) -> ProblemView:
        """Show steps until the problem is closed or waits for a human, at most `wait_s` seconds (None: no bound).
        Returns the problem as it then stands.

        Raises:
            CliError: the problem is not there, or Steward stays away for RECONNECT_S.
        """
        deadline = None if wait_s is None else time.monotonic() + wait_s
        while True:
            view = self._now()
            if view.settled:
                # What it came to is known; the last steps may still be on their way into the record.
                self._catch_up(view)
            if view.settled or _passed(deadline):
                self._release()
                return view
            self._stream(deadline, _settled_since(view.updated_at))

    def _now(self) -> ProblemView:
        """The problem as it stands, over a restart of the API."""
        give_up = time.monotonic() + RECONNECT_S
        while True:
            try:
                return self._client.problem(self._problem_id)
            except CliError as error:
                if error.exit_code is not ExitCode.NOT_REACHABLE or _passed(give_up):
                    raise
                _pause()

    def _catch_up(self, view: ProblemView) -> None:
        deadline = time.monotonic() + RECORD_LAG_S
        while not self._stream(deadline, _settled_since(view.updated_at)) and not _passed(deadline):
            pass

    def _stream(self, deadline: float | None, enough: Callable[[ProblemView], bool]) -> bool:
        """Take events until `enough` says so of the problem (then True), the stream ends or the deadline passes."""
        try:
            for event in self._events(deadline):
                view = self._take(event)
                if view is not None and enough(view):
                    return True
                if _passed(deadline):
                    return False
        except CliError as error:
            if error.exit_code is not ExitCode.NOT_REACHABLE:
                raise
        _pause()
        return False

    def _events(self, deadline: float | None) -> Iterator[ServerEvent]:
        left = STREAM_SILENCE_S if deadline is None else max(deadline - time.monotonic(), 0.05)
        return self._client.events(self._problem_id, after=self._last_id, silence_s=min(left, STREAM_SILENCE_S))

    def _take(self, event: ServerEvent) -> ProblemView | None:
        try:
            if event.event == "progress":
                self._on_wait(plain(str(json.loads(event.data)["text"])))
                return None
            if event.event == "draft":
                self._on_wait("writing the answer")
                return None
            self._on_wait(None)
            if event.event == "step":
                self._last_id = event.id or self._last_id
                self._show(Step.model_validate_json(event.data))
            elif event.event == "problem":
                self._release()
                return ProblemView.model_validate_json(event.data)
        except (ValidationError, ValueError, KeyError, TypeError):
            raise CliError(
                f"An event of problem {self._problem_id} cannot be read",
                exit_code=ExitCode.FAILED,
                hint="the client and the server may be of different versions",
            ) from None
        return None

    def _show(self, step: Step) -> None:
        if self._held is None:
            self._on_step(step)
            return
        if step.actor is Actor.USER and step.action in _UTTERANCES:
            self._held.clear()
        self._held.append(step)

    def _release(self) -> None:
        held, self._held = self._held or [], None
        for step in held:
            self._on_step(step)


def _settled_since(moment: datetime) -> Callable[[ProblemView], bool]:
    return lambda view: view.settled and view.updated_at >= moment


def _pause() -> None:
    threading.Event().wait(RETRY_S)


def _passed(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline
