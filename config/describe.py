"""The table behind `steward settings`: every setting with meaning, value and origin. Secrets are masked here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pydantic import SecretStr

from steward.config.settings import Origin, Settings, env_name

MASK = "********"


@dataclass(frozen=True, slots=True)
class SettingRow:
    """One setting. `value` is text fit to show; an unset value is empty."""

    env: str
    meaning: str
    value: str
    origin: Origin


def describe_settings(settings: Settings) -> list[SettingRow]:
    """All settings, in the order of their definition."""
    return [
        SettingRow(
            env=env_name(name),
            meaning=field.description or "",
            value=_shown(getattr(settings, name)),
            origin=settings.origins.get(name, "default"),
        )
        for name, field in Settings.model_fields.items()
    ]


def _shown(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, SecretStr):
        return MASK
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    if isinstance(value, dict):
        return ",".join(f"{key}={item}" for key, item in value.items())
    return str(value)
