"""Scenarios of TacDex: reveals from a given position, and the smaller kinds that check the set-up or a score.

The format is described in docs/reference/scenarios.md. Players have names, clockwise; cards are 1 to 11, "R" and "END".
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from shambles.core.asking.chance import Live
from shambles.core.asking.reply import BadInput
from shambles.core.files.scenario import AnyOrder, Difference, Kind, Named, Position, ScenarioFormat, compare
from shambles.core.game import find_game
from shambles.core.playing.runner import Runner
from shambles.games.tacdex.box.contents import BOX, END, HALF, NUMBER, PACK, REDO, Card, in_order
from shambles.games.tacdex.rules.phases import BATTLE, winners
from shambles.games.tacdex.scenarios.forms import Battles, Face, Round, Score, SetUp
from shambles.games.tacdex.table.events import CardDiscarded
from shambles.games.tacdex.table.state import State, opening

FACES: dict[Face, Card] = {"R": REDO, "END": END}


def card_of(face: Face) -> Card:
    """A card as scenarios write it: 9, "R", "END"."""
    return FACES.get(face) or str(face)


def face_of(card: Card) -> Face:
    return NUMBER.get(card, "R" if card == REDO else "END")


# --- reveals from a position


def check_battles(given: Battles) -> list[Difference]:
    """Deal the position, answer round by round, and compare what there is after the last one."""
    runner = Runner("tacdex", position_of(given))
    start = [len(pile) for pile in runner.play.state.piles]
    for number, one in enumerate(given.rounds):
        if runner.table.outcome is not None:
            raise BadInput(f"rounds[{number}]", "answer-refused", reason="game-over", rule=runner.table.outcome.rule)
        play_round(given, runner, one, f"rounds[{number}]")
    return compare(given.expect, position_now(given, runner, start))


def play_round(given: Battles, runner: Runner, one: Round, where: str) -> None:
    """Everybody who fights lays a card; then whatever is asked is answered as the round says."""
    write_blind_picks(given, runner, one, where)
    select_cards(given, runner, one, where)
    answer_actions(given, runner, one, where)
    for event in runner.news():
        if isinstance(event, CardDiscarded):
            check_discard(given, one, event, f"{where}.discard.{given.players[event.by]}")


def select_cards(given: Battles, runner: Runner, one: Round, where: str) -> None:
    """TD-080  Exactly those who fight lay a card."""
    asks = runner.table.asks
    for player in one.select:
        if seat_of(given, player, f"{where}.select") not in asks:
            raise BadInput(f"{where}.select.{player}", "answer-refused", reason="not-asked", rule="TD-080")
    for seat, ask in asks.items():
        if given.players[seat] not in one.select:
            raise BadInput(f"{where}.select.{given.players[seat]}", "answer-missing", rule=ask.rule)
    for player, face in one.select.items():
        place = f"{where}.select.{player}"
        runner.answer(given.players.index(player), card_of(face), place)


def answer_actions(given: Battles, runner: Runner, one: Round, where: str) -> None:
    """TD-220  What is asked after the reveal, until everybody selects again."""
    added = {player: [card_of(face) for face in faces] for player, faces in one.redo.items()}
    while runner.table.asks:
        seat, ask = next(iter(runner.table.asks.items()))
        player = given.players[seat]
        if ask.key == "add-a-card":
            rest = added.get(player)
            runner.answer(seat, rest.pop(0) if rest else "keep", f"{where}.redo.{player}")
        elif ask.key == "turn-the-marker":
            runner.answer(seat, "flip" if one.flip.get(player) else "keep", f"{where}.flip.{player}")
        elif ask.key == "choose-an-opponent":
            if player not in one.discard:
                raise BadInput(f"{where}.discard.{player}", "answer-missing", rule=ask.rule)
            victim = given.players.index(one.discard[player].source)
            runner.answer(seat, f"seat {victim + 1}", f"{where}.discard.{player}.from")
        else:
            break


def write_blind_picks(given: Battles, runner: Runner, one: Round, where: str) -> None:
    """Results of DISCARD's blind picks in this round; a pick that was not made in an earlier one is forgotten."""
    runner.draws.forget()
    for player, discard in one.discard.items():
        place = f"{where}.discard.{player}"
        seat_of(given, discard.source, f"{place}.from")
        key = f"discard:{seat_of(given, player, place)}"
        runner.draws.write(key, [card_of(discard.card)], f"{place}.card")


def check_discard(given: Battles, one: Round, event: CardDiscarded, where: str) -> None:
    """A DISCARD that hits somebody must be written down: whom it hits, and which card is picked."""
    player = given.players[event.by]
    if player not in one.discard:
        raise BadInput(where, "draw-missing")
    if one.discard[player].source != given.players[event.seat]:
        raise BadInput(f"{where}.from", "wrong-player", found=one.discard[player].source[:40], rule=event.rule)


def position_now(given: Battles, runner: Runner, start: list[int]) -> dict[str, Any]:
    """The compared state; hands, piles and players go in any order."""
    state: State = runner.play.state
    names, outcome = given.players, runner.table.outcome
    return {
        "marker": state.marker,
        "table": len(state.table) + len(state.unclaimed),
        "last_winner": names[state.last_winner or 0],  # TD-R22: the first seat, if nobody has won yet
        "over": outcome is not None,
        "participants": AnyOrder(names[seat] for seat in state.tied),
        "end_out": AnyOrder(name for name, out in zip(names, state.ends, strict=True) if out),
        "winners": AnyOrder(names[seat] for seat in outcome.winners) if outcome else AnyOrder(),
        "pile_cards": Named(
            {name: faces_in_order(pile[first:]) for name, pile, first in zip(names, state.piles, start, strict=True)}
        ),
        "piles": Named(zip(names, map(len, state.piles), strict=True)),
        "hands": Named(zip(names, map(faces_in_order, state.hands), strict=True)),
        "decks": Named({name: [face_of(card) for card in deck] for name, deck in zip(names, state.decks, strict=True)}),
    }


