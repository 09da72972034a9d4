"""How likely a weapon kills: by every throw of its dice, as the rules count them."""

from __future__ import annotations

from itertools import product

import pytest

from games.best_defense.positions import deal, gun, person
from shambles.games.best_defense.box.contents import box_of
from shambles.games.best_defense.table.odds import chance_of, chance_to_kill
from shambles.texts import LANGUAGES, Texts
from shambles.wording import Words, wording_of


@pytest.mark.rule("BD-467", "BD-473")
def test_the_odds_are_those_of_all_throws() -> None:
    for dice in (1, 2, 3):
        throws = [sum(throw) for throw in product(range(1, 7), repeat=dice)]
        for points in (4, 5, 10):
            assert chance_of(dice, 0, 7, points) == pytest.approx(sum(one >= points for one in throws) / len(throws))
            assert chance_of(0, dice, 1, points) == chance_of(dice, 0, 7, points)  # plain dice bring none along
    # A six brings one more die along: 6+1 and more is as good as a six; 10 needs two sixes or 6 and 4 at least.
    assert chance_of(1, 0, 6, 5) == pytest.approx(2 / 6)
    assert chance_of(1, 0, 6, 10) == pytest.approx(1 / 6 * 3 / 6)


def test_a_weapon_shows_its_odds_where_it_is_chosen() -> None:
    table = deal(
        "combat", person("rick", "farm", equipment=[gun("handgun", 2)]), person("daryl", "farm"), walkers={"farm": 3}
    )
    view, ask = table.view(0), table.asks[0]
    option = next(one for one in ask.options if one.notation == "handgun")
    weapon = box_of(table.options.box).weapons["handgun"]
    odds = [round(100 * chance_to_kill(view, 0, weapon, count)) for count in (1, 2)]  # type: ignore[arg-type]  # its view
    for lang in LANGUAGES:
        texts = Texts(lang, table.game)
        wording = wording_of(Words(texts, ("Ann", "Ben"), table.game, table.options))
        meaning = wording.meaning(view, ask, option)
        assert meaning.endswith(texts.say("meaning-odds", one=odds[0], two=odds[1]))
