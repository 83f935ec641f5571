"""Makes planner backends from the names of the setting `planners`. Called by the worker's composition root."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from steward.contracts.defaults import PLAN_TIMEOUT_S, PLANS_OF_ENDPOINT
from steward.contracts.tool import ToolSpec
from steward.planners.chain import PlannerBackend
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.planners.embedded.judge.model import Judge
from steward.planners.embedded.judge.registry import RULES
from steward.planners.embedded.judge.rule_set import Rules
from steward.planners.embedded.wording import Wording
from steward.planners.llama.backend import LlamaPlanner
from steward.planners.openai.backend import OpenAIPlanner
from steward.planners.openai.turns import ToolMode
from steward.search.embedder import Embedder, FastembedEmbedder
from steward.weights.names import FINDER


@dataclass(frozen=True, slots=True)
class PlannerParams:
    """What the backends need to know; named after the settings they come from. Times are seconds."""

    home: Path = Path(".steward")
    embed_threads: int = 1
    judge_threads: int = 2
    llama_model_path: Path | None = None
    llama_context: int = 8192
    llama_threads: int | None = None
    llama_gpu_layers: int = 0
    llama_think_tokens: int = 1024
    openai_base_url: str | None = None
    openai_model: str | None = None
    openai_api_key: str | None = None
    openai_timeout_s: float = 60.0
    openai_concurrency: int = PLANS_OF_ENDPOINT
    openai_tools: ToolMode = "auto"
    openai_temperature: float = 0.0
    plan_timeout_s: float = PLAN_TIMEOUT_S


def build_planners(
    names: Sequence[str],
    params: PlannerParams,
    wording: Wording,
    embedder: Embedder | None = None,
    tools: Sequence[ToolSpec] = (),
    rules: Rules = RULES,
) -> list[PlannerBackend]:
    """Backends in the order of `names`: llama, openai, embedded, or `module:factory` for one of your own.

    `wording` puts results into words. `tools` are those that will be offered: the embedded planner learns them when it
    is warmed, and reads arguments by `rules`. Nothing is loaded yet; a model that is missing is a named reason when its
    turn comes. Raises ValueError for a name that means nothing.
    """
    makers: dict[str, Callable[[], PlannerBackend]] = {
        "llama": lambda: LlamaPlanner(
            params.llama_model_path,
            context=params.llama_context,
            threads=params.llama_threads,
            gpu_layers=params.llama_gpu_layers,
            think_tokens=params.llama_think_tokens,
            timeout_s=params.plan_timeout_s,
        ),
        "openai": lambda: OpenAIPlanner(
            params.openai_base_url,
            params.openai_model,
            api_key=params.openai_api_key,
            timeout_s=params.openai_timeout_s,
            at_once=params.openai_concurrency,
            tools=params.openai_tools,
            temperature=params.openai_temperature,
        ),
        "embedded": lambda: _embedded(params, wording, embedder, tools, rules),
    }
    return [_by_path(name) if ":" in name else _by_name(name, makers) for name in names]


def _embedded(
    params: PlannerParams, wording: Wording, embedder: Embedder | None, tools: Sequence[ToolSpec], rules: Rules
) -> EmbeddedPlanner:
    models = params.home / "models"
    if embedder is None or embedder.model != FINDER:
        embedder = FastembedEmbedder(models, FINDER, threads=params.embed_threads)
    return EmbeddedPlanner(Judge(models, threads=params.judge_threads), embedder, wording, tools, models, rules)


def _by_name(name: str, makers: dict[str, Callable[[], PlannerBackend]]) -> PlannerBackend:
    if name not in makers:
        raise ValueError(f"unknown planner {name!r}: use {', '.join(makers)} or module:factory")
    return makers[name]()


def _by_path(name: str) -> PlannerBackend:
    module, _, attribute = name.partition(":")
    try:
        factory: Callable[[], PlannerBackend] = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"planner {name!r} cannot be loaded: {error}") from error
    return factory()
