"""python -m steward.gateways.mail: the gateway as a process. Its settings come from the environment."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from pydantic import ValidationError

from steward.gateways.mail.app import run
from steward.gateways.mail.settings import MailSettings
from steward.gateways.process import faults_of, help_text, until_signalled


def main(arguments: list[str] | None = None) -> int:
    """Serve until told to end. 2: a setting is missing or wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m steward.gateways.mail",
        description="A mailbox as a way to Steward. Settings, all from the environment:\n\n" + help_text(MailSettings),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--log-level", default="INFO", choices=["DEBUG", "INFO", "WARNING", "ERROR"])
    level = parser.parse_args(arguments).log_level
    logging.basicConfig(level=level, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("httpx").setLevel(logging.WARNING)
    try:
        settings = MailSettings()
    except ValidationError as error:
        sys.stderr.write(faults_of(error, MailSettings))
        return 2
    asyncio.run(until_signalled(run(settings)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
