"""The tokenizer of the GGUF file, and chats as tokens: which are learned, and which are words of its own.

A byte-level BPE with digits one by one, as SmolLM2's is; llama.cpp splits the same (tests hold it).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gguf import GGUFReader
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

from steward.planners.llama.step_format import END, WORDS, ChatMessage

_CONTROL: Final = 3
"""llama.cpp's type of a token that is a mark, such as <|im_start|>."""
_SPLIT: Final = "smollm"


@dataclass(frozen=True, slots=True)
class TokenRow:
    """A chat as tokens; of each, whether it is learned, and whether it is of a text after say or ask (`free`)."""

    ids: list[int]
    learned: list[bool]
    free: list[bool]


def tokenizer_of(path: Path) -> Tokenizer:
    """The tokenizer of a GGUF file. Raises ValueError: it splits words another way."""
    reader = GGUFReader(path)

    def texts(name: str) -> list[str]:
        field = reader.fields[f"tokenizer.ggml.{name}"]
        return [bytes(field.parts[part]).decode() for part in field.data]

    if texts("pre") != [_SPLIT]:
        raise ValueError(f"{path} splits words as {texts('pre')[0]}, not as {_SPLIT}")
    tokens, merges = texts("tokens"), texts("merges")
    kinds = reader.fields["tokenizer.ggml.token_type"]
    marks = [token for token, part in zip(tokens, kinds.data, strict=True) if int(kinds.parts[part][0]) == _CONTROL]
    pairs = [(left, right) for left, _, right in (merge.partition(" ") for merge in merges)]
    made = Tokenizer(models.BPE(vocab={token: number for number, token in enumerate(tokens)}, merges=pairs))
    made.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Digits(individual_digits=True),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True),
        ]
    )
    made.decoder = decoders.ByteLevel()
    made.add_special_tokens([AddedToken(mark, special=True) for mark in marks])
    return made


def encoded(chat: Sequence[ChatMessage], tokenizer: Tokenizer) -> TokenRow:
    """The chat as tokens, in the text of `step_format.prompt_of`. Steps are learned with their end."""
    row = TokenRow([], [], [])
    after = tokenizer.encode("\n", add_special_tokens=False).ids
    for message in chat:
        before = tokenizer.encode(f"<|im_start|>{message.role}\n", add_special_tokens=False).ids
        part = tokenizer.encode(message.text + END, add_special_tokens=False)
        count = len(part.ids) if message.learned is None else message.learned
        learned = count if message.role == "assistant" else 0
        begins = _words_begin(message.text)
        row.ids.extend([*before, *part.ids, *after])
        row.learned.extend(
            [False] * len(before) + [place < learned for place in range(len(part.ids))] + [False] * len(after)
        )
        free = [begins < end and start < len(message.text) for start, end in part.offsets]
        row.free.extend([False] * len(before) + free + [False] * len(after))
    return row


def _words_begin(step: str) -> int:
    """Where the text of the first say or ask of a step begins; its end if there is none."""
    at = 0
    for line in step.split("\n"):
        kind = line.partition(" ")[0]
        if kind in WORDS:
            return at + len(kind) + 1
        at += len(line) + 1
    return len(step)
