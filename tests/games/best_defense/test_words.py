"""The words on the cards say everything that a card does: whatever of an effect is other, its words are other too."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest

from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.vocabulary import Effects
from shambles.games.best_defense.box.words import effects_text
from shambles.games.best_defense.effects.operations import OPERATIONS, AnyOperation
from shambles.texts import LANGUAGES, Texts

# An effect, and what else could stand in one of its fields.
EFFECTS = (
    (
        "op = 'gain'; who = 'self'; what = 'food'; n = 1",
        ["who = 'all'", "what = 'ammo'", "n = 2", "where = { at = 'farm' }"],
    ),
    (
        "op = 'gain'; who = 'self'; what = 'ammo'; n = 1",
        ["weapon = 'rifle'"],
    ),
    (
        "op = 'lose'; who = 'self'; what = 'food'; n = 1",
        ["who = 'all'", "what = 'ammo'", "n = 2", "where = { at = 'farm' }"],
    ),
    (
        "op = 'damage'; who = 'self'; n = 1",
        ["who = 'all'", "n = 2", "where = { at = 'farm' }"],
    ),
    (
        "op = 'walkers'; loc = 'farm'; n = 1",
        ["loc = 'here'", "n = 2"],
    ),
    (
        "op = 'kill'; loc = 'farm'; n = 1",
        ["loc = 'here'", "n = 'all'"],
    ),
    (
        "op = 'shift'; from = 'farm'; to = 'town'; n = 1",
        ["from = 'here'", "to = 'chosen'", "n = 2"],
    ),
    (
        "op = 'move'; who = 'self'; to = 'farm'",
        ["who = 'leader'", "to = 'chosen'", "may = true"],
    ),
    (
        "op = 'draw'; who = 'self'; deck = 'food'",
        ["who = 'all'", "deck = 'ammo'", "n = 2", "may = true"],
    ),
    (
        "op = 'eat'; loc = 'farm'; n = 1",
        ["loc = 'each'", "n = 2"],
    ),
    (
        "op = 'pay'; cost = { food = 1 }; else = [{ op = 'damage', who = 'self', n = 1 }]",
        ["cost = { ally = 2 }", "then = [{ op = 'eat', loc = 'here', n = 1 }]", "else = []", "may = true"],
    ),
    (
        "op = 'if'; cond = { at = 'farm' }; then = []; else = [{ op = 'damage', who = 'self', n = 1 }]",
        ["cond = { alone = true }", "then = [{ op = 'eat', loc = 'here', n = 1 }]", "else = []"],
    ),
    (
        "op = 'if'; cond = { walkers = { loc = 'farm', min = 1 } }; then = [{ op = 'eat', loc = 'farm', n = 1 }]",
        ["cond = { walkers = { loc = 'here', min = 1 } }", "cond = { walkers = { loc = 'farm', min = 2 } }"],
    ),
    (
        "op = 'choose'; options = [[{ op = 'eat', loc = 'farm', n = 1 }], [{ op = 'kill', loc = 'farm', n = 1 }]]",
        ["by = 'leader'", "options = [[], [{ op = 'eat', loc = 'here', n = 1 }]]"],
    ),
    (
        "op = 'each'; who = 'all'; do = [{ op = 'damage', who = 'it', n = 1 }]",
        ["who = 'others'", "do = [{ op = 'eat', loc = 'here', n = 1 }]"],
    ),
    (
        "op = 'give'; from = 'self'; to = 'chosen_other'; items = ['ally', 'food', 'ammo']",
        ["items = ['food', 'ammo_card']", "items = ['food']"],
    ),
    (
        "op = 'rule'; stat = 'forbid'; what = 'draw'",
        ["who = 'self'", "what = 'trade'"],
    ),
    (
        "op = 'rule'; stat = 'combat_bonus'; who = 'all'",
        ["who = 'self'", "n = 2"],
    ),
    (
        "op = 'rule'; stat = 'wall'; loc = 'farm'",
        ["loc = 'here'", "n = 2"],
    ),
)


def read(*fields: str) -> Effects:
    """The effect of these fields; the later ones stand in place of the earlier."""
    found: dict[str, Any] = {}
    for field in fields:
        found |= tomllib.loads(field.replace("; ", "\n"))
    return (msgspec.convert(found, AnyOperation),)


def test_every_operation_is_among_them() -> None:
    assert {type(read(plain)[0]) for plain, _ in EFFECTS} == set(OPERATIONS.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("plain", "others"), EFFECTS, ids=[plain.split("'")[1] for plain, _ in EFFECTS])
def test_another_effect_has_other_words(plain: str, others: list[str], lang: str) -> None:
    say = Texts(lang, GAME).say
    words = [effects_text(read(plain, *more), say) for more in ([], *([other] for other in others))]
    assert len(set(words)) == len(words), words
    assert not any("{" in one or "effect-" in one for one in words), words
