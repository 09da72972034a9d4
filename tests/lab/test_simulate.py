"""Many games at once: repeatable, fair to the seats, honest about its uncertainty, and never lost."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import polars
import pytest
from typer.testing import CliRunner

from shambles import BadInput, Table
from shambles.cli import app
from shambles.lab import Run, Simulation, playing, simulate
from shambles.lab.intervals import Sums, wilson
from shambles.lab.workers import pieces

SURVIVAL = {"mode": "survival"}
BEGINNER = {"mode": "standard", "difficulty": "beginner"}
THREE = ["greedy", "random", "random"]


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes() -> None:
    one = simulate("card_game", games=60, bots=THREE, options=SURVIVAL, seed=4, processes=1).summary()
    two = simulate("card_game", games=60, bots=THREE, options=SURVIVAL, seed=4, processes=2).summary()
    other = simulate("card_game", games=60, bots=THREE, options=SURVIVAL, seed=5, processes=1).summary()
    assert one == two
    assert one != other
    assert msgspec.json.decode(msgspec.json.encode(one), type=Simulation) == one


@pytest.mark.parametrize(("mode", "seats"), [("hero", 4), ("survival", 4)])
def test_greedy_beats_random_clearly(mode: str, seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    greedy, others = simulate("card_game", games=300, bots=bots, options={"mode": mode}, seed=1, processes=1).bots
    assert greedy.wins.low > 1 / seats
    assert others.wins.high < 1 / seats


def test_shares_add_up_and_a_shared_win_counts_in_part() -> None:
    found = simulate("card_game", games=100, bots=["random"] * 10, options=SURVIVAL, processes=1)
    assert found.bots[0].seats == 10
    assert found.bots[0].wins.mean * 10 == pytest.approx(1)


def test_a_co_operative_game_counts_the_tables_wins() -> None:
    run = simulate("best_defense", games=6, bots=["greedy"] * 4, options=BEGINNER | {"quick": True}, processes=1)
    won = sum(bool(row.winners) for row in run.rows()) / 6
    assert won > 0
    assert run.bots[0].wins.mean == pytest.approx(won)
    assert run.summary().won.mean == pytest.approx(won)


@pytest.mark.parametrize(("wins", "games"), [(0, 3), (3, 3), (1, 2), (0, 1), (999, 1000)])
def test_a_share_and_its_interval_never_leave_nought_to_one(wins: int, games: int) -> None:
    sums = Sums()
    for game in range(games):
        sums.add(int(game < wins))
    found = sums.share()
    assert 0 <= found.low <= found.mean <= found.high <= 1
    assert found.low < found.high


def test_wilson_as_in_the_literature() -> None:
    found = wilson(0.1, 50)  # 5 of 50
    assert (round(found.low, 4), round(found.high, 4)) == (0.0435, 0.2136)


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate("card_game", games=130, bots=["random"] * 3, options=SURVIVAL, processes=1, progress=done.append)
    assert sum(done) == 130
    assert len(done) > 1


def test_every_process_gets_work() -> None:
    assert len(pieces(range(3), 2)) == 3
    assert max(map(len, pieces(range(10_000), 2))) == 50
    assert [number for work in pieces(range(77), 4) for number in work] == list(range(77))


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    def play(games: int, **more: object) -> Run:
        settings: dict[str, object] = {"processes": 1, "folder": tmp_path / "run", **more}
        return simulate("card_game", games=games, bots=THREE, options=SURVIVAL, seed=2, **settings)  # type: ignore[arg-type]

    with pytest.raises(KeyboardInterrupt):
        play(60, progress=stop)
    kept = Run.open(tmp_path / "run")
    stopped_at = len(kept.rows())
    assert 0 < stopped_at < 60
    again: list[int] = []
    assert (
        play(60, progress=again.append).summary()
        == simulate("card_game", games=60, bots=THREE, options=SURVIVAL, seed=2, processes=1).summary()
    )
    assert again[0] == stopped_at  # what was there was not played anew
    assert play(70).summary().games == 70  # more may be asked for
    with pytest.raises(BadInput, match="another-run"):
        simulate("card_game", games=60, bots=THREE, options=SURVIVAL, seed=3, folder=tmp_path / "run")
    with pytest.raises(BadInput, match="not-a-run"):
        Run.open(tmp_path)


BROKEN = """
class Broken:
    def choose(self, view, ask, fork):
        if len(view.cards) == 3:
            raise RuntimeError("no idea")
        return ask.options[0]
