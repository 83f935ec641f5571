"""An entity of Home Assistant as its REST API tells it (https://developers.home-assistant.io/docs/api/rest)."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from pydantic import Field

from steward.tools.internet.upstream import Answer


class Entity(Answer):
    """One state object: `state` is text in Home Assistant's own words (on, locked, 20.5), times carry their offset."""

    entity_id: str = Field(pattern=r"^[a-z0-9_]+\.[a-z0-9_]+$", max_length=255)
    state: str
    attributes: dict[str, Any] = Field(default_factory=dict)
    last_changed: datetime | None = None

    @property
    def domain(self) -> str:
        """What kind of thing it is: light, lock, cover."""
        return self.entity_id.partition(".")[0]

    @property
    def object_id(self) -> str:
        """The part of the id after the domain."""
        return self.entity_id.partition(".")[2]

    @property
    def name(self) -> str:
        """The name its owner gave it, else the id in words."""
        name = self.attributes.get("friendly_name")
        return name if isinstance(name, str) and name.strip() else self.object_id.replace("_", " ")

    @property
    def device_class(self) -> str | None:
        """The kind within the domain (garage, blind, temperature), when the entity tells it."""
        kind = self.attributes.get("device_class")
        return kind if isinstance(kind, str) else None

    @property
    def unit(self) -> str | None:
        """The unit of a measured state."""
        unit = self.attributes.get("unit_of_measurement")
        return unit if isinstance(unit, str) else None

    @property
    def members(self) -> frozenset[str]:
        """The ids of the entities that a group stands for."""
        ids = self.attributes.get("entity_id")
        return frozenset(one for one in ids if isinstance(one, str)) if isinstance(ids, list) else frozenset()

    @property
    def label(self) -> str:
        """Name and id, for people who choose between entities."""
        return f"{self.name} ({self.entity_id})"
