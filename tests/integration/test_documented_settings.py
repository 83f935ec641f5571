"""Settings that other documents name, each where it has its effect."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from steward.activities.conversation_window import ConversationWindow
from steward.activities.knowledge_ranking import RankedPassage, found_in
from steward.api.core.gateway_config import GatewayConfig
from steward.config.settings import Settings
from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.owner import Owner, Requester
from steward.contracts.problem import ProblemInput
from steward.planners.chain import PlanControl
from steward.planners.openai.backend import OpenAIPlanner
from steward.search.embedder import FastembedEmbedder
from steward.search.endpoint_embedder import EndpointEmbedder
from steward.sql.knowledge import FoundPassage
from steward.weights.names import EMBEDDER, FINDER
from steward.workers.memory import general_embedder
from tests.support.openai_endpoint import Endpoint
from tests.support.toolbox import request

Answering = Callable[[httpx.Request], httpx.Response]


def embedding(answer: Answering) -> EndpointEmbedder:
    transport = httpx.MockTransport(answer)
    return EndpointEmbedder("https://models.example/v1", "m", dimension=2, api_key="k-1", transport=transport)


@pytest.mark.requirement("documented.settings.embeddings")
def test_an_endpoint_makes_vectors_of_length_one_in_the_order_of_the_texts() -> None:
    asked: list[Any] = []

    def answer(sent: httpx.Request) -> httpx.Response:
        asked.append((str(sent.url), sent.headers["authorization"], json.loads(sent.content)))
        rows = [{"index": at, "embedding": [3.0, 4.0 * at]} for at, _ in enumerate(asked[-1][2]["input"])]
        return httpx.Response(200, json={"data": rows[::-1]})

    vectors = embedding(answer).embed(["I like tea", "my card is 4242 4242 4242 4242"])
    assert np.allclose(vectors, np.array([[1, 0], [0.6, 0.8]]))
    url, key, body = asked[0]
    assert (url, key, body["model"]) == ("https://models.example/v1/embeddings", "Bearer k-1", "m")
    assert body["input"][0] == "I like tea"
    assert "4242 4242 4242" not in body["input"][1]
    assert embedding(answer).embed([]).shape == (0, 2)


@pytest.mark.requirement("documented.settings.embeddings")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (httpx.Response(500, text="out of memory"), "answered 500: out of memory"),
        (httpx.Response(200, json={"data": []}), "0 vectors for 1 texts"),
        (httpx.Response(200, json={"data": [{"embedding": [1, 2, 3]}]}), "STEWARD_EMBED_DIMENSION=3"),
        (httpx.Response(200, text="hello"), "no list of embeddings"),
    ],
    ids=str,
)
def test_what_is_wrong_with_an_endpoint_is_said(answer: httpx.Response, why: str) -> None:
    with pytest.raises(Unavailable, match=why) as error:
        embedding(lambda _: answer).embed(["hello"])
    assert error.value.code is ErrorCode.EMBEDDER_UNAVAILABLE


@pytest.mark.requirement("documented.settings.embeddings")
def test_an_endpoint_embeds_memories_and_documents_while_this_machine_finds_tools(tmp_path: Path) -> None:
    chosen: Any = {"embed_base_url": "http://127.0.0.1:9/v1", "embed_model": "big", "embed_dimension": 1024}
    settings = Settings(home=tmp_path, **chosen)
    general = general_embedder(settings, FastembedEmbedder(tmp_path, FINDER))
    assert isinstance(general, EndpointEmbedder)
    assert (general.model, general.dimension, settings.local_embed_model) == ("big", 1024, EMBEDDER)
    with pytest.raises(Unavailable, match="cannot be reached"):
        general.embed(["hello"])


@pytest.mark.requirement("documented.settings.tuning")
async def test_the_temperature_is_the_endpoints() -> None:
    endpoint = Endpoint()
    try:
        endpoint.replies = ['{"answer":"hello"}']
        await OpenAIPlanner(endpoint.url, "m", temperature=0.4).plan(request("hello", "calculate"), PlanControl())
        assert endpoint.bodies[0]["temperature"] == 0.4
    finally:
        endpoint.close()


@pytest.mark.requirement("documented.settings.tuning")
def test_threshold_and_number_of_passages_decide_what_tells() -> None:
    passages = [FoundPassage(at, 1, "Guide", "guide.md", at, "", 0, 4, "Text") for at in range(9)]
    ranked = [RankedPassage(one, 1.0, 0.3 + at / 100, ["Text"]) for at, one in enumerate(passages)]
    assert len(found_in(1, ranked).sources) == 1
    assert len(found_in(1, ranked, enough=0.3).sources) == 6
    assert len(found_in(1, ranked, enough=0.3, shown=2).sources) == 2


class Asked:
    """A store that keeps how far back it was asked to look."""

    def __init__(self) -> None:
        self.since: Any = None

    async def recent_calls(self, owner: Owner, place: str, problem_id: int, since: timedelta) -> list[Any]:
        self.since = since
        return []


@pytest.mark.requirement("documented.settings.tuning")
async def test_a_conversation_is_idle_after_the_time_that_is_set() -> None:
    store = Asked()
    window = ConversationWindow(store, idle=timedelta(minutes=30))  # type: ignore[arg-type]
    await window.recent_calls(ProblemInput(requester=Requester(Owner("default", "ada"), 7, "c"), text="hello"))
    assert store.since == timedelta(minutes=30)


@pytest.mark.requirement("documented.settings.health")
@pytest.mark.parametrize("words", ["ok", "healthy"])
def test_the_words_of_the_health_page_are_the_gateways(tmp_path: Path, words: Any) -> None:
    assert GatewayConfig.of(Settings(home=tmp_path, health_words=words)).health_words == words
