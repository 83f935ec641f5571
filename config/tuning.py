"""The settings of how much is remembered, found and done at a time. Part of `Settings`."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings

from steward.config.types import Url


class TuningSettings(BaseSettings):
    """Part of `Settings`. The defaults are what was measured."""

    health_words: Literal["ok", "healthy"] = Field(
        "ok", description="What /health calls its status: ok and degraded, or healthy and unhealthy"
    )
    kb_threshold: float = Field(
        0.38, gt=0, lt=1, description="Cosine from which on a passage of a document is taken to tell something"
    )
    kb_top_k: int = Field(6, ge=1, le=14, description="Passages that an answer from documents names at most")
    tenant_calls: int = Field(20, ge=1, le=1_000, description="Tool calls of a tenant a worker runs at a time")
    conversation_idle_s: float = Field(
        43_200.0, ge=1, description="Seconds after which what was talked about is no longer what `it` means"
    )
    history_messages: int = Field(20, ge=0, le=200, description="Messages of a conversation that a planner gets")
    history_tokens: int = Field(4_000, ge=0, description="Tokens of a conversation that a planner gets")
    openai_temperature: float = Field(
        0.0, ge=0, le=2, description="Temperature that the OpenAI-compatible endpoint plans with"
    )
    embed_base_url: Url | None = Field(
        None,
        description="Base URL of an OpenAI-compatible endpoint, with /v1, that embeds memories and documents by the"
        " model STEWARD_EMBED_MODEL; unset, this machine does",
    )
    embed_api_key: SecretStr | None = Field(None, description="API key of that endpoint")
    embed_dimension: int = Field(384, ge=1, le=8_192, description="Numbers of a vector of that endpoint's model")
