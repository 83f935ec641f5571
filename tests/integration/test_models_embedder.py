"""The offline embedder: built from the published weights, equal to a reference, and honest when it cannot be."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from tokenizers import Tokenizer

from steward.contracts.errors import ErrorCode, Unavailable
from steward.search.embedder import FastembedEmbedder
from steward.weights import fine_tuned, minilm
from steward.weights.names import EMBEDDER, FINDER, for_tools
from tests.support.adapters import write_adapters
from tests.support.embedding import general_embedder

SENTENCES = [
    "can you find any emails from Alice about the Q3 report?",
    "Zwei Sprachen: déjà vu, ok?",
    "a",
    "many words " * 60,
]


def softmax(values: NDArray[np.float64]) -> NDArray[np.float64]:
    powers = np.exp(values - values.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


def gelu(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """By the error function, from a series that is exact to 1e-7."""
    x = np.abs(values) / np.sqrt(2.0)
    t = 1.0 / (1.0 + 0.3275911 * x)
    poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    erf = np.sign(values) * (1.0 - poly * np.exp(-x * x))
    return np.asarray(0.5 * values * (1.0 + erf))


class Reference:
    """BERT written down once more, in numpy, one sentence at a time, without padding."""

    def __init__(self) -> None:
        self.weights = {name: tensor.astype(np.float64) for name, tensor in minilm.read_weights().items()}
        self.tokenizer = Tokenizer.from_file(str(minilm.weights_folder() / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(512)

    def embed(self, text: str) -> NDArray[np.float64]:
        ids = self.tokenizer.encode(text).ids
        weights = self.weights
        hidden = weights["embeddings.word_embeddings.weight"][ids]
        hidden = hidden + weights["embeddings.position_embeddings.weight"][: len(ids)]
        hidden = hidden + weights["embeddings.token_type_embeddings.weight"][0]
        hidden = self.norm("embeddings.LayerNorm", hidden)
        for layer in range(6):
            hidden = self.layer(f"encoder.layer.{layer}", hidden)
        mean = hidden.mean(axis=0)
        return np.asarray(mean / np.linalg.norm(mean))

    def layer(self, prefix: str, hidden: NDArray[np.float64]) -> NDArray[np.float64]:
        length = len(hidden)
        query, key, value = (
            self.dense(f"{prefix}.attention.self.{part}", hidden).reshape(length, 12, 32).transpose(1, 0, 2)
            for part in ("query", "key", "value")
        )
        mixed = softmax(query @ key.transpose(0, 2, 1) / np.sqrt(32.0)) @ value
        mixed = mixed.transpose(1, 0, 2).reshape(length, 384)
        attended = self.dense(f"{prefix}.attention.output.dense", mixed)
        hidden = self.norm(f"{prefix}.attention.output.LayerNorm", hidden + attended)
        inner = gelu(self.dense(f"{prefix}.intermediate.dense", hidden))
        return self.norm(f"{prefix}.output.LayerNorm", hidden + self.dense(f"{prefix}.output.dense", inner))

    def dense(self, prefix: str, value: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.asarray(value @ self.weights[f"{prefix}.weight"].T + self.weights[f"{prefix}.bias"])

    def norm(self, prefix: str, value: NDArray[np.float64]) -> NDArray[np.float64]:
        centred = value - value.mean(axis=-1, keepdims=True)
        scaled = centred / np.sqrt((centred**2).mean(axis=-1, keepdims=True) + 1e-12)
        return np.asarray(scaled * self.weights[f"{prefix}.weight"] + self.weights[f"{prefix}.bias"])


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A models folder with a finished build."""
    minilm.ensure_built(tmp_path)
    return tmp_path


@pytest.mark.requirement("search.embedder.reference")
def test_vectors_equal_a_reference_forward_pass_of_the_published_weights() -> None:
    reference = Reference()
    vectors = general_embedder().embed(SENTENCES)
    for text, vector in zip(SENTENCES, vectors, strict=True):
        assert float(vector @ reference.embed(text)) > 0.9999


@pytest.mark.requirement("search.embedder.vectors")
def test_vectors_are_float32_of_length_one_with_the_promised_dimension() -> None:
    embedder = general_embedder()
    vectors = embedder.embed(SENTENCES)
    assert (embedder.model, embedder.dimension) == (EMBEDDER, 384)
    assert (vectors.dtype, vectors.shape) == (np.dtype(np.float32), (4, 384))
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1.0, atol=1e-5)
    assert embedder.embed([]).shape == (0, 384)


@pytest.mark.requirement("search.embedder.vectors")
def test_each_of_many_texts_gets_the_vector_it_gets_alone_whatever_stands_beside_it() -> None:
    texts = [sentence * times for times in (1, 3, 2) for sentence in SENTENCES[:3]] + SENTENCES
    together = general_embedder().embed(texts)
    alone = np.concatenate([general_embedder().embed([text]) for text in texts])
    np.testing.assert_allclose(together, alone, atol=1e-5)


