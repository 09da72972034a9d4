"""An operation stands whole in one file of its game: a file more is an operation more, and half of one is an error."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import shambles

BEST_DEFENSE = """
from shambles.games.best_defense.box.vocabulary import Operation, Where
from shambles.games.best_defense.effects.reached import which_places
from shambles.games.best_defense.effects.supplies import kill_walkers
from shambles.games.best_defense.table.forecast import Change
from shambles.games.best_defense.table.reach import places

class Whistle(Operation, frozen=True):
    loc: Where

    def says(self, say):
        return say("effect-whistle", loc=say("where", where=self.loc))

    def does(self, t, scope):
        for place in (yield from which_places(t, scope, self.loc)):
            kill_walkers(t, place, t.state.walkers[place])

    def would(self, s, box, scope, pick):
        return [Change("walkers", -s.walkers[place], place=place) for place in places(s, scope, self.loc)]

    def rests_on(self):
        return ("walkers",)
"""
BOARD_GAME = """
from shambles.games.board_game.box.vocabulary import Aimed, Operation, Some
from shambles.games.board_game.effects.resources import gain
from shambles.games.board_game.table.outlook import Outlook, seats_hit

class Whistle(Aimed, Operation, frozen=True, tag="whistle"):
    n: Some = 1
    touches = "resources"

    def says(self, say):
        return say("effect-whistle", n=self.n)

    def does(self, t, source):
        for seat in seats_hit(t, self.who, source):
            gain(t, seat, "food", self.n)
        return
        yield {}

    def would(self, t, source, seat):
        return [Outlook(resources=self.n)]
"""
TOYS = {
    "best_defense": (
        BEST_DEFENSE,
        "effect-whistle = all walkers at { $loc } run off",
        "event",
        "effects",
        {"loc": "each"},
    ),
    "board_game": (BOARD_GAME, "effect-whistle = find { $n } food", "encounter", "success", {"n": 3}),
}
PLAY = """
import json, sys, tomllib
from random import Random
from shambles import Table
from shambles.bots import ask_bot, find_bot, make_bot
from shambles.core.game import find_game
from shambles.games.board_game.scenarios.format import write_toml
from shambles.texts import Texts

slug, table, field, fields = sys.argv[1], sys.argv[2], sys.argv[3], json.loads(sys.argv[4])
game = find_game(slug)
box = tomllib.loads((game.folder / "box" / "standard.toml").read_text("utf-8"))
for card in box[table]:
    if not card.get("inv"):
        card[field] = [{"op": "whistle", **fields}]
options = {"box": write_toml(box), **({"mode": "standard", "difficulty": "beginner"} if slug == "best_defense" else {})}
played, rng = Table.open(slug, seats=2, options=options, seed=1), Random(1)
for _ in range(60):
    if asks := played.asks:
        seat = next(iter(asks))
        played.play(seat, ask_bot(make_bot(find_bot("greedy"), game, rng), played, seat, rng))
words = {}
for lang in ("en", "nl"):
    texts = [card.text for card in game.cards(game.read_options(options), Texts(lang, game).say)]
    words[lang] = [text for text in texts if "run off" in text or "3 food" in text]
print(json.dumps({
    "again": Table.load(played.save()).save() == played.save(),
    "events": sorted({type(event).__name__ for event in played.events_for(None)}),
    "words": words,
}))
"""


@pytest.mark.parametrize("slug", TOYS)
def test_one_file_and_a_line_for_each_language_make_an_operation(slug: str, tmp_path: Path) -> None:
    source, words, table, field, fields = TOYS[slug]
    house = Path(shambles.__file__).parent
    copy = shutil.copytree(house, tmp_path / "shambles", ignore=shutil.ignore_patterns("static", "docs", "__pycache__"))
    game = copy / "games" / slug
    (game / "effects" / "operations" / "whistle.py").write_text(source, "utf-8")
    for lang in ("en", "nl"):
        with (game / "text" / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\n{words}\n")
    asked = [sys.executable, "-c", PLAY, slug, table, field, json.dumps(fields)]
    done = subprocess.run(asked, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["again"]
    assert {"best_defense": "WalkersKilled", "board_game": "Gained"}[slug] in found["events"]
    assert all(found["words"].values()), found["words"]


@pytest.mark.parametrize(
    ("slug", "part"),
    [(slug, part) for slug in TOYS for part in ("says", "does", "would")]
    + [("best_defense", "rests_on"), ("board_game", "touches")],
)
def test_an_operation_that_lacks_a_part_is_an_error_at_import(slug: str, part: str) -> None:
    source = TOYS[slug][0].replace(f"def {part}(", "def something_else(").replace(f"{part} =", "something_else =")
    with pytest.raises(TypeError, match=f"the operation Whistle lacks {part}$"):
        exec(source, {"__name__": "whistle"})


def test_what_selects_survivors_is_called_so_that_forecasts_find_it() -> None:
    source = BEST_DEFENSE.replace("    loc: Where\n", "    somewhere: Where\n")
    with pytest.raises(TypeError, match=r"Whistle\.somewhere: a Where is called loc or origin or to"):
        exec(source, {"__name__": "whistle"})
