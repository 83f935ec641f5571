"""`python -m steward.tools.documents.child KIND`: parse one document from standard input, as JSON on standard output.

A process of its own, made by `reader`: it has a bound on memory and processor time, no secrets in its environment, and
cannot write a file or start a process. What a hostile file does to a parser, it does to this process alone.
"""

from __future__ import annotations

import json
import resource
import sys
from dataclasses import asdict

from steward.contracts.document_limits import MAX_DOCUMENT_BYTES
from steward.tools.documents.kinds import Kind
from steward.tools.documents.parsed import UnreadableDocument
from steward.tools.documents.parsers import PARSERS

MEMORY_BYTES = 1 << 30
CPU_S = 30


def main() -> int:
    """The exit code: 0, also for a document that cannot be read and says so."""
    data = sys.stdin.buffer.read(MAX_DOCUMENT_BYTES + 1)
    parse = PARSERS[Kind(sys.argv[1])]
    _limit()
    answer: dict[str, object]
    try:
        answer = asdict(parse(data))
    except UnreadableDocument as error:
        answer = {"unreadable": str(error)}
    except MemoryError:
        answer = {"unreadable": "reading it takes more memory than a document may"}
    except RecursionError:
        answer = {"unreadable": "it is nested too deep"}
    sys.stdout.buffer.write(json.dumps(answer).encode())
    return 0


def _limit() -> None:
    """From here on: bounded memory and time, no file written, no core dumped, no process started."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_S, CPU_S))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


if __name__ == "__main__":
    sys.exit(main())
