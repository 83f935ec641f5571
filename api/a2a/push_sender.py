"""Push notifications: the changes of a task, posted to the addresses its user gave, again and again until one is taken.

What is due lies in PostgreSQL; every API process takes its share, so a process that ends loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from typing import Final

import httpcore
from a2a.types.a2a_pb2 import StreamResponse, TaskPushNotificationConfig, TaskStatusUpdateEvent
from google.protobuf.json_format import MessageToDict

from steward.api.a2a.addresses import PublicNetwork, check_address
from steward.api.a2a.tasks import status_of
from steward.api.core.push_addresses import PushAddresses
from steward.contracts.errors import BadRequest, StewardError
from steward.contracts.redaction import REDACTOR
from steward.sql.pushes import Push, PushAddress

_log = logging.getLogger(__name__)

_LOOK_S: Final = 1.0
_RETRY_S: Final = 10.0
_AT_ONCE: Final = 10
_TIMEOUT_S: Final = 10.0
_LEASE_S: Final = 30.0
ATTEMPTS: Final = 12
"""After so many, within an hour, a change is given up at that address; the next change is tried anew."""
_LONGEST_PAUSE_S: Final = 1_200.0


async def address_of(config: TaskPushNotificationConfig, config_id: str, agent: str, *, private: bool) -> PushAddress:
    """What is kept of a configuration.

    Raises:
        BadRequest: it is too long, its URL is not posted to, or its secrets are no header's text.
    """
    await check_address(config.url, private=private)
    auth = config.authentication
    for name, value in (("id", config_id), ("token", config.token), ("scheme", auth.scheme)):
        _check(name, value, 200 if name != "token" else 4_000)
    _check("credentials", auth.credentials, 4_000)
    return PushAddress(
        config_id, agent, config.url, config.token or None, auth.scheme or None, auth.credentials or None
    )


def _check(name: str, value: str, most: int) -> None:
    if len(value) > most or not (value.isascii() and value.isprintable()):
        raise BadRequest(f"{name}: must be at most {most} printable ASCII characters")


def config_of(problem_id: int, address: PushAddress) -> TaskPushNotificationConfig:
    """A configuration as it may be read back: without its secrets."""
    config = TaskPushNotificationConfig(id=address.config_id, task_id=str(problem_id), url=address.url)
    if address.auth_scheme:
        config.authentication.scheme = address.auth_scheme
    return config


class PushSender:
    """Posts what is due. `private` allows addresses that are not public."""

    def __init__(self, pushes: PushAddresses, *, private: bool) -> None:
        self._pushes = pushes
        self._private = private
        network = None if private else PublicNetwork()
        self._pool = httpcore.AsyncConnectionPool(network_backend=network, max_connections=_AT_ONCE)

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Deliver in the background until the block ends. What is under way then comes again elsewhere."""
        loop = asyncio.create_task(self._run())
        try:
            yield
        finally:
            loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await loop
            await self._pool.aclose()

    async def deliver_due(self) -> int:
        """Post what is due now; how many there were."""
        due = await self._pushes.claim(_AT_ONCE, _LEASE_S)
        await asyncio.gather(*(self._deliver(push) for push in due))
        return len(due)

    async def _run(self) -> None:
        while True:
            pause = _LOOK_S
            try:
                if await self.deliver_due():
                    continue
            except StewardError as error:
                _log.info("pushes wait: %s", error.detail)
                pause = _RETRY_S
            except Exception:
                _log.exception("looking for pushes failed")
                pause = _RETRY_S
            await asyncio.sleep(pause)

    async def _deliver(self, push: Push) -> None:
        trouble = await self._trouble(push)
        if trouble is None:
            await self._pushes.delivered(push)
            return
        last = push.attempts >= ATTEMPTS
        pause = None if last else min(2.0**push.attempts, _LONGEST_PAUSE_S)
        _log.warning("push %s to %s: %s", push.id, push.address.config_id, REDACTOR.text(trouble))
        await self._pushes.failed(push, trouble, pause)

    async def _trouble(self, push: Push) -> str | None:
        """Post it; None when it was taken."""
        address = push.address
        try:
            await check_address(address.url, private=self._private)
            async with asyncio.timeout(_TIMEOUT_S):
                request = self._pool.stream(
                    "POST", address.url, headers=_headers(push), content=json.dumps(payload_of(push)).encode()
                )
                async with request as response:
                    return None if 200 <= response.status < 300 else f"it answered {response.status}"
        except StewardError as error:
            return error.detail
        except TimeoutError:
            return f"no answer within {_TIMEOUT_S:g} s"
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            return f"{type(error).__name__}: {error}"


def payload_of(push: Push) -> dict[str, object]:
    """What is posted: the change as a stream would tell it."""
    view = push.view
    update = TaskStatusUpdateEvent(
        task_id=str(view.problem_id), context_id=view.conversation_id, status=status_of(view)
    )
    payload: dict[str, object] = MessageToDict(StreamResponse(status_update=update))
    return payload


def _headers(push: Push) -> list[tuple[bytes | str, bytes | str]]:
    address = push.address
    headers: list[tuple[bytes | str, bytes | str]] = [
        ("Content-Type", "application/json"),
        ("A2A-Version", "1.0"),
        ("X-Steward-Push-Id", str(push.id)),
    ]
    if address.token:
        headers.append(("X-A2A-Notification-Token", address.token))
    if address.auth_scheme and address.auth_credentials:
        headers.append(("Authorization", f"{address.auth_scheme} {address.auth_credentials}"))
    return headers
