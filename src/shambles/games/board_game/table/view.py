"""The view of a seat in the Board Game (`view`), and the shuffle of hidden cards for a fork (`redeal`) (BG-040, BG-041,
BG-043)."""

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
    """A survivor in a party, with the fatigue it has."""

    card: SurvivorCard
    fatigue: int


class PartyView(msgspec.Struct, frozen=True, gc=False):
    """A player's sheet. `private` is null if the viewer may not see the card; `has_private` says whether there is one.
    `tier` is the Location requirement that applies to this party, counted from 0."""

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
    """The zombie tokens on a space, oldest first. A face-down token is null."""

    space: str
    values: tuple[int | None, ...]


class MarkerView(msgspec.Struct, frozen=True, gc=False):
    """A follower who was left behind on a space."""

    space: str
    follower: SurvivorCard


class GroupView(msgspec.Struct, frozen=True, gc=False):
    """Players who play together. `pawn` is the seat whose pawn stands for all."""

    members: tuple[int, ...]
    pawn: int


class RollView(msgspec.Struct, frozen=True, gc=False):
    """A fight or an Action roll in progress. `short` is how much is still missing."""

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
    """A Location that is being scouted. `slot` is null for the private card. `tier` and `part` count from 0. `done` is
    how many encounters of this part are won."""

    location: Location
    slot: int | None
    tier: int
    part: int
    done: int


class Lead(msgspec.Struct, frozen=True, gc=False):
    """A space with a list of spaces: those next to it (in `near`), or the path to it (in `ways`)."""

    space: str
    spaces: tuple[str, ...]


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """The present turn. `ways` is the path to each space within the steps left; only the active player gets it."""

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

    near     for each space, those that are one step away
    odds     what this seat can work out before a fight, a shot or scouting; null if it has no such decision now
    to_win   Locations needed for a safe haven
    lethal   the fatigue that kills a survivor
    bag      how many zombie tokens are in the supply
    waiting  how many zombie tokens will be shuffled back when the supply is empty
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
    """The view of one seat, or of a spectator."""
    return views(t, (seat,))[0]


def views(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """BG-040, BG-041, BG-247  Public: the board, sheets, dice, open cards. Secret: private Locations, face-down tokens,
    the order of every deck, and the characters set aside."""
    table = view_open(t)
    return [table if seat is None else reckon(t, view_of(t, table, seat), seat) for seat in seats]


def views_unreckoned(t: Play[State, Options], seats: Sequence[int | None]) -> list[View]:
    """Views without odds and ways, which are most of the work, for callers that work them out themselves."""
    table = view_open(t)
    return [table if seat is None else view_of(t, table, seat) for seat in seats]


def view_open(t: Play[State, Options]) -> View:
    """The public part of the view, which is all that a spectator sees."""
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
    """The view with this seat's secrets added: its private Location, and the cards it has looked at."""
    s, locations, parties = t.state, the_box(t).locations, table.parties
    private = s.parties[seat].private
    if private is not None and parties[seat].private is None:
        own = replace(parties[seat], private=locations[private])
        parties = (*parties[:seat], own, *parties[seat + 1 :])
    top = tuple([locations[one] for one in known_top(s, seat)])
    return replace(table, seat=seat, parties=parties, known_top=top)


def reckon(t: Play[State, Options], table: View, seat: int) -> View:
    """The view with what this seat can work out added: its ways and its odds."""
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


# --- redealing, for forks


def redeal(t: Play[State, Options], seat: int | None, chance: Chance) -> None:
    """Shuffle what this seat cannot know: decks, face-down tokens, private Locations of others."""
    s = t.state
    s.encounters = chance.shuffle("redeal:encounters", sorted(s.encounters))
    s.followers = chance.shuffle("redeal:followers", sorted(s.followers))
    s.characters = chance.shuffle("redeal:characters", sorted(s.characters))
    redeal_locations(s, seat, chance)
    redeal_tokens(s, chance)


def redeal_locations(s: State, seat: int | None, chance: Chance) -> None:
    """Shuffle together the Location cards that the seat has not seen, in the deck and as private cards."""
    top = [] if seat is None else known_top(s, seat)[::-1]
    below = s.locations[: len(s.locations) - len(top)]
    hidden = [party for at, party in enumerate(s.parties) if is_hidden(party) and at != seat]
    heap = chance.shuffle("redeal:locations", sorted([*below, *(one.private for one in hidden if one.private)]))
    for party in hidden:
        party.private = heap.pop()
    s.locations = [*heap, *top]


def reshuffle(t: Play[State, Options], chance: Chance) -> None:
    """Shuffle what nobody has seen: the decks below what anybody has looked at, and the face-down tokens."""
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
    """Shuffle the zombie tokens that nobody has seen: in the supply, face down on the board, or removed face down."""
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
    """Cached, because a map never changes."""
    return _leads(board.near)
