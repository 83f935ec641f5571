"""What people say without asking for it, planned with the real judge: the act that follows, or that none does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from steward import wording
from steward.contracts.plan import AnswerPlan, CallsPlan, Observation, Plan, PlanRequest
from steward.contracts.tool import Effect
from steward.language.statements import without_correction
from steward.planners.chain import PlanControl
from steward.planners.check import plan_errors
from steward.planners.embedded.backend import EmbeddedPlanner
from steward.search.retrieval import ToolRetriever
from steward.search.tool_index import ToolFilter, ToolIndex
from steward.tools.registry import Registry
from tests.support.embedding import copy_index, real_embedder, real_judge
from tests.support.toolbox import request

REGISTRY = Registry()
PLANNER = EmbeddedPlanner(real_judge(), real_embedder(), wording)
OFFERED = 10
TASKS = {
    "count": 4,
    "tasks": [
        {"task_id": 1, "title": "Buy milk", "status": "open"},
        {"task_id": 2, "title": "Write Bob", "status": "open"},
        {"task_id": 3, "title": "Finish the report", "status": "open"},
        {"task_id": 4, "title": "Oma anrufen", "status": "open"},
    ],
}


@pytest.fixture(scope="module")
def retriever(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ToolRetriever]:
    """The shipped catalogue as production searches it."""
    folder: Path = tmp_path_factory.mktemp("index") / "qdrant"
    copy_index(folder)
    index = ToolIndex(real_embedder(), path=folder)
    yield ToolRetriever(index, REGISTRY)
    index.close()


async def planned(
    text: str, retriever: ToolRetriever, seen: list[Observation] | None = None, memories: Sequence[str] = ()
) -> Plan:
    [vector] = real_embedder().embed([text])
    found = await retriever.find(text, vector, OFFERED, ToolFilter())
    asked: PlanRequest = request(text, observations=seen).model_copy(
        update={"candidates": retriever.offer(found, OFFERED), "memories": list(memories)}
    )
    made = (await PLANNER.plan(asked, PlanControl())).plan
    assert plan_errors(made, asked) == []
    return made


def acts(plan: Plan) -> list[tuple[str, dict[str, Any]]]:
    return [(call.tool_name, call.args) for call in plan.calls] if isinstance(plan, CallsPlan) else []


STATED: list[tuple[str, str, dict[str, Any]]] = [
    ("I need to buy groceries", "add_task", {"title": "buy groceries"}),
    ("don't let me forget to call the dentist", "add_task", {"title": "call the dentist"}),
    (
        "I have to renew my passport by December 15",
        "add_task",
        {"title": "renew my passport", "due_date": "December 15"},
    ),
    ("we still have to paint the fence", "add_task", {"title": "paint the fence"}),
    ("I mustn't forget to pay the gas bill", "add_task", {"title": "pay the gas bill"}),
    ("Ich muss noch Milch kaufen", "add_task", {"title": "Milch kaufen"}),
    ("Lass mich nicht vergessen, Oma anzurufen", "add_task", {"title": "Oma anzurufen"}),
    ("Tengo que comprar leche", "add_task", {"title": "comprar leche"}),
    ("no dejes que me olvide de llamar a mamá", "add_task", {"title": "llamar a mamá"}),
    ("my sister is called Anna", "store_fact", {"fact": "my sister is called Anna"}),
    ("My dentist is Dr. Hale on Mill Street", "store_fact", {"fact": "My dentist is Dr. Hale on Mill Street"}),
    ("Am liebsten trinke ich Tee ohne Zucker", "store_fact", {"fact": "Am liebsten trinke ich Tee ohne Zucker"}),
    ("Mi dentista es Ana Ruiz", "store_fact", {"fact": "Mi dentista es Ana Ruiz"}),
    ("I'm allergic to nuts", "store_fact", {"fact": "I'm allergic to nuts"}),
    ("I prefer tea", "store_fact", {"fact": "I prefer tea"}),
    ("my locker code is 4411", "store_fact", {"fact": "my locker code is 4411"}),
    ("I don't eat meat", "store_fact", {"fact": "I don't eat meat"}),
    ("Meine Schwester heißt Anna", "store_fact", {"fact": "Meine Schwester heißt Anna"}),
    ("Ich bin gegen Nüsse allergisch", "store_fact", {"fact": "Ich bin gegen Nüsse allergisch"}),
    ("Ich trinke lieber Tee", "store_fact", {"fact": "Ich trinke lieber Tee"}),
    ("mi hermana se llama Ana", "store_fact", {"fact": "mi hermana se llama Ana"}),
    ("soy alérgico a las nueces", "store_fact", {"fact": "soy alérgico a las nueces"}),
    ("call me Sam", "update_profile", {"updates": {"name": "Sam"}}),
    ("Nenn mich Sam", "update_profile", {"updates": {"name": "Sam"}}),
    ("llámame Sam", "update_profile", {"updates": {"name": "Sam"}}),
    ("my e-mail is sam@example.org", "update_profile", {"updates": {"email": "sam@example.org"}}),
    ("mi correo es sam@example.org", "update_profile", {"updates": {"email": "sam@example.org"}}),
    ("what is my sister called?", "retrieve_memories", {"query": "what is my sister called"}),
    ("Wie heißt meine Schwester?", "retrieve_memories", {"query": "Wie heißt meine Schwester"}),
    ("¿cómo se llama mi hermana?", "retrieve_memories", {"query": "cómo se llama mi hermana"}),
    ("did I buy milk?", "list_tasks", {"status": "open"}),
    ("Habe ich Milch gekauft?", "list_tasks", {}),
    (
        "Turn the heating down a bit",
        "control_device",
        {"device_id": "heating", "action": "set_temperature", "change": "cooler"},
    ),
    (
        "turn the heating up to 22 degrees",
        "control_device",
        {"device_id": "heating", "action": "set_temperature", "parameters": {"temperature": 22}},
    ),
    ("a bit warmer", "control_device", {"device_id": "warmer", "action": "set_temperature", "change": "warmer"}),
    ("louder", "control_device", {"device_id": "louder", "action": "set_volume", "change": "louder"}),
    ("turn up the volume", "control_device", {"device_id": "volume", "action": "set_volume", "change": "louder"}),
    (
        "make the bedroom lamp brighter",
        "control_device",
        {"device_id": "bedroom lamp", "action": "set_brightness", "change": "brighter"},
    ),
    (
        "dim the lamp to 30 %",
        "control_device",
        {"device_id": "lamp", "action": "dim", "parameters": {"brightness": 30}},
    ),
    (
        "Mach es etwas wärmer",
        "control_device",
        {"device_id": "wärmer", "action": "set_temperature", "change": "warmer"},
    ),
    ("baja el volumen", "control_device", {"device_id": "volumen", "action": "set_volume", "change": "quieter"}),
    ("turn everything off", "control_device", {"device_id": "everything", "action": "turn_off"}),
    ("Mach alles aus", "control_device", {"device_id": "alles", "action": "turn_off"}),
    ("apaga todo", "control_device", {"device_id": "todo", "action": "turn_off"}),
    ("can you turn off the kitchen light?", "control_device", {"device_id": "kitchen light", "action": "turn_off"}),
    (
        "I'm freezing, make it 22 in the living room",
        "control_device",
        {"device_id": "living room", "action": "set_temperature", "parameters": {"temperature": 22}},
    ),
]


@pytest.mark.requirement("planners.embedded.statements")
@pytest.mark.parametrize(("text", "tool", "args"), STATED, ids=[text for text, _, _ in STATED])
async def test_a_statement_does_what_it_asks_for(
    text: str, tool: str, args: dict[str, Any], retriever: ToolRetriever
) -> None:
    assert acts(await planned(text, retriever)) == [(tool, args)]


CHANGED = [
    ("I moved: I live in Rome now", "I live in Hamburg", "I live in Rome"),
    ("I live in Rome now", "I live in Hamburg", "I live in Rome"),
    ("my favourite colour is green, not blue", "my favourite colour is blue", "my favourite colour is green"),
    ("Ich bin umgezogen: ich wohne jetzt in Rom", "Ich wohne in Hamburg", "ich wohne in Rom"),
    ("meine Lieblingsfarbe ist Grün, nicht Blau", "meine Lieblingsfarbe ist Blau", "meine Lieblingsfarbe ist Grün"),
    ("me he mudado: ahora vivo en Roma", "vivo en Madrid", "vivo en Roma"),
    ("mi color favorito es el verde, no el azul", "mi color favorito es el azul", "mi color favorito es el verde"),
]


@pytest.mark.requirement("planners.embedded.facts-changed")
@pytest.mark.parametrize(
    "fact",
    [
        "My sister lives in Rome and is not married",
        "I work at Acme and I do not drink coffee",
        "Ich wohne in Berlin und esse nicht gern Fisch",
        "vivo en Madrid y no como carne",
        "My friend Levi moved house, my favourite colour is blue",
        "My favourite tool is autocorrection software",
    ],
)
def test_what_is_denied_in_passing_is_no_correction(fact: str) -> None:
    assert without_correction(fact) == fact


@pytest.mark.requirement("planners.embedded.facts-changed")
@pytest.mark.parametrize(("text", "known", "fact"), CHANGED, ids=[text for text, _, _ in CHANGED])
async def test_a_fact_takes_the_place_of_what_was_told_of_the_same(
    text: str, known: str, fact: str, retriever: ToolRetriever
) -> None:
    memories = ["my sister is called Anna", known]
    assert acts(await planned(text, retriever, memories=memories)) == [
        ("update_fact", {"fact_id": known, "fact": fact})
    ]
    assert acts(await planned(text, retriever)) == [("store_fact", {"fact": fact})]


@pytest.mark.requirement("planners.embedded.statements")
@pytest.mark.parametrize(
    ("text", "task"),
    [
        *(("bought the milk", 1), ("I've already bought the milk", 1), ("done with the report", 3)),
        *(("finished the report", 3), ("Oma angerufen", 4)),
    ],
)
async def test_what_is_done_completes_the_task_of_that_name(text: str, task: int, retriever: ToolRetriever) -> None:
    assert acts(await planned(text, retriever)) == [("list_tasks", {})]
    listed = [Observation(tool_name="list_tasks", ok=True, result=TASKS, message="4 tasks")]
    assert acts(await planned(text, retriever, listed)) == [("complete_task", {"task_id": task})]


@pytest.mark.requirement("planners.embedded.statements")
@pytest.mark.parametrize(
    "text", ["I called Bob", "finished the dishes", "Ich bin mit dem Garten fertig", "terminé la cena"]
)
async def test_what_no_task_speaks_of_completes_none(text: str, retriever: ToolRetriever) -> None:
    listed = [Observation(tool_name="list_tasks", ok=True, result=TASKS, message="4 tasks")]
    made = await planned(text, retriever, listed)
    assert isinstance(made, AnswerPlan)
    assert text in made.text


@pytest.mark.requirement("planners.embedded.statements")
@pytest.mark.parametrize("text", ["water the plants is done", "I watered the plants"])
async def test_one_of_two_errands_completes_no_task_for_both(text: str, retriever: ToolRetriever) -> None:
    tasks = {"count": 1, "tasks": [{"task_id": 1, "title": "Buy stamps and water the plants", "status": "open"}]}
    listed = [Observation(tool_name="list_tasks", ok=True, result=tasks, message="1 task")]
    assert "complete_task" not in dict(acts(await planned(text, retriever, listed)))


@pytest.mark.requirement("planners.embedded.no-guess")
@pytest.mark.parametrize(
    "text",
    [
        *("what mails did I send?", "did I answer Bob?", "Welche Mails habe ich verschickt?"),
        *("Habe ich Bob geantwortet?", "¿Qué correos he enviado?", "¿he respondido a Bob?"),
    ],
)
async def test_what_was_sent_is_not_told_from_what_came_in(text: str, retriever: ToolRetriever) -> None:
    told = {tool for tool, _ in acts(await planned(text, retriever))}
    assert not told & {"search_email", "list_tasks", "get_daily_briefing"}


UNASKED = [
    *("thanks, that was great", "I'm tired", "that's not what I meant", "nice weather today", "yes", "no", "ok"),
    *("I'll be in Madrid next week", "Bob asked me to send him the file yesterday", "my boss wants me to send it"),
    *("don't send it", "never mind the mail", "don't delete the task", "you don't have to remind me", "don't call Bob"),
    *("how do I delete a task?", "have you sent the mail to Bob?", "is the meeting cancelled?", "why is it off?"),
    *("Send my todo list to Telegram", "delete all orders from the database", "what is the capital of France?"),
    *("Ich bin müde", "Schönes Wetter heute", "Schick es nicht", "Lösch die Aufgabe nicht", "Das meinte ich nicht"),
    *("estoy cansado", "qué buen tiempo hace hoy", "no lo envíes", "no borres la tarea", "¿compré leche?"),
    *("Kim wants to meet on Friday", "I have an appointment with Dr. Lee on Friday at 3pm", "my battery is empty"),
    *("no, from three", "hang on. to alice, not to finance", "wait, first, what did she want signed?"),
]


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
@pytest.mark.parametrize("text", UNASKED)
async def test_what_asks_for_no_effect_has_none(text: str, retriever: ToolRetriever) -> None:
    effects = {spec.name for spec in REGISTRY.specs() if spec.effect is not Effect.READ}
    made = await planned(text, retriever)
    assert not {tool for tool, _ in acts(made)} & effects
    assert getattr(made, "draft", None) is None or made.draft.tool_name not in effects  # type: ignore[union-attr]


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
async def test_the_clock_is_not_asked_for_a_capital(retriever: ToolRetriever) -> None:
    assert acts(await planned("what is the capital of France?", retriever)) in ([], [("search_wikipedia", {})])


@pytest.mark.requirement("planners.embedded.no-unasked-effect")
async def test_who_asks_how_is_told_how(retriever: ToolRetriever) -> None:
    made = await planned("how do I delete a task?", retriever)
    assert isinstance(made, AnswerPlan)
    assert "delete task 3" in made.text
