"""home_safety: what in a house may be switched without asking.

Judged by the entity the user's words were found to mean, never by the words themselves. What is not known to be
harmless is asked about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steward.contracts.errors import ToolFailed
from steward.language.word_lists import by_value, words_for
from steward.tools.context import ToolContext
from steward.tools.guarding.verdict import ALLOW, Args, Facts, GuardVerdict, confirm
from steward.tools.home.actions import command
from steward.tools.home.already import is_already
from steward.tools.home.assistant import HomeAssistant
from steward.tools.home.entity import Entity
from steward.tools.home.names import words_of
from steward.tools.home.targets import targets
from steward.tools.ports import needed

_HARMLESS: Final = frozenset({"light", "fan", "media_player", "humidifier", "vacuum"})
_NAMED: Final = frozenset({"switch", "input_boolean", "remote", "climate", "water_heater"})
"""Domains that are harmless unless the device's name says otherwise: a switch may open a garage."""
_SECURING: Final = frozenset(
    {("lock", "lock"), ("alarm_control_panel", "arm"), ("cover", "stop"), ("valve", "stop"), ("camera", "turn_on")}
    | {("lawn_mower", "pause"), ("lawn_mower", "stop"), ("script", "stop")}
)
_SHADING: Final = frozenset({"awning", "blind", "curtain", "shade", "shutter"})
_SHADING_WORDS: Final = words_of(" ".join(words_for("shading_words")))
_DANGEROUS_WORDS: Final = words_of(" ".join(words_for("dangerous_words")))
_LIGHT_WORDS: Final = words_of(" ".join(by_value("device_kinds")["light"]))


async def home_facts(ctx: ToolContext, args: Args) -> Facts:
    """The entity that is meant, of several lights the first: entity_id, domain, device_class, name; or why it is not
    known, as `unknown`; or what would not change, as `already`."""
    house = needed(ctx.services.home, "Home Assistant")
    try:
        entities = await _meant(house, args)
        if _are_already(entities, args):
            # What is not asked about must be so at this moment: the tool looks at the same states.
            await house.states_now()
            entities = await _meant(house, args)
    except ToolFailed as error:
        return {"unknown": error.detail}
    if _are_already(entities, args):
        return {"already": [one.name for one in entities]}
    entity, *others = entities
    if others and any(one.domain != "light" for one in entities):
        return {"several": [one.name for one in entities]}
    return {
        "entity_id": entity.entity_id,
        "domain": entity.domain,
        "device_class": entity.device_class,
        "name": entity.name,
    }


async def _meant(house: HomeAssistant, args: Args) -> list[Entity]:
    settings = args.get("parameters")
    words, action = str(args["device_id"]), str(args["action"])
    return await targets(house, words, action, args.get("change"), settings if isinstance(settings, dict) else {})


def _are_already(entities: Sequence[Entity], args: Args) -> bool:
    """Whether the call would change nothing."""
    action, settings = str(args["action"]), args.get("parameters")
    given = settings if isinstance(settings, dict) else {}
    return args.get("change") is None and all(is_already(one, command(one.domain, action, given)) for one in entities)


def home_safety(args: Args, facts: Facts) -> GuardVerdict:
    """Allow what is harmless, makes the house safer or changes nothing; confirm everything else, and what is for
    several at once that are not lights alone."""
    if facts.get("already"):
        return ALLOW
    if several := facts.get("several"):
        return confirm("home_several", count=len(several))
    if "unknown" in facts or "domain" not in facts:
        return confirm("home_unknown")
    domain, action = str(facts["domain"]), str(args.get("action"))
    names = words_of(f"{facts.get('name')} {facts.get('entity_id')}")
    name = str(facts.get("name"))
    if (domain, action) in _SECURING or domain in _HARMLESS:
        return ALLOW
    if domain == "cover":
        return _cover(facts, names, name)
    if domain in _NAMED:
        risky = sorted(names & _DANGEROUS_WORDS)
        if not risky or names & _LIGHT_WORDS:
            return ALLOW
        return confirm("home_risky", name=name, words=", ".join(risky))
    return confirm("home_asks", name=name)


def _cover(facts: Facts, names: frozenset[str], name: str) -> GuardVerdict:
    kind = facts.get("device_class")
    shading = kind in _SHADING or (kind is None and bool(names & _SHADING_WORDS))
    if shading and not names & _DANGEROUS_WORDS:
        return ALLOW
    return confirm("home_way_in", name=name)
