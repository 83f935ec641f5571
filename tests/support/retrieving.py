"""Finding tools as a workflow has them found: a text embedded by one activity, searched with by the next."""

from __future__ import annotations

from typing import Any

from temporalio.testing import ActivityEnvironment

from steward.activities.retrieval import RetrievalActivities
from steward.contracts.owner import Owner
from steward.contracts.planning_activities import EmbedTextInput, RetrieveToolsInput, RetrieveToolsOutput


async def found_for(retrieval: RetrievalActivities, owner: Owner, text: str, **wanted: Any) -> RetrieveToolsOutput:
    """What is found for the text; `wanted` are further fields of RetrieveToolsInput."""
    embedding = await ActivityEnvironment().run(retrieval.embed_text, EmbedTextInput(owner=owner, text=text))
    search = RetrieveToolsInput(owner=owner, text=text, embedding=embedding, **wanted)
    return await ActivityEnvironment().run(retrieval.retrieve_tools, search)
