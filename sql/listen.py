"""ProblemListener: wakes those who watch a problem whenever its mirror has changed, or a tenant's events.

One connection per process listens on three channels; the doors' live views subscribe per problem, per tenant, or to
all. It says that something changed, never what: the subscriber reads. Only an answer that is being written comes along
(sql/drafts.py). While PostgreSQL is away it reconnects, and then wakes everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import asyncpg

from steward.contracts.drafts import CHANNEL as DRAFTS_CHANNEL
from steward.contracts.drafts import Draft
from steward.sql.drafts import DraftWatches

if TYPE_CHECKING:
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

_log = logging.getLogger(__name__)

CHANNEL: Final = "steward_problems"
EVENTS_CHANNEL: Final = "steward_user_events"
_CONNECT_TIMEOUT_S: Final = 3.0
_KEEPALIVE_S: Final = 15.0
_BACKOFF_S: Final = (0.1, 0.2, 0.5, 1.0, 2.0)
_MOST_NAMED: Final = 500
_Key = TypeVar("_Key", int, int | str)


class Subscription:
    """One watcher of one problem, or of the events of one tenant. A change between two waits is not lost."""

    def __init__(self) -> None:
        self._woken = asyncio.Event()
        self._changed = False
        self._drafts: dict[int, Draft] = {}

    async def wait(self, timeout_s: float) -> bool:
        """True as soon as something may have changed since the last wait, False after `timeout_s` without, or when
        there is only a draft."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                await self._woken.wait()
        self._woken.clear()
        changed, self._changed = self._changed, False
        return changed

    def drafts(self) -> list[Draft]:
        """The newest draft of each problem since this was last asked."""
        drafts, self._drafts = list(self._drafts.values()), {}
        return drafts

    def wake(self) -> None:
        """Make the current or the next wait return True."""
        self._changed = True
        self._woken.set()

    def draft(self, draft: Draft) -> None:
        """Make it return for a draft."""
        self._drafts[draft.problem_id] = draft
        self._woken.set()


class Feed(Subscription):
    """A watcher of every problem. `taken` says which changed; past _MOST_NAMED, and after a lost connection, that some
    did."""

    def __init__(self, *, drafts: bool) -> None:
        super().__init__()
        self.wants_drafts = drafts
        self._named: set[int] | None = set()

    def note(self, problem_id: int | None) -> None:
        """This problem changed; None: any may have."""
        if problem_id is None or self._named is None or len(self._named) >= _MOST_NAMED:
            self._named = None
        else:
            self._named.add(problem_id)
        self.wake()

    def taken(self) -> set[int] | None:
        """The problems that changed since this was last asked; None: any may have."""
        named, self._named = self._named, set()
        return named


