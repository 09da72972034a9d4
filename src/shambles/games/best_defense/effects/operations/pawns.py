"""Operations that move pawns, and that let a player draw cards."""

from __future__ import annotations

from shambles.core.asking.play import Flow
from shambles.games.best_defense.box.contents import Box, box_of
from shambles.games.best_defense.box.vocabulary import Count, Deck, Operation, Place, Where, Who
from shambles.games.best_defense.box.words import Say, aimed, yes
from shambles.games.best_defense.effects.asking import T, decide
from shambles.games.best_defense.effects.belongings import find_ammo
from shambles.games.best_defense.effects.motives import count_stock
from shambles.games.best_defense.effects.reached import pick_place, whom
from shambles.games.best_defense.effects.resolving import resolve
from shambles.games.best_defense.effects.supplies import draw_card
from shambles.games.best_defense.table.about import AboutMore
from shambles.games.best_defense.table.card_questions import DRAW_MORE
from shambles.games.best_defense.table.choices import DRAW
from shambles.games.best_defense.table.events import Moved
from shambles.games.best_defense.table.forecast import Change, Changes, Grounds, Pick, chosen
from shambles.games.best_defense.table.reach import Scope, destinations, select
from shambles.games.best_defense.table.state import State


class Move(Operation, frozen=True):
    """BD-482  Move a pawn: one step, unless the card names the place or says anywhere."""

    who: Who
    to: Where
    may: bool = False

    def says(self, say: Say) -> str:
        if self.to == "chosen":
            return aimed("effect-move-anywhere", self.who, None, say, may=yes(self.may))
        return aimed("effect-move", self.who, None, say, loc=say("where", where=self.to), may=yes(self.may))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for seat in (yield from whom(t, scope, self.who)):
            found = destinations(t.state, scope, self.to, seat)
            for place in (yield from pick_place(t, scope, self.to, found, self.may)):
                move_pawn(t, seat, place, "BD-482")

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        moved = [
            [Change("pawn", 1.0, seat)] if destinations(s, scope, self.to, seat) else []
            for seat in select(s, box, scope, self.who)
        ]
        return chosen(self.who, moved, pick)

    def rests_on(self) -> Grounds:
        return ("places",) if self.who == "self" else ("places", "pawns")


def move_pawn(t: T, seat: int, place: Place, rule: str, leader: int | None = None) -> None:
    """Move a pawn to a place. `leader` is the seat that sends it there, if any. A pawn that stays gives no event."""
    person = t.state.people[seat]
    if person.place != place:
        origin, person.place = person.place, place
        sender = "" if leader is None else t.state.people[leader].name
        t.tell(Moved(rule, seat, person.name, origin, place, leader not in (None, seat), sender))


class Draw(Operation, frozen=True):
    """BD-R17  Draw from a deck, at any place."""

    who: Who
    deck: Deck
    n: Count = 1
    may: bool = False

    def says(self, say: Say) -> str:
        return aimed("effect-draw", self.who, None, say, deck=self.deck, n=self.n, may=yes(self.may))

    def does(self, t: T, scope: Scope) -> Flow[None]:
        for seat in (yield from whom(t, scope, self.who)):
            for _ in range(self.n):
                if self.may:
                    left = len(t.state.decks[self.deck])
                    choice = yield from decide(t, DRAW_MORE, seat, AboutMore(scope.card, self.deck, left))
                    if choice != DRAW:
                        break
                yield from draw_and_take(t, seat, self.deck, "BD-482")

    def would(self, s: State, box: Box, scope: Scope, pick: Pick) -> Changes:
        seats = select(s, box, scope, self.who)
        return chosen(self.who, [[Change("card", float(self.n), seat)] for seat in seats], pick)

    def rests_on(self) -> Grounds:
        return ()


def draw_and_take(t: T, seat: int, deck: Deck, rule: str) -> Flow[None]:
    """BD-100, BD-121, BD-140, BD-160  Draw the top card of a deck and carry out what cards of its kind do."""
    card = draw_card(t, seat, deck, rule)
    if deck == "equipment":
        count_stock(t, seat)
    elif deck == "ammo":
        yield from find_ammo(t, seat, card)
    else:
        yield from resolve(t, Scope(seat, card), box_of(t.options.box).finds[card].effects)
