"""The judge in eight bits beside the same judge as float32, and sums that no processor may cut off.

On x86-64 without VNNI two products of an activation and a weight are added in sixteen signed bits (`vpmaddubsw`), and a
sum that does not fit is cut off. The instruction is imitated here, so that the tests say the same on every processor.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from steward.planners.embedded.judge import model as judge_model
from steward.planners.embedded.judge.layout import tool_text
from steward.planners.embedded.judge.model import Judge
from steward.planners.embedded.judge.readings import Reading
from steward.tools.registry import Registry
from steward.weights import fine_tuned, int8, minilm
from tests.support.adapters import write_adapters
from tests.support.embedding import real_embedder
from tests.support.folders import MODELS

Integers = NDArray[np.int64]
REQUESTS = Path(__file__).parents[2] / "bench" / "planning" / "requests"
LEAST_WORD, MOST_WORD = -(1 << 15), (1 << 15) - 1
SHOWN = 5


@pytest.fixture(scope="module")
def graph() -> Path:
    """The judge's graph as it is used."""
    return fine_tuned.ensure_built(MODELS)


@pytest.fixture(scope="module")
def exact() -> Iterator[Judge]:
    """The same judge as float32, built once a machine."""
    version = fine_tuned.folder_name()

    def tensors() -> dict[str, NDArray[np.float32]]:
        return fine_tuned.merged(minilm.read_weights(), fine_tuned.trained())

    folder = minilm.ensure_built_as(MODELS, "float32-judge", version, tensors)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judge_model, "ensure_built", lambda home: folder)
        judge = Judge(MODELS)
        judge.load()
    yield judge
    judge.close()


def weights_of(graph: Path) -> list[Integers]:
    """The matrices that are kept in eight bits, one row for each number of an activation."""
    found = onnx.load(graph / minilm.ONNX_FILE).graph.initializer
    return [
        numpy_helper.to_array(tensor).astype(np.int64)
        for tensor in found
        if tensor.data_type == TensorProto.INT8 and len(tensor.dims) == 2
    ]


