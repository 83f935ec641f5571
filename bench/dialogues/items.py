"""The ids of the things that expectations name by their titles: asked of the product, as it tells them right now.

Tasks, events, reminders, facts, contacts and mails come from the product's own lists, devices from the home behind it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from bench.dialogues.matchers import Id, same_text
from bench.dialogues.product import Product, Refused
from bench.dialogues.world_home import House
from steward.tools.home.entity import Entity
from steward.tools.home.names import fitting

_LISTS: Final[dict[str, dict[str, Any]]] = {
    "list_tasks": {},
    "get_calendar_events": {"start_date": "today", "end_date": "in 60 days"},
    "list_reminders": {},
    "list_facts": {},
    "list_contacts": {},
}
_TITLES: Final = ("title", "subject", "message", "fact", "name")


async def find_items(product: Product, house: House, titles: Collection[str]) -> dict[str, set[Id]]:
    """The ids of all things that have each title."""
    found: dict[str, set[Id]] = {title: set(_devices(house, title)) for title in titles}
    if not titles:
        return found
    results = [await _asked(product, tool, args) for tool, args in _LISTS.items()]
    for title in titles:
        mails = await _asked(product, "search_email", {"query": title, "limit": 50})
        for thing in _things([*results, mails]):
            if any(same_text(title, thing[name]) for name in _TITLES if thing.get(name)):
                found[title] |= {value for name, value in thing.items() if name == "id" or name.endswith("_id")}
    return found


def device_readings(house: House, words: str) -> list[str]:
    """A device named in words or by its id: the words, its id and its name."""
    entities = fitting(words, [Entity.model_validate(state) for state in house.states])
    return [words, entities[0].entity_id, entities[0].name] if len(entities) == 1 else [words]


async def _asked(product: Product, tool: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What a tool lists; nothing where it cannot, or is a tool of tomorrow."""
    try:
        return await product.call(tool, args)
    except Refused:
        return {}


def _things(results: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for result in results:
        for listed in result.values():
            if isinstance(listed, list):
                yield from (thing for thing in listed if isinstance(thing, dict))


def _devices(house: House, title: str) -> Iterator[str]:
    for state in house.states:
        if same_text(title, state["attributes"]["friendly_name"]):
            yield state["entity_id"]
