"""Values that follow a rule: numbers, ids, codes, addresses. The table `RULES` names them all for `training.lists`.

Each takes a random source and a language and gives the words and, where they differ, what they mean. The order of the
draws is part of a training run: a seed gives the same requests only while it stays.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from training.moments import DIGITS, date, time, when
from training.phrases import device, paragraph, person, sentence, title, todo, topic
from training.written import pick

_NUMBERS = {**{word: n for n, word in enumerate(DIGITS[:13])}, "fifteen": 15, "twenty": 20, "thirty": 30}
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_HOSTS = [
    "example.com", "acme.io", "mail.org", "studio.example", "uni-x.edu", "corp.net", "gmail.com", "web.de", "correo.es",
    "company.co.uk", "startup.ai",
]  # fmt: skip
Made = Callable[[random.Random, str], tuple[str, Any]]


def _said(make: Callable[[random.Random], str]) -> Made:
    return lambda rng, _lang: (make(rng), None)


def _integer(low: int, high: int) -> Made:
    def make(rng: random.Random, lang: str) -> tuple[str, Any]:
        if lang == "en" and low < 20 and rng.random() < 0.3:
            word = rng.choice([w for w, n in _NUMBERS.items() if low <= n <= high])
            return word, _NUMBERS[word]
        number = rng.randint(low, high)
        return str(number), number

    return make


def _float(rng: random.Random, _lang: str) -> tuple[str, Any]:
    number = round(rng.uniform(0.1, 200), rng.choice([1, 1, 2]))
    return str(number), number


def _coordinate(limit: int) -> Made:
    def make(rng: random.Random, _lang: str) -> tuple[str, Any]:
        said = f"{round(rng.uniform(-limit, limit), rng.choice([0, 1, 2, 4])):g}"
        return said, float(said)

    return make


def _number_id(rng: random.Random, _lang: str) -> tuple[str, Any]:
    number = rng.choice([rng.randint(1, 30), rng.randint(1, 999), rng.randint(1000, 99999)])
    return rng.choice(["", "", "#"]) + str(number), number


def _id(rng: random.Random) -> str:
    pool = "0123456789abcdef"
    shape = rng.random()
    if shape < 0.4:
        return rng.choice("mertabc") + "".join(rng.choice(pool) for _ in range(rng.choice([6, 8, 11])))
    if shape < 0.7:
        kind = rng.choice(["msg", "evt", "r", "fact", "tsk", "mail", "id", "ord"])
        return f"{kind}{rng.choice('-_')}{rng.randint(1, 9999)}"
    return "".join(rng.choice(_LETTERS + "0123456789") for _ in range(rng.randint(5, 9)))


def _code(rng: random.Random) -> str:
    letters = "".join(rng.choice(_LETTERS.upper()) for _ in range(rng.choice([2, 2, 3, 4])))
    return f"{letters}{rng.choice(['-', '-', ''])}{rng.randint(1, 99999)}"


def _email(rng: random.Random) -> str:
    first, last = pick(rng, "firstname").lower(), pick(rng, "lastname").lower().replace("'", "").replace("ü", "ue")
    user = rng.choice(
        [first, f"{first}.{last}", f"{first[0]}{last}", f"{first}_{rng.randint(1, 99)}", "info", "team", f"{last}"]
    )
    return f"{user}@{rng.choice(_HOSTS)}"


def _emails(rng: random.Random) -> str:
    found = [_email(rng) for _ in range(rng.choice([1, 2, 2, 3]))]
    return rng.choice([", ", ", ", ","]).join(found)


def _fullname(rng: random.Random) -> str:
    return f"{pick(rng, 'firstname')} {pick(rng, 'lastname')}"


def _phone(rng: random.Random) -> str:
    return rng.choice([
        f"+{rng.randint(1, 99)} {rng.randint(100, 999)} {rng.randint(100000, 9999999)}",
        f"{rng.randint(200, 999)}-{rng.randint(200, 999)}-{rng.randint(1000, 9999)}",
        f"0{rng.randint(1000000000, 1999999999)}",
    ])  # fmt: skip


def _url(rng: random.Random) -> str:
    scheme = rng.choice(["https://", "http://", "www.", ""])
    host = pick(rng, "company").lower().replace(" ", "")
    ending = rng.choice(["com", "org", "io", "de"])
    return f"{scheme}{host}.{ending}{rng.choice(['', '/blog', '/pricing', '/docs/intro', '/a?id=7'])}"


RULES: dict[str, Made] = {
    "int": _integer(2, 30), "bigint": _integer(50, 5000), "float": _float, "num_id": _number_id,
    "latitude": _coordinate(90), "longitude": _coordinate(180), "id": _said(_id), "code": _said(_code),
    "email": _said(_email), "emails": _said(_emails), "person": person, "date": _said(date), "time": _said(time),
    "when": _said(when), "fullname": _said(_fullname), "phone": _said(_phone), "url": _said(_url), "topic": topic,
    "todo": todo, "title": title, "sentence": sentence, "paragraph": paragraph, "device": device,
}  # fmt: skip
"""What makes a value, by the name of its list."""
