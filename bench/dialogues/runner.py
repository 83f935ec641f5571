"""Holds conversations with the running product and has each turn judged.

A few at a time; those that may touch the home one after the other, with the home put back before each, since all users
live in the same one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

import httpx

from bench.dialogues.conversation_files import Conversation, ExpectedCall, FiledConversation, Given, Turn
from bench.dialogues.evidence import Call, Happened
from bench.dialogues.items import device_readings, find_items
from bench.dialogues.matchers import Id, Situation, fits, items_of
from bench.dialogues.product import Product, Refused
from bench.dialogues.verdicts import Verdict, judge
from bench.dialogues.world import Device, User
from bench.dialogues.world_server import WorldServer
from steward.language.word_lists import by_value
from steward.tools.home.names import words_of
from steward.tools.registry import Registry

_HOME: Final = "home"
_DEVICE_PARAMETERS: Final = ("device_id", "camera_id")
_READ_ONLY: Final = "sql_read_only"
"""The guard of a tool that may be called once only and changes nothing all the same."""


@dataclass(frozen=True, slots=True)
class HeldTurn:
    """A turn and its verdict. `seconds` is None where it never came to rest."""

    file: str
    conversation: str
    number: int
    turn: Turn
    verdict: Verdict
    seconds: float | None = None
    happened: Happened = field(default_factory=Happened)

    @property
    def first(self) -> bool:
        """Whether it opened its conversation."""
        return self.number == 1


@dataclass(frozen=True, slots=True)
class Limits:
    """How many conversations are held at a time, and the seconds that each may take."""

    at_once: int = 3
    conversation_s: float = 120.0


class Runner:
    """The conversations of one run. `held` gets the turns as they come, in no order."""

    def __init__(self, client: httpx.AsyncClient, world: WorldServer, limits: Limits, held: list[HeldTurn]) -> None:
        self._client, self._world, self._limits, self._held_turns = client, world, limits, held
        self._registry = Registry()
        self._users = 0

    async def run(self, filed: Sequence[FiledConversation], done: Callable[[], None]) -> None:
        """Hold them all; `done` is called after each."""
        at_home = [one for one in filed if self._may_touch_home(one.conversation)]
        places = asyncio.Semaphore(self._limits.at_once)

        async def hold(one: FiledConversation) -> None:
            async with places:
                await self._hold(one)
            done()

        async with asyncio.TaskGroup() as group:
            for one in filed:
                if one not in at_home:
                    group.create_task(hold(one))
        for one in at_home:
            await self._put_home_back()
            await hold(one)

    async def _hold(self, filed: FiledConversation) -> None:
        turns = list(enumerate(filed.conversation.turns, start=1))
        fault = f"not at rest within {self._limits.conversation_s:g} s"
        try:
            async with asyncio.timeout(self._limits.conversation_s):
                product = await self._product_for(filed.conversation.given)
                while turns:
                    self._held_turns.append(await self._held(filed, *turns[0], product))
                    turns.pop(0)
        except Refused as error:
            fault = f"could not be prepared: {error}"
        except (httpx.HTTPError, ValueError) as error:
            fault = f"no answer: {error!r}"
        except TimeoutError:
            pass
        for number, turn in turns:
            self._held_turns.append(HeldTurn(filed.file, filed.conversation.name, number, turn, Verdict([fault])))

    async def _product_for(self, given: Sequence[Given]) -> Product:
        """A fresh user's, with what is given. Raises Refused."""
        product = self._fresh_product()
        await product.call("update_profile", {"updates": _profile(self._world.world.user)})
        for call in given:
            ids = await find_items(product, self._world.house, items_of(list(call.args.values())))
            await product.call(call.tool, {name: _named(value, ids) for name, value in call.args.items()})
        return product

    async def _held(self, filed: FiledConversation, number: int, turn: Turn, product: Product) -> HeldTurn:
        """Things are looked up before the turn, which may remove them, and those not found again after it."""
        titles = turn.expect.items
        ids = await find_items(product, self._world.house, titles)
        now = datetime.now(ZoneInfo(self._world.world.user.time_zone))
        reply = await product.say(turn.say)
        ids |= await find_items(product, self._world.house, {title for title in titles if not ids[title]})
        situation = Situation(now, ids)
        verdict = judge(
            turn.expect,
            reply.happened,
            lambda expected, call: self._fits(expected, call, situation),
            self._is_same_tool,
            self._is_effect,
        )
        if reply.fault:
            verdict = Verdict([reply.fault, *verdict.faults], verdict.needless, verdict.unasked)
        name = filed.conversation.name
        return HeldTurn(filed.file, name, number, turn, verdict, reply.seconds, reply.happened)

    def _fits(self, expected: ExpectedCall, call: Call, situation: Situation) -> bool:
        return self._is_same_tool(expected, call) and all(
            any(fits(matcher, value, situation) for value in self._readings(name, call.args.get(name)))
            for name, matcher in expected.args.items()
        )

    def _readings(self, parameter: str, value: object) -> Sequence[object]:
        if parameter in _DEVICE_PARAMETERS and isinstance(value, str):
            return device_readings(self._world.house, value)
        return [value]

    def _is_same_tool(self, expected: ExpectedCall, call: Call) -> bool:
        return self._name(call.tool) in map(self._name, expected.tool)

    def _name(self, tool: str) -> str:
        """A tool's own name; a tool of tomorrow is called as it is written."""
        spec = self._registry.resolve(tool)
        return spec.name if spec else tool

    def _is_effect(self, tool: str) -> bool:
        spec = self._registry.resolve(tool)
        return spec is None or (spec.effect != "read" and spec.guard != _READ_ONLY)

    def _may_touch_home(self, conversation: Conversation) -> bool:
        """Whether a turn speaks of a device, or something given or expected is a tool of the home."""
        expected = [call for turn in conversation.turns for call in (*turn.expect.calls, *turn.expect.waits)]
        named = [*(call.tool for call in conversation.given), *(tool for call in expected for tool in call.tool)]
        specs = map(self._registry.resolve, named)
        if any(spec is not None and spec.tool_type == _HOME for spec in specs):
            return True
        words = _device_words(self._world.world.home)
        return any(words & words_of(turn.say) for turn in conversation.turns)

    async def _put_home_back(self) -> None:
        """Reset the home. The product keeps states for a while, until it switches something: here what is on, on."""
        self._world.house.reset()
        device = next(device for device in self._world.world.home if device.kind in ("light", "switch"))
        args = {"device_id": device.entity_id, "action": f"turn_{device.state}"}
        await self._fresh_product().call("control_device", args)

    def _fresh_product(self) -> Product:
        self._users += 1
        return Product(self._client, f"sam-{self._users}", f"talk-{self._users}")


def _profile(user: User) -> dict[str, str]:
    return {"name": user.name, "email": user.email, "timezone": user.time_zone, "home_town": user.place}


def _named(value: object, ids: dict[str, set[Id]]) -> object:
    """A given argument, `{item: title}` by the id. Raises Refused: there is no such thing."""
    titles = items_of(value)
    if not titles:
        return value
    found = [one for title in titles for one in sorted(ids[title], key=str)]
    if not found:
        raise Refused(f"there is no {' or '.join(titles)}")
    return found[0]


def _device_words(devices: Sequence[Device]) -> frozenset[str]:
    kinds = by_value("device_kinds")
    return words_of(" ".join(word for device in devices for word in (device.name, *kinds.get(device.kind, ()))))
