"""Fetches a camera's picture or stream from Home Assistant for the door of cameras, bounded in time and size.

The token goes to Home Assistant and nowhere else; what comes back is passed on only when it is a picture.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from typing import Final

import httpx

from steward.contracts.camera_ticket import CameraTicket, read
from steward.contracts.errors import ErrorCode, NotFound, TooManyRequests, Unavailable

PICTURE_BYTES: Final = 16 << 20
_PICTURE_S: Final = 15.0
_SILENCE_S: Final = 15.0
_AT_ONCE: Final = 16
_PICTURES: Final = re.compile(r"image/(?:jpeg|png|gif|webp)\s*(?:;.*)?")
_STREAMS: Final = re.compile(r"multipart/x-mixed-replace\s*;\s*boundary=[\"A-Za-z0-9'()+_,./:=?-]{1,80}")


class Footage:
    """An open stream: its media type and its bytes as they come, until `deadline` on the loop's clock. To be closed."""

    def __init__(self, media_type: str, reply: httpx.Response, deadline: float, closed: Callable[[], None]) -> None:
        self.media_type = media_type
        self._reply = reply
        self._deadline = deadline
        self._closed = closed

    async def chunks(self) -> AsyncIterator[bytes]:
        """What comes, to the end of the stream, of the ticket, or of the connection."""
        coming = self._reply.aiter_raw()
        try:
            while True:
                async with asyncio.timeout_at(self._deadline):
                    chunk = await anext(coming)
                yield chunk
        except StopAsyncIteration:
            return
        except (TimeoutError, httpx.HTTPError) as error:
            # A stream ends so; a picture of which half is missing is none.
            if self.media_type.startswith("image/"):
                raise _away(f"broke off ({type(error).__name__})") from error

    async def close(self) -> None:
        """Let go of the camera."""
        self._closed()
        await self._reply.aclose()


class CameraProxy:
    """Looks through the cameras of one Home Assistant. Without an address or a token no ticket is good."""

    def __init__(
        self, url: str | None, token: str | None, client: httpx.AsyncClient, clock: Callable[[], float] = time.time
    ) -> None:
        self._url = url
        self._token = token
        self._client = client
        self._clock = clock
        self._open = 0

    def ticket(self, segment: str) -> CameraTicket:
        """The ticket of a path segment.

        Raises:
            NotFound: it is none, or has expired; which of the two is not told.
        """
        found = read(segment, self._token, self._clock()) if self._url and self._token else None
        if found is None:
            raise NotFound("this address of a camera is not known or has expired; ask for the camera again")
        return found

    async def picture(self, ticket: CameraTicket) -> tuple[str, bytes]:
        """The picture of this moment: media type and bytes. Raises as `stream`."""
        footage = await self._opened("camera_proxy", ticket.camera, _PICTURES, _PICTURE_S)
        try:
            body = bytearray()
            async for chunk in footage.chunks():
                body += chunk
                if len(body) > PICTURE_BYTES:
                    raise _away("sends a picture that is too large")
        finally:
            await footage.close()
        return footage.media_type, bytes(body)

    async def stream(self, ticket: CameraTicket) -> Footage:
        """The live stream, which ends with the ticket.

        Raises:
            NotFound: Home Assistant has no such camera.
            TooManyRequests: too many look at the same time.
            Unavailable: Home Assistant cannot be reached, refuses, or answers with something else than a picture.
        """
        left_s = ticket.expires_at - self._clock()
        return await self._opened("camera_proxy_stream", ticket.camera, _STREAMS, left_s)

    async def _opened(self, kind: str, camera: str, wanted: re.Pattern[str], left_s: float) -> Footage:
        if self._open >= _AT_ONCE:
            raise TooManyRequests("too many look through the cameras at the same time", retry_after_s=10)
        self._open += 1
        deadline = asyncio.get_running_loop().time() + left_s
        headers = {"Authorization": f"Bearer {self._token}"}
        request = self._client.build_request(
            "GET", f"{self._url}/api/{kind}/{camera}", headers=headers, timeout=_SILENCE_S
        )
        try:
            async with asyncio.timeout_at(deadline):
                reply = await self._client.send(request, stream=True)
            try:
                return Footage(_media_type(reply, wanted), reply, deadline, self._one_less)
            except BaseException:
                await reply.aclose()
                raise
        except BaseException as error:
            self._one_less()
            if isinstance(error, httpx.HTTPError | TimeoutError):
                raise _away(f"cannot be reached ({type(error).__name__})") from error
            raise

    def _one_less(self) -> None:
        self._open -= 1


def _media_type(reply: httpx.Response, wanted: re.Pattern[str]) -> str:
    if reply.status_code == httpx.codes.NOT_FOUND:
        raise NotFound("Home Assistant has no such camera any more")
    if reply.status_code != httpx.codes.OK:
        raise _away(f"answered {reply.status_code}")
    given: str = reply.headers.get("content-type", "")
    if not wanted.fullmatch(given) or reply.headers.get("content-encoding"):
        raise _away("answered with something else than a picture")
    return given


def _away(what: str) -> Unavailable:
    return Unavailable(f"Home Assistant {what}", code=ErrorCode.CAMERA_UNAVAILABLE, retry_after_s=5)
