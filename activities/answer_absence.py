"""Claims of an answer that there is nothing ("You have no e-mails"), and whether the results hold something after all.

Pure; English, German and Spanish. Conservative: a claim that says more than the kind of thing is wrong only when one
found thing has everything it says, and a result of which the items cannot be told is taken to bear it out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date, timedelta, tzinfo
from typing import Any, Final

from activities.answer_entities import WEEKDAYS, fold
from activities.answer_sums import structured
from contracts.base import Json
from contracts.plan import Observation
from models.render.moments import local_day
from models.render.unknown import content_parts, mended

_KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    r"e-?mails?|mails?|messages?|inbox|mailbox|nachrichten?|posteingang|correos?|mensajes?|bandeja de entrada": (
        *("mail", "email", "inbox", "message"),
    ),
    r"events?|appointments?|calendar|termine?|kalender|eventos?|citas?|calendario": (
        "event",
        "calendar",
        "appointment",
    ),
    r"tasks?|to-?dos?|task list|to-?do list|aufgaben?|tareas?": ("task", "todo"),
    r"reminders?|erinnerungen?|recordatorios?": ("reminder",),
    r"facts?|memories|fakten|datos|recuerdos": ("fact", "memory", "memories"),
    r"devices?|gerate?|dispositivos?": ("device", "entit"),
    r"articles?|headlines?|artikel|schlagzeilen?|articulos?|noticias?|titulares?": ("article", "headline", "news"),
}
"""How a kind of thing or its place is called, folded, and how the names of tools and fields that hold it begin."""
_ANYTHING: Final = (
    "nothing|anything|results?|matches|entries|rows|items?|nichts|ergebnisse?|treffer|eintrage?|zeilen|nada|resultados?"
)
_THING: Final = rf"(?P<which>(?:\w+ ){{0,2}}?)(?P<thing>{'|'.join([*_KINDS, _ANYTHING])})\b(?P<tail>.*)"
_BY_THE_WAY: Final = "(?:(?:currently|unfortunately|leider|derzeit|aktuell|gerade) )?"
_NONE: Final = rf"{_BY_THE_WAY}(?:(?:no|keine?[nr]?|ningun[ao]?s?) |(?=nothing|nichts|nada)){_THING}"
_CLAIMS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\bno (?:tienes|hay|encontre|he encontrado|se encontr\w+|veo) (?:ningun[ao]? )?{_THING}",
        rf"\b(?:you|there|i|i've|i have) {_BY_THE_WAY}(?:have|are|is|were|was|found|see) {_NONE}",
        rf"\b(?:found|es gibt|gibt es|du hast|hast du|sie haben|ich habe|ich sehe|ich finde|es wurden?) {_NONE}",
        rf"^(?:sorry )?{_NONE}",
        rf"\b(?:could not|couldn't|did not|didn't|cannot|can't) (?:find|see) (?:any )?{_THING}",
        rf"\b(?:do not|don't|aren't|isn't|are not|is not) (?:have )?any {_THING}",
        rf"\b(?:your|dein|ihr|tu|su) (?=[\w -]{{1,60}} (?:is|ist|esta) (?:empty|leer|vaci[oa])\b){_THING}",
    )
)
_SUPPOSED: Final = re.compile(
    r"\b(?:if|whether|unless|until|says?|said|writes?|wrote|that|wenn|falls|ob|sagt|schreibt|dass|si|dice|escribe|que)\b"
)
_SENTENCES: Final = re.compile(r"[.!?](?=\s|$)|[\n;,:]| - |\b(?:but|except|aber|pero|salvo)\b", re.IGNORECASE)
_MERE: Final = frozenset(
    re.findall(
        r"\w+",
        """a an the any at all in on of from by for with to about your you me right now moment is was were been found
        that matching match matched search query currently empty there here i and searched looked checked everything
        sorry unfortunately leider der die das dem den im am von vom fur zum zur mit uber dein deine deinem deinen
        deiner dir ist derzeit aktuell gefunden leer hier el la los las en de del con para sobre tu tus esta ahora
        encontrado vacio vacia""",
    )
)
"""Words that say nothing about which things are meant."""
_PLAIN_NAMES: Final = frozenset(("items", "results", "result", "data", "records", "values", "list", "rows", "response"))
_TIMED: Final = ("start", "due", "date", "when")
_TERSE: Final = 80
"""Characters of a value that tells what a thing is; a longer one is its text, which may mention anything."""
_DEEPEST: Final = 3


def false_absences(
    answer: str, observations: Sequence[Observation], today: date | None = None, zone: tzinfo | None = None
) -> list[str]:
    """The claims that there is nothing of a kind, though every result that could hold some holds what is denied.

    `today` is what "tomorrow" counts from; days are those of `zone`.
    """
    found = [(seen.tool_name, list(_lists(structured(seen.result)))) for seen in observations if seen.ok]
    wrong = []
    for sentence in _SENTENCES.split(answer) if found else []:
        said = fold(re.sub(r"[*_`\"“”„]", "", sentence)).strip(" -")
        claim = next((match for pattern in _CLAIMS if (match := pattern.search(said))), None)
        if claim and not _SUPPOSED.search(said[: claim.start()]) and _is_false(claim, found, today, zone):
            wrong.append(" ".join(sentence.split()))
    return list(dict.fromkeys(wrong))


def _is_false(
    claim: re.Match[str],
    found: Sequence[tuple[str, list[tuple[str, list[Json]]]]],
    today: date | None,
    zone: tzinfo | None,
) -> bool:
    around = re.findall(r"[\w-]+", f"{claim.string[: claim.start()]} {claim['tail']}")
    stems = next((kind for said in (claim["thing"], *around) if (kind := _stems(said))), ())
    which = set(claim["which"].split()) - _MERE
    rest = {word for word in around if word not in _MERE and not (stems and _stems(word) == stems)}
    held = False
    for tool, lists in found:
        fitting = [items for name, items in lists if not stems or _begins(name or tool, stems)]
        if stems and not fitting and not _begins(tool, stems):
            continue
        held = bool(fitting) and all(any(_has(item, which, rest, today, zone) for item in items) for items in fitting)
        if not held:
            return False
    return held


def _stems(said: str) -> tuple[str, ...]:
    """How the names of what holds a kind of thing begin, by how the kind is called; () for any other word."""
    return next((stems for names, stems in _KINDS.items() if re.fullmatch(names, said)), ())


def _begins(name: str, stems: tuple[str, ...]) -> bool:
    return any(word.startswith(stems) for word in re.findall(r"[a-z]+", name.lower())) if stems else False


def _lists(value: Json, name: str = "", depth: int = 0) -> Iterator[tuple[str, list[Json]]]:
    """The lists a result consists of, each with its field's name, "" where that does not tell what they hold."""
    if isinstance(value, list):
        yield name, [item for item in value if _is_something(item)]
    if not isinstance(value, dict) or depth >= _DEEPEST:
        return
    parts = content_parts(value)
    if isinstance(value.get("shortened"), str):
        yield from _lists(mended(value["shortened"]), name, depth + 1)
    elif parts is not None:
        for inner in (value.get("structuredContent"), *(part.get("text") for part in parts)):
            yield from _lists(inner, name, depth + 1)
    else:
        for key, inner in value.items():
            plain = key in _PLAIN_NAMES
            if (isinstance(inner, list) and key != "columns") or (isinstance(inner, dict) and plain):
                yield from _lists(inner, "" if plain else key, depth + 1)


