"""Which model a request is planned with: the one it names, else its tenant's, from the allowed list. Pure.

Part of the gateway's configuration. It looks at names alone; whether a model is there, the worker finds out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from steward.config.models import UNTHINKING, AllowedModel
from steward.config.settings import Settings
from steward.contracts.errors import Unprocessable
from steward.contracts.plan import ModelChoice, Reasoning


@dataclass(frozen=True, slots=True)
class ModelList:
    """`models` by name. `tenants` have lists of their own, their defaults first. `given`: the operator has named the
    models, so that the first is the default, and none but these may answer."""

    models: Mapping[str, AllowedModel] = field(default_factory=dict)
    tenants: Mapping[str, Sequence[str]] = field(default_factory=dict)
    given: bool = False

    @classmethod
    def of(cls, settings: Settings) -> ModelList:
        """The list that the settings make."""
        return cls(settings.allowed_models, settings.models_of_tenants, bool(settings.models))

    def names(self, tenant_id: str) -> Sequence[str]:
        """What a request of this tenant may name."""
        return self.tenants.get(tenant_id) or tuple(self.models)

    def choose(self, tenant_id: str, name: str | None, mode: Reasoning | None) -> ModelChoice:
        """What a request is planned with.

        Raises:
            Unprocessable: the model, or the mode of that model, is not allowed; `allowed` says what is.
        """
        names = self.names(tenant_id)
        closed = self.given or tenant_id in self.tenants
        if name is None and not closed:
            every = [one for model in self.models.values() for one in model.possible]
            _check("reasoning", mode, list(dict.fromkeys(every)))
            return ModelChoice(reasoning=mode)
        _check("model", name, names)
        model = self.models[name or names[0]]
        _check(f"reasoning of {model.name}", mode, model.possible)
        return ModelChoice(
            planner=model.planner,
            model=model.model,
            reasoning=mode or next(iter(model.modes), None),
            stand_ins=self._stand_ins(names) if closed else None,
        )

    def _stand_ins(self, names: Sequence[str]) -> dict[str, str | None]:
        """By planner the first model of the list that it has; the one that needs no model always answers."""
        ordered = [self.models[name] for name in reversed(names)]
        return {UNTHINKING: None} | {model.planner: model.model for model in ordered}


def _check(member: str, wanted: str | None, allowed: Sequence[str]) -> None:
    if wanted is not None and wanted not in allowed:
        line = f"{member}: must be one of {', '.join(allowed)}"
        raise Unprocessable(line, errors=[line], allowed=list(allowed))
