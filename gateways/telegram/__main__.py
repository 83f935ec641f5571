"""python -m steward.gateways.telegram: the bot as a process. Its settings come from the environment."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any

from aiogram.exceptions import TelegramAPIError
from aiogram.utils.token import TokenValidationError
from pydantic import ValidationError

from steward.gateways.telegram.app import run
from steward.gateways.telegram.settings import TelegramSettings, help_text


def main(arguments: list[str] | None = None) -> int:
    """Serve until told to end. 2: a setting is missing or wrong; 1: Telegram refuses the bot."""
    parser = argparse.ArgumentParser(
        prog="python -m steward.gateways.telegram",
        description="Steward in Telegram. Settings, all from the environment:\n\n" + help_text(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--log-level", default="INFO", choices=["DEBUG", "INFO", "WARNING", "ERROR"])
    level = parser.parse_args(arguments).log_level
    logging.basicConfig(level=level, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    logging.getLogger("aiogram.event").setLevel(logging.WARNING)
    try:
        settings = TelegramSettings()
    except ValidationError as error:
        for one in error.errors(include_input=False, include_url=False):
            named = str(one["loc"][0])
            name = named if named.startswith("STEWARD_") else f"STEWARD_TELEGRAM_{named.upper()}"
            sys.stderr.write(f"{name}: {one['msg']}\n")
        return 2
    refusals: list[Exception] = []
    try:
        asyncio.run(_until_signalled(run(settings)))
    except* (TelegramAPIError, TokenValidationError) as group:
        refusals += [error for error in group.exceptions if isinstance(error, Exception)]
    for refusal in refusals:
        sys.stderr.write(f"Telegram refuses the bot: {refusal}\n")
    return 1 if refusals else 0


async def _until_signalled(serving: Coroutine[Any, Any, None]) -> None:
    """Run it until it ends or the process is told to end."""
    task = asyncio.ensure_future(serving)
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, task.cancel)
    try:
        await task
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("ended")


if __name__ == "__main__":
    sys.exit(main())
