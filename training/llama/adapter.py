"""A GGUF adapter of a checkpoint: `python -m training.llama.adapter FOLDER/adapter adapter.gguf`.

The rank is that of the matrices and alpha is the rank, since training adds b·a as it is. llama.cpp takes the file
beside the GGUF that was trained on, or a copy of it in another format.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from gguf import GGUFWriter

from training.llama.base import MATRICES
from training.llama.checkpoints import Matrices, layers_of, load_checkpoint


def main() -> None:
    """Write the adapter."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkpoint", type=Path, help="what the names of its files begin with")
    parser.add_argument("adapter", type=Path, help="the GGUF file that is written")
    asked = parser.parse_args()
    write_adapter(load_checkpoint(asked.checkpoint), asked.adapter)


def write_adapter(matrices: Matrices, path: Path) -> None:
    """Write the matrices as a GGUF adapter of float16."""
    rank = matrices["0.q.a"].shape[0]
    writer = GGUFWriter(path, "llama")
    writer.add_type("adapter")
    writer.add_string("adapter.type", "lora")
    writer.add_float32("adapter.lora.alpha", float(rank))
    for number in range(layers_of(matrices)):
        for name, stored in MATRICES.items():
            for side in "ab":
                writer.add_tensor(f"blk.{number}.{stored}.weight.lora_{side}", matrices[f"{number}.{name}.{side}"])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    main()
