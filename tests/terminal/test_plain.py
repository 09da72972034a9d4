"""Plain lines: a whole game through a pipe, looking things up, leaving and coming back, two people at one keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.nights import at_night
from shambles import BadInput, Table
from shambles.languages.finding import VARIABLE
from shambles.terminal.commands import COMMANDS, commands_in, words_for
from shambles.terminal.plain import Plain
from shambles.terminal.sitting import Sitting, resume, seat_people
from shambles.texts import LANGUAGES, Texts


def sit(tmp_path: Path, mode: str = "survival", seats: int = 3, people: int = 1, lang: str = "en") -> Sitting:
    table = Table.open("card_game", seats=seats, options={"mode": mode}, seed=3)
    bots = seat_people(seats, people, ["greedy"])
    return Sitting(table, bots, Texts(lang, table.game), tmp_path / "state" / "sitting.json")


def play(sitting: Sitting, typed: Iterator[str]) -> tuple[bool, list[str]]:
    lines: list[str] = []

    def read() -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    over = Plain(sitting, read, lines.append).play()
    return over, lines


def always(word: str) -> Iterator[str]:
    while True:
        yield word


@pytest.mark.parametrize("mode", ["hero", "survival"])
@pytest.mark.parametrize("lang", ["en", "nl"])
def test_a_whole_game(tmp_path: Path, mode: str, lang: str) -> None:
    sitting = sit(tmp_path, mode, lang=lang)
    over, lines = play(sitting, always("#1"))
    assert over
    assert sitting.table.outcome is not None
    assert lines[-2].endswith(f"[{sitting.table.outcome.rule}]")
    assert lines[-1] == sitting.texts.say("plain-over")
    assert not any(mark in line for line in lines for mark in "│─┌┐└┘━┃")


@pytest.mark.parametrize(("lang", "word"), [at_night("en", "review"), ("nl", "Terugblik")])
def test_the_game_is_looked_at_again_when_it_is_over(tmp_path: Path, lang: str, word: str) -> None:
    """Not before: a review knows what everybody held."""
    sitting = sit(tmp_path, lang=lang)
    say = sitting.texts.say

    def typed() -> Iterator[str]:
        yield word
        while sitting.table.outcome is None:
            yield "#1"
        yield from (word, "quit")

    over, lines = play(sitting, typed())
    assert over
    early = lines.index(sitting.texts.trouble(BadInput("review", "not-over")))
    assert early < lines.index(say("plain-over"))
    told = lines[lines.index(say("plain-over")) + 1 :]
    for part in ("review-mine", "review-chances", "review-adds-up", "review-theirs", "review-explained"):
        assert told.count(say(part)) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_command_words_of_its_own(tmp_path: Path, lang: str) -> None:
    texts, english = Texts(lang), Texts("en")
    own = [(word, command) for command in COMMANDS for word in words_for(texts, command)]
    known = [(word, command) for command in COMMANDS for word in words_for(english, command)]
    assert len(dict(own)) == len(own)  # no word is two commands
    assert dict(known) | dict(own) == dict(own) | dict(known) == commands_in(texts)  # nor one in English another
    shown = " ".join(texts.say(key) for key in ("plain-help", "plain-over", "plain-meanwhile", "plain-nothing"))
    shown += " ".join(("", texts.say("plain-talk"), texts.say("puzzle-plain-help")))
    assert {words_for(texts, command)[0] for command in COMMANDS} <= set(re.findall(r"[\w-]+", shown))
    why, rule, quit_ = (words_for(texts, command)[-1] for command in ("why", "rule", "quit"))
    over, lines = play(sit(tmp_path, lang=lang), iter([f"{why} 4", f"{rule.upper()} CG-230", "why 4", quit_]))
    assert not over
    assert lines.count(texts.say("plain-legal")) == 2
    assert any(line.startswith("CG-230") for line in lines)


def test_a_language_brings_its_commands_without_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it does not say is typed in English; what is another command in English is this one in its own.

    A language that no other test brings: what was read of one is kept.
    """
    (tmp_path / "terminal.fo.ftl").write_text("command-table = tafel help\ncommand-why = Wêrom\n", "utf-8")
    (tmp_path / "fo.ftl").write_text("language-name = Føroyskt\n", "utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    found = commands_in(Texts("fo"))
    assert [found[word] for word in ("tafel", "table", "help", "h", "wêrom", "undo")] == [
        *("table", "table", "table", "help", "why", "undo")
    ]
    _, lines = play(sit(tmp_path, lang="fo"), iter(["WÊROM 4", "tafel"]))
    assert "You can do that." in lines


def test_looking_things_up(tmp_path: Path) -> None:
    typed = iter(["why 200", "why 1+2", "why 4", "rule cg-230", "rule XX-1", "options", "table", "help", "", "4+hero"])
    over, lines = play(sit(tmp_path), typed)
    assert not over
    assert "“200” is not an answer you can give here. [CG-210]" in lines
    assert "Play one card only. [CG-210]" in lines
    assert "You can do that." in lines
    assert any(line.startswith("CG-230: ") for line in lines)
    assert "There is no rule XX-1." in lines
    assert lines.count("What you can do:") == 2
    assert "There are no Heroes in Survival mode. [CG-191]" in lines


def test_undo_takes_the_row_back(tmp_path: Path) -> None:
    """Seed 3 deals low cards: the 4 takes a row; the bots had laid their next cards, and take them back too."""
    sitting = sit(tmp_path)
    over, lines = play(sitting, iter(["4", "row 2", "undo", "row 1"]))
    assert not over
    assert "Undone." in lines
    assert "You take row 2 with the 4: 80, 3 bullets. [CG-230]" in lines
    assert "You take row 1 with the 4: 62, 1 bullet. [CG-230]" in lines
    assert Table.load(sitting.table.save()).save() == sitting.table.save()


def test_undo_is_refused_once_cards_were_turned_up(tmp_path: Path) -> None:
    _, lines = play(sit(tmp_path), iter(["66", "undo"]))
    assert "Can't undo: cards have been revealed. [SH-023]" in lines


def test_leaving_and_coming_back(tmp_path: Path) -> None:
    sitting = sit(tmp_path, "hero", seats=4)
    over, _ = play(sitting, iter(["#1", "#2", "quit"]))
    assert not over
    sitting.save()
    again = resume(sitting.file, "nl")
    assert again.table.save() == sitting.table.save()
    assert again.names == ("Jij", "Gretig 2", "Gretig 3", "Gretig 4")
    over, lines = play(again, always("#1"))
    assert over
    assert lines[-2].startswith("Het spel is afgelopen.")
    again.forget()
    with pytest.raises(BadInput, match="nothing-to-resume"):
        resume(sitting.file, "en")


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"bots":[null],"table":{}}'])
def test_a_damaged_sitting_is_an_error_that_names_the_file_or_field(tmp_path: Path, damage: bytes) -> None:
    file = tmp_path / "sitting.json"
    file.write_bytes(damage)
    with pytest.raises(BadInput) as caught:
        resume(file, "en")
    assert caught.value.field in (str(file), "save.game")


