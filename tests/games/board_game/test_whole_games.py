"""Whole games, played at random and greedily: they end, and nothing is lost or doubled on the way."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.board_game.small_maps import state
from shambles import Imagined, Table
from shambles.bots import Greedy, ask_bot
from shambles.games.board_game import GAME
from shambles.games.board_game.box.contents import find_box
from shambles.games.board_game.table.state import State

BOX = find_box("standard")
KINDS = [(seats, options) for seats in range(1, 7) for options in ({}, {"cooperation": False})]
KINDS += [(seats, {"play_on": True}) for seats in (4, 6)]


def count_pieces(s: State) -> None:
    """BG-006, BG-008, BG-010, BG-012, BG-013  216 tokens, 6 characters, 23 followers, 26 Locations, 90 encounters."""
    tokens = [token.value for pile in s.tokens.values() for token in pile]
    assert Counter([*s.bag, *s.fought, *s.unseen, *tokens]) == Counter(BOX.tokens)
    held = [card for party in s.parties for card in party.items]
    cards = [*s.encounters, *s.discard, *held, *(drawn.card for drawn in s.cards)]
    assert Counter(cards) == Counter(BOX.encounter_cards)
    living = [one.id for party in s.parties for one in party.survivors]
    people = [*living, *s.characters, *s.followers, *s.dead, *(marker.follower for marker in s.markers)]
    assert Counter(people) == Counter(list(BOX.survivors))
    places = [*s.locations, *(one for one in s.public if one)]
    for party in s.parties:
        places += [*party.scouted, *([party.private] if party.private else [])]
    wanted = Counter(BOX.location_cards)
    assert Counter(places) == (wanted if len(s.parties) > 1 else Counter(dict.fromkeys(places, 1)))
    assert len(places) == (26 if len(s.parties) > 1 else 4)


def check_sense(s: State) -> None:
    for party in s.parties:
        assert min(party.food, party.gas, party.ammo) >= 0  # BG-433
        assert all(0 <= one.fatigue <= 2 for one in party.survivors)  # BG-393
        assert bool(party.at) == (party.status == "in")
        assert bool(party.survivors) == (party.status in ("in", "won"))
    for group in s.groups:
        assert len(group.members) > 1
        assert group.pawn in group.members
        assert len({s.parties[one].at for one in group.members}) == 1


@pytest.mark.rule("BG-006", "BG-008", "BG-010", "BG-012", "BG-013", "BG-433")
@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_a_random_game_ends_and_loses_nothing(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        table, random = Table.open("board_game", seats=seats, options=options, seed=seed), Random(seed)
        for _ in range(20_000):
            if not table.asks:
                break
            seat = random.choice(sorted(table.asks))
            assert len(table.asks[seat].options) <= 60
            table.answer(seat, random.choice(table.asks[seat].options))
            if table.outcome is None:
                count_pieces(state(table))
                if state(table).roll is None:
                    check_sense(state(table))
        assert table.outcome is not None
        count_pieces(state(table))


@pytest.mark.parametrize("seats", range(1, 7))
def test_greedy_players_finish(seats: int) -> None:
    """Bots are asked from within a world of their own, and most games have a winner within 25 rounds."""
    won = 0
    for seed in range(4):
        table, rng = Table.open("board_game", seats=seats, seed=seed), Random(seed)
        bots = {seat: Greedy(GAME, rng) for seat in table.seats}
        for _ in range(3_000):
            if not table.asks:
                break
            seat = min(table.asks)
            table.answer(seat, ask_bot(bots[seat], table, seat, rng))
        assert table.outcome is not None
        won += table.outcome.reason == "safe-haven" and state(table).round <= 25
    assert won >= (2 if seats == 1 else 3)


@pytest.mark.parametrize("seats", [2, 5])
def test_an_imagined_world_keeps_what_its_seat_has_seen(seats: int) -> None:
    table, random = Table.open("board_game", seats=seats, seed=8), Random(8)
    for at in range(150):
        if not table.asks:
            break
        seat = random.choice(sorted(table.asks))
        world = table.fork(seat, Imagined(at))
        assert world.view(seat) == table.view(seat)
        count_pieces(state(world))
        table.answer(seat, random.choice(table.asks[seat].options))
