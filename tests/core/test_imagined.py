"""Moments that are told to a seat on another machine (SH-015): all that it may know, and nothing besides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from shambles.core.asking.chance import Imagined
from shambles.core.asking.play import Play
from shambles.core.asking.reply import BadInput
from shambles.core.game import find_game
from shambles.core.playing.imagined import Imaginable, Stage, imaginable, open_imaginable
from shambles.core.running.run import Head, encode_state
from shambles.core.table import Table

pytestmark = pytest.mark.rule("SH-015")

WAYS: list[tuple[str, int, dict[str, Any], int]] = [
    ("card_game", 4, {"mode": "survival"}, 60),
    ("card_game", 4, {"mode": "hero"}, 60),
    ("tacdex", 3, {}, 60),
    ("best_defense", 3, {"mode": "standard", "difficulty": "expert"}, 60),
    ("best_defense", 3, {"mode": "hardcore", "difficulty": "beginner"}, 60),
    ("board_game", 3, {}, 60),
]


def moments(way: tuple[str, int, dict[str, Any], int]) -> Iterator[tuple[Table, int]]:
    """A table and a seat that is asked there, again and again: more often in the middle of a phase than chance has."""
    game, seats, options, count = way
    seed = 0
    while count > 0:
        seed += 1
        table, rng = Table.open(game, seats=seats, options=options, seed=seed), Random(seed)
        while table.asks and count > 0:
            seat = rng.choice(list(table.asks))
            if table._run.progress_in_phase.answers or table.laid or rng.random() < 0.1:
                count -= 1
                yield table, seat
            table.play(seat, rng.choice(table.asks[seat].options))


def sent(table: Table, seat: int, seed: int = 0) -> bytes:
    return msgspec.json.encode(imaginable(table, seat, Random(seed)))


def opened(table: Table, data: bytes) -> Table:
    found = msgspec.json.decode(data, type=Imaginable)
    return open_imaginable(table.game, len(table.seats), msgspec.to_builtins(table.options), found)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way[0]}-{way[2].get('mode', '')}")
def test_whoever_opens_it_sees_and_is_asked_what_the_seat_is(way: tuple[str, int, dict[str, Any], int]) -> None:
    for table, seat in moments(way):
        ask, there = table.asks[seat], opened(table, sent(table, seat))
        assert there.view(seat) == table.view(seat)
        assert there.shown == table.shown
        same = there.asks[seat]
        assert (same.number, same.key, same.about, same.options) == (ask.number, ask.key, ask.about, ask.options)
        fork = there.fork(seat)
        fork.play(seat, ask.options[-1])


def another_world(table: Table, seat: int, seed: int) -> Table | None:
    """A table that this seat cannot tell from the true one, with other cards where it cannot look; None by bad luck."""
    head, chance = table._run.head, Imagined(seed)
    play: Play[Any, Any] = Play(table.seats, table.options, chance)
    play.state = table.game.decode_state(head.state)
    table.game.redeal(play, seat, chance)
    other = Table(table.game, table.seats, table.options, 0, Head(head.phase, encode_state(play.state), head.asked))
    try:
        other._replay(list(table._journal[table._heads[-1] :]))
    except (BadInput, LookupError, ValueError):
        return None
    if other.told > table.told:
        return None
    told = table.events_for(seat)[-other.told :] if other.told else []
    same = other.view(seat) == table.view(seat) and other.events_for(seat) == told
    return other if same and encode_state(other._run.play.state) != encode_state(table._run.play.state) else None


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way[0]}-{way[2].get('mode', '')}")
def test_what_is_sent_is_the_same_whatever_lies_where_the_seat_cannot_look(
    way: tuple[str, int, dict[str, Any], int],
) -> None:
    """Two worlds that a seat cannot tell apart, and the same luck: then the same bytes. So they tell nothing of which
    it is."""
    compared = staged = 0
    for number, (table, seat) in enumerate(moments(way)):
        for attempt in range(60):
            other = another_world(table, seat, 100 * number + attempt)
            if other is not None:
                compared += 1
                staged += bool(table._run.progress_in_phase.answers)
                assert sent(other, seat, number) == sent(table, seat, number), (number, table.asks[seat])
                break
    assert compared >= 10
    # The Card Game has one ask a phase, or one more that follows from cards which nobody else could have laid.
    assert staged >= 3 or way[0] == "card_game"


@pytest.mark.rule("TD-290")
def test_which_card_was_discarded_from_another_hand_is_drawn_anew() -> None:
    """Of a draw that only its owner saw, the seat is sent one that could have been."""
    looked = 0
    for table, seat in moments(("tacdex", 4, {}, 800)):
        view: Any = table.view(seat)
        others = {f"discard:{one}" for one in table.seats}
        true = [one for one in table._run.progress_in_phase.draws if one.key in others]
        hidden = [one for one in true if one.result not in (view.buried or ())]
        if not hidden:
            continue
        looked += 1
        told = [msgspec.json.decode(sent(table, seat, seed), type=Imaginable).draws for seed in range(24)]
        for one in hidden:
            drawn = {repr(draw.result) for draws in told for draw in draws if draw.key == one.key}
            assert len(drawn) > 1, one
    assert looked >= 3


@pytest.mark.parametrize(
    ("change", "field", "code"),
    [
        ({"phase": "lunch"}, "phase", "unknown-phase"),
        ({"now": msgspec.Raw(b"{}")}, "state", "malformed"),
        ({"stages": (Stage(msgspec.Raw(b"[]"), {}),)}, "state", "malformed"),
    ],
)
def test_what_is_wrong_with_a_moment_is_said(change: dict[str, Any], field: str, code: str) -> None:
    table = Table.open("card_game", seats=3, options={"mode": "survival"}, seed=1)
    found = msgspec.structs.replace(imaginable(table, 0, Random(1)), **change)
    with pytest.raises(BadInput) as trouble:
        open_imaginable(find_game("card_game"), 3, {"mode": "survival"}, found)
    assert (trouble.value.field, trouble.value.code) == (field, code)