def _is_something(item: Json) -> bool:
    """Whether an item says anything: a row of zeros is how a count says that there is nothing."""
    if isinstance(item, dict | list):
        return any(_is_something(inner) for inner in (item.values() if isinstance(item, dict) else item))
    return bool(item)


def _has(item: Json, which: set[str], rest: set[str], today: date | None, zone: tzinfo | None) -> bool:
    """Whether one thing is `which` ("open") and has everything the claim says besides ("from Kim", "tomorrow")."""
    if not (which or rest):
        return True
    fields = list(_fields(item))
    values = {fold(str(value)) for _, value in fields}
    words = {word for value in values if len(value) <= _TERSE for word in re.findall(r"\w+", value)}
    days = (local_day(value, zone) for key, value in fields if key.startswith(_TIMED))
    words.update(word for day in days if day is not None for word in _day_words(day, today))
    return which <= values and rest <= words


def _day_words(day: date, today: date | None) -> Iterator[str]:
    yield from (fold(name) for name, number in WEEKDAYS.items() if number == day.weekday())
    if today is not None and day - today in (timedelta(0), timedelta(days=1)):
        yield from ("today", "heute", "hoy") if day == today else ("tomorrow", "morgen", "manana")


def _fields(value: Any, key: str = "") -> Iterator[tuple[str, Json]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _fields(inner, key if name in ("dateTime", "date") and key else name)
    elif isinstance(value, list):
        for inner in value:
            yield from _fields(inner, key)
    elif value is not None:
        yield key, value
