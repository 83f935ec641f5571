"""`python -m bench.dialogues [FILE...]`, which `make eval-dialogues` runs: conversations with a stack of their own.

Each turn is judged by what is true afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import httpx
from rich.console import Console
from rich.progress import Progress

from bench.dialogues.conversation_files import BadConversations, FiledConversation, load_conversations
from bench.dialogues.report import document, in_order, show
from bench.dialogues.runner import HeldTurn, Limits, Runner
from bench.dialogues.world import load_world
from bench.dialogues.world_server import create_tables, serving_world
from bench.live import running_steward
from steward.config.errors import SettingsError
from steward.config.settings import load_settings

CONVERSATIONS = Path(__file__).parent / "conversations"
_PIPED_WIDTH = 200
_FAILED, _USAGE, _INTERRUPTED = 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 0 whatever the figures, 1 for a stack that did not come up, 2 for input that cannot be used, 130
    after Ctrl-C, which prints what was measured so far."""
    options = _parser().parse_args(argv)
    try:
        filed = _chosen(options)
        models = load_settings().home / "models"
    except (BadConversations, SettingsError, ValueError) as error:
        print(error, file=sys.stderr)
        return _USAGE
    held: list[HeldTurn] = []
    code = 0
    try:
        asyncio.run(_hold(filed, held, models, Limits(options.at_once, options.limit)))
    except KeyboardInterrupt:
        code = _INTERRUPTED
    except RuntimeError as error:
        print(error, file=sys.stderr)
        code = _FAILED
    finally:
        _tell(filed, held, options)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.dialogues", description=__doc__)
    parser.add_argument("files", nargs="*", type=Path, help=f"conversation files ({CONVERSATIONS.name}/*.yaml)")
    parser.add_argument("--only", metavar="NAME", help="one conversation")
    parser.add_argument("--errors", type=int, default=0, metavar="N", help="show the first N wrong turns")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything measured to a file")
    parser.add_argument(
        "--at-once", type=int, default=Limits().at_once, metavar="N", help="conversations held at a time"
    )
    seconds = Limits().conversation_s
    parser.add_argument("--limit", type=float, default=seconds, metavar="S", help="seconds a conversation may take")
    return parser


def _chosen(options: argparse.Namespace) -> list[FiledConversation]:
    """The conversations asked for. Raises BadConversations and ValueError."""
    files = options.files or sorted(CONVERSATIONS.glob("*.yaml"))
    if not files:
        raise ValueError(f"there are no conversations in {CONVERSATIONS}; name files")
    filed = load_conversations(files)
    chosen = [one for one in filed if options.only in (None, one.conversation.name)]
    if not chosen:
        raise ValueError(f"there is no conversation {options.only}")
    return chosen


async def _hold(filed: Sequence[FiledConversation], held: list[HeldTurn], models: Path, limits: Limits) -> None:
    """Every conversation with a stack of its own; `held` gets the turns as they come. Raises RuntimeError: the stack
    did not come up."""
    models.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="steward-dialogues-", ignore_cleanup_errors=True) as folder:
        home = Path(folder)
        (home / "models").symlink_to(models)
        async with serving_world(load_world()) as world:
            settings = world.settings | {"demo": "true", "planners": "embedded"}
            async with running_steward(home, settings) as steward:
                await create_tables(steward.run["postgres_dsn"], world.world.data)
                url = f"http://127.0.0.1:{steward.port('api_port')}"
                async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as client:
                    with Progress(console=Console(stderr=True), transient=True) as progress:
                        task = progress.add_task("holding conversations", total=len(filed))
                        await Runner(client, world, limits, held).run(filed, lambda: progress.advance(task))


def _tell(filed: Sequence[FiledConversation], held: Sequence[HeldTurn], options: argparse.Namespace) -> None:
    places = {(one.file, one.conversation.name): place for place, one in enumerate(filed)}
    ordered = in_order(held, places)
    if options.json is not None:
        options.json.write_text(json.dumps(document(ordered), ensure_ascii=False, indent=2, default=str), "utf-8")
    console = Console(width=None if sys.stdout.isatty() else _PIPED_WIDTH, markup=False, highlight=False, emoji=False)
    show(console, ordered, options.errors)


if __name__ == "__main__":
    sys.exit(main())
