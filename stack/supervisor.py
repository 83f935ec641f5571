"""Runs the whole stack: starts the parts in order, tests them, keeps them alive, stops them in reverse order.

Called by `steward up` through `run_stack`; tells a Console what happens. Never prints, never speaks for a problem.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Sequence

from steward.config.private_files import write_privately
from steward.config.settings import Settings
from steward.config.sources import unknown_names
from steward.config.temporal_dev import TemporalDev, load_temporal_dev
from steward.contracts.errors import StewardError
from steward.stack.checks import open_temporal, weak_secret_checks
from steward.stack.components import MIGRATIONS, MODELS, POSTGRES, TEMPORAL, TOOLS, Part, PartFactory
from steward.stack.console import EXIT_FAILED, EXIT_OK, EXIT_REFUSED, Banner, Console, SelfTestResult, StackError
from steward.stack.given_temporal import check_given_temporal
from steward.stack.own_tools import NoDocument, faults_of, has_own, look_at_tools
from steward.stack.probes import postgres_trouble
from steward.stack.selftest import run_self_test
from steward.stack.sign_in import console_url
from steward.stack.state import ProcessRecord, RunState, end_leftovers, only_one, prepare_home, state_path, write_state
from steward.stack.tcp_ports import require_free_ports
from steward.stack.temporal import DevServer, temporal_dev_server
from steward.stack.watch import keep_running
from steward.stack.web_ui import ui_url, unreachable

_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def run_stack(settings: Settings, console: Console) -> int:
    """Bring the stack up and keep it up until a signal says stop. The exit code of `steward up`.

    0: stopped in order. 1: a part could not be started, or the data folder cannot be written. 3: refused (already
    running, a port is taken, a fault in the operator's own tools).
    """
    write_privately()
    for name, question in unknown_names().items():
        console.note(f"{name} is not a setting: {question or '`steward settings` lists the names'}")
    try:
        prepare_home(settings.home)
        with only_one(settings.home):
            return asyncio.run(Supervisor(settings, console).run())
    except StackError as error:
        console.trouble(error.detail, error.fix)
        return error.exit_code
    except OSError as error:
        what = error.filename or settings.home
        console.trouble(
            f"Steward cannot work in the data folder {settings.home}: {error.strerror} ({what})",
            "free some space there, or set STEWARD_HOME to a folder on another disk",
        )
        return EXIT_FAILED


class Supervisor:
    """One run of the stack. Parts are kept in groups, in the order they were started."""

    def __init__(self, settings: Settings, console: Console) -> None:
        self._settings = settings
        self._console = console
        self._stack: TemporalDev = load_temporal_dev()
        self._parts = PartFactory(settings, self._record)
        self._groups: list[dict[str, Part]] = []
        self._dsn = settings.postgres_dsn.get_secret_value() if settings.postgres_dsn else ""
        self._dev_server = DevServer(
            namespace=settings.temporal_namespace,
            port=settings.temporal_port,
            ui=unreachable() if settings.shows_temporal_ui else None,
            database=settings.home / "temporal.db",
            log_file=self._parts.logs / "temporal.log",
            codec=f"{ui_url(settings)}/codec" if settings.temporal_payload_keys else None,
        )
        self._stop = asyncio.Event()
        self._hurry = asyncio.Event()
        self._reason = ""

    async def run(self) -> int:
        """Start, keep alive, stop. The exit code."""
        loop = asyncio.get_running_loop()
        for number in _STOP_SIGNALS:
            loop.add_signal_handler(number, self._on_signal, number)
        code = EXIT_OK
        try:
            await self._until_stopped()
        except StackError as error:
            self._console.trouble(error.detail, error.fix)
            code = error.exit_code
        finally:
            await self._shut_down()
            for number in _STOP_SIGNALS:
                loop.remove_signal_handler(number)
        return code

    def _on_signal(self, number: signal.Signals) -> None:
        if self._stop.is_set():
            self._hurry.set()
        self._reason = number.name
        self._stop.set()

    async def _until_stopped(self) -> None:
        stop = asyncio.create_task(self._stop.wait())
        work = asyncio.create_task(self._start_and_keep())
        try:
            await asyncio.wait({stop, work}, return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                await work
        finally:
            stop.cancel()
            work.cancel()
            await asyncio.wait({stop, work})

    async def _start_and_keep(self) -> None:
        began = time.monotonic()
        await self._clear_the_way()
        beside = [asyncio.create_task(self._build_models()), asyncio.create_task(self._check_tools())]
        try:
            await self._start_postgres()
            await self._start_temporal()
            await asyncio.gather(*beside)
        finally:
            for task in beside:
                task.cancel()
            await asyncio.wait(beside)
        await self._start_workers_and_api()
        results: list[SelfTestResult] = []
        async for result in run_self_test(self._settings, self._wait):
            results.append(result)
            self._console.checked(result)
        link = await console_url(self._settings)
        self._console.up(self._banner(time.monotonic() - began, results, link))
        async with asyncio.TaskGroup() as tasks:
            for group in self._groups:
                for name, part in group.items():
                    tasks.create_task(keep_running(name, part, self._parts.logs, self._console))

    def _wait(self, words: str) -> None:
        self._console.starting("self-test", words)

    async def _clear_the_way(self) -> None:
        adopted = frozenset() if self._settings.postgres_dsn else frozenset({POSTGRES})
        ended = await asyncio.to_thread(end_leftovers, self._settings.home, adopted=adopted)
        if ended:
            self._console.note(f"ended what an earlier run had left: {', '.join(ended)}")
        require_free_ports(self._settings)
        settings = self._settings
        for warning in (*weak_secret_checks(settings), open_temporal(settings)):
            if warning is not None:
                self._console.note(f"{warning.detail}\n  fix: {warning.fix}")

    async def _build_models(self) -> None:
        """Beside the servers, to save its time. Without a model the workers go on degraded and say so themselves."""
        began = time.monotonic()
        self._console.starting(MODELS, "embedder, finder and judge")
        try:
            await self._parts.build_models()
        except StackError as error:
            self._console.note(f"{error.detail}\n  fix: {error.fix}, run `steward models build`")
        else:
            self._console.ready(MODELS, "embedder, finder and judge are built", time.monotonic() - began)

    async def _check_tools(self) -> None:
        """Beside the servers, where there is something of the operator's own. No worker starts with a fault in it."""
        if not has_own(self._settings):
            return
        began = time.monotonic()
        self._console.starting(TOOLS, "the operator's own")
        try:
            document = await look_at_tools(self._settings)
        except NoDocument as error:
            raise StackError(str(error), fix="steward tools check", exit_code=EXIT_REFUSED) from None
        if faults := faults_of(document):
            fix = "mend them; `steward tools check` looks again"
            raise StackError("\n".join(faults), fix=fix, exit_code=EXIT_REFUSED)
        own = len(document["files"])
        detail = f"{document['tools']} without a fault, {own} catalogue file{'' if own == 1 else 's'} of your own"
        self._console.ready(TOOLS, detail, time.monotonic() - began)

    async def _start_postgres(self) -> None:
        if self._dsn:
            trouble = await postgres_trouble(self._dsn)
            if trouble:
                raise StackError(
                    f"PostgreSQL cannot be reached: {trouble}", fix="start it or mend STEWARD_POSTGRES_DSN"
                )
            self._console.note("PostgreSQL: the one STEWARD_POSTGRES_DSN names")
        else:
            part = self._parts.postgres()
            await self._start_groups(({POSTGRES: part}, "embedded"))
            self._dsn = part.dsn
        began = time.monotonic()
        self._console.starting(MIGRATIONS, "schema of the database")
        await self._parts.migrate(self._dsn)
        self._console.ready(MIGRATIONS, "schema is up to date", time.monotonic() - began)

    async def _start_temporal(self) -> None:
        if self._settings.temporal_address is None:
            environment = self._parts.environment()
            part = temporal_dev_server(self._dev_server, self._stack, environment, self._record)
            await self._start_groups(({TEMPORAL: part}, f"development server on {self._dev_server.address}"))
        else:
            await check_given_temporal(self._settings, self._settings.temporal_address, self._stack.search_attributes)
            self._console.note(f"Temporal: the one at {self._settings.temporal_address}")

    async def _start_workers_and_api(self) -> None:
        target = self._settings.temporal_target
        count = self._settings.workers
        workers: dict[str, Part] = {}
        for index in range(count):
            part = self._parts.worker(index, self._dsn, target)
            workers[part.command.name] = part
        # Side by side, to save their loading times; the API is ready only once the workers are.
        queues = f"task queues {', '.join(self._stack.task_queues)}"
        apis: dict[str, Part] = {}
        for index in range(self._settings.apis):
            part = self._parts.api(index, self._dsn, target, self._dev_server.ui)
            apis[part.command.name] = part
        await self._start_groups((workers, queues), (apis, self._where_apis_are()))

    def _where_apis_are(self) -> str:
        url, others = self._settings.api_url, self._settings.apis - 1
        return f"{url} to port {self._settings.api_port + others}" if others else url

    async def _start_groups(self, *groups: tuple[dict[str, Part], str]) -> None:
        """Start parts, each group with a detail to show. They are on record before, so that a stop ends them too."""
        self._groups.extend(group for group, _ in groups)

        async def start(name: str, part: Part, detail: str) -> None:
            began = time.monotonic()
            self._console.starting(name, detail)
            await part.start()
            self._console.ready(name, detail, time.monotonic() - began)

        starts = [
            asyncio.create_task(start(name, part, detail)) for group, detail in groups for name, part in group.items()
        ]
        try:
            await asyncio.gather(*starts)
        finally:
            for task in starts:
                task.cancel()
            await asyncio.wait(starts)

    async def _shut_down(self) -> None:
        if self._reason:
            self._console.stopping(self._reason)
        for group in reversed(self._groups):
            await asyncio.gather(*(self._stop_part(name, part) for name, part in group.items()))
        state_path(self._settings.home).unlink(missing_ok=True)

    async def _stop_part(self, name: str, part: Part) -> None:
        if part.pid is None:
            return
        began = time.monotonic()
        try:
            await part.stop(self._hurry)
        except (OSError, RuntimeError, StewardError) as error:
            self._console.trouble(f"{name} did not stop in order: {error}", "")
            return
        self._console.stopped(name, time.monotonic() - began)

    def _record(self) -> None:
        running = [
            record
            for group in self._groups
            for name, part in group.items()
            if part.pid is not None and (record := ProcessRecord.of(name, part.pid)) is not None
        ]
        settings = self._settings
        state = RunState(
            pid=os.getpid(),
            api_url=settings.api_url,
            temporal_address=settings.temporal_target,
            temporal_namespace=settings.temporal_namespace,
            temporal_ui_url=ui_url(settings),
            postgres_dsn=self._dsn or None,
            processes=running,
        )
        try:
            write_state(settings.home, state)
        except OSError as error:
            # The parts run all the same; what it costs is that a later run may not recognise what this one leaves.
            self._console.note(f"{state_path(settings.home)} cannot be written: {error.strerror}\n  fix: free its disk")

    def _banner(self, seconds: float, results: Sequence[SelfTestResult], link: str) -> Banner:
        settings = self._settings
        return Banner(
            api_url=settings.api_url,
            docs_url=f"{settings.api_url}/docs",
            temporal_address=settings.temporal_target,
            temporal_ui=ui_url(settings),
            home=settings.home,
            logs=self._parts.logs,
            postgres="external" if settings.postgres_dsn else "embedded",
            qdrant="external" if settings.qdrant_url else "local",
            demo=settings.demo,
            seconds=seconds,
            self_test=list(results),
            console_url=link,
        )
