"""Tools that no request of the evaluation asks for, made by program: what a catalogue of a thousand tools looks like.

Many families, several services a family, the same verbs over neighbouring objects: near each other, as tools of real
servers are, and away from the tools that are evaluated, so that a request still has one right answer.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from steward.contracts.tool import BuiltinExecutor, Effect, Permission, ToolSpec

_SERVICE_NAMES = (
    "Acorn Bluebird Cobalt Drift Ember Fable Granite Harbor Iris Juniper Kestrel Lumen Meridian Nimbus Orbit Pylon "
    "Quartz Ripple Summit Tundra Umber Vertex Willow Xenon Yonder Zephyr"
)
_SERVICES = _SERVICE_NAMES.split()
_FAMILIES: dict[str, str] = {
    "version control": "pull request, code branch, merge conflict, release tag, commit signature, repository fork",
    "deployment": "build pipeline, container image, rollout, staging environment, feature flag, load balancer",
    "monitoring": "error log, latency dashboard, on-call shift, incident report, uptime probe, trace span",
    "customers": "sales lead, customer contact, deal stage, quote, support ticket, churn survey",
    "staff": "leave request, payslip, job applicant, onboarding checklist, performance review, shift plan",
    "accounting": "invoice, expense claim, ledger entry, tax return, purchase order, credit note",
    "banking": "bank account, card limit, standing order, savings pot, loan offer, direct debit",
    "insurance": "insurance policy, damage claim, premium estimate, coverage certificate, accident record",
    "shipping": "parcel, shipping label, customs form, courier pickup, return shipment, delivery route",
    "warehouse": "stock level, storage bin, pallet, picking list, supplier contract, reorder point",
    "travel": "flight booking, hotel room, train ticket, rental car, boarding pass, travel visa",
    "restaurants": "table reservation, menu item, food order, kitchen queue, loyalty card, wine cellar",
    "cooking": "recipe, meal plan, pantry item, nutrition label, oven programme, cooking timer",
    "music": "playlist, song queue, album review, concert ticket, guitar tab, karaoke track",
    "films": "watch list, cinema seat, subtitle file, streaming profile, film rating, trailer clip",
    "photos": "photo album, picture caption, face tag, image filter, print order, raw negative",
    "fitness": "workout, running route, step goal, gym membership, heart rate zone, yoga class",
    "health": "prescription, vaccination, doctor appointment, blood test, allergy record, sleep diary",
    "pets": "vet visit, dog walk, pet microchip, feeding schedule, cat litter order",
    "gardening": "plant bed, irrigation valve, seed catalogue, compost bin, greenhouse vent, lawn mower",
    "cars": "tyre change, fuel receipt, parking permit, vehicle inspection, charging session, toll pass",
    "energy": "electricity meter, solar panel, tariff plan, heat pump, battery bank, gas reading",
    "education": "course enrolment, exam grade, homework sheet, flashcard deck, lecture slide, school bus",
    "library": "borrowed book, library fine, reading room, interlibrary loan, audiobook, periodical issue",
    "property": "rental listing, lease agreement, mortgage rate, viewing slot, floor plan, tenant deposit",
    "law": "legal brief, court hearing, patent filing, trademark search, notary slot, power of attorney",
    "marketing": "ad campaign, landing page, newsletter issue, audience segment, promo code, press kit",
    "social media": "status post, follower list, story highlight, comment thread, hashtag report, live stream",
    "design": "wireframe, colour palette, font licence, icon set, mood board, brand guideline",
    "manufacturing": "machine job, quality defect, spare part, conveyor line, calibration run, tool wear report",
    "laboratory": "blood sample, centrifuge run, microscope image, reagent bottle, lab protocol, freezer slot",
    "farming": "crop field, cattle tag, milk yield, tractor task, soil probe, harvest forecast",
    "gaming": "game server, player rank, loot box, match replay, guild roster, speed run",
    "sports": "league table, fixture, season ticket, referee report, player transfer, stadium gate",
    "volunteering": "donation, food bank shift, fundraiser, volunteer badge, charity auction lot",
    "city services": "bin collection, building permit, pothole report, dog licence, street light fault, voting slot",
    "facilities": "meeting room, visitor badge, desk booking, lift fault, cleaning round, fire drill",
    "printing": "print job, toner cartridge, 3D print, label roll, scanner profile",
    "telephony": "voicemail, call forwarding rule, conference bridge, SIM card, call recording, hold music",
    "drones": "flight plan, drone battery, no-fly zone, aerial survey, gimbal preset",
}
_VERBS: dict[str, tuple[Effect, str, tuple[str, ...]]] = {
    "list": (Effect.READ, "List every {o} on {s}.", ("show me all {o}s", "which {o}s do we have on {s}")),
    "get": (Effect.READ, "Details of one {o} in {s}.", ("open the {o} {n}", "tell me more about {o} number {n}")),
    "create": (Effect.ONCE, "Create a new {o} with {s}.", ("set up a new {o}", "start another {o} on {s} for {w}")),
    "update": (Effect.IDEMPOTENT, "Change an existing {o} held by {s}.", ("rename the {o} {n}", "edit {o} {n}")),
    "cancel": (Effect.IDEMPOTENT, "Cancel or withdraw a {o} at {s}.", ("call off the {o}", "drop {o} {n} on {s}")),
    "share": (Effect.ONCE, "Share a {o} from {s} with others.", ("give {w} access to the {o}", "share {o} {n}")),
    "approve": (Effect.ONCE, "Approve a pending {o} in {s}.", ("sign off the {o}", "approve {o} {n} for {w}")),
    "export": (Effect.READ, "Export {o} data from {s} as a file.", ("download the {o}s", "export each {o} to csv")),
}
_WHO = ("Priya", "the board", "our office", "Jonas", "next quarter", "the Lyon site", "Mei", "the night crew")


def distractors(count: int, seed: int = 7) -> list[ToolSpec]:
    """`count` different tools, the same for the same seed."""
    chosen = random.Random(seed)
    every = [(f, o, v) for f, objects in _FAMILIES.items() for o in objects.split(", ") for v in _VERBS]
    if count > len(every):
        raise ValueError(f"at most {len(every)} distractors can be made")
    return [_tool(family, thing, verb, chosen) for family, thing, verb in chosen.sample(every, count)]


def _tool(family: str, thing: str, verb: str, chosen: random.Random) -> ToolSpec:
    service = chosen.choice(_SERVICES)
    effect, description, examples = _VERBS[verb]
    filled = {"o": thing, "s": service, "n": str(chosen.randint(2, 9999)), "w": chosen.choice(_WHO)}
    properties = dict(_properties(verb, thing))
    return ToolSpec(
        name=f"{service.lower()}_{verb}_{'_'.join(thing.lower().replace('-', ' ').split())}",
        description=description.format_map(filled),
        parameters={"type": "object", "properties": properties, "required": list(properties)[:1]},
        permission=Permission.AUTONOMOUS,
        effect=effect,
        tool_type=family,
        executor=BuiltinExecutor(function="evaluation.none"),
        examples=[*(example.format_map(filled) for example in examples), f"{verb} {thing} in {service}"],
    )


def _properties(verb: str, thing: str) -> Iterator[tuple[str, dict[str, str]]]:
    if verb in ("get", "update", "cancel", "share", "approve"):
        yield "id", {"type": "string", "description": f"Which {thing}"}
    if verb == "create":
        yield "title", {"type": "string", "description": f"Name of the {thing}"}
    if verb == "share":
        yield "recipient", {"type": "string", "description": "Who gets it"}
