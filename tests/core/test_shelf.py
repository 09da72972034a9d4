"""Games come by entry point, ours and other people's alike; one that does not load leaves the others playable."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from core.toy import TOY
from shambles import BadInput, Table, slugs
from shambles.core import game
from shambles.core.game import all_games, find_game
from shambles.games import IN_ORDER, games_offered


@pytest.fixture
def offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package of somebody else's is installed, with a game that works and others that do not."""
    (tmp_path / "theirs.py").write_text("from core.toy import TOY\nONE = 1\n")
    (tmp_path / "hurt.py").write_text("import nothing_of_that_name\n")
    info = tmp_path / "theirs-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: theirs\nVersion: 1\n")
    offers = ["toy = theirs:TOY", "hurt = hurt:GAME", "one = theirs:ONE", "other = theirs:TOY", "tacdex = theirs:TOY"]
    (info / "entry_points.txt").write_text("\n".join(["[shambles.games]", *offers]))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(game, "_shelf", games_offered())


def test_ours_come_in_their_order() -> None:
    assert tuple(games_offered())[:4] == IN_ORDER
    assert [find_game(slug).slug for slug in IN_ORDER] == list(IN_ORDER)


@pytest.mark.usefixtures("offered")
def test_a_game_of_another_package_stands_behind_ours() -> None:
    assert slugs() == (*IN_ORDER, "hurt", "one", "other", "toy")
    assert find_game("toy") is TOY
    assert Table.open("toy", seats=2, seed=1).asks


@pytest.mark.usefixtures("offered")
def test_nobody_else_takes_the_place_of_a_game_of_ours() -> None:
    assert find_game("tacdex").package == "shambles.games.tacdex"


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize(
    ("slug", "code"), [("hurt", "game-fails"), ("one", "not-that-game"), ("other", "not-that-game")]
)
def test_a_broken_game_says_what_is_wrong(slug: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        find_game(slug)
    assert (caught.value.field, caught.value.code) == ("game", code)
    assert caught.value.params["found"] == slug
    assert code != "game-fails" or "nothing_of_that_name" in str(caught.value.params["detail"])


@pytest.mark.usefixtures("offered")
def test_the_others_are_playable_beside_a_broken_one() -> None:
    with pytest.warns(RuntimeWarning, match="hurt"):
        assert [one.slug for one in all_games()] == [*IN_ORDER, "toy"]


def test_a_room_that_a_game_does_not_have_is_none() -> None:
    assert find_game("tacdex").room("terminal.lines") is not None
    assert find_game("tacdex").room("attic") is None
    assert find_game("tacdex").room("attic.chest") is None


def test_a_room_that_fails_is_not_taken_for_a_missing_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shambles.games.tacdex.__path__", [str(tmp_path)])
    (tmp_path / "cellar.py").write_text("import nothing_of_that_name\n")
    with pytest.raises(ModuleNotFoundError, match="nothing_of_that_name"):
        find_game("tacdex").room("cellar")


def test_whoever_looks_while_the_shelf_is_being_filled_finds_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server looks from two threads when it starts."""
    looking, done = threading.Event(), threading.Event()

    def slowly() -> dict[str, game.Load]:
        if not looking.is_set():  # the first who looks takes long
            looking.set()
            assert done.wait(10)
        return {"toy": lambda: TOY}

    monkeypatch.setattr(game, "_shelf", {})
    monkeypatch.setattr(game, "_suppliers", [slowly])
    first = threading.Thread(target=slugs)
    first.start()
    assert looking.wait(10)
    assert slugs() == ("toy",)
    done.set()
    first.join()
    assert slugs() == ("toy",)
