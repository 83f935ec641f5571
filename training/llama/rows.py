"""Packed rows to train with, and the steps to measure: `python -m training.llama.rows OUT`.

OUT/rows.npz has rows of 1,024 tokens in which chats stand one after another. A: token ids, uint16. D: which chat of
the row a token belongs to, from 1 on, 0 where nothing is. M and S: a bit a token, learned, and words of its own. DA,
DD, DM and DS are those of the conversations kept for the loss. OUT/steps.json has the steps to measure,
OUT/tokenizer.json the tokenizer. Each conversation is taken `copies` times, the first time as it was written.
"""

from __future__ import annotations

import argparse
import bisect
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from steward.planners.llama.step_format import ChatMessage
from steward.weights.smollm2 import checked_file
from training.llama.catalogue import CatalogueTool, read_catalogue
from training.llama.chat import chat_of
from training.llama.files import HELD_OUT, Conversation, held_out_files, read_files, trained_files
from training.llama.soundness import faults_of
from training.llama.steps import steps_of
from training.llama.tokens import TokenRow, encoded, tokenizer_of
from training.llama.variants import Variants

Packed: TypeAlias = dict[str, NDArray[np.uint16] | NDArray[np.uint8]]

LENGTH: Final = 1024
"""Tokens of a row."""
_LOSS_PART: Final = 24
"""One conversation in so many is kept for the loss alone."""


def main() -> None:
    """Write rows, steps and tokenizer."""
    asked = _arguments()
    asked.out.mkdir(parents=True, exist_ok=True)
    rng, tools, tokenizer = random.Random(asked.seed), read_catalogue(), tokenizer_of(checked_file())
    tokenizer.save(str(asked.out / "tokenizer.json"))
    found = sound(read_files([*trained_files(), *held_out_files()]), tools)
    measured = [one for one in found if one.file.parent.name == HELD_OUT or (asked.fifth and one.is_of_part(5))]
    keys = {one.key for one in measured}
    train = [one for one in found if one.key not in keys and not one.is_of_part(_LOSS_PART)]
    loss = [one for one in found if one.key not in keys and one.is_of_part(_LOSS_PART)]
    rows = rows_of(train, tools, tokenizer, rng, asked.copies)
    arrays = pack(rows, rng)
    kept = [row for one in loss if (row := fitted(chat_of(one, tools), tokenizer)) is not None]
    arrays |= {f"D{name}": array for name, array in pack(kept, rng).items()}
    np.savez_compressed(asked.out / "rows.npz", allow_pickle=False, **arrays)
    steps = [step for one in measured for step in steps_of(one, chat_of(one, tools), tokenizer)]
    (asked.out / "steps.json").write_text(json.dumps(steps, ensure_ascii=False), encoding="utf-8")
    full = float((arrays["D"] > 0).mean())
    print(f"{len(train)} conversations, {len(rows)} chats, {len(arrays['A'])} rows, {full:.1%} full")
    print(f"{len(loss)} conversations for the loss, {len(measured)} with {len(steps)} steps to measure")


def sound(conversations: Sequence[Conversation], tools: dict[str, CatalogueTool]) -> list[Conversation]:
    """Those without a fault; what is left out is printed."""
    right = []
    for conversation in conversations:
        faults = faults_of(conversation, tools)
        if faults:
            print(f"left out: {conversation.file}:{faults[0].line}: {faults[0].what}")
        else:
            right.append(conversation)
    return right


def rows_of(
    train: Sequence[Conversation],
    tools: dict[str, CatalogueTool],
    tokenizer: Tokenizer,
    rng: random.Random,
    copies: int,
) -> list[TokenRow]:
    """`copies` rows of each conversation, half of them with hints."""
    variants = Variants(train, tools, rng)
    rows = []
    for number in range(copies):
        for conversation in train:
            made = variants.changed(conversation) if number else conversation
            made = variants.with_more_tools(made)
            hints = variants.hints(made) if rng.random() < 0.5 else None
            row = fitted(chat_of(made, tools, hints), tokenizer)
            if row is not None:
                rows.append(row)
    return rows


def fitted(chat: list[ChatMessage], tokenizer: Tokenizer) -> TokenRow | None:
    """The row of a whole chat or, where it is too long, of its end. None where one message alone is too long."""
    row = encoded(chat, tokenizer)
    while len(row.ids) > LENGTH:
        users = [place for place, message in enumerate(chat) if message.role == "user"]
        if len(users) < 2:
            return None
        chat = [chat[0], *chat[users[1] :]]
        row = encoded(chat, tokenizer)
    return row


def pack(rows: list[TokenRow], rng: random.Random) -> Packed:
    """Rows packed to LENGTH, longest first, each into the fullest that has room."""
    rng.shuffle(rows)
    packed: list[list[TokenRow]] = []
    rooms: list[tuple[int, int]] = []
    for row in sorted(rows, key=lambda row: -len(row.ids)):
        place = bisect.bisect_left(rooms, (len(row.ids), -1))
        if place < len(rooms):
            room, which = rooms.pop(place)
            packed[which].append(row)
        else:
            room, which = LENGTH, len(packed)
            packed.append([row])
        bisect.insort(rooms, (room - len(row.ids), which))
    shape = (len(packed), LENGTH)
    tokens, chats = np.zeros(shape, np.uint16), np.zeros(shape, np.uint8)
    learned, free = np.zeros(shape, np.bool_), np.zeros(shape, np.bool_)
    for which, parts in enumerate(packed):
        at = 0
        for number, row in enumerate(parts, 1):
            span = slice(at, at + len(row.ids))
            tokens[which, span], chats[which, span] = row.ids, number
            learned[which, span], free[which, span] = row.learned, row.free
            at = span.stop
    return {"A": tokens, "D": chats, "M": np.packbits(learned, axis=1), "S": np.packbits(free, axis=1)}


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="the folder that is written to")
    parser.add_argument("--copies", type=int, default=9, help="rows of each conversation (default: %(default)s)")
    parser.add_argument(
        "--fifth", action="store_true", help="measure on a fifth of all conversations, not trained then"
    )
    parser.add_argument("--seed", type=int, default=5)
    return parser.parse_args()


if __name__ == "__main__":
    main()
