"""Reads the sources of the settings and tells where each value came from. Behind `config.settings.load_settings`.

Turns every failure into a SettingsError; never prints, never writes, never repeats a secret.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from dotenv import dotenv_values
from pydantic import SecretStr, ValidationError
from pydantic_settings import DotEnvSettingsSource, EnvSettingsSource

from steward.config.errors import SettingsError
from steward.config.paths import env_files
from steward.config.settings import PREFIX, Origin, Settings, env_name
from steward.config.temporal_dev import load_temporal_dev
from steward.contracts.suggestions import did_you_mean

_SECRET = "secret_"
_PLACES = {".env": " in .env", "yaml": " in temporal-dev.yaml", "argument": " given by argument"}


def read_settings(overrides: Mapping[str, Any]) -> Settings:
    """Merge the sources and validate. See `config.settings.load_settings`."""
    sources: list[tuple[Origin, Mapping[str, Any]]] = [
        ("yaml", _yaml_values()),
        (".env", DotEnvSettingsSource(Settings, env_file=env_files(), dotenv_filtering="only_existing")()),
        ("env", EnvSettingsSource(Settings)()),
        ("argument", overrides),
    ]
    merged: dict[str, Any] = {}
    origins: dict[str, Origin] = {}
    for origin, values in sources:
        merged.update(values)
        origins.update(dict.fromkeys(values, origin))
    try:
        settings = Settings(**merged)
    except ValidationError as error:
        raise SettingsError([_line(item, origins) for item in _root_errors(error)]) from None
    return settings.with_origins(origins, _secrets())


_OF_THE_COMMAND_LINE = {PREFIX + "URL", PREFIX + "USER"}
"""Options of the `steward` command that may come by environment; no settings of a process."""


def unknown_names() -> dict[str, str]:
    """STEWARD_ names in the environment and .env that no setting has, most likely misspelt; each with the question
    which one is meant, empty where none is close."""
    known = {env_name(field) for field in Settings.model_fields}
    return {
        name: did_you_mean(name, known)
        for name in sorted(
            name
            for name in _outside()
            if name.upper().startswith(PREFIX)
            and name.upper() not in known
            and not name.lower().startswith(PREFIX.lower() + _SECRET)
            and not name.upper().startswith(PREFIX + "TEST_")
            and name.upper() not in _OF_THE_COMMAND_LINE
        )
    }


def child_environment(settings: Settings, changes: Mapping[str, str]) -> dict[str, str]:
    """The environment of a child process that is to run with these settings and `changes` (by field name).

    What came by argument or from .env travels by environment, so that the child may run in another folder.
    """
    environment = dict(os.environ)  # noqa: TID251 - the one place that hands it on
    environment[env_name("home")] = str(settings.home)
    for field, origin in settings.origins.items():
        if origin in ("argument", ".env"):
            environment[env_name(field)] = _as_text(getattr(settings, field))
    for name in settings.secret_names:
        environment[env_name(_SECRET + name)] = settings.secret(name) or ""
    environment.update({env_name(field): value for field, value in changes.items()})
    return environment


def _as_text(value: Any) -> str:
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    if isinstance(value, dict):
        return ",".join(f"{key}={item}" for key, item in value.items())
    return str(value)


def _yaml_values() -> Mapping[str, Any]:
    values = load_temporal_dev().settings
    unknown = sorted(set(values) - set(Settings.model_fields))
    if unknown:
        raise SettingsError([f"temporal-dev.yaml: settings.{_not_a_setting(name)}" for name in unknown])
    return {name: value for name, value in values.items() if value is not None}


def _outside() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in env_files():
        found.update({name: value for name, value in dotenv_values(path).items() if value})
    found.update({name: value for name, value in os.environ.items() if value})  # noqa: TID251 - the settings' source
    return found


def _secrets() -> dict[str, SecretStr]:
    prefix = PREFIX + _SECRET.upper()
    return {
        name.upper().removeprefix(prefix): SecretStr(value)
        for name, value in _outside().items()
        if name.upper().startswith(prefix)
    }


def _root_errors(error: ValidationError) -> list[Any]:
    """The errors without those that only follow from another field's error."""
    return [item for item in error.errors() if item["type"] != "default_factory_not_called"]


def _line(item: Mapping[str, Any], origins: Mapping[str, Origin]) -> str:
    message = str(item["msg"]).removeprefix("Value error, ").removeprefix("Input ")
    if not item["loc"]:
        return message
    field = str(item["loc"][0])
    if item["type"] == "extra_forbidden":
        return _not_a_setting(field)
    annotation = str(Settings.model_fields[field].annotation)
    shown = "" if "SecretStr" in annotation else f" (it is {item['input']!r})"
    origin = origins.get(field)
    place = {".env": " in .env", "yaml": " in temporal-dev.yaml", "argument": " given by argument"}.get(
        origin or "", ""
    )
    return f"{env_name(field)}{place}: {message}{shown}"


def _not_a_setting(field: str) -> str:
    question = did_you_mean(field, Settings.model_fields)
    return f"{field} is not a setting" + (f": {question}" if question else "")
