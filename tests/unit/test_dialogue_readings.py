"""What a message does in its conversation, decided before anything is planned."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from steward.contracts.dialogue import Act, RecentCall
from steward.contracts.problem import Question
from steward.dialogue.question_replies import read_reply
from steward.dialogue.readings import NOTHING, Standing, Tool, read_request
from tests.support.meanings import meaning_of

NOW = datetime(2026, 11, 23, 9, tzinfo=UTC)
TOOLS = {"schedule_reminder": Tool(("when",), reads=False), "add_task": Tool(("due_date",), reads=False)}


def _call(problem_id: int, tool: str, request: str, **args: Any) -> RecentCall:
    return RecentCall(
        problem_id=problem_id,
        request=request,
        tool_name=tool,
        meaning=meaning_of(tool),
        args=args,
        result={},
        message=f"{tool} done",
        at=NOW,
    )


WEATHER = _call(7, "get_weather", "weather in Berlin", location="Berlin")
REMINDER = _call(8, "schedule_reminder", "remind me at 8pm to call Bob", when="2026-11-24T20:00:00+01:00")
SENT = _call(8, "compose_email", "email gina saying hello", to="gina@example.com", subject="Hello", body="hello")
MILK = _call(9, "add_task", "add milk to my list", title="milk")


def _read(text: str, *recent: RecentCall, own: Standing = NOTHING) -> tuple[Act, str]:
    reading = read_request(text, recent, lambda name: TOOLS.get(name, Tool()), lambda _: own)
    return reading.act, reading.text


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "full"),
    [
        (
            "reply to it: Thanks, I'll review it on Monday.\nTell me if it is late",
            "reply to that e-mail: Thanks, I'll review it on Monday.\nTell me if it is late",
        ),
        ("reply: Thanks Alice, I'll review it on Monday", "reply: Thanks Alice, I'll review it on Monday"),
        (
            f"reply to it: {'that is what I need it for, ' * 9}",
            f"reply to that e-mail: {'that is what I need it for, ' * 9}",
        ),
        ("antworte darauf: Schick mir das", "antworte that e-mail: Schick mir das"),
        ("responde: lo miro el lunes", "responde: lo miro el lunes"),
    ],
)
def test_what_is_dictated_behind_a_colon_points_at_nothing(text: str, full: str) -> None:
    mail = _call(9, "get_email_details", "show the mail from Alice", email_id="m1")
    assert _read(text, mail)[1] == full


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "before", "act", "full"),
    [
        ("and in Munich?", WEATHER, Act.FOLLOW_UP, "weather in Munich"),
        ("what about tomorrow?", WEATHER, Act.FOLLOW_UP, "weather in Berlin tomorrow"),
        ("und in Hamburg?", WEATHER, Act.FOLLOW_UP, "weather in Hamburg"),
        ("¿y en Madrid?", WEATHER, Act.FOLLOW_UP, "weather in Madrid"),
        ("tomorrow?", WEATHER, Act.FOLLOW_UP, "weather in Berlin tomorrow"),
        ("and bread", MILK, Act.FOLLOW_UP, "add bread to my list"),
        ("make it 7 instead", REMINDER, Act.CORRECTION, "remind me at 7 to call Bob"),
        ("pásala a las 19", REMINDER, Act.CORRECTION, "remind me at 19 to call Bob"),
        ("verschieb sie auf 19 Uhr", REMINDER, Act.CORRECTION, "remind me at 19 Uhr to call Bob"),
        ("no, 9pm", REMINDER, Act.CORRECTION, "remind me at 9pm to call Bob"),
        ("I meant bread", MILK, Act.CORRECTION, "add bread to my list"),
        ("undo that", MILK, Act.UNDO, "Undo this: add_task done"),
        ("scrap it, i'll write them a letter", REMINDER, Act.UNDO, "Undo this: schedule_reminder done"),
        ("nah cancel it", MILK, Act.UNDO, "Undo this: add_task done"),
        ("undo that and add bread", MILK, Act.REQUEST, "undo that and add bread"),
        ("show my tasks", WEATHER, Act.REQUEST, "show my tasks"),
        ("yes", REMINDER, Act.REQUEST, "yes"),
        ("no to the second", SENT, Act.REQUEST, "no to the second"),
        ("yes to the others", SENT, Act.REQUEST, "yes to the others"),
        ("nein zum zweiten", SENT, Act.REQUEST, "nein zum zweiten"),
        ("sí a la segunda", SENT, Act.REQUEST, "sí a la segunda"),
        ("approve all", SENT, Act.REQUEST, "approve all"),
    ],
)
def test_a_message_is_read_in_full(text: str, before: RecentCall, act: Act, full: str) -> None:
    assert _read(text, before) == (act, full)


MAIL_SENT = _call(9, "compose_email", "email bob@example.com saying ok", to="bob@example.com", body="ok")
MAIL_WITH_HOUR = _call(9, "compose_email", "tell bob see you at 5pm", to="bob@example.com", body="see you at 5pm")
GONE = _call(9, "cancel_reminder", "Undo this: I will remind you at 8pm", reminder_id="1").model_copy(
    update={"result": {"reminder_id": "1", "due_at": "2026-11-24T20:00:00+01:00", "status": "canceled"}}
)
EFFECTS = TOOLS | {"compose_email": Tool(reads=False, numbers=False), "cancel_reminder": Tool(reads=False)}


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize("text", ["make it 6pm instead", "make it 6 instead", "no, tomorrow", "nein, lieber um 18 Uhr"])
def test_a_correction_by_a_moment_means_the_newest_that_is_at_one(text: str) -> None:
    reading = read_request(text, [MAIL_SENT, REMINDER], lambda name: EFFECTS.get(name, Tool()), lambda _: NOTHING)
    assert (reading.act, reading.about) == (Act.CORRECTION, REMINDER)
    assert reading.named == ["when"]


@pytest.mark.parametrize("recent", [[MAIL_SENT], [GONE, REMINDER], [MAIL_SENT, GONE, REMINDER]])
def test_a_correction_by_a_moment_of_nothing_that_is_at_one_means_nothing(recent: list[RecentCall]) -> None:
    def tool(name: str) -> Tool:
        return EFFECTS.get(name, Tool())

    reading = read_request("make it 6pm instead", recent, tool, lambda _: NOTHING)
    assert (reading.act, reading.about, reading.args) == (Act.CORRECTION, None, None)
    assert read_request("6pm", recent, tool, lambda _: NOTHING).act is Act.REQUEST


@pytest.mark.parametrize("body", ["bring 3 eggs", "see you at 5pm"])
def test_a_number_is_that_of_the_message_which_says_one(body: str) -> None:
    mail = MAIL_SENT.model_copy(update={"request": f"tell bob {body}", "args": {"to": "bob", "body": body}})
    reading = read_request("make it 6 instead", [mail, REMINDER], lambda n: EFFECTS.get(n, Tool()), lambda _: NOTHING)
    assert reading.about == mail


PRIORITY = {"priority": {"type": "string", "enum": ["low", "normal", "high"]}}


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "full"),
    [
        ("set it to high priority, due tomorrow", "set that task to high priority, due tomorrow"),
        ("set it to high priority and due tomorrow", "set that task to high priority and due tomorrow"),
        ("stell sie auf niedrige Priorität, fällig morgen", "stell sie auf niedrige Priorität, fällig morgen"),
        ("gib ihr hohe Priorität, fällig am Freitag", "gib ihr hohe Priorität, fällig am Freitag"),
        ("ponla en prioridad alta, para mañana", "ponla en prioridad alta, para mañana"),
        ("priority low for it, due on Friday", "priority low for that task, due on Friday"),
    ],
)
@pytest.mark.parametrize("tool", ["add_task", "complete_task"])
def test_a_value_beside_another_one_is_not_dropped(text: str, full: str, tool: str) -> None:
    task = _call(11, tool, "add buy stamps to my list", title="buy stamps")
    known = Tool(reads=False, properties=PRIORITY)
    assert read_request(text, [task], lambda _: known, lambda _: NOTHING).text == full


def test_a_number_for_a_device_is_no_hour_of_something_else() -> None:
    lamp = _call(9, "control_device", "turn on the lamp", device_id="lamp", action="turn_on")
    tools = EFFECTS | {"control_device": Tool(reads=False)}
    recent = [lamp, REMINDER]
    assert read_request("make it 22", recent, lambda n: tools.get(n, Tool()), lambda _: NOTHING).about is None


def test_a_moment_that_a_message_said_is_its_own() -> None:
    recent = [MAIL_WITH_HOUR, REMINDER]
    reading = read_request("make it 6pm instead", recent, lambda name: EFFECTS.get(name, Tool()), lambda _: NOTHING)
    assert reading.about == MAIL_WITH_HOUR


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize("text", ["not to bob", "no, not to bob", "nicht an Bob", "not tuesday", "not at 9"])
def test_what_is_only_ruled_out_corrects_nothing(text: str) -> None:
    sent = _call(
        10, "compose_email", "mail alice and bob on friday at 8 that it is on", to="bob@example.com", body="it is on"
    )
    assert _read(text, sent) == (Act.REQUEST, text)
    assert _read(text, REMINDER) == (Act.REQUEST, text)


def test_a_request_for_another_tool_is_no_follow_up() -> None:
    own = Standing("schedule_reminder", 0.97, complete=True)
    assert _read("and remind me at 5", WEATHER, own=own) == (Act.REQUEST, "and remind me at 5")


def test_nothing_was_done_that_could_be_taken_back() -> None:
    reading = read_request("undo", [WEATHER], lambda _: Tool(), lambda _: NOTHING)
    assert reading.act is Act.UNDO
    assert reading.about is None


@pytest.mark.parametrize("text", ["EUR", "eur.", "euros", "in euros please", "“Euro”", "en euros"])
def test_one_of_the_values_asked_for_is_taken_as_the_schema_writes_it(text: str) -> None:
    reading = read_reply(text, CURRENCY, CODES, lambda _: NOTHING)
    assert (reading.act, reading.text) == (Act.ANSWER, "EUR")


@pytest.mark.parametrize(("shown", "act"), [(1, Act.UNDO), (2, Act.REQUEST)])
def test_what_is_dropped_after_a_look_is_the_one_thing_shown(shown: int, act: Act) -> None:
    things = [{"reminder_id": number} for number in range(shown)]
    look = _call(10, "list_reminders", "which reminders do i have?").model_copy(
        update={"result": {"reminders": things}}
    )
    assert _read("scrap it, i'll write", look, REMINDER)[0] is act
    assert _read("scrap it, i'll write", look, MILK)[0] is Act.REQUEST


SUBJECT = Question(
    text="What should the subject be?",
    tool_name="compose_email",
    meaning=meaning_of("compose_email"),
    parameter="subject",
)
NUMBER = Question(
    text="Which task?", tool_name="complete_task", meaning=meaning_of("complete_task"), parameter="task_id"
)
PERSON = Question(text="To whom?", tool_name="compose_email", meaning=meaning_of("compose_email"), parameter="to")
WHICH = Question(text="Which one is meant?")
MAIL = Question(text="Which mail?", tool_name="reply_email", meaning=meaning_of("reply_email"), parameter="email_id")
WHEN = Question(text="When?", tool_name="schedule_reminder", meaning=meaning_of("schedule_reminder"), parameter="when")
CHANGES = Question(
    text="Which changes?", tool_name="update_profile", meaning=meaning_of("update_profile"), parameter="updates"
)
CURRENCY = Question(
    text="Which currency?",
    tool_name="get_exchange_rate",
    meaning=meaning_of("get_exchange_rate"),
    parameter="from_currency",
)
OBJECT, CODES = {"type": "object"}, {"type": "string", "enum": ["EUR", "USD"]}
WORDS, WHOLE = {"type": "string", "description": "The subject line"}, {"type": "integer"}


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "question", "schema", "own", "act"),
    [
        ("lunch on friday", SUBJECT, WORDS, NOTHING, Act.ANSWER),
        (
            "remind everybody of the party",
            SUBJECT,
            WORDS,
            Standing("schedule_reminder", 0.9, complete=True),
            Act.ANSWER,
        ),
        ("what's the weather in Berlin?", SUBJECT, WORDS, Standing("get_weather", 0.99, complete=True), Act.REQUEST),
        ("number 8", NUMBER, WHOLE, Standing("get_weather", 0.99, complete=True), Act.ANSWER),
        ("delete the milk one", NUMBER, WHOLE, Standing("delete_task", 0.6), Act.REQUEST),
        ("the milk one", NUMBER, WHOLE, NOTHING, Act.ANSWER),
        ("ugh got a shift, delete the lunch with Bob", NUMBER, WHOLE, NOTHING, Act.REQUEST),
        ("now please write to him that the tap drips", PERSON, WORDS, NOTHING, Act.REQUEST),
        ("Bob Chen", PERSON, WORDS, NOTHING, Act.ANSWER),
        ("yes", PERSON, WORDS, NOTHING, Act.REQUEST),
        ("approve all", PERSON, WORDS, NOTHING, Act.REQUEST),
        ("send both", PERSON, WORDS, NOTHING, Act.REQUEST),
        ("yes to the others", PERSON, WORDS, NOTHING, Act.REQUEST),
        ("nein zum zweiten", PERSON, WORDS, NOTHING, Act.REQUEST),
        ("sí a todos", MAIL, WORDS, NOTHING, Act.REQUEST),
        ("yes to the first and no to the second", PERSON, WORDS, NOTHING, Act.REQUEST),
        ("ok, 2", NUMBER, WHOLE, NOTHING, Act.ANSWER),
        ("yes to the second", WHICH, {}, NOTHING, Act.ANSWER),
        ("yes to both", SUBJECT, WORDS, NOTHING, Act.ANSWER),
        ("ah never mind", SUBJECT, WORDS, Standing("get_weather", 0.99, complete=True), Act.DISMISSAL),
        ("never mind, i'll come by later", SUBJECT, WORDS, NOTHING, Act.ANSWER),
        ("thanks!", SUBJECT, WORDS, NOTHING, Act.ANSWER),
        ("thx!!", MAIL, WORDS, NOTHING, Act.REQUEST),
        ("haha ok, thanks so far", MAIL, WORDS, NOTHING, Act.REQUEST),
        ("gracias, eso es todo", MAIL, WORDS, NOTHING, Act.REQUEST),
        ("danke, das war's", NUMBER, WHOLE, NOTHING, Act.REQUEST),
        ("what's open?", MAIL, WORDS, NOTHING, Act.REQUEST),
        ("hold on, wer hat mir geschrieben?", MAIL, WORDS, NOTHING, Act.REQUEST),
        ("ok mark it as read", MAIL, WORDS, Standing("mark_email", 0.6, complete=True), Act.REQUEST),
        ("hmm wait no. keep it", MAIL, WORDS, NOTHING, Act.DISMISSAL),
        ("no", MAIL, WORDS, NOTHING, Act.DISMISSAL),
        ("Buy oat milk", NUMBER, WHOLE, NOTHING, Act.ANSWER),
        ("cheers", CURRENCY, CODES, NOTHING, Act.REQUEST),
        ("eur", CURRENCY, CODES, NOTHING, Act.ANSWER),
        ("and 200?", CURRENCY, CODES, NOTHING, Act.REQUEST),
        ("eur, but what is the weather there?", CURRENCY, CODES, Standing("get_weather", 0.9), Act.ANSWER),
        ("where do i live?", CHANGES, OBJECT, NOTHING, Act.REQUEST),
        ("my city is hamburg", CHANGES, OBJECT, NOTHING, Act.REQUEST),
        ("what's open?", WHICH, {}, NOTHING, Act.REQUEST),
        ("the first", WHICH, {}, NOTHING, Act.ANSWER),
        ("no thanks", WHICH, {}, NOTHING, Act.ANSWER),
        ("delete the electricity one, my flatmate pays", WHICH, {}, Standing("delete_task", 0.6), Act.REQUEST),
    ],
)
def test_a_message_said_to_an_open_question(
    text: str, question: Question, schema: dict[str, Any], own: Standing, act: Act
) -> None:
    assert read_reply(text, question, schema, lambda _: own).act is act


TITLE = Question(text="What is to be done?", tool_name="add_task", meaning=meaning_of("add_task"), parameter="title")
BODY = Question(
    text="What should it say?", tool_name="compose_email", meaning=meaning_of("compose_email"), parameter="body"
)


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "question", "act"),
    [
        ("add a task call Anna, due Monday", TITLE, Act.REQUEST),
        ("finish the report by Thursday, put that on my list", TITLE, Act.REQUEST),
        ("Füge eine neue Aufgabe hinzu: Brot kaufen", TITLE, Act.REQUEST),
        ("Crea una tarea: llamar a Ana", TITLE, Act.REQUEST),
        ("Setz Brot kaufen auf meine Liste", TITLE, Act.REQUEST),
        ("Añade pan a mi lista", TITLE, Act.REQUEST),
        ("call Anna tomorrow", TITLE, Act.ANSWER),
        ("write a letter to the bank", TITLE, Act.ANSWER),
        ("tell Kim I'm late", BODY, Act.REQUEST),
        ("tell him I'm late", BODY, Act.ANSWER),
        ("Erinnere mich daran, um 9 den Müll rauszubringen", WHEN, Act.REQUEST),
        ("Recuérdame llamar a Ana a las 9", WHEN, Act.REQUEST),
        ("Escribe a Bob que llego diez minutos tarde", WHEN, Act.REQUEST),
        ("Schreib Bob, dass ich zehn Minuten später komme", WHEN, Act.REQUEST),
    ],
)
def test_a_whole_order_is_no_answer_though_its_words_would_do(text: str, question: Question, act: Act) -> None:
    own = Standing(question.tool_name, 0.9, complete=True)
    moment = question is WHEN
    assert read_reply(text, question, {"type": "string"}, lambda _: own, moment=moment).act is act


@pytest.mark.requirement("dialogue.acts")
def test_an_order_that_lacks_something_may_still_be_an_answer() -> None:
    own = Standing("schedule_reminder", 0.9)
    assert read_reply("remind me at 9", WHEN, WORDS, lambda _: own, moment=True).act is Act.ANSWER


@pytest.mark.requirement("dialogue.acts")
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("tomorrow", "tomorrow"),
        ("in 20 minutes", "in 20 minutes"),
        ("christmas", "christmas"),
        ("an hour before", "an hour before"),
        ("tomorrow at 10 in the morning. the reminder i mean", "tomorrow at 10 in the morning"),
        ("at 8 pls, that's when he is home", "at 8"),
        ("um 8 uhr, ich meine die erinnerung", "um 8 uhr"),
        ("great", None),
        ("oh and quickly, 14.5% of 2380?", None),
        ("and reply to her that it all works for me", None),
        ("hold on, did anyone mail me today?", None),
    ],
)
def test_a_moment_with_words_around_it_answers_and_what_holds_none_does_not(text: str, answer: str | None) -> None:
    reading = read_reply(text, WHEN, WORDS, lambda _: NOTHING, moment=True)
    assert (reading.act, reading.text) == ((Act.ANSWER, answer) if answer else (Act.REQUEST, text))
