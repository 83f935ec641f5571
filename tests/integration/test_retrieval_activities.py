"""embed_text, retrieve_tools, plan_next_action and sync_tools with real parts, whole and with parts taken away."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from temporalio.exceptions import ApplicationError
from temporalio.testing import ActivityEnvironment

from activities.planning import PlanningActivities
from activities.tool_index import ToolIndexActivities
from contracts.activities import (
    Embedding,
    EmbedTextInput,
    RetrieveToolsInput,
    RetrieveToolsOutput,
    SyncToolsInput,
)
from contracts.errors import ErrorCode, Unavailable
from contracts.plan import CallsPlan
from models.embedded import EmbeddedPlanner
from models.embedder import Embedder, Vectors
from models.planner import PlannerBackend, PlannerChain
from models.tool_index import ToolIndex
from sql.database import Database
from sql.tools import ToolStore
from tests.support.embedding import real_embedder
from tests.support.planners import scripted, scripted_queued
from tests.support.toolbox import TOOLS, request, spec
from tools.registry import Registry

HIDDEN = spec("hidden_tool", "Tell the current date and time, secretly.", {}, [], ["what time is it?"], plannable=False)
SPECS = [*TOOLS, HIDDEN]


class NoEmbedder:
    """An embedder whose model cannot be loaded."""

    model = "missing"
    dimension = 384

    def embed(self, texts: Sequence[str]) -> Vectors:
        raise Unavailable("the model file is gone", code=ErrorCode.EMBEDDER_UNAVAILABLE)


class FixedRegistry(Registry):
    """A registry over the tests' own tool table."""

    def __init__(self) -> None:
        self._all = {tool.name: tool for tool in SPECS}

    def resolve(self, name: str) -> object:  # type: ignore[override]
        return self._all.get(name)

    def specs(self) -> list:  # type: ignore[override, type-arg]
        return list(SPECS)

    def reload(self) -> None:
        return
