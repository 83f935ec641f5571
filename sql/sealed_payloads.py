"""Seals what Temporal's server keeps of a problem (arguments, results, words): its histories hold none in clear.

AES-256-GCM with a nonce of its own for each payload. What came without a seal is read as it is: histories from before
the setting, and what an operator signals by hand. Used by every client and worker through the data converter, and by
the door through which Temporal's Web UI and command line read payloads.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from temporalio.api.common.v1 import Payload
from temporalio.converter import PayloadCodec

ENCODING: Final = b"binary/steward-sealed"
_KEY: Final = "steward-key"
_NONCE: Final = 12


class PayloadKeyMissing(Exception):
    """A payload was sealed with a key that is not among those of the setting."""


class SealedPayloads(PayloadCodec):
    """The first of `keys` seals, all open."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._ciphers = {_derived(key, b"name", 8).hex().encode(): AESGCM(_derived(key, b"key", 32)) for key in keys}
        self._first = next(iter(self._ciphers))

    async def encode(self, payloads: Sequence[Payload]) -> list[Payload]:
        """The payloads sealed; what is sealed already stays as it is."""
        return [one if _is_sealed(one) else self._seal(one) for one in payloads]

    async def decode(self, payloads: Sequence[Payload]) -> list[Payload]:
        """The payloads opened. Raises PayloadKeyMissing."""
        return [self._open(one) if _is_sealed(one) else one for one in payloads]

    def _seal(self, payload: Payload) -> Payload:
        nonce = os.urandom(_NONCE)
        sealed = nonce + self._ciphers[self._first].encrypt(nonce, payload.SerializeToString(), self._first)
        return Payload(metadata={"encoding": ENCODING, _KEY: self._first}, data=sealed)

    def _open(self, payload: Payload) -> Payload:
        name = payload.metadata.get(_KEY, b"")
        cipher = self._ciphers.get(name)
        if cipher is None:
            raise PayloadKeyMissing(
                f"no key of STEWARD_TEMPORAL_PAYLOAD_KEYS is called {name.decode('ascii', 'replace')}"
            )
        try:
            return Payload.FromString(cipher.decrypt(payload.data[:_NONCE], payload.data[_NONCE:], name))
        except InvalidTag:
            raise PayloadKeyMissing("a sealed payload was changed") from None


def _is_sealed(payload: Payload) -> bool:
    return payload.metadata.get("encoding") == ENCODING


def _derived(key: str, what: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt=None, info=b"steward payloads " + what).derive(key.encode())
