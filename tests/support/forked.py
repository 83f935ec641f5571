"""Stands for a module of the product that tests.support.forkserver forks: `python -I -S forked.py ADDRESS MODULE ...`.

A client that starts its server itself gets a process whose streams, environment and end are the module's, without the
seconds that importing it takes. Imports next to nothing for that reason.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys


def main() -> int:
    """The module's exit status."""
    address, module, *arguments = sys.argv[1:]
    request = {"module": module, "arguments": arguments, "environment": dict(os.environ)}  # noqa: TID251 - handed on
    receives, sends = os.pipe()
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as connection:
        connection.connect(address)
        socket.send_fds(connection, [json.dumps(request).encode()], [0, 1, 2, sends])
        pid = int(connection.recv(32))
    os.close(sends)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda number, _: os.kill(pid, number))
    return int(os.read(receives, 32) or b"-9")


if __name__ == "__main__":
    sys.exit(main())
