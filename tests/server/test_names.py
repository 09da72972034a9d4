"""What people may be called and say: in any script, but nothing that hides, and nobody who looks like somebody else."""

from __future__ import annotations

from unicodedata import category, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.conftest import People
from shambles.core.asking.reply import BadInput
from shambles.server.people.names import LONGEST, MOST_MARKS, read_line, read_name
from shambles.texts import LANGUAGES, Texts

REAL = (
    "Zoë",
    "Nguyễn Thị Ánh",
    "O'Brien-Smith",
    "Владимир",
    "Ελένη",
    "李小龍",
    "محمد",
    "نوشین\u200cدخت",  # Persian writes some words with a joint that does not join
    "שָׁלוֹם",
    "देवनागरी",
    "क\u094d\u200dष",  # a half letter before a whole one
    "ശ്രീ",
    "བསྒྲུབས",
    "ปิ่น",
    "🧟\u200d♀\ufe0f Zed",
    "👨\u200d👩\u200d👧",
    "1\ufe0f\u20e3",
    "\U0001fae8",  # a face that is younger than Python 3.11
)


@pytest.mark.parametrize("name", REAL)
def test_real_names_of_any_script_stay_as_they_are(name: str) -> None:
    assert read_name(name, ["Ann", "Bob"]) == normalize("NFC", name)
    assert read_line(f"{name}!") == normalize("NFC", f"{name}!")


LOOK_ALIKES = (
    ("Ann", "Аnn"),  # the first letter is Cyrillic
    ("ANN", "ΑΝΝ"),  # all of it is Greek
    ("Ivan", "Іvаn"),
    ("Bill", "BiII"),
    ("Bob", "B0b"),
    ("Bernie", "Bemie"),
    ("Ann B", "Ann\u00a0 B"),
    ("Ann", "𝐀𝐧𝐧"),
    ("می\u200cرود", "میرود"),
)


@pytest.mark.parametrize(("there", "wanted"), LOOK_ALIKES)
def test_who_looks_like_somebody_at_the_table_gets_a_number(there: str, wanted: str) -> None:
    assert read_name(wanted, [there]).endswith(" 2")
    assert read_name(there, [wanted]).endswith(" 2")


@pytest.mark.parametrize(("there", "other"), [("José", "Jose"), ("Владимир", "Vladimir"), ("Ann", "Anna"), ("कु", "क")])
def test_who_only_has_a_similar_name_keeps_it(there: str, other: str) -> None:
    assert read_name(other, [there]) == normalize("NFC", other)


def test_heaps_of_marks_are_refused_and_what_writing_needs_is_not() -> None:
    for read in (lambda text: read_name(text, ()), read_line):
        assert read("a" + "\u0316" * MOST_MARKS)
        with pytest.raises(BadInput, match="too-many-marks"):
            read("Z" + "\u0316" * (MOST_MARKS + 1))
    with pytest.raises(BadInput, match="name-not-seen"):
        read_name("\u0316Ann", ())  # it would lie on what stands before the name


@pytest.mark.parametrize(
    ("said", "seen"),
    [
        ("pay \u202e001\u202c now", "pay 001 now"),
        ("\u2066left\u2069", "left"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("two\nlines\tand\x07bell", "two lines andbell"),
        ("a\u00adb\u200dc\u200c", "abc"),
        ("tag\U000e0041\U000e007f", "tag"),
    ],
)
def test_what_shows_nothing_is_left_out_of_the_chat(said: str, seen: str) -> None:
    assert read_line(said) == seen


def test_a_line_of_nothing_is_refused() -> None:
    with pytest.raises(BadInput, match="chat-not-seen"):
        read_line("\u200b \u202e\u3164")


@pytest.mark.parametrize("code", ["name-not-seen", "too-many-marks", "chat-not-seen", "chat-too-fast"])
def test_every_refusal_has_words(code: str) -> None:
    assert all(Texts(lang).has(f"error-{code}") for lang in LANGUAGES)


@given(st.text(max_size=300))
def test_whatever_is_said_runs_in_one_direction_on_one_line(text: str) -> None:
    try:
        line = read_line(text)
    except BadInput:
        return
    assert read_line(line) == line
    assert not {category(one) for one in line} & {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert all(one in "\u200c\u200d" for one in line if category(one) == "Cf")


@given(st.text(max_size=40), st.lists(st.text(max_size=12), max_size=4))
def test_whatever_somebody_is_called_nobody_else_is(wanted: str, others: list[str]) -> None:
    try:
        name = read_name(wanted, others)
    except BadInput:
        return
    assert 0 < len(name) <= LONGEST
    with_me = [*others, name]
    assert read_name(name, with_me) != name


async def test_at_the_table(person: People) -> None:
    ann, bob = person("Ann"), person("Аnn")
    table = (await ann.open_table("you open bot"))["id"]
    refused = await person().post(f"/api/tables/{table}/join", {"name": "Z" + "\u0316" * 9})
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "too-many-marks")
    assert [seat["name"] for seat in (await bob.join(table))["seats"]] == ["Ann", "Аnn 2", ""]
    async with ann.client() as client:
        await client.send("chat", text="see \u202eeht dne")
        assert (await client.until(lambda state: state["chat"]))["chat"][-1]["text"] == "see eht dne"
        after = len(client.frames)
        await client.send("chat", text="\u200b")
        assert (await client.frame("trouble", after))["code"] == "chat-not-seen"


async def test_two_devices_at_one_seat_talk_no_more_than_one(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    await bob.join((await ann.open_table("you open bot"))["id"])
    async with ann.client() as one, ann.client() as other, bob.client() as third:
        for number in range(15):
            for device in (one, other):
                await device.send("chat", text=f"line {number}")
        for device in (one, other):
            await device.caught_up()
        refused = [frame for device in (one, other) for frame in device.frames if frame["type"] == "trouble"]
        assert {frame["code"] for frame in refused} == {"chat-too-fast"}
        assert 5 <= len(refused) <= 10  # twenty at once, and one for each second that it took
        await third.send("chat", text="and I?")
        await third.caught_up()
        assert not [frame for frame in third.frames if frame["type"] == "trouble"]
