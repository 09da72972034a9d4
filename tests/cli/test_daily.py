"""`shambles daily`: the same deal on every machine, one try, and a record of days."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from typer.testing import CliRunner

from server.nights import amount
from shambles import Table
from shambles.bots.costs import MOST as MOST_PLAYOUTS
from shambles.bots.review import FOR_POINTS
from shambles.bots.reviewed import Cost, Share
from shambles.cli import app
from shambles.core.asking.reply import BadInput
from shambles.terminal.daily import Played, Record, deals_of, find_deal, keep, read_record, record_file, streak
from shambles.texts import LANGUAGES

DAY = date(2026, 11, 16)
SHARE = Share(0.25, 0.1, -0.2, 0.0, 0.15, 0.05)
COST = Cost(3.5, 0.6, 10, True)
MOST = 60  # answers of a hand of Survival, and more


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("shambles.bots.costs.MOST", amount("MOST", MOST_PLAYOUTS // 10, MOST_PLAYOUTS))
    monkeypatch.setattr("shambles.bots.review.FOR_POINTS", amount("POINTS", FOR_POINTS // 10, FOR_POINTS))


def run(*words: str, typed: str = "") -> str:
    done = CliRunner().invoke(app, ["daily", *words], input=typed)
    assert done.exit_code == 0, done.output
    return done.output


def test_a_deal_is_the_same_on_every_machine_and_another_one_each_day() -> None:
    tables = [find_deal("survival", day).sit_down("en").table for day in (DAY, DAY, date(2026, 11, 17))]
    hands = [[card.notation for card in table.asks[0].options] for table in tables]
    assert hands[0] == hands[1] != hands[2]
    assert len({one.sit_down("en").table.seed for one in deals_of(DAY)}) == len(deals_of(DAY))


def test_one_try_is_kept_and_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = run("survival", "--plain", typed="#1\n" * MOST)
    assert "You have played today's challenge (Card Game, Survival mode)" in first
    monkeypatch.setattr(Table, "open", None)  # whoever comes back plays no second game
    assert first.splitlines()[-4:] == run("survival", "--plain").splitlines()
    assert "✓ card_game/survival" in run()


def test_who_leaves_goes_on_where_they_were() -> None:
    run("survival", "--plain", typed="#1\nquit\n")
    assert "… card_game/survival" in run()
    assert "You have played" in run("survival", "--plain", typed="#1\n" * MOST)


@pytest.mark.rule("SH-006")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_gets_hints(lang: str) -> None:
    sitting = find_deal("tacdex", DAY).sit_down(lang)
    with pytest.raises(BadInput, match="no-hints-here"):
        sitting.hint(0)


def test_days_in_a_row() -> None:
    played = {"card_game/hero": Played("won", SHARE)}
    record = Record({f"2026-11-{day:02}": played for day in (12, 14, 15)})
    assert streak(record, DAY) == 2
    assert streak(Record({}), DAY) == 0


def test_a_record_that_cannot_be_read_or_written_is_said(tmp_path: Path) -> None:
    deal = find_deal("hero", DAY)
    keep(deal, "won", SHARE, COST)
    assert read_record().days["2026-11-16"]["card_game/hero"].share == SHARE
    record_file().write_text("{")
    with pytest.raises(BadInput, match="malformed"):
        read_record()
    record_file().unlink()
    record_file().with_name(record_file().name + ".new").mkdir()
    with pytest.raises(BadInput, match="unwritable"):
        keep(deal, "won", SHARE, COST)
