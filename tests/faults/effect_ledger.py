"""The effect ledger outside the system: a JSON service on a real socket that counts every effect by Idempotency-Key.

The tools of `effect_tools` point at it. A test scripts what happens to a call by the label in its arguments: when it is
counted as an effect and when (or whether) it is answered. Runs in threads of the test process.
"""

from __future__ import annotations

import json
import socket
import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import yaml

HELD_S = 120.0
"""No answer is held back longer, whatever a test forgets."""
BIG = "steward " * (3 << 17)
"""3 MiB."""
_BACKLOG = 256


_ASKED = {"kind": "builtin", "function": "tests.faults.asked_tool:count_effect"}
_ADDRESSED = {
    "type": "object",
    "additionalProperties": False,
    "required": ["label", "url"],
    "properties": {"label": {"type": "string"}, "url": {"type": "string"}},
}
_LARGE = {"kind": "builtin", "function": "tests.faults.large_tool:large_text"}
_SIZED = {
    "type": "object",
    "additionalProperties": False,
    "required": ["label", "bytes"],
    "properties": {"label": {"type": "string"}, "bytes": {"type": "integer"}},
}


def _nothing() -> None:
    return None


@dataclass
class Script:
    """What happens to a call. `counted` runs when its effect has been counted; it is answered `pause_s` later, once
    `answer` is set."""

    counted: Callable[[], None] = _nothing
    pause_s: float = 0.0
    answer: threading.Event = field(default_factory=threading.Event)
    arrived: threading.Event = field(default_factory=threading.Event)
    """Set when the effect has been counted, and `counted` has run."""

    @classmethod
    def held(cls, counted: Callable[[], None] = _nothing) -> Script:
        """Counted, and not answered until the test says so."""
        return cls(counted=counted)

    @classmethod
    def slow(cls, seconds: float) -> Script:
        """Counted, and answered after a while."""
        script = cls.prompt()
        script.pause_s = seconds
        return script

    @classmethod
    def prompt(cls) -> Script:
        """Counted and answered at once."""
        script = cls()
        script.answer.set()
        return script


@dataclass(frozen=True)
class Effect:
    """One effect: the call's key and label, the body it came with, and the moment it was counted."""

    key: str
    label: str
    body: dict[str, Any]
    at: datetime

    @property
    def problem_id(self) -> int:
        """The problem the key belongs to."""
        return int(self.key.split(":")[-2])


