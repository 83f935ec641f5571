"""Reading the body of an HTTP answer from elsewhere within bounds, compressed or not.

What libraries decode comes in whole chunks: 272 bytes of gzip inside gzip became 64 MiB. Here both the bytes on the
wire and what they unpack to are counted while they come, and nothing is unpacked in pieces larger than `PIECE`. Used
by everything that asks somebody over HTTP; the HTTP library stays with the caller. Pure.
"""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterable, Iterator
from typing import Final

MAX_BODY_BYTES: Final = 8 << 20
"""Bytes of an answer, as they come and as they unpack."""
PIECE: Final = 64 << 10
ACCEPT_ENCODING: Final = "gzip, deflate"
"""What is asked for: what the standard library unpacks in steps. Brotli and zstd are neither asked for nor taken."""
_WINDOWS: Final = {"gzip": 16 + zlib.MAX_WBITS, "x-gzip": 16 + zlib.MAX_WBITS, "deflate": zlib.MAX_WBITS}


class UnreadableBody(Exception):
    """A body that is not read; the text says why, for the user."""


class BodyTooLarge(UnreadableBody):
    """More bytes than allowed, on the wire or unpacked."""


class BodyDecoder:
    """Unpacks one body. `encoding` is the header Content-Encoding; `limit` bounds the bytes before and after, None for
    a stream without an end, whose parts are bounded by whoever reads them.

    Raises:
        UnreadableBody: it is encoded more than once, or in a way that was not asked for.
    """

    def __init__(self, encoding: str | None, limit: int | None = MAX_BODY_BYTES) -> None:
        named = [name for part in (encoding or "").split(",") if (name := part.strip().lower()) not in ("", "identity")]
        if len(named) > 1:
            raise UnreadableBody(f"its answer is encoded {len(named)} times over, which is not unpacked")
        if named and named[0] not in _WINDOWS:
            raise UnreadableBody(f"its answer is encoded as {named[0][:20]!r}, which was not asked for")
        self._limit = limit
        self._raw = self._unpacked = 0
        self._started = False
        self._inflate = zlib.decompressobj(_WINDOWS[named[0]]) if named else None
        self._may_be_bare = bool(named) and named[0] == "deflate"

    def pieces(self, chunk: bytes) -> Iterator[bytes]:
        """What a chunk of the wire says, in pieces of at most `PIECE` bytes.

        Raises:
            BodyTooLarge: before more than the limit was unpacked.
            UnreadableBody: it is not what its header says.
        """
        self._raw = self._counted(self._raw, len(chunk))
        if self._inflate is None:
            yield chunk
            return
        # After the end of the packed body libraries ignore what follows, and so is it here.
        while not self._inflate.eof:
            piece = self._step(chunk)
            self._unpacked = self._counted(self._unpacked, len(piece))
            if piece:
                yield piece
            chunk = self._inflate.unconsumed_tail
            if not piece and not chunk:
                return

    def end(self) -> None:
        """The wire has no more. Raises UnreadableBody when the packed body breaks off before its end."""
        if self._inflate is not None and self._started and not self._inflate.eof:
            raise UnreadableBody("its packed answer breaks off before the end")

    def _step(self, chunk: bytes) -> bytes:
        assert self._inflate is not None
        try:
            piece = self._inflate.decompress(chunk, PIECE)
        except zlib.error as error:
            if self._may_be_bare and not self._started:
                # What many servers call deflate has no zlib header (RFC 9110, 8.4.1.2).
                self._may_be_bare = False
                self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
                return self._step(chunk)
            raise UnreadableBody("its answer cannot be unpacked") from error
        self._started = self._started or bool(chunk)
        return piece

    def _counted(self, so_far: int, more: int) -> int:
        if self._limit is not None and so_far + more > self._limit:
            raise BodyTooLarge(f"its answer has more than {_size(self._limit)}")
        return so_far + more


async def read_body(encoding: str | None, chunks: AsyncIterable[bytes], limit: int = MAX_BODY_BYTES) -> bytes:
    """A whole body from the raw chunks of the wire.

    Raises:
        BodyTooLarge: as soon as that is known.
        UnreadableBody: it is encoded in a way that is not taken, or is not what its header says.
    """
    decoder = BodyDecoder(encoding, limit)
    body = bytearray()
    async for chunk in chunks:
        for piece in decoder.pieces(chunk):
            body += piece
    decoder.end()
    return bytes(body)


def _size(limit: int) -> str:
    return f"{limit >> 20} MiB" if limit >= 1 << 20 else f"{limit} bytes"
