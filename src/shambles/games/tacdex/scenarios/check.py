"""Scenarios of TacDex: reveals from a given position, and the smaller kinds that check the set-up or a score.

The format is described in docs/scenarios.md. Players have names, clockwise; cards are 1 to 11, "R" and "END".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from shambles.core.chance import Live, Scripted
from shambles.core.game import find_game
from shambles.core.reply import BadInput, Refusal
from shambles.core.scenario import Difference, Position, ScenarioFormat
from shambles.core.table import Table
from shambles.games.tacdex.box.contents import BOX, END, HALF, NUMBER, PACK, REDO, Card, Options, in_order, seat_range
from shambles.games.tacdex.rules.phases import BATTLE, winners
from shambles.games.tacdex.scenarios.forms import Battles, Face, Round, Score, SetUp
from shambles.games.tacdex.table.events import CardDiscarded
from shambles.games.tacdex.table.state import State, opening

FACES = {"R": REDO, "END": END}
K = TypeVar("K")


def card_of(face: Face, where: str) -> Card:
    """A card as scenarios write it: 9, "R", "END"."""
    card = FACES.get(face, "") if isinstance(face, str) else str(face)
    if card not in NUMBER and card not in FACES.values():
        raise BadInput(where, "no-such-card", found=str(face)[:40])
    return card


def face_of(card: Card) -> Face:
    return NUMBER.get(card, "R" if card == REDO else "END")


# --- reveals from a position


def check_battles(given: Battles) -> list[Difference]:
    """Deal the position, answer round by round, and compare what there is after the last one."""
    position = position_of(given)
    start = [len(pile) for pile in position.state.piles]
    table = Table.deal("tacdex", position, seed=0)
    for number, one in enumerate(given.rounds):
        if table.outcome is not None:
            raise BadInput(f"rounds.{number}", "answer-refused", reason="game-over", rule=table.outcome.rule)
        now = msgspec.structs.replace(position, state=table.game.decode_state(table._run.head.state))
        table = Table.deal("tacdex", now, chance=Scripted(blind_picks(given, number, one), Live(0)))
        play_round(given, table, number, one)
    return compare(given, table, start)


def blind_picks(given: Battles, number: int, one: Round) -> dict[str, list[Card]]:
    """What DISCARD's blind picks yield in a round, for each player who makes them."""
    picks = {}
    for player, discard in one.discard.items():
        where = f"rounds.{number}.discard.{player}"
        seat_of(given, discard.source, f"{where}.from")
        picks[f"discard:{seat_of(given, player, where)}"] = [card_of(discard.card, f"{where}.card")]
    return picks


def play_round(given: Battles, table: Table, number: int, one: Round) -> None:
    where = f"rounds.{number}"
    asks = table.asks
    for player in one.select:
        if seat_of(given, player, f"{where}.select") not in asks:
            raise BadInput(f"{where}.select.{player}", "answer-refused", reason="not-asked", rule="TD-080")
    for seat, ask in asks.items():
        if given.players[seat] not in one.select:
            raise BadInput(f"{where}.select.{given.players[seat]}", "answer-missing", rule=ask.rule)
    for player, face in one.select.items():
        place = f"{where}.select.{player}"
        answer(given, table, seat_of(given, player, where), card_of(face, place), place)
    added = {player: [card_of(face, f"{where}.redo.{player}") for face in faces] for player, faces in one.redo.items()}
    while table.asks:
        seat, ask = next(iter(table.asks.items()))
        player = given.players[seat]
        if ask.key == "add-a-card":
            rest = added.get(player)
            answer(given, table, seat, rest.pop(0) if rest else "keep", f"{where}.redo.{player}")
        elif ask.key == "turn-the-marker":
            answer(given, table, seat, "flip" if one.flip.get(player) else "keep", f"{where}.flip.{player}")
        elif ask.key == "choose-an-opponent":
            if player not in one.discard:
                raise BadInput(f"{where}.discard.{player}", "answer-missing", rule=ask.rule)
            victim = given.players.index(one.discard[player].source)
            answer(given, table, seat, f"seat {victim + 1}", f"{where}.discard.{player}.from")
        else:
            break
    for event in table.events_for(None):
        if isinstance(event, CardDiscarded):
            check_discard(given, one, event, f"{where}.discard.{given.players[event.by]}")