class EffectLedger:
    """The service. Start it once; scripts and effects are told apart by label."""

    def __init__(self) -> None:
        self.witness: Callable[[str], None] | None = None
        """Sees the key of every effect at the moment it happens, before it is counted."""
        self._lock = threading.Lock()
        self._effects: list[Effect] = []
        self._reads: Counter[str] = Counter()
        self._scripts: dict[str, Script] = {}
        self._server = _Server(self)
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._serve, name="effect-ledger")
        self._fillers: list[socket.socket] = []

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def start(self) -> None:
        """Begin to accept calls."""
        self._thread.start()

    def close(self) -> None:
        """Answer what is held, stop, wait for the thread."""
        for script in list(self._scripts.values()):
            script.answer.set()
        self.open_door()
        self._ending.set()
        self._thread.join(10)
        self._server.server_close()

    def script(self, label: str, script: Script) -> Script:
        """Say what happens to calls with this label; without a script they are answered at once."""
        with self._lock:
            self._scripts[label] = script
        return script

    def of(self, label: str) -> list[Effect]:
        """The effects counted for a label."""
        with self._lock:
            return [effect for effect in self._effects if effect.label == label]

    def counts(self) -> Counter[str]:
        """How many effects each key had."""
        with self._lock:
            return Counter(effect.key for effect in self._effects)

    def reads(self, label: str) -> int:
        """How often a read with this label was answered."""
        with self._lock:
            return self._reads[label]

    def close_door(self) -> None:
        """From now on a connection is not even established: nobody accepts, and the queue of the socket is full."""
        self._server.door.acquire()
        self._server.socket.listen(0)
        while True:
            filler = socket.socket()
            filler.settimeout(0.25)
            self._fillers.append(filler)
            try:
                filler.connect(self._server.server_address)
            except TimeoutError:
                return

    def open_door(self) -> None:
        """Accept again. The connections that filled the queue are dropped."""
        if not self._fillers:
            return
        for filler in self._fillers:
            filler.close()
        self._fillers.clear()
        self._server.socket.listen(_BACKLOG)
        self._server.door.release()

    def _serve(self) -> None:
        while not self._ending.is_set():
            if self._server.door.acquire(timeout=0.05):
                try:
                    self._server.handle_request()
                finally:
                    self._server.door.release()

    def _take(self, path: str, key: str, body: dict[str, Any]) -> dict[str, Any]:
        """Play the script of a call and give its answer."""
        label = str(body.get("label", ""))
        with self._lock:
            script = self._scripts.get(label)
        script = script or Script.prompt()
        if self.witness is not None and path == "/effect":
            self.witness(key)
        with self._lock:
            if path == "/read":
                self._reads[label] += 1
            else:
                self._effects.append(Effect(key, label, body, datetime.now(UTC)))
        script.counted()
        script.arrived.set()
        threading.Event().wait(script.pause_s)
        script.answer.wait(HELD_S)
        answer: dict[str, Any] = {"label": label, "key": key}
        if body.get("big"):
            answer["text"] = BIG
        return answer


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = _BACKLOG
    timeout = 0.05

    def __init__(self, ledger: EffectLedger) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.ledger = ledger
        self.door = threading.Lock()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A caller that was killed leaves a broken connection, which is the point of it."""


class _Handler(BaseHTTPRequestHandler):
    server: _Server

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers.get("Content-Length", "0"))) or b"{}")
        self._answer(self.server.ledger._take(self.path, self.headers.get("Idempotency-Key", ""), body))

    def do_GET(self) -> None:
        """The keys of the effects of a label: what a reconciler asks for."""
        label = self.path.rpartition("/")[2]
        self._answer({"keys": [effect.key for effect in self.server.ledger.of(label)]})

    def _answer(self, answer: dict[str, Any]) -> None:
        content = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: Any) -> None:
        """Silent: the test says what it saw."""


def effect_tools(url: str) -> str:
    """A catalogue file with tools on the ledger at `url`."""

    def tool(name: str, path: str, permission: str, effect: str, **more: Any) -> dict[str, Any]:
        return {
            "name": name,
            "description": f"Count an effect in the ledger of the tests ({name}).",
            "tool_type": "test",
            "permission": permission,
            "effect": effect,
            "executor": {"kind": "http", "method": "POST", "url": url + path},
            "timeout_s": 300,
            "parameters": {
                "type": "object",
                "additionalProperties": False,
                "required": ["label"],
                "properties": {"label": {"type": "string"}, "big": {"type": "boolean"}},
            },
            **more,
        }

    needed = "permission_required"
    return yaml.safe_dump(
        {
            "tools": [
                tool("effect_once", "/effect", "autonomous", "once"),
                tool("effect_once_confirmed", "/effect", needed, "once"),
                tool("effect_once_soon", "/effect", needed, "once", approval_ttl_s=2),
                tool("effect_idempotent", "/effect", "autonomous", "idempotent", retry={"max_attempts": 20}),
                tool("read_ledger", "/read", "autonomous", "read", retry={"max_attempts": 20}),
                tool("effect_asked", "/effect", "autonomous", "once", executor=_ASKED, parameters=_ADDRESSED),
                tool("read_large", "/read", "autonomous", "read", executor=_LARGE, parameters=_SIZED),
                tool("effect_large", "/effect", "autonomous", "once", executor=_LARGE, parameters=_SIZED),
            ]
        }
    )


def write_tools(folder: Path, url: str) -> Path:
    """Put the catalogue file into a folder."""
    path = folder / "effect_tools.yaml"
    path.write_text(effect_tools(url), encoding="utf-8")
    return path
