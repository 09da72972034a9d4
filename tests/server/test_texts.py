"""A game's own words, for a client that was built without them."""

from pathlib import Path

from litestar.testing import TestClient

from server.blank import blank_in
from shambles.core.game import find_game
from shambles.server.config import Config
from shambles.server.net.app import create_app
from shambles.texts import Texts


def test_the_words_of_a_game_come_in_both_languages(tmp_path: Path) -> None:
    with TestClient(create_app(Config(database=blank_in(tmp_path)))) as client:
        for lang in ("en", "nl"):
            found = client.get("/api/games/card_game/texts", params={"lang": lang}).json()
            pages = (find_game("card_game").folder / "text" / f"{name}{lang}.ftl" for name in ("", "lessons."))
            assert found["fluent"].splitlines()[-20:] == [*pages][1].read_text("utf-8").splitlines()[-20:]
            assert f"game-line = {Texts(lang, find_game('card_game')).say('game-line')}\n" in found["fluent"]
            assert found["by_seat"] == {"hand-scored": ["points", "totals"]}
        assert client.get("/api/games/nope/texts").status_code == 404
