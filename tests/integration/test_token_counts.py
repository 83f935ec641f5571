"""Tokens as the planner's own model counts them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.embedding import token_counter
from tests.support.tiny_llama import write_tiny_llama


@pytest.mark.requirement("chat.window-tokens")
def test_a_configured_llama_counts_by_its_own_words(tmp_path: Path) -> None:
    path = write_tiny_llama(tmp_path / "tiny.gguf")
    count = token_counter(path)
    assert count.source == "tiny.gguf"
    # Its words are bytes.
    assert count("naïve") == 6
    assert count("<|eot_id|>") == 10


@pytest.mark.requirement("chat.window-tokens")
def test_without_one_the_encoders_words_count(tmp_path: Path) -> None:
    count = token_counter(tmp_path / "missing.gguf")
    assert count.source == "encoder"
    assert count("send an email to bob") == 5
    assert count("word " * 3_000) == 3_000
