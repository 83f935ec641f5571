"""python -m steward.gateways.telegram: the bot as a process. Its settings come from the environment."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from aiogram.exceptions import TelegramAPIError
from aiogram.utils.token import TokenValidationError
from pydantic import ValidationError

from steward.gateways.process import faults_of, help_text, until_signalled
from steward.gateways.telegram.app import run
from steward.gateways.telegram.settings import TelegramSettings


def main(arguments: list[str] | None = None) -> int:
    """Serve until told to end. 2: a setting is missing or wrong; 1: Telegram refuses the bot."""
    parser = argparse.ArgumentParser(
        prog="python -m steward.gateways.telegram",
        description="Steward in Telegram. Settings, all from the environment:\n\n" + help_text(TelegramSettings),
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
        sys.stderr.write(faults_of(error, TelegramSettings))
        return 2
    refusals: list[Exception] = []
    try:
        asyncio.run(until_signalled(run(settings)))
    except* (TelegramAPIError, TokenValidationError) as group:
        refusals += [error for error in group.exceptions if isinstance(error, Exception)]
    for refusal in refusals:
        sys.stderr.write(f"Telegram refuses the bot: {refusal}\n")
    return 1 if refusals else 0


if __name__ == "__main__":
    sys.exit(main())
