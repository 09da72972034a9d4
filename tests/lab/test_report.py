"""One page about a run, that opens without a network and says what the games said."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import polars
import pytest
from typer.testing import CliRunner

from lab.test_coverage import row
from shambles import BadInput, Table
from shambles.cli import app
from shambles.lab import Run, simulate, swing
from shambles.lab.findings import by_seat, how_often, what_mattered, where
from shambles.lab.playing import Plan, Variant
from shambles.lab.report import write_report

SURVIVAL = {"mode": "survival"}
LOOKED_AT = 3  # imagining worlds takes time


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("lab") / "run"
    bots = ["greedy", "random", "random"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(swing, "GAMES_WITH_WORLDS", LOOKED_AT)
        return simulate(
            "card_game", games=80, bots=bots, options=SURVIVAL, processes=1, folder=folder, events=True, decisions=True
        )


def test_the_seats_share_all_the_wins(run: Run) -> None:
    found = by_seat(run, run.rows())
    assert sum(one.wins.mean for one in found.each) == pytest.approx(1)
    assert found.fair == pytest.approx(1 / 3)
    assert 0 <= found.chance <= 1


def test_who_takes_rows_wins_less(run: Run) -> None:
    found = {one.what: one for one in what_mattered(run, run.rows(), most=500)}
    taken = [one for what, one in found.items() if what.startswith("row-taken.row=")]
    assert len(taken) == 4
    assert all(one.apart.mean < 0 for one in taken)
    assert all(-1 <= one.apart.low <= one.apart.mean <= one.apart.high <= 1 for one in found.values())
    games = sum(len(row.bots) for row in run.rows())
    one = taken[0]
    mean = (one.having.mean * one.games + one.lacking.mean * (games - one.games)) / games
    assert mean == pytest.approx(1 / 3)


def test_places_and_rules_add_up(run: Run) -> None:
    placed = sum(one.often for one in where(run.rows()) if one.what == "placed")
    taken = sum(one.often for one in where(run.rows()) if one.what == "row-taken")
    assert placed + taken == pytest.approx(30)  # ten rounds of three cards
    rules = {rule: (often, games) for rule, often, games in how_often(run.rows())}
    assert rules["CG-210"][1] == 1.0


def test_how_much_the_chances_moved_is_known_of_the_first_games(run: Run) -> None:
    moved = [row.swing for row in run.rows()]
    assert moved[LOOKED_AT:] == [None] * (80 - LOOKED_AT)
    assert all(one is not None and 0 <= one <= 1 for one in moved[:LOOKED_AT])


def test_a_swing_is_the_largest_change_of_anybodys_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = [((0.5, 0.5), (0.5, 0.5)), ((0.2, 0.8), (0.3, 0.7)), ((0.6, 0.4), (0.55, 0.45)), ((0.6, 0.4), (0.9, 0.1))]
    monkeypatch.setattr(swing, "_moments", lambda table, rng: iter(seen))
    table = Table.open("tacdex", seats=2, seed=1)
    assert swing.swing_of(table, Random(1)) == pytest.approx(0.25)  # found in some worlds, measured in others


def test_a_game_with_a_value_is_looked_at_by_it() -> None:
    run = simulate("tacdex", games=2, bots=["greedy", "random"], processes=1, events=True)
    assert all(row.swing is not None and 0 < row.swing < 1 for row in run.rows())


def test_what_is_winning_does_not_go_with_it() -> None:
    run = simulate("tacdex", games=30, bots=["greedy", "random"], processes=1, events=True)
    assert any(what.startswith("battle-won.") for row in run.rows() for what in row.happened)
    found = what_mattered(run, run.rows(), most=500)
    assert found
    assert not [one.what for one in found if one.what.startswith("battle-won.")]


def test_who_lasts_longer_meets_more_and_that_is_no_worth() -> None:
    """A knife that does nothing and comes up sooner or later, if the table lasts so long. Tables that win do."""
    rng, knife, rows = Random(4), "found.card=knife", []
    for number in range(400):
        won, found_in = rng.random() < 0.5, rng.randint(1, 24)
        rounds = 12 if won else rng.randint(5, 11)
        met = found_in <= rounds
        rows.append(
            msgspec.structs.replace(
                row(number, 0, ("a", "b"), number),
                winners=[0, 1] if won else [],
                rounds=rounds,
                happened={knife: [1, 0, 0]} if met else {},
                since={knife: [found_in, -1, found_in]} if met else {},
            )
        )
    table = Run(Plan("best_defense", (Variant({}, ("a", "b")),), 0, 400))
    (early,) = what_mattered(table, rows)
    assert early.apart.low < 0 < early.apart.high
    (whole,) = what_mattered(table, [msgspec.structs.replace(one, since={}) for one in rows])
    assert whole.apart.low > 0.05


def test_a_comparison_is_reported_as_its_difference(tmp_path: Path) -> None:
    words = (
        f"compare card_game --mode survival --seats 3 --bots greedy,random --change hands=2 -n 12 --run {tmp_path}/run"
    )
    assert CliRunner().invoke(app, [*words.split(), "--processes", "1"]).exit_code == 0
    assert polars.read_parquet(tmp_path / "run" / "games.parquet").height == 24
    write_report(Run.open(tmp_path / "run"), tmp_path / "report.html")
    written, _, _ = (tmp_path / "report.html").read_text("utf-8").partition("<script")
    assert "12 deals, each played both ways" in written
    assert "Wins of the first bot" in written
    before, after = written.split("<h2 class=half>")[1:]
    assert "12 games" in before
    assert "12 games" in after
    assert "24 games" not in written
    assert "The Walking Dead Card Game, Survival mode: 12 games" in before
    assert "The Walking Dead Card Game, Survival mode, Hands to play: 2: 12 games" in after


def test_rules_are_called_by_what_they_say(run: Run, tmp_path: Path) -> None:
    write_report(run, tmp_path / "report.html")
    assert "CG-210  In each round, every player plays exactly one card" in (tmp_path / "report.html").read_text("utf-8")


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_the_page_needs_nothing_from_elsewhere(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "report.html"
    write_report(run, file, lang)
    page = file.read_text("utf-8")
    written, _, library = page.partition("<script")
    assert not re.search(r"\s(src|href)=|url\(|@import", written)
    assert "window.vegaEmbed=" in library
    assert written.count('class="chart"') == 7
    assert "{{" not in written
    assert "greedy" in page


def test_a_run_without_games_has_no_report(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="not-a-run"):
        Run.open(tmp_path)
