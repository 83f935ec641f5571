"""The connection pool every store shares, and the one place where a server that is away, or refuses to write, becomes
`Unavailable`.

The pool is lazy: a process that starts while PostgreSQL is away comes up and recovers when it is back. Opened and
closed by the composition roots; it never holds session state between two uses of a connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import asyncpg

from steward.contracts.errors import Conflict, ErrorCode, StewardError, Unavailable
from steward.sql.jsontext import dump_value
from steward.sql.named import load_queries

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    Pool: TypeAlias = asyncpg.Pool[asyncpg.Record]
    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

_log = logging.getLogger(__name__)
_T = TypeVar("_T")
_Q: Final = load_queries("database")

RETRY_AFTER_S: Final = 2
_FULL_RETRY_AFTER_S: Final = 30
_RELEASE_TIMEOUT_S: Final = 0.5
CONNECTION_LOST: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)
"""The server or the way to it is gone; a statement that ran into one may be tried again. TimeoutError is an OSError."""
_SESSION_ENDED: Final = (*CONNECTION_LOST, asyncpg.ReadOnlySQLTransactionError)
_FULL: Final = frozenset({"53100"})
"""SQLSTATE disk_full."""
_READ_ONLY: Final = frozenset({"25006"})
"""read_only_sql_transaction: a standby, or default_transaction_read_only, which a session keeps as it began with it."""
_FORGOTTEN: Final = "SF001"
"""Our own: what would be written is of a user who is being forgotten (sql/migrations, `refuse_forgotten`)."""
_PASSING: Final = frozenset({"25P03", "25P04"})
"""Sessions the server ends by itself: idle in a transaction, or in one that took too long."""
_PASSING_CLASSES: Final = frozenset({"08", "40", "53", "57", "58"})
"""Connection, rollback by the server, insufficient resources, operator intervention, system error (PostgreSQL's
appendix A): a fault of the moment, never of the statement."""
_REFUSED: Final = (
    asyncpg.InvalidCatalogNameError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.UndefinedTableError,
    asyncpg.UndefinedFunctionError,
)
"""The server answers, and is not (yet) the migrated database we need."""


class Database:
    """A lazy asyncpg pool. Every failure of the connection, and every refusal that has nothing to do with the statement
    (read-only, out of memory, shutting down), is raised as Unavailable(POSTGRES_UNAVAILABLE), a full disk as
    Unavailable(STORAGE_FULL).

    The single-statement helpers (`fetch`, `fetchrow`, `fetchval`, `execute`) try once more on a fresh connection when
    the one they used turns out to be dead, so the statements given to them must be harmless to repeat.
    """

    def __init__(
        self,
        dsn: str,
        *,
        max_size: int = 10,
        acquire_timeout_s: float = 3.0,
        command_timeout_s: float = 10.0,
        application_name: str = "steward",
    ) -> None:
        self.dsn = dsn
        self._max_size = max_size
        self._acquire_timeout_s = acquire_timeout_s
        self._command_timeout_s = command_timeout_s
        self._application_name = application_name
        self._pool: Pool | None = None

    async def __aenter__(self) -> Database:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Make the pool. Connects to nothing yet, so it succeeds while PostgreSQL is away."""
        if self._pool is None:
            self._pool = await asyncpg.create_pool(
                self.dsn,
                min_size=0,
                max_size=self._max_size,
                timeout=self._acquire_timeout_s,
                command_timeout=self._command_timeout_s,
                init=_prepare_connection,
                reset=_keep_session,
                server_settings={"application_name": self._application_name},
            )

    async def close(self, timeout_s: float = 5.0) -> None:
        """Close the pool; connections still busy after `timeout_s` are cut off."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), timeout_s)
        except CONNECTION_LOST:
            pool.terminate()

    async def fetch(self, query: str, *args: object) -> list[asyncpg.Record]:
        """All rows of a statement."""
        return await self._run(lambda connection: connection.fetch(query, *args))

    async def fetchrow(self, query: str, *args: object) -> asyncpg.Record | None:
        """The first row of a statement, or None."""
        return await self._run(lambda connection: connection.fetchrow(query, *args))

    async def fetchval(self, query: str, *args: object) -> Any:
        """The first column of the first row, or None."""
        return await self._run(lambda connection: connection.fetchval(query, *args))

    async def execute(self, query: str, *args: object) -> str:
        """Run a statement and return its command tag."""
        return await self._run(lambda connection: connection.execute(query, *args))

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool, for work of several statements. Not retried."""
        with _Translated():
            async with self._borrowed() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def transaction(self, *, readonly: bool = False) -> AsyncIterator[Connection]:
        """A connection inside a transaction, committed when the block ends well. Not retried."""
        async with self.connection() as connection, connection.transaction(readonly=readonly):
            yield connection

    async def ping(self) -> None:
        """Raise Unavailable unless PostgreSQL answers."""
        await self.fetchval("SELECT 1")

    async def probe_writes(self) -> None:
        """Raise Unavailable unless PostgreSQL can write: STORAGE_FULL when its disk has no room for a megabyte.

        Leaves nothing behind: the megabyte is a temporary file, which takes its room as every new page of a table does.
        """

        async def probe(connection: Connection) -> None:
            async with connection.transaction():
                if await connection.fetchval(_Q["is_read_only"]):
                    raise asyncpg.ReadOnlySQLTransactionError("the session is read-only")
                await connection.execute(_Q["spill_early"])
                await connection.fetchval(_Q["fill_a_megabyte"])

        await self._run(probe)

    def _borrowed(self) -> _Borrowed:
        if self._pool is None:
            raise _unavailable("the database pool is closed")
        return _Borrowed(self._pool, self._acquire_timeout_s)

    async def _run(self, statement: Callable[[Connection], Awaitable[_T]]) -> _T:
        with _Translated():
            try:
                return await self._once(statement)
            except TimeoutError:
                raise
            except CONNECTION_LOST as error:
                _log.info("PostgreSQL dropped a connection (%s), trying a fresh one", type(error).__name__)
            except asyncpg.ReadOnlySQLTransactionError:
                _log.info("PostgreSQL refuses to write in this session, trying a fresh one")
            return await self._once(statement)

    async def _once(self, statement: Callable[[Connection], Awaitable[_T]]) -> _T:
        async with self._borrowed() as connection:
            return await statement(connection)


