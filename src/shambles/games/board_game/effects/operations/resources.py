"""Operations on resources: gain, lose, give."""

from __future__ import annotations

import msgspec

from shambles.core.asking.play import Flow, decide
from shambles.games.board_game.box.vocabulary import Aimed, AnyResource, Operation, Some, Who
from shambles.games.board_game.box.words import Say, amount_text
from shambles.games.board_game.effects.resources import bearer_of, change, gain, gain_any, lose, lose_any
from shambles.games.board_game.table.about import Left
from shambles.games.board_game.table.events_of_cards import Given, NoResources
from shambles.games.board_game.table.outlook import Outlook, Source, holdings, seats_hit
from shambles.games.board_game.table.questions import LOSE_ANY
from shambles.games.board_game.table.state import T, the_board


class Gain(Aimed, Operation, frozen=True, tag="gain"):
    """BG-275, BG-534  Gain resources, besides what the space gives. With `any`, the player chooses each one."""

    res: AnyResource = "any"
    n: Some = 1
    touches = "resources"

    def says(self, say: Say) -> str:
        return say("effect-gain", what=amount_text(self.res, self.n, say))

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            if self.res == "any":
                yield from gain_any(t, seat, self.n)
            else:
                gain(t, seat, self.res, self.n)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(resources=self.n)]


class Lose(Aimed, Operation, frozen=True, tag="lose"):
    """BG-433, BG-R58  Lose `n` resources, or all if the player has fewer. With `any`, the player chooses which."""

    res: AnyResource = "any"
    n: Some = 1
    touches = "resources"

    def says(self, say: Say) -> str:
        return say("effect-lose", what=amount_text(self.res, self.n, say))

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            loser = yield from bearer_of(
                t, seat, self.who, source, self.res, lambda one: holdings(t, one, self.res) >= self.n
            )
            if self.res == "any":
                yield from lose_any(t, loser, self.n)
            else:
                lose(t, loser, self.res, self.n)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(resources=-min(self.n, holdings(t, seat, self.res)))]


class Give(Operation, frozen=True, kw_only=True, tag="give"):
    """BG-533  A player gives another up to `n` resources. The giver chooses which."""

    giver: Who = msgspec.field(name="from")
    to: Who
    res: AnyResource = "any"
    n: Some = 1
    touches = "resources"
    outward = True

    def says(self, say: Say) -> str:
        giver, to = say(f"party-{self.giver}"), say(f"party-{self.to}")
        return say("effect-give", giver=self.giver, **{"from": giver}, to=to, what=amount_text(self.res, self.n, say))

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.giver, source):
            giver = yield from bearer_of(
                t, seat, self.giver, source, self.res, lambda one: self.can_be_given_by(t, one, source)
            )
            for taker in seats_hit(t, self.to, source):
                yield from self.hand_over(t, giver, taker)

    def can_be_given_by(self, t: T, seat: int, source: Source) -> bool:
        """A player who receives the resource cannot give it."""
        return holdings(t, seat, self.res) >= self.n and seat not in seats_hit(t, self.to, source)

    def hand_over(self, t: T, giver: int, taker: int) -> Flow[None]:
        for left in range(min(self.n, holdings(t, giver, self.res)), 0, -1):
            resource: str = self.res
            if resource == "any":
                choice = yield from decide(t, LOSE_ANY, giver, Left(left))
                resource = choice.resource
            change(t.state.parties[giver], resource, -1)
            change(t.state.parties[taker], resource, 1)
            t.tell(Given("BG-246", giver, taker, resource, 1))

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        """Up to so many from each giver to each taker."""
        moved = 0
        for giver in seats_hit(t, self.giver, source):
            for taker in seats_hit(t, self.to, source):
                moved += min(self.n, holdings(t, giver, self.res)) * ((seat == taker) - (seat == giver))
        return [Outlook(resources=moved)]


class Blocked(Operation, frozen=True, tag="no_resources"):
    """BG-273, BG-R41  The party cannot collect anything from the space in this turn."""

    touches = "collecting"

    def says(self, say: Say) -> str:
        return say("effect-no_resources")

    def does(self, t: T, source: Source) -> Flow[None]:
        t.state.turn.blocked = True
        t.tell(NoResources("BG-273", source.seat))
        return
        yield {}  # a flow, although nobody is asked

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        icons = the_board(t).spaces[t.state.parties[seat].at].icons
        return [Outlook(missed=0 if t.state.turn.blocked else len(icons))]