class ProblemListener:
    """Fans one LISTEN connection out to subscriptions. `start` needs no PostgreSQL; `stop` is idempotent."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._subscriptions: dict[int | str, set[Subscription]] = {}
        """By problem id, or by tenant id."""
        self._feeds: set[Feed] = set()
        self._drafts: dict[int, set[Subscription]] = {}
        """Those who want answers while they are written, by problem id."""
        self._due = asyncio.Event()
        """Something is to be done with the connection."""
        self._watches = DraftWatches(self._due.set)
        self._task: asyncio.Task[None] | None = None
        self._connected = asyncio.Event()

    @property
    def connected(self) -> bool:
        """Whether notifications arrive right now."""
        return self._connected.is_set()

    async def start(self) -> None:
        """Begin listening in the background."""
        if self._task is None:
            self._task = asyncio.create_task(self._listen_for_ever(), name="problem-listener")

    async def stop(self) -> None:
        """Stop listening and close the connection."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def wait_connected(self, timeout_s: float) -> bool:
        """Wait until notifications arrive; False after `timeout_s`."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                await self._connected.wait()
        return self.connected

    def subscribe(self, problem_id: int) -> AbstractContextManager[Subscription]:
        """Watch a problem: subscribe first, then read the mirror, then wait."""
        return self._watch(problem_id)

    def subscribe_events(self, tenant_id: str) -> AbstractContextManager[Subscription]:
        """Watch the events of a tenant's users: subscribe first, then read them, then wait."""
        return self._watch(tenant_id)

    @contextlib.contextmanager
    def _watch(self, what: int | str) -> Iterator[Subscription]:
        subscription = Subscription()
        with _among(self._subscriptions, what, subscription):
            yield subscription

    @contextlib.contextmanager
    def watch_drafts(self, problem_id: int, subscription: Subscription) -> Iterator[None]:
        """Have a watcher get the answers of a problem while they are written. The caller checks who may see it."""
        with self._watches.watch(problem_id), _among(self._drafts, problem_id, subscription):
            yield

    def have_written(self, problem_id: int) -> AbstractContextManager[None]:
        """Have the answers of a problem written for a feed while it is kept."""
        return self._watches.watch(problem_id)

    @contextlib.contextmanager
    def follow(self, *, drafts: bool = False) -> Iterator[Feed]:
        """Watch every problem of the installation; with `drafts`, answers while they are written for
        somebody: see `have_written`. The caller checks of each problem who may see it."""
        feed = Feed(drafts=drafts)
        self._feeds.add(feed)
        try:
            yield feed
        finally:
            self._feeds.discard(feed)

    async def _listen_for_ever(self) -> None:
        failures = 0
        while True:
            try:
                await self._listen()
                failures = 0
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                _log.info("not listening to PostgreSQL (%s), will try again", type(error).__name__)
            finally:
                self._connected.clear()
            await asyncio.sleep(_BACKOFF_S[min(failures, len(_BACKOFF_S) - 1)])
            failures += 1

    async def _listen(self) -> None:
        """Listen until the connection is lost. What was missed meanwhile is made up for by waking everybody."""
        connection = await asyncpg.connect(
            self._dsn, timeout=_CONNECT_TIMEOUT_S, server_settings={"application_name": "steward-listener"}
        )
        try:
            connection.add_termination_listener(lambda _connection: self._due.set())
            await connection.add_listener(CHANNEL, self._on_notification)
            await connection.add_listener(EVENTS_CHANNEL, self._on_event)
            await connection.add_listener(DRAFTS_CHANNEL, self._on_draft)
            await self._watches.announce(connection, fresh=True)
            self._connected.set()
            for watchers in self._subscriptions.values():
                _wake(watchers)
            for feed in self._feeds:
                feed.note(None)
            while not connection.is_closed():
                try:
                    # Python 3.11's wait_for loses a cancellation that comes as what it waits for is there.
                    async with asyncio.timeout(_KEEPALIVE_S):
                        await self._due.wait()
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=_CONNECT_TIMEOUT_S)
                    continue
                self._due.clear()
                if not connection.is_closed():
                    await self._watches.announce(connection)
        finally:
            connection.terminate()

    def _on_notification(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        problem_id = int(str(payload))
        _wake(self._subscriptions.get(problem_id, set()))
        for feed in self._feeds:
            feed.note(problem_id)

    def _on_event(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        _wake(self._subscriptions.get(str(payload), set()))

    def _on_draft(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        if (draft := Draft.read(str(payload))) is not None:
            feeds = (feed for feed in self._feeds if feed.wants_drafts)
            for subscription in (*self._drafts.get(draft.problem_id, ()), *feeds):
                subscription.draft(draft)


@contextlib.contextmanager
def _among(watchers: dict[_Key, set[Subscription]], what: _Key, subscription: Subscription) -> Iterator[None]:
    """Keep a watcher among those of something, and nothing behind them."""
    watchers.setdefault(what, set()).add(subscription)
    try:
        yield
    finally:
        watchers[what].discard(subscription)
        if not watchers[what]:
            del watchers[what]


def _wake(watchers: set[Subscription]) -> None:
    for subscription in watchers:
        subscription.wake()
