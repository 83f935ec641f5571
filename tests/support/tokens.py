"""An issuer of JSON Web Tokens for tests: its keys, its key set over real HTTP, and tokens good and bad."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from jwt.algorithms import ECAlgorithm, RSAAlgorithm

ISSUER = "https://issuer.example"
AUDIENCE = "steward"
SECRET = "a-secret-that-only-tests-know-of-" + "0123456789" * 4


@cache
def rsa_key(name: str, bits: int = 2048) -> rsa.RSAPrivateKey:
    """The private key of that name."""
    return rsa.generate_private_key(public_exponent=65537, key_size=bits)


@cache
def ec_key(name: str) -> ec.EllipticCurvePrivateKey:
    """The private P-256 key of that name."""
    return ec.generate_private_key(ec.SECP256R1())


def pem_of(name: str) -> bytes:
    """The public key of that name as a PEM file has it."""
    return rsa_key(name).public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)


def jwk(name: str, **more: Any) -> dict[str, Any]:
    """A public RSA key as a key set lists it."""
    return {**RSAAlgorithm.to_jwk(rsa_key(name).public_key(), as_dict=True), "kid": name, **more}


def ec_jwk(name: str) -> dict[str, Any]:
    """A public P-256 key as a key set lists it."""
    return {**ECAlgorithm.to_jwk(ec_key(name).public_key(), as_dict=True), "kid": name}


def claims(**changed: Any) -> dict[str, Any]:
    """Claims of a good token of ann's for ten minutes; one set to None is left out."""
    now = int(time.time())
    told = {"iss": ISSUER, "aud": AUDIENCE, "sub": "ann", "iat": now, "exp": now + 600, **changed}
    return {name: value for name, value in told.items() if value is not None}


def hs_token(secret: str = SECRET, alg: str = "HS256", **changed: Any) -> str:
    """A token signed with a secret."""
    return jwt.encode(claims(**changed), secret, algorithm=alg)


def rs_token(name: str, alg: str = "RS256", kid: str | None = "", **changed: Any) -> str:
    """A token signed with the private key of that name, which it names as `kid` unless another or None is given."""
    headers = {} if kid is None else {"kid": kid or name}
    return jwt.encode(claims(**changed), rsa_key(name), algorithm=alg, headers=headers)


def es_token(name: str, **changed: Any) -> str:
    """A token signed with a P-256 key."""
    return jwt.encode(claims(**changed), ec_key(name), algorithm="ES256", headers={"kid": name})


def segment(value: Any) -> str:
    """One part of a token."""
    return base64.urlsafe_b64encode(json.dumps(value).encode()).rstrip(b"=").decode()


class KeyServer:
    """What an issuer serves. `status` other than 200 is sent without the keys; `asked` counts requests."""

    def __init__(self) -> None:
        self.keys: list[dict[str, Any]] = []
        self.status = 200
        self.asked = 0
        self.url = ""


@contextmanager
def key_server() -> Iterator[KeyServer]:
    """An issuer's key set on a port of its own."""
    told = KeyServer()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told.asked += 1
            body = json.dumps({"keys": told.keys}).encode() if told.status == 200 else b"{}"
            self.send_response(told.status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    told.url = f"http://127.0.0.1:{server.server_address[1]}/jwks.json"
    try:
        yield told
    finally:
        server.shutdown()
        server.server_close()
        thread.join(10)
