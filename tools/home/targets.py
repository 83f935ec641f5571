"""Which devices an action is for: one, or all that the words mean ("all the lights", "everything").

Used by the tool and by its guard; the client of Home Assistant tells what there is. It never chooses between two
devices where one is meant.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from steward.contracts.base import Json
from steward.contracts.errors import ToolFailed
from steward.language.unicode_text import unaccented
from steward.language.word_lists import words_for
from steward.tools.home.actions import command, domains_with
from steward.tools.home.already import is_already
from steward.tools.home.assistant import HomeAssistant
from steward.tools.home.entity import Entity
from steward.tools.home.names import fitting, names_only_places
from steward.tools.home.steps import STEPS

_EVERYTHING: Final = frozenset(" ".join(unaccented(said).split()) for said in words_for("all_devices"))
_ALL: Final = frozenset(unaccented(word) for word in words_for("all_of"))
_MANY: Final = frozenset(unaccented(word) for word in words_for("device_plurals"))
_SWITCHED: Final = frozenset({"light", "switch", "fan", "media_player", "humidifier"})
"""What "everything" is where it is turned on or off: not the heating, nor what may open or lock a way in."""
_TURNED: Final = ("turn_on", "turn_off", "toggle")
_MOST: Final = 40
"""Devices of one call."""


async def targets(
    house: HomeAssistant,
    words: str,
    action: str,
    change: str | None = None,
    parameters: Mapping[str, Json] | None = None,
) -> list[Entity]:
    """The devices that words and action (or a change) mean, in one order; several ids stand with commas between them.
    Of several those that are as they should be are left out, unless all are.

    Raises:
        ToolFailed: none fits, several fit where one is meant, or more than a call may change.
    """
    domains = domains_with(action) if change is None else STEPS[change].domains
    if "," in words:
        named = [await house.the(one.strip(), domains) for one in words.split(",") if one.strip()]
        return named if change is not None else _to_change(named, action, parameters or {})
    if names_only_places(words) and action in _TURNED and change is None:
        domains = _lit(words, await house.states()) or domains
    found = fitting(words, await house.states(), domains)
    if is_everything(words) and change is None:
        within = _SWITCHED if action in ("turn_on", "turn_off") else domains
        found = [entity for entity in await house.states() if entity.domain in within & domains]
    elif len(found) < 2 or change is not None or not _means_many(words):
        return [await house.the(words, domains)]
    chosen = _group_of(found) or _to_change(found, action, parameters or {})
    if not chosen or len(chosen) > _MOST:
        raise ToolFailed(f"“{words}” fits {len(found)} devices; say which, at most {_MOST} at a time")
    return chosen


def _lit(words: str, entities: Sequence[Entity]) -> frozenset[str]:
    """Lights, where a room is turned on or off and has any: "the kitchen" is no heating."""
    kinds = [frozenset({"light"}), _SWITCHED]
    return next((kind for kind in kinds if fitting(words, entities, kind)), frozenset())


def is_everything(words: str) -> bool:
    """Whether words mean every device: "all", "alles", "todo"."""
    return " ".join(unaccented(words).split()) in _EVERYTHING


def _means_many(words: str) -> bool:
    said = frozenset(re.findall(r"\w+", unaccented(words)))
    return bool(said & (_ALL | _MANY))


def _group_of(found: Sequence[Entity]) -> list[Entity]:
    """The home's own group of all that was found, if it is among them."""
    ids = {entity.entity_id for entity in found}
    groups = [one for one in found if ids - {one.entity_id} <= one.members]
    return groups[:1]


def _to_change(found: Sequence[Entity], action: str, parameters: Mapping[str, Json]) -> list[Entity]:
    """Those that are not as they should be yet; all of them where none is."""

    def differs(entity: Entity) -> bool:
        return entity.state != "unavailable" and not is_already(entity, command(entity.domain, action, parameters))

    return [entity for entity in found if differs(entity)] or list(found)
