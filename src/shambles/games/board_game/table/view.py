"""What a seat may know of the Board Game, and imagining the rest: two halves of one fact (BG-040, BG-041, BG-043)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from shambles.core.asking.chance import Chance
from shambles.core.asking.play import Play
from shambles.games.board_game.box.board import Arrow, Board, Space
from shambles.games.board_game.box.contents import (
    LETHAL,
    TO_WIN,
    Encounter,
    Location,
    Options,
    PlayOn,
    Pool,
    SurvivorCard,
)
from shambles.games.board_game.table.dice import short_of, total_of
from shambles.games.board_game.table.odds import Odds, odds_for
from shambles.games.board_game.table.reach import gas_uses_left, steps_left, tier_of, ways_on_foot
from shambles.games.board_game.table.state import (
    Party,
    Rolled,
    RollKind,
    State,
    Status,
    Wished,
    group_pool,
    may_try_again,
    pool_of,
    the_board,
    the_box,
)


class SurvivorView(msgspec.Struct, frozen=True, gc=False):
    card: SurvivorCard
    fatigue: int


class PartyView(msgspec.Struct, frozen=True, gc=False):
    """A player's sheet. `private` is None where the viewer may not know the card; `has_private` says there is one;
    `tier` is the requirement of a Location that applies to it, counted from 0."""

    seat: int
    status: Status
    at: str
    survivors: tuple[SurvivorView, ...]
    food: int
    gas: int
    ammo: int
    items: tuple[Encounter, ...]
    has_private: bool
    private: Location | None
    shown: bool
    scouted: tuple[Location, ...]
    tier: int
    retry: bool
    wishes: tuple[Wished, ...]
    pool: Pool


class TokenView(msgspec.Struct, frozen=True, gc=False):
    """The tokens on a space, oldest first; None is face down."""

    space: str
    values: tuple[int | None, ...]


class MarkerView(msgspec.Struct, frozen=True, gc=False):
    space: str
    follower: SurvivorCard


class GroupView(msgspec.Struct, frozen=True, gc=False):
    members: tuple[int, ...]
    pawn: int


class RollView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    kind: RollKind
    need: int
    dice: tuple[Rolled, ...]
    ammo: tuple[str, ...]
    total: int
    short: int


class CardView(msgspec.Struct, frozen=True, gc=False):
    """An encounter card that is being resolved."""

    card: Encounter
    seat: int
    why: str
    target: int | None
    yes: tuple[int, ...]
    no: tuple[int, ...]
    success: bool | None


class ScoutingView(msgspec.Struct, frozen=True, gc=False):
    """`tier` and `part` are counted from 0; `done` encounters of it have been won; slot None: the private card."""

    location: Location
    slot: int | None
    tier: int
    part: int
    done: int


class Lead(msgspec.Struct, frozen=True, gc=False):
    """A space and others that go with it: those it touches (`near`), or those on the way there (`ways`)."""

    space: str
    spaces: tuple[str, ...]


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """`ways`, for the active player alone: how to walk to each space within the steps that are left."""

    seat: int
    steps_left: int
    gas_left: int
    ways: tuple[Lead, ...]
    passed: bool
    draws: tuple[str, ...]
    blocked: bool
    pool: Pool


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it. `known_top` is what this seat has seen of the top of the Location deck.

    near    where one can step to from each space
    odds    what this seat could reckon before a step into tokens, a shot or a scouting; None where nothing is before it
    to_win  so many Locations scouted make a haven; lethal: so much fatigue kills
    """

    cooperation: bool
    play_on: PlayOn
    to_win: int
    lethal: int
    seat: int | None
    round: int
    first: int
    spaces: tuple[Space, ...]
    arrows: tuple[Arrow, ...]
    near: tuple[Lead, ...]
    sketch: bool
    parties: tuple[PartyView, ...]
    turn: TurnView
    groups: tuple[GroupView, ...]
    tokens: tuple[TokenView, ...]
    markers: tuple[MarkerView, ...]
    public: tuple[Location | None, ...]
    known_top: tuple[Location, ...]
    cards: tuple[CardView, ...]
    roll: RollView | None
    scouting: ScoutingView | None
    winners: tuple[int, ...]
    rescued: tuple[str, ...]
    encounters: int
    discard: tuple[str, ...]
    locations: int
    followers: int
    characters: int
    dead: tuple[str, ...]
    bag: int
    waiting: int
    odds: Odds | None