def check_discard(given: Battles, one: Round, event: CardDiscarded, where: str) -> None:
    """A DISCARD that hits somebody must be written down: whom it hits, and which card is picked."""
    player = given.players[event.by]
    if player not in one.discard:
        raise BadInput(where, "draw-missing")
    if one.discard[player].source != given.players[event.seat]:
        raise BadInput(f"{where}.from", "wrong-player", found=one.discard[player].source[:40], rule=event.rule)


def answer(given: Battles, table: Table, seat: int, notation: str, where: str) -> None:
    try:
        reply = table.answer(seat, notation)
    except BadInput as trouble:  # the card of a blind pick is not in that hand
        by = given.players[int(trouble.field.removeprefix("draws.discard:"))]
        place = f"{'.'.join(where.split('.')[:2])}.discard.{by}.card"
        raise BadInput(place, trouble.code, **trouble.params) from None
    if isinstance(reply, Refusal):
        raise BadInput(where, "answer-refused", reason=reply.code, rule=reply.rule)


def compare(given: Battles, table: Table, start: list[int]) -> list[Difference]:
    """A field that is absent from what is expected is not checked; hands, piles and players go in any order."""
    expect = given.expect
    state: State = table._run.play.state
    names = given.players
    found: dict[str, Any] = {
        "marker": state.marker,
        "table": len(state.table) + len(state.unclaimed),
        "last_winner": names[state.last_winner or 0],  # TD-R22: the first seat, if nobody has won yet
        "over": table.outcome is not None,
        "participants": sorted(names[seat] for seat in state.tied),
        "end_out": sorted(name for name, out in zip(names, state.ends, strict=True) if out),
        "winners": sorted(names[seat] for seat in table.outcome.winners) if table.outcome else [],
    }
    differences = []
    for field, value in found.items():
        wanted = getattr(expect, field)
        if wanted is not None and (sorted(wanted) if isinstance(wanted, list) else wanted) != value:
            differences.append(Difference(field, wanted, value))
    by_player: dict[str, tuple[Mapping[str, Any] | None, Callable[[int], Any]]] = {
        "pile_cards": (expect.pile_cards, lambda seat: faces_in_order(state.piles[seat][start[seat] :])),
        "piles": (expect.piles, lambda seat: len(state.piles[seat])),
        "hands": (expect.hands, lambda seat: faces_in_order(state.hands[seat])),
        "decks": (expect.decks, lambda seat: [face_of(card) for card in state.decks[seat]]),
    }
    for field, (by_name, look) in by_player.items():
        for player, value in (by_name or {}).items():
            seen = look(seat_of(given, player, f"expect.{field}"))
            wanted = value
            if field in ("pile_cards", "hands"):
                wanted = faces_in_order([card_of(face, f"expect.{field}.{player}") for face in value])
            if wanted != seen:
                differences.append(Difference(f"{field}.{player}", wanted, seen))
    return differences


def faces_in_order(cards: list[Card]) -> list[Face]:
    return [face_of(card) for card in in_order(cards)]


def seat_of(given: Battles, player: str, where: str) -> int:
    if player not in given.players:
        raise BadInput(where, "no-such-seat", found=str(player)[:40])
    return given.players.index(player)


def position_of(given: Battles) -> Position:
    """The table before the first round, exactly as the scenario has it."""
    options = find_game("tacdex").read_options(given.options)
    check_seats(len(given.players), options)
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
        state.hands[seat_of(given, player, "hands")] = in_order(card_of(face, where) for face in hand)
        if "END" in hand:
            raise BadInput(where, "end-in-a-hand", rule="TD-007")
    for player, deck in given.decks.items():
        where = f"decks.{player}"
        seat = seat_of(given, player, "decks")
        state.decks[seat] = [card_of(face, where) for face in deck]
        if state.decks[seat].count(END) + state.ends[seat] > 1:
            raise BadInput(where, "end-twice", rule="TD-003")
    lay_piles(given, state)
    if sum(1 for hand in state.hands if hand) < 2:
        raise BadInput("hands", "too-few-hands", rule="TD-360")
    return Position(len(given.players), msgspec.to_builtins(options), BATTLE, state)


