"""What a machine with a GPU needs to train the adapter, in pieces: `python -m training.llama.parcel OUT`.

For a machine that reaches nothing and takes only so much at a time. OUT/1, OUT/2 ... hold the pieces; the commands that
this prints put them together there and train. That machine brings python3 with PyTorch, NumPy, safetensors, tokenizers
and PyYAML; gguf travels along.
"""

from __future__ import annotations

import argparse
import io
import tarfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from steward.weights.smollm2 import model_file

_ROOT: Final = Path(__file__).resolve().parents[2]
_CODE: Final = (
    "training/__init__.py",
    "steward/__init__.py",
    "steward/planners/__init__.py",
    "steward/planners/llama/__init__.py",
    "steward/planners/llama/step_format.py",
)
_PART: Final = "part"
_RUN: Final = """\
cd "$(dirname "$0")" && PYTHONPATH=. PYTHONUNBUFFERED=1 exec python3 -m training.llama.train \\
    base.gguf data "${{1:-out}}" --seconds {seconds}{start}
"""
_MIB: Final = 1 << 20


def main() -> None:
    """Write the pieces and print what to do with them."""
    asked = _arguments()
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w") as tar:
        for name, path in _contents(asked.data, asked.start):
            tar.add(path, name, recursive=False)
        run = _RUN.format(
            seconds=asked.seconds, start=" --start start/adapter --lr 3e-4" if asked.start else ""
        ).encode()
        told = tarfile.TarInfo("run.sh")
        told.size = len(run)
        tar.addfile(told, io.BytesIO(run))
    whole, size = packed.getvalue(), asked.size * _MIB
    count = -(-len(whole) // size)
    for number in range(count):
        folder = asked.out / str(number + 1)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{_PART}{number:03}").write_bytes(whole[number * size : (number + 1) * size])
    print(f"{len(whole) / _MIB:.0f} MiB in {count} pieces. With each piece but the last, run there:")
    print(f"    mkdir -p /tmp/llama && cp {asked.out}/*/{_PART}* /tmp/llama/")
    print("and with the last, where $OUT is the folder whose files come back:")
    print(f"    mkdir -p /tmp/llama && cp {asked.out}/*/{_PART}* /tmp/llama/ && cd /tmp/llama \\")
    print(f"        && cat {_PART}* | tar x && sh run.sh $OUT")


def _contents(data: Path, start: Path | None) -> Iterator[tuple[str, Path]]:
    """Each file with its name there."""
    code = [*_CODE, *(str(path.relative_to(_ROOT)) for path in sorted((_ROOT / "training" / "llama").glob("*.py")))]
    yield from ((name, (_ROOT / name).resolve()) for name in code)
    yield from ((f"data/{name}", data / name) for name in ("rows.npz", "steps.json", "tokenizer.json"))
    yield "base.gguf", model_file()
    gguf = find_spec("gguf")
    if gguf is not None and gguf.origin is not None:
        yield from ((f"gguf/{path.name}", path) for path in sorted(Path(gguf.origin).parent.glob("*.py")))
    if start is not None:
        for path in sorted(start.parent.glob(f"{start.name}_[0-9].*")):
            yield f"start/adapter{path.name.removeprefix(start.name)}", path


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="the folder of the pieces")
    parser.add_argument("--data", type=Path, required=True, help="the folder that training.llama.rows wrote")
    parser.add_argument("--size", type=int, default=12, help="MiB of a piece at most (default: %(default)s)")
    parser.add_argument("--start", type=Path, help="a checkpoint to begin from: FOLDER/NAME")
    parser.add_argument("--seconds", type=int, default=380, help="how long to train (default: %(default)s)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
