"""Scenarios of the Card Game: one round from given rows, and the smaller kinds that check a table or a count.

The format is described in docs/scenarios.md. Players are letters in seat order; rows are numbered 1 to 4.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from shambles.core.chance import Live
from shambles.core.event import Event
from shambles.core.reply import BadInput, Refusal
from shambles.core.scenario import Difference, Position, ScenarioFormat
from shambles.core.table import Table
from shambles.games.card_game.box.contents import BOX, HEROES, POINTS, WALKERS, Mode, Options, points_of, seat_range
from shambles.games.card_game.rules import ROUND, totals_of, winners
from shambles.games.card_game.scenarios.forms import (
    End,
    HandScore,
    Illegal,
    Match,
    PointTable,
    Round,
    SetUp,
)
from shambles.games.card_game.table.events import Placed, RowTaken
from shambles.games.card_game.table.questions import lay
from shambles.games.card_game.table.state import State, active_seats

LETTERS = "ABCDEFGHIJ"


# --- a round from given rows


def check_round(given: Round) -> list[Difference]:
    """Deal the position, lay the cards, take the rows that are asked for, and compare."""
    table = Table.deal("card_game", round_position(given), seed=0)
    for play in given.plays:
        seat = seat_of(play.p, "plays.p")
        reply = table.answer(seat, lay(tuple(sorted(play.cards)), play.hero))
        if isinstance(reply, Refusal):
            raise BadInput(f"plays.{play.p}", "answer-refused", reason=reply.code, rule=reply.rule)
    events = table.events_for(None)
    for seat, ask in table.asks.items():
        letter = LETTERS[seat]
        if ask.key != "take-a-row":
            break
        if letter not in given.choose:
            raise BadInput(f"choose.{letter}", "answer-missing", rule=ask.rule)
        reply = table.answer(seat, f"row {given.choose[letter]}")
        if isinstance(reply, Refusal):
            raise BadInput(f"choose.{letter}", "answer-refused", reason=reply.code, rule=reply.rule)
        events = table.events_for(None)
    return compare_round(given, table.view(None), events)


def compare_round(given: Round, view: Any, events: list[Event]) -> list[Difference]:
    placed = [event for event in events if isinstance(event, Placed | RowTaken)]
    won: dict[str, list[int]] = {play.p: [] for play in given.plays}
    for event in placed:
        if isinstance(event, RowTaken):
            won.setdefault(LETTERS[event.seat], []).extend(event.cards)
    expect = given.expect
    for field in ("pile_cards", "points", "heroes_used"):
        for letter in getattr(expect, field) or ():
            if seat_of(letter, f"expect.{field}") >= len(view.seats):
                raise BadInput(f"expect.{field}", "no-such-seat", found=letter)
    found: dict[str, Any] = {
        "order": [event.card for event in placed],
        "rows": [list(row) for row in view.rows],
        "heroes_used": sorted(LETTERS[HEROES.index(hero)] for hero in view.used_heroes),
    }
    differences = _compare(expect, found, ("order", "rows"))
    if expect.heroes_used is not None and sorted(expect.heroes_used) != found["heroes_used"]:
        differences.append(Difference("heroes_used", expect.heroes_used, found["heroes_used"]))
    for letter, cards in (expect.pile_cards or {}).items():
        if sorted(cards) != sorted(won.get(letter, [])):
            differences.append(Difference(f"pile_cards.{letter}", sorted(cards), sorted(won.get(letter, []))))
    for letter, points in (expect.points or {}).items():
        if points != points_of(won.get(letter, [])):
            differences.append(Difference(f"points.{letter}", points, points_of(won.get(letter, []))))
    return differences


def round_position(given: Round) -> Position:
    """The table just before the cards are laid: everybody holds exactly what the scenario has them play."""
    if len(given.rows) != BOX.rows:
        raise BadInput("rows", "wrong-number", found=len(given.rows), wanted=BOX.rows)
    for number, row in enumerate(given.rows, start=1):
        if not 1 <= len(row) <= BOX.longest_row:
            raise BadInput(f"rows.{number}", "wrong-number", found=len(row), wanted=BOX.longest_row)
    hands: dict[int, list[int]] = {}
    heroes: set[int] = set()
    for play in given.plays:
        seat = seat_of(play.p, "plays.p")
        if seat in hands:
            raise BadInput("plays.p", "twice", found=play.p)
        hands[seat] = sorted(play.cards)
        if play.hero:
            heroes.add(seat)
    return deal_position(given.mode, [list(row) for row in given.rows], hands, heroes)


def deal_position(mode: Mode, rows: list[list[int]], hands: Mapping[int, list[int]], heroes: set[int]) -> Position:
    """A table with these rows and hands; the other Walkers are unused. A card in two places is an error."""
    allowed = seat_range(Options(mode))
    seats = max(allowed[0], max(hands, default=0) + 1)
    if seats not in allowed:
        raise BadInput("plays.p", "seats-out-of-range", found=seats, least=allowed[0], most=allowed[-1])
    used = [card for row in rows for card in row] + [card for hand in hands.values() for card in hand]
    for card in used:
        if card not in WALKERS:
            raise BadInput("cards", "no-such-card", found=card)
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


def seat_of(letter: str, field: str) -> int:
    """Players are letters in seat order: A is seat 0."""
    if len(letter) != 1 or letter not in LETTERS:
        raise BadInput(field, "no-such-seat", found=letter)
    return LETTERS.index(letter)


# --- the smaller kinds


def check_illegal(given: Illegal) -> list[Difference]:
    """Which selections a hand allows."""
    if given.hand.hero and given.mode == "survival":
        raise BadInput("hand.hero", "no-heroes-here", rule="CG-191")
    position = deal_position(
        given.mode, spare_rows(given.hand.walkers), {0: sorted(given.hand.walkers)}, {0} if given.hand.hero else set()
    )
    ask = Table.deal("card_game", position, seed=0).asks.get(0)  # nobody asks a hand without Walkers (CG-171)
    differences = []
    for number, judged in enumerate(given.selections):
        selection = lay(tuple(sorted(judged.cards)), judged.hero)
        refusal = ask.why_not(selection) if ask is not None else Refusal("not-asked", "CG-171")
        if (refusal is None) != judged.legal:
            found = "legal" if refusal is None else f"{refusal.code} ({refusal.rule})"
            differences.append(Difference(f"selections.{number}", "legal" if judged.legal else "illegal", found))
    return differences


def spare_rows(held: list[int]) -> list[list[int]]:
    """Four rows of one card each that nobody in the scenario holds."""
    return [[card] for card in [walker for walker in WALKERS if walker not in held][: BOX.rows]]


def check_set_up(given: SetUp) -> list[Difference]:
    """What lies where after dealing."""
    differences = []
    for number, case in enumerate(given.cases):
        table = Table.open("card_game", seats=case.players, options={"mode": case.mode}, seed=0)
        view: Any = table.view(0)
        found = {
            "hand_walkers": len(view.cards),
            "heroes": int(view.hero is not None),
            "rows": len(view.rows),
            "unused": view.unused,
        }
        differences += _compare(case, found, found, f"cases.{number}.")
    return differences


def check_points(given: PointTable) -> list[Difference]:
    """What the Walkers are worth."""
    values = POINTS[1:]
    found: dict[str, Any] = {
        "counts": {value: values.count(value) for value in sorted(set(values))},
        "total": sum(values),
    }
    differences = _compare(given.expect, found, found)
    for card, value in (given.expect.samples or {}).items():
        if card not in WALKERS:
            raise BadInput(f"samples.{card}", "no-such-card", found=card)
        if POINTS[card] != value:
            differences.append(Difference(f"samples.{card}", value, POINTS[card]))
    return differences


def check_hand_score(given: HandScore) -> list[Difference]:
    """Who wins a hand with these points."""
    differences = []
    for number, case in enumerate(given.cases):
        differences += _compare_winners(case.mode, case.points, case.winners, f"cases.{number}.")
    return differences


def check_match(given: Match) -> list[Difference]:
    """Who wins a match with these hands."""
    differences = []
    for number, case in enumerate(given.cases):
        letters = sorted(case.hands[0]) if case.hands else []
        if not letters or any(sorted(hand) != letters for hand in case.hands):
            raise BadInput(f"cases.{number}.hands", "players-differ")
        scores = [[hand[letter] for letter in letters] for hand in case.hands]
        totals = dict(zip(letters, totals_of(scores), strict=True))
        if case.totals is not None and case.totals != totals:
            differences.append(Difference(f"cases.{number}.totals", case.totals, totals))
        differences += _compare_winners(case.mode, totals, case.winners, f"cases.{number}.")
    return differences


def check_end(given: End) -> list[Difference]:
    """Who still plays, and whether the hand is over."""
    position = end_position(given)
    active = active_seats(position.state)
    found = {"active": [LETTERS[seat] for seat in active], "hand_over": not active}
    return _compare(given.expect, found, found)


def end_position(given: End) -> Position:
    hands = {seat_of(letter, "hands"): sorted(hand.walkers) for letter, hand in given.hands.items()}
    heroes = {seat_of(letter, "hands") for letter, hand in given.hands.items() if hand.hero}
    held = [card for hand in hands.values() for card in hand]
    return deal_position(given.mode, spare_rows(held), hands, heroes)


def _compare_winners(mode: str, points: Mapping[str, int], expected: list[str], where: str) -> list[Difference]:
    if not points:
        raise BadInput(f"{where}points", "wrong-number", found=0, wanted=1)
    letters = list(points)
    found = [letters[seat] for seat in winners(mode, tuple(points.values()))]
    return [] if sorted(expected) == sorted(found) else [Difference(f"{where}winners", expected, found)]


def _compare(expect: Any, found: Mapping[str, Any], fields: Any, where: str = "") -> list[Difference]:
    """A field that is absent from what is expected is not checked."""
    wanted = {field: getattr(expect, field) for field in fields}
    return [
        Difference(f"{where}{field}", value, found[field])
        for field, value in wanted.items()
        if value is not None and value != found[field]
    ]


# --- the format

K = TypeVar("K", bound=msgspec.Struct)
KINDS: dict[str | None, tuple[type[msgspec.Struct], Callable[[Any], list[Difference]]]] = {
    None: (Round, check_round),
    "illegal": (Illegal, check_illegal),
    "setup": (SetUp, check_set_up),
    "points": (PointTable, check_points),
    "hand_score": (HandScore, check_hand_score),
    "match": (Match, check_match),
    "end": (End, check_end),
}


def recognises(given: dict[str, Any]) -> bool:
    """A mode, cases with a mode, or a table of points: no other game has these."""
    cases = given.get("cases")
    return (
        "mode" in given
        or given.get("kind") == "points"
        or (isinstance(cases, list) and any(isinstance(case, dict) and "mode" in case for case in cases))
    )


def check(given: dict[str, Any]) -> list[Difference]:
    """Run a scenario of any kind."""
    kind = given.get("kind")
    if not isinstance(kind, str | None) or kind not in KINDS:
        raise BadInput("kind", "unknown-kind", found=repr(kind)[:40], known=tuple(key for key in KINDS if key))
    shape, run = KINDS[kind]
    return run(_read(given, shape))


def position(given: dict[str, Any], seed: int) -> Position:
    """Where to play on from: the scenario's rows and cards, and hands filled up from the other Walkers."""
    kind = given.get("kind")
    if kind == "illegal":
        illegal = _read(given, Illegal)
        heroes = {0} if illegal.hand.hero else set()
        start = deal_position(illegal.mode, spare_rows(illegal.hand.walkers), {0: sorted(illegal.hand.walkers)}, heroes)
    elif kind == "end":
        return end_position(_read(given, End))
    elif kind is None:
        start = round_position(_read(given, Round))
    else:
        raise BadInput("kind", "not-a-position", found=str(kind))
    return fill_hands(start, seed)


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


def _read(given: dict[str, Any], shape: type[K]) -> K:
    try:
        return msgspec.convert(given, shape, strict=False)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `$")
        raise BadInput(where.strip("`.") or "scenario", "malformed", detail=what) from None


SCENARIOS = ScenarioFormat(recognises, check, position)
