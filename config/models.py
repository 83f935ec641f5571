"""The models that requests may choose from, as the settings name them. Read by the gateway's configuration; pure.

One entry is `name=planner`, `name=openai:model` or either with reasoning modes: `deep=openai:o3@medium+high`. The first
mode is the one taken where a request names none; without modes a request may name any.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args

from steward.config.values import comma_separated, named_values
from steward.contracts.plan import BY_RULES, Reasoning

_ENDPOINT: Final = "openai:"
_MODES: Final[tuple[Reasoning, ...]] = get_args(Reasoning)
_NAME: Final = re.compile(r"[^\s,=+]{1,200}")
UNTHINKING: Final = BY_RULES
"""The planner without any reasoning mode."""


@dataclass(frozen=True, slots=True)
class AllowedModel:
    """A model that may be chosen. `model` is its name at the endpoint; None, the planner's own. `modes` are the
    reasoning modes it may be asked in, the default first; empty, any."""

    name: str
    planner: str
    model: str | None = None
    modes: tuple[Reasoning, ...] = ()

    @property
    def possible(self) -> Sequence[Reasoning]:
        """The modes a request may name."""
        return ("none",) if self.planner == UNTHINKING else self.modes or _MODES


def entries(value: Any) -> Any:
    """A mapping stays; a text of `name=value` or names alone, with commas between, becomes one."""
    if not isinstance(value, str):
        return value
    return named_values(",".join(part if "=" in part else f"{part}={part}" for part in comma_separated(value)))


def allowed_models(values: Mapping[str, str], planners: Sequence[str]) -> dict[str, AllowedModel]:
    """The allowed models by name; without any, each planner by its own. Raises ValueError with what does not fit."""
    if not values:
        return {planner: AllowedModel(planner, planner) for planner in planners}
    return {name: _allowed_model(name, value, planners) for name, value in values.items()}


def _allowed_model(name: str, value: str, planners: Sequence[str]) -> AllowedModel:
    head, at, tail = value.rpartition("@")
    words = tail.split("+") if at else []
    # A model's name may hold an @ itself, as in @cf/meta/llama-3.
    modes = sorted((mode for mode in _MODES if mode in words), key=words.index)
    if len(modes) < len(words):
        modes = []
    planner, model = _named(head if modes else value)
    if not _NAME.fullmatch(name) or planner not in planners or model == "":
        raise ValueError(f"{name}={value}: must be name=planner or name=openai:model, a planner of STEWARD_PLANNERS")
    if modes and planner == UNTHINKING:
        raise ValueError(f"{name}={value}: the planner {UNTHINKING} has no reasoning mode")
    return AllowedModel(name, planner, model, tuple(modes))


def _named(value: str) -> tuple[str, str | None]:
    return ("openai", value.removeprefix(_ENDPOINT)) if value.startswith(_ENDPOINT) else (value, None)


def models_of_tenants(values: Mapping[str, str], models: Mapping[str, AllowedModel]) -> dict[str, tuple[str, ...]]:
    """By tenant the names of its models (`name+name`), its default first. Raises ValueError with an unknown one."""
    lists = {tenant: tuple(names.split("+")) for tenant, names in values.items()}
    if unknown := sorted({name for names in lists.values() for name in names} - set(models)):
        raise ValueError(f"{', '.join(unknown)} is not among the models ({', '.join(models)})")
    return lists
