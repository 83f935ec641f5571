"""Temporal behind TLS with client certificates: the settings reach it, and nothing without them does."""

from __future__ import annotations

import asyncio
import ssl
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from steward.config.errors import SettingsError
from steward.config.settings import Settings
from steward.config.temporal_connection import connection_options, is_encrypted
from steward.config.temporal_dev import load_temporal_dev
from steward.stack.checks import open_temporal, weak_secret_checks
from steward.stack.doctor_machine import machine_checks
from steward.stack.probes import temporal_status
from steward.stack.temporal import DevServer, start_command
from steward.stack.web_ui import ui_url
from tests.support.stacks import dev_server, free_ports

NOBODY = "127.0.0.1:9"


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """ca.pem, and server and client certificates it has signed."""
    folder = tmp_path_factory.mktemp("certificates")

    def openssl(*arguments: str) -> None:
        subprocess.run(["openssl", *arguments], cwd=folder, check=True, capture_output=True, timeout=60)

    new = ("-newkey", "rsa:2048", "-nodes")
    openssl("req", "-x509", *new, "-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=ca", "-days", "2")
    for name in ("server", "client"):
        (folder / "ext").write_text("subjectAltName=DNS:temporal.test\n")
        openssl("req", *new, "-keyout", f"{name}.key", "-out", f"{name}.csr", "-subj", f"/CN={name}")
        signing = ("-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2", "-extfile", "ext")
        openssl("x509", "-req", "-in", f"{name}.csr", "-out", f"{name}.pem", *signing)
    return folder


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """host:port of a development server."""
    with dev_server(tmp_path_factory.mktemp("temporal"), free_ports(1)[0]) as server:
        yield server.address


@asynccontextmanager
async def behind_tls(plain: str, certificates: Path) -> AsyncIterator[str]:
    """host:port of a proxy that lets nobody in without a certificate of the authority."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH, cafile=certificates / "ca.pem")
    context.load_cert_chain(certificates / "server.pem", certificates / "server.key")
    context.verify_mode = ssl.CERT_REQUIRED
    context.set_alpn_protocols(["h2"])
    tasks: set[asyncio.Task[None] | None] = set()

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(65_536):
            writer.write(piece)
            await writer.drain()
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.current_task())
        host, _, port = plain.rpartition(":")
        inner_reader, inner_writer = await asyncio.open_connection(host, int(port))
        try:
            await asyncio.gather(copy(reader, inner_writer), copy(inner_reader, writer), return_exceptions=True)
        finally:
            for end in (inner_writer, writer):
                end.transport.abort()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for task in tasks:
            if task is not None:
                task.cancel()
        await asyncio.gather(*(task for task in tasks if task is not None), return_exceptions=True)
        # What was aborted is closed in the loop's next turns.
        async with asyncio.timeout(5):
            await server.wait_closed()
        for _ in range(3):
            await asyncio.sleep(0)


@pytest.mark.requirement("attacks.c.temporal-tls")
async def test_temporal_is_reached_over_tls_with_a_certificate_and_not_without(
    plain: str, certificates: Path, tmp_path: Path
) -> None:
    async with behind_tls(plain, certificates) as address:
        good: dict[str, Any] = {
            "temporal_address": address,
            "temporal_tls_ca": certificates / "ca.pem",
            "temporal_tls_server_name": "temporal.test",
        }
        own = {"temporal_tls_cert": certificates / "client.pem", "temporal_tls_key": certificates / "client.key"}
        reached = {}
        for name, given in {"mtls": good | own, "no certificate": good, "clear": {"temporal_address": address}}.items():
            options = connection_options(Settings(home=tmp_path, **given))
            reached[name] = (await temporal_status(address, "default", options=options, timeout_s=10)).reachable
    assert reached == {"mtls": True, "no certificate": False, "clear": False}


@pytest.mark.requirement("attacks.c.temporal-tls")
def test_the_settings_of_the_connection_are_read_and_checked(tmp_path: Path, certificates: Path) -> None:
    made = Settings(home=tmp_path, temporal_address=NOBODY, temporal_api_key=SecretStr("key-of-the-cloud"))
    assert is_encrypted(made)
    assert connection_options(made)["api_key"] == "key-of-the-cloud"
    assert connection_options(Settings(home=tmp_path)) == {"tls": False, "api_key": None}
    with pytest.raises(SettingsError, match="STEWARD_TEMPORAL_TLS_CA"):
        connection_options(Settings(home=tmp_path, temporal_address=NOBODY, temporal_tls_ca=tmp_path / "none.pem"))
    with pytest.raises(ValueError, match="STEWARD_TEMPORAL_TLS_KEY"):
        Settings(home=tmp_path, temporal_address=NOBODY, temporal_tls_cert=certificates / "client.pem")
    with pytest.raises(ValueError, match="STEWARD_TEMPORAL_ADDRESS"):
        Settings(home=tmp_path, temporal_tls=True)


@pytest.mark.requirement("attacks.c.open-temporal-told")
def test_a_token_before_an_open_temporal_is_a_warning_with_the_fix(tmp_path: Path) -> None:
    token: dict[str, Any] = {"api_token": "a-token-of-some-length"}
    assert open_temporal(Settings(home=tmp_path)) is None
    both = open_temporal(Settings(home=tmp_path, **token))
    assert both is not None
    assert (both.status, "7233" in both.detail) == ("warn", True)
    clear = open_temporal(Settings(home=tmp_path, temporal_address=NOBODY, **token))
    assert clear is not None
    assert open_temporal(Settings(home=tmp_path, temporal_address=NOBODY, temporal_tls=True, **token)) is None
    checks = machine_checks(Settings(home=tmp_path, **token), running=True)
    assert [check.status for check in checks if check.name == "Temporal access"] == ["warn"]


@pytest.mark.requirement("attacks.c.open-temporal-told")
def test_the_web_ui_can_be_left_out(tmp_path: Path) -> None:
    server = DevServer("default", 1, None, tmp_path / "db", tmp_path / "log")
    argv = start_command("temporal", server, load_temporal_dev())
    assert "--headless" in argv
    assert "--ui-port" not in argv


@pytest.mark.requirement("stack.temporal.ui-off")
def test_with_credentials_there_is_a_web_ui_only_where_it_is_asked_for(tmp_path: Path) -> None:
    token: dict[str, Any] = {"api_token": "a-token-of-some-length"}
    assert ui_url(Settings(home=tmp_path)) == "http://127.0.0.1:8233"
    assert ui_url(Settings(home=tmp_path, temporal_ui=False)) is None
    assert ui_url(Settings(home=tmp_path, **token)) is None
    assert ui_url(Settings(home=tmp_path, temporal_ui=True, **token)) == "http://127.0.0.1:8233"
    assert ui_url(Settings(home=tmp_path, temporal_ui=True, temporal_address=NOBODY)) is None


@pytest.mark.requirement("attacks.c.known")
def test_a_secret_that_cannot_be_masked_is_told(tmp_path: Path) -> None:
    (weak,) = weak_secret_checks(Settings(home=tmp_path, webhook_secret=SecretStr("abc")))
    assert (weak.status, "STEWARD_WEBHOOK_SECRET" in weak.detail) == ("warn", True)
