"""The result of one of the doctor's checks, and the one that `steward up` makes too. Shown by the CLI."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from steward.config.secrets import weak_secrets
from steward.config.settings import Settings
from steward.config.temporal_connection import is_encrypted

CheckStatus: TypeAlias = Literal["ok", "warn", "fail"]


@dataclass(frozen=True, slots=True)
class Check:
    """One part looked at. `fix` says what to do; empty when there is nothing to do."""

    name: str
    status: CheckStatus
    detail: str
    fix: str = ""


def open_temporal(settings: Settings) -> Check | None:
    """What is wrong with a token at the API's door and none at Temporal's. None: nothing, or no token either.

    The development server knows no credentials: whoever may connect reads every history and signals decisions.
    """
    if settings.auth_mode == "none":
        return None
    if settings.temporal_address is None:
        place = f"127.0.0.1:{settings.temporal_port}"
        detail = f"STEWARD_API_TOKEN does not protect Temporal at {place}: every process of this machine may use it"
        return Check("Temporal access", "warn", detail, _OWN_SERVER)
    if is_encrypted(settings):
        return None
    detail = f"Temporal at {settings.temporal_address} is spoken to without TLS, a certificate or a key"
    return Check("Temporal access", "warn", detail, _OWN_SERVER)


_OWN_SERVER: Final = (
    "to close Temporal, run a server of your own with TLS and set STEWARD_TEMPORAL_ADDRESS and"
    " STEWARD_TEMPORAL_TLS_CERT and _KEY or STEWARD_TEMPORAL_API_KEY (docs/own-servers.md)"
)


def weak_secret_checks(settings: Settings) -> list[Check]:
    """The secrets that cannot be masked, or that mask ordinary text."""
    fix = "set a longer one, such as `openssl rand -hex 24` makes"
    return [Check("secrets", "warn", f"{name} {what}", fix) for name, what in weak_secrets(settings).items()]
