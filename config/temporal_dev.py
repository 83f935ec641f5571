"""Loads temporal-dev.yaml, the description of the development stack. Used by the settings and the stack."""

from __future__ import annotations

from typing import Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from steward.config.errors import SettingsError
from steward.config.paths import stack_file
from steward.contracts.queues import ALL_QUEUES, SA_PENDING, SA_STATUS, SA_TENANT, SA_TOOL, SA_USER

REQUIRED_ATTRIBUTES = (SA_STATUS, SA_TENANT, SA_USER, SA_TOOL, SA_PENDING)
ALLOWED_HOSTS = "frontend.httpAllowedHosts"
"""Without it any web page may signal a decision through the HTTP API of the development server."""


class TemporalDev(BaseModel):
    """The parsed file. `settings` holds defaults of settings by field name; the rest goes to the development server."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    settings: dict[str, Any] = Field(default_factory=dict)
    task_queues: list[str] = Field(default_factory=list)
    search_attributes: dict[str, Literal["Keyword", "Bool", "Int", "Double", "Text", "Datetime", "KeywordList"]]
    dynamic_config: dict[str, Any] = Field(default_factory=dict)
    sqlite_pragmas: dict[str, str] = Field(default_factory=dict)


def load_temporal_dev() -> TemporalDev:
    """The stack's description.

    Raises:
        SettingsError: the file is missing, is not YAML, or lacks what the product needs.
    """
    path = stack_file()
    try:
        content = yaml.safe_load(path.read_text(encoding="utf-8"))
        stack = TemporalDev.model_validate(content)
    except OSError as error:
        raise SettingsError([f"{path}: cannot be read ({error.strerror})"]) from error
    except yaml.YAMLError as error:
        raise SettingsError([f"{path}: is not YAML ({' '.join(str(error).split())})"]) from error
    except ValidationError as error:
        lines = [f"{path}: {'.'.join(str(part) for part in item['loc'])}: {item['msg']}" for item in error.errors()]
        raise SettingsError(lines) from error
    missing = [name for name in REQUIRED_ATTRIBUTES if name not in stack.search_attributes]
    lacking = [f"{path}: search_attributes lacks {name}" for name in missing]
    lacking += [f"{path}: task_queues lacks {name}" for name in ALL_QUEUES if name not in stack.task_queues]
    lacking += [] if ALLOWED_HOSTS in stack.dynamic_config else [f"{path}: dynamic_config lacks {ALLOWED_HOSTS}"]
    if lacking:
        raise SettingsError(lacking)
    return stack
