"""Sealing what callers entrust to the installation, before it lies in PostgreSQL: AES-256-GCM, bound to its place.

A sealed text begins with a mark. Called by the parts of the gateway that keep such things.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

SECRET: Final = "sealing"
"""The name of the installation's secret the key is made from when no keys are configured."""
_MARK: Final = "sealed:1:"
_NONCE: Final = 12


class SealBroken(ValueError):
    """The text was sealed with a key that is not there any more, for another place, or was changed."""


class Seal:
    """The first of `keys` seals and all open, and so does the installation's own secret, which `secret` fetches: it
    seals where there are no keys."""

    def __init__(self, keys: Sequence[str], secret: Callable[[], Awaitable[bytes]]) -> None:
        self._keys = [_cipher(key.encode()) for key in keys]
        self._secret = secret

    async def seal(self, text: str, place: str) -> str:
        """The text as it is to be kept at `place`, and readable there alone. Raises Unavailable without the secret."""
        nonce = os.urandom(_NONCE)
        cipher = self._keys[0] if self._keys else await self._own()
        sealed = nonce + cipher.encrypt(nonce, text.encode(), place.encode())
        return _MARK + base64.urlsafe_b64encode(sealed).decode()

    async def open(self, kept: str, place: str) -> str:
        """The text. Raises SealBroken, or Unavailable without the secret."""
        if not kept.startswith(_MARK):
            raise SealBroken("it is not sealed")
        try:
            sealed = base64.urlsafe_b64decode(kept.removeprefix(_MARK))
        except ValueError:
            raise SealBroken("it is damaged") from None
        for cipher in [*self._keys, await self._own()]:
            try:
                return cipher.decrypt(sealed[:_NONCE], sealed[_NONCE:], place.encode()).decode()
            except (InvalidTag, ValueError):
                continue
        raise SealBroken("no key opens it")

    async def _own(self) -> AESGCM:
        return _cipher(await self._secret())


def _cipher(key: bytes) -> AESGCM:
    return AESGCM(HKDF(SHA256(), 32, salt=None, info=b"steward sealed text").derive(key))
