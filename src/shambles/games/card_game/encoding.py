"""The Card Game in numbers: 104 Walkers, four rows, and the Hero."""

from __future__ import annotations

from shambles.doors.encoding.encoding import Longest, Plan
from shambles.doors.encoding.letters import each, flag, one, parts
from shambles.doors.encoding.shapes import Bag, LeftOut, Listed, Number, OneOf, Shape
from shambles.games.card_game.box.contents import BOX, HEROES, POINTS, WALKERS, Options
from shambles.games.card_game.table.state import Lay, TakeRow
from shambles.games.card_game.table.view import views_unreckoned

# Tables that are known by a name where environments have names; each is for so many seats.
ENVIRONMENTS = {
    "CardGameSurvival": {"seats": 4, "mode": "survival"},
    "CardGameHero": {"seats": 4, "mode": "hero"},
}


def plan(seats: range, options: Options) -> Plan:
    """CG-312  A card is an action; a pair is said from low to high, and the Hero after its Walker."""
    mode, bullets = BOX.modes[options.mode], sum(POINTS) * options.hands
    card, hand = Number(len(WALKERS)), Number(mode.hand)
    shapes: dict[str, Shape] = {
        "mode": LeftOut("the same all game long"),
        "View.hands": LeftOut("the same all game long"),
        "hand": Number(options.hands),
        "round": hand,
        "seat": OneOf(seats),
        "View.cards": Bag(WALKERS, most=1),
        "going": LeftOut("follows from the rows"),
        "hero": OneOf(HEROES),
        "rows": Listed(BOX.rows, Listed(BOX.longest_row, card)),
        "row_points": Listed(BOX.rows, Number(sum(POINTS))),
        "turned": Listed(len(seats) * mode.most_laid),
        "card": card,
        "Turned.hero": Number(1),
        "seats": Listed(len(seats)),
        "walkers": hand,
        "pile": Bag(WALKERS, most=1),
        "points": Number(sum(POINTS)),
        "total": Number(bullets),
        "scores": LeftOut("the totals say it"),
        "used_heroes": Bag(HEROES, most=1),
        "unused": Number(len(WALKERS)),
        "longest_row": LeftOut("the same all game long"),
        "bullets": LeftOut("printed on the cards"),
    }
    return Plan(
        version=0,
        runs={"card": WALKERS, "row": range(1, BOX.rows + 1), "hero": ("hero",)},
        spelling={
            Lay: parts(each("cards", "card"), flag("hero", "hero")),
            TakeRow: one("row", "row", first=1),
        },
        shapes=shapes,
        returns=(0.0, bullets) if options.mode == "hero" else (-bullets, 0.0),
        views=views_unreckoned,
        longest=longest(len(seats), options),
    )


def longest(seats: int, options: Options) -> Longest:
    """CG-062  In Hero mode two actions a round: a Walker, and what goes with it. CG-230  In Survival a Walker; and one
    seat takes a row, for only the lowest card of a round can be lower than every row."""
    rounds = options.hands * BOX.modes[options.mode].hand
    in_turns = rounds * (2 * seats if options.mode == "hero" else seats + 1)
    return Longest(2 * rounds, in_turns, together=2 * rounds, draws=options.hands * (len(WALKERS) - 1))
