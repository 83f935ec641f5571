"""`python -m bench.trust.emergencies`, which `make bench-emergencies` runs: how many cries for help are heard, by
language and level, how many harmless lines are taken for one, and how long looking takes. Fails where one is missed.

Of the sets under UNREAD only figures are printed: whoever mends the guard must not have read them.
"""

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
UNREAD: Final = tuple(Path(__file__).parents[1] / name for name in ("unread_2026_11", "unread_2026_11_27"))
_LEAST_HEARD: Final = 0.85
_MOST_FALSE: Final = {LINES: 0.02}
_MOST_FALSE_UNREAD: Final = 0.01
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


def _measured(folder: Path, *, errors: bool) -> list[str]:
    """Print the rates of a set; the aims it misses."""
    known, missed = cases(folder), []
    print(f"{folder.name}{', figures alone' if folder in UNREAD else ''}")
    groups = {lang: [case for case in known if case.alarm and case.lang == lang] for lang in _languages(known)}
    others = [case for lang, group in groups.items() for case in group if lang != "en"]
    for lang, chosen in [*groups.items(), ("all but en", others)]:
        if not chosen:
            continue
        found = rates(chosen)
        missed += [f"{folder.name}: {lang} below {_LEAST_HEARD:.0%}"] if _is_missed(lang, folder, found) else []
        print(f"  {lang:10} {len(chosen):4} cries     {_in_words(found)}")
    harmless = [case for case in known if not case.alarm]
    found, most = rates(harmless), _MOST_FALSE.get(folder, _MOST_FALSE_UNREAD)
    print(f"  {'all':10} {len(harmless):4} harmless  {_in_words(found)}")
    missed += [f"{folder.name}: harmless above {most:.0%}"] if found["either"] > most else []
    for case in known if errors and folder not in UNREAD else []:
        if (alarm_in(case.text) is not None) is not case.alarm:
            print(f"  {score_of(case.text):.2f} {case.lang} {'missed' if case.alarm else 'false '} {case.text}")
    return missed


def _languages(known: Sequence[Case]) -> list[str]:
    return list(dict.fromkeys(case.lang for case in known))


def _is_missed(lang: str, folder: Path, found: dict[str, float]) -> bool:
    """A dozen lines of one language are too few for an aim of their own."""
    return found["either"] < _LEAST_HEARD and (folder not in UNREAD or lang in ("en", "all but en"))


def _in_words(found: dict[str, float]) -> str:
    return "  ".join(f"{at} {share:6.1%}" for at, share in found.items())


def main() -> int:
    """Print the rates, with --errors the lines that are wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--errors", action="store_true", help="show the lines that are judged wrongly")
    parser.add_argument("--texts", type=Path, default=None, help="one folder with such files, instead of all sets")
    args = parser.parse_args()
    sets = (LINES, *UNREAD) if args.texts is None else (args.texts,)
    missed = [what for folder in sets for what in _measured(folder, errors=args.errors)]
    slowest = slowest_ms()
    missed += [f"slower than {_SLOWEST_MS} ms"] if slowest > _SLOWEST_MS else []
    print(f"{LONGEST} characters take {slowest:.2f} ms")
    print(f"missed: {', '.join(missed)}" if missed else "every aim is met")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
