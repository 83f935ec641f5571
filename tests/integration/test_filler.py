"""The filler on real llama.cpp: an exported model's words and scores, and arguments that always keep to the tool."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator

from contracts.tool import Candidate, Permission
from models.filler import Filler, Stopped, apart, arguments_grammar, request_tokens, spoken_only, tool_tokens
from models.llama_memory import PromptMemory
from models.llama_model import LlamaModel
from models.llama_sampler import GrammarSampler
from models.planner import BackendFailed, CannotPlanThis
from tests.support.tiny_llama import write_tiny_llama
from training.corpus import Corpus
from training.llama_data import Maker, answer_tokens
from training.llama_gguf import VOCABULARY, Shape, export, save_weights
from training.llama_tokens import Vocabulary, sample_texts, train_vocabulary

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "note": {"type": "string"},
        "to": {"type": "string", "format": "email"},
        "level": {"type": "integer", "minimum": 0},
        "tags": {"type": "array", "items": {"type": "string"}, "maxItems": 2},
        "mode": {"type": "string", "enum": ["slow", "quick"]},
        "loud": {"type": "boolean"},
    },
    "required": ["to"],
}
REQUESTS = ("tell kim@x.org about the logo, quickly", "(draft) #7 für Zoë's café", "x", 'say "a b" to ~/notes')


def tool(schema: dict[str, Any] | None = None, name: str = "tell") -> Candidate:
    return Candidate(
        name=name,
        description="Tell somebody something.",
        parameters=SCHEMA if schema is None else schema,
        permission=Permission.AUTONOMOUS,
        tool_type="test",
    )


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    return Corpus()


@pytest.fixture(scope="module")
def words(corpus: Corpus) -> Vocabulary:
    return train_vocabulary(sample_texts(corpus, 7, 300), 1024)


@pytest.fixture(scope="module")
def files(words: Vocabulary, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """An untrained model as F16 and Q8_0, written the way a trained one is. It ends objects only when it must."""
    folder = tmp_path_factory.mktemp("filler")
    shape = Shape(words.size, 64, 2, 2, 160)
    rng = np.random.default_rng(7)
    weights = {name: rng.normal(len(size) == 1, 0.1, size) for name, size in shape.sizes().items()}
    weights["token_embd.weight"][:, 0] = 5.0
    weights["output.weight"][:, 0] = [-5.0 if "}" in token else 0.0 for token in words.tokens()]
    words.tokenizer.save(str(folder / VOCABULARY))
    save_weights(folder / "tiny.safetensors", shape, weights, {"seed": 7})
    return export(folder / "tiny.safetensors")


@pytest.fixture(params=["f16", "q8_0"])
def filler(files: list[Path], request: pytest.FixtureRequest) -> Iterator[Filler]:
    made = Filler(next(file for file in files if request.param in file.name), threads=1)
    yield made
    made.close()


@pytest.mark.requirement("filler.grammar")
@pytest.mark.parametrize("text", REQUESTS)
def test_even_a_model_that_knows_nothing_keeps_to_the_schema_and_the_requests_words(filler: Filler, text: str) -> None:
    parts = [{"type": "object", "properties": {name: body}} for name, body in SCHEMA["properties"].items()]
    for schema in (*parts, {**SCHEMA, "required": []}):
        args = filler.fill(text, tool(schema))
        Draft202012Validator(schema).validate(args)
        assert spoken_only(args, schema, text) == args
        assert args, "the model was made to say something"


@pytest.mark.requirement("filler.words")
def test_llama_cpp_cuts_texts_as_training_did(files: list[Path], words: Vocabulary, corpus: Corpus) -> None:
    model = LlamaModel(files[0], context=256, threads=1)
    try:
        maker = Maker(corpus, corpus.train, random.Random(4))
        texts = [*REQUESTS, "a\n\nb\tc  d", "12345 x1y2", "naïve 日本 🙂", "don't <|end|>", *(_texts(maker, 200))]
        for text in texts:
            assert model.tokenize(text, special=False) == words.encode(text), text
            for word in text.split():
                assert model.tokenize(word, special=False) == words.encode(word), word
    finally:
        model.close()


def _texts(maker: Maker, count: int) -> Iterator[str]:
    for _ in range(count):
        filled = maker.filled()
        yield filled.text
        yield f"{filled.tool}: {filled.description}"


@pytest.mark.requirement("filler.reach")
def test_what_training_asks_for_can_be_written_under_the_grammar(
    files: list[Path], words: Vocabulary, corpus: Corpus
) -> None:
    model = LlamaModel(files[0], context=256, threads=1)
    maker = Maker(corpus, corpus.train, random.Random(6))
    unreachable = []
    try:
        for _ in range(150):
            filled = maker.filled()
            wanted = answer_tokens(words, filled.args)[:-1]
            if not _allows(model, arguments_grammar(tool(dict(filled.schema), filled.tool), filled.text), wanted):
                unreachable.append((filled.text, filled.args))
    finally:
        model.close()
    assert len(unreachable) <= 150 * 0.03, unreachable


def _allows(model: LlamaModel, grammar: str, tokens: list[int]) -> bool:
    """Whether the grammar lets a model write these tokens."""
    sampler = GrammarSampler(model, grammar)
    try:
        for token in tokens:
            logits = np.zeros(model.words, dtype=np.float32)
            logits[token] = 1.0
            if sampler.pick(logits) != token:
                return False
            sampler.accept(token)
    finally:
        sampler.close()
    return True


@pytest.mark.requirement("filler.stops")
def test_a_call_nobody_wants_any_more_stops_at_the_next_token_and_the_next_one_works(filler: Filler) -> None:
    asked: list[int] = []

    def keep_going(made: int) -> bool:
        asked.append(made)
        return made < 2

    with pytest.raises(Stopped):
        filler.fill(REQUESTS[0], tool(), keep_going)
    assert asked == [0, 1, 2]
    first, again = (filler.fill(REQUESTS[0], tool()) for _ in range(2))
    assert first == again


@pytest.mark.requirement("filler.stops")
def test_the_token_cap_ends_a_call(files: list[Path]) -> None:
    brief = Filler(files[0], threads=1, most_tokens=1)
    try:
        with pytest.raises(BackendFailed, match="within 1 tokens"):
            brief.fill(REQUESTS[0], tool())
    finally:
        brief.close()


@pytest.mark.requirement("filler.refuses")
def test_a_request_too_long_for_the_model_is_refused(filler: Filler) -> None:
    with pytest.raises(CannotPlanThis, match="tokens long"):
        filler.fill("word " * 5000, tool())


@pytest.mark.requirement("filler.refuses")
def test_a_file_that_is_missing_or_was_made_for_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BackendFailed, match="no model file"):
        Filler(tmp_path / "absent.gguf")
    with pytest.raises(BackendFailed, match="not made to fill"):
        Filler(write_tiny_llama(tmp_path / "other.gguf"))


def test_a_tool_without_parameters_needs_no_model(filler: Filler) -> None:
    assert filler.fill("anything", tool({"type": "object"})) == {}


@pytest.mark.requirement("filler.prefix")
def test_a_tool_that_was_read_before_is_not_read_again(filler: Filler, words: Vocabulary) -> None:
    for text in REQUESTS[:2]:
        filler.fill(text, tool())
        filler.fill("something else", tool())
    head = tool_tokens(words, "tell", tool().description, SCHEMA)
    prompt = [*head, *request_tokens(words, "a third thing")]
    assert filler._memory.start(tuple(head), prompt) >= len(head)
    other = tool_tokens(words, "other", "Something else.", SCHEMA)
    assert filler._memory.start(tuple(other), other) < len(other) - 1


@pytest.mark.requirement("filler.dropped")
def test_a_string_that_was_not_said_is_dropped_where_no_grammar_could_forbid_it() -> None:
    schema = {"properties": {"set": {"type": "object"}, "mode": {"enum": ["slow"]}, "n": {"type": "integer"}}}
    args = {"set": {"city": "Rome"}, "mode": "slow", "n": 7}
    assert spoken_only(args, schema, "my city is  ROME now") == args
    assert spoken_only(args, schema, "my city is Paris") == {"mode": "slow", "n": 7}


@pytest.mark.requirement("filler.export")
def test_the_exported_model_scores_like_the_network_it_was_trained_as(words: Vocabulary, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is installed for training alone, not in this environment")
    from training.llama_net import Net

    torch.manual_seed(3)
    shape = Shape(words.size, 64, 2, 2, 160)
    net = Net(shape)
    with torch.no_grad():
        for value in net.parameters():
            value.add_(torch.randn_like(value) * 0.1)
            value.copy_(value.half().float())
    tokens = [*tool_tokens(words, "tell", "Tell somebody.", SCHEMA), *apart(words, " ".join(REQUESTS))]
    given = torch.tensor([tokens])
    zero = torch.zeros_like(given)
    with torch.no_grad():
        wanted = net.logits(net(given, torch.arange(len(tokens))[None], zero, zero))[0, -1].numpy()
    weights = {n if n.endswith("weight") else f"{n}.weight": v.numpy() for n, v in net.state_dict().items()}
    words.tokenizer.save(str(tmp_path / VOCABULARY))
    save_weights(tmp_path / "net.safetensors", shape, {name: weights[name] for name in shape.sizes()}, {})
    for file, tolerance in zip(export(tmp_path / "net.safetensors"), (0.02, 0.15), strict=True):
        model = LlamaModel(file, context=1024, threads=1)
        memory = PromptMemory(model)
        try:
            memory.start("here", tokens)
            memory.feed(tokens)
            difference = np.abs(memory.logits() - wanted).max() / wanted.std()
        finally:
            memory.close()
            model.close()
        assert difference < tolerance, (file.name, difference)
