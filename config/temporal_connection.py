"""How every process reaches Temporal: in the clear on this machine, or over TLS, with a certificate or an API key.

Used by workers, API and stack, which all connect by the same settings.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from temporalio.service import TLSConfig

from steward.config.errors import SettingsError
from steward.config.settings import Settings, env_name


def connection_options(settings: Settings) -> Mapping[str, Any]:
    """`tls` and `api_key` as Client.connect and ConnectConfig take them. An API key or a certificate implies TLS.

    Raises:
        SettingsError: a file of certificates cannot be read.
    """
    key = settings.temporal_api_key.get_secret_value() if settings.temporal_api_key else None
    if not is_encrypted(settings):
        return {"tls": False, "api_key": None}
    tls = TLSConfig(
        server_root_ca_cert=_read("temporal_tls_ca", settings.temporal_tls_ca),
        client_cert=_read("temporal_tls_cert", settings.temporal_tls_cert),
        client_private_key=_read("temporal_tls_key", settings.temporal_tls_key),
        domain=settings.temporal_tls_server_name,
    )
    return {"tls": tls, "api_key": key}


def is_encrypted(settings: Settings) -> bool:
    """Whether Temporal is spoken to over TLS."""
    given = (settings.temporal_api_key, settings.temporal_tls_ca, settings.temporal_tls_cert)
    return settings.temporal_tls or bool(settings.temporal_tls_server_name) or any(given)


def _read(field: str, path: Path | None) -> bytes | None:
    if path is None:
        return None
    try:
        return path.read_bytes()
    except OSError as error:
        raise SettingsError([f"{env_name(field)}: {path} cannot be read ({error.strerror})"]) from error