class _Borrowed:
    """A connection of the pool. A class, since every statement pays for what stands around it."""

    __slots__ = ("_connection", "_pool", "_timeout_s")

    def __init__(self, pool: Pool, timeout_s: float) -> None:
        self._pool = pool
        self._timeout_s = timeout_s

    async def __aenter__(self) -> Connection:
        self._connection = await self._pool.acquire(timeout=self._timeout_s)
        return self._connection

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is not None:
                await self._failed(error)
        finally:
            # Bounded on its own: after a timeout it waits for the server to confirm the cancellation.
            await self._pool.release(self._connection, timeout=_RELEASE_TIMEOUT_S)

    async def _failed(self, error: BaseException) -> None:
        meant = _meant(error, self._connection)
        if isinstance(meant, _SESSION_ENDED) and not isinstance(meant, TimeoutError):
            # What ended this session has ended others, and each keeps the mode it began with: the next uses begin anew.
            await self._pool.expire_connections()
        if meant is not error:
            raise meant from error


def _meant(error: BaseException, connection: Connection) -> BaseException:
    """What asyncpg tells as a mistake of its user, or of its own, where the server ended the session meanwhile."""
    if isinstance(error, asyncpg.InternalClientError):
        # The server's last words have arrived, the end of the connection has not.
        return ConnectionResetError("the server ended the session")
    if isinstance(error, asyncpg.InterfaceError) and connection.is_closed():
        return ConnectionResetError("the connection was closed")
    return error


class _Translated:
    """Raises what a statement failed with as an error of the product."""

    __slots__ = ()

    def __enter__(self) -> None:
        pass

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None and (translated := _translation(error)) is not None:
            raise translated from error


def _translation(error: BaseException) -> StewardError | None:
    """None where it is raised as it is."""
    match error:
        case StewardError():
            return None
        case TimeoutError():
            return _unavailable("PostgreSQL did not answer in time")
    if isinstance(error, CONNECTION_LOST):
        return _unavailable(f"PostgreSQL is not reachable ({type(error).__name__})")
    if isinstance(error, _REFUSED):
        return _unavailable(f"PostgreSQL answers but is not ready for Steward: {error}")
    if not isinstance(error, asyncpg.PostgresError):
        return None
    if error.sqlstate == _FORGOTTEN:
        return Conflict("this user is being forgotten", code=ErrorCode.USER_FORGOTTEN)
    return refused_for_now(error)


def refused_for_now(error: asyncpg.PostgresError) -> Unavailable | None:
    """What a refusal means that may pass by itself; None when it is about the statement."""
    state = error.sqlstate or ""
    if state in _FULL:
        return Unavailable(
            "PostgreSQL has no room left on its disk", code=ErrorCode.STORAGE_FULL, retry_after_s=_FULL_RETRY_AFTER_S
        )
    if state in _READ_ONLY:
        return _unavailable("PostgreSQL takes no writes now: it is read-only or a standby")
    if state in _PASSING or state[:2] in _PASSING_CLASSES:
        return _unavailable(f"PostgreSQL cannot serve the statement now ({type(error).__name__})")
    return None


def _unavailable(detail: str) -> Unavailable:
    return Unavailable(detail, code=ErrorCode.POSTGRES_UNAVAILABLE, retry_after_s=RETRY_AFTER_S)


async def _prepare_connection(connection: Connection) -> None:
    await connection.set_type_codec("jsonb", schema="pg_catalog", encoder=dump_value, decoder=json.loads)


async def _keep_session(_connection: Connection) -> None:
    """Nothing: no store leaves session state, and the default reset costs a round trip per statement."""