def test_the_curtain_hides_one_hand_from_the_other(tmp_path: Path) -> None:
    sitting = sit(tmp_path, people=2)
    hands = [set(map(str, sitting.table._run.play.state.hands[seat])) for seat in (0, 1)]
    _, lines = play(sitting, iter(["", "#1", "", "quit"]))
    curtains = [number for number, line in enumerate(lines) if "look away" in line]
    assert len(curtains) == 2
    assert lines[curtains[1]].count("\n") >= 24
    second = " ".join(lines[curtains[1] :])
    shown = set(second.replace(",", " ").replace(".", " ").split())
    rows = {str(card) for row in sitting.table._run.play.state.rows for card in row}
    assert hands[1] <= shown
    assert not (hands[0] - hands[1] - rows - {str(number) for number in range(11)}) & shown


def test_people_and_bots_must_fit() -> None:
    with pytest.raises(BadInput, match="too-many-people"):
        seat_people(3, 4, ["greedy"])
    with pytest.raises(BadInput, match="too-many-bots"):
        seat_people(3, 1, ["greedy"] * 3)
    assert seat_people(4, 1, ["greedy", "random"]) == [None, "greedy", "random", "greedy"]


def test_a_hint_is_given_to_who_is_alone_and_to_several_only_if_they_agreed(tmp_path: Path) -> None:
    _, lines = play(sit(tmp_path), iter(["hint"]))
    at = lines.index("A veteran is thinking about it…")
    assert lines[at + 1].startswith("A veteran would choose: ")
    assert len(lines) > at + 2
    _, lines = play(sit(tmp_path, people=2, lang="nl"), iter(["", "tip"]))
    assert lines[-1].startswith("hint: geen tips aan deze tafel")
    agreed = sit(tmp_path, people=2)
    agreed.hints = True
    agreed.save()
    assert resume(agreed.file, "en").hints
    _, lines = play(agreed, iter(["", "hint"]))
    assert any(line.startswith("A veteran would choose: ") for line in lines)
