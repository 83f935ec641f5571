"""AgentDojo's four suites, without the clients of model vendors that its package of pipelines imports."""

from __future__ import annotations

import importlib.util
import sys
from functools import partial
from types import ModuleType
from typing import Any, Final

import yaml

VERSION: Final = "v1.2.2"
_PIPELINES: Final = "agentdojo.agent_pipeline"


def load_suite(name: str) -> Any:
    """A suite by its name: banking, slack, travel or workspace."""
    _leave_out_vendors()
    # Each environment is read anew from YAML: 20 times as fast by libyaml as by Python.
    yaml.safe_load = partial(yaml.load, Loader=yaml.CSafeLoader)
    from agentdojo.task_suite import get_suite

    return get_suite(VERSION, name)


def _leave_out_vendors() -> None:
    """The package's `__init__` and the pipeline that plays ground truths import five clients; no suite needs either."""
    if _PIPELINES in sys.modules:
        return
    found = importlib.util.find_spec("agentdojo")
    assert found is not None
    assert found.submodule_search_locations is not None
    package = ModuleType(_PIPELINES)
    package.__path__ = [f"{found.submodule_search_locations[0]}/agent_pipeline"]
    unused: Any = ModuleType(f"{_PIPELINES}.ground_truth_pipeline")
    unused.GroundTruthPipeline = object
    sys.modules[_PIPELINES] = package
    sys.modules[unused.__name__] = unused
