"""Where the words of an argument begin and end, and which day belongs to them."""

from __future__ import annotations

import pytest

from steward.planners.embedded.judge.arguments import read_arguments
from tests.support.readings import TEXT, says, schema


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("write to him: hello, see you soon", "hello, see you soon"),
        ("write to him: hello, thanks", "hello"),
        ("write him hello, he waits", "hello"),
        ("write: hello, at noon", "hello"),
        ("write: please hello", "please hello"),
        ("write please hello", "hello"),
    ],
)
def test_a_letter_after_a_colon_is_kept_whole(text: str, body: str) -> None:
    readings = [says(text, "body", "please hello" if "please" in text else "hello")]
    if "noon" in text:
        readings.append(says(text, "when", "noon"))
    assert read_arguments(text, schema(body=TEXT, when=TEXT), readings)["body"] == body


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "words", "body"),
    [
        ("mail Bob with the subject Lunch and the text At noon?", "At noon", "At noon?"),
        ("mail Bob with the text At noon? and the subject Lunch", "At noon", "At noon?"),
        ("mail Bob saying are you free?", "are you free", "are you free?"),
        ("mail Bob with the text See you!", "See you", "See you!"),
        ("schreib Bob mit dem Text Um zwölf?", "Um zwölf", "Um zwölf?"),
        ("manda un correo a Bob con el texto ¿A las doce?", "¿A las doce", "¿A las doce?"),
        ("could you mail Bob saying are you free?", "are you free", "are you free?"),
        ("could you mail Bob saying I am late?", "I am late", "I am late"),
        ("tell Bob I am late!", "I am late", "I am late"),
        ("kannst du Bob sagen, dass ich komme?", "ich komme", "ich komme"),
    ],
)
def test_an_end_mark_is_the_texts_where_the_order_has_none(text: str, words: str, body: str) -> None:
    assert read_arguments(text, schema(body=TEXT), [says(text, "body", words)])["body"] == body


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "words", "name"),
    [
        ("trains to Dresden Neustadt", "Dresden", "Dresden Neustadt"),
        ("trains to Dresden Monday", "Dresden", "Dresden"),
        ("a table near Dresden's Zwinger", "Dresden", "Dresden"),
        ("zeig mir Züge von Wien nach Bremen Luftlinie", "Bremen", "Bremen"),
        ("trains to dresden Neustadt", "dresden", "dresden"),
    ],
)
def test_a_name_is_kept_whole(text: str, words: str, name: str) -> None:
    assert read_arguments(text, schema(station=TEXT), [says(text, "station", words)]) == {"station": name}


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("answer Ada with fine by me, see you there", "fine by me", "fine by me, see you there"),
        ("answer Ada with fine by me, thanks", "fine by me", "fine by me"),
        ("answer Ada on fine by me, see you there", "fine by me", "fine by me"),
    ],
)
def test_a_letters_words_go_on_after_a_comma(text: str, words: str, said: str) -> None:
    assert read_arguments(text, schema(body=TEXT), [says(text, "body", words)]) == {"body": said}


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("words", "said"), [("how many eggs", "eggs"), ("how many days may I carry over", "how many days may I carry over")]
)
def test_how_many_of_a_thing_is_the_thing(words: str, said: str) -> None:
    assert read_arguments(words, schema(product=TEXT), [says(words, "product", words)]) == {"product": said}


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "words", "said"),
    [
        ("toot: a new post is up, link in bio", "a new post is up", "a new post is up, link in bio"),
        ("to English: wir melden uns bei Ihnen", "wir melden uns", "wir melden uns bei Ihnen"),
        ("put 'where is it' into French", "where is it", "where is it"),
    ],
)
def test_what_is_told_as_a_text_goes_on_after_a_colon(text: str, words: str, said: str) -> None:
    known = schema(status={"type": "string", "description": "The text to post"})
    assert read_arguments(text, known, [says(text, "status", words)]) == {"status": said}


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "said", "summary"),
    [
        ("file a bug called 'card form loses input', urgent", "form loses input'", "card form loses input"),
        ("file a bug, “don't lose what I type”, urgent", "lose what", "don't lose what I type"),
        ("file a bug about Kim's form, not Lee's", "form", "form"),
    ],
)
def test_between_two_marks_all_words_belong_together(text: str, said: str, summary: str) -> None:
    assert read_arguments(text, schema(summary=TEXT), [says(text, "summary", said)]) == {"summary": summary}


@pytest.mark.requirement("planners.judge.extents")
def test_a_quotation_that_two_share_stays_shared() -> None:
    text = "play 'Yesterday by Lena' twice"
    readings = [says(text, "title", "Yesterday"), says(text, "artist", "Lena")]
    assert read_arguments(text, schema(title=TEXT, artist=TEXT), readings) == {"title": "Yesterday", "artist": "Lena"}


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "said", "name"),
    [
        ("send the Sublease agreement now", "agreement", "Sublease agreement"),
        ("pay with my Visa card", "card", "Visa card"),
        ("call Kim tomorrow", "tomorrow", "tomorrow"),
    ],
)
def test_a_name_before_what_it_names_belongs_to_it(text: str, said: str, name: str) -> None:
    assert read_arguments(text, schema(what=TEXT), [says(text, "what", said)]) == {"what": name}


@pytest.mark.requirement("planners.judge.extents")
@pytest.mark.parametrize(
    ("text", "said", "values"),
    [
        ("add a row: 7.2, 1.5, clear", "7.2, 1.5", ["7.2", "1.5", "clear"]),
        ("add a row: 7.2, clear sky, warm.", "7.2, clear sky", ["7.2", "clear sky", "warm"]),
        ("add a row: 7.2, 1.5, to the log", "7.2, 1.5", ["7.2", "1.5"]),
        ("add 7.2, and do it soon", "7.2", ["7.2"]),
    ],
)
def test_a_list_goes_on_to_the_end_of_the_text(text: str, said: str, values: list[str]) -> None:
    known = schema(values={"type": "array", "items": {"type": "string"}})
    assert read_arguments(text, known, [says(text, "values", said)]) == {"values": values}
