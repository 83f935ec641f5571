"""Names, topics, things to do, titles, sentences: made of written lists, so that no two requests need be alike."""

from __future__ import annotations

import random
from typing import Any

from training.moments import date
from training.written import pick

_SYLLABLES = [
    "ba", "ko", "ri", "ten", "mar", "lo", "vi", "sta", "pel", "zu", "no", "fer", "ga", "lin", "dra", "mo", "qui",
    "sel", "tor", "ha",
]  # fmt: skip


def person(rng: random.Random, lang: str) -> tuple[str, Any]:
    """Somebody by first name, full name, title or role."""
    kind = rng.random()
    if kind < 0.55:
        return pick(rng, "firstname", lang), None
    if kind < 0.75:
        return f"{pick(rng, 'firstname', lang)} {pick(rng, 'lastname')}", None
    if kind < 0.83:
        return f"{rng.choice(['Dr.', 'Mr.', 'Mrs.', 'Ms', 'Prof.', 'Dr', 'Mr'])} {pick(rng, 'lastname')}", None
    return pick(rng, "role"), None


def topic(rng: random.Random, lang: str) -> tuple[str, Any]:
    """What a text or a search is about."""
    kind = rng.random()
    thing = pick(rng, "thing")
    if kind < 0.35:
        return thing, None
    if kind < 0.6:
        return f"{pick(rng, 'adjective')} {thing}", None
    if kind < 0.7:
        of = rng.choice(["Q1", "Q2", "Q3", "Q4", "2024", "2025", pick(rng, "month"), pick(rng, "company")])
        return f"{of} {thing}", None
    if kind < 0.78:
        return f"{pick(rng, 'firstname')}'s {thing}", None
    if kind < 0.9:
        return pick(rng, "subject_area").removeprefix("the "), None
    if kind < 0.95:
        joint = rng.choice(["and", "for", "with", "in"])
        return f"{thing} {joint} {rng.choice([pick(rng, 'thing'), pick(rng, 'city'), pick(rng, 'company')])}", None
    return _words(rng), None


def _words(rng: random.Random) -> str:
    """Letters nobody has seen together, so that copying is learned and not a vocabulary."""
    return " ".join("".join(rng.choice(_SYLLABLES) for _ in range(rng.randint(2, 4))) for _ in range(rng.randint(1, 3)))


def todo(rng: random.Random, lang: str) -> tuple[str, Any]:
    """Something to do, as the words after "to"."""
    kind = rng.random()
    if kind < 0.55:
        return pick(rng, "verb_object"), None
    if kind < 0.8:
        verb = rng.choice([
            "check", "send", "review", "finish", "prepare", "renew", "pay", "collect", "print", "discuss", "look at",
            "sort out", "ask about",
        ])  # fmt: skip
        return f"{verb} the {topic(rng, lang)[0]}", None
    if kind < 0.95:
        about = rng.choice(["", f" about the {pick(rng, 'thing')}"])
        verb = rng.choice(["call", "text", "meet", "email", "pay back", "thank", "visit", "congratulate", "pick up"])
        return f"{verb} {person(rng, lang)[0]}{about}", None
    return f"{pick(rng, 'verb_object')} and {pick(rng, 'verb_object')}", None


def title(rng: random.Random, lang: str) -> tuple[str, Any]:
    """A heading: of an event, a note, a mail."""
    kind = rng.random()
    if kind < 0.5:
        return pick(rng, "title"), None
    if kind < 0.7:
        event = rng.choice([
            "Call", "Meeting", "Lunch", "Coffee", "Dinner", "Review", "Sync", "Interview", "Drinks", "Workshop",
        ])  # fmt: skip
        return f"{event} with {person(rng, lang)[0]}", None
    about = topic(rng, lang)[0]
    event = rng.choice(["meeting", "update", "review", "call", "question", "session"])
    return rng.choice([about, f"{about} {event}", about.capitalize()]), None


def sentence(rng: random.Random, lang: str) -> tuple[str, Any]:
    """Something to tell somebody."""
    kind = rng.random()
    if kind < 0.6:
        return pick(rng, "sentence"), None
    about, who = topic(rng, lang)[0], pick(rng, "firstname")
    state = rng.choice(["ready", "late", "on my desk", "done", "cancelled", "attached", "approved", "wrong"])
    made = rng.choice([
        f"the {about} is {state}",
        f"{who} will {rng.choice(['join us', 'send it', 'be late', 'take over', 'call you'])} {date(rng)}",
        f"I {rng.choice(['need', 'have', 'lost', 'finished', 'signed', 'read', 'checked'])} the {about}",
        f"we {rng.choice(['talk about', 'need to discuss', 'postponed', 'agreed on', 'should rethink'])} the {about}"
        f" {date(rng)}",
        f"can you {pick(rng, 'verb_object')} {date(rng)}", f"please {pick(rng, 'verb_object')}",
        f"{pick(rng, 'sentence')} and {pick(rng, 'sentence')}",
    ])  # fmt: skip
    return made, None


def paragraph(rng: random.Random, lang: str) -> tuple[str, Any]:
    """Two or three sentences."""
    said = [sentence(rng, lang)[0] for _ in range(rng.choice([2, 2, 3]))]
    return ". ".join(text[:1].upper() + text[1:] for text in said) + rng.choice(["", "."]), None


def device(rng: random.Random, lang: str) -> tuple[str, Any]:
    """A thing in the house."""
    if rng.random() < 0.45:
        return pick(rng, "own_device"), None
    return f"{pick(rng, 'room')} {pick(rng, 'fixture')}", None
