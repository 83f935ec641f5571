"""What a problem's end says where nobody else's words say it, in the languages that Steward speaks. Pure.

The activity `open_problem` tells which language the request is in. The room `language` is out of reach here.
"""

from __future__ import annotations

from typing import Final

_TEXTS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "canceled": "Canceled.",
        "canceled_why": "Canceled: {why}",
        "done_before": "Already done before that: {parts}.",
        "last_unknown": "It is not known whether the last side effect happened.",
        "denied": "Canceled, this was not done: {what}. {why}",
        "unknown": "It is not known whether this happened: {what}. It was not repeated.",
        "ignored": "Ignored, this was not done: {what}.",
        "done": "Done: {what}.",
        "said_no": "You said no{why}.",
        "said_no_before": "You said no to this before.",
        "taken_back": "You took it back.",
        "asked_otherwise": "You asked for something else. Send the request again as it should be.",
        "expired": "The approval expired.",
        "you_said_so": "you said so",
        "you_went_on": "you went on to something else",
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
        "canceled": "Abgebrochen.",
        "canceled_why": "Abgebrochen: {why}",
        "done_before": "Vorher schon getan: {parts}.",
        "last_unknown": "Es ist nicht bekannt, ob das Letzte geschehen ist.",
        "denied": "Abgebrochen, das wurde nicht getan: {what}. {why}",
        "unknown": "Es ist nicht bekannt, ob das geschehen ist: {what}. Es wurde nicht wiederholt.",
        "ignored": "Nicht beachtet, das wurde nicht getan: {what}.",
        "done": "Getan: {what}.",
        "said_no": "Sie haben nein gesagt{why}.",
        "said_no_before": "Dazu haben Sie schon nein gesagt.",
        "taken_back": "Sie haben es zurückgenommen.",
        "asked_otherwise": "Sie wollten etwas anderes. Schicken Sie die Anfrage noch einmal, so wie sie sein soll.",
        "expired": "Die Freigabe ist abgelaufen.",
        "you_said_so": "auf Ihren Wunsch",
        "you_went_on": "Sie haben etwas anderes angefangen",
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
        "canceled": "Cancelado.",
        "canceled_why": "Cancelado: {why}",
        "done_before": "Ya hecho antes de eso: {parts}.",
        "last_unknown": "No se sabe si lo último llegó a ocurrir.",
        "denied": "Cancelado, esto no se hizo: {what}. {why}",
        "unknown": "No se sabe si esto ocurrió: {what}. No se repitió.",
        "ignored": "Ignorado, esto no se hizo: {what}.",
        "done": "Hecho: {what}.",
        "said_no": "Usted dijo que no{why}.",
        "said_no_before": "A esto ya dijo que no.",
        "taken_back": "Usted lo retiró.",
        "asked_otherwise": "Usted pidió otra cosa. Envíe la petición otra vez tal como debe ser.",
        "expired": "La aprobación caducó.",
        "you_said_so": "a petición suya",
        "you_went_on": "usted pasó a otra cosa",
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