def view(t: Play[State, Options], seat: int | None) -> View:
    """What one seat, or a spectator, may know."""
    return views(t, (seat,))[0]


def views(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """BG-040, BG-041, BG-247  Public: the board, sheets, dice, open cards. Secret: private Locations, face-down tokens,
    the order of every deck, and the characters set aside."""
    table = view_open(t)
    return [table if seat is None else reckon(t, view_of(t, table, seat), seat) for seat in seats]


def views_unreckoned(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """The same without odds and ways, for those who reckon for themselves: most of the work of a view is in these."""
    table = view_open(t)
    return [table if seat is None else view_of(t, table, seat) for seat in seats]


def view_open(t: Play[State, Options]) -> View:
    """What everybody may know, and all that a spectator does."""
    s, box, board = t.state, the_box(t), the_board(t)
    locations = box.locations
    return View(
        cooperation=t.options.cooperation,
        play_on=t.options.play_on,
        to_win=TO_WIN,
        lethal=LETHAL,
        seat=None,
        round=s.round,
        first=s.first,
        spaces=board.file.space,
        arrows=board.file.arrow,
        near=_near(board),
        sketch=board.file.sketch,
        parties=tuple([party_view(t, one) for one in t.seats]),
        turn=turn_view(t),
        groups=tuple([GroupView(tuple(one.members), one.pawn) for one in s.groups]),
        tokens=tuple(
            [
                TokenView(space, tuple([one.value if one.up else None for one in s.tokens[space]]))
                for space in sorted(s.tokens)
            ]
        ),
        markers=tuple([MarkerView(one.space, box.followers[one.follower]) for one in s.markers]),
        public=tuple([None if one is None else locations[one] for one in s.public]),
        known_top=(),
        cards=tuple(
            [
                CardView(
                    box.encounters[one.card], one.seat, one.why, one.target, tuple(one.yes), tuple(one.no), one.success
                )
                for one in s.cards
            ]
        ),
        roll=roll_view(t),
        scouting=scouting_view(t),
        winners=tuple(s.winners),
        rescued=tuple(s.rescued),
        encounters=len(s.encounters),
        discard=tuple(s.discard),
        locations=len(s.locations),
        followers=len(s.followers),
        characters=len(s.characters),
        dead=tuple(s.dead),
        bag=len(s.bag),
        waiting=len(s.fought) + len(s.unseen),
        odds=None,
    )


def view_of(t: Play[State, Options], table: View, seat: int) -> View:
    """The table with what this seat alone may know: its private Location, and the cards it has looked at."""
    s, locations, parties = t.state, the_box(t).locations, table.parties
    private = s.parties[seat].private
    if private is not None and parties[seat].private is None:
        own = replace(parties[seat], private=locations[private])
        parties = (*parties[:seat], own, *parties[seat + 1 :])
    top = tuple([locations[one] for one in known_top(s, seat)])
    return replace(table, seat=seat, parties=parties, known_top=top)


def reckon(t: Play[State, Options], table: View, seat: int) -> View:
    """With what this seat could work out: its ways and its odds."""
    turn = table.turn
    if seat == turn.seat and t.state.parties[seat].at:
        turn = replace(turn, ways=_leads(ways_on_foot(t, seat)))
    return replace(table, turn=turn, odds=odds_for(t, seat))


def party_view(t: Play[State, Options], one: int) -> PartyView:
    box, party = the_box(t), t.state.parties[one]
    return PartyView(
        seat=one,
        status=party.status,
        at=party.at,
        survivors=tuple([SurvivorView(box.survivors[each.id], each.fatigue) for each in party.survivors]),
        food=party.food,
        gas=party.gas,
        ammo=party.ammo,
        items=tuple([box.encounters[card] for card in party.items]),
        has_private=party.private is not None,
        private=box.locations[party.private] if party.shown and party.private is not None else None,
        shown=party.shown,
        scouted=tuple([box.locations[each] for each in party.scouted]),
        tier=tier_of(t, one),
        retry=may_try_again(t.state, one),
        wishes=tuple([each.what for each in t.state.wishes if each.seat == one]),
        pool=Pool(**pool_of(box, [party])),
    )


def turn_view(t: Play[State, Options]) -> TurnView:
    s = t.state
    turn = s.turn
    return TurnView(
        seat=turn.seat,
        steps_left=max(0, steps_left(t, turn.seat)),
        gas_left=gas_uses_left(t, turn.seat),
        ways=(),
        passed=turn.passed,
        draws=tuple(turn.draws),
        blocked=turn.blocked,
        pool=Pool(**group_pool(t, turn.seat)),
    )


def roll_view(t: Play[State, Options]) -> RollView | None:
    roll = t.state.roll
    if roll is None:
        return None
    dice, ammo = tuple(roll.dice), tuple(roll.ammo)
    return RollView(roll.seat, roll.kind, roll.need, dice, ammo, total_of(t), short_of(t))


def scouting_view(t: Play[State, Options]) -> ScoutingView | None:
    one = t.state.scouting
    if one is None:
        return None
    return ScoutingView(the_box(t).locations[one.location], one.slot, one.tier, one.step, one.left)


def known_top(s: State, seat: int) -> list[str]:
    """The cards on top of the Location deck that this seat has looked at, the top one first."""
    count = min(s.peeks[seat], len(s.locations))
    return s.locations[len(s.locations) - count :][::-1]


# --- imagining


def redeal(t: Play[State, Options], seat: int | None, chance: Chance) -> None:
    """What this seat cannot know, dealt anew: decks, face-down tokens, other people's private Locations."""
    s = t.state
    s.encounters = chance.shuffle("redeal:encounters", sorted(s.encounters))
    s.followers = chance.shuffle("redeal:followers", sorted(s.followers))
    s.characters = chance.shuffle("redeal:characters", sorted(s.characters))
    redeal_locations(s, seat, chance)
    redeal_tokens(s, chance)


def redeal_locations(s: State, seat: int | None, chance: Chance) -> None:
    """The deck below what the seat has seen, and the private cards that have not been shown, are one heap."""
    top = [] if seat is None else known_top(s, seat)[::-1]
    below = s.locations[: len(s.locations) - len(top)]
    hidden = [party for at, party in enumerate(s.parties) if is_hidden(party) and at != seat]
    heap = chance.shuffle("redeal:locations", sorted([*below, *(one.private for one in hidden if one.private)]))
    for party in hidden:
        party.private = heap.pop()
    s.locations = [*heap, *top]


def reshuffle(t: Play[State, Options], chance: Chance) -> None:
    """What nobody has seen: the decks below what anybody has looked at, and the face-down tokens."""
    s = t.state
    s.encounters = chance.shuffle("reshuffle:encounters", sorted(s.encounters))
    s.followers = chance.shuffle("reshuffle:followers", sorted(s.followers))
    s.characters = chance.shuffle("reshuffle:characters", sorted(s.characters))
    below = len(s.locations) - min(max(s.peeks), len(s.locations))
    s.locations = [*chance.shuffle("reshuffle:locations", sorted(s.locations[:below])), *s.locations[below:]]
    redeal_tokens(s, chance)


def is_hidden(party: Party) -> bool:
    return party.private is not None and not party.shown


def redeal_tokens(s: State, chance: Chance) -> None:
    """Nobody has seen the number of a face-down token, in the bag, on the board, or removed from it."""
    face_down = [token for space in sorted(s.tokens) for token in s.tokens[space] if not token.up]
    unknown = sorted([*s.bag, *s.unseen, *(token.value for token in face_down)])
    heap = chance.shuffle("redeal:tokens", unknown)
    for token in face_down:
        token.value = heap.pop()
    s.unseen = [heap.pop() for _ in s.unseen]
    s.bag = heap


def _leads(found: Mapping[str, Sequence[str]]) -> tuple[Lead, ...]:
    return tuple(Lead(space, tuple(spaces)) for space, spaces in found.items())


@cache
def _near(board: Board) -> tuple[Lead, ...]:
    """What is printed on a map never changes."""
    return _leads(board.near)
