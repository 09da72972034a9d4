"""Operations on survivors: fatigue and healing; followers join, are left behind and die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from shambles.core.asking.play import Flow, decide
from shambles.core.asking.reply import BadInput
from shambles.games.board_game.box.contents import LETHAL
from shambles.games.board_game.box.vocabulary import Aimed, Operation, Pick, Some, Whom
from shambles.games.board_game.box.words import Say
from shambles.games.board_game.effects.carrying_out import follow_instructions
from shambles.games.board_game.effects.fatigue import add_fatigue, die, heal, heal_one, heal_spread, take_fatigue
from shambles.games.board_game.effects.followers import draw_follower, leave_behind, pick_follower
from shambles.games.board_game.effects.resources import bearer_of
from shambles.games.board_game.table.about import FatigueDue
from shambles.games.board_game.table.choices import OnSurvivor
from shambles.games.board_game.table.outlook import Outlook, Source, may_be_left, seats_hit, starting_character
from shambles.games.board_game.table.questions import PLACE_FATIGUE
from shambles.games.board_game.table.state import T, followers_of, survivor_of, the_box


class Fatigue(Aimed, Operation, frozen=True, tag="fatigue"):
    """BG-391, BG-532  Survivors get fatigue. `on` says who.

    spread  one at a time, the player chooses each
    one     all on one survivor
    each    on every survivor
    start   on the starting character
    bearer  on the survivor with the ability
    """

    n: Some = 1
    on: Whom = "spread"
    touches = "fatigue"

    def says(self, say: Say) -> str:
        return say(f"effect-fatigue-{self.on}", n=self.n)

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            match self.on:
                case "one":
                    bearer = yield from bearer_of(
                        t, seat, self.who, source, "fatigue", lambda one: self.fits_on_one(t, one)
                    )
                    yield from fatigue_one(t, bearer, self.n)
                case "each":
                    for name in [one.id for one in t.state.parties[seat].survivors]:
                        yield from fatigue_this(t, seat, name, self.n)
                case "bearer":
                    yield from fatigue_this(t, seat, source.card, self.n)
                case "start" if starting_character(t, seat):
                    yield from fatigue_this(t, seat, starting_character(t, seat), self.n)
                case _:
                    yield from take_fatigue(t, seat, self.n)

    def fits_on_one(self, t: T, seat: int) -> bool:
        return any(LETHAL - one.fatigue >= self.n for one in t.state.parties[seat].survivors)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(fatigue=self.n * (len(t.state.parties[seat].survivors) if self.on == "each" else 1))]


def fatigue_one(t: T, seat: int, count: int) -> Flow[None]:
    """Place all fatigue on one survivor. What is left after a death is lost."""
    choice = yield from decide(t, PLACE_FATIGUE, seat, FatigueDue(count))
    assert isinstance(choice, OnSurvivor)
    yield from fatigue_this(t, seat, choice.survivor, count)


def fatigue_this(t: T, seat: int, name: str, count: int) -> Flow[None]:
    for _ in range(count):
        if any(one.id == name for one in t.state.parties[seat].survivors):
            yield from add_fatigue(t, seat, name)


class Heal(Aimed, Operation, frozen=True, tag="heal"):
    """BG-246  Survivors lose fatigue. `on` says who, as for Fatigue."""

    n: Some | Literal["all"] = 1
    on: Whom = "spread"
    touches = "fatigue"

    def says(self, say: Say) -> str:
        return say("effect-heal-all") if self.n == "all" else say(f"effect-heal-{self.on}", n=self.n)

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            match self.on:
                case "one":
                    yield from heal_one(t, seat, self.n)
                case "spread" if isinstance(self.n, int):
                    yield from heal_spread(t, seat, self.n)
                case "each":
                    for one in t.state.parties[seat].survivors:
                        if one.fatigue:
                            heal(t, seat, one.id, self.n)
                case _:
                    name = source.card if self.on == "bearer" else starting_character(t, seat)
                    if name and survivor_of(t.state.parties[seat], name).fatigue:
                        heal(t, seat, name, self.n)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(healed=self.would_heal(t, source, seat))]

    def would_heal(self, t: T, source: Source, seat: int) -> int:
        tired = [one for one in t.state.parties[seat].survivors if one.fatigue]
        if not tired:
            return 0
        most = max(one.fatigue for one in tired) if self.n == "all" else self.n
        match self.on:
            case "one":
                return min(most, max(one.fatigue for one in tired))
            case "spread":
                return min(most, sum(one.fatigue for one in tired))
            case "each":
                return sum(min(most, one.fatigue) for one in tired)
        name = source.card if self.on == "bearer" else starting_character(t, seat)
        return sum(min(most, one.fatigue) for one in tired if one.id == name)

    def faults(self, field: str) -> Iterator[BadInput]:
        """Only one survivor can lose all fatigue."""
        if self.n == "all" and self.on != "one":
            yield BadInput(f"{field}.n", "not-a-number", found="all")


class Join(Aimed, Operation, frozen=True, tag="join"):
    """BG-451 … BG-453  The top follower card joins the party, and its instructions are carried out at once."""

    n: Some = 1
    touches = "survivors"

    def says(self, say: Say) -> str:
        return say("effect-join", n=self.n)

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            for _ in range(self.n):
                follower = draw_follower(t, seat)
                if follower is not None:
                    yield from follow_instructions(t, seat, follower)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(followers=min(self.n, len(t.state.followers)))]


class Leave(Aimed, Operation, frozen=True, tag="leave"):
    """BG-454, BG-455, BG-R73, BG-R74  A party leaves followers behind, but never its last survivor. `pick` says who
    chooses them: their owner, or chance."""

    n: Some = 1
    at: Literal["here", "nearest_start"] = "here"
    pick: Pick = "owner"
    touches = "survivors"

    def says(self, say: Say) -> str:
        return say(f"effect-leave-{self.at}", n=self.n, pick=self.pick)

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            loser = yield from bearer_of(t, seat, self.who, source, "leave", lambda one: may_be_left(t, one) >= self.n)
            for _ in range(min(self.n, may_be_left(t, loser))):
                name = yield from pick_follower(t, loser, self.pick, "leave")
                yield from leave_behind(t, loser, name, self.at)

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(followers=-min(self.n, may_be_left(t, seat)))]


class Slay(Aimed, Operation, frozen=True, tag="slay"):
    """BG-394  Followers die. `pick` says who chooses them: their owner, or chance."""

    n: Some = 1
    pick: Pick = "owner"
    touches = "survivors"

    def says(self, say: Say) -> str:
        return say("effect-slay", n=self.n, pick=self.pick)

    def does(self, t: T, source: Source) -> Flow[None]:
        for seat in seats_hit(t, self.who, source):
            loser = yield from bearer_of(t, seat, self.who, source, "slay", lambda one: followers(t, one) >= self.n)
            for _ in range(min(self.n, followers(t, loser))):
                name = yield from pick_follower(t, loser, self.pick, "slay")
                die(t, loser, name, rule="BG-394")

    def would(self, t: T, source: Source, seat: int) -> list[Outlook]:
        return [Outlook(followers=-min(self.n, followers(t, seat)))]


def followers(t: T, seat: int) -> int:
    return len(followers_of(the_box(t), t.state.parties[seat]))
