"""python -m steward.gateways.mail: the gateway as a process. Its settings come from the environment."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from contextlib import suppress

from pydantic import ValidationError

from steward.gateways.mail.app import run
from steward.gateways.mail.settings import PREFIX, MailSettings, help_text


def main(arguments: list[str] | None = None) -> int:
    """Serve until told to end. 2: a setting is missing or wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m steward.gateways.mail",
        description="A mailbox as a way to Steward. Settings, all from the environment:\n\n" + help_text(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--log-level", default="INFO", choices=["DEBUG", "INFO", "WARNING", "ERROR"])
    level = parser.parse_args(arguments).log_level
    logging.basicConfig(level=level, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    try:
        settings = MailSettings()
    except ValidationError as error:
        for one in error.errors(include_input=False, include_url=False):
            named = str(one["loc"][0]) if one["loc"] else ""
            name = named if named.startswith("STEWARD_") else f"{PREFIX}{named.upper()}"
            sys.stderr.write(f"{name}: {one['msg']}\n" if named else f"{one['msg']}\n")
        return 2
    asyncio.run(_until_signalled(settings))
    return 0


async def _until_signalled(settings: MailSettings) -> None:
    task = asyncio.ensure_future(run(settings))
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, task.cancel)
    with suppress(asyncio.CancelledError):
        await task
    logging.getLogger(__name__).info("ended")


if __name__ == "__main__":
    sys.exit(main())