def worst_sums(weights: Integers) -> tuple[int, int]:
    """The least and the greatest that two neighbouring products may come to, whatever the activations are."""
    pairs = weights[: len(weights) // 2 * 2].reshape(-1, 2, weights.shape[1])
    least = 255 * np.minimum(pairs, 0).sum(axis=1).min()
    most = 255 * np.maximum(pairs, 0).sum(axis=1).max()
    return int(least), int(most)


def without_vnni(activations: Integers, weights: Integers) -> Integers:
    """Their product as a processor without VNNI makes it."""
    products = activations[:, :, None] * weights[None, :, :]
    pairs = products.reshape(len(activations), -1, 2, weights.shape[1]).sum(axis=2)
    return np.asarray(np.clip(pairs, LEAST_WORD, MOST_WORD).sum(axis=1))


@pytest.mark.requirement("weights.int8.no-saturation")
def test_no_two_products_of_the_judge_are_cut_off_whatever_is_read(graph: Path) -> None:
    sums = [worst_sums(weights) for weights in weights_of(graph)]
    assert len(sums) == 36  # six matrices in each of six layers
    assert min(least for least, _ in sums) >= LEAST_WORD
    assert max(most for _, most in sums) <= MOST_WORD


def extreme_matrices() -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Activations and weights at both ends of their range, in runs, so that neighbours add up."""
    activations = np.full((3, 64), 1.0, dtype=np.float32)
    activations[1, ::2] = -1.0
    activations[2, :32] = 0.0
    weights = np.full((64, 8), 1.0, dtype=np.float32)
    weights[:, 1] = -1.0
    weights[32:, 2:4] *= -1.0
    weights[::2, 4] = 0.5
    return activations, weights


def one_product(weights: NDArray[np.float32]) -> onnx.ModelProto:
    """A graph that multiplies what it is given by these weights."""
    given = helper.make_tensor_value_info("given", TensorProto.FLOAT, ["rows", weights.shape[0]])
    made = helper.make_tensor_value_info("made", TensorProto.FLOAT, ["rows", weights.shape[1]])
    node = helper.make_node("MatMul", ["given", "weights"], ["made"])
    graph = helper.make_graph([node], "one", [given], [made], initializer=[numpy_helper.from_array(weights, "weights")])
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)


@pytest.mark.requirement("weights.int8.no-saturation")
def test_extreme_numbers_come_to_the_same_on_every_processor(tmp_path: Path) -> None:
    from onnxruntime import InferenceSession

    activations, weights = extreme_matrices()
    path = tmp_path / minilm.ONNX_FILE
    int8.write(one_product(weights), path)
    made = InferenceSession(str(path), providers=["CPUExecutionProvider"]).run(None, {"given": activations})[0]
    assert np.allclose(made, activations @ weights, atol=0.02 * 64)
    [kept] = weights_of(tmp_path)
    told = np.where(activations > 0, 255, np.where(activations < 0, 0, 128)).astype(np.int64)
    assert np.array_equal(without_vnni(told, kept), told @ kept)


@pytest.mark.requirement("weights.int8.no-saturation")
def test_the_whole_range_of_eight_bits_would_be_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(int8.RECIPE, "reduce_range", False)
    activations, weights = extreme_matrices()
    int8.write(one_product(weights), tmp_path / minilm.ONNX_FILE)
    [kept] = weights_of(tmp_path)
    told = np.where(activations > 0, 255, 0).astype(np.int64)
    assert not np.array_equal(without_vnni(told, kept), told @ kept)
    assert worst_sums(kept)[1] > MOST_WORD


@pytest.mark.requirement("weights.int8.rebuilt")
def test_a_graph_that_was_written_another_way_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = write_adapters(tmp_path / "judge.safetensors")
    monkeypatch.setitem(int8.RECIPE, "reduce_range", False)
    earlier = fine_tuned.ensure_built(tmp_path / "models", parts)
    monkeypatch.undo()
    built = fine_tuned.ensure_built(tmp_path / "models", parts)
    assert built != earlier
    assert not earlier.exists()
    assert built.name == fine_tuned.folder_name(parts)


class Compared(NamedTuple):
    """How far the judge's answers lie from those of the same judge as float32."""

    same_tool: float
    apart: float
    farthest: float
    same_words: float


def compare(used: Judge, exact: Judge) -> Compared:
    """Both judges' answers to requests written by hand: which of five tools, and for each second one which words."""
    texts = requests()
    tools = [tool_text(spec.name, spec.description, spec.parameters) for spec in Registry().specs()]
    by_tool = real_embedder().embed([tool.line for tool in tools])
    same, apart, words = [], [], []
    for text, vector in zip(texts, real_embedder().embed(texts), strict=True):
        cosines = by_tool @ vector
        near = np.argsort(-cosines)[:SHOWN]
        shown, nearness = [tools[place] for place in near], [float(cosines[place]) for place in near]
        choices = [judge.choose_tool(text, shown, nearness, judge.intents(vector)) for judge in (used, exact)]
        likely = np.array([[choice.none, *choice.tools] for choice in choices])
        same.append(likely[0].argmax() == likely[1].argmax())
        apart.append(float(np.abs(likely[0] - likely[1]).max()))
        if len(same) % 2:
            readings = [judge.read_parameters(text, shown[0]) for judge in (used, exact)]
            words += [meant(one) == meant(other) for one, other in zip(*readings, strict=True)]
    return Compared(float(np.mean(same)), float(np.mean(apart)), max(apart), float(np.mean(words)))


def requests() -> list[str]:
    """Every third short request of three files, some 210."""
    files = [REQUESTS / f"{name}.jsonl" for name in ("known", "none", "third")]
    lines = [line for file in files for line in file.read_text().splitlines()]
    texts = [str(json.loads(line)["text"]) for line in lines]
    return [text for text in texts if len(text) < 200][::3]


def meant(reading: Reading) -> Any:
    """What a reading comes to: a value's place, the place of words, or nothing."""
    if reading.absent >= 0.5:
        return None
    if reading.value_place is not None:
        return reading.value_place
    return (reading.spans[0].start, reading.spans[0].end) if reading.spans else None


@pytest.mark.requirement("weights.int8.near-float32")
def test_the_judge_in_eight_bits_answers_like_the_same_judge_as_float32(exact: Judge) -> None:
    compared = compare(Judge(MODELS), exact)
    assert compared.same_tool >= 0.98, compared
    assert compared.apart <= 0.02, compared
    assert compared.farthest <= 0.20, compared
    assert compared.same_words >= 0.95, compared
