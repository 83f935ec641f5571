"""`python -m bench.trust.emergencies`, which `make bench-emergencies` runs: how many cries for help are heard, by
language and level, how many harmless lines are taken for one, and how long looking takes. Fails where one is missed."""

from __future__ import annotations

import argparse
import json
import sys
import timeit
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from steward.language.emergencies import LONGEST, alarm_in, score_of

LINES: Final = Path(__file__).parent
_AIMS: Final = {"en": 0.85}
_ELSEWHERE: Final = 0.70
_MOST_FALSE: Final = 0.02
_SLOWEST_MS: Final = 3.0


class Case(NamedTuple):
    """A line and whether it tells of an emergency."""

    text: str
    lang: str
    alarm: bool


def cases(folder: Path) -> list[Case]:
    """All lines of a folder."""
    made = []
    for name in ("emergencies", "harmless"):
        for line in (folder / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
            found = json.loads(line)
            made.append(Case(found["text"], found["lang"], found["want"] == "alarm"))
    return made


def rates(chosen: Sequence[Case]) -> dict[str, float]:
    """The share at each level; `either` is their sum."""
    heard = Counter(alarm.level.value for case in chosen if (alarm := alarm_in(case.text)) is not None)
    return {
        "certain": heard["certain"] / len(chosen),
        "likely": heard["likely"] / len(chosen),
        "either": heard.total() / len(chosen),
    }


def slowest_ms() -> float:
    """Milliseconds for the longest text that is looked at, in the best of fifty tries."""
    text = ("my neighbour is calling for help and i do not know what to do " * 20)[:LONGEST]
    return min(timeit.repeat(lambda: score_of(text), number=1, repeat=50)) * 1e3


def main() -> int:
    """Print the rates, with --errors the lines that are wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--errors", action="store_true", help="show the lines that are judged wrongly")
    parser.add_argument("--texts", type=Path, default=LINES, help="a folder with such files")
    args = parser.parse_args()
    known, missed = cases(args.texts), []
    for lang in dict.fromkeys(case.lang for case in known):
        chosen = [case for case in known if case.alarm and case.lang == lang]
        if not chosen:
            continue
        found, aim = rates(chosen), _AIMS.get(lang, _ELSEWHERE)
        missed += [f"{lang} below {aim:.0%}"] if found["either"] < aim else []
        print(f"{lang}  {len(chosen):4} cries     " + "  ".join(f"{at} {share:6.1%}" for at, share in found.items()))
    harmless = [case for case in known if not case.alarm]
    found = rates(harmless)
    print(f"all {len(harmless):4} harmless  " + "  ".join(f"{at} {share:6.1%}" for at, share in found.items()))
    missed += [f"harmless above {_MOST_FALSE:.0%}"] if found["either"] > _MOST_FALSE else []
    slowest = slowest_ms()
    missed += [f"slower than {_SLOWEST_MS} ms"] if slowest > _SLOWEST_MS else []
    print(f"{LONGEST} characters take {slowest:.2f} ms")
    for case in known if args.errors else []:
        if (alarm_in(case.text) is not None) is not case.alarm:
            print(f"{score_of(case.text):.2f} {case.lang} {'missed' if case.alarm else 'false '} {case.text}")
    print(f"missed: {', '.join(missed)}" if missed else "every aim is met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
