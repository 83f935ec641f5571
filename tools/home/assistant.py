"""The client of Home Assistant's REST API: states, services, camera pictures.

Built by workers over the one `Internet`; the tools of the family and the guard home_safety call it.
https://developers.home-assistant.io/docs/api/rest
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

from pydantic import ValidationError

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed, ToolOutcomeUnknown
from steward.tools.home.actions import Command
from steward.tools.home.entity import Entity
from steward.tools.home.names import fitting, nearest
from steward.tools.internet.upstream import Internet

SERVICE = "home_assistant"
FRESH_S = 2.0
"""How long the list of states may be used again: a call asks for it in its guard, its preview and its work."""
_LISTED = 8
_LONGEST_ID = 60


class HomeAssistant:
    """One Home Assistant. Methods raise as `Internet.get` and `Internet.post` do."""

    def __init__(self, internet: Internet, fresh_s: float = FRESH_S) -> None:
        self._internet = internet
        self._fresh_s = fresh_s
        self._states: list[Entity] = []
        self._odd: list[str] = []
        self._until = 0.0

    async def states(self) -> list[Entity]:
        """Every entity that can be read; one in another form than Home Assistant describes costs itself alone."""
        if time.monotonic() >= self._until:
            self._states, self._odd = _readable(await self._internet.get(SERVICE, "/api/states", list[Any]))
            self._until = time.monotonic() + self._fresh_s
        return self._states

    @property
    def passed_over(self) -> str | None:
        """How many entities of the list could not be read and which, in words; None where all could."""
        if not self._odd:
            return None
        named = ", ".join(self._odd[:_LISTED]) + (" and others" if len(self._odd) > _LISTED else "")
        are = "entity of Home Assistant was" if len(self._odd) == 1 else "entities of Home Assistant were"
        return f"{len(self._odd)} {are} passed over, in a form that cannot be read: {named}"

    async def states_now(self) -> list[Entity]:
        """Every entity as it is at this moment, and not as it was a second ago."""
        self._until = 0.0
        return await self.states()

    async def state(self, entity_id: str) -> Entity:
        """The entity as it is now."""
        return await self._internet.get(SERVICE, f"/api/states/{entity_id}", Entity)

    async def meant(self, words: str, domains: Collection[str] | None = None) -> list[Entity]:
        """The entities the words fit, one or more.

        Raises:
            ToolFailed: none does; devices near to it are told, by name and id.
        """
        entities = await self.states()
        found = fitting(words, entities, domains)
        if not found:
            near = nearest(words, entities, domains)
            hint = f"; there is {', '.join(entity.label for entity in near)}" if near else ""
            odd = f"; {self.passed_over}" if self._odd else ""
            raise ToolFailed(f"there is no device “{words}”{hint}{odd}")
        return found

    async def the(self, words: str, domains: Collection[str] | None = None) -> Entity:
        """The one entity the words fit.

        Raises:
            ToolFailed: none does, or several do; they are listed then.
        """
        found = await self.meant(words, domains)
        if len(found) > 1:
            listed = ", ".join(entity.label for entity in found[:_LISTED])
            more = f" and {len(found) - _LISTED} more" if len(found) > _LISTED else ""
            raise ToolFailed(f"“{words}” fits several devices, say which: {listed}{more}")
        return found[0]

    async def perform(self, entities: Sequence[Entity], command: Command) -> list[Entity]:
        """Call the service for entities of one domain and return the states that changed meanwhile, whoever changed
        them."""
        ids: list[Json] = [entity.entity_id for entity in entities]
        body: dict[str, Json] = {"entity_id": ids if len(ids) > 1 else ids[0], **command.data}
        self._until = 0.0
        path = f"/api/services/{entities[0].domain}/{command.service.name}"
        changed, odd = _readable(await self._internet.post(SERVICE, path, list[Any], body))
        self._until = 0.0
        if odd and not changed:
            raise ToolOutcomeUnknown(f"{SERVICE} answered in another form than expected: {odd[0]}")
        return changed

    async def camera(self, words: str) -> Entity:
        """The camera the words fit, as it is now.

        Raises:
            ToolFailed: none or several fit, or it is off: a camera that gives pictures has a token for them.
        """
        listed = await self.the(words, ("camera",))
        camera = await self.state(listed.entity_id)
        if not camera.attributes.get("access_token"):
            raise ToolFailed(f"{camera.label} gives no picture now; it is {camera.state}")
        return camera


def _readable(states: Sequence[Any]) -> tuple[list[Entity], list[str]]:
    """The entities, each once, and what those are called that are none."""
    read: list[Entity] = []
    odd: list[str] = []
    for state in states:
        try:
            read.append(Entity.model_validate(state))
        except ValidationError:
            name = state.get("entity_id") if isinstance(state, dict) else None
            odd.append(" ".join(str(name).split())[:_LONGEST_ID] if name else "one without an id")
    return list({entity.entity_id: entity for entity in reversed(read)}.values())[::-1], odd
