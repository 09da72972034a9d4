"""The words on the cards say everything that a card does: whatever of an effect is other, its words are other too."""

from __future__ import annotations

import tomllib
from typing import Any, get_args

import msgspec
import pytest

from shambles.games.best_defense import GAME
from shambles.games.best_defense.box.vocabulary import PLACES, Condition, Effects, Where
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
        "op = 'pay'; cost = { food = 1 }; then = [{ op = 'draw', who = 'self', deck = 'food' }]; else = []",
        ["cost = { equipment = 1 }", "may = true", "else = [{ op = 'damage', who = 'self', n = 1 }]"],
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
        "op = 'each'; loc = 'each'; do = [{ op = 'eat', loc = 'it', n = 1 }]",
        ["loc = 'each_empty'"],
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
        ["who = 'self'", "n = 2", "stat = 'undying'"],
    ),
    (
        "op = 'rule'; stat = 'on_defy'; do = [{ op = 'eat', loc = 'here', n = 1 }]",
        ["do = [{ op = 'damage', who = 'it', n = 1 }]"],
    ),
    (
        "op = 'rule'; stat = 'wall'; loc = 'farm'",
        ["loc = 'here'", "n = 2"],
    ),
)

# What could stand for everything else: a condition, and another one with the same field.
CONDITIONS = {
    "at": ("'farm'", "'town'"),
    "guarded": ("'farm'", "'town'"),
    "with_leader": ("true", "false"),
    "is_leader": ("true", "false"),
    "alone": ("true", "false"),
    "has": tuple(f"{{ {what} = {n} }}" for what in ("food", "ally", "ammo", "equipment", "weapon") for n in (1, 2)),
    "hp_max": ("2", "3"),
    "hp_min": ("2", "3"),
    "food_max": ("0", "1"),
    "ally_max": ("0", "1"),
    "walkers": ("{ loc = 'farm', min = 1 }", "{ loc = 'farm', min = 2 }", "{ loc = 'town', min = 2 }"),
    "roll": ("{ die = 'd6' }", "{ die = 'd3' }", "{ die = 'd6', min = 2 }", "{ die = 'd6', max = 2 }"),
}
WORDLESS = {
    ("give", "from"): "it can only be oneself",
    ("give", "to"): "it can only be somebody else, of one's choice; `whom` says so",
    ("give", "may"): "who gives may always keep everything (BD-469), and the words say so",
}


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


def test_every_field_is_among_them_or_is_known_to_have_no_words() -> None:
    fields = {(op, field.encode_name) for op, kind in OPERATIONS.items() for field in msgspec.structs.fields(kind)}
    changed = {
        (str(tomllib.loads(plain.replace("; ", "\n"))["op"]), field)
        for plain, others in EFFECTS
        for other in others
        for field in tomllib.loads(other)
    }
    assert fields - changed == set(WORDLESS)
    assert set(CONDITIONS) == set(Condition.__struct_fields__)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_condition_has_other_words(lang: str) -> None:
    say = Texts(lang, GAME).say
    words = [
        effects_text(
            read("op = 'if'; then = [{ op = 'eat', loc = 'farm', n = 1 }]", f"cond = {{ {field} = {one} }}"), say
        )
        for field, ways in CONDITIONS.items()
        for one in ways
    ]
    assert len(set(words)) == len(words), words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_selector_has_words_of_its_own(lang: str) -> None:
    say = Texts(lang, GAME).say
    chosen = ["chosen", "chosen_other", "chosen_here"]
    together = ["all", "others", "with_self", "with_leader", "not_with_leader"]
    placed = [f"{relation}:{place}" for relation in ("at", "not_at") for place in PLACES]
    survivors = ["self", "leader", "it", *chosen, *together, *placed]
    places = [one for part in get_args(Where) for one in (get_args(part) or (part,))]
    for effects in (
        [read(f"op = 'damage'; who = '{who}'; n = 1") for who in survivors],
        [read(f"op = 'walkers'; loc = '{where}'; n = 1") for where in places],
    ):
        words = [effects_text(one, say) for one in effects]
        assert len(set(words)) == len(words), words