def faces_in_order(cards: list[Card]) -> AnyOrder:
    return AnyOrder(face_of(card) for card in in_order(cards))


def seat_of(given: Battles, player: str, where: str) -> int:
    if player not in given.players:
        raise BadInput(where, "no-such-seat", found=str(player)[:40])
    return given.players.index(player)


def position_of(given: Battles) -> Position:
    """The table before the first round, exactly as the scenario has it."""
    options = find_game("tacdex").read_options(given.options)
    if len(set(given.players)) != len(given.players):
        raise BadInput("players", "twice", found=next(one for one in given.players if given.players.count(one) > 1))
    state = opening(range(len(given.players)), options)
    state.marker = given.marker
    for player in given.end_out:
        state.ends[seat_of(given, player, "end_out")] = True
    if given.last_winner is not None:
        state.last_winner = seat_of(given, given.last_winner, "last_winner")
    for player, hand in given.hands.items():
        where = f"hands.{player}"
        state.hands[seat_of(given, player, "hands")] = in_order(card_of(face) for face in hand)
        if "END" in hand:
            raise BadInput(where, "end-in-a-hand", rule="TD-007")
    for player, deck in given.decks.items():
        where = f"decks.{player}"
        seat = seat_of(given, player, "decks")
        state.decks[seat] = [card_of(face) for face in deck]
        if state.decks[seat].count(END) + state.ends[seat] > 1:
            raise BadInput(where, "end-twice", rule="TD-003")
    lay_piles(given, state)
    if sum(1 for hand in state.hands if hand) < 2:
        raise BadInput("hands", "too-few-hands", rule="TD-360")
    return Position(len(given.players), msgspec.to_builtins(options), BATTLE, state)


def lay_piles(given: Battles, state: State) -> None:
    """Piles are given by their size: they are made of cards that are nowhere else."""
    unplaced = unplaced_cards(state)
    for player, size in given.piles.items():
        if size > len(unplaced):
            raise BadInput(f"piles.{player}", "wrong-number", found=size, wanted=len(unplaced))
        state.piles[seat_of(given, player, "piles")] = [card for _, card in unplaced[:size]]
        del unplaced[:size]


def unplaced_cards(state: State) -> list[tuple[int, Card]]:
    """The cards that the scenario puts in no hand and no deck, each with the seat whose it is, well mixed."""
    unplaced = []
    for seat, (hand, deck) in enumerate(zip(state.hands, state.decks, strict=True)):
        rest = Counter(PACK) - Counter(hand + deck)
        unplaced += [(seat, card) for card in in_order(rest.elements())]
    return Live(0).shuffle("unplaced", unplaced)


# --- the smaller kinds


def check_set_up(given: SetUp) -> list[Difference]:
    """Statistics of decks over a number of deals."""
    state = dealt(0, given.players)
    whole = state.hands[0] + state.decks[0]
    numbers = [NUMBER[card] for card in whole if card in NUMBER]
    copies = Counter(numbers)
    places = [BOX.hand + dealt(seed, given.players).decks[0].index(END) + 1 for seed in range(200)]
    within = HALF < min(places) <= max(places) <= len(whole)
    found = {
        "deck_total": len(whole),
        "per_value": copies[1] if len(set(copies.values())) == 1 else sorted(copies.values()),
        "values": (min(numbers), max(numbers)),
        "redo": whole.count(REDO),
        "end": whole.count(END),
        "top_half": HALF,
        "bottom_half_with_end": len(whole) - HALF,
        "hand": len(state.hands[0]),
        "deck_after_hand": len(state.decks[0]),
        "end_position_min": HALF + 1 if within else min(places),
        "end_position_max": len(whole) if within else max(places),
        "marker": state.marker,
    }
    return compare(given.expect, found)


def dealt(seed: int, players: int) -> State:
    """A new table's cards."""
    state: State = Runner("tacdex", players, seed=seed).play.state
    return state


def check_score(given: Score) -> list[Difference]:
    """Winners with these piles."""
    names = list(given.piles)
    return compare(given.expect, {"winners": AnyOrder(names[seat] for seat in winners(tuple(given.piles.values())))})


# --- the format


def recognises(given: dict[str, Any]) -> bool:
    """Hands and decks by player, a set-up for a number of players, or piles to be scored."""
    kind = given.get("kind")
    if kind is None:
        return "mode" not in given and ("marker" in given or {"hands", "decks", "rounds"} <= given.keys())
    return (kind == "setup" and "cases" not in given) or (kind == "score" and "piles" in given)


def fill_decks(given: Battles, seed: int) -> Position:
    """Start of a game from a scenario: its cards, and under each deck the rest of it, with END if it is not out."""
    start = position_of(given)
    state: State = start.state
    unplaced = unplaced_cards(state)[sum(map(len, state.piles)) :]  # the first of them are in the piles
    for seat, deck in enumerate(state.decks):
        placed = END in deck or state.ends[seat]
        rest = Live(seed).shuffle(f"fill:{seat}", [card for owner, card in unplaced if owner == seat])
        rest = rest[: max(0, HALF - len(deck))]
        deck += rest if placed else Live(seed).shuffle(f"end:{seat}", [*rest, END])
    return start


SCENARIOS = ScenarioFormat(
    recognises,
    {
        "": Kind(Battles, check_battles, fill_decks),
        "setup": Kind(SetUp, check_set_up),
        "score": Kind(Score, check_score),
    },
)
