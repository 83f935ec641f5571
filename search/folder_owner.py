"""What the process that owns a local Qdrant folder answers to the processes beside it. Used by `SharedPoints` alone.

The owner listens on loopback and leaves its port and a secret in a file beside the folder, which only its own user can
read. It knows nothing of points: each question is a name with a JSON value, and so is each answer.
"""

from __future__ import annotations

import asyncio
import hmac
import json
import logging
import os
import secrets
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final

from steward.contracts.errors import StewardError
from steward.search.qdrant_connection import away

log = logging.getLogger(__name__)

_HOST: Final = "127.0.0.1"
_LONGEST: Final = 1 << 20
"""Bytes of a question or an answer; a vector takes some ten thousand."""
_READ_S: Final = 5.0

Answer = Callable[[Any], Awaitable[Any]]


class FolderOwner:
    """The owner of one folder: in its own process `open`, in the others `ask`."""

    def __init__(self, folder: Path) -> None:
        self._file = folder.with_name(f"{folder.name}-owner.json")
        self._secret = secrets.token_hex(16)
        self._answers: Mapping[str, Answer] = {}
        self._server: asyncio.Server | None = None

    async def open(self, answers: Mapping[str, Answer]) -> None:
        """Answer these questions from now on. Harmless to repeat: it says anew who is to be asked, where another
        process has owned the folder meanwhile."""
        if self._server is None:
            self._answers = answers
            self._server = await asyncio.start_server(self._serve, _HOST, 0, limit=_LONGEST)
        door = json.dumps({"port": self._server.sockets[0].getsockname()[1], "secret": self._secret})
        await asyncio.to_thread(self._write, door)

    async def close(self) -> None:
        """Answer nothing any more. The file stays: whoever owns the folder next replaces it."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
            self._server = None

    async def ask(self, question: str, given: Any, within_s: float) -> Any:
        """What the owner answers. Raises Unavailable when it does not in time, or cannot."""
        try:
            async with asyncio.timeout(within_s):
                door = json.loads(self._file.read_bytes())
                reader, writer = await asyncio.open_connection(_HOST, door["port"], limit=_LONGEST)
                try:
                    writer.write(_line({"secret": door["secret"], "question": question, "given": given}))
                    answer = json.loads(await reader.readline())
                finally:
                    writer.close()
        except (OSError, ValueError, LookupError, TypeError) as error:
            log.info("the owner of %s was not reached: %s", self._file, type(error).__name__)
            raise away(
                "the Qdrant folder belongs to another process, which does not answer; STEWARD_QDRANT_URL names a server"
            ) from error
        if "away" in answer:
            raise away(answer["away"])
        return answer["answer"]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_READ_S):
                asked = json.loads(await reader.readline())
            if hmac.compare_digest(str(asked["secret"]), self._secret):
                writer.write(_line(await self._answer(asked["question"], asked["given"])))
                await writer.drain()
        except (OSError, ValueError, LookupError, TypeError) as error:
            log.info("a question could not be read or answered: %s", type(error).__name__)
        finally:
            writer.close()

    async def _answer(self, question: str, given: Any) -> dict[str, Any]:
        try:
            return {"answer": await self._answers[question](given)}
        except StewardError as error:
            return {"away": error.detail}
        except Exception as error:
            log.exception("the question %s could not be answered", question)
            return {"away": f"the process that owns the Qdrant folder failed: {type(error).__name__}"}

    def _write(self, door: str) -> None:
        if self._file.exists() and self._file.read_text(encoding="utf-8") == door:
            return
        draft = self._file.with_name(f".{self._file.name}.{os.getpid()}")
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(door)
        draft.replace(self._file)


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value).encode() + b"\n"
