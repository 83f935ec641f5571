"""What llama.cpp writes with an adapter at each step: `python -m training.llama.measure adapter.gguf DATA OUT`.

The same steps and figures as at the end of `train`, on the file that will run. Greedy. DATA is the folder that
`training.llama.rows` wrote; OUT gets steps.jsonl and rates.txt.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from llama_cpp import Llama
from tokenizers import Tokenizer

from steward.planners.llama.step_format import END
from steward.weights.smollm2 import model_file
from training.llama.steps import Step, write_steps

_LONGEST: Final = 160


def main() -> None:
    """Write the steps and print the rates."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("adapter", type=Path, help="a GGUF adapter")
    parser.add_argument("data", type=Path, help="the folder of rows")
    parser.add_argument("out", type=Path, help="the folder that is written to")
    parser.add_argument("--base", type=Path, default=model_file(), help="the GGUF file below (default: the wheel's)")
    parser.add_argument("--most", type=int, help="only so many steps")
    parser.add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    llama = Llama(str(asked.base), lora_path=str(asked.adapter), n_ctx=4096, n_threads=asked.threads, verbose=False)
    tokenizer = Tokenizer.from_file(str(asked.data / "tokenizer.json"))
    steps: list[Step] = json.loads((asked.data / "steps.json").read_text(encoding="utf-8"))[: asked.most]
    written = [tokenizer.decode(list(_tokens(llama, step["prompt"], tokenizer))).strip() for step in steps]
    for line in write_steps(steps, written, asked.out):
        print(line)


def _tokens(llama: Llama, prompt: Sequence[int], tokenizer: Tokenizer) -> Iterator[int]:
    """The tokens of a step, without its end."""
    end = tokenizer.token_to_id(END)
    for count, token in enumerate(llama.generate(list(prompt), temp=0.0, repeat_penalty=1.0)):
        if token == end or count == _LONGEST:
            return
        yield token


if __name__ == "__main__":
    main()
