"""Names and makes the collections of this room's indexes: one for each model of vectors, so that none are mixed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from steward.search.embedder import Embedder

if TYPE_CHECKING:
    from qdrant_client import QdrantClient


def family_name(stem: str, embedder: Embedder) -> str:
    """How the collections of all versions of a model begin: `<stem>-<model>-<dimension>`."""
    return f"{stem}-{_slug(embedder.model)}-{embedder.dimension}"


def collection_name(stem: str, embedder: Embedder) -> str:
    """`<stem>-<model>-<dimension>-<version>`; without the last part where the model has no version."""
    return f"{family_name(stem, embedder)}-{_slug(embedder.version)}".rstrip("-")


def create_collection(client: QdrantClient, name: str, dimension: int) -> None:
    """Make an empty collection for vectors of length one: their dot product is the cosine, and nobody need divide."""
    from qdrant_client.models import Distance, VectorParams

    client.create_collection(name, vectors_config=VectorParams(size=dimension, distance=Distance.DOT))


def _slug(name: str) -> str:
    """A model's name or version as a part of a collection's name: "BAAI/bge-base" is "baai-bge-base"."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
