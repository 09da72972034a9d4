"""Scenarios of the Card Game: one round from given rows, and the smaller kinds that check a table or a count.

The format is described in docs/reference/scenarios.md. Players are letters in seat order; rows are numbered 1 to 4.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from shambles.core.asking.chance import Live
from shambles.core.asking.reply import BadInput, Refusal
from shambles.core.files.scenario import AnyOrder, Difference, Kind, Named, Position, ScenarioFormat, Whole, compare
from shambles.core.playing.runner import Runner
from shambles.core.table import Table
from shambles.games.card_game.box.contents import BOX, HEROES, POINTS, WALKERS, Mode, Options, points_of, seat_range
from shambles.games.card_game.rules import ROUND, totals_of, winners
from shambles.games.card_game.scenarios.forms import (
    Dealt,
    End,
    Hand,
    HandScore,
    Illegal,
    Letter,
    Match,
    PointTable,
    Round,
    SetUp,
)
from shambles.games.card_game.table.events import Placed, RowTaken
from shambles.games.card_game.table.questions import lay
from shambles.games.card_game.table.state import State, active_seats

LETTERS: tuple[str, ...] = get_args(Letter)


# --- a round from given rows


def check_round(given: Round) -> list[Difference]:
    """Deal the position, lay the cards, take the rows that are asked for, and compare."""
    runner = Runner("card_game", round_position(given))
    for number, play in enumerate(given.plays):
        runner.answer(LETTERS.index(play.p), lay(tuple(sorted(play.cards)), play.hero), f"plays[{number}]")
    events = runner.news()
    for seat, ask in runner.table.asks.items():
        letter = LETTERS[seat]
        if ask.key != "take-a-row":
            break
        if letter not in given.choose:
            raise BadInput(f"choose.{letter}", "answer-missing", rule=ask.rule)
        runner.answer(seat, f"row {given.choose[letter]}", f"choose.{letter}")
        events += runner.news()
    view: Any = runner.table.view(None)
    placed = [event for event in events if isinstance(event, Placed | RowTaken)]
    won: dict[str, list[int]] = {LETTERS[seat]: [] for seat in runner.table.seats}
    for event in placed:
        if isinstance(event, RowTaken):
            won[LETTERS[event.seat]] += event.cards
    found = {
        "order": [event.card for event in placed],
        "rows": [list(row) for row in view.rows],
        "pile_cards": Named({letter: AnyOrder(sorted(cards)) for letter, cards in won.items()}),
        "points": Named({letter: points_of(cards) for letter, cards in won.items()}),
        "heroes_used": AnyOrder(sorted(LETTERS[HEROES.index(hero)] for hero in view.used_heroes)),
    }
    return compare(given.expect, found)


def round_position(given: Round) -> Position:
    """The table just before the cards are played: everybody holds exactly what the scenario has them play."""
    hands: dict[int, list[int]] = {}
    heroes: set[int] = set()
    for number, play in enumerate(given.plays):
        seat = LETTERS.index(play.p)
        if seat in hands:
            raise BadInput(f"plays[{number}].p", "twice", found=play.p)
        hands[seat] = sorted(play.cards)
        if play.hero:
            heroes.add(seat)
    return deal_position(given.mode, [list(row) for row in given.rows], hands, heroes)


def deal_position(mode: Mode, rows: list[list[int]], hands: Mapping[int, list[int]], heroes: set[int]) -> Position:
    """A table with these rows and hands; the other Walkers are unused. A card in two places is an error."""
    allowed = seat_range(Options(mode))
    seats = max(allowed[0], max(hands, default=0) + 1)
    if seats not in allowed:
        raise BadInput("plays", "seats-out-of-range", found=seats, least=allowed[0], most=allowed[-1])
    used = [card for row in rows for card in row] + [card for hand in hands.values() for card in hand]
    for card in used:
        if used.count(card) > 1:
            raise BadInput("cards", "card-twice", found=card)
    state = State(
        hands=[list(hands.get(seat, [])) for seat in range(seats)],
        heroes=[HEROES[seat] if seat in heroes else None for seat in range(seats)],
        rows=rows,
        piles=[[] for _ in range(seats)],
        unused=[card for card in WALKERS if card not in used],
        hand=1,
    )
    return Position(seats, {"mode": mode}, ROUND, state)


# --- the smaller kinds


def illegal_position(given: Illegal) -> Position:
    if given.hand.hero and given.mode == "survival":
        raise BadInput("hand.hero", "no-heroes-here", rule="CG-191")
    held = sorted(given.hand.walkers)
    return deal_position(given.mode, spare_rows(held), {0: held}, {0} if given.hand.hero else set())


def check_illegal(given: Illegal) -> list[Difference]:
    """Which selections a hand allows."""
    ask = Runner("card_game", illegal_position(given)).table.asks.get(0)  # nobody asks a hand without Walkers (CG-171)
    differences = []
    for number, judged in enumerate(given.selections):
        selection = lay(tuple(sorted(judged.cards)), judged.hero)
        refusal = ask.why_not(selection) if ask is not None else Refusal("not-asked", "CG-171")
        if (refusal is None) != judged.legal:
            found = "legal" if refusal is None else f"{refusal.code} ({refusal.rule})"
            differences.append(Difference(f"selections[{number}]", "legal" if judged.legal else "illegal", found))
    return differences


def spare_rows(held: list[int]) -> list[list[int]]:
    """Four rows of one card each that nobody in the scenario holds."""
    return [[card] for card in [walker for walker in WALKERS if walker not in held][: BOX.rows]]


def check_set_up(given: SetUp) -> list[Difference]:
    """Cards of rows and hands after dealing."""
    differences = []
    for number, case in enumerate(given.cases):
        table = Table.open("card_game", seats=case.players, options={"mode": case.mode}, seed=0)
        view: Any = table.view(0)
        found = {
            "mode": case.mode,
            "players": case.players,
            "hand_walkers": len(view.cards),
            "heroes": int(view.hero is not None),
            "rows": len(view.rows),
            "unused": view.unused,
        }
        differences += compare(case, found, f"cases[{number}]")
    return differences


def check_points(given: PointTable) -> list[Difference]:
    """Points of the Walkers."""
    values = POINTS[1:]
    found = {
        "counts": Whole({value: values.count(value) for value in sorted(set(values))}),
        "total": sum(values),
        "samples": {card: POINTS[card] for card in WALKERS},
    }
    return compare(given.expect, found)


def check_hand_score(given: HandScore) -> list[Difference]:
    """Winners of a hand with these points."""
    differences = []
    for number, case in enumerate(given.cases):
        found = {"mode": case.mode, "points": case.points, "winners": winners_of(case.mode, case.points)}
        differences += compare(case, found, f"cases[{number}]")
    return differences


def check_match(given: Match) -> list[Difference]:
    """Winners of a match with these hands."""
    differences = []
    for number, case in enumerate(given.cases):
        letters = sorted(case.hands[0]) if case.hands else []
        if not letters or any(sorted(hand) != letters for hand in case.hands):
            raise BadInput(f"cases[{number}].hands", "players-differ")
        scores = [[hand[letter] for letter in letters] for hand in case.hands]
        totals = Whole(zip(letters, totals_of(scores), strict=True))
        found = {"mode": case.mode, "hands": case.hands, "totals": totals, "winners": winners_of(case.mode, totals)}
        differences += compare(case, found, f"cases[{number}]")
    return differences


def winners_of(mode: str, points: Mapping[str, int]) -> AnyOrder:
    letters = list(points)
    return AnyOrder(letters[seat] for seat in winners(mode, tuple(points.values())))


def check_end(given: End) -> list[Difference]:
    """Seats that still play, and True if the hand is over."""
    active = active_seats(end_position(given).state)
    return compare(given.expect, {"active": [LETTERS[seat] for seat in active], "hand_over": not active})


def end_position(given: End, seed: int = 0) -> Position:
    hands, heroes = held_by(given.hands)
    held = [card for hand in hands.values() for card in hand]
    return deal_position(given.mode, spare_rows(held), hands, heroes)


def held_by(hands: Mapping[Letter, Hand]) -> tuple[dict[int, list[int]], set[int]]:
    """The Walkers of these hands by seat, and the seats with a Hero."""
    walkers = {LETTERS.index(letter): sorted(hand.walkers) for letter, hand in hands.items()}
    return walkers, {LETTERS.index(letter) for letter, hand in hands.items() if hand.hero}


def check_dealt(given: Dealt) -> list[Difference]:
    """Seats that still play at this table."""
    active = active_seats(dealt_position(given).state)
    return compare(given.expect, {"active": [LETTERS[seat] for seat in active]})


def dealt_position(given: Dealt, seed: int = 0) -> Position:
    """The table as it is written, to the last card."""
    start = deal_position(given.mode, [list(row) for row in given.rows], *held_by(given.hands))
    state: State = start.state
    for letter, cards in given.piles.items():
        for card in cards:
            if card not in state.unused:
                raise BadInput(f"piles.{letter}", "card-twice", found=card)
            state.unused.remove(card)
        state.piles[LETTERS.index(letter)] = list(cards)
    return start


# --- the format


def fill_hands(start: Position, seed: int) -> Position:
    """Everybody is dealt further cards, alike, up to a full hand if the deck allows; in Hero mode, a Hero too."""
    state: State = start.state
    size = BOX.modes[start.options["mode"]].hand
    heap = Live(seed).shuffle("fill", state.unused)
    while heap:
        short = [hand for hand in state.hands if len(hand) < size]
        least = min(map(len, short), default=size)
        lowest = [hand for hand in short if len(hand) == least]
        if not lowest or len(lowest) > len(heap):
            break
        for hand in lowest:
            hand.append(heap.pop())
    for hand in state.hands:
        hand.sort()
    state.unused = sorted(heap)
    if start.options["mode"] == "hero":
        state.heroes = [HEROES[seat] for seat in range(start.seats)]
    return start


def recognises(given: dict[str, Any]) -> bool:
    """A mode, cases with a mode, or a table of points: no other game has these."""
    cases = given.get("cases")
    return (
        "mode" in given
        or given.get("kind") == "points"
        or (isinstance(cases, list) and any(isinstance(case, dict) and "mode" in case for case in cases))
    )


SCENARIOS = ScenarioFormat(
    recognises,
    {
        "": Kind(Round, check_round, lambda given, seed: fill_hands(round_position(given), seed)),
        "illegal": Kind(Illegal, check_illegal, lambda given, seed: fill_hands(illegal_position(given), seed)),
        "setup": Kind(SetUp, check_set_up),
        "points": Kind(PointTable, check_points),
        "hand_score": Kind(HandScore, check_hand_score),
        "match": Kind(Match, check_match),
        "end": Kind(End, check_end, end_position),
        "dealt": Kind(Dealt, check_dealt, dealt_position),
    },
)
