"""Operations on cards and tokens: keep, discard, place, draw, look at."""

from __future__ import annotations

from typing import Literal

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.vocabulary import Aimed, Operation, Some
from shambles.games.board_game.box.words import Say
from shambles.games.board_game.effects.board import look_at_locations, look_at_tokens, place_tokens, remove_tokens
from shambles.games.board_game.effects.resources import bearer_of
from shambles.games.board_game.table.events_of_cards import CardDiscarded
from shambles.games.board_game.table.outlook import Outlook, Source, seats_hit
from shambles.games.board_game.table.questions import DROP_ITEM
from shambles.games.board_game.table.state import T, the_board


class Keep(Operation, frozen=True, tag="keep"):
    """BG-291  Keep this card: when it is done, it goes to the inventory."""

    touches = "items"
    keeps = True

    def says(self, say: Say) -> str:
        return say("effect-keep")

    def does(self, t: T, source: Source) -> Flow[None]:
        t.state.cards[-1].kept = True
        return
        yield {}  # a flow, although nobody is asked

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(items=1)]


class Drop(Aimed, Operation, frozen=True, tag="drop"):
    """Discard inventory cards. Their owner chooses which."""

    n: Some = 1
    touches = "items"

    def says(self, say: Say) -> str:
        return say("effect-drop", n=self.n)

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            loser = yield from bearer_of(
                t, seat, self.who, source, "drop", lambda one: len(t.state.parties[one].items) >= self.n
            )
            for _ in range(min(self.n, len(t.state.parties[loser].items))):
                choice = yield from decide(t, DROP_ITEM, loser)
                discard_item(t, loser, choice.card)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(items=-min(self.n, len(t.state.parties[seat].items)))]


def discard_item(t: T, seat: int, card: str) -> None:
    """BG-293  Move an inventory card to the discard pile."""
    t.state.parties[seat].items.remove(card)
    t.state.discard.append(card)
    t.tell(CardDiscarded("BG-293", seat, card))


class Tokens(Operation, frozen=True, tag="tokens"):
    """BG-139, BG-246  Place zombie tokens (n > 0) or remove them (n < 0), never on Locations."""

    n: int
    at: Literal["adjacent", "adjacent_one", "near"]
    touches = "tokens"

    def says(self, say: Say) -> str:
        return say(f"effect-place-{self.at}", n=self.n) if self.n > 0 else say("effect-remove", n=-self.n)

    def does(self, t: T, source: Source) -> Flow[None]:
        if self.n > 0:
            yield from place_tokens(t, source.seat, self.n, self.at)
        else:
            yield from remove_tokens(t, source.seat, -self.n)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        """Placed, or taken away within two steps."""
        if self.n > 0:
            return [Outlook(tokens=self.n)]
        tokens, near = t.state.tokens, the_board(t).two_steps[t.state.parties[seat].at]
        return [Outlook(tokens=-min(-self.n, sum([len(tokens[space]) for space in near if space in tokens])))]


class Draw(Operation, frozen=True, tag="draw"):
    """Draw more encounter cards, after this card is done."""

    n: Some = 1
    touches = "cards"

    def says(self, say: Say) -> str:
        return say("effect-draw", n=self.n)

    def does(self, t: T, source: Source) -> Flow[None]:
        if t.state.cards:
            t.state.cards[-1].more += self.n
        return
        yield {}  # a flow, although nobody is asked

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(cards=self.n)]


class Peek(Operation, frozen=True, tag="peek"):
    """BG-040, BG-152  Look at face-down zombie tokens, or at the top of the Location deck.

    swap  the player may exchange their private card for one of those Locations
    """

    what: Literal["tokens", "locations"] = "tokens"
    n: Some = 1
    swap: bool = False
    touches = "hidden"

    def says(self, say: Say) -> str:
        if self.what == "tokens":
            return say("effect-peek-tokens", n=self.n)
        return say("effect-peek-locations", n=self.n, swap="yes" if self.swap else "no")

    def does(self, t: T, source: Source) -> Flow[None]:
        if self.what == "tokens":
            yield from look_at_tokens(t, source.seat, self.n)
        else:
            yield from look_at_locations(t, source.seat, self.n, self.swap)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        if self.what == "tokens":
            return [Outlook(seen=hidden_near(t, seat, self.n))]
        return [Outlook(seen=min(self.n, len(t.state.locations)))]


def hidden_near(t: T, seat: int, most: int) -> int:
    """The number of face-down tokens within two steps, up to a maximum."""
    tokens, found = t.state.tokens, 0
    for space in the_board(t).two_steps[t.state.parties[seat].at]:
        for token in tokens.get(space, ()):
            if not token.up:
                found += 1
                if found == most:
                    return found
    return found
