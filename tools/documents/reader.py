"""Reads a document in a child process with bounds on time, memory and output. Called by the ingestion.

The child is started for one document and ends with it; a child that hangs, is killed for its memory or says nonsense
means that the document cannot be read, never that the worker is in trouble.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter, ValidationError

from steward.contracts.document_limits import MAX_DOCUMENT_BYTES, MAX_TEXT_CHARACTERS
from steward.contracts.errors import ToolFailed
from steward.tools.documents.kinds import Kind, kind_of
from steward.tools.documents.parsed import ParsedDocument

WALL_S: Final = 60.0
_MOST_OUTPUT: Final = 12 * MAX_TEXT_CHARACTERS
"""Bytes: a character takes at most 12 as JSON escapes, and headings less than the text they are part of."""
_PARSED: Final = TypeAdapter(ParsedDocument)
_UNREADABLE: Final = TypeAdapter(dict[str, str])
_ROOT: Final = Path(__file__).parents[3]
READ_KINDS: Final = "text, Markdown, HTML, PDF, DOCX and EML"


async def read_document(name: str, media_type: str, data: bytes, *, wall_s: float = WALL_S) -> ParsedDocument:
    """The text of a document with its headings.

    Raises:
        ToolFailed: it is of no kind that is read, broken, too large, or takes too long; the text says which.
    """
    if len(data) > MAX_DOCUMENT_BYTES:
        raise ToolFailed(f"it has more than {MAX_DOCUMENT_BYTES >> 20} MiB")
    kind = kind_of(name, media_type, data)
    if kind is None:
        raise ToolFailed(f"it is none of what is read: {READ_KINDS}")
    output = await _run(kind, data, wall_s)
    try:
        return _PARSED.validate_json(output)
    except ValidationError:
        pass
    try:
        why = _UNREADABLE.validate_json(output)["unreadable"]
    except (ValidationError, KeyError):
        raise ToolFailed("reading it failed, or took more memory or time than a document may") from None
    raise ToolFailed(why)


async def _run(kind: Kind, data: bytes, wall_s: float) -> bytes:
    """What the child says; nothing when it was ended."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "steward.tools.documents.child", kind.value),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        cwd=_ROOT,
        env={"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(_ROOT), "LANG": "C.UTF-8"},
    )
    assert child.stdin is not None
    assert child.stdout is not None
    try:
        async with asyncio.timeout(wall_s):
            feeding = asyncio.create_task(_feed(child.stdin, data))
            output = await _drain(child.stdout)
            await feeding
            await child.wait()
    except TimeoutError:
        raise ToolFailed(f"reading it took longer than {wall_s:g} s") from None
    finally:
        if child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()
    return output


async def _feed(pipe: asyncio.StreamWriter, data: bytes) -> None:
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        pipe.write(data)
        await pipe.drain()
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        pipe.close()
        await pipe.wait_closed()


async def _drain(pipe: asyncio.StreamReader) -> bytes:
    output = bytearray()
    while piece := await pipe.read(1 << 16):
        output += piece
        if len(output) > _MOST_OUTPUT:
            raise ToolFailed("reading it says more than a document may hold")
    return bytes(output)
