"""The secrets of a process, from its settings: told to the one redactor, and judged for `steward doctor`.

Called by `load_settings` and by the composition roots; writes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from pydantic import SecretStr

from steward.config.settings import Settings, env_name
from steward.contracts.redaction import REDACTOR
from steward.contracts.secret_forms import SHORTEST

_PLAIN_BELOW: Final = 12
"""A secret of letters alone that is shorter than this may well be an ordinary word, which is then masked everywhere."""


def know_secrets(settings: Settings) -> None:
    """Have every secret of these settings masked in this process from now on."""
    REDACTOR.learn(value for _, value in secrets_of(settings))


def secrets_of(settings: Settings) -> Iterator[tuple[str, str]]:
    """Each secret with the environment variable it came by: secret settings, the passwords in addresses, and what
    STEWARD_SECRET_<NAME> holds (the accounts' and the MCP servers' secrets are among these)."""
    for field in type(settings).model_fields:
        value = getattr(settings, field)
        secret = value.get_secret_value() if isinstance(value, SecretStr) else None
        addresses = [secret, value] if not isinstance(value, dict) else value.values()
        yield from (
            (env_name(field), password)
            for address in addresses
            if isinstance(address, str) and "://" in address
            for password in _passwords_in(address)
        )
        if secret and "://" not in secret:
            yield env_name(field), secret
    for name in settings.secret_names:
        yield env_name(f"secret_{name}").upper(), settings.secret(name) or ""


def weak_secrets(settings: Settings) -> dict[str, str]:
    """What is wrong with secrets, by the variable's name: those that cannot be told from ordinary text."""
    weak = {}
    for name, value in secrets_of(settings):
        if len(value) < SHORTEST:
            weak[name] = f"has fewer than {SHORTEST} characters and is not masked"
        elif value.isalpha() and value.islower() and len(value) < _PLAIN_BELOW:
            weak[name] = "may be an ordinary word, which is masked wherever it stands"
    return weak


def _passwords_in(address: str) -> Iterator[str]:
    """The password of `scheme://user:password@host` as it is used, and that of a query. One that repeats the user's
    name keeps nothing secret, and the name stands everywhere."""
    try:
        parts = urlsplit(address)
        if parts.password and parts.password != parts.username:
            yield unquote(parts.password)
    except ValueError:
        return
    yield from (value for name, value in parse_qsl(parts.query) if name == "password")
