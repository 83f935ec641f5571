"""The filler's vocabulary: byte-level BPE, trained on generated text with a fixed seed, the same in llama.cpp.

The splitting rule is GPT-2's, which llama.cpp has too, so that both cut every text alike (a test compares them).
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers

from models.filler import MARKS, parameters_of
from training.corpus import Corpus
from training.llama_data import Maker, answer_pieces

SIZE = 4096
_KEPT = 200_000
"""Texts whose tokens are remembered, since most words come again."""


class Vocabulary:
    """A trained vocabulary, in the form the prompt is written with (`models.filler.Words`)."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self._known: dict[str, list[int]] = {}
        numbers = tokenizer.get_vocab()
        self._marks = {name: int(numbers[name]) for name in MARKS}

    def encode(self, text: str) -> list[int]:
        """The tokens of a text; marks in it are cut like other text."""
        found = self._known.get(text)
        if found is None:
            if len(self._known) >= _KEPT:
                self._known.clear()
            found = self._known[text] = list(self.tokenizer.encode(text, add_special_tokens=False).ids)
        return found

    def mark(self, name: str) -> int:
        """The token of a mark."""
        return self._marks[name]

    @property
    def size(self) -> int:
        """How many tokens there are."""
        return int(self.tokenizer.get_vocab_size())

    def tokens(self) -> list[str]:
        """Every token by its number, in GPT-2's printable form."""
        return [str(self.tokenizer.id_to_token(number)) for number in range(self.size)]

    def merges(self) -> list[str]:
        """The pairs that are joined, the first first."""
        pairs = json.loads(self.tokenizer.to_str())["model"]["merges"]
        return [pair if isinstance(pair, str) else " ".join(pair) for pair in pairs]


def train_vocabulary(texts: Iterable[str], size: int = SIZE) -> Vocabulary:
    """A vocabulary of at most `size` tokens: the bytes, the marks, and what is frequent in the texts."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=size - len(MARKS), initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator(texts, trainer)
    # Added last, they are no part of the byte pairs and get the highest numbers.
    tokenizer.add_special_tokens(list(MARKS))
    tokenizer.encode_special_tokens = True
    return Vocabulary(tokenizer)


def load_vocabulary(path: Path) -> Vocabulary:
    """What `Vocabulary.tokenizer.save` wrote."""
    tokenizer = Tokenizer.from_file(str(path))
    tokenizer.encode_special_tokens = True
    return Vocabulary(tokenizer)


def sample_texts(corpus: Corpus, seed: int, examples: int = 40_000) -> Iterator[str]:
    """What the model reads and writes: tools as lines; requests and answers word by word, as they are cut later."""
    for name in sorted({name for name in corpus.train if name}):
        tool = corpus.tools[name]
        for description in tool.descriptions:
            yield f"{tool.name}: {description}"
        for param, schema in parameters_of(tool.schema):
            yield f"{param} {schema.get('description', '')}"
    maker = Maker(corpus, corpus.train, random.Random(seed))
    for _ in range(examples):
        filled = maker.filled()
        yield from filled.text.split()
        for text, words in answer_pieces(filled.args):
            yield from text.split() if words else [text]
