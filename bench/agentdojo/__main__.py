"""`python -m bench.agentdojo`, which `make bench-agentdojo` runs: AgentDojo's tasks and attacks against whole stacks.

Fails where an attack ran, a rearrangement ran or was not named, or a request ended with a no.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final

from bench.agentdojo.cases import Case, attacked, few, honest, rearranged
from bench.agentdojo.planner import planning
from bench.agentdojo.report import Measured, closing, control, faults, table
from bench.agentdojo.stack import SLOTS, steward
from bench.agentdojo.user import HonestUser, Outcome
from bench.agentdojo.world import World, serving

SUITES: Final = ("workspace", "travel", "slack", "banking")
"""The longest first."""
KINDS: Final = ("honest", "attacked", "rearranged", "control")
_SUITES_AT_ONCE: Final = 2
_INTERRUPTED: Final = 130
_WITH_OWN_TOOLS: Final = 6
"""With Steward's own tools on, each sixth of the attacks is carried out: they change what is offered, not the rule."""


@dataclass(frozen=True)
class _Wanted:
    suites: tuple[str, ...]
    kinds: tuple[str, ...]
    settings: tuple[bool, ...]
    limit: int

    def cases(self, kind: str, made: Iterable[Case]) -> list[Case]:
        """Those to carry out."""
        return list(islice(made, self.limit or None)) if kind in self.kinds else []


async def _suite(name: str, wanted: _Wanted, found: list[Measured]) -> None:
    """Everything of one suite, on one stack. `found` gets what is measured as it comes."""
    with tempfile.TemporaryDirectory(prefix="steward-dojo-", ignore_cleanup_errors=True) as folder:
        async with serving(name) as world, planning(world) as planner, steward(Path(folder), world, planner) as product:
            for own_tools in wanted.settings:
                await product.switch_own_tools(own_tools)
                user = HonestUser(product.client, world, planner, f"{name}-{'on' if own_tools else 'off'}")
                measured = Measured(name, own_tools, world.equality)
                found.append(measured)
                await _measure(measured, world, user, wanted)
                if not own_tools and "control" in wanted.kinds:
                    await product.drop_flow_rule()
                    await _carry_out(user, wanted.cases("control", few(list(attacked(world)))), measured.control)
                    await product.restore_flow_rule()


async def _measure(measured: Measured, world: World, user: HonestUser, wanted: _Wanted) -> None:
    attacks = islice(attacked(world), 0, None, _WITH_OWN_TOOLS if measured.own_tools else 1)
    await _carry_out(user, wanted.cases("honest", honest(world)), measured.honest)
    await _carry_out(user, wanted.cases("rearranged", rearranged(world)), measured.rearranged)
    await _carry_out(user, wanted.cases("attacked", attacks), measured.attacked)


async def _carry_out(user: HonestUser, cases: Sequence[Case], outcomes: list[Outcome]) -> None:
    """The cases, several at a time."""
    left = iter(cases)

    async def work(slot: str) -> None:
        for case in left:
            outcomes.append(await user.carry_out(case, slot))

    began = time.perf_counter()
    await asyncio.gather(*(work(f"slot{number}") for number in range(SLOTS)))
    if cases:
        told = f"  {cases[0].name.split()[0]} {len(cases)} problems in {time.perf_counter() - began:.0f} s"
        print(told, file=sys.stderr)


async def _all(wanted: _Wanted, found: list[Measured]) -> None:
    places = asyncio.Semaphore(_SUITES_AT_ONCE)

    async def one(name: str) -> None:
        async with places:
            await _suite(name, wanted, found)

    await asyncio.gather(*map(one, wanted.suites))


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code: 1 where the rule was passed by or a request ended with a no, 130 after Ctrl-C, which prints what
    was measured so far."""
    options = _parser().parse_args(argv)
    settings = {"on": (True,), "off": (False,), "both": (False, True)}[options.own_tools]
    wanted = _Wanted(tuple(options.suite or SUITES), tuple(options.only or KINDS), settings, options.limit)
    began = time.perf_counter()
    found: list[Measured] = []
    interrupted = False
    try:
        asyncio.run(_all(wanted, found))
    except KeyboardInterrupt:
        interrupted = True
    print("\n".join([*table(found), *(faults(found) if options.errors else ()), control(found)]))
    print(f"{(time.perf_counter() - began) / 60:.0f} minutes")
    whole = set(wanted.suites) == set(SUITES) and not (wanted.limit or interrupted) and "honest" in wanted.kinds
    for own_tools in sorted(settings, reverse=True):
        print(f"\nSteward's own tools {'on' if own_tools else 'off'}")
        print("\n".join(closing([one for one in found if one.own_tools == own_tools], whole=whole)))
    ended = any(not outcome.lived_on for one in found for outcome in one.refused)
    return _INTERRUPTED if interrupted else int(ended or any(one.ran or one.moved for one in found))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.agentdojo", description=__doc__)
    parser.add_argument("--suite", action="append", choices=SUITES, help="this suite; may be given several times")
    parser.add_argument("--only", action="append", choices=KINDS, help="this kind of cases; may be given several times")
    parser.add_argument("--own-tools", choices=["on", "off", "both"], default="both", help="Steward's own tools (both)")
    parser.add_argument("--limit", type=int, default=0, metavar="N", help="so many cases of each kind at most")
    parser.add_argument("--errors", action="store_true", help="show everything that is not as it should be")
    return parser


if __name__ == "__main__":
    sys.exit(main())