def check_seats(count: int, options: Options) -> None:
    allowed = seat_range(options)
    if count not in allowed:
        raise BadInput("players", "seats-out-of-range", found=count, least=allowed[0], most=allowed[-1])


def lay_piles(given: Battles, state: State) -> None:
    """Piles are given by their size: they are made of cards that are nowhere else."""
    unplaced = unplaced_cards(state)
    for player, size in given.piles.items():
        if not 0 <= size <= len(unplaced):
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
    """How a deck is made, over a number of deals."""
    check_seats(given.players, Options())
    table = Table.open("tacdex", seats=given.players, seed=0)
    state: State = table._run.play.state
    whole = state.hands[0] + state.decks[0]
    numbers = [NUMBER[card] for card in whole if card in NUMBER]
    copies = Counter(numbers)
    found: dict[str, Any] = {
        "deck_total": len(whole),
        "per_value": copies[1] if len(set(copies.values())) == 1 else sorted(copies.values()),
        "values": (min(numbers), max(numbers)),
        "redo": whole.count(REDO),
        "end": whole.count(END),
        "top_half": HALF,
        "bottom_half_with_end": len(whole) - HALF,
        "hand": len(state.hands[0]),
        "deck_after_hand": len(state.decks[0]),
        "end_position_min": HALF + 1,
        "end_position_max": len(whole),
        "marker": state.marker,
    }
    places = [end_position(seed, given.players) for seed in range(200)]
    if not HALF < min(places) <= max(places) <= len(whole):
        found["end_position_min"], found["end_position_max"] = min(places), max(places)
    wanted = {field: getattr(given.expect, field) for field in found}
    return [
        Difference(field, value, found[field]) for field, value in wanted.items() if value not in (None, found[field])
    ]


def end_position(seed: int, players: int) -> int:
    """Where END lies, counted from the top of the whole deck, in one deal."""
    state: State = Table.open("tacdex", seats=players, seed=seed)._run.play.state
    return BOX.hand + state.decks[0].index(END) + 1


def check_score(given: Score) -> list[Difference]:
    """Who wins with these piles."""
    if not given.piles:
        raise BadInput("piles", "wrong-number", found=0, wanted=1)
    names = list(given.piles)
    found = sorted(names[seat] for seat in winners(tuple(given.piles.values())))
    wanted = given.expect.winners
    return [] if wanted is None or sorted(wanted) == found else [Difference("winners", wanted, found)]


KINDS: dict[str | None, tuple[type[Any], Callable[[Any], list[Difference]]]] = {
    None: (Battles, check_battles),
    "setup": (SetUp, check_set_up),
    "score": (Score, check_score),
}


def recognises(given: dict[str, Any]) -> bool:
    """Hands and decks by player, a set-up for a number of players, or piles to be scored."""
    kind = given.get("kind")
    if kind is None:
        return "mode" not in given and ("marker" in given or {"hands", "decks", "rounds"} <= given.keys())
    return (kind == "setup" and "cases" not in given) or (kind == "score" and "piles" in given)


def check(given: dict[str, Any]) -> list[Difference]:
    """Run a scenario of any kind."""
    kind = given.get("kind")
    shape, run = KINDS[kind]
    return run(read(given, shape))


def position(given: dict[str, Any], seed: int) -> Position:
    """Where to play on from: the scenario's cards, and under each deck the rest of it, with END if it is not out."""
    if (kind := given.get("kind")) is not None:
        raise BadInput("kind", "not-a-position", found=str(kind))
    start = position_of(read(given, Battles))
    state: State = start.state
    unplaced = unplaced_cards(state)[sum(map(len, state.piles)) :]  # the first of them are in the piles
    for seat, deck in enumerate(state.decks):
        placed = END in deck or state.ends[seat]
        rest = Live(seed).shuffle(f"fill:{seat}", [card for owner, card in unplaced if owner == seat])
        rest = rest[: max(0, HALF - len(deck))]
        deck += rest if placed else Live(seed).shuffle(f"end:{seat}", [*rest, END])
    return start


def read(given: dict[str, Any], shape: type[K], where: str = "scenario") -> K:
    try:
        return msgspec.convert(given, shape)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        raise BadInput(place.strip("`.") or where, "malformed", detail=what) from None


SCENARIOS = ScenarioFormat(recognises, check, position)
