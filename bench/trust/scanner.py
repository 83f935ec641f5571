"""`python -m bench.trust.scanner`: what looking for secrets costs, at 4 kB and 100 kB of prose, logs and hostile text.

Prints the 50th and 99th percentile of processor time; fails where 4 kB of prose or logs take more than 5 ms, or 100 kB
of hostile text more than half a second. Nothing is written.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Final

from steward.contracts.secret_families import families
from steward.contracts.secret_masking import without_found
from steward.contracts.secret_scan import scan

_SIZES: Final = (4_096, 100_000)
_RUNS: Final = {4_096: 1_000, 100_000: 200}
_MOST_S: Final = {("prose", 4_096): 0.005, ("log", 4_096): 0.005, ("hostile", 100_000): 0.5}
_PROSE: Final = (
    "The meeting with Kim is on 2026-11-23 at 10:30 in room 4 ; order 1234567890123456 costs 140.50 euros , see "
    "https://example.org/a/b?c=d or call +49 170 1234567 tomorrow"
)
_LOG: Final = (
    "2026-11-23 18:15:00,424 INFO workers.main: problem 4711 9fceb02d0ae598e95dc970b74767f19372d61af8 "
    "550e8400-e29b-41d4-a716-446655440000 took 35.2 ms at 192.168.1.7:8000"
)


def texts(size: int) -> dict[str, str]:
    """A text of each kind, of that many characters."""
    chance = random.Random(4)
    hits = [hit for family in families() for hit in family.hits]
    anchors = [anchor for family in families() for anchor in family.anchors]
    hostile = [*hits, *anchors, "4242 ", "DE89 ", "password: "]
    return {
        kind: " ".join(chance.choices(words, k=size))[:size]
        for kind, words in (("prose", _PROSE.split()), ("log", _LOG.split()), ("hostile", hostile))
    }


def percentiles(text: str, runs: int) -> tuple[float, float]:
    """Processor seconds of one scan: the 50th and the 99th percentile."""
    taken = []
    for _ in range(runs):
        began = time.thread_time()
        scan(text)
        taken.append(time.thread_time() - began)
    taken.sort()
    return taken[len(taken) // 2], taken[int(len(taken) * 0.99)]


def run() -> int:
    """All measurements; the exit status."""
    missed = False
    without_found("once, so that the families are read")
    for size in _SIZES:
        for kind, text in texts(size).items():
            middle, high = percentiles(text, _RUNS[size])
            found = len(scan(text))
            print(f"{kind}, {size} characters, {found} found: p50 {middle * 1e3:.2f} ms, p99 {high * 1e3:.2f} ms")
            missed = missed or high > _MOST_S.get((kind, size), high)
    return int(missed)


if __name__ == "__main__":
    sys.exit(run())
