"""The words on the cards say everything that a card does: whatever of an effect is other, its words are other too."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from shambles.games.board_game import GAME
from shambles.games.board_game.box.contents import Challenge, Scaled, Step
from shambles.games.board_game.box.vocabulary import Condition, Count, Stat, Until, Who
from shambles.games.board_game.box.words import challenge_text, effect_text, step_text
from shambles.games.board_game.effects.operations import OPERATIONS, AnyOperation
from shambles.texts import LANGUAGES, Texts

EVERYBODY = get_args(Who)
ON = ("spread", "one", "each", "start", "bearer")
KEEP, DROP = [{"op": "keep"}], [{"op": "drop"}]

# An effect, and all that could stand in its fields instead, one field at a time.
EFFECTS: tuple[tuple[dict[str, Any], dict[str, Any]], ...] = (
    ({"op": "gain"}, {"who": EVERYBODY[1:], "res": ("food", "gas", "ammo"), "n": (2, 3)}),
    ({"op": "lose"}, {"who": EVERYBODY[1:], "res": ("food", "gas", "ammo"), "n": (2, 3)}),
    (
        {"op": "give", "from": "self", "to": "others"},
        {"from": EVERYBODY[1:], "to": ("target", "all", "yes_voters", "no_voters"), "res": ("food",), "n": (2,)},
    ),
    ({"op": "no_resources"}, {}),
    ({"op": "fatigue"}, {"who": EVERYBODY[1:], "n": (2,), "on": ON[1:]}),
    ({"op": "heal", "on": "one"}, {"who": EVERYBODY[1:], "n": (2, "all"), "on": ("spread", "each", "start", "bearer")}),
    ({"op": "join"}, {"who": EVERYBODY[1:], "n": (2,)}),
    ({"op": "leave"}, {"who": EVERYBODY[1:], "n": (2,), "at": ("nearest_start",), "pick": ("random",)}),
    ({"op": "slay"}, {"who": EVERYBODY[1:], "n": (2,), "pick": ("random",)}),
    ({"op": "keep"}, {}),
    ({"op": "drop"}, {"who": EVERYBODY[1:], "n": (2,)}),
    ({"op": "tokens", "n": 1, "at": "near"}, {"n": (2, -1), "at": ("adjacent", "adjacent_one")}),
    ({"op": "draw"}, {"n": (2,)}),
    ({"op": "peek"}, {"n": (2,), "what": ("locations",)}),
    ({"op": "peek", "what": "locations"}, {"n": (2,), "swap": (True,)}),
    (
        {"op": "modify", "stat": "kills", "n": 1},
        {
            "n": (2, -1),
            "stat": [one for one in get_args(Stat) if one != "kills"],
            "until": set(get_args(Until)) - {"turn"},
        },
    ),
    ({"op": "choose", "options": [KEEP, DROP]}, {"options": ([DROP, KEEP], [KEEP, DROP, []])}),
    (
        {"op": "when", "if": [{"count": "gas", "cmp": ">=", "n": 2}]},
        {
            "if": [
                *([{"count": "gas", "cmp": ">=", "n": 2, "who": who}] for who in EVERYBODY[1:]),
                *([{"count": count, "cmp": ">=", "n": 2}] for count in get_args(Count) if count != "gas"),
                *([{"count": "gas", "cmp": cmp, "n": 2}] for cmp in ("<=", "==", ">", "<")),
                [{"count": "gas", "cmp": ">=", "n": 3}],
            ],
            "then": (KEEP,),
            "else": (KEEP,),
        },
    ),
)


def words_of(effect: dict[str, Any], lang: str) -> str:
    return effect_text(msgspec.convert(effect, AnyOperation), Texts(lang, GAME).say)


def test_every_operation_and_every_field_is_among_them() -> None:
    fields = {(op, field.encode_name) for op, kind in OPERATIONS.items() for field in msgspec.structs.fields(kind)}
    assert {(plain["op"], field) for plain, others in EFFECTS for field in others} == fields
    assert {plain["op"] for plain, _ in EFFECTS} == set(OPERATIONS)
    assert {*Condition.__struct_fields__} == {"count", "cmp", "n", "who"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("plain", "others"), EFFECTS, ids=[str(plain["op"]) for plain, _ in EFFECTS])
def test_another_effect_has_other_words(plain: dict[str, Any], others: dict[str, Any], lang: str) -> None:
    effects = [plain, *({**plain, field: one} for field, ways in others.items() for one in ways)]
    words = [words_of(one, lang) for one in effects]
    assert len(set(words)) == len(words), sorted(words)
    assert not any("{" in one or "effect-" in one for one in words), words


COUNTED = {
    "en": ("Have at least 1 item.", "Nobody has less food than you.", "for each of your survivors"),
    "nl": ("Heb ten minste 1 voorwerp.", "Niemand heeft minder eten dan jij.", "voor elk van je overlevenden"),
    "de": ("Habe mindestens 1 Gegenstand.", "Niemand hat weniger Nahrung als du.", "für jeden deiner Überlebenden"),
    "fr": ("Avoir au moins 1 objet.", "Personne n’a moins de rations que toi.", "le nombre de tes survivants"),
    "es": ("Ten al menos 1 objeto.", "Nadie tiene menos comida que tú.", "por cada uno de tus supervivientes"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_takes_the_form_that_its_sentence_asks_for(lang: str) -> None:
    say = Texts(lang, GAME).say
    have = step_text(Step("have", count="items", n=1), say)
    least = challenge_text(Challenge("compare", mode="least", count="food"), say)
    scaled = challenge_text(Challenge("kill", n=Scaled(base=1, times=1, per="survivors")), say)
    assert (have, least) == COUNTED[lang][:2]
    assert COUNTED[lang][2] in scaled
    assert [count for count in get_args(Count) if not Texts(lang, GAME).has_own(f"name-{count}")] == []