"""


def test_a_game_that_breaks_off_leaves_its_seed_its_ask_and_a_save(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN)
    bots = [f"{tmp_path}/broken.py:Broken", "random", "random"]
    run = simulate("card_game", games=2, bots=bots, options=SURVIVAL, processes=1, folder=tmp_path / "run")
    assert run.summary().failed == 2
    assert run.rows() == []
    failure = run.failures()[0]
    assert "no idea" in failure.error
    assert "lay-a-card" in failure.ask
    table = Table.load((tmp_path / "run" / "failures" / "0.save.json").read_text())
    assert table.seed == failure.seed
    assert str(failure.seed) in (tmp_path / "run" / "failures" / "0.json").read_text()
    assert Run.open(tmp_path / "run").missing() == []  # what broke off is not played again by the same call
    with pytest.raises(BadInput, match="bot-crashed"):
        simulate("card_game", games=200, bots=bots, options=SURVIVAL, processes=1)


def test_games_that_all_failed_are_no_table_of_zeros(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN)
    words = f"simulate card_game --mode survival -n 2 --bots {tmp_path}/broken.py:Broken,random,random --processes 1"
    done = CliRunner().invoke(app, words.split())
    assert done.exit_code == 1
    assert done.stdout == ""
    assert "no idea" in done.stderr


def test_a_game_that_does_not_end_is_broken_off_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ANSWERS", 7)
    run = simulate("card_game", games=2, bots=THREE, options=SURVIVAL, processes=1)
    assert (run.summary().failed, run.rows()) == (2, [])
    failure = run.failures()[0]
    assert "no end after 7 answers" in failure.error
    assert Table.load(failure.save).answered == 7


DEADLY = """
import os, signal
from pathlib import Path

class Deadly:
    def choose(self, view, ask, fork):
        mark = Path(__file__).with_name("struck")
        if not mark.exists():
            mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return ask.options[0]
"""


def test_a_process_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "deadly.py").write_text(DEADLY)
    bots = [f"{tmp_path}/deadly.py:Deadly", "random", "random"]
    run = simulate("card_game", games=6, bots=bots, options=SURVIVAL, processes=2)
    assert int((tmp_path / "struck").read_text()) != os.getpid()
    assert [row.number for row in run.rows()] == list(range(6))


def test_frames_hold_a_row_for_each_game_seat_and_decision(tmp_path: Path) -> None:
    run = simulate(
        "card_game", games=5, bots=THREE, options=SURVIVAL, processes=1, events=True, decisions=True, folder=tmp_path
    )
    games, seats, decisions = run.games(), run.seats(), run.decisions()
    assert (games.height, seats.height) == (5, 15)
    assert seats["win"].sum() == pytest.approx(5)
    assert decisions.height == games["answers"].sum()
    assert set(decisions["question"].unique()) <= {"lay-a-card", "take-a-row"}
    assert all("placed.row=" in one for one in games["happened"])
    from shambles.lab.frames import write_parquet

    files = write_parquet(run, tmp_path)
    assert polars.read_parquet(files[0]).equals(games)
    assert polars.read_parquet(files[1]).equals(decisions)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"games": 0}, "games"),
        ({"processes": 0}, "processes"),
        ({"on": "fire"}, "on"),
        ({"bots": ["random"] * 2}, "seats"),
        ({"bots": ["random", "random", "nobody"]}, "bot"),
        ({"options": {}}, "options.mode"),
        ({"options": {"mode": "survival", "speed": 3}}, "options.speed"),
    ],
)
def test_bad_input_names_the_field(change: dict[str, object], field: str) -> None:
    settings: dict[str, object] = {"games": 3, "bots": ["random"] * 3, "options": SURVIVAL, **change}
    with pytest.raises(BadInput) as caught:
        simulate("card_game", **settings)  # type: ignore[arg-type]
    assert caught.value.field == field
