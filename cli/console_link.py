"""What `steward console` shows: the console's address, with a link that signs in once where that is needed."""

from __future__ import annotations

import json

from steward.cli.client import StewardClient
from steward.cli.errors import CliError
from steward.cli.exits import ExitCode
from steward.cli.options import Session

_OPEN = "invalid_arguments"
"""The code of a console that nobody signs in to."""


def show_link(session: Session, client: StewardClient) -> ExitCode:
    """The address alone on stdout, so that a script may open it."""
    try:
        path = client.console_path()
    except CliError as error:
        if error.document.get("error") != _OPEN:
            raise
        path = "/"
    url = f"{client.url}{path}"
    print(json.dumps({"url": url}) if session.as_json else url)
    return ExitCode.DONE
