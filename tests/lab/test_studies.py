"""What decides a game, what skill and tactics are worth, how it goes, tuning it: at a fair where the truth is known."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import polars
import pytest
from typer.testing import CliRunner

from lab.fair import FAIR
from shambles import BadInput
from shambles.cli import app
from shambles.core import game as shelf
from shambles.core.game import find_game
from shambles.lab import drama, luck, restrict, skill, tune
from shambles.lab.knobs import read_knob, set_field, turn
from shambles.lab.luck import measured
from shambles.lab.skill import games_needed
from shambles.lab.tune import Search, TunePlan, read_target, settings_of, won_with
from shambles.texts import Texts

ALONE: dict[str, Any] = {"processes": 1}
DEFENSE = {"mode": "standard", "difficulty": "beginner"}


@pytest.fixture(autouse=True)
def _fair_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf._shelf, "fair", lambda: FAIR)


def test_the_same_seed_replays_the_same_luck() -> None:
    same = {"deals": 20, "bots": ["random", "greedy"], "options": {"by": "choice"}, **ALONE}
    once, again = luck("fair", **same), luck("fair", **same)
    assert once == again


@pytest.mark.parametrize("source", ["deal", "deck", "dice"])
def test_what_alone_decides_is_all_of_the_luck(source: str) -> None:
    found = luck("fair", deals=60, bots=["random", "greedy"], options={"by": source}, **ALONE)
    parts = {one.source: one.share for one in found.parts}
    assert parts[source].mean > 0.7  # the seat's part is a difference of two games that have nothing in common
    assert parts[source].high == 1.0
    others = [parts[one].mean for one in parts if one not in (source, "seat")]
    assert others == [0.0] * 4
    assert sum(one.mean for one in parts.values()) == pytest.approx(1)
    assert found.frame().height == 6


def test_who_plays_and_where_they_sit_are_parts_too() -> None:
    by_choice = luck("fair", deals=80, bots=["random", "greedy"], options={"by": "choice"}, **ALONE)
    parts = {one.source: one.share for one in by_choice.parts}
    assert parts["skill"].mean > 0.1
    assert parts["whim"].mean > 0.1
    assert parts["skill"].mean + parts["whim"].mean > 0.8
    assert [parts[one].mean for one in ("deal", "deck", "dice")] == [0, 0, 0]
    by_seat = luck("fair", deals=20, bots=["random"], options={"by": "seat"}, **ALONE)
    assert {one.source: one.share.mean for one in by_seat.parts if one.share.mean} == {"seat": 1.0}
    assert luck("fair", deals=5, bots=["random"], options={"by": "nothing"}, **ALONE).parts == []


def test_the_intervals_of_luck_hold_the_truth() -> None:
    """Half of the result is the deal where two sources decide alike; drawn again and again, 95 % intervals hold it."""
    held = 0
    for seed in range(60):
        found = luck("fair", deals=25, bots=["random"], options={"by": "dice"}, seed=seed, **ALONE)
        dice = next(one.share for one in found.parts if one.source == "dice")
        held += dice.low <= 1.0 <= dice.high
    assert held >= 55


def test_a_better_player_needs_fewer_games_to_show_it() -> None:
    found = skill("fair", deals=30, bots=["greedy", "random"], options={"by": "choice"}, **ALONE)
    greedy = next(one for one in found.grid if one.bot == "greedy")
    assert greedy.above.low > 0.6  # the truth is 5/6: two of three beat, one ties
    assert greedy.needed is not None
    assert greedy.needed_at_worst is not None
    assert greedy.needed < greedy.needed_at_worst
    by_dice = skill("fair", deals=30, bots=["greedy", "random"], options={"by": "nothing"}, **ALONE)
    assert by_dice.frame().height == 2
    assert games_needed(0.5) is None
    assert games_needed(0.6) == pytest.approx(189, abs=3)  # as tables of power have it: about 190


def test_what_is_forbidden_is_not_done_and_its_worth_is_seen() -> None:
    found = restrict("fair", never=["answer:3"], deals=20, bots=["greedy"], options={"by": "choice"}, **ALONE)
    won = found.measures[0]
    assert (won.before.mean, won.after.mean) == (0.5, 0.0)  # threes share the win; who may not name it loses
    assert won.difference.low > 0
    assert (found.offered.mean, found.used.mean) == (1.0, 1.0)
    nothing = restrict("fair", never=["card:3"], deals=20, bots=["greedy"], options={"by": "dice"}, **ALONE)
    assert nothing.measures[0].difference.mean == 0.0
    with pytest.raises(BadInput, match="never-offered"):
        restrict("fair", never=["answer:7"], deals=2, **ALONE)
    with pytest.raises(BadInput, match=r"not-a-card.*shotgn.*shotgun"):
        restrict("best_defense", never=["card:shotgn"], deals=1, options=DEFENSE, **ALONE)


def test_choices_that_decide_matter_and_others_change_nothing() -> None:
    deciding = drama("fair", games=6, bots=["random"], options={"by": "choice"}, **ALONE)
    figures = {one.name: one.figure.mean for one in deciding.figures}
    assert figures["matters"] > 0.5
    assert figures["asked"] == 2
    idle = drama("fair", games=6, bots=["random"], options={"by": "seat", "length": 3}, **ALONE)
    figures = {one.name: one.figure.mean for one in idle.figures}
    assert figures["nothing"] == 1.0
    assert figures["matters"] == 0.0
    assert figures["leads"] == 0.0
    assert figures["decided"] == 0.0  # the first seat wins from the start
    assert figures["runaway"] == 1.0
    assert "between" not in figures  # nothing ever matters: nothing to say


def test_a_search_finds_what_is_wanted_and_says_when_it_is_sure(tmp_path: Path) -> None:
    found = tune(
        "fair", targets=["answers=6"], knobs=["option.length=1..5"], deals=64, folder=tmp_path / "run", **ALONE
    )
    assert found.tried[0].settings == {"option.length": 3}
    assert found.sure == "one-left"
    assert found.games == 5 * 8  # a round of all was enough
    assert found.frame().height == 5
    again = tune(
        "fair", targets=["answers=6"], knobs=["option.length=1..5"], deals=64, folder=tmp_path / "run", **ALONE
    )
    assert again == found
    hopeless = tune("fair", targets=["first=0.5"], knobs=["option.length=1,2"], deals=8, **ALONE)
    assert hopeless.sure == "used-up"


def test_a_few_games_that_were_all_lost_do_not_rule_a_setting_out() -> None:
    """Eight lost games of one setting, and of another one that won three: that is luck as likely as not."""
    plan = TunePlan(
        game="fair", options={}, bots=("greedy",) * 2, seats=2, seed=0, deals=64,
        knobs=(read_knob("option.length=1,2"),), targets=(read_target("win=0.4"),),
    )  # fmt: skip
    search = Search(plan, find_game("fair"), *settings_of(plan))
    won: list[float | None] = [1.0]
    lost: list[float | None] = [0.0]
    search.played = {0: [lost] * 8, 1: [won] * 3 + [lost] * 5}
    assert search._not_worse([0, 1]) == [1, 0]
    search.played = {at: rows * 12 for at, rows in search.played.items()}
    assert search._not_worse([0, 1]) == [1]


def test_a_knob_changes_one_line_of_the_box_and_nothing_else() -> None:
    rules = find_game("best_defense")
    assert rules.boxes["box"].standard is not None
    text = rules.boxes["box"].standard.read_text("utf-8")
    after = set_field(text, ["card", "shotgun", "dice"], 4)
    changed = [(a, b) for a, b in zip(text.splitlines(), after.splitlines(), strict=True) if a != b]
    assert changed == [("dice = 3", "dice = 4")]
    other = set_field(text, ["pressure", "2", "walkers", "0"], 1)
    assert next(one for one in tomllib.loads(other)["pressure"] if one["seats"] == 2)["walkers"] == [1, 0]
    rick = turn(find_game("board_game"), {}, {"character.rick.dice.blue": 2})
    assert tomllib.loads(rick.box)["character"][0]["dice"] == {"blue": 2}
    with pytest.raises(BadInput, match="dice: not-enough"):
        turn(rules, DEFENSE, {"card.shotgun.dice": -1})
    with pytest.raises(BadInput, match=r"unknown-field.*dce.*dice"):
        turn(rules, DEFENSE, {"card.shotgun.dce": 1})
    assert read_knob("option.length=-1..5..2").values == (-1, 1, 3, 5)


def test_a_knob_turns_a_list_a_table_and_a_part_within_a_part() -> None:
    assert read_knob("pressure.2.walkers=[-1, 0],[-1]").values == ("[-1, 0]", "[-1]")
    rules, race = find_game("best_defense"), find_game("board_game")
    fewer = turn(rules, DEFENSE, {"pressure.2.walkers": "[-1]"})
    assert {one["seats"]: one["walkers"] for one in tomllib.loads(fewer.box)["pressure"]}[2] == [-1]
    box = tomllib.loads(
        turn(
            race,
            {"balance": "even"},
            {"even.character.andrea.dice": "{red=2,blue=1}", "even.character.shane.dice.red": 2},
        ).box
    )
    dice = {one["id"]: one["dice"] for one in box["even"]["character"]}
    assert (dice["andrea"], dice["shane"]) == ({"red": 2, "blue": 1}, {"red": 2, "blue": 2})
    assert {one["id"]: one["dice"] for one in box["character"]}["shane"] == {"red": 2, "blue": 1}  # the book's stays
    with pytest.raises(BadInput, match=r"knob.pressure.2.walkers.*malformed"):
        read_knob("pressure.2.walkers=[0,[1]")
    with pytest.raises(BadInput, match="not-a-card"):
        turn(race, {}, {"even.character.nobody.dice": "{red=2}"})


def test_a_target_is_the_worth_of_a_card() -> None:
    """Who met it, of those at the table; a deal in which nobody did says nothing."""
    found = tune(
        "board_game", targets=["with.andrea=0.25"], knobs=["option.balance=book,even"], deals=3, seats=2, **ALONE
    )
    for one in found.tried:
        assert 0 <= one.figures["with.andrea"].mean <= 1
    assert found.sure == "used-up"
    assert won_with("knife", {"found.card=knife": [0, 2, 0], "lost.card=knife": [0, 0, 0]}, [0.0, 1.0], False) == 1.0
    assert won_with("knife", {"found.card=knife": [0, 0, 1]}, [0.0, 1.0], False) is None
    assert won_with("knife", {"found.card=knife": [0, 0, 1]}, [1.0, 1.0], True) == 1.0
    assert won_with("knife", {}, [1.0, 1.0], True) is None
    with pytest.raises(BadInput, match=r"target.with.nobody.*unknown-kind"):
        tune("board_game", targets=["with.nobody=0.2"], knobs=["option.balance=book,even"], deals=1, **ALONE)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("luck fair -n 0", "deals: at least 1"),
        ("luck fair --seats 9", "--seats: this game is for 2 to 3 players, not 9"),
        ("luck fair --frame f.txt", "--frame: f.txt is not possible; the file must end in .parquet, .csv or .json"),
        ("luck fair --format xml", "--format: there is no kind xml; there is text, json"),
        ("skill fair --bots greedy", "--bots: at least 2"),
        ("drama fair -n 0", "games: at least 1"),
        ("restrict fair", "--never: name at least one card or answer, such as --never 'answer:use-*'"),
        ("restrict fair --never use", "--never: there is no kind use; there is card:…, answer:…"),
        ("restrict fair --never answer:7 -n 2 --processes 1", "--never: answer:7 was never possible in 2 games"),
        ("tune fair --knob option.length=1..2", "--target: name at least one target, such as --target win=0.4"),
        (
            "tune fair --target answers=2",
            "--knob: name at least one thing to tune, such as --knob 'option.difficulty=beginner,expert'",
        ),
        (
            "tune fair --target win=2 --knob option.length=1..2",
            "target.win: 2 is not a target; write a number, or a number ± how near: 12±1 (a share is between 0 and 1)",
        ),
        (
            "tune fair --target speed=2 --knob option.length=1..2",
            "--target: there is no kind speed; there is win, first, shared, rounds, answers, score, with.ID",
        ),
        (
            "tune fair --target answers=2 --knob length=1..2",
            "--knob: length=1..2 cannot be tuned; write card.ID.FIELD=1..4, PART.ID.FIELD=1,2,3 or option.NAME=1..3",
        ),
        ("tune fair --target answers=2 --knob option.length=0..2", "options.length: at least 1"),
        (
            "tune fair --target answers=2 --knob card.x.y=0..2",
            "--knob: this game has no box of cards; only options can be tuned: option.NAME=1..3, not card.x.y",
        ),
    ],
)
def test_what_cannot_be_studied_is_said_in_one_line(words: str, said: str) -> None:
    result = CliRunner().invoke(app, [*words.split(), "--lang", "en"])
    assert (result.exit_code, result.stderr.strip()) == (2, said)


@pytest.mark.parametrize(
    ("words", "charts"),
    [
        ("luck tacdex -n 6", 1),
        ("skill tacdex -n 2 --bots greedy,random", 2),
        ("restrict tacdex --never card:redo -n 3", 4),
        ("drama tacdex -n 1", 2),
        ("tune tacdex --target rounds=30 --target first=0.5 --knob option.unclaimed=nobody,owners -n 4", 2),
    ],
)
def test_every_study_ends_in_a_page_and_a_frame(words: str, charts: int, tmp_path: Path) -> None:
    name, run = words.split()[0], tmp_path / "run"
    asked = [*words.split(), "--processes", "1", "--run", str(run)]
    first = CliRunner().invoke(app, [*asked, "--lang", "nl"])
    assert first.exit_code == 0, first.stderr
    page = (run / f"{name}.html").read_text("utf-8")
    written, _, _ = page.partition("<script")
    assert written.count('class="chart"') == charts
    assert '<html lang="nl">' in written
    assert "{{" not in written
    assert not re.search(r"\s(src|href)=|url\(|@import", written)
    frame = polars.read_parquet(run / f"{name}.parquet")
    assert frame.height
    again = CliRunner().invoke(app, [*asked, "--format", "json", "--frame", str(tmp_path / "f.json")])
    assert again.exit_code == 0, again.stderr
    found: dict[str, Any] = json.loads(again.stdout)  # played already: the same again, at once
    assert found["game"] == "tacdex"
    assert polars.read_json(tmp_path / "f.json").height == frame.height


def test_another_studys_folder_is_left_alone(tmp_path: Path) -> None:
    luck("fair", deals=2, folder=tmp_path / "run", **ALONE)
    assert luck("fair", deals=3, folder=tmp_path / "run", **ALONE).deals == 3  # more may be asked for
    others: list[dict[str, Any]] = [{"deals": 2, "seed": 1}, {"deals": 2, "options": {"by": "seat"}}]
    for other in others:
        with pytest.raises(BadInput, match="another-run"):
            luck("fair", folder=tmp_path / "run", **ALONE, **other)
    with pytest.raises(BadInput, match="another-run"):
        drama("fair", games=2, folder=tmp_path / "run", **ALONE)


def test_runs_stand_side_by_side(tmp_path: Path) -> None:
    for bots in ("greedy,random", "random"):
        words = f"simulate tacdex -n 6 --seats 2 --bots {bots} --processes 1 --run {tmp_path / bots}"
        assert CliRunner().invoke(app, words.split()).exit_code == 0
    file = tmp_path / "both.html"
    words = f"report {tmp_path / 'greedy,random'} {tmp_path / 'random'} --output {file} --lang en"
    assert CliRunner().invoke(app, words.split()).exit_code == 0
    written, _, _ = file.read_text("utf-8").partition("<script")
    assert "Runs side by side" in written
    assert written.count('class="chart"') == 6
    assert written.count("<details>") == 6


def test_the_page_about_balance_says_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).parents[2]
    monkeypatch.syspath_prepend(root / "scripts")
    tables = import_module("balance").tables()
    assert tables in (root / "docs" / "explanation" / "balance.md").read_text("utf-8"), (
        "python scripts/balance.py --write"
    )
    assert len(measured()) == tables.count("## ")


def test_every_word_of_a_study_is_there_in_both_languages() -> None:
    english, dutch = Texts("en"), Texts("nl")
    keys = re.findall(
        r"^([\w-]+) =", Path(shelf.__file__).parents[1].joinpath("text/studies.en.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert len(keys) > 100
    assert all(english.has(key) and dutch.has(key) for key in keys)