@pytest.mark.requirement("search.embedder.remembered")
def test_a_text_that_is_embedded_again_is_not_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    embedder = general_embedder()
    first = embedder.embed(["what does the request ask for"])

    def gone() -> None:
        raise Unavailable("gone", code=ErrorCode.EMBEDDER_UNAVAILABLE)

    monkeypatch.setattr(embedder, "_session", gone)
    embedder.embed(["what does the request ask for"])[:] = 0
    assert np.array_equal(embedder.embed(["what does the request ask for"]), first)
    with pytest.raises(Unavailable):
        embedder.embed(["another text"])


@pytest.mark.requirement("search.embedder.vectors")
def test_sentences_near_in_meaning_are_near() -> None:
    near, nearer, far = general_embedder().embed(["find mail from Bob", "search for e-mails Bob sent", "boil an egg"])
    assert near @ nearer > 0.6 > 0.3 > near @ far


@pytest.mark.requirement("search.embedder.offline")
@pytest.mark.parametrize("name", [minilm.ONNX_FILE, f"{minilm.ONNX_FILE}.data", "tokenizer.json"])
def test_a_damaged_file_is_noticed_and_built_again(built: Path, name: str) -> None:
    file = built / minilm.folder_name() / name
    file.write_bytes(file.read_bytes()[:-100])
    assert not minilm.intact(file.parent)
    minilm.ensure_built(built)
    assert minilm.intact(file.parent)


@pytest.mark.requirement("search.embedder.offline")
def test_what_a_killed_build_left_is_removed_and_another_models_is_not(tmp_path: Path) -> None:
    for stem in (minilm.folder_name().rpartition("-53")[0], "judge"):
        (tmp_path / f".building-{stem}-x").mkdir()
    minilm.ensure_built(tmp_path)
    assert [path.name for path in tmp_path.glob(".building-*")] == [".building-judge-x"]


@pytest.mark.requirement("search.index.model-named")
def test_a_version_is_the_folder_that_the_weights_are_built_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = set()
    for nearness in (1.0, 2.0):
        parts = write_adapters(tmp_path / "finder.safetensors", nearness=nearness)
        monkeypatch.setattr(fine_tuned, "FINDER_PARTS", parts)
        versions.add(FastembedEmbedder(tmp_path, FINDER).version)
    assert len(versions) == 2
    embedder = FastembedEmbedder(tmp_path)
    before = embedder.version
    embedder.load()
    assert (tmp_path / embedder.version).is_dir()
    assert embedder.version == before


@pytest.mark.requirement("weights.inventory.in-use")
def test_a_short_name_means_the_whole_one() -> None:
    assert for_tools("All-MiniLM-L6-v2") == for_tools(EMBEDDER) == FINDER
    assert for_tools("bge-base-en-v1.5") == "BAAI/bge-base-en-v1.5"
    assert for_tools("someone/else") == "someone/else"
    assert for_tools("judge") == "judge"
    assert FastembedEmbedder(Path("nowhere"), "all-MiniLM-L6-v2").model == EMBEDDER


@pytest.mark.requirement("search.embedder.offline")
def test_a_finished_build_is_used_as_it_is(built: Path) -> None:
    graph = built / minilm.folder_name() / minilm.ONNX_FILE
    before = graph.stat().st_mtime_ns
    minilm.ensure_built(built)
    assert graph.stat().st_mtime_ns == before
    assert [path.name for path in built.iterdir() if path.name.startswith(".building")] == []


@pytest.mark.requirement("search.embedder.offline")
def test_what_was_built_from_earlier_weights_is_removed(tmp_path: Path) -> None:
    (tmp_path / "encoder-1").mkdir()
    (tmp_path / "another-1").mkdir()
    folder = minilm.ensure_built_as(tmp_path, "encoder", "2", minilm.read_weights)
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_dir()) == ["another-1", "encoder-2"]
    assert minilm.intact(folder)


@pytest.mark.requirement("search.embedder.offline")
def test_two_processes_that_build_at_once_both_end_with_a_whole_model(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    builders = [context.Process(target=minilm.ensure_built, args=(tmp_path,)) for _ in range(2)]
    for builder in builders:
        builder.start()
    for builder in builders:
        builder.join(60)
    assert [builder.exitcode for builder in builders] == [0, 0]
    assert minilm.intact(tmp_path / minilm.folder_name())


@pytest.mark.requirement("search.embedder.checked")
def test_weights_that_are_not_the_published_ones_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "model.safetensors").write_bytes(b"something else")
    monkeypatch.setattr(minilm, "weights_folder", lambda: tmp_path)
    with pytest.raises(Unavailable, match="damaged") as caught:
        FastembedEmbedder(tmp_path / "home").load()
    assert caught.value.code is ErrorCode.EMBEDDER_UNAVAILABLE


@pytest.mark.requirement("search.embedder.unknown")
def test_a_model_nobody_knows_is_a_clear_error(tmp_path: Path) -> None:
    embedder = FastembedEmbedder(tmp_path, "nobody/knows-this")
    with pytest.raises(Unavailable, match="nobody/knows-this"):
        embedder.embed(["hello"])
    with pytest.raises(Unavailable, match="nobody/knows-this"):
        _ = embedder.dimension


def test_the_other_named_model_has_its_own_dimension(tmp_path: Path) -> None:
    assert FastembedEmbedder(tmp_path, "BAAI/bge-base-en-v1.5").dimension == 768
