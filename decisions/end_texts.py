"""What a problem's end says where nobody else's words say it, in the languages that Steward speaks. Pure.

The activity `open_problem` tells which language the request is in. The room `language` is out of reach here.
"""

from __future__ import annotations

from typing import Final

_TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "stopped": "I stopped before your request was finished: one request may take {limit}, and this one has.",
        "rounds": "{count} rounds of planning",
        "tool_calls": "{count} tool calls",
        "tokens": "{count} tokens of a model",
        "seconds": "{count} seconds of work",
        "thousands": ",",
        "done_so_far": "Done so far:",
        "nothing_done": "Nothing was done.",
        "not_done": "Not done: {tool}: {why}",
        "not_done_either": "Not done either: {parts}.",
        "and": " and ",
        "rest": "Ask for the rest in a new message. Whoever runs Steward can raise the limit: {setting}.",
        "unchanged": "Nothing was changed of what waits: {why}.",
        "unfit": "The plan did not fit the tools: {why}",
        "not_planned": "The request could not be planned: {why}",
    },
    "de": {
        "stopped": (
            "Ich habe aufgehört, bevor Ihre Anfrage fertig war: Eine Anfrage darf {limit} brauchen, und so viel "
            "hat sie gebraucht."
        ),
        "rounds": "{count} Planungsrunden",
        "tool_calls": "{count} Werkzeugaufrufe",
        "tokens": "{count} Token eines Modells",
        "seconds": "{count} Sekunden Arbeit",
        "thousands": ".",
        "done_so_far": "Bisher getan:",
        "nothing_done": "Nichts wurde getan.",
        "not_done": "Nicht getan: {tool}: {why}",
        "not_done_either": "Auch nicht getan: {parts}.",
        "and": " und ",
        "rest": (
            "Fragen Sie nach dem Rest in einer neuen Nachricht. Wer Steward betreibt, kann die Grenze "
            "erhöhen: {setting}."
        ),
        "unchanged": "An dem, was wartet, wurde nichts geändert: {why}.",
        "unfit": "Der Plan passte nicht zu den Werkzeugen: {why}",
        "not_planned": "Die Anfrage konnte nicht geplant werden: {why}",
    },
    "es": {
        "stopped": (
            "Me detuve antes de terminar su petición: una petición puede usar {limit}, y esta ya los ha usado."
        ),
        "rounds": "{count} rondas de planificación",
        "tool_calls": "{count} llamadas a herramientas",
        "tokens": "{count} tokens de un modelo",
        "seconds": "{count} segundos de trabajo",
        "thousands": ".",
        "done_so_far": "Hecho hasta ahora:",
        "nothing_done": "No se hizo nada.",
        "not_done": "No hecho: {tool}: {why}",
        "not_done_either": "Tampoco hecho: {parts}.",
        "and": " y ",
        "rest": "Pida el resto en un mensaje nuevo. Quien administra Steward puede subir el límite: {setting}.",
        "unchanged": "No se cambió nada de lo que espera: {why}.",
        "unfit": "El plan no encajaba con las herramientas: {why}",
        "not_planned": "No se pudo planificar la petición: {why}",
    },
}


def end_text(language: str, name: str, **values: object) -> str:
    """The text of that name with its blanks filled in; in English where the language is none of these."""
    return _TEXTS.get(language, _TEXTS["en"])[name].format(**values)
