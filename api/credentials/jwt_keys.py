"""The keys that JSON Web Tokens are checked with: one secret, one public key, or the issuer's key set (JWKS).

Which algorithms a key may be used with is said by the key's own kind, never by a token: so nobody can have a public key
taken for a secret. Asked by `jwt_tokens` alone; reads the key set off the event loop and writes nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import httpx
import jwt
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.hazmat.primitives.serialization import load_pem_public_key

from steward.api.credentials.identity import BadSignature
from steward.config.errors import SettingsError
from steward.contracts.errors import ErrorCode, Unavailable

_log = logging.getLogger(__name__)

_SMALLEST_RSA: Final = 2048
"""Bits (RFC 7518, 3.3)."""
_ALGORITHM_OF: Final = {("RSA", None): "RS256", ("EC", "P-256"): "ES256"}
"""By the members `kty` and `crv` of a key. A key set is public, so a secret (`oct`) in it is nobody's."""
_FETCH_S: Final = 5.0
_LARGEST: Final = 1 << 20
_TRUSTED_S: Final = 86_400.0
"""A key set that could not be read again for so long is not believed any more: a key may have been withdrawn."""


@dataclass(frozen=True, slots=True)
class TokenKey:
    """A key as PyJWT takes it, and the one algorithm it may be used with."""

    key: Any
    algorithm: str


class TokenKeys(Protocol):
    """Where a token's key comes from."""

    async def find(self, kid: str | None) -> TokenKey:
        """The key a token names. Raises Unauthorized when there is none, Unavailable when nobody can tell."""
        ...

    async def close(self) -> None:
        """End what reads in the background."""
        ...


class OneKey:
    """A single key, whatever a token calls it."""

    def __init__(self, key: TokenKey) -> None:
        self._key = key

    @classmethod
    def secret(cls, secret: str) -> OneKey:
        """The key of HS256 tokens."""
        return cls(TokenKey(secret.encode(), "HS256"))

    @classmethod
    def pem(cls, path: Path) -> OneKey:
        """The key of RS256 tokens.

        Raises:
            SettingsError: the file cannot be read, or holds no RSA public key of at least 2048 bits.
        """
        try:
            key = load_pem_public_key(path.read_bytes())
        except OSError as error:
            raise SettingsError([f"STEWARD_JWT_PUBLIC_KEY: {path} cannot be read ({error.strerror})"]) from error
        except (ValueError, UnsupportedAlgorithm):
            key = None
        if not isinstance(key, RSAPublicKey) or key.key_size < _SMALLEST_RSA:
            raise SettingsError(
                [
                    f"STEWARD_JWT_PUBLIC_KEY: {path} must hold the issuer's RSA public key of at least {_SMALLEST_RSA}"
                    " bits in PEM (-----BEGIN PUBLIC KEY-----)"
                ]
            )
        return cls(TokenKey(key, "RS256"))

    async def find(self, kid: str | None) -> TokenKey:
        """The key."""
        return self._key

    async def close(self) -> None:
        """Nothing to end."""


