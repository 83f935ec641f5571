"""Which model a request is planned with: by its own wish or its tenant's list, and never one that is not allowed."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from steward.api.core.model_list import ModelList
from steward.config.settings import Settings
from steward.config.sources import child_environment
from steward.contracts.errors import Unprocessable
from steward.contracts.plan import ModelChoice, Reasoning

GIVEN = {
    "planners": "llama,openai",
    "models": "fast=openai:gpt-mini@none, deep=openai:o3@medium+high, own=llama, cf=openai:@cf/meta/llama-3, embedded",
    "tenant_models": "acme=own+fast,beta=embedded",
}


def the_list(**given: str) -> ModelList:
    return ModelList.of(Settings.model_validate(given))


@pytest.mark.requirement("chat.model")
@pytest.mark.parametrize(
    ("tenant", "name", "mode", "chosen"),
    [
        ("other", None, None, ("openai", "gpt-mini", "none")),
        ("other", "deep", None, ("openai", "o3", "medium")),
        ("other", "deep", "high", ("openai", "o3", "high")),
        ("other", "own", "low", ("llama", None, "low")),
        ("other", "cf", "xhigh", ("openai", "@cf/meta/llama-3", "xhigh")),
        ("other", "embedded", "none", ("embedded", None, "none")),
        ("acme", None, None, ("llama", None, None)),
        ("acme", "fast", None, ("openai", "gpt-mini", "none")),
        ("beta", None, None, ("embedded", None, None)),
    ],
)
def test_a_model_is_the_requests_else_the_tenants_first(
    tenant: str, name: str | None, mode: Reasoning | None, chosen: tuple[str | None, ...]
) -> None:
    choice = the_list(**GIVEN).choose(tenant, name, mode)
    assert (choice.planner, choice.model, choice.reasoning) == chosen


@pytest.mark.requirement("chat.model-refused")
@pytest.mark.parametrize(
    ("tenant", "name", "mode", "allowed"),
    [
        ("other", "o3", None, ["fast", "deep", "own", "cf", "embedded"]),
        ("acme", "deep", None, ["own", "fast"]),
        ("beta", "fast", None, ["embedded"]),
        ("other", "deep", "low", ["medium", "high"]),
        ("other", None, "high", ["none"]),
        ("beta", None, "high", ["none"]),
    ],
)
def test_what_is_not_allowed_is_refused_with_what_is(
    tenant: str, name: str | None, mode: Reasoning | None, allowed: list[str]
) -> None:
    with pytest.raises(Unprocessable) as refused:
        the_list(**GIVEN).choose(tenant, name, mode)
    assert (refused.value.status, refused.value.extra["allowed"]) == (422, allowed)


@pytest.mark.requirement("chat.model")
def test_without_a_list_the_planners_are_the_models_and_their_order_stands() -> None:
    models = the_list(planners="llama")
    assert models.names("any") == ("llama", "embedded")
    assert models.choose("any", None, None) == ModelChoice()
    assert models.choose("any", "llama", "low") == ModelChoice(planner="llama", reasoning="low")
    with pytest.raises(Unprocessable):
        the_list().choose("any", None, "low")


@pytest.mark.requirement("chat.model-refused")
def test_only_what_is_on_the_list_stands_in_for_a_chosen_model() -> None:
    models = the_list(**GIVEN)
    own = models.choose("acme", None, "low")
    assert own.stand_ins == {"embedded": None, "llama": None, "openai": "gpt-mini"}
    assert own.seen_by("openai") == ModelChoice(planner="openai", model="gpt-mini")
    rules = models.choose("beta", None, None)
    assert [rules.admits(planner) for planner in ("embedded", "llama", "openai")] == [True, False, False]


@pytest.mark.requirement("chat.model")
@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"models": "deep=openai:o3"}, "a planner of STEWARD_PLANNERS"),
        ({"planners": "openai", "models": "deep=openai:"}, "deep=openai:: must be"),
        ({"models": "rules=embedded@low"}, "has no reasoning mode"),
        ({"tenant_models": "acme=deep"}, "deep is not among the models"),
        ({"models": "=embedded"}, "must be name=value"),
    ],
)
def test_a_list_that_means_nothing_is_an_error_that_says_so(given: dict[str, str], says: str) -> None:
    with pytest.raises(ValidationError, match=says):
        Settings.model_validate(given)


@pytest.mark.requirement("chat.model")
def test_the_list_travels_to_child_processes_as_it_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings.model_validate(GIVEN)
    origins = dict.fromkeys(GIVEN, "argument")
    environment = child_environment(settings.with_origins(origins, {}), {})  # type: ignore[arg-type]
    again = {name: environment[f"STEWARD_{name.upper()}"] for name in GIVEN}
    assert Settings.model_validate(again).allowed_models == settings.allowed_models
