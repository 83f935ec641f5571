"""Turns text into unit vectors by an OpenAI-compatible endpoint (`/embeddings`). For memories and documents.

One HTTP attempt a batch; whoever calls tries again. Secrets and personal numbers are masked in what is sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import httpx
import numpy as np

from steward.contracts.certificates import certificates
from steward.contracts.errors import ErrorCode, Unavailable
from steward.contracts.redaction import REDACTOR
from steward.contracts.secret_masking import without_found
from steward.search.embedder import Vectors

_AT_ONCE: Final = 64
_EXCERPT: Final = 200


class EndpointEmbedder:
    """`base_url` ends before `/embeddings`. `dimension` is how many numbers a vector of its model has."""

    version = ""

    def __init__(
        self,
        base_url: str,
        model: str,
        *,
        dimension: int,
        api_key: str | None = None,
        timeout_s: float = 30.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.model = model
        self.dimension = dimension
        headers = {"Authorization": f"Bearer {api_key}"} if api_key else {}
        self._client = httpx.Client(
            base_url=base_url, headers=headers, timeout=timeout_s, verify=certificates(), transport=transport
        )

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Unit vectors, one a text. Raises Unavailable."""
        rows = [row for at in range(0, len(texts), _AT_ONCE) for row in self._batch(texts[at : at + _AT_ONCE])]
        vectors = np.asarray(rows, dtype=np.float32).reshape(len(texts), self.dimension)
        norms = np.linalg.norm(vectors, axis=1, keepdims=True)
        return np.asarray(vectors / np.maximum(norms, 1e-12), dtype=np.float32)

    def _batch(self, texts: Sequence[str]) -> list[list[float]]:
        sent = [without_found(REDACTOR.text(text)) for text in texts]
        try:
            answer = self._client.post("embeddings", json={"model": self.model, "input": sent})
        except httpx.HTTPError as error:
            raise _away(f"cannot be reached: {error}") from error
        if answer.is_error:
            raise _away(f"answered {answer.status_code}: {REDACTOR.text(answer.text[:_EXCERPT])}")
        rows = _rows(answer)
        if len(rows) != len(texts):
            raise _away(f"answered with {len(rows)} vectors for {len(texts)} texts")
        if lengths := {len(row) for row in rows} - {self.dimension}:
            raise _away(f"has vectors of {min(lengths)} numbers: set STEWARD_EMBED_DIMENSION={min(lengths)}")
        return rows


def _rows(answer: httpx.Response) -> list[list[float]]:
    try:
        data: list[dict[str, Any]] = sorted(answer.json()["data"], key=lambda one: one.get("index", 0))
        return [[float(number) for number in one["embedding"]] for one in data]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise _away("answered something that is no list of embeddings") from error


def _away(why: str) -> Unavailable:
    return Unavailable(f"the embedding endpoint {why}", code=ErrorCode.EMBEDDER_UNAVAILABLE)