class KeySet:
    """The issuer's keys by their ids, as `load` last gave them (the text of a JWKS, RFC 7517).

    A key that a token names and that is not there has the set read again, at most once in `retry_s` seconds however
    many such tokens come. After `cache_s` seconds it is read again before any key of it is believed: one that was
    withdrawn meanwhile is gone. Where that fails, what was known serves, and the set is read again beside the
    requests, none of which waits for an issuer that is away. `clock` counts seconds.
    """

    def __init__(
        self,
        load: Callable[[], Awaitable[bytes]],
        cache_s: float,
        retry_s: float,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._load = load
        self._cache_s = cache_s
        self._retry_s = retry_s
        self._clock = clock
        self._keys: dict[str | None, TokenKey] = {}
        self._read_at = self._tried_at = self._failed_at = -math.inf
        self._reading = asyncio.Lock()
        self._background: asyncio.Task[None] | None = None

    async def find(self, kid: str | None) -> TokenKey:
        """The key of that id; without one, the only key there is.

        Raises:
            Unauthorized: the issuer has no such key.
            Unavailable: the issuer's keys are not known, or not any more.
        """
        key, age = self._known(kid), self._clock() - self._read_at
        trusted = max(_TRUSTED_S, self._cache_s)
        away = self._clock() - self._failed_at < self._cache_s
        if key is None or age >= trusted or (age >= self._cache_s and not away):
            await self._read()
            key = self._known(kid)
        elif age >= self._cache_s and (self._background is None or self._background.done()):
            self._background = asyncio.create_task(self._read())
        if self._clock() - self._read_at >= trusted:
            raise Unavailable(
                "the keys of the tokens' issuer cannot be read",
                code=ErrorCode.IDENTITY_UNAVAILABLE,
                retry_after_s=math.ceil(self._retry_s),
            )
        if key is None:
            raise BadSignature("the token is signed with a key that its issuer does not have")
        return key

    async def close(self) -> None:
        """End a read that is under way."""
        if self._background is not None:
            self._background.cancel()
            await asyncio.wait([self._background])

    def _known(self, kid: str | None) -> TokenKey | None:
        if kid is None and len(self._keys) == 1:
            return next(iter(self._keys.values()))
        return self._keys.get(kid)

    async def _read(self) -> None:
        """Read the set again, unless that was tried a moment ago. A failure leaves what was known."""
        async with self._reading:
            if self._clock() - self._tried_at < self._retry_s:
                return
            self._tried_at = self._clock()
            try:
                self._keys = keys_of(await self._load())
            except (OSError, ValueError, httpx.HTTPError) as error:
                _log.warning("the tokens' keys could not be read: %s: %s", type(error).__name__, error)
                self._failed_at = self._clock()
                return
            self._read_at, self._failed_at = self._clock(), -math.inf


def keys_of(text: bytes) -> dict[str | None, TokenKey]:
    """The usable keys of a JWKS by their ids. What is for encryption, of another kind or too small is left out.

    Raises:
        ValueError: it is no JWKS, or holds no usable key.
    """
    document = json.loads(text)
    listed = document.get("keys") if isinstance(document, dict) else None
    if not isinstance(listed, list):
        raise ValueError("it is no JSON Web Key Set")
    keys: dict[str | None, TokenKey] = {}
    for entry in listed:
        if isinstance(entry, dict) and (key := _usable(entry)) is not None:
            kid = entry.get("kid")
            keys.setdefault(kid if isinstance(kid, str) else None, key)
    if not keys:
        raise ValueError("it holds no key for RS256 or ES256")
    return keys


def _usable(entry: Mapping[str, Any]) -> TokenKey | None:
    kind = entry.get("kty"), entry.get("crv")
    algorithm = next((name for known, name in _ALGORITHM_OF.items() if kind == known), None)
    if algorithm is None or entry.get("use", "sig") != "sig" or entry.get("alg", algorithm) != algorithm:
        return None
    try:
        key = jwt.PyJWK(dict(entry), algorithm=algorithm).key
    except (jwt.PyJWTError, ValueError, TypeError):
        return None
    if isinstance(key, RSAPublicKey) and key.key_size < _SMALLEST_RSA:
        return None
    # A private key has no business in a set that is handed out: its owner has lost it.
    return None if "d" in entry else TokenKey(key, algorithm)


def load_from(place: str, client: httpx.AsyncClient) -> Callable[[], Awaitable[bytes]]:
    """What reads a key set: from its https address, or from a file."""

    async def fetch() -> bytes:
        async with client.stream("GET", place, timeout=_FETCH_S, headers={"Accept": "application/json"}) as response:
            response.raise_for_status()
            text = bytearray()
            async for chunk in response.aiter_bytes():
                text += chunk
                if len(text) > _LARGEST:
                    raise ValueError(f"it has more than {_LARGEST} bytes")
            return bytes(text)

    async def read() -> bytes:
        return await asyncio.to_thread(Path(place).read_bytes)

    return fetch if "://" in place else read
